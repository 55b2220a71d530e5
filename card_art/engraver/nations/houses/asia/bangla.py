"""A Bengal bangla: eaves and ridge bent like a bow, to shed the rain. It named the bungalow."""

from __future__ import annotations

import numpy as np

from engraver.nations.houses import joinery, landscape, palms, shadows
from engraver.nations.houses.camera import Camera
from engraver.nations.houses.plot import plot
from engraver.nations.houses.sheets import Sheet, along, courses, growing, seen, thatch
from engraver.technique.pathdata import Points, dot, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.swell import swell

#: Front and depth; plinth, height of the eaves at the corner, ridge; eaves' overhang, in m.
FRONT, DEPTH, PLINTH, EAVES, TOP, OVER = 8.6, 6.4, 0.9, 2.9, 6.9, 1.1
CAMERA = Camera(turn=32, far=22, eye=2.0, scale=72, x=27.6, y=28.0, pivot=FRONT)
FACE = CAMERA.wall((0, 0, 0), (1, 0, 0))
SIDE = CAMERA.wall((FRONT, 0, 0), (0, 0, 1))


def bangla() -> Plate:
    """A bangla with its veranda, 44 × 36 mm."""
    plate = plot("Thatched bangla, Bengal")
    palms.palm(plate, 8, 30.5, 22.3, -2.4, 5.2)
    palms.palm(plate, 36.6, 28.6, 17.8, 1.8, 5.0)
    landscape.turf(plate, seed=19)
    shadows.beside(plate, CAMERA, FRONT, DEPTH)
    _plinth(plate)
    _walls(plate)
    _roof(plate)
    return plate


def _plinth(plate: Plate) -> None:
    """A plinth of smoothed clay, its edge drawn over in white rice paste."""
    end = CAMERA.wall((FRONT + 0.4, 0, -0.4), (0, 0, 1))
    front = CAMERA.wall((-0.4, 0, -0.4), (1, 0, 0))
    joinery.panel(plate, end, (0, 0, DEPTH + 0.8, PLINTH), width=0.2)
    hatch(plate, end.quad(0, 0, DEPTH + 0.8, PLINTH), 0.55, gap=0.36)
    joinery.panel(plate, front, (0, 0, FRONT + 0.8, PLINTH), width=0.2)
    turn = np.linspace(0, np.pi, 11)
    loops = []
    for u in np.arange(0.55, FRONT + 0.4, 0.8):
        arc = np.stack([u + 0.34 * np.cos(turn), 0.3 + 0.34 * np.sin(turn)], axis=1)
        x, y = front.at([(u, 0.36)])[0].tolist()
        loops.append(polyline(front.at(arc)) + dot(x, y, 0.13))
    plate.stroke("".join(loops), 0.2)
    for k in range(2):
        step = CAMERA.wall((0, 0, -1.3 + 0.45 * k), (1, 0, 0))
        joinery.panel(plate, step, (3.3, 0.3 * k, 5.4, 0.3 * (k + 1)))
    top = [
        (-0.4, PLINTH, -0.4),
        (FRONT + 0.4, PLINTH, -0.4),
        (FRONT + 0.4, PLINTH, 1.3),
        (-0.4, PLINTH, 1.3),
    ]
    joinery.area(plate, CAMERA.at(top), width=0.16)


def _walls(plate: Plate) -> None:
    """Clay walls behind the veranda, a carved door and shuttered windows, posts before them."""
    joinery.panel(plate, SIDE, (0, PLINTH, DEPTH, EAVES + 1), width=0.2)
    hatch(plate, SIDE.quad(0, PLINTH, DEPTH, EAVES + 1), 0.58, gap=0.38)
    joinery.window(plate, SIDE, (2.6, 1.7, 3.8, 2.9), (3, 1))
    back = CAMERA.wall((0, 0, 1.4), (1, 0, 0))
    joinery.panel(plate, back, (0, PLINTH, FRONT, EAVES + 1.4), width=0.2)

    def shade(_x: Points, y: Points) -> Points:
        top, foot = back.at([(0, EAVES + 0.4), (0, PLINTH)])[:, 1]
        return np.asarray(np.clip(0.98 - 0.8 * (y - top) / (foot - top), 0.2, 1))

    hatch(plate, back.quad(0, PLINTH, FRONT, EAVES + 1.4), shade, gap=0.38)
    joinery.panel(plate, back, (2.0, PLINTH, 4.4, 3.3))
    joinery.panel(plate, back, (2.2, PLINTH, 4.2, 3.1), fill="ink")
    for u in (2.35, 3.25):
        joinery.panel(plate, back, (u, PLINTH + 0.1, u + 0.8, 2.95), fill="accent")
        plate.stroke(
            polygon(back.quad(u + 0.2, 1.3, u + 0.6, 1.9))
            + polygon(back.quad(u + 0.2, 2.15, u + 0.6, 2.7)),
            0.15,
            "light",
        )
    for u in (0.2, 5.6):
        joinery.panel(plate, back, (u - 0.2, 1.3, u + 1.3, 3.0))
        joinery.panel(plate, back, (u, 1.5, u + 1.1, 2.8), fill="ink")
        bars = [polyline(back.at([(u + k, 1.5), (u + k, 2.8)])) for k in (0.28, 0.55, 0.82)]
        plate.stroke("".join(bars), 0.17, "paper")
    for u in (0.0, 2.75, FRONT - 3.0, FRONT - 0.3):
        joinery.panel(plate, FACE, (u, PLINTH, u + 0.3, EAVES + 0.9), width=0.24)


def _bow(w: Points) -> Points:
    """The fall of a bent line from its middle to its ends."""
    return np.asarray(np.abs(w) ** 2.1)


def _slope(side: int) -> Sheet:
    """A slope of the roof: 0 is the front, 1 the right end."""

    def front(u: Points, v: Points) -> Points:
        w = 2 * u - 1
        half = (FRONT / 2 + OVER) * (1 - v) + (FRONT / 2 - 1.5) * v
        eaves = EAVES + 0.75 - 1.05 * _bow(w)
        ridge = TOP - 0.75 * _bow(w)
        y = eaves + (ridge - eaves) * v + 0.4 * np.sin(np.pi * v)
        return np.stack([FRONT / 2 + w * half, y, -OVER + (DEPTH / 2 + OVER) * v])

    def end(u: Points, v: Points) -> Points:
        w = 2 * u - 1
        half = (DEPTH / 2 + OVER) * (1 - v) + 0.02
        x = FRONT + OVER + (-1.5 - OVER) * v
        eaves = EAVES + 0.5 - 0.8 * _bow(w)
        y = eaves + (TOP - 0.75 - eaves) * v + 0.4 * np.sin(np.pi * v)
        return np.stack([x, y, DEPTH / 2 + w * half])

    return seen(CAMERA, end if side else front)


def _roof(plate: Plate) -> None:
    """Rice straw in coats, cut thick along the bent eaves; the ridge tied down with bamboo."""
    for side, n, dark in ((1, 34, 0.72), (0, 60, 0.28)):
        slope = _slope(side)
        thatch(plate, slope, n, 6, growing(dark))
        courses(plate, slope, 0.01, 0.72)
        courses(plate, slope, 0.05, 0.3, "paper")
        courses(plate, slope, 0.085, 0.18)
    ridge = along(_slope(0), 1.0, n=40)
    plate.fill(swell(ridge, 0.9))
    plate.fill(swell(ridge - (0, 0.05), 0.46), "paper")
    ties = [polyline(np.add(p, [(-0.25, -0.42), (0.25, 0.5)])) for p in ridge[3:-2:5]]
    plate.stroke("".join(ties), 0.22)
