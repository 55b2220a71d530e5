"""A Korean hanok: rows of curved tiles over white walls, an open floor between papered doors."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from engraver.nations.houses import jars, joinery, landscape, shadows, trees
from engraver.nations.houses.camera import Camera, Wall
from engraver.nations.houses.plot import plot
from engraver.nations.houses.sheets import Rule, Sheet, along, lay, rule, seen, up
from engraver.technique.pathdata import Points, dot, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.swell import swell

#: Front, depth, top of the stone base, eaves and ridge, and how far the eaves stand out, in m.
FRONT, DEPTH, BASE, EAVES, TOP, OVER = 13.2, 6.6, 1.1, 4.1, 7.6, 1.5
#: How far the skirt of the roof reaches in at the ends, and how high its gable begins.
SKIRT, BREAK = 1.7, 5.5

CAMERA = Camera(turn=30, far=30, eye=2.6, scale=75, x=31.4, y=26.2, pivot=FRONT)
FACE = CAMERA.wall((0, 0, 0), (1, 0, 0))
SIDE = CAMERA.wall((FRONT, 0, 0), (0, 0, 1))


def hanok() -> Plate:
    """A hanok of five bays, 44 × 36 mm."""
    plate = plot("Tiled hanok, Andong, Korea")
    trees.broadleaf(plate, 38.2, 29.6, 4.6, 16.5, seed=21)
    landscape.turf(plate, seed=31)
    shadows.beside(plate, CAMERA, FRONT, DEPTH)
    _base(plate)
    _side(plate)
    _front(plate)
    _roof(plate)
    _jars(plate)
    return plate


def _base(plate: Plate) -> None:
    """The platform of dressed stone and its steps."""
    low = CAMERA.wall((-0.8, 0, -0.9), (1, 0, 0))
    end = CAMERA.wall((FRONT + 0.8, 0, -0.9), (0, 0, 1))
    joinery.bricks(plate, end, (0, 0, DEPTH + 1.8, BASE), 2, 6, 0.5)
    joinery.bricks(plate, low, (0, 0, FRONT + 1.6, BASE), 2, 13, 0)
    top = [(-0.8, BASE, -0.9), (FRONT + 0.8, BASE, -0.9), (FRONT + 0.8, BASE, 0), (-0.8, BASE, 0)]
    joinery.area(plate, CAMERA.at(top), width=0.16)
    for k in range(2):
        tread = CAMERA.wall((0, 0, -1.9 + 0.5 * k), (1, 0, 0))
        joinery.panel(plate, tread, (5.6, 0.36 * k, 7.8, 0.36 * (k + 1)))


def _doors(plate: Plate, wall: Wall, box: tuple[float, float, float, float], leaves: int) -> None:
    """Papered doors: a lattice close at the top, middle and foot, open between."""
    u0, v0, u1, v1 = box
    wide = (u1 - u0) / leaves
    for k in range(leaves):
        a, b = u0 + k * wide, u0 + (k + 1) * wide
        joinery.panel(plate, wall, (a, v0, b, v1), fill="light", width=0.24)
        bars = [polyline(wall.at([(u, v0), (u, v1)])) for u in np.linspace(a, b, 4)[1:-1]]
        levels = (0.12, 0.42, 0.6, 0.9)
        bars += [
            polyline(wall.at([(a, v0 + (v1 - v0) * q), (b, v0 + (v1 - v0) * q)])) for q in levels
        ]
        plate.stroke("".join(bars), 0.14)


def _side(plate: Plate) -> None:
    joinery.panel(plate, SIDE, (0, BASE, DEPTH, EAVES + 0.4), width=0.2)
    hatch(plate, SIDE.quad(0, BASE, DEPTH, EAVES), 0.52, gap=0.38)
    beams = [
        (0, BASE, 0.3, EAVES),
        (3.1, BASE, 3.4, EAVES),
        (DEPTH - 0.3, BASE, DEPTH, EAVES),
        (0, 2.2, DEPTH, 2.42),
    ]
    plate.fill("".join(polygon(SIDE.quad(*box)) for box in beams))
    joinery.panel(plate, SIDE, (0.9, 2.6, 2.5, 3.7), fill="light")
    plate.stroke("".join(polyline(SIDE.at([(u, 2.6), (u, 3.7)])) for u in (1.43, 1.97)), 0.16)


def _front(plate: Plate) -> None:
    """Two closed rooms, the open wooden floor, and a room whose doors are shut."""
    joinery.panel(plate, FACE, (0, BASE, FRONT, EAVES + 0.3), width=0.2)
    bays = np.linspace(0, FRONT, 6)
    for k, (a, b) in enumerate(pairwise(bays)):
        if k in (2, 3):
            continue
        _doors(plate, FACE, (a + 0.6, BASE + 0.72, b - 0.27, EAVES - 0.4), 2)
        joinery.panel(plate, FACE, (a + 0.2, BASE + 0.05, b, BASE + 0.55), fill="ink")
    joinery.panel(plate, FACE, (bays[2], BASE + 0.6, bays[4], EAVES), fill="ink")
    back = CAMERA.wall((0, 0, 3.6), (1, 0, 0))
    # Seen through the hall, its back wall lies further to the right than the front.
    for a in (3.2, 5.86):
        joinery.panel(plate, back, (a, BASE + 0.75, a + 1.9, EAVES - 0.2), fill="light", width=0.14)
        for u in (a + 0.22, a + 1.06):
            joinery.panel(plate, back, (u, BASE + 0.75, u + 0.64, EAVES - 0.36), fill="accent")
    floor = [
        (bays[2], BASE + 0.6, 0),
        (bays[4], BASE + 0.6, 0),
        (bays[4] - 0.75, BASE + 0.6, 1.3),
        (bays[2], BASE + 0.6, 1.3),
    ]
    joinery.area(plate, CAMERA.at(floor), width=0.14)
    joinery.panel(plate, FACE, (bays[2], BASE + 0.3, bays[4], BASE + 0.6))
    plate.fill(polygon(FACE.quad(bays[2], BASE, bays[4], BASE + 0.3)))
    for u in bays:
        joinery.panel(plate, FACE, (max(u - 0.02, 0), BASE, min(u + 0.32, FRONT), EAVES), width=0.2)
    joinery.panel(plate, FACE, (-0.1, EAVES - 0.42, FRONT + 0.1, EAVES - 0.1), width=0.2)
    plate.fill(polygon(FACE.quad(0, EAVES - 0.1, FRONT, EAVES + 0.6)))


def _eaves(w: Points) -> Points:
    """The rise of the eaves towards the corners."""
    return np.asarray(0.75 * np.abs(w) ** 3)


def _slope() -> Sheet:
    """The front slope from the eaves to the ridge, which climbs a little to its ends."""

    def place(u: Points, v: Points) -> Points:
        w = 2 * u - 1
        half = FRONT / 2 + OVER - (OVER + SKIRT) * np.minimum(v / 0.45, 1) * 0.75
        sag = -0.5 * np.sin(np.pi * v)
        y = EAVES - 0.1 + _eaves(w) * (1 - v) + (TOP + 0.5 * w**2 - EAVES + 0.1) * v + sag
        return np.stack([FRONT / 2 + w * half, y, -OVER + (DEPTH / 2 + OVER) * v])

    return seen(CAMERA, place)


def _skirt() -> Sheet:
    """The lower slope at the right end, below the gable."""

    def place(u: Points, v: Points) -> Points:
        w = 2 * u - 1
        half = DEPTH / 2 + OVER - OVER * 0.9 * v
        x = FRONT + OVER - (OVER + SKIRT) * 0.75 * v
        y = EAVES - 0.1 + _eaves(w) * (1 - v) + (BREAK - EAVES) * v - 0.15 * np.sin(np.pi * v)
        return np.stack([x, y, DEPTH / 2 + w * half])

    return seen(CAMERA, place)


def _tiles(plate: Plate, sheet: Sheet, n: int, shade: float) -> None:
    """Rows of round tiles over channels, each row ending in a disc at the eaves."""
    lay(plate, sheet, width=0.26)
    rule(plate, sheet, Rule(n, 0.02, 0.99), shade)
    ends = along(sheet, 0.0, 0.5 / n, 1 - 0.5 / n, n)
    plate.fill(swell(along(sheet, 0.0), 0.62))
    plate.fill("".join(dot(float(x), float(y), 0.17) for x, y in ends), "paper")


def _roof(plate: Plate) -> None:
    """The skirt, the gable above it, the front slope, and the white mortar of the ridges."""
    skirt, slope = _skirt(), _slope()
    under = np.vstack(
        [
            along(slope, 0.0),
            along(skirt, 0.0),
            SIDE.at([(DEPTH, EAVES - 0.4), (0, EAVES - 0.4), (0, EAVES - 0.4)]),
            FACE.at([(FRONT, EAVES - 0.3), (0, EAVES - 0.3)]),
        ]
    )
    plate.fill(polygon(under))
    _tiles(plate, skirt, 13, 0.78)
    x = FRONT + OVER - (OVER + SKIRT) * 0.75
    peak = [(x, BREAK - 0.2, 0.3), (x, TOP + 0.6, DEPTH / 2), (x, BREAK - 0.2, DEPTH - 0.3)]
    joinery.area(plate, CAMERA.at(peak), fill="paper", width=0.2)
    hatch(plate, CAMERA.at(peak), 0.55, angle=math.pi / 2, gap=0.36)
    _tiles(plate, slope, 40, 0.46)
    for line, wide in ((up(slope, 1.0), 1.0), (along(slope, 1.0, n=60), 1.3)):
        plate.fill(swell(line - (0, wide / 3), wide + 0.3))
        plate.fill(swell(line - (0, wide / 3), wide - 0.25), "paper")
        plate.fill(swell(line - (0, wide / 3), 0.2))
    for end in (along(slope, 1.0)[0], along(slope, 1.0)[-1]):
        plate.fill(
            polygon(
                end + np.array([(-0.6, 0.3), (-0.7, -1.5), (0.0, -1.2), (0.7, -1.5), (0.6, 0.3)])
            )
        )


def _jars(plate: Plate) -> None:
    """Jars of soy and pepper sauce on their terrace."""
    for x, y, size in ((5.0, 31.4, 2.2), (3.2, 32.2, 1.8), (7.0, 32.2, 2.7)):
        jars.jar(plate, x, y, size)
