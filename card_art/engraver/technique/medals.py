"""Medals by ruling: parallel lines that a relief bends, as Achille Collas's machine cut them.

The tracer ran over a medal and the burin followed its rise: where the relief climbs lines crowd,
where it falls they part, and the eye sees it lit from one side. Here they swell as well.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique import burin
from engraver.technique.cutpaper import inside
from engraver.technique.light import LIGHT
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: The height in mm of a relief at points (x, y), each of shape (n,).
Relief = Callable[[Points, Points], Points]

#: The step in mm over which the slope of a relief is felt.
_STEP = 0.06


def medal(
    plate: Plate,
    outline: ArrayLike,
    relief: Relief,
    *,
    gap: float = 0.36,
    rise: float = 0.5,
    tone: float = 0.4,
    contrast: float = 0.55,
    paper: str = "paper",
    ink: str = "ink",
    edge: float = 0.0,
) -> None:
    """Rule the closed outline with level lines ``gap`` mm apart, bent by the relief.

    A height of 1 mm lifts a line by ``rise`` mm; flat ground has the ``tone`` (0 to 1), and slopes
    are lighter towards the light and darker away from it, by ``contrast``. ``edge`` (mm) outlines
    last. For coins, seals, medals, cameos.
    """
    area = np.asarray(outline, dtype=float)
    plate.fill(polygon(area), paper)
    low, high = area.min(axis=0), area.max(axis=0)
    x = np.arange(low[0], high[0] + 0.1, 0.1)
    lines = []
    for k, level in enumerate(np.arange(low[1] - 2 * gap, high[1] + 2 * gap, gap)):
        y = np.full_like(x, level)
        across, down = _slope(relief, x, y)
        line = np.stack([x, y - rise * relief(x, y)], axis=1)
        apart = burin.every(gap * np.clip(1 - rise * down, 0.05, 3), k)
        # The surface's normal leans against its slope.
        lit = -(across * LIGHT[0] + down * LIGHT[1])
        width = burin.ruled(np.clip(tone - contrast * lit, 0, 0.86), apart)
        lines.append(swell(line, width * inside(area, line)))
    plate.fill("".join(lines), ink)
    if edge:
        plate.stroke(polygon(area), edge, ink)


def _slope(relief: Relief, x: Points, y: Points) -> tuple[Points, Points]:
    across = (relief(x + _STEP, y) - relief(x - _STEP, y)) / (2 * _STEP)
    down = (relief(x, y + _STEP) - relief(x, y - _STEP)) / (2 * _STEP)
    return np.asarray(across), np.asarray(down)


def raised(outline: ArrayLike, height: float, shoulder: float) -> Relief:
    """The relief of a closed outline that swells to ``height`` mm within ``shoulder`` mm."""
    area = np.asarray(outline, dtype=float)
    a, b = area, np.roll(area, -1, axis=0)
    way = b - a
    size = np.maximum((way * way).sum(axis=1), 1e-12)

    def relief(x: Points, y: Points) -> Points:
        places = np.stack([x, y], axis=1)
        off = places[:, None] - a[None]
        share = np.clip((off * way).sum(axis=2) / size, 0, 1)
        away = np.hypot(*(off - share[..., None] * way).transpose(2, 0, 1)).min(axis=1)
        depth = 1 - np.clip(away / shoulder, 0, 1)
        return np.where(inside(area, places), height * np.sqrt(1 - depth * depth), 0.0)

    return relief


def rounds(
    middle: tuple[float, float], radii: tuple[float, ...], height: float, width: float
) -> Relief:
    """The relief of round moldings about the middle: ``height`` mm, each ``width`` mm wide."""

    def relief(x: Points, y: Points) -> Points:
        r = np.hypot(x - middle[0], y - middle[1])
        return np.asarray(
            np.sum(
                [
                    height * np.sqrt(np.clip(1 - ((r - each) / (width / 2)) ** 2, 0, 1))
                    for each in radii
                ],
                axis=0,
            )
        )

    return relief


def together(*reliefs: Relief) -> Relief:
    """The reliefs laid on one another: at each place the highest."""
    return lambda x, y: np.asarray(np.max([relief(x, y) for relief in reliefs], axis=0))
