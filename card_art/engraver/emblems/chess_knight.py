"""The knight of a set of chessmen on two squares of the board."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import numpy as np

from engraver.portrait_authors.emblems import relief, setting
from engraver.technique.curves import spline
from engraver.technique.cutpaper import loop, points
from engraver.technique.pathdata import dot, polygon
from engraver.technique.plate import Plate

#: The neck and head, from the collar up the breast, round the muzzle, along the mane and down.
HORSE = loop(
    "17.6,21.6 17.8,18.6 19.6,15.8 20.6,13.6 18.6,13.9 16.8,15.0 15.6,16.2 13.8,16.0 12.8,14.6"
    " 13.4,12.8 15.0,10.4 16.2,7.6 17.4,5.6 18.2,4.2 17.9,2.0 19.8,3.4 21.0,1.8 22.0,3.6"
    " 25.2,5.0 28.0,8.2 29.2,12.4 28.8,16.6 27.6,19.4 27.4,21.6",
    7,
)
#: The turned foot: levels and radii.
FOOT = points(
    "21.0,4.9 21.8,5.6 22.4,5.2 23.0,5.0 23.6,6.2 24.6,7.2 25.4,7.0 25.8,7.6 26.6,8.2 27.6,8.2"
    " 28.2,7.8"
)


def chess_knight(plate: Plate) -> None:
    """A knight of boxwood turned to the left, stained in color."""
    _board(plate)
    setting.shadow(plate, 27, 26.4, 12, 4, gap=0.54)
    y, r = FOOT.T
    sides = np.vstack([np.stack([22.6 - r, y], 1), np.stack([22.6 + r, y], 1)[::-1]])
    plate.stroke(polygon(sides), 1.1, "paper")
    relief.turned(plate, 22.6, FOOT, fill="accent", gap=0.44, bow=0.6, edge=0.38)
    plate.stroke(polygon(HORSE), 0.9, "paper")
    relief.body(plate, HORSE, fill="accent", angle=0.9, gap=0.46, edge=(0.32, 0.6))
    _mane(plate)
    _head(plate)
    relief.pen(plate, "18.9,20.6 19.2,18.6 20.8,16.2", 0.14, 0.5, 0.14, ink="tint")


def _mane(plate: Plate) -> None:
    """Locks of the mane, cut deep, along the back of the neck."""
    crest = spline(
        [(21.4, 3.2), (25.2, 5.2), (28.0, 8.4), (29.1, 12.4), (28.7, 16.6), (27.6, 19.6)], 8
    )
    for k in range(7):
        root = crest[3 + 5 * k]
        tip = root + np.array([-3.4 + 0.2 * k, 1.6 + 0.25 * k])
        lock = spline([root, root + np.array([-1.4, 0.1]), tip], 8)
        relief.pen(plate, lock, 0.8, 0.5, 0.16)
        relief.pen(plate, lock[3:] + np.array([0.1, 0.75]), 0.14, 0.4, 0.14, ink="tint")


def _head(plate: Plate) -> None:
    """Ear, eye, cheek, nostril and mouth."""
    relief.pen(plate, "18.5,4.2 18.6,3.4 18.2,2.6", 0.2, 0.4, 0.14)
    eye = loop("16.9,8.2 17.8,7.5 18.8,8.0 18.0,8.7")
    relief.flat(plate, eye, "light", 0.3)
    plate.fill(dot(17.8, 8.1, 0.4))
    relief.pen(plate, "16.4,8.2 17.4,7.0 18.8,6.9 19.6,7.6", 0.2, 0.5, 0.2)
    relief.pen(plate, "20.4,13.8 22.4,12.6 23.0,10.6 22.2,8.8", 0.5, 0.6, 0.16)
    relief.pen(plate, "18.0,9.8 16.6,11.6 15.4,13.2", 0.14, 0.5, 0.14, ink="tint")
    relief.pen(plate, "13.9,13.9 14.4,13.3 15.0,13.7", 0.3, 0.5, 0.2)
    relief.pen(plate, "13.6,15.5 14.9,15.0 16.2,14.2", 0.24, 0.4, 0.14)


def _board(plate: Plate) -> None:
    """Squares of the board in perspective."""
    rows = ((23.6, 1.0), (26.2, 1.16), (29.1, 1.36))
    for j, ((top, a), (foot, b)) in enumerate(pairwise(rows)):
        for i in range(-3, 3):
            left, right = 6.4 * i, 6.4 * (i + 1)
            square = np.array(
                [
                    (22 + left * a, top),
                    (22 + right * a, top),
                    (22 + right * b, foot),
                    (22 + left * b, foot),
                ]
            )
            square[:, 0] = square[:, 0].clip(1.0, 43.0)
            if (i + j) % 2:
                plate.fill(polygon(square))
            plate.stroke(polygon(square), 0.24)


EMBLEMS: dict[str, Callable[[Plate], None]] = {"chess-knight": chess_knight}
