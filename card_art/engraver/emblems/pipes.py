"""Round pipes and barrels of metal."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from engraver.emblems.places import Place
from engraver.technique.cloth import glint
from engraver.technique.curves import arc_length, normals, resample
from engraver.technique.light import facing
from engraver.technique.metalwork import sheet
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell


def pipe(plate: Plate, path: ArrayLike, width: float, fill: str = "light") -> None:
    """A round pipe ``width`` mm wide along the path: an outline, its shade, and a glint."""
    line = np.asarray(path, dtype=float)
    line = resample(line, max(12, int(arc_length(line)[-1] / 0.3)))
    plate.stroke(polyline(line), width)
    plate.stroke(polyline(line), width - 0.56, fill)
    side, r = normals(line), width / 2
    lit = facing(side)
    shade = line - side * (lit * r * 0.42)[:, None]
    plate.fill(swell(shade, 0.62 * r * np.abs(lit) ** 0.5, flatness=0.03))
    if fill not in ("light", "paper"):
        plate.fill(glint(line, r * 0.9), "tint")


def barrel(
    plate: Plate,
    at: Place,
    span: tuple[float, float],
    half: tuple[float, float],
    fill: str = "light",
) -> None:
    """A length of a turned tube along its axis, its half widths (mm) at both ends."""
    over, under = (at([(x, sign * r) for x, r in zip(span, half, strict=True)]) for sign in (-1, 1))
    lines = max(3, round(2 * max(half) / 0.5))
    sheet(plate, over, under, lines, bulge=0.9, paper=fill, outline=False)
    plate.stroke(polygon(np.vstack([over, under[::-1]])), 0.42)
