"""Staffs of flags, with a spear's head, cords and tassels."""

from __future__ import annotations

import numpy as np

from engraver.technique.curves import bezier, spline
from engraver.technique.pathdata import polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim, sphere
from engraver.technique.swell import swell
from engraver.technique.trimmings import ring, tassel, turned, twisted


def staff(plate: Plate, x: float, top: float, foot: float) -> None:
    """A turned staff at x from the level ``top``, where its spear's head begins, to ``foot``."""
    turned(plate, (x, top + 7.4), (x, foot), [(0, 0.7), (foot - top - 7.4, 0.85)], gap=0.42)
    for y in (top + 8.4, foot - 11.2, foot - 1.0):
        ring(plate, x, y, 1.15, 0.25, 1.1)
    sphere(plate, x, top + 7.0, 1.35, 8)
    right = bezier((x, top), (x + 1.6, top + 2.6), (x + 2.9, top + 4.4), (x, top + 5.8), 24)
    left = right * [-1, 1] + np.array([2 * x, 0])
    blade = np.vstack([left, right[::-1]])
    plate.fill("", "paper")
    hatch(plate, right, 0.72, angle=0.5, gap=0.36, paper="paper")
    hatch(plate, left, 0.22, angle=-0.5, gap=0.36, paper="paper")
    rim(plate, blade, 0.2, 0.4)
    plate.stroke(polyline([(x, top + 0.4), (x, top + 5.6)]), 0.2)


def lacing(plate: Plate, x: float, hoist: float, levels: list[float]) -> None:
    """Loops that hold the cloth's hoist to the staff at x."""
    for y in levels:
        loop = spline([(x - 0.95, y + 0.7), (x, y + 0.95), (hoist + 0.5, y)], 6)
        plate.fill(swell(loop, 0.52))
        plate.fill(swell(loop, 0.22), "paper")


def cords(plate: Plate, x: float, top: float) -> None:
    """Two cords with tassels that blow from under the staff's head to the left."""
    for points in (
        [
            (x - 0.4, top),
            (x - 2.4, top + 2),
            (x - 3.6, top + 4.6),
            (x - 2.6, top + 7.2),
            (x - 3.6, top + 9.8),
        ],
        [
            (x - 0.4, top - 0.2),
            (x - 3.4, top + 0.6),
            (x - 6.0, top + 3.2),
            (x - 5.6, top + 6.6),
            (x - 6.2, top + 13.2),
        ],
    ):
        twisted(plate, spline(points, 14), 0.34)
        tassel(plate, *points[-1], 5.4, ink="accent")
