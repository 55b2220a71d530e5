"""Title plates: a game's great crest on an empty ribbon, between acanthus scrolls."""

from __future__ import annotations

import math

import numpy as np

from engraver.ornaments.emblems import Emblem
from engraver.ornaments.headpieces import roundel
from engraver.ornaments.scrolls import Leaf, branch, husks, rosette, stem, winding
from engraver.technique import burin
from engraver.technique.curves import spline
from engraver.technique.pathdata import polyline
from engraver.technique.plate import Plate
from engraver.technique.ribbons import banderole, titled

WIDTH, HEIGHT = 100.0, 74.0
_X = WIDTH / 2
#: The middle of the ribbon's front, and its width and height.
RIBBON = (_X, 51.0, 78.0, 14.0)
_BOW = 0.7
#: The eyes of the scrolls beside the crest, x from the middle, and the roundels in them.
_EYES = ((-36.2, 15.2), (-35.5, 33.0), (36.2, 15.2), (35.5, 33.0))
_ROUNDEL = 3.5
#: How large the plate is printed on a box.
LABEL = 0.51
#: Where the name may stand, free of every line: left, top, right, bottom.
NAME = (17.0, 45.8, 83.0, 56.0)


def title(emblem: Emblem) -> Plate:
    """The title plate of a game, 100 × 74 mm; the name is set on its ribbon as text."""
    plate = Plate(WIDTH, HEIGHT)
    with plate.defined("side"):
        _side(plate)
    with plate.defined("foot"):
        _foot(plate)
    for side in (1, -1):
        plate.use("side", _X, 0, sx=side)
    for badge, (x, y) in zip(emblem.badges, _EYES, strict=True):
        roundel(plate, _X + x, y, _ROUNDEL)
        emblem.badge(plate, badge, _X + x, y, 1.5 * _ROUNDEL)
    for side in (1, -1):
        plate.use("foot", _X, 0, sx=side)
    with plate.placed(_X, RIBBON[1] - RIBBON[3] / 2 - 0.6):
        emblem.great(plate)
    husks(plate, _X, 59.6, (5.4, 4.4, 3.4))
    x, y, wide, high = RIBBON
    edge = titled((x, y), wide, high, bow=_BOW, fold=4.0)
    banderole(plate, edge, high, gap=0.72)
    front = spline(edge[5:-5], 24)
    front = front[np.abs(front[:, 0] - x) < wide / 2 - 1.2]
    for drop in (1.1, high - 1.1):
        plate.stroke(polyline(front + np.array([0, drop])), 0.42, "accent")
    return plate


def label(emblem: Emblem) -> Plate:
    """The title plate for the front of a box, where it is printed half as large.

    It has the size and the places of the other, but fewer lines, and none too fine for that.
    """
    with burin.scaled(LABEL):
        return title(emblem)


def _side(plate: Plate) -> None:
    """The scrolls to the right of the crest, x from the middle."""
    main = winding((20, 45.5), (1, -0.2), (35.5, 33.0), 8.6, enter=0.9, turns=-1.1, inner=0.5)
    upper = branch(main, 0.36, (36.2, 15.2), 7.4, enter=0.5, turns=-1.0, inner=0.6)
    stem(
        plate, upper, (1.0, 0.6),
        leaves=[Leaf(0.02, 1, 8, 0.3, 0.9, 0.5), Leaf(0.04, -1, 8, 0.3, 0.9, 0.5),
                Leaf(0.24, 1, 9, 0.2, 0.5, 0.5), Leaf(0.5, 1, 9, 0.3, 0.3, 0.5)],
    )  # fmt: skip
    stem(
        plate, main, (1.3, 0.6),
        leaves=[Leaf(0.05, -1, 11, 0.5, 0.3, 0.5), Leaf(0.06, 1, 11, 0.3, 0.5, 0.5),
                Leaf(0.24, 1, 10, 0.3, 0.4, 0.5), Leaf(0.56, -1, 9, 0.1, 0.9, 0.5)],
    )  # fmt: skip


def _foot(plate: Plate) -> None:
    """The scrolls below the ribbon, to the right of the middle."""
    first = winding(
        (0.5, 59.5), (1, 0.6), (17.6, 62.6), 4.5, enter=math.pi / 2, turns=-1.15, inner=0.3
    )
    second = branch(first, 0.36, (27.8, 62.8), 3.5, enter=math.pi / 2, turns=-1.1, inner=0.3)
    stem(
        plate,
        second,
        (0.8, 0.5),
        leaves=[Leaf(0.06, 1, 9, 0.3, 0.4, 0.5), Leaf(0.3, 1, 8, 0.3, 0.3, 0.5)],
    )
    stem(
        plate,
        first,
        (1.0, 0.5),
        leaves=[Leaf(0.05, 1, 9, 0.3, 0.6, 0.5), Leaf(0.25, 1, 8, 0.3, 0.3, 0.5)],
    )
    rosette(plate, 17.6, 62.6, 1.9)
    rosette(plate, 27.8, 62.8, 1.5, 5)
