"""A gear wheel with six spokes that drives a pinion."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief
from engraver.technique.curves import ellipse
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim

#: Millimeters of pitch diameter to a tooth, the same for wheels that mesh.
_MODULE = 1.42
#: How far (mm) the back of a wheel lies from its face, down and to the right.
_DEPTH = np.array([1.15, 1.0])


def gear_wheel(plate: Plate) -> None:
    """A wheel of sixteen teeth in color, and the pinion of nine that it drives."""
    wheel, pinion = np.array([16.0, 15.4]), 0.5 * _MODULE * 25
    angle = -0.3
    second = wheel + pinion * np.array([np.cos(angle), np.sin(angle)])
    _wheel(plate, second, 9, angle + np.pi, "paper", spokes=0)
    _wheel(plate, wheel, 16, angle + np.pi / 16, "accent", spokes=6)


def _teeth(middle: Points, count: int, start: float) -> Points:
    """The outline of a wheel of so many teeth; the middle of one points to ``start`` radians."""
    pitch = 0.5 * _MODULE * count
    step = 2 * np.pi / count
    form = [(-0.29, -1.12), (-0.24, -0.2), (-0.13, 0.86), (0.13, 0.86), (0.24, -0.2), (0.29, -1.12)]
    places = [(start + step * (k + u), pitch + _MODULE * v) for k in range(count) for u, v in form]
    angle, reach = np.array(places).T
    return np.asarray(middle + np.stack([reach * np.cos(angle), reach * np.sin(angle)], axis=1))


def _wheel(
    plate: Plate, middle: Points, count: int, start: float, fill: str, *, spokes: int
) -> None:
    """A cast wheel: its side in the shade, its face ruled, rim and hub raised."""
    face, pitch = _teeth(middle, count, start), 0.5 * _MODULE * count
    for share in np.linspace(1, 0.1, 8):
        data = polygon(face + share * _DEPTH)
        plate.shape(data, fill="ink", stroke="ink", width=0.3, round_ends=True)
    plate.fill(polygon(face), fill)
    hatch(plate, face, lambda x, y: _slope(x, y, middle, pitch), angle=-0.75, gap=0.44)
    rim(plate, face, 0.24, 0.4)
    if spokes:
        _openings(plate, middle, pitch - 3.3, spokes)
        x, y = middle.tolist()
        plate.stroke(polygon(ellipse(x, y, pitch - 2.5, pitch - 2.5)), 0.24)
    _hub(plate, middle, 3.1 if spokes else 2.7)


def _slope(x: Points, y: Points, middle: Points, pitch: float) -> Points:
    """The tone of a flat face that darkens to the lower right."""
    way = ((x - middle[0]) * 0.66 + (y - middle[1]) * 0.75) / pitch
    return np.asarray(np.clip(0.16 + 0.42 * way, 0, 0.6))


def _openings(plate: Plate, middle: Points, outer: float, spokes: int) -> None:
    """The openings between the spokes; at their upper left one sees the depth of the wheel."""
    for k in range(spokes):
        a, b = 2 * np.pi * (k + np.array([0.14, 0.86])) / spokes + 0.2
        turn = np.linspace(a, b, 24)
        narrow = np.linspace(a + 0.14, b - 0.14, 12)[::-1]
        outline = np.vstack(
            [
                middle + r * np.stack([np.cos(t), np.sin(t)], 1)
                for r, t in ((outer, turn), (3.9, narrow))
            ]
        )
        plate.shape(polygon(outline), fill="ink", stroke="ink", width=0.3, round_ends=True)
        heart = outline.mean(axis=0)
        plate.fill(polygon(heart + (outline - heart) * 0.87 + 0.42 * _DEPTH), "paper")


def _hub(plate: Plate, middle: Points, r: float) -> None:
    """The raised hub with its shaft and key."""
    x, y = middle.tolist()
    plate.fill(polygon(ellipse(x + 0.35, y + 0.35, r, r)))
    ring = ellipse(x, y, r, r)
    relief.body(plate, ring, angle=-0.75, gap=0.4, edge=(0.2, 0.34))
    plate.disc(x, y, r * 0.56, fill="ink")
    plate.disc(x + 0.14, y + 0.14, r * 0.4, fill="light")
    plate.fill(polygon(relief.box(x - 0.32, y - r * 0.82, x + 0.32, y - r * 0.3)))


EMBLEMS: dict[str, Callable[[Plate], None]] = {"gear-wheel": gear_wheel}
