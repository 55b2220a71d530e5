"""A yoke for the shoulders with two full pails on its chains, the badge burned on either."""

from __future__ import annotations

import math

import numpy as np

from generator.engraver.court.tincture import medal, tincture
from generator.engraver.curves import ellipse, resample, spline
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.ruling import hatch, rule_along
from generator.engraver.solids import rim, sphere, tube
from generator.engraver.swell import swell

_X = 22.0
#: Upper and lower edge of the yoke's right half.
_OVER = ((0, 4.6), (4.6, 4.2), (9.0, 2.8), (14.4, 3.4), (20.6, 6.8))
_UNDER = ((0, 10.0), (4.4, 9.0), (7.6, 9.4), (13.0, 8.0), (20.4, 8.6))
#: A pail: half its width at the top and the foot, its height, the level of its rim.
_TOP, _FOOT, _TALL, _RIM = 8.4, 6.9, 16.6, 28.6


def pails(color: str) -> Plate:
    """The Serf's yoke and pails, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.defined("pail"):
        _pail(plate, color)
    for side in (-1, 1):
        x = _X + side * 12.3
        _chains(plate, side, x)
        plate.use("pail", x, _RIM)
        medal(plate, color, x - 0.2, _RIM + 10.6, 4.4)
    _yoke(plate, color)
    return plate


def _yoke(plate: Plate, color: str) -> None:
    """A beam of willow hollowed for the neck, grained along, a padded cloth bound over it."""
    for side in (-1, 1):
        over, under = (
            spline(np.array(e) * [side, 1] + np.array([_X, 0]), 14) for e in (_OVER, _UNDER)
        )

        def grain(u: Points, q: float, _: Points, side: int = side) -> Points:
            return np.asarray(
                0.1 + 0.65 * q**1.3 + (0.15 if side > 0 else 0) + 0.16 * np.sin(u * 9 + q * 14)
            )

        whole = np.vstack([over, under[::-1]])
        plate.fill(polygon(whole), "paper")
        rule_along(plate, over, under, 9, grain)
        rim(plate, whole, 0.3, 0.6)
    over = spline([(-5.8, 4.0), (-2.6, 4.6), (0, 4.5), (2.6, 4.6), (5.8, 4.0)], 10) + np.array(
        [_X, -0.7]
    )
    under = spline([(-5.6, 9.2), (-2.6, 9.2), (0, 9.8), (2.6, 9.2), (5.6, 9.2)], 10) + np.array(
        [_X, 1.1]
    )
    pad = np.vstack([over, under[::-1]])
    plate.fill(polygon(pad), "accent")
    tincture(plate, pad, color, pitch=0.95)

    def round_(x: Points, y: Points) -> Points:
        return np.asarray(
            np.clip((y - 8.2) * 0.4, 0, 0.8) + np.clip((np.abs(x - _X) - 4.6) * 0.5, 0, 0.5)
        )

    hatch(plate, pad, round_, angle=math.pi / 2, gap=0.45)
    rim(plate, pad, 0.32, 0.6)
    for side in (-1, 1):
        cord = np.array([(_X + side * 5.3, 3.2), (_X + side * 5.6, 6.6), (_X + side * 5.2, 10.6)])
        tube(plate, spline(cord, 10), 0.6, gap=0.4, outline=0.26)


def _chains(plate: Plate, side: int, x: float) -> None:
    """A ring round the beam's notch, links, and the hook the bail hangs in."""
    top = _X + side * 17.2
    knots = np.linspace((top, 8.8), (x, 18.4), 7)
    for i, (px, py) in enumerate(knots.tolist()):
        if i % 2:
            plate.shape(
                polygon(ellipse(px, py, 0.42, 1.15, 20)), fill="paper", stroke="ink", width=0.34
            )
        else:
            plate.stroke(polygon(ellipse(px, py, 0.85, 1.2, 24)), 0.78)
            plate.stroke(polygon(ellipse(px, py, 0.85, 1.2, 24)), 0.3, "paper")
    for y in (7.9,):
        hoop = spline([(top - 1.1, 4.4), (top, 5.2), (top + 1.1, 4.8)], 6)
        plate.fill(swell(hoop, 0.9))
        plate.stroke(polyline([(top, y), (top, y + 1.0)]), 0.7)
    bail = spline(
        [(x - 8.0, _RIM + 0.2), (x - 5.4, 22.4), (x, 19.2), (x + 5.4, 22.4), (x + 8.0, _RIM + 0.2)],
        14,
    )
    tube(plate, bail, 0.62, gap=0.42, outline=0.28)
    sphere(plate, x, 19.3, 1.2, 6)


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
            rule_along(plate, edges[0], edges[1], 3 if 1 < k < 7 else 2, grain)
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
    pool = ellipse(0, 0.15, _TOP - 0.9, 1.55, 70)
    plate.shape(polygon(pool), fill="accent", stroke="ink", width=0.26)
    for y, reach in ((-0.5, 4.4), (0.2, 6.0), (0.9, 3.6)):
        plate.fill(
            swell(
                np.linspace((-reach, y), (reach * 0.7, y), 12),
                0.24 * np.sin(np.linspace(0.2, 2.9, 12)),
            ),
            "tint",
        )
    for side in (-1, 1):
        sphere(plate, side * (_TOP - 0.5), 0.4, 1.0, 5)


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
