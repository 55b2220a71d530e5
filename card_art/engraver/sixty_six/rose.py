"""A rose: petals in rings about a bud, in the suit's color."""

from __future__ import annotations

import math

import numpy as np

from engraver.technique.curves import bezier, spline
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: Half a petal of the outer ring, from its root at the origin to the middle of its edge.
_PETAL = ((0.0, 0.0), (0.75, -0.5), (1.28, -1.35), (1.12, -2.15), (0.5, -2.5), (0.0, -2.36))


def rose(plate: Plate) -> None:
    """A full-blown rose about the origin, some 5.4 mm across."""
    for size, first in ((1.08, 0.0), (0.76, 0.5)):
        for k in range(5):
            _petal(plate, size, 2 * math.pi * (k + first) / 5)
    plate.disc(0, 0, 1.02, fill="accent", stroke="ink", width=0.2)
    for size, start in ((0.74, -2.4), (0.4, 0.6)):
        turn = start + np.linspace(0, 4.1, 24)
        reach = size * np.linspace(1, 0.75, 24)
        curl = np.stack([reach * np.cos(turn), reach * np.sin(turn)], axis=1)
        plate.fill(swell(curl, 0.26 * np.sin(np.linspace(0.2, 3.0, 24))), "tint")


def _petal(plate: Plate, size: float, turn: float) -> None:
    c, s = math.cos(turn), math.sin(turn)
    frame = np.array([[c, s], [-s, c]]) * size
    half = spline(_PETAL, 6)
    outline = np.vstack([half, (half * [-1, 1])[::-1]]) @ frame
    plate.shape(polygon(outline), fill="accent", stroke="ink", width=0.2, round_ends=True)
    dark, pale = [], []
    for share in (-0.5, 0.0, 0.5):
        vein = bezier(
            (share * 0.5, -0.9), (share * 0.9, -1.2), (share * 1.3, -1.5), (share * 1.45, -1.85), 10
        )
        dark.append(swell(vein @ frame, np.linspace(0.24, 0.05, 10)))
    edge = (half[12:] - [0.16, -0.2]).clip([0.05, -9], 9)
    rim = np.vstack([edge, (edge * [-1, 1])[::-1]])
    pale.append(swell(rim @ frame, 0.26 * np.sin(np.linspace(0.1, 3.04, len(rim)))))
    plate.fill("".join(dark))
    plate.fill("".join(pale), "tint")


def leaf(plate: Plate, root: tuple[float, float], length: float, turn: float) -> None:
    """A rose leaf from its root, ``turn`` degrees clockwise from upright, lit on one half."""
    angle = math.radians(turn)
    frame = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
    side = bezier((0, 0), (0.34, -0.1), (0.5, -0.62), (0, -1), 18)
    for sign, ink in ((-1, "light"), (1, "tint")):
        half = np.vstack([side * [sign, 1], [(0, 0)]]) * length
        plate.fill(polygon(_set(half, frame, root)), ink)
    veins = []
    for k in range(1, 5):
        for sign in (-1, 1):
            v = k / 5.4
            vein = np.array(
                [(0, -v), (sign * 0.12, -v - 0.06), (sign * 0.24 * (1.25 - v), -v - 0.13)]
            )
            veins.append(
                swell(_set(spline(vein, 4) * length, frame, root), np.linspace(0.16, 0.06, 9))
            )
    plate.fill("".join(veins))
    whole = np.vstack([side, (side * [-1, 1])[::-1]]) * length
    plate.stroke(polygon(_set(whole, frame, root)), 0.2)
    plate.stroke(polyline(_set(np.array([(0.0, 0.0), (0.0, -0.96)]) * length, frame, root)), 0.16)


def _set(points: Points, frame: Points, root: tuple[float, float]) -> Points:
    return np.asarray(points @ frame + root)
