"""The display list: what a drawing is, whoever prints it. Millimeters, y down.

A ``Scene`` holds shapes (path data), lines of text, photos, groups and uses of other scenes, in
painter's order. Shapes are SVG path data, so a motif's curves pass through to every printer
unparsed. Everything is frozen and hashable: equal drawings are one drawing, and a printer may keep
a scene once and use it often.
"""

from __future__ import annotations

import hashlib
import math
from dataclasses import dataclass, field
from typing import TypeAlias

from cardwright.errors import InputError, excerpt

#: (a, b, c, d, e, f): x' = a·x + c·y + e, y' = b·x + d·y + f, as in SVG and PDF.
Transform: TypeAlias = tuple[float, float, float, float, float, float]
#: Left, top, right and bottom of a part of a page or drawing, in mm from its upper left corner.
Box: TypeAlias = tuple[float, float, float, float]

IDENTITY: Transform = (1, 0, 0, 1, 0, 0)


def moved(x: float, y: float, scale: float = 1.0) -> Transform:
    """The transform that scales about the origin, then moves by (x, y) mm."""
    return (scale, 0, 0, scale, x, y)


def turned(degrees: float, x: float, y: float) -> Transform:
    """The transform that turns clockwise about (x, y)."""
    if degrees == 180:
        return (-1, 0, 0, -1, 2 * x, 2 * y)
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return (c, s, -s, c, x - c * x + s * y, y - s * x - c * y)


def around(box: Box, transform: Transform) -> Box:
    """The upright box around this one when it is transformed."""
    a, b, c, d, e, f = transform
    corners = [(x, y) for x in (box[0], box[2]) for y in (box[1], box[3])]
    xs = [a * x + c * y + e for x, y in corners]
    ys = [b * x + d * y + f for x, y in corners]
    return min(xs), min(ys), max(xs), max(ys)


def combined(outer: Transform, inner: Transform) -> Transform:
    """The transform that applies ``inner`` first, then ``outer``."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (
        a * g + c * h,
        b * g + d * h,
        a * i + c * j,
        b * i + d * j,
        a * k + c * m + e,
        b * k + d * m + f,
    )


@dataclass(frozen=True, slots=True)
class Gradient:
    """A linear blend from one ink at (x1, y1) to another at (x2, y2), in the shape's units."""

    x1: float
    y1: float
    x2: float
    y2: float
    start: str
    end: str


@dataclass(frozen=True, slots=True)
class Shape:
    """Path data with a fill ink or gradient, a stroke ink and width, or both.

    The data is SVG path data with M L H V C Q Z and m l h v c q z; draw a circle with four C.
    Without a stroke, ``width`` is the outline of a field whose ink is not printed.
    """

    data: str
    fill: str | Gradient = ""
    stroke: str = ""
    width: float = 0.2
    round_ends: bool = False
    dash: tuple[float, ...] = ()
    even_odd: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text with its baseline start, middle or end at (x, y); size is mm per em."""

    x: float
    y: float
    text: str
    font: str
    size: float
    ink: str = "ink"
    anchor: str = "start"
    tracking: float = 0.0


@dataclass(frozen=True, slots=True)
class Photo:
    """A photograph as JPEG in sRGB, stretched over a box whose upper left corner is at (x, y).

    Its `digest` is in place of the bytes wherever items are compared, hashed or written out.
    """

    data: bytes = field(repr=False, compare=False)
    x: float
    y: float
    width: float
    height: float
    digest: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "digest", hashlib.sha256(self.data).hexdigest())


@dataclass(frozen=True, slots=True)
class Group:
    """Items under one transform, optionally clipped to path data given inside the transform."""

    items: tuple[Item, ...]
    transform: Transform = IDENTITY
    clip: str = ""


@dataclass(frozen=True, slots=True)
class Use:
    """Another scene, placed; ``inks`` replaces inks, for example accent with the suit's color."""

    scene: Scene
    transform: Transform = IDENTITY
    inks: tuple[tuple[str, str], ...] = ()

    def exchanged(self, inks: dict[str, str]) -> dict[str, str]:
        """The ink exchange inside this use, when ``inks`` is the exchange around it."""
        return {**inks, **{old: inks.get(new, new) for old, new in self.inks}}


Item: TypeAlias = Shape | Text | Photo | Group | Use


@dataclass(frozen=True, slots=True)
class Scene:
    """A drawing of width × height mm; screen readers read its ``title``.

    The scene of a card has its trimmed size; ``bleed`` (mm) extends it beyond the edges. ``words``
    is the full text of a card, if the title is only its name.
    """

    width: float
    height: float
    items: tuple[Item, ...]
    name: str = ""
    title: str = ""
    bleed: float = 0.0
    words: str = ""
    _hash: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        # Scenes nest and serve as keys: a deep tuple is hashed once, not at every look-up.
        try:
            told = hash((self.width, self.height, self.bleed, self.name, self.items))
        except TypeError:
            raise InputError(
                f"the items of the scene “{excerpt(self.title)}” are not all tuples",
                hint="write (item, …) instead of [item, …], also in groups",
            ) from None
        object.__setattr__(self, "_hash", told)

    def __hash__(self) -> int:
        return self._hash
