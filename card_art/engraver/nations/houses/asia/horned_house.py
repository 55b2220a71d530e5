"""A Minangkabau great house: a saddle roof whose ridges end in horns, carved walls on posts."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from engraver.nations.houses import grounds, joinery, landscape, palms
from engraver.nations.houses.camera import Camera
from engraver.nations.houses.plot import plot
from engraver.nations.houses.sheets import Rule, Sheet, lay, rule, seen, turned
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.swell import swell

#: Length, depth; floor, eaves and the low middle of the ridge, in m.
LONG, DEEP, FLOOR, EAVES, RIDGE = 17.0, 7.0, 2.0, 5.0, 8.4

CAMERA = Camera(turn=22, far=34, eye=2.4, scale=71, x=33.6, y=28.2, pivot=LONG)
FACE = CAMERA.wall((0, 0, 0), (1, 0, 0))
SIDE = CAMERA.wall((LONG, 0, 0), (0, 0, 1))


def horned_house() -> Plate:
    """A rumah gadang, 44 × 36 mm."""
    plate = plot("Horned rumah gadang, West Sumatra")
    palms.palm(plate, 17.2, 24, 15.8, -0.8, 4.6)
    palms.palm(plate, 23.2, 24, 12.6, 1.4, 4.0)
    landscape.turf(plate, seed=13)
    ground = [(1, 0, 0), (LONG + 2.2, 0, 0.4), (LONG + 2.4, 0, DEEP), (2, 0, DEEP)]
    grounds.shadow(plate, CAMERA.at(ground))
    _posts(plate)
    _walls(plate)
    _roof(plate, -0.9, LONG + 0.9, 0.0, 4.7)
    _roof(plate, 2.6, LONG - 2.6, 1.0, 4.2)
    _porch(plate)
    return plate


def _posts(plate: Plate) -> None:
    """Posts on stones; the dark beneath the floor."""
    behind = CAMERA.wall((0, 0, 3.0), (1, 0, 0))
    plate.fill(polygon(behind.quad(0.5, 0.5, LONG, FLOOR + 0.3)))
    for back in (3.4, 0.0):
        for x in np.linspace(0.3, LONG - 0.3, 9):
            a, b = CAMERA.at([(x - 0.17, 0, back), (x + 0.17, FLOOR, back)])
            box = [(a[0], a[1]), (a[0], b[1]), (b[0], b[1]), (b[0], a[1])]
            plate.shape(polygon(box), fill="paper", stroke="ink", width=0.15)


def _walls(plate: Plate) -> None:
    """Carved and painted panels between posts; each bay has a window with its shutters."""
    joinery.panel(plate, SIDE, (0, FLOOR, DEEP, EAVES + 1), width=0.2)
    hatch(plate, SIDE.quad(0, FLOOR, DEEP, EAVES + 1), 0.62, angle=math.pi / 2, gap=0.36)
    joinery.panel(plate, FACE, (0, FLOOR, LONG, EAVES + 0.7), width=0.2)
    plate.fill(polygon(FACE.quad(0, FLOOR, LONG, FLOOR + 0.34)))
    bays = np.linspace(0, LONG, 10)
    for a, b in pairwise(bays):
        joinery.panel(plate, FACE, (a + 0.12, FLOOR + 0.5, b - 0.12, FLOOR + 1.15), fill="accent")
        middle = (a + b) / 2
        lozenge = [
            (middle, FLOOR + 0.58),
            (middle + 0.6, FLOOR + 0.82),
            (middle, FLOOR + 1.07),
            (middle - 0.6, FLOOR + 0.82),
        ]
        plate.stroke(polygon(FACE.at(lozenge)), 0.17, "light")
        joinery.panel(
            plate, FACE, (middle - 0.32, FLOOR + 1.35, middle + 0.32, EAVES - 0.2), fill="ink"
        )
        for side in (-1, 1):
            joinery.panel(
                plate, FACE, (middle + side * 0.3, FLOOR + 1.35, middle + side * 0.66, EAVES - 0.2)
            )
    plate.fill("".join(polygon(FACE.quad(u - 0.1, FLOOR, u + 0.1, EAVES)) for u in bays[1:-1]))
    plate.fill(polygon(FACE.quad(0, EAVES - 0.1, LONG, EAVES + 0.7)))


def _crest(start: float, end: float, lift: float, horn: float) -> Sheet:
    """The front slope between its level eaves and the ridge that climbs to its horns."""

    def place(u: Points, v: Points) -> Points:
        w = 2 * u - 1
        spread = 1 + 0.1 * v * np.abs(w)
        x = (start + end) / 2 + (end - start) / 2 * w * spread
        ridge = RIDGE + lift + horn * np.abs(w) ** 3.2
        low = EAVES - 0.35 + 0.5 * np.abs(w) ** 4 + lift * 1.2
        hollow = -0.42 * np.sin(np.pi * v)
        return np.stack([x, low + (ridge - low) * v + hollow, -1.0 + (DEEP / 2 + 1.0) * v])

    return seen(CAMERA, place)


def _roof(plate: Plate, start: float, end: float, lift: float, horn: float) -> None:
    """One saddle: gable of woven bamboo in the shade, the slope of palm fiber, the horns."""
    slope = _crest(start, end, lift, horn)
    v = np.linspace(0, 1, 24)
    edge = slope(np.ones(24), v)
    foot = CAMERA.at([(end + 0.2, EAVES + lift * 1.2, DEEP + 0.9)])
    gable = np.vstack([edge, foot])
    hatch(plate, gable, 0.72, angle=-0.5, gap=0.36, paper="paper", edge=0.2)
    lay(plate, slope, "paper", 0.24)

    def tone(u: Points, w: Points) -> Points:
        return np.asarray(0.3 + 0.24 * u + 0.2 * np.cos(2 * np.pi * (w * 5 + 0.1)))

    rule(plate, slope, Rule(62, 0.0, 0.97, 0.012, 0.988), tone)
    eaves = slope(np.linspace(0, 1, 40), np.zeros(40))
    plate.fill(swell(eaves, 0.5))
    ridge = turned(slope)(np.ones(60), np.linspace(0, 1, 60))
    plate.fill(swell(ridge, 0.34))
    for k in (0, -1):
        way = ridge[k] - ridge[k + 1 if k == 0 else k - 1]
        tip = ridge[k] + way / math.hypot(*way) * 1.3 + (0, -0.4)
        plate.fill(swell(np.linspace(ridge[k], tip, 8), np.linspace(0.42, 0.14, 8)))


def _porch(plate: Plate) -> None:
    """The stair and its porch, under a gable with a horn of its own."""
    left, right, out = LONG / 2 - 1.5, LONG / 2 + 1.5, -2.2
    front = CAMERA.wall((0, 0, out), (1, 0, 0))
    side = CAMERA.wall((right, 0, out), (0, 0, 1))
    joinery.panel(plate, side, (0, FLOOR, 2.2, 4.4))
    hatch(plate, side.quad(0, FLOOR, 2.2, 4.4), 0.6, angle=math.pi / 2, gap=0.34)
    joinery.panel(plate, front, (left, FLOOR - 0.1, right, 4.4), fill="ink")
    for u in (left, right - 0.38):
        joinery.panel(plate, front, (u, 0, u + 0.38, 4.4))
    gable = front.at(
        [
            (left - 0.7, 4.1),
            (right + 0.7, 4.1),
            (LONG / 2 + 0.5, 6.4),
            (LONG / 2, 8.4),
            (LONG / 2 - 0.5, 6.4),
        ]
    )
    joinery.area(plate, gable, width=0.26)
    inner = front.at([(left, 4.45), (right, 4.45), (LONG / 2, 6.6)])
    joinery.area(plate, inner, "accent", 0.18)
    rosette = front.at(
        [(LONG / 2, 4.7), (LONG / 2 + 0.5, 5.15), (LONG / 2, 5.7), (LONG / 2 - 0.5, 5.15)]
    )
    plate.stroke(polygon(rosette), 0.2, "light")
    for k in range(6):
        step = CAMERA.wall((0, 0, out - 0.25 * (6 - k)), (1, 0, 0))
        joinery.panel(plate, step, (left + 0.5, 0.33 * k, right - 0.5, 0.33 * (k + 1)), width=0.15)
