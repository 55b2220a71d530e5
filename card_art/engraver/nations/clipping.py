"""Lines and areas cut off at the edge of a rectangle: motifs know no clip paths."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from engraver.technique.pathdata import Points


@dataclass(frozen=True, slots=True)
class Window:
    """A rectangle on the plate, in mm."""

    left: float
    top: float
    right: float
    bottom: float

    def outline(self) -> Points:
        """Its corners, clockwise from the upper left."""
        return np.array(
            [
                (self.left, self.top),
                (self.right, self.top),
                (self.right, self.bottom),
                (self.left, self.bottom),
            ]
        )

    def area(self, outline: Points) -> Points:
        """The part of a closed outline within (Sutherland-Hodgman); empty if there is none."""
        for axis, limit, sign in (
            (0, self.left, 1),
            (0, self.right, -1),
            (1, self.top, 1),
            (1, self.bottom, -1),
        ):
            outline = _cut(outline, axis, limit, sign)
        return outline

    def lines(self, line: Points) -> Iterator[Points]:
        """The stretches of an open line within, cut exactly at the edge."""
        piece: list[Points] = []
        for a, b in pairwise(line):
            shares = self._shares(a, b)
            if shares is None:
                continue
            start, end = shares
            if start > 0 or not piece:
                if piece:
                    yield np.array(piece)
                piece = [a + (b - a) * start]
            piece.append(a + (b - a) * end)
            if end < 1:
                yield np.array(piece)
                piece = []
        if piece:
            yield np.array(piece)

    def _shares(self, a: Points, b: Points) -> tuple[float, float] | None:
        """The shares, 0 to 1, where a stretch enters and leaves; None if not (Liang-Barsky)."""
        start, end = 0.0, 1.0
        for axis, low, high in ((0, self.left, self.right), (1, self.top, self.bottom)):
            p, step = float(a[axis]), float(b[axis] - a[axis])
            if step == 0:
                if not low <= p <= high:
                    return None
                continue
            near, far = sorted(((low - p) / step, (high - p) / step))
            start, end = max(start, near), min(end, far)
        return (start, end) if start < end else None


def _cut(outline: Points, axis: int, limit: float, sign: int) -> Points:
    """The part of the outline on one side of a level or upright line."""
    if len(outline) == 0:
        return outline
    depth = (outline[:, axis] - limit) * sign
    kept: list[Points] = []
    for here, there, now, then in zip(
        outline, np.roll(outline, -1, axis=0), depth, np.roll(depth, -1), strict=True
    ):
        if now >= 0:
            kept.append(here)
        if (now >= 0) != (then >= 0):
            kept.append(here + (there - here) * (now / (now - then)))
    return np.array(kept).reshape(-1, 2)
