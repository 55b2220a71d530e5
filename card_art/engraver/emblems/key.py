"""An old door key with a ribbon in its bow."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from engraver.emblems.parts import cornered, rod
from engraver.portrait_authors.emblems import relief
from engraver.technique.curves import ellipse, resample, spline
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim

#: The way of the shank, from the bow to the bit, and the way of the bit.
_ALONG = np.array([np.cos(0.34), np.sin(0.34)])
_DOWN = np.array([-_ALONG[1], _ALONG[0]])
#: The middle of the bow on the plate.
_BOW = np.array([9.4, 10.2])


def key(plate: Plate) -> None:
    """A key of wrought iron: a bow of three rings, a turned shank, a bit with wards."""
    _ribbon(plate)
    _bit(plate)
    rod(plate, _at([(4.6, 0), (31.6, 0)]), 1.05, lines=4)
    for u, r, wide in ((5.6, 1.9, 0.6), (7.0, 1.45, 0.45), (24.2, 1.5, 0.5), (30.8, 1.35, 0.6)):
        rod(plate, _at([(u - wide, 0), (u + wide, 0)]), r, lines=7)
    _bow(plate)


def _at(places: ArrayLike) -> Points:
    """Millimeters along the shank and down from it, from the middle of the bow, on the plate."""
    u, v = np.asarray(places, dtype=float).T
    return np.asarray(_BOW + u[:, None] * _ALONG + v[:, None] * _DOWN)


def _bow(plate: Plate) -> None:
    """Three rings, one at the end and two beside the shank."""
    for u, v, r in ((-3.6, 0.0, 4.0), (1.6, -4.4, 3.7), (1.6, 4.4, 3.7)):
        turn = np.linspace(0, 2 * np.pi, 64) + np.arctan2(-v, 1.2 - u)
        ring = _at(np.stack([u + r * np.cos(turn), v + r * np.sin(turn)], axis=1))
        rod(plate, ring, 1.0, lines=4)
    heart = _at(ellipse(1.2, 0, 2.1, 2.1))
    relief.body(plate, heart, fill="accent", angle=-0.7, gap=0.4, edge=(0.28, 0.5))
    relief.pen(plate, _at([(0.2, -0.9), (-0.3, 0.0), (0.3, 0.9)]), 0.12, 0.4, 0.12, ink="tint")


def _bit(plate: Plate) -> None:
    """The bit: a plate of iron with its wards cut out."""
    outline = _at(
        [
            (24.9, 0.4),
            (24.9, 8.2),
            (26.3, 8.2),
            (26.3, 6.0),
            (27.5, 6.0),
            (27.5, 8.2),
            (30.1, 8.2),
            (30.1, 5.2),
            (28.9, 5.2),
            (28.9, 3.6),
            (30.1, 3.6),
            (30.1, 0.4),
        ]
    )
    plate.shape(polygon(outline + 0.45), fill="ink", stroke="ink", width=0.3, round_ends=True)
    plate.fill(polygon(outline), "paper")
    hatch(plate, outline, _iron, angle=0.34, gap=0.42)
    cornered(plate, outline)
    plate.fill(polygon(_at([(26.2, 3.4), (27.4, 3.4), (27.4, 4.4), (26.2, 4.4)])))


def _iron(x: Points, y: Points) -> Points:
    """The tone of the bit: dark under the shank, lighter to its end."""
    deep = (np.stack([x, y], axis=1) - _BOW) @ _DOWN
    return np.asarray(np.clip(0.75 - 0.12 * deep, 0.12, 0.7))


def _ribbon(plate: Plate) -> None:
    """A ribbon that is looped through the bow and hangs in two ends."""
    for course, half in (
        ([(6.2, 13.0), (4.8, 17.4), (6.8, 22.0), (4.4, 28.2)], 1.35),
        ([(8.2, 12.0), (9.6, 17.0), (13.2, 21.0), (13.0, 27.4)], 1.35),
    ):
        line = resample(spline(course, 12), 40)
        step = np.gradient(line, axis=0)
        side = np.stack([-step[:, 1], step[:, 0]], axis=1) / np.hypot(*step.T)[:, None] * half
        notch = line[-1] - step[-1] / np.hypot(*step[-1]) * 1.3
        outline = np.vstack([line + side, [notch], (line - side)[::-1]])
        plate.fill(polygon(outline), "accent")
        hatch(plate, outline, relief.rounded(outline, base=0.9), angle=1.5, gap=0.42)
        rim(plate, outline, 0.24, 0.42)


EMBLEMS: dict[str, Callable[[Plate], None]] = {"key": key}
