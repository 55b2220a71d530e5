"""Tailpieces: a cul-de-lampe that tapers down, for the end of a chapter."""

from __future__ import annotations

import math

from engraver.ornaments.emblems import Emblem
from engraver.ornaments.scrolls import Leaf, branch, husks, rosette, stem, winding
from engraver.technique.plate import Plate

WIDTH, HEIGHT = 40.0, 22.0
_X = WIDTH / 2


def tailpiece(emblem: Emblem) -> Plate:
    """A game's tailpiece, 40 × 22 mm: scrolls to both sides of its badge, husks below."""
    plate = Plate(WIDTH, HEIGHT)
    with plate.defined("half"):
        _half(plate)
    for side in (1, -1):
        plate.use("half", _X, 0, sx=side)
    husks(plate, _X, 11.4, (4.0, 3.2, 2.6))
    plate.disc(_X, 7.0, 4.4, fill="paper", stroke="ink", width=0.34)
    plate.disc(_X, 7.0, 3.9, stroke="accent", width=0.16)
    emblem.badge(plate, emblem.badges[2], _X, 7.0, 5.4)
    return plate


def _half(plate: Plate) -> None:
    """The right half, x from the middle."""
    first = winding(
        (2.0, 12.0), (1, 0.5), (10.0, 7.6), 3.9, enter=math.pi / 2, turns=-1.2, inner=0.3
    )
    second = branch(first, 0.34, (16.4, 4.8), 2.6, enter=0.9, turns=-1.1, inner=0.3)
    stem(plate, second, (0.7, 0.5), leaves=[Leaf(0.04, 1, 5.5, 0.3, 0.6)])
    stem(
        plate, first, (0.9, 0.5), leaves=[Leaf(0.05, 1, 6.5, 0.2, 0.5), Leaf(0.3, 1, 5.5, 0.2, 0.4)]
    )
    rosette(plate, 10.0, 7.6, 1.25, 5)
