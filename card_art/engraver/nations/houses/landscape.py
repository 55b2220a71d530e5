"""Landscape about a house: ruled sky, trees in rounded masses, turf and cast shadow."""

from __future__ import annotations

import numpy as np

from engraver.technique.plate import Plate
from engraver.technique.swell import swell


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


def rooted(plate: Plate, x: float, foot: float, long: float) -> None:
    """The ground at the foot of a tree at (x, foot): its shadow, ``long`` mm to the right."""
    course = np.linspace((x - 0.8, foot + 0.1), (x + long, foot + 0.1), 11)
    plate.fill(swell(course, 0.42 * np.sin(np.linspace(0.4, 3.0, 11))))


def smoke(plate: Plate, x: float, y: float) -> None:
    """Smoke that rises from (x, y) and drifts to the right in three curling strands."""
    wisps = []
    for k, (sway, drift) in enumerate(((0.9, 3.2), (1.3, 4.6), (0.6, 2.2))):
        t = np.linspace(0, 1, 40)
        px = x - 0.45 + 0.45 * k + drift * t**1.5 + sway * np.sin(7 * t + 0.8 * k) * t**0.8 * 0.7
        py = y - (4.4 - 0.7 * k) * t**0.85
        wisps.append(swell(np.stack([px, py], axis=1), 0.42 * np.sin(np.linspace(0.25, 3.0, 40))))
    plate.fill("".join(wisps), "soft")
