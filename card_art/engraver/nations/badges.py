"""Badges of the four Nations and the star, 12 × 12 mm: told apart by outline alone at 4 mm."""

from __future__ import annotations

import math
from types import MappingProxyType

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.curves import ellipse
from engraver.technique.cutpaper import curve, loop, points
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate

SIZE = 12.0


def castle() -> Plate:
    """Europe: a castle tower, square and crenellated."""
    plate = Plate(SIZE, SIZE)
    _solid(
        plate,
        _mirrored(
            "6,2.6 5.1,2.6 5.1,0.9 3.6,0.9 3.6,2.6 2.9,2.6 2.9,0.9 1.4,0.9 1.4,4.6 2.4,5.6 2.4,9.6 "
            "1.2,10.6 1.2,11.6 6,11.6"
        ),
    )
    door = np.vstack([points("4.7,11.6 4.7,9.2"), curve("4.7,9.2 5,8.2 6,7.7"), [[6, 11.6]]])
    _cut(plate, np.vstack([door, _flipped(door)[::-1]]))
    _groove(plate, 0.4, "2,4.6 10,4.6")
    _cut(plate, points("5.6,5.7 6.4,5.7 6.4,7 5.6,7"))
    return plate


def pagoda() -> Plate:
    """Asia: a pagoda of three turned-up roofs."""
    plate = Plate(SIZE, SIZE)
    _solid(plate, points("5.65,0.2 6.35,0.2 6.6,1.6 5.4,1.6"))
    for top, foot, half, body in ((1.3, 3.1, 3.0, 1.5), (4.2, 6.3, 4.2, 2.1), (7.4, 9.7, 5.6, 2.8)):
        roof = curve(
            f"{6 - half * 0.2},{top} {6 - half * 0.5},{foot - 0.75} {6 - half},{foot - 0.55}"
        )
        eaves = curve(f"{6 - half},{foot - 0.55} {6 - half * 0.75},{foot + 0.05} 6,{foot}")
        side = np.vstack([[[6, top]], roof, eaves])
        _solid(plate, np.vstack([side, _flipped(side)[::-1]]))
        _solid(
            plate,
            points(
                f"{6 - body},{foot} {6 + body},{foot} {6 + body},{foot + 1.5} "
                f"{6 - body},{foot + 1.5}"
            ),
        )
        _groove(plate, 0.34, f"{6 - body},{foot + 0.2} {6 + body},{foot + 0.2}")
    _solid(plate, points("1.6,11 10.4,11 10.4,11.8 1.6,11.8"))
    _cut(plate, points("5.3,10.2 6.7,10.2 6.7,11.8 5.3,11.8"))
    return plate


def baobab() -> Plate:
    """Africa: a baobab, few great boughs on a mighty trunk."""
    plate = Plate(SIZE, SIZE)
    trunk = curve("6,5.2 4.4,5.2 3.5,6.4 3.7,8.6 3.1,10.5 1.4,11.7", 8)
    trunk = np.vstack([trunk, [[6, 11.5]]])
    _solid(plate, np.vstack([trunk, _flipped(trunk)[::-1]]))
    for bough, width in (
        ("6,6.6 6,1.6", 0.8),
        ("4.8,6.6 4.4,4.4 3,2.6", 0.9),
        ("4.3,7 3.2,5.6 1.6,4.9", 0.8),
    ):
        path = curve(bough)
        plate.stroke(polyline(path) + polyline(_flipped(path)), width, "accent")
    for x, y, rx, ry in ((6, 1.4, 2.4, 1.2), (2.9, 2.6, 2.2, 1.2), (1.75, 4.8, 1.6, 1.05)):
        clump = ellipse(x, y, rx, ry)
        _solid(plate, clump)
        _solid(plate, _flipped(clump)[::-1])
    _groove(plate, 0.42, "5.3,6.6 5.1,8.4 4.5,10.8", "6.7,6.6 6.9,8.4 7.5,10.8")
    return plate


def maize() -> Plate:
    """America: an ear of maize, its husk drawn back on both sides."""
    plate = Plate(SIZE, SIZE)
    ear = loop("6,0.3 7.5,1.6 8.3,4.2 8.2,7 7.2,9.4 6,10.2 4.8,9.4 3.8,7 3.7,4.2 4.5,1.6")
    _solid(plate, ear)
    for x in (4.9, 6.0, 7.1):
        bow = (x - 6) * 0.35
        _groove(plate, 0.3, f"{x - bow},1.2 {x + bow * 0.6},5 {x},9")
    for y in (2.6, 4.1, 5.6, 7.1):
        _groove(plate, 0.3, f"3.7,{y - 0.1} 6,{y + 0.35} 8.3,{y - 0.1}")
    husk = loop("5.9,11.8 3.6,11 1.6,9 0.5,6.2 0.4,3.6 1.9,5.2 2.7,6.6 3.6,8 5,9.4 6,10.4", 6)
    for side in (husk, _flipped(husk)):
        plate.shape(polygon(side), fill="accent", stroke="paper", width=0.4, round_ends=True)
    vein = curve("1.2,5.6 2.4,8.2 4.6,10.4")
    plate.stroke(polyline(vein) + polyline(_flipped(vein)), 0.34, "paper")
    return plate


def star() -> Plate:
    """The Star Suit's star: five points, each half in shade."""
    plate = Plate(SIZE, SIZE)
    middle = np.array([6, 6.35])
    turn = np.arange(10) * math.pi / 5
    reach = np.where(np.arange(10) % 2, 2.35, 5.9)
    ring = middle + np.stack([np.sin(turn), -np.cos(turn)], axis=1) * reach[:, None]
    _solid(plate, ring)
    for k in range(0, 10, 2):
        facet = np.array([ring[k], middle, ring[k - 1]])
        plate.fill(polygon(facet.mean(axis=0) + (facet - facet.mean(axis=0)) * 0.56), "paper")
    return plate


def _solid(plate: Plate, outline: ArrayLike) -> None:
    plate.fill(polygon(outline), "accent")


def _cut(plate: Plate, outline: ArrayLike) -> None:
    plate.fill(polygon(outline), "paper")


def _groove(plate: Plate, width: float, *lines: str) -> None:
    plate.stroke("".join(polyline(curve(line)) for line in lines), width, "paper")


def _mirrored(half: str) -> Points:
    """A closed outline from its left half, top to bottom."""
    left = points(half)
    return np.vstack([left, _flipped(left)[::-1]])


def _flipped(part: Points) -> Points:
    return np.asarray(part * [-1, 1] + [SIZE, 0])


#: Motif to the function that draws it.
BADGES = MappingProxyType(
    {
        "badge-europe": castle,
        "badge-asia": pagoda,
        "badge-africa": baobab,
        "badge-america": maize,
        "star": star,
    }
)
