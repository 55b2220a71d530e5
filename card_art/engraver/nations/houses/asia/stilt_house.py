"""An Ifugao house: one room on four posts with discs against rats, under a pyramid of thatch."""

from __future__ import annotations

import numpy as np

from engraver.nations.houses import joinery, landscape, walls
from engraver.nations.houses.camera import Camera
from engraver.nations.houses.face import rectangle
from engraver.nations.houses.plot import plot
from engraver.nations.houses.sheets import Sheet, courses, growing, seen, thatch
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch

#: Side of the room, height of its floor, half the roof at the eaves, eaves and peak, in m.
ROOM, FLOOR, HALF, EAVES, PEAK = 4.0, 2.2, 3.9, 2.9, 9.2
CAMERA = Camera(turn=38, far=22, eye=1.8, scale=69, x=21.6, y=27.4, pivot=ROOM)
FACE = CAMERA.wall((0, 0, 0), (1, 0, 0))
SIDE = CAMERA.wall((ROOM, 0, 0), (0, 0, 1))


def stilt_house() -> Plate:
    """An Ifugao house among its terraces, 44 × 36 mm."""
    plate = plot("Ifugao house, Banaue, Philippines")
    _terraces(plate)
    _yard(plate)
    _posts(plate)
    _room(plate)
    _roof(plate)
    _ladder(plate)
    return plate


def _terraces(plate: Plate) -> None:
    """Steps of rice on the slope behind: each a flooded field over its wall of stones."""
    x = np.linspace(0.2, 43.8, 90)
    for k in range(5):
        high = 0.8 + 0.16 * k
        level = 15.2 + 2.7 * k + 0.6 * np.cos(x * 0.24 + 1.3 * k) - (0.3 - 0.06 * k) * (x - 22) / 6
        head = np.stack([x, level], axis=1)
        foot = np.add(head, (0, high))
        plate.fill(polygon(np.vstack([head - (0, 1.4), np.add(foot, (0, 0.8))[::-1]])), "light")
        plate.fill(polygon(np.vstack([head, foot[::-1]])), "soft")
        joints = [polyline([head[i], foot[i]]) for i in range(1 + k % 2, 89, 2)]
        plate.stroke("".join(joints), 0.2, "light")
        plate.stroke(polyline(head) + polyline(foot), 0.24)


def _yard(plate: Plate) -> None:
    """The paved yard on its wall of river stones."""
    landscape.turf(plate, seed=23)
    left, right, near, far, high = -2.7, ROOM + 1.3, -2.1, ROOM + 1.6, -0.34
    top = [(left, 0, near), (right, 0, near), (right, 0, far), (left, 0, far)]
    plate.shape(polygon(CAMERA.at(top)), fill="paper", stroke="ink", width=0.2)
    end = CAMERA.wall((right, high, near), (0, 0, 1)), far - near
    front = CAMERA.wall((left, high, near), (1, 0, 0)), right - left
    for wall, long in (end, front):
        face = rectangle(wall, 0, 0, long, -high)
        face.lay(plate, "ink", 0.24)
        walls.stones(plate, face, (1.3, 0.9), seed=5, width=0.16)
    shade = [(0.2, 0, 0.2), (ROOM + 1.2, 0, 0.6), (ROOM + 1.2, 0, ROOM), (0.8, 0, ROOM)]
    hatch(plate, CAMERA.at(shade), 0.62, gap=0.44)


def _posts(plate: Plate) -> None:
    """Four posts, each with its disc of wood, and the girders that lie on them."""
    plate.fill(
        polygon(
            CAMERA.at(
                [
                    (-0.1, FLOOR, -0.1),
                    (ROOM, FLOOR - 0.1, -0.1),
                    (ROOM, FLOOR - 0.1, ROOM),
                    (0, FLOOR, ROOM),
                ]
            )
        )
    )
    for x, z in ((0.4, ROOM - 0.4), (0.4, 0.4), (ROOM - 0.4, ROOM - 0.4), (ROOM - 0.4, 0.4)):
        (foot, head, disc) = CAMERA.at([(x, 0, z), (x, FLOOR, z), (x, FLOOR - 0.62, z)])
        half = 0.52
        ring = np.array(
            [
                (foot[0] - half * 1.1, foot[1]),
                (head[0] - half * 0.8, head[1]),
                (head[0] + half * 0.8, head[1]),
                (foot[0] + half * 1.1, foot[1]),
            ]
        )
        plate.shape(polygon(ring), fill="paper", stroke="ink", width=0.2)
        plate.fill(polygon([ring[3] - (0.55, 0), ring[2] - (0.4, 0), ring[2], ring[3]]))
        plate.shape(
            polygon([disc + p for p in ((-1.25, -0.35), (1.25, -0.35), (1.25, 0.4), (-1.25, 0.4))]),
            fill="paper", stroke="ink", width=0.2,
        )  # fmt: skip
        plate.fill(
            polygon([disc + p for p in ((0.2, -0.35), (1.25, -0.35), (1.25, 0.4), (0.2, 0.4))])
        )


def _room(plate: Plate) -> None:
    """Low walls of boards leaning out under the eaves, and the beams below them."""
    for corner, way, tone in (((ROOM, FLOOR, 0), (0, 0, 1), 0.7), ((0, FLOOR, 0), (1, 0, 0), 0.0)):
        wall = CAMERA.wall(corner, way)
        joinery.panel(plate, wall, (0, 0, ROOM, 1.6), width=0.2)
        lines = [polyline(wall.at([(u, 0.3), (u, 1.6)])) for u in np.linspace(0, ROOM, 13)[1:-1]]
        plate.stroke("".join(lines), 0.16)
        joinery.panel(plate, wall, (-0.2, -0.35, ROOM + 0.2, 0.1), fill="accent", width=0.18)
        teeth = [
            polygon(wall.at([(u, -0.26), (u + 0.5, -0.26), (u + 0.25, 0.02)]))
            for u in np.arange(0.0, ROOM, 0.5)
        ]
        plate.fill("".join(teeth), "light")
        if tone:
            hatch(plate, wall.quad(0, 0.1, ROOM, 1.6), tone, gap=0.36)
    joinery.panel(plate, FACE, (1.35, FLOOR + 0.1, 2.65, FLOOR + 1.6), fill="ink")


def _slope(side: int) -> Sheet:
    """A slope of the pyramid, hollow towards its foot; side 0 is the front, 1 the right."""
    middle = ROOM / 2

    def place(u: Points, v: Points) -> Points:
        half = HALF * (1 - v) ** 1.08 + 0.12
        y = EAVES - 0.2 + (PEAK - EAVES) * v - 0.3 * np.sin(np.pi * v)
        w = (2 * u - 1) * half
        if side == 0:
            return np.stack([middle + w, y, middle - half])
        return np.stack([middle + half, y, middle + w])

    return seen(CAMERA, place)


def _roof(plate: Plate) -> None:
    """Two slopes of cogon grass, trimmed thick at the eaves, and the bound peak."""
    for side, dark in ((1, 0.74), (0, 0.3)):
        slope = _slope(side)
        thatch(plate, slope, 44, 7, growing(dark))
        courses(plate, slope, 0.006, 0.62)
        courses(plate, slope, 0.045, 0.34, "paper")
        courses(plate, slope, 0.07, 0.16)
    peak = CAMERA.at([(ROOM / 2, PEAK, ROOM / 2)])[0]
    knob = [
        (-1.0, 0.9),
        (-0.5, -0.7),
        (-0.75, -2.0),
        (0, -1.5),
        (0.75, -2.0),
        (0.5, -0.7),
        (1.0, 0.9),
    ]
    plate.shape(polygon(peak + np.array(knob)), fill="paper", stroke="ink", width=0.22)
    plate.fill(
        polygon(peak + np.array([(0.05, 0.9), (0.1, -1.4), (0.75, -2.0), (0.5, -0.7), (1.0, 0.9)]))
    )
    plate.stroke(polyline(peak + np.array([(-0.55, -0.5), (0.55, -0.5)])), 0.36)


def _ladder(plate: Plate) -> None:
    """The ladder that is drawn up at night."""
    foot, top = CAMERA.at([(1.5, 0, -2.0), (1.75, FLOOR + 0.1, -0.05)])
    across = np.array([1.35, 0.22])
    rails = [np.array([foot, top]), np.array([foot + across * 1.15, top + across])]
    for t in np.linspace(0.12, 0.92, 6):
        a, b = (rail[0] * (1 - t) + rail[1] * t for rail in rails)
        plate.stroke(polyline([a, b]), 0.42)
        plate.stroke(polyline([a, b]), 0.16, "paper")
    for rail in rails:
        plate.stroke(polyline(rail), 0.52)
        plate.stroke(polyline(rail), 0.2, "paper")
