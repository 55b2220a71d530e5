"""Jars of fired clay: water, grain and sauce stand in the yards of half the world in them."""

from __future__ import annotations

import numpy as np

from generator.engraver.pathdata import Points
from generator.engraver.plate import Plate
from generator.engraver.solids import hatch


def jar(plate: Plate, x: float, y: float, size: float, fill: str = "paper") -> None:
    """A round-bellied jar standing at (x, y), ``size`` mm high."""
    v = np.linspace(0, 1, 24)
    half = size * np.interp(
        v, (0, 0.12, 0.4, 0.6, 0.84, 0.93, 1), (0.2, 0.34, 0.5, 0.46, 0.2, 0.2, 0.28)
    )
    left, right = (np.stack([x + s * half, y - v * size], axis=1) for s in (-1, 1))
    ring = np.vstack([left, right[::-1]])

    def tone(px: Points, _py: Points) -> Points:
        return np.asarray(np.clip(0.34 + 0.95 * (px - x) / size, 0, 0.9))

    hatch(plate, ring, tone, gap=0.36, paper=fill, edge=0.2)
