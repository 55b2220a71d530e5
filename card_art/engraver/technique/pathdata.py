"""Path data of engraved motifs: SVG syntax, whole hundredths of a millimeter, relative commands.

Points come in as arrays of shape (n, 2) in millimeters, y down; text goes out in hundredths, so a
motif's coordinates are short integers that any SVG reader understands and our printers parse
without a single decimal point.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np
from numpy.typing import ArrayLike, NDArray

Points = NDArray[np.float64]

#: Distance in mm that a simplified outline may stray from the drawn one; a home printer's dot
#: (1/600 inch) is three times as wide.
TOLERANCE = 0.014

#: Lines of the grid of `settled` in a unit: ten millions, times the golden section.
_GRID = 1e7 * (1 + math.sqrt(5)) / 2


def settled(numbers: ArrayLike) -> NDArray[np.float64]:
    """The numbers without their last digits, in which one processor differs from another.

    What is equal by symmetry is so equal to the bit, wherever it is compared: vector units and
    libraries of linear algebra do not round alike on all machines. The grid has no decimal numbers
    on or half between its lines, for of those drawings are full.
    """
    return np.asarray(np.rint(np.asarray(numbers, dtype=float) * _GRID) / _GRID)


def hundredths(points: ArrayLike) -> NDArray[np.int64]:
    """The points in whole hundredths of a millimeter."""
    return np.asarray(np.rint(settled(np.asarray(points, dtype=float) * 100)), dtype=np.int64)


def join_numbers(numbers: Iterable[int]) -> str:
    """The integers as path data: a minus sign separates as well as a space does."""
    return "".join(f" {n}" if n >= 0 else str(n) for n in numbers).lstrip(" ")


def simplify(points: ArrayLike, tolerance: float = TOLERANCE) -> Points:
    """The fewest of the points that keep the polyline within tolerance (Ramer-Douglas-Peucker)."""
    line = np.asarray(points, dtype=float)
    if len(line) < 3:
        return line
    keep = np.zeros(len(line), dtype=bool)
    keep[0] = keep[-1] = True
    least = settled(tolerance)
    spans = [(0, len(line) - 1)]
    while spans:
        first, last = spans.pop()
        if last <= first + 1:
            continue
        distance = settled(_distances(line[first + 1 : last], line[first], line[last]))
        far = int(distance.argmax())
        if distance[far] > least:
            middle = first + 1 + far
            keep[middle] = True
            spans += [(first, middle), (middle, last)]
    return line[keep]


def _distances(points: Points, start: Points, end: Points) -> Points:
    chord = end - start
    length = math.hypot(*chord)
    offset = points - start
    if length < 1e-9:
        return np.asarray(np.hypot(offset[:, 0], offset[:, 1]))
    return np.asarray(np.abs(chord[0] * offset[:, 1] - chord[1] * offset[:, 0]) / length)


def polyline(points: ArrayLike, *, closed: bool = False, tolerance: float = TOLERANCE) -> str:
    """Path data of straight segments through the points, simplified."""
    line = np.asarray(points, dtype=float)
    whole = hundredths(simplify(line, tolerance) if len(line) > 6 else line)
    steps = np.diff(whole, axis=0)
    steps = steps[(steps != 0).any(axis=1)]
    start = join_numbers(whole[0].tolist())
    body = "l" + join_numbers(steps.ravel().tolist()) if len(steps) else ""
    return f"M{start}{body}{'Z' if closed else ''}"


def polygon(points: ArrayLike, tolerance: float = TOLERANCE) -> str:
    """Path data of a closed outline through the points."""
    return polyline(points, closed=True, tolerance=tolerance)


def dot(x: float, y: float, radius: float) -> str:
    """Path data of a disc as four cubic arcs, small enough to stipple with."""
    r, k, cx, cy = np.rint(settled([radius * 100, radius * 55.23, x * 100, y * 100])).astype(int)
    a, b = r, r - k
    arcs = (0, -k, b, -a, a, -a, k, 0, a, b, a, a, 0, k, -b, a, -a, a, -k, 0, -a, -b, -a, -a)
    return f"M{join_numbers((cx - r, cy))}c{join_numbers(arcs)}Z"
