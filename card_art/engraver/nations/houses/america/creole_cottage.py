"""A raised cottage of Louisiana: rooms on brick above the flood, a gallery all along."""

from __future__ import annotations

import numpy as np

from engraver.nations.houses import grounds, joinery, landscape, roofs, trees, walls
from engraver.nations.houses.camera import Camera
from engraver.nations.houses.face import plane, rectangle
from engraver.nations.houses.plot import plot
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate

CAMERA = Camera(turn=24, far=30, eye=2.4, scale=66, x=28.2, y=27.0, pivot=12)
#: Width and depth; the gallery's depth and floor; the eaves; where the roof breaks; the ridge.
WIDE, DEEP, GALLERY, FLOOR, EAVES, BREAK, TOP = 12.4, 9.6, 2.0, 2.1, 5.2, 6.3, 10.4
#: The five bays of the front, at their middles.
POSTS = (0.1, 2.5, 5.0, 7.1, 9.6, WIDE - 0.4)
BAYS = (1.66, 4.01, 6.36, 8.71, 11.06)


def creole_cottage() -> Plate:
    """A house of America, 44 × 36 mm."""
    plate = plot("Raised Creole cottage, Bayou Teche, Louisiana")
    trees.broadleaf(plate, 6.0, 30.6, 4.8, 16.5, seed=14)
    trees.broadleaf(plate, 38.8, 30.4, 4.0, 13.5, seed=21)
    landscape.turf(plate, seed=11)
    shade = [(WIDE, 0, -GALLERY), (WIDE + 3, 0, 0), (WIDE + 3.6, 0, DEEP), (WIDE, 0, DEEP)]
    grounds.shadow(plate, CAMERA.at(shade))
    _chimney(plate, 8.4)
    _side(plate)
    _front(plate)
    _roof(plate)
    _chimney(plate, 3.6)
    _gallery(plate)
    _stairs(plate)
    return plate


def _side(plate: Plate) -> None:
    """The shaded side: brick below, boards above, two shuttered windows."""
    low = plane(CAMERA, [(WIDE, 0, 0), (WIDE, 0, DEEP), (WIDE, FLOOR, DEEP), (WIDE, FLOOR, 0)])
    low.lay(plate)
    walls.shade(plate, low, 0.72, 0.46)
    high = plane(
        CAMERA, [(WIDE, FLOOR, 0), (WIDE, FLOOR, DEEP), (WIDE, EAVES, DEEP), (WIDE, EAVES, 0)]
    )
    high.lay(plate)
    walls.shade(plate, high, 0.5, 0.55)
    for u in (1.6, 5.6):
        joinery.panel(plate, high.wall, (u, 0.5, u + 1.7, 2.6), "accent", 0.2)
        plate.stroke(polyline(high.wall.at([(u + 0.85, 0.5), (u + 0.85, 2.6)])), 0.18, "paper")


def _front(plate: Plate) -> None:
    """The back of the gallery in its shade: French doors with shutters; brick and dark below."""
    base = plane(CAMERA, [(0, 0, 0), (WIDE, 0, 0), (WIDE, FLOOR, 0), (0, FLOOR, 0)])
    base.lay(plate, "ink")
    wall = plane(
        CAMERA, [(0, FLOOR, 0), (WIDE, FLOOR, 0), (WIDE, EAVES + 0.4, 0), (0, EAVES + 0.4, 0)]
    )
    wall.lay(plate)
    walls.boards(plate, wall, 0.62, 0.2)
    plate.fill(polygon(wall.wall.quad(0, 2.52, WIDE, 3.6)))
    for u in BAYS:
        joinery.panel(plate, wall.wall, (u - 0.4, 0, u + 0.4, 2.5), "ink", 0.2)
        plate.stroke(polyline(wall.wall.at([(u, 1.1), (u, 2.5)])), 0.2, "paper")
        for start in (u - 0.86, u + 0.46):
            joinery.panel(plate, wall.wall, (start, 0, start + 0.4, 2.5), "accent", 0.16)


def _roof(plate: Plate) -> None:
    """The hipped roof: steep above, flatter over the gallery."""
    out, near, far = 0.5, -GALLERY - 0.5, DEEP + 0.5
    left, right, mid = -out, WIDE + out, DEEP / 2
    lower = plane(
        CAMERA,
        [
            (left, EAVES, near),
            (right, EAVES, near),
            (right - 0.5, BREAK, -0.1),
            (left + 0.5, BREAK, -0.1),
        ],
    )
    upper = plane(
        CAMERA,
        [
            (left + 0.5, BREAK, -0.1),
            (right - 0.5, BREAK, -0.1),
            (right - 4.4, TOP, mid),
            (left + 4.4, TOP, mid),
        ],
    )
    ends = [(right - 0.5, BREAK, -0.1), (right - 0.5, BREAK, DEEP + 0.1)]
    hip = plane(CAMERA, [*ends, (right - 4.4, TOP, mid)])
    flare = plane(CAMERA, [(right, EAVES, near), (right, EAVES, far), ends[1], ends[0]])
    for face in (hip, flare):
        face.lay(plate, edge=0.3)
        roofs.shingles(plate, face, (1.2, 0.75), share=0.3, width=0.34)
    for face in (upper, lower):
        face.lay(plate, "tint", 0.3)
        roofs.shingles(plate, face, (1.5, 0.95), share=0.55)
    plate.stroke(polyline(upper.outline[:2]), 0.26)
    eaves = CAMERA.at(
        [(left, EAVES - 0.1, near), (right, EAVES - 0.1, near), (right, EAVES - 0.1, far)]
    )
    plate.stroke(polyline(eaves), 0.5)


def _chimney(plate: Plate, x: float) -> None:
    z, low, top = DEEP / 2 - 0.6, TOP - 0.8, TOP + 1.7
    side = plane(
        CAMERA,
        [(x + 1.2, low, z), (x + 1.2, low, z + 1.1), (x + 1.2, top, z + 1.1), (x + 1.2, top, z)],
    )
    side.lay(plate, "ink")
    front = plane(CAMERA, [(x, low, z), (x + 1.2, low, z), (x + 1.2, top, z), (x, top, z)])
    front.lay(plate)
    walls.bricks(plate, front, (0.9, 0.55), share=0.8)
    cap = rectangle(front.wall, -0.15, top - low - 0.3, 1.35, top - low)
    cap.lay(plate, edge=0.22)


def _gallery(plate: Plate) -> None:
    """Brick piers below, slender posts above, the floor and the rail between them."""
    wall = CAMERA.wall((0, 0, -GALLERY), (1, 0, 0))
    for u in (0, 2.35, 4.7, 7.05, 9.4, 11.7):
        pier = rectangle(wall, u, 0, u + 0.7, FLOOR - 0.2)
        pier.lay(plate, edge=0.24)
        walls.bricks(plate, pier, (0.9, 0.6), share=1)
        side = rectangle(CAMERA.wall((u + 0.7, 0, -GALLERY), (0, 0, 1)), 0, 0, 0.6, FLOOR - 0.2)
        side.lay(plate, "ink", 0.16)
    joinery.panel(plate, wall, (-0.2, FLOOR - 0.28, WIDE + 0.2, FLOOR + 0.02), "paper", 0.26)
    rail = [
        polyline(wall.at([(u, FLOOR), (u, FLOOR + 0.85)]))
        for u in np.arange(0.25, WIDE, 0.3)
        if not 5.3 < u < 7.1 and not any(-0.2 < u - post < 0.45 for post in POSTS)
    ]
    plate.stroke("".join(rail), 0.16, "paper")
    for a, b in ((0, 5.3), (7.1, WIDE)):
        joinery.panel(plate, wall, (a, FLOOR + 0.82, b, FLOOR + 0.98), "paper", 0.16)
    for u in POSTS:
        joinery.panel(plate, wall, (u, FLOOR, u + 0.3, EAVES), "light", 0.2)
    end = CAMERA.wall((WIDE, 0, -GALLERY), (0, 0, 1))
    joinery.panel(plate, end, (0, FLOOR - 0.28, GALLERY, FLOOR + 0.02), "ink", 0.2)


def _stairs(plate: Plate) -> None:
    """The stairs from the garden to the gallery."""
    n = 7
    for k in range(n, 0, -1):
        y, z = FLOOR * k / n, -GALLERY - 0.42 * (n - k)
        riser = plane(
            CAMERA, [(5.3, y - FLOOR / n, z), (7.1, y - FLOOR / n, z), (7.1, y, z), (5.3, y, z)]
        )
        riser.lay(plate, "paper", 0.2)
    cheek = [(7.1, FLOOR, -GALLERY), (7.1, 0, -GALLERY - 0.42 * n), (7.1, 0, -GALLERY)]
    plate.fill(polygon(CAMERA.at(cheek)))
    for x in (5.3, 7.1):
        rail = [
            (x, FLOOR + 0.95, -GALLERY),
            (x, 1.0, -GALLERY - 0.42 * n + 0.2),
            (x, 0, -GALLERY - 0.42 * n + 0.2),
        ]
        plate.stroke(polyline(CAMERA.at(rail)), 0.3)
