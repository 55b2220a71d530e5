"""The antique Crown of rays that sun gods wear, a low cap of velvet inside it."""

from __future__ import annotations

import math

import numpy as np

from engraver.court.circlet import band, cap, ermine, level, station
from engraver.court.tincture import medal
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim, sphere

#: Degrees from the middle, and the height (mm) of each ray in front, the outermost first.
_FRONT = ((-78, 18.0), (78, 18.0), (-39, 22.0), (39, 22.0), (0, 26.5))
_BEHIND = ((-58, 21.0), (58, 21.0), (-19, 25.0), (19, 25.0))


def radiate(color: str) -> Plate:
    """The radiate Crown, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.placed(22, 37.6, 1.09):
        for degrees, height in _BEHIND:
            _ray(plate, degrees, height * 0.86, behind=True)
        cap(plate, color, 13.5)
        for degrees, height in _FRONT:
            _ray(plate, degrees, height)
        band(plate)
        ermine(plate)
        medal(plate, color, 0, float(level(0, -4.6)), 4.3)
    return plate


def _ray(plate: Plate, degrees: float, height: float, *, behind: bool = False) -> None:
    """A tapering ray with a lit and a dark side, a ball on its point, leaning outward."""
    x, y, squeeze = station(degrees, -5.2, 15.8)
    if behind:
        y = -5.2 - 1.7 * math.cos(math.radians(degrees))
    lean = 0.15 * height * math.sin(math.radians(degrees))
    half = 3.3 * squeeze
    tip = np.array([x + lean, y - height])
    foot = np.array([[x - half, y], [x + half, y]])
    waist = np.array([[x - half * 0.8, y - 2.6], [x + half * 0.8, y - 2.6]]) + np.array(
        [lean * 0.14, 0]
    )
    spine = np.array([x, y])
    outline = np.vstack([foot[0], waist[0], tip, waist[1], foot[1]])
    plate.fill(polygon(outline), "tint" if behind else "paper")
    narrow = squeeze < 0.5
    for side, dark in ((0, 0.12), (1, 0.62)):
        area = np.vstack([foot[side], waist[side], tip, spine])

        def tone(_: Points, py: Points, dark: float = dark) -> Points:
            low = np.clip((py - y + 5) / 5, 0, 1)
            return np.asarray(np.clip(dark + 0.25 * low + (0.3 if behind else 0), 0, 0.85))

        if narrow and side:
            plate.fill(polygon(area))
        elif not narrow:
            hatch(plate, area, tone, angle=0.25 if side else -0.25, gap=0.5)
    point = np.vstack([tip, tip + (waist[1] - tip) * 0.42, tip + (spine - tip) * 0.5])
    plate.fill(polygon(point))
    rim(plate, outline, 0.24, 0.46)
    plate.stroke(polyline([tip, spine]), 0.2)
    sphere(plate, float(tip[0]), float(tip[1]), 1.35 if not behind else 1.0, 7)
