"""Wood: grain that runs along a board, swells and breaks, and flows round its knots."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from engraver.technique import burin
from engraver.technique.curves import ellipse
from engraver.technique.cutpaper import inside
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: How far along and across the grain a knot is felt, in its radii.
_ALONG, _ACROSS = 2.4, 1.5


def wood(
    plate: Plate,
    outline: ArrayLike,
    *,
    angle: float = 0.0,
    gap: float = 0.42,
    knots: Sequence[tuple[float, float, float]] = (),
    shade: float = 0.32,
    figure: int = 0,
    paper: str = "paper",
    ink: str = "ink",
    edge: float = 0.3,
) -> None:
    """A board within the closed outline: grain at ``angle`` radians, lines ``gap`` mm apart.

    ``knots`` lists (x, y, radius) in mm; ``shade`` (0 to 1) is the mean tone, ``figure`` picks
    another board from the same tree, and ``edge`` (mm) outlines it. For furniture, floors, ships.
    """
    area = np.asarray(outline, dtype=float)
    turn = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
    laid = area @ turn.T
    eyes = [(*(np.array([x, y]) @ turn.T).tolist(), r) for x, y, r in knots]
    plate.fill(polygon(area), paper)
    (left, top), (right, foot) = laid.min(axis=0), laid.max(axis=0)
    x = np.arange(left, right + 0.12, 0.12)
    lines = []
    for k, y in enumerate(np.arange(top - 2 * gap, foot + 2 * gap, gap)):
        line, stretch = _flow(x, float(y), eyes, figure)
        apart = burin.every(gap * stretch, k)
        width = burin.ruled(_streak(x, k, shade, figure), apart)
        width *= np.array(inside(laid, line)) & ~_on_knot(line, eyes)
        lines.append(swell(line @ turn, width))
    plate.fill("".join(lines), ink)
    for x0, y0, r in eyes:
        _knot(plate, (x0, y0), r, turn, ink)
    if edge:
        plate.stroke(polygon(area), edge, ink)


def _flow(
    x: Points, y: float, eyes: list[tuple[float, float, float]], figure: int
) -> tuple[Points, Points]:
    """The grain line that starts at level y, and by how much lines are spread there."""
    slow = 0.28 * np.sin(x * 0.21 + figure * 1.7 + y * 0.09) + 0.1 * np.sin(x * 0.53 + y * 0.31)
    level, stretch = y + slow, np.ones_like(x)
    for x0, y0, r in eyes:
        near = np.exp(-(((x - x0) / (_ALONG * r)) ** 2))
        off = y - y0
        push = 1.3 * r * np.exp(-abs(off) / (_ACROSS * r)) * near
        level = level + math.copysign(1, off or 1.0) * push
        stretch = stretch - push / (_ACROSS * r)
    return np.stack([x, level], axis=1), np.clip(stretch, 0.05, 2)


def _streak(x: Points, k: int, shade: float, figure: int) -> Points:
    """Tone along line k: each year's ring swells and fades at its own pace."""
    pace = 0.16 + 0.11 * math.sin(k * 2.4 + figure)
    year = 0.3 * math.sin(k * 1.9 + figure * 0.7) * math.sin(k * 0.37)
    fade = 0.55 * np.sin(x * pace + k * 2.9 + figure) + 0.25 * np.sin(x * 0.61 + k * 1.3)
    return np.asarray(shade * (1 + year + fade))


def _on_knot(line: Points, eyes: list[tuple[float, float, float]]) -> NDArray[np.bool_]:
    """Test if each point of the line lies on a knot's rings."""
    on = np.zeros(len(line), dtype=bool)
    for x, y, r in eyes:
        on |= ((line[:, 0] - x) / (1.5 * r)) ** 2 + ((line[:, 1] - y) / (1.12 * r)) ** 2 < 1
    return on


def _knot(plate: Plate, place: tuple[float, float], r: float, turn: Points, ink: str) -> None:
    """Rings about a dark heart."""
    rings = [(1.25, 0.17), (0.82, 0.24)] if r > 0.7 else [(1.0, 0.2)]
    for reach, width in rings:
        outline = ellipse(*place, 1.3 * r * reach, 0.95 * r * reach)
        plate.stroke(polygon(outline @ turn), width, ink)
    heart = ellipse(*place, 0.5 * r, 0.34 * r)
    plate.fill(polygon(heart @ turn), ink)
