"""Jewels of crowns and scepters: crosses, lilies and cut stones."""

from __future__ import annotations

import math

import numpy as np

from engraver.technique.curves import ellipse, spline
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import sphere

#: One quarter of a cross patty, arm by arm round the whole, in units of half a narrow arm.
_PATTY = (
    (-0.45, -0.45), (-1.0, -2.3), (1.0, -2.3), (0.45, -0.45), (2.05, -1.0), (2.05, 1.0),
    (0.45, 0.45), (0.8, 2.3), (-0.8, 2.3), (-0.45, 0.45), (-2.05, 1.0), (-2.05, -1.0),
)  # fmt: skip
_LEAF = (
    (0.15, -1.2), (0.5, -2.6), (1.5, -3.3), (2.1, -2.5), (1.8, -1.5), (1.25, -1.75),
    (1.5, -2.25), (1.1, -2.3), (0.8, -1.2),
)  # fmt: skip
_PETAL = (
    (0, -4.9), (0.66, -3.6), (0.74, -2.5), (0.32, -1.3), (0.7, 0), (-0.7, 0), (-0.32, -1.3),
    (-0.74, -2.5), (-0.66, -3.6),
)  # fmt: skip


def cross_patty(plate: Plate, x: float, y: float, size: float = 1.0, squeeze: float = 1.0) -> None:
    """A cross with spreading arms about (x, y), 4.6 × size mm high; ``squeeze`` narrows it."""
    outline = np.array(_PATTY) * [size * squeeze, size] + np.array([x, y])
    reach = 2.05 * size

    def tone(px: Points, py: Points) -> Points:
        across = (px - x) / (reach * squeeze)
        return np.asarray(np.clip(0.2 + 0.42 * across + 0.22 * (py - y) / reach, 0, 0.85))

    hatch(plate, outline, tone, angle=0.8, gap=0.26, paper="paper", edge=0.24)
    sphere(plate, x, y, 0.8 * size * min(1, squeeze + 0.25), 6)


def fleur_de_lis(plate: Plate, x: float, y: float, size: float = 1.0, squeeze: float = 1.0) -> None:
    """A lily whose foot stands on (x, y), 4.9 × size mm high; ``squeeze`` narrows it."""
    scale = np.array([size * squeeze, size])
    place = np.array([x, y])
    for side in (-1, 1):
        leaf = spline(np.array(_LEAF) * scale * [side, 1] + place, 5, closed=True)
        hatch(plate, leaf, 0.26 if side < 0 else 0.6, angle=0.8, gap=0.24, paper="paper", edge=0.2)
    petal = spline(np.array(_PETAL) * scale + place, 5, closed=True)

    def tone(px: Points, _: Points) -> Points:
        return np.asarray(np.clip(0.28 + 0.62 * (px - x) / (0.7 * scale[0]), 0, 0.85))

    hatch(plate, petal, tone, angle=math.pi / 2, gap=0.24, paper="paper", edge=0.2)
    band = np.array([(-1, -1.6), (1, -1.6), (1, -1.05), (-1, -1.05)]) * scale + place
    plate.shape(polygon(band), fill="paper", stroke="ink", width=0.2)


def lozenge(plate: Plate, x: float, y: float, rx: float, ry: float) -> None:
    """A pointed stone cut in four facets about (x, y), colored on its shaded side."""
    left, top, right, foot = (x - rx, y), (x, y - ry), (x + rx, y), (x, y + ry)
    plate.fill(polygon([left, top, right, foot]), "paper")
    plate.fill(polygon([left, (x, y), foot]) + polygon([top, right, (x, y)]), "tint")
    plate.fill(polygon([right, foot, (x, y)]), "accent")
    lines = polygon([left, top, right, foot]) + polyline([left, right]) + polyline([top, foot])
    plate.stroke(lines, 0.17)


def cabochon(plate: Plate, x: float, y: float, rx: float, ry: float) -> None:
    """A rounded stone in the suit's color about (x, y), with the window reflected in it."""
    plate.shape(polygon(ellipse(x, y, rx, ry, 32)), fill="accent", stroke="ink", width=0.2)
    shade = np.vstack([_arc(x, y, rx, ry, -0.6, 2.2), _arc(x, y, rx * 0.55, ry * 0.55, 2.2, -0.6)])
    plate.fill(polygon(shade), "deep")
    plate.fill(polygon(ellipse(x - rx * 0.3, y - ry * 0.34, rx * 0.26, ry * 0.24, 12)), "light")


def _arc(x: float, y: float, rx: float, ry: float, start: float, end: float) -> Points:
    t = np.linspace(start, end, 14)
    return np.stack([x + rx * np.cos(t), y + ry * np.sin(t)], axis=1)
