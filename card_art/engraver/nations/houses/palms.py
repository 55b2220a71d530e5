"""Palms: a ringed stem, dark on one side, and fronds that arch out and hang."""

from __future__ import annotations

import math

import numpy as np

from engraver.nations.houses.landscape import rooted
from engraver.technique.curves import bezier, normals
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate

#: The directions of the fronds in radians, the level ones first: those above lie over them.
TURNS = (0.1, 3.0, -0.4, -2.75, 0.62, 2.5, -0.85, -2.25, -1.3, -1.8)


def palm(
    plate: Plate, x: float, foot: float, tall: float, lean: float = 0.6, size: float = 4.2
) -> None:
    """A palm ``tall`` mm high, its head ``lean`` mm to the right, fronds ``size`` mm long."""
    low, high = np.array([x, foot]), np.array([x + lean, foot - tall])
    stem = bezier(low, np.add(low, (0, -0.4 * tall)), np.add(high, (0, 0.3 * tall)), high, 24)
    side = normals(stem)
    half = (np.linspace(0.44, 0.28, 24) + 0.5 * np.linspace(1, 0, 24) ** 9)[:, None]
    left, right = stem - side * half, stem + side * half
    plate.shape(polygon(np.vstack([left, right[::-1]])), fill="paper", stroke="ink", width=0.16)
    plate.fill(polygon(np.vstack([stem + side * half * 0.2, right[::-1]])))
    rings = [polyline(np.stack([left[i], stem[i]])) for i in range(2, 23, 3)]
    plate.stroke("".join(rings), 0.16)
    rooted(plate, x, foot, 2.6)
    for k, turn in enumerate(TURNS):
        _frond(plate, high, turn, size * (0.9 + 0.1 * math.cos(3.1 * k)))
    for a, b in ((-0.5, 0.35), (0.5, 0.45), (0.0, 0.75)):
        plate.disc(high[0] + a, high[1] + b, 0.42, fill="paper", stroke="ink", width=0.18)


def _frond(plate: Plate, crown: Points, turn: float, reach: float) -> None:
    """One frond: its leaflets stand off the bent rib on both sides and point to the tip."""
    way = np.array([math.cos(turn), math.sin(turn)])
    droop = np.array([0, reach * (0.16 + 0.4 * way[0] ** 2)])
    tip = crown + way * reach + droop
    bow = np.array([0, 0.2 * reach * abs(way[0])])
    rib = bezier(crown, crown + way * reach * 0.4 - bow, tip - droop * 0.8, tip, 21)
    share = np.linspace(0, 1, 21)
    spread = 0.15 * reach * np.sin(np.pi * share**0.7) * np.where(np.arange(21) % 2, 1.0, 0.3)
    off = normals(rib) * spread[:, None]
    root = np.vstack([rib[:1], rib[:-1]])
    outline = np.vstack([root + off, (root - off)[::-1]])
    outline[20:22] = tip
    plate.shape(polygon(outline), fill="ink", stroke="paper", width=0.26)
    plate.fill(polygon(outline))
