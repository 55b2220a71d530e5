"""Heads of the players in profile: face, hair, mustache, beard; mm."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from engraver.card_tennis.body import fold
from engraver.technique.curves import resample, spline
from engraver.technique.cutpaper import points
from engraver.technique.pathdata import Points, dot, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim
from engraver.technique.swell import swell

# Outlines in a head's own measure: 1 from crown to chin, looking right, (0, 0) before the ear.
_FACE = points(
    "-0.1,-0.47 0.12,-0.47 0.29,-0.36 0.355,-0.2 0.365,-0.1 0.345,-0.045 0.4,0.05 0.462,0.115 "
    "0.39,0.15 0.4,0.2 0.375,0.235 0.39,0.28 0.35,0.325 0.365,0.41 0.29,0.485 0.16,0.46 "
    "0,0.37 -0.12,0.25 -0.3,0.2 -0.42,-0.05 -0.36,-0.32"
)
_SHORT_HAIR = points(
    "0.2,-0.4 0.13,-0.2 0.04,-0.17 0.035,0.1 -0.04,0.08 -0.08,-0.02 -0.17,0 -0.18,0.14 "
    "-0.2,0.27 -0.33,0.2 -0.46,-0.05 -0.4,-0.36 -0.15,-0.53 0.1,-0.5"
)
_LONG_HAIR = points(
    "0.36,-0.33 0.35,-0.17 0.27,-0.2 0.22,-0.13 0.14,-0.17 0.08,-0.05 -0.03,-0.06 -0.12,0.03 "
    "-0.2,0.13 -0.36,0.17 -0.52,0.1 -0.5,-0.12 -0.45,-0.36 -0.15,-0.54 0.2,-0.5"
)
_BUN = points("-0.42,-0.12 -0.54,-0.16 -0.68,-0.04 -0.66,0.14 -0.5,0.2 -0.38,0.1")
_MUSTACHE = points(
    "0.42,0.145 0.455,0.19 0.44,0.235 0.36,0.235 0.24,0.3 0.2,0.275 0.29,0.2 0.36,0.15"
)
_BEARD = points(
    "0.02,0.05 0.1,0.2 0.24,0.26 0.36,0.26 0.41,0.3 0.42,0.45 0.3,0.62 0.12,0.55 -0.04,0.38 "
    "-0.06,0.1"
)


@dataclass(frozen=True, slots=True)
class Head:
    """A head in profile about (x, y): ``size`` mm from crown to chin, looking right or left.

    ``nod`` is how many degrees the face is turned down (up when negative).
    """

    x: float
    y: float
    size: float = 5.2
    looks: int = 1
    nod: float = 0.0

    def put(self, places: ArrayLike) -> Points:
        """Points of the head's own measure (1 from crown to chin) on the plate."""
        c, s = math.cos(math.radians(self.nod)), math.sin(math.radians(self.nod))
        turned = np.asarray(places, dtype=float) @ np.array([[c, s], [-s, c]])
        return np.asarray(turned * [self.looks, 1] * self.size + [self.x, self.y])

    def smooth(self, places: ArrayLike, n: int = 6) -> Points:
        """The closed smooth outline through points of the head's own measure, on the plate."""
        return spline(self.put(places), n, closed=True)


def face(plate: Plate, head: Head) -> None:
    """The face and neckless skull: profile, ear, eye, brow, mouth, a shaded jaw."""
    outline = head.smooth(_FACE)
    plate.fill(polygon(outline), "light")
    jaw = head.smooth(points("0.3,0.46 0.12,0.44 -0.1,0.24 -0.02,0.16 0.14,0.3"))
    hatch(plate, jaw, 0.42, angle=0.5 * head.looks, gap=0.36)
    rim(plate, resample(np.vstack([outline, outline[:1]]), 150)[:-1], 0.17, 0.3)
    eye, brow = (
        [(0.215, -0.06), (0.265, -0.085), (0.315, -0.065)],
        [(0.2, -0.15), (0.27, -0.185), (0.35, -0.15)],
    )
    for line, width in ((eye, 0.2), (brow, 0.24), ([(0.3, 0.23), (0.375, 0.235)], 0.16)):
        ends = spline(head.put(line), 8)
        plate.fill(swell(ends, width * np.sin(np.linspace(0.5, 2.7, len(ends)))))
    x, y = head.put([(0.285, -0.045)])[0]
    plate.fill(dot(float(x), float(y), 0.13))
    ear = head.smooth(points("-0.03,-0.07 0.04,-0.05 0.02,0.05 -0.03,0.11 -0.07,0.03"))
    plate.shape(polygon(ear), fill="light", stroke="ink", width=0.15)


def _lock(plate: Plate, head: Head, outline: Points) -> None:
    plate.fill(polygon(head.smooth(outline)))


def short_hair(plate: Plate, head: Head) -> None:
    """A gentleman's short hair with its sideburn; two lights in it."""
    _lock(plate, head, _SHORT_HAIR)
    for line in (
        [(-0.38, -0.2), (-0.39, -0.05), (-0.31, 0.1)],
        [(-0.27, -0.14), (-0.28, 0.0), (-0.22, 0.12)],
    ):
        fold(plate, head.put(line), 0.2, "paper")


def long_hair(plate: Plate, head: Head) -> None:
    """A lady's hair: curled fringe, swept back into a knot."""
    _lock(plate, head, _LONG_HAIR)
    _lock(plate, head, _BUN)
    for line in (
        [(-0.1, -0.1), (-0.3, -0.02), (-0.46, -0.02)],
        [(0.05, -0.16), (-0.2, -0.14), (-0.42, -0.12)],
        [(-0.5, -0.06), (-0.6, 0.02), (-0.54, 0.12)],
    ):
        fold(plate, head.put(line), 0.19, "paper")


def mustache(plate: Plate, head: Head) -> None:
    """A full mustache."""
    _lock(plate, head, _MUSTACHE)


def beard(plate: Plate, head: Head) -> None:
    """A trimmed beard with the mustache."""
    _lock(plate, head, _BEARD)
    _lock(plate, head, _MUSTACHE)
    for line in ([(0.1, 0.3), (0.16, 0.42), (0.2, 0.5)], [(0.24, 0.34), (0.28, 0.44), (0.3, 0.53)]):
        fold(plate, head.put(line), 0.18, "paper")
