"""A Mongolian ger: felt on a lattice of willow, girt with ropes of hair, its door to the south."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from engraver.nations.houses import landscape, shadows
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
    turned,
    up,
)
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: Wall and roof as profiles of (radius, height) in mm; the crown is the wooden ring on top.
WALL = ((15.6, 0), (15.7, 5), (15.4, 10.0))
ROOF = ((16.4, 9.4), (10.2, 14.3), (3.5, 17.9))
CROWN = ((3.5, 17.8), (3.3, 18.8), (2.0, 19.7), (0.1, 20.0))


def ger() -> Plate:
    """A ger on the steppe, 44 × 36 mm."""
    plate = plot("Felt ger, Arkhangai, Mongolia")
    _small_ger(plate)
    landscape.turf(plate, seed=3)
    shadows.below(plate, 33.4, 31.4, 9.6, 1.5)
    _walls(plate, Round(20.2, 29.8, 0.15))
    return plate


def _walls(plate: Plate, place: Round) -> None:
    wall = place.sheet(WALL)
    lay(plate, wall)
    tone = round_tone(0.1)
    rule(plate, wall, Rule(66, 0.03, 0.97), lambda u, v: tone(u, v) - 0.12)
    plate.fill(polygon(patch(wall, 0, 0, 1, 0.09)))
    for level in (0.3, 0.58, 0.82):
        _rope(plate, wall, level)
    plate.fill(polygon(patch(wall, 0, 0.93, 1, 1)))
    _door(plate, wall)
    _roof(plate, place)
    _crown(plate, place)


def _rope(plate: Plate, wall: Sheet, level: float) -> None:
    """A girth of two strands round the felt."""
    courses(plate, wall, level, 0.62)
    courses(plate, wall, level, 0.3, "paper")


def _door(plate: Plate, wall: Sheet) -> None:
    """The painted door of wood in its frame, over a high sill."""
    for box, ink in (
        ((0.385, 0.0, 0.575, 0.95), "ink"),
        ((0.394, 0.03, 0.566, 0.92), "paper"),
        ((0.41, 0.07, 0.55, 0.87), "accent"),
    ):
        u0, v0, u1, v1 = box
        plate.fill(polygon(figure(wall, [(u0, v0), (u1, v0), (u1, v1), (u0, v1)])), ink)
    middle = 0.48
    plate.stroke(polyline(up(wall, middle, 0.07, 0.87)), 0.22, "paper")
    for u in (0.4475, 0.5125):
        for v, high in ((0.68, 0.13), (0.28, 0.15)):
            ring = [(u - 0.02, v), (u, v + high), (u + 0.02, v), (u, v - high)]
            plate.stroke(polygon(figure(wall, ring)), 0.18, "paper")
        plate.fill(
            polygon(
                figure(
                    wall,
                    [(u - 0.012, 0.47), (u + 0.012, 0.47), (u + 0.012, 0.52), (u - 0.012, 0.52)],
                )
            ),
            "paper",
        )


def _roof(plate: Plate, place: Round) -> None:
    """The felt of the roof, its scalloped hem, and the ropes that hold it down."""
    roof = place.sheet(ROOF, math.pi / 2)
    lay(plate, roof, width=0.26)
    tone = round_tone(0.72)
    shade = Rule(19, 0.52, 1.0, 0.12, 0.98)
    rule(plate, turned(roof), shade, lambda v, u: 1.5 * tone(u, v) - 0.12)
    scallop = np.linspace(0.0, 1.0, 23)
    for a, b in pairwise(scallop):
        u = np.linspace(a, b, 9)
        hem = roof(u, 0.1 - 0.1 * np.abs(np.sin(np.linspace(0, math.pi, 9))) ** 0.6)
        plate.fill(swell(hem, 0.2))
    courses(plate, roof, 0.14, 0.2)
    crossing = []
    for start, end in (
        (0.04, 0.36),
        (0.2, 0.62),
        (0.4, 0.86),
        (0.16, 0.02),
        (0.38, 0.14),
        (0.6, 0.38),
        (0.8, 0.64),
        (0.96, 0.98),
        (0.6, 0.98),
    ):
        u = np.linspace(start, end, 24)
        crossing.append(polyline(roof(u, np.linspace(0.12, 1, 24))))
    plate.stroke("".join(crossing), 0.62)
    plate.stroke("".join(crossing), 0.28, "paper")


def _crown(plate: Plate, place: Round) -> None:
    """The ring of the roof, half under its square of felt; the stove's pipe and its smoke."""
    crown = place.sheet(CROWN)
    lay(plate, crown, width=0.22)
    spokes = Rule(9, 0.2, 0.95, 0.05, 0.95, 0.6)
    rule(plate, crown, spokes, 0.9)
    courses(plate, crown, (0.28,), 0.3)
    x, y = place.x + 1.4, place.y - 18.6
    pipe = [(x - 0.42, y), (x - 0.42, y - 4.2), (x + 0.42, y - 4.2), (x + 0.42, y)]
    plate.shape(polygon(pipe), fill="paper", stroke="ink", width=0.2)
    plate.fill(polygon([(x + 0.02, y), (x + 0.02, y - 4.2), (x + 0.42, y - 4.2), (x + 0.42, y)]))
    plate.fill(polygon([(x - 0.75, y - 4.1), (x, y - 4.9), (x + 0.75, y - 4.1)]))
    landscape.smoke(plate, x + 0.2, y - 5.0)


def _small_ger(plate: Plate) -> None:
    """A neighbor's ger, far off."""
    place = Round(40.0, 26.6, 0.15)
    wall = place.sheet(((2.7, 0), (2.7, 1.9)))
    lay(plate, wall, width=0.16)
    rule(plate, wall, Rule(8, 0, 1, 0.55, 1), 0.6)
    roof = place.sheet(((2.9, 1.8), (0.6, 3.3)))
    lay(plate, roof, width=0.16)
    plate.fill(polygon(figure(wall, [(0.4, 0), (0.58, 0), (0.58, 0.9), (0.4, 0.9)])))
