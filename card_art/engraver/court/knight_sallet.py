"""A sallet with its bevor, turned to the left, its long tail behind, the color's crest on a comb.

Drawn about the middle of the skull.
"""

from __future__ import annotations

import math

import numpy as np

from engraver.court.mantling import torse
from engraver.court.sheets import sheet
from engraver.court.tincture import medal, shield
from engraver.technique.curves import spline
from engraver.technique.light import LIGHT, metal
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.plumes import plume
from engraver.technique.ruling import rule_along
from engraver.technique.solids import rim, sphere
from engraver.technique.swell import swell


def sallet(color: str) -> Plate:
    """The Knight's sallet, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.placed(16.6, 22.3, 0.77):
        _plume(plate)
        _bevor(plate)
        _skull(plate)
        _visor(plate)
        torse(plate, [(-12.2, -6.8), (-6, -9.3), (1, -10.0), (8, -9.0), (13.6, -6.2)], 1.5, 9)
        medal(plate, color, -1.6, -13.6, 4.6)
    shield(plate, 28.0, 38.0, 17.6, color)
    return plate


def _plume(plate: Plate) -> None:
    """One long plume, streaming back from its socket."""
    plume(
        plate,
        [(9, -14), (12, -21), (19.6, -23.2), (25.6, -18.6), (27.0, -10), (24.2, -3)],
        4.8,
        tufts=8,
        paper="accent",
    )
    plume(plate, [(9, -14), (9.6, -20), (4, -24.6), (-3.5, -24.0)], 4.0, tufts=6)


def _skull(plate: Plate) -> None:
    """The bowl and its tail in one piece, keeled from brow to tail."""
    top = spline(
        [(-13.4, -4.0), (-11.6, -10.6), (-6.2, -16.4), (0.8, -18.4), (8, -16.8), (12.8, -11.6),
         (15.4, -4), (19.6, 3.4), (28.0, 9.4)], 12,
    )  # fmt: skip
    foot = spline(
        [(-13.4, -4.0), (-8, -4.4), (-1, -2.6), (5, 0.4), (8.4, 4.0), (13.6, 8.6), (20, 11.0),
         (28.0, 9.4)], 12,
    )  # fmt: skip

    def bowl(_: Points, __: float, p: Points) -> Points:
        x, y = (p[:, 0] - 0.8) / 15.6, (p[:, 1] + 3) / 16.4
        far = np.maximum(1, np.hypot(x, y))
        z = np.sqrt(np.clip(1 - x * x - y * y, 0, 1))
        tail = np.clip((p[:, 0] - 12) / 10, 0, 1)
        round_ = metal(x / far * LIGHT[0] + y / far * LIGHT[1] + z * LIGHT[2] + 0.05)
        return np.asarray(
            round_ * (1 - tail) + tail * np.clip(0.2 + 0.12 * (p[:, 1] - 2), 0.1, 0.8)
        )

    sheet(plate, top, foot, 19, bowl, thin=0.26, thick=0.6)
    edge = foot[20:-4] - [0, 1.3]
    plate.fill(swell(edge, 0.22))
    for i in range(6, len(edge) - 4, 12):
        sphere(plate, float(edge[i, 0]), float(edge[i, 1]) - 0.9, 0.5, 4)


def _visor(plate: Plate) -> None:
    """The half visor that turns on its pivot, cut by the sight."""
    top = spline([(-16.6, 0.2), (-14.6, -4.6), (-9, -7.4), (-1, -7.4), (6.2, -4.6)], 12)
    foot = spline([(-16.6, 0.2), (-12.6, 2.6), (-6, 4.0), (1.6, 3.0), (6.6, 0.4)], 12)

    def steel(u: Points, q: float, _: Points) -> Points:
        base = np.interp(u, [0, 0.2, 0.5, 0.8, 1], [0.4, 0.1, 0.05, 0.35, 0.7])
        return np.asarray(base + 0.7 * max(0.0, q - 0.55) + 0.3 * max(0.0, 0.2 - q))

    sheet(plate, top, foot, 10, steel, thin=0.26, thick=0.6)
    over = spline([(-15.2, -2.6), (-9, -4.4), (-2.4, -4.0)], 8)
    under = spline([(-2.4, -3.1), (-9, -3.2), (-15.0, -1.5)], 8)
    sight = polygon(np.vstack([over, under]))
    plate.stroke(sight, 0.8, "paper")
    plate.fill(sight)
    plate.disc(5.2, -2.0, 1.9, fill="paper", stroke="ink", width=0.34)
    sphere(plate, 5.2, -2.0, 0.9, 6)


def _bevor(plate: Plate) -> None:
    """The chin plate and the collar under it, on a pointed breast lame."""
    lame_top = spline([(-12.6, 14.4), (-6, 18.4), (1, 18.6), (9.4, 15.0)], 12)
    lame_foot = spline([(-16.8, 19.4), (-8, 24.6), (-1.0, 26.4), (7, 24.4), (13.6, 19.8)], 12)
    _plated(plate, lame_top, lame_foot, 10)
    top = spline([(-14.8, 1.6), (-10, 3.0), (-3, 4.0), (4, 2.0), (8.8, 0.0)], 12)
    foot = spline([(-14.0, 13.2), (-8, 18.0), (-1, 19.6), (6, 17.6), (11.2, 13.0)], 12)
    front = spline([(-14.8, 1.6), (-16.6, 5.4), (-16.2, 9.6), (-14.0, 13.2)], 8)
    back = spline([(8.8, 0.0), (10.4, 6), (11.2, 13.0)], 8)
    whole = np.vstack([top, back, foot[::-1], front[::-1]])
    plate.fill(polygon(whole), "paper")

    def tone(u: Points, q: float, _: Points) -> Points:
        shine = np.interp(u, [0, 0.1, 0.32, 0.55, 0.8, 1], [0.92, 0.92, 0.8, 0.3, -0.25, -0.7])
        return metal(shine - 0.3 * q) * 0.9

    rule_along(plate, top, foot, 17, tone, depth=1.06, samples=60)
    rim(plate, whole, 0.26, 0.6)
    shade = [(-13.4, 2.2), (-6, 4.0), (2, 2.6), (6.6, 0.6), (8.0, 2.6), (3.0, 5.4), (-5, 5.6)]
    plate.fill(polygon(spline(shade, 8, closed=True)))
    ridge = spline([(-14.6, 7.0), (-8, 9.6), (0, 10.6), (10.6, 7.4)], 12)
    plate.fill(swell(ridge, 0.3))
    plate.fill(swell(ridge + np.array([0, 0.45]), 0.34), "light")


def _plated(plate: Plate, top: Points, foot: Points, n: int) -> None:
    def tone(u: Points, q: float, _: Points) -> Points:
        return np.asarray(metal(0.9 - 1.9 * np.abs(u - 0.32)) * (0.6 + 0.4 * math.sin(q * 3)))

    sheet(plate, top, foot, n, tone, thin=0.26, thick=0.6)
