"""A log fire on andirons: what Ik Marvel's bachelor looks into while he dreams."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief, setting
from engraver.portrait_authors.emblems.timber import log
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import resample, spline
from engraver.technique.cutpaper import curve
from engraver.technique.pathdata import Points, dot, polygon
from engraver.technique.plate import Plate
from engraver.technique.solids import sphere

#: Tongues of the fire, the hindmost first: up the left side to the tip, and down the right.
FLAMES = (
    ("10.9,21 10.4,18.6 11.6,16.6 12.0,14.8 11.2,12.6", "11.2,12.6 13.8,14.6 14.4,17.4 14.6,21"),
    ("30.0,21 30.6,18 32.2,15.8 32.6,13.8 31.8,11.8", "31.8,11.8 34.0,14.0 34.2,17.2 33.4,21"),
    (
        "12.6,21 11.8,17.4 13.6,14.2 15.2,11.6 15.2,9.0 13.8,6.4",
        "13.8,6.4 17.6,9.0 18.8,12.4 18.4,15.4 19.6,18 20,21",
    ),
    (
        "24,21 24.2,17.4 26.8,14.6 28.4,12.0 28.6,9.4 27.2,6.8",
        "27.2,6.8 31.0,9.2 32.0,12.6 31.2,15.8 32.2,18.2 31.6,21",
    ),
    (
        "17.4,21 16.2,16.6 18.4,12.8 21.8,9.8 22.6,6.8 21.0,3.2",
        "21.0,3.2 25.4,6.4 26.8,10.4 26.2,13.8 27.4,17 26.6,21",
    ),
)
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


def _flames(plate: Plate) -> None:
    """Tongues that lean and lick, a paler heart in each, and the draft drawn in a few lines."""
    for up, down in FLAMES:
        left, right = curve(up, 10), curve(down, 10)
        tongue = np.vstack([left, right[1:]])
        plate.shape(polygon(tongue), fill="tint", stroke="ink", width=0.4, round_ends=True)
        foot = np.array([(left[0, 0] + right[-1, 0]) / 2, 21.0])
        plate.fill(polygon(foot + (tongue - foot) * [0.52, 0.66]), "light")
        height = 21.0 - left[-1, 1]
        if height > 12:
            spine = (resample(left, 30) + resample(right[::-1], 30)) / 2
            relief.pen(plate, spine[8:24], 0.08, 0.36, 0.08, ink="accent")
    sparks = ((17.4, 5.4), (19.4, 8.0), (26.6, 4.6), (29.6, 5.8), (12.0, 9.6), (32.8, 9.4))
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
