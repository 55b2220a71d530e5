"""A Hakka tulou: a ring of rammed earth four stories high, a clan's rooms around one court."""

from __future__ import annotations

import math

import numpy as np

from engraver.nations.houses import grounds, landscape, shadows, trees
from engraver.nations.houses.plot import plot
from engraver.nations.houses.rounds import Round, round_tone
from engraver.nations.houses.sheets import (
    Rule,
    along,
    courses,
    figure,
    lay,
    patch,
    rule,
    uprights,
)
from engraver.technique.pathdata import polygon
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: Where the ring stands, and how its circles flatten.
PLACE = Round(21.6, 21.4, 0.46)
#: Radius and height (mm) of the outer wall's foot, the eaves, the ridge and the inner eaves.
WALL, OUTER, RIDGE, INNER = (16.6, 0.0), (18.4, 9.6), (14.2, 13.2), (10.2, 10.6)


def earth_ring() -> Plate:
    """A round tulou, 44 × 36 mm."""
    plate = plot("Round tulou, Yongding, China")
    shadows.below(plate, 31.0, 26.6, 11.6, 4.6)
    _court(plate)
    _galleries(plate)
    _outer_wall(plate)
    _roofs(plate)
    landscape.turf(plate, seed=8)
    _way(plate)
    return plate


def _way(plate: Plate) -> None:
    """The paved way that leads from the gate, and shrubs of the gardens beside it."""
    x, y = PLACE.x, PLACE.y + PLACE.dip * WALL[0]
    left = [(x - 1.0, y + 0.2), (x - 1.5, y + 2.4), (x - 3.4, y + 4.6), (x - 7.0, y + 6.2)]
    right = [(x + 1.0, y + 0.2), (x + 1.0, y + 2.6), (x - 0.2, y + 5.0), (x - 2.6, y + 6.4)]
    grounds.path(plate, left, right)
    trees.shrub(plate, 5.2, 33.2, 3.0, 3.4, seed=6)
    trees.shrub(plate, 40.0, 34.2, 2.6, 2.8, seed=9)


def _court(plate: Plate) -> None:
    plate.fill(polygon(PLACE.ring(15, 0)), "paper")


def _galleries(plate: Plate) -> None:
    """The far side of the court: four stories of wooden galleries with their posts."""
    wall = PLACE.sheet(((10.9, 0), (10.9, 11.0)), math.pi / 2 * 0.98, math.pi)
    lay(plate, wall, "paper", 0.2)
    for level in (0.06, 0.3, 0.54, 0.78):
        plate.fill(polygon(patch(wall, 0, level, 1, level + 0.15)))
        plate.fill(polygon(patch(wall, 0, level + 0.15, 1, level + 0.21)), "accent")
    posts = [0.5 + 0.5 * math.sin(math.pi * (k / 14 - 0.5)) for k in range(1, 14)]
    uprights(plate, wall, posts, 0.24, "paper")


def _outer_wall(plate: Plate) -> None:
    """Plain earth on a footing of river stones, small windows only high up, one gate."""
    wall = PLACE.sheet((WALL, (16.1, 9.8)))
    lay(plate, wall, width=0.28)
    tone = round_tone(0.05)
    rule(plate, wall, Rule(84, 0.13, 0.97, 0.34, 0.985), lambda u, v: 0.85 * tone(u, v) - 0.06)
    courses(plate, wall, (0.13,), 0.22)
    for k in range(34):
        u = (k + 0.5) / 34
        if abs(u - 0.5) < 0.09:
            continue  # the gate
        stone = [(u - 0.011, 0.015), (u + 0.011, 0.015), (u + 0.009, 0.11), (u - 0.009, 0.11)]
        plate.shape(polygon(figure(wall, stone)), fill="paper", stroke="ink", width=0.14)
    for row, high in ((0.5, 0.1), (0.72, 0.12)):
        for k in range(3, 12):
            u = 0.5 + 0.5 * math.sin(math.pi * (k / 14 - 0.5)) * 0.97
            if u < 0.15 or (row < 0.6 and abs(u - 0.5) < 0.05):
                continue
            half = 0.0085
            box = [(u - half, row), (u + half, row), (u + half, row + high), (u - half, row + high)]
            plate.shape(
                polygon(figure(wall, box)),
                fill="ink",
                stroke="paper" if u < 0.8 else "",
                width=0.24,
            )
    plate.fill(polygon(patch(wall, 0, 0.9, 1, 1.0)))
    _gate(plate)


def _gate(plate: Plate) -> None:
    x, y = PLACE.x, PLACE.y + PLACE.dip * WALL[0] + 0.1
    frame = [(x - 2.05, y), (x - 2.05, y - 4.3), (x + 2.05, y - 4.3), (x + 2.05, y)]
    plate.shape(polygon(frame), fill="paper", stroke="ink", width=0.24)
    turn = np.linspace(0, math.pi, 15)
    arch = np.stack([x + 1.0 * np.cos(turn), y - 2.2 - 1.0 * np.sin(turn)], axis=1)
    plate.fill(polygon(np.vstack([[(x + 1.0, y)], arch, [(x - 1.0, y)]])))
    for side in (-1, 1):
        strip = [
            (x + side * 1.22, y - 0.3),
            (x + side * 1.22, y - 3.0),
            (x + side * 1.66, y - 3.0),
            (x + side * 1.66, y - 0.3),
        ]
        plate.fill(polygon(strip), "accent")
    plate.fill(
        polygon([(x - 1.3, y - 3.4), (x - 1.3, y - 3.95), (x + 1.3, y - 3.95), (x + 1.3, y - 3.4)]),
        "accent",
    )


def _roofs(plate: Plate) -> None:
    """The ring of tiles: the far inner slope, then the near outer one, and the ridge."""
    inner = PLACE.sheet((INNER, RIDGE), math.pi * 0.75, math.pi)
    lay(plate, inner, width=0.24)
    rule(plate, inner, Rule(96, 0.05, 0.97, 0.02, 0.98), 0.34)
    outer = PLACE.sheet((OUTER, RIDGE), math.pi * 0.66)
    lay(plate, outer, width=0.26)
    tone = round_tone(0.6, math.pi * 0.66)
    rule(plate, outer, Rule(112, 0.05, 0.96, 0.035, 0.965), lambda u, v: 0.32 + 0.45 * tone(u, v))
    hem = along(outer, 0.0, n=120)
    plate.fill(swell(hem, 0.5))
    ridge = PLACE.ring(RIDGE[0], RIDGE[1] + 0.15, 96)
    plate.stroke(polygon(ridge), 1.15)
    plate.stroke(polygon(ridge), 0.55, "paper")
