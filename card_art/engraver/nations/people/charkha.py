"""The charkha, a spinning wheel of the Punjab, its wheel towards us; mm."""

from __future__ import annotations

import math

import numpy as np

from engraver.technique.curves import ellipse
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.swell import swell

#: Middle and radius of the wheel, the foot of the spindle, the level of the base.
_HUB, _R = (15.5, 36.8), 8.4
_SPINDLE = (2.6, 40.6)
_BASE = 45.2
#: The point of the spindle, from which the thread is drawn, and the peg of the crank.
TIP, PEG = (3.6, 36.4), (20.4, 33.2)


def charkha(plate: Plate) -> None:
    """Wheel, spindle and drive on their base, before the spinner."""
    x, y = _HUB
    _posts(plate)
    rim_ = ellipse(x, y, _R, _R, 90)
    inner = ellipse(x, y, _R - 1.25, _R - 1.25, 90)
    for k in range(6):
        _spoke(plate, math.radians(30 + 60 * k))
    plate.fill(polygon(rim_) + polygon(inner[::-1]), "soft")
    _turning(plate)
    plate.stroke(polygon(rim_), 0.3)
    plate.stroke(polygon(inner), 0.24)
    plate.disc(x, y, 1.9, fill="soft", stroke="ink", width=0.28)
    _drive(plate)
    _base(plate)


def crank(plate: Plate) -> None:
    """The crank before the wheel, from its axle to the peg that the hand grips."""
    for width, ink in ((1.3, "ink"), (0.8, "soft")):
        plate.stroke(polyline([_HUB, PEG]), width, ink)
    plate.disc(*_HUB, 0.8, fill="ink")


def _spoke(plate: Plate, angle: float) -> None:
    """A turned spoke, thick in its middle."""
    way = np.array([math.cos(angle), math.sin(angle)])
    side = np.array([-way[1], way[0]])
    shape = [(1.6, 0.3), (3.4, 0.3), (4.0, 0.55), (5.2, 0.62), (6.4, 0.5), (7.0, 0.3), (8.6, 0.3)]
    hub = np.array(_HUB)
    right = np.array([hub + way * a * _R / 9.6 + side * b for a, b in shape])
    left = np.array([hub + way * a * _R / 9.6 - side * b for a, b in shape])
    plate.shape(polygon(np.vstack([right, left[::-1]])), fill="soft", stroke="ink", width=0.2)
    lit = side if side @ np.array([-0.68, -0.73]) > 0 else -side
    plate.fill(swell(hub + np.linspace(3.2, 5.8, 8)[:, None] * way + lit * 0.26, 0.16), "light")


def _turning(plate: Plate) -> None:
    """Light and shade along the rim."""
    turn = np.linspace(0, 2 * math.pi, 150)
    lit = np.cos(turn - math.radians(227))
    line = np.array(_HUB) + (_R - 0.62) * np.stack([np.cos(turn), np.sin(turn)], axis=1)
    plate.fill(swell(line, np.where(lit > 0.2, 0.3 * lit, 0)), "light")
    plate.fill(swell(line, np.where(lit < -0.2, -0.4 * lit, 0)))


def _posts(plate: Plate) -> None:
    """The two uprights that bear the wheel, and the two of the spindle."""
    for x, top, half in ((_HUB[0], _HUB[1], 1.0), (_SPINDLE[0], _SPINDLE[1] + 0.6, 0.6)):
        post = np.array([(x - half, top), (x + half, top), (x + half * 1.2, _BASE),
                         (x - half * 1.2, _BASE)])  # fmt: skip
        plate.shape(polygon(post), fill="soft", stroke="ink", width=0.26)
        plate.stroke(polyline([(x - half * 0.4, top + 1), (x - half * 0.5, _BASE - 0.5)]), 0.18,
                     "light")  # fmt: skip


def _drive(plate: Plate) -> None:
    """The cord from the rim to the spindle's pulley, the spindle, and the yarn wound on it."""
    (x, y), (sx, sy) = _HUB, _SPINDLE
    plate.stroke(polyline([(x - 1.2, y - _R + 0.2), (sx + 0.5, sy - 0.5)])
                 + polyline([(x - 3.0, y + _R - 0.6), (sx + 0.5, sy + 0.6)]), 0.16)  # fmt: skip
    plate.disc(sx + 0.1, sy + 0.1, 0.9, fill="soft", stroke="ink", width=0.22)
    foot, tip = np.array([sx - 0.3, sy + 1.6]), np.array(TIP)
    plate.fill(swell(np.linspace(foot, tip, 12), np.linspace(0.6, 0.18, 12)))
    way = (tip - foot) / np.hypot(*(tip - foot))
    turn = np.array([[-way[1], way[0]], [way[0], way[1]]])
    yarn = ellipse(0, 0, 1.05, 1.6, 40) @ turn + foot + way * 3.3
    plate.shape(polygon(yarn), fill="light", stroke="ink", width=0.22)
    hatch(plate, yarn, 0.3, angle=0.4, gap=0.4)


def _base(plate: Plate) -> None:
    """The long plank it all stands on, from edge to edge."""
    top = np.array([(-1.6, _BASE), (45.6, _BASE), (45.6, 48), (-1.6, 48)])
    plate.shape(polygon(top), fill="soft", stroke="ink", width=0.3)
    plate.stroke(polyline([(-1.2, _BASE + 0.5), (45.2, _BASE + 0.5)]), 0.2, "light")
    hatch(plate, top, lambda x, _: 0.2 + 0.35 * np.clip((x - 8) / 34, 0, 1), gap=0.55)
