"""The title of the game: its name on a ribbon before crossed rackets, net, ball and laurel."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from engraver.card_tennis.laurel import branch
from engraver.card_tennis.lawn import ball
from engraver.card_tennis.lettering import bent, engraved, outlines
from engraver.card_tennis.net import Net
from engraver.card_tennis.racket import Racket
from engraver.technique.curves import arc_length, resample, spline
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_across
from engraver.technique.swell import swell

WIDTH, HEIGHT = 150.0, 60.0
#: The height of the ribbon, mm.
HIGH = 16.4


def title() -> Plate:
    """“Card Tennis” on a ribbon, 150 × 60 mm."""
    plate = Plate(WIDTH, HEIGHT, "Card Tennis")
    net = Net((29.0, 16.6, 34.6), (121.0, 16.6, 34.6), 46, 10, 2.0, 2.8)
    net.cords(plate, 0.22)
    net.tape(plate)
    net.posts(plate, r=1.2)
    with plate.defined("branch"):
        branch(plate, [(-1.6, 0), (-14, 0.5), (-28, -0.8), (-42, -3.4)], 7, 6.4)
    for side in (1, -1):
        plate.use("branch", WIDTH / 2, 55.0, sx=side)
    _bow(plate, WIDTH / 2, 55.0)
    with plate.defined("racket"):
        Racket(plate, 4.2, -4.6, 41, 0.9).draw()
    for side in (1, -1):
        plate.use("racket", WIDTH / 2, 36.2, sx=side)
    ball(plate, 75, 8.0, 6.4, 17)
    _ribbon(plate)
    return plate


def _base(drop: float) -> Points:
    """The bent course of the ribbon, ``drop`` mm below its upper edge."""
    course = [(17, 35.0), (46, 30.6), (75, 29.2), (104, 30.6), (133, 35.0)]
    return resample(spline(np.array(course) + np.array([0, drop]), 40), 200)


def _ribbon(plate: Plate) -> None:
    for side in (-1, 1):
        _tail(plate, side)
    upper, lower = _base(0), _base(HIGH)
    band = polygon(np.vstack([upper, lower[::-1]]))
    plate.fill(band, "light")

    def dusk(u: float, v: Points) -> Points:
        edge = min(u, 1 - u)
        return np.asarray(np.clip(0.62 - edge * 9, 0, 1) * (0.75 + 0.25 * v))

    rule_across(plate, upper[1:-1], lower[1:-1], 236, dusk)
    plate.stroke(band, 0.55)
    for drop in (1.2, HIGH - 1.2):
        plate.stroke(polyline(_base(drop)[4:-4]), 0.7, "accent")
    contours, wide = outlines("CARD TENNIS", "black", 10.8, 0.08)
    base = _base(12.0)
    start = (float(arc_length(base)[-1]) - wide) / 2
    engraved(plate, bent(contours, base, start), shade=0.8)


def _bow(plate: Plate, x: float, y: float) -> None:
    """The bow that ties the two branches, 9 mm wide about (x, y)."""
    for side in (-1, 1):
        for loop in (
            [(0.2, -0.3), (2.6, -2.4), (4.4, -1.6), (4.2, 0.8), (2.4, 1.2)],
            [(0.3, 0.4), (1.7, 1.6), (2.6, 4.4), (1.2, 3.8), (0.1, 1.6)],
        ):
            edge = spline(np.array(loop) * [side, 1] + np.array([x, y]), 8, closed=True)
            plate.shape(polygon(edge), fill="accent", stroke="ink", width=0.28)
        crease = spline([(x + side * u, y + v) for u, v in ((0.4, 0), (1.8, -0.7), (3.0, -0.6))], 8)
        plate.fill(swell(crease, np.linspace(0.5, 0.12, len(crease))))
    plate.disc(x, y, 1.05, fill="accent", stroke="ink", width=0.28)


def _tail(plate: Plate, side: int) -> None:
    """An end of the ribbon folded behind it, swallow-tailed; ``side`` -1 left, 1 right."""

    def put(points: ArrayLike) -> Points:
        p = np.asarray(points, dtype=float)
        return np.asarray(p if side < 0 else p * [-1, 1] + [WIDTH, 0])

    upper = spline([(25, 39.4), (17, 40.0), (4, 42.6)], 10)
    lower = upper + np.array([0, HIGH])
    shape = polygon(put(np.vstack([upper, [(10.0, 49.8)], lower[::-1]])))
    plate.fill(shape, "tint")
    lines = []
    for x in np.arange(10.6, 25, 0.62):
        top = float(np.interp(x, upper[::-1, 0], upper[::-1, 1]))
        tone = 0.1 + 0.45 * (x - 10) / 15
        course = np.linspace((x, top + 0.3), (x, top + HIGH - 0.3), 8)
        lines.append(swell(put(course), 0.62 * tone))
    plate.fill("".join(lines))
    plate.stroke(shape, 0.55)
    fold = put([(17, 35.0 + HIGH), (25, 33.6 + HIGH), (25, 39.4 + HIGH)])
    plate.shape(polygon(fold), fill="ink", stroke="ink", width=0.3, round_ends=True)
