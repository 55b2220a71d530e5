"""A full-blown rose with its leaves and a bud."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief
from engraver.technique.curves import normals, resample, spline
from engraver.technique.cutpaper import curve, loop
from engraver.technique.foliage import leaf, toothed
from engraver.technique.light import facing
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: The middle of the bloom on the plate.
_HEART = np.array([20.6, 11.0])
#: A petal that points upwards from its root at the origin, one half; 1 is its length.
_PETAL = (
    (0.0, 0.0),
    (0.36, -0.2),
    (0.66, -0.52),
    (0.7, -0.84),
    (0.48, -1.04),
    (0.18, -1.02),
    (0.0, -0.96),
)


def rose(plate: Plate) -> None:
    """A rose seen from the front, rings of petals about its heart, on a thorny stem."""
    _stem(plate)
    for length, count, start in ((9.6, 5, 0.62), (7.4, 5, 0.0), (5.3, 5, 0.55), (3.5, 4, 0.1)):
        for k in range(count):
            _petal(plate, 2 * np.pi * k / count + start, length)
    _bud(plate)


def _petal(plate: Plate, turn: float, length: float) -> None:
    """A petal, its edge rolled back towards the viewer."""
    half = spline(_PETAL, 6)
    whole = np.vstack([half, (half * [-1, 1])[::-1][1:-1]])
    c, s = np.cos(turn), np.sin(turn)
    frame = np.array([[c, s], [-s, c]]) * length
    outline = whole @ frame * [1.0, 0.94] + _HEART
    if length > 9:
        plate.stroke(polygon(outline), 1.0, "paper")
    out = np.array([0.0, -1.0]) @ frame / length

    def tone(x: Points, y: Points) -> Points:
        far = ((np.stack([x, y], 1) - _HEART) @ out) / length
        lit = -float(facing(out))
        return np.asarray(np.clip(1.0 - 1.05 * far + 0.3 * lit * far, 0, 0.86))

    angle = float(np.arctan2(out[1], out[0]))
    relief.body(plate, outline, fill="accent", tone=tone, angle=angle, gap=0.48, edge=(0.28, 0.5))
    n = len(half)
    edge = np.vstack([half[round(n * 0.55) :], (half * [-1, 1])[::-1][1 : round(n * 0.45)]]) * 0.93
    line = edge @ frame * [1.0, 0.94] + _HEART
    shine = 0.42 if float(facing(out)) > -0.2 else 0.26
    plate.fill(swell(line, shine * np.sin(np.linspace(0.1, 3.04, len(line)))), "tint")


def _bud(plate: Plate) -> None:
    """The heart: petals still rolled about one another."""
    x, y = _HEART.tolist()
    heart = loop(
        f"{x - 2.0},{y + 0.2} {x - 1.8},{y - 1.9} {x},{y - 2.5} {x + 1.9},{y - 1.8}"
        f" {x + 2.0},{y + 0.3} {x + 1.6},{y + 2.0} {x},{y + 2.5} {x - 1.7},{y + 1.9}"
    )
    relief.body(plate, heart, fill="accent", angle=0.8, gap=0.48, edge=(0.3, 0.5))
    turn = np.linspace(0, 3.4 * np.pi, 90)
    reach = np.linspace(0.25, 1.7, 90)
    roll = np.stack([x + reach * np.cos(turn), y + reach * np.sin(turn) * 0.95], 1)
    plate.fill(swell(roll, 0.3 + 0.12 * np.sin(turn + 0.8)))


def _stem(plate: Plate) -> None:
    """The stem with thorns, three leaves and a bud on a stalk of its own."""
    stem = curve("20.8,15 21.4,20 23.4,24.8 26.6,28.8", 10)
    relief.pen(plate, stem, 1.3, 1.2, 1.5)
    relief.pen(plate, stem - np.array([0.22, 0]), 0.2, 0.36, 0.36, ink="paper")
    for rib, wide in (
        (((23.2, 24.6), (27.6, 22.2), (32.4, 22.8), (36.6, 26.4)), 6.4),
        (((22.0, 22.4), (17.6, 22.2), (12.6, 23.8), (7.4, 28.0)), 6.4),
        (((25.4, 14.6), (30.0, 12.0), (34.4, 12.4), (39.4, 9.6)), 6.0),
        (((14.0, 14.0), (9.6, 14.4), (6.0, 16.8), (3.0, 20.8)), 5.6),
    ):
        _leaf(plate, spline(rib, 14), wide)
    for x, y, tip in ((22.2, 22.6, (20.4, 24.4)), (24.6, 26.9, (26.6, 26.4))):
        relief.pen(plate, [(x, y), tip], 0.9, 0.16)


def _leaf(plate: Plate, rib: Points, wide: float) -> None:
    """A leaf whose saw-toothed edge is whole in the light too."""
    margin = toothed(9, 0.16)
    line = resample(rib, 61)
    half = normals(line) * (wide / 2 * margin(np.linspace(0, 1, 61)))[:, None]
    leaf(plate, rib, wide, margin=margin, veins=7, fill="paper")
    plate.stroke(polygon(np.vstack([line + half, (line - half)[::-1]])), 0.3)


EMBLEMS: dict[str, Callable[[Plate], None]] = {"rose": rose}
