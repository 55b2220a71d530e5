"""The sash that joins a court figure to its turned copy.

The band slants through the middle of the card and looks the same when turned about it. A figure's
picture holds the whole of it; on the card the copy's sash falls on this one, line upon line, so
no seam can show.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from generator.engraver.pathdata import Points, polygon
from generator.engraver.plate import Plate

#: A court figure's picture in mm. The card turns it about (WIDTH / 2, MIDDLE): the panel it is
#: set in measures 38.7 × 71.7 mm and the picture is as wide as the panel.
WIDTH, HEIGHT = 40.0, 44.6
MIDDLE = WIDTH / 38.7 * 71.7 / 2
#: How far the sash falls for every mm to the right, its half breadth and that of its field.
SLOPE, HALF, FIELD = 0.16, 4.2, 2.7
#: Distance of the beads of its borders.
_BEAD = 0.9


def behind(x: float) -> float:
    """The y at which what the figure wears may end: hidden behind the sash's upper edge at x."""
    return MIDDLE + SLOPE * (x - WIDTH / 2) - HALF * math.hypot(1, SLOPE) + 0.7


def within(line: Points, width: float = 0.3) -> Points:
    """The line (n, 2) moved in so that its stroke, ``width`` mm, ends at the picture's sides."""
    return np.asarray(np.clip(line, [width / 2, -np.inf], [WIDTH - width / 2, np.inf]))


@dataclass(frozen=True, slots=True)
class Sash:
    """A band in the suit's colour between two light borders set with beads."""

    plate: Plate

    def ground(self) -> None:
        """Paint the band from edge to edge of the picture."""
        self.stripe(-HALF, HALF, "accent")
        for side in (-1, 1):
            self.stripe(side * FIELD, side * HALF, "light")
            self.stripe(side * (FIELD - 0.15), side * (FIELD + 0.15), "ink")
            self.stripe(side * (HALF - 0.28), side * HALF, "ink")
        with self.plate.defined("bead"):
            self.plate.disc(0, 0, 0.21, fill="accent")
        for side in (-1, 1):
            across = side * (FIELD + HALF - 0.15) / 2
            first, last = (round((sign * 19.5 + SLOPE * across) / _BEAD) for sign in (-1, 1))
            for k in range(first, last + 1):
                self.set("bead", k * _BEAD, across)

    def stripe(self, high: float, low: float, ink: str) -> None:
        """Paint a stripe along the band between two distances (mm) from its middle line."""
        ends = [(0, high), (WIDTH, high), (WIDTH, low), (0, low)]
        self.plate.fill(polygon([self._beside(x, across) for x, across in ends]), ink)

    def set(self, name: str, along: float, across: float = 0.0, turn: float = 0.0) -> None:
        """Draw a symbol on the band at distances (mm) from the middle, turned by degrees on it."""
        ((x, y),) = self.place([(along, across)])
        slant = round(math.degrees(math.atan(SLOPE)), 3)
        self.plate.use(name, float(x), float(y), turn=slant + turn)

    def place(self, band: list[tuple[float, float]]) -> Points:
        """Points (along, across) in mm from the middle as points of the plate."""
        unit = 1 / math.hypot(1, SLOPE)
        turned = np.array(band) @ np.array([[unit, SLOPE * unit], [-SLOPE * unit, unit]])
        return np.asarray(turned + np.array([WIDTH / 2, MIDDLE]))

    def _beside(self, x: float, across: float) -> tuple[float, float]:
        """The point at x that lies ``across`` mm from the middle line."""
        return x, MIDDLE + SLOPE * (x - WIDTH / 2) + across * math.hypot(1, SLOPE)


def figure(draw: Callable[[Plate], None], ornament: Callable[[Sash], None]) -> Plate:
    """The picture of a court figure: what ``draw`` paints, behind its sash."""
    plate = Plate(WIDTH, HEIGHT)
    draw(plate)
    sash = Sash(plate)
    sash.ground()
    ornament(sash)
    return plate
