"""An axe in the chopping block, a faggot behind it, a hood laid over its edge."""

from __future__ import annotations

import math

import numpy as np

from engraver.court.tincture import charge, tincture
from engraver.technique.curves import ellipse, spline
from engraver.technique.light import metal
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_along
from engraver.technique.solids import rim, tube
from engraver.technique.swell import swell
from engraver.technique.trimmings import twisted

_X = 22.0
#: The block: half its width, the middle of its top, its foot.
_HALF, _TOP, _FOOT = 13.2, 31.4, 45.6
#: Logs behind the block: ends at (x, y) and radius.
_LOGS = ((4.4, 41.2, 3.6), (39.6, 41.2, 3.6), (8.0, 34.6, 3.2), (36.4, 35.0, 3.2), (3.6, 34.6, 2.4))


def wood(color: str) -> Plate:
    """The Serf's axe and block, 44 × 48 mm."""
    plate = Plate(44, 48)
    _faggot(plate)
    for x, y, r in _LOGS:
        _log(plate, x, y, r)
    _block(plate)
    with plate.defined("axe"):
        _axe(plate)
    plate.use("axe", 20.4, 23.2, turn=50)
    _bite(plate)
    _hood(plate, color)
    charge(plate, color, 15.7, 39.4, 0.56)
    return plate


def _faggot(plate: Plate) -> None:
    """Sticks bound upright behind the block, spread at both ends."""
    for k, share in enumerate(np.linspace(-1, 1, 9).tolist()):
        top = 3.0 + 5.0 * abs(share) + 2.2 * (k % 2)
        line = spline(
            [(12.0 + 9.6 * share, top), (12.4 + 5.4 * share, 21.0), (12.0 + 6.0 * share, 36.0)], 12
        )
        tube(plate, line, 1.15 + 0.2 * (k % 2), gap=0.55, outline=0.28, depth=0.7)
        end = ellipse(float(line[0, 0]), float(line[0, 1]), 1.25, 0.75, 24)
        plate.shape(polygon(end), fill="light", stroke="ink", width=0.3)
    twisted(plate, spline([(6.0, 20.4), (12.4, 22.0), (18.8, 20.4)], 10), 0.95)


def _log(plate: Plate, x: float, y: float, r: float) -> None:
    """The sawn end of a log: bark, rings about its heart, a crack."""
    plate.shape(polygon(ellipse(x, y, r, r, 40)), fill="paper", stroke="ink", width=0.7)
    for share in (0.76, 0.52, 0.28):
        loop = ellipse(x - 0.1, y - 0.1, r * share, r * share, 40)
        turn = np.linspace(0, 2 * math.pi, 40)
        plate.fill(swell(loop, 0.2 + 0.16 * np.clip(np.cos(turn - 0.8), 0, 1)))
    plate.fill(swell(np.linspace((x, y), (x + r * 0.7, y - r * 0.5), 8), np.linspace(0.2, 0.5, 8)))


def _block(plate: Plate) -> None:
    """A section of trunk: furrowed bark, its sawn top in rings."""
    t = np.linspace(0, math.pi, 50)
    top = np.stack([_X - _HALF * np.cos(t), _TOP + 3.6 * np.sin(t)], axis=1)
    flare = 1.0 + 0.07 * np.abs(np.cos(t))
    foot = np.stack(
        [_X - _HALF * flare * np.cos(t), _FOOT - 2.6 + 3.8 * np.sin(t) + 0.25 * np.sin(9 * t)],
        axis=1,
    )
    whole = np.vstack([top, foot[::-1]])
    plate.fill(polygon(whole), "paper")
    lines = []
    for k, (a, b) in enumerate(zip(top[1:-1], foot[1:-1], strict=True)):
        v = np.linspace(0, 1, 16)
        line = a * (1 - v[:, None]) + b * v[:, None]
        line[:, 0] += 0.35 * np.sin(7 * v + 1.7 * k) * np.sin(np.pi * v)
        share = k / 47
        dark = 0.22 + 0.55 * abs(share - 0.32) * 1.4 + 0.15 * math.sin(k * 2.1)
        lines.append(swell(line, 0.62 * np.clip(dark + 0.2 * np.sin(9 * v + k), 0.12, 0.8)))
    plate.fill("".join(lines[::2]))
    rim(plate, whole, 0.34, 0.66)
    face = ellipse(_X, _TOP, _HALF, 3.6, 90)
    plate.shape(polygon(face), fill="light", stroke="ink", width=0.5)
    for share in (0.84, 0.66, 0.48, 0.3):
        loop = ellipse(_X - 0.4, _TOP - 0.1, _HALF * share, 3.6 * share, 80)
        plate.stroke(polygon(loop), 0.22)
    for a, b in (((-6, -1.4), (-11, -2.0)), ((5, 1.4), (9.6, 2.3)), ((-3, 1.6), (-6.4, 2.9))):
        crack = np.linspace((_X + a[0], _TOP + a[1]), (_X + b[0], _TOP + b[1]), 8)
        plate.fill(swell(crack, np.linspace(0.2, 0.6, 8)))


def _axe(plate: Plate) -> None:
    """Upright from its eye at the origin, the head to the right, 25 mm of helve above it."""
    helve = spline([(0, 3.2), (0, -4), (0.8, -12), (-0.6, -18.6), (0.5, -25.2)], 14)
    girth = np.interp(np.linspace(0, 1, len(helve)), [0, 0.2, 0.85, 1], [1.3, 1.15, 1.25, 1.75])
    tube(plate, helve, girth, gap=0.48, outline=0.3, depth=0.75)
    end = ellipse(float(helve[-1, 0]), float(helve[-1, 1]), 1.75, 0.7, 24)
    plate.shape(polygon(end), fill="light", stroke="ink", width=0.3)
    upper = spline([(-2.6, -2.5), (0, -2.7), (4, -2.9), (8.4, -4.2), (12.0, -6.2)], 12)
    lower = spline([(-2.6, 2.5), (0, 2.7), (3.6, 3.2), (7.4, 5.2), (10.6, 8.4)], 12)
    edge = spline([(12.0, -6.2), (13.0, -1.6), (12.8, 3.4), (10.6, 8.4)], 12)
    whole = np.vstack([upper, edge[1:], lower[::-1]])
    plate.fill(polygon(whole), "paper")

    def iron(u: Points, q: float, _: Points) -> Points:
        return np.asarray(metal(0.9 - 1.5 * abs(q - 0.42)) * np.clip(1.5 - 1.5 * u, 0, 1))

    rule_along(plate, upper, lower, 17, iron)
    bevel = edge - [2.0, 0]
    plate.fill(swell(bevel[2:-4], 0.3))
    rim(plate, whole, 0.32, 0.62)
    plate.stroke(polyline([(-1.5, -2.6), (-1.5, 2.6)]) + polyline([(1.7, -2.7), (1.7, 2.8)]), 0.26)


def _hood(plate: Plate, color: str) -> None:
    """A hood laid over the edge of the block, its cape hanging down the bark."""
    top = spline([(9.6, 31.6), (12.6, 30.0), (16.0, 30.4), (20.4, 32.6)], 12)
    left = spline([(9.6, 31.6), (9.0, 35.0), (9.8, 39.0), (9.0, 44.6)], 12)
    right = spline([(20.4, 32.6), (21.6, 36.0), (21.6, 40.0), (22.6, 46.2)], 12)
    hem = spline([(22.6, 46.2), (19.4, 44.8), (16.4, 47.0), (13.0, 45.0), (9.0, 44.6)], 10)
    whole = np.vstack([top, right, hem, left[::-1]])
    plate.fill(polygon(whole), "accent")

    def fold(u: Points, q: float, _: Points) -> Points:
        wave = math.sin(2 * math.pi * (2.2 * q + 0.55))
        return np.asarray(np.clip(0.9 * wave * (0.25 + 0.75 * u) - 0.1 + 0.35 * (q > 0.8), 0, 0.9))

    rule_along(plate, left, right, 16, fold)
    tincture(plate, whole, color, pitch=0.95)
    rim(plate, whole, 0.34, 0.64)


def _bite(plate: Plate) -> None:
    """The wood that closes over the axe's edge."""
    cut = spline([(22.4, 33.0), (26.0, 34.0), (30.0, 32.2), (33.0, 30.6)], 10)
    plate.fill(swell(cut, 0.9 * np.sin(np.linspace(0.2, 2.9, len(cut)))))
