"""The Crown: velvet cap under three pearled arches, jewelled circlet, ermine, orb and cross.

Drawn about the middle of the circlet's foot. The circlet is a ring of radius 17 mm seen a little
from above, so that level lines on it bow down in the middle.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from generator.engraver.cloth import velvet
from generator.engraver.court.regalia import cabochon, cross_patty, fleur_de_lis, lozenge
from generator.engraver.curves import arc_length, bezier, spline
from generator.engraver.light import LIGHT
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.solids import rim, sphere, tube
from generator.engraver.swell import swell

_RADIUS = 17.0
_X = np.linspace(-_RADIUS, _RADIUS, 60)


def crown() -> Plate:
    """The Crown, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.defined("pearl"):
        sphere(plate, 0, 0, 0.9, 6)
    with plate.placed(22, 37.2, 1.09):
        _cap(plate)
        for side in (-1, 1):
            flank = [(15, -5.5), (18.2, -14), (14.5, -21.5), (7, -23.6), (0.6, -20.6)]
            _arch(plate, np.array(flank) * [side, 1], 1.3, 0.95)
        _arch(plate, np.array([(0, -4.2), (0, -12), (0, -20.4)]), 1.5, 1.05)
        _circlet(plate)
        _cresting(plate)
        _orb(plate)
        _ermine(plate)
    return plate


def _level(x: ArrayLike, y: ArrayLike) -> Points:
    """The y of a point of the circlet at x that stands at height y on the ring's side edges."""
    return np.asarray(y) + 1.7 * (1 - (np.asarray(x) / _RADIUS) ** 2)


def _ring(y: float, reach: float = 1.0) -> Points:
    return np.stack([_X * reach, _level(_X, y)], axis=1)


def _cap(plate: Plate) -> None:
    """Two swelling lobes of velvet, gathered under the orb."""
    foot = np.stack([np.linspace(15, -15, 30), _level(np.linspace(15, -15, 30), -6)], axis=1)
    left = bezier((-15, -6), (-19, -20), (-8, -26), (0, -20.5), 40)
    whole = np.vstack([left, (left * [-1, 1])[::-1], foot])
    plate.fill(polygon(whole), "accent")
    for side in (-1, 1):
        outer = left * [-side, 1]
        inner = bezier((0, float(_level(0, -6))), (0, -12), (0, -16), (0, -20.5), 40)

        def fold(u: Points, q: float, _: Points, side: int = side) -> Points:
            crest = math.exp(-(((q - (0.42 if side < 0 else 0.5)) / 0.24) ** 2))
            gather = 0.55 * np.clip((u - 0.74) / 0.26, 0, 1) + 0.25 * (q > 0.86)
            shadow = 0.32 if side < 0 else 0.52
            return np.asarray(shadow - 1.25 * crest * np.sin(np.pi * u**0.8) + gather)

        velvet(plate, outer, inner, 25, fold, fill="", samples=46)
    plate.stroke(polyline(left) + polyline(left * [-1, 1]), 0.3)


def _arch(plate: Plate, points: Points, foot: float, head: float) -> None:
    line = spline(points, 14)
    radius = np.linspace(foot, head, len(line))
    tube(plate, line, radius, gap=0.32, outline=0.24)
    length = arc_length(line)
    for share in np.linspace(0.06, 0.93, 9):
        x, y = line[int(np.searchsorted(length, share * length[-1]))]
        size = round(1.05 - 0.27 * float(share), 2)
        plate.use("pearl", x, y, size, size)


def _circlet(plate: Plate) -> None:
    band = np.vstack([_ring(-5.6), _ring(1.2, 0.985)[::-1]])
    plate.fill(polygon(band), "paper")
    lines = []
    for x in np.linspace(-16.9, 16.9, 104):
        across = x / (_RADIUS + 0.2)
        light = across * LIGHT[0] + math.sqrt(1 - across**2) * LIGHT[2] + 0.25
        y = np.linspace(-5.4, 1.0, 12)
        edge = 0.3 * max(0, -across - 0.8) / 0.2
        width = 0.29 * np.clip(1.05 - 1.25 * np.clip(light, 0, 1) + edge, 0, 1)
        lines.append(swell(np.stack([x + 0 * y, _level(x, y)], axis=1), width))
    plate.fill("".join(lines))
    plate.stroke(polygon(band), 0.34)
    for level in (-4.5, 0.15):
        plate.stroke(polyline(_ring(level)), 0.5, "paper")
        plate.stroke(polyline(_ring(level + 0.28)) + polyline(_ring(level - 0.28)), 0.14)
    for i, angle in enumerate(np.radians(np.linspace(-66, 66, 9))):
        x, reach = 16.6 * math.sin(angle), math.cos(angle)
        stone = cabochon if i % 2 else lozenge
        stone(plate, x, float(_level(x, -2.2)), 1.72 * reach, 1.3 if i % 2 else 1.65)


def _cresting(plate: Plate) -> None:
    """Lilies and crosses on the circlet's upper rim, the outermost first."""

    def foot(degrees: float, y: float) -> tuple[float, float, float]:
        x = 16.7 * math.sin(math.radians(degrees))
        return x, float(_level(x, y)), 0.34 + 0.66 * math.cos(math.radians(degrees))

    for degrees in (-62, 62, -30, 30):
        x, y, squeeze = foot(degrees, -5.7)
        fleur_de_lis(plate, x, y, 1.0, squeeze)
    for degrees in (-82, 82, -46, 46):
        x, y, squeeze = foot(degrees, -7.9)
        cross_patty(plate, x, y, 1.0, squeeze)
    cross_patty(plate, 0, float(_level(0, -8.3)), 1.12)
    for degrees in (-15, 15):
        x, y, _ = foot(degrees, -6.5)
        plate.use("pearl", x, y)


def _orb(plate: Plate) -> None:
    sphere(plate, 0, -23.4, 2.5, 13)
    belt = [(-2.46, -23.2), (-1.2, -22.75), (0, -22.6), (1.2, -22.75), (2.46, -23.2)]
    plate.stroke(polyline(spline(belt, 5)), 0.62)
    plate.stroke(polyline(spline(belt, 5)), 0.3, "paper")
    cross_patty(plate, 0, -28.1, 1.05)


def _ermine(plate: Plate) -> None:
    """A roll of white fur: short hairs along its foot, black tails in two rows."""
    upper, lower = _ring(1.4, 1.0), _ring(4.9, 1.0)
    ends = [np.array([(s * 17.9, 2.2), (s * 18.2, 3.4), (s * 17.7, 4.6)]) for s in (1, -1)]
    roll = np.vstack([upper, spline(ends[0], 6), lower[::-1], spline(ends[1], 6)[::-1]])
    plate.fill(polygon(roll), "light")
    plate.fill(_hairs(lower), "ink")
    tails = [_tail(x, float(_level(x, 2.55 + (i % 2) * 0.75))) for i, x in enumerate(_TAILS)]
    plate.fill("".join(tails))
    rim(plate, roll, 0.2, 0.44)


_TAILS = [16.6 * math.sin(math.radians(a)) for a in range(-75, 76, 15)]


def _hairs(lower: Points) -> str:
    hairs = []
    for x, y in lower[1:-1]:
        shade = 0.55 + 0.45 * x / _RADIUS
        strand = bezier((x - 0.35, y - 0.5 - 0.9 * shade), (x, y - 0.9), (x, y - 0.5), (x, y), 7)
        hairs.append(swell(strand, np.linspace(0.06, 0.12 + 0.2 * shade, 7)))
    return "".join(hairs)


def _tail(x: float, y: float) -> str:
    half = [(0, -0.85), (0.3, -0.2), (0.62, 0.85), (0.22, 0.6), (0, 1.15)]
    mirrored = [(-a, b) for a, b in half[-2:0:-1]]
    return polygon(np.array([*half, *mirrored]) + np.array([x, y]))
