"""A full-rigged ship under sail, to fill an empty sea."""

from __future__ import annotations

import numpy as np

from engraver.technique.curves import bezier
from engraver.technique.cutpaper import curve
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: The hull's sheer and bottom in units of the ship's height, y down, keel at 0, sailing left.
HULL = curve("-0.62,-0.2 -0.3,-0.13 0.1,-0.13 0.46,-0.22 0.44,-0.06 0.36,0 -0.36,0 -0.5,-0.09", 6)
#: Every mast: its foot and how high it stands.
MASTS = ((-0.3, 0.86), (0.02, 1.0), (0.32, 0.74))


def draw_ship(plate: Plate, x: float, y: float, size: float) -> None:
    """A ship whose keel lies at (x, y), ``size`` mm to the top of her mainmast."""

    def at(points: Points) -> Points:
        return np.asarray(points * size + [x, y])

    bowsprit = np.array([(-0.5, -0.16), (-0.86, -0.34)])
    plate.stroke(polyline(at(bowsprit)), 0.2)
    for foot, height in MASTS:
        plate.stroke(polyline(at(np.array([(foot, -0.1), (foot, -height - 0.04)]))), 0.18)
        for low, high, wide in ((0.2, 0.5, 0.27), (0.53, 0.76, 0.21), (0.79, 0.96, 0.14)):
            _sail(plate, at(_billow(foot, height * low, height * high, wide * height)))
    jib = at(np.array([(-0.84, -0.36), (-0.36, -0.76), (-0.46, -0.3)]))
    plate.shape(polygon(jib), fill="light", stroke="ink", width=0.13)
    plate.fill(polygon(at(HULL)))
    plate.stroke(polyline(at(np.array([(-0.44, -0.105), (0.38, -0.115)]))), 0.13, "paper")
    for k, (start, stop) in enumerate(((-0.9, 0.7), (-0.6, 0.95), (-0.75, 0.2))):
        water = at(np.linspace((start, 0.1 + 0.09 * k), (stop, 0.1 + 0.09 * k), 12))
        plate.fill(swell(water, 0.17 * np.sin(np.linspace(0.3, 2.9, 12))))


def _billow(foot: float, low: float, high: float, wide: float) -> Points:
    """A square sail seen from its quarter, filled by a wind from the right."""
    left, right = foot - wide * 0.62, foot + wide * 0.38
    head, tail = left + 0.03, right - 0.02
    luff = bezier((tail, -high), (tail - 0.06, -high), (right - 0.1, -low), (right, -low), 8)
    sag = low + 0.07
    bottom = bezier((right, -low), (foot, -sag), (left, -sag + 0.02), (left - 0.03, -low), 8)
    leech = bezier((left - 0.03, -low), (left - 0.12, -low), (left - 0.11, -high), (head, -high), 8)
    return np.vstack([np.linspace((head, -high), (tail, -high), 6), luff, bottom, leech])


def _sail(plate: Plate, sail: Points) -> None:
    plate.shape(polygon(sail), fill="light", stroke="ink", width=0.13)
    shade = sail[6:14] - [0.16, 0]
    plate.fill(swell(shade, 0.22 * np.sin(np.linspace(0.5, 2.9, 8))))
