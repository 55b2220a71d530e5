"""The scale at which each motif is printed."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

from cardwright import paths
from cardwright.drawing.faces import all_cards, back, emblems, front, reference_sides
from cardwright.drawing.faces.author_parts import PICTURE
from cardwright.drawing.faces.edition import STANDARD
from cardwright.drawing.faces.ornaments import FOLDER
from cardwright.drawing.faces.plain import pictured
from cardwright.drawing.scene.model import Group, Item, Scene, Use
from cardwright.ledger import load_ledger
from cardwright.ledger.own_deck import Picture
from cardwright.system.litter import tidy


def printed_scales(game: str) -> dict[str, float]:
    """The smallest scale of each motif on the game's cards, backs and reference cards, by its name.

    A motif's name is its path below ``card_art`` without the suffix, such as ``court/crown``.
    What stands on no card is left out, and a folder of ornaments has no cards. Raises UnknownName.
    """
    if game == FOLDER:
        return {}
    scenes = _of_emblems() if game == emblems.FOLDER else _of_game(game)
    motifs = {
        f"{path.parent.name}-{path.stem}": f"{path.parent.name}/{path.stem}"
        for path in tidy(paths.data("card_art").glob("*/*.svg"))
    }
    smallest: dict[str, float] = {}
    for name, scale in (pair for scene in scenes for pair in _uses(scene.items, 1.0)):
        if name in motifs:
            smallest[motifs[name]] = min(scale, smallest.get(motifs[name], scale))
    return dict(sorted(smallest.items()))


def _of_game(game: str) -> set[Scene]:
    """The faces, backs and reference cards of a game; raises UnknownName."""
    ledger = load_ledger(game)
    cards = all_cards(ledger)
    faces = {front(ledger, card) for card in cards} | {back(ledger, card.kind) for card in cards}
    if ledger.authors:  # whose cards are laid out in another way in somebody's list
        faces |= {front(replace(ledger, title="A list"), card) for card in cards}
    return faces | {*reference_sides(ledger, STANDARD)}


def _of_emblems() -> set[Scene]:
    """The emblems where they are smallest: in the oval of a portrait."""
    return {
        pictured(Picture(*PICTURE, emblem=emblem.drawing), oval=True)
        for emblem in emblems.all_emblems()
    }


def _uses(items: tuple[Item, ...], scale: float) -> Iterator[tuple[str, float]]:
    """Name and scale of every scene that the items use, and of those used within."""
    for item in items:
        match item:
            case Group(items=inner):
                yield from _uses(inner, scale * _growth(item))
            case Use(scene=Scene(name=name, items=inner)):
                yield name, scale * _growth(item)
                yield from _uses(inner, scale * _growth(item))


def _growth(item: Group | Use) -> float:
    a, b, c, d, _, _ = item.transform
    return math.sqrt(abs(a * d - b * c))
