"""The sash that joins a court figure to its turned copy.

The band crosses the middle of the card, straight or in a double curve, and looks the same when
turned about it. A figure's picture holds the whole of it; on the card the copy's sash falls on
this one, line upon line, so no seam can show.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from engraver.technique.curves import arc_length, normals, tangents
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate

#: A court figure's picture in mm. The card turns it about (WIDTH / 2, MIDDLE): the panel it is
#: set in measures 38.7 × 71.7 mm and the picture is as wide as the panel.
WIDTH, HEIGHT = 40.0, 44.6
MIDDLE = WIDTH / 38.7 * 71.7 / 2
#: Half the breadth of the sash and of its field.
HALF, FIELD = 3.5, 2.25
#: Distance of the beads of its borders.
_BEAD = 0.9


@dataclass(frozen=True, slots=True)
class Course:
    """The way a sash takes: how far it falls for every mm to the right, and how far it swings.

    The middle line is odd about the middle of the card, so a turned copy falls on it.
    """

    slope: float = 0.0
    swing: float = 0.0

    def level(self, x: Points) -> Points:
        """The y of the middle line at these x."""
        off = np.asarray(x, dtype=float) - WIDTH / 2
        return np.asarray(
            MIDDLE + self.slope * off + self.swing * np.sin(math.pi * off / (WIDTH / 2))
        )

    def middle(self) -> Points:
        """The middle line, from well left of the picture to well right of it."""
        x = np.linspace(-6, WIDTH + 6, 209)
        return np.stack([x, self.level(x)], axis=1)

    def behind(self, x: float) -> float:
        """The y at which what the figure wears may end: hidden behind the sash's edge at x."""
        return float(self.edge(-HALF + 0.9, np.array([x]))[0])

    def edge(self, across: float, x: Points) -> Points:
        """The y at these x of the line that runs ``across`` mm below the middle line."""
        line = self.middle()
        moved = line + normals(line) * across
        return np.asarray(np.interp(x, moved[:, 0], moved[:, 1]))


def within(line: Points, width: float = 0.3) -> Points:
    """The line (n, 2) moved in so that its stroke, ``width`` mm, ends at the picture's sides."""
    return np.asarray(np.clip(line, [width / 2, -np.inf], [WIDTH - width / 2, np.inf]))


@dataclass(frozen=True, slots=True)
class Sash:
    """A band in the suit's color between two light borders set with beads."""

    plate: Plate
    course: Course

    def ground(self) -> None:
        """Paint the band from edge to edge of the picture."""
        self.stripe(-HALF, HALF, "accent")
        for side in (-1, 1):
            self.stripe(side * FIELD, side * HALF, "light")
            self.stripe(side * (FIELD - 0.14), side * (FIELD + 0.14), "ink")
            self.stripe(side * (HALF - 0.28), side * HALF, "ink")
        with self.plate.defined("bead"):
            self.plate.disc(0, 0, 0.2, fill="accent")
        for side in (-1, 1):
            across = side * (FIELD + HALF - 0.14) / 2
            for k in range(-24, 25):
                self.set("bead", k * _BEAD, across)

    def stripe(self, high: float, low: float, ink: str) -> None:
        """Paint a stripe along the band between two distances (mm) from its middle line."""
        x = np.linspace(0, WIDTH, 61 if self.course.swing else 2)
        edges = [np.stack([x, self.course.edge(across, x)], axis=1) for across in (high, low)]
        self.plate.fill(polygon(np.vstack([edges[0], edges[1][::-1]]), 0.008), ink)

    def set(self, name: str, along: float, across: float = 0.0, turn: float = 0.0) -> None:
        """Draw a symbol on the band at distances (mm) from the middle, turned by degrees on it.

        A symbol that would reach over the picture's side is left out; so is its turned twin.
        """
        line = self.course.middle()
        length = arc_length(line) - arc_length(line)[len(line) // 2]
        spot = np.array([np.interp(along, length, line[:, i]) for i in (0, 1)])
        way = np.array([np.interp(along, length, tangents(line)[:, i]) for i in (0, 1)])
        x, y = spot + across * np.array([-way[1], way[0]])
        if 0.35 < x < WIDTH - 0.35:
            slant = round(math.degrees(math.atan2(way[1], way[0])), 2)
            self.plate.use(name, float(x), float(y), turn=slant + turn)
