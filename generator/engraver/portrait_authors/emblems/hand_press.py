"""An iron hand press, for Greeley of the Tribune."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from generator.engraver.curves import spline
from generator.engraver.cutpaper import curve
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.portrait_authors.emblems.strokes import (
    flat,
    knob,
    pen,
    piece,
    rules,
    shadow,
)
from generator.engraver.portrait_authors.emblems.vignette import vignette
from generator.engraver.ruling import hatch
from generator.engraver.solids import rim
from generator.engraver.swell import swell


def _iron(x: ArrayLike, y: ArrayLike, z: ArrayLike = 0.0) -> Points:
    """The press on the plate: x to the right, y up, z towards the pressman at the left; mm."""
    x, y, z = np.broadcast_arrays(*(np.asarray(v, dtype=float) for v in (x, y, z)))
    return np.stack([27 + x - 0.86 * z, 27.3 - 0.93 * y + 0.14 * z], axis=-1)


def press() -> Plate:
    """A hand press of the Washington kind: the bed run out, the sheet laid on the tympan."""
    plate = vignette("iron hand press", "The New-York Tribune, 1841")
    rules(plate, (1, 26.4, 43, 29.6), 7, weight=0.32, cover=0.6)
    shadow(plate, 30, 27.6, 11, 0.9)
    _frame(plate)
    _rails(plate)
    _bed(plate)
    _toggle(plate)
    _tympan(plate)
    return plate


def _slab(plate: Plate, box: tuple[float, ...], fill: str = "paper", dark: float = 0.3) -> None:
    """A block from (x0, y0, z0) to (x1, y1, z1): front, left end and top."""
    x0, y0, z0, x1, y1, z1 = box
    top = np.vstack([_iron(x0, y1, z0), _iron(x1, y1, z0), _iron(x1, y1, z1), _iron(x0, y1, z1)])
    front = np.vstack([_iron(x0, y0, z1), _iron(x1, y0, z1), _iron(x1, y1, z1), _iron(x0, y1, z1)])
    right = np.vstack([_iron(x1, y0, z1), _iron(x1, y0, z0), _iron(x1, y1, z0), _iron(x1, y1, z1)])
    flat(plate, right, "ink")
    flat(plate, top, "ink" if dark > 0.5 else "light")
    piece(plate, front, dark, fill=fill, gap=0.4, edge=(0.2, 0.3))


def _frame(plate: Plate) -> None:
    """The iron frame: two columns under a great arched head, on spreading feet."""
    outer = curve(
        "-8.4,2.4 -8.1,8 -7.9,17 -7.6,21.4 -6,24.2 -3,25.5"
        " 0,25.8 3,25.5 6,24.2 7.6,21.4 7.9,17 8.1,8 8.4,2.4",
        8,
    )
    inner = curve(
        "5.6,2.4 5.4,8 5.3,15.6 4.4,18.6 2.4,20 0,20.4 -2.4,20 -4.4,18.6 -5.3,15.6 -5.4,8 -5.6,2.4",
        8,
    )
    depth = np.array([1.5, -0.5])
    rear = _iron(outer[:, 0], outer[:, 1])
    plate.shape(polygon(np.vstack([rear + depth, rear[::-1]])), fill="ink", stroke="ink", width=0.3)
    inside = _iron(inner[:, 0], inner[:, 1])
    for side in (-1, 1):
        foot = curve("5.2,3.4 5,1.8 4.2,0.4 8.4,0.2 11.4,0 11,1.1 9.2,1.7 8.5,3.4", 6) * [side, 1]
        flat(plate, _iron(foot[:, 0], foot[:, 1]), "ink" if side > 0 else "accent", 0.24)
    face = np.vstack([rear, inside])
    flat(plate, face, "accent", 0.3)
    hatch(plate, face, lambda x, _y: np.clip((x - 29.5) * 0.12, 0, 0.9), gap=0.42)
    rim(plate, face, 0.2, 0.44)
    line = _iron(outer[:, 0] * 0.955, outer[:, 1] * 0.98)
    pen(plate, line[8:74], 0.13, 0.36, 0.3, 0.13, ink="tint")
    _crest(plate)


def _crest(plate: Plate) -> None:
    """An acroterion on the head: a palmette of seven leaves."""
    x, y = _iron(0, 25.6)
    for k in range(-3, 4):
        a = math.radians(24 * k - 90)
        out, side = np.array([math.cos(a), math.sin(a)]), np.array([-math.sin(a), math.cos(a)])
        tall = 1.95 - 0.16 * abs(k)
        leaf = [
            np.array([x, y]),
            *(
                np.array([x, y]) + out * tall * f + side * w
                for f, w in ((0.6, 0.34), (1, 0), (0.6, -0.34))
            ),
        ]
        flat(plate, leaf, "accent" if k % 2 else "light", 0.16)


def _rails(plate: Plate) -> None:
    """Two rails, the leg that bears their end, and the crank that rolls the bed."""
    for x in (3.4, -4.4):
        _slab(plate, (x, 6.0, -1, x + 1.0, 6.9, 21), dark=0.55)
    leg = _iron([-3, -2, -2.2, -0.4, -3.6, -3.4], [6, 6, 2.2, 0.6, 0.6, 2], 19.5)
    flat(plate, leg, "ink")
    leg = _iron([3, 4, 3.8, 5.2, 2.2, 2.6], [6, 6, 2.2, 0.6, 0.6, 2], 19.5)
    flat(plate, leg, "ink")
    hub = _iron(4.6, 5.2, 10)
    crank = hub + np.array([2.2, 2.8])
    plate.stroke(polyline(np.vstack([hub, crank])), 0.75)
    plate.stroke(polyline(np.vstack([crank, crank + np.array([2, -0.2])])), 1.05)
    knob(plate, hub, 1.0, "paper", 0.34)
    knob(plate, hub, 0.34)


def _bed(plate: Plate) -> None:
    """The bed with the form of type locked on it."""
    _slab(plate, (-5, 7.0, 5.6, 5, 8.3, 17), dark=0.35)
    form = np.vstack(
        [_iron(-4, 8.3, 6.6), _iron(4, 8.3, 6.6), _iron(4, 8.3, 16), _iron(-4, 8.3, 16)]
    )
    plate.fill(polygon(form))


def _toggle(plate: Plate) -> None:
    """Platen, toggle and springs under the head, and the bar that the pressman pulls."""
    for side in (-1, 1):
        spring = [_iron(side * 3.9 + 0.45 * (-1) ** k, 11.4 + 0.62 * k) for k in range(12)]
        plate.stroke(polyline(np.vstack(spring)), 0.26)
    piece(
        plate,
        np.vstack([_iron(-1.1, 19.8), _iron(1.1, 19.8), _iron(0.8, 16.4), _iron(-0.8, 16.4)]),
        0.4,
    )
    joint = np.vstack([_iron(-0.9, 16.8), _iron(0.9, 16.8), _iron(2.0, 14.6), _iron(0.8, 14.2)])
    piece(plate, joint, 0.2)
    piece(
        plate, np.vstack([_iron(0.6, 15), _iron(2.2, 15), _iron(1.2, 11.6), _iron(-1.2, 11.6)]), 0.5
    )
    knob(plate, _iron(1.4, 14.8), 0.85, "paper", 0.3)
    _slab(plate, (-4.9, 9.6, -1, 4.9, 11.6, 3.2), dark=0.45)
    bar = np.vstack([_iron(1.4, 14.8), _iron(8.6, 13.6, 1), _iron(14.2, 14.4, 1)])
    path = spline(bar, 10)
    plate.stroke(polyline(path), 1.1)
    plate.stroke(polyline(path), 0.55, "paper")
    grip = np.vstack([_iron(11, 13.9, 1), _iron(14.8, 14.6, 1)])
    plate.stroke(polyline(grip), 1.7)
    plate.stroke(polyline(grip), 1.1, "accent")


def _tympan(plate: Plate) -> None:
    """The tympan, thrown back, with the sheet on it; the frisket's bars beyond."""
    low = _iron([-5, 5], [8.3, 8.3], 17)
    lean = np.array([-4.6, -11.4])
    leaf = np.vstack([low, low[::-1] + lean])
    flat(plate, leaf, "ink", 0.34)

    def on(u: float, v: float) -> Points:
        return np.asarray((low[0] * (1 - u) + low[1] * u) + lean * v)

    sheet = np.vstack([on(0.08, 0.08), on(0.92, 0.08), on(0.92, 0.94), on(0.08, 0.94)])
    flat(plate, sheet, "light", 0.2)
    rows = []
    for v in np.arange(0.14, 0.76, 0.052):
        for a, b in ((0.14, 0.36), (0.39, 0.61), (0.64, 0.86)):
            rows.append(swell(np.linspace(on(a, v), on(b, v), 5), 0.22))
    plate.fill("".join(rows))
    plate.stroke(polyline(np.vstack([on(0.2, 0.85), on(0.8, 0.85)])), 0.9, "accent")


EMBLEMS = {"greeley": press}
