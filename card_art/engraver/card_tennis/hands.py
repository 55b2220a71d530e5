"""Hands: about a handle, open, and a large one that tosses a ball; mm."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from engraver.card_tennis.body import fold
from engraver.technique.curves import spline
from engraver.technique.cutpaper import points
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.swell import swell

_PALM_ABOVE = points(
    "5.6,-1.5 4.5,-1.75 4,-2.2 4.05,-3.2 4.4,-4.4 4.3,-5.2 3.7,-5.4 3,-4.6 2.3,-3.2 1.4,-2.1 "
    "-0.6,-1.7"
)
_PALM_BELOW = points("-0.6,1.8 1.6,2.25 3.8,2.3 5.2,2 6.2,1.45")


def _local(at: ArrayLike, way: float, flip: int, places: ArrayLike, size: float) -> Points:
    """Points (along, aside) about ``at``: along heads ``way`` degrees clockwise from the right."""
    c, s = math.cos(math.radians(way)), math.sin(math.radians(way))
    local = np.asarray(places, dtype=float) * [1, flip] * size
    return np.asarray(local @ np.array([[c, s], [-s, c]]) + np.asarray(at, dtype=float))


def fist(plate: Plate, at: ArrayLike, way: float, flip: int = 1, size: float = 1.0) -> None:
    """A hand about a handle that heads ``way`` degrees at the point: four fingers and a thumb."""
    palm = points("-1,-0.75 -0.4,-1.05 0.7,-1 1.1,-0.4 1.1,0.6 0.5,1 -0.7,0.95 -1.15,0.3")
    outline = spline(_local(at, way, flip, palm, size), 6, closed=True)
    plate.shape(polygon(outline), fill="light", stroke="ink", width=0.2)
    for k in range(3):
        x = -0.5 + 0.52 * k
        line = _local(at, way, flip, [(x, -0.55), (x + 0.08, 0.2), (x - 0.02, 0.9)], size)
        fold(plate, line, 0.17)
    thumb = points("0.5,-1 1.2,-0.95 1.75,-0.5 1.6,-0.15 1,-0.3 0.55,-0.5")
    plate.shape(
        polygon(spline(_local(at, way, flip, thumb, size), 5, closed=True)),
        fill="light",
        stroke="ink",
        width=0.17,
    )


def open_hand(plate: Plate, wrist: ArrayLike, way: float, flip: int = 1, size: float = 1.0) -> None:
    """An open hand from the wrist in direction ``way``, its thumb on the side ``flip``."""
    outline = [
        *((-0.2, -0.62), (0.9, -0.85), (1.9, -0.95), (3.1, -0.85), (3.75, -0.5), (3.85, -0.15)),
        *((3.5, 0.25), (2.6, 0.55), (1.9, 0.75), (2.5, 1.3), (2.75, 1.75), (2.4, 1.9)),
        *((1.6, 1.45), (0.9, 0.95), (-0.2, 0.62)),
    ]
    shape = spline(_local(wrist, way, flip, outline, size), 5, closed=True)
    plate.shape(polygon(shape), fill="light", stroke="ink", width=0.2)
    for y in (-0.42, 0.0):
        fold(
            plate,
            _local(wrist, way, flip, [(1.9, y), (2.8, y - 0.08), (3.55, y - 0.1)], size),
            0.17,
        )


def tossing_hand(
    plate: Plate, wrist: ArrayLike, way: float, flip: int = 1, size: float = 1.0
) -> None:
    """A large hand, palm up, that has just let a ball go; about 11 mm long at size 1."""

    def put(places: ArrayLike) -> Points:
        return _local(wrist, way, flip, places, size)

    for k in (3, 2, 1, 0):
        bones = [(5.0, -0.75 + 0.7 * k), (7.3 - 0.1 * k, -0.95 + 0.82 * k)]
        bones += [(9.2 - 0.3 * k, -2.0 + 0.95 * k), (10.5 - 0.62 * k, -3.3 + 1.12 * k)]
        finger = polyline(spline(put(bones), 8))
        plate.stroke(finger, 1.5 * size)
        plate.stroke(finger, 1.5 * size - 0.5, "light")
    above, below = (spline(put(side), 6) for side in (_PALM_ABOVE, _PALM_BELOW))
    plate.fill(polygon(np.vstack([above, below])), "light")
    heel = np.vstack([below, put(points("6.2,1.45 5.4,0.9 3.4,1.2 -0.6,0.7"))])
    hatch(plate, heel, 0.5, angle=math.radians(way + 70), gap=0.42)
    for edge, width in ((above, 0.24), (below, 0.46)):
        plate.fill(swell(edge, width))
    for line in (
        [(1.6, -0.9), (2.8, -1.1), (4.2, -1.9)],
        [(2.6, 0.7), (3.8, 0.2), (5.0, -0.9)],
        [(3.5, -4.9), (3.75, -4.7), (4.1, -4.8)],
    ):
        fold(plate, put(line), 0.24)
