"""Emblems for decks of one's own: things drawn for no game, each found by its English name.

Each module draws one subject and has a dictionary ``EMBLEMS``: a name in kebab case, and the
function that draws the thing on a plate of 44 × 30 mm.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

from engraver.emblems import (
    abacus,
    anvil,
    apple,
    bee,
    bicycle,
    butterfly,
    chess_knight,
    drums,
    ear_of_wheat,
    fish,
    football,
    fox,
    gear_wheel,
    geography,
    hammer,
    horse,
    hourglass,
    key,
    lantern,
    lion,
    mushroom,
    oak_leaf,
    open_book,
    optics,
    owl,
    quill_and_ink,
    rose,
    saw,
    science,
    seafaring,
    strings,
    tortoise,
    weather,
    winds,
)
from engraver.technique import burin
from engraver.technique.plate import Plate

#: The modules, one a subject.
SUBJECTS: tuple[ModuleType, ...] = (
    strings,
    winds,
    drums,
    science,
    optics,
    geography,
    seafaring,
    weather,
    fox,
    owl,
    horse,
    fish,
    butterfly,
    bee,
    tortoise,
    lion,
    oak_leaf,
    rose,
    apple,
    ear_of_wheat,
    mushroom,
    hammer,
    saw,
    anvil,
    gear_wheel,
    key,
    lantern,
    open_book,
    quill_and_ink,
    hourglass,
    abacus,
    football,
    bicycle,
    chess_knight,
)
#: The field of every emblem, mm, as of the sketches of Portrait Authors.
WIDTH, HEIGHT = 44.0, 30.0
#: In the oval of a portrait card an emblem has this share of its size: the smallest.
PRINTED = 0.705


def motifs() -> dict[str, Callable[[], Plate]]:
    """File stem in ``card_art/emblems`` to the function that draws it."""
    return {
        name: _plate(name, draw) for subject in SUBJECTS for name, draw in subject.EMBLEMS.items()
    }


def _plate(name: str, draw: Callable[[Plate], None]) -> Callable[[], Plate]:
    """Draws an emblem with lines and gaps that are wide enough where it is printed."""

    def emblem() -> Plate:
        plate = Plate(WIDTH, HEIGHT, name.replace("-", " ").capitalize())
        with burin.scaled(PRINTED):
            draw(plate)
        return plate

    return emblem
