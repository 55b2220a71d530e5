"""Curves as arrays of points: Bezier, Catmull-Rom, even spacing, spirals; millimeters, y down."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.pathdata import Points


def bezier(p0: ArrayLike, p1: ArrayLike, p2: ArrayLike, p3: ArrayLike, n: int = 24) -> Points:
    """n points along the cubic Bezier curve with these control points."""
    t = np.linspace(0, 1, n)[:, None]
    a, b, c, d = (np.asarray(p, dtype=float) for p in (p0, p1, p2, p3))
    return np.asarray(
        (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t**3 * d
    )


def spline(points: ArrayLike, n: int = 12, *, closed: bool = False) -> Points:
    """A smooth curve through every point (Catmull-Rom), n samples to a span."""
    knots = np.asarray(points, dtype=float)
    if closed:
        ring = np.vstack([knots[-1:], knots, knots[:2]])
    else:
        ring = np.vstack([2 * knots[:1] - knots[1:2], knots, 2 * knots[-1:] - knots[-2:-1]])
    t = np.linspace(0, 1, n, endpoint=False)[:, None]
    spans = [_span(ring[i : i + 4], t) for i in range(len(ring) - 3)]
    if not closed:
        spans.append(knots[-1:])
    return np.vstack(spans)


def _span(p: Points, t: Points) -> Points:
    a, b, c, d = p
    return np.asarray(
        0.5
        * (
            2 * b
            + (c - a) * t
            + (2 * a - 5 * b + 4 * c - d) * t**2
            + (3 * b - a - 3 * c + d) * t**3
        )
    )


def arc_length(points: ArrayLike) -> Points:
    """The distance in mm from the first point to each point along the polyline, shape (n,)."""
    line = np.asarray(points, dtype=float)
    steps = line[1:] - line[:-1]
    length = np.zeros(len(line))
    np.cumsum(np.hypot(steps[:, 0], steps[:, 1]), out=length[1:])
    return length


def resample(points: ArrayLike, n: int) -> Points:
    """n points spaced evenly along the polyline."""
    line = np.asarray(points, dtype=float)
    length = arc_length(line)
    t = np.linspace(0, length[-1], n)
    return np.stack([np.interp(t, length, line[:, 0]), np.interp(t, length, line[:, 1])], axis=1)


def tangents(points: ArrayLike) -> Points:
    """Unit directions of travel at each point, shape (n, 2)."""
    line = np.asarray(points, dtype=float)
    step = np.empty_like(line)  # numpy.gradient, without what it does for other spacings
    step[0], step[-1] = line[1] - line[0], line[-1] - line[-2]
    step[1:-1] = (line[2:] - line[:-2]) / 2
    length = np.maximum(np.hypot(step[:, 0], step[:, 1]), 1e-9)
    return np.asarray(step / length[:, None])


def normals(points: ArrayLike) -> Points:
    """Unit vectors to the right of travel (y down), shape (n, 2)."""
    t = tangents(points)
    side = np.empty_like(t)
    side[:, 0], side[:, 1] = -t[:, 1], t[:, 0]
    return side


def signed_area(points: ArrayLike) -> float:
    """Area in square mm of the closed outline; positive when it runs clockwise on the page."""
    p = np.asarray(points, dtype=float)
    q = np.roll(p, -1, axis=0)
    return float(0.5 * np.sum(p[:, 0] * q[:, 1] - q[:, 0] * p[:, 1]))


def spiral(
    x: float, y: float, r0: float, r1: float, start: float, turns: float, n: int = 90
) -> Points:
    """A logarithmic spiral about (x, y) from radius r0 to r1; start in radians."""
    t = np.linspace(0, 1, n)
    radius = r0 * (r1 / r0) ** t
    angle = start + turns * 2 * math.pi * t
    return np.stack([x + radius * np.cos(angle), y + radius * np.sin(angle)], axis=1)


def ellipse(x: float, y: float, rx: float, ry: float, n: int = 48) -> Points:
    """n points of an ellipse about (x, y), not repeating the first."""
    t = np.linspace(0, 2 * math.pi, n, endpoint=False)
    return np.stack([x + rx * np.cos(t), y + ry * np.sin(t)], axis=1)
