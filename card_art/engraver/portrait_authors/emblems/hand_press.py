"""An iron hand press, for Greeley of the Tribune."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from engraver.portrait_authors.emblems.strokes import (
    flat,
    knob,
    pen,
    rules,
    shadow,
)
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import spline
from engraver.technique.cutpaper import points
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim

#: The arch of the frame across the press, its outer and its inner edge: depth and height, mm.
_OUTER = spline(
    points(
        "0,0 0,8 0,14 0.5,17.6 2.4,20.4 5,21.6 7,21.8 9,21.6 11.6,20.4 13.5,17.6 14,14 14,8 14,0"
    ),
    6,
)
_INNER = spline(
    points("11.2,0 11.2,8 11.2,13 10.4,15.6 8.8,17 7,17.4 5.2,17 3.6,15.6 2.8,13 2.8,8 2.8,0"), 6
)
#: How far the frame reaches along the press, mm.
_DEEP = 5.0


def _iron(x: ArrayLike, y: ArrayLike, z: ArrayLike) -> Points:
    """The press on the plate: x along the bed to the right, y up, z across it, away; mm."""
    x, y, z = np.broadcast_arrays(*(np.asarray(v, dtype=float) for v in (x, y, z)))
    return np.stack([34.6 + x - 0.74 * z, 28.2 - y - 0.3 * z], axis=-1)


def press() -> Plate:
    """A hand press of the Washington kind: the bed run out with the form, the tympan raised."""
    plate = vignette("iron hand press", "The New-York Tribune, 1841")
    rules(plate, (1, 24.6, 43, 29.8), 7, weight=0.32, cover=0.6)
    shadow(plate, 33, 28.0, 10, 0.9)
    for z in (10.8, 3.4):
        _leg(plate, z)
    _frame(plate)
    _toggle(plate)
    _slab(plate, (-24, 7.0, 3.0, 0.2, 8.0, 4.0), "ink")
    _bed(plate)
    _tympan(plate)
    _near_column(plate)
    _crank(plate)
    _bar(plate)
    return plate


def _slab(plate: Plate, box: tuple[float, ...], front: str = "light", tone: float = 0.0) -> None:
    """A block from (x0, y0, z0) to (x1, y1, z1): its top, its left end and its near side."""
    x0, y0, z0, x1, y1, z1 = box
    flat(plate, _iron([x0, x1, x1, x0], y1, [z0, z0, z1, z1]), "light", 0.26)
    flat(plate, _iron(x0, [y0, y1, y1, y0], [z0, z0, z1, z1]), "light", 0.26)
    near = _iron([x0, x1, x1, x0], [y0, y0, y1, y1], z0)
    flat(plate, near, front, 0.3)
    if tone:
        hatch(plate, near, tone, gap=0.4)


def _leg(plate: Plate, z: float) -> None:
    """The leg under the end of a rail, on its claw."""
    shape = points("-22.4,7.4 -20.2,7.4 -20.8,3.4 -20.6,1.2 -19.2,0 -23.6,0 -22.2,1.2 -21.9,3.4")
    flat(plate, _iron(shape[:, 0], shape[:, 1], z), "ink", 0.3)


def _frame(plate: Plate) -> None:
    """The arch that takes the strain, seen from the bed: its left face in the light."""
    far = spline(points("0,0 -0.6,1.2 -2,0.2 -2.6,0"), 4)
    flat(plate, _iron(far[:, 0], far[:, 1], 12.6), "accent", 0.26)
    inside = np.vstack([_iron(0, _INNER[:33, 1], _INNER[:33, 0]),
                        _iron(_DEEP, _INNER[:33, 1], _INNER[:33, 0])[::-1]])  # fmt: skip
    flat(plate, inside, "ink", 0.2)
    face = np.vstack([_iron(0, _OUTER[:, 1], _OUTER[:, 0]), _iron(0, _INNER[:, 1], _INNER[:, 0])])
    flat(plate, face, "accent", 0.3)
    rim(plate, face, 0.24, 0.5)
    line = _iron(0, _OUTER[:, 1] * 0.965, 7 + (_OUTER[:, 0] - 7) * 0.86)
    pen(plate, line[14:68], 0.16, 0.34, 0.34, 0.16, ink="tint")


def _near_column(plate: Plate) -> None:
    """The near side of the frame, turned from the light, its foot, and the palmette on top."""
    edge = _OUTER[:42]
    near = np.vstack([_iron(0, edge[:, 1], edge[:, 0]), _iron(_DEEP, edge[:, 1], edge[:, 0])[::-1]])
    plate.fill(polygon(near), "accent")

    def tone(_x: Points, y: Points) -> Points:
        return np.asarray(np.clip((y - 6.6) * 0.3, 0.0, 0.78))

    hatch(plate, near, tone, gap=0.42)
    rim(plate, near, 0.26, 0.55)
    column = _iron(0, _OUTER[:14, 1], _OUTER[:14, 0])
    front = np.vstack([column, _iron(0, _INNER[-14:, 1], _INNER[-14:, 0])])
    plate.fill(polygon(front), "accent")
    for side in (front[:14], front[14:]):
        plate.stroke(polyline(side), 0.34)
    foot = points("-2.6,0 -1.6,1 0.1,2.2 5,2.2 6.6,1 7.8,0")
    flat(plate, _iron(foot[:, 0], foot[:, 1], -0.3), "ink", 0.3)
    x, y = _iron(2.2, 21.4, 7)
    for k in range(-3, 4):
        a = math.radians(24 * k - 90)
        out, side = np.array([math.cos(a), math.sin(a)]), np.array([-math.sin(a), math.cos(a)])
        tall = 2.2 - 0.18 * abs(k)
        steps = ((0, 0), (0.6, 0.36), (1, 0), (0.6, -0.36))
        leaf = [np.array([x, y]) + out * tall * f + side * w for f, w in steps]
        flat(plate, leaf, "accent" if k % 2 else "light", 0.18)


def _toggle(plate: Plate) -> None:
    """Under the head the bent toggle, and the platen that it drives down."""
    upper = np.vstack([_iron(2.4, [17, 17], [5.6, 8.4]), _iron(1, [14.6, 14.6], [8, 6])])
    lower = np.vstack([_iron(1, [14.6, 14.6], [6, 8]), _iron(2.4, [11.6, 11.6], [8.8, 5.2])])
    flat(plate, upper, "light", 0.34)
    flat(plate, lower, "light", 0.34)
    for link in (upper, lower):
        hatch(plate, link, 0.36, angle=0.5, gap=0.4)
    knob(plate, _iron(0.6, 14.6, 7), 0.95, "light", 0.34)
    knob(plate, _iron(0.6, 14.6, 7), 0.36)
    _slab(plate, (-0.6, 10.2, 3.4, 4.6, 11.7, 10.6), "light", 0.5)


def _bed(plate: Plate) -> None:
    """The far rail, the bed upon both, and the form of type that is locked on it."""
    _slab(plate, (-23, 8.0, 2.6, -1.6, 9.4, 11.4), "light", 0.62)
    chase = _iron([-20.4, -5.6, -5.6, -20.4], 9.4, [3.3, 3.3, 10.7, 10.7])
    flat(plate, chase, "ink", 0.2)
    rows = []
    for z in np.arange(4.4, 10.2, 1.22):
        for x0, x1 in ((-19.4, -16.6), (-15.9, -13.2), (-12.5, -9.8), (-9.1, -6.4)):
            rows.append(polyline(_iron([x0, x1], 9.4, z)))
    plate.stroke("".join(rows), 0.2, "paper", round_ends=False)


def _tympan(plate: Plate) -> None:
    """The tympan, thrown back on its hinges: parchment strained on an iron frame."""
    low, high, away = (-22.6, 9.4), (-24.2, 19.2), (3.0, 11.0)
    leaf = _iron([low[0], low[0], high[0], high[0]], [low[1], low[1], high[1], high[1]],
                 [*away, *away[::-1]])  # fmt: skip
    plate.stroke(polygon(leaf), 0.8, "paper")
    flat(plate, leaf, "ink", 0.5)
    middle = leaf.mean(axis=0)
    panel = middle + (leaf - middle) * [0.76, 0.84]
    flat(plate, panel, "light", 0.2)
    rows = [polyline([panel[0] * (1 - v) + panel[3] * v, panel[1] * (1 - v) + panel[2] * v])
            for v in (0.33, 0.67)]  # fmt: skip
    plate.stroke("".join(rows), 0.3)


def _crank(plate: Plate) -> None:
    """The rounce: the crank that winds the bed in and out."""
    hub = _iron(-13, 6.6, 2.2)
    crank = hub + np.array([-1.8, 3.0])
    plate.stroke(polyline(np.vstack([hub, crank])), 1.3, "paper")
    plate.stroke(polyline(np.vstack([hub, crank])), 0.8)
    plate.stroke(polyline(np.vstack([crank, crank + np.array([2.4, 1.0])])), 1.2)
    knob(plate, hub, 1.25, "light", 0.4)
    knob(plate, hub, 0.45)


def _bar(plate: Plate) -> None:
    """The bar that the pressman pulls towards himself."""
    path = spline(np.vstack([_iron(0.6, 14.6, 7), _iron(-4.6, 13.2, 3), _iron(-15, 14.6, 0.4)]), 10)
    grip = path[13:]
    for width, ink in ((1.9, "paper"), (1.25, "ink"), (0.6, "light")):
        plate.stroke(polyline(path), width, ink)
    plate.stroke(polyline(grip), 2.0)
    plate.stroke(polyline(grip), 1.3, "accent")


EMBLEMS = {"greeley": press}
