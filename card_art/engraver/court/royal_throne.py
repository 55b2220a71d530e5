"""Orb on a throne whose four posts are keeps."""

from __future__ import annotations

import math

import numpy as np

from engraver.court.keep import keep, loop
from engraver.court.orb import orb
from engraver.court.tincture import medal, tincture
from engraver.technique.cloth import velvet
from engraver.technique.curves import bezier, spline
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim
from engraver.technique.trimmings import tassel, twisted

_X = 22.0
#: How far (mm) the posts of the back and those of the arms stand from the middle.
_BACK, _ARM = 13.2, 17.6
#: The level where the cushion lies, and that of the step's upper edge.
_SEAT, _STEP = 33.4, 43.2


def throne(color: str) -> Plate:
    """The Royal as orb on a throne, 44 × 48 mm."""
    plate = Plate(44, 48)
    _back(plate, color)
    for side in (-1, 1):
        keep(plate, _X + side * _BACK, _SEAT + 4, 1.8, 2.5)
        loop(plate, _X + side * _BACK - 0.5, 13.4, 3.2)
        _arm(plate, side)
    _front(plate)
    _cushion(plate, color)
    _step(plate)
    for side in (-1, 1):
        keep(plate, _X + side * _ARM, 45.4, 24.6, 2.3)
        loop(plate, _X + side * _ARM - 0.45, 35.4, 3.2)
    orb(plate, _X, 26.4, color, 0.84)
    medal(plate, color, _X, 6.2, 4.0)
    return plate


def _mirrored(points: list[tuple[float, float]] | Points) -> Points:
    """A closed outline from its right half, top to foot, about the middle of the plate."""
    right = np.asarray(points, dtype=float) + np.array([_X, 0])
    return np.vstack([right, (right * [-1, 1] + np.array([2 * _X, 0]))[::-1]])


def _arch(wide: float, top: float, spring: float) -> Points:
    """The right half of a pointed arch from its top to its spring."""
    return bezier((0, top), (wide * 0.55, top + 1.2), (wide, spring - 5), (wide, spring), 24)


def _back(plate: Plate, color: str) -> None:
    """The pointed back: a molded frame about velvet, studded with nails."""
    board = _mirrored(np.vstack([_arch(11.6, 3.6, 16.4), [(11.6, _SEAT + 2)]]))
    hatch(
        plate, board, lambda x, _: 0.1 + 0.55 * (x - _X + 11.6) / 23.2, angle=0.9, gap=0.5,
        paper="paper",
    )  # fmt: skip
    rim(plate, board, 0.34, 0.6)
    panel = _mirrored(np.vstack([_arch(8.9, 6.6, 17.4), [(8.9, _SEAT + 2)]]))
    plate.stroke(polygon(panel), 1.7)
    plate.stroke(polygon(panel), 1.1, "paper")
    plate.fill(polygon(panel), "accent")
    tincture(plate, panel, color, pitch=1.0)
    shade = np.array([(8.9, 17.4), (8.9, _SEAT), (7.2, _SEAT), (7.2, 17.0)]) + np.array([_X, 0])
    hatch(plate, shade, 0.6, angle=math.pi / 2, gap=0.42)
    plate.stroke(polygon(panel), 0.3)


def _arm(plate: Plate, side: int) -> None:
    """The part between a post of the back and one of the arms: a wall in shade, its rail."""
    inner, outer = _X + side * (_BACK - 1.6), _X + side * (_ARM + 0.4)
    wall = np.array([(inner, 28.2), (outer, 31.4), (outer, 44.0), (inner, 40.0)])
    plate.fill(polygon(wall))
    a, b = _X + side * (_BACK + 1.6), _X + side * (_BACK - 2.6)
    c, d = _X + side * (_ARM - 2.4), _X + side * (_ARM + 2.2)
    top = np.array([(b, 26.2), (a, 26.2), (d, 29.8), (c, 29.8)])
    edge = np.array([(b, 26.2), (c, 29.8), (c, 32.0), (b, 28.4)])
    plate.shape(polygon(edge), fill="paper", stroke="ink", width=0.34, round_ends=True)
    plate.shape(polygon(top), fill="paper", stroke="ink", width=0.34, round_ends=True)


def _front(plate: Plate) -> None:
    """The wall under the seat, an arcade of dark niches between two moldings."""
    wall = _mirrored([(15.8, _SEAT + 4.0), (15.8, _STEP + 1.2)])
    hatch(
        plate, wall, lambda x, _: np.clip(0.1 + 0.014 * (x - 6), 0, 1), angle=math.pi / 2, gap=0.5,
        paper="paper",
    )  # fmt: skip
    for k in range(-2, 3):
        x, y = _X + 4.3 * k, _STEP + 0.6
        arch = spline([(x - 1.4, y), (x - 1.4, y - 3.0), (x, y - 5.0), (x + 1.4, y - 3.0),
            (x + 1.4, y)], 6)  # fmt: skip
        plate.stroke(polygon(arch), 0.95)
        plate.stroke(polygon(arch), 0.45, "paper")
        plate.fill(polygon(arch))


def _cushion(plate: Plate, color: str) -> None:
    """A plump cushion of velvet, piped, a tassel at either corner."""
    ends = (-14.2, 36.4), (14.2, 36.4)
    frame = np.array([_X, 0])
    upper = spline([ends[0], (-11, 34.2), (-6, 33.0), (0, 32.6), (6, 33.0), (11, 34.2), ends[1]], 8)
    seam = spline([ends[0], (-10, 37.0), (-5, 37.4), (0, 37.5), (5, 37.4), (10, 37.0), ends[1]], 8)
    lower = spline([ends[0], (-11, 39.2), (-6, 40.2), (0, 40.4), (6, 40.2), (11, 39.2), ends[1]], 8)
    upper, seam, lower = upper + frame, seam + frame, lower + frame

    def top(u: Points, q: float, _: Points) -> Points:
        shadow = np.exp(-(((u - 0.56) / 0.2) ** 4)) * min(1.0, 1.7 - 1.1 * q)
        crest = np.exp(-(((u - 0.2) / 0.1) ** 2))
        return np.asarray(0.1 + 0.8 * shadow - crest * math.sin(math.pi * (q * 0.8 + 0.1)))

    velvet(plate, upper, seam, 9, top)
    velvet(plate, seam, lower, 7, lambda u, q, _: 0.1 + 0.8 * q**2 + 0.5 * np.clip(u - 0.6, 0, 1))
    tincture(plate, np.vstack([seam, lower[::-1]]), color)
    rim(plate, np.vstack([upper, lower[::-1]]), 0.3, 0.6)
    twisted(plate, seam, 0.5, pitch=0.9)
    for side in (-1, 1):
        tassel(plate, _X + side * 14.0, 36.0, 6.6)


def _step(plate: Plate) -> None:
    """The step the throne stands on: its lit tread, its front ruled."""
    tread = _mirrored([(18.9, _STEP + 0.6), (20.1, 45.4)])
    front = _mirrored([(20.1, 45.4), (20.1, 47.6)])
    plate.shape(polygon(tread), fill="paper", stroke="ink", width=0.34, round_ends=True)
    hatch(
        plate, front, lambda x, _: np.clip(0.16 + 0.016 * (x - 2), 0, 0.9), angle=math.pi / 2,
        gap=0.46, paper="paper",
    )  # fmt: skip
    rim(plate, front, 0.36, 0.6)
    plate.stroke(polyline([(5.0, 44.6), (39.0, 44.6)]), 0.2)
