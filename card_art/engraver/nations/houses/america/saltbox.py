"""A New England saltbox of about 1700: two stories before, one behind, a great central chimney."""

from __future__ import annotations

import numpy as np

from engraver.nations.houses import grounds, joinery, landscape, roofs, trees
from engraver.nations.houses.camera import Camera
from engraver.nations.houses.face import rectangle
from engraver.nations.houses.plot import plot
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch

#: Front and depth of the house; eaves; where and how high the ridge runs; the low eaves behind.
FRONT, DEPTH, EAVES, RIDGE, TOP, BACK = 11.6, 9.4, 5.5, 3.0, 8.6, 2.4

CAMERA = Camera(turn=33, far=18.5, eye=2.0, scale=50, x=28.4, y=26.2, pivot=FRONT)
FACE = CAMERA.wall((0, 0, 0), (1, 0, 0))
GABLE = CAMERA.wall((FRONT, 0, 0), (0, 0, 1))


def saltbox() -> Plate:
    """The house of America, 44 × 36 mm."""
    plate = plot("Saltbox house, Massachusetts")
    trees.broadleaf(plate, 39.2, 28.9, 3.6, 18.5, seed=3)
    trees.broadleaf(plate, 3.9, 28.9, 3.2, 10.5, seed=8)
    landscape.turf(plate, seed=5)
    _shadow(plate)
    _front(plate)
    _gable(plate)
    _roof(plate)
    _chimney(plate)
    return plate


def _shadow(plate: Plate) -> None:
    corner = [(FRONT, 0, 0), (FRONT + 3.6, 0, 2), (FRONT + 4.2, 0, DEPTH), (FRONT, 0, DEPTH)]
    grounds.shadow(plate, CAMERA.at(corner))


def _front(plate: Plate) -> None:
    """The lit front: clapboards, nine windows, the door and its pediment."""
    joinery.panel(plate, FACE, (0, 0, FRONT, EAVES), width=0.2)
    joinery.boards(
        plate, FACE, 0.29, EAVES, lambda _v: (0, FRONT), lambda v: 0.13 + 0.16 * max(0, v - 4.7)
    )
    joinery.panel(plate, FACE, (0, 0, FRONT, 0.35))
    hatch(plate, FACE.quad(0, 0, FRONT, 0.35), 0.35, angle=np.pi / 2, gap=0.5)
    for u in (0.0, FRONT - 0.25):
        joinery.panel(plate, FACE, (u, 0.35, u + 0.25, EAVES))
    for u in (0.95, 3.05, 5.3, 7.55, 9.65):
        joinery.window(plate, FACE, (u, 3.35, u + 1.0, 4.85), (2, 3))
    for u in (0.95, 3.05, 7.55, 9.65):
        joinery.window(plate, FACE, (u, 0.95, u + 1.0, 2.5), (2, 3))
    _door(plate)


def _door(plate: Plate) -> None:
    joinery.panel(plate, FACE, (4.95, 0, 6.65, 2.5))
    joinery.panel(plate, FACE, (5.3, 0.12, 6.3, 2.15), fill="accent")
    for u0, u1 in ((5.42, 5.74), (5.86, 6.18)):
        for v0, v1 in ((0.3, 0.85), (1.0, 1.95)):
            plate.stroke(polygon(FACE.quad(u0, v0, u1, v1)), 0.13, "paper")
    joinery.area(plate, FACE.at([(4.75, 2.5), (6.85, 2.5), (5.8, 3.1)]), "paper")
    joinery.area(plate, FACE.at([(5.2, 2.6), (6.4, 2.6), (5.8, 2.96)]), "ink")


def _gable(plate: Plate) -> None:
    """The shaded end: the long back slope that gives the house its name."""
    end = [(0, 0), (DEPTH, 0), (DEPTH, BACK), (RIDGE, TOP), (0, EAVES)]
    joinery.area(plate, GABLE.at(end), width=0.2)
    joinery.boards(plate, GABLE, 0.29, TOP, _gable_reach, lambda v: 0.3 + 0.016 * v)
    for u, v in ((1.0, 0.95), (4.6, 0.95), (1.0, 3.35), (3.9, 3.35)):
        joinery.window(plate, GABLE, (u, v, u + 1.0, v + 1.5), (2, 3))
    joinery.window(plate, GABLE, (2.6, 6.1, 3.4, 7.0), (2, 2))


def _gable_reach(v: float) -> tuple[float, float]:
    """From where to where the gable reaches at the height v."""
    start = 0.0 if v < EAVES else RIDGE * (v - EAVES) / (TOP - EAVES)
    end = DEPTH if v < BACK else RIDGE + (DEPTH - RIDGE) * (TOP - v) / (TOP - BACK)
    return start, end


def _roof(plate: Plate) -> None:
    """The front slope, shingled, and the barge boards of the gable."""
    over = 0.35
    rise = (0, TOP - EAVES + 0.12, RIDGE + 0.3)
    wall = CAMERA.wall((-over, EAVES - 0.12, -0.3), (1, 0, 0), np.array(rise) / 14)
    joinery.panel(plate, wall, (0, 0, FRONT + 2 * over, 14), width=0.22)
    slope = rectangle(wall, 0, 0, FRONT + 2 * over, 14)
    roofs.shingles(plate, slope, (1.0, 0.78), width=0.2)
    _barge(plate, over)
    plate.stroke(polyline(wall.at([(0, 14), (FRONT + 2 * over, 14)])), 0.4)
    plate.stroke(polyline(wall.at([(0, 0), (FRONT + 2 * over, 0)])), 0.5)


def _barge(plate: Plate, over: float) -> None:
    x = FRONT + over
    line: list[Points] = [
        CAMERA.at([(x, EAVES - 0.12 - d, -0.3), (x, TOP - d, RIDGE), (x, BACK - d, DEPTH + 0.3)])
        for d in (0, 0.46)
    ]
    joinery.area(plate, np.vstack([line[0], line[1][::-1]]))


def _chimney(plate: Plate) -> None:
    near, far, top = RIDGE - 0.9, RIDGE + 0.8, 10.4
    left, right = 4.8, 6.8
    foot = EAVES + (TOP - EAVES) * near / RIDGE
    front = CAMERA.wall((0, 0, near), (1, 0, 0))
    side = CAMERA.wall((right, 0, 0), (0, 0, 1))
    joinery.bricks(plate, side, (near, foot + 0.2, far, top), 8, 2, shade=0.6)
    joinery.bricks(plate, front, (left, foot, right, top), 8, 3, shade=0)
    for v in (top - 0.5, top - 0.15):
        lip = CAMERA.wall((0, 0, near - 0.12), (1, 0, 0))
        joinery.panel(plate, lip, (left - 0.12, v, right + 0.12, v + 0.22))
        lip = CAMERA.wall((right + 0.12, 0, 0), (0, 0, 1))
        joinery.panel(plate, lip, (near - 0.12, v, far + 0.12, v + 0.22), fill="ink")
    landscape.smoke(plate, *CAMERA.at([(5.8, top + 0.1, RIDGE)])[0])
