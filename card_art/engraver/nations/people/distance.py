"""The distance behind people at their crafts: fine, in the quiet ink, and fading downwards."""

from __future__ import annotations

import numpy as np

from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: Width of the outline of what is far away, mm.
FAR = 0.22


def wall(plate: Plate, x: float, top: float, foot: float, half: float) -> None:
    """A plain wall about x, open at its foot, in shade on its right."""
    area = np.array([(x - half, foot), (x - half, top), (x + half, top), (x + half, foot)])
    plate.fill(polygon(area), "light")
    for px in np.arange(x + half - 0.5, x + 0.2 * half, -0.5):
        plate.stroke(polyline([(px, top + 0.4), (px, foot)]), 0.18, "soft")
    plate.stroke(polyline(area), FAR, "soft")


def haze(plate: Plate, left: float, right: float, y: float) -> None:
    """Level lines over the foot of what is far away, from y (mm) down, each shorter."""
    wide = right - left
    area = [(left, y - 0.2), (right, y - 0.2), (right - 0.3 * wide, y + 2.2),
            (left + 0.2 * wide, y + 2.2)]  # fmt: skip
    plate.fill(polygon(area), "paper")
    lines = []
    for k in range(4):
        inset = 0.1 * k * wide
        x = np.linspace(left + inset * 0.6, right - inset, 20)
        width = 0.26 * np.sin(np.linspace(0.35, np.pi - 0.35, 20))
        lines.append(swell(np.stack([x, x * 0 + y + 0.62 * k], axis=1), width))
    plate.fill("".join(lines), "soft")
