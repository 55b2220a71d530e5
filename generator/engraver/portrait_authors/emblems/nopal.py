"""The prickly pear of the Mexican plateau: jointed pads, spines and fruit, on a rock in a lake."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from generator.engraver.curves import ellipse
from generator.engraver.cutpaper import points
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.portrait_authors.emblems.strokes import flat, piece
from generator.engraver.ruling import hatch
from generator.engraver.solids import rim

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
    rock = points(
        "10.4,28.8 12.6,27.4 16,27.4 18.4,26.6 24,26.6 27,27.4 31,27.2 33.4,28.8 28,29.5 17,29.5"
    )

    def dark(x: Points, y: Points) -> Points:
        return np.asarray(np.clip(0.03 * (x - 20) + 0.16 * (y - 26) + 0.2, 0, 0.95))

    piece(plate, rock, dark, angle=62, gap=0.42, edge=(0.24, 0.46))
    for pad in _PADS:
        _pad(plate, *pad)


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
    t = np.linspace(0, math.pi, 30)
    full = half * np.sin(t) ** 0.75 * (0.82 + 0.2 * (1 - np.cos(t)) / 2)
    edge = np.stack([full, -long * (1 - np.cos(t)) / 2], axis=1)
    pad = at(np.vstack([edge, edge[::-1] * [-1, 1]]))
    plate.stroke(polygon(pad), 0.8, "paper")
    plate.fill(polygon(pad), "accent")
    middle = at(np.array([[0.0, -long / 2]]))[0]

    def tone(px: Points, py: Points) -> Points:
        shade = 0.5 * (px - middle[0]) / half + 0.9 * (py - middle[1]) / long
        return np.asarray(np.clip(1.6 * shade - 0.35, 0, 0.92))

    hatch(plate, pad, tone, angle=0.5, gap=0.42)
    rim(plate, pad, 0.24, 0.5)
    _spines(plate, at, long, half)


def _spines(plate: Plate, at: Callable[[Points], Points], long: float, half: float) -> None:
    """Tufts of spines in rows across the pad."""
    strokes = []
    rows = max(2, round(long / 1.5))
    for row in range(rows):
        v = -long * (0.3 + 0.58 * row / max(1, rows - 1))
        for u in (-0.45, 0.45) if row % 2 else (0.0,) if half < 2.2 else (-0.6, 0.0, 0.6):
            px, py = at(np.array([[u * half, v]]))[0]
            strokes += [polyline([(px, py), (px + dx, py - 0.7)]) for dx in (-0.42, 0.0, 0.42)]
    plate.stroke("".join(strokes), 0.2, "paper")
