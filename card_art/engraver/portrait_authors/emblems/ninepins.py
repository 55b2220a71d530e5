"""Ninepins, the game that Rip Van Winkle watched in the mountains: ball, pins and the keg."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief, setting
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import ellipse
from engraver.technique.light import brightness
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch, rule_along
from engraver.technique.solids import rim, sphere

#: A pin of height 1: (y up from the foot, radius).
PIN = np.array(
    [(0, 0.115), (0.03, 0.13), (0.08, 0.12), (0.12, 0.115), (0.24, 0.15), (0.36, 0.168),
     (0.48, 0.15), (0.6, 0.095), (0.68, 0.066), (0.73, 0.062), (0.745, 0.09), (0.765, 0.092),
     (0.78, 0.066), (0.83, 0.098), (0.89, 0.112), (0.95, 0.086), (0.985, 0.05), (1, 0)]
)  # fmt: skip
#: Heights between which a pin has its painted band.
_BAND = (0.54, 0.66)


def ninepins() -> Plate:
    """The ball has struck: one pin flies, one leans, the rest stand before the keg."""
    plate = vignette("ninepins and ball", "Rip Van Winkle, 1819")
    setting.sky(plate, (22, 15, 21.2, 13.6), _hollow, gap=0.44, foot=23.4, soft=0.4, square=2.4)
    setting.ground(plate, 22, 26.6, 20.5, 5)
    setting.shadow(plate, 8, 24.2, 13, 4)
    _keg(plate, 8.0, 24.4)
    for x, foot, tall, turn in (
        (30.6, 22.8, 12.7, 0.0), (38.2, 23.6, 13.2, 0.14),
        (26.2, 25.0, 14.0, -0.34), (34.4, 25.4, 14.2, 0.0),
    ):  # fmt: skip
        if abs(turn) < 0.2:
            setting.shadow(plate, x, foot - 0.3, 4.6, 3)
        _pin(plate, x, foot, tall, turn)
    _pin(plate, 17.2, 11.8, 11.6, 1.12)
    setting.shadow(plate, 21.4, 27.2, 7, 4)
    plate.disc(20.6, 23.4, 5.1, fill="paper")
    sphere(plate, 20.6, 23.4, 4.7, 13, paper="accent")
    relief.pen(plate, "17.3,22.6 18.0,20.9 19.6,19.8", 0.1, 0.55, 0.1, ink="tint")
    for k, reach in enumerate((5.5, 7.5, 4.6)):
        y = 22.0 + 1.7 * k
        relief.pen(plate, [(15.2 - reach, y + 0.15), (15.2, y)], 0.06, 0.3)
    return plate


def _hollow(x: Points, y: Points) -> Points:
    """The shade of the hollow in the mountains, deepest behind the pins."""
    crags = np.sin(0.34 * x + 1.3 * np.sin(0.21 * x)) + 0.5 * np.sin(0.83 * x + 1)
    wall = np.clip((y - 6.4 - 1.7 * crags) / 0.7, 0, 1)
    return np.asarray(wall * (0.34 + 0.016 * (x - 10) + 0.02 * (y - 8)))


def _pin(plate: Plate, x: float, foot: float, tall: float, turn: float) -> None:
    """A pin whose foot is at (x, foot) mm, turned by radians about it."""
    c, s = np.cos(turn), np.sin(turn)
    lean = np.array([[c, s], [-s, c]])

    def at(side: int) -> Points:
        y, r = PIN[:, 0] * tall, PIN[:, 1] * tall * side
        smooth = relief.smooth(np.stack([r, -y], axis=1))
        return np.asarray(smooth @ lean + [x, foot])

    left, right = at(-1), at(1)
    outline = np.vstack([left, right[::-1]])
    plate.stroke(polygon(outline), 1.0, "paper")
    relief.body(plate, outline, angle=turn + 0.12, gap=0.4, edge=(0.2, 0.46))
    v = np.linspace(-1, 1, 15)
    hoops = []
    for level in _BAND:
        r = float(np.interp(level, PIN[:, 0], PIN[:, 1])) * tall
        hoop = np.stack([r * v, -level * tall + 0.22 * r * np.sqrt(1 - v * v)], axis=1)
        hoops.append(hoop @ lean + [x, foot])
    relief.flat(plate, np.vstack([hoops[0], hoops[1][::-1]]), "accent", 0.26)


def _keg(plate: Plate, x: float, foot: float) -> None:
    """A keg on its foot: staves bulging between hoops, the head seen from a little above."""
    t = np.linspace(0, 1, 30)
    y = foot - 15 * t
    r = 4.6 + 1.9 * np.sin(np.pi * t)
    left, right = np.stack([x - r, y], 1), np.stack([x + r, y], 1)
    base = ellipse(x, foot, 4.6, 1.0, 40)
    plate.stroke(polygon(np.vstack([left, right[::-1]])), 1.0, "paper")
    plate.fill(polygon(base), "ink")
    plate.fill(polygon(np.vstack([left, right[::-1]])), "paper")

    def wood(u: Points, q: float, _p: Points) -> Points:
        side = 2 * q - 1
        light = brightness(side, 0, np.sqrt(1 - side * side))
        return np.asarray(1.08 - 1.2 * light + 0.14 * np.sin(9 * u + 20 * q))

    rule_along(plate, left, right, 24, wood)
    rim(plate, np.vstack([left, right[::-1]]), 0.2, 0.5)
    for low, high in ((0.02, 0.1), (0.22, 0.3), (0.7, 0.78), (0.9, 0.99)):
        _hoop(plate, x, foot, low, high)
    plate.shape(
        polygon(ellipse(x, foot - 15, 4.6, 1.15, 40)), fill="paper", stroke="ink", width=0.3
    )
    lid = ellipse(x, foot - 14.9, 3.9, 0.85, 40)
    relief.flat(plate, lid, "paper", 0.24)
    hatch(plate, lid, 0.5, angle=0.0, gap=0.36)


def _hoop(plate: Plate, x: float, foot: float, low: float, high: float) -> None:
    v = np.linspace(-1, 1, 30)
    edges = []
    for t in (low, high):
        r = 4.75 + 1.9 * np.sin(np.pi * t)
        edges.append(np.stack([x + r * v, foot - 15 * t + 1.05 * np.sqrt(1 - v * v)], 1))
    relief.flat(plate, np.vstack([edges[0], edges[1][::-1]]), "accent", 0.2)
    for u in np.linspace(0.5, 0.97, 9):
        k = round(u * 29)
        relief.pen(plate, [edges[0][k], edges[1][k]], 0.5 * u - 0.1, 0.5 * u - 0.1)


EMBLEMS: dict[str, Callable[[], Plate]] = {"irving": ninepins}
