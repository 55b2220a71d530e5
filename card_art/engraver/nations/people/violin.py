"""A violin, seen from the front, and the maker's knife; mm."""

from __future__ import annotations

import numpy as np

from engraver.figure.bust import Fold, garment
from engraver.technique import burin
from engraver.technique.curves import spline
from engraver.technique.cutpaper import curve, points
from engraver.technique.pathdata import Points, dot, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: The right half of the body, 20 mm long, from the middle of the top to the middle of the foot.
_HALF = (
    "0,-10 1.6,-9.9 3.4,-8.9 4.5,-7.2 4.7,-5.4 4.3,-3.7 4.7,-2.9 3.6,-2.0 3.1,-0.3 3.2,1.2 3.8,2.3 "
    "5.2,2.9 4.9,3.7 5.6,5.0 5.85,6.6 5.3,8.4 3.6,9.7 1.4,10.05 0,10"
)
_FHOLE = "1.15,-1.7 1.5,-1.9 1.75,-1.4 1.75,-0.4 2.1,0.7 2.5,1.5 2.4,2.1 2.0,2.1"


def _both(half: Points) -> Points:
    return np.vstack([half, (half * [-1, 1])[-2:0:-1]])


def _body() -> Points:
    """The outline of the body, its four corners sharp."""
    half = points(_HALF)
    parts = [spline(half[:7], 6), spline(half[6:12], 6), spline(half[11:], 6)]
    return _both(np.vstack(parts))


def violin(plate: Plate, x: float, y: float, turn: float, flat: float = 1.0) -> None:
    """A violin whose body has its middle at (x, y), turned by degrees clockwise.

    ``flat`` below 1 shows it on a bench: its width is foreshortened, and its ribs are seen.
    """
    with plate.defined("violin"), burin.scaled(flat):
        _draw(plate)
    with plate.defined("ribs"):
        plate.shape(polygon(_body()), fill="ink", stroke="ink", width=0.3)
    plate.use("ribs", x, y + 1.2, sx=flat, turn=turn)
    plate.use("violin", x, y, sx=flat, turn=turn)


def _draw(plate: Plate) -> None:
    body = _body()
    folds = (Fold("4.6,-9 3.6,-5 2.6,0 4.4,5 4.4,9", 1.5, 0.7),
             Fold("-3.4,8 -3.9,4 -2.4,-0.4 -3.2,-5 -2.6,-8", 0.9, -0.4))  # fmt: skip
    garment(plate, body, folds, ink="soft", angle=1.5, edge=False, pitch=0.42)
    plate.stroke(polygon(body), 0.3)
    plate.stroke(polygon(body * [0.87, 0.93]), 0.15)
    for side in (1, -1):
        hole = curve(_FHOLE) * [side, 1]
        width = np.interp(np.linspace(0, 1, len(hole)), [0, 0.3, 0.6, 1], [0.16, 0.3, 0.3, 0.16])
        plate.fill(swell(hole, width) + dot(side * 1.2, -1.55, 0.24) + dot(side * 2.05, 2.0, 0.27))
    _fittings(plate)
    _neck(plate)


def _fittings(plate: Plate) -> None:
    """Tailpiece and bridge."""
    tail = np.array([(-0.85, 3.6), (0.85, 3.6), (0.55, 8.8), (-0.55, 8.8)])
    bridge = points("-1.5,1.25 -1.1,0.35 0,0.1 1.1,0.35 1.5,1.25 0.8,1.15 0,0.8 -0.8,1.15")
    plate.fill(polygon(tail) + dot(0, 9.5, 0.4))
    plate.shape(polygon(bridge), fill="light", stroke="ink", width=0.16)


def _neck(plate: Plate) -> None:
    """Fingerboard, pegs and scroll, and the strings over them."""
    for y, side in ((-18.4, 1), (-19.3, -1), (-20.3, 1), (-21.2, -1)):
        plate.stroke(polyline([(0, y), (side * 1.9, y - 0.15)]), 0.3)
        plate.shape(polygon(spline([(side * 1.6, y - 0.1), (side * 2.2, y - 0.6),
                                    (side * 2.7, y - 0.15), (side * 2.2, y + 0.35)],
                                   6, closed=True)), fill="ink")  # fmt: skip
    head = spline(points("-0.75,-17.2 -0.8,-20 -1.05,-22.2 -0.75,-23.4 0,-23.8 0.75,-23.4 "
                         "1.05,-22.2 0.8,-20 0.75,-17.2"), 6)  # fmt: skip
    plate.shape(polygon(head), fill="soft", stroke="ink", width=0.24)
    for side in (-1, 1):
        plate.disc(side * 1.0, -22.6, 0.46, fill="soft", stroke="ink", width=0.2)
    box = points("-0.4,-17.4 -0.35,-21.2 0.35,-21.2 0.4,-17.4")
    plate.fill(polygon(box))
    board = np.array([(-0.75, -17.3), (0.75, -17.3), (1.15, -2.6), (-1.15, -2.6)])
    plate.fill(polygon(board))
    plate.shape(polygon([(-0.8, -17.5), (0.8, -17.5), (0.8, -17.1), (-0.8, -17.1)]), fill="light")
    plate.stroke(polyline([(-0.5, -2.6), (-0.6, 0.3), (-0.5, 3.8)])
                 + polyline([(0.5, -2.6), (0.6, 0.3), (0.5, 3.8)]), 0.15, "light")  # fmt: skip


def knife(plate: Plate, tip: tuple[float, float], end: tuple[float, float]) -> None:
    """A knife from the tip of its blade to the end of its handle."""
    a, b = np.array(tip), np.array(end)
    way = (b - a) / np.hypot(*(b - a))
    side = np.array([-way[1], way[0]])
    handle = np.vstack([a + way * 3 + side * 0.5, b + side * 0.6, b - side * 0.6,
                        a + way * 3 - side * 0.5])  # fmt: skip
    plate.shape(polygon(handle), fill="accent", stroke="ink", width=0.24, round_ends=True)
    blade = np.vstack([a, a + way * 1.2 + side * 0.42, a + way * 3 + side * 0.4,
                       a + way * 3 - side * 0.4])  # fmt: skip
    plate.shape(polygon(blade), fill="light", stroke="ink", width=0.2, round_ends=True)
