"""A vaulted house of Santorini: whitewashed barrel vaults, an arched front, steps and a terrace."""

from __future__ import annotations

import numpy as np

from engraver.nations.houses import grounds, joinery, landscape, walls
from engraver.nations.houses.camera import Camera, Wall
from engraver.nations.houses.face import plane, rectangle
from engraver.nations.houses.jars import jar
from engraver.nations.houses.plot import plot
from engraver.technique import burin
from engraver.technique.curves import normals
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.swell import swell

CAMERA = Camera(turn=30, far=23, eye=3.4, scale=76, x=22.4, y=22.4, pivot=6.0)


def vaulted_house() -> Plate:
    """A house of Europe, 44 × 36 mm."""
    plate = plot("Vaulted house, Oia, Santorini")
    grounds.water(plate, 23.4, 28.6, seed=4)
    landscape.turf(plate, seed=6)
    shade = [(9.6, 0, 1.8), (12, 0, 2.6), (13, 0, 6), (9.6, 0, 6)]
    grounds.shadow(plate, CAMERA.at(shade))
    _block(plate, -1.4, 7.2, 7.4, 5.8, 4.6)
    _vault(plate, (-0.6, 4.6, 7.6), (4.2, 2.7, 5.0))
    _window(plate, CAMERA.wall((-0.6, 4.6, 7.6), (1, 0, 0)), 1.6, 1.5, 1.0, 1.4)
    _block(plate, 0.0, 0.0, 6.0, 6.6, 0.7)
    _vault(plate, (0.0, 0.7, 0.6), (6.0, 3.0, 6.0))
    _front(plate, 0.0, 0.6, 0.7)
    _kitchen(plate)
    _terrace(plate)
    _steps(plate)
    return plate


def _block(plate: Plate, x: float, z: float, wide: float, deep: float, top: float) -> None:
    """A whitewashed cube of masonry: its lit front, its shaded side, its flat roof."""
    a, b = x + wide, z + deep
    roof = plane(CAMERA, [(x, top, z), (a, top, z), (a, top, b), (x, top, b)])
    roof.lay(plate, "light")
    side = plane(CAMERA, [(a, 0, z), (a, 0, b), (a, top, b), (a, top, z)])
    side.lay(plate)
    walls.shade(plate, side, 0.5, 0.5)
    front = plane(CAMERA, [(x, 0, z), (a, 0, z), (a, top, z), (x, top, z)])
    front.lay(plate, "light", 0.32)


def _vault(
    plate: Plate, place: tuple[float, float, float], size: tuple[float, float, float]
) -> None:
    """A room under a barrel vault: its front's left foot, m, and its width, walls and depth."""
    (x, foot, z), (wide, wall, deep) = place, size
    turn = np.linspace(0, np.pi, 25)
    arch = [
        (x + wide / 2 * (1 - np.cos(a)), foot + wall + 0.8 * wide / 2 * np.sin(a)) for a in turn
    ]
    near = [(px, py, z) for px, py in arch]
    far = [(px, py, z + deep) for px, py in arch]
    shell = np.vstack([CAMERA.at(near[8:]), CAMERA.at(far[8:])[::-1]])
    plate.shape(polygon(shell), fill="light", stroke="ink", width=0.3)
    rules = []
    crown, back = CAMERA.at(near), CAMERA.at(far)
    for k in range(11, 24):
        line, beside = (np.linspace(crown[i], back[i], 9) for i in (k, k + 1))
        room = np.abs(((beside - line) * normals(line)).sum(axis=1)) - burin.GAP
        rules.append(swell(line, np.minimum(0.045 * (k - 8), room) * (room > 0.8 * burin.LINE)))
    plate.fill("".join(rules))
    a = x + wide
    side = plane(
        CAMERA, [(a, foot, z), (a, foot, z + deep), (a, foot + wall, z + deep), (a, foot + wall, z)]
    )
    side.lay(plate, edge=0.26)
    walls.shade(plate, side, 0.62, 0.5)
    face = [(x, foot, z), (a, foot, z), *near[::-1]]
    plate.shape(polygon(CAMERA.at(face)), fill="light", stroke="ink", width=0.34, round_ends=True)
    band = [
        (x + wide / 2 + (px - x - wide / 2) * 0.9, foot + wall + (py - foot - wall) * 0.86, z)
        for px, py in arch
    ]
    plate.stroke(polyline(CAMERA.at(band)), 0.18)


def _front(plate: Plate, x: float, z: float, foot: float) -> None:
    """The door between two windows, and the round light above: the Cycladic front."""
    wall = CAMERA.wall((x, foot, z), (1, 0, 0))
    joinery.panel(plate, wall, (2.2, 0, 3.8, 2.75), "paper", 0.2)
    joinery.panel(plate, wall, (2.4, 0, 3.6, 2.5), "accent", 0.22)
    plate.stroke(polyline(wall.at([(3.0, 0), (3.0, 2.5)])), 0.2, "paper")
    for u in (2.5, 3.16):
        for v, high in ((0.25, 0.8), (1.3, 0.95)):
            plate.stroke(polygon(wall.quad(u, v, u + 0.34, v + high)), 0.14, "paper")
    for u in (0.65, 4.45):
        _window(plate, wall, u, 0.95, 0.9, 1.45)
    turn = np.linspace(0, np.pi, 15)
    light = np.stack([3 + 0.62 * np.cos(turn), 3.3 + 0.75 * np.sin(turn)], axis=1)
    plate.shape(polygon(wall.at(light)), fill="ink", stroke="ink", width=0.2)
    plate.stroke(
        polyline(wall.at([(3, 3.3), (3, 4.05)])) + polyline(wall.at([(2.38, 3.3), (3.62, 3.3)])),
        0.15,
        "paper",
    )


def _window(plate: Plate, wall: Wall, u: float, v: float, wide: float, high: float) -> None:
    """A small deep window with open shutters in color."""
    joinery.window(plate, wall, (u, v, u + wide, v + high), (2, 3), 0.1)
    for start in (u - 0.52, u + wide + 0.16):
        joinery.panel(plate, wall, (start, v - 0.05, start + 0.36, v + high + 0.05), "accent", 0.16)


def _terrace(plate: Plate) -> None:
    """The terrace before the house with its low wall, and its shadow."""
    wall = plane(CAMERA, [(0, 0, -2.6), (6, 0, -2.6), (6, 0.7, -2.6), (0, 0.7, -2.6)])
    floor = plane(CAMERA, [(0, 0.7, -2.6), (6, 0.7, -2.6), (6, 0.7, 0.6), (0, 0.7, 0.6)])
    side = plane(CAMERA, [(6, 0, -2.6), (6, 0, 0.6), (6, 0.7, 0.6), (6, 0.7, -2.6)])
    floor.lay(plate, "light", 0.24)
    side.lay(plate)
    walls.shade(plate, side, 0.6, 0.48)
    wall.lay(plate, "paper", 0.32)
    walls.stones(plate, wall, (1.7, 1.0), seed=8)


def _steps(plate: Plate) -> None:
    """Steps that climb to the terrace, their treads edged with whitewash."""
    for k in (3, 2, 1, 0):
        z, y = -4.6 + 0.5 * k, 0.18 * (k + 1)
        tread = plane(CAMERA, [(2.0, y, z), (4.0, y, z), (4.0, y, z + 0.6), (2.0, y, z + 0.6)])
        riser = plane(CAMERA, [(2.0, 0, z), (4.0, 0, z), (4.0, y, z), (2.0, y, z)])
        cheek = rectangle(CAMERA.wall((4.0, 0, z), (0, 0, 1)), 0, 0, 0.6, y)
        cheek.lay(plate, "ink", 0.2)
        tread.lay(plate, "light", 0.2)
        riser.lay(plate, "paper", 0.24)


def _kitchen(plate: Plate) -> None:
    """The small flat-roofed kitchen at the side, its chimney and its own door."""
    _block(plate, 6.0, 1.8, 3.6, 4.2, 2.9)
    wall = CAMERA.wall((6.0, 0, 1.8), (1, 0, 0))
    joinery.panel(plate, wall, (1.1, 0, 2.3, 2.1), "paper", 0.2)
    joinery.panel(plate, wall, (1.25, 0, 2.15, 1.95), "accent", 0.2)
    walls.planks(plate, rectangle(wall, 1.25, 0, 2.15, 1.95), 0.7, 0.17)
    joinery.window(plate, wall, (2.65, 1.05, 3.2, 1.75), (1, 2), 0.1)
    # The vaulted room stands out before the kitchen and takes the light from its corner.
    cast = wall.at([(0, 0), (0.72, 0), (0.72, 2.1), (0, 2.75)])
    hatch(plate, cast, 0.8, angle=np.pi / 2, gap=0.42)
    for u, high in ((2.6, 2.0), (3.2, 1.5)):
        x, y = CAMERA.at([(6.0 + u, 0, 1.3)])[0].tolist()
        jar(plate, x, y, high)
    x, low, top, z = 7.9, 2.9, 4.3, 4.0
    end = [(x + 0.7, low, z), (x + 0.7, low, 4.7), (x + 0.7, top, 4.7), (x + 0.7, top, z)]
    plane(CAMERA, end).lay(plate, "ink", 0.24)
    face = [(x, low, z), (x + 0.7, low, z), (x + 0.7, top, z), (x, top, z)]
    plane(CAMERA, face).lay(plate, "light", 0.26)
