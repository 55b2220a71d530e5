"""Clouds of smoke and of thunder: swellings that meet in cusps, white above, ruled below."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from engraver.portrait_authors.emblems.relief import rounded
from engraver.technique.cutpaper import points
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim
from engraver.technique.swell import swell


def cloud(plate: Plate, cusps: str, *folds: str, dark: float = 0.9, halo: float = 0.35) -> None:
    """A cloud whose swellings meet at the cusps, clockwise; each fold is an open line of them.

    ``dark`` above 1 is a thunder-cloud; ``halo`` mm of paper part it from what lies behind.
    """
    ends = points(cusps)
    outline = billows(np.vstack([ends, ends[:1]]))[:-1]
    plate.stroke(polygon(outline), 2 * halo, "paper")
    plate.fill(polygon(outline), "light")
    shade = rounded(outline, base=dark, gain=1.2, sharp=2.2)

    def tone(x: Points, y: Points) -> Points:
        return np.asarray(shade(x, y)) ** 1.2

    hatch(plate, outline, tone, angle=0.75, gap=0.4)
    rim(plate, outline, 0.16, 0.46)
    for fold in folds:
        _fold(plate, billows(points(fold)))


def billows(cusps: Points) -> Points:
    """From cusp to cusp an arc that bulges to the left of its way."""
    t = np.linspace(0, 1, 14)[:, None]
    arcs = []
    for a, b in pairwise(cusps):
        side = np.array([(b - a)[1], -(b - a)[0]])
        arcs.append((a + (b - a) * t + side * (1.7 * t * (1 - t)))[:-1])
    return np.vstack([*arcs, cusps[-1:]])


def _fold(plate: Plate, line: Points) -> None:
    """A swelling within a cloud: its edge, twice."""
    u = np.linspace(0, 1, len(line))
    plate.fill(swell(line, 0.5 * np.sin(np.pi * u) ** 0.7, lift=0.1, flatness=0.03))
    inner = line[3:-3] + np.array([0.34, 0.5])
    plate.fill(swell(inner, 0.22 * np.sin(np.pi * u[3:-3]) ** 0.7, lift=0.1, flatness=0.03))
