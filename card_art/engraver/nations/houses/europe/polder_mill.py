"""A polder mill of Kinderdijk: a thatched eight-sided tower, its cap turning to the wind."""

from __future__ import annotations

import math

import numpy as np

from engraver.nations.houses import (
    grounds,
    joinery,
    roofs,
    sheets,
    trees,
    walls,
)
from engraver.nations.houses.block import Gabled
from engraver.nations.houses.camera import Camera
from engraver.nations.houses.plot import plot
from engraver.nations.houses.turned import Turned, straws
from engraver.technique.light import brightness
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

CAMERA = Camera(turn=0, far=40, eye=2.0, scale=72, x=20.6, y=26.0)
CAP = Turned(CAMERA, 0, 0, ((2.7, 8.3), (2.6, 9.3), (2.05, 10.2), (1.1, 10.9), (0.05, 11.1)))
#: The brick foot and the thatched body: radius to the corners and height, m, from below.
FOOT, BODY = ((4.3, 0.0), (4.2, 2.2)), ((4.65, 2.1), (3.35, 5.2), (2.6, 8.5))
#: Where the sides of the tower face that are seen, degrees to the right of the viewer.
SIDES = (-74, 61, -29, 16)
#: The cottage beside it stands turned, farther from the water.
YARD = Camera(turn=30, far=26, eye=2.0, scale=56, x=36.4, y=25.2, pivot=3.9)
HOME = Gabled(YARD, 3.9, 5.6, 2.3, 2.3, over=0.3, verge=0.3, thick=0.28)
#: Where the sails turn, mm on the plate, and how long each is.
HUB, SAIL = CAMERA.at([(-0.3, 9.1, -2.6)])[0], 13.0


def polder_mill() -> Plate:
    """A house of Europe, 44 × 36 mm."""
    plate = plot("Polder mill and miller’s home, Kinderdijk, Holland")
    for x, tall in ((7.6, 5.4), (41.4, 8.4), (4.0, 7.6)):
        trees.cypress(plate, x, 27.6, 0.16 * tall, tall)
    plate.stroke(polyline([(0.2, 27.6), (43.8, 27.6)]), 0.2)
    grounds.shadow(plate, [(20, 28.6), (39, 27.9), (41, 29.2), (22, 30.2)])
    _tail(plate)
    _house(plate)
    _tower(plate)
    for degrees in (41, 131, 221, 311):
        _sail(plate, math.radians(degrees))
    plate.disc(float(HUB[0]), float(HUB[1]), 0.75, fill="ink")
    plate.disc(float(HUB[0]), float(HUB[1]), 0.3, fill="paper")
    grounds.bank(plate, [(0.2, 30.6), (12, 31.2), (26, 31.0), (43.8, 30.5)], 31.4, lines=1)
    grounds.water(plate, 31.8, 35.4, seed=6, dark=(14, 28))
    return plate


def _house(plate: Plate) -> None:
    """The summer house beside the mill: a brick cottage, its gable to the water, tiled, limed."""
    front, side, slope = HOME.front, HOME.side, HOME.slope
    side.lay(plate)
    walls.shade(plate, side, 0.6, 0.44)
    HOME.soffit(plate)
    front.lay(plate, "light", 0.28)
    wall = front.wall
    plate.fill(polygon(wall.quad(0, 0, 3.9, 0.34)))
    joinery.panel(plate, wall, (0.5, 0.34, 1.5, 2.1), "accent", 0.22)
    joinery.window(plate, wall, (2.3, 0.8, 3.2, 1.9), (2, 2), 0.1)
    joinery.window(plate, wall, (1.5, 2.7, 2.3, 3.4), (1, 1), 0.1)
    slope.lay(plate, "tint", 0.28)
    roofs.shingles(plate, slope, (0.8, 0.8), share=0.5, seed=4)
    HOME.eaves_board(plate, 0.6)
    HOME.barge(plate, "light", 0.22)
    joinery.panel(plate, YARD.wall((1.5, 4.0, 3.6), (1, 0, 0)), (0, 0, 0.8, 1.6), "paper", 0.24)
    plate.fill(polygon(YARD.wall((2.3, 4.0, 3.6), (0, 0, 1)).quad(0, 0, 0.8, 1.6)))


def _tail(plate: Plate) -> None:
    """The tail pole and its braces, by which the miller winds the cap to the wind."""
    foot = CAMERA.at([(7.4, 0.4, 3)])[0]
    ends = [CAMERA.at([(x, y, 2)])[0] for x, y in ((2.2, 10.0), (2.6, 8.8))]
    plate.stroke("".join(polyline([e, foot]) for e in ends), 0.4)


def _tower(plate: Plate) -> None:
    """Brick foot with door and windows, thatched body on eight corners, cap."""
    for way in SIDES:
        _foot(plate, way)
    for way in SIDES:
        tone = _tone(way, 0.3)
        sheets.thatch(
            plate, _side(way, BODY), 6 if abs(way) > 50 else 12, 6, 0.24 + 0.75 * tone, inset=0.05
        )
        hem = sheets.along(_side(way, BODY), 0.0)
        plate.stroke(polyline(hem), 0.5)
    for low in (0.34, 0.66):
        loft = sheets.patch(_side(16, BODY), 0.4, low, 0.62, low + 0.1)
        plate.shape(polygon(loft), fill="ink", stroke="paper", width=0.3)
    CAP.lay(plate, edge=0.34)
    straws(plate, CAP, 22, layers=3, pitch=0.66, seed=5)
    plate.fill(swell(CAP.ring(0.0), 0.55))


def _side(way: float, profile: tuple[tuple[float, float], ...]) -> sheets.Sheet:
    """One of the eight sides, that faces ``way`` degrees to the right of the viewer."""
    ends = np.radians([way - 22.5, way + 22.5])
    radius, height = np.array(profile).T
    share = np.linspace(0, 1, len(profile))

    def place(u: Points, v: Points) -> Points:
        r = np.interp(v, share, radius)
        x, z = (f(ends[0]) * (1 - u) + f(ends[1]) * u for f in (np.sin, lambda a: -np.cos(a)))
        return np.stack([x * r, np.interp(v, share, height), z * r])

    return sheets.seen(CAMERA, place)


def _tone(way: float, rise: float) -> float:
    """The darkness of a side that faces ``way`` and, by ``rise`` (0 to 1), the sky."""
    flat, turn = math.sqrt(1 - rise * rise), math.radians(way)
    lit = brightness(math.sin(turn) * flat, -rise, math.cos(turn) * flat)
    return float(np.clip(1.05 - 1.15 * lit, 0, 1))


def _foot(plate: Plate, way: float) -> None:
    """A side of the brick foot: the door in one, a window in each of two others."""
    side, tone = _side(way, FOOT), _tone(way, 0.0)
    sheets.lay(plate, side, width=0.26)
    sheets.courses(plate, side, np.linspace(0, 1, 7)[1:-1], 0.14 + 0.24 * tone)
    if way == -29:
        for box, ink in (((0.3, 0.0, 0.7, 0.94), "light"), ((0.37, 0.0, 0.63, 0.84), "accent")):
            plate.shape(polygon(sheets.patch(side, *box)), fill=ink, stroke="ink", width=0.22)
    elif way > -29:
        for box, ink in (((0.22, 0.24, 0.78, 0.92), "light"), ((0.36, 0.36, 0.64, 0.8), "ink")):
            plate.shape(polygon(sheets.patch(side, *box)), fill=ink, stroke="ink", width=0.16)
        post, bar = sheets.up(side, 0.5, 0.36, 0.8), sheets.along(side, 0.58, 0.36, 0.64)
        plate.stroke(polyline(post) + polyline(bar), 0.17, "light")


def _sail(plate: Plate, turn: float) -> None:
    """One sail: the stock, the lattice on its trailing side, the cloth half set."""
    out = np.array([math.cos(turn), -math.sin(turn)])
    side = np.array([-out[1], out[0]])

    def at(along: float, across: float) -> Points:
        return np.asarray(HUB + out * along + side * across)

    grid = [at(2.6, -0.95), at(SAIL, -0.85), at(SAIL, 2.3), at(2.6, 2.0)]
    plate.fill(polygon(grid), "paper")
    cloth = [at(3.0, 0.7), at(SAIL * 0.97, 0.9), at(SAIL * 0.97, 2.3), at(2.6, 2.0)]
    plate.fill(polygon(cloth), "tint")
    bars = [
        polyline([at(a, -0.95), at(a, 2.05 + 0.2 * a / SAIL)])
        for a in np.arange(2.6, SAIL + 0.1, 1.2)
    ]
    bars += [polyline([at(2.6, c), at(SAIL, c * 1.06)]) for c in (1.05, 2.1)]
    bars.append(polyline([at(2.6, -0.95), at(SAIL, -0.85)]))
    plate.stroke("".join(bars), 0.19)
    plate.shape(
        polygon([at(0, -0.3), at(0, 0.3), at(SAIL + 0.2, 0.16), at(SAIL + 0.2, -0.16)]), fill="ink"
    )
