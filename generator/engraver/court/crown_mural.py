"""The mural Crown, given to who was first over a wall: battlements and towers of ashlar."""

from __future__ import annotations

import math

import numpy as np

from generator.engraver import burin
from generator.engraver.court.circlet import around, band, far_side, level, station
from generator.engraver.court.tincture import medal, tincture
from generator.engraver.curves import spline
from generator.engraver.light import LIGHT
from generator.engraver.pathdata import polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.solids import rim
from generator.engraver.swell import swell

#: The towers in front: degrees from the middle and height (mm), the outermost first.
_FRONT = ((-84, 16.0), (84, 16.0), (-43, 18.0), (43, 18.0), (0, 24.0))
_BEHIND = ((-22, 18.4), (22, 18.4))
#: Top of the wall between the towers.
_WALL = -13.2


def mural(color: str) -> Plate:
    """The mural Crown, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.placed(22, 37.4, 1.12):
        for degrees, height in _BEHIND:
            _tower(plate, degrees, height, behind=True)
        far_side(plate, _WALL, 0.9)
        _wall(plate)
        for degrees, height in _FRONT:
            _tower(plate, degrees, height)
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


def _tower(plate: Plate, degrees: float, height: float, *, behind: bool = False) -> None:
    """A round tower that swells to its parapet of three merlons, with a loop or a window."""
    x, y, squeeze = station(degrees, -5.2, 14.2)
    if behind:
        y = _WALL + 7.0 - 1.7 * math.cos(math.radians(degrees))
    half, top = 3.3 * (0.55 + 0.45 * squeeze), y - height
    right = np.array(
        [(half, y), (half * 0.92, top + 4.4), (half * 1.22, top + 3.0), (half * 1.22, top + 0.2)]
    )
    right[:, 0] += x
    left = right * [-1, 1] + np.array([2 * x, 0])
    body = np.vstack([left, right[::-1]])
    if not degrees:
        plate.stroke(polygon(body), 1.5)
    plate.fill(polygon(body), "paper")
    shade = 0.35 if behind else 0.0
    plate.fill(
        _cylinder(x, half, top + 4.2, y, shade)
        + _cylinder(x, half * 1.22, top + 0.4, top + 2.9, shade)
    )
    if not behind:
        _courses(plate, x, half, top + 5.0, y)
    rim(plate, body, 0.28, 0.5)
    lip = spline([(x - half * 1.22, top + 2.9), (x, top + 3.6), (x + half * 1.22, top + 2.9)], 8)
    plate.fill(swell(lip, 0.34))
    for k in (-1, 0, 1):
        w = half * 0.29
        cx = x + k * half * 0.93
        stone = [(cx - w, top + 0.9), (cx - w, top - 1.9), (cx + w, top - 1.9), (cx + w, top + 0.9)]
        plate.shape(polygon(stone), fill="tint" if behind else "paper", stroke="ink", width=0.32)
        if k >= 0:
            plate.stroke(
                polyline([(cx + w * 0.55, top - 1.8), (cx + w * 0.55, top + 0.8)]),
                w * 0.9,
                round_ends=False,
            )
    if not behind:
        _window(plate, x - 0.25 * half, top + 7.6, 0.3 * half)


def _cylinder(x: float, half: float, top: float, foot: float, shade: float) -> str:
    lines = []
    for share in np.arange(-0.84, 0.83, 0.42 / half):
        light = share * LIGHT[0] + math.sqrt(1 - share**2) * LIGHT[2]
        dark = float(np.clip(0.85 - 1.15 * max(light, 0) + shade, 0, 0.9))
        y = np.linspace(top, foot, 8)
        lines.append(
            swell(np.stack([x + share * half + 0 * y, y], axis=1), burin.ruled(dark, 0.42) + 0 * y)
        )
    return "".join(lines)


def _courses(plate: Plate, x: float, half: float, top: float, foot: float) -> None:
    """The joints of the ashlar: level bows, and every other upright between them."""
    data = []
    levels = np.arange(foot - 2.2, top, -2.2)
    for i, y in enumerate(levels.tolist()):
        data.append(polyline(spline([(x - half * 0.93, y), (x, y + 0.5), (x + half * 0.93, y)], 6)))
        data += [
            polyline([(x + share * half, y + 0.4), (x + share * half, y + 2.5)])
            for share in ((-0.5,) if i % 2 else (-0.1,))
        ]
    plate.stroke("".join(data), 0.2)


def _window(plate: Plate, x: float, y: float, half: float) -> None:
    arch = spline(
        [(x - half, y), (x - half, y - 1.8), (x, y - 3.0), (x + half, y - 1.8), (x + half, y)], 6
    )
    plate.stroke(polygon(arch), 0.9, "paper")
    plate.shape(polygon(arch), fill="accent", stroke="ink", width=0.34)
