"""A log cabin of the Blue Ridge: hewn logs dovetailed at the corners, a chimney of field stone."""

from __future__ import annotations

import numpy as np

from engraver.nations.houses import grounds, joinery, landscape, roofs, trees, walls
from engraver.nations.houses.block import Broadside
from engraver.nations.houses.camera import Camera
from engraver.nations.houses.face import plane, rectangle
from engraver.nations.houses.plot import plot
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate

CAMERA = Camera(turn=32, far=21, eye=2.5, scale=70, x=25.0, y=25.6, pivot=8.0)
HOUSE = Broadside(CAMERA, 8.0, 6.0, 3.4, 2.9, over=0.55, verge=0.5, thick=0.24)
LOGS = 8


def log_cabin() -> Plate:
    """A house of America, 44 × 36 mm."""
    plate = plot("Log cabin, Blue Ridge, Virginia")
    trees.broadleaf(plate, 40.0, 30.0, 3.6, 14.0, seed=31)
    trees.broadleaf(plate, 3.6, 30.2, 2.7, 11.0, seed=33)
    landscape.turf(plate, seed=13)
    grounds.shadow(plate, CAMERA.at([(8, 0, 0), (11, 0, 1), (11.4, 0, 6), (8, 0, 6)]))
    _gable(plate)
    _front(plate)
    HOUSE.slope.lay(plate, "tint", 0.32)
    roofs.shingles(plate, HOUSE.slope, (1.0, 1.25), share=1.0, width=0.24)
    HOUSE.eaves_board(plate, 0.4)
    HOUSE.barge(plate)
    _chimney(plate)
    _fence(plate)
    return plate


def _gable(plate: Plate) -> None:
    """The end in shade: logs to the eaves, upright boards above."""
    HOUSE.side.lay(plate)
    walls.planks(plate, HOUSE.side, 0.62, 0.34)
    wall = HOUSE.side.wall
    face = rectangle(wall, 0, 0, 6.0, 3.4)
    face.lay(plate)
    walls.shade(plate, face, 0.78, face.scale()[1] * 3.4 / LOGS)


def _front(plate: Plate) -> None:
    """The lit front: logs, the plank door on its stone, a window with a shutter."""
    face = rectangle(HOUSE.front.wall, 0, 0, 8.0, 3.4)
    face.lay(plate, edge=0.3)
    step = 3.4 / LOGS
    wall = face.wall
    for k in range(LOGS):
        joinery.panel(plate, wall, (0, step * k + 0.08, 8.0, step * (k + 1) - 0.08), "paper", 0.2)
        notch = 0.14 if k % 2 else -0.05
        for u in (0.0, 7.55):
            tail = [
                (u, step * k + 0.05 + notch),
                (u + 0.45, step * k + 0.05),
                (u + 0.45, step * (k + 1) - 0.05),
                (u, step * (k + 1) - 0.05 + notch),
            ]
            plate.fill(polygon(wall.at(tail)), "ink") if k % 2 else plate.stroke(
                polygon(wall.at(tail)), 0.18
            )
    walls.weathered(plate, face, 30, seed=5, tone=0.2)
    joinery.panel(plate, wall, (3.2, 0, 4.9, 2.5), "paper", 0.24)
    joinery.panel(plate, wall, (3.5, 0, 4.6, 2.16), "accent", 0.24)
    walls.planks(plate, rectangle(wall, 3.5, 0, 4.6, 2.16), 0.8, 0.17)
    for v in (0.45, 1.75):
        plate.stroke(polyline(wall.at([(3.5, v), (4.6, v)])), 0.26)
    joinery.window(plate, wall, (5.7, 1.0, 6.7, 2.1), (3, 2), 0.14)
    joinery.window(plate, wall, (1.2, 1.0, 2.2, 2.1), (3, 2), 0.14)
    plate.fill(polygon(wall.quad(0, 2.6, 8.0, 3.4)))
    stone = plane(CAMERA, [(3.1, 0, -0.9), (5.0, 0, -0.9), (5.0, 0.22, -0.9), (3.1, 0.22, -0.9)])
    stone.lay(plate, edge=0.26)


def _chimney(plate: Plate) -> None:
    """The chimney outside the gable: broad below, shouldered, above the ridge."""
    x, near, far, out = 8.0, 1.9, 4.3, 1.15
    for low, top, inset in ((0.0, 2.7, 0.0), (2.7, 7.6, 0.45)):
        a, b = near + inset, far - inset
        end = plane(
            CAMERA, [(x + out, low, a), (x + out, low, b), (x + out, top, b), (x + out, top, a)]
        )
        end.lay(plate, "paper", 0.3)
        walls.stones(plate, end, (1.4, 0.95), seed=4, width=0.22)
        walls.shade(plate, end, 0.5, 0.6)
        front = plane(CAMERA, [(x, low, a), (x + out, low, a), (x + out, top, a), (x, top, a)])
        front.lay(plate, "paper", 0.3)
        walls.stones(plate, front, (1.2, 0.95), seed=7)
    cap = plane(
        CAMERA,
        [(x - 0.1, 7.3, 2.2), (x + 1.3, 7.3, 2.2), (x + 1.3, 7.65, 2.2), (x - 0.1, 7.65, 2.2)],
    )
    cap.lay(plate, edge=0.26)
    end = plane(
        CAMERA,
        [(x + 1.3, 7.3, 2.2), (x + 1.3, 7.3, 4.0), (x + 1.3, 7.65, 4.0), (x + 1.3, 7.65, 2.2)],
    )
    end.lay(plate, "ink")
    landscape.smoke(plate, *CAMERA.at([(8.6, 7.8, 3.1)])[0])


def _fence(plate: Plate) -> None:
    """A worm fence of split rails, laid zigzag without a post."""
    corners = [(2.0, 33.2), (5.2, 34.6), (9.0, 33.2), (12.8, 34.6), (16.4, 33.4)]
    for k in range(4):
        (x0, y0), (x1, y1) = corners[k], corners[k + 1]
        for j in range(4):
            lift = 0.78 * j + (0.39 if k % 2 else 0)
            rail = np.array([(x0 - 0.5, y0 - lift), (x1 + 0.5, y1 - lift)])
            plate.stroke(polyline(rail), 0.62)
            plate.stroke(polyline(rail - (0, 0.06)), 0.3, "paper")
