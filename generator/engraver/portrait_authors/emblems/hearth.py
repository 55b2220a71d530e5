"""A log fire on andirons: what Ik Marvel's bachelor looks into while he dreams."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from generator.engraver.curves import spline
from generator.engraver.pathdata import Points, dot, polygon
from generator.engraver.plate import Plate
from generator.engraver.portrait_authors.emblems import relief, setting
from generator.engraver.portrait_authors.emblems.timber import log
from generator.engraver.portrait_authors.emblems.vignette import vignette
from generator.engraver.solids import sphere

#: Flames: foot x, height, half width, sway, all in mm, and the phase of the sway.
FLAMES = (
    (13.2, 9.0, 1.6, 0.9, 0.3), (15.7, 13.6, 1.9, -1.0, 0.4), (18.4, 16.4, 2.2, 1.2, 2.6),
    (21.6, 20.0, 2.6, 1.3, 0.2), (24.9, 17.2, 2.3, -1.2, 0.6), (27.6, 13.4, 2.0, 1.1, 0.8),
    (30.4, 10.4, 1.7, -0.9, 0.4),
)  # fmt: skip
#: A brass post: (y mm, radius mm), the ball above it apart.
POST = (
    (10.6, 0.5), (11.4, 0.55), (11.8, 1.2), (12.6, 1.3), (13.2, 0.6), (14.4, 0.75), (17.4, 1.35),
    (19.6, 0.95), (20.6, 0.6), (21.0, 1.5), (21.8, 1.6), (22.2, 0.8), (23.4, 0.9),
)  # fmt: skip


def hearth() -> Plate:
    """Flames against the black of the chimney, two turned andirons before them."""
    plate = vignette("log fire on andirons", "Reveries of a Bachelor, 1850")
    _chimney(plate)
    _flames(plate)
    log(plate, (31.4, 18.3), (12.4, 18.9), 1.9, seed=2)
    log(plate, (12.6, 22.4), (32.2, 22.0), 2.2, seed=5)
    _embers(plate)
    for x in (8.6, 35.4):
        _andiron(plate, x)
    setting.ground(plate, 22, 27.7, 20.5, 4)
    return plate


def _chimney(plate: Plate) -> None:
    """The mouth of the fireplace, black, its edge lost in level rules."""

    def tone(x: Points, y: Points) -> Points:
        away = np.hypot((x - 22) / 20.5, np.minimum(y - 18.5, 0) / 17.8)
        return np.asarray(np.clip(2.6 - 2.35 * away, 0, 1.2))

    setting.sky(plate, (22, 20.5, 21.0, 19.8), tone, foot=27.2, soft=0.02, gap=0.4)


def _tongue(
    foot: float, tall: float, half: float, sway: float, phase: float, share: float
) -> Points:
    """The outline of one flame, shrunk to a share of itself about its foot."""
    t = np.linspace(0, 1, 26)
    bend = foot + sway * (np.sin(3.6 * t + phase) - np.sin(phase)) * (0.2 + 1.1 * t)
    wide = half * share * np.sin(np.pi * np.clip(0.2 + 0.8 * t, 0, 1)) ** 1.3 * (1.25 - 0.5 * t)
    y = 22.4 - tall * (min(1, share)) * t
    return np.vstack([np.stack([bend - wide, y], 1), np.stack([bend + wide, y], 1)[::-1]])


def _flames(plate: Plate) -> None:
    for share, ink in ((1.0, "tint"), (0.78, "light")):
        for flame in FLAMES:
            plate.fill(polygon(_tongue(*flame, share)), ink)
    for foot, tall, _half, sway, phase in FLAMES[1:5]:
        t = np.linspace(0.3, 0.96, 16)
        bend = foot + 0.5 + sway * (np.sin(3.6 * t + phase) - np.sin(phase)) * (0.2 + 1.1 * t)
        relief.pen(plate, np.stack([bend, 22.4 - tall * t], 1), 0.06, 0.34, 0.06, ink="accent")
    sparks = ((14.4, 9.4), (18.0, 7.2), (26.4, 6.6), (29.8, 9.0), (31.4, 12.0), (12.6, 12.6))
    plate.fill("".join(dot(x, y, 0.24) for x, y in sparks), "tint")


def _embers(plate: Plate) -> None:
    """A bed of coals below the logs."""
    rng = np.random.default_rng(3)
    for k in range(15):
        x, y = 12.6 + 1.35 * k, 25.7 + 0.5 * rng.random()
        turn = np.linspace(0, 2 * np.pi, 7)[:-1] + rng.random()
        r = 0.75 + 0.35 * rng.random()
        coal = np.stack([x + r * np.cos(turn), y + 0.75 * r * np.sin(turn)], 1)
        relief.flat(plate, coal, "tint" if k % 3 else "light", 0.3)


def _andiron(plate: Plate, x: float) -> None:
    """A brass andiron from the front: spurred feet, turned post, ball and finial."""
    for side in (-1, 1):
        leg = spline(
            [(x, 22.6), (x + 1.5 * side, 23.4), (x + 2.5 * side, 25.2), (x + 3.7 * side, 27.4)], 8
        )
        relief.pen(plate, leg, 2.6, 2.4, 2.0, 2.4, ink="paper")
        relief.pen(plate, leg, 1.8, 1.6, 1.2, 1.7)
        relief.pen(plate, leg - [0.25, 0.1], 0.16, 0.5, 0.36, 0.14, ink="paper")
    y, r = np.array(POST).T
    halo = np.vstack([np.stack([x - r - 0.4, y], 1), np.stack([x + r + 0.4, y], 1)[::-1]])
    plate.fill(polygon(halo), "paper")
    plate.disc(x, 8.9, 2.5, fill="paper")
    relief.turned(plate, x, POST, gap=0.36, edge=0.28)
    relief.turned(
        plate, x, ((5.2, 0.1), (5.5, 0.42), (6.2, 0.5), (6.7, 0.3), (7.0, 0.6)), edge=0.24
    )
    sphere(plate, x, 8.9, 2.1, 9, paper="tint")


EMBLEMS: dict[str, Callable[[], Plate]] = {"mitchell": hearth}
