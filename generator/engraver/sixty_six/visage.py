"""Faces in three-quarter view, in swelling lines; head units as in ``cutpaper``, looking left.

The far contour of the face lies near x = 15, the middle of the brow at x = 33, the near ear at
x = 77; the crown of the head at y = 0 and the chin at y = 100. A face is data: the lines it is
engraved with, each a run of landmarks and the widths it swells through.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from generator.engraver.cutpaper import Cut, loop, points
from generator.engraver.pathdata import dot

#: Landmarks of a line and its widths in mm from start to end.
Line = tuple[str, tuple[float, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Visage:
    """A face: its closed outline, its lines, and its irises as (x, y, radius) in head units."""

    outline: str
    lines: tuple[Line, ...]
    irises: tuple[tuple[float, float, float], ...]


def engrave_face(cut: Cut, visage: Visage) -> None:
    """Lay the face down in light paper and engrave its lines and eyes."""
    cut.piece(loop(visage.outline), "light")
    for x, y, r in visage.irises:
        (place,) = cut.place([(x, y)])
        (glint,) = cut.place([(x - 0.3 * r * cut.facing, y - 0.34 * r)])
        cut.plate.fill(dot(*map(float, place), r * cut.scale))
        cut.plate.fill(dot(*map(float, glint), 0.3 * r * cut.scale), "light")
    lined(cut, visage.lines)


def lined(cut: Cut, lines: Iterable[Line], ink: str = "ink") -> None:
    """Engrave swelling lines through their landmarks."""
    for text, widths in lines:
        cut.scratch(text, *widths, ink=ink)


def sheaf(
    cut: Cut, first: str, last: str, n: int, width: tuple[float, ...], ink: str = "ink"
) -> None:
    """Engrave n lines from one course to another of as many landmarks, each a little finer."""
    a, b = points(first), points(last)
    for k in range(n):
        share = k / max(1, n - 1)
        course = " ".join(f"{x:.2f},{y:.2f}" for x, y in a * (1 - share) + b * share)
        cut.scratch(course, *(w * (1 - 0.35 * share) for w in width), ink=ink)
