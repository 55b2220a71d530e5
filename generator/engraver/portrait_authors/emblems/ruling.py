"""Tone ruled in lines that never leave a hairline of paper between them.

As in ``solids``, but lines keep the narrowest gap up to the darkest tone; where the tone is almost
black, what lies between two lines is filled. So a solid ends at a whole gap, not at half a one.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from generator.engraver import burin
from generator.engraver.curves import normals, resample, tangents
from generator.engraver.pathdata import Points
from generator.engraver.plate import Plate
from generator.engraver.solids import Tone, crossings
from generator.engraver.swell import swell


def _line(dark: Points, pitch: ArrayLike) -> Points:
    """Widths (mm) of lines so far apart that give the tone and keep their gaps."""
    apart = np.asarray(pitch, dtype=float)
    return np.minimum(apart * dark, np.maximum(apart - burin.gap(), 0))


def _filling(dark: Points, apart: ArrayLike) -> Points:
    """Widths (mm) that fill what lies between two lines where the tone is almost black."""
    return np.where(dark >= burin.SOLID, np.asarray(apart) + 0.02, 0.0)


def _dark(tone: ArrayLike, depth: float) -> Points:
    return np.asarray(np.clip(tone, 0, 1) * depth)


def hatch(
    plate: Plate,
    outline: ArrayLike,
    tone: Tone | float,
    *,
    angle: float = 0.0,
    gap: float = 0.3,
    depth: float = 0.95,
    ink: str = "ink",
) -> None:
    """Rule the closed outline with parallel lines, ``angle`` in radians, ``gap`` mm apart."""
    area = np.asarray(outline, dtype=float)
    gap = max(gap, burin.line() + burin.gap())
    turn = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
    level = area @ turn.T
    lines = []
    for k, y in enumerate(np.arange(level[:, 1].min() + gap / 2, level[:, 1].max(), gap / 2)):
        ends = crossings(level, float(y))
        for a, b in zip(ends[::2], ends[1::2], strict=False):
            u = np.linspace(a, b, max(4, int((b - a) / 0.25)))
            line = np.stack([u, np.full_like(u, y)], axis=1) @ turn
            dark = _dark(tone(line[:, 0], line[:, 1]) if callable(tone) else tone, depth) + 0 * u
            lines.append(swell(line, _filling(dark, gap) if k % 2 else _line(dark, gap)))
    plate.fill("".join(lines), ink)


def rule_along(
    plate: Plate,
    edge_a: ArrayLike,
    edge_b: ArrayLike,
    n: int,
    tone: Callable[[Points, float, Points], ArrayLike],
    *,
    depth: float = 0.93,
    samples: int = 44,
    widest: float = 0.5,
    ink: str = "ink",
) -> None:
    """Rule a surface with n lines that run along two edges; arguments as in ``solids``."""
    a, b = resample(edge_a, samples), resample(edge_b, samples)
    u = np.linspace(0, 1, samples)
    across = np.abs(((b - a) * normals((a + b) / 2)).sum(axis=1))
    apart = np.minimum(across / n, widest)
    lines = []
    for j in range(n):
        q = (j + 0.5) / n
        line = a * (1 - q) + b * q
        lines.append(swell(line, _line(_dark(tone(u, q, line), depth), burin.every(apart, j))))
    for j in range(n + 1):
        q = float(np.clip(j / n, 0.25 / n, 1 - 0.25 / n))
        line = a * (1 - q) + b * q
        wide = apart if 0 < j < n else apart / 2
        lines.append(swell(line, _filling(_dark(tone(u, q, line), depth), wide)))
    plate.fill("".join(lines), ink)


def rule_across(
    plate: Plate,
    edge_a: ArrayLike,
    edge_b: ArrayLike,
    n: int,
    tone: Callable[[float, Points], ArrayLike],
    *,
    depth: float = 0.93,
    samples: int = 14,
    bow: float = 0.0,
    ink: str = "ink",
) -> None:
    """Rule a surface with n lines that cross from edge to edge; arguments as in ``solids``."""
    steps = 2 * n - 1
    a, b = resample(edge_a, steps), resample(edge_b, steps)
    v = np.linspace(0, 1, samples)
    apart_a, apart_b = (2 * np.hypot(*np.gradient(edge, axis=0).T) for edge in (a, b))
    along = tangents((a + b) / 2)
    lines = []
    for i in range(steps):
        line = a[i] * (1 - v[:, None]) + b[i] * v[:, None]
        line = line + along[i] * (bow * np.sin(np.pi * v))[:, None]
        apart = apart_a[i] * (1 - v) + apart_b[i] * v
        dark = _dark(tone(i / (steps - 1), v), depth) + 0 * v
        width = _filling(dark, apart) if i % 2 else _line(dark, burin.every(apart, i // 2))
        lines.append(swell(line, width))
    plate.fill("".join(lines), ink)
