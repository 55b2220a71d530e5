"""Orb on a throne, its posts built like towers."""

from __future__ import annotations

import numpy as np

from generator.engraver.court.orb import orb
from generator.engraver.court.regalia import cross_patty
from generator.engraver.court.sheets import even, pleats, sheet
from generator.engraver.court.tincture import charge, tincture
from generator.engraver.curves import spline
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.ruling import hatch
from generator.engraver.solids import rim, sphere
from generator.engraver.trimmings import tassel, turned

_X = 22.0
#: Half the width between the posts of the back, the level of the seat, its depth on the page.
_HALF, _SEAT, _DEEP = 10.6, 33.0, 4.0


def throne(color: str) -> Plate:
    """The Royal as orb on a throne, 44 × 48 mm."""
    plate = Plate(44, 48)
    _back(plate, color)
    for side in (-1, 1):
        _post(plate, side)
    _seat(plate, color)
    for side in (-1, 1):
        _arm(plate, side)
    _step(plate)
    orb(plate, _X, 29.6, color, 0.56)
    return plate


def _back(plate: Plate, color: str) -> None:
    """The gabled back: a carved arch over a panel of velvet with the badge."""
    gable = np.array([(-_HALF, 14.0), (-6.0, 9.4), (0, 4.4), (6.0, 9.4), (_HALF, 14.0)]) + np.array(
        [_X, 0]
    )
    board = np.vstack([gable, [(_X + _HALF, _SEAT), (_X - _HALF, _SEAT)]])
    plate.fill(polygon(board), "paper")
    hatch(
        plate, board, lambda x, _: 0.2 + 0.35 * (x - _X + _HALF) / (2 * _HALF), angle=0.9, gap=0.5
    )
    rim(plate, board, 0.3, 0.55)
    arch = spline(
        [(-7.8, 17.0), (-7.0, 13.4), (-3.6, 10.4), (0, 8.0), (3.6, 10.4), (7.0, 13.4), (7.8, 17.0)],
        8,
    )
    panel = np.vstack([arch, [(7.8, _SEAT), (-7.8, _SEAT)]]) + np.array([_X, 0])
    plate.stroke(polygon(panel), 1.5)
    plate.stroke(polygon(panel), 0.95, "paper")
    plate.fill(polygon(panel), "accent")
    tincture(plate, panel, color, pitch=1.0)
    charge(plate, color, _X, 14.6, 0.56)
    nails = [(x, 17.0 + 1.8 * k) for k in range(9) for x in (_X - 7.8, _X + 7.8)]
    for x, y in nails:
        plate.disc(x, y, 0.42, fill="paper", stroke="ink", width=0.16)
    for side in (-1, 1):
        for k in range(3):
            x, y = _X + side * (2.4 + 2.9 * k), 6.2 + 2.5 * k
            sphere(plate, x, y - 0.4, 0.95, 5)
    cross_patty(plate, _X, 2.6, 1.0)


def _post(plate: Plate, side: int) -> None:
    """A square post of the back, crowned with battlements."""
    x = _X + side * (_HALF + 1.5)
    shaft = [(x - 1.7, 8.4), (x - 1.7, 46.0)], [(x + 1.7, 8.4), (x + 1.7, 46.0)]
    dark = 0.12 if side < 0 else 0.3
    left, right = (np.linspace(edge[0], edge[1], 30) for edge in shaft)
    sheet(plate, left, right, 8, even(dark - 0.1, 0.6))
    for y in (12.4, 22.0, 31.6):
        plate.shape(
            polygon([(x - 2.1, y), (x + 2.1, y), (x + 2.1, y + 1.3), (x - 2.1, y + 1.3)]),
            fill="paper",
            stroke="ink",
            width=0.3,
        )
    for y in (15.4, 25.0):
        slot = [(x - 0.55, y), (x, y - 1.0), (x + 0.55, y), (x + 0.55, y + 3.4),
            (x - 0.55, y + 3.4)]  # fmt: skip
        plate.stroke(polygon(slot), 0.9, "paper")
        plate.fill(polygon(slot))
    head = [(x - 2.0, 8.8), (x - 2.7, 7.6), (x - 2.7, 3.6), (x - 1.25, 3.6),
        (x - 1.25, 5.0), (x - 0.7, 5.0), (x - 0.7, 3.6), (x + 0.7, 3.6), (x + 0.7, 5.0),
        (x + 1.25, 5.0), (x + 1.25, 3.6), (x + 2.7, 3.6), (x + 2.7, 7.6),
        (x + 2.0, 8.8)]  # fmt: skip
    plate.fill(polygon(head), "paper")
    hatch(
        plate,
        np.array(head),
        lambda px, _: np.clip(0.1 + 0.24 * (px - x), 0, 0.8),
        angle=np.pi / 2,
        gap=0.42,
    )
    rim(plate, np.array(head), 0.3, 0.5)


def _seat(plate: Plate, color: str) -> None:
    """A cushion on the seat, and the valance that hangs before it."""
    front = 13.6
    top = np.array([(-_HALF + 0.6, _SEAT), (_HALF - 0.6, _SEAT)])
    edge = np.array([(-front, _SEAT + _DEEP), (front, _SEAT + _DEEP)])
    a, b = (np.linspace(line[0], line[1], 40) + np.array([_X, 0]) for line in (top, edge))
    b = b + np.stack([np.zeros(40), 0.7 * np.sin(np.linspace(0, np.pi, 40))], axis=1)

    def nap(u: Points, q: float, _: Points) -> Points:
        return np.asarray(0.75 - 1.15 * q + 0.7 * np.clip(u - 0.6, 0, 1))

    sheet(plate, a, b, 9, nap, paper="accent")
    foot = b + np.array([0, 5.2])
    hem = np.vstack([b, foot[::-1]])
    plate.fill(polygon(hem), "accent")
    tincture(plate, hem, color, pitch=1.0)
    plate.stroke(polygon(hem), 0.4)
    for k in np.linspace(-11.8, 11.8, 9).tolist():
        tassel(plate, _X + k, _SEAT + _DEEP + 4.6, 3.4, ink="paper")
    plate.stroke(polyline(b), 1.3)
    plate.stroke(polyline(b), 0.7, "paper")


def _arm(plate: Plate, side: int) -> None:
    """An arm that comes forward to a ball, on a turned upright that ends as the front leg."""
    x = _X + side * 15.6
    turned(plate, (x, 29.4), (x, 46.0), [(0, 1.2), (1, 1.9), (2, 1.2), (5.4, 1.9),
        (7.4, 1.3), (8.0, 2.1), (9.4, 2.1), (10, 1.3), (13.6, 1.9), (16.6, 1.5)],
        gap=0.45)  # fmt: skip
    bar = spline([(_X + side * 12.2, 23.6), (_X + side * 13.6, 25.4), (x, 28.2)], 10)
    left, right = bar + np.array([-1.3, 0]), bar + np.array([1.3, 0])
    sheet(plate, left, right, 6, pleats(0.5, -0.2, 0.35, 0.4))
    sphere(plate, x, 28.4, 2.5, 10)


def _step(plate: Plate) -> None:
    """The step the throne stands on."""
    box = np.array([(-20.4, 45.6), (20.4, 45.6), (20.4, 47.4), (-20.4, 47.4)]) + np.array([_X, 0])
    plate.fill(polygon(box), "paper")
    hatch(plate, box, lambda x, _: 0.15 + 0.014 * (x - 2), angle=np.pi / 2, gap=0.5)
    rim(plate, box, 0.34, 0.5)
