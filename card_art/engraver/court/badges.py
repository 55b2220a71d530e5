"""The badges of Court's four colors: sun, wave, tower and rose, bold enough for a card's corner.

Each is drawn about the origin within 6 mm of it, in layers of the suit's color and of paper. No
two share an outline, so that they are told apart at 4 mm without color: rays, a curl,
battlements, petals.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from engraver.technique.curves import ellipse, spline
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate


@dataclass(frozen=True)
class Badge:
    """Outlines in mm about the origin, in layers: the first of the suit's color, then paper, …."""

    layers: tuple[tuple[Points, ...], ...]

    def paint(self, plate: Plate, x: float, y: float, scale: float = 1.0) -> None:
        """Paint the badge about (x, y) mm."""
        for i, layer in enumerate(self.layers):
            plate.fill(_data(layer, x, y, scale), "paper" if i % 2 else "accent")

    def plate(self) -> Plate:
        """The badge alone, 12 × 12 mm."""
        plate = Plate(12, 12)
        self.paint(plate, 6, 6)
        return plate


def _data(outlines: tuple[Points, ...], x: float, y: float, scale: float) -> str:
    return "".join(polygon(outline * scale + np.array([x, y])) for outline in outlines)


def _turned(outline: Points, angle: float) -> Points:
    """The outline turned clockwise about the origin, radians."""
    c, s = math.cos(angle), math.sin(angle)
    return np.asarray(outline @ np.array([[c, s], [-s, c]]))


def sun() -> Badge:
    """A disc with a ring, and twelve straight rays that stand clear of it."""
    ray = np.array([(-0.95, -3.35), (0, -5.9), (0.95, -3.35)])
    rays = [_turned(ray, k * math.pi / 6) for k in range(12)]
    return Badge(((ellipse(0, 0, 2.75, 2.75), *rays), (ellipse(0, 0, 1.25, 1.25, 32),)))


def wave() -> Badge:
    """A breaking wave over the swell of the next."""
    crest = spline(
        [(-5.9, 2.3), (-4.0, 1.2), (-2.4, -1.6), (-0.2, -4.3), (2.8, -5.3), (5.2, -3.8),
         (5.7, -1.2), (4.5, 0.7), (2.9, 0.3), (3.8, -0.8), (3.4, -2.4), (1.9, -2.7), (0.8, -1.2),
         (1.3, 0.9), (3.2, 2.2), (5.9, 2.3)], 8,
    )  # fmt: skip
    x = np.linspace(5.9, -5.9, 60)
    base = np.stack([x, 2.9 + 0.45 * np.cos(x * 1.55)], axis=1)
    upper = np.stack([x, 4.05 + 0.45 * np.cos(x * 1.55)], axis=1)
    lower = np.stack([x, 5.45 + 0.45 * np.cos(x * 1.55)], axis=1)
    return Badge(((np.vstack([crest, base]), np.vstack([upper, lower[::-1]])),))


def tower() -> Badge:
    """A round tower with three merlons, an arched gate and two loops."""
    half = [(5.0, 5.8), (4.2, 4.2), (3.6, -0.9), (4.7, -2.2), (4.7, -5.8), (2.6, -5.8), (2.6, -4.3),
            (1.15, -4.3), (1.15, -5.8)]  # fmt: skip
    right = np.array(half)
    outline = np.vstack([right, (right * [-1, 1])[::-1]])
    arch = np.linspace(math.pi, 0, 16)
    gate = np.vstack(
        [
            [(-1.45, 5.95)],
            np.stack([1.45 * np.cos(arch), 2.9 - 1.6 * np.sin(arch)], axis=1),
            [(1.45, 5.95)],
        ]
    )
    joint = np.array([(-4.6, -2.35), (4.6, -2.35), (4.1, -1.65), (-4.1, -1.65)])
    loop = np.array([(-0.42, -0.9), (0.42, -0.9), (0.42, 0.7), (-0.42, 0.7)])
    return Badge(((outline,), (gate, joint, loop)))


def rose() -> Badge:
    """The heralds' rose: five notched petals, five within them, a seeded heart and five barbs."""
    fifths = [2 * math.pi * k / 5 for k in range(5)]
    barb = np.array([(-0.8, -4.3), (0, -5.95), (0.8, -4.3)])
    outer = [_turned(_petal(5.7, 0.57), angle) for angle in fifths]
    barbs = [_turned(barb, angle + math.pi / 5) for angle in fifths]
    inner = [_turned(_petal(3.2, 0.58), angle + math.pi / 5) for angle in fifths]
    seeds = tuple(_turned(ellipse(0, -0.72, 0.26, 0.26, 12), angle) for angle in fifths)
    return Badge(
        (
            (*barbs, *outer),
            (ellipse(0, 0, 3.65, 3.65, 60),),
            tuple(inner),
            (ellipse(0, 0, 1.3, 1.3, 32),),
            seeds,
        )
    )


def _petal(reach: float, half: float) -> Points:
    """A notched upright petal from the origin: ``reach`` in mm, ``half`` its width in radians."""
    u = np.linspace(-1, 1, 41)
    length = reach * (1 - 0.13 * np.exp(-((u / 0.2) ** 2)) - 0.2 * np.abs(u) ** 3.5)
    rim = np.stack([length * np.sin(u * half), -length * np.cos(u * half)], axis=1)
    return np.vstack([rim, [(0, -0.45 * reach / 5.6)]])
