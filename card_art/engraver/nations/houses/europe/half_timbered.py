"""A Hessian farmhouse of the 1600s: oak frame, white panels, the brace called the Wild Man."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engraver.nations.houses import grounds, joinery, landscape, roofs, trees
from engraver.nations.houses.camera import Camera, Wall
from engraver.nations.houses.face import rectangle
from engraver.nations.houses.plot import plot
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch

#: Front and depth; top of the stone plinth, of the ground floor, of the eaves and of the ridge; by
#: how much the upper floor stands out over the lower one.
FRONT, DEPTH, PLINTH, FLOOR, EAVES, TOP, JETTY = 8.4, 11.0, 0.6, 3.3, 6.0, 11.6, 0.35

CAMERA = Camera(turn=35, far=21, eye=1.9, scale=56, x=23.0, y=28.4, pivot=FRONT)
LOW_FACE = CAMERA.wall((0, 0, 0), (1, 0, 0))
LOW_SIDE = CAMERA.wall((FRONT, 0, 0), (0, 0, 1))
FACE = CAMERA.wall((0, 0, -JETTY), (1, 0, 0))
SIDE = CAMERA.wall((FRONT, 0, -JETTY), (0, 0, 1))
MIDDLE = FRONT / 2

#: A timber: where it starts and ends on its wall, in m.
Timber = tuple[tuple[float, float], tuple[float, float]]


def half_timbered() -> Plate:
    """The house of Europe, 44 × 36 mm."""
    plate = plot("Half-timbered farmhouse, Hesse, Germany")
    trees.broadleaf(plate, 4.9, 30.5, 4.3, 15.0, seed=6)
    trees.fir(plate, 40.2, 30.4, 2.8, 14.0, seed=5)
    landscape.turf(plate, seed=9)
    shade = [(FRONT, 0, 0), (FRONT + 3.4, 0, 1.5), (FRONT + 3.8, 0, DEPTH), (FRONT, 0, DEPTH)]
    grounds.shadow(plate, CAMERA.at(shade))
    _ground_floor(plate)
    _upper_side(plate)
    _upper_front(plate)
    _roof(plate)
    return plate


def _frame(plate: Plate, wall: Wall, timbers: Sequence[Timber], wide: float = 0.26) -> None:
    plate.fill("".join(polygon(wall.bar(a, b, wide)) for a, b in timbers))


def _level(v: float, start: float, end: float) -> Timber:
    return (start, v), (end, v)


def _posts(places: Sequence[float], low: float, high: float) -> list[Timber]:
    return [((u, low), (u, high)) for u in places]


def _wild_man(u: float, low: float, high: float, reach: float) -> list[Timber]:
    """A post with two long braces below and two short ones above, like a man astride."""
    waist, neck = low + (high - low) * 0.62, low + (high - low) * 0.72
    legs: list[Timber] = [((u + s * reach, low), (u, waist)) for s in (-1, 1)]
    arms: list[Timber] = [((u, neck), (u + s * reach * 0.62, high)) for s in (-1, 1)]
    return [((u, low), (u, high)), *legs, *arms]


def _ground_floor(plate: Plate) -> None:
    """Stone plinth, posts, the door and two windows; the side in shade, under the jetty."""
    for wall, long in ((LOW_SIDE, DEPTH), (LOW_FACE, FRONT)):
        joinery.panel(plate, wall, (0, PLINTH, long, FLOOR), width=0.2)
        joinery.bricks(plate, wall, (0, 0, long, PLINTH), 2, 12, 0)
    plate.fill(polygon(LOW_SIDE.quad(0, 0, DEPTH, PLINTH)))
    _shade(plate, LOW_SIDE, (0, PLINTH, DEPTH, FLOOR), 0.5)
    posts = _posts((0.13, 2.6, 5.2, 7.8, DEPTH - 0.13), PLINTH, FLOOR)
    braces: list[Timber] = [((1.6, PLINTH), (0.3, 2.6)), ((9.4, PLINTH), (10.7, 2.6))]
    levels = [_level(1.5, 0, DEPTH), _level(PLINTH + 0.1, 0, DEPTH)]
    _frame(plate, LOW_SIDE, [*posts, *braces, *levels])
    for u in (3.3, 6.0):
        joinery.window(plate, LOW_SIDE, (u, 1.7, u + 1.1, 2.9), (2, 3))
    posts = _posts((0.13, 1.8, 3.4, 5.1, 6.7, FRONT - 0.13), PLINTH, FLOOR)
    sides = [_level(1.5, 0, 3.4), _level(1.5, 5.1, FRONT), _level(PLINTH + 0.1, 0, FRONT)]
    braces = [((1.5, PLINTH), (0.25, 2.6)), ((FRONT - 1.5, PLINTH), (FRONT - 0.25, 2.6))]
    _frame(plate, LOW_FACE, [*posts, *sides, *braces])
    _door(plate)
    for u in (2.08, 5.5):
        joinery.window(plate, LOW_FACE, (u, 1.75, u + 0.95, 2.85), (2, 3), frame=0.1)
    shadow = LOW_FACE.quad(0, FLOOR - 0.5, FRONT, FLOOR)
    plate.fill(polygon(shadow))


def _door(plate: Plate) -> None:
    joinery.panel(plate, LOW_FACE, (3.55, 0, 4.95, 2.75), fill="ink")
    joinery.panel(plate, LOW_FACE, (3.7, 0.1, 4.8, 2.5), fill="accent")
    leaf = [polyline(LOW_FACE.at([(u, 0.1), (u, 2.5)])) for u in (4.07, 4.44)]
    leaf.append(polyline(LOW_FACE.at([(3.7, 1.3), (4.8, 1.3)])))
    plate.stroke("".join(leaf), 0.14, "paper")


def _shade(plate: Plate, wall: Wall, box: tuple[float, float, float, float], tone: float) -> None:
    """Level rules over a paneled wall that lies in shade."""
    hatch(plate, wall.quad(*box), tone, gap=0.42)


def _upper_side(plate: Plate) -> None:
    deep = DEPTH + JETTY
    joinery.panel(plate, SIDE, (0, FLOOR, deep, EAVES), width=0.2)
    _shade(plate, SIDE, (0, FLOOR, deep, EAVES), 0.5)
    posts = _posts((0.13, 4.4, 6.6, deep - 0.13), FLOOR, EAVES)
    levels = [_level(v, 0, deep) for v in (FLOOR + 0.14, EAVES - 0.12)]
    sills = [_level(4.5, 4.4, 6.6)]
    men = [*_wild_man(2.3, FLOOR, EAVES, 1.3), *_wild_man(8.9, FLOOR, EAVES, 1.3)]
    _frame(plate, SIDE, [*posts, *levels, *sills, *men])
    joinery.window(plate, SIDE, (4.95, 4.65, 6.05, 5.7), (2, 3))


def _upper_front(plate: Plate) -> None:
    """The jettied story and the gable above it."""
    outline = [(0, FLOOR), (FRONT, FLOOR), (FRONT, EAVES), (MIDDLE, TOP), (0, EAVES)]
    joinery.area(plate, FACE.at(outline), width=0.2)
    ends = [
        polygon(FACE.quad(u, FLOOR - 0.28, u + 0.26, FLOOR))
        for u in np.linspace(0, FRONT - 0.26, 8)
    ]
    plate.fill("".join(ends))
    posts = _posts((0.13, 3.3, 5.1, FRONT - 0.13), FLOOR, EAVES)
    levels = [_level(v, 0, FRONT) for v in (FLOOR + 0.14, EAVES)]
    men = [*_wild_man(1.75, FLOOR, EAVES, 1.1), *_wild_man(FRONT - 1.75, FLOOR, EAVES, 1.1)]
    _frame(plate, FACE, [*posts, *levels, _level(4.55, 3.3, 5.1), *men])
    joinery.window(plate, FACE, (3.62, 4.7, 4.78, 5.75), (3, 3))
    _gable(plate)


def _gable(plate: Plate) -> None:
    collar = 8.3
    half = (FRONT / 2) * (TOP - collar) / (TOP - EAVES)
    posts = [*_posts((3.3, 5.1), EAVES, collar), *_posts((MIDDLE,), collar, TOP - 0.2)]
    braces: list[Timber] = [
        ((MIDDLE + s * 3.3, EAVES), (MIDDLE + s * 1.05, collar - 0.2)) for s in (-1, 1)
    ]
    struts: list[Timber] = [((MIDDLE + s * 1.7, EAVES), (MIDDLE + s * 2.85, 7.3)) for s in (-1, 1)]
    crown: list[Timber] = [((MIDDLE + s * half * 0.75, collar), (MIDDLE, 9.9)) for s in (-1, 1)]
    beam = _level(collar, MIDDLE - half, MIDDLE + half)
    _frame(plate, FACE, [*posts, *braces, *struts, *crown, beam])
    joinery.window(plate, FACE, (3.65, 6.5, 4.75, 7.5), (2, 2))


def _roof(plate: Plate) -> None:
    """The tiled slope to the right, the verge board along the gable."""
    over, drop = 0.5, 0.45
    pitch = (TOP - EAVES) / MIDDLE
    slope = CAMERA.wall(
        (FRONT + drop, EAVES - drop * pitch, -JETTY - over),
        (0, 0, 1),
        np.array((-(MIDDLE + drop), (MIDDLE + drop) * pitch, 0)) / 14,
    )
    long = DEPTH + 2 * over + JETTY
    joinery.panel(plate, slope, (0, 0, long, 14), fill="tint", width=0.22)
    roofs.shingles(plate, rectangle(slope, 0, 0, long, 14), (0.95, 0.8), width=0.2)
    plate.stroke(polyline(slope.at([(0, 14), (long, 14)])), 0.42)
    plate.stroke(polyline(slope.at([(0, 0), (long, 0)])), 0.34)
    rim = CAMERA.wall((0, 0, -JETTY - over), (1, 0, 0))
    foot, low = EAVES - drop * pitch, 0.42
    for sign, end in ((-1, -drop), (1, FRONT + drop)):
        board = [
            (MIDDLE, TOP),
            (end, foot),
            (end + sign * 0.02, foot - low),
            (MIDDLE, TOP - low * 1.6),
        ]
        joinery.area(plate, rim.at(board), fill="paper", width=0.18)
