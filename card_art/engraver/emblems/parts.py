"""Parts that several emblems share: mirrored halves, round bars, outlines with corners."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.curves import arc_length, normals, resample
from engraver.technique.light import brightness
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_along
from engraver.technique.solids import rim


def mirrored(places: ArrayLike, side: int, x: float = 22.0) -> Points:
    """The places of a right half (``side`` 1), or mirrored about the upright at x mm (-1)."""
    return np.asarray((np.asarray(places, dtype=float) - (x, 0)) * (side, 1) + (x, 0))


def rod(
    plate: Plate,
    course: ArrayLike,
    *half: float,
    lines: int = 5,
    fill: str = "paper",
    edge: tuple[float, float] = (0.22, 0.4),
) -> None:
    """A round bar along the course, its half widths (mm) from start to end, ruled along.

    ``edge`` is the outline towards the light and away from it, in mm.
    """
    line = resample(course, max(24, int(arc_length(course)[-1] / 0.4)))
    side = normals(line)
    wide = np.interp(np.linspace(0, 1, len(line)), np.linspace(0, 1, len(half)), half)[:, None]
    left, right = line - side * wide, line + side * wide
    outline = np.vstack([left, right[::-1]])
    plate.fill(polygon(outline), fill)

    def tone(u: Points, q: float, _places: Points) -> Points:
        turn = 2 * q - 1
        way = side[np.rint(u * (len(line) - 1)).astype(int)] * turn
        bright = brightness(way[:, 0], way[:, 1], np.sqrt(1 - turn * turn))
        return np.asarray(np.clip(1.0 - 1.3 * bright, 0, 1))

    rule_along(plate, left, right, lines, tone, samples=len(line))
    rim(plate, outline, *edge)


def cornered(plate: Plate, outline: ArrayLike, thin: float = 0.24, thick: float = 0.44) -> None:
    """The outline of a closed shape with straight sides, thin (mm) towards the light."""
    area = np.asarray(outline, dtype=float)
    ring = np.vstack([area, area[:1]])
    pieces = [
        resample(side, max(4, int(arc_length(side)[-1] / 0.5)))[:-1]
        for side in np.stack([ring[:-1], ring[1:]], axis=1)
    ]
    rim(plate, np.vstack(pieces), thin, thick)
