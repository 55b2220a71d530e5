"""Headpieces: a band for the head of a chapter, pale scrolls on a dark ground."""

from __future__ import annotations

import math

from engraver.ornaments.emblems import Emblem
from engraver.ornaments.scrolls import Leaf, acanthus, branch, stem, winding
from engraver.technique.curves import bezier, ellipse
from engraver.technique.pathdata import polygon
from engraver.technique.plate import Plate

WIDTH, HEIGHT = 104.0, 16.0
_X, _Y = WIDTH / 2, HEIGHT / 2
#: The two great scrolls of a half: their middles, from the middle of the band, and radius.
EYES = (18.6, 33.4)
_RADIUS = 5.9
#: Radius of the roundels in their eyes, mm.
_ROUNDEL = 2.9


def headpiece(emblem: Emblem) -> Plate:
    """The band of a game, 104 × 16 mm: its crest in the middle, its badges in the scrolls."""
    plate = Plate(WIDTH, HEIGHT)
    _ground(plate)
    with plate.defined("half"):
        _half(plate)
    for side in (1, -1):
        plate.use("half", _X, _Y, sx=side)
    places = (-EYES[1], -EYES[0], EYES[0], EYES[1])
    for badge, x in zip(emblem.badges, places, strict=True):
        roundel(plate, _X + x, _Y, _ROUNDEL)
        emblem.badge(plate, badge, _X + x, _Y, 1.5 * _ROUNDEL)
    _cartouche(plate)
    with plate.placed(_X, _Y):
        emblem.crest(plate)
    return plate


def _ground(plate: Plate) -> None:
    """A dark panel between double rules."""
    for inset, width in ((0.15, 0.3), (0.75, 0.0)):
        box = [(inset, inset), (WIDTH - inset, inset), (WIDTH - inset, HEIGHT - inset)]
        edge = polygon([*box, (inset, HEIGHT - inset)])
        if width:
            plate.shape(edge, fill="paper", stroke="ink", width=width)
        else:
            plate.fill(edge, "deep")


def _half(plate: Plate) -> None:
    """The right half, about the middle of the band: two great scrolls, a small one, a leaf."""
    first = winding(
        (4, 5.6), (1, 0.1), (EYES[0], 0), _RADIUS, enter=math.pi / 2, turns=-1.0, inner=0.6
    )
    second = branch(first, 0.4, (EYES[1], 0), _RADIUS, enter=-math.pi / 2, turns=1.0, inner=0.6)
    third = branch(second, 0.5, (45.4, 1.6), 3.6, enter=math.pi / 2, turns=-1.2, inner=0.22)
    for course in _SHOULDERS:
        acanthus(plate, bezier(*course), 4.0, lobes=4)
    stem(plate, third, (0.7, 0.5), leaves=_LEAVES[2])
    stem(plate, second, (0.9, 0.6), leaves=_LEAVES[1])
    stem(plate, first, (0.9, 0.6), leaves=_LEAVES[0])


_LEAVES: tuple[tuple[Leaf, ...], ...] = (
    (Leaf(0.0, -1, 9.0, 0.5, 0.2, 0.5), Leaf(0.15, -1, 7.0, 0.2, 0.9, 0.5)),
    (Leaf(0.03, -1, 8.6, 0.1, 0.7, 0.5), Leaf(0.03, 1, 8.4, 0.3, 0.5, 0.5)),
    (Leaf(0.03, -1, 10.5, 0.15, 0.6, 0.44, 5), Leaf(0.03, 1, 9, 0.1, 0.6, 0.5)),
)


#: Free leaves: at the shoulder of the cartouche, and in the corners of the far end.
_SHOULDERS = (
    ((6.0, -2.4), (8.4, -5.2), (12.0, -5.6), (14.6, -4.8)),
    ((46.4, 3.6), (48.0, 2.6), (49.0, -0.4), (48.4, -3.6)),
    ((43.4, 4.4), (45.4, 5.4), (47.4, 5.2), (49.6, 4.2)),
)


def roundel(plate: Plate, x: float, y: float, r: float) -> None:
    """A white disc with a ring, to bear a badge."""
    plate.disc(x, y, r, fill="paper", stroke="ink", width=0.24)


def _cartouche(plate: Plate) -> None:
    """The oval in the middle."""
    plate.shape(polygon(ellipse(_X, _Y, 10.2, 7.1, 80)), fill="paper", stroke="ink", width=0.34)
    plate.stroke(polygon(ellipse(_X, _Y, 9.5, 6.45, 80)), 0.16, "accent")
