"""Elements of the drawings about printing: paper, words, arrows, lines that are seen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.card_format import POKER
from cardwright.drawing.scene.model import Group, Item, Scene, Shape, Text, Transform, Use
from cardwright.website.shots import PAPER, stand

#: The width of a drawing, and type and lines in it: mm.
WIDE = 120.0
_TYPE, LINE, FINE = 5.6, 0.5, 0.3
#: The ink that the eye is led by, and its dashes.
LOUD, DASH = "red", (2.0, 1.4)


def sketch(name: str, high: float, title: str, *items: Item) -> Scene:
    """A drawing so high; its title says what it shows."""
    return Scene(WIDE, high, items, name, title)


def word(x: float, y: float, text: str, ink: str = "ink", anchor: str = "middle") -> Text:
    """A few words about (x, y), or beginning there."""
    return Text(x, y, text, "body", _TYPE, ink, anchor)


def bold(items: Iterable[Item], width: float, ink: str = "") -> tuple[Item, ...]:
    """The shapes with lines so wide, in their own ink or another."""
    return tuple(
        replace(item, width=width, stroke=ink or item.stroke)
        for item in items
        if isinstance(item, Shape)
    )


def joined(items: Iterable[Item], width: float) -> tuple[Item, ...]:
    """The shapes as one of each ink, with lines so wide."""
    found: dict[str, list[str]] = {}
    for item in items:
        if isinstance(item, Shape):
            found.setdefault(item.stroke, []).append(item.data)
    return tuple(Shape(" ".join(data), stroke=ink, width=width) for ink, data in found.items())


def sheet(shot: str, at: Transform, marks: Iterable[Item] = ()) -> Group:
    """A sheet of paper with its cards and marks, placed."""
    white = Shape(outline.rectangle(0, 0, PAPER.width, PAPER.height), "light", "soft", 1.2)
    return Group((white, Use(stand(shot)), *marks), at)


def arrow(data: str, x: float, y: float, dx: float, dy: float) -> tuple[Item, ...]:
    """A stroke that ends at (x, y) with a head; (dx, dy), of length 1, is where it comes from."""
    barbs = (
        outline.line(x, y, x + 3.2 * (dx - 0.6 * dy), y + 3.2 * (dy + 0.6 * dx)),
        outline.line(x, y, x + 3.2 * (dx + 0.6 * dy), y + 3.2 * (dy - 0.6 * dx)),
    )
    return tuple(Shape(each, stroke=LOUD, width=0.9, round_ends=True) for each in (data, *barbs))


def trim() -> str:
    """The outline of a card as it is cut."""
    return outline.rounded(0, 0, POKER.width, POKER.height, POKER.radius)
