"""Houses in two-point perspective: meters in, millimeters on the plate out.

A house stands with its nearest corner at the origin: x runs along the front to the left corner's
right, y up, z back along the side. Uprights stay upright, as in an architect's drawing.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.curves import resample
from engraver.technique.pathdata import Points
from engraver.technique.swell import swell


@dataclass(frozen=True, slots=True)
class Camera:
    """An eye ``eye`` m high, ``far`` m before the point (pivot, 0, 0) it looks at.

    ``turn`` is the angle in degrees by which the front recedes to the left; ``scale`` mm times
    meters of distance; the pivot's level with the eye appears at (x, y) mm. ``flip`` -1 shows the
    house the other way round, its front on the right.
    """

    turn: float
    far: float
    eye: float
    scale: float
    x: float
    y: float
    pivot: float = 0.0
    flip: float = 1.0

    def at(self, places: ArrayLike) -> Points:
        """Places (x, y, z) in meters, shape (n, 3), in mm on the plate, shape (n, 2)."""
        along, up, back = np.asarray(places, dtype=float).T
        c, s = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        along = along - self.pivot
        depth = self.far - along * s + back * c
        side = (along * c + back * s) * self.flip
        return np.stack(
            [self.x + self.scale * side / depth, self.y - self.scale * (up - self.eye) / depth],
            axis=1,
        )

    def wall(self, corner: ArrayLike, along: ArrayLike, up: ArrayLike = (0, 1, 0)) -> Wall:
        """The plane through a corner (m) that two vectors (m) span."""
        return Wall(self, np.array(corner, float), np.array(along, float), np.array(up, float))


@dataclass(frozen=True, slots=True)
class Wall:
    """A flat side of a house, with its own coordinates: u along it, v up it."""

    camera: Camera
    corner: Points
    along: Points
    up: Points

    def at(self, uv: ArrayLike) -> Points:
        """Places (u, v) on the wall, shape (n, 2), in mm on the plate."""
        where = np.asarray(uv, dtype=float)
        return self.camera.at(self.corner + where[:, :1] * self.along + where[:, 1:] * self.up)

    def quad(self, u0: float, v0: float, u1: float, v1: float) -> Points:
        """The corners of a rectangle on the wall, in mm."""
        return self.at([(u0, v0), (u1, v0), (u1, v1), (u0, v1)])

    def line(self, start: ArrayLike, end: ArrayLike, *widths: float, n: int = 12) -> str:
        """Path data of a swelling line from start to end (u, v); widths in mm along it."""
        share = np.linspace(0, 1, n)
        path = np.linspace(np.asarray(start, float), np.asarray(end, float), n)
        width = np.interp(share, np.linspace(0, 1, len(widths)), widths)
        return swell(self.at(path), width, lift=0.05, flatness=0.03)

    def bar(self, start: ArrayLike, end: ArrayLike, wide: float) -> Points:
        """The corners in mm of a timber ``wide`` m across from start to end (u, v)."""
        a, b = np.asarray(start, float), np.asarray(end, float)
        side = np.array([-(b - a)[1], (b - a)[0]]) / math.dist(a, b) * wide / 2
        return self.at([a + side, b + side, b - side, a - side])

    def path(self, uv: ArrayLike, n: int = 24) -> Points:
        """A line through places (u, v), sampled evenly and set on the plate."""
        return self.at(resample(uv, n))
