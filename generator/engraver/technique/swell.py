"""The swelling line of wood and steel engraving: a stroke whose width varies along its course.

A line of center points and widths becomes a closed outline of quadratic curves. Center and width
are cut together, so that both flanks bend alike and a fine line stays even.
"""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
from numpy.typing import ArrayLike, NDArray

from generator.engraver.technique import burin
from generator.engraver.technique.curves import arc_length, normals
from generator.engraver.technique.pathdata import Points, hundredths, join_numbers, settled

#: Distance in mm a quadratic may stray from the drawn flank.
FLATNESS = 0.055
#: A change of direction (radians) that stays a corner.
CORNER = 0.45


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
    edges = np.flatnonzero(np.diff(np.r_[False, on, False].astype(int)))
    return [
        (int(a), int(b) - 1) for a, b in zip(edges[::2], edges[1::2], strict=True) if b - a >= 3
    ]


def _outline(line: Points, side: Points, width: Points, flatness: float) -> str:
    right = line + side * width[:, None] / 2
    left = (line - side * width[:, None] / 2)[::-1]
    cuts = _cuts(np.c_[line, width * 0.5], flatness)
    last = len(line) - 1
    turn = hundredths(left[0]) - hundredths(right[-1])
    body = _flank(right, cuts)
    body.append(("l", turn.tolist()))
    body += _flank(left, [last - c for c in reversed(cuts)])
    return f"M{join_numbers(hundredths(right[0]).tolist())}{_commands(body)}Z"


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


def _flank(side: Points, cuts: list[int]) -> list[tuple[str, list[int]]]:
    body: list[tuple[str, list[int]]] = []
    for first, last in pairwise(cuts):
        piece = side[first : last + 1]
        start = hundredths(piece[0])
        end = hundredths(piece[-1]) - start
        if not end.any():
            continue
        control = hundredths(_control(piece)) - start if len(piece) > 2 else end // 2
        bulge = abs(int(control[0]) * int(end[1]) - int(control[1]) * int(end[0]))
        if bulge / max(math.hypot(*end), 1e-9) < 2.2:
            body.append(("l", end.tolist()))
        else:
            body.append(("q", [*control.tolist(), *end.tolist()]))
    return body


def _control(piece: Points) -> Points:
    """The control point of the quadratic from first to last point that fits best."""
    length = arc_length(piece[:, :2])
    n = len(piece)
    t = length / length[-1] if length[-1] > 0 else np.linspace(0, 1, n)
    weight = 2 * t * (1 - t)
    total = float((weight * weight).sum())
    if total < 1e-12:
        return np.asarray((piece[0] + piece[-1]) / 2)
    rest = piece - ((1 - t) ** 2)[:, None] * piece[0] - (t * t)[:, None] * piece[-1]
    return np.asarray((rest * weight[:, None]).sum(axis=0) / total)


def _cuts(curve: Points, flatness: float) -> list[int]:
    """Indices that cut the curve (any dimension) into pieces one quadratic each can follow."""
    step = np.diff(curve[:, :2], axis=0)
    heading = np.unwrap(np.arctan2(step[:, 1], step[:, 0]))
    corners = (np.flatnonzero(settled(np.abs(np.diff(heading))) > settled(CORNER)) + 1).tolist()
    stops = [0, *corners, len(curve) - 1]
    spans = [(a, b) for a, b in pairwise(stops) if b > a][::-1]
    cuts = [0]
    while spans:
        first, last = spans.pop()
        middle = _worst(curve[first : last + 1], flatness)
        if middle:
            spans += [(first + middle, last), (first, first + middle)]
        else:
            cuts.append(last)
    return cuts


def _worst(piece: Points, flatness: float) -> int:
    """Where to cut the piece, or 0 when one quadratic follows it closely enough."""
    n = len(piece) - 1
    if n < 2:
        return 0
    length = arc_length(piece[:, :2])
    t = length / length[-1] if length[-1] > 0 else np.linspace(0, 1, n + 1)
    control = _control(piece)
    fit = ((1 - t) ** 2)[:, None] * piece[0] + (t * t)[:, None] * piece[-1]
    error = settled(
        np.sqrt(((fit + (2 * t * (1 - t))[:, None] * control - piece) ** 2).sum(axis=1))
    )
    if error.max() <= settled(flatness):
        return 0
    margin = max(1, n // 4)
    return min(max(int(error.argmax()), margin), n - margin)
