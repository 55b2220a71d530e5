"""A wicker basket of apples lined with a cloth, a spade and a fork crossed behind it."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from engraver.court.sheets import sheet, sides
from engraver.court.tincture import charge, tincture
from engraver.technique.curves import bezier, spline
from engraver.technique.light import metal
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim, tube
from engraver.technique.swell import swell
from engraver.technique.trimmings import twisted

_X = 22.0
#: The basket: half its width at rim and foot, the levels of both.
_TOP, _FOOT, _RIM, _BASE = 14.6, 10.8, 30.0, 44.9
#: Apples: x from the middle, level, radius; the far ones first.
_APPLES = ((-8.6, 25.6, 3.7), (8.4, 25.6, 3.7), (-3.0, 23.6, 3.9), (3.6, 23.2, 3.8),
    (-10.2, 28.4, 3.4), (10.2, 28.4, 3.4), (-5.4, 27.6, 3.9), (6.0, 27.6, 3.9),
    (0.2, 27.2, 4.2))  # fmt: skip


def basket(color: str) -> Plate:
    """The Serf's basket, spade and fork, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.defined("spade"):
        _spade(plate)
    with plate.defined("fork"):
        _fork(plate)
    plate.use("fork", 34.6, 3.0, turn=22)
    plate.use("spade", 8.8, 1.6, turn=-22)
    for x, y, r in _APPLES:
        _apple(plate, _X + x, y, r)
    _wicker(plate)
    _cloth(plate, color)
    return plate


def _spade(plate: Plate) -> None:
    """Blade up at the origin: iron-shod wood on a long helve."""
    helve = np.linspace((0, 12.0), (0, 42.0), 60)
    tube(plate, helve, 1.05, gap=0.46, outline=0.28, depth=0.75)
    left, right = sides(
        [
            (1.4, 15.0),
            (2.0, 13.9),
            (4.9, 13.6),
            (4.9, 12.4),
            (4.5, 2.6),
            (3.4, 0.9),
            (1.6, 0.2),
            (0, 0),
        ]
    )

    def iron(u: Points, q: float, _: Points) -> Points:
        return np.asarray(metal(0.98 - 1.6 * abs(q - 0.3)) * (1.0 - 0.55 * u))

    sheet(plate, left, right, 12, iron, thin=0.3, thick=0.6)
    keen = spline([(-4.4, 3.4), (0, 2.5), (4.4, 3.4)], 10)
    plate.fill(swell(keen, 0.22))
    tread = np.array([(-5.1, 12.6), (5.1, 12.6), (5.1, 13.9), (-5.1, 13.9)])
    plate.shape(polygon(tread), fill="paper", stroke="ink", width=0.32, round_ends=True)
    plate.fill(polygon([(1.6, 12.7), (5.0, 12.7), (5.0, 13.8), (1.6, 13.8)]))
    strap = np.array([(-1.4, 16.2), (-1.1, 9.0), (0, 6.8), (1.1, 9.0), (1.4, 16.2)])
    plate.shape(polygon(strap), fill="paper", stroke="ink", width=0.32, round_ends=True)
    plate.fill(polygon([(0.5, 16.0), (0.4, 9.0), (0.1, 7.4), (1.0, 9.1), (1.3, 16.0)]))
    for y in (9.6, 11.2):
        plate.disc(-0.2, y, 0.35, fill="ink")


def _tapered(n: int) -> Points:
    """The radii (mm) of a tine from its root to its point, at n places."""
    return np.interp(np.linspace(0, 1, n), [0, 0.8, 1], [0.85, 0.55, 0.06])


def _fork(plate: Plate) -> None:
    """A hay fork, its three tines up at the origin."""
    helve = np.linspace((0, 12.0), (0, 42.0), 60)
    tube(plate, helve, 1.05, gap=0.46, outline=0.28, depth=0.75)
    for side in (-1, 1):
        tine = spline(np.array([(0, 13.4), (3.4, 12.2), (5.0, 8.6), (5.0, 0.6)]) * [side, 1], 12)
        girth = _tapered(len(tine))
        tube(plate, tine, girth, gap=0.45, outline=0.28, depth=0.8)
    middle = np.linspace((0, 13.6), (0, 0.4), 30)
    tube(plate, middle, _tapered(30), gap=0.45, outline=0.28, depth=0.8)
    collar = np.linspace((0, 12.4), (0, 15.0), 8)
    tube(plate, collar, 1.5, gap=0.4, outline=0.3)


def _apple(plate: Plate, x: float, y: float, r: float) -> None:
    """A round apple in the suit's color, ruled from stalk to eye, with a bright cheek."""
    t = np.linspace(0, 2 * math.pi, 60, endpoint=False)
    dip = 1 - 0.13 * np.exp(-(((t - 1.5 * math.pi) / 0.34) ** 2))
    skin = np.stack([x + r * np.cos(t) * dip, y + r * 0.95 * np.sin(t) * dip], axis=1)
    plate.fill(polygon(skin), "accent")
    dark, pale = [], []
    for share in np.linspace(-0.92, 0.92, 11):
        line = bezier(
            (x, y - 0.7 * r),
            (x + share * r * 1.3, y - 0.75 * r),
            (x + share * r * 1.22, y + 0.7 * r),
            (x, y + 0.95 * r),
            22,
        )
        u = np.linspace(0, 1, 22)
        shade = 0.15 + 0.75 * share + 0.55 * np.clip(u - 0.6, 0, 1)
        dark.append(
            swell(line[1:-2], (0.14 * r * np.clip(shade, 0, 0.8) * np.sin(np.pi * u) ** 0.5)[1:-2])
        )
        if -0.75 < share < -0.1:
            pale.append(swell(line[4:12], 0.26 * np.sin(np.linspace(0.2, 2.9, 8))))
    plate.fill("".join(dark))
    plate.fill("".join(pale), "tint")
    rim(plate, skin, 0.3, 0.6)
    stalk = bezier((x, y - 0.72 * r), (x + 0.1, y - 0.95 * r), (x + 0.3, y - 1.1 * r),
        (x + 0.8, y - 1.25 * r), 8)  # fmt: skip
    plate.fill(swell(stalk, np.linspace(0.36, 0.6, 8)))


def _wicker(plate: Plate) -> None:
    """Rods woven over and under the stakes, and a twisted rim and foot."""
    levels = np.linspace(_RIM, _BASE, 8)
    for row, (top, foot) in enumerate(pairwise(levels)):
        for k in range(11):
            _weave(plate, float(top), float(foot), k, over=(k + row) % 2 == 0)
    right = [(_TOP, _RIM), (_FOOT, _BASE)]
    for side in (-1, 1):
        plate.stroke(polyline(np.array(right) * [side, 1] + np.array([_X, 0])), 0.5)
    for level, half, r in ((_RIM, _TOP + 0.5, 1.25), (_BASE + 0.2, _FOOT + 0.4, 1.0)):
        bow = 2.2 if level == _RIM else 1.4
        line = spline(
            [
                (_X - half, level),
                (_X - half * 0.7, level + bow * 0.7),
                (_X, level + bow),
                (_X + half * 0.7, level + bow * 0.7),
                (_X + half, level),
            ],
            12,
        )
        twisted(plate, line, r)
        for x, y in (line[0], line[-1]):
            plate.disc(x, y, r * 0.92, fill="paper", stroke="ink", width=0.36)


def _weave(plate: Plate, top: float, foot: float, k: int, *, over: bool) -> None:
    """One place of the weave: the bulge of a rod where it passes over, its shade where under."""
    edges = []
    for y in (top, foot):
        half = _TOP + (_FOOT - _TOP) * (y - _RIM) / (_BASE - _RIM)
        u = np.linspace(-1 + 2 * k / 11, -1 + 2 * (k + 1) / 11, 10)
        bow = 2.0 - 0.6 * (y - _RIM) / (_BASE - _RIM)
        x = _X + half * np.sin(u * math.pi / 2)
        edges.append(np.stack([x, y + bow * np.cos(u * math.pi / 2)], axis=1))
    a, b = edges
    bulge = 0.22 * np.sin(np.linspace(0, np.pi, 10))[:, None] * np.array([0, 1.0])
    place = np.vstack([a - bulge, (b + bulge)[::-1]]) if over else np.vstack([a, b[::-1]])
    plate.fill(polygon(place), "paper")
    away = 0.12 * max(0, k - 4)
    hatch(
        plate,
        place,
        0.12 + away if over else min(0.6 + away, 0.84),
        angle=0.0 if over else math.pi / 2,
        gap=0.5,
    )
    plate.stroke(polygon(place), 0.26)


def _cloth(plate: Plate, color: str) -> None:
    """The lining turned out over the rim in a point, the badge on it."""
    top = spline([(-9.4, 31.3), (-5, 32.0), (0, 32.4), (5, 32.0), (9.4, 31.3)], 10) + np.array(
        [_X, -0.9]
    )
    foot = spline([(9.4, 31.3), (7.4, 36.4), (3.4, 41.6), (0.0, 45.8), (-3.4, 41.6),
        (-7.4, 36.4), (-9.4, 31.3)], 10) + np.array([_X, -0.6])  # fmt: skip
    whole = np.vstack([top, foot])
    plate.fill(polygon(whole), "accent")
    tincture(plate, whole, color, pitch=0.95)
    for side in (-1, 1):
        for k in range(3):
            fold = spline(
                [
                    (_X + side * (8.2 - 1.6 * k), 31.6),
                    (_X + side * (6.6 - 1.2 * k), 35.6),
                    (_X + side * (5.0 - 1.1 * k), 38.6),
                ],
                8,
            )
            plate.fill(
                swell(fold, (0.5 if side > 0 else 0.34) * np.sin(np.linspace(0.3, 3.0, len(fold))))
            )
    rim(plate, whole, 0.34, 0.62)
    plate.stroke(polyline(foot[6:-6] * [0.9, 0.94] + np.array([_X * 0.1, 2.1])), 0.3, "tint")
    charge(plate, color, _X, 37.0, 0.62)
