"""An eagle on a prickly pear, for Prescott’s Mexico."""

from __future__ import annotations

import math

import numpy as np

from generator.engraver.curves import ellipse, resample
from generator.engraver.cutpaper import curve, loop, points
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.portrait_authors.emblems.strokes import (
    flat,
    pen,
    piece,
    rules,
)
from generator.engraver.portrait_authors.emblems.vignette import vignette
from generator.engraver.swell import swell


def eagle() -> Plate:
    """The sign of Mexico: on a prickly pear on a rock in the lake an eagle with a serpent."""
    plate = vignette("eagle on a cactus", "History of the Conquest of Mexico, 1843")
    _sunrise(plate)
    rules(plate, (1.2, 24.6, 42.8, 29.7), 17, pitch=0.6, weight=0.3, cover=0.6)
    _rock(plate)
    _tail(plate)
    for side in (-1, 1):
        _wing(plate, side)
    _nopal(plate)
    _body(plate)
    _serpent(plate)
    _foot(plate, 20.4)
    _head(plate)
    return plate


def _sunrise(plate: Plate) -> None:
    """The sun coming up out of the lake at the left."""
    turn = np.linspace(math.pi, 2 * math.pi, 40)
    disc = np.stack([6.4 + 3.4 * np.cos(turn), 24.6 + 3.4 * np.sin(turn)], 1)
    rays = []
    for k in range(1, 10):
        a = math.pi + math.pi * k / 10
        out = np.array([math.cos(a), math.sin(a)])
        far = min(5.8 + 1.3 * (k % 2), 5.6 / max(abs(out[0]), 0.01))
        rays.append(
            swell(
                np.linspace(np.array([6.4, 24.6]) + out * 4, np.array([6.4, 24.6]) + out * far, 5),
                np.linspace(0.46, 0.18, 5),
            )
        )
    plate.fill("".join(rays))
    plate.shape(polygon(disc), fill="light", stroke="ink", width=0.3)


def _rock(plate: Plate) -> None:
    rock = points(
        "10.2,27.8 12.4,25.6 15,25.2 17.4,23.6 21,23.2 25,23.8"
        " 28,23.4 30.6,25 33.4,25.6 35.4,27.8 29,28.6 17,28.6"
    )
    piece(
        plate,
        rock,
        lambda x, y: np.clip(0.05 * (x - 20) + 0.16 * (y - 25) + 0.2, 0, 0.95),
        angle=62,
        gap=0.42,
        edge=(0.24, 0.46),
    )
    for text in (
        "15,25.2 16.4,26.6 15.6,28.2",
        "21,23.2 20.2,25.4 21.6,28.4",
        "28,23.4 27.2,25.8 29,28.2",
    ):
        pen(plate, points(text), 0.4, 0.3, 0.16)


def _feather(plate: Plate, root: Points, tip: Points, wide: float, bend: float) -> None:
    """A flight feather: black, parted from its neighbours by a line of light, its shaft pale."""
    way = tip - root
    side = np.array([-way[1], way[0]]) / float(np.hypot(*way))
    t = 1 - (1 - np.linspace(0, 1, 24)) ** 2
    axis = root + way * t[:, None] + side * (bend * np.sin(np.pi * t))[:, None]
    half = (
        wide
        * np.clip(0.5 + 1.4 * t, 0, 1)
        * np.sqrt(np.clip(1 - ((t - 0.55) / 0.45).clip(0, 1) ** 3.2, 0, 1))
    )
    left, right = axis + side * half[:, None], axis - side * half[:, None]
    plate.shape(polygon(np.vstack([left, right[::-1]])), fill="ink", stroke="paper", width=0.2)
    pen(plate, axis[2:-7], 0.26, 0.2, 0.13, ink="paper")


#: The right wing, mm from the middle: tips and roots of its flight feathers, its upper arm.
_TIPS = points(
    "6.2,18.4 8.2,19 10.2,18.8 12.2,18.2 14.2,17.2 16,15.7"
    " 17.6,13.7 18.9,11.2 19.8,8.4 20.2,5.5 19.9,2.8 18.9,0.9"
)
_ROOTS = points(
    "3.2,9.6 4,9.2 4.9,8.7 5.8,8.1 6.7,7.4 7.5,6.7 8.3,6 9,5.4 9.7,4.8 10.3,4.3 10.8,3.8 11.2,3.3"
)
_ARM = loop("1.6,9.8 3.6,6.8 7,4.2 10.2,1.9 11.8,1.9 11.6,3.6 8.6,6.2 5,8.8 2.6,11", 6)


def _wing(plate: Plate, side: int) -> None:
    """A raised wing from behind its coverts: primaries, secondaries, two rows of coverts."""
    tips, roots, arm = (part * [side, 1] + np.array([22.4, 0]) for part in (_TIPS, _ROOTS, _ARM))
    for tip, root in zip(tips, roots, strict=True):
        _feather(plate, root, tip, 0.98, side * -0.5)
    for row, (share, size) in enumerate(((0.46, 0.86), (0.24, 0.78))):
        for tip, root in zip(tips, roots, strict=True):
            _covert(plate, root, root + (tip - root) * share, size, lit=side < 0 or row == 0)
    piece(plate, arm, 0.0 if side < 0 else 0.45, angle=40, gap=0.42, edge=(0.2, 0.36))
    scale = curve("-0.4,0 0.1,0.5 0.5,-0.1", 5)
    for k in range(5):
        for u, v in ((3.5, 8.3), (4.6, 8.1)):
            where = scale + np.array([u + 1.5 * k, v - 1.15 * k])
            pen(plate, where * [side, 1] + np.array([22.4, 0]), 0.13, 0.26, 0.13)


def _covert(plate: Plate, root: Points, tip: Points, wide: float, *, lit: bool) -> None:
    """A covert: white at its edge, dark at its root."""
    way = tip - root
    side = np.array([-way[1], way[0]]) / float(np.hypot(*way))
    t = np.linspace(0, 1, 12)
    half = wide * np.sqrt(np.clip(1 - ((t - 0.5) / 0.5).clip(0, 1) ** 2.6, 0, 1))
    axis = root + way * t[:, None]
    left, right = axis + side * half[:, None], axis - side * half[:, None]
    plate.shape(polygon(np.vstack([left, right[::-1]])), fill="paper", stroke="ink", width=0.2)
    pen(plate, axis[:-2], 0.5, 0.34, 0.16)
    if not lit:
        pen(plate, (right * 0.5 + axis * 0.5)[:-2], 0.3, 0.24, 0.13)


def _tail(plate: Plate) -> None:
    for k in range(-3, 4):
        tip = np.array([25.4 + 2.0 * k * 0.8, 23.4 - 0.28 * abs(k) + 0.2 * k])
        _feather(plate, np.array([23.2 + 0.4 * k, 15.6]), tip, 0.85, 0.1)


def _body(plate: Plate) -> None:
    """Breast and thighs, feathered in rows of scales."""
    trunk = loop(
        "20.2,6.6 18.6,9 18.2,12.2 18.9,15.2 20.6,17.2 23,17.6 25.4,16.2 26.4,13 25.8,9.6 24.2,7"
    )
    flat(plate, trunk, "ink", 0.26)
    for thigh in (
        "18.6,13.6 18.3,16.4 19.3,19 20.4,19.9 21.6,19.2 22.4,16.6 22,13.8",
        "23,14.2 23,17 24,19 25,19.8 26,18.8 26.5,16 26,13.6",
    ):
        flat(plate, loop(thigh), "paper", 0.26)
    for row, y in enumerate(np.arange(7.6, 18.6, 0.98)):
        wide = np.interp(y, [7, 10, 14, 18.6], [1.7, 3.3, 3.7, 3.2])
        for k in range(5):
            x = 22.3 + wide * (-0.86 + 0.43 * k + (0.2 if row % 2 else 0))
            dark = 0.26 if y < 13.4 else 0.2
            ink = "paper" if y < 13.4 else "ink"
            pen(
                plate,
                curve(f"{x - 0.5},{y} {x},{y + 0.62} {x + 0.5},{y}", 5),
                0.13,
                dark,
                0.13,
                ink=ink,
            )
            pen(plate, [(x, y - 0.1), (x, y + 0.4)], dark * 0.8, 0.13, ink=ink)


def _head(plate: Plate) -> None:
    """The head, turned to the sun: brow, hooked beak, hackles of the neck."""
    neck = curve(
        "25.4,10.8 25.2,8.4 24.2,6.2 23,4.5 21.5,3.5"
        " 20,3.4 18.9,4 18.8,5.8 19.8,7 19.4,8.8 18.2,10.8",
        8,
    )
    hem = points("18.8,10.4 19.3,11.8 20.2,10.8 21,12.4 21.9,11.1 22.8,12.4 23.6,11 24.5,12")
    flat(plate, np.vstack([neck, hem]), "ink", 0.3)
    hackles = (
        ("19.4,10.2 20.4,8.4 20.9,6.8", 0.26),
        ("20.4,10.6 21.3,8.6 21.7,6.6", 0.3),
        ("21.5,10.9 22.2,8.8 22.4,6.3", 0.34),
        ("22.7,10.9 23.1,8.8 22.9,6.2", 0.3),
        ("23.9,10.6 24.2,9 23.8,7.2", 0.24),
        ("20.6,4.1 21.6,4.3 22.5,5", 0.24),
        ("20.2,7.4 20.5,6.6 20.9,6", 0.2),
    )
    for text, weight in hackles:
        pen(plate, curve(text, 6), 0.13, weight, 0.16, ink="paper")
    _beak(plate)


def _beak(plate: Plate) -> None:
    """A beak made to tear, the cere at its root, the eye under a stern brow."""
    beak = curve("19,4.1 17.6,3.8 16.2,4.5 15.4,5.8 15.4,7.3", 8)
    gape = curve("15.4,7.3 16.1,6.2 17.2,5.8 19,5.9", 6)
    flat(plate, np.vstack([beak, gape]), "light", 0.26)
    plate.fill(
        polygon(
            np.vstack(
                [curve("15.7,5.2 15.4,5.8 15.4,7.3", 8), curve("15.4,7.3 16.1,6.2 16.5,5.9", 6)]
            )
        )
    )
    flat(plate, points("16.8,6.2 19,6.1 18.8,6.9 17.4,6.8"), "light", 0.22)
    flat(plate, points("19.1,4 18.3,3.9 18.2,5.5 19.1,5.8"), "accent", 0.2)
    plate.disc(20.2, 5.05, 0.46, fill="light")
    plate.disc(20.1, 5.1, 0.24, fill="ink")
    pen(plate, curve("19.2,4.5 20.1,4.62 21,5.1", 6), 0.3, 0.44, 0.2)
    pen(plate, curve("19.3,4.2 20.2,4.2 21.1,4.75", 6), 0.13, 0.2, 0.13, ink="paper")


def _nopal(plate: Plate) -> None:
    """The prickly pear: pads set on one another, their spines, their fruit."""
    pads = (
        (17.6, 25, 1.9, 2.5, -62),
        (28, 25, 1.9, 2.5, 66),
        (15.2, 21.2, 2.5, 3.3, -42),
        (30, 21.2, 2.5, 3.3, 42),
        (11, 17.6, 1.9, 2.5, -24),
        (33.9, 17.3, 1.9, 2.6, 22),
        (22.6, 22.6, 3.1, 3.6, 0),
    )
    for x, y, rx, ry, tilt in pads:
        _pad(plate, x, y, rx, ry, tilt)


def _pad(plate: Plate, x: float, y: float, rx: float, ry: float, tilt: float) -> None:
    a = math.radians(tilt)
    turn = np.array([[math.cos(a), math.sin(a)], [-math.sin(a), math.cos(a)]])
    for k in (-1, 0, 1):
        b = -math.pi / 2 + 0.5 * k
        if rx < 3 and abs(tilt) < 60:
            fx, fy = np.array([rx * 1.12 * math.cos(b), ry * 1.16 * math.sin(b)]) @ turn + np.array(
                [x, y]
            )
            flat(plate, ellipse(float(fx), float(fy), 0.55, 0.72, 24), "accent", 0.2)
    pad = ellipse(0, 0, rx, ry, 50) @ turn + np.array([x, y])

    def tone(px: Points, py: Points) -> Points:
        return np.asarray(np.clip(0.55 * (px - x) / rx + 0.42 * (py - y) / ry + 0.24, 0, 0.92))

    piece(plate, pad, tone, angle=30, gap=0.42, edge=(0.22, 0.44))
    spines = []
    for u, v in ((0, -0.55), (-0.5, -0.2), (0.42, -0.2), (0, 0.12), (-0.42, 0.42), (0.4, 0.46)):
        px, py = np.array([rx * u, ry * v]) @ turn + np.array([x, y])
        spines += [polyline([(px, py), (px + dx, py - 0.62)]) for dx in (-0.34, 0.0, 0.34)]
    plate.stroke("".join(spines), 0.34, "paper")
    plate.stroke("".join(spines), 0.16)


def _serpent(plate: Plate) -> None:
    """The serpent, gripped by the talons, rearing at the left."""
    path = resample(
        curve(
            "34.8,23.4 33,21 30.2,20.2 27.4,21 24.6,20.2 21.6,20.4"
            " 18,20.6 14.6,18.8 13.6,15.6 15.4,13.2 14.6,10.8 12.6,10.2",
            12,
        ),
        120,
    )
    for widths, ink in (
        ((0.3, 1.5, 1.9, 1.9, 1.8, 1.6, 1.9), "ink"),
        ((0.13, 0.95, 1.35, 1.35, 1.25, 1.05, 1.3), "accent"),
    ):
        pen(plate, path, *widths, ink=ink)
    for i in range(14, 108, 5):
        p, q = path[i], path[i + 1]
        way = (q - p) / float(np.hypot(*(q - p)))
        side = np.array([-way[1], way[0]])
        pen(plate, [p - side * 0.5, p + way * 0.3, p + side * 0.5], 0.13, 0.26, 0.13, ink="tint")
    head = loop("13.6,9.3 12,9.1 10.6,9.9 10.5,10.7 11.8,11.2 13.6,11")
    flat(plate, head, "accent", 0.26)
    plate.disc(12.2, 9.9, 0.24, fill="ink")


def _foot(plate: Plate, y: float) -> None:
    """Talons closed upon the serpent."""
    for x in (20.2, 24.8):
        for dx, reach in ((-1.3, 1.3), (0, 1.6), (1.2, 1.3)):
            toe = curve(
                f"{x},{y - 1.2} {x + dx * 0.8},{y - 0.5}"
                f" {x + dx},{y + 0.3} {x + dx * 0.9},{y + reach * 0.8}",
                6,
            )
            pen(plate, toe, 0.95, 1.05, 0.8, 0.2)
            pen(plate, toe[1:-6], 0.42, 0.5, 0.34, ink="light")


EMBLEMS = {"prescott": eagle}
