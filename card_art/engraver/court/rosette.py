"""The rosettes that the figures stand in: a ring in the color's hatching round a clear field.

They stand on faces at a third of their size here. Each color has an edge of its own: rays, waves,
petals, battlements.
"""

from __future__ import annotations

import math

import numpy as np

from engraver.court.tincture import tincture
from engraver.technique.curves import ellipse
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate

#: The rosette's size, the reach of its edge, and the radius of the field that the figure stands on.
SIZE, _REACH, FIELD = 26.0, 12.6, 9.4


def rosette(color: str) -> Plate:
    """The rosette of a color, 26 × 26 mm."""
    plate = Plate(SIZE, SIZE)
    edge = _edge(color) + SIZE / 2
    plate.shape(polygon(edge), fill="accent", stroke="ink", width=0.45, round_ends=True)
    tincture(plate, edge, color, pitch=1.45, line=0.42)
    plate.disc(SIZE / 2, SIZE / 2, FIELD + 0.75, fill="ink")
    plate.disc(SIZE / 2, SIZE / 2, FIELD, fill="paper")
    plate.stroke(polygon(ellipse(SIZE / 2, SIZE / 2, FIELD - 0.8, FIELD - 0.8, 72)), 0.4, "accent")
    return plate


def _edge(color: str) -> Points:
    """The outline about the origin."""
    t = np.linspace(0, 2 * math.pi, 480, endpoint=False)
    if color == "gold":
        k = np.arange(40) * math.pi / 20
        reach = np.where(np.arange(40) % 2 == 0, _REACH, _REACH - 2.0)
        return np.stack([reach * np.sin(k), -reach * np.cos(k)], axis=1)
    if color == "black":
        reach = np.where((t * 14 / (2 * math.pi)) % 1 < 0.55, _REACH - 0.1, _REACH - 1.6)
        return np.stack([reach * np.sin(t - 0.12), -reach * np.cos(t - 0.12)], axis=1)
    if color == "red":
        reach = _REACH - 1.9 * (1 - np.abs(np.cos(2.5 * t)) ** 0.5)
        return np.stack([reach * np.sin(t), -reach * np.cos(t)], axis=1)
    reach = _REACH - 0.75 + 0.75 * np.cos(14 * t)
    return np.stack([reach * np.sin(t), -reach * np.cos(t)], axis=1)
