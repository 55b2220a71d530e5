"""Women's dress of 1820 to 1880 for a ``Sitter``: gowns, lace and shawls as layers; head units."""

from __future__ import annotations

import numpy as np

from generator.engraver.curves import ellipse, resample, spline
from generator.engraver.cutpaper import Cut, Layer, curve, points
from generator.engraver.menswear import SLEEVE, torso
from generator.engraver.pathdata import Points
from generator.engraver.tresses import Strands, scratch_strands


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


def shawl(cut: Cut) -> None:
    """A shawl folded across the shoulders over a white kerchief."""
    cut.piece(curve("38,116 28,130 14,144 6,160 8,172 20,170 34,158 52,146 74,138 90,130 78,116"))
    cut.piece(points("34,122 44,126 36,136 24,146 28,134"), "paper")
    cut.scratch("35,124 33,133 26,143", 0.06, 0.16, 0.06, ink="ink")
    cut.scratch("39,126 35,133 29,140", 0.06, 0.15, 0.06, ink="ink")
    for k in range(6):
        fold = [
            (78 - k * 1.5, 121 + k * 3.4),
            (62 - k * 2, 130 + k * 4.2),
            (42 - k * 3.4, 140 + k * 5.6),
            (27 - k * 3.2, 153 + k * 4.8),
        ]
        cut.scratch(_through(fold), 0.05, 0.28 - 0.02 * k, 0.05)
    for k in range(5):
        fold = [(88 + k * 4, 136 + k * 4), (84 + k * 5, 152 + k * 3), (80 + k * 6.5, 174 + k * 2)]
        cut.scratch(_through(fold), 0.05, 0.22, 0.05)


def _through(landmarks: list[tuple[float, float]]) -> Points:
    return spline(landmarks, 8)


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


def throat_ribbon(cut: Cut) -> None:
    """A narrow ribbon about the bare throat."""
    cut.scratch("33.5,113.5 46,116.5 60,115.5 74,109.5", 0.36, 0.4, 0.36)


def low_neck(cut: Cut) -> None:
    """A low neckline with a double fall of lace."""
    u = np.linspace(0, 1, 70)
    line = resample(curve("21,142 34,148 52,150 72,147 93,138"), 70)
    for k, width in enumerate((0.24, 0.2, 0.16)):
        wave = (2.0 if k == 0 else 1.4) * np.abs(np.sin(u * np.pi * (11 + k)))
        cut.line(line + np.stack([0 * u, wave + k * 4.6], axis=1), width)
    for k in range(26):
        a = _at(line, (k + 0.5) / 26 * 69)
        down = np.array([[0, 1]]) * np.linspace(2.6, 8.5 + k % 2, 5)[:, None]
        cut.scratch(a + down, 0.18, 0.05)


def pearls(cut: Cut) -> None:
    """A string of pearls."""
    cut.dots(resample(curve("33.5,116 44,121 58,120.5 76,112"), 17), 0.27)


def bodice_buttons(cut: Cut) -> None:
    """A row of small buttons down the front."""
    cut.dots(resample(curve("23,142 15.5,154 11.6,168 11.4,182"), 6), 0.24)
