"""Landscape about a house: bare ground, the roots of trees, and smoke."""

from __future__ import annotations

import numpy as np

from engraver.technique.pathdata import polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell


def turf(plate: Plate, seed: int) -> None:
    """Strokes of bare ground before a house, two to a level, longer towards the viewer."""
    rng = np.random.default_rng(seed)
    strokes = []
    for near, y in enumerate((33.3, 33.9, 34.5, 35.1)):
        for left in (1.0, 22.5):
            long = (2.0 + near) * (0.6 + 0.7 * rng.random())
            x = left + (20.5 - long) * rng.random()
            strokes.append(polyline([(x, y), (x + long, y + 0.04)]))
    plate.stroke("".join(strokes), 0.2, "soft")


def rooted(plate: Plate, x: float, foot: float, long: float) -> None:
    """The ground at the foot of a tree at (x, foot): its shadow, ``long`` mm to the right."""
    course = np.linspace((x - 0.8, foot + 0.1), (x + long, foot + 0.1), 11)
    plate.fill(swell(course, 0.42 * np.sin(np.linspace(0.4, 3.0, 11))))


def smoke(plate: Plate, x: float, y: float) -> None:
    """Smoke that rises from (x, y) and drifts to the right in three curling strands."""
    wisps = []
    for k, (sway, drift) in enumerate(((0.9, 3.2), (1.3, 4.6), (0.6, 2.2))):
        t = np.linspace(0, 1, 40)
        px = x - 0.45 + 0.45 * k + drift * t**1.5 + sway * np.sin(7 * t + 0.8 * k) * t**0.8 * 0.7
        py = y - (4.4 - 0.7 * k) * t**0.85
        wisps.append(swell(np.stack([px, py], axis=1), 0.42 * np.sin(np.linspace(0.25, 3.0, 40))))
    plate.fill("".join(wisps), "soft")
