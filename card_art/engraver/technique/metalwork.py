"""Polished metal: sheets that bulge between two edges, with a dark horizon and a bare glint."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique import burin
from engraver.technique.curves import normals, resample
from engraver.technique.light import brightness, metal
from engraver.technique.pathdata import polygon
from engraver.technique.plate import Plate
from engraver.technique.solids import rim
from engraver.technique.swell import swell


def sheet(
    plate: Plate,
    edge_a: ArrayLike,
    edge_b: ArrayLike,
    n: int,
    *,
    bulge: float = 0.95,
    lean: float = 0.0,
    paper: str = "paper",
    ink: str = "ink",
    outline: bool = True,
) -> None:
    """Polished metal between two edges, ruled with n lines along them.

    ``bulge`` is how far the sheet turns at its edges: 1 a half round, 0 flat, below 0 hollow;
    ``lean`` (-1 to 1) turns the whole of it towards edge b. For armor, blades, cups and bells: a
    blade is two nearly flat sheets that lean apart.
    """
    a, b = resample(edge_a, 60), resample(edge_b, 60)
    across = b - a
    unit = across / np.maximum(np.hypot(*across.T), 1e-9)[:, None]
    plate.fill(polygon(np.vstack([a, b[::-1]])), paper)
    lines = []
    for k in range(n):
        q = (k + 0.5) / n
        line = a * (1 - q) + b * q
        turn = float(np.clip(bulge * (2 * q - 1) + lean, -0.999, 0.999))
        bright = brightness(unit[:, 0] * turn, unit[:, 1] * turn, math.sqrt(1 - turn * turn))
        # The lines' distance square to their course, for they may lean.
        apart = np.abs((normals(line) * across).sum(axis=1)) / n
        lines.append(
            swell(line, burin.ruled(metal(2.1 * bright - 1.1), burin.every(apart, k), 0.9))
        )
    plate.fill("".join(lines), ink)
    if outline:
        rim(plate, np.vstack([a, b[::-1]]), 0.18, 0.42)
