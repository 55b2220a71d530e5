"""Taos Pueblo: rooms of adobe in terraces, entered by ladders; ovens of earth before them."""

from __future__ import annotations

import numpy as np

from engraver.nations.houses import grounds, joinery, landscape, walls
from engraver.nations.houses.camera import Camera
from engraver.nations.houses.face import plane
from engraver.nations.houses.plot import plot
from engraver.nations.houses.turned import Turned, rings
from engraver.technique.pathdata import dot, polygon, polyline
from engraver.technique.plate import Plate

CAMERA = Camera(turn=27, far=34, eye=3.6, scale=72, x=25.4, y=24.8, pivot=11)

#: Each room: left, near edge, foot, width, depth, height, m; farther and lower ones first.
ROOMS = (
    (3.0, 9.0, 9.0, 5.0, 4.0, 2.6),
    (1.4, 6.4, 6.2, 8.6, 6.6, 2.8),
    (9.6, 7.2, 5.6, 2.4, 4.2, 2.4),
    (0.2, 3.6, 3.2, 12.0, 8.0, 3.0),
    (13.0, 3.0, 0.0, 3.4, 5.0, 2.6),
    (-2.0, 0.6, 0.0, 15.0, 9.4, 3.2),
    (2.2, -2.0, 0.0, 6.0, 2.6, 2.5),
)

#: Foot and head of each ladder, m.
LADDERS = (
    ((4.6, 0.0, -3.2), (4.6, 3.6, -1.9)),
    ((9.8, 0.0, -1.2), (9.8, 4.4, 0.7)),
    ((7.4, 3.2, 2.2), (7.4, 7.2, 3.8)),
    ((5.6, 6.2, 5.4), (5.6, 10.0, 6.6)),
)
#: The number of a room to its openings: left, foot, width, height, m; a door stands on the floor.
OPENINGS = (
    (0, ((1.9, 0, 0.9, 1.6),)),
    (1, ((1.0, 0.9, 0.8, 0.8), (6.4, 0, 1.0, 1.7))),
    (3, ((1.2, 0, 1.0, 1.8), (3.6, 0.9, 0.8, 0.9), (9.6, 0, 1.1, 1.8))),
    (5, ((1.0, 0, 1.2, 2.0), (10.4, 1.0, 0.9, 0.9), (12.9, 0, 1.2, 2.0))),
    (6, ((1.0, 1.0, 0.8, 0.8), (3.9, 0, 1.2, 1.9))),
)


def pueblo() -> Plate:
    """A house of America, 44 × 36 mm."""
    plate = plot("Adobe pueblo, Taos, New Mexico")
    landscape.turf(plate, seed=4)
    grounds.shadow(
        plate, CAMERA.at([(13, 0, 0.6), (16.4, 0, 3), (19, 0, 4), (19, 0, 9), (13, 0, 10)])
    )
    for k, room in enumerate(ROOMS):
        _room(plate, room, k)
    _doors(plate)
    for foot, head in LADDERS:
        _ladder(plate, foot, head)
    _oven(plate, 11.6, -3.4, 1.25)
    _oven(plate, 14.6, -2.0, 1.05)
    return plate


def _room(plate: Plate, room: tuple[float, float, float, float, float, float], k: int) -> None:
    """One block of rooms: its flat roof, its shaded side, its lit front with beam ends."""
    x, z, foot, wide, deep, high = room
    a, b, top = x + wide, z + deep, foot + high
    side = plane(CAMERA, [(a, foot, z), (a, foot, b), (a, top, b), (a, top, z)])
    side.lay(plate, edge=0.28)
    walls.shade(plate, side, 0.64, 0.52)
    roof = plane(CAMERA, [(x, top, z), (a, top, z), (a, top, b), (x, top, b)])
    edge_on = np.ptp(roof.outline[1:3, 1]) < 0.9
    roof.lay(plate, "ink" if edge_on else "paper", 0.2)
    front = plane(CAMERA, [(x, foot, z), (a, foot, z), (a, top, z), (x, top, z)])
    front.lay(plate, edge=0.34)
    walls.weathered(plate, front, round(wide * 1.1), seed=k + 3)
    beams = []
    for u in np.arange(0.7, wide - 0.3, 1.05):
        start = front.wall.at([(u, high - 0.55)])[0]
        beams.append(polyline([start, np.add(start, (0.12, 0.5))]))
    plate.stroke("".join(beams), 0.42)


def _doors(plate: Plate) -> None:
    """Doors and small windows of the rooms, by the front they stand in."""
    for k, openings in OPENINGS:
        x, z, foot = ROOMS[k][:3]
        wall = CAMERA.wall((x, foot, z), (1, 0, 0))
        for u, v, wide, high in openings:
            ink = "accent" if v == 0 else "ink"
            joinery.panel(
                plate, wall, (u - 0.24, v, u + wide + 0.24, v + high + 0.26), "paper", 0.18
            )
            joinery.panel(plate, wall, (u, v, u + wide, v + high), ink, 0.2)
            plate.fill(polygon(wall.quad(u, v + high - 0.28, u + wide, v + high)))
    wall = CAMERA.wall((16.4, 0, 3.0), (0, 0, 1))
    joinery.panel(plate, wall, (1.6, 0.9, 2.6, 1.8), "ink", 0.2)


def _ladder(
    plate: Plate, foot: tuple[float, float, float], head: tuple[float, float, float]
) -> None:
    """A ladder of two poles that rise above its top."""
    low, top = np.array(foot), np.array(head)
    left, right = (
        CAMERA.at([low + side, top + (top - low) * 0.12 + side])
        for side in ((0, 0, 0), (0.75, 0, 0))
    )
    rungs = [
        polyline([left[0] * (1 - q) + left[1] * q, right[0] * (1 - q) + right[1] * q])
        for q in np.linspace(0.1, 0.86, max(4, round(np.hypot(*(left[1] - left[0])) / 0.95)))
    ]
    data = polyline(left) + polyline(right) + "".join(rungs)
    plate.stroke(data, 0.62, "paper")
    plate.stroke(data, 0.28)


def _oven(plate: Plate, x: float, z: float, radius: float) -> None:
    """A beehive oven of earth, its mouth to the front."""
    turn = np.linspace(0, np.pi / 2, 9)
    profile = tuple(
        (float(radius * np.cos(a) ** 0.8), float(1.15 * radius * np.sin(a))) for a in turn[:-1]
    )
    solid = Turned(CAMERA, x, z, (*profile, (0.02, 1.15 * radius)))
    solid.lay(plate, edge=0.3)
    rings(plate, solid, 5, 0.55)
    plate.fill(polygon(solid.patch(-34, 0, 8, 0.42)))
    px, py = solid.at([10], [0.8])[0]
    plate.fill(dot(float(px), float(py), 0.2))
