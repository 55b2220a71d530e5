"""The ring around an oval picture in somebody's own list: a braided band between fine rules."""

from __future__ import annotations

import math

import numpy as np

from engraver.technique.curves import ellipse, normals, resample
from engraver.technique.pathdata import Points, dot, polygon
from engraver.technique.plate import Plate

WIDTH, HEIGHT = 44.0, 52.0
#: The half axes of the picture's oval, mm.
RADII = (18.4, 22.4)
#: Distances of the band's inner and outer edge from the picture's oval, in mm.
INNER, OUTER = 0.55, 3.2
#: Eyes of the braid: a multiple of four, so that all quarters match.
EYES = 64


def medallion() -> Plate:
    """The ring, 44 × 52 mm; its middle, where the portrait goes, is left open."""
    plate = Plate(WIDTH, HEIGHT)
    plate.fill(_ring(INNER, OUTER), "deep")
    middle = _oval((INNER + OUTER) / 2)
    for phase in (0.0, math.pi):
        plate.stroke(polygon(_wave(middle, 0.8, phase), 0.01), 0.28, "paper")
    plate.fill("".join(dot(float(x), float(y), 0.26) for x, y in _eyes(middle)), "paper")
    for edge in (INNER + 0.24, OUTER - 0.24):
        plate.stroke(polygon(_oval(edge)), 0.15, "paper")
    plate.stroke(polygon(_oval(OUTER)), 0.3)
    plate.stroke(polygon(_oval(INNER)), 0.2)
    return plate


def _oval(grow: float) -> Points:
    """An ellipse ``grow`` mm outside the portrait's oval, evenly spaced, from the right end."""
    rough = ellipse(WIDTH / 2, HEIGHT / 2, RADII[0] + grow, RADII[1] + grow, 720)
    return resample(np.vstack([rough, rough[:1]]), EYES * 12 + 1)[:-1]


def _ring(inner: float, outer: float) -> str:
    """The area between two ovals: the inner one runs the other way and cuts a hole."""
    return polygon(_oval(outer)) + polygon(_oval(inner)[::-1])


def _wave(line: Points, swing: float, phase: float) -> Points:
    """The closed line swung to both sides, one whole wave to two eyes."""
    turn = np.linspace(0, math.pi * EYES, len(line), endpoint=False) + phase
    ring = np.vstack([line[-1:], line, line[:1]])
    return np.asarray(line + normals(ring)[1:-1] * (swing * np.sin(turn))[:, None])


def _eyes(line: Points) -> Points:
    """The middle of every eye of the braid, where its strands are farthest apart."""
    return line[6::12]
