"""Half a nautilus shell, for the poem of Holmes."""

from __future__ import annotations

import math

import numpy as np

from engraver.portrait_authors.emblems.strokes import (
    pen,
    rules,
    shadow,
)
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import spline
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_along
from engraver.technique.swell import swell

#: Middle of the coil; least thickness of the shell and greatest radius (mm), growth to a radian:
#: a nautilus trebles at each turn.
_COIL = (26.4, 12.9)
_THICK, _REACH, _GROWTH = 0.42, 19.6, math.log(3.0) / (2 * math.pi)
#: Heading of the lip, and how far behind it, in radians, the last chamber ends.
_LIP, _BODY = math.radians(196), math.radians(118)


def nautilus() -> Plate:
    """Half a nautilus shell, sawn open: the chambers, their walls, the thread that joined them."""
    plate = vignette("chambered nautilus", "The Chambered Nautilus, 1858")
    rules(plate, (1.5, 25.8, 43, 29.5), 3, weight=0.3, cover=0.6)
    _bed(plate)
    plate.fill(polygon(np.vstack([_whorl(0, 2.62 * math.pi), [_COIL]])), "ink")
    _body(plate)
    for k in range(27, -1, -1):
        _chamber(plate, _BODY + 0.36 * k * 0.93, _BODY + 0.36 * (k + 1) * 0.93)
    _shell(plate)
    return plate


def _at(back: float, scale: float = 1.0) -> Points:
    """A place on the coil, ``back`` radians behind the lip."""
    r = _REACH * math.exp(-_GROWTH * back) * scale
    turn = _LIP - back
    return np.array([_COIL[0] + r * math.cos(turn), _COIL[1] + r * math.sin(turn)])


def _sawn(start: float, length: float) -> Points:
    """The inside of the shell, which is thick enough even in the coil to be seen in print."""
    return np.array(
        [
            _at(t, 1 - max(0.045, _THICK / (_REACH * math.exp(-_GROWTH * t))))
            for t in np.linspace(start, start + length, max(8, int(length * 18)))
        ]
    )


def _whorl(start: float, length: float, scale: float = 1.0) -> Points:
    n = max(8, int(length * 18))
    return np.array([_at(t, scale) for t in np.linspace(start, start + length, n)])


def _wall(back: float) -> Points:
    """A wall between two chambers: hollow towards the lip, from the outside to the coil within."""
    start, end = _sawn(back, 0.1)[0], _at(back + 2 * math.pi + 0.16, 1.0)
    return spline([start, _at(back + 0.40, 0.78), _at(back + 0.46, 0.56), end], 8)


def _chamber(plate: Plate, front: float, rear: float) -> None:
    """One chamber: pearl towards the light, night in its depth."""
    a, b = _wall(front), _wall(rear)
    outer = _sawn(front, rear - front)
    inner = _whorl(front + 2 * math.pi + 0.16, rear - front)
    area = np.vstack([a[::-1], outer, b, inner[::-1]])
    plate.fill(polygon(area), "paper")
    size = float(np.hypot(*(a[0] - b[0])))
    u = np.linspace(0, 1, len(a))[:, None]
    depth = a + (b - a) * 0.5 * np.sin(np.pi * u) ** 0.7
    plate.fill(polygon(np.vstack([a, depth[::-1]])))
    if size > 2.4:
        line = a + (b - a) * (0.2 + 0.54 * np.sin(np.pi * u))
        pen(plate, line[2:-2], 0.13, 0.2, 0.13)
    plate.stroke(polyline(a), min(0.34, 0.12 + 0.1 * size))


def _body(plate: Plate) -> None:
    """The room at the mouth in which the animal lived."""
    back = _BODY
    wall = _wall(back)
    outer, depth = _sawn(0, back), _sawn(0, back + 0.44)
    inner = _whorl(2 * math.pi, back)
    area = np.vstack([outer, wall, inner[::-1]])
    plate.fill(polygon(area), "accent")
    n = 22
    lip = np.linspace(outer[0], inner[0], 20)

    def tone(u: Points, q: float, _p: Points) -> Points:
        return np.asarray(np.clip(0.15 + 0.85 * u**1.4 + 0.5 * (q - 0.6), 0, 1))

    rule_along(plate, depth, _whorl(2 * math.pi, back + 0.6), n, tone, samples=40)
    rule_along(
        plate, depth, _whorl(2 * math.pi, back + 0.6), n,
        lambda u, q, _p: np.clip(0.75 - 1.9 * u - 0.3 * q, 0, 0.5), samples=40, ink="tint",
    )  # fmt: skip
    pen(plate, lip, 0.3, 0.2)


def _shell(plate: Plate) -> None:
    """The thickness of the shell, white where it was sawn."""
    outer, edge = _whorl(0, 4.9 * math.pi), _sawn(0, 4.9 * math.pi)
    plate.fill(polygon(np.vstack([outer, edge[::-1]])), "paper")
    width = np.interp(np.linspace(0, 1, len(edge)), [0, 0.4, 1], [0.2, 0.2, 0.13])
    plate.fill(swell(edge, width))
    heavy = np.interp(
        np.linspace(0, 1, len(outer)), [0, 0.12, 0.3, 0.5, 1], [0.4, 0.5, 0.26, 0.3, 0.13]
    )
    plate.fill(swell(outer, heavy))
    plate.stroke(polyline([outer[0], edge[0]]), 0.3)


def _bed(plate: Plate) -> None:
    """Sand and the shell's shadow."""
    shadow(plate, 24.5, 27.5, 15.5, 1.3)


EMBLEMS = {"holmes": nautilus}
