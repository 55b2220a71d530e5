"""A blackhouse of Lewis: thick drystone walls, rounded thatch roped down with stones."""

from __future__ import annotations

import numpy as np

from generator.engraver.curves import spline
from generator.engraver.nations.houses import grounds, joinery, landscape, roofs, walls
from generator.engraver.nations.houses.camera import Camera
from generator.engraver.nations.houses.face import plane, rectangle
from generator.engraver.nations.houses.plot import plot
from generator.engraver.pathdata import Points, dot, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.solids import rim

CAMERA = Camera(turn=22, far=25, eye=3.1, scale=84, x=33.4, y=21.6, pivot=12)
#: Length, depth and height of the walls; the ledge on top of them; the ridge and its hips.
LONG, DEEP, TOP, LEDGE, RIDGE, HIP = 12.0, 6.4, 1.9, 0.75, 4.7, 1.5


def blackhouse() -> Plate:
    """A house of Europe, 44 × 36 mm."""
    plate = plot("Thatched blackhouse, Isle of Lewis, Hebrides")
    landscape.sky(plate, 1.0, 43.0, 3.0, 16.0, seed=8)
    grounds.hills(plate, [(1, 20), (8, 16), (14, 18), (24, 12), (33, 17), (43, 14.5)], 25)
    landscape.turf(plate, 1, 43, 32.0, 35.6, 44, seed=3)
    shade = [(LONG, 0, 0), (LONG + 2.6, 0, 0.8), (LONG + 3, 0, DEEP), (LONG, 0, DEEP)]
    grounds.shadow(plate, CAMERA.at(shade))
    _walls(plate)
    _thatch(plate)
    landscape.smoke(plate, *CAMERA.at([(7.2, RIDGE + 0.1, 3.2)])[0])
    door = CAMERA.at([(5.5, 0, 0), (6.7, 0, 0)])
    left = [door[0], door[0] + (-0.6, 1.6), door[0] + (-3.4, 2.9), door[0] + (-6.6, 3.9)]
    right = [door[1], door[1] + (-0.2, 1.8), door[1] + (-1.8, 3.0), door[1] + (-3.6, 3.9)]
    grounds.path(plate, left, right)
    return plate


def _walls(plate: Plate) -> None:
    """The front, its low door and small window; the end in shade; the turf on the wall head."""
    side = plane(CAMERA, [(LONG, 0, 0.3), (LONG, 0, DEEP), (LONG, TOP, DEEP), (LONG, TOP, 0.3)])
    side.lay(plate, "ink")
    walls.stones(plate, side, (1.5, 0.95), seed=5, width=0.16, fill="paper")
    walls.shade(plate, side, 0.42, 0.56)
    front = plane(CAMERA, [(0, 0, 0), (LONG, 0, 0), (LONG, TOP, 0), (0, TOP, 0)])
    front.lay(plate, edge=0.34)
    walls.stones(plate, front, (1.9, 0.95), seed=4, width=0.18)
    head = [(0, TOP, 0), (LONG, TOP, 0), (LONG, TOP, DEEP), (0, TOP, DEEP)]
    plate.shape(polygon(CAMERA.at(head)), fill="paper", stroke="ink", width=0.24)
    wall = front.wall
    joinery.panel(plate, wall, (5.3, 0, 6.9, 1.78), "paper", 0.24)
    joinery.panel(plate, wall, (5.6, 0, 6.6, 1.6), "accent", 0.26)
    walls.planks(plate, rectangle(wall, 5.6, 0, 6.6, 1.6), 0.75, 0.17)
    for u in (2.4, 9.0):
        joinery.window(plate, wall, (u, 0.75, u + 0.7, 1.45), (2, 2), frame=0.12)


def _thatch(plate: Plate) -> None:
    """The thatch: a slope in the light, a hip in shade, both rounded, and the ropes over it."""
    low, mid = TOP + 0.05, DEEP / 2
    slope = plane(
        CAMERA,
        [(LEDGE, low, LEDGE), (LONG - LEDGE, low, LEDGE), (LONG - LEDGE - HIP, RIDGE, mid),
         (LEDGE + HIP, RIDGE, mid)],
    )  # fmt: skip
    hip = plane(
        CAMERA,
        [(LONG - LEDGE, low, LEDGE), (LONG - LEDGE, low, DEEP - LEDGE),
         (LONG - LEDGE - HIP, RIDGE, mid)],
    )  # fmt: skip
    a, b, c, d = slope.outline
    back, top = hip.outline[1], hip.outline[2]
    edge = np.vstack([
        [a], spline([a, (a * 0.45 + d * 0.55) + (-0.5, -0.35), d, (c + d) / 2, c,
                     (top + back) / 2 + (0.55, -0.4), back], 8),
    ])  # fmt: skip
    plate.fill(polygon(np.vstack([edge, [b]])), "paper")
    roofs.thatch(plate, slope, layers=4, tone=0.36, pitch=0.66, seed=6)
    walls.planks(plate, hip, 0.5, 0.32)
    rim(plate, edge, 0.24, 0.5, closed=False)
    plate.stroke(polyline([a, b, back]), 0.45)
    _ropes(plate, slope.outline)


def _ropes(plate: Plate, slope: Points) -> None:
    """Ropes of heather down the slope, a stone at the end of each, and one along it."""
    a, b, c, d = slope
    ends, stones = [], []
    for q in np.linspace(0.06, 0.94, 9):
        top, foot = d * (1 - q) + c * q, a * (1 - q) + b * q
        ends.append(polyline([top, np.add(foot, (0, 0.3))]))
        stones.append(np.add(foot, (0, 0.75)))
    ends += [polyline([a * (1 - v) + d * v, b * (1 - v) + c * v]) for v in (0.3, 0.68)]
    plate.stroke("".join(ends), 0.36)
    for x, y in stones:
        plate.shape(dot(float(x), float(y), 0.46), fill="paper", stroke="ink", width=0.22)
