"""Instruments to look through: a microscope, and a telescope under the stars."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.emblems.pipes import barrel
from engraver.emblems.places import turned
from engraver.portrait_authors.emblems import relief, setting
from engraver.portrait_authors.emblems.strokes import band, flat, rules, shadow
from engraver.technique.curves import ellipse
from engraver.technique.cutpaper import curve
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_along

Draw = Callable[[Plate], None]


def microscope(plate: Plate) -> None:
    """A microscope of brass on its foot, a glass plate under its lens."""
    rules(plate, (6, 28.4, 38, 29.6), 6, pitch=0.8, weight=0.36, cover=0.5)
    shadow(plate, 27, 28.0, 15, 1.0)
    _foot(plate)
    _limb(plate)
    _stage(plate)
    at = turned(22.2, 17.6, -112)
    for span, half, fill in (
        ((-0.2, 1.8), (0.7, 1.0), "light"),
        ((1.8, 3.4), (1.5, 1.5), "accent"),
        ((3.4, 10.6), (1.9, 1.9), "light"),
        ((10.6, 11.6), (2.3, 2.3), "accent"),
        ((11.6, 15.0), (1.4, 1.4), "light"),
        ((15.0, 16.6), (1.8, 2.0), "accent"),
    ):
        barrel(plate, at, span, half, fill)
    for x, y, r in ((28.6, 9.4, 2.1), (31.6, 20.6, 1.4)):
        plate.disc(x, y, r + 0.55, fill="paper")
        plate.disc(x, y, r, fill="accent", stroke="ink", width=0.44)
        plate.disc(x - 0.1, y - 0.1, 0.42 * r, fill="light", stroke="ink", width=0.3)


def _foot(plate: Plate) -> None:
    """The heavy foot and the pillar."""
    pillar = relief.box(29.4, 18, 33.0, 26.4)
    plate.fill(polygon(pillar), "light")
    tones = (0.3, 0.0, 0.0, 0.6, 1.0)
    rule_along(
        plate, pillar[[0, 3]], pillar[[1, 2]], 6,
        lambda u, q, _p: np.interp(q, np.linspace(0, 1, 5), tones) + 0 * u,
    )  # fmt: skip
    plate.stroke(polygon(pillar), 0.4)
    foot = curve("10.6,28.6 11.4,26.4 15,25.6 26,25.4 34,25.4 36.8,26.4 37.6,28.6", 8)
    relief.body(plate, foot, fill="accent", angle=0.0, gap=0.47, edge=(0.4, 0.7))


def _limb(plate: Plate) -> None:
    """The bent limb that holds the tube."""
    limb = band(
        curve("31.2,19.6 33.8,15.4 33.2,10.6 29.0,8.0 24.0,8.4 19.8,9.6", 12), 1.9, 1.8, 1.6, 1.5
    )
    plate.stroke(polygon(limb), 0.9, "paper")
    relief.body(plate, limb, fill="accent", angle=0.9, gap=0.47, edge=(0.4, 0.7))


def _stage(plate: Plate) -> None:
    """The stage with a slide in its clips, and the mirror below it."""
    mirror = turned(22.4, 24.0, -24)(ellipse(0, 0, 3.3, 1.5, 40))
    flat(plate, mirror, "ink", 0.4)
    flat(plate, turned(22.2, 23.7, -24)(ellipse(0, 0, 2.5, 0.85, 40)), "light", 0.2)
    plate.stroke(polyline([(25.2, 23.2), (29.6, 22.4)]), 0.8)
    flat(plate, relief.box(15.6, 19.4, 31.6, 21.2), "accent", 0.44)
    plate.fill(polygon(relief.box(15.8, 20.4, 31.4, 21.1)))
    flat(plate, relief.box(17.4, 18.5, 27.0, 19.4), "light", 0.34)
    for x in (18.6, 25.2):
        plate.stroke(polyline([(x, 17.4), (x + 1.2, 18.4)]), 0.5)


def telescope(plate: Plate) -> None:
    """A telescope on three legs, turned to the stars."""

    def night(x: Points, y: Points) -> Points:
        return np.asarray(0.86 - 0.022 * y - 0.004 * np.abs(x - 22))

    setting.sky(plate, (22, 13.4, 20.8, 13.0), night, gap=0.5, foot=25.2, soft=0.16, square=3.2)
    for x, y, r in (
        (7.4, 6.6, 1.9),
        (14.2, 4.0, 1.3),
        (20.4, 8.0, 1.2),
        (36.4, 15.4, 1.7),
        (33.6, 21.4, 1.2),
        (5.6, 14.2, 1.2),
        (28.6, 3.6, 1.4),
    ):
        setting.star(plate, x, y, 1.25 * r, "light")
    for foot in ((12.6, 28.6), (29.0, 28.8), (21.6, 29.2)):
        leg = [(21.0, 17.6), foot]
        plate.stroke(polyline(leg), 1.9, "paper")
        plate.stroke(polyline(leg), 1.2)
        plate.stroke(polyline(np.add(leg, (-0.12, 0))), 0.42, "accent")
    relief.flat(plate, relief.box(19.4, 15.2, 22.6, 18.6), "ink", 0.3)
    at = turned(6.6, 21.8, -25)
    outline = at(
        [
            (-0.6, -2.4),
            (8, -2.0),
            (16, -2.8),
            (32, -3.6),
            (34, -3.8),
            (34, 3.8),
            (32, 3.6),
            (16, 2.8),
            (8, 2.0),
            (-0.6, 2.4),
        ]
    )
    plate.fill(polygon(outline), "paper")
    for span, half, fill in (
        ((0, 1.5), (1.9, 1.5), "accent"),
        ((1.5, 8.4), (1.3, 1.3), "light"),
        ((8.4, 9.4), (1.9, 1.9), "accent"),
        ((9.4, 15.6), (1.7, 1.7), "light"),
        ((15.6, 16.8), (2.4, 2.4), "accent"),
        ((16.8, 30.6), (2.2, 2.7), "light"),
        ((30.6, 33.4), (3.1, 3.3), "accent"),
    ):
        barrel(plate, at, span, half, fill)
    flat(plate, at(ellipse(33.4, 0, 0.9, 3.3, 40)), "light", 0.42)


EMBLEMS: dict[str, Draw] = {"microscope": microscope, "telescope": telescope}
