"""Long hair as locks that lie over one another, each with its own light and shade; head units.

Every lock is a ribbon that waves, swells and comes to a point; it is dark where it leaves the
parting and where it turns under, and bright on the bows between.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from engraver.technique.cloth import velvet
from engraver.technique.curves import normals, resample
from engraver.technique.cutpaper import Cut, curve
from engraver.technique.light import facing
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_along
from engraver.technique.swell import swell

#: Samples along a lock, and the distance of the lines that are cut into it, mm.
_SAMPLES, _PITCH = 32, 0.4


@dataclass(frozen=True, slots=True)
class Lock:
    """A lock of hair: landmarks of its middle from root to tip, half its breadth at the widest."""

    line: str
    half: float = 6.0
    root: float = 0.5  #: breadth at the root as a share of the widest


def draw_locks(cut: Cut, locks: Iterable[Lock], ink: str) -> None:
    """Lay locks down from the first to the last.

    ``ink`` is the hair: ``light`` and ``tint`` are cut with dark lines, ``soft``, ``accent`` and
    ``deep`` with dark and pale ones, ``ink`` with lights alone.
    """
    for number, lock in enumerate(locks):
        axis = cut.place(resample(curve(lock.line), _SAMPLES))
        u = np.linspace(0, 1, _SAMPLES)
        taper = np.clip(1 - u**3.4, 0, 1) ** 0.85
        half = lock.half * cut.scale * np.clip(lock.root + 1.6 * u, 0, 1) * taper
        _draw(cut.plate, axis, half, number, ink)


def _draw(plate: Plate, axis: Points, half: Points, number: int, ink: str) -> None:
    side = normals(axis)
    left, right = axis - side * half[:, None], axis + side * half[:, None]
    lit = float(facing(side).mean())
    n = max(2, int(2 * half.max() / _PITCH))

    def tone(u: Points, q: float, _: Points) -> Points:
        off = 2 * q - 1
        # Light falls on the two bows of the wave; roots, tips and the far edge are in shade.
        bows = 0.5 * np.cos(2 * math.pi * (1.7 * u - 0.5 + 0.06 * math.sin(number * 2.1)))
        shade = -1.4 * bows - 0.45 * lit * off + 0.3 * off * off
        return np.asarray(np.clip(shade, -1, 0.7))

    if ink == "ink":
        plate.fill(polygon(np.vstack([left, right[::-1]])), "ink")
        rule_along(plate, left, right, n, lambda u, q, p: -0.9 * tone(u, q, p) - 0.1,
                   samples=_SAMPLES, depth=0.7, ink="light")  # fmt: skip
    elif ink in ("light", "tint", "paper"):
        plate.fill(polygon(np.vstack([left, right[::-1]])), ink)
        rule_along(plate, left, right, n, lambda u, q, p: tone(u, q, p) + 0.2,
                   samples=_SAMPLES, depth=0.72)  # fmt: skip
    else:
        velvet(plate, left, right, n, tone, fill=ink, samples=_SAMPLES)
    for edge, way in ((left, -1), (right, 1)):
        width = 0.26 - 0.09 * way * facing(side)
        width = width * np.clip(np.minimum(8 * np.linspace(0, 1, len(edge)) + 0.4, 1), 0, 1)
        plate.fill(swell(edge, width))
