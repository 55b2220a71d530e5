"""A farmhouse drifted in at night, for Whittier’s winter idyl."""

from __future__ import annotations

import math

import numpy as np

from engraver.portrait_authors.emblems.strokes import (
    flat,
    pen,
    piece,
)
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import ellipse
from engraver.technique.cutpaper import curve, points
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch


def farm() -> Plate:
    """A New England farmhouse at night, drifted to its sills; a window and the smoke are alive."""
    plate = vignette("farmhouse in the snow", "Snow-Bound, 1866")
    _night(plate)
    _elm(plate)
    _house(plate)
    _drifts(plate)
    return plate


def _night(plate: Plate) -> None:
    """The sky, darkest above, the moon, and snow still flying."""
    turn = np.linspace(math.pi, 2 * math.pi, 60)
    arch = np.stack([22 + 20.5 * np.cos(turn), 21.5 + 20.6 * np.sin(turn)], 1)
    plate.fill(polygon(np.vstack([arch, [[42.5, 22.5], [1.5, 22.5]]])), "accent")
    moon = (8.5, 9.2)

    def tone(x: Points, y: Points) -> Points:
        away = np.hypot(x - moon[0], y - moon[1])
        return np.asarray(np.clip(1.1 - 0.055 * y, 0, 0.86) * np.clip((away - 1.7) / 7, 0.0, 1))

    hatch(plate, arch, tone, gap=0.46)
    plate.disc(*moon, 1.6, fill="light")
    stars = points(
        "14.2,4.6 12.9,6.6 15.6,6.4 24,4.6 27,6.4 29.6,4.9"
        " 33.4,8.4 38.2,13.2 39.8,17.2 4.6,16.2 3.4,19.2 28.8,8.2"
    )
    for k, (x, y) in enumerate(stars):
        plate.disc(float(x), float(y), 0.26 - 0.05 * (k % 3), fill="light")


def _elm(plate: Plate) -> None:
    """A bare elm behind the house, each limb carrying snow on the weather side."""
    limbs = (
        ("35.4,22 35.6,17 35.2,13 34.2,9.6 33.2,6.2", (1.9, 1.4, 0.9, 0.4)),
        ("35.4,15 36.8,11.4 38,8.6 38.4,6.8", (1.1, 0.7, 0.3)),
        ("35.2,12.4 33,10.6 31.4,9.9 30,8", (0.8, 0.5, 0.26)),
        ("36.7,11.6 38.6,10.6 40,10.4", (0.5, 0.2)),
        ("34.5,10.4 35.6,8 35.8,5.6", (0.5, 0.2)),
        ("33.6,7.6 32,6.4 31.2,5", (0.35, 0.18)),
    )
    for text, widths in limbs:
        path = curve(text, 8)
        pen(plate, path, *widths)
        pen(plate, path[2:-3] + np.array([-0.28, -0.1]), *(0.3 * w for w in widths), ink="light")


def _house(plate: Plate) -> None:
    """Two stories before and a low roof behind, seen from the corner; snow on every roof."""
    wall = points("10.6,13.4 24.6,13.4 24.6,23 10.6,23")
    piece(plate, wall, 0.66, gap=0.5)
    gable = points("24.6,23 24.6,13.4 27.4,8.2 34.2,17.4 34.2,23")
    piece(plate, gable, 0.9, gap=0.5)
    roof = points("9.6,13.9 12.9,7.7 27.5,7.7 24.9,13.9")
    piece(
        plate,
        roof,
        lambda x, y: np.clip((x - 17) * 0.03 + (y - 11) * 0.05, 0, 0.4),
        fill="light",
        gap=0.6,
    )
    pen(plate, points("27.5,7.7 34.9,17.6"), 0.9, 0.9)
    pen(plate, points("27.7,7.4 35.1,17.3"), 0.42, 0.42, ink="light")
    for x in (12, 16.2, 20.8):
        _window(plate, x, 15.1, lit=x > 16 and x < 17)
    for x in (12, 20.8):
        _window(plate, x, 19.3, lit=True)
    flat(plate, points("16.1,19 18.5,19 18.5,23 16.1,23"), "ink")
    _window(plate, 27.6, 14.4, lit=False)
    chimney = points("17.6,3.6 21,3.6 21,9.2 17.6,9.2")
    piece(plate, chimney, lambda x, _y: np.clip((x - 18.2) * 0.5, 0.1, 0.9), gap=0.45)
    flat(plate, points("17.2,3.8 21.4,3.8 21.2,3 17.4,3"), "light", 0.18)
    for k in range(4):
        wisp = curve(
            f"{18.4 + 0.5 * k},2.9 {18.9 + 0.6 * k},1.9"
            f" {21.5 + 0.8 * k},{1.5 + 0.25 * k} {26 + k},{2.6 + 0.5 * k}",
            8,
        )
        pen(plate, wisp, 0.2, 0.42, 0.16, ink="light")


def _window(plate: Plate, x: float, y: float, *, lit: bool) -> None:
    """Four panes over four, candle-light behind them or none."""
    flat(
        plate,
        points(f"{x},{y} {x + 2},{y} {x + 2},{y + 2.6} {x},{y + 2.6}"),
        "light" if lit else "ink",
        0.3,
    )
    bars = polyline([(x + 1, y), (x + 1, y + 2.6)]) + polyline([(x, y + 1.3), (x + 2, y + 1.3)])
    plate.stroke(bars, 0.2, "ink" if lit else "soft")
    plate.stroke(polyline([(x - 0.3, y + 2.85), (x + 2.3, y + 2.85)]), 0.34, "light")


def _drifts(plate: Plate) -> None:
    """Drifts heaped against the walls, the well-sweep and a fence drowned in them."""
    back = curve(
        "0.8,22 4,20.9 8,21.6 11,20.4 14,22.4 17,22.9"
        " 20,22 23.6,22.4 26,21 30,19.6 34,21.2 38,20.8 43.2,22.4",
        8,
    )
    plate.fill(polygon(np.vstack([back, [[43.2, 29], [0.8, 29]]])), "paper")
    pen(plate, back, 0.2, 0.34, 0.2, 0.4, 0.2)
    _well(plate)
    for x, y in ((30.6, 24.4), (33.4, 24.8), (36.4, 24.6), (39.4, 25)):
        flat(
            plate, points(f"{x},{y} {x},{y - 2.3} {x + 0.75},{y - 2.3} {x + 0.75},{y}"), "ink", 0.14
        )
        plate.fill(polygon(ellipse(x + 0.38, y - 2.4, 0.62, 0.4, 20)), "light")
    ridges = (
        ("1.6,25.6 8,24.2 15,25.4 21,27 27,26.4", 0.3),
        ("14,24.2 19,24 24,24.9 28,24.4", 0.24),
        ("24,27.6 30,25.6 36,25.2 42.4,26.2", 0.34),
        ("3,28 9,27 16,28.2", 0.26),
        ("20,28.8 27,28 34,27.4 41,28.2", 0.26),
    )
    for text, weight in ridges:
        path = curve(text, 10)
        pen(plate, path, 0.13, weight, 0.13)
        for k in (1, 2, 3):
            ends = (0.16 * k * len(path), (1 - 0.11 * k) * len(path))
            part = path[round(ends[0]) : round(ends[1])] + np.array([0.3 * k, 0.5 * k])
            pen(plate, part, 0.13, weight * 0.8, 0.13, ink="accent")


def _well(plate: Plate) -> None:
    """A forked post, and the long sweep over the buried curb."""
    plate.stroke(polyline([(6.6, 24.4), (6.6, 14.6)]), 0.62)
    plate.stroke(polyline([(6.6, 15.6), (7.3, 14.2)]) + polyline([(6.6, 15.6), (6, 14.2)]), 0.4)
    pen(plate, points("2.6,19 6.6,15.2 9.8,12.2"), 0.7, 0.5, 0.34)
    plate.stroke(polyline([(9.7, 12.3), (9.7, 20.4)]), 0.16)
    curb = points("8.4,24 8.6,20.8 11.2,20.8 11.4,24")
    piece(plate, curb, 0.6, angle=90, gap=0.5)
    plate.fill(polygon(ellipse(9.9, 20.7, 1.7, 0.6, 30)), "light")
    pen(plate, curve("8.2,20.8 9.9,20.1 11.6,20.8", 6), 0.16, 0.16)


EMBLEMS = {"whittier": farm}
