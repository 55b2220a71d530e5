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
    half = (np.linspace(0.44, 0.28, 24) + 0.3 * np.linspace(1, 0, 24) ** 8)[:, None]
    trunk = polygon(np.vstack([stem - side * half, (stem + side * half)[::-1]]))
    plate.shape(trunk, fill="paper", stroke="ink", width=0.16)
    plate.fill(polygon(np.vstack([stem + side * half * 0.2, (stem + side * half)[::-1]])))
    rings = [
        polyline([stem[i] - side[i] * half[i], stem[i] + side[i] * 0.1]) for i in range(2, 23, 3)
    ]
    plate.stroke("".join(rings), 0.16)
    for k, turn in enumerate((0.1, 3.0, -0.4, -2.75, 0.62, 2.5, -0.85, -2.25, -1.3, -1.8)):
        _frond(plate, high, turn, reach * (0.9 + 0.1 * math.cos(3.1 * k)))
    for x, y in ((-0.5, 0.35), (0.5, 0.45), (0.0, 0.75)):
        plate.disc(high[0] + x, high[1] + y, 0.42, fill="paper", stroke="ink", width=0.18)


def _frond(plate: Plate, crown: Points, turn: float, reach: float) -> None:
    """One frond: a bent rib with leaflets that hang from both its sides."""
    way = np.array([math.cos(turn), math.sin(turn)])
    droop = np.array([0, reach * (0.16 + 0.4 * way[0] ** 2)])
    tip = crown + way * reach + droop
    bow = np.array([0, 0.2 * reach * abs(way[0])])
    rib = bezier(crown, crown + way * reach * 0.4 - bow, tip - droop * 0.8, tip, 21)
    share = np.linspace(0, 1, 21)
    side = normals(rib)
    spread = (0.15 * reach * np.sin(np.pi * share**0.7))[:, None]
    teeth = np.where(np.arange(21) % 2, 1.0, 0.3)[:, None]
    back = np.roll(rib, 1, axis=0)
    back[0] = rib[0]
    outline = np.vstack([back + side * spread * teeth, (back - side * spread * teeth)[::-1]])
    outline[20:22] = tip
    plate.shape(polygon(outline), fill="ink", stroke="paper", width=0.13)
    plate.fill(polygon(outline))


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
    half = size * np.interp(
        v, (0, 0.12, 0.4, 0.6, 0.84, 0.93, 1), (0.2, 0.34, 0.5, 0.46, 0.2, 0.2, 0.28)
    )
    left, right = (np.stack([x + s * half, y - v * size], axis=1) for s in (-1, 1))
    ring = np.vstack([left, right[::-1]])

    def tone(px: Points, _py: Points) -> Points:
        return np.asarray(np.clip(0.34 + 0.95 * (px - x) / size, 0, 0.9))

    hatch(plate, ring, tone, gap=0.36, paper=fill, edge=0.2)
