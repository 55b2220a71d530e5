"""A falchion, broad towards its point, behind a buckler; a spur on its strap below."""

from __future__ import annotations

import math

import numpy as np

from engraver.court.arms import buckle, leather, pommel, spur
from engraver.court.tincture import charge, tincture
from engraver.technique.curves import ellipse, resample, spline
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_along
from engraver.technique.solids import rim, sphere, tube
from engraver.technique.swell import swell
from engraver.technique.trimmings import turned, twisted

#: Middle and radius of the buckler.
_BUCKLER = np.array([29.6, 32.4])
_R = 13.2


def falchion(color: str) -> Plate:
    """The Esquire's falchion and buckler, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.defined("falchion"):
        _blade(plate)
        _hilt(plate, color)
    with plate.defined("spur"):
        spur(plate)
    with plate.defined("buckle"):
        buckle(plate)
    leather(plate, spline([(12.9, 12.4), (13.4, 6.4), (9.0, 3.0), (4.4, 6.4), (4.3, 10.8)], 14))
    plate.use("buckle", 9.0, 3.1)
    plate.use("spur", 7.3, 17.6, turn=12)
    plate.use("falchion", 10.6, 34.8, turn=27)
    _buckler(plate, color)
    return plate


def _blade(plate: Plate) -> None:
    """Single-edged, from the guard at the origin up: straight back, curved edge, clipped point."""
    back = spline([(-1.7, 0), (-2.2, -12), (-2.6, -24), (-3.4, -31.5), (2.2, -38.4)], 14)
    edge = spline([(1.9, 0), (2.6, -10), (4.6, -20), (6.6, -28.5), (5.6, -34.5), (2.2, -38.4)], 14)
    plate.fill(polygon(np.vstack([back, edge[::-1]])), "paper")

    def steel(u: Points, q: float, _: Points) -> Points:
        return np.asarray(0.6 * np.clip((u - 0.5) * 3, 0, 1) * np.clip(0.5 - q, 0, 1) * (q > 0.08))

    rule_along(plate, back, edge, 13, steel, samples=60)
    spine, keen = resample(back, 60), resample(edge, 60)
    bevel = spine * 0.32 + keen * 0.68
    share = np.interp(np.arange(60), [20, 34, 59], [0.0, 0.36, 0.36])[:, None]
    plate.fill(polygon(np.vstack([bevel[20:], (bevel * (1 - share) + keen * share)[:19:-1]])))
    plate.fill(swell(bevel[1:32], np.linspace(0.2, 0.3, 31)))
    groove = (spine * 0.74 + keen * 0.26)[1:40]
    plate.fill(swell(groove, 0.9 * np.sin(np.linspace(0.25, 3.0, 39)) ** 0.6))
    rim(plate, np.vstack([back, edge[::-1]]), 0.3, 0.6)


def _hilt(plate: Plate, color: str) -> None:
    """A guard that curls to the edge, a bound grip, a wheel pommel with the badge."""
    twisted(plate, np.array([(0, 1.0), (0, 8.6)]), 1.4, pitch=1.15, ink="accent")
    turned(plate, (0, 8.4), (0, 9.6), [(0, 1.3), (0.4, 1.9), (0.8, 1.9), (1.2, 1.3)], gap=0.3)
    guard = spline([(-6.6, 3.0), (-5.0, 0.6), (0, 0), (5.0, -0.4), (7.4, -3.4)], 14)
    tube(plate, guard, 1.05, gap=0.42, outline=0.28, depth=0.8)
    sphere(plate, -6.9, 3.6, 1.5, 8)
    sphere(plate, 7.6, -4.0, 1.5, 8)
    pommel(plate, 0, 11.4, 2.7, color)


def _buckler(plate: Plate, color: str) -> None:
    """A round shield held in the fist: a steel rim with rivets, the hatched field, the badge."""
    x, y = _BUCKLER
    plate.disc(x + 0.5, y + 0.6, _R, fill="ink")
    plate.disc(x, y, _R, fill="paper")
    t = np.linspace(0, 2 * math.pi, 120)
    lines = []
    for turn in np.linspace(0, 2 * math.pi, 150, endpoint=False):
        way = np.array([math.cos(turn), math.sin(turn)])
        dark = float(np.clip(0.12 + 0.55 * (way @ [0.68, 0.73]), 0.0, 0.6))
        lines.append(
            swell(np.linspace(_BUCKLER + way * 10.6, _BUCKLER + way * 13.0, 5), 0.5 * dark)
        )
    plate.fill("".join(lines))
    field = np.stack([x + 10.4 * np.cos(t[:-1]), y + 10.4 * np.sin(t[:-1])], axis=1)
    plate.fill(polygon(field), "accent")
    tincture(plate, field, color, pitch=0.95)

    rings = [
        swell(ellipse(x, y, r, r, 100)[5:45], 0.5 * np.sin(np.linspace(0, np.pi, 40)))
        for r in (9.9, 9.3, 8.7, 8.1)
    ]
    plate.fill("".join(rings))
    rim(plate, field, 0.34, 0.44)
    rim(plate, ellipse(x, y, _R, _R, 100), 0.3, 0.6)
    for turn in np.linspace(0, 2 * math.pi, 12, endpoint=False):
        sphere(plate, x + 11.8 * math.cos(turn), y + 11.8 * math.sin(turn), 0.72, 4)
    charge(plate, color, x, y, 1.12)
