"""A livery coat on its stand: hanging sleeves, belt and pleated skirts, the badge on its breast."""

from __future__ import annotations

import math

import numpy as np

from engraver.court.arms import buckle
from engraver.court.tincture import charge, tincture
from engraver.technique.cloth import velvet
from engraver.technique.curves import spline
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch, rule_across, rule_along
from engraver.technique.solids import rim, sphere
from engraver.technique.swell import swell
from engraver.technique.trimmings import ring, turned

_X = 22.0
#: The right half of the breast: neck, shoulder, armhole, waist.
_BREAST = ((3.6, 6.8), (7.0, 7.4), (10.4, 9.2), (9.4, 14.0), (9.0, 20.0), (8.0, 26.2))
_SLEEVE_OUT = ((7.6, 7.5), (12.0, 8.4), (16.6, 13.4), (19.8, 21.0), (20.3, 25.6))
_SLEEVE_IN = ((9.4, 15.0), (10.4, 17.4), (11.6, 21.6), (12.2, 26.0), (12.6, 28.8))
_SKIRTS = 8


def coat(color: str) -> Plate:
    """The Retainer's livery coat, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.defined("buckle"):
        buckle(plate)
    inside = spline([(-4.2, 6.6), (0, 4.8), (4.2, 6.6), (0, 10.4)], 10, closed=True)
    plate.shape(polygon(inside + np.array([_X, 0])), fill="deep", stroke="ink", width=0.4)
    _stand(plate)
    for side in (-1, 1):
        _sleeve(plate, color, side)
    _skirt(plate, color)
    _breast(plate, color)
    _belt(plate)
    charge(plate, color, _X, 17.3, 0.96)
    _collar(plate)
    return plate


def _stand(plate: Plate) -> None:
    """A turned post with a knob above the collar, on a round foot."""
    turned(plate, (_X, 3.4), (_X, 47.0), [(0, 1.3), (2.6, 0.9), (36, 1.1), (43.6, 1.1)], gap=0.45)
    sphere(plate, _X, 2.6, 2.1, 9)
    ring(plate, _X, 44.4, 7.6, 1.3, 1.7)
    ring(plate, _X, 42.9, 2.6, 0.6, 1.3)


def _sleeve(plate: Plate, color: str, side: int) -> None:
    """A wide sleeve hanging from the shoulder, its lining seen at the mouth, a plain cuff."""
    out, inn = (
        spline(np.array(e) * [side, 1] + np.array([_X, 0]), 14) for e in (_SLEEVE_OUT, _SLEEVE_IN)
    )
    whole = np.vstack([out, inn[::-1]])
    plate.fill(polygon(whole), "accent")

    def fold(u: Points, q: float, _: Points) -> Points:
        wave = math.sin(2 * math.pi * (1.6 * q + (0.0 if side < 0 else 0.4)))
        return np.asarray(
            np.clip(1.15 * wave * (0.35 + 0.65 * u) - 0.1 + 0.5 * (q > 0.85), 0, 0.85)
        )

    velvet(plate, out, inn, 11, fold, fill="")
    tincture(plate, whole, color, pitch=1.0)
    rim(plate, whole, 0.3, 0.58)
    a, b = out[-1], inn[-1]
    along = (b - a) / np.hypot(*(b - a))
    down = np.array([-along[1], along[0]]) * (1 if along[0] < 0 else -1)
    down = down if down[1] > 0 else -down
    top, foot = np.linspace(a, b, 24), np.linspace(a, b, 24) + down * 2.6
    cuff = np.vstack([top, foot[::-1]])
    plate.fill(polygon(cuff), "paper")
    rule_across(plate, top, foot, 16, lambda u, v: 0.1 + 0.75 * abs(u - 0.35) + 0 * v)
    rim(plate, cuff, 0.3, 0.5)


def _breast(plate: Plate, color: str) -> None:
    """The body, close to the waist, with a standing collar and a row of buttons under the badge."""
    right = spline(_BREAST, 12) + np.array([_X, 0])
    left = right * [-1, 1] + np.array([2 * _X, 0])
    neck = spline([(-3.6, 6.8), (0, 9.6), (3.6, 6.8)], 12) + np.array([_X, 0])
    whole = np.vstack([neck, right, left[::-1]])
    plate.fill(polygon(whole), "accent")

    def round_(x: Points, y: Points) -> Points:
        low = np.clip((y - 18) / 8, 0, 1) * np.abs(np.sin((x - _X) * 1.2)) * 0.9
        return np.asarray(np.clip((np.abs(x - _X + 1.6) - 5.4) * 0.3, 0, 0.8) + low)

    hatch(plate, whole, round_, angle=math.pi / 2 - 0.12, gap=0.45)
    tincture(plate, whole, color, pitch=1.0)
    rim(plate, whole, 0.32, 0.58)


def _collar(plate: Plate) -> None:
    """The two falling ends of a white collar that meet under the throat."""
    for side in (-1, 1):
        flap = np.array([(0.0, 9.3), (3.7, 5.9), (5.3, 7.5), (3.6, 10.9)]) * [side, 1]
        flap = flap + np.array([_X, 0])
        hatch(plate, flap, 0.08 if side < 0 else 0.42, angle=0.9 * side, gap=0.46, paper="light")
        rim(plate, flap, 0.3, 0.52)


def _skirt(plate: Plate, color: str) -> None:
    """Pleats from the belt to the hem, the outer ones behind, with a pale guard along the hem."""
    for i in sorted(range(_SKIRTS), key=lambda k: -abs(k - (_SKIRTS - 1) / 2)):
        shares = [2 * (i + k) / _SKIRTS - 1 for k in (0, 1)]
        edges = []
        for share in shares:
            top = (_X + 8.0 * share, 26.4)
            foot = (_X + 14.4 * share, 42.0 - 1.5 * share * share)
            bend = (_X + 10.6 * share, 32.0)
            edges.append(spline([top, bend, foot], 14))
        a, b = edges
        hem = spline([a[-1], (a[-1] + b[-1]) / 2 + np.array([0, 1.1]), b[-1]], 8)
        whole = np.vstack([a, hem, b[::-1]])
        plate.fill(polygon(whole), "accent")
        away = 0.16 * (i - 2.4) / 4

        def fold(u: Points, q: float, _: Points, away: float = away) -> Points:
            return np.asarray(
                np.clip(1.3 * (q - 0.58) + away + 0.4 * np.clip(0.2 - u, 0, 1), 0, 0.85)
            )

        rule_along(plate, a, b, 7, fold)
        tincture(plate, whole, color, pitch=1.0)
        _guard(plate, a, b)
        rim(plate, whole, 0.28, 0.5)


def _guard(plate: Plate, left: Points, right: Points) -> None:
    """The pale band along the hem of a pleat, from its left side to its right."""
    edges = []
    for rise in (2.4, 0.9):
        a, b = (side[-1] + (side[-6] - side[-1]) * rise / 2.8 for side in (left, right))
        edges.append(spline([a, (a + b) / 2 + np.array([0, 1.0]), b], 8))
    plate.fill(polygon(np.vstack([edges[0], edges[1][::-1]])), "tint")
    plate.stroke(polyline(edges[0]), 0.22)


def _belt(plate: Plate) -> None:
    """A belt of plain leather with a square buckle, its tongue hanging."""
    line = spline([(_X - 8.0, 25.9), (_X, 27.4), (_X + 8.0, 25.9)], 14)
    plate.stroke(polyline(line), 2.9, round_ends=False)
    plate.stroke(polyline(line), 2.2, "paper", round_ends=False)
    plate.fill(swell(line[14:] + np.array([0, 0.75]), np.linspace(0.1, 0.9, len(line) - 14)))
    plate.use("buckle", _X, 27.3, 1.1, 1.1)
    end = [(_X + 2.4, 27.0), (_X + 4.6, 27.0), (_X + 5.0, 36.0), (_X + 3.9, 37.6), (_X + 2.8, 36.0)]
    plate.shape(polygon(end), fill="paper", stroke="ink", width=0.34, round_ends=True)
    hatch(plate, np.array(end), 0.3, angle=0.5, gap=0.5)
    for y in (31.6, 33.6, 35.4):
        plate.disc(_X + 3.85, y, 0.32, fill="ink")
