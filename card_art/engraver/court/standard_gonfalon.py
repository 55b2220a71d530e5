"""A gonfalon: it hangs from a cross bar, and its foot is cut into battlements."""

from __future__ import annotations

import math

import numpy as np

from engraver.court.staffs import staff
from engraver.court.tincture import laid, tincture
from engraver.technique.curves import spline
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import rim, sphere, tube
from engraver.technique.swell import swell
from engraver.technique.trimmings import ring, tassel, twisted

_X = 22.0
#: Half the cloth's width, its top, the foot of its field and of its tails.
_HALF, _TOP, _FIELD, _FOOT = 14.6, 11.6, 34.6, 43.0
#: Limits of the five tails as shares of the width; the second and fourth are cut away.
_TAILS = ((0.0, 0.26), (0.37, 0.63), (0.74, 1.0))


def gonfalon(color: str) -> Plate:
    """The Standard as a gonfalon, 44 × 48 mm."""
    plate = Plate(44, 48)
    staff(plate, _X, 0.4, 47.2)
    _cloth(plate, color)
    _bar(plate)
    laid(plate, color, lambda p: _at(p[:, 0] * 1.32, 23.9 + p[:, 1] * 1.32), halo=1.6)
    return plate


def _at(x: Points | float, y: Points | float) -> Points:
    """The place of the cloth's point at x mm from its middle and at the level y."""
    px, py = np.broadcast_arrays(np.asarray(x, dtype=float), np.asarray(y, dtype=float))
    down = np.clip((py - _TOP) / (_FOOT - _TOP), 0, 1)
    wave = 0.75 * down * np.sin(px / _HALF * 2.4 * math.pi + 0.5)
    sway = 0.9 * down**1.4 * np.sin(px / _HALF * 1.9 + 0.6)
    return np.stack([_X + px * (1 + 0.03 * down) + sway, py + wave], axis=-1)


def _cloth(plate: Plate, color: str) -> None:
    """The field with its three tails, its folds, its hatching, and a pale binding."""
    levels = np.linspace(_TOP, _FIELD, 40)
    outline = [
        _at(-_HALF, levels[::-1]),
        _at(np.linspace(-_HALF, _HALF, 50), _TOP),
        _at(_HALF, levels),
    ]
    for a, b in reversed(_TAILS):
        left, right = (2 * share - 1 for share in (a, b))
        down = np.linspace(_FIELD, _FOOT, 14)
        foot = _at(np.linspace(right * _HALF, left * _HALF, 16), _FOOT)
        outline += [_at(right * _HALF, down), foot, _at(left * _HALF, down[::-1])]
    whole = np.vstack(outline)
    plate.fill(polygon(whole), "accent")
    _folds(plate)
    tincture(plate, whole, color, pitch=1.15, line=0.2)
    for a, b in _TAILS:
        x = np.linspace((2 * a - 1) * _HALF, (2 * b - 1) * _HALF, 20)
        for y, wide in ((_FOOT - 1.7, 0.9),):
            plate.fill(swell(_at(x, y), wide), "tint")
        for k in np.linspace(x[0] + 0.6, x[-1] - 0.6, 8).tolist():
            place = _at(k, _FOOT)
            plate.fill(swell(np.linspace(place, place + np.array([0.1, 2.1]), 5), 0.5))
    plate.stroke(polyline(_at(np.linspace(-_HALF, _HALF, 50), _TOP + 2.4)), 0.9, "tint")
    rim(plate, whole, 0.32, 0.6)


def _folds(plate: Plate) -> None:
    """Dark hollows that widen as the cloth hangs."""
    dark = []
    for x in np.linspace(-_HALF, _HALF, 54)[1:-1].tolist():
        hollow = math.cos(x / _HALF * 2.4 * math.pi + 0.5 + 0.9)
        y = np.linspace(_TOP + 0.4, _FIELD, 30)
        share = np.linspace(0.15, 1, 30)
        dark.append(swell(_at(x, y), 0.5 * np.clip(share * (hollow - 0.25) * 1.1, 0, 0.8)))
    plate.fill("".join(dark))


def _bar(plate: Plate) -> None:
    """The cross bar, its rings and balls, the cord it hangs by, a tassel at either end."""
    for side in (-1, 1):
        cord = spline([(_X, 7.2), (_X + side * 8, 9.0), (_X + side * 15.6, 10.6)], 12)
        twisted(plate, cord, 0.42)
        end = _X + side * 18.2
        twisted(plate, np.array([(end, 11.0), (end + side * 0.6, 15.0), (end, 19.6)]), 0.4)
        tassel(plate, end, 19.0, 8.0)
    bar = np.linspace((_X - 17.4, 10.8), (_X + 17.4, 10.8), 60)
    tube(plate, bar, 0.95, gap=0.45, outline=0.28)
    for side in (-1, 1):
        sphere(plate, _X + side * 18.2, 10.8, 1.6, 8)
    for x in np.linspace(-12.6, 12.6, 7).tolist():
        ring(plate, _X + x, 9.9, 0.9, 0.2, 2.4)
    sphere(plate, _X, 10.8, 1.9, 8)
