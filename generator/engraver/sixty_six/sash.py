"""The sash that joins a court figure to its turned copy.

The band slants through the middle of the card, so that the figure's picture ends in half of it. A
pattern that looks the same when turned about that middle is cut at the level of the middle and
continued by the copy.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from generator.engraver.pathdata import Points, polygon
from generator.engraver.plate import Plate

#: A court figure's picture, in mm; the card turns it about (WIDTH / 2, MIDDLE).
WIDTH, MIDDLE = 40.0, 37.05
#: How far the picture reaches past the middle, so that no hair of paper shows in the seam.
LAP = 0.05


@dataclass(frozen=True, slots=True)
class Sash:
    """A band of ``half`` mm to both sides of a line through the middle that falls by ``slope``.

    ``slope``: mm down for every mm to the right.
    """

    plate: Plate
    slope: float
    half: float

    def place(self, band: ArrayLike) -> Points:
        """Points (along, across) in mm from the middle of the band as points of the plate."""
        s, t = np.asarray(band, dtype=float).T
        unit = 1 / np.hypot(1, self.slope)
        x = WIDTH / 2 + unit * (s - self.slope * t)
        return np.stack([x, MIDDLE + unit * (self.slope * s + t)], axis=1)

    def piece(self, band: ArrayLike, ink: str) -> None:
        """Paint a closed outline given in the band's measures, cut to the picture."""
        kept = _cut(self.place(band))
        if len(kept) > 2:
            self.plate.fill(polygon(kept), ink)

    def stripe(self, level: float, width: float, ink: str) -> None:
        """Paint a stripe along the whole band, its middle ``level`` mm across."""
        low, high = level - width / 2, level + width / 2
        self.piece([(-30, low), (30, low), (30, high), (-30, high)], ink)

    def stripes(self, level: float, width: float, ink: str) -> None:
        """Paint the stripe at a level and its twin on the other side of the band."""
        for sign in (-1, 1):
            self.stripe(sign * level, width, ink)


def _cut(outline: Points) -> Points:
    """The part of a closed outline (n, 2) that lies within the picture."""
    for axis, limit, sign in ((0, 0.0, 1), (0, WIDTH, -1), (1, MIDDLE + LAP, -1)):
        outline = _cut_side(outline, axis, limit, sign)
    return outline


def _cut_side(outline: Points, axis: int, limit: float, sign: int) -> Points:
    """The outline without what lies below (sign 1) or above (-1) a limit (Sutherland-Hodgman)."""
    kept = []
    for a, b in zip(outline, np.roll(outline, -1, axis=0), strict=True):
        depth_a, depth_b = sign * (a[axis] - limit), sign * (b[axis] - limit)
        if depth_a >= 0:
            kept.append(a)
        if depth_a * depth_b < 0:
            kept.append(a + (b - a) * depth_a / (depth_a - depth_b))
    return np.array(kept).reshape(-1, 2)
