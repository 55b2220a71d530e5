"""The ground behind people at their crafts: air that fades out, never a frame; 44 × 48 mm."""

from __future__ import annotations

import numpy as np

from engraver.technique.cutpaper import curve
from engraver.technique.pathdata import Points, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.swell import swell

WIDTH, HEIGHT = 44.0, 48.0


def air(plate: Plate, x: float = 22.0, y: float = 24.0, rx: float = 21.0, ry: float = 19.0) -> None:
    """Level lines behind the figure that thin out towards an ellipse about (x, y)."""
    turn = np.linspace(0, 2 * np.pi, 73)[:-1]
    area = np.stack([x + rx * np.cos(turn), y + ry * np.sin(turn)], axis=1)

    def tone(px: Points, py: Points) -> Points:
        far = np.hypot((px - x) / rx, (py - y) / ry)
        ragged = 0.1 * np.sin(py * 7.3) + 0.06 * np.sin(py * 3.1)
        return np.asarray(np.clip(0.48 - 0.5 * np.clip(far + ragged, 0, 2) ** 2, 0, 0.34))

    hatch(plate, area, tone, gap=0.62, depth=0.62, ink="soft")


def ridge(plate: Plate, *lines: str, ink: str = "soft", width: float = 0.2) -> None:
    """Far hills or a shore: fine lines through their landmarks."""
    for text in lines:
        plate.stroke(polyline(curve(text)), width, ink)


def strokes(plate: Plate, *lines: str, width: float = 0.3, ink: str = "ink") -> None:
    """Short engraved strokes, thickest in the middle."""
    data = []
    for text in lines:
        line = curve(text)
        data.append(swell(line, width * np.sin(np.linspace(0.2, 2.9, len(line)))))
    plate.fill("".join(data), ink)
