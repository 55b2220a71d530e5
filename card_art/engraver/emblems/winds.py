"""Wind instruments: a flute over a sheet of music, and a trumpet."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from engraver.emblems.pipes import pipe
from engraver.portrait_authors.emblems import relief
from engraver.portrait_authors.emblems.strokes import edges, flat, knob, pen
from engraver.technique.curves import bezier, ellipse
from engraver.technique.cutpaper import curve
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch, rule_along
from engraver.technique.solids import rim


def trumpet(plate: Plate) -> None:
    """A trumpet with three valves, its bell to the right."""
    with plate.placed(0, 2.6):
        lead = np.vstack([(3.4, 13.4), *_bow(31, 13.4, 20.6, 1), (20, 20.6)])
        pipe(plate, lead, 1.9, "accent")
        _mouthpiece(plate)
        for x in (18.6, 22.4, 26.2):
            _valve(plate, x)
        back = np.vstack(
            [[(17, 20.6), (11.4, 20.6)], _bow(11.4, 20.6, 9.0, -1), [(12, 9), (29, 9)]]
        )
        plate.stroke(polyline(back[-2:]), 3.2, "paper", round_ends=False)
        pipe(plate, back, 2.2, "accent")
        for x in (14.6, 30.4):
            relief.flat(plate, relief.box(x - 0.5, 8.4, x + 0.5, 13.9), "light", 0.36)
        _bell(plate)


def _bow(x: float, top: float, foot: float, way: int) -> Points:
    """A bend of a pipe from one level to the other, to the right with 1, to the left with -1."""
    deep = way * 0.66 * abs(foot - top)
    return bezier((x, top), (x + deep, top), (x + deep, foot), (x, foot), 30)


def _mouthpiece(plate: Plate) -> None:
    """The cup and the shank."""
    half = np.array([(1.0, 2.0), (1.8, 1.9), (2.6, 0.9), (4.0, 0.8), (6.4, 1.1)])
    low = np.add(half, (0, 13.4))
    cup = np.vstack([np.add(half * (1, -1), (0, 13.4)), low[::-1]])
    relief.flat(plate, cup, "light", 0.4)
    plate.fill(polygon(np.vstack([low, (low * (1, 0.25) + np.array([0, 10.05]))[::-1]])))


def _valve(plate: Plate, x: float) -> None:
    """A valve: its case with four rings, its stem and button."""
    plate.stroke(polyline([(x, 2.6), (x, 7)]), 0.8)
    relief.flat(plate, relief.box(x - 1.3, 1.2, x + 1.3, 2.4), "light", 0.4)
    left, right = [(x - 1.35, 6), (x - 1.35, 24)], [(x + 1.35, 6), (x + 1.35, 24)]
    case = np.vstack([left, right[::-1]])
    plate.fill(polygon(case), "light")
    shade = (0.5, 0.0, 0.0, 0.5, 1.0, 0.9)
    rule_along(
        plate, left, right, 5, lambda u, q, _p: np.interp(q, np.linspace(0, 1, 6), shade) + 0 * u
    )
    plate.stroke(polygon(case), 0.4)
    for top, high in ((5.4, 1.6), (17.4, 0.8), (23.0, 1.8)):
        relief.flat(plate, relief.box(x - 1.6, top, x + 1.6, top + high), "accent", 0.36)
        plate.fill(polygon(relief.box(x + 0.5, top, x + 1.6, top + high)))


def _bell(plate: Plate) -> None:
    """The bell, flaring to its rim."""
    axis = np.linspace((28.6, 9.0), (40.0, 9.0), 60)
    t = np.linspace(0, 1, 60)
    a, b = edges(axis, *(1.1 + 0.6 * t + 6.1 * t**5).tolist())
    area = np.vstack([a, b[::-1]])
    plate.fill(polygon(area), "accent")
    tones, n = (0.3, 0.0, 0.0, 0.1, 0.5, 0.95, 1.0, 0.8), np.linspace(0, 1, 8)
    rule_along(plate, a, b, 8, lambda u, q, _p: np.interp(q, n, tones) + 0 * u, samples=80)
    rule_along(
        plate, a, b, 8, lambda u, q, _p: 0.7 * (0.14 < q < 0.36) + 0 * u, samples=80, ink="tint"
    )
    rim(plate, area, 0.34, 0.5)
    flat(plate, ellipse(40.0, 9.0, 2.1, 7.9, 60), "light", 0.5)
    plate.fill(polygon(ellipse(40.3, 9.0, 1.25, 6.7, 60)))


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


EMBLEMS: dict[str, Callable[[Plate], None]] = {"trumpet": trumpet, "flute": flute}
