"""The headpiece of the sketch cards, 44 × 12 mm: two quills crossed at an inkwell, and flourishes."""

from __future__ import annotations

import math

import numpy as np

from generator.engraver.curves import ellipse, normals, resample, spiral, spline, tangents
from generator.engraver.cutpaper import curve, points
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.solids import hatch, rim
from generator.engraver.swell import swell

WIDTH, HEIGHT = 44.0, 12.0
MIDDLE = WIDTH / 2


def headpiece() -> Plate:
    """Quills, inkwell and flourishes, symmetrical about the middle but for the light."""
    plate = Plate(WIDTH, HEIGHT)
    for side in (1, -1):
        _flourish(plate, side)
    for side in (1, -1):
        _quill(plate, _sided(curve("19.8,10.2 22.6,7.4 26.4,4.8 31,3 36,2.2 40.4,2.6", 12), side))
    _inkwell(plate)
    return plate


def _sided(path: Points, side: int) -> Points:
    """The path as drawn for the right (1), or mirrored to the left (-1)."""
    return path if side == 1 else np.asarray(path * [-1, 1] + [WIDTH, 0])


def _flourish(plate: Plate, side: int) -> None:
    """A penman's flourish below a quill, ending in a curl, with a lighter one springing from it."""
    stem = curve("24.6,11 28.2,11.2 32,10.2 35,8.4 38.2,7.4", 14)
    curl = spiral(39.6, 9.0, 2.1, 0.5, -2.3, 1.15, 60)
    main = resample(np.vstack([stem, curl]), 120)
    _pen(plate, _sided(main, side), 0.12, 0.5, 0.14, 0.42, 0.16)
    leaf = curve("29.6,10.9 31.8,8.8 33.2,7.2 35.4,6.4 36.8,7.1 36.2,8 35.3,7.6", 14)
    _pen(plate, _sided(leaf, side), 0.12, 0.36, 0.14)
    for x, y, r in ((39.4, 9.1, 0.5), (35.6, 7.4, 0.3), (26.4, 9.3, 0.3), (28, 9, 0.22)):
        plate.fill(polygon(_sided(ellipse(x, y, r, r, 20), side)))


def _pen(plate: Plate, path: Points, *widths: float) -> None:
    share = np.linspace(0, 1, len(path))
    width = np.interp(share, np.linspace(0, 1, len(widths)), widths)
    plate.fill(swell(path, width))


def _quill(plate: Plate, path: Points) -> None:
    """A goose quill along the path, nib first: barrel, shaft, and a vane with two splits."""
    line = resample(path, 160)
    along, across = tangents(line), normals(line)
    vane = slice(46, 160)
    u = np.linspace(0, 1, 114)
    swellings = np.sin(np.pi * np.clip(u * 0.86 + 0.09, 0, 1)) ** 0.55
    upper = line[vane] + (along * 0.55 - across) [vane] * (1.35 * swellings)[:, None]
    notch = 1 - 0.6 * np.exp(-(((u - 0.38) / 0.018) ** 2)) - 0.5 * np.exp(-(((u - 0.7) / 0.02) ** 2))
    lower = line[vane] + (along * 0.55 + across)[vane] * (1.0 * swellings * notch)[:, None]
    outline = np.vstack([line[46:47], upper, lower[::-1]])
    plate.shape(polygon(outline), fill="tint", stroke="ink", width=0.16, round_ends=True)
    _barbs(plate, line[vane], upper, 0.20)
    _barbs(plate, line[vane], lower, 0.30)
    barrel = line[:150]
    plate.fill(swell(barrel, np.interp(np.linspace(0, 1, 150), [0, 0.1, 0.4, 1], [0.1, 0.6, 0.5, 0.2])))
    plate.fill(swell(line[16:120], np.linspace(0.26, 0.05, 104), lift=0.02), "paper")


def _barbs(plate: Plate, shaft: Points, edge: Points, width: float) -> None:
    """Barbs from the shaft to the edge of the vane, thinning out."""
    lines = []
    for i in range(3, len(shaft) - 6, 3):
        barb = spline([shaft[i], (shaft[i] * 0.45 + edge[i] * 0.55), edge[i]], 5)
        reach = 0.72 + 0.2 * math.sin(i * 2.4)
        part = barb[: max(4, int(len(barb) * reach))]
        lines.append(swell(part, np.linspace(width, 0.1, len(part)), lift=0.02))
    plate.fill("".join(lines))


def _inkwell(plate: Plate) -> None:
    """A squat glass inkwell with a brass collar."""
    body = np.vstack([
        curve("20.3,7.6 18.6,8.1 17.6,9.4 17.5,11.4", 8), curve("26.5,11.4 26.4,9.4 25.4,8.1 23.7,7.6", 8)
    ])

    def glass(x: Points, _y: Points) -> Points:
        across = (x - MIDDLE) / 4.5
        return np.asarray(np.interp(across, [-1, -0.75, -0.5, 0.1, 0.7, 1], [0.8, 0.25, 0.12, 0.6, 1, 0.7]))

    hatch(plate, body, glass, gap=0.36, ink="deep", paper="paper")
    rim(plate, body, 0.16, 0.4)
    collar = points("19.9,6.5 24.1,6.5 24.1,7.7 19.9,7.7")
    plate.shape(polygon(collar), fill="accent", stroke="ink", width=0.18, round_ends=True)
    lip = ellipse(MIDDLE, 6.4, 2.45, 0.62, 40)
    plate.shape(polygon(lip), fill="ink")
    plate.stroke(polyline(curve("19.9,6.2 21,5.98 22,5.92 23,5.98 24.1,6.2", 6)), 0.15, "paper")
    plate.stroke(polyline(points("17.2,11.5 26.8,11.5")), 0.4)
