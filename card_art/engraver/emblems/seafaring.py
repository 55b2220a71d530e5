"""The sea: a sailing ship, and an anchor with its cable."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief, setting
from engraver.portrait_authors.emblems.strokes import band, flat, pen
from engraver.technique.curves import bezier
from engraver.technique.cutpaper import curve, points
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch, rule_along
from engraver.technique.solids import rim
from engraver.technique.trimmings import twisted


def ship(plate: Plate) -> None:
    """A cutter under all her sails, with gulls."""

    def air(x: Points, y: Points) -> Points:
        return np.asarray(0.4 * np.clip(np.sin(0.2 * x + 0.5 * y) + 0.3, 0, 1))

    setting.sky(plate, (22, 13, 20.5, 11.5), air, gap=0.9, foot=20, soft=0.5)
    plate.stroke(polyline([(20.6, 1.4), (21.0, 22.4)]), 0.95)
    plate.stroke(polyline([(3.0, 19.4), (12, 21.6)]), 0.9)
    for a, b in (((20.6, 4.2), (3.2, 19.4)), ((20.6, 2.4), (35.2, 20.6))):
        plate.stroke(polyline([a, b]), 0.28)
    _sail(
        plate,
        bezier((20.2, 4.6), (15, 9), (8, 14.6), (3.6, 19.0), 16),
        bezier((3.6, 19.0), (8, 18.2), (11, 18.4), (13.4, 19.4), 10),
        bezier((13.4, 19.4), (14.2, 14), (16.4, 9), (20.2, 4.6), 14),
    )
    _sail(
        plate,
        bezier((20.4, 8.0), (16.4, 12), (13.4, 16), (10.6, 20.2), 14),
        bezier((10.6, 20.2), (13.6, 19.6), (16.4, 19.8), (19.4, 20.8), 10),
        bezier((19.4, 20.8), (19.0, 16), (19.2, 12), (20.4, 8.0), 14),
    )
    _sail(
        plate,
        bezier((21.4, 7.2), (25, 5.4), (28, 4.4), (31.2, 3.4), 10),
        bezier((31.2, 3.4), (34.2, 8.6), (36.6, 14), (37.6, 19.6), 16),
        bezier((37.6, 19.6), (32, 20.4), (26, 20.4), (21.6, 19.8), 12),
        np.array([(21.6, 19.8), (22.2, 13.4), (21.4, 7.2)]),
    )
    plate.stroke(polyline([(21.0, 7.6), (32.0, 2.9)]), 0.8)
    plate.stroke(polyline([(21.4, 20.6), (38.6, 20.4)]), 0.8)
    flag = bezier((20.6, 1.4), (23, 0.6), (24, 2.4), (26.4, 1.4), 12)
    flat(plate, np.vstack([flag, np.add(flag, (0, 1.5))[::-1]]), "accent", 0.3)
    _hull(plate)
    for x, y in ((35.6, 5.4), (39.2, 8.6), (6.4, 7.8)):
        wings = curve("-1.7,-0.4 -0.8,-0.9 0,0 0.8,-0.9 1.7,-0.4", 6)
        pen(plate, np.add(wings, (x, y)), 0.24, 0.5, 0.5, 0.5, 0.24)
    _sea(plate)


def _sail(plate: Plate, *sides: Points) -> None:
    """Canvas full of wind."""
    area = np.vstack(sides)
    plate.stroke(polygon(area), 1.0, "paper")
    plate.fill(polygon(area), "light")
    shade = relief.rounded(area, base=0.86, gain=1.1)
    hatch(plate, area, lambda x, y: np.asarray(shade(x, y)) ** 1.2, angle=1.36, gap=0.5)
    rim(plate, area, 0.32, 0.56)


def _hull(plate: Plate) -> None:
    """The hull with its rail and a stripe."""
    rail = curve("7.6,21.0 13,22.2 20,22.8 28,22.6 35,21.6 39.4,20.6", 8)
    keel = curve("38.0,25.6 30,27.4 20,27.6 13.6,26.6 10.2,24.6", 8)
    area = np.vstack([rail, keel])
    plate.stroke(polygon(area), 1.1, "paper")
    plate.fill(polygon(area), "accent")
    rule_along(
        plate,
        rail,
        keel[::-1],
        9,
        lambda u, q, _p: np.clip(1.3 * q - 0.2 + 0.3 * (u - 0.6), 0, 1),
        samples=70,
    )
    pen(plate, rail + np.array([0, 0.95]), 0.3, 0.44, 0.3, ink="light")
    pen(plate, rail, 0.8, 0.9, 0.8)
    rim(plate, area, 0.34, 0.6)


def _sea(plate: Plate) -> None:
    """Waves along her side, and swells before them."""
    crest = curve(
        "2,26.4 5,25.4 8,25.2 10.4,23.9 12.2,24.4 14.4,26 18,25.4 22,26.2 26,25.4 30,26 34,25.2"
        " 37.6,25.8 42,26.6",
        8,
    )
    plate.fill(polygon(np.vstack([crest, [(42, 29.8), (2, 29.8)]])), "paper")
    pen(plate, crest, 0.3, 0.5, 0.36, 0.6, 0.36, 0.5, 0.36, 0.5, 0.3)
    for k, (left, right) in enumerate(((4, 40), (7, 37.6), (11, 34))):
        y = 27.2 + 0.95 * k
        x = np.linspace(left, right, 60)
        wave = np.stack([x, y + 0.3 * np.sin(x * (0.8 - 0.1 * k) + 2 * k)], 1)
        pen(
            plate,
            wave,
            *(0.7 * np.clip(np.sin(x[::4] * (0.8 - 0.1 * k) + 2 * k + 0.8) + 0.25, 0, 1)).tolist(),
        )


def anchor(plate: Plate) -> None:
    """An anchor with its cable wound about it."""
    rope = curve("30.4,1.6 26.4,3.4 21.6,3.8", 12)
    rear = curve("25.6,12.6 22.2,14.6 18.4,16.0", 12)
    twisted(plate, rear, 0.9, pitch=1.3)
    shank = np.array([(20.9, 5.6), (23.1, 5.6), (23.7, 24.6), (20.3, 24.6)])
    plate.fill(polygon(shank), "accent")
    rule_along(
        plate,
        shank[[0, 3]],
        shank[[1, 2]],
        5,
        lambda u, q, _p: np.interp(q, [0, 0.3, 0.5, 1], [0.2, 0, 0.3, 1]) + 0 * u,
    )
    rule_along(
        plate,
        shank[[0, 3]],
        shank[[1, 2]],
        5,
        lambda u, q, _p: 0.8 * (0.1 < q < 0.4) + 0 * u,
        ink="tint",
    )
    plate.stroke(polygon(shank), 0.44)
    _arms(plate)
    plate.disc(22, 3.6, 2.1, stroke="ink", width=1.5)
    plate.disc(22, 3.6, 2.1, stroke="light", width=0.6)
    stock = relief.box(12.4, 7.0, 31.6, 9.2)
    relief.body(
        plate,
        stock,
        fill="paper",
        angle=0.0,
        gap=0.47,
        edge=(0.4, 0.7),
        tone=lambda _x, y: np.clip(0.5 * (y - 7.6), 0, 0.9),
    )
    for x in (13.4, 20.0, 24.0, 30.6):
        flat(plate, relief.box(x - 0.6, 6.6, x + 0.6, 9.6), "ink", 0.3)
    over = curve(
        "18.4,16.0 16.2,18.2 19.6,20.0 24.2,19.2 27.0,20.2 27.4,23.0 33,24.6 36.4,21.8 39.4,24.8"
        " 36.6,28.0 31.0,28.4",
        14,
    )
    twisted(plate, np.vstack([rope]), 0.9, pitch=1.3)
    plate.stroke(polyline(over), 2.5, "paper")
    twisted(plate, over, 0.9, pitch=1.3)
    fall = curve("30.4,1.6 34.6,3.0 33.6,8.0 29.4,10.6 25.6,12.6", 14)
    plate.stroke(polyline(fall), 2.5, "paper")
    twisted(plate, fall, 0.9, pitch=1.3)


def _arms(plate: Plate) -> None:
    """The two arms, from the crown to their flukes."""
    for sign in (-1, 1):
        arm = curve("0,26.6 5.4,25.0 9.6,21.4 11.6,16.8", 12) * (sign, 1) + np.array([22, 0])
        area = band(arm, 2.0, 1.6, 1.1, 0.6)
        relief.body(
            plate, area, fill="accent", angle=0.0 if sign > 0 else 0.8, gap=0.47, edge=(0.4, 0.7)
        )
        fluke = points("13.8,13.0 15.2,19.4 7.0,19.0 11.4,17.0") * (sign, 1) + np.array([22, 0])
        flat(plate, fluke, "ink", 0.4)
        pen(
            plate,
            points("13.2,15.2 13.8,18.2 10.2,18.0") * (sign, 1) + np.array([22, 0]),
            0.3,
            0.3,
            ink="paper",
        )
    flat(plate, points("19.6,25.0 24.4,25.0 24.0,27.6 22,29.2 20,27.6"), "accent", 0.44)


EMBLEMS: dict[str, Callable[[Plate], None]] = {"sailing-ship": ship, "anchor": anchor}
