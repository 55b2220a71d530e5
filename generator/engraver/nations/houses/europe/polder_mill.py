"""A polder mill of Kinderdijk: a thatched eight-sided tower, its cap turning to the wind."""

from __future__ import annotations

import math

import numpy as np

from generator.engraver.nations.houses import grounds, joinery, landscape, roofs, trees, walls
from generator.engraver.nations.houses.block import Gabled
from generator.engraver.nations.houses.camera import Camera
from generator.engraver.nations.houses.plot import plot
from generator.engraver.nations.houses.turned import Turned, rings, straws
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.ruling import hatch

CAMERA = Camera(turn=0, far=40, eye=2.0, scale=72, x=20.6, y=26.0)
BASE = Turned(CAMERA, 0, 0, ((4.1, 0), (3.95, 2.2)))
BODY = Turned(CAMERA, 0, 0, ((4.3, 2.1), (3.15, 5.2), (2.4, 8.6)))
CAP = Turned(CAMERA, 0, 0, ((2.6, 8.5), (2.45, 9.4), (1.9, 10.3), (1.0, 10.9), (0.05, 11.1)))
#: The cottage beside it stands turned, farther from the water.
YARD = Camera(turn=30, far=26, eye=2.0, scale=56, x=35.4, y=25.2, pivot=3.9)
HOME = Gabled(YARD, 3.9, 5.6, 2.3, 2.3, over=0.3, verge=0.3, thick=0.28)
#: Where the sails turn, mm on the plate, and how long each is.
HUB, SAIL = CAMERA.at([(-0.3, 9.1, -2.6)])[0], 13.0


def polder_mill() -> Plate:
    """A house of Europe, 44 × 36 mm."""
    plate = plot("Polder mill and miller’s home, Kinderdijk, Holland")
    landscape.sky(plate, 1.0, 43.0, 3.0, 20.0, seed=13)
    for x, tall in ((37.6, 6.4), (40.2, 7.4), (3.2, 5.6)):
        trees.cypress(plate, x, 27.6, 0.95, tall)
    plate.stroke(polyline([(1.5, 27.6), (42.5, 27.6)]), 0.2)
    grounds.shadow(plate, [(20, 28.6), (39, 27.9), (41, 29.2), (22, 30.2)])
    _house(plate)
    _tail(plate)
    _tower(plate)
    for degrees in (41, 131, 221, 311):
        _sail(plate, math.radians(degrees))
    plate.disc(float(HUB[0]), float(HUB[1]), 0.75, fill="ink")
    plate.disc(float(HUB[0]), float(HUB[1]), 0.3, fill="paper")
    grounds.bank(plate, [(1.5, 30.6), (12, 31.2), (26, 31.0), (42.5, 30.5)], 31.4, lines=1)
    grounds.water(plate, 1.5, 42.5, 31.8, 35.4, seed=6, dark=(14, 28))
    for x in (4.0, 7.0, 33.6, 37.0, 40.4):
        trees.tuft(plate, x, 32.2, 2.6)
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
    HOME.eaves_board(plate, 0.4)
    HOME.barge(plate, "light", 0.22)
    joinery.panel(plate, YARD.wall((1.5, 4.0, 3.6), (1, 0, 0)), (0, 0, 0.8, 1.6), "paper", 0.24)
    plate.fill(polygon(YARD.wall((2.3, 4.0, 3.6), (0, 0, 1)).quad(0, 0, 0.8, 1.6)))


def _tail(plate: Plate) -> None:
    """The tail pole and its braces, by which the miller winds the cap to the wind."""
    foot = CAMERA.at([(4.9, 0.6, 3)])[0]
    ends = [CAMERA.at([(x, y, 2)])[0] for x, y in ((2.2, 9.8), (2.6, 8.4), (1.4, 9.2))]
    plate.stroke("".join(polyline([e, foot]) for e in ends), 0.3)


def _tower(plate: Plate) -> None:
    """Brick foot with door and windows, thatched body with its corners, cap."""
    BASE.lay(plate, edge=0.3)
    rings(plate, BASE, 7, 0.5)
    for start, high, ink in (
        (-20, 0.86, "accent"),
        (-62, 0.8, "ink"),
        (22, 0.8, "ink"),
        (52, 0.8, "ink"),
    ):
        half = 7.5
        low = 0.0 if ink == "accent" else 0.35
        plate.shape(
            polygon(BASE.patch(start - half, low, start + half, high)),
            fill=ink,
            stroke="ink",
            width=0.2,
        )
        if ink == "ink":
            bars = polyline(BASE.meridian(start, low, high)) + polyline(
                BASE.ring(0.57, start - half, start + half)
            )
            plate.stroke(bars, 0.15, "paper")
    BODY.lay(plate, edge=0.34)
    straws(plate, BODY, 30, layers=5, pitch=0.62, seed=3)
    _shade(plate)
    for angle in (-58, -14, 30, 72):
        plate.stroke(polyline(BODY.meridian(angle)), 0.5, "paper")
        plate.stroke(polyline(BODY.meridian(angle)), 0.2)
    for t in (0.3, 0.66):
        patch = BODY.patch(-14 + 18, t, -14 + 27, t + 0.1)
        plate.shape(polygon(patch), fill="ink", stroke="paper", width=0.3)
    CAP.lay(plate, edge=0.34)
    straws(plate, CAP, 20, layers=3, pitch=0.6, seed=5)


def _shade(plate: Plate) -> None:
    """The sides of the tower that turn from the light."""
    right = float(BODY.at([90], [0.0])[0, 0])

    def dark(x: Points, _y: Points) -> Points:
        return np.asarray(np.clip(0.66 - 0.09 * (right - x), 0, 0.6))

    hatch(plate, BODY.patch(30, 0, 90, 1), dark, angle=1.15, gap=0.52)


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
