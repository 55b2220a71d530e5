"""The kangaroo that Artemus Ward's show boasts of, “an amoozin little Raskal”."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief, setting
from engraver.portrait_authors.emblems.beasts import furred, limb, pelt
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import spline
from engraver.technique.cutpaper import curve, loop, points
from engraver.technique.pathdata import dot, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch

#: Neck, trunk and the root of the tail in one outline, and the line the hair follows.
TRUNK = loop(
    "15.0,9.0 16.6,7.8 18.0,9.2 19.4,11.2 22.4,13.0 26.2,14.8 29.4,17.6 31.2,20.8 33.4,23.2"
    " 36.6,24.9 41.0,25.7 43.0,26.3 41.0,27.1 36.4,27.0 31.8,26.2 28.6,25.6 24.6,24.4 19.6,22.6"
    " 17.2,20.4 16.0,17.2 15.2,14.4 14.9,11.8"
)
SPINE = spline([(15.8, 8), (17.4, 12), (21, 16), (26, 19), (30, 23), (36, 25.8), (43, 26.4)], 12)
HEAD = loop(
    "9.3,9.2 9.6,8.2 11.2,7.2 12.9,5.9 14.6,5.2 16.4,5.8 17.2,7.6 16.8,9.6 15.2,10.8"
    " 13.2,10.6 11.0,10.4 9.7,10.1"
)


def kangaroo() -> Plate:
    """A gray kangaroo, upright, before a low sun."""
    plate = vignette("kangaroo", "Artemus Ward: His Book, 1862")
    _sun(plate)
    setting.ground(plate, 22.5, 27.5, 20.6, 5, gap=0.45)
    _foot(plate, 2.2, -0.5)
    furred(plate, "16.8,14.4,1.2 14.2,17,.85 11.8,16.8,.55 10.6,17.6,.5", seed=9, base=1.2)
    _ear(plate, "15.3,6.0 15.2,3.6 16.3,1.2 17.3,3.0 16.9,5.9", lit=False)
    pelt(plate, TRUNK, SPINE, seed=3, halo=0.22, length=1.4)
    arm = "17.6,13.6,1.6 16.9,17.4,1.15 14.4,19.4,.75 12.2,19.2,.55 11,20.2,.5"
    furred(plate, arm, seed=5, halo=0.2)
    for dx in (-0.5, 0.1, 0.6):
        relief.pen(plate, [(11.2 + dx, 20.2), (10.7 + dx, 21.3)], 0.4, 0.14)
    _foot(plate, 0, 0)
    thigh = "27,20.4,4.5 23.4,20.4,3.7 19.2,22,2"
    furred(plate, thigh, seed=6, base=0.98)
    relief.kindled(plate, limb(thigh)[0], 0.3)
    profile = curve("9.3,9.2 13,7.8 16,7.2 17.4,9.6", 12)
    pelt(plate, HEAD, profile, seed=7, halo=0.22, base=0.96, length=0.95)
    _ear(plate, "13.7,6.2 12.3,3.8 12.6,1.3 14.5,2.6 15.4,5.6", lit=True)
    _face(plate)
    setting.grass(plate, [(4.6, 28.4, 2.0), (9.0, 28.8, 1.4), (30.6, 28.6, 1.9), (38.6, 28.8, 1.6)])
    return plate


def _sun(plate: Plate) -> None:
    """A great low sun, barred with cloud."""
    turn = np.linspace(0, 2 * np.pi, 80)
    sun = np.stack([27.6 + 12.0 * np.cos(turn), 15.2 + 12.0 * np.sin(turn)], 1)
    sun = sun[sun[:, 1] <= 25.8]
    plate.fill(polygon(sun), "accent")
    hatch(plate, sun, lambda _x, y: np.clip((y - 12) / 16, 0, 0.62), gap=0.5, ink="paper")


def _ear(plate: Plate, outline: str, *, lit: bool) -> None:
    shape = loop(outline)
    plate.stroke(polygon(shape), 0.44, "paper")
    relief.body(
        plate,
        shape,
        fill="tint" if lit else "ink",
        angle=1.2,
        gap=0.4,
        tone=0.25 if lit else 1.0,
        edge=(0.3, 0.5),
    )


def _foot(plate: Plate, dx: float, dy: float) -> None:
    """Shin, heel and the long foot flat on the ground."""
    dark = 1.2 if dx else 1.02
    joints = (
        "18.8,22.6,1.5 22.6,24.6,1.15 25.8,26.2,.95",
        "26.2,26.5,.95 21,27,.95 15.4,27.4,.72 12,27.7,.4",
    )
    shin, foot = (points(text) + np.array([dx, dy, 0]) for text in joints)
    furred(plate, shin, seed=11, halo=0.2, base=dark)
    furred(plate, foot, seed=12, halo=0.2, base=dark)
    relief.pen(plate, [(12.8 + dx, 27.5 + dy), (10.6 + dx, 28.1 + dy)], 0.6, 0.14)


def _face(plate: Plate) -> None:
    plate.fill(dot(13.5, 7.7, 0.62), "light")
    plate.fill(dot(13.4, 7.75, 0.46))
    plate.fill(dot(13.25, 7.55, 0.15), "light")
    plate.fill(polygon(loop("9.1,9.3 9.4,8.4 10.2,8.3 10.1,9.2 9.6,9.7")))
    relief.pen(plate, "9.8,9.9 11.0,9.75 12.2,9.3", 0.2, 0.24, 0.08, ink="ink")
    relief.pen(plate, "10.0,10.15 11.2,10.0 12.6,9.6", 0.06, 0.2, 0.06, ink="paper")


EMBLEMS: dict[str, Callable[[], Plate]] = {"ward": kangaroo}
