"""Two quills that stand in an inkwell: 44 × 24 mm."""

from __future__ import annotations

import math

import numpy as np

from engraver.technique.curves import bezier, ellipse, normals, resample, tangents
from engraver.technique.cutpaper import curve, points
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim
from engraver.technique.swell import swell

WIDTH, HEIGHT = 44.0, 24.0
MIDDLE = WIDTH / 2
#: The way of the quill that leans to the right, nib first.
_COURSE = "21.0,19.0 22.4,16.2 24.6,12.6 27.6,8.6 31.2,4.8 35.4,1.6"


def quills() -> Plate:
    """Quills and inkwell, symmetrical about the middle but for the light."""
    plate = Plate(WIDTH, HEIGHT)
    for side in (-1, 1):
        _quill(plate, _sided(curve(_COURSE, 12), side), side)
    with plate.placed(0, HEIGHT - 12.0):
        _inkwell(plate)
    return plate


def _sided(path: Points, side: int) -> Points:
    """The path as drawn for the right (1), or mirrored to the left (-1)."""
    return path if side == 1 else np.asarray(path * [-1, 1] + [WIDTH, 0])


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
