"""Heads in profile, hats, hands and shoes of the players of the 1880s; mm."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from generator.engraver.card_tennis.body import fold
from generator.engraver.curves import resample, spline
from generator.engraver.pathdata import Points, dot, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.solids import hatch, rim
from generator.engraver.swell import swell

_FACE = [
    *((-0.10, -0.47), (0.12, -0.47), (0.29, -0.36), (0.355, -0.2), (0.365, -0.1), (0.345, -0.045)),
    *((0.40, 0.05), (0.462, 0.115), (0.39, 0.15), (0.40, 0.2), (0.375, 0.235), (0.39, 0.28)),
    *((0.35, 0.325), (0.365, 0.41), (0.29, 0.485), (0.16, 0.46), (0.0, 0.37), (-0.12, 0.25)),
    *((-0.3, 0.2), (-0.42, -0.05), (-0.36, -0.32)),
]
_SHORT_HAIR = [
    *((0.2, -0.4), (0.13, -0.2), (0.04, -0.17), (0.035, 0.1), (-0.04, 0.08), (-0.08, -0.02)),
    *((-0.17, 0.0), (-0.18, 0.14), (-0.2, 0.27), (-0.33, 0.2), (-0.46, -0.05), (-0.4, -0.36)),
    *((-0.15, -0.53), (0.1, -0.5)),
]
_LONG_HAIR = [
    *((0.36, -0.33), (0.35, -0.17), (0.27, -0.2), (0.22, -0.13), (0.14, -0.17), (0.08, -0.05)),
    *((-0.03, -0.06), (-0.12, 0.03), (-0.2, 0.13), (-0.36, 0.17), (-0.52, 0.1), (-0.5, -0.12)),
    *((-0.45, -0.36), (-0.15, -0.54), (0.2, -0.5)),
]
_BUN = [(-0.42, -0.12), (-0.54, -0.16), (-0.68, -0.04), (-0.66, 0.14), (-0.5, 0.2), (-0.38, 0.1)]
_MOUSTACHE = [
    *((0.42, 0.145), (0.455, 0.19), (0.44, 0.235), (0.36, 0.235), (0.24, 0.3), (0.2, 0.275)),
    *((0.29, 0.2), (0.36, 0.15)),
]
_BEARD = [
    *((0.02, 0.05), (0.1, 0.2), (0.24, 0.26), (0.36, 0.26), (0.41, 0.3), (0.42, 0.45)),
    *((0.3, 0.62), (0.12, 0.55), (-0.04, 0.38), (-0.06, 0.1)),
]
_CAP = [(-0.45, -0.14), (-0.46, -0.38), (-0.28, -0.6), (0.02, -0.67), (0.26, -0.56), (0.38, -0.3)]
_PEAK = [(0.2, -0.29), (0.38, -0.33), (0.56, -0.24), (0.66, -0.13), (0.44, -0.19), (0.26, -0.22)]


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

    def put(self, points: ArrayLike) -> Points:
        """Points of the head's own measure (1 from crown to chin) on the plate."""
        c, s = math.cos(math.radians(self.nod)), math.sin(math.radians(self.nod))
        turned = np.asarray(points, dtype=float) @ np.array([[c, s], [-s, c]])
        return np.asarray(turned * [self.looks, 1] * self.size + [self.x, self.y])

    def smooth(self, points: ArrayLike, n: int = 6) -> Points:
        """The closed smooth outline through points of the head's own measure, on the plate."""
        return spline(self.put(points), n, closed=True)


def face(plate: Plate, head: Head) -> None:
    """The face and neckless skull: profile, ear, eye, brow, mouth, a shaded jaw."""
    outline = head.smooth(_FACE)
    plate.fill(polygon(outline), "light")
    jaw = head.smooth([(0.3, 0.46), (0.12, 0.44), (-0.1, 0.24), (-0.02, 0.16), (0.14, 0.3)])
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
    ear = head.smooth([(-0.03, -0.07), (0.04, -0.05), (0.02, 0.05), (-0.03, 0.11), (-0.07, 0.03)])
    plate.shape(polygon(ear), fill="light", stroke="ink", width=0.15)


def _lock(plate: Plate, head: Head, points: list[tuple[float, float]]) -> None:
    plate.fill(polygon(head.smooth(points)))


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


def moustache(plate: Plate, head: Head) -> None:
    """A full moustache."""
    _lock(plate, head, _MOUSTACHE)


def beard(plate: Plate, head: Head) -> None:
    """A trimmed beard with the moustache."""
    _lock(plate, head, _BEARD)
    _lock(plate, head, _MOUSTACHE)
    for line in ([(0.1, 0.3), (0.16, 0.42), (0.2, 0.5)], [(0.24, 0.34), (0.28, 0.44), (0.3, 0.53)]):
        fold(plate, head.put(line), 0.18, "paper")


def cap(plate: Plate, head: Head, *, ringed: bool = False) -> None:
    """A flannel cap with a small peak, in the accent; ``ringed`` with a pale ring."""
    dome = spline(head.put(_CAP), 8)
    seat = spline(head.put([(0.38, -0.3), (0.1, -0.24), (-0.2, -0.17), (-0.45, -0.14)]), 8)
    crown = np.vstack([dome, seat])
    plate.fill(polygon(crown), "accent")
    if ringed:
        for lift in (0.1, 0.24):
            ring = head.put(
                [
                    (0.4, -0.28 - lift),
                    (0.1, -0.24 - lift),
                    (-0.2, -0.17 - lift),
                    (-0.5, -0.12 - lift),
                ]
            )
            plate.fill(swell(spline(ring, 8)[2:-3], 0.3), "light")
    centre = head.put([(0, -0.3)])[0]

    def dusk(x: Points, y: Points) -> Points:
        return np.clip(0.25 + 0.16 * (x - centre[0]) + 0.1 * (y - centre[1]), 0, 0.8)

    hatch(plate, crown, dusk, angle=1.2, gap=0.38)
    plate.stroke(polygon(crown), 0.22)
    plate.shape(polygon(head.smooth(_PEAK)), fill="ink", stroke="ink", width=0.13)
    x, y = head.put([(0.0, -0.67)])[0]
    plate.disc(float(x), float(y), 0.26, fill="accent", stroke="ink", width=0.15)


def boater(plate: Plate, head: Head, ribbon: str = "accent") -> None:
    """A straw boater: low crown, flat brim, a ribbon."""
    crown = head.put(
        [(-0.36, -0.34), (-0.37, -0.66), (-0.2, -0.71), (0.14, -0.74), (0.3, -0.73), (0.33, -0.4)]
    )
    plate.fill(polygon(crown), "light")
    hatch(plate, crown, 0.3, angle=math.radians(head.nod - 4) * head.looks, gap=0.36)
    plate.stroke(polygon(crown), 0.2)
    sash = head.put([(-0.37, -0.36), (-0.37, -0.53), (0.32, -0.59), (0.335, -0.42)])
    plate.shape(polygon(sash), fill=ribbon, stroke="ink", width=0.17)
    brim = head.smooth(
        [
            (-0.68, -0.31),
            (-0.4, -0.39),
            (0.3, -0.45),
            (0.66, -0.42),
            (0.64, -0.355),
            (0.3, -0.33),
            (-0.36, -0.27),
            (-0.66, -0.25),
        ]
    )
    plate.shape(polygon(brim), fill="light", stroke="ink", width=0.2)
    under = spline(head.put([(0.6, -0.36), (0.3, -0.325), (-0.36, -0.265), (-0.62, -0.25)]), 8)
    plate.fill(swell(under, 0.3))


def _local(at: ArrayLike, way: float, flip: int, points: ArrayLike, size: float) -> Points:
    """Points (along, aside) about ``at``: along heads ``way`` degrees clockwise from the right."""
    c, s = math.cos(math.radians(way)), math.sin(math.radians(way))
    local = np.asarray(points, dtype=float) * [1, flip] * size
    return np.asarray(local @ np.array([[c, s], [-s, c]]) + np.asarray(at, dtype=float))


def fist(plate: Plate, at: ArrayLike, way: float, flip: int = 1, size: float = 1.0) -> None:
    """A hand about a handle that heads ``way`` degrees at the point: four fingers and a thumb."""
    palm = [
        (-1.0, -0.75),
        (-0.4, -1.05),
        (0.7, -1.0),
        (1.1, -0.4),
        (1.1, 0.6),
        (0.5, 1.0),
        (-0.7, 0.95),
        (-1.15, 0.3),
    ]
    outline = spline(_local(at, way, flip, palm, size), 6, closed=True)
    plate.shape(polygon(outline), fill="light", stroke="ink", width=0.2)
    for k in range(3):
        x = -0.5 + 0.52 * k
        line = _local(at, way, flip, [(x, -0.55), (x + 0.08, 0.2), (x - 0.02, 0.9)], size)
        fold(plate, line, 0.17)
    thumb = [(0.5, -1.0), (1.2, -0.95), (1.75, -0.5), (1.6, -0.15), (1.0, -0.3), (0.55, -0.5)]
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


def shoe(
    plate: Plate, foot: ArrayLike, way: float = 0.0, flip: int = 1, *, dark: bool = False
) -> None:
    """A canvas tennis shoe with a flat rubber sole; ``foot`` is the sole under the ankle.

    ``flip`` 1 has the toe right of it, -1 left; ``way`` turns it clockwise, in degrees.
    """
    angle = way if flip == 1 else -way
    shape = [
        (-1.35, 0),
        (-1.45, -0.9),
        (-1.2, -2.3),
        (1.05, -2.2),
        (1.6, -1.45),
        (3.1, -0.95),
        (4.0, -0.5),
        (4.1, 0),
    ]

    def put(points: ArrayLike) -> Points:
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        local = np.asarray(points, dtype=float) * [flip, 1]
        return np.asarray(local @ np.array([[c, s], [-s, c]]) + np.asarray(foot, dtype=float))

    upper = np.vstack([put(spline(shape[:4], 5)), put(spline(shape[4:], 6))])
    plate.shape(
        polygon(upper), fill="ink" if dark else "light", stroke="ink", width=0.22, round_ends=True
    )
    if not dark:
        for x in (1.15, 1.75, 2.35):
            plate.stroke(
                polyline(put([(x, -1.55 + 0.3 * (x - 1.1)), (x + 0.45, -1.05 + 0.2 * (x - 1.1))])),
                0.17,
            )
        hatch(
            plate, put([(-1.4, 0), (-1.4, -0.7), (4.0, -0.35), (4.1, 0)]), 0.45, angle=1.2, gap=0.36
        )
    sole = put([(-1.5, -0.1), (4.2, -0.1), (4.15, 0.35), (-1.45, 0.35)])
    plate.shape(polygon(sole), fill="ink", stroke="ink", width=0.15, round_ends=True)


_PALM_ABOVE = [
    *((5.6, -1.5), (4.5, -1.75), (4.0, -2.2), (4.05, -3.2), (4.4, -4.4), (4.3, -5.2)),
    *((3.7, -5.4), (3.0, -4.6), (2.3, -3.2), (1.4, -2.1), (-0.6, -1.7)),
]
_PALM_BELOW = [(-0.6, 1.8), (1.6, 2.25), (3.8, 2.3), (5.2, 2.0), (6.2, 1.45)]


def tossing_hand(
    plate: Plate, wrist: ArrayLike, way: float, flip: int = 1, size: float = 1.0
) -> None:
    """A large hand, palm up, that has just let a ball go; about 11 mm long at size 1."""

    def put(points: ArrayLike) -> Points:
        return _local(wrist, way, flip, points, size)

    for k in (3, 2, 1, 0):
        bones = [(5.0, -0.75 + 0.7 * k), (7.3 - 0.1 * k, -0.95 + 0.82 * k)]
        bones += [(9.2 - 0.3 * k, -2.0 + 0.95 * k), (10.5 - 0.62 * k, -3.3 + 1.12 * k)]
        finger = polyline(spline(put(bones), 8))
        plate.stroke(finger, 1.5 * size)
        plate.stroke(finger, 1.5 * size - 0.5, "light")
    above, below = (spline(put(side), 6) for side in (_PALM_ABOVE, _PALM_BELOW))
    plate.fill(polygon(np.vstack([above, below])), "light")
    heel = np.vstack([below, put([(6.2, 1.45), (5.4, 0.9), (3.4, 1.2), (-0.6, 0.7)])])
    hatch(plate, heel, 0.5, angle=math.radians(way + 70), gap=0.42)
    for edge, width in ((above, 0.24), (below, 0.46)):
        plate.fill(swell(edge, width))
    for line in (
        [(1.6, -0.9), (2.8, -1.1), (4.2, -1.9)],
        [(2.6, 0.7), (3.8, 0.2), (5.0, -0.9)],
        [(3.5, -4.9), (3.75, -4.7), (4.1, -4.8)],
    ):
        fold(plate, put(line), 0.24)
