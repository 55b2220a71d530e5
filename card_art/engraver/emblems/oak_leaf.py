"""An oak leaf with two acorns."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief
from engraver.technique.curves import normals, resample, spline
from engraver.technique.cutpaper import loop, points
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim
from engraver.technique.swell import swell

#: The midrib from the stalk to the tip.
_RIB = resample(
    spline([(11.4, 20.2), (18.0, 16.2), (26.0, 11.8), (34.0, 6.4), (41.0, 2.6)], 12), 121
)
#: Lobes and bays of each half: share along the rib, and millimeters from it.
_UPPER = (
    "0,0 .04,1.5 .10,1.2 .17,3.6 .25,4.6 .29,2.6 .33,2.1 .40,5.6 .49,7.4 .55,6.2 .545,3.4"
    " .58,2.7 .66,5.4 .74,5.9 .785,4.4 .79,2.3 .84,2.0 .91,3.1 .97,2.2 1,0"
)
_LOWER = (
    "0,0 .05,1.5 .12,1.5 .20,4.0 .28,5.2 .335,3.9 .34,2.2 .38,2.2 .46,6.0 .55,7.4 .615,5.9"
    " .62,3.0 .66,2.5 .74,4.8 .81,4.6 .84,2.8 .855,1.8 .90,1.9 .95,2.4 .985,1.4 1,0"
)
#: The ends of the side veins of each half, in the same measure.
_VEINS = ((-1, ".22,4.2 .46,6.8 .71,5.4 .92,2.6"), (1, ".26,4.7 .53,6.8 .785,4.3 .945,2.0"))


def oak_leaf(plate: Plate) -> None:
    """A leaf of the English oak, aslant, and its acorns on a stalk."""
    _leaf(plate)
    twig = spline([(2.0, 22.4), (6.6, 20.6), (11.4, 20.2)], 8)
    relief.pen(plate, twig, 1.7, 1.2, 1.3)
    relief.pen(plate, twig - np.array([0, 0.16]), 0.1, 0.36, 0.2, ink="paper")
    for x, y, turn in ((17.6, 22.4, 0.5), (7.4, 21.6, -0.1)):
        stalk = spline(
            [(11.6, 20.0), ((11.6 + x) / 2 + 0.6, (19.8 + y) / 2 - 1.4), (x, y - 1.4)], 8
        )
        relief.pen(plate, stalk, 0.9, 0.7)
        _acorn(plate, np.array([x, y]), turn)


def _off(text: str, side: int) -> Points:
    """Places given by their share along the rib and their distance from it."""
    share, far = points(text).T
    i = share * (len(_RIB) - 1)
    number = np.arange(len(_RIB))
    at = np.stack([np.interp(i, number, _RIB[:, k]) for k in (0, 1)], axis=1)
    way = np.stack([np.interp(i, number, normals(_RIB)[:, k]) for k in (0, 1)], axis=1)
    return np.asarray(at + way * (side * far)[:, None])


def _leaf(plate: Plate) -> None:
    halves = {side: spline(_off(text, side), 8) for side, text in ((-1, _UPPER), (1, _LOWER))}
    outline = np.vstack([halves[-1], halves[1][::-1]])
    plate.fill(polygon(outline), "accent")
    low = np.vstack([halves[1], _RIB[::-1]])
    hatch(plate, low, 0.42, angle=1.06, gap=0.5)
    for side, text in _VEINS:
        for tip, share in zip(_off(text, side), (0.08, 0.3, 0.54, 0.79), strict=True):
            _vein(plate, share, tip, side)
    plate.fill(swell(_RIB, np.linspace(0.7, 0.2, len(_RIB))), "ink")
    plate.fill(swell(_RIB[4:100], np.linspace(0.34, 0.14, 96)), "tint")
    rim(plate, outline, 0.26, 0.5)


def _vein(plate: Plate, share: float, tip: Points, side: int) -> None:
    """A side vein that curves to its lobe, with two branches."""
    root = _RIB[round(share * (len(_RIB) - 1))]
    middle = root * 0.5 + tip * 0.5 + (_RIB[-1] - _RIB[0]) * 0.012
    line = spline([root, middle, root * 0.08 + tip * 0.92], 8)
    ink = "tint" if side < 0 else "ink"
    plate.fill(swell(line, np.linspace(0.4, 0.15, len(line))), ink)
    way = (_RIB[-1] - _RIB[0]) / np.hypot(*(_RIB[-1] - _RIB[0]))
    for at, bend in ((5, 1.5), (9, 1.1)):
        if np.hypot(*(tip - root)) > 4.4:
            out = (tip - root) / np.hypot(*(tip - root))
            twig = spline(
                [
                    line[at],
                    line[at] + way * bend * 0.5 + out * 0.5,
                    line[at] + way * bend + out * 0.7,
                ],
                4,
            )
            plate.fill(swell(twig, np.linspace(0.3, 0.14, len(twig))), ink)


def _acorn(plate: Plate, place: Points, turn: float) -> None:
    """An acorn that hangs from its cup, turned by so many radians."""
    c, s = np.cos(turn), np.sin(turn)
    frame = np.array([[c, -s], [s, c]])

    def at(text: str) -> Points:
        return np.asarray(loop(text) @ frame + place)

    nut = at("-2.5,0.6 -2.6,2.4 -1.9,4.4 -0.5,5.6 0,6.4 0.5,5.6 1.9,4.4 2.6,2.4 2.5,0.6 0,0")
    plate.stroke(polygon(nut), 0.8, "paper")
    relief.body(plate, nut, fill="light", angle=1.57 - turn, gap=0.44, edge=(0.26, 0.48))
    cup = at("-3.2,1.2 -3.1,-0.4 -1.8,-1.7 0,-2.1 1.8,-1.7 3.1,-0.4 3.2,1.2 1.6,1.7 0,1.9 -1.6,1.7")
    plate.stroke(polygon(cup), 0.7, "paper")
    plate.fill(polygon(cup))
    scales = []
    for row in range(4):
        for k in range(-3, 4):
            x = (k + 0.5 * (row % 2)) * 0.98
            y = 1.1 - 0.82 * row - 0.07 * x * x + 0.1 * row
            if abs(x) < 2.75 - 0.38 * row and x < 2.2:
                scale = np.array([(x - 0.36, y), (x, y - 0.34), (x + 0.36, y)])
                scales.append(swell(spline(scale, 4) @ frame + place, 0.3))
    plate.fill("".join(scales), "paper")


EMBLEMS: dict[str, Callable[[Plate], None]] = {"oak-leaf": oak_leaf}
