"""A chalet of the Bernese Oberland: a broad low gable of squared timber on a stone cellar."""

from __future__ import annotations

import numpy as np

from engraver.nations.houses import grounds, joinery, landscape, roofs, trees, walls
from engraver.nations.houses.block import Gabled
from engraver.nations.houses.camera import Camera
from engraver.nations.houses.face import rectangle
from engraver.nations.houses.plot import plot
from engraver.technique.pathdata import dot, polygon
from engraver.technique.plate import Plate

CAMERA = Camera(turn=24, far=24, eye=3.0, scale=60, x=25.6, y=26.4, pivot=10)
#: The cellar of stone; the floor of the upper story.
CELLAR, FLOOR = 1.7, 4.1
HOUSE = Gabled(CAMERA, 10.4, 9.0, 5.6, 2.7, over=1.5, verge=1.6, thick=0.36)


def chalet() -> Plate:
    """A house of Europe, 44 × 36 mm."""
    plate = plot("Chalet, Bernese Oberland, Switzerland")
    trees.fir(plate, 39.6, 30.0, 2.6, 15.5, seed=4)
    trees.fir(plate, 42.0, 31.0, 1.9, 11.0, seed=7)
    trees.fir(plate, 2.6, 30.4, 2.0, 11.0, seed=9)
    landscape.turf(plate, seed=9)
    grounds.shadow(plate, CAMERA.at([(10.4, 0, 0), (15, 0, 1), (16, 0, 9), (10.4, 0, 9)]))
    _walls(plate)
    HOUSE.soffit(plate)
    _gable(plate)
    _balcony(plate)
    HOUSE.slope.lay(plate, "tint", 0.3)
    roofs.shingles(plate, HOUSE.slope, (1.5, 0.95), share=0.6)
    HOUSE.eaves_board(plate, 0.45)
    HOUSE.barge(plate)
    _stones(plate)
    return plate


def _walls(plate: Plate) -> None:
    HOUSE.side.lay(plate)
    wall = HOUSE.side.wall
    walls.shade(plate, rectangle(wall, 0, CELLAR, 9, 5.6), 0.66, 0.5)
    walls.stones(plate, rectangle(wall, 0, 0, 9, CELLAR), (1.5, 0.9), width=0.24)
    walls.shade(plate, rectangle(wall, 0, 0, 9, CELLAR), 0.4, 0.9)
    for u in (2.0, 5.6):
        joinery.window(plate, wall, (u, 2.4, u + 1.0, 3.5), (2, 2))


def _gable(plate: Plate) -> None:
    """The front: stone below, timber above, rows of small windows with shutters."""
    front = HOUSE.front
    front.lay(plate)
    walls.boards(plate, front, 0.62, 0.15)
    wall = front.wall
    cellar = rectangle(wall, 0, 0, 10.4, CELLAR)
    cellar.lay(plate)
    walls.stones(plate, cellar, (1.5, 0.85), seed=5)
    joinery.panel(plate, wall, (4.5, 0, 5.9, 1.5), fill="ink")
    joinery.panel(plate, wall, (4.7, 0, 5.7, 1.35), fill="accent")
    for u in (1.0, 7.6):
        joinery.panel(plate, wall, (u, 0.5, u + 1.5, 1.15), fill="ink")
    for u in (0.75, 2.55, 4.55, 6.55, 8.35):
        _shuttered(plate, u, 2.25, 3.45)
    for u in (2.55, 4.55, 6.55):
        _shuttered(plate, u, 4.6, 5.8)
    joinery.window(plate, wall, (4.75, 6.55, 5.65, 7.3), (2, 2), frame=0.1)
    eaves = [(0, 5.6), (5.2, 8.3), (10.4, 5.6), (10.4, 5.0), (5.2, 7.7), (0, 5.0)]
    plate.fill(polygon(wall.at(eaves)))


def _shuttered(plate: Plate, u: float, low: float, high: float) -> None:
    """A window of small panes between two open shutters."""
    wall = HOUSE.front.wall
    joinery.window(plate, wall, (u + 0.35, low, u + 0.95, high), (2, 3), frame=0.08)
    for start in (u - 0.14, u + 1.11):
        joinery.panel(plate, wall, (start, low, start + 0.33, high), "accent", 0.14)


def _balcony(plate: Plate) -> None:
    """The gallery across the front under the upper windows, its rail of sawn boards."""
    rail = rectangle(CAMERA.wall((0, 0, -0.9), (1, 0, 0)), 0, FLOOR - 0.25, 10.4, FLOOR + 0.62)
    rail.lay(plate, edge=0.24)
    walls.planks(plate, rail, 0.62, 0.2)
    wall = rail.wall
    for v in (FLOOR - 0.25, FLOOR + 0.5):
        joinery.panel(plate, wall, (-0.1, v, 10.5, v + 0.16))
    under = HOUSE.front.wall.quad(0, FLOOR - 0.5, 10.4, FLOOR - 0.16)
    plate.fill(polygon(under))
    plate.fill("".join(polygon(wall.quad(u, FLOOR - 0.25, u + 0.2, 6.2)) for u in (0, 10.2)))


def _stones(plate: Plate) -> None:
    """The stones that hold the shingles down."""
    slope = HOUSE.slope
    wall, (wide, high) = slope.wall, slope.ring.max(axis=0)
    for v in (0.22, 0.55, 0.86):
        for u in np.linspace(0.08, 0.92, 4) * wide:
            x, y = wall.at([(u, v * high)])[0]
            plate.shape(dot(x, y, 0.38), fill="paper", stroke="ink", width=0.2)
