"""Hair in cut paper: an outline of locks, and strands or curls scratched into it.

A ``Tress`` is one mass of hair in head units; beards, heads of hair, buns and fur are all tresses.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique import burin
from engraver.technique.curves import normals, resample, signed_area, spline
from engraver.technique.cutpaper import Cut, Layer, curve, inside, points, written
from engraver.technique.pathdata import Points
from engraver.technique.swell import swell

#: Distance of neighboring strands where they lie widest, and the least ink left between, in mm.
PITCH, FURROW = 0.36, 0.1


@dataclass(frozen=True, slots=True)
class Strands:
    """A bundle of strands between two guide curves (landmarks in head units)."""

    first: str
    last: str
    n: int
    peak: float = 0.45  #: where along a strand the light falls, 0 to 1

    def moved(self, across: float) -> Strands:
        """The same strands, moved by head units towards the back."""
        return replace(self, first=_moved(self.first, across), last=_moved(self.last, across))


@dataclass(frozen=True, slots=True)
class Tress:
    """A mass of hair: outline landmarks, how it curls at the edge, what light falls on it."""

    outline: str
    lock: float = 0.0  #: height of the scallops of its edge in head units; 0 leaves it smooth
    locks: int = 0  #: how many scallops go round the outline
    strands: tuple[Strands, ...] = ()
    curls: int = 0  #: how many curls are scratched in, instead of strands or with them

    def worn(self, *, silver: float = 0.0, seed: int = 2, halo: float = 0.0) -> Layer:
        """A layer that wears it: ``silver`` 0 dark to 1 white, ``halo`` mm of paper round it."""

        def layer(cut: Cut) -> None:
            shape = spline(points(self.outline), 8, closed=True)
            edge = locks(shape, self.lock, self.locks, seed) if self.locks else shape
            cut.piece(edge, halo=halo)
            for bundle in self.strands:
                scratch_strands(cut, bundle, silver)
            scratch_curls(cut, shape, self.curls, seed, silver)

        return layer

    def grown(self, length: float, *, root: float = 86.0, forward: float = 0.0) -> Tress:
        """The same hair, ``length`` times as long below the level ``root`` and standing forward."""
        bundles = tuple(
            replace(
                b,
                first=_grown(b.first, length, root, forward),
                last=_grown(b.last, length, root, forward),
            )
            for b in self.strands
        )
        return replace(self, outline=_grown(self.outline, length, root, forward), strands=bundles)


def _grown(text: str, length: float, root: float, forward: float) -> str:
    at = points(text)
    below = np.clip(at[:, 1] - root, 0, None)
    front = np.clip(1 - at[:, 0] / 40, 0, 1) * np.clip(below / 12, 0, 1)
    at[:, 0] -= forward * front
    at[:, 1] += below * (length - 1)
    return written(at)


def _moved(text: str, across: float) -> str:
    return written(points(text) + np.array([across, 0]))


def scratch_strands(cut: Cut, bundle: Strands, silver: float = 0.0, ink: str = "cut") -> None:
    """Scratch a bundle of strands; ``silver`` from 0 to 1 makes the lights broader.

    A sitter cut small gets fewer strands, so that they stay ``PITCH`` apart where they part most.
    """
    a, b = (cut.place(resample(curve(guide), 30)) for guide in (bundle.first, bundle.last))
    apart = np.hypot(*(b - a).T)
    n = max(2, min(bundle.n, 1 + int(apart.max() / max(PITCH, 2.4 * cut.finest))))
    if cut.finest:
        apart = np.abs(((b - a) * normals((a + b) / 2)).sum(axis=1))
    gap, furrow = apart / (n - 1), max(FURROW, cut.finest)
    lines = []
    for j, q in enumerate(np.linspace(0, 1, n)):
        pitch = burin.every(gap, j) if cut.finest else gap
        full = np.minimum(0.2 + 0.16 * silver, pitch * (0.5 + 0.2 * silver))
        width = np.clip(full, 0, pitch - furrow) * strand_widths(j, peak=bundle.peak)
        width = _without_stubs(width) if cut.finest else width
        lines.append(swell(a * (1 - q) + b * q, cut.kept(width), lift=0.04))
    cut.plate.fill("".join(lines), ink)


def _without_stubs(width: Points, shortest: int = 7) -> Points:
    """The widths along a strand, with no stretch of fewer than ``shortest`` steps."""
    on = np.r_[False, width >= burin.LIFT, False]
    ends = np.flatnonzero(on[1:] != on[:-1])
    kept = width.copy()
    for first, last in zip(ends[::2], ends[1::2], strict=True):
        if last - first < shortest:
            kept[first:last] = 0
    return kept


def scratch_curls(cut: Cut, outline: Points, n: int, seed: int, silver: float = 0.0) -> None:
    """Scratch n curls into the outline."""
    width = (0.2 + 0.1 * silver) * np.sin(np.linspace(0.15, 3.0, 16))
    lines = [
        swell(cut.place(curl), cut.kept(width), lift=0.045) for curl in curls(outline, n, seed)
    ]
    cut.plate.fill("".join(lines), "cut")


def strand_widths(j: int, low: float = 0.05, high: float = 0.95, peak: float = 0.45) -> Points:
    """Share of the full width along strand j, shape (30,): none at its ends, most at ``peak``.

    Strands begin near ``low`` and end near ``high``, each a little elsewhere than the last, as the
    burin enters and leaves; the pattern depends on j alone.
    """
    start = low + 0.10 * math.sin(j * 2.3)
    end = high - 0.12 * math.sin(j * 1.7 + 1)
    along = np.clip((np.linspace(0, 1, 30) - start) / (end - start), 0, 1)
    bell = np.sin(np.pi * along ** (math.log(0.5) / math.log(peak))) ** 1.2
    return np.asarray(bell * (0.8 + 0.2 * math.cos(j * 2.1)))


def locks(outline: ArrayLike, height: float, n: int, seed: int) -> Points:
    """The closed outline turned into n locks of hair: uneven scallops ``height`` units high."""
    ring = np.asarray(outline, dtype=float)
    path = resample(np.vstack([ring, ring[:1]]), n * 14)
    rng = np.random.default_rng(seed)
    starts = np.r_[0, np.cumsum(0.6 + 0.8 * rng.random(n + 1))]
    phase = np.interp(np.linspace(0, 1, len(path)), starts / starts[-1], np.arange(len(starts)))
    heights = height * (0.6 + 0.8 * rng.random(len(starts) + 1))
    rise = phase - np.floor(phase)
    lobe = 1.5 * rise**1.15 * (1 - rise**7) + 0.12 * np.sin(2 * np.pi * rise)
    outward = -normals(path) * (1 if signed_area(path) > 0 else -1)
    tall = heights[np.minimum(phase.astype(int), len(heights) - 1)]
    return np.asarray(path + outward * (tall * (lobe - 0.35))[:, None])


def curls(outline: ArrayLike, n: int, seed: int, size: float = 3.5) -> list[Points]:
    """n open curls spread over the inside of the closed outline, each shape (16, 2)."""
    area = np.asarray(outline, dtype=float)
    rng = np.random.default_rng(seed)
    low, high = area.min(axis=0), area.max(axis=0)
    found: list[Points] = []
    middles: list[tuple[float, float]] = []
    for _ in range(60 * n):
        if len(found) == n:
            break
        middle = low + (high - low) * rng.random(2)
        x, y = map(float, middle)
        apart = all(math.hypot(x - a, y - b) > size * 1.62 for a, b in middles)
        if apart and _deep(area, middle, size * 1.15):
            middles.append((x, y))
            turn = np.linspace(0, 1.45 * np.pi, 16) + 2 * np.pi * rng.random()
            radius = size * np.linspace(0.95, 0.6, 16)[:, None]
            found.append(middle + radius * np.stack([np.cos(turn), np.sin(turn)], axis=1))
    return found


def _deep(area: Points, where: Points, margin: float) -> bool:
    """Test if the place lies inside the outline, at least ``margin`` from its edge."""
    return inside(area, where[None])[0] and bool(np.hypot(*(area - where).T).min() > margin)
