"""Round timber with its bark on: logs that burn and logs that build."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from engraver.portrait_authors.emblems import relief
from engraver.technique.curves import ellipse
from engraver.technique.light import brightness
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_along
from engraver.technique.solids import rim


def log(
    plate: Plate, start: ArrayLike, stop: ArrayLike, r: float, *, dark: float = 1.0, seed: int = 1
) -> None:
    """A log of radius r mm from its far end to the near one, whose rings are seen."""
    a, b = np.asarray(start, dtype=float), np.asarray(stop, dtype=float)
    along = (b - a) / np.hypot(*(b - a))
    side = np.array([along[1], -along[0]]) * (1 if along[0] > 0 else -1)
    t = np.linspace(0, 1, 40)
    knotty = r * (1 + 0.05 * np.sin(9 * t + seed) + 0.04 * np.sin(23 * t + 2 * seed))
    spine = a + np.outer(t, b - a)
    upper, lower = spine + np.outer(knotty, side), spine - np.outer(knotty, side)
    outline = np.vstack([upper, lower[::-1]])
    plate.fill(polygon(outline), "paper")

    def bark(u: Points, q: float, _p: Points) -> Points:
        v = 2 * q - 1
        light = brightness(0, v, np.sqrt(1 - v * v))
        rough = 0.26 * np.sin(31 * u + 40 * q + 2 * seed) + 0.2 * np.sin(67 * u + 11 * q * q * 9)
        return np.asarray(dark * (1.12 - 1.15 * light) + 0.1 + rough)

    rule_along(plate, upper, lower, max(4, int(r * 2 / 0.36)), bark, samples=90)
    rim(plate, outline, 0.2, 0.42)
    _end(plate, b, along, side, r)


def _end(plate: Plate, middle: Points, along: Points, side: Points, r: float) -> None:
    """The sawn end: an ellipse with its rings and a check or two."""

    def at(grow: float) -> Points:
        ring = ellipse(0, 0, 0.5 * r * grow, 1.02 * r * grow, 36)
        return np.asarray(middle + np.outer(ring[:, 0], along) + np.outer(ring[:, 1], side))

    relief.flat(plate, at(1.0), "light", 0.3)
    if r > 1.4:
        for grow in (0.68, 0.36):
            plate.stroke(polygon(at(grow)), 0.16)
        for turn in (0.6, 2.4, 4.3):
            edge = at(0.9)[int(turn / 6.283 * 36)]
            relief.pen(plate, [edge, middle * 0.55 + edge * 0.45], 0.26, 0.06)
    plate.fill(polygon(at(0.14)))
