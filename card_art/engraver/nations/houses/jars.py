"""Jars of fired clay: water, grain and sauce stand in them in the yards of half the world."""

from __future__ import annotations

import numpy as np

from engraver.technique.curves import spline
from engraver.technique.pathdata import Points
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch

#: Half the width and the height of a jar from its foot to its lip, for one of height 1.
PROFILE = spline(
    [(0.2, 0), (0.38, 0.14), (0.5, 0.4), (0.44, 0.64), (0.22, 0.84), (0.2, 0.92), (0.29, 1)], 6
)


def jar(plate: Plate, x: float, y: float, size: float) -> None:
    """A round-bellied jar standing at (x, y), ``size`` mm high."""
    left, right = (PROFILE * (side * size, -size) + (x, y) for side in (-1, 1))

    def tone(px: Points, _py: Points) -> Points:
        return np.asarray(np.clip(0.34 + 0.95 * (px - x) / size, 0, 0.9))

    hatch(plate, np.vstack([left, right[::-1]]), tone, gap=0.36, paper="paper", edge=0.22)
