"""The bench that half-figures work at, of wood; mm."""

from __future__ import annotations

import numpy as np

from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell


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
        level = y + top + 0.2 + (front - 0.5) * (i + 0.5) / rows
        grain += _grain(left + 0.3, right - 0.3, level, i, 0.14 + 0.1 * i / rows)
    boards = int(top / 0.8)
    for i in range(boards):
        level = y + 0.1 + (top - 0.2) * (i + 0.5) / boards
        grain += _grain(left + 1.8, right - 1.8, level, i + 5, 0.12)
    plate.fill("".join(grain))
    plate.stroke(polyline(edge, closed=True), 0.3)


def _grain(left: float, right: float, level: float, row: int, width: float) -> list[str]:
    """The grain of a board: one level line that swells, breaks off and goes on."""
    x = np.linspace(left, right, 90)
    wave = 0.05 * np.sin(x * 0.5 + row * 2)
    thick = width * (0.75 + 0.5 * np.sin(x * 0.55 + row * 1.9))
    gone = np.sin(x * 0.31 + row * 2.7) > 0.86
    return [swell(np.stack([x, level + wave], axis=1), np.where(gone, 0, thick))]
