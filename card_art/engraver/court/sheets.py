"""Sheets of metal, wood and cloth between two edges, ruled and outlined at one stroke."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.cloth import Fold, velvet
from engraver.technique.light import metal
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_along
from engraver.technique.solids import rim


def sheet(
    plate: Plate,
    edge_a: ArrayLike,
    edge_b: ArrayLike,
    n: int,
    tone: Fold,
    *,
    paper: str = "paper",
    thin: float = 0.22,
    thick: float = 0.5,
) -> None:
    """A sheet from edge a to edge b, ruled with n lines along them by ``tone(u, q, points)``.

    A sheet of ``paper="accent"`` is colored cloth: where its tone is below 0 it shines. With ""
    it is ruled over what is there.
    """
    a, b = np.asarray(edge_a, dtype=float), np.asarray(edge_b, dtype=float)
    whole = np.vstack([a, b[::-1]])
    if paper == "accent":
        velvet(plate, a, b, n, tone)
    else:
        if paper:
            plate.fill(polygon(whole), paper)
        rule_along(plate, a, b, n, tone, depth=1.06)
    rim(plate, whole, thin, thick)


def sheen(crest: float = 0.3, steep: float = 2.0, lift: float = 0.95) -> Fold:
    """Polished metal that bends across its lines, brightest at the share ``crest``."""
    return lambda u, q, _: metal(lift - abs(q - crest) * steep + 0 * u)


def even(tone: float, slope: float = 0.0) -> Fold:
    """A tone that rises by ``slope`` from edge a to edge b."""
    return lambda u, q, _: tone + slope * q + 0 * u


def pleats(n: float, start: float = 0.0, dark: float = 0.3, deep: float = 0.8) -> Fold:
    """Cloth in n folds from edge a to edge b, lines running down them."""

    def fold(u: Points, q: float, _: Points) -> Points:
        wave = math.sin(2 * math.pi * (n * q + start))
        return np.asarray(dark - 0.25 + deep * wave + 0.5 * (q - 0.4) + 0 * u)

    return fold


def sides(points: ArrayLike, x: float = 0.0) -> tuple[Points, Points]:
    """The right edge through these points, and its mirror image about the upright at x."""
    right = np.asarray(points, dtype=float)
    return right * [-1, 1] + np.array([2 * x, 0]), right
