"""A compass rose of eight points, each facet half in light and half in shade."""

from __future__ import annotations

import math

import numpy as np

from engraver.technique.pathdata import Points, dot, polygon
from engraver.technique.plate import Plate


def compass_rose(plate: Plate, x: float, y: float, r: float, north: float = 0.0) -> None:
    """A rose about (x, y), r mm from its middle to the points, north ``north`` degrees off up."""
    plate.disc(x, y, r * 0.78, fill="paper")
    for radius, width in ((0.7, 0.2), (0.58, 0.13)):
        plate.disc(x, y, r * radius, stroke="ink", width=width)
    turn = math.radians(north)
    for reach, offset, ink in ((0.68, math.pi / 4, "accent"), (1.0, 0.0, "ink")):
        for quarter in range(4):
            _point(plate, (x, y), r * reach, turn + offset + quarter * math.pi / 2, ink)
    plate.disc(x, y, r * 0.1, fill="paper", stroke="ink", width=0.15)
    _lily(plate, x, y, r, turn)


def _point(plate: Plate, middle: tuple[float, float], r: float, angle: float, ink: str) -> None:
    """One point of the star: two slim triangles, the right one dark."""
    tip = _at(middle, r, angle)
    left, right = (_at(middle, r * 0.24, angle + side * math.pi / 4) for side in (-1, 1))
    plate.shape(polygon([tip, left, middle]), fill="paper", stroke="ink", width=0.13)
    plate.shape(polygon([tip, right, middle]), fill=ink, stroke="ink", width=0.13)


def _at(middle: tuple[float, float], r: float, angle: float) -> tuple[float, float]:
    """The place r mm from the middle, angle clockwise from up."""
    return middle[0] + r * math.sin(angle), middle[1] - r * math.cos(angle)


def _lily(plate: Plate, x: float, y: float, r: float, turn: float) -> None:
    """A fleur-de-lis on the north point."""
    petal = np.array([(0, 0), (-0.1, -0.14), (0, -0.42), (0.1, -0.14)])
    side = np.array([(-0.03, -0.02), (-0.15, -0.26), (-0.26, -0.2), (-0.24, -0.06), (-0.14, -0.08)])
    band = np.array([(-0.15, -0.02), (0.15, -0.02), (0.15, 0.05), (-0.15, 0.05)])
    for part in (side, side * [-1, 1], petal, band):
        plate.fill(polygon(np.add(_turned(np.add(part * r, (0, -r)), turn), (x, y))))
    knob = _turned(np.array([[0, -1.42 * r]]), turn)[0] + [x, y]
    plate.fill(dot(float(knob[0]), float(knob[1]), r * 0.05))


def _turned(points: Points, turn: float) -> Points:
    c, s = math.cos(turn), math.sin(turn)
    return np.asarray(points @ np.array([[c, s], [-s, c]]))
