"""A storm lantern, lit."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.emblems.parts import mirrored, rod
from engraver.portrait_authors.emblems import relief, setting
from engraver.technique.curves import ellipse, spline
from engraver.technique.cutpaper import curve, loop, points
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.rays import rays
from engraver.technique.swell import swell

#: The axis of the lantern on the plate.
_X = 22.0
#: What is turned about it: levels and radii of the hood, the burner and the fount.
_HOOD = points("2.9,2.0 3.4,2.4 4.4,2.4 4.6,1.6 6.4,1.9 7.0,3.1 8.2,4.3 8.8,4.3")
_BURNER = points("20.3,4.3 20.9,4.5 21.2,3.4 22.6,2.6 22.9,2.6")
_FOUNT = points("22.7,4.4 23.3,6.0 24.4,6.7 27.2,7.0 28.0,7.0 28.4,6.6")


def lantern(plate: Plate) -> None:
    """A lantern of tin: fount, globe, two side tubes, hood and bail."""
    for start in (-0.62, np.pi - 0.62):
        rays(
            plate,
            (_X, 15.6),
            (9.4, 9.4),
            (7.0, 3.8, 5.2, 3.8),
            9,
            width=0.55,
            start=start,
            turn=1.24,
            ink="accent",
        )
    setting.shadow(plate, _X + 4, 27.2, 13, 3, gap=0.54)
    _bail(plate)
    tube = curve("23.6,4.6 27.2,4.9 29.4,7.2 29.5,14.0 29.3,19.6 27.4,23.4", 10)
    for side in (-1, 1):
        rod(plate, mirrored(tube, side), 0.78, lines=4)
    _globe(plate)
    relief.turned(plate, _X, _HOOD, gap=0.42, edge=0.3)
    for x in (-1.2, 0.0, 1.2):
        plate.disc(_X + x, 5.5, 0.34, fill="ink")
    relief.turned(plate, _X, _BURNER, gap=0.42, edge=0.3)
    relief.turned(plate, _X, _FOUNT, fill="accent", gap=0.42, edge=0.34)
    relief.pen(plate, "16.6,24.8 16.2,26.0 16.2,27.2", 0.16, 0.55, 0.16, ink="tint")
    plate.shape(polygon(ellipse(26.4, 23.7, 1.1, 0.5)), fill="paper", stroke="ink", width=0.28)


def _bail(plate: Plate) -> None:
    """The wire handle, raised."""
    for width, ink in ((0.9, "ink"), (0.3, "paper")):
        line = curve("14.7,8.2 15.4,3.8 18.6,1.6 22,1.3 25.4,1.6 28.6,3.8 29.3,8.2", 10)
        plate.stroke(polyline(line), width, ink)
    plate.shape(
        polygon(relief.box(20.2, 0.8, 23.8, 2.0)),
        fill="accent",
        stroke="ink",
        width=0.3,
        round_ends=True,
    )


def _globe(plate: Plate) -> None:
    """The glass globe, its guard of wire, and the flame."""
    half = spline([(3.7, 8.6), (5.2, 11.0), (5.9, 14.2), (5.3, 17.6), (3.9, 20.5)], 10)
    right, left = half + np.array([_X, 0]), half * [-1, 1] + np.array([_X, 0])
    plate.fill(polygon(np.vstack([right, left[::-1]])), "light")
    for k, (share, weight) in enumerate(((0.86, 0.4), (0.74, 0.3), (0.63, 0.22))):
        line = half * [share, 1] + np.array([_X, 0])
        cut = 2 + 3 * k
        plate.fill(swell(line[cut + 3 : len(line) - cut - 3], weight))
    line = half * [-0.84, 1] + np.array([_X, 0])
    plate.fill(swell(line[4:-22], 0.26))
    plate.stroke(polyline(right) + polyline(left), 0.36)
    _flame(plate)
    for y, reach in ((11.6, 5.5), (17.2, 5.5)):
        turn = np.linspace(0, np.pi, 30)
        wire = np.stack([_X + (reach + 1.0) * np.cos(turn), y + 1.1 * np.sin(turn)], 1)
        plate.stroke(polyline(wire), 0.8, "light")
        plate.stroke(polyline(wire), 0.32)


def _flame(plate: Plate) -> None:
    flame = loop("22,10.6 23.2,13.0 24.0,15.4 23.5,17.6 22,18.6 20.5,17.6 20.1,15.4 21.3,13.2")
    relief.flat(plate, flame, "accent", 0.28)
    plate.fill(polygon(loop("22.1,13.8 23.0,16.0 22.7,17.6 22,18.0 21.3,17.6 21.1,16.0")), "light")
    relief.turned(plate, _X, points("18.5,0.9 19.4,1.0 20.4,1.9"), gap=0.42, edge=0.26)


EMBLEMS: dict[str, Callable[[Plate], None]] = {"lantern": lantern}
