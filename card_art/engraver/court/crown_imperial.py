"""The arched Crown of an empire: velvet under three pearled arches, ermine, orb and cross.

Drawn about the middle of the circlet's foot.
"""

from __future__ import annotations

import math

import numpy as np

from engraver.court.circlet import band, ermine, level, station
from engraver.court.tincture import draped, medal
from engraver.technique.cloth import velvet
from engraver.technique.curves import arc_length, bezier, spline
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import sphere, tube
from engraver.wardrobe.jewels import cross_patty, fleur_de_lis


def imperial(color: str) -> Plate:
    """The arched Crown, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.defined("pearl"):
        sphere(plate, 0, 0, 0.9, 6)
    with plate.placed(22, 37.2, 1.09):
        _cap(plate, color)
        for side in (-1, 1):
            flank = [(15, -5.5), (18.2, -14), (14.5, -21.5), (7, -23.6), (0.6, -20.6)]
            _arch(plate, np.array(flank) * [side, 1], 1.3, 0.95)
        _arch(plate, np.array([(0, -4.2), (0, -12), (0, -20.4)]), 1.5, 1.05)
        band(plate)
        _cresting(plate, color)
        _orb(plate)
        ermine(plate)
    return plate


def _cap(plate: Plate, color: str) -> None:
    """Two swelling lobes of velvet, gathered under the orb."""
    foot = np.stack([np.linspace(15, -15, 30), level(np.linspace(15, -15, 30), -6)], axis=1)
    left = bezier((-15, -6), (-19, -20), (-8, -26), (0, -20.5), 40)
    whole = np.vstack([left, (left * [-1, 1])[::-1], foot])
    plate.fill(polygon(whole), "accent")
    for side in (-1, 1):
        outer = left * [-side, 1]
        inner = bezier((0, float(level(0, -6))), (0, -12), (0, -16), (0, -20.5), 40)

        def fold(u: Points, q: float, _: Points, side: int = side) -> Points:
            crest = math.exp(-(((q - (0.42 if side < 0 else 0.5)) / 0.24) ** 2))
            gather = 0.55 * np.clip((u - 0.74) / 0.26, 0, 1) + 0.25 * (q > 0.86)
            shadow = 0.32 if side < 0 else 0.52
            return np.clip(shadow - 1.25 * crest * np.sin(np.pi * u**0.8) + gather, 0, 1)

        draped(plate, color, outer, inner, pitch=1.1, line=0.2)
        velvet(plate, outer, inner, 25, fold, fill="", samples=46)
    plate.stroke(polyline(left) + polyline(left * [-1, 1]), 0.3)


def _arch(plate: Plate, points: Points, foot: float, head: float) -> None:
    line = spline(points, 14)
    radius = np.linspace(foot, head, len(line))
    tube(plate, line, radius, gap=0.36, outline=0.24)
    length = arc_length(line)
    for share in np.linspace(0.06, 0.93, 9):
        x, y = line[int(np.searchsorted(length, share * length[-1]))]
        size = round(1.05 - 0.27 * float(share), 2)
        plate.use("pearl", x, y, size, size)


def _cresting(plate: Plate, color: str) -> None:
    """Lilies and crosses on the circlet's upper rim, the outermost first."""
    for degrees in (-62, 62, -30, 30):
        x, y, squeeze = station(degrees, -5.7)
        fleur_de_lis(plate, x, y, 1.0, squeeze)
    for degrees in (-82, 82, -46, 46):
        x, y, squeeze = station(degrees, -7.9)
        cross_patty(plate, x, y, 1.0, squeeze)
    medal(plate, color, 0, float(level(0, -6.2)), 3.5)
    for degrees in (-19, 19):
        x, y, _ = station(degrees, -6.5)
        plate.use("pearl", x, y)


def _orb(plate: Plate) -> None:
    sphere(plate, 0, -23.4, 2.5, 13)
    belt = [(-2.46, -23.2), (-1.2, -22.75), (0, -22.6), (1.2, -22.75), (2.46, -23.2)]
    plate.stroke(polyline(spline(belt, 5)), 0.62)
    plate.stroke(polyline(spline(belt, 5)), 0.3, "paper")
    cross_patty(plate, 0, -28.1, 1.05)
