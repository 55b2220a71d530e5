"""Weather: the sun, rain, lightning and a crystal of snow."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import setting
from engraver.portrait_authors.emblems.clouds import cloud
from engraver.portrait_authors.emblems.leafage import fir
from engraver.portrait_authors.emblems.strokes import flat, pen
from engraver.technique.curves import ellipse
from engraver.technique.cutpaper import points
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import sphere

#: The clouds that rain, as their cusps and their darkness.
_RAINING = (
    ("20,8.6 18,6.4 19.6,4.0 24,2.9 28.4,2.6 32.6,3.6 35.2,6.2 35.6,9 31,10", 0.86),
    (
        "24.6,13.6 24.0,10.6 26.6,8.4 30.6,7.2 34.8,6.8 38.6,8.6 41,11.4 39.6,14.6 35,14.6 30,16",
        1.0,
    ),
    (
        (
            "4.8,14.8 2.8,12.2 4.0,9.4 7.4,8.0 10.4,5.4 14.8,4.4 19,5.6 21.8,8.0 25.6,9.0"
            " 27.6,12 26,15.2 21,15 15.6,16.8 10.2,15.2"
        ),
        1.04,
    ),
)
#: The clouds of a thunderstorm.
_STORM = (
    ("18,9.4 16.4,7 18.4,4.4 22.6,3.2 27,3.0 30.6,4.6 32.4,7.4 29,10", 1.0),
    ("24.4,11.6 24.6,8.6 28.2,6.6 32.6,5.6 36.8,6.2 40,8.2 41.2,11 38.6,13 34,12.6 29,14", 1.12),
    (
        (
            "4.6,12.6 2.6,10.2 4.4,7.4 8,6.0 12.4,5.2 16.8,6.6 20.2,7.6 24,8.2"
            " 26.6,10.6 25.4,13.2 20.6,12.8 15.6,14.2 10.4,13.0"
        ),
        1.12,
    ),
)


def sun(plate: Plate) -> None:
    """The sun with straight rays and flames, between two clouds."""
    middle = np.array([22.0, 14.6])
    for k in range(24):
        a = k * math.pi / 12
        out, side = np.array([math.sin(a), -math.cos(a)]), np.array([math.cos(a), math.sin(a)])
        if k % 2:
            ray = np.linspace(middle + out * 7.6, middle + out * 12.6, 8)
            pen(plate, ray, 0.75, 0.6, 0.3)
        else:
            _flame(plate, middle, out, side)
    plate.disc(22, 14.6, 7.0, fill="paper")
    sphere(plate, 22, 14.6, 6.2, 13, "accent")
    for cusps in (
        (
            "3.2,26.6 2.2,24.4 3.6,22.4 6.4,21.6 9.6,20.6 12.6,21.8 15,22.4 17.2,24 17,26.2 13,27.2"
            " 8,27.4"
        ),
        (
            "27,26.8 26,25.2 27.2,23.4 30,22.4 33.4,20.8 36.8,22 39.6,22.8 41.4,24.6 40.8,26.8"
            " 36.6,27.0 31.8,27.2"
        ),
    ):
        cloud(plate, cusps, dark=0.8, halo=0.5)


def _flame(plate: Plate, middle: Points, out: Points, side: Points) -> None:
    """A ray that waves like a flame, its left half in color."""
    t = np.linspace(0, 1, 16)[:, None]
    spine = middle + out * (7.0 + 6.8 * t) + side * 0.75 * np.sin(2 * math.pi * t) * (1 - 0.4 * t)
    wide = side * 1.35 * (1 - t)
    area = np.vstack([spine - wide, (spine + wide)[::-1]])
    flat(plate, area, "accent", 0.36)
    plate.fill(polygon(np.vstack([spine, (spine + wide)[::-1]])))


def rain(plate: Plate) -> None:
    """A cloud, its rain, and rings in the puddles."""
    for k in range(22):
        x, row = 5.4 + 1.62 * k, k % 3
        for y, long in ((15.6 + 1.3 * row, 4.4), (21.6 + 1.0 * ((row + 1) % 3), 3.2)):
            start = np.array([x + 1.6, y])
            ink = "accent" if (k + row) % 4 == 0 else "ink"
            drop = np.linspace(start, np.add(start, (-0.38 * long, long)), 6)
            pen(plate, drop, 0.24, 0.5, 0.36, ink=ink)
    for x, y, r in ((10, 28.0, 4.0), (24, 28.6, 4.8), (36, 27.8, 3.6)):
        plate.stroke(polygon(ellipse(x, y, r, 1.0, 40)), 0.34)
    for cusps, dark in _RAINING:
        cloud(plate, cusps, dark=dark, halo=0.5)


def lightning(plate: Plate) -> None:
    """A bolt from a thunder-cloud over hills and firs."""

    def gloom(x: Points, y: Points) -> Points:
        return np.asarray(0.62 - 0.014 * (y - 6) - 0.006 * np.abs(x - 22))

    setting.sky(plate, (22, 16, 20.6, 12.5), gloom, gap=0.55, foot=25.4, soft=0.2, square=3.0)
    hill = points(
        "1,27.4 6,25 12,23.8 18,24.8 24,25.6 30,24.2 36,23.6 40,24.6 43,27.2 36,28.8 22,29.4 8,28.8"
    )
    plate.stroke(polygon(hill), 0.9, "paper")
    plate.fill(polygon(hill))
    for x, foot, tall in (
        (7.6, 25.4, 5.4),
        (10.4, 24.8, 7.2),
        (13.4, 25.0, 4.8),
        (33.2, 24.6, 5.2),
        (36.2, 24.4, 7.4),
        (39, 25.6, 4.8),
    ):
        fir(plate, x, foot, tall)
    bolt = points("25.0,9.6 17.0,17.6 21.4,17.6 15.6,27.0 28.8,14.6 24.0,14.8 30.2,9.2")
    plate.stroke(polygon(bolt), 1.9, "paper")
    plate.shape(polygon(bolt), fill="accent", stroke="ink", width=0.44, round_ends=True)
    pen(plate, points("24.8,11.6 19.6,16.6"), 0.4, 0.36, ink="light")
    pen(plate, points("22.4,17.4 19.2,22.6"), 0.36, 0.3, ink="light")
    for cusps, dark in _STORM:
        cloud(plate, cusps, dark=dark, halo=0.5)


def snowflake(plate: Plate) -> None:
    """A crystal of snow in the night, small ones about it."""

    def night(x: Points, y: Points) -> Points:
        return np.asarray(np.clip(0.96 - 0.012 * np.hypot(x - 22, y - 15), 0, 0.9))

    setting.sky(plate, (22, 15, 20.6, 14.2), night, gap=0.5, foot=29.6, soft=0.16, square=2.4)
    for x, y, r in ((6.2, 9.4, 1.9), (9.4, 21.4, 2.2), (36.4, 7.4, 2.0), (37.6, 19.8, 2.2)):
        plate.stroke(_crystal(x, y, r, ()), 1.7, "ink")
        plate.stroke(_crystal(x, y, r, ()), 0.6, "light")
    arms = _crystal(22, 15, 12.4, ((0.5, 0.32), (0.76, 0.22)))
    plate.stroke(arms, 2.2, "ink")
    plate.stroke(arms, 1.35, "light")
    heart = np.array(
        [
            (22 + 3.6 * math.sin(k * math.pi / 3), 15 - 3.6 * math.cos(k * math.pi / 3))
            for k in range(6)
        ]
    )
    flat(plate, heart, "light", 0.4)
    flat(plate, heart * 0.56 + np.array([22, 15]) * 0.44, "accent", 0.4)
    plate.stroke(_crystal(22, 15, 11.4, ()), 0.5, "accent")


def _crystal(x: float, y: float, r: float, barbs: tuple[tuple[float, float], ...]) -> str:
    """The six arms of a crystal; each barb is its place on the arm and its length, shares of r."""
    arms, middle = [], np.array([x, y])
    for k in range(6):
        a = k * math.pi / 3
        out = r * np.array([math.sin(a), -math.cos(a)])
        arms.append(polyline([middle, middle + out]))
        for share, long in barbs:
            for turn in (-1, 1):
                barb = long * r * np.array([math.sin(a + turn), -math.cos(a + turn)])
                arms.append(polyline([middle + out * share, middle + out * share + barb]))
    return "".join(arms)


EMBLEMS: dict[str, Callable[[Plate], None]] = {
    "sun": sun,
    "rain": rain,
    "lightning": lightning,
    "snowflake": snowflake,
}
