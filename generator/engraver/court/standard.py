"""The Standard: a swallow-tailed banner that flies from its staff.

The cloth is a wave over the unit square: ``a`` runs from hoist to fly, ``b`` from top to foot.
Where the wave turns back on itself the cloth is cut into folds, painted from the far ones to the
near ones, so that every ruled line follows the cloth and swells in the hollows.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import ArrayLike

from generator.engraver.curves import bezier, resample, spline
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.solids import hatch, rim, sphere
from generator.engraver.swell import swell
from generator.engraver.trimmings import ring, tassel, turned, twisted

_HOIST = (9.4, 10.6)
_LENGTH, _HEIGHT = 31.6, 25.0
#: Levels b at which edges are sampled.
_B = np.linspace(0, 1, 60)
#: The hem's share of the height.
_HEM = 0.05
_STAFF = 8.2


def standard() -> Plate:
    """The Standard, 44 × 48 mm."""
    plate = Plate(44, 48)
    _staff(plate)
    for fold in sorted(_folds(), key=lambda fold: fold.near):
        _paint(plate, fold)
    _charge(plate)
    _lacing(plate)
    _cords(plate)
    return plate


def _phase(a: Points, b: Points) -> Points:
    return np.asarray(9.7 * a - 0.95 - 1.3 * (b - 0.5) * a)


def _cloth(a: ArrayLike, b: ArrayLike) -> Points:
    """Points (n, 2) of the canvas where the cloth's points (a, b) have blown to."""
    u, v = np.broadcast_arrays(np.asarray(a, dtype=float), np.asarray(b, dtype=float))
    phase = _phase(u, v)
    swing = (0.3 + 5.0 * u**0.7 * (1 - 0.6 * u**2)) * (1 + 0.3 * (v - 0.5))
    held = np.clip(u / 0.06, 0, 1)
    x = _HOIST[0] + _LENGTH * u + swing * np.sin(phase) * held * 0.9
    lift = (2.0 * u + 0.3) * np.cos(phase + 0.45) - 3.4 * np.sin(np.pi * u * 0.9)
    y = _HOIST[1] + _HEIGHT * v * (1 - 0.12 * u) + lift + 10.5 * u**1.2
    return np.stack([x, y], axis=-1)


def _hollow(a: Points, b: ArrayLike) -> Points:
    """How deep (0 to 1) the cloth lies turned from the light."""
    phase = _phase(a, np.asarray(b, dtype=float))
    return np.asarray(np.clip(0.5 - 0.5 * np.sin(phase + 0.75), 0, 1) * np.clip(a * 6, 0.3, 1))


def _fly(b: ArrayLike) -> Points:
    """Where the cloth ends at level b: the swallow tail's two points and the notch between."""
    return np.asarray(1 - 0.36 * (1 - np.abs(2 * np.asarray(b, dtype=float) - 1)))


@dataclass(frozen=True)
class _Fold:
    """A stretch of cloth that shows one side: its limits in a at every level of _B."""

    left: Points
    right: Points
    near: bool

    def span(self, b: float) -> tuple[float, float]:
        """The limits in a at level b."""
        return float(np.interp(b, _B, self.left)), float(np.interp(b, _B, self.right))


def _folds() -> list[_Fold]:
    a = np.linspace(0, 1, 1200)
    way = np.sign(np.diff(_cloth(a, 0.5)[:, 0]))
    turns = [0, *(np.flatnonzero(way[1:] != way[:-1]) + 1).tolist(), len(a) - 1]
    folds = []
    for first, last in pairwise(turns):
        left = np.array([_turning(a[first], b) for b in _B])
        right = np.array([_turning(a[last], b) for b in _B])
        near = bool(way[(first + last) // 2] > 0)
        folds.append(_Fold(np.minimum(left, _fly(_B)), np.minimum(right, _fly(_B)), near))
    return [fold for fold in folds if (fold.right - fold.left).max() > 1e-3]


def _turning(guess: float, b: float) -> float:
    """The place near ``guess`` where the cloth turns back at level b: there its edge is seen."""
    if guess <= 0 or guess >= 1:
        return guess
    a = np.linspace(max(0, guess - 0.09), min(1, guess + 0.09), 121)
    way = np.sign(np.gradient(_cloth(a, b)[:, 0]))
    turns = np.flatnonzero(way[1:] != way[:-1])
    return float(a[turns[np.abs(a[turns] - guess).argmin()]]) if len(turns) else guess


def _paint(plate: Plate, fold: _Fold) -> None:
    top = _cloth(np.linspace(fold.left[0], fold.right[0], 40), 0)
    foot = _cloth(np.linspace(fold.left[-1], fold.right[-1], 40), 1)
    left, right = _cloth(fold.left, _B), _cloth(fold.right, _B)
    plate.fill(polygon(np.vstack([top, right, foot[::-1], left[::-1]])), "accent")
    for hem in (0.0, 1 - _HEM):
        _hem(plate, fold, hem)
    dark, pale = [], []
    for b in np.linspace(_HEM + 0.02, 0.98 - _HEM, 34):
        a = _along(fold, b)
        shade = _hollow(a, b) + (0.0 if fold.near else 0.45)
        row = _cloth(a, b)
        dark.append(swell(row, 0.5 * np.clip(shade - 0.3, 0, 0.85)))
        pale.append(swell(row, 0.34 * np.clip(0.34 - shade, 0, 1) ** 0.7))
    plate.fill("".join(dark))
    plate.fill("".join(pale), "tint")
    for edge, width in ((top, 0.3), (foot, 0.44), (left, 0.26), (right, 0.36)):
        plate.fill(swell(resample(edge, 40), width))


def _along(fold: _Fold, b: float) -> Points:
    left, right = fold.span(b)
    return np.linspace(left, right, max(8, int((right - left) * 90)))


def _hem(plate: Plate, fold: _Fold, b: float) -> None:
    """The paler border between the levels b and b + _HEM."""
    upper, lower = _cloth(_along(fold, b), b), _cloth(_along(fold, b + _HEM), b + _HEM)
    plate.fill(polygon(np.vstack([upper, lower[::-1]])), "tint")
    plate.fill(swell(lower if b < 0.5 else upper, 0.18))
    a = _along(fold, b + _HEM / 2)
    shade = _hollow(a, b) + (0.0 if fold.near else 0.4)
    plate.fill(swell(_cloth(a, b + _HEM / 2), 0.7 * np.clip(shade - 0.45, 0, 1)))


def _charge(plate: Plate) -> None:
    """A star of five points, faceted, on the cloth next to the hoist."""

    def placed(points: ArrayLike) -> Points:
        star = np.asarray(points, dtype=float)
        return _cloth(0.157 + star[:, 0] / _LENGTH, 0.5 + star[:, 1] / _HEIGHT)

    angles = np.arange(10) * math.pi / 5 - math.pi / 2
    reach = np.where(np.arange(10) % 2 == 0, 5.2, 2.1)
    star = np.stack([reach * np.cos(angles) * 0.78, reach * np.sin(angles)], axis=1)
    plate.stroke(polygon(placed(star)), 1.0, "paper")
    plate.shape(polygon(placed(star)), fill="paper", stroke="ink", width=0.3, round_ends=True)
    facets = [polygon(placed([(0, 0), star[i], star[(i + 1) % 10]])) for i in range(0, 10, 2)]
    plate.shape("".join(facets), fill="ink", stroke="ink", width=0.1, round_ends=True)


def _staff(plate: Plate) -> None:
    x = _STAFF
    turned(plate, (x, 8.0), (x, 46.6), [(0, 0.7), (38.6, 0.85)], gap=0.42)
    for y in (9.0, 35.4, 45.6):
        ring(plate, x, y, 1.15, 0.25, 1.1)
    sphere(plate, x, 7.6, 1.35, 8)
    right = bezier((x, 0.6), (x + 1.6, 3.2), (x + 2.9, 5.0), (x, 6.4), 24)
    left = right * [-1, 1] + [2 * x, 0]
    blade = np.vstack([left, right[::-1]])
    plate.fill(polygon(blade), "paper")
    hatch(plate, right, 0.72, angle=0.5, gap=0.3)
    hatch(plate, left, 0.22, angle=-0.5, gap=0.3)
    rim(plate, blade, 0.2, 0.4)
    plate.stroke(polyline([(x, 1.0), (x, 6.2)]), 0.2)


def _lacing(plate: Plate) -> None:
    for i in range(8):
        y = _HOIST[1] + 1.2 + i * 2.95
        loop = spline([(_STAFF - 0.95, y + 0.7), (_STAFF, y + 0.95), (_HOIST[0] + 0.5, y)], 6)
        plate.fill(swell(loop, 0.52))
        plate.fill(swell(loop, 0.22), "paper")


def _cords(plate: Plate) -> None:
    x = _STAFF
    for points in (
        [(x - 0.4, 8.4), (x - 2.4, 10.4), (x - 3.6, 13.0), (x - 2.6, 15.6), (x - 3.6, 18.2)],
        [(x - 0.4, 8.2), (x - 3.4, 9.0), (x - 6.0, 11.6), (x - 5.6, 15.0), (x - 6.2, 21.6)],
    ):
        twisted(plate, spline(points, 14), 0.34)
        tassel(plate, *points[-1], 5.4, ink="accent")
