"""Tipis of the northern Plains: hides or canvas over a cone of poles, smoke flaps open."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from engraver.nations.houses import grounds, landscape
from engraver.nations.houses.plot import plot
from engraver.technique import burin
from engraver.technique.curves import spline
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import rim
from engraver.technique.swell import swell

#: Where a place of the near tipi lies on the plate, mm.
Placing = Callable[[ArrayLike], Points]


def tipi() -> Plate:
    """A house of America, 44 × 36 mm."""
    plate = plot("Tipi of the northern Plains, Montana")
    _tipi(plate, 36.6, 28.6, 0.56)
    _tipi(plate, 6.4, 28.0, 0.47)
    landscape.turf(plate, seed=23)
    grounds.shadow(plate, [(24, 33.2), (41, 31.0), (42.4, 32.2), (30, 34.2)])
    _tipi(plate, 20.6, 33.2, 1.0)
    return plate


def _tipi(plate: Plate, x: float, foot: float, size: float) -> None:
    """One tipi on (x, foot) mm, ``size`` 1 for the near one."""

    def at(places: ArrayLike) -> Points:
        return np.asarray(np.array(places) * size + (x, foot))

    tie = (-0.6, -22.4)
    _poles(plate, at, tie, size)
    left = spline([(-11.0, -0.6), (-6.6, -10.2), (-1.5, -21.0)], 10)
    right = spline([(0.7, -21.0), (6.4, -9.6), (11.6, -0.6)], 10)
    hem = spline([(11.6, -0.6), (7, 0.75), (0, 1.3), (-6.4, 0.7), (-11.0, -0.6)], 10)
    cover = at(np.vstack([left, right, hem[1:-1]]))
    plate.fill(polygon(cover), "light")
    _shade(plate, at, size)
    rim(plate, cover, 0.2 if size < 1 else 0.28, 0.3 if size < 1 else 0.58)
    _border(plate, at, hem, size)
    _flaps(plate, at, size)
    _door(plate, at, size)
    pegs = [
        polyline(at([(u, v), (u + 0.35 * np.sign(u), v + 0.9)])) for u, v in hem[4:-3:4].tolist()
    ]
    plate.stroke("".join(pegs), 0.3 * size**0.5)


def _border(plate: Plate, at: Placing, hem: Points, size: float) -> None:
    """The painted band round the foot of the cover."""
    inner = (hem - (0, 1.9)) * (0.9, 1.0)
    plate.shape(
        polygon(at(np.vstack([hem, inner[::-1]]))),
        fill="accent",
        stroke="ink",
        width=0.24 * max(size, 0.6),
    )


def _poles(plate: Plate, at: Placing, tie: tuple[float, float], size: float) -> None:
    """The poles that stand out above where they are tied."""
    heads = [
        (-6.4, -27.4),
        (-4.4, -29.2),
        (-2.6, -28.4),
        (-0.9, -30.2),
        (0.8, -28.6),
        (2.4, -29.8),
        (4.0, -28.0),
        (5.6, -27.0),
    ]
    poles = []
    for k, head in enumerate(heads):
        root = (tie[0] + 0.36 * (4 - k), tie[1] + 2.2)
        line = at([root, head])
        poles.append(
            swell(np.linspace(line[0], line[1], 6), np.linspace(0.5, 0.34, 6) * max(size, 0.6))
        )
    plate.fill("".join(poles))
    for end, tip in (((-9.4, -0.2), (-4.5, -20.6)), ((9.6, -0.2), (3.8, -20.6))):
        plate.stroke(polyline(at([end, tip])), 0.34 * max(size, 0.6))


def _shade(plate: Plate, at: Placing, size: float) -> None:
    """Folds from the tie to the hem, close in the shade on the right; seams across the cover."""
    folds = []
    n = 16 if size == 1 else 5
    first = 0.12 if size == 1 else 0.24
    span = (0.96 - first) / n
    for i in range(n):
        u = first + span * (i + 0.5)
        start = (0.06, 0.56, 0.3, 0.56)[i % 4] if size == 1 else 0.3 * (i % 2) + 0.1
        q = np.linspace(start, 0.98, 20)
        x, y = 0.1 + 0.55 * u, -20.6
        foot = (11.3 * u, 0.9 * (1 - u) - 0.5)
        line = np.stack([x + (foot[0] - x) * q, y + (foot[1] - y) * q], axis=1)
        drawn = np.where(q > 0.5, 1, np.where(q > 0.25, 2, 4)) if size == 1 else 1
        apart = 10.2 * span * q * drawn * size
        folds.append(
            swell(at(line), np.clip(apart * (0.16 + 0.62 * u), 0, np.maximum(apart - burin.GAP, 0)))
        )
    plate.fill("".join(folds))
    if size < 1:
        return
    for level in (0.42, 0.7):
        seam = spline(
            [
                (-0.9 - 10 * level, -21.4 + 21 * level),
                (-3.6 * level, -21 + 22.0 * level),
                (0.4 + 11 * level, -21.4 + 21 * level),
            ],
            8,
        )
        plate.fill(swell(at(seam), 0.17))


def _flaps(plate: Plate, at: Placing, size: float) -> None:
    """The two ears of the smoke hole, each held out by its own pole, and the lacing below."""
    weight = 0.26 * max(size, 0.6)
    hole = at([(-1.5, -21.0), (-0.4, -16.4), (0.9, -21.0)])
    plate.fill(polygon(hole))
    for out, low in ((-1, -0.5), (1, -0.2)):
        flap = at([(1.2 * out, -21.2), (4.2 * out, -20.6), (3.3 * out, -16.6), (low, -15.6)])
        plate.shape(polygon(flap), fill="light", stroke="ink", width=weight, round_ends=True)
    pins = [polyline(at([(-0.85, v), (0.15, v - 0.1)])) for v in np.arange(-15.0, -8.6, 1.1)]
    plate.stroke("".join(pins), 0.34 * max(size, 0.5))


def _door(plate: Plate, at: Placing, size: float) -> None:
    """The oval doorway and the skin that hangs over it."""
    turn = np.linspace(0, 2 * np.pi, 29)
    oval = [(-0.5 + 1.75 * np.cos(a), -4.0 + 3.1 * np.sin(a)) for a in turn]
    plate.shape(polygon(at(oval)), fill="ink", stroke="ink", width=0.3 * max(size, 0.6))
    skin = spline([(-0.5, -7.3), (1.2, -6.2), (1.8, -4.0), (1.2, -1.4), (-0.4, -0.7)], 6)
    plate.shape(
        polygon(at(skin)), fill="accent", stroke="ink", width=0.22 * max(size, 0.6), round_ends=True
    )
