"""A Nubian courtyard house: white walls, vaults of earthen brick, a gate molded and painted."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from engraver.nations.houses import joinery, landscape, palms, shadows, walls
from engraver.nations.houses.camera import Camera, Wall
from engraver.nations.houses.face import rectangle
from engraver.nations.houses.plot import plot
from engraver.nations.houses.sheets import Rule, Sheet, lay, rule, seen, turned
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch

#: Front, depth, height of the wall; where the gate begins and ends, and its height, in m.
FRONT, DEPTH, WALL, LEFT, RIGHT, GATE = 15.0, 8.6, 3.8, 5.4, 9.8, 7.6
CAMERA = Camera(turn=28, far=32, eye=2.2, scale=75, x=32.6, y=27.8, pivot=FRONT)
FACE = CAMERA.wall((0, 0, 0), (1, 0, 0))
SIDE = CAMERA.wall((FRONT, 0, 0), (0, 0, 1))
PORTAL = CAMERA.wall((0, 0, -0.4), (1, 0, 0))


def courtyard_house() -> Plate:
    """A house above the Nile, 44 × 36 mm."""
    plate = plot("Courtyard house, Ballana, Nubia")
    palms.palm(plate, 3.4, 29.4, 21.8, 2, 5.2)
    palms.palm(plate, 37.4, 24, 16, 0.8, 5.2)
    landscape.turf(plate, seed=71)
    shadows.beside(plate, CAMERA, FRONT, DEPTH)
    _vaults(plate)
    _walls(plate)
    _gate(plate)
    return plate


def _vaults(plate: Plate) -> None:
    """The rooms at the right: vaults that lean course on course, closed by an end wall."""
    for start in (4.4, 0.4):
        shell = _barrel(start, 3.8)
        lay(plate, shell, width=0.22)
        rule(plate, turned(shell), Rule(6, 0.0, 1.0), lambda v, _u: 0.5 - 0.5 * v)


def _barrel(start: float, wide: float) -> Sheet:
    def place(u: Points, v: Points) -> Points:
        turn = 0.5 * np.pi * v
        z = start + wide / 2 - wide / 2 * np.cos(turn)
        return np.stack([FRONT - 5.0 * (1 - u), WALL - 0.3 + 1.9 * np.sin(turn), z])

    return seen(CAMERA, place)


def _walls(plate: Plate) -> None:
    """The court's wall, white in the sun, with openwork along its crest."""
    joinery.panel(plate, SIDE, (0, 0, DEPTH, WALL), width=0.22)
    for start in (0.4, 4.4):
        turn = np.linspace(0, math.pi, 17)
        arch = [(start + 1.9 - 1.9 * math.cos(a), WALL - 0.3 + 1.9 * math.sin(a)) for a in turn]
        joinery.area(plate, SIDE.at(arch), width=0.2)
        hatch(plate, SIDE.at(arch), 0.5, angle=math.pi / 2, gap=0.38)
        for k in (1.35, 1.9, 2.45):
            plate.fill(
                polygon(SIDE.quad(start + k - 0.16, WALL + 0.3, start + k + 0.16, WALL + 0.8))
            )
    walls.shade(plate, rectangle(SIDE, 0, 0, DEPTH, WALL), 0.54, 0.44, upright=True)
    joinery.panel(plate, FACE, (0, 0, FRONT, WALL), width=0.24)
    plate.fill(polygon(FACE.quad(0, 0, FRONT, 0.5)), "accent")
    plate.stroke(polyline(FACE.at([(0, 0.5), (FRONT, 0.5)])), 0.2)
    for u in np.arange(0.0, FRONT - 0.5, 0.75):
        tooth = [(u, WALL), (u + 0.375, WALL + 0.75), (u + 0.75, WALL)]
        joinery.area(plate, FACE.at(tooth), width=0.18)
    _paintings(plate)


def _paintings(plate: Plate) -> None:
    """The paintings of the women on the wall: palms, stars, plates pressed into the plaster."""
    for u in (1.0, 3.9, 11.1, 14.0):
        plate.stroke(polyline(FACE.at([(u, 0.9), (u, 2.0)])), 0.36)
        for k, (dx, dy) in enumerate(
            ((0.62, 2.0), (-0.62, 2.0), (0.5, 2.65), (-0.5, 2.65), (0, 3.0))
        ):
            tip = FACE.at([(u, 2.0), (u + dx, dy)])
            plate.stroke(polyline(tip), 0.34 if k < 4 else 0.36)
    for u in (2.45, 12.5):
        ring = [
            (u + 0.62 * math.cos(a), 2.1 + 0.62 * math.sin(a))
            for a in np.linspace(0, 2 * math.pi, 20)
        ]
        joinery.area(plate, FACE.at(ring), "accent", 0.2)
        ring = [
            (u + 0.28 * math.cos(a), 2.1 + 0.28 * math.sin(a))
            for a in np.linspace(0, 2 * math.pi, 14)
        ]
        plate.fill(polygon(FACE.at(ring)), "light")


def _gate(plate: Plate) -> None:
    """The tall gate: framed bands of relief, openwork and a stepped crest above the door."""
    flank = CAMERA.wall((RIGHT, 0, -0.4), (0, 0, 1))
    joinery.panel(plate, flank, (0, 0, 1.2, GATE), fill="ink", width=0.2)
    joinery.panel(plate, PORTAL, (LEFT, 0, RIGHT, GATE), width=0.26)
    middle = (LEFT + RIGHT) / 2
    _crest(plate, middle)
    _openwork(plate, PORTAL, GATE - 0.95, 0.85, 6)
    _band(plate, 5.1, 6.2)
    for u in (LEFT + 0.26, RIGHT - 0.76):
        joinery.panel(plate, PORTAL, (u, 0.2, u + 0.5, 4.75), width=0.17)
        for v in np.arange(0.35, 4.5, 1.08):
            lozenge = [
                (u + 0.04, v + 0.5),
                (u + 0.25, v + 0.98),
                (u + 0.46, v + 0.5),
                (u + 0.25, v + 0.02),
            ]
            plate.fill(polygon(PORTAL.at(lozenge)), "ink")
    turn = np.linspace(0, math.pi, 19)
    for grow, ink in ((0.3, "ink"), (0.18, "light"), (0.0, "ink")):
        arch = [
            (middle + (1.0 + grow) * math.cos(a), 3.2 + (0.95 + grow) * math.sin(a)) for a in turn
        ]
        plate.fill(
            polygon(PORTAL.at([(middle + 1.0 + grow, 0), *arch, (middle - 1.0 - grow, 0)])), ink
        )
    for u in (middle - 0.86, middle + 0.06):
        joinery.panel(plate, PORTAL, (u, 0.1, u + 0.8, 3.15), fill="accent", width=0.16)
        plate.stroke(
            "".join(polyline(PORTAL.at([(u, v), (u + 0.8, v)])) for v in (0.9, 1.7, 2.5)),
            0.2,
            "light",
        )


def _crest(plate: Plate, middle: float) -> None:
    """The steps above the gate, the same on both sides."""
    half = (RIGHT - LEFT) / 2
    steps = (
        (half, 0),
        (half, 0.5),
        (half - 0.7, 0.5),
        (half - 0.7, 0.95),
        (0.7, 0.95),
        (0.35, 1.7),
    )
    right = [(middle + u, GATE + v) for u, v in steps]
    left = [(middle - u, GATE + v) for u, v in reversed(steps)]
    joinery.area(plate, PORTAL.at([*right, *left]), width=0.24)


def _band(plate: Plate, low: float, high: float) -> None:
    """A band of triangles, ink against color, with a plate in its middle."""
    joinery.panel(plate, PORTAL, (LEFT + 0.18, low, RIGHT - 0.18, high), fill="accent", width=0.2)
    steps = np.linspace(LEFT + 0.18, RIGHT - 0.18, 8)
    for a, b in pairwise(steps):
        plate.fill(polygon(PORTAL.at([(a, low), (b, low), ((a + b) / 2, high - 0.08)])), "light")
        half, c = (b - a) * 0.22, (a + b) / 2
        plate.fill(
            polygon(PORTAL.at([(c - half, low + 0.06), (c + half, low + 0.06), (c, low + 0.56)])),
            "ink",
        )


def _openwork(plate: Plate, wall: Wall, foot: float, high: float, n: int) -> None:
    """Triangles pierced right through the wall."""
    wide = (RIGHT - LEFT - 0.4) / n
    for k in range(n):
        u = LEFT + 0.2 + k * wide
        plate.fill(
            polygon(
                wall.at([(u + 0.08, foot), (u + wide - 0.08, foot), (u + wide / 2, foot + high)])
            )
        )
