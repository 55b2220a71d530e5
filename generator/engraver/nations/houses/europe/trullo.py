"""A trullo of Alberobello: whitewashed walls under cones of dry-laid limestone slabs."""

from __future__ import annotations

import numpy as np

from generator.engraver.nations.houses import grounds, joinery, landscape, trees, walls
from generator.engraver.nations.houses.camera import Camera
from generator.engraver.nations.houses.face import plane, rectangle
from generator.engraver.nations.houses.plot import plot
from generator.engraver.nations.houses.turned import Turned, blocks, rings
from generator.engraver.pathdata import dot, polygon
from generator.engraver.plate import Plate

CAMERA = Camera(turn=28, far=22, eye=2.2, scale=74, x=29.0, y=25.7, pivot=8.2)
WIDE, DEEP, TOP = 8.6, 5.0, 2.5


def trullo() -> Plate:
    """A house of Europe, 44 × 36 mm."""
    plate = plot("Trullo, Alberobello, Apulia")
    landscape.sky(plate, 1.0, 43.0, 2.4, 20.0, seed=5)
    trees.broadleaf(plate, 39.6, 30.0, 3.6, 11, seed=5)
    _yard(plate)
    landscape.turf(plate, 1, 43, 32.0, 35.6, 40, seed=19)
    grounds.shadow(plate, CAMERA.at([(WIDE, 0, 0), (11.6, 0, 1), (12, 0, 5), (WIDE, 0, 5)]))
    _cone(plate, 6.2, 6.4, 2.0, 6.2)
    _walls(plate)
    _cone(plate, 2.4, 2.4, 2.4, 7.0)
    _cone(plate, 6.5, 2.3, 2.0, 6.0)
    return plate


def _cone(plate: Plate, x: float, z: float, radius: float, top: float) -> None:
    """A cone of slabs on its round eaves, a white cap and its pinnacle."""
    bow = [
        (radius * (1 - q) ** 0.94 + 0.16, TOP - 0.1 + (top - TOP) * q) for q in np.linspace(0, 1, 9)
    ]
    solid = Turned(CAMERA, x, z, tuple(bow))
    solid.lay(plate, edge=0.3)
    blocks(plate, solid, 11, 17, 0.2, seed=int(10 * radius))
    rings(plate, solid, 11, 0.44, high=0.8)
    cap = Turned(CAMERA, x, z, ((0.52, top - 0.8), (0.2, top + 0.1), (0.12, top + 0.3)))
    cap.lay(plate, "light", 0.22)
    px, py = CAMERA.at([(x, top + 0.55, z)])[0]
    plate.disc(px, py, 0.68, fill="ink")
    plate.fill(dot(px - 0.12, py - 0.14, 0.46), "light")


def _walls(plate: Plate) -> None:
    side = plane(CAMERA, [(WIDE, 0, 0), (WIDE, 0, DEEP), (WIDE, TOP, DEEP), (WIDE, TOP, 0)])
    side.lay(plate)
    walls.shade(plate, side, 0.62, 0.48)
    front = plane(CAMERA, [(0, 0, 0), (WIDE, 0, 0), (WIDE, TOP, 0), (0, TOP, 0)])
    front.lay(plate, "light")
    walls.weathered(plate, front, 14, seed=3)
    joinery.panel(plate, front.wall, (2.2, 0, 3.8, 2.3), "paper", 0.2)
    joinery.panel(plate, front.wall, (2.5, 0, 3.5, 2.05), "accent", 0.2)
    walls.planks(plate, rectangle(front.wall, 2.5, 0, 3.5, 2.05), 0.8, 0.16)
    joinery.window(plate, front.wall, (5.6, 1.1, 6.5, 1.9), (2, 2), 0.16)
    plate.fill(polygon(front.wall.quad(0, TOP - 0.35, WIDE, TOP)))


def _yard(plate: Plate) -> None:
    """A dry wall of field stones round the yard to the left, an olive behind it."""
    trees.broadleaf(plate, 4.6, 29.6, 3.4, 9.0, seed=12)
    face = rectangle(CAMERA.wall((-3.6, 0, 1.2), (1, 0, 0)), 0, 0, 3.6, 1.0)
    face.lay(plate, edge=0.3)
    walls.stones(plate, face, (1.5, 0.9), seed=15, width=0.18)
