"""A plumed close helmet turned to the left, drawn about the middle of the skull."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from engraver.court.tincture import shield
from engraver.technique.curves import spline
from engraver.technique.light import LIGHT, metal
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.plumes import plume
from engraver.technique.ruling import rule_across, rule_along
from engraver.technique.solids import rim, sphere
from engraver.technique.swell import swell


def close_helm(color: str) -> Plate:
    """The Knight's close helmet, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.placed(21.0, 25.9, 0.715):
        _plumes(plate)
        _gorget(plate)
        _skull(plate)
        _comb(plate)
        _bevor(plate)
        _visor(plate)
        _rivets(plate)
    shield(plate, 9.8, 38.1, 17.6, color)
    return plate


def _plumes(plate: Plate) -> None:
    behind = [(12.0, -5), (16.0, -13.5), (21.0, -16), (24.6, -11.5), (24.0, -5)]
    left = [(11.0, -9), (9.5, -20), (2, -27), (-7, -28.6), (-13.5, -23.2)]
    middle = [(12, -8), (14.4, -19), (11.2, -26.0), (15.5, -30.4), (21.6, -27.0)]
    plume(plate, behind, 4.4, tufts=6, paper="accent")
    plume(plate, left, 5.4, tufts=6, paper="accent")
    plume(plate, middle, 5.6, tufts=7)


def _gorget(plate: Plate) -> None:
    """Three neck plates that lap one another, the lowest first, on tabs of its colored lining."""
    _tabs(plate, _collar(2)[1])
    for k in (2, 1, 0):
        top, foot = _collar(k)
        edge = np.vstack([top, foot[::-1]])
        plate.fill(polygon(edge), "paper")
        rule_along(plate, top, foot, 5 + k, _lame_tone)
        rim(plate, edge, 0.3, 0.6)
    _, foot = _collar(2)
    for i in (8, 19, 30, 41):
        sphere(plate, float(foot[i, 0]), float(foot[i, 1]) - 2.2, 0.6, 4)


def _collar(k: int) -> tuple[Points, Points]:
    """The upper and lower edge of the k-th plate from the neck."""
    u = np.linspace(0, 1, 50)
    bow = np.sin(np.pi * u)
    left, right = -8.6 - 2.0 * k - 0.5 * k * k, 10.4 + 1.7 * k + 0.6 * k * k
    level = 12.6 - 1.4 * u + k * 2.5
    top = np.stack([left + (right - left) * u, level + (2.4 + 0.5 * k) * bow], axis=1)
    flare = left - 1.8 - 0.7 * k + (right - left + 3.2 + 1.4 * k) * u
    return top, np.stack([flare, level + (2.6 + 0.7 * k) * bow + 3.1 + 0.3 * k], axis=1)


def _tabs(plate: Plate, edge: Points) -> None:
    """The rounded tabs of velvet that show under the lowest plate."""
    for a, b in pairwise(range(0, len(edge), 4)):
        (x0, y0), (x1, y1) = edge[a], edge[b]
        tab = spline([(x0, y0 - 1), (x0 + 0.1, y0 + 1.4), ((x0 + x1) / 2, (y0 + y1) / 2 + 2.0),
            (x1 - 0.1, y1 + 1.4), (x1, y1 - 1)], 6)  # fmt: skip
        plate.shape(polygon(tab), fill="accent", stroke="ink", width=0.4, round_ends=True)


def _lame_tone(u: Points, q: float, _: Points) -> Points:
    shine = metal(0.98 - np.abs(u - 0.3) * 2.2)
    return np.asarray(np.clip(shine * (1.1 - 0.35 * q) + 0.3 * (q < 0.2) - 0.5 * (u > 0.94), 0, 1))


def _skull(plate: Plate) -> None:
    outer = spline(
        [(-12.3, -3), (-11.4, -9.5), (-7, -15.6), (0.5, -18.6), (8, -16.6), (12.7, -10.6),
         (13.7, -3), (12.4, 5), (10.2, 12.2)], 12,
    )  # fmt: skip
    inner = spline(
        [(-4, -2), (-3.6, -3.4), (-2, -5), (1, -5.6), (3.6, -4.8), (5.2, -3), (5.6, 0), (5, 5),
         (4, 12)], 12,
    )  # fmt: skip
    plate.fill(polygon(np.vstack([outer, inner[::-1]])), "paper")
    rule_along(plate, outer, inner, 19, _dome, depth=1.06, samples=70)
    rim(plate, outer, 0.22, 0.55, closed=False)


def _dome(_: Points, __: float, points: Points) -> Points:
    """The sheen of the skull, taken for half an egg about (0.6, -3)."""
    x, y = (points[:, 0] - 0.6) / 14.2, (points[:, 1] + 3) / 16.4
    far = np.maximum(1, np.hypot(x, y))
    z = np.sqrt(np.clip(1 - x * x - y * y, 0, 1))
    return metal(x / far * LIGHT[0] + y / far * LIGHT[1] + z * LIGHT[2] + 0.06)


def _comb(plate: Plate) -> None:
    """The roped crest that runs over the skull from brow to nape."""
    foot = spline(
        [(-9.6, -12.6), (-6.4, -16.2), (0.5, -18.6), (8, -16.6), (12.6, -10.8), (13.8, -4),
         (13.2, 2)], 14,
    )  # fmt: skip
    top = spline(
        [(-10.2, -13), (-8, -18.6), (0.4, -22), (10, -19.6), (15.6, -12), (16.2, -4.6),
         (13.6, 2.4)], 14,
    )  # fmt: skip
    comb = np.vstack([foot, top[::-1]])
    plate.fill(polygon(comb), "paper")

    def strands(u: float, v: Points) -> Points:
        turn = 0.5 + 0.5 * math.sin(u * 21 * math.pi)
        return np.asarray(
            (0.12 + 0.8 * turn * (0.45 + 0.75 * u)) * np.sin(np.pi * (v * 0.9 + 0.05)) ** 0.4
        )

    rule_across(plate, foot, top, 63, strands, bow=0.5)
    rim(plate, comb, 0.22, 0.5)


def _bevor(plate: Plate) -> None:
    """The chin piece, ruled round its swell."""
    outline = spline(
        [(-16.6, 4.2), (-15.9, 8.2), (-12.6, 12.3), (-9.6, 14.4), (-1, 16.2), (6, 15.2),
         (10.4, 12.4), (11, 7), (8.4, 1.6), (3, 0), (-6, 2)], 9, closed=True,
    )  # fmt: skip
    plate.fill(polygon(outline), "paper")
    upper = spline([(-16.7, 4.2), (-8, 3.2), (2, -0.4), (8, 1), (11, 6.6)], 14)
    lower = spline(
        [(-15.6, 8.6), (-12.8, 12.2), (-9.4, 14.5), (-1, 16.2), (6, 15.2), (10.5, 12.3)], 14
    )

    def tone(u: Points, q: float, _: Points) -> Points:
        shine = np.interp(u, [0, 0.12, 0.3, 0.55, 0.8, 1], [0.6, 0.86, 0.86, 0.35, -0.25, -0.85])
        return metal(shine - 0.25 * q) * 0.9

    rule_along(plate, upper, lower, 15, tone, depth=1.06, samples=60)
    rim(plate, outline, 0.22, 0.55)


def _visor(plate: Plate) -> None:
    """The pointed visor: lit above its ridge, dark below, with sight, breaths and pivot."""
    ridge = spline([(-21.4, 2.6), (-15, 0.5), (-7, -1.4), (1, -2.4), (6, -2.6)], 12)
    upper = spline(
        [(-21.4, 2.6), (-17.6, -2.6), (-13.6, -6.9), (-5, -8.6), (2.6, -7.4), (6.6, -4.4),
         (6, -2.6)], 9,
    )  # fmt: skip
    lower = spline(
        [(-21.4, 2.6), (-18.4, 5.0), (-14, 6.6), (-6, 6.8), (1.4, 3.6), (5.6, 0.4), (6, -2.6)], 9
    )
    outline = np.vstack([upper, lower[::-1]])
    plate.fill(polygon(outline), "paper")

    def lit(u: Points, q: float, _: Points) -> Points:
        base = np.interp(u, [0, 0.15, 0.4, 0.6, 0.85, 1], [0.36, 0.16, 0.0, 0.22, 0.55, 0.8])
        return np.asarray(base + 0.9 * max(0, q - 0.75) + 0.25 * (q < 0.18))

    def dark(u: Points, q: float, _: Points) -> Points:
        base = np.interp(u, [0, 0.2, 0.5, 0.8, 1], [0.55, 0.72, 0.86, 0.95, 0.7])
        return np.asarray(base - 0.55 * math.exp(-(((q - 0.85) / 0.16) ** 2)) + 0.1 * (q < 0.2))

    rule_along(plate, upper, ridge, 9, lit, samples=60)
    rule_along(plate, ridge, lower, 6, dark, depth=1.06, samples=60)
    rim(plate, outline, 0.24, 0.6)
    plate.fill(swell(ridge, np.linspace(0.55, 0.18, len(ridge))), "paper")
    plate.fill(swell(ridge + np.array([0, 0.32]), np.linspace(0.28, 0.12, len(ridge))))
    _openings(plate)
    _pivot(plate)


def _openings(plate: Plate) -> None:
    over = spline([(-16.4, -2.8), (-12.6, -5.0), (-7, -6.0), (-0.6, -5.9)], 8)
    under = spline([(-0.6, -5.1), (-7, -4.8), (-12.2, -3.8), (-16.1, -2.0)], 8)
    sight = polygon(np.vstack([over, under]))
    plate.stroke(sight, 0.75, "paper")
    plate.fill(sight)
    breaths = []
    for i in range(8):
        x, y = -15.6 + 1.75 * i, 3.1 - 0.17 * i + 0.021 * (i - 4) ** 2
        corners = [(x - 0.34, y - 0.9), (x + 0.34, y - 1), (x + 0.44, y + 1.5), (x - 0.24, y + 1.6)]
        breaths.append(polygon(corners))
    plate.stroke("".join(breaths), 0.5, "paper")
    plate.fill("".join(breaths))


def _pivot(plate: Plate) -> None:
    """The rosette the visor turns on."""
    x, y = 4.2, -2.4
    plate.disc(x, y, 2.3, fill="paper", stroke="ink", width=0.32)
    petals = []
    for k in range(10):
        way = np.array([math.cos(k * math.pi / 5), math.sin(k * math.pi / 5)])
        wide = 0.36 + 0.22 * float(way @ [0.6, 0.7])
        petals.append(
            swell(
                np.linspace(np.array([x, y]) + way * 1.1, np.array([x, y]) + way * 2.15, 5),
                np.linspace(0.12, wide, 5),
            )
        )
    plate.fill("".join(petals))
    sphere(plate, x, y, 1.1, 7)


def _rivets(plate: Plate) -> None:
    for x, y in ((9.4, 8.2), (-13.6, 8.7), (8.6, 4.6)):
        sphere(plate, x, y, 0.6, 4)
