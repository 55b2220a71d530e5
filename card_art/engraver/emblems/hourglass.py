"""An hourglass with its sand half run."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief, setting
from engraver.technique.curves import spline
from engraver.technique.cutpaper import curve, points
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: The axis of the glass on the plate.
_X = 22.0
#: One side of the glass: distance from the axis and level in mm, from cap to foot.
_GLASS = spline(
    [
        (4.6, 4.2),
        (6.3, 6.0),
        (6.4, 8.6),
        (4.9, 11.4),
        (2.2, 13.6),
        (0.62, 15.0),
        (2.2, 16.4),
        (4.9, 18.6),
        (6.4, 21.4),
        (6.3, 24.0),
        (4.6, 25.8),
    ],
    8,
)


def hourglass(plate: Plate) -> None:
    """A glass between two turned plates and two pillars."""
    setting.sky(
        plate,
        (_X, 14.6, 20, 13.6),
        lambda x, _y: 0.2 + 0.26 * np.abs(x - _X) / 20,
        gap=0.46,
        foot=27.6,
        soft=0.5,
    )
    setting.shadow(plate, 30, 27.2, 12, 3, gap=0.54)
    _glass(plate)
    for side in (-1, 1):
        _pillar(plate, _X + 8.6 * side)
    cap = points("1.4,9.2 1.9,10.2 2.6,10.4 3.3,10.0 3.7,9.6 4.3,9.2")
    for shape in (cap, np.column_stack([29.9 - cap[::-1, 0], cap[::-1, 1]])):
        relief.turned(plate, _X, shape, fill="accent", gap=0.42, bow=0.7, edge=0.36)


def _pillar(plate: Plate, x: float) -> None:
    """A turned pillar: beads at its ends and in its middle, swelling between."""
    profile = points(
        "4.2,1.0 4.9,1.5 5.6,.9 6.4,.8 9.4,1.25 12.2,.75 13.0,1.2 13.6,.8 14.3,1.6 15.0,1.75"
        " 15.7,1.6"
        " 16.4,.8 17,1.2 17.8,.75 20.6,1.25 23.6,.8 24.4,.9 25.1,1.5 25.8,1.0"
    )
    y, r = profile.T
    plate.stroke(
        polygon(np.vstack([np.stack([x - r, y], 1), np.stack([x + r, y], 1)[::-1]])), 0.7, "paper"
    )
    relief.turned(plate, x, profile, gap=0.42, bow=0.25, edge=0.3)


def _glass(plate: Plate) -> None:
    """The two bulbs, the sand in both, its stream, and what the glass mirrors."""
    right, left = _GLASS + np.array([_X, 0]), _GLASS * [-1, 1] + np.array([_X, 0])
    whole = np.vstack([right, left[::-1]])
    plate.stroke(polygon(whole), 1.0, "paper")
    plate.fill(polygon(whole), "light")
    _sand(plate)
    for share, weight in ((0.86, 0.36), (0.72, 0.24)):
        line = _GLASS * [share, 1] + np.array([_X, 0])
        for part in (line[6:28], line[52:76]):
            width = weight * np.sin(np.linspace(0.2, 2.94, len(part)))
            plate.fill(swell(part, width))
    line = _GLASS * [-0.8, 1] + np.array([_X, 0])
    for part in (line[8:22], line[58:72]):
        plate.fill(swell(part, 0.3 * np.sin(np.linspace(0.2, 2.94, len(part)))))
    plate.stroke(polyline(right) + polyline(left), 0.42)


def _sand(plate: Plate) -> None:
    level = 9.6
    inner = _GLASS * [0.94, 1]
    upper = inner[(inner[:, 1] >= level) & (inner[:, 1] <= 15.2)]
    dip = curve(
        f"{_X - upper[0, 0]:.2f},{level} {_X - 2.4},{level + 0.5} {_X},{level + 1.5}"
        f" {_X + 2.4},{level + 0.5} {_X + upper[0, 0]:.2f},{level}",
        8,
    )
    pile = np.vstack([dip, upper + np.array([_X, 0]), (upper * [-1, 1] + np.array([_X, 0]))[::-1]])
    relief.body(plate, pile, fill="accent", angle=0.6, gap=0.42, edge=(0.2, 0.34))
    lower = inner[inner[:, 1] >= 22.4]
    heap = curve(
        f"{_X - lower[0, 0]:.2f},22.6 {_X - 3.2},21.0 {_X},18.9 {_X + 3.2},21.0"
        f" {_X + lower[0, 0]:.2f},22.6",
        8,
    )
    mound = np.vstack(
        [heap, lower + np.array([_X, 0]), (lower * [-1, 1] + np.array([_X, 0]))[::-1]]
    )
    relief.body(plate, mound, fill="accent", angle=0.6, gap=0.42, edge=(0.2, 0.34))
    relief.pen(plate, [(_X, 14.8), (_X, 19.0)], 0.55, 0.4, ink="accent")


EMBLEMS: dict[str, Callable[[Plate], None]] = {"hourglass": hourglass}
