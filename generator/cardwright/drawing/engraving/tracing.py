"""Outlines of what is black in a bitmap: closed polygons in whole numbers, simplified.

Whole numbers alone: the same outline on every processor.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import TypeAlias

from cardwright.drawing.engraving.bitmap import Bitmap

#: Corners in half dots from the upper left corner of the bitmap; the last one joins the first.
Polygon: TypeAlias = list[tuple[int, int]]

_CHAMFER = 2  # half dots taken from the corners of a level edge


def polygons(bitmap: Bitmap) -> Iterator[Polygon]:
    """The outlines of a bitmap with a white rim; holes run the other way round.

    Shapes that touch at a corner alone stay apart.
    """
    following = _following(bitmap)
    while following:
        start, edge = following.popitem()
        walk = [start]
        while edge != start:
            walk.append(edge)
            edge = following.pop(edge, edge + bitmap.width)
        yield _points(walk, bitmap.width)


def _following(bitmap: Bitmap) -> dict[int, int]:
    """The upright edge that follows each one, if not the next in its column.

    An upright edge has the number of the dot right of it, below 0 if the outline goes up there: it
    goes up before black, and right above it. Shapes that touch at a corner alone stay apart, as
    the outline turns to its right there.
    """
    row, bits = bitmap.width, bitmap.bits
    ink = f"{bits:0{row * bitmap.height}b}"
    level = bits ^ bits >> row
    following = {}
    for start, end in _runs(level & bits, len(ink)):
        edge = -start if ink[start - 1] == "0" else start - row
        following[edge] = end if ink[end] == "0" else row - end
    for end, start in _runs(level & ~bits, len(ink)):
        edge = start - row if ink[start - row] == "0" else -start
        following[edge] = row - end if ink[end - 1 - row] == "0" else end
    return following


def _runs(bits: int, dots: int) -> Iterator[tuple[int, int]]:
    """The first dot of each run of black, and the first one after it."""
    return (run.span() for run in re.finditer("11*", f"{bits:0{dots}b}"))


def _points(walk: list[int], row: int) -> Polygon:
    """The middles of the upright edges, and the ends of level edges on which the outline turns.

    Between two edges that go on in one direction, the line through their middles is the outline
    that the dots stand for; a level edge would be a step in it.
    """
    points: Polygon = []
    y, x = divmod(abs(walk[0]), row)
    for edge, to in pairwise([*walk, walk[0]]):
        points.append((2 * x, 2 * y + 1))
        to_y, to_x = divmod(abs(to), row)
        if (edge > 0) != (to > 0):
            level = 2 * y + 2 if edge > 0 else 2 * y
            cut = max(-_CHAMFER, min(_CHAMFER, to_x - x))
            points += [(2 * x + cut, level), (2 * to_x - cut, level)]
        x, y = to_x, to_y
    return points


def simplified(polygon: Polygon, tolerance: int) -> Polygon:
    """The polygon without the corners that are needless within a `tolerance` in tenths of a dot.

    A line from the last corner kept goes as far as it passes through a gate about each corner:
    upright, level or aslant, and as wide as the tolerance to both sides. The last corner of the
    polygon is the first again.
    """
    straight, aslant = 10 * tolerance, 7 * tolerance
    kept = [polygon[0]]
    x, y = last = polygon[0]
    ax = ay = bx = by = far = 0  # the ends of all gates as one, 0 before the first gate
    for point in (*polygon[1:], polygon[0]):
        px, py = 50 * (point[0] - x), 50 * (point[1] - y)
        if ax * py < ay * px or bx * py > by * px or px * px + py * py < far:
            kept.append(last)
            x, y = last
            px, py = 50 * (point[0] - x), 50 * (point[1] - y)
            ax = ay = bx = by = 0
        last, far = point, px * px + py * py
        across, down = aslant, aslant
        if abs(px) > 2 * abs(py):
            across, down = 0, straight
        elif abs(py) > 2 * abs(px):
            across, down = straight, 0
        across = -across if py > 0 else across
        down = -down if px < 0 else down
        if ax * (py - down) >= ay * (px - across):
            ax, ay = px - across, py - down
        if bx * (py + down) <= by * (px + across):
            bx, by = px + across, py + down
    return [*kept, polygon[0]]
