"""Orb before a mantle of state: a crowned canopy of velvet, tied back and lined with ermine."""

from __future__ import annotations

import math

import numpy as np

from engraver.court.circlet import ermine_tail
from engraver.court.orb import orb
from engraver.court.sheets import sheet
from engraver.court.tincture import draped, tincture
from engraver.technique.curves import ellipse, resample, spline
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim, sphere
from engraver.technique.swell import swell
from engraver.technique.trimmings import tassel, twisted
from engraver.wardrobe.jewels import cabochon, fleur_de_lis, lozenge

_X = 22.0
#: Right half of the velvet from under the crown to the tie, and from the tie to the hem.
_UPPER = ((2.0, 8.6), (10.0, 10.0), (16.4, 14.4), (18.6, 21.0))
_UPPER_IN = ((0.4, 11.0), (4.6, 12.8), (9.6, 16.4), (14.6, 22.4))
_LOWER = ((18.6, 21.0), (19.2, 26.6), (20.6, 34.0), (20.4, 42.6))
_LOWER_IN = ((14.6, 22.4), (13.8, 28.0), (12.2, 36.0), (9.4, 45.4))


def mantle(color: str) -> Plate:
    """The Royal as orb on a mantle of state, 44 × 48 mm."""
    plate = Plate(44, 48)
    _lining(plate)
    for side in (-1, 1):
        _curtain(plate, color, side)
    _coronet(plate)
    _stool(plate, color)
    orb(plate, _X, 32.6, color, 0.78)
    return plate


def _stool(plate: Plate, color: str) -> None:
    """A round footstool of velvet for the orb, on ball feet, a cord about its top."""
    y = 39.6
    for x in (-6.4, 0.0, 6.4):
        sphere(plate, _X + x, 45.4 + (0.9 if not x else 0), 1.3, 7)
    u = np.linspace(-1, 1, 40)
    top = np.stack([_X + 8.6 * u, y + 1.7 * np.sqrt(1 - u * u)], axis=1)
    foot = np.stack([_X + 8.0 * u, y + 3.6 + 2.0 * np.sqrt(1 - u * u)], axis=1)
    band = np.vstack([top, foot[::-1]])
    plate.fill(polygon(band), "accent")
    hatch(plate, band, lambda x, _: np.clip(0.12 * (x - _X - 2), 0, 0.8), angle=1.57, gap=0.42)
    tincture(plate, band, color)
    rim(plate, band, 0.3, 0.55)
    seat = ellipse(_X, y, 8.6, 1.7, 60)
    plate.shape(polygon(seat), fill="deep", stroke="ink", width=0.4)
    twisted(plate, top, 0.55)


def _right(points: tuple[tuple[float, float], ...], side: int, n: int = 14) -> Points:
    return spline(np.array(points) * [side, 1] + np.array([_X, 0]), n)


def _lining(plate: Plate) -> None:
    """The white fur inside, its tails in rows, shaded under the canopy."""
    edge = np.vstack([_right(_UPPER_IN, 1), _right(_LOWER_IN, 1)[1:]])
    hem = spline([(_X + 9.4, 45.4), (_X, 46.8), (_X - 9.4, 45.4)], 10)
    fur = np.vstack([edge, hem[1:], (edge * [-1, 1] + np.array([2 * _X, 0]))[::-1]])
    plate.fill(polygon(fur), "light")
    tails = []
    for row, y in enumerate(np.arange(15.5, 46, 3.7).tolist()):
        half = float(np.interp(y, edge[:, 1], edge[:, 0])) - _X - 1.4
        across = np.arange(-4 * 4.4 + 2.2 * (row % 2), 18, 4.4).tolist()
        tails += [ermine_tail(_X + x, y, 0.95) for x in across if abs(x) < half]
    plate.fill("".join(tails))
    folds = []
    for share in (-0.94, -0.86, -0.78, 0.7, 0.78, 0.86, 0.94):
        line = resample(edge, 60)
        line = np.stack([_X + (line[:, 0] - _X) * share, line[:, 1]], axis=1)
        folds.append(swell(line, np.linspace(0.34, 0.14, 60) * (1.2 if share > 0 else 0.8)))
    plate.fill("".join(folds))
    plate.fill(swell(hem, 0.4))


def _curtain(plate: Plate, color: str, side: int) -> None:
    """One half of the velvet, gathered to its tie and falling from it in folds."""
    for outer, inner, folds in ((_LOWER, _LOWER_IN, 2.5), (_UPPER, _UPPER_IN, 1.5)):
        a, b = _right(outer, side), _right(inner, side)

        def fold(u: Points, q: float, _: Points, folds: float = folds) -> Points:
            wave = math.sin(2 * math.pi * (folds * q + (0.1 if side < 0 else 0.45)))
            held = 0.4 * np.exp(-(((u - (0 if folds > 2 else 1)) / 0.22) ** 2))
            return np.asarray(-0.1 + 0.75 * wave + held + (0.1 if side > 0 else 0) + 0 * u)

        plate.fill(polygon(np.vstack([a, b[::-1]])), "accent")
        sheet(plate, a, b, 14, fold, paper="")
        draped(plate, color, a, b, pitch=1.1)
    hem = spline([(20.4, 42.6), (17.0, 44.4), (15.0, 43.6), (12.4, 45.6), (9.4, 45.4)], 10)
    roll = np.vstack([hem, (hem + np.array([0, 2.0]))[::-1]]) * [side, 1] + np.array([_X, 0])
    plate.shape(polygon(roll), fill="light", stroke="ink", width=0.36, round_ends=True)
    tails = [ermine_tail(_X + side * x, 45.0, 0.7) for x in (11.4, 14.6, 17.6)]
    plate.fill("".join(tails))
    for outer_edge in (_UPPER_IN, _LOWER_IN):
        line = _right(outer_edge, side)
        plate.fill(swell(line, 2.0))
        plate.fill(swell(line, 1.45), "light")
    x = _X + side * 17.2
    twisted(plate, np.array([(x - 3.2, 22.6), (x, 22.2), (x + 3.0, 20.8)]), 0.75)
    tassel(plate, x + side * 1.2, 22.4, 8.6, lean=0.4 * side)


def _coronet(plate: Plate) -> None:
    """A small open crown of leaves that holds the canopy."""
    x = np.linspace(-7.0, 7.0, 30)
    bow = 1.0 * (1 - (x / 7.0) ** 2)
    top, foot = np.stack([_X + x, 6.6 + bow], axis=1), np.stack([_X + x * 0.96, 10.4 + bow], axis=1)
    for k, height in ((-6.2, 0.72), (6.2, 0.72), (-3.3, 0.85), (3.3, 0.85), (0, 1.1)):
        y = 6.9 + 1.0 * (1 - (k / 7.0) ** 2)
        if k in (-3.3, 3.3):
            sphere(plate, _X + k, y - 1.4, 1.1, 6)
        else:
            fleur_de_lis(plate, _X + k, y, height * 1.15, 0.7 if k else 1.0)
    band = np.vstack([top, foot[::-1]])
    plate.fill(polygon(band), "paper")
    lines = [
        swell(
            np.linspace(a, b, 6),
            0.34 * float(np.clip(0.75 * abs(k / 29 - 0.3) ** 0.8 * 1.6 - 0.1, 0, 1)),
        )
        for k, (a, b) in enumerate(zip(top, foot, strict=True))
    ]
    plate.fill("".join(lines))
    rim(plate, band, 0.26, 0.5)
    plate.stroke(polyline(top + np.array([0, 0.7])) + polyline(foot - [0, 0.7]), 0.16)
    for k, stone in ((-4.4, cabochon), (4.4, cabochon), (0, lozenge)):
        stone(plate, _X + k, 8.5 + 1.0 * (1 - (k / 7.0) ** 2), 1.1, 1.1 if k else 1.35)
