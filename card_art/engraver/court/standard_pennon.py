"""A pennon that streams from a lance in three long turns, forked at its end."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from engraver.court.sheets import sheet
from engraver.court.staffs import lacing, staff
from engraver.court.tincture import laid, tincture
from engraver.technique.curves import resample, spline
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_along
from engraver.technique.solids import rim
from engraver.technique.swell import swell

_LANCE = 38.2
#: Upper and lower edge of the three lengths of cloth, from the lance to the fork.
_FIRST = (
    ((37.2, 8.4), (30.0, 6.4), (21.0, 9.6), (12.0, 8.2), (4.6, 10.0), (3.2, 13.6)),
    ((37.2, 25.4), (30.0, 23.4), (21.0, 25.6), (12.0, 22.2), (6.0, 21.6), (3.2, 23.0)),
)
_SECOND = (
    ((3.2, 13.6), (8.0, 18.4), (16.0, 23.0), (24.0, 24.6), (31.0, 27.2), (33.6, 30.8)),
    ((3.2, 23.0), (8.6, 27.2), (16.0, 30.0), (24.0, 31.4), (30.6, 34.0), (33.6, 38.0)),
)
_THIRD = (
    ((33.6, 30.8), (28.0, 31.2), (20.0, 33.4), (12.0, 32.6), (2.0, 36.6)),
    ((33.6, 38.0), (28.0, 38.6), (20.0, 41.6), (12.0, 42.6), (3.4, 46.0)),
)


def pennon(color: str) -> Plate:
    """The Standard as a streaming pennon, 44 × 48 mm."""
    plate = Plate(44, 48)
    staff(plate, _LANCE, 0.4, 47.2)
    _back(plate, _SECOND)
    _length(plate, color, _THIRD, forked=True)
    _length(plate, color, _FIRST)
    upper, lower = (resample(spline(edge, 20), 120) for edge in _FIRST)

    def place(p: Points) -> Points:
        share = np.clip(0.44 - p[:, 0] * 1.2 / 36.0, 0, 1)
        a, b = (
            np.stack([np.interp(share, np.linspace(0, 1, 120), edge[:, k]) for k in (0, 1)], axis=1)
            for edge in (upper, lower)
        )
        v = 0.5 + p[:, 1:] * 1.2 / 16.0
        return np.asarray(a * (1 - v) + b * v)

    laid(plate, color, place, halo=1.3)
    lacing(plate, _LANCE, _LANCE - 1.6, [9.4 + 2.5 * i for i in range(7)])
    return plate


def _length(
    plate: Plate, color: str, edges: tuple[ArrayLike, ArrayLike], *, forked: bool = False
) -> None:
    """One length of the cloth that shows its face, in folds; the last one is forked."""
    a, b = (resample(spline(edge, 20), 90) for edge in edges)
    end = [(a[-1] + b[-1]) / 2 + np.array([8.6, -1.6])] if forked else []
    whole = np.vstack([a, *end, b[::-1]])
    plate.fill(polygon(whole), "accent")
    tincture(plate, whole, color, pitch=1.05, line=0.22)
    start, turn = (0.7, 0.0) if forked else (0.2, 0.8)

    def fold(u: Points, q: float, _: Points) -> Points:
        wave = 0.95 * np.clip(np.sin(u * 12.5 - 1.3 * q + 0.3) - 0.3, 0, 1)
        ends = turn * np.exp(-(((1 - u) / 0.07) ** 2)) + start * np.exp(-((u / 0.12) ** 2))
        return np.asarray(np.clip(wave + ends, 0, 1))

    shown = 66 if forked else 90
    rule_along(plate, a[:shown], b[:shown], 16, fold)
    for share in (0.08, 0.92):
        hem = a * (1 - share) + b * share
        plate.fill(swell(hem[3 : shown - 4], 0.3), "tint")
    rim(plate, whole, 0.3, 0.58)


def _back(plate: Plate, edges: tuple[ArrayLike, ArrayLike]) -> None:
    """The length that shows the paler back of the cloth, dark where it turns."""
    a, b = (resample(spline(edge, 20), 90) for edge in edges)

    def fold(u: Points, q: float, _: Points) -> Points:
        turns = 0.7 * np.exp(-((u / 0.22) ** 2)) + 0.6 * np.exp(-(((1 - u) / 0.2) ** 2))
        return np.asarray(0.28 + 0.3 * q + turns)

    sheet(plate, a, b, 15, fold, paper="tint", thin=0.3, thick=0.58)
