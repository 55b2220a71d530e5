"""Faces and hair in swelling lines; head units as in ``cutpaper``, looking left.

In three-quarter view the far contour of the face lies near x = 15, the middle of the brow at
x = 33 and the near ear at x = 77; the crown of the head is at y = 0, the chin at y = 100. Faces
and hair are data: the runs of landmarks they are engraved along, with the widths (mm) that the
lines swell through.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from generator.engraver.curves import spline
from generator.engraver.cutpaper import Cut, loop, points

#: Landmarks of a line and its widths from start to end.
Line = tuple[str, tuple[float, ...]]
#: The first and the last of n lines of as many landmarks each, n, and the widths of the first.
Sheaf = tuple[str, str, int, tuple[float, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Visage:
    """A face: its closed outline, its lines, and its irises as (x, y, radius) in head units."""

    outline: str
    lines: tuple[Line, ...]
    irises: tuple[tuple[float, float, float], ...]
    shades: tuple[Sheaf, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Lock:
    """A mass of hair: its closed outline, the sheaves and lines of its strands, its ink."""

    outline: str
    strands: tuple[Sheaf, ...]
    lines: tuple[Line, ...] = ()
    ink: str = "light"
    edge: float = 0.24


def engrave_face(cut: Cut, visage: Visage) -> None:
    """Lay the face down in light paper and engrave its eyes, its lines and its shades."""
    cut.piece(loop(visage.outline), "light")
    for x, y, r in visage.irises:
        iris, glint = cut.place([(x, y), (x - 0.3 * r * cut.facing, y - 0.34 * r)])
        cut.plate.disc(iris[0], iris[1], r * cut.scale, fill="ink")
        cut.plate.disc(glint[0], glint[1], 0.3 * r * cut.scale, fill="light")
    lined(cut, visage.lines)
    sheaves(cut, visage.shades)


def engrave_lock(cut: Cut, lock: Lock) -> None:
    """Lay the mass of hair down and engrave its strands."""
    cut.edged(loop(lock.outline), lock.edge, lock.ink)
    sheaves(cut, lock.strands)
    lined(cut, lock.lines)


def lined(cut: Cut, lines: Iterable[Line]) -> None:
    """Engrave swelling lines through their landmarks."""
    for text, widths in lines:
        cut.scratch(text, *widths, ink="ink")


def sheaves(cut: Cut, bundles: Iterable[Sheaf]) -> None:
    """Engrave sheaves of lines, each line a little finer than the one before."""
    for first, last, n, widths in bundles:
        a, b = points(first), points(last)
        for share in np.linspace(0, 1, n):
            course = spline(a * (1 - share) + b * share, 8)
            cut.scratch(course, *(w * (1 - 0.35 * share) for w in widths), ink="ink")
