"""The circlet of all crowns: a ring of radius 17 mm seen a little from above, with its trim.

Drawn about the middle of the circlet's foot; level lines on its front bow down in the middle, on
its far side they bow up.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from engraver.court.tincture import tincture
from engraver.technique import burin
from engraver.technique.cloth import velvet
from engraver.technique.curves import bezier, spline
from engraver.technique.light import LIGHT
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import rim
from engraver.technique.swell import swell
from engraver.wardrobe.jewels import cabochon, lozenge

RADIUS = 17.0
_X = np.linspace(-RADIUS, RADIUS, 60)
_TAILS = [16.6 * math.sin(math.radians(a)) for a in range(-75, 76, 15)]


def level(x: ArrayLike, y: ArrayLike) -> Points:
    """The y of a point of the circlet at x that stands at height y on the ring's side edges."""
    return np.asarray(y) + 1.7 * (1 - (np.asarray(x) / RADIUS) ** 2)


def around(y: float, reach: float = 1.0) -> Points:
    """The front of the ring at height y, from left to right; ``reach`` widens it."""
    return np.stack([_X * reach, level(_X, y)], axis=1)


def station(degrees: float, y: float, reach: float = 16.7) -> tuple[float, float, float]:
    """The place on the front of the ring at this angle from the middle, and how narrow it looks.

    Beyond 90 degrees it lies on the far side.
    """
    turn = math.radians(degrees)
    x = reach * math.sin(turn)
    bow = 1.7 * math.cos(turn)
    return x, y + bow, 0.34 + 0.66 * abs(math.cos(turn))


def far_side(plate: Plate, y: float, reach: float = 0.985) -> None:
    """The inside of the ring's far wall, dark, above the front edge at height y."""
    back = np.stack([_X * reach, 2 * y - level(_X, y)], axis=1)
    wall = np.vstack([back, around(y + 0.6, reach)[::-1]])
    plate.fill(polygon(wall), "deep")
    plate.stroke(polyline(back), 0.3)


def band(plate: Plate, top: float = -5.6, *, stones: bool = True, paper: str = "paper") -> None:
    """The band of the circlet from ``top`` to its foot, beaded, and set with nine stones."""
    outline = np.vstack([around(top), around(1.2, 0.985)[::-1]])
    plate.fill(polygon(outline), paper)
    lines = []
    for x in np.linspace(-16.9, 16.9, 100):
        across = x / (RADIUS + 0.2)
        light = across * LIGHT[0] + math.sqrt(1 - across**2) * LIGHT[2] + 0.25
        y = np.linspace(top + 0.2, 1.0, 12)
        edge = 0.3 * max(0, -across - 0.8) / 0.2
        width = burin.ruled(1.0 - 1.2 * np.clip(light, 0, 1) + edge, 0.34)
        lines.append(swell(np.stack([x + 0 * y, level(x, y)], axis=1), width))
    plate.fill("".join(lines))
    plate.stroke(polygon(outline), 0.34)
    for height in (top + 1.1, 0.15):
        plate.stroke(polyline(around(height)), 0.5, "paper")
        plate.stroke(polyline(around(height + 0.28)) + polyline(around(height - 0.28)), 0.14)
    if stones:
        set_stones(plate, (top + 1.2) / 2)


def set_stones(plate: Plate, y: float, size: float = 1.0) -> None:
    """Nine stones on the ring at height y, round and pointed by turns."""
    for i, angle in enumerate(np.radians(np.linspace(-66, 66, 9))):
        x, reach = 16.6 * math.sin(angle), math.cos(angle)
        stone = cabochon if i % 2 else lozenge
        stone(plate, x, float(level(x, y)), 1.72 * reach * size, (1.3 if i % 2 else 1.65) * size)


def cap(plate: Plate, color: str, height: float, foot: float = -6.0) -> None:
    """A low cap of velvet inside the ring, ``height`` mm over its rim, with its hatching."""
    x = np.linspace(15.4, -15.4, 40)
    edge = np.stack([x, level(x, foot)], axis=1)
    dome = bezier(
        (-15.4, foot), (-16.4, foot - height * 1.35), (16.4, foot - height * 1.35), edge[0], 60
    )
    plate.fill(polygon(np.vstack([dome, edge])), "accent")
    tincture(plate, np.vstack([dome * [0.97, 0.97], edge]), color, pitch=1.0, line=0.22)

    def nap(_: Points, q: float, p: Points) -> Points:
        return np.asarray(np.clip(p[:, 0] / 15 - 0.35, 0, 1) * 1.2 + 0.75 * max(0.0, q - 0.62))

    velvet(plate, dome, edge[::-1], 22, nap, fill="")
    rim(plate, dome, 0.3, 0.5, closed=False)


def ermine(plate: Plate) -> None:
    """A roll of white fur: short hairs along its foot, black tails in two rows."""
    upper, lower = around(1.4), around(4.9)
    ends = [np.array([(s * 17.9, 2.2), (s * 18.2, 3.4), (s * 17.7, 4.6)]) for s in (1, -1)]
    roll = np.vstack([upper, spline(ends[0], 6), lower[::-1], spline(ends[1], 6)[::-1]])
    plate.fill(polygon(roll), "light")
    plate.fill(_hairs(lower), "ink")
    tails = [ermine_tail(x, float(level(x, 2.55 + (i % 2) * 0.75))) for i, x in enumerate(_TAILS)]
    plate.fill("".join(tails))
    rim(plate, roll, 0.2, 0.44)


def _hairs(lower: Points) -> str:
    hairs = []
    for x, y in lower[1:-1]:
        shade = 0.55 + 0.45 * x / RADIUS
        strand = bezier((x - 0.35, y - 0.5 - 0.9 * shade), (x, y - 0.9), (x, y - 0.5), (x, y), 7)
        hairs.append(swell(strand, np.linspace(0.06, 0.12 + 0.2 * shade, 7)))
    return "".join(hairs)


def ermine_tail(x: float, y: float, size: float = 1.0) -> str:
    """Path data of a black tail of the stoat about (x, y), some 2 mm high."""
    half = [(0, -0.85), (0.3, -0.2), (0.62, 0.85), (0.22, 0.6), (0, 1.15)]
    mirrored = [(-a, b) for a, b in half[-2:0:-1]]
    return polygon(np.array([*half, *mirrored]) * size + np.array([x, y]))
