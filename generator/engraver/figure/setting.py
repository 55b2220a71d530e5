"""Light settings behind and before half-figures that fade out: ruled air, a bench; mm."""

from __future__ import annotations

import math

import numpy as np

from generator.engraver import burin
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.solids import hatch
from generator.engraver.swell import swell


def ruled_air(
    plate: Plate,
    x: float,
    y: float,
    rx: float,
    ry: float,
    *,
    tone: float = 0.3,
    pitch: float = 0.62,
    foot: float = 99.0,
    angle: float = 0.0,
    ink: str = "rule",
) -> None:
    """Level lines about (x, y) that thin out at unequal ends, darker to the right; half axes.

    Nothing is ruled below ``foot``. Drawn first: what stands before it covers it.
    """
    lines = []
    for i, level in enumerate(np.arange(y - ry, min(y + ry, foot), pitch)):
        reach = math.sqrt(max(0.0, 1 - ((level - y) / ry) ** 2)) * rx
        # Ragged ends keep the vignette from having an outline.
        left = reach * (0.9 + 0.1 * math.sin(i * 2.4))
        right = reach * (0.9 + 0.1 * math.sin(i * 1.7 + 2))
        u = np.linspace(-left, right, 40)
        if left + right < 3:
            continue
        fade = np.clip(np.minimum(u + left, right - u) / (0.45 * rx), 0, 1) ** 0.7
        width = tone * pitch * fade * (0.85 + 0.3 * u / rx)
        line = np.stack([x + u, level + u * math.tan(angle)], axis=1)
        lines.append(swell(line, np.maximum(width, 0.07)))
    plate.fill("".join(lines), ink)


def bench(
    plate: Plate,
    y: float,
    *,
    left: float = 1.0,
    right: float = 43.0,
    top: float = 2.0,
    front: float = 3.4,
    slant: float = 1.6,
) -> None:
    """A board at work height: its upper face from y on, ``top`` mm deep, and its front edge.

    ``slant``: how far (mm) its back is narrower at each end.
    """
    face = np.array([(left + slant, y), (right - slant, y), (right, y + top), (left, y + top)])
    plate.shape(polygon(face), fill="light", stroke="ink", width=0.24)
    edge = np.array([(left, y + top), (right, y + top), (right, y + top + front),
                     (left, y + top + front)])  # fmt: skip
    plate.fill(polygon(edge), "light")
    grain = []
    rows = max(2, int(front / 0.7))
    for i in range(rows):
        level = y + top + front * (i + 0.7) / rows
        grain += _grain(left + 0.3, right - 0.3, level, i, 0.14 + 0.1 * i / rows)
    for i in range(int(top / 0.7)):
        grain += _grain(left + 1.8, right - 1.8, y + 0.7 * (i + 0.8), i + 5, 0.12)
    plate.fill("".join(grain))
    plate.stroke(polyline(edge, closed=True), 0.3)


def _grain(left: float, right: float, level: float, row: int, width: float) -> list[str]:
    """The grain of a board: one level line that swells, breaks off and goes on."""
    x = np.linspace(left, right, 90)
    wave = 0.05 * np.sin(x * 0.5 + row * 2)
    thick = width * (0.75 + 0.5 * np.sin(x * 0.55 + row * 1.9))
    gone = np.sin(x * 0.31 + row * 2.7) > 0.86
    return [swell(np.stack([x, level + wave], axis=1), np.where(gone, 0, thick))]


def shadow(plate: Plate, outline: Points, *, gap: float = 0.42, dark: float = 0.5) -> None:
    """The shadow a thing casts on a bench: level lines within the outline."""
    hatch(plate, outline, dark, gap=max(gap, burin.LINE + burin.GAP))
