"""A white pine under the stars: “if the stars should appear one night in a thousand years”."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from generator.engraver.curves import spline
from generator.engraver.pathdata import Points, polygon
from generator.engraver.plate import Plate
from generator.engraver.portrait_authors.emblems import relief, setting
from generator.engraver.portrait_authors.emblems.leafage import bough
from generator.engraver.portrait_authors.emblems.vignette import vignette

#: Tiers of boughs from the ground up: y, reach to the left and to the right, height of the tufts.
TIERS = (
    (20.4, 7.4, 5.0, 1.9), (18.0, 5.0, 9.4, 2.1), (15.4, 9.6, 5.6, 2.1), (12.9, 5.6, 7.2, 2.0),
    (10.7, 8.2, 5.0, 1.9), (8.6, 4.4, 6.6, 1.8), (6.7, 5.8, 3.6, 1.6), (5.1, 3.0, 4.2, 1.4),
    (3.8, 2.6, 1.8, 1.2),
)  # fmt: skip
#: The Great Bear as it hangs in the sky, with the stars' sizes, mm.
BEAR = (
    (24.9, 13.5, 0.95), (26.8, 10.2, 1.0), (29.2, 9.6, 0.95), (32.4, 9.0, 0.75),
    (34.1, 10.9, 0.95), (38.3, 9.4, 0.95), (38.2, 6.2, 1.1),
)  # fmt: skip
#: Lesser stars.
SMALL = (
    (4.0, 15.4), (5.6, 7.6), (9.2, 4.2), (20.4, 3.2), (26.0, 5.0), (32.6, 4.4), (30.4, 15.6),
    (36.4, 17.2), (38.6, 14.0), (26.8, 19.4),
)  # fmt: skip
#: Where the tree stands, mm to the left of where its tiers are drawn.
ASIDE = 2.6


def pine() -> Plate:
    """One old pine on a hill, the Great Bear beside it."""
    plate = vignette("pine under the stars", "Nature, 1836")

    def night(x: Points, y: Points) -> Points:
        near = np.exp(-(((x - 14.4) / 11) ** 2 + ((y - 12) / 12) ** 2))
        return np.asarray(np.clip(1.0 - 0.026 * np.maximum(y - 7, 0) - 0.85 * near, 0.14, 0.84))

    setting.sky(plate, (22, 16.6, 21.2, 16), night, foot=25.6, gap=0.44, soft=0.3, square=2.9)
    for x, y, r in BEAR:
        _star(plate, x, y, r)
    for x, y in SMALL:
        _star(plate, x, y, 0.5)
    _hill(plate)
    with plate.placed(-ASIDE, 0):
        _tree(plate)
    return plate


def _star(plate: Plate, x: float, y: float, r: float) -> None:
    """A star in a little clear dark, so that the rules do not touch its rays."""
    plate.disc(x, y, r * 0.92, fill="ink")
    setting.star(plate, x, y, r * 1.15, "light")


def _hill(plate: Plate) -> None:
    top = spline([(1.2, 27.0), (8, 25.2), (17, 24.0), (26, 24.5), (35, 25.8), (42.8, 27.2)], 12)
    foot = spline([(42.8, 27.2), (36, 28.0), (27, 28.7), (16, 28.8), (8, 28.1), (1.2, 27.0)], 12)
    area = np.vstack([top, foot])
    plate.stroke(polygon(area), 0.5, "paper")
    plate.fill(polygon(area), "ink")
    for k in range(5):
        y = 25.1 + 0.62 * k
        half = 15.5 - 1.5 * k
        relief.pen(
            plate,
            spline([(19 - half, y + 0.9), (17 + k, y), (21 + half, y + 1.0)], 10),
            0.06,
            0.24,
            0.06,
            ink="paper",
        )
    setting.grass(
        plate, [(6.0, 26.0, 1.3), (12.6, 25.0, 1.5), (27.4, 25.0, 1.5), (33.6, 25.8, 1.2)]
    )


def _tree(plate: Plate) -> None:
    trunk = np.array(
        [
            (15.6, 24.8),
            (16.4, 20.0),
            (16.7, 12.0),
            (17.0, 3.2),
            (17.3, 3.2),
            (17.6, 12.0),
            (18.1, 20.0),
            (19.2, 24.8),
        ]
    )
    plate.stroke(polygon(trunk), 0.7, "paper")
    plate.fill(polygon(trunk))
    relief.pen(plate, [(16.5, 23.8), (16.9, 18), (17.05, 11)], 0.3, 0.2, 0.12, ink="paper")
    for y, left, right, thick in TIERS:
        x = 17.2
        bough(plate, (x, y + 0.5), (x + right, y + 0.10 * right - 0.6), thick, lit=0.75)
        bough(plate, (x, y + 0.5), (x - left, y + 0.10 * left - 0.7), thick)
    bough(plate, (17.0, 3.6), (17.6, 2.6), 1.2)


EMBLEMS: dict[str, Callable[[], Plate]] = {"emerson": pine}
