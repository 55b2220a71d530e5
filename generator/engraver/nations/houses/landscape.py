"""What stands about a house: ruled sky, trees in rounded masses, turf and cast shadow."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from generator.engraver.pathdata import Points, polygon
from generator.engraver.plate import Plate
from generator.engraver.solids import hatch
from generator.engraver.swell import swell


def sky(plate: Plate, left: float, right: float, top: float, bottom: float, seed: int) -> None:
    """Heaps of white cloud between these limits (mm), outlined above and ruled level below."""
    rng = np.random.default_rng(seed)
    near = 1 if rng.random() < 0.5 else -1
    for side, half in ((near, 0.25 + 0.05 * rng.random()), (-near, 0.13 + 0.06 * rng.random())):
        wide = (right - left) * half
        x = (left + right) / 2 + side * ((right - left) / 2 - wide - 2 * rng.random())
        base = top + (bottom - top) * (0.3 + 0.4 * rng.random())
        _cloud(plate, (x, base), wide, rng)


def _cloud(plate: Plate, foot: tuple[float, float], half: float, rng: np.random.Generator) -> None:
    """One heap of cloud on a level base, ``half`` mm to each side of its foot."""
    x = np.linspace(-half, half, 161)
    crest = np.zeros(len(x))
    peak = 0.5 * (rng.random() - 0.5)
    for middle in np.linspace(-0.74, 0.74, 5) + 0.1 * rng.random(5):
        wide = half * (0.24 + 0.14 * rng.random())
        high = wide * (0.45 + 0.75 * (1 - abs(middle - peak)) ** 2)
        lobe = np.sqrt(np.clip(1 - ((x - half * middle) / wide) ** 2, 0, 1)) * high
        crest = np.maximum(crest, lobe)
    edge = np.stack([x + foot[0], foot[1] - crest], axis=1)
    lines = [swell(edge, np.where(crest > 0.12, 0.2, 0), flatness=0.03)]
    for j in range(4):
        y = foot[1] - 0.2 + 0.72 * j
        start, end = -half * (0.96 - 0.3 * rng.random()), half * (1.0 - 0.3 * rng.random())
        course = np.linspace((foot[0] + start + j, y), (foot[0] + end + 0.6 * j, y), 12)
        lines.append(swell(course, 0.26 * np.sin(np.linspace(0.2, 2.95, 12)) ** 0.6))
    plate.fill("".join(lines), "soft")


def tree(plate: Plate, x: float, y: float, wide: float, tall: float, seed: int) -> None:
    """A broad-leaved tree whose crown is centred on (x, y), ``wide`` and ``tall`` mm to each side.

    Rounded masses of leaves, each ruled on the side away from the light.
    """
    rng = np.random.default_rng(seed)
    ring = np.linspace(0.3, 2 * math.pi + 0.3, 9)[:-1]
    masses = [(0.72 * math.cos(a), 0.7 * math.sin(a), 0.3 + 0.1 * rng.random()) for a in ring]
    masses += [(0.34 * math.cos(a), 0.3 * math.sin(a), 0.36) for a in ring[::2] + 0.5]
    for u, v, r in sorted(masses, key=lambda mass: mass[1]):
        _leaves(plate, (x + wide * u, y + tall * v), (wide * r, tall * r * 0.8), rng)


def _leaves(
    plate: Plate, middle: tuple[float, float], radii: tuple[float, float], rng: np.random.Generator
) -> None:
    """One mass of leaves: a scalloped edge, open towards the light, ruled below."""
    turn = np.linspace(0, 2 * math.pi, 81)
    lobes = max(5, round(2.6 * math.sqrt(radii[0] * radii[1])) + 4)
    wave = 0.9 + 0.17 * np.abs(np.sin((turn + 6 * rng.random()) * lobes / 2))
    edge = np.stack([np.cos(turn), np.sin(turn)], axis=1) * wave[:, None] * radii + middle

    def tone(px: Points, py: Points) -> Points:
        u, v = (px - middle[0]) / radii[0], (py - middle[1]) / radii[1]
        return np.asarray(np.clip(0.34 + 0.36 * u + 0.5 * v, 0, 0.72))

    hatch(plate, edge[:-1], tone, gap=0.4, paper="paper")
    plate.fill(swell(edge, np.clip(0.16 + 0.1 * np.cos(turn - 0.8), 0.1, 0.3)))


def trunk(plate: Plate, x: float, top: float, foot: float, wide: float) -> None:
    """A tree's trunk from level ``top`` to ``foot``, ``wide`` mm thick, spreading at the root."""
    down = np.linspace(0, 1, 16)
    half = wide / 2 * (0.8 + 0.2 * down + 0.7 * down**6)
    y = top + (foot - top) * down
    sides = [np.stack([x + sign * half, y], axis=1) for sign in (-1, 1)]
    plate.shape(
        polygon(np.vstack([sides[0], sides[1][::-1]])), fill="paper", stroke="ink", width=0.16
    )
    bark = (
        swell(
            sides[0] * (1 - q) + sides[1] * q,
            0.34 * q * wide * (0.7 + 0.3 * np.sin(7 * down + 9 * q)),
        )
        for q in (0.35, 0.6, 0.82)
    )
    plate.fill("".join(bark))


def conifer(plate: Plate, x: float, foot: float, wide: float, tall: float) -> None:
    """A cedar or fir ``tall`` mm high: tiers of drooping boughs, dark to the right."""
    plate.fill(
        polygon(
            [(x - 0.35, foot), (x - 0.2, foot - tall), (x + 0.2, foot - tall), (x + 0.35, foot)]
        )
    )
    tiers = max(4, round(tall / 1.9))
    for k in range(tiers, 0, -1):
        q = k / tiers
        skirt = foot - tall * 0.08 - tall * 0.9 * (1 - q) ** 1.1
        _tier(plate, x, skirt, wide * (0.16 + 0.84 * q**0.9), tall / tiers * 1.9, 3 + k)


def _tier(plate: Plate, x: float, skirt: float, half: float, deep: float, boughs: int) -> None:
    """One tier: a cone with a ragged hem of ``boughs`` tips each side, hanging at ``skirt``."""
    t = np.linspace(-1, 1, 4 * boughs + 1)
    tip = np.where(np.arange(len(t)) % 2 == 0, 1.0, 0.35)
    hem = np.stack(
        [x + half * t, skirt - 0.3 * deep * t * t * 0.4 - 0.34 * deep * (1 - tip)], axis=1
    )
    top = np.array([x, skirt - deep])
    plate.shape(polygon(np.vstack([hem, top])), fill="paper", stroke="ink", width=0.14)
    needles = []
    for u, end in zip(t[1:-1:2], hem[1:-1:2], strict=True):
        start = top * 0.72 + end * 0.28
        needles.append(swell(np.linspace(start, end, 6), np.linspace(0.06, 0.2 + 0.22 * u, 6)))
    plate.fill("".join(needles))


def turf(
    plate: Plate, left: float, right: float, top: float, bottom: float, n: int, seed: int
) -> None:
    """Strokes of ground and tufts of grass, sparser and longer towards the viewer."""
    rng = np.random.default_rng(seed)
    middle, half = (left + right) / 2, (right - left) / 2
    marks = []
    for i in range(n):
        near = rng.random() ** 1.3
        x, y = middle + half * (2 * rng.random() - 1), top + (bottom - top) * near
        if abs(x - middle) / half > 1 - 0.3 * near * near:
            continue
        marks.append(_tuft(x, y, 0.5 + 0.6 * near) if i % 3 == 0 else _streak(x, y, near, rng))
    plate.fill("".join(marks))


def _streak(x: float, y: float, near: float, rng: np.random.Generator) -> str:
    half = (0.7 + 1.7 * near) * (0.5 + rng.random())
    u = np.linspace(-1, 1, 9)
    return swell(np.stack([x + half * u, y + 0.04 * u], 1), 0.17 * (1 - u * u), flatness=0.03)


def _tuft(x: float, y: float, high: float) -> str:
    v = np.linspace(0, 1, 6)
    blades = (
        np.stack([x + lean * high * (0.25 + 0.5 * v * v), y - high * v * (1 - 0.2 * abs(lean))], 1)
        for lean in (-1, -0.2, 0.7)
    )
    return "".join(swell(blade, np.linspace(0.22, 0.06, 6), lift=0.05) for blade in blades)


def cast_shadow(plate: Plate, outline: Sequence[Sequence[float]] | Points) -> None:
    """The shadow of a house on the ground: level rules that fade with the distance."""
    area = np.asarray(outline, dtype=float)
    left, right = area[:, 0].min(), area[:, 0].max()
    hatch(
        plate, area, lambda x, _y: 0.75 * np.clip(1.1 - (x - left) / (right - left), 0, 1), gap=0.36
    )


def smoke(plate: Plate, x: float, y: float) -> None:
    """Smoke that rises from (x, y) and drifts to the right in three curling strands."""
    wisps = []
    for k, (sway, drift) in enumerate(((0.9, 3.2), (1.3, 4.6), (0.6, 2.2))):
        t = np.linspace(0, 1, 40)
        px = x - 0.45 + 0.45 * k + drift * t**1.5 + sway * np.sin(7 * t + 0.8 * k) * t**0.8 * 0.7
        py = y - (4.4 - 0.7 * k) * t**0.85
        wisps.append(swell(np.stack([px, py], axis=1), 0.42 * np.sin(np.linspace(0.25, 3.0, 40))))
    plate.fill("".join(wisps), "soft")
