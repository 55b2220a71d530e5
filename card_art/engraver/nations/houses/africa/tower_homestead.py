"""A takienta of the Batammariba: round towers of earth joined into a house of two floors."""

from __future__ import annotations

import math

import numpy as np

from engraver.nations.houses import jars, landscape, shadows, trees
from engraver.nations.houses.plot import plot
from engraver.nations.houses.rounds import Round, round_tone
from engraver.nations.houses.sheets import (
    Rule,
    Sheet,
    courses,
    figure,
    lay,
    patch,
    rule,
    thatch,
)
from engraver.technique.curves import spline
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell


def tower_homestead() -> Plate:
    """A takienta, 44 × 36 mm."""
    plate = plot("Takienta tower house, Koutammakou, Togo")
    trees.broadleaf(plate, 17.4, 21.0, 4.6, 14.0, seed=8)
    landscape.turf(plate, seed=16)
    shadows.below(plate, 35.6, 31.0, 7.6, 1.3)
    _tower(plate, Round(25.6, 26.4, 0.18), 3.6, 15.4, 5.6, 0.3)
    _curtain(plate)
    _tower(plate, Round(9.6, 29.8, 0.18), 5.4, 13.6, 8.6, 0.0)
    _tower(plate, Round(33.6, 29.8, 0.18), 5.0, 12.2, 7.8, 0.12)
    _entrance(plate)
    return plate


def _scored(plate: Plate, wall: Sheet, low: float, high: float) -> None:
    """Lines drawn in the wet earth with the fingers, like the marks on the people's skin."""
    for v, top in zip(np.arange(low, high, 0.12), np.arange(low, high, 0.12) + 0.08, strict=True):
        strokes = []
        for k in range(8):
            u = 0.5 + 0.5 * math.sin(math.pi * (k / 14 - 0.5)) * 0.97
            strokes.append(polyline(figure(wall, [(u, v), (u, top)], 5)[:5]))
        plate.stroke("".join(strokes), 0.18)


def _tower(plate: Plate, place: Round, wide: float, tall: float, cone: float, dim: float) -> None:
    """A tower that narrows upward, scored in bands, under its cap of straw."""
    wall = place.sheet(((wide, 0), (wide * 0.94, tall * 0.5), (wide * 0.84, tall)))
    lay(plate, wall, width=0.26)
    tone = round_tone(0.05)
    rule(
        plate,
        wall,
        Rule(round(wide * 6.2), 0.02, 0.98, 0.53, 1.0),
        lambda u, v: tone(u, v) - 0.1 + dim,
    )
    _scored(plate, wall, 0.12, 0.8)
    for v in (0.1, 0.46, 0.82):
        courses(plate, wall, v, 0.6)
        courses(plate, wall, v, 0.26, "paper")
    plate.fill(polygon(patch(wall, 0, 0.86, 1, 1)))
    hat = place.sheet(
        ((wide * 1.28, tall - 0.9), (wide * 0.66, tall + cone * 0.5), (0.12, tall + cone))
    )
    shade = round_tone(0.55)
    thatch(plate, hat, round(wide * 7), 4, lambda u, v: 0.2 + 0.9 * shade(u, v))
    courses(plate, hat, 0.0, 0.5)
    tip = place.at(0.0, 0.0, tall + cone)
    ball = np.array(
        [(-0.55, 0.9), (-0.3, -0.5), (-0.6, -1.5), (0.6, -1.5), (0.3, -0.5), (0.55, 0.9)]
    )
    plate.fill(polygon(tip + ball))


def _curtain(plate: Plate) -> None:
    """The wall between the towers, with its terrace behind the parapet."""
    wall = [(8.0, 30.6), (8.0, 18.6), (34.5, 18.6), (34.5, 30.6)]
    plate.shape(polygon(wall), fill="paper", stroke="ink", width=0.26)
    strokes = []
    for y in np.arange(20.4, 29.5, 1.7):
        strokes += [polyline([(x, y), (x, y + 1.1)]) for x in np.arange(14.6, 29.4, 0.75)]
    plate.stroke("".join(strokes), 0.18)
    plate.fill(polygon([(8, 18.2), (34.5, 18.2), (34.5, 19.2), (8, 19.2)]))
    ends = [
        polygon([(x, 19.2), (x, 20.0), (x + 0.5, 20.0), (x + 0.5, 19.2)])
        for x in np.arange(14.4, 29.2, 1.3)
    ]
    plate.fill("".join(ends))
    for y in (20.2, 25.0):
        plate.stroke(polyline([(13, y), (30, y)]), 0.2)


def _entrance(plate: Plate) -> None:
    """The porch: a low round tower-front with the only door, horns of earth over it."""
    place = Round(21.6, 30.4, 0.18)
    wall = place.sheet(((4.8, 0), (4.6, 5), (4.3, 9.0)))
    lay(plate, wall, width=0.26)
    tone = round_tone(0.05)
    rule(plate, wall, Rule(30, 0.02, 0.98, 0.54, 1.0), lambda u, v: tone(u, v) - 0.12)
    courses(plate, wall, (0.8, 0.88), 0.2)
    for k in range(11):
        u = 0.5 + 0.5 * math.sin(math.pi * ((k + 0.5) / 11 - 0.5))
        plate.fill(polygon(figure(wall, [(u - 0.03, 0.9), (u + 0.03, 0.9), (u, 0.98)])), "ink")
    x, y = 21.3, 31.3
    turn = np.linspace(0, math.pi, 17)
    for grow, ink in ((0.95, "ink"), (0.75, "accent"), (0.2, "paper"), (0.0, "ink")):
        arch = np.stack(
            [x + (1.5 + grow) * np.cos(turn), y - 3.6 - (1.5 + grow) * np.sin(turn)], axis=1
        )
        plate.fill(polygon(np.vstack([[(x + 1.5 + grow, y)], arch, [(x - 1.5 - grow, y)]])), ink)
    for side in (-1, 1):
        horn = np.array([(0.3, -9.4), (1.4, -9.8), (2.1, -11.0), (2.0, -12.2)]) * (side, 1) + (
            x,
            31.3,
        )
        data = swell(spline(horn, 10), np.linspace(1.0, 0.3, 31))
        plate.shape(data, fill="ink", stroke="paper", width=0.4)
        plate.fill(data)
    for px, py, size in ((28.2, 32.8, 2.2), (16.0, 33.0, 1.7)):
        jars.jar(plate, px, py, size)
