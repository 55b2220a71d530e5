"""The swelling line of wood and steel engraving: a stroke whose width varies along its course.

A line of center points and widths becomes a closed outline of quadratic curves. Center and width
are cut together, so that both flanks bend alike and a fine line stays even.
"""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
from numpy.typing import ArrayLike, NDArray

from engraver.technique import burin
from engraver.technique.curves import arc_length, normals
from engraver.technique.pathdata import Points, hundredths, join_numbers, settled

#: Distance in mm a quadratic may stray from the drawn flank.
FLATNESS = 0.055
#: A change of direction (radians) that stays a corner.
CORNER = 0.45
_CORNER = float(settled(CORNER))


def swell(
    points: ArrayLike, widths: ArrayLike, *, lift: float = burin.LIFT, flatness: float = FLATNESS
) -> str:
    """Path data of a line through the points (n, 2) with these widths (n,) or one width, in mm.

    Where the width falls below ``lift`` the line breaks, so one call may yield several outlines;
    elsewhere it is as wide as a printer needs (``burin.line``).
    """
    line = np.asarray(points, dtype=float)
    width = np.broadcast_to(
        burin.cut(settled(widths), float(settled(max(lift, burin.LIFT)))), (len(line),)
    )
    side = normals(line)
    pieces = []
    for first, last in _runs(width > 0):
        part = slice(first, last + 1)
        pieces.append(_outline(line[part], side[part], width[part], flatness))
    return "".join(pieces)


def _runs(on: NDArray[np.bool_]) -> list[tuple[int, int]]:
    """First and last index of each stretch of three or more points that are drawn."""
    edges = [0, *(np.flatnonzero(on[1:] != on[:-1]) + 1).tolist(), len(on)]
    return [(a, b - 1) for a, b in pairwise(edges) if b - a >= 3 and on[a]]


def _outline(line: Points, side: Points, width: Points, flatness: float) -> str:
    half = side * width[:, None] / 2
    curve = np.empty((len(line), 3))
    curve[:, :2], curve[:, 2] = line, width * 0.5
    cuts = _cuts(curve, flatness)
    last = len(line) - 1
    start, turn, body = _flank(line + half, cuts)
    back, _, rest = _flank((line - half)[::-1], [last - c for c in reversed(cuts)])
    body.append(("l", [back[0] - turn[0], back[1] - turn[1]]))
    return f"M{join_numbers(start)}{_commands(body + rest)}Z"


def _commands(body: list[tuple[str, list[int]]]) -> str:
    out: list[str] = []
    previous = ""
    for command, numbers in body:
        data = join_numbers(numbers)
        if command != previous:
            out.append(command + data)
        else:
            out.append(data if data.startswith("-") else " " + data)
        previous = command
    return "".join(out)


def _flank(
    side: Points, cuts: list[int]
) -> tuple[list[int], list[int], list[tuple[str, list[int]]]]:
    """The ends of a flank, in hundredths, and the commands that lead there."""
    body: list[tuple[str, list[int]]] = []
    stops = hundredths(side[cuts]).tolist()
    drawn = [
        (first, last, start, [end[0] - start[0], end[1] - start[1]])
        for (first, start), (last, end) in pairwise(zip(cuts, stops, strict=True))
        if start != end
    ]
    bent = [_quadratic(side[first : last + 1])[0] for first, last, *_ in drawn if last > first + 1]
    controls = iter(hundredths(bent).tolist())
    for first, last, start, (x, y) in drawn:
        if last > first + 1:
            cx, cy = next(controls)
            cx, cy = cx - start[0], cy - start[1]
        else:
            cx, cy = x // 2, y // 2
        if abs(cx * y - cy * x) / max(math.hypot(x, y), 1e-9) < 2.2:
            body.append(("l", [x, y]))
        else:
            body.append(("q", [cx, cy, x, y]))
    return stops[0], stops[-1], body


def _quadratic(piece: Points) -> tuple[Points, Points]:
    """The quadratic from first to last point that fits best: its control point, and its points."""
    length = arc_length(piece[:, :2])
    t = length / length[-1] if length[-1] > 0 else np.linspace(0, 1, len(piece))
    weight = 2 * t * (1 - t)
    from_first, from_last = ((1 - t) ** 2)[:, None] * piece[0], (t * t)[:, None] * piece[-1]
    total = float((weight * weight).sum())
    if total < 1e-12:
        control = (piece[0] + piece[-1]) / 2
    else:
        rest = piece - from_first - from_last
        control = (rest * weight[:, None]).sum(axis=0) / total
    return control, from_first + from_last + weight[:, None] * control


def _cuts(curve: Points, flatness: float) -> list[int]:
    """Indices that cut the curve (any dimension) into pieces one quadratic each can follow."""
    step = curve[1:, :2] - curve[:-1, :2]
    heading = np.arctan2(step[:, 1], step[:, 0])
    turn = np.abs(heading[1:] - heading[:-1])
    if (turn >= math.pi).any():
        turn = np.abs(np.diff(np.unwrap(heading)))
    corners = (np.flatnonzero(settled(turn) > _CORNER) + 1).tolist()
    stops = [0, *corners, len(curve) - 1]
    spans = [(a, b) for a, b in pairwise(stops) if b > a][::-1]
    cuts = [0]
    most = float(settled(flatness))
    while spans:
        first, last = spans.pop()
        middle = _worst(curve[first : last + 1], most)
        if middle:
            spans += [(first + middle, last), (first, first + middle)]
        else:
            cuts.append(last)
    return cuts


def _worst(piece: Points, most: float) -> int:
    """The place to cut the piece, or 0 when one quadratic strays from it by so much at most."""
    n = len(piece) - 1
    if n < 2:
        return 0
    error = settled(np.sqrt(((_quadratic(piece)[1] - piece) ** 2).sum(axis=1)))
    if error.max() <= most:
        return 0
    margin = max(1, n // 4)
    return min(max(int(error.argmax()), margin), n - margin)
