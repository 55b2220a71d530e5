"""A mule that kicks: the subject of Josh Billings's “Essa on the Muel”."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief, setting
from engraver.portrait_authors.emblems.beasts import furred, pelt
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import ellipse, resample, spline
from engraver.technique.cutpaper import curve, loop, points
from engraver.technique.pathdata import Points, dot, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch, rule_along
from engraver.technique.solids import rim
from engraver.technique.swell import swell

#: Neck and trunk in one outline, the head low, the croup flung up.
TRUNK = loop(
    "8.4,12.0 10.6,10.8 14.0,10.4 17.0,10.6 21.0,10.2 25.4,8.0 28.6,7.0 31.4,8.2 32.8,10.8"
    " 32.0,13.8 28.8,15.4 25.4,16.8 20.8,19.0 16.8,20.0 13.6,19.4 12.0,17.4 10.2,16.6 8.6,15.0"
)
SPINE = spline([(8.4, 13.4), (13, 13.6), (18, 14.6), (23, 13.2), (28, 10.6), (33, 11)], 12)
HEAD = loop(
    "8.6,10.4 10.4,11.6 10.6,13.8 9.4,15.8 8.0,18.0 7.2,20.4 6.0,21.6 4.4,21.4 3.5,20.2 4.0,18.4"
    " 4.9,15.8 5.8,12.8 6.9,10.9"
)


def mule() -> Plate:
    """Forefeet planted, head down, ears back, both heels in the air."""
    plate = vignette("mule", "Essa on the Muel, 1860")
    setting.ground(plate, 18, 27.4, 16.5, 5, gap=0.46)
    setting.shadow(plate, 14, 27.2, 15, 4)
    _leg(plate, "29.2,11.6,2.7 32.6,13.2,1.7 35.2,13.0,1.05 38.4,13.4,.72 40.6,12.6,.8", 1.16, 21)
    _leg(plate, "15.2,17.4,2.2 17.8,21.4,1.05 19.2,24.6,.74 19.7,26.2,.85", 1.16, 22)
    _tail(plate)
    pelt(plate, TRUNK, SPINE, seed=2, halo=0.2, length=1.5)
    _leg(plate, "14.4,16,2.7 14.2,20.6,1.25 13.8,24.6,.8 13.4,26.4,.9", 0.98, 23)
    _leg(plate, "28.4,11.4,4 32.8,11.6,2.1 35.6,9,1.2 39.2,7.3,.8 41,6.1,.85", 0.98, 24)
    _ear(plate, "9.2,11.4 11.6,8.6 15.4,6.6 14.6,8.8 11.6,11.8", seed=31)
    profile = spline([(8.6, 10.6), (7.2, 15), (4.8, 21)], 12)
    pelt(plate, HEAD, profile, seed=4, halo=0.24, base=0.98, length=1.0)
    _ear(plate, "7.6,11.2 8.6,7.6 11.6,4.2 11.8,6.8 9.8,10.8", seed=32)
    _mane(plate)
    _halter(plate)
    _face(plate)
    _bucket(plate)
    setting.grass(plate, [(4.0, 28.2, 1.7), (24.0, 28.4, 1.5), (31.0, 28.0, 1.9)])
    return plate


def _leg(plate: Plate, joints: str, base: float, seed: int) -> None:
    """A leg to its fetlock, and the narrow hoof, shod."""
    furred(plate, joints, seed=seed, halo=0.2 if base > 1.1 else 0.0, base=base)
    (ax, ay, _), (bx, by, r) = points(joints)[-2:].tolist()
    way = np.array([bx - ax, by - ay]) / np.hypot(bx - ax, by - ay)
    side = np.array([-way[1], way[0]])
    end = np.array([bx, by])
    hoof = [
        end - side * r * 0.95,
        end + side * r * 0.95,
        end + way * 1.5 + side * r * 1.25,
        end + way * 1.5 - side * r * 1.15,
    ]
    relief.flat(plate, np.array(hoof), "ink", 0.3)
    relief.pen(
        plate,
        [
            hoof[3] * 0.85 + hoof[2] * 0.15 - way * 0.25,
            hoof[2] * 0.85 + hoof[3] * 0.15 - way * 0.25,
        ],
        0.22,
        0.22,
        ink="paper",
    )


def _ear(plate: Plate, outline: str, seed: int) -> None:
    """A long ear laid back."""
    shape = loop(outline)
    marks = points(outline)
    pelt(
        plate, shape, spline([marks[0], marks[2]], 12), seed=seed, halo=0.24, base=0.95, length=1.0
    )


def _tail(plate: Plate) -> None:
    """The bare dock and the tuft, lashing."""
    dock = spline([(30.6, 8.2), (33.4, 5.6), (34.2, 3.2)], 8)
    relief.pen(plate, dock, 1.2, 0.8)
    for k in range(8):
        lean = k / 7
        hair = spline(
            [
                (34.2, 4.0),
                (34.2 + 1.4 * lean, 2.4 - 0.2 * lean),
                (35.0 + 3.0 * lean, 0.8 + 1.7 * lean**2),
            ],
            8,
        )
        plate.fill(swell(hair, np.linspace(0.7, 0.12, len(hair))))


def _mane(plate: Plate) -> None:
    """A roached mane, standing stiff along the neck."""
    crest = resample(spline([(10.4, 10.9), (12.4, 10.3), (14.6, 10.2), (17.0, 10.5)], 8), 18)
    for k, root in enumerate(crest):
        tip = np.add(root, (0.3 + 0.12 * np.sin(3 * k), -1.15 - 0.2 * np.sin(2 * k)))
        relief.pen(plate, [root, tip], 0.4, 0.16)


def _halter(plate: Plate) -> None:
    """A rope halter; its broken end flies."""
    for line in (
        "4.2,17.6 5.8,18.6 7.9,18.5",
        "5.6,13.6 8.0,14.7 10.3,14.5",
        "7.8,18.4 9.1,16.2 9.9,14.6",
    ):
        relief.pen(plate, line, 0.95, 0.95)
        relief.pen(plate, line, 0.6, 0.6, ink="accent")
    rope = "7.9,18.6 9.6,20.6 9.0,23.2 6.6,24.2 4.4,23.6 2.6,24.8"
    relief.pen(plate, rope, 0.85, 0.85)
    relief.pen(plate, rope, 0.5, 0.5, ink="accent")


def _face(plate: Plate) -> None:
    muzzle = loop("5.0,18.7 6.4,19.5 7.4,19.6 7.0,20.6 6.0,21.5 4.5,21.3 3.6,20.2 4.1,18.9")
    plate.fill(polygon(muzzle), "light")
    hatch(plate, muzzle, relief.rounded(muzzle), angle=0.3, gap=0.36)
    plate.fill(dot(8.3, 13.0, 0.62), "light")
    plate.fill(dot(8.2, 13.05, 0.44))
    plate.fill(dot(8.05, 12.85, 0.15), "light")
    relief.pen(plate, "7.4,12.5 8.2,12.15 9.1,12.5", 0.14, 0.3, 0.1)
    relief.pen(plate, "4.5,19.6 4.9,19.3 5.2,19.7", 0.3, 0.4, 0.2)
    relief.pen(plate, "4.6,21.0 5.8,20.6 6.8,20.9", 0.24, 0.26, 0.1)


def _bucket(plate: Plate) -> None:
    """The bucket that stood behind him."""
    middle, turn = np.array([36.6, 21.6]), 0.62
    c, s = np.cos(turn), np.sin(turn)

    def at(places: Points) -> Points:
        return np.asarray(places @ np.array([[c, s], [-s, c]]) + middle)

    sides = at(points("-2.6,-3.2 -1.9,2.6")), at(points("2.6,-3.2 1.9,2.6"))
    bottom = at(ellipse(0, 2.6, 1.9, 0.6, 30))
    plate.fill(polygon(bottom))
    plate.fill(polygon(np.vstack([sides[0], sides[1][::-1]])), "paper")
    rule_along(
        plate, *sides, 11, lambda u, q, _p: 0.06 + 0.95 * q**1.4 + 0.1 * np.sin(9 * u + 20 * q)
    )
    rim(plate, np.vstack([sides[0], sides[1][::-1]]), 0.24, 0.5)
    v = np.linspace(0, np.pi, 24)
    for level, half in ((-1.9, 2.45), (1.4, 2.06)):
        hoop = np.stack([half * np.cos(v), level + 0.62 * np.sin(v)], 1)
        relief.pen(plate, at(hoop), 1.15, 1.15)
        relief.pen(plate, at(hoop), 0.75, 0.75, ink="accent")
    relief.flat(plate, at(ellipse(0, -3.2, 2.6, 0.85, 30)), "ink", 0.4)
    relief.pen(plate, at(curve("-2.5,-3.1 -1.6,-6.0 1.6,-6.2 2.5,-3.1", 10)), 0.34, 0.34)
    for x, y, tip in (
        (32.6, 17.0, (30.8, 17.6)),
        (31.4, 19.4, (29.6, 20.6)),
    ):
        relief.pen(plate, [(x, y), tip], 0.5, 0.1)


EMBLEMS: dict[str, Callable[[], Plate]] = {"billings": mule}
