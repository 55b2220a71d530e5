"""Grounds about a house: a path, water, a bank, and the shadow it casts."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from engraver.nations.houses.plot import HEIGHT, WIDTH
from engraver.technique.curves import spline
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import crossings, hatch
from engraver.technique.swell import swell


def shadow(plate: Plate, outline: ArrayLike, tone: float = 0.85) -> None:
    """The shadow on the ground inside the outline (mm): level rules, heaviest at the house."""
    # A shadow that would leave the plate ends before its edge.
    area = np.clip(np.asarray(outline, dtype=float), 0.8, (WIDTH - 0.8, HEIGHT - 0.6))
    left, right = area[:, 0].min(), area[:, 0].max()

    def dark(x: Points, _y: Points) -> Points:
        return np.asarray(tone * np.clip(1.25 - (x - left) / (right - left), 0.2, 1))

    hatch(plate, area, dark, gap=0.46, ink="soft")


def water(
    plate: Plate, top: float, bottom: float, seed: int, dark: tuple[float, float] = (0, 0)
) -> None:
    """Still water from edge to edge: level ripples, wider apart towards the viewer.

    They are darker between ``dark`` (mm).
    """
    rng = np.random.default_rng(seed)
    ripples = []
    y = top
    while y < bottom:
        near = (y - top) / (bottom - top)
        x = np.linspace(0.2, WIDTH - 0.2, 120)
        wave = np.sin(x * (1.5 - 0.8 * near) + 9 * rng.random()) + 0.7 * np.sin(
            x * 0.43 + 7 * rng.random()
        )
        shaded = (x > dark[0]) & (x < dark[1])
        width = np.clip(0.16 * wave + np.where(shaded, 0.22 * (1 - near) + 0.06, 0.02), 0, 0.34)
        ripples.append(swell(np.stack([x, y + 0.06 * wave], axis=1), width, lift=0.12))
        y += 0.5 + 0.35 * near
    plate.fill("".join(ripples), "soft")


def path(plate: Plate, left: ArrayLike, right: ArrayLike, seed: int = 1) -> None:
    """A trodden path between two edges, each through its points (mm), from the door outwards."""
    a, b = spline(left, 8), spline(right, 8)
    plate.fill(polygon(np.vstack([a, b[::-1]])), "paper")
    for edge in (a, b):
        plate.fill(swell(edge, np.linspace(0.13, 0.3, len(edge))))
    rng = np.random.default_rng(seed)
    pebbles = []
    for _ in range(7):
        i, q = rng.integers(2, len(a) - 1), 0.15 + 0.6 * rng.random()
        spot = a[i] * (1 - q) + b[i] * q
        pebbles.append(polyline([spot, np.add(spot, (0.5 + 0.5 * rng.random(), 0.0))]))
    plate.stroke("".join(pebbles), 0.18)


def bank(plate: Plate, edge: ArrayLike, foot: float, lines: int = 4) -> None:
    """The edge of raised ground through these points (mm), hatched down to ``foot``."""
    crest = spline(edge, 10)
    plate.fill(swell(crest, 0.3))
    area = np.vstack([crest, [(crest[-1, 0], foot), (crest[0, 0], foot)]])
    for y in np.linspace(crest[:, 1].min() + 0.5, foot, lines).tolist():
        ends = crossings(area, y)
        marks = (polyline([(a, y), (b, y)]) for a, b in zip(ends[::2], ends[1::2], strict=False))
        plate.stroke("".join(marks), 0.2)
