"""A net: the flat sheet that becomes a box, as panels, cuts, creases and areas of glue.

A line is a row of vertices, each with the bulge of the arc that leads to the next: the tangent of
a quarter of the arc's angle, as DXF has it, positive where the arc turns clockwise on the page.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from cardwright.drawing.scene.outline import number

#: What the art runs on beyond every cut, in mm.
BLEED = 3.0


class Vertex(NamedTuple):
    """A point (mm, y down), and the bulge of the arc from there to the next."""

    x: float
    y: float
    bulge: float = 0.0


class Corner(NamedTuple):
    """A point of an outline, rounded by a radius or followed by an arc with a bulge."""

    x: float
    y: float
    radius: float = 0.0
    bulge: float = 0.0


Line: TypeAlias = tuple[Vertex, ...]


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the net: its name, its place, and whether it is read upside down in the flat.

    The place is the rectangle that its flap would fill without slants and rounded corners.
    """

    name: str
    left: float
    top: float
    width: float
    height: float
    turned: bool = False

    @property
    def right(self) -> float:
        """The x of its right edge."""
        return self.left + self.width

    @property
    def foot(self) -> float:
        """The y of its lower edge."""
        return self.top + self.height


@dataclass(frozen=True, slots=True)
class Net:
    """A flat box: what it is called, its panels, its outline to cut, creases, and glue.

    Panels stand in the order in which their art is painted: what is hidden first.
    """

    name: str
    panels: tuple[Panel, ...]
    cut: Line
    creases: tuple[Line, ...]
    glue: tuple[Line, ...]

    def panel(self, name: str) -> Panel:
        """The panel of that name; raises KeyError."""
        return {panel.name: panel for panel in self.panels}[name]

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of everything that is cut; its upper left is the origin."""
        return max(p.right for p in self.panels), max(p.foot for p in self.panels)


def rounded(corners: Iterable[Corner]) -> Line:
    """The closed outline through the corners, which go clockwise, each rounded by its radius."""
    found = tuple(corners)
    return tuple(
        vertex
        for before, corner, after in zip(
            (found[-1], *found[:-1]), found, (*found[1:], found[0]), strict=True
        )
        for vertex in _turn(before, corner, after)
    )


def _turn(before: Corner, corner: Corner, after: Corner) -> Iterator[Vertex]:
    """A corner as it is, or the arc that rounds it and touches both sides."""
    if not corner.radius:
        yield Vertex(corner.x, corner.y, corner.bulge)
        return
    back, ahead = _toward(corner, before), _toward(corner, after)
    turn = math.atan2(
        -back[0] * ahead[1] + back[1] * ahead[0], -back[0] * ahead[0] - back[1] * ahead[1]
    )
    reach = corner.radius * math.tan(abs(turn) / 2)
    yield Vertex(
        corner.x + back[0] * reach, corner.y + back[1] * reach, round(math.tan(turn / 4), 9)
    )
    yield Vertex(corner.x + ahead[0] * reach, corner.y + ahead[1] * reach)


def _toward(one: Corner, other: Corner) -> tuple[float, float]:
    """The direction from a corner to another, 1 mm long."""
    far = math.hypot(other.x - one.x, other.y - one.y)
    return (other.x - one.x) / far, (other.y - one.y) / far


def straight(*points: tuple[float, float]) -> Line:
    """The line through the points."""
    return tuple(Vertex(x, y) for x, y in points)


def path(line: Sequence[Vertex], *, closed: bool = False) -> str:
    """The line as path data, each arc as cubic curves.

    >>> path(straight((0, 0), (10, 0)))
    'M 0 0 L 10 0'
    """
    out = [f"M {number(line[0].x)} {number(line[0].y)}"]
    pairs = [*pairwise(line)]
    if closed and line[-1].bulge:
        pairs.append((line[-1], line[0]))
    for one, other in pairs:
        out += _arc(one, other) if one.bulge else [f"L {number(other.x)} {number(other.y)}"]
    return " ".join((*out, "Z") if closed else out)


def _arc(one: Vertex, other: Vertex) -> Iterator[str]:
    """The arc between two vertices as curves of at most an eighth of a circle."""
    x, y, radius, start, sweep = circle_of(one, other)
    pieces = max(1, math.ceil(abs(sweep) / (math.pi / 4) - 1e-9))
    step = sweep / pieces
    pull = 4 / 3 * math.tan(step / 4) * radius
    for piece in range(pieces):
        a, b = start + piece * step, start + (piece + 1) * step
        (ca, sa), (cb, sb) = (math.cos(a), math.sin(a)), (math.cos(b), math.sin(b))
        points = (
            (x + radius * ca - pull * sa, y + radius * sa + pull * ca),
            (x + radius * cb + pull * sb, y + radius * sb - pull * cb),
            (x + radius * cb, y + radius * sb),
        )
        yield "C " + " ".join(f"{number(px)} {number(py)}" for px, py in points)


def circle_of(one: Vertex, other: Vertex) -> tuple[float, float, float, float, float]:
    """Middle x and y, radius, first angle and sweep (radians, clockwise on the page) of an arc."""
    sweep = 4 * math.atan(one.bulge)
    dx, dy = other.x - one.x, other.y - one.y
    radius = math.hypot(dx, dy) / 2 / abs(math.sin(sweep / 2))
    shift = (1 / one.bulge - one.bulge) / 4
    x, y = (one.x + other.x) / 2 - dy * shift, (one.y + other.y) / 2 + dx * shift
    return x, y, radius, math.atan2(one.y - y, one.x - x), sweep


def length(line: Sequence[Vertex], *, closed: bool = False) -> float:
    """The length of a line in mm."""
    pairs = [*pairwise(line), *([(line[-1], line[0])] if closed else [])]
    return math.fsum(_between(one, other) for one, other in pairs)


def _between(one: Vertex, other: Vertex) -> float:
    if not one.bulge:
        return math.hypot(other.x - one.x, other.y - one.y)
    _, _, radius, _, sweep = circle_of(one, other)
    return radius * abs(sweep)
