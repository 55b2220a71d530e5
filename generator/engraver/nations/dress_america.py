"""Dress of America: a Seneca, a woman of Tehuantepec, Quechua children; head units."""

from __future__ import annotations

import numpy as np

from generator.engraver.curves import resample, spline
from generator.engraver.cutpaper import Cut, curve, loop, points
from generator.engraver.nations.garments import (
    band,
    beads,
    cap,
    feather,
    knob,
    lozenges,
    ring,
    strip,
    zigzag,
)
from generator.engraver.pathdata import Points
from generator.engraver.tresses import Strands, Tress


def gustoweh(cut: Cut) -> None:
    """The Haudenosaunee cap: silver band, tuft of feathers, and the Seneca's one eagle plume."""
    feather(cut, (58, -10), (78, -76), 15, dark=0.24)
    tips = points("14,-26 26,-36 40,-40 54,-40 70,-36 84,-28 96,-16 103,0")
    for k, tip in enumerate(tips):
        _short_feather(cut, np.array([40 + 2.6 * k, 2 + 0.4 * k]), tip)
    cap(cut, "6,20 8,4 20,-8 38,-14 56,-14 74,-8 88,4 95,20 96,36 74,26 50,20 26,19", "accent")
    for k in range(5):
        cut.scratch(
            f"{12 + 4 * k},{12 - 3 * k} {34 + 5 * k},{6 - 3.6 * k} {62 + 4 * k},{8 - 3 * k} "
            f"88,{16 - 2 * k}",
            *(0.06, 0.2, 0.06),
        )
    edges = strip("5,14 26,11 50,13 74,20 95,29", "5,27 26,24.5 50,27 73,34 93,44")
    band(cut, edges, "paper", 0.24)
    lozenges(cut, edges, 9)


def _short_feather(cut: Cut, root: Points, tip: Points) -> None:
    """A short broad feather with its quill and three pairs of barbs."""
    along = tip - root
    side = np.array([-along[1], along[0]]) * 0.17
    flank = [root, root + along * 0.45 + side, root + along * 0.8 + side * 0.9, tip]
    other = [root + along * 0.8 - side * 0.9, root + along * 0.45 - side]
    cut.edged(spline([*flank, *other], 8, closed=True), 0.18)
    cut.scratch(np.linspace(root, root + along * 0.86, 8), 0.2, 0.13, ink="ink")
    for share in (0.5, 0.68, 0.84):
        at = root + along * share
        for sign in (-1, 1):
            end = at + side * sign * 0.7 + along * 0.1
            cut.scratch(np.linspace(at, end, 5), 0.13, 0.13, ink="ink")


def shoulder_hair(cut: Cut) -> None:
    """Long hair falling behind the ear to the shoulder."""
    Tress(
        "8,22 20,14 50,14 78,20 93,32 97,52 98,76 100,100 101,122 94,134 82,132 74,116 70,96 "
        "64,74 58,54 44,36 24,26",
        0.8, 14,
        (Strands("80,36 88,60 90,90 94,126", "60,50 68,76 74,104 82,128", 9, 0.5),),
    ).worn()(cut)  # fmt: skip


def silver_earring(cut: Cut) -> None:
    """A silver ball-and-cone drop."""
    knob(cut, 50, 66, 3.2, "paper", 0.16)
    cut.edged(points("50,69 54,79 46,79"), 0.16)


def ribbon_shirt(cut: Cut) -> None:
    """A calico shirt with ribbon-work, silver brooches and a crescent gorget on a ribbon."""
    edges = strip("29,120 46,126 62,122 79,113", "22,134 44,142 66,137 90,124")
    band(cut, edges, "accent", 0.22)
    zigzag(cut, edges, 8, "paper")
    beads(cut, "20,140 43,148 67,143 93,130", 16, 0.3)
    for x, y, r in ((70, 160, 6), (88, 156, 5), (78, 176, 5)):
        knob(cut, x, y, r, "paper", 0.2)
        cut.line(ring(x, y, r * 0.45), 0.14, "ink")
    cut.scratch("44,146 36,152 30,158", 0.3, 0.3)
    gorget = loop("8,158 14,166 26,170 38,166 44,156 44,168 36,179 26,182 15,178 8,169")
    cut.edged(gorget, 0.22)
    cut.line(curve("13,170 20,175 27,176.5 34,174 40,168"), 0.14, "ink")


def resplandor(cut: Cut) -> None:
    """The great pleated headdress of lace that frames a Tehuana's face on feast days."""
    u = np.linspace(0, 1, 120)
    inner = resample(
        curve("13,8 24,0 42,-4 62,-1 78,10 86,28 86,50 80,72 70,90 58,101 47,104"), 120
    )
    outer = resample(
        curve("-16,-12 -2,-36 24,-52 56,-56 88,-46 112,-24 126,8 130,44 124,82 112,114 92,140"), 120
    )
    wave = np.abs(np.sin(u * np.pi * 22))
    away = (outer - inner) / np.hypot(*(outer - inner).T)[:, None]
    cut.edged(np.vstack([inner, (outer + away * (2.6 * wave)[:, None])[::-1]]), 0.22, "light")
    for k in range(45):
        i = int((k + 0.5) / 45 * 119)
        reach = 0.76 if k % 2 else 0.58
        cut.scratch(
            np.linspace(inner[i], inner[i] + (outer[i] - inner[i]) * reach, 8), 0.26, 0.1, ink="ink"
        )
    for share in (0.8, 0.92):
        rows = inner + (outer - inner) * share
        cut.line(rows, 0.14, "ink")
    cut.dots((inner + (outer - inner) * 0.86)[3::5], 0.22, "ink")
    hem = inner + (outer - inner) * 0.06
    cut.scratch(hem, 0.6, 0.7, 0.6, ink="accent")


def huipil(cut: Cut) -> None:
    """A velvet blouse worked with great flowers, and a chain of gold coins."""
    for x, y, r in ((28, 160, 8), (58, 172, 9), (90, 162, 8.4)):
        for k in range(6):
            turn = k * np.pi / 3
            cut.edged(
                ring(x + r * 0.8 * np.cos(turn), y + r * 0.8 * np.sin(turn), r * 0.52),
                0.13,
                "accent",
            )
        knob(cut, x, y, r * 0.42, "paper", 0.13)
    for leaf in (
        "40,164 46,158 48,166 44,172",
        "72,166 76,158 80,164 77,172",
        "14,166 18,158 20,166 17,174",
    ):
        cut.edged(loop(leaf), 0.13)
    edges = strip("24,130 44,138 64,134 84,122", "19,138 42,147 67,142 91,128")
    band(cut, edges, "paper", 0.2)
    lozenges(cut, edges, 10, "accent")
    coins = curve("32,113 42,119 54,122 65,118.6 76,110")
    for k, coin in enumerate(resample(coins, 9)):
        knob(cut, float(coin[0]), float(coin[1]), 3.8 if k % 2 else 3.0, "paper", 0.15)


def parted_hair(cut: Cut) -> None:
    """Smooth hair parted in the middle, and long gold earrings."""
    Tress(
        "7,21 8,10 20,0 36,-4 54,-5 72,0 86,10 94,26 94,46 88,64 78,78 66,78 56,66 46,46 26,27",
        0.0, 0,
        (Strands("12,13 28,2 52,0 76,12", "20,26 40,38 60,52 80,54", 10, 0.42),),
    ).worn()(cut)  # fmt: skip
    cut.line(ring(50, 70, 5, 1.3), 0.24)
    for x, y in ((46, 80), (50, 83), (54, 80)):
        knob(cut, x, y, 2.0, "paper", 0.12)


def chullo(cut: Cut) -> None:
    """The knitted cap with ear flaps, banded with patterns, a tassel at its point."""
    cap(
        cut,
        "7,24 4,8 12,-8 28,-22 48,-34 58,-44 66,-36 80,-18 92,2 97,24 95,42 86,56 76,66 68,84 "
        "60,98 "
        "52,88 44,66 38,46 24,30",
        "accent",
    )
    for top, foot, n, kind in (
        ("6,16 28,20 54,30 78,42 92,46", "6,4 30,8 56,17 80,28 96,30", 9, 0),
        ("12,-8 34,-6 58,1 80,11 94,16", "20,-16 38,-16 60,-10 80,-2 90,2", 7, 1),
    ):
        edges = strip(foot, top)
        band(cut, edges, "paper", 0.16)
        (zigzag if kind else lozenges)(cut, edges, n, "ink")
    lozenges(cut, strip("46,56 60,62 74,66", "50,72 60,78 68,80"), 3, "paper")
    for k in range(5):
        cut.scratch(
            np.array([(58, -44), (54 - 6 + 5 * k, -54), (44 + 8 * k, -62 + abs(k - 2) * 2)]),
            0.5,
            0.3,
            ink="ink",
        )
    knob(cut, 58, -44, 5, "paper", 0.16)
    cut.scratch("60,97 58,108 61,122", 0.3, 0.4, 0.6, ink="ink")


def poncho(cut: Cut) -> None:
    """A striped poncho."""
    for k, ink in enumerate(("accent", "ink", "accent", "ink", "accent")):
        top = np.array([34 + 10 * k, 128 - 1.4 * k])
        foot = np.array([12 + 22 * k, 188 + 1.5 * k])
        wide = np.array([5.5 + 0.6 * k, 0])
        cut.piece(np.array([top, top + wide * 0.6, foot + wide, foot - wide * 0.4]), ink)
    edges = strip("28,116 46,121 62,118 80,109", "26,127 46,133 64,129 84,118")
    band(cut, edges, "accent", 0.2)
    zigzag(cut, edges, 7, "paper")


def montera(cut: Cut) -> None:
    """The broad flat hat of Cusco with its fringe, over long plaits."""
    Tress(
        "8,20 12,6 30,-2 56,-4 80,4 93,22 95,44 90,64 84,80 86,104 84,126 76,130 70,110 68,88 "
        "60,70 50,48 28,28",
        0.0, 0, (Strands("18,18 42,10 70,20 84,50", "52,50 62,62 74,72 82,78", 8, 0.45),),
    ).worn()(cut)  # fmt: skip
    for k in range(5):
        x, y = 76.5 + 0.6 * k, 88 + 9 * k
        cut.piece(ring(x, y, 7.2, 0.9), halo=0.12)
        cut.scratch(np.array([(x - 5, y - 2), (x, y + 2), (x + 5, y - 2)]), 0.06, 0.24, 0.06)
    cap(cut, "20,8 26,-8 44,-16 64,-14 82,-4 88,10 60,14 36,12", "accent")
    brim = loop("-15,5 4,1 30,4 54,6 84,5 112,4 124,10 112,16 84,19 54,20 26,18 2,14 -13,10")
    cut.edged(brim, 0.24, "accent")
    lozenges(cut, strip("-6,5 30,8 60,9 112,7", "-4,11 28,14 58,16 112,13"), 12, "paper")
    for k in range(21):
        x = -11 + k * 6.5
        y = 10 + 9 * np.sin(np.pi * np.clip((x + 13) / 135, 0, 1))
        cut.scratch(np.array([(x, y - 1), (x + 0.4, y + 3), (x, y + 8)]), 0.22, 0.3, 0.2, ink="ink")


def lliclla(cut: Cut) -> None:
    """A woven shoulder cloth held by a silver pin with a broad head."""
    cloth = loop(
        "82,108 100,124 112,146 116,170 106,196 84,194 58,187 36,184 14,186 12,168 22,146 "
        "32,130 48,124 66,118"
    )
    cut.edged(cloth, 0.24, "accent")
    for line in ("78,116 94,134 104,158 102,188", "66,124 80,144 86,166 82,188"):
        cut.scratch(line, 0.5, 0.6, 0.5)
        cut.scratch(line, 0.16, 0.2, 0.16, ink="ink")
    edges = strip("40,128 34,146 30,166 30,184", "54,124 50,146 47,168 48,186")
    band(cut, edges, "paper", 0.18)
    lozenges(cut, edges, 5)
    cut.scratch("26,150 44,138 58,130", 0.26, 0.2, 0.14)
    knob(cut, 24, 152, 7, "paper", 0.2)
    cut.line(ring(24, 152, 3.6), 0.14, "ink")
