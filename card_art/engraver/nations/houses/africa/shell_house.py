"""A Musgum homestead: tall shells of earth, built without a frame, ribbed to climb and drain."""

from __future__ import annotations

import math

import numpy as np

from engraver.nations.houses import jars, landscape, shadows, trees
from engraver.nations.houses.plot import plot
from engraver.nations.houses.rounds import Round, round_tone
from engraver.nations.houses.sheets import Rule, Sheet, lay, rule
from engraver.technique.curves import spline
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell


def shell_house() -> Plate:
    """Four shells about a court, 44 × 36 mm."""
    plate = plot("Earthen shell house, Pouss, Cameroon")
    trees.broadleaf(plate, 38.4, 28.0, 4.8, 14.0, seed=5)
    landscape.turf(plate, seed=6)
    shadows.below(plate, 39.0, 28.9, 4.4, 0.9)
    _shell(plate, Round(34.4, 28.2, 0.2), 5.6, 14.6, 6, None)
    _shell(plate, Round(6.4, 28.4, 0.2), 5.2, 13.0, 5, None)
    _wall(plate)
    shadows.below(plate, 29.4, 31.2, 9.6, 1.5)
    _shell(plate, Round(20.4, 30.0, 0.2), 10.2, 26.0, 8, 0.0)
    for x, y, size in ((34.4, 32.4, 2.5), (37.2, 33.0, 1.8)):
        jars.jar(plate, x, y, size)
    return plate


def _profile(wide: float, tall: float) -> list[tuple[float, float]]:
    """A catenary on its head: the shape in which earth stands under nothing but its weight."""
    shares = (1.0, 0.955, 0.87, 0.76, 0.62, 0.45, 0.27, 0.14)
    heights = (0.0, 0.16, 0.34, 0.52, 0.7, 0.85, 0.955, 0.985)
    return [(wide * r, tall * h) for r, h in zip(shares, heights, strict=True)]


def _shell(
    plate: Plate, place: Round, wide: float, tall: float, rows: int, door: float | None
) -> None:
    """One shell with its ribs and its smoke hole."""
    shell = place.sheet(_profile(wide, tall))
    lay(plate, shell, width=0.28)
    tone = round_tone(0.2)
    rule(plate, shell, Rule(round(wide * 2.6), 0.0, 0.98, 0.64, 1.0), lambda u, v: tone(u, v) - 0.2)
    for row in range(rows):
        _ribs(plate, shell, 0.03 + 0.86 * row / rows, 0.86 / rows, row % 2, 8 if wide > 6 else 6)
    mouth = place.ring(wide * 0.16, tall * 0.985, 24)
    plate.shape(polygon(mouth), fill="ink", stroke="ink", width=0.3)
    if door is not None:
        _door(plate, place, wide)


def _ribs(plate: Plate, shell: Sheet, foot: float, high: float, shift: int, n: int) -> None:
    """A row of raised ribs, each an arrow that points up: lit on the left, dark on the right."""
    lit: list[str] = []
    dark: list[str] = []
    for k in range(-n, n + 1):
        angle = (k + 0.5 * shift) / n * math.pi / 2 * 1.18
        u = 0.5 + angle / math.pi
        half = 0.5 / n * 0.5
        if not 0.02 < u - half < u + half < 0.98:
            continue
        for side, store in ((-1, lit), (1, dark)):
            leg = _leg(shell, u, u + side * half, foot, foot + high * 0.9)
            store.append(swell(leg, np.linspace(0.2, 0.5 if side > 0 else 0.2, len(leg))))
    plate.fill("".join(lit) + "".join(dark))


def _leg(shell: Sheet, tip: float, end: float, foot: float, head: float) -> Points:
    share = np.linspace(0, 1, 10)
    return shell(tip + (end - tip) * share**1.4, head + (foot - head) * share)


def _door(plate: Plate, place: Round, wide: float) -> None:
    """The doorway, wide at the shoulders and narrow at the knees, in a molded frame."""
    x, y = place.x - 0.3, place.y + place.dip * wide + 0.1
    half = ((0, 0.95), (1.6, 0.9), (3.2, 1.25), (4.8, 1.75), (6.2, 1.7), (7.3, 0.95), (7.7, 0.0))
    for grow, ink in ((0.95, "ink"), (0.7, "accent"), (0.22, "paper"), (0.0, "ink")):
        right = np.array([(x + w + grow, y - h - grow * h / 7.7) for h, w in half[:-1]])
        top = np.array([(x, y - 7.7 - grow)])
        left = right[::-1] * (-1, 1) + (2 * x, 0)
        plate.fill(polygon(spline(np.vstack([right, top, left]), 6)), ink)


def _wall(plate: Plate) -> None:
    """The low wall that joins the shells round the court."""
    left, right, top, foot = 9.0, 33.0, 25.6, 29.4
    plate.shape(
        polygon([(left, foot), (left, top), (right, top), (right, foot)]),
        fill="paper", stroke="ink", width=0.24,
    )  # fmt: skip
    plate.stroke(polyline([(left, top + 0.6), (right, top + 0.6)]), 0.18)
