"""The letter of Hester Prynne: cloth with an elaborate embroidery of gold thread."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief, setting
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import arc_length, ellipse, resample, spiral
from engraver.technique.cutpaper import curve, points
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.swell import swell

#: The letter's strokes and serifs.
THICK = points("20.0,4.0 24.6,4.0 31.2,24.0 25.6,24.0")
THIN = points("20.2,4.6 22.4,8.8 17.2,24.0 14.6,24.0")
BAR = points("17.6,16.6 27.4,16.6 28.1,18.7 16.9,18.7")
FEET = (
    curve("11.6,25.8 12.4,24.6 14.6,23.4 15.9,22.2 17.4,23.6 19.4,24.6 20,25.8", 6),
    curve("22.6,25.8 23.4,24.6 25.4,23.6 28,21.6 31.4,23.4 33.2,24.6 34,25.8", 6),
    curve("17.6,3.6 18.6,4.6 20.6,5 22.6,6.2 24,5.2 25.8,4.4 26.6,3.4 22,4", 6),
)


def scarlet_letter() -> Plate:
    """The A on dark stuff, scrolls of gold thread about it."""
    plate = vignette("scarlet letter", "The Scarlet Letter, 1850")

    def stuff(x: Points, y: Points) -> Points:
        return np.asarray(np.clip(3.4 - 2.75 * np.hypot((x - 22) / 21.5, (y - 15) / 15.4), 0, 1.1))

    setting.sky(plate, (22, 15, 21.2, 14.6), stuff, foot=29.6, soft=0.04, gap=0.4)
    for side in (-1, 1):
        _scrolls(plate, side)
    parts = (THIN, BAR, THICK, *FEET)
    for width, ink in ((2.0, "ink"), (1.25, "tint"), (0.5, "ink")):
        for part in parts:
            plate.shape(polygon(part), stroke=ink, width=width, round_ends=True)
    for part in parts:
        plate.fill(polygon(part), "accent")
    _stitches(plate)
    return plate


def _scrolls(plate: Plate, side: int) -> None:
    """Scrolls of gold thread, mirrored to either side."""

    def at(path: Points) -> Points:
        return np.asarray(path if side > 0 else path * [-1, 1] + [44, 0])

    for x, y, r, start, turns in (
        (35.4, 9.0, 3.6, 2.6, 1.25),
        (37.4, 18.6, 2.6, -2.2, -1.2),
        (30.2, 6.4, 1.7, 2.9, -1.1),
    ):
        curl = resample(spiral(x, y, r, 0.5, start, turns, 70), 80)
        relief.pen(plate, at(curl), 0.14, 0.5, 0.42, 0.3, ink="tint")
        plate.fill(polygon(at(ellipse(x, y, 0.55, 0.55, 16))), "accent")
    for stem in (
        "35.9,16.5 34.6,13.8 32.3,10.9",
        "32.3,10.9 29.9,9.5 28.5,6.8",
        "35.9,16.5 34.2,19.4 35.6,23.2",
    ):
        relief.pen(plate, at(curve(stem, 10)), 0.3, 0.46, 0.3, ink="tint")
    for x, y, turn in (
        (34.9, 14.4, -0.25), (34.2, 13.1, 2.5), (30.4, 9.8, 2.2), (29.4, 8.6, -0.6),
        (34.6, 18.6, 2.7), (34.8, 20.6, 0.3), (35.6, 22.9, 1.2),
    ):  # fmt: skip
        t = np.linspace(0, 1, 16)
        way = np.array([np.cos(turn), np.sin(turn)]) * 2.1
        course = np.array([x, y]) + np.outer(t, way)
        plate.fill(swell(at(course), 1.05 * np.sin(np.pi * t) ** 0.9, flatness=0.02), "tint")


def _stitches(plate: Plate) -> None:
    """Satin stitch across the strokes, a vine of gold up the broad one, stitches along the bar."""
    for part in (THIN, THICK):
        dark = np.vstack([part[[1, 2]], part[[2, 1]] - np.array([0.9, 0])])
        hatch(plate, dark, 0.6, angle=0.3, gap=0.4)
    left, right = resample(THICK[[0, 3]], 40), resample(THICK[[1, 2]], 40)
    middle = (left + right) / 2
    t = np.linspace(0, 1, 40)
    vine = middle + np.outer(0.75 * np.sin(t * 15), (1, 0))
    relief.pen(plate, vine[3:37], 0.26, 0.34, 0.26, ink="tint")
    for k in range(5, 37, 4):
        side = -1 if np.sin(t[k] * 15 + 0.6) > 0 else 1
        leaf = vine[k] + np.outer(np.linspace(0, 1, 10), (1.25 * side, -0.9))
        plate.fill(swell(leaf, 0.62 * np.sin(np.linspace(0.2, 3.0, 10)), flatness=0.02), "tint")
    for edge, shift in ((left, 0.55), (right, -0.55)):
        _dashes(plate, edge[2:38] + np.array([shift, 0]))
    _dashes(plate, resample([(20.65, 10.0), (16.65, 23.0)], 30))
    _dashes(plate, resample([(18.2, 17.65), (25.6, 17.65)], 20))
    for part in FEET[:2]:
        x, y = part.mean(axis=0)
        plate.fill(polygon(ellipse(x, y + 0.3, 0.5, 0.5, 14)), "tint")


def _dashes(plate: Plate, line: Points) -> None:
    length = arc_length(line)[-1]
    n = int(length / 0.95)
    where = resample(line, 2 * n)
    plate.fill(
        "".join(
            swell(np.linspace(where[2 * i], where[2 * i + 1], 5), np.full(5, 0.26))
            for i in range(n)
        ),
        "tint",
    )


EMBLEMS: dict[str, Callable[[], Plate]] = {"hawthorne": scarlet_letter}
