"""A red apple and a half of another."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.emblems.parts import mirrored
from engraver.portrait_authors.emblems import relief, setting
from engraver.technique.curves import spline
from engraver.technique.cutpaper import curve, loop
from engraver.technique.foliage import leaf
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim

WHOLE = loop(
    "16.4,9.0 14.0,7.2 10.6,6.8 7.0,8.4 4.8,12.0 4.8,17.0 6.8,22.2 10.2,26.2 13.4,27.4 16.2,26.7"
    " 19.0,27.4 22.2,26.2 25.6,22.2 27.6,17.0 27.6,12.0 25.4,8.4 21.8,6.8 18.6,7.2"
)
HALF = loop(
    "32.6,14.4 30.6,13.4 28.0,13.8 25.8,16.0 25.2,19.4 26.2,23.4 28.6,26.6 31.0,27.8 32.8,27.3"
    " 34.6,27.8 37.2,26.6 39.8,23.4 40.8,19.4 40.2,16.0 38.0,13.8 35.2,13.4"
)


def apple(plate: Plate) -> None:
    """An apple with its leaf, and behind it a half that shows the core."""
    setting.shadow(plate, 19, 26.3, 23, 2, gap=0.54)
    _half(plate)
    plate.stroke(polygon(WHOLE), 1.0, "paper")
    plate.fill(polygon(WHOLE), "accent")
    hatch(plate, WHOLE, _shade, angle=1.15, gap=0.5)
    hollow = curve("11.6,9.4 13.6,10.2 16.2,10.5 18.8,10.2 20.8,9.4", 8)
    relief.pen(plate, hollow, 0.14, 0.6, 0.7, 0.6, 0.14)
    for text, weight in (
        ("6.6,17.4 6.8,13.6 9.4,10.0", 0.9),
        ("8.4,18.6 8.6,15.0 10.2,12.0", 0.4),
        ("7.4,20.2 7.8,21.6 8.6,23.0", 0.4),
    ):
        relief.pen(plate, text, 0.14, weight, 0.14, ink="tint")
    rim(plate, WHOLE, 0.34, 0.7)
    relief.pen(plate, "16.2,10.2 16.6,7.0 18.4,3.4", 0.8, 0.8, 1.3)
    relief.pen(plate, "16.5,8.6 16.9,6.4 18.1,4.0", 0.14, 0.26, 0.3, ink="paper")
    leaf(
        plate,
        spline([(17.2, 6.2), (21.0, 4.1), (25.4, 3.4), (30.6, 4.8)], 12),
        5.0,
        veins=6,
        fill="paper",
    )


def _shade(x: Points, y: Points) -> Points:
    """The tone of a ball about the apple's middle, lighter at the edge that the table lights."""
    u, v = (x - 16.2) / 12.2, (y - 16.8) / 11.2
    far = u * u + v * v
    tone = 0.72 * (0.62 * u + 0.6 * v) + 0.42 * np.clip(far - 0.25, 0, 1)
    return np.asarray(np.clip(tone - 0.3 * np.clip(far - 0.85, 0, 1), 0, 0.82))


def _half(plate: Plate) -> None:
    plate.fill(polygon(HALF), "accent")
    rim(plate, HALF, 0.34, 0.6)
    middle = np.array([33.0, 20.4])
    flesh = middle + (HALF - middle) * [0.9, 0.91]
    plate.shape(polygon(flesh), fill="light", stroke="ink", width=0.26)
    hatch(
        plate,
        flesh,
        lambda x, y: np.clip(0.06 * (x - 36) + 0.05 * (y - 22), 0, 0.4),
        angle=1.15,
        gap=0.5,
    )
    for side in (-1, 1):
        core = mirrored(curve("33,16 36.4,18.4 36.2,22.4 33,25.4", 8), side, 33.0)
        relief.pen(plate, core, 0.16, 0.3, 0.3, 0.16)
        cell = mirrored(loop("33.5,18.6 34.6,19.2 34.8,21.2 33.7,22.8 33.4,20.6"), side, 33.0)
        plate.shape(polygon(cell), fill="paper", stroke="ink", width=0.26)
        seed = mirrored(loop("33.9,19.5 34.4,20.4 34.1,21.7 33.7,20.8"), side, 33.0)
        plate.fill(polygon(seed))
    relief.pen(plate, "33.0,15.2 33.0,13.4 33.6,11.4", 0.7, 0.7, 1.0)
    relief.pen(plate, "32.4,26.4 33.0,25.9 33.6,26.4", 0.3, 0.5, 0.3)


EMBLEMS: dict[str, Callable[[Plate], None]] = {"apple": apple}
