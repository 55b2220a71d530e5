"""Hipped roofs of thatch: a front slope and an end, ragged at the eaves, a bundle on the ridge."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engraver.nations.houses.camera import Camera
from engraver.nations.houses.sheets import Sheet, along, growing, seen, thatch
from engraver.technique.pathdata import Points
from engraver.technique.plate import Plate
from engraver.technique.swell import swell


@dataclass(frozen=True, slots=True)
class Hip:
    """A hipped roof over a house of ``size`` (front, depth) m, eaves and ridge at two heights (m).

    ``over`` is how far the eaves stand out to the sides and to the front, ``inset`` how far the
    ridge ends within the side walls.
    """

    camera: Camera
    size: tuple[float, float]
    heights: tuple[float, float]
    over: tuple[float, float]
    inset: float

    def _height(self, v: Points) -> Points:
        eaves, top = self.heights
        return np.asarray(eaves + (top - eaves) * v - 0.16 * np.sin(np.pi * v))

    def front(self) -> Sheet:
        """The slope over the front."""
        (wide, deep), (side, out) = self.size, self.over

        def place(u: Points, v: Points) -> Points:
            half = (wide / 2 + side) * (1 - v) + (wide / 2 - self.inset) * v
            back = -out + (deep / 2 + out) * v
            return np.stack([wide / 2 + (2 * u - 1) * half, self._height(v), back])

        return seen(self.camera, place)

    def end(self) -> Sheet:
        """The slope over the right end."""
        (wide, deep), (side, out) = self.size, self.over

        def place(u: Points, v: Points) -> Points:
            half = (deep / 2 + out) * (1 - v) + 0.02
            x = wide + side - (side + self.inset) * v
            return np.stack([x, self._height(v), deep / 2 + (2 * u - 1) * half])

        return seen(self.camera, place)

    def paint(self, plate: Plate, bundles: tuple[int, int], tiers: int) -> None:
        """Thatch both slopes, the front lit and the end in shade; ``bundles`` on each."""
        for slope, n, dark in ((self.end(), bundles[1], 1.1), (self.front(), bundles[0], 0.42)):
            thatch(plate, slope, n, tiers, growing(dark))
            hem = along(slope, 0.0, n=60)
            ragged = 0.18 * np.abs(np.sin(np.arange(60) * 2.1))
            plate.fill(swell(hem + np.stack([0 * ragged, ragged], axis=1), 0.58))
