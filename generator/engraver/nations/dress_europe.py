"""Dress of Europe: a Highlander, a woman of Volendam, children of the Tyrol; head units."""

from __future__ import annotations

import numpy as np

from generator.engraver.cutpaper import Cut, curve, loop
from generator.engraver.nations.garments import (
    band,
    beads,
    cap,
    feather,
    knob,
    lozenges,
    ring,
    strip,
)
from generator.engraver.tresses import Strands, Tress, scratch_strands


def balmoral(cut: Cut) -> None:
    """The Highlander's blue bonnet: diced band, bobble, silver badge and eagle's feather."""
    feather(cut, (28, 12), (12, -50), 12)
    cap(
        cut,
        "5,19 -4,10 -3,-2 8,-13 28,-20 52,-21 76,-16 94,-6 101,8 99,22 90,31 74,27 50,20 26,18",
    )
    for k in range(3):
        cut.scratch(
            f"{8 + k * 4},{2 - k * 5} {40 + k * 3},{-4 - k * 4.4} 74,{-2 - k * 3.6} "
            f"{95 - k * 4},{9 - k * 4.6}",
            *(0.06, 0.24, 0.06),
        )
    edges = strip("5,14 26,11.5 50,14 74,20 92,26", "6,24 27,20.5 50,23 73,30 90,37")
    band(cut, edges)
    for row in range(2):
        upper = edges[0] * (1 - row / 2) + edges[1] * (row / 2)
        lower = edges[0] * (0.5 - row / 2) + edges[1] * (0.5 + row / 2)
        for k in range(11):
            i = int((2 * k + row) / 22 * 59)
            j = min(59, i + 3)
            cut.piece(np.array([upper[i], upper[j], lower[j], lower[i]]), "ink")
    knob(cut, 48, -22, 6, "accent")
    knob(cut, 29, 10, 5.4)
    cut.line(ring(29, 10, 2.6), 0.16, "ink")
    for tail in (
        "90,32 97,44 95,58 99,70 105,69 102,56 103,42 95,31",
        "88,34 90,48 86,62 91,66 96,50 94,36",
    ):
        cut.piece(loop(tail), halo=0.12)


def plaid(cut: Cut) -> None:
    """A tartan plaid over the shoulder, pinned with a round brooch."""
    cloth = loop(
        "86,112 98,122 110,138 116,156 116,174 110,190 99,199 82,193 66,188 54,184 52,168 60,150 "
        "70,134 76,120",
        7,
    )
    cut.edged(cloth, 0.24, "accent")
    for k in range(5):
        width, ink = (0.3, "ink") if k % 2 else (0.14, "paper")
        cut.scratch(
            f"{80 + 2.2 * k},{116 + k} {68 + 6.5 * k},{140 + k} {58 + 11.5 * k},164 "
            f"{58 + 12 * k},{186 + 1.5 * k}",
            *(width, width),
            ink=ink,
        )
        y = 130 + 14 * k
        cut.scratch(
            f"{74 - 4.6 * k},{y} {90 - 2 * k},{y + 3} 103,{y + 4} 112,{y + 2}",
            *(width, width),
            ink=ink,
        )
    knob(cut, 72, 138, 8.5)
    cut.line(ring(72, 138, 5.4), 0.15, "ink")
    knob(cut, 72, 138, 2.6, "accent")


def jabot(cut: Cut) -> None:
    """A fall of lace at the throat."""
    for y, wide in ((152, 13), (140, 12), (128, 11)):
        x = 15 + (152 - y) * 0.55
        frill = loop(
            f"{x},{y - 9} {x + wide},{y - 7} {x + wide},{y + 4} {x + 4},{y + 8} "
            f"{x - wide * 0.6},{y + 5} {x - wide * 0.4},{y - 5}"
        )
        cut.edged(frill, 0.17)
        for k in range(4):
            cut.scratch(
                np.array([(x + 2, y - 6), (x - 3 + 4 * k, y - 1), (x - 4 + 5 * k, y + 4)]),
                0.05,
                0.16,
                ink="ink",
            )
    edges = strip("30,106 44,105 60,102 75,100", "29,120 44,122 60,118 77,110")
    band(cut, edges)
    cut.scratch("32,113 46,113 62,110 75,105", 0.06, 0.16, 0.06, ink="ink")


def hul(cut: Cut) -> None:
    """The winged lace cap of Volendam, its point standing up behind."""
    outline = (
        "13,10 20,-2 34,-16 50,-30 60,-38 66,-34 76,-20 88,-4 96,16 98,40 94,64 86,84 77,95 67,92 "
        "57,86 46,84 36,90 24,92 10,84 4,72 14,74 25,70 32,60 34,46 30,30 22,18"
    )
    cap(cut, outline, "light")
    scratch_strands(
        cut, Strands("24,12 38,-4 52,-20 60,-32", "52,84 66,60 72,20 64,-28", 11, 0.5), ink="ink"
    )
    scratch_strands(
        cut, Strands("66,-28 80,-6 90,24 84,74", "62,-20 72,10 76,50 70,86", 7, 0.5), ink="ink"
    )
    lace = strip(
        "13,10 23,18 32,30 36,46 34,62 26,73 14,77 5,73",
        "22,2 32,16 41,30 45,48 44,68 37,84 24,90 11,84",
        70,
    )
    for k in range(1, 17):
        i = int(k / 17 * 69)
        eye = lace[0][i] * 0.5 + lace[1][i] * 0.5
        cut.dots(eye[None], 0.2, "ink")
    cut.line(lace[1], 0.15, "ink")


def yoke(cut: Cut) -> None:
    """A flowered yoke over the dark gown, and a collar of coral with a gold clasp."""
    edges = strip("29,130 44,134 60,130 79,118", "12,152 32,166 62,166 100,146")
    band(cut, edges, "paper", 0.22)
    for u, v, r in ((0.12, 0.5, 4.2), (0.38, 0.55, 4.8), (0.64, 0.55, 4.8), (0.88, 0.5, 4.2)):
        x, y = edges[0][int(u * 59)] * (1 - v) + edges[1][int(u * 59)] * v
        for k in range(5):
            turn = k * 2 * np.pi / 5 - 1.2
            cut.piece(ring(x + r * np.cos(turn), y + r * np.sin(turn), r * 0.62), "accent")
        cut.piece(ring(x, y, r * 0.45), "ink")
    for drop in (0, 6.4, 12.8):
        line = np.array([(32, 109 + drop), (46, 112 + drop), (60, 110 + drop), (76, 104 + drop)])
        cut.scratch(line, 0.9, 0.9, ink="paper")
        beads(cut, " ".join(f"{x},{y}" for x, y in line), 12, 0.4, "accent")
    cut.edged(np.array([(28, 106), (37, 106), (37, 126), (28, 126)]), 0.18)
    cut.line(ring(32.5, 116, 2.6), 0.15, "ink")


def tyrol_hat(cut: Cut) -> None:
    """A felt hat with a cord and a tuft of feather, on short hair."""
    Tress("16,18 30,6 60,2 84,16 92,40 88,64 80,80 72,84 64,70 58,46 36,26", 0.8, 16).worn()(cut)
    feather(cut, (60, 2), (75, -45), 13)
    cap(cut, "14,12 18,-4 26,-18 40,-25 52,-21 66,-25 78,-17 86,-2 90,12 60,18 34,16")
    cut.scratch("43,-21 52,-14 62,-20", 0.06, 0.3, 0.06)
    cap(cut, "-14,14 2,10 28,9 56,10 84,10 104,4 113,7 106,18 84,26 54,28 24,26 0,22")
    cut.scratch("13,9 40,10 66,9 90,6", 0.5, 0.7, 0.5, ink="accent")
    cut.scratch("14,4 40,5 66,4 89,1", 0.12, 0.22, 0.12)
    cut.scratch("-6,17 26,22 58,24 100,14", 0.06, 0.26, 0.06)


def braces(cut: Cut) -> None:
    """A white shirt with a turned collar and the broad braces of leather breeches."""
    for top, foot in (("50,140 58,146", "36,192 46,192"), ("94,140 100,150", "88,198 98,198")):
        a, b = (curve(t) for t in (top, foot))
        cut.edged(np.vstack([a[[0, -1]], b[[-1, 0]]]), 0.2, "accent")
    bar = strip("34,166 60,170 92,166", "32,178 60,182 92,178")
    band(cut, bar, "accent", 0.2)
    lozenges(cut, bar, 4, "paper")
    cut.edged(loop("30,110 46,112 66,108 78,104 84,116 66,124 46,130 30,130 22,122"), 0.2)
    cut.scratch("38,113 36,121 31,129", 0.06, 0.18, ink="ink")


def crown_braid(cut: Cut) -> None:
    """A thick braid laid round the head like a crown, over smooth hair."""
    Tress(
        "8,20 10,8 22,0 44,-5 68,-2 84,8 93,24 95,44 90,64 82,80 72,84 62,76 54,62 44,42 24,24",
        0.0, 0,
        (Strands("14,12 30,3 54,1 78,12", "22,24 40,32 62,40 88,40", 9, 0.45),
         Strands("54,52 70,50 84,46", "64,76 74,74 86,64", 4, 0.5)),
    ).worn()(cut)  # fmt: skip
    middle = curve("6,14 18,-2 38,-10 60,-10 80,-1 94,16 100,38 97,58", 8)
    for k in range(11):
        x, y = middle[int((k + 0.4) / 11 * (len(middle) - 1))]
        cut.piece(ring(x, y, 7.4), halo=0.12)
        cut.scratch(np.array([(x - 5, y + 2), (x - 1, y - 3), (x + 4, y - 4)]), 0.06, 0.24, 0.06)


def dirndl(cut: Cut) -> None:
    """A laced bodice over a white blouse with a gathered neck."""
    bodice = loop("26,158 40,154 58,158 80,152 94,160 98,180 96,200 70,192 40,184 14,188 14,172")
    cut.edged(bodice, 0.22, "accent")
    for y in (164, 172, 180):
        cut.scratch(np.array([(18, y), (24, y + 3), (31, y + 6)]), 0.14, 0.2, 0.14)
        cut.scratch(np.array([(31, y), (24, y + 3), (18, y + 6)]), 0.14, 0.2, 0.14)
    neck = strip("30,124 46,129 62,126 79,116", "26,133 46,140 64,136 84,124")
    band(cut, neck)
    for k in range(1, 12):
        i = int(k / 12 * 59)
        cut.scratch(
            np.array([neck[0][i], (neck[0][i] + neck[1][i]) / 2, neck[1][i]]), 0.05, 0.16, ink="ink"
        )
    knob(cut, 33, 131, 3, "accent")
