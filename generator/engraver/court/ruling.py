"""Ruled surfaces whose lines lean: their pitch is measured square to them, so gaps stay open.

``solids`` measures the pitch from edge to edge; where lines meet the edges aslant, or run together
round a corner, they really lie closer than that.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from numpy.typing import ArrayLike

from generator.engraver import burin, cloth
from generator.engraver.cloth import Fold
from generator.engraver.curves import normals, resample, tangents
from generator.engraver.pathdata import Points
from generator.engraver.plate import Plate
from generator.engraver.swell import swell

#: Lines further apart than so many of the finest lines with their gaps swell no wider.
_WIDEST = 1.75
#: How far (mm) the line about a surface reaches into it.
_RIM = 0.16
#: Widths (mm) at which one line after the other leaves the plate: a tone ends ragged, not cut off.
_LIFTS = (0.06, 0.12, 0.08, 0.15)


def rule_along(
    plate: Plate,
    edge_a: ArrayLike,
    edge_b: ArrayLike,
    n: int,
    tone: Fold,
    *,
    depth: float = 1.06,
    samples: int = 44,
    ink: str = "ink",
) -> None:
    """Rule a surface with n lines that run along two edges, as ``solids.rule_along`` does."""
    a, b = resample(edge_a, samples), resample(edge_b, samples)
    u = np.linspace(0, 1, samples)
    lines = []
    for j in range(n):
        q = (j + 0.5) / n
        line = a * (1 - q) + b * q
        pitch = _square(b - a, line) / n
        apart = np.minimum(pitch, _WIDEST * (burin.line() + burin.gap()))
        width = burin.ruled(tone(u, q, line), burin.every(apart, j), depth)
        width = _clear(width, pitch * min(j + 0.5, n - j - 0.5))
        lines.append(swell(line, width, lift=_LIFTS[j % 4]))
    plate.fill("".join(lines), ink)


def rule_across(
    plate: Plate,
    edge_a: ArrayLike,
    edge_b: ArrayLike,
    n: int,
    tone: Callable[[float, Points], ArrayLike],
    *,
    depth: float = 1.06,
    samples: int = 14,
    bow: float = 0.0,
    ink: str = "ink",
) -> None:
    """Rule a surface with n lines that cross from edge a to b, as ``solids.rule_across`` does."""
    a, b = resample(edge_a, n), resample(edge_b, n)
    v = np.linspace(0, 1, samples)
    step_a, step_b = np.gradient(a, axis=0), np.gradient(b, axis=0)
    along = tangents((a + b) / 2)
    lines = []
    for i in range(n):
        line = a[i] * (1 - v[:, None]) + b[i] * v[:, None]
        line = line + along[i] * (bow * np.sin(np.pi * v))[:, None]
        step = step_a[i] * (1 - v[:, None]) + step_b[i] * v[:, None]
        apart = burin.every(_square(step, line), i)
        width = burin.ruled(tone(i / (n - 1), v), apart, depth)
        lines.append(swell(line, width, lift=_LIFTS[i % 4]))
    plate.fill("".join(lines), ink)


#: Coloured cloth as of ``cloth``, its lines kept apart as above.
velvet = partial(cloth.velvet, rule=rule_along)
velvet_across = partial(cloth.velvet_across, rule=rule_across)


def _clear(width: Points, edge: Points) -> Points:
    """The widths of a line, 0 where it would leave but a sliver beside the ``edge`` (mm away)."""
    gap = edge - np.maximum(width, burin.line()) / 2 - _RIM
    return np.where((gap > 0) & (gap < burin.gap()), 0.0, width)


def _square(step: Points, line: Points) -> Points:
    """How much (mm) of a step to the next line is square to this line, at each of its points."""
    return np.asarray(np.abs((step * normals(line)).sum(axis=1)))
