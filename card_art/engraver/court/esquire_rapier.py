"""A rapier and a dagger crossed, their guards pierced shells; a spur hangs where they cross."""

from __future__ import annotations

import math

import numpy as np

from engraver.court.arms import blade, spur
from engraver.court.tincture import medal, tincture
from engraver.technique.curves import spline
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_along
from engraver.technique.solids import rim, sphere, tube
from engraver.technique.swell import swell
from engraver.technique.trimmings import turned, twisted


def rapier(color: str) -> Plate:
    """The Esquire's rapier and dagger, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.defined("rapier"):
        _weapon(plate, 42.0, 1.35, bow=True)
    with plate.defined("dagger"):
        _weapon(plate, 38.0, 1.8, bow=False)
    plate.use("dagger", 31.4, 14.4, turn=43)
    with plate.defined("spur"):
        spur(plate)
    plate.use("spur", 22.0, 34.6, sx=0.88, sy=0.88)
    plate.use("rapier", 12.6, 14.4, turn=-39)
    for x, y in ((31.4, 14.4), (12.6, 14.4)):
        medal(plate, color, x - 0.03 * (x - 22), y + 0.5, 3.1)
    _sash(plate, color)
    return plate


def _weapon(plate: Plate, length: float, half: float, *, bow: bool) -> None:
    """Point down from its guard at the origin: blade, shell, quillons, grip, and pommel above."""
    blade(plate, [(length, 0.05), (length - 5, half * 0.62), (0, half)][::-1], fuller=0.4)
    if bow:
        line = spline([(2.0, -11.0), (6.8, -9.2), (7.6, -4.4), (5.4, -0.2), (2.0, 1.4)], 12)
        tube(plate, line, 0.62, gap=0.42, outline=0.26)
        ring = spline([(-1.6, 3.6), (-4.6, 4.4), (-6.0, 1.6), (-4.4, -0.6)], 12)
        tube(plate, ring, 0.55, gap=0.42, outline=0.24)
    guard = spline(
        [(-9.4, -1.6), (-8.0, 0.3), (-4, 0.0), (0, 0), (4, 0), (7.6, -0.3), (9.2, 1.8)], 12
    )
    tube(plate, guard, 0.75, gap=0.42, outline=0.26)
    for x, y in ((-9.5, -2.0), (9.3, 2.2)):
        sphere(plate, x, y, 1.25, 7)
    sphere(plate, 0, -14.8, 1.3, 6)
    twisted(plate, np.array([(0, -9.4), (0, -0.8)]), 1.35, pitch=1.1, ink="accent")
    turned(
        plate,
        (0, -14.6),
        (0, -9.2),
        [(0, 0.5), (0.4, 1.0), (1.0, 0.9), (2.2, 2.2), (3.6, 2.2), (4.6, 1.1), (5.4, 1.5)],
        gap=0.42,
    )
    _shell(plate)


def _shell(plate: Plate) -> None:
    """The guard before the hand: a scalloped plate, fluted like a shell."""
    t = np.linspace(0, 2 * math.pi, 120, endpoint=False)
    reach = 4.3 + 0.3 * np.abs(np.sin(8 * t))
    edge = np.stack([reach * 1.08 * np.cos(t), 0.6 + reach * 0.92 * np.sin(t)], axis=1)
    plate.fill(polygon(edge), "paper")
    flutes = []
    for k in range(16):
        turn = 2 * math.pi * (k + 0.5) / 16
        way = np.array([1.08 * math.cos(turn), 0.92 * math.sin(turn)])
        dark = float(np.clip(0.3 + 0.5 * (way @ [0.68, 0.73]), 0.16, 0.8))
        line = np.linspace(way * 2.6, way * 4.3, 8) + np.array([0, 0.6])
        flutes.append(swell(line, 0.75 * dark * np.linspace(1.0, 0.7, 8)))
    plate.fill("".join(flutes))
    rim(plate, edge, 0.34, 0.62)


def _sash(plate: Plate, color: str) -> None:
    """A sash tied where the blades cross, its ends flying."""
    for side, ink in ((-1, "accent"), (1, "accent")):
        a = spline([(22.0, 25.4), (22.0 + side * 5, 24.6), (22 + side * 9.6, 27.6),
            (22 + side * 14.2, 25.4), (22 + side * 19.0, 28.0)], 12)  # fmt: skip
        b = spline([(22.0, 28.2), (22.0 + side * 4.6, 28.2), (22 + side * 9.0, 31.2),
            (22 + side * 13.6, 29.4), (22 + side * 17.4, 33.0)], 12)  # fmt: skip
        whole = np.vstack([a, (a[-1] + b[-1]) / 2 - [side * 2.0, 0.4], b[::-1]])
        plate.fill(polygon(whole), ink)

        def fold(u: Points, q: float, _: Points, side: int = side) -> Points:
            wave = np.sin(u * 9.4 + (0.4 if side < 0 else 2.0))
            inside = u < 0.97 - 0.2 * (1 - abs(2 * q - 1))
            return np.asarray(np.clip(0.15 + 0.6 * wave + 0.35 * q, 0, 0.85) * inside)

        rows = [a * (1 - q) + b * q for q in (0.0, 1.0)]
        rule_along(plate, rows[0], rows[1], 9, fold)
        tincture(plate, whole, color, pitch=0.85)
        rim(plate, whole, 0.28, 0.52)
    knot = spline(
        [(19.4, 25.0), (22, 24.2), (24.6, 25.0), (25.0, 27.8), (22, 29.0), (19.0, 27.8)],
        8,
        closed=True,
    )
    plate.fill(polygon(knot), "accent")
    tincture(plate, knot, color, pitch=0.85)
    rim(plate, knot, 0.32, 0.56)
