"""A Maya house of Yucatán: an oval of poles under lime and white earth, a steep roof of palm."""

from __future__ import annotations

import numpy as np

from generator.engraver.nations.houses import grounds, landscape, palms, trees, walls
from generator.engraver.nations.houses.camera import Camera
from generator.engraver.nations.houses.face import rectangle
from generator.engraver.nations.houses.plot import plot
from generator.engraver.nations.houses.turned import Turned, rings, straws
from generator.engraver.pathdata import polygon, polyline
from generator.engraver.plate import Plate

CAMERA = Camera(turn=0, far=24, eye=2.2, scale=66, x=21.4, y=25.4)
WALL = Turned(CAMERA, 0, 0, ((2.3, 0), (2.2, 2.3)), long=2.1)
ROOF = Turned(CAMERA, 0, 0, ((2.95, 1.95), (2.1, 3.6), (0.95, 5.6), (0.12, 6.7)), long=2.0)


def maya_house() -> Plate:
    """A house of America, 44 × 36 mm."""
    plate = plot("Maya house under palm thatch, Yucatán")
    landscape.sky(plate, 1.0, 43.0, 2.4, 18.0, seed=91)
    palms.palm(plate, 38.2, 30.0, 18.0, -1.4, 4.8)
    palms.palm(plate, 5.4, 29.6, 14.0, 0.8, 4.2)
    trees.shrub(plate, 36.0, 30.2, 2.6, 3.2, seed=4)
    landscape.turf(plate, 1, 43, 32.2, 35.6, 26, seed=19)
    grounds.shadow(plate, [(24, 30.8), (40, 29.6), (42, 31.0), (28, 32.6)])
    WALL.lay(plate, "light", 0.32)
    rings(plate, WALL, 12, 0.5)
    plate.fill(polygon(WALL.patch(-90, 0.62, 90, 1.0, 49)))
    _door(plate)
    ROOF.lay(plate, edge=0.36)
    straws(plate, ROOF, 58, layers=6, pitch=0.72, seed=4)
    ridge = ROOF.ring(1.0)
    plate.stroke(polyline(ridge), 1.1)
    plate.stroke(polyline(ridge - (0, 0.1)), 0.6, "paper")
    _wall(plate)
    return plate


def _door(plate: Plate) -> None:
    """The door in the middle of the long side, a footing of stones to both sides."""
    for start, end in ((-86, -16), (16, 86)):
        base = WALL.patch(start, 0, end, 0.17)
        plate.shape(polygon(base), fill="paper", stroke="ink", width=0.2)
        joints = [polyline(WALL.meridian(a, 0, 0.17, 3)) for a in np.linspace(start, end, 10)[1:-1]]
        plate.stroke("".join(joints), 0.18)
    plate.shape(polygon(WALL.patch(-15, 0, 15, 0.86)), fill="paper", stroke="ink", width=0.24)
    plate.shape(polygon(WALL.patch(-11.5, 0, 11.5, 0.8)), fill="ink", stroke="ink", width=0.22)
    plate.shape(polygon(WALL.patch(-11.5, 0, -1, 0.8)), fill="accent", stroke="ink", width=0.22)
    for a in (-8, -4.5):
        plate.stroke(polyline(WALL.meridian(a, 0.02, 0.78)), 0.17, "paper")


def _wall(plate: Plate) -> None:
    """The dry-laid wall of limestone round the yard, open before the door."""
    for left, right in ((-6.0, -1.6), (1.7, 6.2)):
        face = rectangle(CAMERA.wall((0, 0, -4.6), (1, 0, 0)), left, -0.1, right, 0.85)
        face.lay(plate, edge=0.3)
        walls.stones(plate, face, (1.5, 0.85), seed=11, width=0.2)
