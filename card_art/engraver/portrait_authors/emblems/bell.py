"""The Liberty Bell, for Bancroft’s history."""

from __future__ import annotations

import math

import numpy as np

from engraver.portrait_authors.emblems.strokes import (
    flat,
    pen,
    piece,
)
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.cloth import velvet
from engraver.technique.curves import ellipse, spline
from engraver.technique.cutpaper import curve, points
from engraver.technique.pathdata import Points, dot, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import rim
from engraver.technique.swell import swell

#: Half width of the bell and level, mm, from its crown to its lip.
_BELL = spline(
    points("2.4,7 4.9,7.4 6.3,8.8 6.9,11.4 7.3,15 8.2,19 9.9,22.2 11.4,24.6 11.5,25.6"), 10
)
_AXIS = 22.0


def bell() -> Plate:
    """The Liberty Bell on its elm yoke, the crack drilled out, the clapper under its lip."""
    plate = vignette("Liberty Bell", "History of the United States, 1834–74")
    _peal(plate)
    _posts(plate)
    mouth = ellipse(_AXIS, 25.6, 11.3, 2.1, 60)
    flat(plate, mouth, "ink", 0.3)
    flat(plate, ellipse(_AXIS - 1, 27.9, 1.6, 1.35, 32), "paper", 0.4)
    pen(plate, curve("21.9,27.4 22.1,28.2 21.4,28.8", 6), 0.3, 0.5, 0.2)
    _bronze(plate)
    _letters(plate)
    _crack(plate)
    _yoke(plate)
    return plate


def _peal(plate: Plate) -> None:
    """The sound, as rays to either side of the posts."""
    strokes = []
    for k in range(-3, 3):
        a = math.radians(13 * k + 3)
        for side in (-1, 1):
            out = np.array([side, math.tan(a)])
            near, far = 17.0, 19.2 + 1.3 * (k % 2)
            strokes.append(
                swell(
                    np.linspace(np.array([22, 17]) + out * near, np.array([22, 17]) + out * far, 5),
                    np.linspace(0.22, 0.5, 5),
                )
            )
    plate.fill("".join(strokes), "accent")


def _posts(plate: Plate) -> None:
    """The two uprights that carry the yoke."""
    for sign in (-1, 1):
        x = _AXIS + sign * 14.6
        post = [(x - 1.1, 5), (x + 1.1, 5), (x + 1.4, 28), (x - 1.4, 28)]

        def tone(px: Points, _y: Points, x: float = x) -> Points:
            return np.asarray(np.clip(0.34 + 0.4 * (px - x), 0, 0.9))

        piece(plate, post, tone, angle=90, gap=0.6, edge=(0.24, 0.44))
        flat(plate, [(x - 2.3, 27.4), (x + 2.3, 27.4), (x + 2.8, 29.2), (x - 2.8, 29.2)], "ink")
        pen(plate, [(x - 1.9, 27.9), (x + 1.9, 27.9)], 0.2, 0.2, ink="paper")


def _round(share: float, i: int) -> tuple[float, float]:
    """A place on the bell's front: share -1 to 1 across, i a sample of its side."""
    half, y = _BELL[i]
    return float(_AXIS + half * share), float(
        y + 0.17 * half * math.sqrt(max(0.0, 1 - share * share))
    )


def _bronze(plate: Plate) -> None:
    """The bell's body: dark towards both sides, a bright streak on its left."""
    left = np.stack([_AXIS - _BELL[:, 0], _BELL[:, 1]], 1)
    right = np.stack([_AXIS + _BELL[:, 0], _BELL[:, 1]], 1)
    lip = np.array([_round(s, len(_BELL) - 1) for s in np.linspace(-1, 1, 40)])
    crown = np.array([[_AXIS - 2.4, 7], [_AXIS, 6.6], [_AXIS + 2.4, 7]])
    area = np.vstack([crown[::-1], left, lip, right[::-1]])
    plate.fill(polygon(area), "accent")
    steps = [0.85, 0.2, -0.6, -0.9, -0.25, 0.1, 0.35, 0.6, 0.85, 1, 1, 0.7]

    def tone(_u: Points, q: float, _p: Points) -> Points:
        return np.asarray(np.interp(q, np.linspace(0, 1, len(steps)), steps) + 0 * _u)

    low = left.copy(), right.copy()
    for side in low:
        side[-4:, 1] += 0.5
    velvet(plate, low[0], low[1], 32, tone, fill="")
    for i, weight in ((18, 0.4), (22, 0.3), (31, 0.3), (60, 0.3), (66, 0.5), (74, 0.4)):
        line = np.array([_round(s, i) for s in np.linspace(-0.985, 0.985, 40)])
        pen(plate, line, weight, weight * 0.7, weight, weight * 1.2)
        pen(plate, line[2:22] + np.array([0, 0.34]), 0.13, 0.24, 0.13, ink="tint")
    rim(plate, area, 0.26, 0.56)


def _letters(plate: Plate) -> None:
    """Two lines of cast capitals around the shoulder, as strokes."""
    for row, i in enumerate((24, 28)):
        glyphs = []
        for k, share in enumerate(np.linspace(-0.86, 0.86, 24)):
            if (k * 5 + row * 3) % 7 == 3:
                continue
            x, y = _round(float(share), i)
            high = 0.62
            glyphs.append(polyline([(x, y - high / 2), (x, y + high / 2)]))
            if (k + row) % 2:
                glyphs.append(
                    polyline(
                        [(x, y - high / 2), (x + 0.24 * math.sqrt(1 - share**2), y - high / 2)]
                    )
                )
        plate.stroke("".join(glyphs), 0.24, "paper" if row == 0 else "tint")


def _crack(plate: Plate) -> None:
    """The wide slot that was drilled to part the edges, its rivets, and the hair crack above."""
    slot = points("26.2,27.6 25.8,25 26.1,22.6 25.6,20 25.7,17.4 25.3,14.8")
    for width, ink in ((1.25, "paper"), (0.85, "ink")):
        plate.stroke(polyline(slot), width, ink)
    hair = points("25.3,14.8 24.9,13.4 25.1,12 24.6,10.6")
    plate.stroke(polyline(hair), 0.6, "paper")
    plate.stroke(polyline(hair), 0.3)
    for x, y in ((25.9, 25.8), (25.5, 16.2)):
        plate.disc(x, y, 0.75, fill="paper", stroke="ink", width=0.24)


def _yoke(plate: Plate) -> None:
    """The yoke: a balk of elm, bolted with iron straps to the bell's crown."""
    outline = curve("5.4,5.6 9.6,5.2 12.4,3.6 16,1.5 22,0.8 28,1.5 31.6,3.6 34.4,5.2 38.6,5.6", 8)
    area = np.vstack([outline, points("38.6,7 31,7 27.4,7.9 16.6,7.9 13,7 5.4,7")])
    piece(
        plate,
        area,
        lambda x, y: np.clip(0.1 + 0.1 * (y - 3) + 0.012 * (x - 22), 0, 0.7),
        gap=0.44,
        edge=(0.24, 0.46),
    )
    for text in (
        "11,6 16,4.6 22,4 28,4.4 33,5.8",
        "14.4,3.6 20,2.3 26,2.2 29.6,3.2",
        "9,6.4 18,6 26,6.1 35,6.4",
    ):
        pen(plate, curve(text, 8), 0.13, 0.24, 0.13)
    for x in (17.2, 20.4, 23.6, 26.8):
        strap = [(x - 0.6, 1.2), (x + 0.6, 1.2), (x + 0.6, 8.4), (x - 0.6, 8.4)]
        flat(plate, strap, "ink", 0.2)
        plate.fill(dot(x, 2.3, 0.26) + dot(x, 7.4, 0.26), "paper")
        pen(plate, [(x - 0.3, 3), (x - 0.3, 6.8)], 0.16, 0.16, ink="paper")
    for x in (6.8, 37.2):
        plate.stroke(polyline([(x, 5.2), (x, 7.2)]), 0.9)


EMBLEMS = {"bancroft": bell}
