"""A trullo of Alberobello: whitewashed walls under cones of dry-laid limestone slabs."""

from __future__ import annotations

import numpy as np

from engraver.nations.houses import grounds, joinery, landscape, trees, walls
from engraver.nations.houses.camera import Camera, Wall
from engraver.nations.houses.face import plane, rectangle
from engraver.nations.houses.jars import jar
from engraver.nations.houses.plot import plot
from engraver.nations.houses.turned import Turned, blocks, rings
from engraver.technique.pathdata import Points, dot, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import rim

CAMERA = Camera(turn=30, far=22, eye=2.2, scale=80, x=30.2, y=25.4, pivot=8.2)
WIDE, DEEP, TOP = 8.8, 5.0, 2.5
#: The doorway's bay: from where to where, how far it stands out, its height and its gable's, m.
LEFT, RIGHT, OUT, HEAD, GABLE = 1.3, 4.1, 0.55, 2.7, 3.9


def trullo() -> Plate:
    """A house of Europe, 44 × 36 mm."""
    plate = plot("Trullo, Alberobello, Apulia")
    trees.broadleaf(plate, 40.0, 30.0, 3.2, 10.5, seed=5)
    _yard(plate)
    landscape.turf(plate, seed=19)
    grounds.shadow(plate, CAMERA.at([(WIDE, 0, 0), (11.6, 0, 1), (12, 0, 5), (WIDE, 0, 5)]))
    _cone(plate, 6.4, 6.4, 2.0, 6.4)
    _walls(plate)
    _cone(plate, 6.6, 2.3, 2.0, 6.0)
    _cone(plate, 2.6, 2.4, 2.5, 7.4)
    _symbol(plate, (19.5, 18.7))
    _bay(plate)
    jar(plate, 20.4, 33.9, 2.7)
    jar(plate, 22.7, 34.2, 1.9)
    return plate


def _cone(plate: Plate, x: float, z: float, radius: float, top: float) -> None:
    """A cone of gray slabs on its round eaves, a white cap and its pinnacle."""
    bow = [
        (radius * (1 - q) ** 0.94 + 0.16, TOP - 0.1 + (top - TOP) * q) for q in np.linspace(0, 1, 9)
    ]
    solid = Turned(CAMERA, x, z, tuple(bow))
    solid.lay(plate, edge=0.3)
    courses = round(2.6 * (top - TOP))
    blocks(plate, solid, courses, 15, 0.24, seed=int(10 * radius))
    rings(plate, solid, courses, 0.5)
    sides = solid.meridian(-90), solid.meridian(90)[::-1]
    rim(plate, np.vstack(sides), 0.26, 0.56, closed=False)
    cap = Turned(CAMERA, x, z, ((0.6, top - 0.9), (0.24, top + 0.1), (0.12, top + 0.3)))
    cap.lay(plate, "light", 0.24)
    px, py = CAMERA.at([(x, top + 0.55, z)])[0]
    plate.disc(px, py, 0.76, fill="ink")
    plate.fill(dot(px - 0.14, py - 0.16, 0.5), "light")


def _symbol(plate: Plate, middle: tuple[float, float]) -> None:
    """The cross in its ring that is painted on the slabs in lime."""
    x, y = middle
    plate.disc(x, y, 1.66, fill="ink")
    plate.disc(x, y, 1.36, stroke="light", width=0.34)
    for a, b in ((0.0, 1.0), (1.0, 0.0)):
        plate.stroke(
            polyline([(x - 0.8 * a, y - 0.8 * b), (x + 0.8 * a, y + 0.8 * b)]), 0.42, "light"
        )


def _walls(plate: Plate) -> None:
    """The walls, white where the sun is, and under the slabs the shade they throw."""
    side = plane(CAMERA, [(WIDE, 0, 0), (WIDE, 0, DEEP), (WIDE, TOP, DEEP), (WIDE, TOP, 0)])
    side.lay(plate)
    walls.shade(plate, side, 0.62, 0.48)
    plate.fill(polygon(side.wall.quad(0, TOP - 0.3, DEEP, TOP)))
    front = plane(CAMERA, [(0, 0, 0), (WIDE, 0, 0), (WIDE, TOP, 0), (0, TOP, 0)])
    front.lay(plate, "light", 0.34)
    wall = front.wall
    joinery.window(plate, wall, (5.5, 1.05, 6.4, 1.85), (2, 2), 0.16)
    joinery.panel(plate, wall, (5.2, 0.72, 6.7, 0.86), "paper", 0.18)
    plate.fill(polygon(wall.quad(0, TOP - 0.35, WIDE, TOP)))
    bench = CAMERA.wall((6.7, 0, -0.5), (1, 0, 0))
    seat = CAMERA.at([(6.7, 0.5, -0.5), (8.4, 0.5, -0.5), (8.4, 0.5, 0), (6.7, 0.5, 0)])
    joinery.panel(plate, CAMERA.wall((8.4, 0, -0.5), (0, 0, 1)), (0, 0, 0.5, 0.5), "ink")
    joinery.panel(plate, bench, (0, 0, 1.7, 0.5), "paper", 0.22)
    joinery.area(plate, seat, "light", 0.2)


def _bay(plate: Plate) -> None:
    """The doorway's bay: an arch under a steep gable, coped with slabs."""
    wall = CAMERA.wall((0, 0, -OUT), (1, 0, 0))
    end = CAMERA.wall((RIGHT, 0, -OUT), (0, 0, 1))
    middle = (LEFT + RIGHT) / 2
    joinery.panel(plate, end, (0, 0, OUT, HEAD), "ink", 0.24)
    gable = [(LEFT, 0), (RIGHT, 0), (RIGHT, HEAD), (middle, GABLE), (LEFT, HEAD)]
    plate.shape(polygon(wall.at(gable)), fill="light", stroke="ink", width=0.32, round_ends=True)
    coping = [(LEFT - 0.14, HEAD - 0.1), (middle, GABLE), (RIGHT + 0.14, HEAD - 0.1)]
    plate.stroke(polyline(wall.at(coping)), 0.9)
    plate.stroke(polyline(wall.at(coping)), 0.42, "paper")
    plate.shape(polygon(_arch(wall, middle, 0.98, 1.45)), fill="ink", stroke="ink", width=0.2)
    joinery.panel(plate, wall, (middle - 0.6, 0, middle + 0.72, 2.0), "accent", 0.24)
    walls.planks(plate, rectangle(wall, middle - 0.6, 0, middle + 0.72, 2.0), 0.8, 0.18)
    plate.stroke(polyline(wall.at([(middle - 0.6, 2.0), (middle + 0.72, 2.0)])), 0.5)
    niche = wall.at([(middle, 3.05)])[0]
    plate.disc(float(niche[0]), float(niche[1]), 0.42, fill="ink")
    step = CAMERA.wall((middle - 0.9, 0, -OUT - 0.4), (1, 0, 0))
    joinery.panel(plate, step, (0, -0.05, 2.1, 0.16), "paper", 0.22)


def _arch(wall: Wall, u: float, half: float, spring: float) -> Points:
    turn = np.linspace(0, np.pi, 17)
    curve = np.stack([u + half * np.cos(turn), spring + half * np.sin(turn)], axis=1)
    return wall.at(np.vstack([[(u + half, 0)], curve, [(u - half, 0)]]))


def _yard(plate: Plate) -> None:
    """A dry wall of field stones round the yard to the left, an olive behind it."""
    trees.broadleaf(plate, 4.6, 29.4, 3.2, 9.0, seed=12)
    face = rectangle(CAMERA.wall((-3.2, 0, 1.2), (1, 0, 0)), 0, 0, 3.2, 1.0)
    face.lay(plate, edge=0.3)
    walls.stones(plate, face, (1.5, 0.9), seed=15, width=0.18)
