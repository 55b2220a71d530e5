"""The fool himself, in a hood with ass's ears and a dagged cape, putting out his tongue."""

from __future__ import annotations

import numpy as np

from engraver.court.motley import bell, dag, front_face
from engraver.court.tincture import medal, tincture
from engraver.technique.cloth import velvet
from engraver.technique.curves import resample, spline
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_along
from engraver.technique.solids import rim
from engraver.technique.swell import swell

_X = 22.0
_EAR_OUT = ((5.6, 13.4), (8.0, 7.6), (12.6, 3.2), (19.8, 1.2))
_EAR_IN = ((10.6, 17.8), (15.6, 14.0), (18.2, 8.6), (19.8, 1.2))
_HOOD = ((0, 8.8), (6.4, 9.8), (10.8, 14.6), (12.0, 22.0), (11.4, 28.6), (9.6, 34.4))


def hood(color: str) -> Plate:
    """The Jester in his hood with ass's ears, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.defined("bell"):
        bell(plate)
    for side in (-1, 1):
        _ear(plate, side)
    _cape(plate, color)
    _hood(plate, color)
    with plate.placed(_X, 22.6, 0.92):
        front_face(plate, "leer", wide=0.94)
    medal(plate, color, _X, 36.8, 3.6)
    return plate


def _ear(plate: Plate, side: int) -> None:
    """A long ear, lined with pale fur, a bell at its tip."""
    upper, lower = (
        spline(np.array(e) * [side, 1] + np.array([_X, 0]), 14) for e in (_EAR_OUT, _EAR_IN)
    )
    whole = np.vstack([upper, lower[::-1]])

    def nap(u: Points, q: float, _: Points) -> Points:
        return np.asarray(
            0.15 + 0.5 * q * (1 if side > 0 else 0.6) - 0.4 * np.sin(np.pi * u) + 0.6 * (u < 0.12)
        )

    velvet(plate, upper, lower, 13, nap)
    rim(plate, whole, 0.3, 0.58)
    a, b = upper * 0.66 + lower * 0.34, upper * 0.16 + lower * 0.84
    inner = np.vstack([a[6:-6], b[6:-6][::-1]])
    plate.fill(polygon(inner), "light")
    rule_along(plate, a[6:-6], b[6:-6], 5, lambda u, q, _: 0.75 * (1 - u) + 0.45 * q - 0.2)
    rim(plate, inner, 0.22, 0.44)
    plate.use("bell", _X + side * 19.5, 1.8, 1.15, 1.15)


def _cape(plate: Plate, color: str) -> None:
    """Dags of two cloths that lie on the shoulders and the breast."""
    neck = resample(spline([(-9.4, 31.6), (-5, 34.6), (0, 35.6), (5, 34.6), (9.4, 31.6)], 16), 8)
    foot = resample(
        spline([(-17.6, 36.4), (-9.4, 39.8), (0, 40.8), (9.4, 39.8), (17.6, 36.4)], 16), 8
    )
    for i in (0, 6, 1, 5, 2, 4, 3):
        a0, a1, b0, b1 = neck[i], neck[i + 1], foot[i], foot[i + 1]
        tip = (b0 + b1) / 2 + ((b0 + b1) - (a0 + a1)) * 0.24 + np.array([0, 0.4])
        left = spline([a0, (a0 + b0) / 2, b0, tip], 8) + np.array([_X, 0])
        right = spline([a1, (a1 + b1) / 2, b1, tip], 8) + np.array([_X, 0])
        dag(plate, left, right, color if i % 2 == 0 else "", dark=0.04 * (i - 3))
        plate.use("bell", float(tip[0]) + _X, float(tip[1]) - 0.2, 0.95, 0.95)


def _hood(plate: Plate, color: str) -> None:
    """The hood in halves, colored to the right and plain to the left, its edge rolled."""
    right = spline(_HOOD, 12) + np.array([_X, 0])
    left = right * [-1, 1] + np.array([2 * _X, 0])
    seam = np.stack([np.full(len(right), _X), right[:, 1]], axis=1)
    half = np.vstack([seam, right[::-1]])
    plate.fill(polygon(np.vstack([left, seam[::-1]])), "paper")
    rule_along(
        plate,
        left,
        seam,
        20,
        lambda u, q, _: 0.75 * (0.34 - q) ** 2 * 6 + 0.5 * np.clip(u - 0.7, 0, 1),
    )
    plate.fill(polygon(half), "accent")
    tincture(plate, half, color, pitch=0.95)
    rule_along(plate, seam, right, 16, lambda u, q, _: np.clip(1.5 * (q - 0.62) + 0.0 * u, 0, 0.85))
    whole = np.vstack([left, right[::-1]])
    rim(plate, whole, 0.32, 0.62)
    opening = spline(
        [(0, 12.4), (6.0, 14.6), (8.6, 21.0), (7.4, 28.4), (3.8, 33.2), (0, 34.2)], 10
    ) + np.array([_X, 0])
    round_ = np.vstack([opening, (opening * [-1, 1] + np.array([2 * _X, 0]))[::-1]])
    plate.stroke(polygon(round_), 2.2)
    plate.stroke(polygon(round_), 1.5, "paper")
    plate.fill(polygon(round_), "deep")
    ticks = []
    for p, q in zip(resample(round_, 70), np.roll(resample(round_, 70), -1, axis=0), strict=True):
        along = (q - p) / max(float(np.hypot(*(q - p))), 1e-6)
        out = np.array([along[1], -along[0]])
        ticks.append(swell(np.linspace(p - out * 0.6, p + out * 0.6 + along * 0.25, 5), 0.26))
    plate.fill("".join(ticks))
