"""Ribbons: a banderole that turns behind itself and ends in swallow tails, to bear a title."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.curves import arc_length, resample, spline
from engraver.technique.light import brightness
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: How steeply one looks down on a ribbon: a step back in depth moves it up by this share.
_TILT = 0.45
#: Samples along a ribbon.
_SAMPLES = 900


def banderole(
    plate: Plate,
    points: ArrayLike,
    height: float,
    *,
    notch: float = 2.4,
    gap: float = 0.4,
    fill: str = "paper",
    back: str = "tint",
) -> None:
    """A ribbon ``height`` mm high whose upper edge runs through the points, from left to right.

    It hangs upright like a paper strip on edge, seen from a little above. Where the points turn
    back to the left it shows its ``back``, and whatever lies higher on the page lies behind. Both
    ends are cut in by ``notch`` mm. ``titled`` gives points for a title between two folds.
    """
    edge = resample(spline(points, 24), _SAMPLES)
    way = np.sign(np.diff(edge[:, 0]))
    way[way == 0] = 1
    turns = [0, *(np.flatnonzero(way[1:] != way[:-1]) + 1).tolist(), _SAMPLES - 1]
    pieces = [(a, b, way[(a + b) // 2] > 0) for a, b in pairwise(turns)]
    # Farther pieces first: backs, then fronts, each from the ends to the middle.
    middle = (len(pieces) - 1) / 2
    order = sorted(range(len(pieces)), key=lambda i: (i == middle, pieces[i][2] and i != middle))
    order = sorted(order, key=lambda i: (_layer(i, len(pieces)), i))
    for i in order:
        a, b, front = pieces[i]
        ends = (notch if a == 0 else 0.0, notch if b == _SAMPLES - 1 else 0.0)
        _piece(plate, edge[a : b + 1], height, ends, gap, fill if front else back, front=front)


def _layer(i: int, count: int) -> int:
    """0 for the pieces painted first: the tails lie behind the folds, the middle before all."""
    return min(i, count - 1 - i)


def _piece(
    plate: Plate,
    edge: Points,
    height: float,
    ends: tuple[float, float],
    gap: float,
    fill: str,
    *,
    front: bool,
) -> None:
    """A stretch of ribbon that shows one side."""
    top = edge if front else edge[::-1]
    cut = ends if front else ends[::-1]
    foot = top + np.array([0, height])
    left, right = (_swallow(end, height, notch, sign) for end, notch, sign in
                   ((top[0], cut[0], 1), (top[-1], cut[1], -1)))  # fmt: skip
    outline = np.vstack([top, right, foot[::-1], left[::-1]])
    plate.fill(polygon(outline), fill)
    plate.fill(_ruling(top, height, cut, gap, front=front))
    plate.stroke(polyline(np.vstack([left[::-1], top, right])), 0.3)
    plate.fill(swell(foot, 0.42))


def _swallow(end: Points, height: float, notch: float, sign: int) -> Points:
    """The short edge at an end, from its upper corner down."""
    return np.asarray(end + np.array([(0, 0), (sign * notch, height / 2), (0, height)]))


def _ruling(
    top: Points, height: float, cut: tuple[float, float], gap: float, *, front: bool
) -> str:
    """Upright lines that swell where the ribbon turns from the light, and run out down the page."""
    length = arc_length(top)
    slope = np.gradient(top[:, 1], length) / _TILT
    run = np.maximum(np.gradient(top[:, 0], length), 1e-6)
    size = np.hypot(slope, run)
    # Nearer is lower on the page: a front that falls to the right turns to the left, to the light.
    bright = brightness(-slope / size, -0.1, run / size)
    dark = np.clip((0.8 if front else 1.25) - 1.1 * bright, 0, 1)
    x = np.arange(top[0, 0] + gap * 0.7, top[-1, 0] - gap * 0.5, gap)
    lines = []
    for i, at in enumerate(x.tolist()):
        y = float(np.interp(at, top[:, 0], top[:, 1]))
        shade = float(np.interp(at, top[:, 0], dark))
        near = min(at - top[0, 0], top[-1, 0] - at)
        shade += max(0.0, 0.62 - near * 0.16) if front else 0.24
        reach = height * (1 if not front else min(1.0, 0.3 + shade + 0.16 * ((i * 7) % 5) / 4))
        for start, stop in _strokes(at, y, height, reach, top, cut):
            v = np.linspace(start, stop, 9)
            line = np.stack([np.full(9, at), v], axis=1)
            fade = np.linspace(1, 0.45 if front else 0.8, 9)
            lines.append(swell(line, np.minimum(shade * 0.34, gap - 0.17) * fade))
    return "".join(lines)


def _strokes(
    x: float, y: float, height: float, reach: float, top: Points, cut: tuple[float, float]
) -> list[tuple[float, float]]:
    """From where to where the line at x is ruled: a notch leaves two pieces of it."""
    depth = min(
        (x - top[0, 0]) / cut[0] if cut[0] else 1.0, (top[-1, 0] - x) / cut[1] if cut[1] else 1.0
    )
    if depth >= 1:
        return [(y + 0.1, y + reach)]
    arm = height / 2 * depth
    return [(y + 0.1, y + arm - 0.1), (y + height - arm + 0.1, y + height - 0.1)]


def titled(
    middle: tuple[float, float], width: float, height: float, *, bow: float = 2.0, fold: float = 3.6
) -> Points:
    """Points for ``banderole``: a bowed front ``width`` mm wide, folded back to two tails.

    ``middle`` is the middle of the front; its ends lie ``bow`` mm higher than its middle. The
    ribbon turns ``fold`` mm behind itself on both sides, and its tails reach as far out again.
    """
    half = width / 2
    drop = height * 0.42
    right = [
        (half * 0.36, bow * 0.1),
        (half * 0.72, -bow * 0.45),
        (half - 0.5, -bow - 0.2),
        (half, -bow + 0.2),
        (half - fold * 0.5, -bow + drop * 0.55),
        (half - fold, -bow + drop * 0.9),
        (half - fold + 0.4, -bow + drop * 1.1),
        (half + fold * 0.5, -bow + drop * 1.02),
        (half + fold * 1.7, -bow + drop * 0.82),
    ]
    y = middle[1] - height / 2 + bow / 3
    return np.array(
        [(middle[0] - x, y + d) for x, d in reversed(right)]
        + [(middle[0], y + bow * 0.28)]
        + [(middle[0] + x, y + d) for x, d in right]
    )
