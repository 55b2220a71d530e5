"""A white pine under the stars: “if the stars should appear one night in a thousand years”."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief, setting
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import spline
from engraver.technique.cutpaper import points
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.swell import swell

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
    """The hill: black under the tree, gray rules towards the viewer."""
    top = spline([(1.2, 27.2), (8, 25.4), (17, 24.2), (26, 24.7), (35, 26.0), (42.8, 27.4)], 12)
    area = np.vstack([top, [(38, 29.6), (6, 29.6)]])
    plate.stroke(polygon(area), 0.5, "paper")
    plate.fill(polygon(area), "paper")

    def turf(x: Points, y: Points) -> Points:
        deep = y - np.interp(x, top[:, 0], top[:, 1])
        edge = np.clip((21.4 - np.abs(x - 22)) / 9, 0, 1) ** 0.5
        patch = 0.14 * np.sin(0.9 * x + 2.3 * y) + 0.1 * np.sin(2.1 * x - 5.1 * y)
        return np.asarray(np.clip(1.34 - 0.36 * deep + patch, 0, 1) * edge)

    hatch(plate, area, turf, gap=0.44)
    relief.pen(plate, top, 0.14, 0.5, 0.6, 0.5, 0.14)
    setting.grass(
        plate, [(6.0, 26.2, 1.3), (12.6, 25.2, 1.5), (27.4, 25.2, 1.5), (33.6, 26.0, 1.2)]
    )


def _tree(plate: Plate) -> None:
    trunk = points("15.2,25 16.3,20 16.8,12 17.1,2.2 17.3,2.2 17.6,12 18.1,20 19.6,25")
    plate.stroke(polygon(trunk), 1.0, "paper")
    for y, left, right, thick in TIERS[::-1]:
        _bough(plate, (17.3, y + 0.4), (17.2 + right, y + 0.06 * right - 1.0), thick)
        _bough(plate, (17.1, y + 0.4), (17.2 - left, y + 0.06 * left - 1.1), thick)
    plate.fill(polygon(trunk))
    relief.pen(plate, [(16.1, 24.2), (16.7, 18), (16.98, 8)], 0.36, 0.26, 0.16, ink="paper")


def _bough(plate: Plate, root: tuple[float, float], tip: tuple[float, float], thick: float) -> None:
    """A bough: black plumes of needles upon a branch, starlight along their tops."""
    a, b = np.array(root), np.array(tip)
    long = float(np.hypot(*(b - a)))
    n = max(2, round(long / 1.3))
    t = np.linspace(0, 1, 4 * n + 1)
    step = np.arange(4 * n + 1)
    branch = a + np.outer(t, b - a) + np.stack([0 * t, 0.8 * np.sin(np.pi * t)], axis=1)
    full = thick * (0.5 + 0.6 * np.sin(np.pi * np.clip(0.15 + 0.75 * t, 0, 1)))
    full = full * np.array([0.34, 0.8, 1.12, 0.72])[step % 4] * (1 + 0.16 * np.sin(step + long))
    lean = np.sign(b[0] - a[0]) * 0.5
    top = branch + np.stack([lean * full, -full], axis=1)
    low = branch + np.stack([0.2 * lean * full, 0.4 * full], axis=1)
    area = np.vstack([a, top[1:-1], b + np.array([0.5 * lean, -0.2]), low[1:-1][::-1]])
    plate.stroke(polygon(area, 0.01), 0.5, "paper")
    plate.fill(polygon(area, 0.01))
    lit = []
    for foot, peak in zip(branch[2::4], top[2::4], strict=True):
        hair = np.linspace(foot * 0.7 + peak * 0.3, foot * 0.24 + peak * 0.76, 7)
        lit.append(swell(hair, [0.1, 0.16, 0.22, 0.26, 0.24, 0.2, 0.16]))
    plate.fill("".join(lit), "paper")


EMBLEMS: dict[str, Callable[[], Plate]] = {"emerson": pine}
