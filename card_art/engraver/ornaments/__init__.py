"""Ornaments of booklets, boxes and the site: title plates, headpieces, tailpieces, initials.

And for boxes: the title plate cut for half its size, and for each game a weave, in which a fold
may be a little off.

One folder for all games, for they are of one making: acanthus scrolls, and in their eyes the
things of the game. Nothing here is a card's.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engraver.ornaments.emblems import EMBLEMS, Emblem
from engraver.ornaments.headpieces import headpiece
from engraver.ornaments.initials import LETTERS, initial
from engraver.ornaments.tailpieces import tailpiece
from engraver.ornaments.titles import label, title
from engraver.technique.plate import Plate

#: The weave covers the largest panel of a box, and its bleed.
WEAVE = (76.0, 101.0)


def motifs() -> dict[str, Callable[[], Plate]]:
    """File stem in ``card_art/ornaments`` and the function that draws it."""
    drawn: dict[str, Callable[[], Plate]] = {}
    for game, emblem in EMBLEMS.items():
        drawn |= {
            f"title-{game}": partial(title, emblem),
            f"label-{game}": partial(label, emblem),
            f"headpiece-{game}": partial(headpiece, emblem),
            f"tailpiece-{game}": partial(tailpiece, emblem),
            f"weave-{game}": partial(_weave, emblem),
        }
    return drawn | {f"initial-{each}": partial(initial, each.upper()) for each in LETTERS}


def _weave(emblem: Emblem) -> Plate:
    """The weave of a game on a plate of its own."""
    plate = Plate(*WEAVE)
    emblem.weave(plate)
    return plate
