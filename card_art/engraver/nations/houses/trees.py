"""Trees about a house, in bold masses: broad-leaved, fir, cypress, shrub, reeds."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from engraver.nations.houses.landscape import rooted
from engraver.technique.curves import spline
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.swell import swell


def broadleaf(plate: Plate, x: float, foot: float, wide: float, tall: float, seed: int) -> None:
    """A tree rooted at (x, foot), its crown ``wide`` mm to each side, ``tall`` mm high in all."""
    rng = np.random.default_rng(seed)
    _trunk(plate, x, foot - 0.5 * tall, foot, 0.09 * tall)
    rooted(plate, x, foot, 0.8 * wide)
    middle, half = foot - 0.62 * tall, 0.38 * tall
    turn = np.arange(9) * 2.4 + 6 * rng.random()
    reach = np.sqrt((np.arange(9) + 0.6) / 9) * 0.78
    masses = np.stack([reach * np.cos(turn), reach * np.sin(turn), 0.3 + 0.18 * rng.random(9)], 1)
    shadow = [(u, v, r + 0.04) for u, v, r in masses.tolist()]
    under = (
        _lobed((x + wide * u, middle + half * v), (wide * r, half * r), 11, u) for u, v, r in shadow
    )
    plate.shape("".join(polygon(edge) for edge in under), fill="ink", stroke="ink", width=0.2)
    for u, v, r in sorted(masses.tolist(), key=lambda mass: mass[1] + 0.3 * mass[0]):
        spot = (x + wide * u, middle + half * v)
        foliage(plate, spot, (wide * r, half * r), rng, 0.84 - 0.22 * (u + v + 0.4))


def acacia(plate: Plate, x: float, foot: float, wide: float, tall: float, seed: int) -> None:
    """A flat-topped thorn tree, its crown ``wide`` mm to each side, ``tall`` mm high in all."""
    rng = np.random.default_rng(seed)
    fork = (x + 0.02 * wide, foot - 0.42 * tall)
    for u, v in ((-0.62, 0.76), (-0.2, 0.84), (0.3, 0.84), (0.66, 0.78)):
        bough = spline(
            [fork, (x + 0.7 * wide * u, foot - 0.62 * tall), (x + wide * u, foot - v * tall)], 8
        )
        plate.fill(swell(bough, np.linspace(0.085, 0.03, len(bough)) * tall))
    _trunk(plate, x, fork[1] - 0.2, foot, 0.085 * tall)
    rooted(plate, x, foot, 0.4 * wide)
    for u, v in ((-0.62, 0.74), (0.6, 0.76), (0, 0.78), (-0.34, 0.88), (0.36, 0.9), (0, 0.95)):
        spot = (x + wide * u, foot - tall * v)
        foliage(plate, spot, (0.44 * wide, 0.09 * tall), rng, 0.82)


def foliage(
    plate: Plate,
    middle: tuple[float, float],
    radii: tuple[float, float],
    rng: np.random.Generator,
    lit: float = 0.8,
) -> None:
    """One mass of leaves: lobed, solid dark away from the light, a few leaves in its light.

    ``lit`` is the share of its width that the light reaches.
    """
    size = math.sqrt(radii[0] * radii[1])
    lobes = max(7, round(4.6 * size))
    phase = 6 * rng.random()
    dark = _lobed(middle, radii, lobes, phase)
    plate.shape(polygon(dark), fill="ink", stroke="ink", width=0.18)
    inner = np.array(middle) - np.array(radii) * (0.96 - lit, 1.0 - lit)
    bright = _lobed(inner, np.array(radii) * (lit, lit * 0.94), lobes, phase + 0.4)
    plate.fill(polygon(bright), "paper")
    leaves = []
    for k in range(max(2, round(2.2 * size))):
        a = 0.2 + 1.25 * k / max(1, round(2.2 * size) - 1)
        spot = inner + np.array(radii) * (0.52 * math.cos(a), 0.5 * math.sin(a))
        u = np.linspace(-1, 1, 7)
        leaf = np.stack([spot[0] + 0.42 * u, spot[1] + 0.2 * (1 - u * u)], axis=1)
        leaves.append(swell(leaf, 0.2))
    plate.fill("".join(leaves))


def _lobed(middle: ArrayLike, radii: ArrayLike, lobes: int, phase: float) -> Points:
    turn = np.linspace(0, 2 * math.pi, 8 * lobes, endpoint=False)
    wave = 0.87 + 0.16 * np.abs(np.sin((turn + phase) * lobes / 2))
    ring = np.stack([np.cos(turn), np.sin(turn)], axis=1) * wave[:, None]
    return np.asarray(ring * np.asarray(radii) + np.asarray(middle))


def _trunk(plate: Plate, x: float, top: float, foot: float, wide: float) -> None:
    down = np.linspace(0, 1, 14)
    half = wide / 2 * (0.75 + 0.2 * down + 0.8 * down**7)
    y = top + (foot - top) * down
    left, right = (np.stack([x + sign * half, y], axis=1) for sign in (-1, 1))
    plate.shape(polygon(np.vstack([left, right[::-1]])), fill="paper", stroke="ink", width=0.2)
    plate.fill(polygon(np.vstack([left * 0.4 + right * 0.6, right[::-1]])))


def fir(plate: Plate, x: float, foot: float, wide: float, tall: float, seed: int = 1) -> None:
    """A fir or spruce ``tall`` mm high: tiers of boughs, their lit tips white on solid dark."""
    rng = np.random.default_rng(seed)
    plate.fill(
        polygon([(x - 0.3, foot), (x - 0.3, foot - 2), (x + 0.3, foot - 2), (x + 0.3, foot)])
    )
    tiers = max(5, round(tall / 1.7))
    edges: list[list[tuple[float, float]]] = [[], []]
    for k in range(tiers):
        q = (k + 1) / tiers
        y = foot - tall + 0.94 * tall * q
        for side, edge in zip((-1, 1), edges, strict=True):
            reach = wide * q**0.85 * (0.85 + 0.3 * rng.random())
            edge += [(x + side * reach, y), (x + side * reach * 0.52, y - 0.12 * tall / tiers)]
    crown = [(x, foot - tall), *edges[0], *edges[1][::-1]]
    plate.shape(polygon(crown), fill="ink", stroke="ink", width=0.16)
    boughs = []
    tips = edges[0]
    for k in range(2, len(tips), 2):
        root, tip = np.add(tips[k - 1], (0.28, 0.3)), np.add(tips[k], (0.42, -0.16))
        if np.hypot(*(tip - root)) > 0.7:
            root = np.add(root, (0.35 * (x - root[0]), -0.1))
            bough = np.linspace(root, tip, 9)
            boughs.append(swell(bough, 0.16 + 0.16 * np.sin(np.linspace(0.2, 2.9, 9))))
    plate.fill("".join(boughs), "paper")


def cypress(plate: Plate, x: float, foot: float, wide: float, tall: float) -> None:
    """A cypress or poplar: a spindle ``wide`` mm to each side, dark to the right."""
    v = np.linspace(0, 1, 40)
    half = wide * np.sin(np.pi * v**0.7) ** 0.8 * (1 + 0.1 * np.sin(v * 40))
    y = foot - 0.06 * tall - 0.94 * tall * v
    left, right = np.stack([x - half, y], axis=1), np.stack([x + half, y], axis=1)
    plate.fill(
        polygon([(x - 0.25, foot), (x - 0.25, foot - 3), (x + 0.25, foot - 3), (x + 0.25, foot)])
    )
    plate.shape(polygon(np.vstack([left, right[::-1]])), fill="ink", stroke="ink", width=0.16)
    flames = []
    for k in range(7):
        low = 0.08 + 0.1 * k
        start, end = (
            _along(left, right, q, h)
            for q, h in ((0.3 + 0.05 * (k % 3), low), (0.16 + 0.14 * (k % 2), low + 0.17))
        )
        flames.append(swell(np.linspace(start, end, 7), 0.34 * np.sin(np.linspace(0.4, 2.9, 7))))
    plate.fill("".join(flames), "paper")


def _along(left: Points, right: Points, across: float, up: float) -> Points:
    i = round(up * (len(left) - 1))
    return np.asarray(left[i] * (1 - across) + right[i] * across)


def shrub(plate: Plate, x: float, foot: float, wide: float, tall: float, seed: int) -> None:
    """A low bush, ``wide`` mm to each side."""
    rng = np.random.default_rng(seed)
    for u, v, r in ((-0.5, 0.36, 0.5), (0.48, 0.34, 0.52), (0, 0.5, 0.6)):
        foliage(plate, (x + wide * u, foot - tall * v), (wide * r, tall * r * 0.8), rng)


def tuft(plate: Plate, x: float, foot: float, size: float, n: int = 5) -> None:
    """Reeds or long grass, ``size`` mm high."""
    blades = []
    for k in range(n):
        lean = (k / (n - 1) - 0.5) * 1.3
        high = size * (1 - 0.5 * abs(lean)) * (0.8 + 0.2 * math.cos(5 * k))
        blade = spline(
            [
                (x + 0.3 * lean * size * 0.5, foot),
                (x + 0.25 * lean * size, foot - 0.6 * high),
                (x + 0.62 * lean * size, foot - high),
            ],
            5,
        )
        blades.append(swell(blade, np.linspace(0.26, 0.1, len(blade))))
    plate.fill("".join(blades))
