"""A yoke for the shoulders with two full pails on its chains, a dipper in the far one."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from engraver.court.tincture import medal, tincture
from engraver.technique.curves import ellipse, resample, spline
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch, rule_along
from engraver.technique.solids import rim, sphere, tube
from engraver.technique.swell import swell

_X = 22.0
#: Upper and lower edge of the yoke's right half.
_OVER = ((0, 4.6), (4.6, 4.2), (9.0, 3.0), (14.4, 3.3), (20.6, 5.6))
_UNDER = ((0, 10.0), (4.4, 9.0), (7.6, 9.0), (13.0, 7.6), (20.6, 8.0))
#: A pail: half its width at the top and the foot, its height.
_TOP, _FOOT, _TALL = 8.4, 6.9, 16.6
#: The pails, the far one first: the middle of the rim, the size, the end of the yoke it hangs at.
_PAILS = ((34.6, 26.2, 0.88, 1), (12.0, 26.0, 1.16, -1))


def pails(color: str) -> Plate:
    """The Serf's yoke and pails, 44 × 48 mm."""
    plate = Plate(44, 48)
    for x, y, size, side in _PAILS:
        _chain(plate, (x, 7.6 + 0.1 * (x - _X)), (x, y - 9.4 * size), size)
        with plate.placed(x, y, size):
            if side > 0:
                _dipper(plate)
            _pail(plate, color)
            _bail(plate)
            if side < 0:
                medal(plate, color, -0.2, 10.4, 4.3)
    _yoke(plate, color)
    return plate


def _seen(points: ArrayLike) -> Points:
    """The places of points of a level yoke, seen from its left end, which comes towards us."""
    p = np.asarray(points, dtype=float)
    across = 0.92 * (p[:, 0] - _X)
    near = 1.02 - 0.011 * across
    return np.stack([_X + across, 6.2 + 0.12 * across + (p[:, 1] - 6.2) * near], axis=1)


def _yoke(plate: Plate, color: str) -> None:
    """A beam of willow hollowed for the neck, grained along, a padded cloth bound over it."""
    for side in (1, -1):
        over, under = (
            _seen(spline(np.array(e) * [side, 1] + np.array([_X, 0]), 14)) for e in (_OVER, _UNDER)
        )

        def grain(u: Points, q: float, _: Points, side: int = side) -> Points:
            return np.asarray(
                0.1 + 0.65 * q**1.3 + (0.15 if side > 0 else 0) + 0.16 * np.sin(u * 9 + q * 14)
            )

        whole = np.vstack([over, under[::-1]])
        plate.fill(polygon(whole), "paper")
        rule_along(plate, over, under, 9 if side < 0 else 7, grain)
        rim(plate, whole, 0.3, 0.6)
    _pad(plate, color)


def _pad(plate: Plate, color: str) -> None:
    """The cloth that spares the neck, tied on with a cord at either end."""
    frame = np.array([_X, 0])
    over = spline([(-5.8, 3.3), (-2.6, 3.9), (0, 3.8), (2.6, 3.9), (5.8, 3.3)], 10) + frame
    under = spline([(-5.6, 10.3), (-2.6, 10.3), (0, 10.9), (2.6, 10.3), (5.6, 10.3)], 10) + frame
    over, under = _seen(over), _seen(under)

    def round_(u: Points, q: float, _: Points) -> Points:
        return np.asarray(
            0.9 * np.clip(q - 0.45, 0, 1) + 0.5 * np.clip(np.abs(u - 0.5) - 0.38, 0, 1)
        )

    pad = np.vstack([over, under[::-1]])
    plate.fill(polygon(pad), "accent")
    rule_along(plate, over, under, 11, round_)
    tincture(plate, pad, color, pitch=0.95)
    rim(plate, pad, 0.32, 0.6)
    for side in (-1, 1):
        cord = np.array([(_X + side * 5.3, 3.2), (_X + side * 5.6, 6.6), (_X + side * 5.2, 10.6)])
        tube(plate, _seen(spline(cord, 10)), 0.6, gap=0.4, outline=0.26)


def _chain(plate: Plate, top: tuple[float, float], foot: tuple[float, float], size: float) -> None:
    """Links that hang plumb from the beam to the bail."""
    count = 2 * round(math.dist(top, foot) / (3.2 * size)) + 1
    knots = np.linspace(top, foot, count)
    for i, (px, py) in enumerate(knots.tolist()):
        if i % 2:
            plate.stroke(polyline([(px, py - 1.2 * size), (px, py + 1.2 * size)]), 0.95)
            plate.stroke(polyline([(px, py - 1.1 * size), (px, py + 1.1 * size)]), 0.34, "paper")
        else:
            link = polygon(ellipse(px, py, 0.95 * size, 1.45 * size, 24))
            plate.stroke(link, 0.95)
            plate.stroke(link, 0.36, "paper")


def _bail(plate: Plate) -> None:
    """The iron handle, and the eye at its top that the chain takes."""
    bail = spline([(-8.0, 0.4), (-5.8, -5.4), (0, -8.8), (5.8, -5.4), (8.0, 0.4)], 14)
    tube(plate, bail, 0.62, gap=0.42, outline=0.28)
    sphere(plate, 0, -8.9, 1.25, 6)
    for side in (-1, 1):
        sphere(plate, side * (_TOP - 0.5), 0.4, 1.1, 5)


def _dipper(plate: Plate) -> None:
    """The stick of a dipper that stands in the water."""
    stick = np.linspace((2.2, 1.0), (8.2, -13.0), 40)
    tube(plate, stick, np.linspace(0.85, 0.62, 40), gap=0.44, outline=0.3)
    sphere(plate, 8.4, -13.4, 1.15, 5)


def _pail(plate: Plate, color: str) -> None:
    """A pail of staves whose rim's middle is the origin, full to the brim, hooped with iron."""
    right = np.array([(_TOP, 0.0), (_FOOT, _TALL)])
    foot = np.stack(
        [_FOOT * np.cos(t := np.linspace(0, math.pi, 40)), _TALL + 1.6 * np.sin(t)], axis=1
    )
    body = np.vstack([[(-_TOP, 0.0)], [right[0]], foot, [(-_TOP, 0.0)]])
    body = resample(body, 200)[:-1]
    plate.fill(polygon(body), "paper")
    for k in range(1, 9):
        a, b = (math.pi * (k + s) / 9 for s in (0.0, 1.0))
        edges = [
            np.linspace(
                (-_TOP * math.cos(w), 2.0 * math.sin(w)),
                (-_FOOT * math.cos(w), _TALL + 1.6 * math.sin(w)),
                20,
            )
            for w in (a, b)
        ]
        dark = (0.5, 0.2, 0.05, 0.08, 0.2, 0.36, 0.55, 0.75, 0.55)[k]

        def grain(u: Points, q: float, _: Points, dark: float = dark, k: int = k) -> Points:
            return np.asarray(dark * (0.7 + 0.5 * np.sin(u * 7 + q * 9 + k)) + 0.12 * (q > 0.8))

        if k < 8:
            rule_along(plate, edges[0], edges[1], (2, 2, 3, 3, 3, 2, 1)[k - 1], grain)
            if k > 1:
                plate.stroke(polyline(edges[0]), 0.24)
        else:
            plate.fill(polygon(np.vstack([edges[0], edges[1][::-1]])))
    rim(plate, body, 0.32, 0.62)
    _fittings(plate, color)


def _fittings(plate: Plate, color: str) -> None:
    """The hoops, the water in its ring of staves, the ears of the bail."""
    for y, wide in ((3.0, 1.9), (13.6, 1.9)):
        _hoop(plate, y, wide, color)
    water = ellipse(0, 0, _TOP, 2.1, 70)
    plate.shape(polygon(water), fill="paper", stroke="ink", width=0.5)
    pool = ellipse(0, 0.0, _TOP - 0.9, 1.4, 70)
    plate.shape(polygon(pool), fill="accent", stroke="ink", width=0.26)
    for y, reach in ((-0.5, 4.4), (0.2, 6.0), (0.9, 3.6)):
        plate.fill(
            swell(
                np.linspace((-reach, y), (reach * 0.7, y), 12),
                0.24 * np.sin(np.linspace(0.2, 2.9, 12)),
            ),
            "tint",
        )


def _hoop(plate: Plate, y: float, wide: float, color: str) -> None:
    """An iron hoop painted in the color's hatching, bowed as the pail is round."""
    t = np.linspace(0, math.pi, 40)
    edges = []
    for level in (y, y + wide):
        half = _TOP + (_FOOT - _TOP) * level / _TALL + 0.35
        edges.append(np.stack([-half * np.cos(t), level + 1.9 * np.sin(t)], axis=1))
    band = np.vstack([edges[0], edges[1][::-1]])
    plate.fill(polygon(band), "accent")
    tincture(plate, band, color, pitch=0.62, line=0.2)
    hatch(plate, band, lambda x, _: np.clip(0.16 * (x - 2.5), 0, 0.8), angle=math.pi / 2, gap=0.45)
    rim(plate, band, 0.28, 0.48)
