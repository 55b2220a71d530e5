"""An open book, an initial in color on its left page and a ribbon between its pages."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief
from engraver.technique.curves import resample, spline
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_along
from engraver.technique.solids import rim
from engraver.technique.swell import swell

#: The upper edge of the right page, from the fold outwards: mm from the fold, and its level.
_TOP = spline([(0, 8.0), (2.2, 5.9), (6.0, 4.9), (10.4, 5.3), (14.2, 6.3), (16.4, 7.1)], 12)
#: Its lower edge.
_FOOT = spline([(0, 25.4), (2.6, 23.2), (6.8, 22.0), (11.8, 22.4), (16.2, 23.6), (18.9, 24.6)], 12)


def open_book(plate: Plate) -> None:
    """A book that lies open: two pages of print in a colored binding."""
    _binding(plate)
    for side in (-1, 1):
        _edges(plate, side)
        _page(plate, side)
    _ribbon(plate)


def _placed(points: Points, side: int) -> Points:
    return np.asarray(points * [side, 1] + np.array([22, 0]))


def _line(share: float, start: float, stop: float, side: int) -> Points:
    """A level line of a page: its share of the height, from and to shares of its width."""
    top, foot = resample(_TOP, 61), resample(_FOOT, 61)
    line = top + (foot - top) * share
    part = line[round(60 * start) : round(60 * stop) + 1]
    return _placed(part if side > 0 else part[::-1], side)


def _binding(plate: Plate) -> None:
    for side in (-1, 1):
        board = np.array([(0, 8.4), (17.6, 7.2), (20.6, 27.4), (1.6, 27.6), (0, 28.4)])
        outline = _placed(board, side)
        relief.body(
            plate, outline, fill="accent", tone=0.25 if side < 0 else 0.5, angle=0.7, gap=0.44
        )
        plate.stroke(polygon(outline), 0.4)


def _edges(plate: Plate, side: int) -> None:
    """The edges of the leaves below and beside the page."""
    foot = _placed(_FOOT, side)
    low = _placed(_FOOT * [1.035, 1] + np.array([0, 1.9]), side)
    low[0] = (22, 27.5)
    block = np.vstack([foot, low[::-1]])
    plate.fill(polygon(block), "paper")
    lines = [swell(foot * (1 - q) + low * q, 0.16 + 0.1 * (side > 0)) for q in (0.34, 0.68)]
    plate.fill("".join(lines))
    plate.stroke(polygon(block), 0.3)
    end = np.array(
        [
            _TOP[-1],
            _TOP[-1] + np.array([0.9, 1.3]),
            _FOOT[-1] * [1.035, 1] + np.array([0, 1.9]),
            _FOOT[-1],
        ]
    )
    fore = _placed(end, side)
    plate.fill(polygon(fore), "paper" if side < 0 else "ink")
    plate.stroke(polygon(fore), 0.3)


def _page(plate: Plate, side: int) -> None:
    """A page: the shade towards the fold, its print, its outline."""
    top, foot = _placed(_TOP, side), _placed(_FOOT, side)
    outline = np.vstack([top, foot[::-1]])
    plate.fill(polygon(outline), "light")
    near = 13 if side < 0 else 15
    edges = (resample(top, 61)[:near], resample(foot, 61)[:near])
    fold, reach = np.array([edges[0][0], edges[1][0]]), np.array([edges[0][-1], edges[1][-1]])

    def tone(_u: Points, q: float, _places: Points) -> float:
        return (0.95 if side < 0 else 0.72) * math.pow(1 - q, 1.3)

    rule_along(plate, fold, reach, 7, tone)
    if side < 0:
        _initial(plate)
    _print(plate, side)
    rim(plate, outline, 0.24, 0.4)


def _print(plate: Plate, side: int) -> None:
    """Lines of print, broken between words, the last of a paragraph short."""
    drawn = []
    for k, share in enumerate(np.linspace(0.12, 0.9, 13).tolist()):
        if (side > 0 and k in (0, 7)) or (side < 0 and k == 9):
            continue
        start, stop = (0.3, 0.9) if side < 0 else (0.32, 0.9)
        if side < 0 and k < 4:
            stop = 0.56
        if k in (6, 8):
            start, stop = (0.5, 0.9) if side < 0 else (0.32, 0.66)
        if side < 0 and k == 8:
            start = 0.56
        line = _line(share, start, stop, side)
        number = np.arange(len(line)) + 5 * k
        drawn.append(swell(line, np.where(number % (7 + k % 3), 0.42, 0.0), lift=0.05))
    if side > 0:
        drawn.append(swell(_line(0.12, 0.5, 0.72, side), 0.5))
    plate.fill("".join(drawn))


def _initial(plate: Plate) -> None:
    """A decorated initial at the head of the left page."""
    rows = [_line(share, 0.62, 0.9, -1) for share in (0.1, 0.36)]
    block = np.vstack([rows[0], rows[1][::-1]])
    plate.shape(polygon(block), fill="accent", stroke="ink", width=0.3, round_ends=True)
    a = block.min(axis=0) * 0.5 + block.max(axis=0) * 0.5
    for stroke in (
        [(-0.9, 1.5), (-0.1, -1.6)],
        [(0.9, 1.5), (-0.1, -1.6)],
        [(-0.5, 0.5), (0.5, 0.5)],
    ):
        relief.pen(plate, a + np.array(stroke), 0.5, 0.5, ink="light")


def _ribbon(plate: Plate) -> None:
    """The ribbon that marks the page, hanging from the fold over the edge."""
    course = spline([(22.0, 8.2), (22.7, 14.0), (22.4, 20.0), (23.4, 25.4), (23.0, 29.4)], 10)
    plate.fill(swell(course, np.linspace(1.2, 1.5, len(course))), "ink")
    plate.fill(swell(course, np.linspace(0.6, 0.9, len(course))), "accent")
    plate.stroke(polyline([(21.9, 8.0), (22.1, 8.0)]), 0.3)


EMBLEMS: dict[str, Callable[[Plate], None]] = {"open-book": open_book}
