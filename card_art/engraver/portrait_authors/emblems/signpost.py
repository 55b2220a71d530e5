"""A signpost at the Confederate Cross Roads, from which Petroleum V. Nasby dates his letters."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief, setting
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import resample, spline
from engraver.technique.cutpaper import loop, points
from engraver.technique.lettering import lettered
from engraver.technique.pathdata import Points, dot, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch, rule_along
from engraver.technique.solids import rim

CROW = loop(
    "17.6,2.7 18.6,1.9 20.0,1.3 21.4,1.5 22.4,2.5 24.2,3.3 26.4,4.7 29.6,7.2 29.2,7.8 26.8,7.0"
    " 25.0,6.9 23.2,7.2 21.4,6.6 20.2,5.2 19.6,3.7 18.8,3.2"
)

#: From near to far: the edge of the picture, the edges of both roads, the other edge.
_ROADS = (
    "0.8,25.2 0.9,24.0 1.0,22.0 1.4,20.0",
    "3.6,28.2 8.2,25.2 9.2,23.0 7.6,20.2",
    "15.6,28.8 14.4,25.6 12.4,22.8 8.6,20.2",
    "28.4,28.8 29.8,25.6 32.2,22.6 34.6,20.2",
    "40.8,28.4 37.2,25.4 35.8,22.8 35.8,20.2",
    "43.2,25.2 43.1,24.0 43.0,22.0 42.6,20.0",
)


def signpost() -> Plate:
    """A leaning post, its arms lettered as Nasby spells, a crow on it, the roads behind."""
    plate = vignette("signpost at a crossroads", "The Nasby letters, from 1861")

    def storm(x: Points, y: Points) -> Points:
        band = np.sin(0.17 * x + 0.55 * y + 1.5 * np.sin(0.13 * x + 0.3 * y))
        return np.asarray(np.clip(0.66 - 0.03 * y + 0.26 * band, 0.12, 0.8))

    setting.sky(plate, (22, 12.6, 21.2, 12), storm, gap=0.46, foot=18.6, soft=0.3, square=2.6)
    _roads(plate)
    _fence(plate)
    _post(plate)
    _board(plate, "25.0,8.7 24.2,12.9 5.4,11.5 1.8,9.1 5.8,7.0", "X ROADS")
    _board(plate, "20.4,14.2 38.0,12.2 41.8,13.7 38.7,16.5 20.8,18.4", "OHIO")
    _board(plate, "23.2,19.4 22.6,22.0 14.6,20.9 15.4,19.9 14.0,19.4 15.1,18.4")
    _crow(plate)
    setting.grass(
        plate,
        [
            (19.4, 28.4, 2.6),
            (25.6, 28.6, 2.2),
            (5.0, 28.0, 1.7),
            (38.8, 28.2, 1.9),
            (29.6, 27.2, 1.5),
        ],
    )
    _thistle(plate)
    return plate


def _roads(plate: Plate) -> None:
    """Two rutted roads that part behind the post, under low hills."""
    hills = np.vstack(
        [
            spline([(1.4, 19.6), (8, 18.2), (15, 19.0), (24, 18.3), (33, 17.6), (42.6, 19.4)], 10),
            [(42.6, 19.9), (1.4, 19.9)],
        ]
    )
    plate.fill(polygon(hills), "paper")
    hatch(plate, hills, 0.6, angle=1.1, gap=0.4)
    relief.pen(
        plate,
        spline([(1.4, 19.6), (8, 18.2), (15, 19.0), (24, 18.3), (33, 17.6), (42.6, 19.4)], 10),
        0.14,
        0.3,
        0.14,
    )
    for left, right in zip(_ROADS[::2], _ROADS[1::2], strict=True):
        _field(plate, left, right)
    for edge in _ROADS[1:-1]:
        relief.pen(plate, edge, 0.46, 0.34, 0.16)
    for rut in (
        "8.4,28.4 10.6,25.4 10.4,22.8 8.0,20.4",
        "12.0,28.6 12.4,25.4 11.2,22.8 8.3,20.4",
        "32.6,28.8 33.0,25.4 33.6,22.6 35.0,20.4",
        "36.6,28.6 35.0,25.4 34.6,22.6 35.4,20.4",
    ):
        relief.pen(plate, rut, 0.3, 0.2, 0.08)


def _field(plate: Plate, left: str, right: str) -> None:
    """Rough ground between two lines from far to near, in level strokes that die away."""
    a, b = spline(points(left), 8)[::-1], spline(points(right), 8)
    area = np.vstack([a, b])

    def rough(x: Points, y: Points) -> Points:
        patch = np.sin(1.3 * x + 2.1 * y) + 0.6 * np.sin(0.5 * x - 3.7 * y)
        return np.asarray(np.clip(0.62 - 0.085 * (y - 20) + 0.16 * patch, 0, 0.8))

    hatch(plate, area, rough, gap=0.52)


def _fence(plate: Plate) -> None:
    """A worm fence of split rails running off to the right."""
    xs = (42.8, 39.6, 37.4, 35.9)
    rails = []
    for k in range(3):
        (a, b), low = (xs[k], xs[k + 1]), 23.8 - 1.15 * k
        tall, thick = 3.0 - 0.75 * k, 0.5 - 0.1 * k
        for j in range(3):
            y = low - tall * (j + 0.4) / 3
            rails.append(([(a, y + 0.35), (b - 0.3, y - 0.25 * (1 - 2 * (k % 2)))], thick))
        rails.append(([(b + 0.1, low + 0.1), (b, low - tall - 0.3)], thick - 0.08))
    for wider, ink in ((0.5, "paper"), (0.0, "ink")):
        for rail, thick in rails:
            relief.pen(plate, rail, thick + wider, thick + wider - 0.08, ink=ink)


def _post(plate: Plate) -> None:
    left, right = points("21.6,7.2 20.6,28.2"), points("23.9,6.9 23.5,28.4")
    outline = np.vstack([left, right[::-1]])
    plate.stroke(polygon(outline), 0.9, "paper")
    plate.fill(polygon(outline), "paper")

    def grain(u: Points, q: float, _p: Points) -> Points:
        return np.asarray(0.02 + 1.05 * q + 0.2 * np.sin(23 * u + 14 * q))

    rule_along(plate, left, right, 7, grain, samples=90)
    rim(plate, outline, 0.24, 0.55)
    setting.shadow(plate, 22.4, 28.0, 10, 3)


def _board(plate: Plate, corners: str, word: str = "") -> None:
    """A weathered arm, its grain running along it, nailed to the post; a word on it."""
    outline = points(corners)
    plate.stroke(polygon(outline), 1.2, "paper")
    plate.fill(polygon(outline), "accent")
    leftward = bool(outline[2, 0] < outline[1, 0])
    way = outline[2] - outline[1] if leftward else outline[1] - outline[0]
    angle = float(np.arctan2(way[1], way[0]))
    foot = outline[:, 1].max()

    def weather(x: Points, y: Points) -> Points:
        return np.asarray(
            0.3 + 0.3 * np.sin(1.1 * x + 6.5 * y) + 0.2 * np.sin(0.45 * x + 2) - 0.05 * (foot - y)
        ) * (0.0 if word else 1.0)

    hatch(plate, outline, weather, angle=angle, gap=0.4)
    rim(plate, outline, 0.26, 0.6)
    butt = outline[:2] if leftward else outline[[0, 4]]
    x, y = butt.mean(axis=0) + np.array([-1.0 if leftward else 1.2, 0.0])
    top = outline[[0, -1]] if leftward else outline[[0, 1]]
    lit = np.linspace(top[0], top[1], 6) + np.array([0, 0.55])
    relief.pen(plate, lit[1:-1], 0.1, 0.24, 0.1, ink="tint")
    if word:
        low = outline[[2, 1]] if leftward else outline[[4, 3]]
        inset = (-0.4, -1.4) if leftward else (2.0, 0.4)
        line = low + np.array([(inset[0], -1.07), (inset[1], -1.07)])
        plate.fill(lettered(word, resample(line, 9), 3.0))
    for dy in (-0.8, 0.8):
        plate.disc(x, y + dy, 0.32, fill="tint", stroke="ink", width=0.16)


def _crow(plate: Plate) -> None:
    plate.stroke(polygon(CROW), 0.9, "paper")
    for x in (21.9, 23.2):
        relief.pen(plate, [(x, 6.4), (x + 0.1, 7.4)], 0.4, 0.36)
    plate.fill(polygon(CROW))
    for k in (0, 2):
        feather = spline(
            [
                (22.0 + 0.6 * k, 3.5 + 0.75 * k),
                (24.6 + 0.4 * k, 4.7 + 0.6 * k),
                (27.8 - 0.8 * k, 6.5 + 0.1 * k),
            ],
            8,
        )
        relief.pen(plate, feather, 0.16, 0.34, 0.16, ink="paper")
    relief.pen(plate, "19.8,1.8 20.8,1.7 21.6,2.3", 0.07, 0.22, 0.07, ink="paper")
    plate.fill(dot(20.2, 2.5, 0.26), "light")
    relief.pen(plate, "17.9,2.75 18.9,2.7 19.6,2.8", 0.07, 0.17, 0.07, ink="paper")


def _thistle(plate: Plate) -> None:
    """A thistle at the foot of the post."""
    for x, y, lean in ((17.6, 22.9, -0.5), (27.2, 23.6, 0.6)):
        stem = resample(spline([(x - lean, 28.6), (x - 0.2 * lean, 26.0), (x, y)], 8), 12)
        relief.pen(plate, stem, 0.46, 0.4)
        for k in (3, 6, 8):
            for side in (-1, 1):
                leaf = spline(
                    [
                        stem[k],
                        stem[k] + [0.9 * side, -0.5],
                        stem[k] + [1.9 * side, -0.1 - 0.5 * side * lean],
                    ],
                    6,
                )
                relief.pen(plate, leaf, 0.34, 0.6, 0.1)
        plate.disc(x, y, 0.75, fill="ink")
        for a in np.linspace(-0.9, 0.9, 5):
            relief.pen(
                plate,
                [(x, y - 0.3), (x + 1.5 * np.sin(a), y - 0.3 - 1.6 * np.cos(a))],
                0.5,
                0.3,
                ink="accent",
            )


EMBLEMS: dict[str, Callable[[], Plate]] = {"nasby": signpost}
