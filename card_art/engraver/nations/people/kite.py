"""The swallow kite of Peking, the shayan: a painted bird of paper on split bamboo; mm."""

from __future__ import annotations

import math

import numpy as np

from engraver.technique.curves import ellipse
from engraver.technique.cutpaper import curve, loop
from engraver.technique.pathdata import Points, dot, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

_WING = np.vstack([
    curve("1.6,-5.4 6,-8.2 11,-9.6 15.6,-9.4 18.6,-7.6"),
    curve("18.6,-7.6 19.4,-4.4 18.2,-1.2 15.4,0.2"),
    curve("15.4,0.2 11,-0.6 6,-0.2 2.4,1.8"),
])  # fmt: skip
_LEG = np.vstack([
    curve("0.5,2.2 4.6,3.8 8.8,7.2 12.4,12.8"),
    curve("12.4,12.8 8.2,11.2 4.6,9.2 2.2,7.4 0.4,5.4"),
])  # fmt: skip
_BODY = "0,-6.2 2.2,-5.8 2.9,-3 2.9,0 2.2,2.6 0,4.6"


def swallow_kite(plate: Plate, x: float, y: float) -> None:
    """The kite upright about (x, y), 16 mm from tip to tip."""
    with plate.placed(x, y, 0.42):
        for side in (1, -1):
            _leg(plate, side)
            _wing(plate, side)
        half = curve(_BODY)
        body = np.vstack([half, (half * [-1, 1])[::-1]])
        plate.shape(polygon(body), fill="light", stroke="ink", width=0.28)
        _peony(plate, 0, -0.4, 1.9)
        _head(plate)


def reel(plate: Plate, at: tuple[float, float], kite: tuple[float, float]) -> None:
    """The reel about ``at``, a drum with two handles; its line runs to the kite."""
    x, y = at
    line = polyline([(x, y - 1.6), kite])
    plate.stroke(line, 0.5, "light")
    plate.stroke(line, 0.2)
    for width, ink in ((1.2, "ink"), (0.7, "soft")):
        plate.stroke(polyline([(x - 7.4, y), (x + 7.4, y)]), width, ink)
    drum = np.array([(-2.4, -1.9), (2.4, -1.9), (2.4, 1.9), (-2.4, 1.9)]) + at
    plate.shape(polygon(drum), fill="light", stroke="ink", width=0.28)
    for k in range(7):
        turn = [(x - 2.1 + 0.62 * k, y - 1.8), (x - 1.7 + 0.62 * k, y + 1.8)]
        plate.stroke(polyline(turn), 0.2)
    for side in (-2.6, 2.6):
        plate.stroke(polyline([(x + side, y - 2.7), (x + side, y + 2.7)]), 0.9)
        plate.stroke(polyline([(x + side, y - 2.4), (x + side, y + 2.4)]), 0.4, "accent")


def _both(area: Points, side: int) -> Points:
    return area * [side, 1]


def _wing(plate: Plate, side: int) -> None:
    """A wing: a dark field with a pale edge, a bat for luck, and a round flower at the tip."""
    area = _both(_WING, side)
    plate.shape(polygon(area), fill="accent", stroke="ink", width=0.3)
    middle = np.array([10.4 * side, -4.6])
    inner = middle + (area - middle) * [0.88, 0.8]
    plate.stroke(polygon(inner), 0.22, "tint")
    _bat(plate, 7.4 * side, -4.4, side)
    _peony(plate, 14.6 * side, -4.8, 2.3)


def _leg(plate: Plate, side: int) -> None:
    """Half of the forked tail, its feathers drawn in white."""
    area = _both(_LEG, side)
    plate.shape(polygon(area), fill="ink", stroke="ink", width=0.28)
    for feather in (
        "3.4,5.0 6.6,7.4 9.6,10.6",
        "2.8,6.0 5.2,7.8 7.6,9.4",
        "4.2,4.4 7.4,6.6 10.0,9.6",
    ):
        line = curve(feather) * [side, 1]
        plate.fill(swell(line, 0.34 * np.sin(np.linspace(0.2, 2.9, len(line)))), "light")


def _bat(plate: Plate, x: float, y: float, side: int) -> None:
    """A bat with spread wings: its name sounds like good fortune."""
    half = loop("0,-0.9 0.5,-0.5 1.4,-1.4 2.6,-1.1 2.9,0.4 2.2,0 1.7,0.8 1.1,0.3 0.5,1.1 0,1.5", 5)
    for way in (1, -1):
        plate.fill(polygon(half * [way, 1] + np.array([x, y])), "light")
    plate.fill(dot(x - 0.3, y - 0.1, 0.15) + dot(x + 0.3, y - 0.1, 0.15), "ink")
    del side


def _peony(plate: Plate, x: float, y: float, r: float) -> None:
    """A round flower: petals about a heart."""
    turn = np.arange(7) * 2 * math.pi / 7
    for t in turn:
        petal = ellipse(
            x + 0.62 * r * math.cos(t), y + 0.62 * r * math.sin(t), 0.42 * r, 0.42 * r, 20
        )
        plate.shape(polygon(petal), fill="light", stroke="ink", width=0.16)
    plate.disc(x, y, 0.5 * r, fill="tint", stroke="ink", width=0.18)
    plate.disc(x, y, 0.24 * r, fill="accent")


def _head(plate: Plate) -> None:
    """The bird's head: brows, eyes and beak, seen from the front."""
    head = loop("0,-10.6 1.8,-10 2.6,-8.2 2.2,-6.2 0,-5.4 -2.2,-6.2 -2.6,-8.2 -1.8,-10")
    plate.shape(polygon(head), fill="deep", stroke="ink", width=0.28)
    for side in (1, -1):
        plate.disc(side * 1.15, -8.0, 0.66, fill="light", stroke="ink", width=0.18)
        plate.disc(side * 1.0, -7.9, 0.34, fill="ink")
        brow = curve(f"{side * 0.25},-8.7 {side * 1.0},-9.5 {side * 1.9},-9.3")
        plate.stroke(polyline(brow), 0.26, "light")
    beak = np.array([(-0.7, -7.0), (0.7, -7.0), (0, -5.6)])
    plate.shape(polygon(beak), fill="light", stroke="ink", width=0.2, round_ends=True)
