"""A cedar house of Haida Gwaii: a broad gable of upright planks, beams under roof boards."""

from __future__ import annotations

import numpy as np

from engraver.nations.houses import grounds, landscape, roofs, trees, walls
from engraver.nations.houses.block import Gabled
from engraver.nations.houses.camera import Camera
from engraver.nations.houses.face import rectangle
from engraver.nations.houses.plot import plot
from engraver.technique.curves import spline
from engraver.technique.pathdata import dot, polygon, polyline, settled
from engraver.technique.plate import Plate
from engraver.technique.solids import rim
from engraver.technique.swell import swell

CAMERA = Camera(turn=25, far=28, eye=3.4, scale=69, x=28.4, y=22.0, pivot=12)
HOUSE = Gabled(CAMERA, 12.0, 11.0, 3.0, 2.7, over=0.7, verge=1.1, thick=0.42)

#: The firs behind the house: x, foot, half width and height, mm.
FIRS = (
    (3, 26, 2.4, 15),
    (7.4, 24.5, 2.8, 19),
    (12, 24, 2.4, 16),
    (17, 23, 2.7, 18.5),
    (22, 23, 2.2, 15),
    (27, 23, 2.6, 17.5),
    (32, 23.4, 2.4, 15),
    (36.6, 25, 2.7, 18),
    (41, 27, 2.2, 14.5),
)


def plank_house() -> Plate:
    """A house of America, 44 × 36 mm."""
    plate = plot("Cedar plank house, Haida Gwaii")
    for x, foot, wide, tall in FIRS:
        trees.fir(plate, x, foot, wide, tall, seed=int(x))
    shade = [(12, 0, 0), (15, 0, 1), (16, 0, 11), (12, 0, 11)]
    grounds.shadow(plate, CAMERA.at(shade))
    HOUSE.side.lay(plate)
    walls.shade(plate, HOUSE.side, 0.6, 0.5)
    plate.fill(polygon(HOUSE.side.wall.quad(0, 2.2, 11, 3.0)))
    HOUSE.soffit(plate)
    _front(plate)
    _roof(plate)
    landscape.turf(plate, seed=9)
    _canoe(plate)
    return plate


def _front(plate: Plate) -> None:
    """The front of split planks between corner posts, the oval door, the beam ends."""
    front = HOUSE.front
    front.lay(plate, edge=0.34)
    walls.planks(plate, front, 1.25, 0.3)
    walls.grain(plate, front, 1.25, seed=7)
    wall = front.wall
    eaves = [(0, 3.0), (6, 5.7), (12, 3.0), (12, 2.65), (6, 5.25), (0, 2.65)]
    plate.fill(polygon(wall.at(eaves)))
    plate.fill(polygon(wall.at([(6, 5.0), (12, 2.4), (12, 2.7), (6, 5.3)])))
    for u in (0.0, 11.2):
        post = rectangle(wall, u, 0, u + 0.8, 3.25)
        post.lay(plate, edge=0.26)
        walls.planks(plate, post, 0.5, 0.2)
    turn = np.linspace(0, 2 * np.pi, 33)
    for grow, ink in ((0.28, "paper"), (0.0, "ink")):
        oval = np.stack(
            [6 + (0.72 + grow) * np.cos(turn), 1.25 + (1.05 + grow) * np.sin(turn)], axis=1
        )
        plate.shape(polygon(wall.at(oval)), fill=ink, stroke="ink", width=0.26)
    mat = np.stack([6 + 0.72 * np.cos(turn), 1.25 + 1.05 * np.sin(turn)], axis=1)
    half = mat[mat[:, 0] > 6.0]
    plate.fill(polygon(wall.at(half[np.argsort(settled(half[:, 1]), kind="stable")])), "accent")
    for u in (1.1, 2.9, 4.7, 7.3, 9.1, 10.9):
        _beam(plate, u, 3.0 + 2.7 * (1 - abs(u - 6) / 6) - 0.62)


def _beam(plate: Plate, u: float, v: float) -> None:
    """The end of one of the six roof beams, that stands out before the gable."""
    root, end = CAMERA.at([(u, v, 0.0), (u, v, -0.8)])
    for low, high, ink in ((-0.7, 0.7, "paper"), (0.0, 0.7, "ink")):
        side = [
            np.add(p, (0, v))
            for p, v in zip((root, end, end, root), (low, low, high, high), strict=True)
        ]
        plate.shape(polygon(side), fill=ink, stroke="ink", width=0.2)
    x, y = end.tolist()
    plate.shape(dot(x, y, 0.7), fill="paper", stroke="ink", width=0.26)
    plate.fill(dot(x + 0.06, y + 0.06, 0.2))


def _roof(plate: Plate) -> None:
    """Long split boards down the slope, stones to hold them, the smoke hole with its shutter."""
    slope = HOUSE.slope
    slope.lay(plate, "tint", 0.32)
    roofs.planked(plate, slope, 1.15, 0.22)
    wide, high = slope.ring.max(axis=0)
    wall = slope.wall
    for v in (0.3, 0.72):
        plate.fill(polygon(wall.bar((0, v * high), (wide, v * high), 0.2)))
    HOUSE.eaves_board(plate, 0.55)
    HOUSE.barge(plate, "paper", 0.26)
    flap = rectangle(CAMERA.wall((6.6, 5.35, 4.2), (0, 0, 1), (-0.35, 1, 0)), 0, 0, 2.4, 1.7)
    flap.lay(plate, edge=0.28)
    walls.planks(plate, flap, 0.7, 0.2)


def _canoe(plate: Plate) -> None:
    """A dugout canoe drawn up on the beach, its prow high."""
    sheer = spline(
        [(3.2, 30.6), (5.4, 31.6), (11, 32.3), (18, 32.1), (22.4, 30.8), (24.6, 29.2)], 8
    )
    keel = spline(
        [(24.6, 29.2), (23.8, 31.6), (20.6, 33.7), (12, 34.2), (5.6, 33.7), (3.2, 30.6)], 8
    )
    plate.fill(polygon(np.vstack([sheer, keel])), "paper")
    shade = []
    for k in range(3):
        q = 0.38 + 0.22 * k
        course = keel[::-1] * q + sheer[: len(keel)] * (1 - q) if len(keel) == len(sheer) else keel
        shade.append(swell(course, (0.17 + 0.08 * k) * np.sin(np.linspace(0, np.pi, len(course)))))
    plate.fill("".join(shade))
    lip = np.add(sheer, (0, 0.62))
    plate.fill(polygon(np.vstack([sheer, lip[::-1]])), "accent")
    rim(plate, np.vstack([sheer, keel[1:-1]]), 0.24, 0.5)
    plate.stroke(polyline(lip), 0.18)
    grounds.shadow(plate, [(6, 34.1), (24, 33.7), (28, 34.2), (20, 35.0), (8, 35.0)])
