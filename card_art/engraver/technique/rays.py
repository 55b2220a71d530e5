"""Rays about a middle: the glory of a crown, a sunburst, the flash of a jewel."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from engraver.technique.plate import Plate
from engraver.technique.swell import swell


def rays(
    plate: Plate,
    middle: tuple[float, float],
    inner: tuple[float, float],
    lengths: Sequence[float],
    n: int,
    *,
    width: float = 0.3,
    start: float = 0.0,
    turn: float = 2 * math.pi,
    ink: str = "ink",
) -> None:
    """n rays around an oval of the radii ``inner`` (mm), as long (mm) as ``lengths`` in turn.

    They are ``width`` mm at their broadest, a third of the way out, and end in fine points. They
    begin at ``start`` and fill ``turn`` radians, clockwise from the right.
    """
    whole = math.isclose(turn, 2 * math.pi)
    share = np.linspace(0, 1, 9)[:, None]
    taper = np.interp(share[:, 0], [0, 0.3, 1], [0.5, 1, 0.3]) * width
    drawn = []
    for k in range(n):
        angle = start + turn * k / (n if whole else n - 1)
        out = np.array([math.cos(angle), math.sin(angle)])
        foot = np.asarray(middle) + out * inner
        drawn.append(swell(foot + share * out * lengths[k % len(lengths)], taper))
    plate.fill("".join(drawn), ink)
