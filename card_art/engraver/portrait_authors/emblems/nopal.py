"""The prickly pear of the Mexican plateau: jointed pads, spines and fruit, on a rock in a lake."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems.strokes import flat, pen
from engraver.technique.curves import ellipse
from engraver.technique.cutpaper import points
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim

#: Pads from the farthest to the nearest: joint x and y, length, half width, lean in degrees, fruit.
_PADS = (
    (13.6, 24.6, 4.6, 1.9, -80, 3),
    (16.0, 24.4, 3.6, 1.5, -12, 0),
    (18.6, 27.4, 6.2, 2.2, -56, 0),
    (28.6, 24.4, 4.6, 1.9, 78, 3),
    (23.4, 27.4, 6.4, 2.2, 58, 0),
    (21.0, 28.8, 7.0, 3.2, 0, 0),
)


def nopal(plate: Plate) -> None:
    """The rock and the prickly pear on it, its crown at (21, 22) mm."""
    for pad in _PADS:
        _pad(plate, *pad)
    rock = points("9.4,28.7 11.6,27 14.6,27.3 17,26.3 19.6,27.2 22.6,26.5 25.2,27.3 28.2,26.6"
                  " 31,27.4 34.4,28.6 28,29.5 17,29.5")  # fmt: skip

    def dark(x: Points, y: Points) -> Points:
        return np.asarray(np.clip(0.03 * (x - 20) + 0.16 * (y - 26) + 0.2, 0, 0.95))

    plate.stroke(polygon(rock), 0.9, "paper")
    plate.fill(polygon(rock), "paper")
    hatch(plate, rock, dark, angle=1.08, gap=0.42)
    rim(plate, rock, 0.24, 0.46)


def _pad(
    plate: Plate, x: float, y: float, long: float, half: float, lean: float, fruit: int
) -> None:
    """A pad on its joint: narrow below, broad above, paler at the light, set with spines."""
    a = math.radians(lean)
    turn = np.array([[math.cos(a), math.sin(a)], [-math.sin(a), math.cos(a)]])

    def at(places: Points) -> Points:
        return np.asarray(places @ turn + [x, y])

    for k in range(fruit):
        u = (k - (fruit - 1) / 2) * 0.95
        pear = ellipse(u, -long - 0.25 + 0.3 * u * u, 0.5, 0.75, 24)
        flat(plate, at(pear), "tint", 0.26)
    t = np.linspace(0, math.pi, 26)
    high = (1 - np.cos(t)) / 2
    full = half * np.sin(t) ** 0.8 * (0.8 + 0.28 * high)
    edge = np.stack([full, -long * high], axis=1)
    pad = at(np.vstack([edge, edge[::-1] * [-1, 1]]))
    bristles = "".join(polyline(at(bristle)) for bristle in _bristles(edge, long, half))
    plate.stroke(polygon(pad) + bristles, 0.7, "paper")
    plate.stroke(bristles, 0.22)
    plate.fill(polygon(pad), "accent")
    _round(plate, pad, at(np.array([[0.0, -long / 2]]))[0], half)
    rim(plate, pad, 0.24, 0.5)
    _spines(plate, at, long, half)


def _bristles(edge: Points, long: float, half: float) -> list[Points]:
    """The spines that stand out from both edges of a pad, each from its foot to its point."""
    spines = []
    for u, v in edge[8:-2:3].tolist():
        for side in (-1, 1):
            point = (side * u * (1 + 0.5 / half), v * (1 + 0.55 / long))
            spines.append(np.array([(side * u, v), point]))
    return spines


def _round(plate: Plate, pad: Points, middle: Points, half: float) -> None:
    """The flat of a pad: a glint along its lit edge, a narrow shade along the other."""
    inner = middle + (pad - middle) * 0.74
    lit = [p for p in inner if (p - middle) @ np.array([0.62, 0.78]) < -0.55 * half]
    if len(lit) > 5:
        order = np.array(sorted(lit, key=lambda p: float(p[0] - p[1])))
        pen(plate, order, 0.1, 0.4, 0.1, ink="tint")

    def tone(x: Points, y: Points) -> Points:
        away = ((x - middle[0]) * 0.62 + (y - middle[1]) * 0.78) / half
        return np.asarray(np.clip(1.5 * (away - 0.42), 0, 0.92))

    hatch(plate, pad, tone, angle=-0.7, gap=0.42)


def _spines(plate: Plate, at: Callable[[Points], Points], long: float, half: float) -> None:
    """Tufts of spines in rows across the pad."""
    strokes, eyes = [], []
    rows = max(2, round(long / 1.8))
    for row in range(rows):
        v = -long * (0.34 + 0.46 * row / max(1, rows - 1))
        for u in (-0.4, 0.4) if row % 2 else (0.0,):
            px, py = at(np.array([[u * half, v]]))[0]
            eyes.append(polyline([(px, py - 0.06), (px, py + 0.06)]))
            strokes += [polyline([(px, py), (px + dx, py - 0.7)]) for dx in (-0.42, 0.0, 0.42)]
    plate.stroke("".join(eyes), 0.56)
    plate.stroke("".join(strokes), 0.2, "paper")
