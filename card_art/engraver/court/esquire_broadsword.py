"""His knight's sword half drawn from its scabbard, a pair of spurs strapped to it."""

from __future__ import annotations

import math

import numpy as np

from engraver.court.arms import YOKE_END, buckle, leather, pommel, spur
from engraver.court.tincture import tincture
from engraver.technique.cloth import velvet
from engraver.technique.curves import spline
from engraver.technique.light import metal
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_across, rule_along
from engraver.technique.solids import rim, sphere, tube
from engraver.technique.trimmings import turned, twisted
from engraver.wardrobe.jewels import cabochon, lozenge

#: The sword's axis, and the level of its guard.
_X = 22.0
_GUARD = 13.4
#: Where the blade goes into the scabbard, and the scabbard's foot.
_MOUTH, _FOOT = 19.6, 47.0
#: The left spur: the middle of its yoke, and how far (degrees) it leans to the sword.
_SPUR = (10.4, 31.2)
_LEAN = 30.0


def broadsword(color: str) -> Plate:
    """The Esquire's broadsword and spurs, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.defined("spur"):
        spur(plate)
    with plate.defined("buckle"):
        buckle(plate)
    for side in (-1, 1):
        plate.use("spur", _X + side * (_X - _SPUR[0]), _SPUR[1], turn=-side * _LEAN)
    for side in (-1, 1):
        _straps(plate, side)
    _blade(plate)
    _scabbard(plate, color)
    _hilt(plate, color)
    return plate


def _blade(plate: Plate) -> None:
    """The bare steel above the scabbard: two bevels and a fuller between them."""
    y = np.linspace(_GUARD, _MOUTH + 1, 20)
    edges = [np.stack([_X + x + 0 * y, y], axis=1) for x in (-2.0, -0.6, 0.6, 2.0)]
    plate.fill(polygon(np.vstack([edges[0], edges[3][::-1]])), "paper")
    for i, tone in enumerate((0.1, 0.62, 0.72)):

        def dark(u: float, v: Points, tone: float = tone) -> Points:
            return np.asarray(tone * (0.75 + 0.5 * (1 - u) ** 4) + 0 * v)

        rule_across(plate, edges[i], edges[i + 1], 20, dark)
    plate.stroke("".join(polyline(edge) for edge in edges), 0.22)


def _scabbard(plate: Plate, color: str) -> None:
    """Velvet over wood, with a locket at the mouth, a band and a chape of metal."""
    y = np.linspace(_MOUTH, _FOOT - 1.6, 50)
    half = np.interp(y, [_MOUTH, 40, 44, _FOOT - 1.6], [2.6, 2.1, 1.65, 0.6])
    left, right = np.stack([_X - half, y], axis=1), np.stack([_X + half, y], axis=1)

    def nap(u: Points, q: float, _: Points) -> Points:
        light = math.exp(-(((q - 0.3) / 0.16) ** 2)) * np.clip(1.3 - np.abs(u - 0.45) * 2, 0, 1)
        return np.asarray(0.95 * np.clip(q - 0.5, 0, 1) * 2 + 0.3 * (q < 0.1) - 1.2 * light)

    velvet(plate, left, right, 10, nap)
    tincture(plate, np.vstack([left, right[::-1]]), color, pitch=1.2, line=0.26)
    rim(plate, np.vstack([left, right[::-1]]), 0.24, 0.5)
    for top, foot, reach in (
        (_MOUTH - 0.4, _MOUTH + 4.6, 0.35),
        (30.6, 32.6, 0.3),
        (40.4, _FOOT - 1.2, 0.3),
    ):
        _mount(plate, top, foot, reach)
    lozenge(plate, _X, _MOUTH + 2.1, 1.1, 1.5)
    sphere(plate, _X, _FOOT - 1.0, 1.0, 6)


def _mount(plate: Plate, top: float, foot: float, reach: float) -> None:
    """A metal sleeve on the scabbard from one level to another, ``reach`` mm proud of it."""
    y = np.linspace(top, foot, 16)
    half = np.interp(y, [_MOUTH, 40, 44, _FOOT - 1.6], [2.6, 2.1, 1.65, 0.6]) + reach
    left, right = np.stack([_X - half, y], axis=1), np.stack([_X + half, y], axis=1)
    plate.fill(polygon(np.vstack([left, right[::-1]])), "paper")

    def sheen(_: Points, q: float, __: Points) -> Points:
        return metal(0.95 - abs(q - 0.3) * 2.0 + 0 * y)

    rule_along(plate, left, right, 13, sheen, samples=16)
    rim(plate, np.vstack([left, right[::-1]]), 0.24, 0.46)
    for level in (y[0] + 0.65, y[-1] - 0.65):
        wide = float(np.interp(level, y, half))
        plate.stroke(polyline([(_X - wide, level), (_X + wide, level)]), 0.16)


def _hilt(plate: Plate, color: str) -> None:
    """Wheel pommel, bound grip and a cross guard whose ends droop."""
    x, y = _X, _GUARD
    twisted(plate, np.array([(x, 5.4), (x, y - 0.6)]), 1.3, pitch=1.15, ink="accent")
    plate.stroke(polyline([(x - 0.6, 6.8), (x - 0.6, y - 1.4)]), 0.24, "tint")
    turned(plate, (x, 5.4), (x, 6.4), [(0, 1.2), (0.3, 1.7), (0.7, 1.7), (1, 1.3)], gap=0.3)
    guard = spline(
        [(x - 11, y + 1.7), (x - 6, y + 0.3), (x, y), (x + 6, y + 0.3), (x + 11, y + 1.7)], 16
    )
    girth = np.interp(np.abs(guard[:, 0] - x), [0, 3, 8, 11], [1.35, 1.0, 0.95, 1.4])
    tube(plate, guard, girth, gap=0.42, outline=0.28, depth=0.8)
    for side in (-1, 1):
        sphere(plate, x + side * 11.6, y + 1.9, 1.55, 8)
    shield = np.array(
        [(x - 2.5, y - 1.6), (x + 2.5, y - 1.6), (x + 2.2, y + 1), (x, y + 2.7), (x - 2.2, y + 1)]
    )
    plate.shape(polygon(shield), fill="paper", stroke="ink", width=0.34, round_ends=True)
    cabochon(plate, x, y + 0.1, 1.05, 1.15)
    pommel(plate, x, 3.8, 3.4, color)


def _straps(plate: Plate, side: int) -> None:
    """The leathers of the spur on one side (-1 left), from its yoke to behind the scabbard."""
    lean = math.radians(_LEAN)

    def end(x: float) -> tuple[float, float]:
        across = x * math.cos(lean) - YOKE_END[1] * math.sin(lean)
        down = x * math.sin(lean) + YOKE_END[1] * math.cos(lean)
        return _X - side * (_SPUR[0] + across - _X), _SPUR[1] + down

    near, far = end(YOKE_END[0]), end(-YOKE_END[0])
    high = _X + side * 1.5
    leather(
        plate, spline([near, ((near[0] + high) / 2 + side * 0.4, near[1] - 2.6), (high, 22.2)], 12)
    )
    middle = ((far[0] + high) / 2, far[1] - 3.2)
    leather(plate, spline([far, middle, (high, 20.8)], 14))
    plate.use("buckle", middle[0], middle[1], turn=-side * 14)
