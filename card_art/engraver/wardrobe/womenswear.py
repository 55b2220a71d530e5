"""Women's dress of 1820 to 1880 for a ``Sitter``: gowns and lace as layers; head units."""

from __future__ import annotations

import numpy as np

from engraver.technique.curves import ellipse, resample
from engraver.technique.cutpaper import Cut, Layer, curve
from engraver.technique.pathdata import Points
from engraver.wardrobe.menswear import SLEEVE, torso
from engraver.wardrobe.tresses import Strands, scratch_strands


def gown(chest: float = 2.0, shoulder: float = -4.0) -> Layer:
    """A plain gown: the bust, the seam of the sleeve and the light upon it."""

    def layer(cut: Cut) -> None:
        cut.piece(torso(chest, shoulder))
        scratch_strands(cut, SLEEVE.moved(0.9 * shoulder))
        cut.scratch("90,140 84,156 82,174 86,192", 0.05, 0.22, 0.08)

    return layer


def lace_collar(cut: Cut) -> None:
    """A flat lace collar with a scalloped edge."""
    top = resample(curve("33,119 44,124 60,124 76,113"), 60)
    u = np.linspace(0, 1, 60)
    drop = np.stack([0 * u, 2.6 * np.abs(np.sin(u * np.pi * 9))], axis=1)
    edge = resample(curve("28,132 42,139 58,142 74,138 87,127"), 60) + drop
    cut.edged(np.vstack([top, edge[::-1]]))
    for k in range(27):
        i = (k + 0.5) / 27 * 59
        a, b = _at(top, i), _at(edge, i)
        reach = 0.46 + 0.18 * (k % 2)
        cut.scratch(np.linspace(a + (b - a) * 0.08, a + (b - a) * reach, 5), 0.2, 0.06, ink="ink")
    eyes = [_at(edge, (k + 0.5) / 9 * 59) - [0, 3.6] for k in range(9)]
    cut.dots(np.array(eyes), 0.22, "ink")


def _at(line: Points, i: float) -> Points:
    steps = np.arange(len(line))
    return np.array([np.interp(i, steps, line[:, 0]), np.interp(i, steps, line[:, 1])])


def ruffle(cut: Cut) -> None:
    """A pleated ruffle standing about the neck."""
    top = resample(curve("23,104 36,104 56,101 78,98"), 80)
    seam = resample(curve("28,119 42,122 60,119 79,110"), 80)
    u = np.linspace(0, 1, 80)
    edge = top + np.stack([0 * u, -1.8 * np.abs(np.sin(u * np.pi * 8))], axis=1)
    cut.edged(np.vstack([edge, seam[::-1]]), 0.17)
    for k in range(16):
        i = (k + 0.5) / 16 * 79
        a, b = _at(seam, i), _at(edge, i)
        reach = 0.55 + 0.3 * (k % 2)
        cut.scratch(np.linspace(a, a + (b - a) * reach, 6), 0.22, 0.06, ink="ink")
    cut.scratch(seam, 0.5, 0.6, 0.5, ink="ink")


def brooch(cut: Cut) -> None:
    """An oval cameo at the throat."""
    oval = ellipse(31, 126, 4.0, 4.8, 32)
    cut.edged(oval, 0.24, "ink")
    cut.line(np.vstack([oval, oval[:1]]), 0.2)
    inner = ellipse(31, 126, 2.2, 2.9, 24)
    cut.piece(inner, "paper")


def pelerine(cut: Cut) -> None:
    """A white muslin cape with a frilled edge, as worn about 1830."""
    u = np.linspace(0, 1, 110)
    wave = np.abs(np.sin(u * np.pi * 11))
    top = resample(curve("30,118 42,124 60,124 79,112"), 110)
    edge = resample(curve("12,146 24,158 46,166 70,164 92,156 106,144"), 110)
    frill = edge + np.stack([0 * u, 3.0 * wave], axis=1)
    cut.edged(np.vstack([top, frill[::-1]]), 0.18)
    cut.line(edge[5:-5] - [0, 5], 0.14, "ink")
    for k in range(33):
        i = (k + 0.5) / 33 * 109
        a, b = _at(edge, i) - [0, 5], _at(frill, i)
        cut.scratch(
            np.linspace(a, a + (b - a) * (0.5 + 0.25 * (k % 3 == 1)), 5), 0.2, 0.06, ink="ink"
        )
    scratch_strands(
        cut, Strands("36,124 30,138 20,148", "74,118 84,136 94,148", 13, 0.4), ink="ink"
    )


def bodice_buttons(cut: Cut) -> None:
    """A row of small buttons down the front."""
    cut.dots(resample(curve("23,142 15.5,154 11.6,168 11.4,182"), 6), 0.24)
