"""The arched Crown as it is cut small, pale on a dark field: bold lines, and nothing too fine.

It is drawn about the middle of its circlet's foot, 15 mm wide and 13 mm high; pale is ``paper``,
dark is ``deep``, and velvet is ``accent``.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.curves import arc_length, bezier, ellipse, resample, spline
from engraver.technique.pathdata import Points, dot, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: Half the width of the circlet, and how far its front bows down, mm.
_HALF, _BOW = 6.5, 0.7
#: The outer arch on the right, from the circlet to the orb; the middle one runs straight up.
_FLANK = ((5.6, -2.1), (6.5, -5.2), (5.2, -7.9), (2.7, -8.8), (0.2, -7.8))
#: The leaf of a lily on the right, and its middle petal.
_LEAF = (
    *((0.25, -1.3), (0.5, -2.5), (1.4, -3.3), (2.2, -2.7), (2.0, -1.6), (1.4, -1.3)),
    *((1.15, -1.7), (1.55, -2.2), (1.1, -2.3), (0.8, -1.3)),
)
_PETAL = (
    *((0, -4.9), (0.68, -3.6), (0.72, -2.6), (0.24, -1.3), (0.7, 0)),
    *((-0.7, 0), (-0.24, -1.3), (-0.72, -2.6), (-0.68, -3.6)),
)
#: The scale of a lily that is a part of a crown: nothing but its outline.
_CREST = 0.42
#: An arm of a cross, from its waist to its end, in units of the arm's length.
_ARM = ((0.16, 0.16), (0.5, 1.0), (-0.5, 1.0), (-0.16, 0.16))


def small_crown(plate: Plate) -> None:
    """Cap, arches, orb and cross, the circlet with its stones, and ermine."""
    _cap(plate)
    for side in (-1, 1):
        _arch(plate, np.array(_FLANK) * [side, 1])
    _arch(plate, [(0, -3.4), (0, -5.0), (0, -7.6)])
    _orb(plate)
    _circlet(plate)
    _ermine(plate)


def _level(x: ArrayLike, y: float) -> Points:
    """The y at x of what stands at height y on the ends of the circlet."""
    return np.asarray(y + _BOW * (1 - (np.asarray(x) / _HALF) ** 2))


def _around(y: float, half: float = _HALF) -> Points:
    x = np.linspace(-half, half, 31)
    return np.stack([x, _level(x, y)], axis=1)


def _cap(plate: Plate) -> None:
    """Velvet in gores from the circlet to the orb: dark in its folds, pale on its crests."""
    outer = bezier((5.7, -2.0), (7.0, -7.4), (3.2, -9.6), (0, -7.8), 40)
    whole = np.vstack([outer, (outer * [-1, 1])[::-1], _around(-2.0, 5.7)])
    plate.shape(polygon(whole), fill="accent", stroke="deep", width=0.5)
    seam = np.linspace((0.0, -1.4), (0.0, -7.8), 40)
    u = np.linspace(0, 1, 40)
    folds, crests = [], []
    for side in (-1, 1):
        for number in range(7):
            q = (number + 1) / 9
            line = (outer * (1 - q) + seam * q) * [side, 1]
            if number % 2:
                crests.append(swell(line, 0.22 * (u < 0.7) * (u > 0.06)))
            else:
                folds.append(swell(line, (0.2 + 0.22 * (1 - u)) * (u < 0.8)))
    plate.fill("".join(folds), "deep")
    plate.fill("".join(crests), "paper")


def _arch(plate: Plate, points: ArrayLike) -> None:
    """A dark hoop with pale edges, and pearls along it."""
    line = spline(points, 14)
    data = polyline(line)
    for width, ink in ((2.0, "deep"), (1.64, "paper"), (1.22, "deep")):
        plate.stroke(data, width, ink, round_ends=False)
    pearls = resample(line, round(float(arc_length(line)[-1]) / 1.0))
    plate.fill("".join(dot(x, y, 0.36) for x, y in pearls[1:-1].tolist()), "paper")


def _orb(plate: Plate) -> None:
    """A ball with its belt, and the cross on it."""
    plate.disc(0, -8.7, 1.1, fill="paper", stroke="deep", width=0.3)
    plate.stroke(polyline([(-1.0, -8.75), (0, -8.45), (1.0, -8.75)]), 0.24, "deep")
    plate.stroke(polyline([(0, -9.6), (0, -8.5)]), 0.24, "deep")
    _cross(plate, 0, -10.7, 0.95)


def _cross(plate: Plate, x: float, y: float, reach: float, squeeze: float = 1.0) -> None:
    """A cross with spreading arms about (x, y)."""
    arms = np.array(_ARM)
    turns = (np.array([(c, s), (-s, c)]) for c, s in ((1, 0), (0, 1), (-1, 0), (0, -1)))
    outline = np.vstack([arms @ turn for turn in turns])
    data = polygon(outline * reach * [squeeze, 1] + np.array([x, y]))
    plate.stroke(data, 0.5, "deep")
    plate.fill(data, "paper")


def small_lily(plate: Plate, x: float, y: float, size: float, squeeze: float = 1.0) -> None:
    """A lily whose foot stands on (x, y), 4.9 × size mm high; ``squeeze`` narrows it."""
    place, scale = np.array([x, y]), np.array([squeeze, 1]) * size
    leaf = spline(_LEAF, 6, closed=True)
    petal = spline(_PETAL, 6, closed=True)
    band = np.array([(-1.1, -1.7), (1.1, -1.7), (1.1, -1.05), (-1.1, -1.05)])
    for part in (leaf, leaf * [-1, 1], petal, band):
        data = polygon(part * scale + place)
        if size == _CREST:
            plate.stroke(data, 0.5, "deep")
            plate.fill(data, "paper")
        else:
            plate.shape(data, fill="paper", stroke="deep", width=0.4, round_ends=True)


def _circlet(plate: Plate) -> None:
    """Crosses and lilies by turns on a band that is set with stones."""
    for degrees in (-62, 62, -31, 31, 0):
        turn = math.radians(degrees)
        x, squeeze = 6.3 * math.sin(turn), 0.5 + 0.5 * math.cos(turn)
        y = float(_level(x, -2.3))
        if degrees in (-31, 31):
            small_lily(plate, x, y, _CREST, squeeze)
        else:
            _cross(plate, x, y - 0.75, 1.0, squeeze)
    band = np.vstack([_around(-2.4), _around(0.4)[::-1]])
    plate.shape(polygon(band), fill="paper", stroke="deep", width=0.24, round_ends=True)
    for y in (-1.95, -0.05):
        plate.stroke(polyline(_around(y)), 0.2, "deep")
    for number in range(7):
        turn = math.radians(-60 + 20 * number)
        x, wide = 6.3 * math.sin(turn), math.cos(turn)
        y = float(_level(x, -1.0))
        if number % 2:
            stone = np.array([(0, -0.6), (0.62 * wide, 0), (0, 0.6), (-0.62 * wide, 0)])
            plate.fill(polygon(stone + np.array([x, y])), "deep")
        else:
            plate.fill(polygon(ellipse(x, y, 0.6 * wide, 0.52, 24)), "accent")
            plate.stroke(polygon(ellipse(x, y, 0.6 * wide, 0.52, 24)), 0.2, "deep")


def _ermine(plate: Plate) -> None:
    """A roll of white fur with dark tails."""
    upper, lower = _around(0.62, 6.6), _around(2.1, 6.6)
    ends = spline([(6.6, 0.62), (7.05, 1.0), (7.05, 1.75), (6.6, 2.1)], 6)
    roll = np.vstack([upper, ends, lower[::-1], (ends * [-1, 1])[::-1]])
    plate.shape(polygon(roll), fill="paper", stroke="deep", width=0.24, round_ends=True)
    for number in range(9):
        x = 6.4 * math.sin(math.radians(-72 + 18 * number))
        y = float(_level(x, 1.1 + 0.36 * (number % 2)))
        tail = np.array([(0, -0.5), (0.32, 0.36), (0, 0.2), (-0.32, 0.36)])
        plate.fill(polygon(tail + np.array([x, y])), "deep")
