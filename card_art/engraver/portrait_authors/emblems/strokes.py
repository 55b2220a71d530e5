"""Strokes that the emblems share: a pen line, a shaded piece, level rules of ground and water."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from engraver.portrait_authors.emblems.setting import level_rules
from engraver.technique.curves import resample
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import Tone, hatch
from engraver.technique.solids import rim
from engraver.technique.swell import swell

#: Once round, in radians.
TURN = np.linspace(0, 2 * math.pi, 49)[:-1]
#: The two edges of a strip, each (n, 2) mm.
Edges = tuple[Points, Points]


def pen(plate: Plate, path: ArrayLike, *widths: float, ink: str = "ink") -> None:
    """A line along the path whose widths (mm) are given from its start to its end."""
    line = np.asarray(path, dtype=float)
    line = resample(line, 4 * len(widths) + 8) if len(line) < 9 else line
    share = np.linspace(0, 1, len(line))
    width = np.interp(share, np.linspace(0, 1, len(widths)), widths)
    plate.fill(swell(line, width, lift=0.02), ink)


def piece(
    plate: Plate,
    outline: ArrayLike,
    tone: Tone | float = 0.0,
    *,
    fill: str = "paper",
    angle: float = 0.0,
    gap: float = 0.38,
    edge: tuple[float, float] = (0.16, 0.34),
) -> None:
    """A closed piece: its fill, its shade as ruled lines (``angle`` in degrees), its rim in mm."""
    area = np.asarray(outline, dtype=float)
    plate.fill(polygon(area), fill)
    if callable(tone) or tone:
        hatch(plate, area, tone, angle=math.radians(angle), gap=gap)
    rim(plate, resample(np.vstack([area, area[:1]]), 6 * len(area) + 1)[:-1], *edge)


def flat(plate: Plate, outline: ArrayLike, fill: str = "paper", width: float = 0.2) -> None:
    """A closed piece of one ink with an even outline of ``width`` mm."""
    data = polygon(outline)
    plate.shape(data, fill=fill, stroke="ink", width=width, round_ends=True)


def band(path: ArrayLike, *half: float) -> Points:
    """The closed outline of a strip along the path; half widths (mm) from its start to its end."""
    a, b = edges(path, *half)
    return np.vstack([a, b[::-1]])


def edges(path: ArrayLike, *half: float) -> Edges:
    """The left and the right edge of a strip along the path, half widths in mm."""
    line = np.asarray(path, dtype=float)
    step = np.gradient(line, axis=0)
    side = np.stack([step[:, 1], -step[:, 0]], axis=1) / np.hypot(*step.T)[:, None]
    wide = np.interp(np.linspace(0, 1, len(line)), np.linspace(0, 1, len(half)), half)
    return line + side * wide[:, None], line - side * wide[:, None]


def rules(
    plate: Plate,
    box: tuple[float, float, float, float],
    seed: int,
    *,
    pitch: float = 0.62,
    weight: float = 0.24,
    cover: float = 0.5,
    ink: str = "ink",
) -> None:
    """Level strokes in the box (left, top, right, bottom in mm), broken, thinning to the sides.

    ``weight`` is their greatest width in mm, ``cover`` the share of the level that they fill.
    """
    rng = np.random.default_rng(seed)
    left, top, right, bottom = box
    x = np.linspace(left, right, max(24, int((right - left) / 0.25)))
    levels = np.arange(top, bottom, pitch).tolist()
    tones = []
    for k in range(len(levels)):
        first, last = rng.random(2) * 0.14 * (right - left)
        phase = rng.random(3) * 6.28
        wave = np.sin(x * 0.55 + phase[0]) + np.sin(x * 0.23 + phase[1] + k) * 0.8
        wave = wave + 0.5 * np.sin(x * 1.3 + phase[2]) + 3.2 * (cover - 0.5)
        edge = np.minimum(x - left - first, right - last - x) / (0.16 * (right - left))
        tones.append(weight / pitch * np.clip(wave, 0, 1) ** 0.7 * np.clip(edge, 0, 1) ** 0.6)
    plate.fill(level_rules(x, levels, tones, pitch), ink)


def tuft(plate: Plate, x: float, y: float, high: float, blades: int = 5) -> None:
    """A tuft of grass rooted at (x, y), ``high`` mm tall."""
    v = np.linspace(0, 1, 7)
    for k in range(blades):
        lean = (k - (blades - 1) / 2) / max(1, (blades - 1) / 2)
        tall = high * (1 - 0.3 * abs(lean) + 0.12 * (k % 2))
        blade = np.stack([x + high * lean * (0.15 + 0.6 * v * v), y - tall * v], 1)
        pen(plate, blade, 0.28, 0.2, 0.12)


def shadow(plate: Plate, x: float, y: float, half: float, deep: float, seed: int = 1) -> None:
    """A shadow on the ground about (x, y): level strokes that join in its middle; sizes in mm."""
    rng = np.random.default_rng(seed)
    n = max(2, round(2 * deep / 0.38))
    pitch = 2 * deep / n
    along = np.linspace(x - 1.15 * half, x + 1.15 * half, int(9 * half))
    levels, tones = [], []
    for i in range(n):
        level = -1 + 2 * (i + 0.5) / n
        reach = half * math.sqrt(1 - level * level) * (0.86 + 0.24 * rng.random())
        middle = x + half * 0.08 * (rng.random() - 0.5)
        levels.append(y + deep * level)
        tones.append(np.clip(1.6 * (1 - np.abs(along - middle) / reach), 0, 1) ** 0.8)
    bed = np.stack([x + half * np.cos(TURN), y + (deep + 0.3) * np.sin(TURN)], axis=1)
    plate.fill(polygon(bed), "paper")
    plate.fill(level_rules(along, levels, tones, pitch))


def knob(plate: Plate, where: ArrayLike, r: float, fill: str = "ink", width: float = 0.0) -> None:
    """A disc of radius r mm about a place, outlined when ``width`` is given."""
    x, y = np.asarray(where, dtype=float).tolist()
    plate.disc(x, y, r, fill=fill, stroke="ink" if width else "", width=width)
