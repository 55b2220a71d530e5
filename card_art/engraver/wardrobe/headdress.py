"""Headdress, pinned to the hair or over it: buns, ringlets, caps, wraps, hats; head units."""

from __future__ import annotations

import math

import numpy as np

from engraver.technique.curves import resample, spline
from engraver.technique.cutpaper import Cut, curve, loop
from engraver.technique.pathdata import Points
from engraver.wardrobe.tresses import Strands, locks, scratch_strands


def chignon(cut: Cut) -> None:
    """A large coil of plaited hair low behind the head."""
    coil = loop("82,40 92,36 104,40 111,52 111,68 104,80 93,84 83,80 77,70 78,52")
    cut.piece(locks(coil, 0.8, 16, 5), halo=0.14)
    for start, size in ((0.0, 14.5), (0.55, 8.0)):
        for step in range(9 if size > 10 else 6):
            turn = start + step * 2 * math.pi / (9 if size > 10 else 6)
            cut.scratch(_plait(94.5, 60, size, turn), 0.06, 0.26, 0.06)


def _plait(x: float, y: float, size: float, turn: float) -> Points:
    """One crescent of a coiled plait about (x, y)."""
    sweep = turn + np.linspace(0, 0.85, 12)
    radius = size * np.linspace(1.0, 0.62, 12)
    tall = 1.3
    return np.stack([x + radius * np.cos(sweep), y + tall * radius * np.sin(sweep)], axis=1)


def ringlets(cut: Cut) -> None:
    """A knot at the crown and four ringlets falling from the temple to the shoulder."""
    cut.piece(loop("70,-1 78,-10 90,-12 100,-5 102,6 94,16 82,15"))
    scratch_strands(cut, Strands("78,11 88,13 97,6 99,0", "80,-4 87,-7 93,-5 96,-1", 6, 0.5))
    cut.scratch("73,-2 75.5,6 82,15", 0.26, 0.3, 0.2)
    for x, top, bottom in ((84, 60, 112), (59, 56, 108), (76, 62, 122), (67.5, 60, 118)):
        _ringlet(cut, x, top, bottom)


def _ringlet(cut: Cut, x: float, top: float, bottom: float) -> None:
    down = np.linspace(0, 1, 60)
    sway = 1.1 * np.sin(down * 2 * np.pi * 2.2) * (0.5 + down * 0.3)
    middle = np.stack([x + sway + down * 1.5, top + (bottom - top) * down], axis=1)
    radius = (5.0 - 1.9 * down) * (0.78 + 0.36 * np.abs(np.sin(down * np.pi * 4.5)))
    radius *= np.clip((1 - down) * 7, 0.2, 1) * np.clip(down * 9, 0.6, 1)
    half = np.stack([radius, 0 * down], axis=1)
    cut.piece(np.vstack([middle + half, (middle - half)[::-1]]), halo=0.12)
    for turn in range(7):
        share = (turn + 0.6) / 7
        at, width = middle[int(share * 59)], 3.9 - 1.6 * share
        band = [[-width, 1.8], [0, 0.9], [width, -2.8]]
        cut.scratch(at + np.array(band)[[0, 0, 1, 2, 2]] * 0.98, 0.04, 0.2, 0.2, 0.08)


def front_curls(cut: Cut) -> None:
    """A cluster of curls at the temple, as worn under a cap about 1830."""
    for x, y, r in ((9, 22, 5.4), (13, 31, 5.2), (18, 40, 5.0), (23.5, 49, 4.6)):
        turn = np.linspace(0, 2 * math.pi, 24, endpoint=False)
        ball = np.stack([x + r * np.cos(turn), y + r * np.sin(turn)], axis=1)
        cut.piece(ball, halo=0.1)
        coil = np.linspace(0.4, 8.6, 34)
        wind = r * np.linspace(0.78, 0.16, 34)
        line = np.stack([x + wind * np.cos(coil), y + wind * np.sin(coil)], axis=1)
        cut.scratch(line, 0.06, 0.2, 0.18, 0.08)


def house_cap(cut: Cut) -> None:
    """A white house-cap with a frill about the face, its ribbons tied under the chin."""
    cut.edged(
        loop(
            "13,8 22,-4 40,-11 62,-10 82,-2 95,14 99,34 95,54 86,70 76,82 66,86 56,80 46,60 "
            "34,34 22,20"
        ),
        0.24,
    )
    gathers = Strands(
        "26,16 44,-2 66,-2 88,18 92,44 82,66", "34,32 44,34 54,42 60,54 64,66 68,78", 19, 0.62
    )
    scratch_strands(cut, gathers, ink="ink")
    band = "20,14 34,26 46,44 54,62 62,80"
    cut.scratch(band, 0.8, 1.1, 0.8, ink="ink")
    cut.scratch(band, 0.12, 0.16, 0.12)
    _frill(
        cut,
        "17,2 8,9 10,17 20,27 31,42 39,58 45,74 50,88",
        "22,8 20,14 28,21 38,33 47,48 54,64 60,82",
        9,
    )
    strap = "56,80 48,94 38,104 31,110"
    cut.scratch(strap, 0.9, 0.8, 0.7)
    cut.line(strap, 0.12, "ink")
    bow_knot(cut)


def _frill(cut: Cut, edge: str, seam: str, n: int) -> None:
    """A gathered strip of n scallops between its seam and its edge."""
    u = np.linspace(0, 1, 90)
    wave = np.abs(np.sin(u * np.pi * n))
    outer = resample(curve(edge), 90) + np.stack([-2.6 * wave, 1.8 * wave], axis=1)
    inner = resample(curve(seam), 90)
    cut.edged(np.vstack([outer, inner[::-1]]), 0.16)
    for j in range(3 * n):
        i = int((j + 0.5) / (3 * n) * 89)
        reach = 0.55 + 0.3 * (j % 3 == 1)
        cut.scratch(
            np.linspace(inner[i], inner[i] + (outer[i] - inner[i]) * reach, 6), 0.2, 0.05, ink="ink"
        )


def bow_knot(cut: Cut) -> None:
    """A white ribbon bow at the throat: two loops and two ends."""
    for text, fold in (
        ("30,110 20,105 14,109 17,116 30,113", "30.5,111.5 23,109.5 18.5,111.5"),
        ("30,110 38,106 45,111 41,117 31,113", "30.5,111.5 36,110.5 41,112"),
        ("29,112 24,122 21,133 28,131 32,120 32,113", "30.5,113 28,122 25.5,129"),
        ("31,112 36,122 40,131 44,127 40,117 33,112", "31.5,113 36,119 40.5,126"),
    ):
        cut.edged(loop(text, 5), 0.16)
        cut.scratch(fold, 0.2, 0.06, ink="ink")


def wrap(cut: Cut) -> None:
    """A cloth wound about the head and knotted behind."""
    cut.piece(
        loop(
            "8,24 4,14 9,1 22,-11 42,-19 64,-19 84,-10 96,6 99,24 93,42 84,56 74,66 "
            "62,66 48,50 28,32"
        )
    )
    cut.piece(loop("92,2 104,-8 112,-5 110,5 99,12"))
    cut.piece(loop("97,8 110,10 116,20 112,28 102,20"))
    for i in range(6):
        fold = [
            (9 + i * 1.2, 21 - i * 5.0),
            (26 + i * 3.2, 22 - i * 6.6),
            (52 + i * 3.4, 25 - i * 7.0),
            (76 + i * 2.0, 22 - i * 4.4),
            (95, 9 - i * 0.6),
        ]
        cut.scratch(spline(fold, 8), 0.05, 0.34 - 0.02 * i, 0.05)
    for i in range(4):
        fold = [
            (20 + i * 6, 27 + i * 5),
            (42 + i * 5, 38 + i * 5),
            (62 + i * 4, 44 + i * 4),
            (80 + i, 40 + i * 2),
            (94, 14 + i * 4),
        ]
        cut.scratch(spline(fold, 8), 0.05, 0.26, 0.05)
    cut.scratch("98,5 104,0 110,-2", 0.06, 0.2, 0.06)
    cut.scratch("99,11 106,15 112,23", 0.06, 0.2, 0.06)


def wide_hat(cut: Cut) -> None:
    """A soft felt hat with a broad brim and a dented crown."""
    cut.piece(
        loop(
            "12,14 13,3 15,-8 20,-16 30,-21 44,-19 56,-22 70,-20 81,-13 87,-2 89,12 "
            "88,22 60,22 30,20"
        )
    )
    brim = loop(
        "-17,13 -8,9 6,9 26,12 50,14 74,12 94,7 107,4 115,8 110,17 96,24 75,29 50,31 24,28 "
        "0,23 -13,18.6"
    )
    cut.piece(brim, halo=0.16)
    cut.scratch("13,6 34,9 58,10 88.5,6", 0.18, 0.34, 0.18)
    cut.scratch("13.6,0 34,3 58,4 87.4,0", 0.1, 0.2, 0.1)
    cut.scratch("-10,15.4 6,18.6 30,23.5 54,25 82,22 104,12.5", 0.06, 0.28, 0.06)
    cut.scratch("27,-17 40,-12.5 54,-14 65,-17", 0.06, 0.26, 0.06)
    scratch_strands(cut, Strands("72,-15 79,-6 81,2", "81,-9 84.5,-4 86,1", 4, 0.5))
