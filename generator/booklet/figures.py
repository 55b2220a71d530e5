"""Drawn cards in the booklet: rows in the text and the fan on the cover."""

from __future__ import annotations

import math
from collections.abc import Sequence

from generator.booklet.canvas import Canvas
from generator.booklet.flow import LEFT, MEASURE, Flowable
from generator.engine.ledger import Ledger
from generator.faces import picture
from generator.pdf.tags import Element
from generator.scene import outline
from generator.scene.card_format import POKER
from generator.scene.model import Group, Item, Scene, Shape, Use, combined, moved, turned

#: A card in a row, its width in mm; a smaller one; and the space between two.
_CARD, SMALL_CARD, _GAP = 20.5, 14.5, 3.2


def row(element: Element, ledger: Ledger, names: Sequence[str], card: float = _CARD) -> Flowable:
    """Cards side by side in the middle of the column, `card` mm wide; the element is their Figure.

    What is no card is no taller than one.
    """
    scenes = [picture(ledger, name) for name in names]
    tallest = card / POKER.width * POKER.height
    scales = [min(card / POKER.width, tallest / scene.height) for scene in scenes]
    height = max(scene.height * scale for scene, scale in zip(scenes, scales, strict=True))
    widths = [scene.width * scale for scene, scale in zip(scenes, scales, strict=True)]
    whole = math.fsum(widths) + _GAP * (len(widths) - 1)
    shrink = min(1.0, MEASURE / whole)
    start = LEFT + (MEASURE - whole * shrink) / 2
    element.alt = ", ".join(scene.title for scene in scenes)

    def paint(canvas: Canvas, y: float) -> None:
        x = start
        items: list[Item] = []
        for scene, scale, wide in zip(scenes, scales, widths, strict=True):
            drop = (height - scene.height * scale) * shrink / 2
            items.append(_card(scene, x, y + drop, scale * shrink))
            x += (wide + _GAP) * shrink
        element.box = canvas.area((start, y, start + whole * shrink, y + height * shrink))
        canvas.draw(element, *items)

    return Flowable(height * shrink, paint, keep=True)


def across(element: Element, ledger: Ledger, names: Sequence[str], card: float = _CARD) -> Flowable:
    """A card `card` mm wide, and another that lies across it and covers its right half."""
    under, over = (picture(ledger, name) for name in names)
    scale = card / under.width
    height = under.height * scale
    start = LEFT + (MEASURE - card / 2 - height) / 2
    element.alt = f"{under.title}, {over.title}"

    def paint(canvas: Canvas, y: float) -> None:
        x, middle = start + (card + height) / 2, y + height / 2
        crossed = _card(over, x - card / 2, y, scale)
        element.box = canvas.area((start, y, x + height / 2, y + height))
        lying = Group((crossed,), turned(90, x, middle))
        canvas.draw(element, _card(under, start, y, scale), lying)

    return Flowable(height, paint, keep=True)


def fan(ledger: Ledger, names: Sequence[str], x: float, y: float, width: float) -> tuple[Item, ...]:
    """Cards fanned about a point below them; (x, y) is the top of the middle card."""
    reach = width * 3.1
    step = min(15.0, 66.0 / len(names))
    items = []
    for number, name in enumerate(names):
        scene = picture(ledger, name)
        angle = (number - (len(names) - 1) / 2) * step
        card = _card(scene, x - width / 2, y, width / scene.width)
        items.append(Group((card,), turned(angle, x, y + reach)))
    return tuple(items)


def _card(scene: Scene, x: float, y: float, scale: float) -> Item:
    """The scene with its upper left corner at (x, y); a card has an edge and hides what is below.

    Its own ground may be left unprinted to save ink.
    """
    use = Use(scene, moved(0, 0))
    edge = outline.rounded(0, 0, scene.width, scene.height, POKER.radius)
    field, border = Shape(edge, fill="light"), Shape(edge, stroke="soft", width=0.12 / scale)
    is_round = scene.width == scene.height
    return Group(
        (use,) if is_round else (field, use, border), combined(moved(x, y), moved(0, 0, scale))
    )
