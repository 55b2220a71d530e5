"""A brick house of Bruges, its gable in steps, its windows in tall round-headed bays."""

from __future__ import annotations

import numpy as np

from engraver.nations.houses import grounds, joinery, roofs, walls
from engraver.nations.houses.camera import Camera, Wall
from engraver.nations.houses.face import Face, plane
from engraver.nations.houses.plot import plot
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate

CAMERA = Camera(turn=20, far=30, eye=3.0, scale=61, x=27.2, y=24.2, pivot=8.0)
WIDE, DEEP, EAVES, TOP, STEPS = 8.0, 9.0, 7.6, 13.4, 7


def step_gable() -> Plate:
    """A house of Europe, 44 × 36 mm."""
    plate = plot("Step-gabled house, Bruges, Flanders")
    _neighbor(plate)
    _body(plate)
    _front(plate)
    _quay(plate)
    return plate


def _steps(wide: float, low: float, high: float, n: int) -> list[tuple[float, float]]:
    """The outline of a stepped gable from its right foot over the top to its left."""
    rise, run = (high - low) / n, wide / 2 / (n + 0.6)
    ring = [(wide, 0.0)]
    for k in range(n + 1):
        ring += [
            (wide - run * k, low + rise * k),
            (wide - run * k, low + rise * (k + 1) - rise * (k == n) * 0.2),
        ]
    left = [(wide - u, v) for u, v in ring[::-1]]
    return [*ring, *left]


def _gable(camera: Camera, x: float, wide: float, low: float, high: float, n: int) -> Face:
    """A stepped gable whose left foot stands x m along the street."""
    return Face(camera.wall((x, 0, 0), (1, 0, 0)), np.array(_steps(wide, low, high, n)))


def _body(plate: Plate) -> None:
    """The shaded side and the tiled slope behind the gable."""
    side = plane(CAMERA, [(WIDE, 0, 0), (WIDE, 0, DEEP), (WIDE, EAVES, DEEP), (WIDE, EAVES, 0)])
    side.lay(plate)
    walls.shade(plate, side, 0.62, 0.5)
    for z in (2.2, 5.4):
        for v in (1.4, 4.6):
            joinery.window(plate, side.wall, (z, v, z + 1.1, v + 1.9), (2, 3))
    mid = WIDE / 2
    slope = plane(
        CAMERA,
        [
            (WIDE + 0.2, EAVES, 0.2),
            (WIDE + 0.2, EAVES, DEEP),
            (mid, TOP - 0.5, DEEP),
            (mid, TOP - 0.5, 0.2),
        ],
    )
    slope.lay(plate, "tint", 0.3)
    roofs.shingles(plate, slope, (1.1, 0.8), share=0.6)
    chimney = CAMERA.wall((5.4, 10.4, 5), (1, 0, 0))
    joinery.panel(plate, chimney, (0, -1.0, 1.3, 2.6), "paper", 0.26)
    joinery.panel(plate, chimney, (-0.12, 2.3, 1.42, 2.75), "paper", 0.22)
    joinery.panel(plate, CAMERA.wall((6.7, 10.4, 5), (0, 0, 1)), (0, -1.0, 1.2, 2.6), "ink", 0.26)


def _front(plate: Plate) -> None:
    """The gable of steps; three tall bays, each with its windows one over another."""
    face = _gable(CAMERA, 0, WIDE, EAVES, TOP, STEPS)
    face.lay(plate, "tint", 0.36)
    walls.bricks(plate, face, (1.6, 0.72), share=0.42, seed=3)
    wall = face.wall
    for u, top in ((0.85, 8.3), (3.1, 10.9), (5.35, 8.3)):
        _bay(plate, wall, u, 1.8, top)
    _door(plate, wall)
    rise, run = (TOP - EAVES) / STEPS, WIDE / 2 / (STEPS + 0.6)
    for k in range(STEPS + 1):
        for u in (run * k, WIDE - run * (k + 1)):
            v = EAVES + rise * (k + 1) - (0.2 * rise if k == STEPS else 0)
            wide = run if k < STEPS else run * 1.2
            joinery.panel(plate, wall, (u - 0.08, v - 0.1, u + wide + 0.08, v + 0.12), "paper", 0.2)


def _bay(plate: Plate, wall: Wall, u: float, wide: float, top: float) -> None:
    """A shallow recess up the whole front under a round arch, with three windows."""
    turn = np.linspace(0, np.pi, 15)
    arch = np.stack([u + wide / 2 * (1 + np.cos(turn)), top + wide / 2 * np.sin(turn)], axis=1)
    ring = np.vstack([[(u + wide, 3.4)], arch, [(u, 3.4)]])
    plate.shape(polygon(wall.at(ring)), fill="paper", stroke="ink", width=0.3, round_ends=True)
    shaded = np.vstack([[(u + 0.2, 3.4), (u + 0.2, top)], [(u, top), (u, 3.4)]])
    plate.fill(polygon(wall.at(shaded)))
    levels = [v for v in (3.9, 6.5, 9.1) if v + 1.7 < top + wide / 2]
    for v in levels:
        joinery.window(plate, wall, (u + 0.4, v, u + wide - 0.4, v + 1.75), (2, 3), 0.1)
        plate.stroke(polyline(wall.at([(u + 0.2, v - 0.25), (u + wide, v - 0.25)])), 0.24)


def _door(plate: Plate, wall: Wall) -> None:
    joinery.panel(plate, wall, (0, 2.95, WIDE, 3.2), "paper", 0.2)
    joinery.panel(plate, wall, (3.15, 0, 4.85, 2.75), "paper", 0.24)
    joinery.panel(plate, wall, (3.4, 0, 4.6, 2.1), "accent", 0.22)
    plate.fill(polygon(wall.quad(3.4, 2.2, 4.6, 2.6)))
    plate.stroke(polyline(wall.at([(4.0, 0), (4.0, 2.1)])), 0.17, "paper")
    for u in (0.9, 5.7):
        joinery.window(plate, wall, (u, 0.9, u + 1.4, 2.6), (3, 3), 0.12)


def _neighbor(plate: Plate) -> None:
    """A lower house to the left, plainer, and one behind to the right."""
    far = _gable(CAMERA, -6.3, 6.2, 5.6, 9.6, 5)
    far.lay(plate, edge=0.28)
    walls.bricks(plate, far, (1.5, 0.72), share=0.3, seed=6)
    for u in (0.7, 2.6, 4.5):
        for v in (0.9, 3.4, 5.9):
            if v < 5 or u == 2.6:
                joinery.window(plate, far.wall, (u, v, u + 1.0, v + 1.6), (2, 3), 0.1)


def _quay(plate: Plate) -> None:
    """The quay of cut stone and the canal."""
    along = np.linspace(-14, 24, 400)
    shown = CAMERA.at(np.stack([along, 0 * along, 0 * along - 3], axis=1))[:, 0]
    left, right = np.interp([0.4, 43.1], shown, along).tolist()
    edge = plane(CAMERA, [(left, -1.2, -3), (right, -1.2, -3), (right, 0, -3), (left, 0, -3)])
    street = [(left, 0, -3), (right, 0, -3), (right, 0, 0), (left, 0, 0)]
    plate.fill(polygon(CAMERA.at(street)), "paper")
    edge.lay(plate, edge=0)
    walls.bricks(plate, edge, (2.2, 0.8), share=0.62, seed=9)
    wall, long = edge.wall, float(edge.ring[:, 0].max())
    plate.fill(wall.line((0, 1.2), (long, 1.2), 0.1, 0.5, 0.5, 0.5, 0.1, n=40))
    plate.fill(wall.line((0, 0.98), (long, 0.98), 0.1, 0.2, 0.2, 0.1, n=40))
    plate.fill(wall.line((0.4, 0.0), (long - 0.4, 0.0), 0.1, 0.7, 0.9, 0.7, 0.1, n=40))
    _mooring(plate, wall, 3.0)
    _mooring(plate, wall, long - 3.4)
    grounds.shadow(
        plate, CAMERA.at([(WIDE, 0, 0), (WIDE + 3, 0, 0.6), (WIDE + 3.4, 0, 5), (WIDE, 0, 5)])
    )
    foot = edge.outline[:2].mean(axis=0)
    grounds.water(plate, float(foot[1]) + 1.25, 35.6, seed=3, dark=(10, 32))


def _mooring(plate: Plate, wall: Wall, u: float) -> None:
    """An iron bollard on the quay and the ring below it."""
    x, y = wall.at([(u, 1.25)])[0].tolist()
    plate.fill(
        polygon(
            [(x - 0.32, y + 0.3), (x - 0.24, y - 0.9), (x + 0.24, y - 0.9), (x + 0.32, y + 0.3)]
        )
    )
    plate.disc(x, y - 1.0, 0.42, fill="ink")
    plate.disc(x, y + 1.0, 0.36, fill="paper", stroke="ink", width=0.22)
