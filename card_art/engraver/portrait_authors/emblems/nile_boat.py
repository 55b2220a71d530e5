"""A boat of the Nile, for the notes of Curtis."""

from __future__ import annotations

import math

import numpy as np

from engraver.portrait_authors.emblems.strokes import (
    flat,
    pen,
    piece,
    rules,
)
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import bezier, ellipse, resample, spline
from engraver.technique.cutpaper import curve, loop, points
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch, rule_across
from engraver.technique.solids import rim


def nile_boat() -> Plate:
    """A dahabeah under her great lateen, running before the north wind; palms on the bank."""
    plate = vignette("Nile boat", "Nile Notes of a Howadji, 1851")
    _bank(plate)
    rules(plate, (1.5, 23.6, 42.5, 29.6), 21, pitch=0.6, weight=0.3, cover=0.58)
    rules(plate, (8, 25.2, 37, 27.6), 3, pitch=0.5, weight=0.44, cover=0.75)
    _mizzen(plate)
    _sail(plate)
    _boat(plate)
    return plate


def _bank(plate: Plate) -> None:
    """The sun, a few palms, the low shore."""
    plate.disc(8.4, 6.8, 3.1, fill="accent")
    rules(plate, (1, 21.5, 43, 23.4), 5, pitch=0.45, weight=0.42, cover=0.8)
    for x, foot, tall, lean in (
        (39.4, 22, 11.6, 0.9),
        (41.2, 22, 7.2, 0.5),
        (36.8, 22.2, 7.8, -0.5),
    ):
        _palm(plate, x, foot, tall, lean)


def _palm(plate: Plate, x: float, foot: float, tall: float, lean: float) -> None:
    """A date palm."""
    trunk = curve(f"{x - lean},{foot} {x - 0.2 * lean},{foot - 0.5 * tall} {x},{foot - tall}", 8)
    pen(plate, trunk, 0.7, 0.46, 0.42)
    size = 0.2 * tall + 0.9
    for k in range(9):
        a = math.radians(-205 + 28.75 * k)
        out = np.array([math.cos(a), math.sin(a)])
        tip = trunk[-1] + out * size + np.array([0, 0.55 * size * abs(math.cos(a))])
        frond = bezier(
            trunk[-1],
            trunk[-1] + out * size * 0.5 + np.array([0, -0.3 * size]),
            tip + np.array([0, -0.35 * size]),
            tip,
            14,
        )
        pen(plate, frond, 0.2, 0.62, 0.4, 0.13)


def _sail(plate: Plate) -> None:
    """The lateen: one yard longer than the boat, one sail bellied by the wind from the right."""
    yard = curve("4.6,17.6 12,12.4 22,6.6 33.6,1.4", 14)
    foot = curve("5.6,17.4 12,19.6 18.6,20.6 25.4,19.8", 14)
    leech = curve("25.4,19.8 29.6,14.6 32.2,7.6 32.9,1.4", 14)
    area = np.vstack([foot, leech, resample(yard, 40)[::-1]])
    plate.fill(polygon(area), "light")

    def belly(u: float, v: Points) -> Points:
        hollow = 0.9 * u - 0.34 + 0.3 * np.sin(np.pi * v) * u
        return np.asarray(np.clip(hollow, 0, 0.8))

    upper, lower = resample(yard, 60)[4:-1], resample(np.vstack([foot, leech]), 60)[4:-1]
    rule_across(plate, upper, lower, 52, belly, bow=0.9)
    for i in range(5, 17, 5):
        middle = (upper[i] + lower[i]) / 2 + np.array([0.6, 0.5])
        pen(plate, spline([upper[i], middle, lower[i]], 8), 0.16, 0.22, 0.16)
    rim(plate, area, 0.2, 0.44)
    mast = points("14.6,23 14.1,8.6")
    pen(plate, mast, 1.0, 0.75)
    pen(plate, yard, 0.5, 1.0, 0.8, 0.34)
    pen(plate, yard[8:-14] + np.array([-0.05, -0.08]), 0.2, 0.36, 0.2, ink="paper")
    pen(plate, curve("33.7,1.3 31.8,0.5 30.4,1.2 28.2,0.7", 8), 0.2, 0.9, 0.8, 0.2, ink="accent")
    for text in ("14.2,9 20,16 23,22.4", "25.4,19.8 27.4,21.2 29.4,21.4", "14.2,9 9.4,17 7.2,22.6"):
        plate.stroke(polyline(curve(text, 5)), 0.15)


def _mizzen(plate: Plate) -> None:
    """The small lateen at the stern."""
    plate.stroke(polyline(points("36.2,21 36,13")), 0.5)
    sail = np.vstack(
        [
            curve("33.4,18 36,14.4 39,11.4", 6),
            curve("39,11.4 38.8,15 37.6,18.6", 6),
            curve("37.6,18.6 35.4,18.8 33.4,18", 6),
        ]
    )
    piece(plate, sail, 0.35, angle=-58, fill="light")
    pen(plate, points("32.8,18.8 39.4,10.9"), 0.4, 0.5)


def _boat(plate: Plate) -> None:
    """The long cabin house aft, with its windows and its awning, and the crew before it."""
    cabin = curve("22.6,22.2 22.6,18.6", 4), points("22.4,18.8 36.6,17.4 37.2,22")
    house = np.vstack([cabin[0], cabin[1]])
    flat(plate, house, "paper", 0.24)
    for k in range(6):
        x = 24 + 2.15 * k
        top = 19.6 - 0.1 * (x - 23)
        flat(
            plate,
            [(x, top), (x + 1.15, top - 0.1), (x + 1.15, top + 1.7), (x, top + 1.75)],
            "ink",
            0.14,
        )
    pen(plate, points("21.8,18.7 37.6,17.1"), 0.62, 0.62)
    for x in (24.4, 29, 33.6):
        plate.stroke(polyline([(x, 18.4 - 0.1 * (x - 23)), (x, 16 - 0.1 * (x - 23))]), 0.26)
    awning = curve("23.2,16.2 28,15 33,14.9 35.4,15.2", 8)
    flat(plate, np.vstack([awning, awning[::-1] + np.array([0, 0.95])]), "accent", 0.2)
    for x in (10, 12.6, 18, 20.4):
        _sailor(plate, x, 22.2)
    _hull(plate)


def _hull(plate: Plate) -> None:
    """The hull, its strake, its rudder."""
    hull = np.vstack([
        curve("3.6,21 8,22.2 16,22.7 26,22.4 34,21.4 39.2,19.4", 10),
        curve("39.2,19.4 38.8,22.2 37,24.6 33.6,26", 8),
        curve("33.6,26 20,26.4 10.6,26 7.2,25 4.9,23.4 3.6,21", 8),
    ])  # fmt: skip
    plate.fill(polygon(hull), "accent")
    hatch(
        plate, hull, lambda x, y: np.clip(0.32 * (y - 23.4) + 0.018 * (x - 18), 0, 0.95), gap=0.42
    )
    rim(plate, hull, 0.26, 0.5)
    pen(
        plate,
        curve("3.9,21.8 8.4,23 16,23.5 26,23.2 34,22.2 38.9,20.3", 10),
        0.26,
        0.34,
        0.26,
        ink="tint",
    )
    pen(plate, points("39.4,18.6 38.7,22.6 37.6,26.6"), 0.5, 0.8, 1.3)


def _sailor(plate: Plate, x: float, y: float) -> None:
    """A man of the crew in shirt and turban, seated at his place."""
    plate.disc(x, y - 2.5, 0.64, fill="ink")
    robe = loop("-1.25,0.4 -1.05,-1.3 -0.5,-2.1 0.5,-2.1 1.05,-1.3 1.25,0.4", 5) + np.array([x, y])
    flat(plate, robe, "light", 0.28)
    pen(plate, robe[15:24] - np.array([0.3, 0]), 0.2, 0.4, 0.3)
    flat(plate, ellipse(x, y - 3.1, 0.72, 0.55, 24), "light", 0.24)


EMBLEMS = {"curtis": nile_boat}
