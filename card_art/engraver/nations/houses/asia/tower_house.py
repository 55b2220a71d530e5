"""A tower house of Sana'a: dark stone below, baked brick above, drawn over in white gypsum."""

from __future__ import annotations

import math

import numpy as np

from engraver.nations.houses import joinery, landscape, shadows, walls
from engraver.nations.houses.camera import Camera, Wall
from engraver.nations.houses.face import rectangle
from engraver.nations.houses.plot import plot
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch

#: Front and side in m; top of the stone; height of a brick floor; how many floors.
FRONT, DEPTH, STONE, FLOOR, FLOORS = 9.4, 8.2, 4.7, 3.5, 3
TOP = STONE + FLOOR * FLOORS

CAMERA = Camera(turn=34, far=40, eye=2.2, scale=66, x=22.4, y=30.2, pivot=FRONT)
FACE = CAMERA.wall((0, 0, 0), (1, 0, 0))
SIDE = CAMERA.wall((FRONT, 0, 0), (0, 0, 1))


def tower_house() -> Plate:
    """A tower house, 44 × 36 mm."""
    plate = plot("Tower house, Sana’a, Yemen")
    _neighbors(plate)
    shadows.beside(plate, CAMERA, FRONT, DEPTH)
    landscape.turf(plate, seed=8)
    _walls(plate)
    for wall, wide, bays in ((SIDE, DEPTH, 2), (FACE, FRONT, 3)):
        for floor in range(FLOORS):
            _floor(plate, wall, wide, STONE + floor * FLOOR, bays)
        plate.stroke(polyline(wall.at([(0, STONE), (wide, STONE)])), 0.24)
        _parapet(plate, wall, wide)
    _door(plate)
    return plate


def _walls(plate: Plate) -> None:
    """Ashlar to the first belt, plain brick above; the side to the right in shade."""
    for wall, wide, tone in ((SIDE, DEPTH, 0.5), (FACE, FRONT, 0.0)):
        joinery.panel(plate, wall, (0, 0, wide, TOP), width=0.24)
        plate.fill(polygon(wall.quad(0, STONE, wide, TOP)), "accent")
        if tone:
            beds = (wall.line((0, v), (wide, v), 0.42) for v in np.arange(0.28, STONE, 0.42))
            plate.fill("".join(beds))
            hatch(plate, wall.quad(0, STONE, wide, TOP), tone, angle=math.pi / 2, gap=0.4)
        else:
            joinery.bricks(plate, wall, (0, 0, wide, STONE), 9, 5, 0)
    for u in (1.2, 7.6):
        joinery.panel(plate, FACE, (u, 2.9, u + 0.5, 3.9), fill="ink")
    for u in (1.8, 5.6):
        plate.shape(polygon(SIDE.quad(u, 2.9, u + 0.6, 3.9)), fill="ink", stroke="paper", width=0.3)


def _floor(plate: Plate, wall: Wall, wide: float, foot: float, bays: int) -> None:
    """One floor: a belt of white zigzag, then windows under half-round fanlights."""
    for v in (foot, foot + 0.44):
        plate.fill(polygon(wall.quad(0, v, wide, v + 0.13)), "light")
    n = round(wide / 0.72)
    zigzag = [(wide * i / (2 * n), foot + (0.13 if i % 2 == 0 else 0.44)) for i in range(2 * n + 1)]
    plate.stroke(polyline(wall.at(zigzag)), 0.22, "light")
    for bay in range(bays):
        _window(plate, wall, wide * (bay + 0.5) / bays, foot + 0.86)


def _arch(wall: Wall, u: float, foot: float, half: float, spring: float) -> Points:
    turn = np.linspace(0, math.pi, 13)
    curve = np.stack([u + half * np.cos(turn), spring + half * np.sin(turn)], axis=1)
    return wall.at(np.vstack([[(u + half, foot)], curve, [(u - half, foot)]]))


def _window(plate: Plate, wall: Wall, u: float, foot: float) -> None:
    """A dark casement, and above it the qamariya: a fan of alabaster in gypsum tracery."""
    plate.shape(
        polygon(_arch(wall, u, foot - 0.1, 1.02, foot + 1.3)),
        fill="light",
        stroke="ink",
        width=0.14,
    )
    for k in (-0.7, 0.08):
        plate.fill(polygon(wall.quad(u + k, foot + 0.1, u + k + 0.62, foot + 1.1)))
    plate.fill(polygon(_arch(wall, u, foot + 1.36, 0.7, foot + 1.36)))
    plate.stroke(polyline(wall.at([(u, foot + 1.36), (u, foot + 2.05)])), 0.17, "light")


def _parapet(plate: Plate, wall: Wall, wide: float) -> None:
    """A white crest of stepped merlons."""
    plate.shape(
        polygon(wall.quad(0, TOP - 0.1, wide, TOP + 0.5)), fill="light", stroke="ink", width=0.16
    )
    n = 7 if wall is FACE else 6
    step = wide / n
    for i in range(n):
        u = i * step
        crest = [
            (0, 0),
            (0, 0.5),
            (0.25, 0.5),
            (0.25, 1.05),
            (0.75, 1.05),
            (0.75, 0.5),
            (1, 0.5),
            (1, 0),
        ]
        outline = wall.at([(u + step * a, TOP + 0.5 + h - 0.02) for a, h in crest])
        plate.shape(polygon(outline), fill="light", stroke="ink", width=0.15)
    if wall is SIDE:
        hatch(plate, wall.quad(0, TOP - 0.1, wide, TOP + 1.0), 0.42, angle=math.pi / 2, gap=0.4)


def _door(plate: Plate) -> None:
    """The arched street door of planks and iron nails."""
    plate.shape(polygon(_arch(FACE, 4.7, 0, 1.2, 2.0)), fill="light", stroke="ink", width=0.16)
    plate.fill(polygon(_arch(FACE, 4.7, 0, 0.88, 2.0)))
    plate.stroke(polyline(FACE.at([(4.7, 0.1), (4.7, 2.8)])), 0.16, "light")


def _neighbors(plate: Plate) -> None:
    """Other houses of the quarter, farther off and lower, seen by the same eye."""
    for corner, wide, deep, floors in NEIGHBORS:
        x, z = corner
        front = CAMERA.wall((x, 0, z), (1, 0, 0))
        side = CAMERA.wall((x + wide, 0, z), (0, 0, 1))
        top = STONE + floors * FLOOR
        for wall, long in ((side, deep), (front, wide)):
            joinery.panel(plate, wall, (0, 0, long, top), "paper", 0.2)
        lit = rectangle(front, 0, STONE, wide, top)
        lit.lay(plate, "tint", 0.2)
        walls.shade(plate, rectangle(side, 0, 0, deep, top), 0.6, 0.44, upright=True)
        for u in (0.22, 0.68):
            plate.fill(polygon(front.quad(u * wide, 2.6, u * wide + 0.6, 3.8)))
        for floor in range(floors):
            foot = STONE + floor * FLOOR
            plate.fill(polygon(front.quad(0, foot, wide, foot + 0.5)), "light")
            plate.stroke(polyline(front.at([(0, foot), (wide, foot)])), 0.16)
            for bay in range(2):
                arch = _arch(front, wide * (bay + 0.5) / 2, foot + 0.9, 0.9, foot + 2.1)
                plate.shape(polygon(arch), fill="ink", stroke="light", width=0.4)
        for wall, long in ((side, deep), (front, wide)):
            _crest(plate, wall, long, top)


#: The houses behind: their near corner (x, z) m, front, depth, and floors above the stone.
NEIGHBORS = (
    ((4.0, 31.4), 5.4, 6.0, 2),
    ((1.4, 19.2), 8.0, 8.0, 2),
    ((-13.1, 2.9), 8.0, 8.0, 2),
)


def _crest(plate: Plate, wall: Wall, wide: float, top: float) -> None:
    """A white parapet of plain merlons."""
    n = round(wide / 2.2)
    crest = [(0.0, top - 0.1)]
    for i in range(n):
        u, step = wide * i / n, wide / n
        crest += [(u, top + 1.2), (u + 0.55 * step, top + 1.2), (u + 0.55 * step, top + 0.6),
                  (u + step, top + 0.6)]  # fmt: skip
    crest.append((wide, top - 0.1))
    plate.shape(polygon(wall.at(crest)), fill="light", stroke="ink", width=0.18, round_ends=True)
