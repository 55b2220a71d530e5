"""A house of Ganvié: bamboo and raffia on posts of ebony, in the middle of Lake Nokoué."""

from __future__ import annotations

import numpy as np

from engraver.nations.houses import grounds, joinery, palms, walls
from engraver.nations.houses.camera import Camera
from engraver.nations.houses.face import rectangle
from engraver.nations.houses.hips import Hip
from engraver.nations.houses.plot import plot
from engraver.nations.houses.sheets import along
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: Front, depth, floor above the lake, eaves, ridge and the eaves' overhang, in m.
FRONT, DEPTH, FLOOR, EAVES, TOP, OVER = 8.2, 6.0, 2.0, 4.5, 8.0, 0.9
CAMERA = Camera(turn=33, far=24, eye=2.4, scale=72, x=26.4, y=25.5, pivot=FRONT)
FACE = CAMERA.wall((0, 0, 0), (1, 0, 0))
SIDE = CAMERA.wall((FRONT, 0, 0), (0, 0, 1))
ROOF = Hip(CAMERA, (FRONT, DEPTH), (EAVES - 0.15, TOP - 0.15), (OVER, OVER), 1.7)


def lake_house() -> Plate:
    """A house on the lake, 44 × 36 mm."""
    plate = plot("Lake house, Ganvié, Benin")
    _far_shore(plate)
    grounds.water(plate, 28.2, 35.8, seed=21)
    _posts(plate)
    _deck(plate)
    _walls(plate)
    _roof(plate)
    _steps(plate)
    _canoe(plate)
    return plate


def _far_shore(plate: Plate) -> None:
    """Other roofs of the town, and palms on the shore, far off."""
    plate.stroke(polyline([(0.2, 25.4), (43.8, 25.4)]), 0.2, "soft")
    palms.palm(plate, 41.0, 25.6, 10.6, -0.8, 3.0)
    for x, wide, foot in ((8.2, 4.6, 25.6), (3.6, 5.4, 26.4), (36.2, 4.6, 25.6), (40.2, 5.2, 26.6)):
        _far_house(plate, x, wide, foot)


def _far_house(plate: Plate, x: float, wide: float, foot: float) -> None:
    """One house of the town on its posts, its thatch dark against the sky."""
    eaves, floor = foot - 0.62 * wide, foot - 0.3 * wide
    for q in (-0.36, -0.04, 0.3):
        plate.stroke(polyline([(x + wide * q, floor), (x + wide * q, foot)]), 0.3)
    wall = [(-0.38, eaves), (0.36, eaves), (0.36, floor), (-0.38, floor)]
    plate.shape(
        polygon([(x + wide * q, y) for q, y in wall]), fill="paper", stroke="ink", width=0.2
    )
    door = [(-0.2, eaves), (0.0, eaves), (0.0, floor), (-0.2, floor)]
    plate.fill(polygon([(x + wide * q, y) for q, y in door]))
    ridge = eaves - 0.5 * wide
    roof = [(-0.56, eaves + 0.2), (-0.2, ridge), (0.22, ridge), (0.54, eaves + 0.2)]
    plate.shape(
        polygon([(x + wide * q, y) for q, y in roof]), fill="ink", stroke="paper", width=0.24
    )
    straws = [
        polyline([(x + 0.44 * wide * q, eaves - 0.3), (x + 0.2 * wide * q, ridge + 0.4)])
        for q in (-0.84, -0.4, 0.04)
    ]
    plate.stroke("".join(straws), 0.24, "paper")


def _posts(plate: Plate) -> None:
    """Posts standing in the water, with the dark under the floor and its broken reflection."""
    for z in (DEPTH - 0.2, DEPTH / 2, 0.1):
        for x in np.linspace(0.1, FRONT - 0.1, 5):
            foot, head = CAMERA.at([(x, -0.5 if z < 1 else -0.2, z), (x, FLOOR, z)])
            half = 0.34 if z < 1 else 0.28
            ring = [
                (foot[0] - half, foot[1]),
                (head[0] - half, head[1]),
                (head[0] + half, head[1]),
                (foot[0] + half, foot[1]),
            ]
            plate.shape(polygon(ring), fill="paper" if z < 1 else "ink", stroke="ink", width=0.18)
            if z < 1:
                plate.fill(
                    polygon(
                        [
                            (foot[0] + 0.02, foot[1]),
                            (head[0] + 0.02, head[1]),
                            (head[0] + half, head[1]),
                            (foot[0] + half, foot[1]),
                        ]
                    )
                )
                _ripples(plate, float(foot[0]), float(foot[1]))


def _ripples(plate: Plate, x: float, y: float) -> None:
    marks = []
    for k, half in enumerate((1.5, 1.1, 0.7)):
        u = np.linspace(-1, 1, 11)
        marks.append(
            swell(
                np.stack([x + 0.2 * k + half * u, y + 0.1 + 0.5 * k + 0 * u], 1),
                0.3 * (1 - u * u) ** 0.5,
            )
        )
    plate.fill("".join(marks))


def _deck(plate: Plate) -> None:
    """The floor of split bamboo and the gallery before the door."""
    deck = [
        (-0.9, FLOOR, -1.5),
        (FRONT + 0.2, FLOOR, -1.5),
        (FRONT + 0.2, FLOOR, DEPTH),
        (-0.9, FLOOR, DEPTH),
    ]
    joinery.area(plate, CAMERA.at(deck), width=0.2)
    lines = [
        polyline(CAMERA.at([(x, FLOOR, -1.5), (x, FLOOR, 0)])) for x in np.arange(-0.5, FRONT, 0.45)
    ]
    plate.stroke("".join(lines), 0.15)
    edge = CAMERA.wall((0, 0, -1.5), (1, 0, 0))
    joinery.panel(plate, edge, (-0.9, FLOOR - 0.34, FRONT + 0.2, FLOOR), width=0.2)
    end = CAMERA.wall((FRONT + 0.2, 0, -1.5), (0, 0, 1))
    joinery.panel(plate, end, (0, FLOOR - 0.34, DEPTH + 1.5, FLOOR), fill="ink", width=0.2)
    for x in (0.2, 3.0, 5.6, FRONT - 0.1):
        foot, head = CAMERA.at([(x, -0.5, -1.4), (x, FLOOR - 0.3, -1.4)])
        ring = [
            (foot[0] - 0.3, foot[1]),
            (head[0] - 0.3, head[1]),
            (head[0] + 0.3, head[1]),
            (foot[0] + 0.3, foot[1]),
        ]
        plate.shape(polygon(ring), fill="paper", stroke="ink", width=0.18)
        plate.fill(
            polygon([(foot[0] + 0.02, foot[1]), (head[0] + 0.02, head[1]), ring[2], ring[3]])
        )
        _ripples(plate, float(foot[0]), float(foot[1]))


def _walls(plate: Plate) -> None:
    """Walls of upright bamboo held by level splints; the side in shade; door and shutters."""
    joinery.panel(plate, SIDE, (0, FLOOR, DEPTH, EAVES + 0.6), width=0.2)
    walls.shade(plate, rectangle(SIDE, 0, FLOOR, DEPTH, EAVES + 0.6), 0.6, 0.46, upright=True)
    joinery.panel(plate, SIDE, (2.3, 2.9, 3.8, 4.1), fill="ink")
    joinery.panel(plate, FACE, (0, FLOOR, FRONT, EAVES + 0.6), width=0.2)
    canes = [polyline(FACE.at([(u, FLOOR), (u, EAVES + 0.6)])) for u in np.arange(0.3, FRONT, 0.3)]
    plate.stroke("".join(canes), 0.14)
    for v in (2.7, 3.7):
        joinery.panel(plate, FACE, (0, v, FRONT, v + 0.26), width=0.15)
    plate.fill(polygon(FACE.quad(0, EAVES - 0.15, FRONT, EAVES + 0.6)))
    joinery.panel(plate, FACE, (3.3, FLOOR, 4.9, EAVES - 0.2), fill="ink", width=0.3)
    cloth = [
        (3.38, EAVES - 0.25),
        (4.82, EAVES - 0.25),
        (4.74, FLOOR + 0.9),
        (4.1, FLOOR + 0.75),
        (3.46, FLOOR + 0.9),
    ]
    joinery.area(plate, FACE.at(cloth), "accent", 0.16)
    folds = [polyline(FACE.at([(u, EAVES - 0.3), (u, FLOOR + 0.85)])) for u in (3.74, 4.1, 4.46)]
    plate.stroke("".join(folds), 0.17, "light")
    for u in (1.1, 6.0):
        joinery.panel(plate, FACE, (u, 2.95, u + 1.2, 4.05), fill="ink")
        joinery.panel(plate, FACE, (u - 0.75, 2.95, u - 0.05, 4.05), fill="accent")
        plate.stroke(polygon(FACE.quad(u - 0.58, 3.15, u - 0.22, 3.85)), 0.17, "light")


def _roof(plate: Plate) -> None:
    """Grass over raffia ribs, with a bundled ridge."""
    ROOF.paint(plate, (56, 34), 5)
    ridge = along(ROOF.front(), 1.0)
    plate.fill(swell(ridge - (0, 0.1), 1.1))
    plate.fill(swell(ridge - (0, 0.14), 0.6), "paper")
    ties = (polyline(np.add(p, [(-0.3, -0.5), (0.3, 0.5)])) for p in ridge[3:-1:5])
    plate.stroke("".join(ties), 0.24)


def _steps(plate: Plate) -> None:
    """The ladder down to the boats."""
    top, foot = CAMERA.at([(4.1, FLOOR, -1.5), (3.6, -0.7, -2.3)])
    for t in np.linspace(0.12, 0.9, 6):
        a = top * (1 - t) + foot * t
        plate.stroke(polyline(np.add(a, [(0, 0), (2.2, 0.3)])), 0.44)
        plate.stroke(polyline(np.add(a, [(0, 0), (2.2, 0.3)])), 0.16, "paper")
    for shift in ((0, 0), (2.2, 0.3)):
        plate.stroke(polyline([top + shift, foot + shift]), 0.5)
        plate.stroke(polyline([top + shift, foot + shift]), 0.18, "paper")


def _canoe(plate: Plate) -> None:
    """A dugout moored below, with baskets in it."""
    x, y = 32.4, 33.0
    for k in (-2.0, 0.4, 2.6):
        basket = [(k - 0.9, -0.4), (k - 1.05, -1.6), (k + 1.05, -1.6), (k + 0.9, -0.4)]
        plate.shape(polygon(np.add(basket, (x, y))), fill="paper", stroke="ink", width=0.2)
        plate.stroke(polyline([(x + k - 1, y - 1), (x + k + 1, y - 1)]), 0.2)
    hull = np.add(
        [
            (-8.4, -1.3),
            (-4, -0.55),
            (4, -0.55),
            (8.4, -1.5),
            (6.8, 0.3),
            (4.0, 0.95),
            (-4.0, 0.95),
            (-6.8, 0.3),
        ],
        (x, y),
    )
    plate.shape(polygon(hull), fill="ink", stroke="ink", width=0.2)
    gleam = np.add([(-6.6, -0.5), (-4, 0.0), (3, 0.0), (5.6, -0.5)], (x, y))
    plate.stroke(polyline(gleam), 0.24, "paper")
