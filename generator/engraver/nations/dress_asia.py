"""Dress of Asia: a Korean gentleman, a Maratha lady, children of North China; head units."""

from __future__ import annotations

import numpy as np

from generator.engraver.curves import resample
from generator.engraver.cutpaper import Cut, curve, loop, points
from generator.engraver.nations.garments import band, beads, cap, knob, lozenges, ring, strip
from generator.engraver.tresses import Strands, Tress, scratch_strands


def headband(cut: Cut) -> None:
    """Hair drawn up from the nape under a horsehair band, for the topknot."""
    Tress(
        "8,20 12,6 26,-2 48,-6 70,-2 86,9 94,26 94,44 88,62 80,76 73,82 66,70 58,46 40,30 22,24",
        0.0, 0,
        (Strands("73,80 82,58 84,34 70,10", "60,44 62,34 60,24 54,12", 9, 0.45),),
    ).worn()(cut)  # fmt: skip
    edges = strip("6,20 24,15 50,16 76,22 93,30", "4,31 24,28 52,31 76,38 92,46")
    for line in edges:
        cut.scratch(line, 0.14, 0.2, 0.14)


def gat(cut: Cut) -> None:
    """The scholar's hat of split bamboo and horsehair: one sees the topknot through its crown."""
    crown = np.vstack(
        [curve("22,8 24,-20 28,-44 31,-54 50,-57 69,-54", 6), curve("72,-44 76,-20 78,8", 6)]
    )
    cut.edged(crown, 0.2)
    cut.piece(loop("40,6 41,-8 37,-18 40,-30 50,-34 60,-30 63,-18 59,-8 60,6"))
    for k in range(17):
        u = k / 16
        foot, top = np.array([22 + 56 * u, 9]), np.array([31 + 38 * u, -54 - 3 * np.sin(np.pi * u)])
        cut.scratch(np.linspace(foot, top, 6), 0.14, 0.14, ink="ink")
    for y, bow in ((-30, 2.6), (-10, 3.0)):
        x = 25 - (y + 30) * 0.1
        cut.scratch(np.array([(x, y), (50, y - bow), (100 - x, y)]), 0.13, 0.13, 0.13, ink="ink")
    cut.piece(
        loop("-40,9 -20,4 10,4 50,6 90,4 120,4 138,9 120,14 90,17 50,19 10,17 -20,14"), halo=0.1
    )
    for k in range(3):
        level = 8.4 + 2.8 * k
        cut.scratch(
            np.array([(-30 + 8 * k, level), (50, level + 2.2), (128 - 8 * k, level)]),
            0.05,
            0.16,
            0.05,
        )


def bead_strings(cut: Cut) -> None:
    """The hat's chin cord, a string of long and round beads that hangs to the breast."""
    line = resample(curve("62,16 58,50 46,88 30,118 16,146 22,160 40,150"), 40)
    for k in range(1, 39):
        at = line[k]
        r = 2.9 if k % 5 else 4.4
        cut.edged(ring(at[0], at[1], r, 1.0), 0.13, "accent" if k % 5 else "paper")


def thin_beard(cut: Cut) -> None:
    """A thin moustache and a light beard, combed out and turning grey."""
    Tress(
        "3,86 -1,91 -1,99 2,106 7,113 14,116 21,112 27,106 33,104 26,98 16,95 9,91",
        1.0, 11, (Strands("2,92 4,102 9,113", "28,102 22,106 17,113", 8, 0.45),),
    ).worn(silver=0.6)(cut)  # fmt: skip
    Tress("-4,70.5 2,71 9,75 14,81 8,80 1,76 -4,74.5", 0, 0).worn()(cut)
    cut.scratch("-3,72 3,73 8,77 12,80.5", 0.06, 0.17, 0.06)


def white_coat(cut: Cut) -> None:
    """The crossed collar of a white coat, with its narrow paper edge and breast ribbon."""
    for top, foot in (
        ("80,106 70,122 54,136 38,148 24,166", "90,112 82,130 66,146 48,158 30,178"),
        ("34,124 30,132 34,142 40,148", "24,132 22,140 27,150 34,154"),
    ):
        band(cut, strip(top, foot), "paper", 0.24)
    cut.line("84,108 74,125 58,139.5 42,152 27,171", 0.16, "ink")
    for ribbon in (
        "26,166 20,176 12,190 20,194 28,182 31,172",
        "30,168 36,178 38,194 46,192 43,178 35,166",
    ):
        cut.edged(loop(ribbon), 0.2, "accent")


def bun_with_flowers(cut: Cut) -> None:
    """Smooth hair in a low bun, a garland of jasmine about it."""
    Tress(
        "7,20 8,9 19,0 34,-4.5 50,-5.5 69,-2 84,7 93,23 95,41 92,58 85,72 75,82 64,82 54,74 "
        "44,58 28,34",
        0.0, 0,
        (Strands("11,14 28,2 52,0 74,10 90,36", "18,26 36,40 56,58 72,64 88,58", 15, 0.42),),
    ).worn()(cut)  # fmt: skip
    knot = ring(101, 56, 17, 1.2)
    cut.piece(knot, halo=0.14)
    scratch_strands(cut, Strands("90,48 98,42 108,46 112,58", "92,64 98,72 108,68 112,60", 6, 0.5))
    turn = np.linspace(-2.2, 2.1, 15) + np.pi
    for k, t in enumerate(turn):
        knob(cut, 100 + 17 * np.cos(t), 56 + 21 * np.sin(t), 4.1 if k % 2 else 3.4, "light", 0.15)
    cut.dots(np.stack([100 + 17 * np.cos(turn), 56 + 21 * np.sin(turn)], axis=1), 0.15, "ink")


def nath(cut: Cut) -> None:
    """The Maratha nose ring: a crescent of pearls about a ruby; and an ear ornament of pearls."""
    for k, t in enumerate(np.linspace(0.5, 4.4, 7)):
        knob(cut, -7.4 + 6.2 * np.cos(t), 68.4 + 6.2 * np.sin(t), 2.1, "light", 0.14)
        if k == 3:
            knob(cut, -7.4 + 6.2 * np.cos(t), 68.4 + 6.2 * np.sin(t), 2.7, "accent", 0.14)
    cut.scratch("46,44 50,40 56,44", 0.1, 0.22, 0.1)
    for t in np.linspace(-2.6, 2.6, 9):
        knob(cut, 50 + 5.4 * np.sin(t), 55 - 8.4 * np.cos(t), 2.2, "light", 0.13)
    knob(cut, 50, 57, 3.4, "accent", 0.15)
    for y in (69, 74):
        knob(cut, 50, y, 2.4, "light", 0.13)


def sari(cut: Cut) -> None:
    """A silk sari drawn over the shoulder, its broad woven border across the breast."""
    cloth = loop(
        "80,112 96,122 110,138 117,158 114,180 101,199 84,194 62,188 40,184 20,186 8,188 4,176 "
        "20,166 "
        "40,152 58,136 70,122", 7,
    )  # fmt: skip
    cut.edged(cloth, 0.24, "accent")
    border = strip(
        "76,110 66,124 52,138 34,152 16,164 3,172", "88,116 79,132 64,148 44,164 24,176 7,186"
    )
    band(cut, border, "paper", 0.2)
    lozenges(cut, border, 9)
    for fold in (
        "92,124 90,146 80,170 74,188",
        "100,132 102,154 96,178 92,194",
        "108,142 112,160 108,180 103,194",
    ):
        cut.scratch(fold, 0.08, 0.26, 0.08)


def gold_collar(cut: Cut) -> None:
    """A close collar of gold beads with a row of drops."""
    for y in (0, 5):
        beads(cut, f"34,{112 + y} 46,{116 + y} 60,{114 + y} 76,{107 + y}", 13, 0.33)
    beads(cut, "33,124 46,128 60,126 78,117", 9, 0.44)


def tiger_cap(cut: Cut) -> None:
    """A small child's tiger cap: ears, eyes, whiskers and a curtain over the nape."""
    shape = (
        "6,26 2,14 8,0 22,-10 44,-14 66,-11 84,0 95,16 100,36 101,60 104,84 100,96 84,96 70,92 "
        "62,80 "
        "56,62 44,42 26,30"
    )
    for ear in (
        "24,-6 20,-24 28,-32 40,-26 46,-12 34,-8",
        "62,-10 66,-28 76,-33 86,-24 86,-6 74,-6",
    ):
        cap(cut, ear, "accent")
    for ear in ("30,-10 28,-20 32,-24 38,-20 40,-12", "68,-11 71,-22 77,-25 81,-19 80,-9"):
        cut.edged(loop(ear), 0.14)
    cap(cut, shape, "accent")
    edge = strip(
        "6,24 26,28 45,40 58,61 66,82 84,92 101,92", "8,14 30,19 50,32 64,54 72,74 86,84 102,84", 80
    )
    band(cut, edge, "paper", 0.16)
    for k in range(10):
        i = int((k + 0.5) / 10 * 79)
        cut.dots(((edge[0][i] + edge[1][i]) / 2)[None], 0.24, "accent")
    for x, y in ((24, 6), (50, 8)):
        knob(cut, x, y, 7.4, "light", 0.18)
        cut.piece(ring(x - 1.5, y + 0.5, 3.4))
        cut.scratch(
            np.array([(x - 9, y - 8), (x - 1, y - 11.5), (x + 8, y - 8)]), 0.2, 0.44, 0.2, ink="ink"
        )
    for y in (40, 54, 68):
        cut.scratch(np.array([(78, y - 6), (88, y - 2), (97, y - 4)]), 0.1, 0.44, 0.1, ink="ink")


def twin_buns(cut: Cut) -> None:
    """Hair parted and wound into two buns, each tied with ribbon, a fringe over the brow."""
    Tress(
        "3,32 4,20 9,8 20,0 34,-4 50,-5 68,-2 84,7 93,23 95,41 92,60 86,76 76,86 66,80 58,62 "
        "50,44 36,32 20,30 10,34",
        0.0, 0,
        (Strands("48,0 62,14 74,16", "72,76 84,60 84,30", 10, 0.45),
         Strands("40,-2 22,8 10,28", "46,2 36,14 28,28", 6, 0.5)),
    ).worn()(cut)  # fmt: skip
    for x, y, r in ((56, -10, 12), (82, 2, 15)):
        cut.piece(ring(x, y, r), halo=0.14)
        for share in (0.35, 0.7):
            turn = np.linspace(2.6, 5.6, 14)
            cut.scratch(
                np.stack([x + r * share * np.cos(turn), y + r * share * np.sin(turn)], 1),
                0.05,
                0.24,
                0.05,
            )
    cut.scratch("66,10 74,18 86,20 96,14", 1.0, 1.2, 1.0, ink="accent")
    for tail in ("92,16 100,26 98,40 105,40 106,26 98,14", "90,18 92,30 88,42 95,44 98,30"):
        cut.edged(loop(tail), 0.14, "accent")


def high_collar_jacket(cut: Cut) -> None:
    """A quilted jacket with a standing collar and knotted loops down its side."""
    edges = strip("29,108 44,110 60,107 76,102", "27,124 44,127 62,123 79,114")
    band(cut, edges, "accent", 0.2)
    cut.scratch("28,125 32,140 48,152 52,172 52,190", 0.5, 0.6, 0.6, ink="accent")
    for x, y in ((33, 140), (49, 156), (52, 174)):
        cut.scratch(
            np.array([(x - 9, y), (x - 3, y - 2), (x + 5, y + 1)]), 0.3, 0.4, 0.3, ink="ink"
        )
        knob(cut, x - 3, y - 1, 2.6, "ink", 0.1)


def padded_jacket(cut: Cut) -> None:
    """A flowered jacket for the smallest, under a bib with a cloud edge."""
    bib = loop(
        "30,118 46,122 62,119 80,110 94,120 98,134 88,140 82,150 68,148 56,158 44,150 30,154 "
        "24,144 14,142 20,128"
    )
    cut.edged(bib, 0.2, "light")
    cut.line(points("26,136 36,142 46,142 57,147 68,140 80,139 86,130"), 0.2, "accent")
    for x, y in ((38, 132), (60, 132), (80, 124)):
        for k in range(5):
            turn = 2 * np.pi * k / 5
            cut.piece(ring(x + 3.6 * np.cos(turn), y + 3.6 * np.sin(turn), 2.2), "accent")
