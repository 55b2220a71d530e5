"""Drawings for the page-maker: a scene in layers, each card of it one page of a PDF.

A page-maker writes an SVG anew wherever it stands; a page of a PDF it keeps once. A card is shown
often, so all cards of a book go into one PDF, and what is drawn besides stays SVG.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Any

from cardwright.drawing.scene.inks import Palette
from cardwright.drawing.scene.model import IDENTITY, Group, Item, Scene, Transform, Use, combined
from cardwright.drawing.scene.svg_out import svg
from cardwright.printing.diagrams import PREFIX
from cardwright.printing.pdf.qr import qr

#: Digits behind the point of a measure in mm.
_EXACT = 4


class Cards:
    """The cards that a book shows, in the order of their first use."""

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self._pages: dict[Scene, int] = {}

    def page(self, card: Scene) -> int:
        """The page of a card in the PDF, from 1."""
        return self._pages.setdefault(card, len(self._pages) + 1)

    def __iter__(self) -> Iterator[tuple[int, Scene]]:
        """Each page with its card."""
        return ((page, card) for card, page in self._pages.items())


def drawing(scene: Scene, cards: Cards) -> dict[str, Any]:
    """A scene as its size, its layers from the lowest up, and what it shows in words."""
    layers: list[dict[str, Any]] = []
    below: list[Item] = []

    def draw() -> None:
        if below:
            layer = Scene(scene.width, scene.height, tuple(below))
            layers.append({"svg": svg(layer, cards.palette)})
            below.clear()

    for item, place in _flat(scene.items, IDENTITY):
        if isinstance(item, Use) and item.scene.name.startswith(PREFIX):
            draw()
            layers.append(_card(item.scene, place, cards))
        else:
            below.append(item if place == IDENTITY else Group((item,), place))
    draw()
    return {
        "w": round(scene.width, _EXACT),
        "h": round(scene.height, _EXACT),
        "alt": scene.title,
        "layers": layers,
    }


def code(address: str, size: float, cards: Cards) -> dict[str, Any]:
    """A code that leads to an address, so many mm wide, and the address."""
    return {"url": address, "art": drawing(qr(address, size), cards)}


def _flat(items: Iterable[Item], around: Transform) -> Iterable[tuple[Item, Transform]]:
    """The items with the transforms around them; groups that hold cards are opened."""
    for item in items:
        if isinstance(item, Use) and item.scene.name.startswith(PREFIX):
            yield item, combined(around, item.transform)
        elif isinstance(item, Group) and not item.clip and any(map(_holds_card, item.items)):
            yield from _flat(item.items, combined(around, item.transform))
        else:
            yield item, around


def _holds_card(item: Item) -> bool:
    if isinstance(item, Group):
        return any(map(_holds_card, item.items))
    return isinstance(item, Use) and item.scene.name.startswith(PREFIX)


def _card(scene: Scene, place: Transform, cards: Cards) -> dict[str, Any]:
    """A card at a place: where its corner is, how wide it is, how far it is turned."""
    a, b, _, _, x, y = place
    return {
        "card": cards.page(scene),
        "x": round(x, _EXACT),
        "y": round(y, _EXACT),
        "w": round(scene.width * math.hypot(a, b), _EXACT),
        "a": round(math.degrees(math.atan2(b, a)), _EXACT),
    }
