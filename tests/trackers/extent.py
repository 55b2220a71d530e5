"""Where the items of a drawing lie, in mm of the page, and which marks it holds."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cardwright.drawing.scene.model import (
    IDENTITY,
    Group,
    Item,
    Shape,
    Text,
    Transform,
    Use,
    combined,
)
from cardwright.drawing.scene.pathdata import bounds
from cardwright.drawing.scene.shaping import width
from cardwright.printing.trackers.part import Area, TrackerPart, each_part

_SHARE = {"start": 0.0, "middle": 0.5, "end": 1.0}


@dataclass(frozen=True)
class Mark:
    """A mark to tick: its name, its middle and its size in mm."""

    name: str
    x: float
    y: float
    size: float


def all_items(parts: Iterable[TrackerPart]) -> list[Item]:
    """What all the parts draw."""
    return [item for part in each_part(parts) for item in part.items]


def extents(items: Iterable[Item], at: Transform = IDENTITY) -> Iterator[Area]:
    """A box around everything inked: shapes with their strokes, texts with their descenders."""
    for item in items:
        match item:
            case Shape():
                left, top, right, bottom = bounds(item.data)
                pen = item.width / 2 if item.stroke else 0.0
                yield _placed(at, left - pen, top - pen, right + pen, bottom + pen)
            case Text():
                wide = width(item.text, item.font, item.size, item.tracking)
                left = item.x - wide * _SHARE[item.anchor]
                top, bottom = item.y - 0.75 * item.size, item.y + 0.25 * item.size
                yield _placed(at, left, top, left + wide, bottom)
            case Group():
                yield from extents(item.items, combined(at, item.transform))
            case Use():
                yield from extents(item.scene.items, combined(at, item.transform))


def _placed(at: Transform, left: float, top: float, right: float, bottom: float) -> Area:
    a, b, c, d, e, f = at
    assert b == c == 0, "nothing is turned on a tracker"
    return Area(a * left + e, d * top + f, a * right + e, d * bottom + f)


def whole(items: Iterable[Item]) -> Area:
    """The smallest area that holds all the items."""
    boxes = list(extents(items))
    return Area(
        min(box.left for box in boxes),
        min(box.top for box in boxes),
        max(box.right for box in boxes),
        max(box.bottom for box in boxes),
    )


def marks(items: Iterable[Item], prefix: str = "tick") -> list[Mark]:
    """The marks whose names begin with the prefix, in the order they are drawn."""
    return [
        _mark(item)
        for item in items
        if isinstance(item, Use) and item.scene.name.startswith(prefix)
    ]


def _mark(use: Use) -> Mark:
    scale, _, _, _, x, y = use.transform
    size = use.scene.width * scale
    return Mark(use.scene.name, x + size / 2, y + size / 2, size)


def rows(found: Iterable[Mark]) -> list[list[Mark]]:
    """Marks of one height together, each row from left to right."""
    by_height: dict[float, list[Mark]] = {}
    for mark in found:
        by_height.setdefault(round(mark.y, 3), []).append(mark)
    return [sorted(row, key=lambda mark: mark.x) for _, row in sorted(by_height.items())]


def texts(items: Iterable[Item]) -> list[str]:
    """The lines of text, those inside of marks too."""
    out: list[str] = []
    for item in items:
        match item:
            case Text():
                out.append(item.text)
            case Group():
                out += texts(item.items)
            case Use():
                out += texts(item.scene.items)
    return out
