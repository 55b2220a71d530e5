"""Setting of an emblem: a ruled sky that fades into the card, ground, grass and water."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from engraver.technique import burin
from engraver.technique.pathdata import Points
from engraver.technique.plate import Plate
from engraver.technique.ruling import Tone
from engraver.technique.swell import swell

#: From this tone on neighboring level rules run together.
_SOLID = 0.87
#: An oval on the plate in mm: middle and half axes.
Oval = tuple[float, float, float, float]


def level_rules(x: Points, levels: Sequence[float], tones: Sequence[Points], pitch: float) -> str:
    """Level rules over the places x, ``pitch`` mm apart, as wide as the tones (0 to 1) are dark.

    Every rule leaves the narrowest gap to the next; where two neighbors are almost black the gap
    is filled, so that no hairline of paper stays in a shadow.
    """
    widest = max(pitch - burin.gap(), burin.line())
    lines = [
        swell(_level(x, y), np.minimum(tone * pitch, widest), lift=0.09, flatness=0.03)
        for y, tone in zip(levels, tones, strict=True)
    ]
    for (y, tone), (below, other) in pairwise(zip(levels, tones, strict=True)):
        black = np.minimum(tone, other) >= _SOLID
        bridge = np.where(black, burin.gap() + 0.08, 0)
        lines.append(swell(_level(x, (y + below) / 2), bridge, flatness=0.03))
    return "".join(lines)


def _level(x: Points, y: float) -> Points:
    return np.stack([x, np.full_like(x, y)], axis=1)


def sky(
    plate: Plate,
    oval: Oval,
    tone: Tone,
    *,
    gap: float = 0.42,
    foot: float = 30.0,
    soft: float = 0.35,
    square: float = 2.0,
    ink: str = "ink",
) -> None:
    """Level rules within the oval down to the level ``foot``, as wide as the tone is dark.

    They fade over the outer share ``soft`` of the oval; a ``square`` above 2 fills its corners.
    """
    x0, y0, rx, ry = oval
    x = np.linspace(x0 - rx, x0 + rx, int(rx * 8))
    levels = np.arange(y0 - ry + gap, min(foot, y0 + ry), gap).tolist()
    tones = []
    for k, y in enumerate(levels):
        half = rx * max(0.0, 1 - abs((y - y0) / ry) ** square) ** (1 / square)
        half *= 1 - 0.05 * abs(np.sin(k * 2.3)) - 0.04 * abs(np.sin(k * 5.1 + 1))
        fade = np.clip((1 - np.abs(x - x0) / max(half, 0.1)) / soft, 0, 1) ** 0.7
        tones.append(np.clip(np.asarray(tone(x, np.full_like(x, y))), 0, 1) * fade * (half >= 1))
    plate.fill(level_rules(x, levels, tones, gap), ink)


def ground(
    plate: Plate,
    x: float,
    y: float,
    half: float,
    rows: int = 5,
    *,
    gap: float = 0.55,
    weight: float = 0.3,
) -> None:
    """Level strokes about (x, y), ``half`` mm to each side, that break and shorten downwards."""
    strokes = []
    for k in range(rows):
        reach = half * (1 - (k / (rows + 1)) ** 1.6)
        shift = 1.3 * np.sin(k * 2.7)
        u = np.linspace(-1, 1, 60)
        broken = np.clip(0.55 + 0.75 * np.sin(u * (4.1 + k) + 2.1 * k), 0, 1)
        width = weight * (1 - 0.6 * k / rows) * (1 - u * u) ** 0.5 * broken
        line = np.stack([x + shift + reach * u, np.full_like(u, y + gap * k)], axis=1)
        strokes.append(swell(line, width, lift=0.08, flatness=0.03))
    plate.fill("".join(strokes))


def shadow(plate: Plate, x: float, y: float, half: float, rows: int = 4, gap: float = 0.38) -> None:
    """The shadow of a thing to the right on level ground, from (x, y) mm: rules that fade."""
    along = np.linspace(x - 0.3 * rows, x + half, int(6 * half) + 12)
    levels = [y + gap * k for k in range(rows)]
    tones = []
    for k in range(rows):
        u = (along - x + 0.3 * k) / (half * (1 - 0.22 * k * k / rows))
        tones.append(0.95 * np.where(u >= 0, np.clip(1 - u, 0, 1), 0) ** 0.6)
    plate.fill(level_rules(along, levels, tones, gap))


def grass(plate: Plate, places: list[tuple[float, float, float]]) -> None:
    """Tufts of grass at (x, y), each so many mm high."""
    blades = []
    v = np.linspace(0, 1, 8)
    for x, y, high in places:
        for lean in (-0.95, -0.45, 0.05, 0.5, 1.0):
            tall = high * (1 - 0.28 * abs(lean))
            blade = np.stack([x + lean * high * (0.2 + 0.55 * v**2), y - tall * v], axis=1)
            blades.append(swell(blade, np.linspace(0.3, 0.08, 8), lift=0.05, flatness=0.03))
    plate.fill("".join(blades))


def water(
    plate: Plate,
    area: tuple[float, float, float, float],
    *,
    seed: int = 1,
    gap: float = 0.55,
    dark: Tone | float = 0.5,
) -> None:
    """Ripples in the oblong (left, top, right, foot): level strokes that swell and break off.

    They fade to the sides and lie farther apart towards the viewer.
    """
    left, top, right, foot = area
    rng = np.random.default_rng(seed)
    middle, half = (left + right) / 2, (right - left) / 2
    strokes, y, k = [], top, 0
    while y < foot:
        deep = (y - top) / (foot - top)
        x = np.linspace(left, right, 150)
        drift = 6.28 * rng.random()
        wave = np.sin(x * (1.5 - 0.9 * deep) + drift) + 0.7 * np.sin(x * 0.53 + 2.2 * drift)
        fade = np.clip((1 - np.abs(x - middle) / half) / (0.3 + 0.4 * deep), 0, 1)
        line = np.stack([x, y + 0.1 * (0.4 + deep) * wave], axis=1)
        tone: Points | float = np.asarray(dark(line[:, 0], line[:, 1])) if callable(dark) else dark
        width = (0.12 + 0.42 * tone) * (0.45 + 0.4 * wave) * fade
        strokes.append(swell(line, np.clip(width, 0, gap - burin.gap()), lift=0.1, flatness=0.03))
        k += 1
        y += gap * (1 + 0.5 * deep)
    plate.fill("".join(strokes))


def star(plate: Plate, x: float, y: float, r: float, ink: str = "paper") -> None:
    """A star of four long rays and four short ones, r mm."""
    turn = np.linspace(0, 2 * np.pi, 16, endpoint=False)
    reach = np.tile([1.0, 0.26, 0.5, 0.26], 4) * r
    data = np.stack([x + reach * np.sin(turn), y - reach * np.cos(turn)], axis=1)
    steps = "L".join(f"{px * 100:.0f} {py * 100:.0f}" for px, py in data)
    plate.fill(f"M{steps}Z", ink)
