"""A chased copper tray, and the hammer and punch that chase it; mm."""

from __future__ import annotations

import math

import numpy as np

from engraver.technique.curves import ellipse
from engraver.technique.light import metal
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

_Spot = tuple[float, float]


def tray(plate: Plate, x: float, y: float, rx: float, ry: float) -> None:
    """A round tray about (x, y) seen from above at a slant, its half axes in mm."""
    size = np.array([rx, ry])

    def ring(r: float, n: int = 72) -> Points:
        return ellipse(x, y, rx * r, ry * r, n)

    plate.shape(polygon(ring(1.0) + np.array([0, 0.9])), fill="deep", stroke="ink", width=0.3)
    plate.shape(polygon(ring(1.0)), fill="accent", stroke="ink", width=0.28)
    _polish(plate, x, y, size, 0.87, 1.0)
    plate.shape(polygon(ring(0.85)), fill="accent", stroke="ink", width=0.24)
    turn = np.linspace(0, 2 * math.pi, 25)

    def spot(r: float, t: float) -> Points:
        return np.array([x + size[0] * r * math.cos(t), y + size[1] * r * math.sin(t)])

    def petal(r0: float, r1: float, t: float, half: float) -> Points:
        middle = (r0 + r1) / 2
        edge = [spot(r0, t), spot(middle, t - half), spot(r1, t), spot(middle, t + half)]
        return np.array(edge)

    plate.stroke(polygon(ring(0.8)), 0.16, "tint")
    plate.fill("".join(polygon(petal(0.64, 0.78, t, 0.1)) for t in turn[:-1]), "tint")
    plate.stroke(polygon(ring(0.6)), 0.16, "tint")
    for t in turn[:-1:2]:
        leaf = _leaf(spot(0.2, t), spot(0.58, t), 0.26)
        plate.shape(polygon(leaf), fill="deep", stroke="tint", width=0.15)
    plate.shape(polygon(ring(0.2)), fill="tint", stroke="ink", width=0.16)
    plate.shape(polygon(ring(0.1)), fill="accent", stroke="ink", width=0.15)


def _leaf(a: Points, b: Points, broad: float) -> Points:
    """A pointed leaf from a to b."""
    side = np.array([-(b - a)[1], (b - a)[0]])
    t = np.linspace(0, 1, 9)[:, None]
    bulge = np.sin(np.pi * t) * broad
    return np.asarray(
        np.vstack([a + (b - a) * t + side * bulge, (a + (b - a) * t - side * bulge)[::-1]])
    )


def _polish(plate: Plate, x: float, y: float, size: Points, inner: float, outer: float) -> None:
    """The bright and dark of a polished rim: lines along it that swell as the metal turns."""
    turn = np.linspace(0, 2 * math.pi, 160)
    shine = np.cos(2 * (turn - 0.9)) * 0.9
    dark, pale = metal(shine), np.clip(shine - 0.35, 0, 1)
    for k, r in enumerate(np.linspace(inner + 0.03, outer - 0.03, 3)):
        line = np.stack([x + size[0] * r * np.cos(turn), y + size[1] * r * np.sin(turn)], axis=1)
        plate.fill(swell(line, np.where(dark > 0.45, 0.3 * dark, 0)))
        if k == 1:
            plate.fill(swell(line, np.where(pale > 0.1, 0.42 * pale, 0)), "tint")


def hammer(plate: Plate, at: _Spot, turn: float, reach: float = 7.4) -> None:
    """A chaser's hammer whose handle passes through ``at``, turned clockwise by degrees."""
    with plate.defined("hammer"):
        handle = np.array(
            [
                (-0.42, 4.4),
                (-0.62, 2.6),
                (-0.4, -2),
                (-0.32, -reach),
                (0.32, -reach),
                (0.4, -2),
                (0.62, 2.6),
                (0.42, 4.4),
            ]
        )
        plate.shape(polygon(handle), fill="light", stroke="ink", width=0.22, round_ends=True)
        head = np.array(
            [
                (-3.2, -0.35),
                (-1.0, -0.75),
                (1.3, -0.8),
                (1.5, -1.35),
                (2.7, -1.35),
                (2.7, 1.35),
                (1.5, 1.35),
                (1.3, 0.8),
                (-1.0, 0.75),
                (-3.2, 0.35),
            ]
        )
        plate.shape(
            polygon(head - [0, reach]), fill="ink", stroke="ink", width=0.2, round_ends=True
        )
        plate.stroke(
            polyline([(-2.6, -reach - 0.1), (1.2, -reach - 0.35)])
            + polyline([(1.9, -reach - 1), (1.9, -reach + 0.6)]),
            0.2,
            "light",
        )
    plate.use("hammer", *at, turn=turn)


def punch(plate: Plate, tip: _Spot, head: _Spot) -> None:
    """A steel punch from its tip on the work to its head."""
    a, b = np.array(tip), np.array(head)
    way = (b - a) / np.hypot(*(b - a))
    side = np.array([-way[1], way[0]])
    bar = np.vstack(
        [
            a + side * 0.14,
            a + way * 1.6 + side * 0.4,
            b + side * 0.42,
            b - side * 0.42,
            a + way * 1.6 - side * 0.4,
            a - side * 0.14,
        ]
    )
    plate.shape(polygon(bar), fill="light", stroke="ink", width=0.22, round_ends=True)
    plate.stroke(polyline([a + way * 1.8 + side * 0.3, b + side * 0.3]), 0.34)
