"""Polished metal: sheets that bulge between two edges, with a dark horizon and a bare glint."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from generator.engraver.curves import resample
from generator.engraver.light import brightness, metal
from generator.engraver.pathdata import Points, polygon
from generator.engraver.plate import Plate
from generator.engraver.solids import rim, rule_along


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
    ``lean`` (-1 to 1) turns the whole of it towards edge b. For armour, blades, cups and bells: a
    blade is two nearly flat sheets that lean apart.
    """
    a, b = resample(edge_a, 60), resample(edge_b, 60)
    across = b - a
    size = np.maximum(np.hypot(*across.T), 1e-9)
    unit = across / size[:, None]
    plate.fill(polygon(np.vstack([a, b[::-1]])), paper)

    def tone(u: Points, q: float, _: Points) -> Points:
        turn = np.clip(bulge * (2 * q - 1) + lean, -0.999, 0.999)
        at = np.linspace(0, 1, len(unit))
        x, y = (np.interp(u, at, unit[:, i]) * turn for i in (0, 1))
        bright = brightness(x, y, np.sqrt(1 - turn * turn))
        return np.asarray(metal(2.1 * bright - 1.1))

    rule_along(plate, a, b, n, tone, depth=0.9, ink=ink)
    if outline:
        rim(plate, np.vstack([a, b[::-1]]), 0.18, 0.42)
