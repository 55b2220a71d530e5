"""Laurel: leaves, and branches of them along a stem; mm."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.curves import resample, spline, tangents
from engraver.technique.pathdata import Points, dot, polygon
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

_EDGE = [(0, 0), (0.14, 0.11), (0.4, 0.19), (0.68, 0.15), (0.88, 0.06), (1, 0)]


def leaf(plate: Plate, at: ArrayLike, way: float, size: float, fill: str = "accent") -> None:
    """A leaf ``size`` mm long from its foot at a point, ``way`` radians clockwise from the right.

    Its half away from the light is dark.
    """
    c, s = math.cos(way), math.sin(way)
    turn = np.array([[c, s], [-s, c]]) * size
    upper, lower = (spline(np.array(_EDGE) * [1, k], 8) for k in (-1, 1))
    outline = np.vstack([upper, lower[::-1]]) @ turn + np.asarray(at)
    plate.fill(polygon(outline), fill)
    dark = lower if c - s > -0.2 and c > -0.6 else upper
    veins = []
    for u in np.arange(0.14, 0.9, 0.42 / size):
        edge = np.array([u + 0.1, np.interp(u + 0.1, dark[:, 0], dark[:, 1])])
        vein = np.linspace((u, 0), edge, 6) @ turn + np.asarray(at)
        veins.append(swell(vein, 0.24))
    plate.fill("".join(veins))
    rib = np.linspace((0, 0), (0.92, 0), 8) @ turn + np.asarray(at)
    plate.fill(swell(rib, np.linspace(0.3, 0.14, 8)), "light")
    plate.stroke(polygon(outline), 0.26)


def branch(
    plate: Plate, points: ArrayLike, pairs: int, size: float, *, berries: bool = True
) -> None:
    """A branch along the points: leaves in pairs that shrink towards its tip, berries between."""
    stem = resample(spline(points, 16), 200)
    way = tangents(stem)
    taper = np.linspace(0.75, 0.3, 200)
    plate.fill(swell(stem, taper))
    stops = np.linspace(12, 185, pairs).astype(int)
    for n, k in enumerate(stops):
        angle = math.atan2(way[k, 1], way[k, 0])
        long = size * (1 - 0.35 * n / max(pairs - 1, 1))
        if berries and n % 2:
            _berry(plate, stem[k], angle, long)
        for side in (-0.62, 0.62):
            leaf(plate, stem[k], angle + side, long)
    last = math.atan2(way[-1, 1], way[-1, 0])
    leaf(plate, stem[-4], last, size * 0.66)


def _berry(plate: Plate, at: Points, angle: float, long: float) -> None:
    for side in (-1.25, 1.25):
        x = float(at[0] + 0.42 * long * math.cos(angle + side))
        y = float(at[1] + 0.42 * long * math.sin(angle + side))
        plate.fill(swell(np.linspace(at, (x, y), 4), 0.22))
        plate.shape(dot(x, y, 0.62), fill="light", stroke="ink", width=0.24)
