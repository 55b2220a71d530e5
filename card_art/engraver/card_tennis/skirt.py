"""Skirts of the 1880s, pleated, over a bustle; mm."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engraver.technique import burin
from engraver.technique.curves import resample
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import rim
from engraver.technique.swell import swell


@dataclass(frozen=True, slots=True)
class Skirt:
    """A skirt between two edges from waist to hem; ``drop`` mm the hem falls in its middle."""

    left: Points
    right: Points
    drop: float = 1.2

    def line(self, q: float, u0: float = 0.0, u1: float = 1.0) -> Points:
        """The course from waist (u 0) to hem (u 1) at the share q from the left edge, (40, 2)."""
        a, b = resample(self.left, 160), resample(self.right, 160)
        u = np.linspace(0, 1, 160)
        sag = self.drop * 4 * q * (1 - q) * u * u
        line = a * (1 - q) + b * q + np.stack([0 * u, sag], axis=1)
        inside = (u >= u0 - 1e-9) & (u <= u1 + 1e-9)
        return resample(line[inside], 40)

    def outline(
        self, q0: float = 0.0, q1: float = 1.0, u1: float = 1.0, corner: float = 0.0
    ) -> Points:
        """The outline between two courses down to u1; ``corner`` is how far its corners rise."""
        shares = np.linspace(q0, q1, 31)
        lift = 1 - corner * (1 - np.sin(np.linspace(0, np.pi, 31)) ** 0.5)
        foot = [self.line(q, 0, u1 * v)[-1] for q, v in zip(shares, lift, strict=True)]
        waist = [self.line(q)[0] for q in shares[::-1]]
        edge = u1 * lift[0]
        return np.vstack([self.line(q0, 0, edge), foot, self.line(q1, 0, edge)[::-1], waist])

    def bands(self, plate: Plate, heights: tuple[float, ...], ink: str = "accent") -> None:
        """Braids sewn round it at these heights (0 to 1)."""
        for u in heights:
            braid = np.array([self.line(q, 0, u)[-1] for q in np.linspace(0.01, 0.99, 40)])
            plate.stroke(polyline(braid), 0.95, "ink", round_ends=False)
            plate.stroke(polyline(braid), 0.6, ink, round_ends=False)

    def draw(self, plate: Plate, field: str, pleats: float, *, phase: float = 0.6) -> None:
        """The skirt in its field with so many pleats, dark in the hollows, pale on the crests."""
        outline = self.outline()
        plate.fill(polygon(outline), field)
        n = 34
        hem = float(np.hypot(*(self.line(1)[-1] - self.line(0)[-1])))
        dark, pale = [], []
        u = np.linspace(0, 1, 40)
        for k in range(n):
            q = (k + 0.5) / n
            line = self.line(q)
            a, b = self.line(max(q - 0.5 / n, 0)), self.line(min(q + 0.5 / n, 1))
            apart = burin.every(np.minimum(np.hypot(*(b - a).T), hem / n * 1.2), k)
            wave = np.sin(2 * np.pi * (pleats * q + phase + 0.12 * np.sin(3 * u)))
            tone = 0.16 + 0.62 * wave + 0.42 * (q - 0.36) + 0.1 * (1 - u)
            share = 1.0 if field == "accent" else 0.72
            dark.append(swell(line, burin.ruled(np.clip(tone, 0, 0.96) * share, apart)))
            if field == "accent":
                pale.append(swell(line, burin.ruled(np.clip(-0.9 * tone - 0.05, 0, 0.6), apart)))
        plate.fill("".join(pale), "tint")
        plate.fill("".join(dark))
        whole = resample(np.vstack([outline, outline[:1]]), 260)[:-1]
        rim(plate, whole, 0.2, 0.55)
