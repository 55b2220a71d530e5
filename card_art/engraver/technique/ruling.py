"""Ruled surfaces: lines that widen with the tone, as close as a printer can keep them apart.

The pitch is measured square to the lines, however they lean. Lines keep the narrowest gap up to
the darkest tone; where the tone is almost black, what lies between two of them is filled, so a
solid ends at a whole gap.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique import burin
from engraver.technique.curves import normals, resample, tangents
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: Tone 0..1 at points (x, y), each of shape (n,).
Tone = Callable[[Points, Points], ArrayLike]

#: Lines further apart than so many of the finest lines with their gaps swell no wider.
_WIDEST = 1.75
#: How far (mm) the outline of a surface reaches into it.
_RIM = 0.16
#: Widths (mm) at which one line after the other leaves the plate: a tone ends ragged, not cut off.
_LIFTS = (0.06, 0.12, 0.08, 0.15)


def crossings(outline: Points, y: float) -> list[float]:
    """The x of every place where the closed outline crosses the level y, sorted."""
    a, b = outline, np.roll(outline, -1, axis=0)
    cut = (a[:, 1] <= y) != (b[:, 1] <= y)
    share = (y - a[cut, 1]) / (b[cut, 1] - a[cut, 1])
    return sorted((a[cut, 0] + share * (b[cut, 0] - a[cut, 0])).tolist())


def hatch(
    plate: Plate,
    outline: ArrayLike,
    tone: Tone | float,
    *,
    angle: float = 0.0,
    gap: float = 0.3,
    depth: float = 0.95,
    ink: str = "ink",
    paper: str = "",
    edge: float = 0.0,
) -> None:
    """Rule the closed outline with parallel lines whose width follows the tone (0 to 1).

    ``angle`` in radians, ``gap`` in mm; ``paper`` fills first and ``edge`` (mm) outlines last.
    """
    area = np.asarray(outline, dtype=float)
    if paper:
        plate.fill(polygon(area), paper)
    gap = max(gap, burin.line() + burin.gap())
    turn = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
    level = area @ turn.T
    lines = []
    for k, y in enumerate(np.arange(level[:, 1].min() + gap / 2, level[:, 1].max(), gap / 2)):
        ends = crossings(level, float(y))
        for a, b in zip(ends[::2], ends[1::2], strict=False):
            u = np.linspace(a, b, max(4, int((b - a) / 0.25)))
            line = np.stack([u, np.full_like(u, y)], axis=1) @ turn
            dark = np.asarray(tone(line[:, 0], line[:, 1]) if callable(tone) else tone) + 0 * u
            width = burin.between if k % 2 else burin.spaced
            lines.append(swell(line, width(dark, gap, depth)))
    plate.fill("".join(lines), ink)
    if edge:
        plate.stroke(polygon(area), edge)


def rule_along(
    plate: Plate,
    edge_a: ArrayLike,
    edge_b: ArrayLike,
    n: int,
    tone: Callable[[Points, float, Points], ArrayLike],
    *,
    depth: float = 0.95,
    samples: int = 44,
    ink: str = "ink",
) -> None:
    """Rule a surface with n lines that run along two edges, from edge a to edge b.

    ``tone(u, q, points)``: u (samples,) from 0 to 1 along the line, q from 0 to 1 across.
    """
    a, b = resample(edge_a, samples), resample(edge_b, samples)
    u = np.linspace(0, 1, samples)
    lines = []
    for k in range(2 * n + 1):
        # Odd steps are lines, even ones lie between two of them or, in half the width, at an edge.
        q = min(max(k, 0.5), 2 * n - 0.5) / (2 * n)
        line = a * (1 - q) + b * q
        pitch = _square(b - a, line) / n
        dark = tone(u, q, line)
        if k % 2:
            apart = burin.every(np.minimum(pitch, _widest()), k // 2)
            width = _clear(burin.spaced(dark, apart, depth), pitch * min(k, 2 * n - k) / 2)
            lines.append(swell(line, width, lift=_lift(width, k // 2)))
        else:
            share = 1.0 if 0 < k < 2 * n else 0.5
            width = share * burin.between(dark, pitch, depth)
            lines.append(swell(line, width))
    plate.fill("".join(lines), ink)


def rule_across(
    plate: Plate,
    edge_a: ArrayLike,
    edge_b: ArrayLike,
    n: int,
    tone: Callable[[float, Points], ArrayLike],
    *,
    depth: float = 0.95,
    samples: int = 14,
    bow: float = 0.0,
    ink: str = "ink",
) -> None:
    """Rule a surface with n lines that cross from edge a to edge b, bowed by ``bow`` mm.

    ``tone(u, v)``: u from 0 to 1 along the edges, v (samples,) from 0 to 1 down the line.
    """
    steps = 2 * n - 1
    a, b = resample(edge_a, steps), resample(edge_b, steps)
    v = np.linspace(0, 1, samples)
    step_a, step_b = 2 * np.gradient(a, axis=0), 2 * np.gradient(b, axis=0)
    along = tangents((a + b) / 2)
    lines = []
    for k in range(steps):
        line = a[k] * (1 - v[:, None]) + b[k] * v[:, None]
        line = line + along[k] * (bow * np.sin(np.pi * v))[:, None]
        pitch = _square(step_a[k] * (1 - v[:, None]) + step_b[k] * v[:, None], line)
        dark = np.asarray(tone(k / (steps - 1), v)) + 0 * v
        if k % 2:
            lines.append(swell(line, burin.between(dark, pitch, depth)))
        else:
            width = burin.spaced(dark, burin.every(pitch, k // 2), depth)
            lines.append(swell(line, width, lift=_lift(width, k // 2)))
    plate.fill("".join(lines), ink)


def _lift(width: Points, number: int) -> float:
    """The width (mm) at which a line ends; a line that is fine all along does not end at all."""
    lift = _LIFTS[number % 4]
    return lift if width.max(initial=0) > lift else burin.LIFT


def _widest() -> float:
    return _WIDEST * (burin.line() + burin.gap())


def _clear(width: Points, edge: Points) -> Points:
    """The widths of a line, 0 where it would leave but a sliver beside the ``edge`` (mm away)."""
    gap = edge - np.maximum(width, burin.line()) / 2 - _RIM
    return np.where((gap > 0) & (gap < burin.gap()), 0.0, width)


def _square(step: Points, line: Points) -> Points:
    """The part (mm) of a step to the next line that is square to this one, at each point."""
    return np.asarray(np.abs((step * normals(line)).sum(axis=1)))
