"""Two fly agarics in the grass."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import setting
from engraver.technique.curves import ellipse, spline
from engraver.technique.cutpaper import curve, inside
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim
from engraver.technique.swell import swell

#: The cap of a mushroom, its rim from -1 to 1 and level 0.
_CAP = curve(
    "-1,0.06 -0.98,-0.24 -0.82,-0.62 -0.5,-0.9 0,-1.0 0.5,-0.9 0.82,-0.62 0.98,-0.24 1,0.06"
)
#: Warts of the cap: where, and how large.
_WARTS = (
    (-0.62, -0.36, 0.15),
    (-0.24, -0.66, 0.15),
    (0.2, -0.4, 0.19),
    (-0.22, -0.16, 0.17),
    (0.6, -0.52, 0.13),
    (0.62, -0.06, 0.15),
    (-0.8, -0.02, 0.11),
    (0.12, -0.86, 0.1),
    (0.3, 0.08, 0.11),
    (-0.5, 0.06, 0.1),
    (0.87, -0.2, 0.08),
)


def mushroom(plate: Plate) -> None:
    """A large fly agaric and a young one, warts white on the colored cap."""
    setting.ground(plate, 22, 27.6, 19, 4, gap=0.6)
    _stem(plate, 18.8, (12.6, 27.4), 2.1, 3.3)
    _cap(plate, (18.8, 12.4), (13.4, 10.8))
    _stem(plate, 34.4, (20.6, 27.8), 1.3, 2.2)
    _cap(plate, (34.4, 20.6), (6.0, 5.4))
    setting.grass(
        plate,
        [
            (7.4, 28.2, 3.6),
            (12.0, 28.8, 2.4),
            (25.8, 28.6, 3.4),
            (28.8, 29.0, 2.0),
            (39.6, 28.4, 3.2),
            (3.6, 28.6, 1.8),
        ],
    )


def _cap(plate: Plate, middle: tuple[float, float], size: tuple[float, float]) -> None:
    place, scale = np.array(middle), np.array(size)
    gills = ellipse(middle[0], middle[1] + 0.07 * size[1], size[0] * 0.9, size[1] * 0.25, 60)
    plate.shape(polygon(gills), fill="paper", stroke="ink", width=0.3)
    _gills(plate, place + np.array([0, 0.07 * size[1]]), scale * [0.9, 0.25])
    x = np.linspace(0.98, -0.98, 40)
    hem = np.stack([x, 0.06 + 0.04 * np.sqrt(1 - x * x)], 1)
    outline = np.vstack([_CAP, hem]) * scale + place
    plate.fill(polygon(outline), "accent")
    hatch(
        plate,
        outline,
        lambda px, py: _shade((px - middle[0]) / size[0], (py - middle[1]) / size[1]),
        angle=0.9,
        gap=0.5,
    )
    rim(plate, outline, 0.3, 0.6)
    for wx, wy, r in _WARTS:
        _wart(
            plate,
            place + scale * [wx, wy * 0.94 - 0.02],
            r * size[0] * (1 if size[0] > 8 else 1.2),
            wx,
            outline,
        )


def _shade(u: Points, v: Points) -> Points:
    return np.asarray(np.clip(0.5 * u + 0.5 * v + 0.28 * (u * u) + 0.06, 0, 0.8))


def _wart(plate: Plate, place: Points, r: float, lean: float, cap: Points) -> None:
    """A flake of the veil, narrower towards the edge of the cap."""
    t = np.linspace(0, 2 * np.pi, 12)[:-1]
    reach = r * (1 + 0.09 * np.sin(3 * t + 7 * lean) + 0.06 * np.sin(4 * t + 3 * lean))
    flat = np.sqrt(max(0.2, 1 - 0.75 * lean * lean))
    wart = spline(
        np.stack([place[0] + flat * reach * np.cos(t), place[1] + 0.72 * reach * np.sin(t)], 1),
        4,
        closed=True,
    )
    if all(inside(cap, wart)):
        plate.fill(polygon(wart + 0.26))
        plate.shape(polygon(wart), fill="light", stroke="ink", width=0.24)


def _gills(plate: Plate, middle: Points, size: Points) -> None:
    """Lines that run from the stem to the rim below the cap."""
    lines = []
    for angle in np.arccos(np.linspace(0.86, -0.86, 15 if size[0] > 8 else 9)):
        out = np.array([np.cos(angle), np.sin(angle)])
        line = middle + out * size * np.linspace(0.36, 0.94, 6)[:, None]
        lines.append(swell(line, np.linspace(0.3, 0.16, 6)))
    plate.fill("".join(lines))


def _stem(plate: Plate, x: float, levels: tuple[float, float], half: float, foot: float) -> None:
    """A stem that swells to its foot, with a hanging ring."""
    top, low = levels
    high = low - top
    edge = spline(
        [
            (half, 0),
            (half * 0.95, 0.4 * high),
            (half * 1.1, 0.7 * high),
            (foot, 0.9 * high),
            (foot * 0.8, high),
        ],
        8,
    )
    outline = np.vstack([edge + np.array([x, top]), (edge * [-1, 1] + np.array([x, top]))[::-1]])
    plate.stroke(polygon(outline), 0.7, "paper")
    plate.fill(polygon(outline), "light")
    hatch(
        plate,
        outline,
        lambda px, py: np.clip(
            0.32 * (px - x) / half - 0.02 + 0.9 * np.clip(1 - (py - top) / (0.16 * high), 0, 1),
            0,
            0.8,
        ),
        angle=np.pi / 2,
        gap=0.56,
    )
    rim(plate, outline, 0.28, 0.5)
    y = top + 0.36 * high
    ring = np.array(
        [
            (-half * 0.95, y - 0.16 * high),
            (half * 0.95, y - 0.16 * high),
            (half * 1.7, y + 0.02 * high),
            (half * 0.6, y + 0.07 * high),
            (0, y + 0.05 * high),
            (-half * 0.6, y + 0.08 * high),
            (-half * 1.7, y + 0.02 * high),
        ]
    )
    ring[:, 0] += x
    skirt = np.vstack([spline(ring[1:], 6), ring[:1]])
    plate.shape(polygon(skirt), fill="light", stroke="ink", width=0.3, round_ends=True)
    folds = [
        swell(
            np.array(
                [
                    (x + half * u, y - 0.12 * high),
                    (x + half * u * 1.3, y - 0.04 * high),
                    (x + half * u * 1.55, y + 0.03 * high),
                ]
            ),
            np.array([0.3, 0.24, 0.15]),
        )
        for u in (-0.6, -0.1, 0.3, 0.6, 0.9)
    ]
    plate.fill("".join(folds))


EMBLEMS: dict[str, Callable[[Plate], None]] = {"mushroom": mushroom}
