"""The French suits: spade, heart, diamond and club, each from half an outline of its own."""

from __future__ import annotations

import math
from types import MappingProxyType

import numpy as np

from engraver.technique.curves import bezier, normals, resample
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

SUITS = ("spades", "hearts", "diamonds", "clubs")
#: Width and height of a pip in mm; its outline fills them.
SIZE = 10.0

_Cubic = tuple[tuple[float, float], tuple[float, float], tuple[float, float], tuple[float, float]]

#: The flared foot that spades and clubs stand on, from the lobe to the middle of its base.
_STEM: tuple[_Cubic, ...] = (
    ((5.34, 7.0), (5.42, 8.3), (5.95, 9.35), (7.15, 9.93)),
    ((7.15, 9.93), (6.5, 9.86), (5.7, 9.82), (5.0, 9.82)),
)
_SPADE: tuple[_Cubic, ...] = (
    ((5.0, 0.05), (5.75, 2.25), (9.72, 3.6), (9.72, 6.1)),
    ((9.72, 6.1), (9.72, 7.5), (8.75, 8.34), (7.6, 8.34)),
    ((7.6, 8.34), (6.55, 8.34), (5.75, 7.8), (5.34, 7.0)),
    *_STEM,
)
_HEART: tuple[_Cubic, ...] = (
    ((5.0, 2.55), (5.25, 1.2), (6.2, 0.2), (7.5, 0.2)),
    ((7.5, 0.2), (8.95, 0.2), (9.85, 1.4), (9.85, 2.95)),
    ((9.85, 2.95), (9.85, 5.7), (6.1, 7.15), (5.0, 9.92)),
)
_DIAMOND: tuple[_Cubic, ...] = (
    ((5.0, 0.05), (6.25, 1.85), (7.95, 3.65), (9.65, 5.0)),
    ((9.65, 5.0), (7.95, 6.35), (6.25, 8.15), (5.0, 9.95)),
)
_CURVES = MappingProxyType({"spades": _SPADE, "hearts": _HEART, "diamonds": _DIAMOND})

#: The club's leaves: radius, and the middles of the upper and the right one.
_LEAF = 2.36
_TOP, _RIGHT = (5.0, 2.42), (7.6, 5.98)
#: Where along the left half of the outline, from its top, the lit flank begins and ends.
_FLANKS = MappingProxyType(
    {
        "spades": (0.16, 0.50),
        "hearts": (0.20, 0.60),
        "diamonds": (0.10, 0.44),
        "clubs": (0.31, 0.57),
    }
)


def pip(suit: str) -> Plate:
    """The pip of a suit, 10 × 10 mm, solid, with a light engraved along its left flank."""
    plate = Plate(SIZE, SIZE)
    plate.fill(polygon(pip_outline(suit), 0.008), "accent")
    plate.fill(_flank(suit), "light")
    return plate


def _flank(suit: str) -> str:
    """Two lines that follow the flank towards the light, the inner shorter and finer."""
    outline = pip_outline(suit)
    left = resample(np.vstack([outline[:1], outline[: len(outline) // 2 : -1]]), 201)
    first, last = _FLANKS[suit]
    lines = []
    for i in range(2):
        trim = 0.045 * i
        part = left[round((first + trim) * 200) : round((last - trim) * 200)]
        line = part - normals(part) * (0.74 + 0.62 * i)
        width = (0.36 - 0.08 * i) * np.sin(np.linspace(0.1, math.pi - 0.1, len(line))) ** 0.7
        lines.append(swell(line, width, flatness=0.015))
    return "".join(lines)


def pip_outline(suit: str) -> Points:
    """The closed outline of a suit's pip in a square of 10 mm, symmetrical about x = 5."""
    right = _club() if suit == "clubs" else _curves(_CURVES[suit])
    left = (right * [-1, 1] + [SIZE, 0])[-2:0:-1]
    return np.vstack([right, left])


def _curves(cubics: tuple[_Cubic, ...]) -> Points:
    """The right half of an outline, from its top to its foot on the middle line."""
    parts = [bezier(*cubic, 28)[:-1] for cubic in cubics]
    return np.vstack([*parts, cubics[-1][-1:]])


def _club() -> Points:
    """Half of the upper leaf, the right leaf as far as the stem, and half the stem."""
    (x0, y0), (x1, y1) = _TOP, _RIGHT
    apart = math.hypot(x1 - x0, y1 - y0)
    line = math.atan2(y1 - y0, x1 - x0)
    reach = math.acos(apart / 2 / _LEAF)
    top = _arc(_TOP, -math.pi / 2, line - reach)
    stem = _STEM[0][0]
    right = _arc(_RIGHT, line - math.pi + reach, math.atan2(stem[1] - y1, stem[0] - x1))
    return np.vstack([top, right[1:], _curves(_STEM)])


def _arc(middle: tuple[float, float], start: float, end: float) -> Points:
    t = np.linspace(start, end, 40)
    return np.stack([middle[0] + _LEAF * np.cos(t), middle[1] + _LEAF * np.sin(t)], axis=1)
