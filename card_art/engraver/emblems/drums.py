"""A side drum."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import setting
from engraver.portrait_authors.emblems.strokes import flat, pen, rules
from engraver.technique.curves import ellipse, spline
from engraver.technique.cutpaper import points
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch, rule_across

#: The drum's axis, radius, and how far its circles sag, mm.
_DRUM, _HALF, _SAG = 22.0, 12.6, 3.3


def drum(plate: Plate) -> None:
    """A side drum, its cords drawn tight, with two sticks on its head."""
    rules(plate, (2, 28.3, 42, 29.6), 4, pitch=0.7, weight=0.34, cover=0.5)
    setting.shadow(plate, 26, 25.0, 16, rows=5, gap=0.52)
    _shell(plate)
    for top, foot in ((20.6, 23.4), (8.0, 10.8)):
        _hoop(plate, top, foot)
    _skin(plate)


def _circle(y: float, sign: int = 1) -> Points:
    """The near half of a level circle about the drum, or with -1 the far half."""
    a = np.linspace(math.pi, 0, 60)
    return np.stack([_DRUM + _HALF * np.cos(a), y + sign * _SAG * np.sin(a)], axis=1)


def _shell(plate: Plate) -> None:
    """The shell, ruled upright, and a cord that runs to and fro over it."""
    top, foot = _circle(9), _circle(22)
    plate.fill(polygon(np.vstack([top, foot[::-1]])), "accent")

    def tone(u: float, v: Points) -> Points:
        return np.asarray(np.clip(2.2 * abs(u - 0.34) - 0.36, 0, 1) + 0 * v)

    rule_across(plate, top, foot, 46, tone)
    rule_across(plate, top, foot, 46, lambda u, v: 0.7 * (abs(u - 0.33) < 0.05) + 0 * v, ink="tint")
    for k in range(-3, 4):
        middle = math.radians(29 * k)
        low, high = (_at(middle, 21.4), [_at(middle + s * 0.253, 9.4) for s in (-1, 1)])
        for end in high:
            plate.stroke(polyline([low, end]), 0.95)
            plate.stroke(polyline([low, end]), 0.45, "paper")
        x, y = (np.array(low) * 0.72 + np.array(_at(middle, 9.4)) * 0.28).tolist()
        wide = 1.05 * math.cos(middle) + 0.1
        ear = [
            (x - wide, y - 1.1),
            (x + wide, y - 1.1),
            (x + 0.7 * wide, y + 1.5),
            (x - 0.7 * wide, y + 1.5),
        ]
        flat(plate, ear, "ink")
    plate.stroke(polyline([top[0], foot[0]]), 0.5)
    plate.stroke(polyline([top[-1], foot[-1]]), 0.6)


def _at(a: float, y: float) -> tuple[float, float]:
    """The place on the shell at an angle from its front."""
    a = min(max(a, -1.5), 1.5)
    return _DRUM + _HALF * math.sin(a), y + _SAG * math.cos(a)


def _hoop(plate: Plate, top: float, foot: float) -> None:
    """A hoop of bent ash."""
    a, b = _circle(top), _circle(foot)
    area = np.vstack([a, b[::-1]])
    plate.fill(polygon(area), "paper")
    rule_across(plate, a, b, 44, lambda u, v: np.clip(2.3 * abs(u - 0.34) - 0.4, 0, 1) + 0 * v)
    plate.stroke(polygon(area), 0.42)


def _skin(plate: Plate) -> None:
    """The skin, shaded where the hoop stands above it, and the two sticks."""
    skin = np.vstack([_circle(8, -1), _circle(8)[::-1]])
    flat(plate, skin, "light", 0.4)
    inner = (skin - [_DRUM, 8]) * [0.84, 0.72] + np.array([_DRUM, 8.0])
    hatch(
        plate,
        inner,
        lambda x, y: np.clip(0.9 - 0.34 * (y - 5.0) - 0.05 * (x - 9), 0, 0.7),
        gap=0.46,
    )
    plate.stroke(polygon(inner), 0.26)
    for text in ("16.2,8.3 26,5.2 41.4,2.4", "26.4,8.6 16,5.4 3.2,1.6"):
        stick = spline(points(text), 12)
        plate.stroke(polyline(stick), 2.2, "paper")
        pen(plate, stick, 0.9, 1.1, 1.5, 1.7)
        pen(plate, stick[1:-1] - [0, 0.12], 0.4, 0.5, 0.8, 0.95, ink="light")
        x, y = stick[0].tolist()
        plate.fill(polygon(ellipse(x, y, 1.5, 0.95, 30)))
        plate.fill(polygon(ellipse(x - 0.15, y - 0.15, 0.95, 0.5, 30)), "light")


EMBLEMS: dict[str, Callable[[Plate], None]] = {"drum": drum}
