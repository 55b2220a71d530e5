"""A tighremt of the Draa: a fortified house of rammed earth, four towers worked in brick above."""

from __future__ import annotations

import math

import numpy as np

from engraver.nations.houses import joinery, landscape, palms, shadows, walls
from engraver.nations.houses.camera import Camera, Wall
from engraver.nations.houses.face import Face, rectangle
from engraver.nations.houses.plot import plot
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate

#: Side of the house, of a tower, heights of wall and tower, and how far a tower narrows, in m.
HOUSE, TOWER, WALL, HIGH, BATTER = 15.0, 3.5, 7.6, 11.6, 0.42
CAMERA = Camera(turn=31, far=40, eye=2.2, scale=74, x=27.4, y=29.2, pivot=HOUSE)


def kasbah() -> Plate:
    """A fortified house, 44 × 36 mm."""
    plate = plot("Fortified tighremt, Draa, Morocco")
    landscape.turf(plate, seed=35)
    shadows.beside(plate, CAMERA, HOUSE, HOUSE)
    _tower(plate, 0.0, HOUSE - TOWER)
    _tower(plate, HOUSE - TOWER, HOUSE - TOWER)
    _walls(plate)
    _tower(plate, 0.0, 0.0)
    _tower(plate, HOUSE - TOWER, 0.0)
    palms.palm(plate, 41, 31.6, 11.2, 0.2, 2.8)
    palms.palm(plate, 3.6, 32.8, 11.4, 0.1, 3.6)
    return plate


def _walls(plate: Plate) -> None:
    """The curtain walls: courses of rammed earth with their putlog holes, one door, few windows."""
    for wall, dark in (
        (CAMERA.wall((HOUSE - 0.2, 0, 0), (0, 0, 1)), True),
        (CAMERA.wall((0, 0, 0.2), (1, 0, 0)), False),
    ):
        joinery.panel(plate, wall, (0, 0, HOUSE, WALL), width=0.22)
        lifts = [polyline(wall.at([(TOWER, v), (HOUSE - TOWER, v)])) for v in (1.7, 3.4, 5.1)]
        plate.stroke("".join(lifts), 0.15)
        if dark:
            walls.shade(plate, rectangle(wall, 0, 0, HOUSE, WALL), 0.54, 0.5, upright=True)
        for u in (4.8, 6.2, 7.9, 9.3):
            if dark:
                plate.fill(polygon(wall.quad(u, 4.9, u + 0.5, 6.0)))
            else:
                _window(plate, wall, u, 4.9, 0.5, 1.1)
        _crest(plate, wall, TOWER, HOUSE - TOWER, WALL, "ink" if dark else "paper")
        if not dark:
            _door(plate, wall)


def _window(plate: Plate, wall: Wall, u: float, v: float, wide: float, high: float) -> None:
    joinery.panel(plate, wall, (u - 0.18, v - 0.18, u + wide + 0.18, v + high + 0.18), width=0.14)
    plate.fill(polygon(wall.quad(u, v, u + wide, v + high)))


def _door(plate: Plate, wall: Wall) -> None:
    """The gate of palm planks in a whitewashed arch."""
    turn = np.linspace(0, math.pi, 17)
    for grow, ink in ((0.5, "ink"), (0.38, "light"), (0.0, "ink"), (-0.14, "accent")):
        arch = [(8.7 + (1.3 + grow) * math.cos(a), 2.3 + (1.15 + grow) * math.sin(a)) for a in turn]
        plate.fill(polygon(wall.at([(10.0 + grow, 0), *arch, (7.4 - grow, 0)])), ink)
    plate.stroke("".join(polyline(wall.at([(u, 0.05), (u, 3.1)])) for u in (8.1, 8.7, 9.3)), 0.2)


def _crest(plate: Plate, wall: Wall, left: float, right: float, top: float, fill: str) -> None:
    """A frieze of pierced brick and a parapet of small merlons; on a dark wall, solid."""
    plate.fill(polygon(wall.quad(left, top - 0.95, right, top - 0.8)))
    lit = fill == "paper"
    if not lit:
        plate.fill(polygon(wall.quad(left, top - 0.8, right, top)))
    n = round((right - left) / (0.75 if lit else 2.2))
    for k in range(n):
        u = left + (right - left) * (k + 0.5) / n
        lozenge = [(u - 0.24, top - 0.42), (u, top - 0.08), (u + 0.24, top - 0.42), (u, top - 0.76)]
        if lit:
            plate.fill(polygon(wall.at(lozenge)))
        half = 0.2 if lit else 0.55
        joinery.panel(plate, wall, (u - half, top, u + half, top + 0.5), fill=fill, width=0.15)


def _tower(plate: Plate, x: float, z: float) -> None:
    """A tower that narrows upward: plain below, blind arches and lozenges above, horned corners."""
    lean = BATTER / HIGH
    out = 0.35
    x0, x1, z0, z1 = x - out, x + TOWER + out, z - out, z + TOWER + out
    right = CAMERA.wall((x1, 0, z0), (0, 0, 1), (-lean, 1, 0))
    front = CAMERA.wall((x0, 0, z0), (1, 0, 0), (0, 1, lean))
    for wall, dark in ((right, True), (front, False)):
        wide = x1 - x0 if not dark else z1 - z0
        face = [(0, 0), (wide, 0), (wide - BATTER, HIGH), (BATTER, HIGH)]
        joinery.area(plate, wall.at(face), width=0.24)
        if dark:
            walls.shade(plate, Face(wall, np.array(face, float)), 0.54, 0.5)
        _brickwork(plate, wall, wide, "ink" if dark else "accent")
        for v in (2.6, 5.0):
            plate.fill(polygon(wall.quad(wide / 2 - 0.2, v, wide / 2 + 0.2, v + 0.9)))
        for u in (BATTER, wide - BATTER - 0.95):
            steps = [
                (u, HIGH - 0.02),
                (u, HIGH + 1.2),
                (u + 0.35, HIGH + 1.2),
                (u + 0.35, HIGH + 0.8),
                (u + 0.65, HIGH + 0.8),
                (u + 0.65, HIGH + 0.4),
                (u + 0.95, HIGH + 0.4),
                (u + 0.95, HIGH - 0.02),
            ]
            if u > 1:
                steps = [(2 * u + 0.95 - a, b) for a, b in steps]
            joinery.area(plate, wall.at(steps), "ink" if dark else "paper", 0.18)


def _brickwork(plate: Plate, wall: Wall, wide: float, fill: str) -> None:
    """The worked part of a tower: belts, a row of lozenges, blind arches over them."""

    def reach(v: float) -> tuple[float, float]:
        inset = BATTER * v / HIGH
        return inset, wide - inset

    for v in (7.0, 8.9, 11.2):
        a, b = reach(v)
        plate.fill(polygon(wall.quad(a, v, b, v + 0.22)))
    a, b = reach(8.0)
    for k in range(4):
        u = a + (b - a) * (k + 0.5) / 4
        ring = [(u - 0.4, 8.05), (u, 8.75), (u + 0.4, 8.05), (u, 7.35)]
        plate.shape(polygon(wall.at(ring)), fill=fill, stroke="ink", width=0.16)
    a, b = reach(10.0)
    for k in range(3):
        u = a + (b - a) * (k + 0.5) / 3
        arch = [(u - 0.36, 9.3), (u - 0.36, 10.3), (u, 10.85), (u + 0.36, 10.3), (u + 0.36, 9.3)]
        plate.fill(polygon(wall.at(arch)))
