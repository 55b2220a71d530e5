"""What tells a country about a house: palms, hills, water, dunes and the round shadow of a dome."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from generator.engraver.curves import bezier, ellipse, normals, spline
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.solids import hatch
from generator.engraver.swell import swell


def round_shadow(plate: Plate, x: float, y: float, wide: float, tall: float) -> None:
    """The shadow that a round house casts to the right of (x, y), ``wide`` and ``tall`` mm."""
    area = ellipse(x, y, wide, tall)
    hatch(plate, area, lambda px, _py: 0.8 * np.clip(1.1 - (px - x) / wide, 0.25, 1), gap=0.36)


def palm(plate: Plate, foot: ArrayLike, crown: ArrayLike, reach: float, lean: float = 0.6) -> None:
    """A palm from foot to crown (mm), its fronds ``reach`` mm long, bent by ``lean`` mm."""
    low, high = np.asarray(foot, dtype=float), np.asarray(crown, dtype=float)
    stem = bezier(low, low * 0.6 + high * 0.4 + (lean, 0), high * 0.8 + low * 0.2, high, 24)
    side = normals(stem)
    half = np.linspace(0.42, 0.26, 24)[:, None]
    plate.shape(
        polygon(np.vstack([stem - side * half, (stem + side * half)[::-1]])),
        fill="paper", stroke="ink", width=0.15,
    )  # fmt: skip
    rings = [polyline([stem[i] - side[i] * 0.05, stem[i] + side[i] * half[i]]) for i in range(1, 23, 2)]
    plate.stroke("".join(rings), 0.24)
    turns = (0.05, 3.1, -0.55, -2.6, 0.6, 2.55, -1.1, -2.05, -1.57)
    for k, turn in enumerate(turns):
        _frond(plate, high, turn, reach * (0.86 + 0.14 * math.cos(3.1 * k)))


def _frond(plate: Plate, crown: Points, turn: float, reach: float) -> None:
    """One frond: a bent rib with leaflets that hang from both its sides."""
    way = np.array([math.cos(turn), math.sin(turn)])
    tip = crown + way * reach + (0, 0.42 * reach)
    rib = bezier(crown, crown + way * reach * 0.4 - (0, 0.22 * reach), tip - (0, 0.42 * reach), tip, 15)
    share = np.linspace(0, 1, 15)
    side = normals(rib)
    spread = (0.11 * reach * np.sin(np.pi * share**0.75))[:, None]
    teeth = np.where(np.arange(15) % 2, 1.0, 0.42)[:, None]
    outline = np.vstack([rib + side * spread * teeth, (rib - side * spread * teeth)[::-1]])
    plate.fill(polygon(outline), "ink")
    plate.fill(swell(rib[:11], np.linspace(0.2, 0.14, 11)), "paper")


def hills(plate: Plate, crest: ArrayLike, foot: float, seed: int = 1, ink: str = "soft") -> None:
    """A ridge of hills through the places (mm), ruled down their shaded flanks to level ``foot``."""
    line = spline(crest, 10)
    plate.fill(polygon(np.vstack([line, [(line[-1, 0], foot), (line[0, 0], foot)]])), "paper")
    plate.fill(swell(line, 0.16), ink)
    slope = np.gradient(line[:, 1], line[:, 0])
    rng = np.random.default_rng(seed)
    last, strokes = -9.0, []
    for i in range(4, len(line) - 4):
        if slope[i] < 0.08 or line[i, 0] - last < 0.62:
            continue
        last = float(line[i, 0])
        long = min((foot - line[i, 1]) * 0.8, 0.8 + 4.5 * slope[i] * (0.6 + 0.5 * rng.random()))
        end = line[i] + np.array([0.55, 1.0]) * long
        strokes.append(swell(np.linspace(line[i] + (0, 0.1), end, 8), np.linspace(0.26, 0.08, 8)))
    plate.fill("".join(strokes), ink)


def water(plate: Plate, left: float, right: float, top: float, bottom: float, seed: int) -> None:
    """Still water between these limits (mm): level strokes, longer and wider apart when near."""
    rng = np.random.default_rng(seed)
    marks, y = [], top
    while y < bottom:
        near = (y - top) / (bottom - top)
        x = left + 3 * rng.random() + 2.4 * near * near
        while x < right - 2.4 * near * near:
            long = (1.2 + 3.6 * near) * (0.5 + rng.random())
            u = np.linspace(0, 1, 9)
            end = min(x + long, right)
            course = np.stack([x + (end - x) * u, y + 0 * u], axis=1)
            marks.append(swell(course, (0.16 + 0.1 * near) * np.sin(np.pi * u) ** 0.5))
            x = end + 0.9 + 2.6 * rng.random()
        y += 0.55 + 0.3 * near
    plate.fill("".join(marks))


def reeds(plate: Plate, x: float, y: float, n: int, tall: float, seed: int) -> None:
    """A clump of ``n`` reeds standing at (x, y), ``tall`` mm high."""
    rng = np.random.default_rng(seed)
    marks = []
    for k in range(n):
        lean, high = (k / max(n - 1, 1) - 0.5) * 0.9, tall * (0.6 + 0.4 * rng.random())
        v = np.linspace(0, 1, 8)
        foot = x + (k - n / 2) * 0.42
        blade = np.stack([foot + lean * high * 0.5 * v * v, y - high * v], axis=1)
        marks.append(swell(blade, np.linspace(0.26, 0.08, 8)))
    plate.fill("".join(marks))


def jar(plate: Plate, x: float, y: float, size: float, fill: str = "paper") -> None:
    """A round-bellied jar standing at (x, y), ``size`` mm high."""
    v = np.linspace(0, 1, 24)
    half = size * np.interp(v, (0, 0.12, 0.4, 0.6, 0.84, 0.93, 1), (0.2, 0.34, 0.5, 0.46, 0.2, 0.2, 0.28))
    left, right = (np.stack([x + s * half, y - v * size], axis=1) for s in (-1, 1))
    ring = np.vstack([left, right[::-1]])

    def tone(px: Points, _py: Points) -> Points:
        return np.asarray(np.clip(0.34 + 0.95 * (px - x) / size, 0, 0.9))

    hatch(plate, ring, tone, gap=0.36, paper=fill, edge=0.2)


def baobab(plate: Plate, x: float, foot: float, tall: float) -> None:
    """A baobab in the dry season: a trunk like a cask, short boughs, hardly a leaf."""
    v = np.linspace(0, 1, 20)
    half = tall * (0.17 - 0.075 * v + 0.06 * (1 - v) ** 6)
    y = foot - 0.62 * tall * v
    left, right = (np.stack([x + s * half, y], axis=1) for s in (-1, 1))
    for lean, start, reach in ((-1, 0.5, 0.34), (-0.45, 0.56, 0.44), (0.1, 0.58, 0.48), (0.55, 0.56, 0.42), (1, 0.48, 0.34)):
        base = np.array([x + lean * tall * 0.07, foot - tall * start])
        tip = base + np.array([lean * tall * 0.3, -tall * reach])
        bough = bezier(base, base + (lean * tall * 0.2, -tall * 0.05), tip + (-lean * 0.4, 1.2), tip, 14)
        plate.fill(swell(bough, np.linspace(0.11 * tall, 0.2, 14)))
        for share, side in ((7, -1), (9, 1), (11, -1)):
            twig = np.array([bough[share], bough[share] + (side * tall * 0.08, -tall * 0.1)])
            plate.fill(swell(np.linspace(twig[0], twig[1], 6), np.linspace(0.34, 0.14, 6)))
    ring = np.vstack([left, right[::-1]])
    hatch(plate, ring, lambda px, _py: np.clip(0.3 + 2.4 * (px - x) / tall, 0, 0.85), angle=math.pi / 2, gap=0.38, paper="paper", edge=0.2)
