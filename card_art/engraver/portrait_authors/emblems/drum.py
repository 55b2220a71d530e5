"""A recruiting drum, for Lowell’s papers against a war."""

from __future__ import annotations

import math

import numpy as np

from engraver.portrait_authors.emblems.strokes import (
    flat,
    pen,
    rules,
    shadow,
    tuft,
)
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import ellipse, spline
from engraver.technique.cutpaper import points
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch, rule_across
from engraver.technique.solids import rim
from engraver.technique.swell import swell

_DRUM, _HALF, _TILT = 21.0, 10.8, 2.9


def drum() -> Plate:
    """A rope-tensioned side drum with its sticks, a fife on the grass before it."""
    plate = vignette("recruiting drum", "The Biglow Papers, 1848")
    rules(plate, (2, 25.2, 42, 29.6), 9, weight=0.3, cover=0.55)
    shadow(plate, 27.5, 26.4, 14, 1.7)
    _barrel(plate)
    _ropes(plate)
    _hoop(plate, 22.6, 25)
    _hoop(plate, 6.2, 9)
    _head(plate)
    _fife(plate)
    for x, y, high in ((4.4, 27.4, 2.2), (8.2, 29, 1.6), (38.8, 27.2, 2.4), (41, 28.8, 1.6)):
        tuft(plate, x, y, high)
    return plate


def _ring(y: float, *, back: bool = False, n: int = 50) -> Points:
    """The near half of a level circle about the drum, or the far half; from left to right."""
    a = np.linspace(math.pi, 0, n)
    return np.stack([_DRUM + _HALF * np.cos(a), y + _TILT * np.sin(a) * (-1 if back else 1)], 1)


def _barrel(plate: Plate) -> None:
    """The shell, painted, a star in a cloud of rays on its front."""
    top, foot = _ring(8), _ring(23)
    plate.fill(polygon(np.vstack([top, foot[::-1]])), "accent")
    star = _star(20.1, 18.9, 2.9)
    rays = []
    for k in range(24):
        a = 2 * math.pi * k / 24
        far = 4.3 + 0.9 * (k % 2)
        out = np.array([math.cos(a), math.sin(a)])
        rays.append(
            swell(
                np.linspace(out * 3.3, out * far, 5) + np.array([20.1, 18.9]),
                np.linspace(0.34, 0.16, 5),
            )
        )
    plate.fill("".join(rays), "tint")
    plate.shape(polygon(star), fill="paper", stroke="ink", width=0.22)
    for k in range(5):
        tip, inner = star[2 * k], star[(2 * k + 1) % 10]
        plate.fill(polygon([tip, inner, (20.1, 18.9)]))

    def tone(u: float, v: Points) -> Points:
        return np.asarray(np.clip(2.4 * abs(u - 0.4) - 0.42 + 0.1 * (u > 0.5), 0, 1) + 0 * v)

    rule_across(plate, top, foot, 44, tone)
    pen(plate, np.array([top[0], foot[0]]), 0.24, 0.24)
    pen(plate, np.array([top[-1], foot[-1]]), 0.5, 0.5)


def _star(x: float, y: float, r: float) -> Points:
    turn = -math.pi / 2 + np.arange(10) * math.pi / 5
    reach = np.where(np.arange(10) % 2 == 0, r, 0.42 * r)
    return np.stack([x + reach * np.cos(turn), y + reach * np.sin(turn)], 1)


def _ropes(plate: Plate) -> None:
    """One cord that runs up and down, and the leather ears that draw it tight."""
    for k in range(-3, 3):
        middle = math.radians(40 * k + 15)
        low = _round(middle, 22.6)
        for side in (-1, 1):
            high = _round(middle + side * math.radians(20), 8.6)
            for width, ink in ((0.62, "ink"), (0.34, "paper")):
                plate.stroke(polyline([low, high]), width, ink)
        _ear(plate, middle + math.radians(20))


def _round(a: float, y: float) -> tuple[float, float]:
    a = min(max(a, -1.5), 1.5)
    return _DRUM + _HALF * math.sin(a), y + _TILT * math.cos(a)


def _ear(plate: Plate, a: float) -> None:
    if abs(a) > 1.3:
        return
    x, y = _round(a, 11.9)
    wide = 0.95 * math.cos(a)
    ear = [
        (x - wide * 0.7, y - 1.5),
        (x + wide * 0.7, y - 1.5),
        (x + wide, y + 1),
        (x, y + 1.9),
        (x - wide, y + 1),
    ]
    flat(plate, ear, "ink")
    plate.stroke(polyline([(x, y - 1), (x, y + 1)]), 0.2, "paper")


def _hoop(plate: Plate, top: float, foot: float) -> None:
    """A bent ash hoop with pegs of light between the holes of the cord."""
    a, b = _ring(top), _ring(foot)
    area = np.vstack([a, b[::-1]])
    plate.fill(polygon(area), "paper")

    def tone(u: float, v: Points) -> Points:
        return np.asarray(np.clip(2.3 * abs(u - 0.36) - 0.35, 0, 1) + 0 * v)

    rule_across(plate, a, b, 50, tone)
    rim(plate, area, 0.22, 0.44)


def _head(plate: Plate) -> None:
    """The calfskin, the two sticks crossed on it."""
    skin = np.vstack([_ring(6.2, back=True), _ring(6.2)[::-1]])
    flat(plate, skin, "light", 0.3)
    hatch(
        plate, skin, lambda x, y: np.clip(0.08 * (x - 22) + 0.3 * (6 - y) - 0.1, 0, 0.7), gap=0.44
    )
    inner = skin * [0.86, 0.74] + np.array([_DRUM * 0.14, 6.2 * 0.26])
    plate.stroke(polygon(inner), 0.16)
    for text in ("14.6,4.6 24,6 39.6,8.6", "12.4,7 24,4.6 38,1.4"):
        stick = points(text)
        path = spline(stick, 10)
        pen(plate, path, 0.75, 0.8, 1.0, 1.25)
        pen(plate, path[1:-1], 0.36, 0.42, 0.56, 0.75, ink="paper")
        x, y = stick[0]
        plate.fill(polygon(ellipse(x, y, 1.15, 0.72, 30)))
        plate.fill(polygon(ellipse(x - 0.12, y - 0.1, 0.75, 0.4, 30)), "paper")


def _fife(plate: Plate) -> None:
    """A fife of boxwood with brass ends."""
    axis = points("5,25 27.5,28.4")
    plate.stroke(polyline(axis), 1.5)
    plate.stroke(polyline(axis), 1.05, "paper")
    plate.stroke(polyline(axis + np.array([0, 0.3])), 0.2)
    for t in (0.0, 0.93):
        part = np.array([axis[0] * (1 - s) + axis[1] * s for s in (t, t + 0.07)])
        plate.stroke(polyline(part), 1.05, "accent")
    for t in (0.2, 0.5, 0.57, 0.64, 0.74, 0.81, 0.88):
        x, y = axis[0] * (1 - t) + axis[1] * t
        plate.fill(polygon(ellipse(float(x), float(y) - 0.12, 0.26, 0.2, 20)))


EMBLEMS = {"lowell": drum}
