"""Flat faces of a house, walls or slopes of a roof, with the lines that can be ruled on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from engraver.nations.houses.camera import Camera, Wall
from engraver.technique import burin
from engraver.technique.curves import normals
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import crossings
from engraver.technique.swell import swell

#: A ruled line's place and its ends on a face, m: (v, from u, to u), or (u, from v, to v).
Span = tuple[float, float, float]
#: Width (mm) of a rule at each share of its course, where rules are so many mm apart.
Width = Callable[[Points, Points], ArrayLike]


@dataclass(frozen=True, slots=True)
class Face:
    """The part of a plane inside the closed outline ``ring`` (u, v) in m."""

    wall: Wall
    ring: Points

    @property
    def outline(self) -> Points:
        """The corners on the plate, mm."""
        return self.wall.at(self.ring)

    def scale(self) -> tuple[float, float]:
        """Millimeters to a meter between upright and between level lines, in the middle."""
        u, v = (self.ring.min(axis=0) + self.ring.max(axis=0)) / 2
        middle, right, up = self.wall.at([(u, v), (u + 0.1, v), (u, v + 0.1)])
        across, along = (right - middle) * 10, (up - middle) * 10
        area = abs(float(across[0] * along[1] - across[1] * along[0]))
        return area / float(np.hypot(*along)), area / float(np.hypot(*across))

    def rows(self, pitch: float) -> list[Span]:
        """Level lines about ``pitch`` mm apart, from edge to edge, from the foot upwards."""
        return _spans(self.ring, pitch / self.scale()[1])

    def columns(self, pitch: float) -> list[Span]:
        """Lines up the face about ``pitch`` mm apart, from edge to edge, from left to right."""
        return _spans(self.ring[:, ::-1], pitch / self.scale()[0])

    def ruled(self, pitch: float, width: Width, *, upright: bool = False) -> str:
        """Path data of lines about ``pitch`` mm apart, from edge to edge, level or upright.

        The edges count as the first line and the last.
        Where the face recedes so far that no gap would be left between them, they grow finer, and
        then every second one ends.
        """
        turn = slice(None, None, -1) if upright else slice(None)
        ring = self.ring[:, turn]
        spans = _spans(ring, pitch / self.scale()[0 if upright else 1], first=1.0)
        step = (ring[:, 1].max() - ring[:, 1].min()) / (len({v for v, _, _ in spans}) + 1)
        share = np.linspace(0, 1, 13)
        lines = []
        for v, a, b in spans:
            course = np.stack([a + (b - a) * share, np.full(13, v)], axis=1)
            at, low, high = (
                self.wall.at(np.add(course, (0, d * step))[:, turn]) for d in (0, -0.5, 0.5)
            )
            apart = np.abs(((high - low) * normals(at)).sum(axis=1))
            kept = burin.every(apart, round((v - ring[:, 1].min()) / step - 1))
            room = np.maximum(kept - burin.GAP, 0)
            wide = np.minimum(np.asarray(width(share, kept)), room)
            lines.append(
                swell(at, np.where(room > 0, np.maximum(wide, burin.LINE), 0), flatness=0.03)
            )
        return "".join(lines)

    def lay(self, plate: Plate, ink: str = "paper", edge: float = 0.28) -> None:
        """Paint the face in an ink, outlined ``edge`` mm wide; no outline for 0."""
        plate.shape(
            polygon(self.outline),
            fill=ink,
            stroke="ink" if edge else "",
            width=edge,
            round_ends=True,
        )


def _spans(ring: Points, step: float, first: float = 0.5) -> list[Span]:
    """Spans about ``step`` apart; the first is ``first`` steps from the edge, as is the last."""
    low, high = ring[:, 1].min(), ring[:, 1].max()
    n = max(1, round((high - low) / step))
    levels = low + (high - low) * np.arange(first, n - first + 0.1) / n
    spans = []
    for level in levels.tolist():
        ends = crossings(ring, level)
        spans += [(level, a, b) for a, b in zip(ends[::2], ends[1::2], strict=False)]
    return spans


def plane(camera: Camera, corners: Sequence[ArrayLike]) -> Face:
    """The flat face with these corners (x, y, z) in m; its foot runs from the first to the second.

    u is measured from the first corner along the foot, v across it.
    """
    places = np.asarray(corners, dtype=float)
    along = places[1] - places[0]
    along = along / np.linalg.norm(along)
    far = places[-1] - places[0]
    up = far - along * (far @ along)
    up = up / np.linalg.norm(up)
    offset = places - places[0]
    ring = np.stack([offset @ along, offset @ up], axis=1)
    return Face(camera.wall(places[0], along, up), ring)


def rectangle(wall: Wall, u0: float, v0: float, u1: float, v1: float) -> Face:
    """A rectangle on a wall."""
    return Face(wall, np.array([(u0, v0), (u1, v0), (u1, v1), (u0, v1)], dtype=float))
