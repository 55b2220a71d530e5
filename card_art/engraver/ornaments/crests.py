"""Small crests for the middle of a headpiece: each fits an oval of 17 × 12 mm about the origin."""

from __future__ import annotations

import math

import numpy as np

from engraver.card_tennis.laurel import leaf
from engraver.card_tennis.lawn import ball
from engraver.nations.compass import compass_rose
from engraver.portrait_authors.badges import BADGES
from engraver.technique.curves import bezier, spline
from engraver.technique.lettering import letter
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate


def crown(plate: Plate) -> None:
    """A crown of three great arches, bold enough to be a finger's breadth wide."""
    for side in (-1, 1):
        arch = bezier((side * 5.4, 1.6), (side * 8.4, -4.6), (side * 2.2, -6.6), (0, -2.6), 40)
        inner = np.vstack([arch, [(0, 1.6)]])
        plate.fill(polygon(inner), "accent")
        plate.stroke(polyline(arch), 1.1)
        plate.stroke(polyline(arch), 0.62, "paper")
        for x, y in arch[6:-5:7].tolist():
            plate.disc(x, y, 0.5, fill="paper", stroke="ink", width=0.2)
    plate.stroke(polyline([(0, 1.4), (0, -3.2)]), 1.1)
    plate.stroke(polyline([(0, 1.4), (0, -3.2)]), 0.62, "paper")
    plate.disc(0, -3.5, 0.8, fill="paper", stroke="ink", width=0.24)
    plate.fill(polygon([(-0.35, -4.2), (-0.35, -5.6), (0.35, -5.6), (0.35, -4.2)]))
    plate.fill(polygon([(-0.9, -4.7), (-0.9, -5.2), (0.9, -5.2), (0.9, -4.7)]))
    band = np.stack(
        [np.linspace(-6, 6, 20), 1.2 + 0.8 * np.cos(np.linspace(-1.5, 1.5, 20))], axis=1
    )
    foot = band * [0.94, 1] + [0, 2.5]
    hoop = polygon(np.vstack([band, foot[::-1]]))
    plate.shape(hoop, fill="paper", stroke="ink", width=0.34, round_ends=True)
    for k in range(-2, 3):
        x, y = 2.2 * k, 2.5 + 0.8 * math.cos(0.55 * k)
        if k % 2:
            plate.fill(polygon([(x - 0.6, y), (x, y - 0.8), (x + 0.6, y), (x, y + 0.8)]))
        else:
            plate.disc(x, y, 0.72, fill="accent", stroke="ink", width=0.2)


def book(plate: Plate) -> None:
    """Inkwell and quill, as the essayists have it."""
    well = BADGES["essayists"]()
    with plate.placed(-4.9, -5.5, 0.92):
        plate.mount(well)


def tennis_ball(plate: Plate) -> None:
    """A ball between two sprays of laurel."""
    with plate.defined("sprig"):
        stalk = bezier((0, 5.4), (4.2, 5.6), (7.6, 2.6), (7.4, -1.2), 30)
        plate.stroke(polyline(stalk), 0.34)
        for at, way in (
            (8, 0.5),
            (9, -0.9),
            (17, 0.1),
            (18, -1.6),
            (26, -0.6),
            (27, -2.2),
            (29, -1.6),
        ):
            leaf(plate, stalk[at], way, 2.9)
    for side in (-1, 1):
        plate.use("sprig", 0, 0.2, sx=side)
    ball(plate, 0, -0.6, 4.7, 9)


def figures(plate: Plate) -> None:
    """The number 66."""
    letter(plate, "66", [(-9, 3.7), (9, 3.7)], 10.4, role="black", ink="accent", shadow=0.22)


def rose(plate: Plate) -> None:
    """A compass rose."""
    compass_rose(plate, 0, 0.8, 5.35)


def bow(plate: Plate, x: float, y: float, size: float = 1.0) -> None:
    """The bow of ribbon that ties a wreath, 11 × ``size`` mm wide."""
    for side in (-1, 1):
        for loop in (
            [(0.2, -0.3), (3.0, -2.6), (5.4, -1.6), (5.0, 0.9), (2.6, 1.2)],
            [(0.3, 0.4), (2.0, 1.8), (3.4, 5.2), (1.5, 4.6), (0.1, 1.6)],
        ):
            edge = spline(np.array(loop) * size * [side, 1] + [x, y], 8, closed=True)
            plate.shape(polygon(edge), fill="accent", stroke="ink", width=0.26, round_ends=True)
    plate.disc(x, y, 1.2 * size, fill="accent", stroke="ink", width=0.26)
