"""A claw hammer and nails."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from engraver.emblems.parts import rod
from engraver.portrait_authors.emblems import relief, setting
from engraver.technique.curves import ellipse, spline
from engraver.technique.metalwork import sheet
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate

#: The way of the handle from its head to its end, and the way from the head to its face.
_ALONG = np.array([np.cos(0.5), np.sin(0.5)])
_FACE = np.array([-_ALONG[1], _ALONG[0]])
#: The middle of the head on the plate.
_EYE = np.array([14.4, 10.6])


def hammer(plate: Plate) -> None:
    """A hammer that lies aslant, its claw up; three nails beside it."""
    _nails(plate)
    _handle(plate)
    _head(plate)


def _at(places: ArrayLike) -> Points:
    """Millimeters along the handle and towards the face, from the middle of the head."""
    u, v = np.asarray(places, dtype=float).T
    return np.asarray(_EYE + u[:, None] * _ALONG + v[:, None] * _FACE)


def _handle(plate: Plate) -> None:
    """A handle of ash, swelling to its grip, painted at its end."""
    relief.pen(plate, _at([(2.6, 1.6), (16.0, 1.8), (21.0, 2.4), (30.6, 2.1)]), 0.4, 1.2, 1.2, 0.6)
    course = _at([(-1.0, 0), (31.0, 0)])
    rod(plate, course, 1.35, 1.3, 1.25, 1.35, 1.6, 2.0, 2.0, 1.7, lines=6, edge=(0.26, 0.5))
    rod(
        plate,
        _at([(19.6, 0), (31.0, 0)]),
        1.76,
        2.02,
        2.04,
        2.02,
        1.7,
        lines=8,
        fill="accent",
        edge=(0.28, 0.5),
    )
    relief.pen(plate, _at([(20.8, -1.0), (25, -1.25), (29.4, -1.1)]), 0.14, 0.4, 0.14, ink="tint")


def _head(plate: Plate) -> None:
    """The head of steel: a claw, a waist, a neck and the round face."""
    claw = (
        _at(spline([(-2.5, -1.6), (-2.8, -4.6), (-1.8, -8.0), (1.2, -11.2)], 10)),
        _at(spline([(2.5, -1.6), (2.3, -4.4), (2.2, -7.4), (3.0, -10.6)], 10)),
    )
    body = spline(
        [
            (-2.6, 2.5),
            (-1.2, 2.9),
            (1.4, 2.9),
            (2.6, 2.5),
            (3.4, 2.1),
            (5.0, 2.1),
            (5.8, 3.0),
            (6.4, 3.4),
            (8.0, 3.5),
            (9.4, 3.3),
        ],
        8,
    )
    v, u = body.T
    sides = _at(np.stack([-u, v], 1)), _at(np.stack([u, v], 1))
    whole = np.vstack([claw[0][::-1], sides[0], sides[1][::-1], claw[1]])
    plate.stroke(polygon(whole), 1.0, "paper")
    sheet(plate, *claw, 10, bulge=0.85)
    plate.fill(polygon(_at([(0.3, -5.6), (-0.1, -6.0), (1.7, -11.3), (2.6, -10.9)])))
    sheet(plate, *sides, 13, bulge=0.95)
    for level in (-2.6, 2.6, 5.9):
        wide = float(np.interp(level, v, u))
        relief.pen(plate, _at([(-wide, level), (0, level + 0.35), (wide, level)]), 0.2, 0.34, 0.5)
    plate.shape(polygon(_at(ellipse(0, 9.4, 3.3, 0.9))), fill="paper", stroke="ink", width=0.36)


def _nails(plate: Plate) -> None:
    """Two nails, crossed, on the ground."""
    setting.shadow(plate, 16, 27.0, 9, 2, gap=0.54)
    for x, y, turn in ((3.2, 21.4, 0.33), (18.4, 21.4, np.pi - 0.33)):
        way = np.array([np.cos(turn), np.sin(turn)])
        side = np.array([-way[1], way[0]])
        tip = np.array([x, y])
        end = tip + way * 13.6
        relief.pen(plate, [tip, tip + way * 2.4, end], 0.2, 1.3, 1.3)
        gleam = np.array([tip + way * 2.6, end - way * 0.4]) - (0, 0.2)
        relief.pen(plate, gleam, 0.36, 0.36, ink="paper")
        relief.pen(plate, [end - side * 1.6, end + side * 1.6], 1.0, 1.0)


EMBLEMS: dict[str, Callable[[Plate], None]] = {"hammer": hammer}
