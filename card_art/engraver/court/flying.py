"""Cloth that flies from a staff.

The cloth is a wave over the unit square: ``a`` runs from hoist to fly, ``b`` from top to foot.
Where the wave turns back on itself the cloth is cut into folds, painted from the far ones to the
near ones, so that every ruled line follows the cloth and swells in the hollows.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import ArrayLike

from engraver.court.tincture import laid, runs
from engraver.technique.curves import resample
from engraver.technique.pathdata import Points, dot, polygon
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: Levels b at which edges are sampled.
_B = np.linspace(0, 1, 60)
#: The hem's share of the height.
_HEM = 0.05


@dataclass(frozen=True)
class Flight:
    """A cloth of length × height mm that blows from its hoist (x, y).

    ``swing`` is how far (mm) its waves reach, ``drop`` how far its fly sinks; ``fly`` tells where
    it ends at every level b.
    """

    hoist: tuple[float, float]
    length: float
    height: float
    swing: float
    drop: float
    fly: Callable[[Points], Points]

    def _phase(self, a: Points, b: Points) -> Points:
        return np.asarray(9.7 * a - 0.95 - 1.3 * (b - 0.5) * a)

    def at(self, a: ArrayLike, b: ArrayLike) -> Points:
        """Points (n, 2) of the canvas where the cloth's points (a, b) have blown to."""
        u, v = np.broadcast_arrays(np.asarray(a, dtype=float), np.asarray(b, dtype=float))
        phase = self._phase(u, v)
        share = self.swing / 5.0
        swing = (0.3 + 5.0 * u**0.7 * (1 - 0.6 * u**2)) * (1 + 0.3 * (v - 0.5)) * share
        held = np.clip(u / 0.06, 0, 1)
        x = self.hoist[0] + self.length * u + swing * np.sin(phase) * held * 0.9
        lift = ((2.0 * u + 0.3) * np.cos(phase + 0.45) - 3.4 * np.sin(np.pi * u * 0.9)) * share**0.5
        y = self.hoist[1] + self.height * v * (1 - 0.012 * self.drop * u) + lift
        return np.stack([x, y + self.drop * u**1.2], axis=-1)

    def hollow(self, a: Points, b: ArrayLike) -> Points:
        """The depth (0 to 1) to which the cloth lies turned from the light."""
        phase = self._phase(a, np.asarray(b, dtype=float))
        return np.asarray(np.clip(0.5 - 0.5 * np.sin(phase + 0.75), 0, 1) * np.clip(a * 6, 0.3, 1))


def flown(plate: Plate, flight: Flight, color: str, until: float) -> None:
    """The cloth as it flies; the color's hatching runs from the hoist to the share ``until``."""
    for fold in sorted(_folds(flight), key=lambda fold: fold.near):
        _paint(plate, flight, fold, until)
    plate.fill("".join(_woven(flight, color, until)), "tint")


def badge_on(
    plate: Plate, flight: Flight, color: str, middle: tuple[float, float], size: float
) -> None:
    """The color's badge on the cloth about its point ``middle`` (a, b), 12 × ``size`` mm high."""
    a, b = middle

    heart = flight.at(a, b)

    def place(p: Points) -> Points:
        cloth = flight.at(a + p[:, 0] * size / flight.length, b + p[:, 1] * size / flight.height)
        # Half as bent as the cloth: what is known by its outline may not lose it in a fold.
        return np.asarray(0.5 * cloth + 0.5 * (heart + p * size * [0.9, 1.0]))

    laid(plate, color, place, halo=1.3)


def _woven(flight: Flight, color: str, until: float) -> list[str]:
    """Petra Sancta's code, following the cloth."""
    lines: list[str] = []
    pitch = 1.15
    angles = runs(color)
    if 0.0 in angles:
        along = np.linspace(0.02, until, 40)
        levels = np.arange(0.1, 0.92, pitch / flight.height).tolist()
        lines += [swell(flight.at(along, b), 0.22) for b in levels]
    if np.pi / 2 in angles:
        down = np.linspace(_HEM + 0.02, 0.98 - _HEM, 40)
        places = np.arange(0.03, until, pitch / flight.length).tolist()
        lines += [swell(flight.at(a, down), 0.24) for a in places]
    if not angles:
        for i, b in enumerate(np.arange(0.1, 0.93, pitch * 0.87 / flight.height).tolist()):
            for a in np.arange(
                0.03 + 0.5 * (i % 2) * pitch / flight.length, until, pitch / flight.length
            ):
                x, y = flight.at(np.array([a]), b)[0]
                lines.append(dot(float(x), float(y), 0.23))
    return lines


@dataclass(frozen=True)
class _Fold:
    """A stretch of cloth that shows one side: its limits in a at every level of _B."""

    left: Points
    right: Points
    near: bool

    def span(self, b: float) -> tuple[float, float]:
        """The limits in a at level b."""
        return float(np.interp(b, _B, self.left)), float(np.interp(b, _B, self.right))


def _folds(flight: Flight) -> list[_Fold]:
    a = np.linspace(0, 1, 1200)
    way = np.sign(np.diff(flight.at(a, 0.5)[:, 0]))
    turns = [0, *(np.flatnonzero(way[1:] != way[:-1]) + 1).tolist(), len(a) - 1]
    folds = []
    for first, last in pairwise(turns):
        left = np.array([_turning(flight, a[first], b) for b in _B])
        right = np.array([_turning(flight, a[last], b) for b in _B])
        near = bool(way[(first + last) // 2] > 0)
        folds.append(
            _Fold(np.minimum(left, flight.fly(_B)), np.minimum(right, flight.fly(_B)), near)
        )
    return [fold for fold in folds if (fold.right - fold.left).max() > 1e-3]


def _turning(flight: Flight, guess: float, b: float) -> float:
    """The place near ``guess`` where the cloth turns back at level b: there its edge is seen."""
    if guess <= 0 or guess >= 1:
        return guess
    a = np.linspace(max(0, guess - 0.09), min(1, guess + 0.09), 121)
    way = np.sign(np.gradient(flight.at(a, b)[:, 0]))
    turns = np.flatnonzero(way[1:] != way[:-1])
    return float(a[turns[np.abs(a[turns] - guess).argmin()]]) if len(turns) else guess


def _paint(plate: Plate, flight: Flight, fold: _Fold, until: float) -> None:
    top = flight.at(np.linspace(fold.left[0], fold.right[0], 40), 0)
    foot = flight.at(np.linspace(fold.left[-1], fold.right[-1], 40), 1)
    left, right = flight.at(fold.left, _B), flight.at(fold.right, _B)
    plate.fill(polygon(np.vstack([top, right, foot[::-1], left[::-1]])), "accent")
    for hem in (0.0, 1 - _HEM):
        _hem(plate, flight, fold, hem)
    dark, pale = [], []
    for b in np.linspace(_HEM + 0.02, 0.98 - _HEM, 34):
        a = _along(fold, b)
        shade = flight.hollow(a, b) + (0.0 if fold.near else 0.45)
        row = flight.at(a, b)
        dark.append(swell(row, 0.5 * np.clip(shade - 0.3, 0, 0.85)))
        pale.append(swell(row, 0.34 * np.clip(0.34 - shade, 0, 1) ** 0.7 * (a > until)))
    plate.fill("".join(dark))
    plate.fill("".join(pale), "tint")
    for edge, width in ((top, 0.3), (foot, 0.44), (left, 0.26), (right, 0.36)):
        plate.fill(swell(resample(edge, 40), width))


def _along(fold: _Fold, b: float) -> Points:
    left, right = fold.span(b)
    return np.linspace(left, right, max(8, int((right - left) * 90)))


def _hem(plate: Plate, flight: Flight, fold: _Fold, b: float) -> None:
    """The paler border between the levels b and b + _HEM."""
    upper, lower = flight.at(_along(fold, b), b), flight.at(_along(fold, b + _HEM), b + _HEM)
    plate.fill(polygon(np.vstack([upper, lower[::-1]])), "tint")
    plate.fill(swell(lower if b < 0.5 else upper, 0.18))
    a = _along(fold, b + _HEM / 2)
    shade = flight.hollow(a, b) + (0.0 if fold.near else 0.4)
    plate.fill(swell(flight.at(a, b + _HEM / 2), 0.7 * np.clip(shade - 0.45, 0, 1)))
