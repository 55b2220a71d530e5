"""The plate of people at their crafts, 44 × 48 mm, and engraved strokes on it."""

from __future__ import annotations

import numpy as np

from engraver.technique.cutpaper import curve
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

WIDTH, HEIGHT = 44.0, 48.0


def strokes(plate: Plate, *lines: str, width: float = 0.3, ink: str = "ink") -> None:
    """Short engraved strokes, thickest in the middle."""
    data = []
    for text in lines:
        line = curve(text)
        data.append(swell(line, width * np.sin(np.linspace(0.2, 2.9, len(line)))))
    plate.fill("".join(data), ink)
