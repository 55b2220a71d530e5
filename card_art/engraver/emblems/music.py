"""Music: instruments."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems.strokes import edges, flat, knob, pen, rules, shadow
from engraver.technique.curves import ellipse, spline
from engraver.technique.cutpaper import curve, points
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch, rule_across, rule_along
from engraver.technique.solids import rim


def flute(plate: Plate) -> None:
    """A keyed flute of boxwood with silver rings, across a sheet of music."""
    _sheet(plate)
    axis = np.linspace((2.2, 24.6), (42.0, 5.6), 120)
    a, b = edges(axis, 1.5, 1.5, 1.35, 1.2)
    plate.stroke(polyline(axis), 4.1, "paper")
    plate.fill(polygon(np.vstack([a, b[::-1]])), "accent")
    rule_along(
        plate, a, b, 6,
        lambda u, q, _p: np.interp(q, [0, 0.25, 0.5, 0.75, 1], [0.2, 0, 0.15, 0.9, 0.9]) + 0 * u,
    )  # fmt: skip
    rule_along(plate, a, b, 6, lambda u, q, _p: 0.8 * (0.15 < q < 0.35) + 0 * u, ink="tint")
    rim(plate, np.vstack([a, b[::-1]]), 0.3, 0.5)
    for at, half in ((0.0, 1.7), (0.27, 1.8), (0.62, 1.7), (0.85, 1.6), (0.985, 1.5)):
        _ring(plate, axis, at, half)
    _holes(plate, axis)


def _ring(plate: Plate, axis: Points, at: float, half: float) -> None:
    """A silver ring round the tube, its lower side in shade."""
    i = round(at * (len(axis) - 4))
    ring = axis[i : i + 4]
    a, b = edges(ring, half)
    flat(plate, np.vstack([a, b[::-1]]), "light", 0.28)
    low = np.vstack([ring * 0.35 + b * 0.65, b[::-1]])
    plate.fill(polygon(low))


def _holes(plate: Plate, axis: Points) -> None:
    """The mouth hole, six finger holes, and two keys of silver."""
    for at, r in ((0.15, 0.72), *((t, 0.46) for t in (0.36, 0.42, 0.48, 0.67, 0.73, 0.79))):
        x, y = axis[round(at * (len(axis) - 1))]
        plate.disc(x - 0.1, y - 0.2, r + 0.2, fill="tint")
        plate.disc(x - 0.1, y - 0.2, r, fill="ink")
    for at in (0.53, 0.9):
        i = round(at * (len(axis) - 1))
        lever = axis[i : i + 10] + np.array([0.5, 0.9])
        plate.stroke(polyline(lever), 0.95)
        plate.stroke(polyline(lever), 0.4, "light")
        knob(plate, lever[0], 0.95, "light", 0.3)
        knob(plate, lever[0] + 0.2, 0.36)


def _sheet(plate: Plate) -> None:
    """A sheet of music that curls at its ends, with notes on three staves."""
    top = curve("9.4,3.4 16,2.2 22,3.4 28,4.4 34.4,3.2", 10)
    foot = top + np.array([1.6, 23.2])
    area = np.vstack([top, foot[::-1]])
    plate.fill(polygon(area + np.array([0.7, 0.7])), "ink")
    plate.fill(polygon(area), "paper")
    hatch(
        plate, area,
        lambda x, y: np.clip(0.75 * (np.abs(x - 22 - 0.07 * y) / 13) ** 4 - 0.05, 0, 0.6),
        angle=math.pi / 2 - 0.07, gap=0.5,
    )  # fmt: skip
    for k, level in enumerate((4.4, 11.4, 18.4)):
        for line in range(5):
            staff = top[4:-4] + np.array([0.07 * level, level + 0.95 * line])
            plate.stroke(polyline(staff), 0.2)
        for j, up in ((8, 3), (13, 1), (18, 2), (23, 0), (28, 2), (33, 3)):
            base = top[j] + np.array([0.07 * level, level + 0.95 * ((up + k) % 4) + 0.5])
            _note(plate, base, tailed=(j + k) % 3 == 0)
    plate.stroke(polygon(area), 0.3)


def _note(plate: Plate, at: Points, *, tailed: bool) -> None:
    """A note: its head aslant, its stem, and a tail."""
    x, y = at.tolist()
    head = ellipse(0, 0, 0.78, 0.52, 20) @ np.array([[0.93, -0.36], [0.36, 0.93]]) + at
    plate.fill(polygon(head))
    plate.stroke(polyline([(x + 0.66, y - 0.2), (x + 0.66, y - 3.2)]), 0.24)
    if tailed:
        pen(
            plate,
            curve(f"{x + 0.66},{y - 3.2} {x + 1.5},{y - 2.3} {x + 1.3},{y - 1.2}", 6),
            0.5,
            0.2,
        )


def drum(plate: Plate) -> None:
    """A side drum, its cords drawn tight, with two sticks on its head."""
    rules(plate, (2, 25.4, 42, 29.4), 4, pitch=0.7, weight=0.34, cover=0.5)
    shadow(plate, 28, 26.0, 14.5, 1.8)
    _shell(plate)
    for top, foot in ((20.6, 23.4), (8.0, 10.8)):
        _hoop(plate, top, foot)
    _skin(plate)


#: The drum's axis, radius, and how far its circles sag, mm.
_DRUM, _HALF, _SAG = 22.0, 12.6, 3.3


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
    plate.stroke(polyline([top[0], foot[0]]), 0.3)
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
    inner = (skin - [_DRUM, 8]) * [0.9, 0.84] + np.array([_DRUM, 8.1])
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


EMBLEMS: dict[str, Callable[[Plate], None]] = {"flute": flute, "drum": drum}
