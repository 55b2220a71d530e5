"""Outlines of what is black on a raster: closed polygons in whole numbers, simplified.

Whole numbers alone: the same outline on every processor.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import TypeAlias

from PIL import Image

#: Corners in half dots from the upper left corner of the raster; the last one joins the first.
Polygon: TypeAlias = list[tuple[int, int]]

_INK = re.compile(rb"\xff+")
_CHAMFER = 2  # half dots taken from the corners of a level edge


def polygons(raster: Image.Image) -> list[Polygon]:
    """The outlines of a raster of 0 and 255 with an empty rim; holes run the other way round.

    Shapes that touch at a corner alone stay apart.
    """
    return [_points(walk) for walk in _walks(_edges(raster))]


def simplified(polygon: Polygon, tolerance: int) -> Polygon:
    """The polygon without the corners that are needless within a `tolerance` in tenths of a dot.

    By Douglas and Peucker, between the corner farthest left and the one farthest from it. The last
    corner is the first again.
    """
    first = polygon.index(min(polygon))
    ring = [*polygon[first:], *polygon[: first + 1]]
    x, y = ring[0]
    far = max(range(len(ring)), key=lambda i: (ring[i][0] - x) ** 2 + (ring[i][1] - y) ** 2)
    kept = {0, far, len(ring) - 1}
    spans = [(0, far), (far, len(ring) - 1)]
    while spans:
        start, end = spans.pop()
        worst = _farthest(ring, start, end, tolerance)
        if worst:
            kept.add(worst)
            spans += [(start, worst), (worst, end)]
    return [ring[i] for i in sorted(kept)]


def _farthest(ring: Polygon, start: int, end: int, tolerance: int) -> int:
    """The corner farthest from the chord, if it is farther than the tolerance; else 0."""
    (x, y), (to_x, to_y) = ring[start], ring[end]
    across, down = to_x - x, to_y - y
    most, worst = 0, 0
    turn = across * y - down * x
    for i in range(start + 1, end):
        px, py = ring[i]
        off = abs(across * py - down * px - turn)
        if off > most:
            most, worst = off, i
    length = across * across + down * down
    if not length:  # the outline comes through one corner twice
        return (start + end) // 2 if end - start > 1 else 0
    return worst if 25 * most * most > length * tolerance * tolerance else 0


class _Edges:
    """The upright edges of all black runs, one dot long each, and which edge follows which."""

    def __init__(self) -> None:
        self.x: list[int] = []
        self.y: list[int] = []
        self.following: list[int] = []


def _edges(raster: Image.Image) -> _Edges:
    """Every run of black in every row begins with an edge going up and ends with one going down.

    The edges of a row are numbered from left to right, so that those going up are even.
    """
    edges = _Edges()
    width, height = raster.size
    data = raster.tobytes()
    above: dict[int, int] = {}
    for y in range(height):
        row = data[y * width : (y + 1) * width]
        ends = [x for run in _INK.finditer(row) for x in run.span()]
        number = len(edges.x)
        below = dict(zip(ends, range(number, number + len(ends)), strict=True))
        edges.x += ends
        edges.y += [y] * len(ends)
        edges.following += [0] * len(ends)
        _link(edges.following, above, below)
        above = below
    return edges


def _link(following: list[int], above: dict[int, int], below: dict[int, int]) -> None:
    """Link the edges of two rows: straight on, or along a level edge between the rows.

    Edges above that go down, and edges below that go up, end between the rows; the others begin.
    """
    turns: list[tuple[int, bool, int, bool]] = []  # x, enters black, edge, ends here
    for x, edge in above.items():
        other = below.get(x)
        if other is None:
            turns.append((x, edge % 2 == 0, edge, edge % 2 == 1))
        elif (other - edge) % 2:  # they touch at a corner alone
            turns.append((x, edge % 2 == 0, edge, edge % 2 == 1))
            turns.append((x, other % 2 == 0, other, other % 2 == 0))
        elif edge % 2:
            following[edge] = other
        else:
            following[other] = edge
    for x, edge in below.items():
        if x not in above:
            turns.append((x, edge % 2 == 0, edge, edge % 2 == 0))
    turns.sort()
    for left, right in zip(turns[::2], turns[1::2], strict=True):
        if left[3]:
            following[left[2]] = right[2]
        else:
            following[right[2]] = left[2]


def _walks(edges: _Edges) -> Iterator[list[tuple[int, int, bool]]]:
    """The edges of each outline in turn: x, y and if it goes down."""
    xs, ys, following = edges.x, edges.y, edges.following
    seen = bytearray(len(xs))
    for start in range(len(xs)):
        if seen[start]:
            continue
        walk = []
        at = start
        while not seen[at]:
            seen[at] = 1
            walk.append((xs[at], ys[at], at % 2 == 1))
            at = following[at]
        yield walk


def _points(walk: list[tuple[int, int, bool]]) -> Polygon:
    """The middles of the upright edges, and the ends of level edges on which the outline turns.

    Between two edges that go on in one direction, the line through their middles is the outline
    that the dots stand for; a level edge would be a step in it.
    """
    points: Polygon = []
    for (x, y, down), (to_x, _, to_down) in pairwise([*walk, walk[0]]):
        points.append((2 * x, 2 * y + 1))
        if down != to_down:
            level = 2 * (y + 1) if down else 2 * y
            cut = min(_CHAMFER, abs(to_x - x))
            cut = cut if to_x > x else -cut
            points += [(2 * x + cut, level), (2 * to_x - cut, level)]
    return points
