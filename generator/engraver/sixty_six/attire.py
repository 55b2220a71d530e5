"""What the court wears: brocade, ermine and folds, in mm on the plate."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from generator.engraver.cutpaper import inside
from generator.engraver.pathdata import Points, dot, polygon
from generator.engraver.plate import Plate
from generator.engraver.solids import Tone, hatch


def brocade(
    plate: Plate,
    outline: ArrayLike,
    *,
    gap: float = 2.0,
    slant: float = 1.0,
    field: str = "accent",
    thread: str = "tint",
) -> None:
    """Cloth woven with a lattice of lozenges, ``gap`` mm from line to line, a flower in each.

    ``slant``: angle of the threads with the level, in radians.
    """
    area = np.asarray(outline, dtype=float)
    plate.fill(polygon(area), field)
    for angle in (slant, -slant):
        hatch(plate, area, 0.15 / (gap * 0.95), angle=angle, gap=gap, ink=thread)


def ermine_tail(x: float, y: float, size: float = 1.0, turn: float = 0.0) -> str:
    """Path data of one black tail of ermine about (x, y): three spots over a forked tuft."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    half = [(0, -0.62), (0.22, -0.1), (0.46, 0.62), (0.17, 0.46), (0, 0.86)]
    tuft = np.array(half + [(-a, b) for a, b in half[-2:0:-1]]) * size
    turned = tuft @ np.array([[c, s], [-s, c]]) + [x, y]
    return polygon(turned)
