"""Cloth that is woven in stripes and blocks and wrapped about somebody; skin that it leaves bare.

A wrap is an outline on the plate (mm) with the weave laid over it in rows and columns, each piece
cut at the outline, and folds and shade on top.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import ArrayLike

from engraver.figure.modeling import Relief, Ruling, Swelling, shade
from engraver.technique.curves import spline
from engraver.technique.cutpaper import Cut, inside
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import Tone, hatch
from engraver.technique.solids import rim
from engraver.technique.swell import swell


def turned(points: Points, degrees: float) -> Points:
    """The points turned about the origin, clockwise on the page."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return np.asarray(points @ np.array([[c, s], [-s, c]]))


def cells(
    outline: ArrayLike, columns: Iterable[float], rows: Sequence[float], turn: float = 0.0
) -> Iterator[tuple[int, int, Points]]:
    """Column, row and outline (mm) of every piece of the closed outline between the lines.

    ``columns`` are x and ``rows`` y of the lines, on a page that is turned by degrees.
    """
    area = turned(np.asarray(outline, dtype=float), -turn)
    for i, (left, right) in enumerate(pairwise(columns)):
        strip = _between(_between(area, 0, left, 1), 0, right, -1)
        for j, (top, foot) in enumerate(pairwise(rows)):
            piece = _between(_between(strip, 1, top, 1), 1, foot, -1)
            if len(piece) > 2 and np.ptp(piece, axis=0).min() > 0.2:
                yield i, j, turned(piece, turn)


def _between(outline: Points, axis: int, limit: float, sign: int) -> Points:
    """The part of the outline on one side of a level or upright line."""
    if len(outline) == 0:
        return outline
    depth = (outline[:, axis] - limit) * sign
    following, then = np.roll(outline, -1, axis=0), np.roll(depth, -1)
    kept: list[Points] = []
    for here, there, now, next_ in zip(outline, following, depth, then, strict=True):
        if now >= 0:
            kept.append(here)
        if (now >= 0) != (next_ >= 0):
            kept.append(here + (there - here) * (now / (now - next_)))
    return np.array(kept).reshape(-1, 2)


def folds(
    plate: Plate, lines: Sequence[ArrayLike], width: float = 0.55, *, ink: str = "ink"
) -> None:
    """Folds through their landmarks (mm), thickest in the middle."""
    data = []
    for landmarks in lines:
        line = spline(landmarks, 10)
        data.append(swell(line, width * np.sin(np.linspace(0.15, math.pi - 0.15, len(line)))))
    plate.fill("".join(data), ink)


def wrap(
    plate: Plate,
    outline: ArrayLike,
    *,
    cloth: str = "accent",
    tone: Tone | None = None,
    ink: str = "ink",
    angle: float = math.pi / 2,
) -> None:
    """Plain cloth in the closed outline, shaded by ``tone`` and rimmed."""
    area = np.asarray(outline, dtype=float)
    plate.fill(polygon(area), cloth)
    if tone is not None:
        hatch(plate, area, tone, angle=angle, gap=0.42, ink=ink)
    rim(plate, area, 0.24, 0.44)


def bare(
    cut: Cut,
    outline: ArrayLike,
    complexion: float,
    swellings: Sequence[Swelling] = (),
    *,
    egg: tuple[float, float, float, float, float] = (52, 150, 110, 110, 60),
    rimmed: bool = True,
) -> None:
    """Breast and shoulders that dress leaves bare, in head units, ruled like the face above.

    Two pieces with the same swellings and egg, not ``rimmed``, join without a seam.
    """
    area = np.asarray(outline, dtype=float)
    cut.piece(area, "light")
    shade(cut, area, Relief(egg, tuple(swellings)), complexion=complexion,
          ruling=Ruling(-0.06, 5.0, 52), dusk=0.02)  # fmt: skip
    if rimmed:
        rim(cut.plate, cut.place(area), 0.2, 0.4)


def strewn(
    plate: Plate,
    area: Points,
    mark: Sequence[Points],
    step: tuple[float, float],
    *,
    ink: str = "tint",
    turn: float = 0.0,
) -> None:
    """A small pattern (outlines about the origin, mm) in staggered rows, whole ones only."""
    low, high = turned(area, -turn).min(axis=0), turned(area, -turn).max(axis=0)
    edge = np.vstack(mark) * 1.15
    data = []
    for row, y in enumerate(np.arange(low[1] + step[1] / 2, high[1], step[1])):
        for x in np.arange(low[0] + (0.5 + row % 2 * 0.5) * step[0], high[0], step[0]):
            middle = turned(np.array([[x, y]]), turn)[0]
            if all(inside(area, turned(edge, turn) + middle)):
                data += [polygon(turned(part, turn) + middle) for part in mark]
    plate.fill("".join(data), ink)
