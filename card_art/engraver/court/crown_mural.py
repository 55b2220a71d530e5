"""The mural Crown, given to who was first over a wall: battlements and towers of ashlar."""

from __future__ import annotations

import math

import numpy as np

from engraver.court.circlet import around, band, far_side, level, station
from engraver.court.keep import keep, loop, window
from engraver.court.tincture import medal, tincture
from engraver.technique import burin
from engraver.technique.curves import spline
from engraver.technique.light import LIGHT
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import rim
from engraver.technique.swell import swell

#: The keeps: degrees from the middle, half the width and the level of the top (mm), far ones first.
_BEHIND = ((-31.0, 2.8, -27.6), (31.0, 2.8, -27.6))
_FRONT = ((-60.0, 3.9, -24.4), (60.0, 3.9, -24.4), (0.0, 4.6, -31.6))
#: Top of the wall between the towers.
_WALL = -13.2


def mural(color: str) -> Plate:
    """The mural Crown, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.placed(22, 37.4, 1.12):
        for degrees, half, top in _BEHIND:
            keep(plate, 15.4 * math.sin(math.radians(degrees)), _WALL, top, half, shade=0.3)
        far_side(plate, _WALL, 0.9)
        _wall(plate)
        for degrees, half, top in _FRONT:
            x, foot, _ = station(degrees, -5.2, 14.9)
            keep(plate, x, foot, top, half)
            window(plate, x - 0.25 * half, top + 3.4 * half, 0.28 * half)
            loop(plate, x - 0.2 * half, foot - 4.4)
        band(plate)
        _foot(plate, color)
        medal(plate, color, 0, float(level(0, -2.3)), 3.7)
    return plate


def _foot(plate: Plate, color: str) -> None:
    """A padded roll of velvet under the band, in its hatching."""
    upper, lower = around(1.4, 1.0), around(5.0, 1.0)
    ends = [spline([(s * 17.0, 1.4), (s * 18.2, 3.1), (s * 17.0, 5.0)], 8) for s in (1, -1)]
    roll = np.vstack([upper, ends[0], lower[::-1], ends[1][::-1]])
    plate.fill(polygon(roll), "accent")
    tincture(plate, roll, color, pitch=0.85)
    dark = [
        swell(around(y, 1.01), 0.16 + 0.3 * np.linspace(0, 1, 60) * k)
        for k, y in enumerate((4.0, 4.65), 1)
    ]
    plate.fill("".join(dark))
    rim(plate, roll, 0.26, 0.52)


def _wall(plate: Plate) -> None:
    """The curtain wall, lit as a ring is, its courses broken by joints."""
    wall = np.vstack([around(_WALL, 0.93), around(-5.0, 0.93)[::-1]])
    plate.fill(polygon(wall), "accent")
    lines = []
    for x in np.linspace(-15.6, 15.6, 70):
        y = np.linspace(_WALL, -5.4, 10)
        across = x / 17.2
        light = across * LIGHT[0] + math.sqrt(1 - across**2) * LIGHT[2] + 0.2
        dark = np.clip(0.95 - 1.2 * max(light, 0), 0.0, 0.9)
        lines.append(
            swell(np.stack([x + 0 * y, level(x, y)], axis=1), burin.ruled(dark, 0.44) + 0 * y)
        )
    plate.fill("".join(lines))
    courses = np.arange(-6.2, _WALL, -1.5).tolist()
    joints = [polyline(around(y, 0.92)) for y in courses]
    for degrees in range(-86, 87, 6):
        x, bow, _ = station(degrees, 0.0, 15.6)
        joints.append(polyline([(x, bow + _WALL + 0.4), (x, bow - 5.6)]))
    plate.stroke("".join(joints), 0.24, "tint")
    for degrees in (-66, -56, -27, -18, 18, 27, 56, 66):
        _merlon(plate, *station(degrees, _WALL, 15.6))
    rim(plate, wall, 0.26, 0.46)


def _merlon(plate: Plate, x: float, y: float, squeeze: float) -> None:
    half = 1.25 * squeeze
    stone = [(x - half, y + 0.5), (x - half, y - 2.4), (x + half, y - 2.4), (x + half, y + 0.5)]
    plate.shape(polygon(stone), fill="paper", stroke="ink", width=0.3)
    shade = polyline([(x + half * 0.6, y - 2.3), (x + half * 0.6, y + 0.4)])
    plate.stroke(shade, half * 0.8, round_ends=False)
