"""A hand saw in a half-cut board."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from engraver.emblems.parts import cornered
from engraver.portrait_authors.emblems import relief, setting
from engraver.technique.curves import spline
from engraver.technique.cutpaper import loop
from engraver.technique.grain import wood
from engraver.technique.pathdata import Points, dot, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch

#: The tilt of the saw, radians, and the place on the plate about which it turns.
_TILT, _PIVOT = 0.2, np.array([22.0, 12.0])


def saw(plate: Plate) -> None:
    """The saw: a blade of steel with teeth, a handle of beech with brass screws."""
    _board(plate)
    _blade(plate)
    _handle(plate)


def _at(places: ArrayLike) -> Points:
    """Millimeters of the level saw, turned as it lies on the plate."""
    c, s = np.cos(-_TILT), np.sin(-_TILT)
    return np.asarray(
        (np.asarray(places, dtype=float) - _PIVOT) @ np.array([[c, s], [-s, c]])
        + _PIVOT
        - np.array([1.0, 0])
    )


def _blade(plate: Plate) -> None:
    steps = np.linspace(0, 1, 25)
    line = np.array([2.0, 14.2]) * (1 - steps[:, None]) + np.array([30.4, 18.6]) * steps[:, None]
    teeth = np.empty((49, 2))
    teeth[::2] = line
    teeth[1::2] = line[:-1] * 0.3 + line[1:] * 0.7 + np.array([0.1, 1.05])
    outline = _at(np.vstack([[(2.0, 10.6), (3.4, 10.1), (31.6, 7.2)], teeth[::-1]]))
    plate.stroke(polygon(outline), 0.9, "paper")
    plate.fill(polygon(outline), "light")

    def tone(x: Points, y: Points) -> Points:
        across = 0.98 * (x - 22) - 0.2 * (y - 13) + 0.3 * (y - 13)
        return np.asarray(
            np.clip(0.3 * np.sin(0.36 * across + 0.5) - 0.06 + 0.026 * across, 0, 0.55)
        )

    hatch(plate, outline, tone, angle=-_TILT, gap=0.46)
    cornered(plate, outline)
    relief.pen(plate, _at([(4.4, 13.0), (16, 14.7), (29.4, 16.6)]), 0.16, 0.2, 0.16)


def _handle(plate: Plate) -> None:
    outline = _at(
        loop(
            "29.4,7.0 31.4,6.2 34.2,5.6 37.2,4.0 38.8,4.4 38.6,6.4 39.4,9.2 40.4,12.6 41.6,15.4"
            " 43.0,18.0 42.2,19.8 39.4,19.4 36.4,19.0 33.0,19.6 29.6,19.6 28.6,17.4 30.0,15.0"
            " 29.8,11.4"
        )
    )
    hole = _at(
        loop(
            "33.4,8.6 35.4,8.0 36.4,9.8 37.2,12.6 38.0,15.2 37.0,16.6 34.4,16.4 33.0,14.0 32.8,10.8"
        )
    )
    plate.stroke(polygon(outline), 0.9, "paper")
    relief.body(plate, outline, fill="accent", angle=1.2, gap=0.42, edge=(0.3, 0.55))
    plate.shape(polygon(hole), fill="paper", stroke="ink", width=0.4, round_ends=True)
    for text in ("38.2,5.4 38.0,8.0 39.4,12.8", "31.2,8.6 31.6,11.8 31.4,15.4"):
        relief.pen(
            plate,
            _at(spline([tuple(map(float, p.split(","))) for p in text.split()], 8)),
            0.14,
            0.42,
            0.14,
            ink="tint",
        )
    for place in ((31.0, 8.4), (30.8, 17.6), (33.6, 18.2)):
        x, y = _at([place])[0].tolist()
        plate.disc(x, y, 0.62, fill="light", stroke="ink", width=0.26)
        plate.fill(dot(x, y, 0.2))


def _board(plate: Plate) -> None:
    setting.shadow(plate, 36, 26.9, 7, 2, gap=0.54)
    top = np.array([(2.4, 20.2), (34.0, 20.2), (38.0, 24.4), (6.4, 24.4)])
    wood(plate, top, gap=0.75, knots=((33.0, 22.4, 0.7),), shade=0.3, edge=0.34)
    front = np.array([(6.4, 24.4), (38.0, 24.4), (38.0, 28.0), (6.4, 28.0)])
    plate.fill(polygon(front), "paper")
    hatch(plate, front, lambda x, y: 0.5 + 0.2 * np.sin(0.4 * x + 3 * y), gap=0.46, edge=0.34)


EMBLEMS: dict[str, Callable[[Plate], None]] = {"saw": saw}
