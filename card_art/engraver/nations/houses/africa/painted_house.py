"""A painted compound of Tiébélé: earthen walls that the Kassena women cover with figures.

Red, black and white in truth; here ink, paper and the Nation's color. The round house is a young
man's, under thatch; the flat-roofed one a household's, with a parapet and a ladder.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import ArrayLike

from engraver.nations.houses import grounds, landscape, sheets, trees
from engraver.nations.houses.plot import plot
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch


@dataclass(frozen=True, slots=True)
class RoundWall:
    """An upright wall with round ends, seen from a little above the ground.

    Its foot's ends are level with (x, y) mm, it is half ``wide`` and ``tall`` mm high. ``bend`` is
    the share of the wall that turns away at each end: 1 makes it half a circle. ``dip`` is how far
    the near foot lies below the ends.
    """

    x: float
    y: float
    wide: float
    tall: float
    dip: float
    bend: float = 1.0
    taper: float = 0.06

    def at(self, uv: ArrayLike) -> Points:
        """Places (u, v) on the wall in mm: u from -1 to 1 across what is seen, v from 0 to 1 up."""
        u, v = np.asarray(uv, dtype=float).T
        turned = np.clip((np.abs(u) - (1 - self.bend)) / self.bend, 0, 1) * math.pi / 2
        corner = self.bend / (self.bend + (1 - self.bend) * math.pi / 2)
        flat = np.minimum(np.abs(u) / max(1 - self.bend, 1e-9), 1) * (1 - corner)
        across = np.sign(u) * (flat + corner * np.sin(turned))
        half = self.wide * (1 - self.taper * v)
        near = self.dip * np.cos(turned) * (1 - 0.55 * v)
        return np.stack([self.x + half * across, self.y + near - self.tall * v], axis=1)

    def patch(self, corners: ArrayLike) -> Points:
        """The outline in mm of a figure with straight sides on the unrolled wall."""
        ring = np.asarray(corners, dtype=float)
        sides = [
            a + (b - a) * np.linspace(0, 1, 7)[:-1, None]
            for a, b in zip(ring, np.roll(ring, -1, axis=0), strict=True)
        ]
        return self.at(np.vstack(sides))

    def band(self, low: float, high: float, left: float = -1, right: float = 1) -> Points:
        """The outline in mm of a level band between two heights."""
        u = np.linspace(left, right, 41)
        lower = np.stack([u, np.full_like(u, low)], axis=1)
        return self.at(np.vstack([lower, np.add(lower, (0, high - low))[::-1]]))


def painted_house() -> Plate:
    """The house of Africa, 44 × 36 mm."""
    plate = plot("Painted houses, Tiébélé, Burkina Faso")
    trees.acacia(plate, 34.8, 24.0, 7.4, 16.0, seed=12)
    landscape.turf(plate, seed=21)
    grounds.shadow(plate, [(26, 30.0), (42.6, 29.2), (41.6, 31.2), (27, 32.2)])
    _flat_house(plate, RoundWall(29.0, 29.2, 10.6, 11.6, 0.7, bend=0.25, taper=0.04))
    _round_house(plate, RoundWall(13.2, 30.2, 9.2, 11.2, 2.0))
    for x, y, size in ((25.6, 32.4, 1.5), (28.3, 33.2, 1.1)):
        _pot(plate, x, y, size)
    return plate


def _triangles(plate: Plate, wall: RoundWall, low: float, high: float, n: int) -> None:
    """A band of black and white triangles, standing and hanging."""
    steps = np.linspace(-1, 1, n + 1)
    for a, b in pairwise(steps):
        plate.fill(polygon(wall.patch([(a, low), (b, low), ((a + b) / 2, high)])))


def _lozenges(plate: Plate, wall: RoundWall, low: float, high: float, n: int) -> None:
    """A band of lozenges, each with a smaller one inside: the sewn calabash."""
    steps, middle = np.linspace(-1, 1, n + 1), (low + high) / 2
    for a, b in pairwise(steps):
        for share, ink in ((0.94, "ink"), (0.42, "accent")):
            c, h, w = (a + b) / 2, (high - low) / 2 * share, (b - a) / 2 * share
            ring = [(c - w, middle), (c, middle + h), (c + w, middle), (c, middle - h)]
            plate.fill(polygon(wall.patch(ring)), ink)


def _chevrons(plate: Plate, wall: RoundWall, low: float, high: float, n: int) -> None:
    """A band of zigzags in ink and color, one above the other."""
    steps = np.linspace(-1, 1, 2 * n + 1)
    third = (high - low) / 4
    for k, ink in ((0, "ink"), (1.6, "accent")):
        foot = low + third * k + np.where(np.arange(len(steps)) % 2, third * 1.4, 0)
        lower = np.stack([steps, foot], axis=1)
        plate.fill(polygon(wall.patch(np.vstack([lower, np.add(lower, (0, third))[::-1]]))), ink)


def _round_house(plate: Plate, wall: RoundWall) -> None:
    """The round house, its door, its bands of figures, its cone of thatch."""
    plate.fill(polygon(wall.band(0, 1)), "paper")
    plate.fill(polygon(wall.band(0, 0.14)))
    _triangles(plate, wall, 0.17, 0.36, 14)
    _lozenges(plate, wall, 0.4, 0.64, 10)
    _chevrons(plate, wall, 0.67, 0.95, 9)
    for v in (0.385, 0.655):
        plate.stroke(polyline(wall.band(v, v)[:41]), 0.2)
    _doorway(plate, wall, -0.2, 0.16, 0.62)
    _curved_shade(plate, wall)
    plate.stroke(polygon(wall.band(0, 1)), 0.22)
    _thatch(plate, wall)


def _doorway(plate: Plate, wall: RoundWall, left: float, right: float, high: float) -> None:
    """A low round-headed door in a raised white frame."""
    for grow, ink in ((0.1, "ink"), (0.075, "paper"), (0.0, "ink")):
        wide = (right - left) / 2 + grow
        turn = np.linspace(0, math.pi, 21)
        middle, spring = (left + right) / 2, high * 0.72
        arch = np.stack(
            [middle + wide * np.cos(turn), spring + (high * 0.28 + grow * 0.8) * np.sin(turn)], 1
        )
        ring = np.vstack([[(middle + wide, 0)], arch, [(middle - wide, 0)]])
        plate.fill(polygon(wall.at(ring)), ink)


def _curved_shade(plate: Plate, wall: RoundWall) -> None:
    """Upright rules that close up towards the far right, where the wall turns from the light."""

    def unrolled(u: Points, v: Points) -> Points:
        return wall.at(np.stack([2 * u - 1, v], axis=1))

    ruled = sheets.Rule(16, 0.005, 0.995, left=0.7, right=0.985)
    sheets.rule(plate, unrolled, ruled, lambda u, _v: 1.9 * u - 1.1)


def _thatch(plate: Plate, wall: RoundWall) -> None:
    """A cone of straw with a bound tip, its eaves hanging over the wall."""
    tip = np.array([wall.x, wall.y - wall.tall - 11.0])
    hem = _eaves(wall, 0.0)
    cone = np.vstack([hem, tip])
    plate.shape(polygon(cone), fill="paper", stroke="ink", width=0.24)

    def slope(u: Points, v: Points) -> Points:
        place = np.linspace(0, 1, len(hem))
        foot = np.stack([np.interp(u, place, hem[:, k]) for k in (0, 1)], axis=1)
        return np.asarray(foot + (tip - foot) * v[:, None])

    def straw(u: Points, v: Points) -> Points:
        layers = 0.55 + 0.45 * np.cos((1 - v) * 3 * 2 * math.pi + math.pi + 1.1 * np.sin(97 * u))
        return np.asarray((0.14 + 0.95 * u**1.6) * layers)

    sheets.rule(plate, slope, sheets.Rule(56, 0.0, 0.94), straw)
    plate.fill(polygon(np.add(tip, [(-0.5, 0.9), (-0.22, -0.9), (0.22, -0.9), (0.5, 0.9)])))
    for level in (0.34, 0.67):
        rope = tip + (hem - tip) * level
        plate.stroke(polyline(rope), 0.5, "paper")
        plate.stroke(polyline(rope), 0.2)


def _eaves(wall: RoundWall, drop: float) -> Points:
    turn = np.linspace(-math.pi / 2, math.pi / 2, 97)
    ragged = 0.16 * np.abs(np.sin(np.arange(97) * 1.9))
    return np.stack(
        [
            wall.x + (wall.wide + 1.5) * np.sin(turn),
            wall.y - wall.tall * 0.93 + 1.7 * np.cos(turn) + ragged + drop,
        ],
        axis=1,
    )


def _flat_house(plate: Plate, wall: RoundWall) -> None:
    """The flat-roofed house behind: a netted wall, a parapet with notches, a small window."""
    plate.fill(polygon(wall.band(0, 1)), "paper")
    plate.fill(polygon(wall.band(0, 0.13)))
    _netting(plate, wall, 0.16, 0.5)
    _triangles(plate, wall, 0.55, 0.74, 18)
    plate.fill(polygon(wall.band(0.77, 0.82)), "accent")
    plate.fill(
        "".join(polygon(wall.band(0.86, 0.95, u, u + 0.05)) for u in np.arange(-0.96, 0.95, 0.1))
    )
    for v in (0.145, 0.525, 0.84):
        plate.stroke(polyline(wall.band(v, v)[:41]), 0.18)
    _doorway(plate, wall, 0.28, 0.5, 0.44)
    side = wall.band(0, 1, 0.8, 1)
    hatch(plate, side, 0.36, angle=math.pi / 2, gap=0.42)
    plate.stroke(polygon(wall.band(0, 1)), 0.22)
    _ladder(plate, wall)


def _netting(plate: Plate, wall: RoundWall, low: float, high: float) -> None:
    """Crossed lines: a fishing net."""
    lines: list[str] = []
    for u in np.arange(-1.2, 1.1, 0.15):
        for lean in (-0.3, 0.3):
            path = np.linspace((u, low), (u + lean, high), 13)
            inside = np.abs(path[:, 0]) <= 1
            if inside.sum() > 1:
                lines.append(polyline(wall.at(path[inside])))
    plate.stroke("".join(lines), 0.22)


def _ladder(plate: Plate, wall: RoundWall) -> None:
    """A forked trunk with notched steps, leaning on the parapet."""
    foot, top = (
        np.array([wall.x + 0.6, wall.y + 2.0]),
        np.array([wall.x - 0.4, wall.y - wall.tall - 0.6]),
    )
    along, across = top - foot, np.array([0.42, 0.04])
    plate.shape(
        polygon([foot - across, top - across * 0.8, top + across * 0.8, foot + across]),
        fill="paper", stroke="ink", width=0.2,
    )  # fmt: skip
    for share in np.linspace(0.1, 0.86, 6):
        step = foot + along * share
        notch = [step + across * 0.9, step - across * 0.1 + (0, 0.1), step + across + (0, 0.7)]
        plate.fill(polygon(notch))


def _pot(plate: Plate, x: float, y: float, size: float) -> None:
    """A round water pot standing at (x, y), ``size`` mm high."""
    profile = [(0, 0.52), (0.25, 0.78), (0.5, 0.86), (0.75, 0.66), (0.88, 0.36), (1.0, 0.46)]
    v, half = (
        np.interp(np.linspace(0, 1, 18), np.linspace(0, 1, 6), c)
        for c in zip(*profile, strict=True)
    )
    left, right = (np.stack([x + s * half * size * 0.7, y - v * size], 1) for s in (-1, 1))
    pot = np.vstack([left, right[::-1]])
    hatch(
        plate, pot, lambda px, _py: np.clip(0.4 + 0.5 * (px - x) / (size * 0.6), 0, 0.9),
        gap=0.3, paper="paper", edge=0.18,
    )  # fmt: skip
