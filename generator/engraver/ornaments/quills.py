"""Two quills at an inkwell, with flourishes: 44 × 12 mm."""

from __future__ import annotations

import math

import numpy as np

from generator.engraver.curves import bezier, ellipse, normals, resample, spiral, tangents
from generator.engraver.cutpaper import curve, points
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.ruling import hatch
from generator.engraver.solids import rim
from generator.engraver.swell import swell

WIDTH, HEIGHT = 44.0, 12.0
MIDDLE = WIDTH / 2


def quills() -> Plate:
    """Quills, inkwell and flourishes, symmetrical about the middle but for the light."""
    plate = Plate(WIDTH, HEIGHT)
    for side in (1, -1):
        _flourish(plate, side)
    for side in (1, -1):
        _quill(
            plate, _sided(curve("19.8,10.2 22.6,7.4 26.4,4.8 31,3 36,2.2 40.4,2.6", 12), side), side
        )
    _inkwell(plate)
    return plate


def _sided(path: Points, side: int) -> Points:
    """The path as drawn for the right (1), or mirrored to the left (-1)."""
    return path if side == 1 else np.asarray(path * [-1, 1] + [WIDTH, 0])


def _flourish(plate: Plate, side: int) -> None:
    """A penman's flourish below a quill, ending in a curl, with a lighter one springing from it."""
    stem = curve("25.6,11.2 29,11.1 32.4,9.8 34.8,8.25 37,7.15", 14)
    main = np.vstack([stem, spiral(39.7, 8.9, 2.5, 0.5, -1.9, 1.15, 60)])
    _pen(plate, _sided(resample(main, 120), side), 0.14, 0.5, 0.2, 0.46, 0.3, 0.14)
    branch = curve("27.4,11.2 29.2,10.2 30.6,8.8 31.8,7.6", 14)
    spray = np.vstack([branch, spiral(33.5, 8.1, 1.7, 0.36, -2.5, 1.1, 50)])
    _pen(plate, _sided(resample(spray, 90), side), 0.14, 0.4, 0.24, 0.14)
    for x, y, r in ((39.7, 8.9, 0.62), (33.5, 8.1, 0.44), (28.6, 8.9, 0.34), (29.9, 7.5, 0.24)):
        plate.fill(polygon(_sided(ellipse(x, y, r, r, 20), side)))


def _pen(plate: Plate, path: Points, *widths: float) -> None:
    share = np.linspace(0, 1, len(path))
    width = np.interp(share, np.linspace(0, 1, len(widths)), widths)
    plate.fill(swell(path, width))


def _quill(plate: Plate, path: Points, side: int) -> None:
    """A goose quill along the path, nib first: barrel, shaft, and a vane split in two places."""
    line = resample(path, 160)
    shaft = line[44:]
    along, up = tangents(shaft), -side * normals(shaft)
    u = np.linspace(0, 1, len(shaft))
    full = np.sin(np.pi * (0.05 + 0.95 * u) ** 0.8) ** 0.5 + 0.04
    split = (
        1 - 0.7 * np.exp(-(((u - 0.3) / 0.022) ** 2)) - 0.6 * np.exp(-(((u - 0.62) / 0.02) ** 2))
    )
    upper = shaft + along * (0.5 * full)[:, None] + up * (1.25 * full)[:, None]
    lower = shaft + along * (0.5 * full)[:, None] - up * (1.05 * full * split)[:, None]
    outline = np.vstack([shaft[:1], upper, lower[::-1]])
    plate.shape(polygon(outline), fill="tint", stroke="ink", width=0.18, round_ends=True)
    _barbs(plate, shaft, upper, 0.17)
    _barbs(plate, shaft, lower, 0.26)
    barrel = np.interp(np.linspace(0, 1, 150), [0, 0.1, 0.4, 1], [0.14, 0.62, 0.56, 0.2])
    plate.fill(swell(line[:150], barrel))
    plate.fill(swell(line[12:110], np.linspace(0.26, 0.06, 98), lift=0.02), "paper")


def _barbs(plate: Plate, shaft: Points, edge: Points, width: float) -> None:
    """Barbs that sweep forward from the shaft to the edge of the vane, each as far as it may."""
    lines = []
    last = len(shaft) - 1
    for i in range(2, last - 4, 3):
        tip = edge[min(i + 7, last)]
        root = shaft[i]
        barb = bezier(root, root + (shaft[min(i + 3, last)] - root), (root + tip) / 2, tip, 12)
        reach = 0.78 + 0.16 * math.sin(i * 2.4)
        part = barb[: int(len(barb) * reach)]
        lines.append(swell(part, np.linspace(width, 0.1, len(part)), lift=0.02))
    plate.fill("".join(lines))


def _inkwell(plate: Plate) -> None:
    """A squat glass inkwell with a brass collar."""
    body = np.vstack(
        [
            curve("20.3,7.6 18.6,8.1 17.6,9.4 17.5,11.4", 8),
            curve("26.5,11.4 26.4,9.4 25.4,8.1 23.7,7.6", 8),
        ]
    )

    def glass(x: Points, _y: Points) -> Points:
        across = (x - MIDDLE) / 4.5
        return np.asarray(
            np.interp(across, [-1, -0.75, -0.5, 0.1, 0.7, 1], [0.8, 0.25, 0.12, 0.6, 1, 0.7])
        )

    hatch(plate, body, glass, gap=0.36, ink="deep", paper="paper")
    rim(plate, body, 0.16, 0.4)
    collar = points("19.9,6.5 24.1,6.5 24.1,7.7 19.9,7.7")
    plate.shape(polygon(collar), fill="accent", stroke="ink", width=0.18, round_ends=True)
    lip = ellipse(MIDDLE, 6.4, 2.45, 0.62, 40)
    plate.shape(polygon(lip), fill="ink")
    plate.stroke(polyline(curve("19.9,6.2 21,5.98 22,5.92 23,5.98 24.1,6.2", 6)), 0.15, "paper")
    plate.stroke(polyline(points("17.2,11.5 26.8,11.5")), 0.4)
