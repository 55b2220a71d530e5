"""An oval ruled level, dark at the rim and lifted around whoever stands in it."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from engraver.technique.curves import ellipse, resample
from engraver.technique.cutpaper import inside
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.swell import swell


@dataclass(frozen=True, slots=True)
class Oval:
    """An oval about (x, y) with half axes rx, ry, in mm, and how its ground is ruled.

    ``gap`` is the distance of the rules; ``near`` and ``far`` how far from the figure they begin
    and have their full width.
    """

    x: float
    y: float
    rx: float
    ry: float
    gap: float = 0.46
    near: float = 0.5
    far: float = 3.0

    def rim(self, grow: float = 0.0, n: int = 96) -> Points:
        """Its outline, or one ``grow`` mm outside it."""
        return ellipse(self.x, self.y, self.rx + grow, self.ry + grow, n)

    def rule(self, plate: Plate, figure: list[Points], ink: str = "accent") -> None:
        """Rule the ground around the pieces of a figure (closed outlines in mm)."""
        plate.fill(polygon(self.rim()), "paper")
        edges = np.vstack([resample(np.vstack([p, p[:1]])[::3], len(p)) for p in figure])
        n = int(2 * self.ry / self.gap) - 2
        levels = (self.y + (i - (n - 1) / 2) * self.gap for i in range(n))
        plate.fill("".join(self._line(y, figure, edges) for y in levels), ink)

    def _line(self, y: float, figure: list[Points], edges: Points) -> str:
        """One level line across the oval, as wide as the place is dark."""
        half = self.rx * math.sqrt(max(0.0, 1 - ((y - self.y) / self.ry) ** 2)) - 0.4
        x = np.linspace(self.x - half, self.x + half, max(8, int(half * 2 / 0.3)))
        line = np.stack([x, np.full_like(x, y)], axis=1)
        rim = np.hypot((x - self.x) / self.rx, (y - self.y) / self.ry)
        tone = 0.3 + 0.4 * rim**3
        return swell(line, self.gap * tone * self._glow(line, figure, edges), lift=0.095)

    def _glow(self, line: Points, figure: list[Points], edges: Points) -> Points:
        """0 at the figure and behind it, 1 away from it."""
        away = np.hypot(*(line[:, None, :] - edges[None, :, :]).transpose(2, 0, 1)).min(axis=1)
        covered = np.any([inside(piece, line) for piece in figure], axis=0)
        t = np.clip((away - self.near) / (self.far - self.near), 0, 1)
        return np.where(covered, 0.0, t * t * (3 - 2 * t))
