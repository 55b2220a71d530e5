"""A pennon that streams from a lance in three long turns, forked at its end."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from generator.engraver.cloth import velvet
from generator.engraver.court.staffs import lacing, staff
from generator.engraver.court.tincture import laid, tincture
from generator.engraver.curves import resample, spline
from generator.engraver.pathdata import Points, polygon
from generator.engraver.plate import Plate
from generator.engraver.solids import rim
from generator.engraver.swell import swell

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
    ((33.6, 38.0), (28.0, 38.6), (20.0, 41.6), (12.0, 42.0), (4.4, 46.6)),
)


def pennon(color: str) -> Plate:
    """The Standard as a streaming pennon, 44 × 48 mm."""
    plate = Plate(44, 48)
    staff(plate, _LANCE, 0.4, 47.6)
    _length(plate, color, _SECOND, back=True)
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
    plate: Plate,
    color: str,
    edges: tuple[ArrayLike, ArrayLike],
    *,
    back: bool = False,
    forked: bool = False,
) -> None:
    """One length of the cloth; its back is paler, and darkens where it passes behind."""
    a, b = (resample(spline(edge, 20), 90) for edge in edges)
    end = [(a[-1] * 0.5 + b[-1] * 0.5) + [8.4, -0.6]] if forked else []
    whole = np.vstack([a, *([end] if end else []), b[::-1]])
    plate.fill(polygon(whole), "tint" if back else "accent")
    if not back:
        tincture(plate, whole, color, pitch=1.05, line=0.22)

    def fold(u: Points, q: float, _: Points) -> Points:
        if back:
            return np.asarray(
                0.28
                + 0.7 * np.exp(-((u / 0.22) ** 2))
                + 0.6 * np.exp(-(((1 - u) / 0.2) ** 2))
                + 0.3 * q
            )
        wave = np.sin(u * 12.5 - 1.3 * q + 0.3)
        ends = np.exp(-(((1 - u) / 0.07) ** 2)) * (0.0 if forked else 0.9)
        start = 0.9 * np.exp(-((u / 0.12) ** 2)) * (1.0 if forked else 0.2)
        return np.asarray(0.95 * np.clip(wave - 0.3, 0, 1) + ends + start)

    shown = slice(0, 66) if forked else slice(0, 90)
    velvet(
        plate,
        a[shown],
        b[shown],
        17 if not back else 15,
        lambda u, q, p: np.clip(fold(u, q, p), 0, 1),
        fill="",
    )
    for edge, share in ((a, 0.08), (b, 0.92)):
        hem = a * (1 - share) + b * share
        del edge
        if not back:
            plate.fill(swell(hem[3 : (60 if forked else 88)], 0.3), "tint")
    rim(plate, whole, 0.3, 0.58)
