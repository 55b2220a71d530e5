"""Dress of Africa: a Tuareg, a Zulu wife, Hausa and Fulani children; head units."""

from __future__ import annotations

import numpy as np

from generator.engraver.curves import resample
from generator.engraver.cutpaper import Cut, curve, loop, points
from generator.engraver.nations.garments import (
    band,
    beads,
    cap,
    knob,
    lozenges,
    ring,
    strip,
    zigzag,
)
from generator.engraver.tresses import Strands, Tress, scratch_strands


def tagelmust(cut: Cut) -> None:
    """The indigo veil and turban in one: wound about the head and drawn over nose and mouth."""
    cut.edged(
        loop(
            "14,55 3,56 -9,58 -14,63 -12,71 -8,82 -6,96 -5,112 -1,128 9,142 25,154 46,160 70,158 "
            "94,149 109,135 111,119 104,101 96,84 84,69 62,60 36,56",
            7,
        ),
        0.26,
        "accent",
    )
    for k, start in enumerate(("-10,70", "-7,83", "-5,97", "-4,112", "1,128", "12,142")):
        cut.scratch(
            f"{start} {16 + 3 * k},{82 + 13 * k} {46 + 3 * k},{90 + 12 * k} "
            f"{76 + 4 * k},{84 + 11 * k} {92 + 3 * k},{78 + 11 * k}",
            *(0.1, 0.34, 0.26, 0.1),
            ink="paper" if k % 2 else "ink",
        )
    _crown(cut)
    _wraps(cut)


def _crown(cut: Cut) -> None:
    """The turban's upper windings, rising to the front."""
    cut.edged(
        loop("-2,20 -6,6 -3,-10 9,-23 32,-31 58,-31 82,-22 98,-6 106,14 104,36 90,40 60,24 30,18"),
        0.26,
        "accent",
    )
    for k in range(5):
        cut.scratch(
            f"{3 + 13 * k},{-9 - 7 * k + 1.5 * k * k} {30 + 12 * k},{-8 - 5 * k + k * k} "
            f"{58 + 9 * k},{2 - 5 * k + k * k} {84 + 5 * k},{22 - 4 * k}",
            *(0.1, 0.3, 0.1),
            ink="paper" if k % 2 else "ink",
        )


def _wraps(cut: Cut) -> None:
    """The windings about the brow, low behind and tucked over the veil."""
    cut.edged(
        loop(
            "4,30 -2,23 -7,12 -4,0 18,-3 48,4 80,18 106,22 108,42 103,62 92,76 78,71 59,51 34,35 "
            "17,31",
            7,
        ),
        0.26,
        "accent",
    )
    for k in range(4):
        cut.scratch(
            f"{-1 - k},{24 - 6 * k} {26 + 2 * k},{26 - 6.6 * k} {58 + 3 * k},{42 - 7.6 * k} "
            f"{82 + 3 * k},{60 - 8 * k} {98 + 2 * k},{64 - 9 * k}",
            *(0.1, 0.38, 0.26, 0.1),
            ink="ink" if k % 2 else "paper",
        )


def amulet(cut: Cut) -> None:
    """A square silver amulet on a cord."""
    for cord in ("40,156 34,163 30,169", "12,148 18,159 24,169"):
        cut.scratch(cord, 0.3, 0.3, ink="paper")
    case = points("18,168 36,168 36,186 18,186")
    cut.edged(case, 0.24)
    cut.line(np.vstack([case, case[:1]]) * 0.7 + np.array([27, 177]) * 0.3, 0.15, "ink")
    cut.piece(points("27,171 32,177 27,183 22,177"), "accent")


def isicholo(cut: Cut) -> None:
    """The married woman's flared hat, ochred, above a beaded band."""
    Tress(
        "8,24 10,12 24,4 50,2 74,10 88,26 92,46 86,64 78,74 70,70 62,52 48,36 28,28", 0, 0
    ).worn()(cut)
    hat = loop(
        "8,20 0,8 -8,-6 -14,-20 -2,-28 20,-33 46,-34 72,-29 94,-19 110,-6 119,8 109,18 99,30 "
        "92,44 86,54 70,44 46,30 24,24",
        7,
    )
    cut.edged(hat, 0.26, "accent")
    scratch_strands(
        cut, Strands("12,18 4,6 -4,-8 -9,-18", "88,48 96,32 105,18 113,8", 23, 0.5), ink="ink"
    )
    cut.edged(
        loop(
            "-14,-20 -2,-28 20,-33 46,-34 72,-29 94,-19 110,-6 119,8 104,0 82,-12 58,-20 "
            "32,-23 8,-23"
        ),
        0.2,
        "deep",
    )
    edges = strip("7,15 28,20 50,27 72,40 88,51", "7,27 28,32 50,39 70,52 85,64")
    band(cut, edges, "paper", 0.22)
    zigzag(cut, edges, 9)


def ear_disc(cut: Cut) -> None:
    """The painted plug of wood worn in the lobe."""
    knob(cut, 48, 66, 9, "paper", 0.24)
    cut.piece(points("48,58.5 52,66 48,73.5 44,66"), "accent")
    cut.piece(ring(48, 66, 2.4))


def bead_collars(cut: Cut) -> None:
    """Collars of beadwork, each row with its pattern, over a cloth knotted on the shoulder."""
    rows = (
        ("32,112 46,116 60,114 76,107", "29,124 45,129 62,126 80,117", 7),
        ("27,128 44,134 63,131 83,121", "20,142 42,149 66,145 92,132", 8),
        ("18,146 41,154 67,149 95,136", "9,160 38,169 70,164 104,148", 9),
    )
    for row, (top, foot, n) in enumerate(rows):
        edges = strip(top, foot)
        band(cut, edges, "paper", 0.22)
        if row % 2:
            lozenges(cut, edges, n, "accent")
        else:
            zigzag(cut, edges, n, "ink")


def shoulder_cloth(cut: Cut) -> None:
    """The knot and hanging end of a cloth worn over the shoulder."""
    for line in ("8,170 38,178 72,173 108,156", "6,180 38,189 66,190 108,176"):
        cut.scratch(line, 0.3, 0.44, 0.3)
    beads(cut, "8,175 38,183.5 70,180 108,166", 22, 0.26)


def hausa_cap(cut: Cut) -> None:
    """A tall embroidered cap, a little crushed, on close-cropped hair."""
    Tress(
        "9,22 12,8 26,-2 50,-4 72,2 87,14 93,32 92,50 86,64 78,76 72,78 66,62 54,40 30,26", 0.6, 20
    ).worn()(cut)
    cap(
        cut,
        "9,18 12,0 17,-22 24,-36 40,-39 60,-34 80,-30 90,-22 92,-4 95,14 95,30 74,22 50,16 28,15",
        "paper",
    )
    crown = strip("14,-10 34,-13 58,-9 80,-3 93,4", "12,3 33,0 58,4 78,10 94,18")
    band(cut, crown, "accent", 0.18)
    zigzag(cut, crown, 8, "paper")
    upper = strip("17,-27 38,-30 62,-26 86,-20", "15,-15 36,-18 60,-14 90,-8")
    lozenges(cut, upper, 8, "ink")
    cut.scratch("11,11 32,8 54,11 76,17 94,24", 0.14, 0.2, 0.14, ink="ink")


def big_gown(cut: Cut) -> None:
    """The wide gown's embroidery: a long panel on the breast and a coil beside it."""
    neck = strip("28,122 46,128 62,125 80,115", "26,132 46,140 66,136 86,123")
    band(cut, neck, "accent", 0.18)
    panel = loop("24,140 46,144 50,162 44,188 30,190 14,190 14,166")
    cut.edged(panel, 0.2, "accent")
    for k in range(4):
        cut.scratch(np.array([(18 + 8 * k, 150), (17 + 8 * k, 168), (17 + 7.4 * k, 186)]), 0.2, 0.2)
    coil = np.linspace(0, 4.6 * np.pi, 60)
    r = np.linspace(11, 2, 60)
    cut.line(np.stack([74 + r * np.cos(coil), 156 + r * np.sin(coil)], axis=1), 0.24, "ink")


def crested_braids(cut: Cut) -> None:
    """Hair braided into a crest over the head, plaits at the temple strung with amber and coins."""
    Tress(
        "8,20 10,8 22,0 44,-4 68,-1 84,8 93,24 95,44 90,64 82,80 72,86 62,80 52,66 44,46 26,26",
        0.0, 0,
        (Strands("16,14 34,4 60,4 84,22", "50,60 60,66 72,72 84,66", 9, 0.45),),
    ).worn()(cut)  # fmt: skip
    crest = loop("10,10 14,-6 28,-20 48,-26 68,-22 84,-8 92,10 80,2 62,-5 44,-7 26,-1")
    cut.piece(crest, halo=0.12)
    for k in range(9):
        u = k / 8
        a = np.array([14 + 74 * u, 4 - 11 * np.sin(np.pi * u)])
        b = np.array([18 + 66 * u, -8 - 15 * np.sin(np.pi * u)])
        cut.scratch(np.array([a, (a + b) / 2 + (1.5, 0), b]), 0.06, 0.26, 0.06)
    for x, top, low in ((66, 70, 118), (83, 76, 122)):
        for k in range(6):
            y = top + (low - top) * (k + 0.5) / 6
            cut.piece(ring(x, y, 4.6, 1.2), halo=0.1)
        for y, fill in ((top + 8, "accent"), (top + 26, "paper"), (low - 2, "accent")):
            knob(cut, x, y, 5.2, fill, 0.16)
    for x, y in ((20, 8), (30, 2), (41, -1)):
        knob(cut, x, y, 4.2, "paper", 0.15)


def gold_hoop(cut: Cut) -> None:
    """A great twisted hoop of gold in the ear."""
    outer, inner = ring(53, 72, 12, 1.15), ring(53, 70, 6.6, 1.1)
    cut.edged(outer, 0.2)
    cut.piece(inner, "ink")
    for t in np.linspace(0.2, 2.94, 6):
        d = np.array([np.cos(t), np.sin(t) * 1.15])
        cut.scratch(np.linspace((53, 70) + d * 7, (53, 72) + d * 11.6, 5), 0.16, 0.16, ink="ink")


def amber_string(cut: Cut) -> None:
    """Large beads of amber at the throat and a wrapped cloth with a woven edge."""
    string = curve("32,117 45,123.5 58,124.5 69,120 78,111.5")
    for k, bead in enumerate(resample(string, 8)):
        size, fill = (4.4, "accent") if k % 2 else (3.6, "paper")
        knob(cut, float(bead[0]), float(bead[1]), size, fill, 0.16)
    edges = strip("20,142 42,150 66,146 94,133", "13,154 40,163 69,158 102,143")
    band(cut, edges, "paper", 0.18)
    lozenges(cut, edges, 9, "ink")
