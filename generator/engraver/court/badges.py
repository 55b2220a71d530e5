"""The badges of Court's four colors: sun, wave, tower and rose, bold enough for a card's corner.

Each is drawn about the origin within 6 mm of it, as shapes in the suit's colour (``body``) and
shapes of paper that lie on them (``cut``). No two share an outline, so that they are told apart at
4 mm without colour: rays, a curl, battlements, petals.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from generator.engraver.curves import ellipse, spline
from generator.engraver.pathdata import Points, polygon
from generator.engraver.plate import Plate


@dataclass(frozen=True)
class Badge:
    """Outlines in mm about the origin: ``body`` in the suit's colour, ``cut`` of paper upon it."""

    body: tuple[Points, ...]
    cut: tuple[Points, ...]

    def plate(self) -> Plate:
        """The badge alone, 12 × 12 mm, in two inks."""
        plate = Plate(12, 12)
        plate.fill(self.data(self.body, 6, 6), "accent")
        plate.fill(self.data(self.cut, 6, 6), "paper")
        return plate

    @staticmethod
    def data(outlines: tuple[Points, ...], x: float, y: float, scale: float = 1.0) -> str:
        """Path data of the outlines, moved to (x, y) mm and scaled."""
        return "".join(polygon(outline * scale + [x, y]) for outline in outlines)


def _turned(outline: Points, angle: float) -> Points:
    """The outline turned clockwise about the origin, radians."""
    c, s = math.cos(angle), math.sin(angle)
    return outline @ np.array([[c, s], [-s, c]])


def sun() -> Badge:
    """A disc with a ring, and twelve straight rays that stand clear of it."""
    ray = np.array([(-0.95, -3.35), (0, -5.9), (0.95, -3.35)])
    rays = [_turned(ray, k * math.pi / 6) for k in range(12)]
    return Badge((ellipse(0, 0, 2.75, 2.75), *rays), (ellipse(0, 0, 1.25, 1.25, 32),))


def wave() -> Badge:
    """A breaking wave over the swell of the next."""
    crest = spline(
        [(-5.9, 2.3), (-4.0, 1.2), (-2.4, -1.6), (-0.2, -4.3), (2.8, -5.3), (5.2, -3.8), (5.7, -1.2),
         (4.5, 0.7), (2.9, 0.3), (3.8, -0.8), (3.4, -2.4), (1.9, -2.7), (0.8, -1.2), (1.3, 0.9),
         (3.2, 2.2), (5.9, 2.3)], 8,
    )  # fmt: skip
    x = np.linspace(5.9, -5.9, 60)
    base = np.stack([x, 2.9 + 0.45 * np.cos(x * 1.55)], axis=1)
    upper = np.stack([x, 4.05 + 0.45 * np.cos(x * 1.55)], axis=1)
    lower = np.stack([x, 5.45 + 0.45 * np.cos(x * 1.55)], axis=1)
    return Badge((np.vstack([crest, base]), np.vstack([upper, lower[::-1]])), ())


def tower() -> Badge:
    """A round tower with three merlons, an arched gate and two loops."""
    half = [(5.0, 5.8), (4.2, 4.2), (3.6, -0.9), (4.7, -2.2), (4.7, -5.8), (2.6, -5.8), (2.6, -4.3),
            (1.15, -4.3), (1.15, -5.8)]  # fmt: skip
    right = np.array(half)
    outline = np.vstack([right, (right * [-1, 1])[::-1]])
    arch = np.linspace(math.pi, 0, 16)
    gate = np.vstack([[(-1.45, 5.8)], np.stack([1.45 * np.cos(arch), 2.9 - 1.6 * np.sin(arch)], axis=1), [(1.45, 5.8)]])
    joint = np.array([(-4.6, -2.35), (4.6, -2.35), (4.1, -1.65), (-4.1, -1.65)])
    loop = np.array([(-0.42, -0.9), (0.42, -0.9), (0.42, 0.7), (-0.42, 0.7)])
    return Badge((outline,), (gate, joint, loop))


def rose() -> Badge:
    """The heralds' rose: five notched petals, five within them, a seeded heart and five barbs."""
    fifths = [2 * math.pi * k / 5 for k in range(5)]
    outer, inner = _petal(5.5, 0.58), _petal(3.35, 0.56)
    barb = np.array([(-0.75, -4.4), (0, -5.9), (0.75, -4.4)])
    petals = [_turned(outer, angle) for angle in fifths]
    barbs = [_turned(barb, angle + math.pi / 5) for angle in fifths]
    ring = ellipse(0, 0, 3.5, 3.5, 60)
    heart = [_turned(inner, angle + math.pi / 5) for angle in fifths]
    return Badge((*barbs, *petals), (ring,)), heart
