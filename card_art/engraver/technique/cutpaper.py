"""Cut paper: black pieces laid on one another, with lights scratched into them.

The craft of the parlor silhouettist. A drawing is made in *head units*: the crown of the sitter's
head is at y = 0, the chin at y = 100, the plane of the face at x = 0, and the sitter looks to the
left (x < 0 is before the face). A ``Cut`` places head units on a plate, so that one drawing serves
any size, either direction and a tilted head. Widths of scratched lines are millimeters, because
they answer to the printer and not to the sitter.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique import burin
from engraver.technique.curves import spline
from engraver.technique.pathdata import Points, dot, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: Where a head sits on its neck, in head units: what ``Cut`` places, and about which heads tilt.
NECK = (47.0, 97.0)


def points(text: str) -> Points:
    """Landmarks written as SVG writes them, ``"8,19 5,11"``: shape (n, 2)."""
    return np.array([[float(v) for v in pair.split(",")] for pair in text.split()])


def written(landmarks: ArrayLike) -> str:
    """Landmarks (n, 2) as the text that ``points`` reads."""
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in np.asarray(landmarks, dtype=float))


def curve(text: str, n: int = 8) -> Points:
    """A smooth open curve through the landmarks."""
    return spline(points(text), n)


def loop(text: str, n: int = 8) -> Points:
    """A smooth closed outline through the landmarks."""
    return spline(points(text), n, closed=True)


@dataclass(frozen=True, slots=True)
class Cut:
    """Black paper being cut: head units placed on a plate.

    ``x, y``: mm on the plate of the point ``NECK``; ``scale``: mm to a head unit; ``facing``: 1 to
    look left, -1 right; ``tilt``: degrees, positive lifts the chin. ``pieces`` collects the
    outlines of everything cut, in mm, so that a ground can be drawn around the finished figure.
    ``finest``: mm of the narrowest line or edge of paper, where it is printed smaller than drawn.
    """

    plate: Plate
    x: float
    y: float
    scale: float
    facing: int = 1
    tilt: float = 0.0
    pieces: list[Points] = field(default_factory=list)
    finest: float = 0.0

    def tilted(self, degrees: float, rise: float = 0.0) -> Cut:
        """The same cut with the head tilted and raised by head units; it shares the pieces."""
        return replace(self, tilt=self.tilt + degrees, y=self.y - rise * self.scale)

    def place(self, head: ArrayLike) -> Points:
        """Head units (n, 2) as mm on the plate."""
        c, s = math.cos(math.radians(self.tilt)), math.sin(math.radians(self.tilt))
        turned = (np.asarray(head, dtype=float) - NECK) @ np.array([[c, s], [-s, c]])
        return np.asarray(turned * [self.scale * self.facing, self.scale] + [self.x, self.y])

    def kept(self, widths: ArrayLike) -> Points:
        """The widths (mm) of a swelling line, none that is drawn at all below ``finest``."""
        width = np.asarray(widths, dtype=float)
        return np.where(width < burin.LIFT, width, np.maximum(width, self.finest))

    def piece(self, outline: ArrayLike, ink: str = "mass", *, halo: float = 0.0) -> None:
        """Lay a closed piece down; ``halo`` mm of paper show around it where it lies on ink."""
        where = self.place(outline)
        self.pieces.append(where)
        data = polygon(where)
        if halo:
            self.plate.stroke(data, 2 * max(halo, self.finest), "paper")
        self.plate.fill(data, ink)

    def edged(self, outline: ArrayLike, width: float = 0.18, fill: str = "paper") -> None:
        """Lay a piece of white paper down, outlined in ink ``width`` mm wide."""
        where = self.place(outline)
        self.pieces.append(where)
        edge = max(width, self.finest)
        self.plate.shape(polygon(where), fill=fill, stroke="ink", width=edge, round_ends=True)

    def scratch(self, line: str | Points, *widths: float, ink: str = "cut") -> None:
        """Scratch a swelling line through the landmarks; widths in mm from its start to its end."""
        path = self.place(curve(line) if isinstance(line, str) else line)
        share = np.linspace(0, 1, len(path))
        width = np.interp(share, np.linspace(0, 1, len(widths)), widths)
        self.plate.fill(swell(path, self.kept(width), lift=0.02), ink)

    def line(self, line: str | Points, width: float, ink: str = "cut") -> None:
        """Draw an even line, ``width`` mm wide, through the landmarks."""
        path = self.place(curve(line) if isinstance(line, str) else line)
        self.plate.stroke(polyline(path), max(width, self.finest), ink)

    def dots(self, where: ArrayLike, radius: float, ink: str = "cut") -> None:
        """Punch dots of ``radius`` mm at the places (n, 2)."""
        middle = self.place(where)
        self.plate.fill("".join(dot(float(x), float(y), radius) for x, y in middle), ink)


#: Paints one thing on a sitter: a beard, a coat, a bonnet.
Layer = Callable[[Cut], None]


def inside(outline: Points, where: Points) -> list[bool]:
    """For each place (n, 2) whether it lies within the closed outline (even-odd)."""
    a, b = outline, np.roll(outline, -1, axis=0)
    x, y = where[:, :1], where[:, 1:]
    spans = (a[:, 1] <= y) != (b[:, 1] <= y)
    rise = np.where(b[:, 1] == a[:, 1], 1.0, b[:, 1] - a[:, 1])
    at = a[:, 0] + (y - a[:, 1]) / rise * (b[:, 0] - a[:, 0])
    return [bool(n % 2) for n in (spans & (at > x)).sum(axis=1)]
