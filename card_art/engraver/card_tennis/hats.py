"""Hats of the 1880s on a head in profile: flannel cap and straw boater; mm."""

from __future__ import annotations

import math

import numpy as np

from engraver.card_tennis.head import Head
from engraver.technique.curves import spline
from engraver.technique.cutpaper import points
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.swell import swell

_CAP = points("-0.45,-0.14 -0.46,-0.38 -0.28,-0.6 0.02,-0.67 0.26,-0.56 0.38,-0.3")
_PEAK = points("0.2,-0.29 0.38,-0.33 0.56,-0.24 0.66,-0.13 0.44,-0.19 0.26,-0.22")


def cap(plate: Plate, head: Head, *, ringed: bool = False) -> None:
    """A flannel cap with a small peak, in the accent; ``ringed`` with a pale ring."""
    dome = spline(head.put(_CAP), 8)
    seat = spline(head.put(points("0.38,-0.3 0.1,-0.24 -0.2,-0.17 -0.45,-0.14")), 8)
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
    center = head.put([(0, -0.3)])[0]

    def dusk(x: Points, y: Points) -> Points:
        return np.asarray(np.clip(0.25 + 0.16 * (x - center[0]) + 0.1 * (y - center[1]), 0, 0.8))

    hatch(plate, crown, dusk, angle=1.2, gap=0.38)
    plate.stroke(polygon(crown), 0.22)
    plate.shape(polygon(head.smooth(_PEAK)), fill="ink", stroke="ink", width=0.13)
    x, y = head.put([(0.0, -0.67)])[0]
    plate.disc(float(x), float(y), 0.26, fill="accent", stroke="ink", width=0.15)


def boater(plate: Plate, head: Head, ribbon: str = "accent") -> None:
    """A straw boater: low crown, flat brim, a ribbon."""
    crown = head.put(points("-0.36,-0.34 -0.37,-0.66 -0.2,-0.71 0.14,-0.74 0.3,-0.73 0.33,-0.4"))
    plate.fill(polygon(crown), "light")
    hatch(plate, crown, 0.3, angle=math.radians(head.nod - 4) * head.looks, gap=0.36)
    plate.stroke(polygon(crown), 0.2)
    sash = head.put(points("-0.37,-0.36 -0.37,-0.53 0.32,-0.59 0.335,-0.42"))
    plate.shape(polygon(sash), fill=ribbon, stroke="ink", width=0.17)
    brim = head.smooth(
        points(
            "-0.68,-0.31 -0.4,-0.39 0.3,-0.45 0.66,-0.42 "
            "0.64,-0.355 0.3,-0.33 -0.36,-0.27 -0.66,-0.25"
        )
    )
    plate.shape(polygon(brim), fill="light", stroke="ink", width=0.2)
    under = spline(head.put(points("0.6,-0.36 0.3,-0.325 -0.36,-0.265 -0.62,-0.25")), 8)
    plate.fill(swell(under, 0.3))
