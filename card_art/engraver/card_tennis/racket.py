"""A lawn-tennis racket of the 1880s: lop-sided head, woven gut, whipped throat, combed grip.

Drawn upright about the foot of its throat, the head above (y negative), then turned and moved.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.curves import resample, spline
from engraver.technique.light import LIGHT
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim, tube
from engraver.technique.swell import swell

#: The line of the hoop, and the opening within it.
HEAD = [
    *((-0.62, 3.4), (-0.85, 0), (-2.0, -3.4), (-4.6, -7.6), (-6.6, -12.4), (-7.2, -17.6)),
    *((-5.4, -22.8), (-0.6, -27.0), (5.6, -28.8), (11.4, -26.8), (14.0, -21.2), (12.6, -14.8)),
    *((8.4, -9.0), (3.6, -4.4), (1.2, -0.6), (0.62, 3.4)),
]
OPENING = [
    *((0.6, -6.6), (-2.2, -7.4), (-4.0, -9.4), (-5.5, -12.8), (-5.9, -17.6), (-4.3, -22.1)),
    *((0.0, -25.8), (5.6, -27.4), (10.4, -25.7), (12.6, -20.9), (11.3, -15.4), (7.6, -10.2)),
    *((5.2, -8.0), (3.2, -6.9)),
]
_STRING_GAP = 1.3


class Racket:
    """A racket on a plate: the foot of its throat at (x, y), turned clockwise by degrees.

    ``side`` -1 shows its other face, the head leaning the other way.
    """

    def __init__(
        self,
        plate: Plate,
        x: float,
        y: float,
        turn: float,
        scale: float = 1.0,
        side: int = 1,
    ) -> None:
        self._plate = plate
        self._scale = scale
        self._angle = math.radians(turn)
        c, s = math.cos(self._angle), math.sin(self._angle)
        self._matrix = np.diag([side, 1]) @ np.array([[c, s], [-s, c]]) * scale
        self._origin = np.array([x, y])

    def _put(self, points: ArrayLike) -> Points:
        return np.asarray(np.asarray(points, dtype=float) @ self._matrix + self._origin)

    def draw(self) -> None:
        """Draw gut, throat, frame, whipping and grip, the farthest first."""
        self._strings()
        self._throat()
        self._frame()
        self._grip()
        for y, half in ((1.0, 1.62), (7.6, 1.4)):
            self._whipping(y, half)

    def cast(self) -> None:
        """The shadow of hoop and handle alone."""
        scale = self._scale
        hoop = self._put(resample(spline(HEAD, 14), 160))
        self._plate.stroke(polyline(hoop), 2.2 * scale, "deep")
        handle = polyline(self._put([(0, 2), (0, 27)]))
        self._plate.stroke(handle, 3.4 * scale, "deep")

    def _strings(self) -> None:
        opening = spline(OPENING, 10, closed=True)
        self._plate.fill(polygon(self._put(opening)), "light")
        mains = [(x, *span(opening, 0, x)) for x in np.arange(-5.0, 12.4, _STRING_GAP)]
        crosses = [(y, *span(opening, 1, y)) for y in np.arange(-26.2, -7.2, _STRING_GAP)]
        gut = [[(x, a), (x, b)] for x, a, b in mains] + [[(a, y), (b, y)] for y, a, b in crosses]
        over = [
            [(x, y - 0.4), (x, y + 0.4)]
            for i, (x, top, foot) in enumerate(mains)
            for j, (y, left, right) in enumerate(crosses)
            if (i + j) % 2 and top + 1.1 < y < foot - 1.1 and left + 1.1 < x < right - 1.1
        ]
        for lines, width, ink in ((gut, 0.2, "ink"), (over, 0.56, "light"), (over, 0.2, "ink")):
            data = "".join(polyline(self._put(line)) for line in lines)
            self._plate.stroke(data, width, ink, round_ends=False)

    def _throat(self) -> None:
        top = [(-4.6, -9.6), (-2.4, -7.2), (0.6, -6.3), (3.4, -6.9), (6.6, -9.6)]
        right = [(6.6, -8.4), (3.6, -4.6), (1.2, -0.6), (0.6, 2)]
        left = [(-0.6, 2), (-0.85, 0), (-2.0, -3.4), (-4.6, -8.6)]
        wedge = self._put(np.vstack([spline(top, 8), spline(right, 6), spline(left, 6)]))
        hatch(self._plate, wedge, 0.5, angle=self._angle + math.pi / 2, gap=0.42, paper="light")
        rim(self._plate, wedge, 0.2, 0.4)

    def _frame(self) -> None:
        shaft = resample([(0, 1.5), (0, 10)], 60)
        thick = np.linspace(1.5, 1.25, 60) * self._scale
        tube(self._plate, self._put(shaft), thick, gap=0.4, outline=0.32)
        hoop = self._put(resample(spline(HEAD, 14), 260))
        ends = np.interp(np.linspace(0, 1, 260), [0, 0.1, 0.9, 1], [0.72, 1.0, 1.0, 0.72])
        tube(self._plate, hoop, ends * self._scale, gap=0.45, outline=0.34, paper="tint")

    def _whipping(self, y: float, half: float) -> None:
        # Waxed thread: dark turns with a light on each, so many as stay apart in print.
        turns = max(2, round(2.6 * self._scale / 0.44))
        for k in range(turns):
            level = y + k * 0.44 / self._scale
            line = [(-half, level), (-half / 2, level + 0.16), (0, level + 0.22)]
            line += [(half / 2, level + 0.16), (half, level)]
            self._plate.fill(swell(self._put(spline(line, 5)), 0.25))

    def _grip(self) -> None:
        left = spline([(-1.25, 10), (-1.55, 11), (-1.6, 20), (-1.75, 25), (-2.3, 27.2)], 10)
        butt = spline([(-2.3, 27.2), (0, 28.1), (2.3, 27.2)], 8)
        right = left * [-1, 1]
        outline = self._put(np.vstack([left, butt, right[::-1]]))
        self._plate.fill(polygon(outline), "accent")
        a, b = resample(self._put(left), 60), resample(self._put(right), 60)
        across = (b[0] - a[0]) / np.hypot(*(b[0] - a[0]))
        lines = []
        for k in range(6):
            v = -1 + 2 * (k + 0.5) / 6
            lit = v * float(across @ LIGHT[:2]) + math.sqrt(1 - v * v) * LIGHT[2]
            q = (v + 1) / 2
            tone = float(np.clip(1.1 - 1.15 * lit, 0.12, 1))
            comb = 0.85 + 0.15 * np.sin(np.linspace(0, 30, 60) + k)
            lines.append(swell(a * (1 - q) + b * q, 0.55 * self._scale * tone * comb))
        self._plate.fill("".join(lines))
        rim(self._plate, outline, 0.22, 0.5)
        collar = self._put(spline([(-2.0, 26.2), (0, 26.9), (2.0, 26.2)], 8))
        self._plate.fill(swell(collar, 0.24))


def span(outline: Points, axis: int, value: float) -> tuple[float, float]:
    """The points where the line x = value (axis 0) or y = value (axis 1) crosses the outline."""
    near, along = outline[:, axis], outline[:, 1 - axis]
    next_near, next_along = np.roll(near, -1), np.roll(along, -1)
    cut = (near <= value) != (next_near <= value)
    share = (value - near[cut]) / (next_near[cut] - near[cut])
    hits = np.sort(along[cut] + share * (next_along[cut] - along[cut]))
    return float(hits[0]) - 0.5, float(hits[-1]) + 0.5


def _strings(gap: float, face: float) -> list[list[tuple[float, float]]]:
    """The strings of a racket ``gap`` apart as it is drawn; those seen aslant lie wider."""
    opening = spline(OPENING, 10, closed=True)
    mains = np.arange(-3.6, 12.0, gap / max(face, 0.35))
    upright = [[(x, t), (x, f)] for x in mains for t, f in [span(opening, 0, x)]]
    level = np.arange(-25.6, -7.6, gap)
    return upright + [[(a, y), (b, y)] for y in level for a, b in [span(opening, 1, y)]]


def held(
    plate: Plate, grip: ArrayLike, turn: float, *, face: float = 1.0, size: float = 15.4
) -> None:
    """A player's racket of ``size`` mm with its grip at a point, turned clockwise by degrees.

    ``face`` narrows the head that is seen aslant (negative: its other side). Only its bold lines
    are drawn: hoop, strings, throat, whipping, handle.
    """
    scale = size / 57
    angle = math.radians(turn)
    c, s = math.cos(angle), math.sin(angle)
    matrix = np.diag([face * scale, scale]) @ np.array([[c, s], [-s, c]])
    # A handle seen aslant stays as thick.
    stout = np.array([[c, s], [-s, c]]) * scale
    origin = np.asarray(grip, dtype=float) - np.array([0, 21.0]) @ stout

    def put(points: ArrayLike, by: Points = matrix) -> Points:
        return np.asarray(np.asarray(points, dtype=float) @ by + origin)

    gut = _strings(0.62 / scale, abs(face))
    plate.stroke("".join(polyline(put(line)) for line in gut), 0.13, round_ends=False)
    wedge = polygon(put([(-4.4, -9.4), (0.6, -6.6), (6.4, -9.4), (1.6, -1.6), (0, 2), (-1.6, -2)]))
    plate.shape(wedge, fill="ink")
    hoop = polyline(put(resample(spline(HEAD, 14), 160)))
    plate.stroke(hoop, 0.8)
    plate.stroke(hoop, 0.34, "light")
    shaft = polyline(put([(0, 2), (0, 12)], stout))
    plate.stroke(shaft, 0.85, round_ends=False)
    plate.stroke(shaft, 0.36, "light", round_ends=False)
    plate.stroke(polyline(put([(0, 0.6), (0, 3.6)], stout)), 0.9, round_ends=False)
    handle = [(-1.5, 11), (-1.8, 24), (-2.4, 27), (2.4, 27), (1.8, 24), (1.5, 11)]
    plate.shape(
        polygon(put(handle, stout)), fill="accent", stroke="ink", width=0.22, round_ends=True
    )
