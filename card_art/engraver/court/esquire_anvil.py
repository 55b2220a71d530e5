"""The sword in the anvil that a squire drew, when he was sent to fetch his knight another.

Malory: a great stone four square, in its midst an anvil of steel, and in it a fair sword naked by
the point. The squire's spurs hang on its guard.
"""

from __future__ import annotations

import numpy as np

from engraver.court.arms import blade, leather, pommel, spur
from engraver.court.sheets import sides
from engraver.court.tincture import charge, tincture
from engraver.technique.curves import spline
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim, sphere, tube
from engraver.technique.trimmings import turned, twisted

_X = 22.0
#: The levels of the guard, of the anvil's face, of the stone's upper edge and of its front's.
_GUARD, _FACE, _STONE, _FRONT = 12.4, 31.0, 39.2, 40.4
#: How far from the blade the spurs hang, and their size.
_SPUR, _SIZE = 8.2, 0.68


def anvil(color: str) -> Plate:
    """The Esquire's sword in the anvil, 44 × 48 mm."""
    plate = Plate(44, 48)
    _stone(plate, color)
    _anvil(plate)
    with plate.placed(_X, _FACE + 0.2):
        blade(plate, [(-18.4, 2.15), (0, 1.75)], fuller=0.0)
    _cleft(plate)
    for side in (-1, 1):
        x = _X + side * _SPUR
        for lean in (-2.8, 2.8):
            strap = [(x + lean, 15.9), (x + lean * 0.9, 14.0), (x + lean * 0.15, _GUARD - 0.4)]
            leather(plate, spline(strap, 8), 0.75)
        with plate.placed(x, 19.9, _SIZE):
            spur(plate)
    _hilt(plate, color)
    return plate


def _stone(plate: Plate, color: str) -> None:
    """The block, its top in the light; on its front the color's badge in a sunk panel."""
    top = np.array([(5.0, _STONE), (39.0, _STONE), (41.4, _FRONT), (2.6, _FRONT)])
    front = np.array([(2.6, _FRONT), (41.4, _FRONT), (41.4, 47.6), (2.6, 47.6)])
    plate.shape(polygon(top), fill="paper", stroke="ink", width=0.34, round_ends=True)

    def weathered(x: Points, y: Points) -> Points:
        return np.asarray(0.16 + 0.013 * x + 0.1 * np.sin(1.9 * x + 0.8 * y))

    plate.fill(polygon(front), "paper")
    for a, b in ((2.6, 6.1), (37.9, 41.4)):
        side = np.array([(a, _FRONT), (b, _FRONT), (b, 47.1), (a, 47.1)])
        hatch(plate, side, weathered, gap=0.5)
    rim(plate, front, 0.36, 0.66)
    panel = np.array([(7.0, 41.9), (37.0, 41.9), (37.0, 46.3), (7.0, 46.3)])
    plate.stroke(polygon(panel), 1.5, round_ends=False)
    plate.stroke(polygon(panel), 0.9, "paper", round_ends=False)
    plate.fill(polygon(panel), "accent")
    sunk = np.array([(7.7, 42.5), (37.0, 42.5), (37.0, 46.3), (7.7, 46.3)])
    tincture(plate, sunk, color, pitch=0.95)
    plate.fill(polygon([(7.0, 41.9), (37.0, 41.9), (36.5, 42.4), (7.5, 42.4), (7.5, 46.3),
        (7.0, 46.3)]))  # fmt: skip
    charge(plate, color, _X, 44.2, 0.29)


def _anvil(plate: Plate) -> None:
    """The anvil: a horn to the left, a heel to the right, a waist over spreading feet."""
    edge = [(7.4, 2.6), (6.2, 3.6), (5.4, 4.8), (5.8, 6.2), (8.4, 7.4), (10.6, 7.8), (11.0, 8.6)]
    waist = np.vstack([spline(edge[:-1], 8), edge[-1:]]) + np.array([_X, _FACE])
    left, right = sides(waist, _X)
    body = np.vstack([left, right[::-1]])
    plate.fill(polygon(body + np.array([0.9, 0.3])))
    hatch(plate, body, _iron, gap=0.42, paper="paper")
    rim(plate, body, 0.36, 0.66)
    plate.stroke(polyline([left[-2], right[-2]]), 0.26)
    horn = spline([(11.4, 1.5), (8.0, 1.2), (5.0, 0.5), (2.6, -0.5)], 12) + np.array([0, _FACE])
    tube(plate, horn, np.linspace(1.75, 0.3, len(horn)), gap=0.42, outline=0.34)
    block = np.array([(11.0, 0), (36.4, 0), (36.4, 1.4), (33.6, 3.4), (11.0, 3.4)])
    block = block + np.array([0, _FACE])
    hatch(plate, block, _iron, gap=0.42, paper="paper")
    rim(plate, block, 0.34, 0.62)
    face = np.array([(12.2, -0.7), (36.0, -0.7), (36.4, 1.0), (11.0, 1.0)]) + np.array([0, _FACE])
    plate.shape(polygon(face), fill="light", stroke="ink", width=0.34, round_ends=True)


def _iron(x: Points, y: Points) -> Points:
    """Black iron, lit from the left, dark under the face."""
    return np.asarray(np.clip(0.6 + 0.055 * (x - _X) + 0.12 * np.sin(4.1 * y), 0.1, 1))


def _cleft(plate: Plate) -> None:
    """The slit in the anvil's face where the blade goes in."""
    y = _FACE + 0.2
    plate.stroke(polyline([(_X - 2.6, y), (_X + 2.8, y)]), 0.6)


def _hilt(plate: Plate, color: str) -> None:
    """Wheel pommel with the badge, a grip bound in cord, a straight cross with balls."""
    twisted(plate, np.array([(_X, 5.0), (_X, _GUARD - 0.6)]), 1.3, pitch=1.1, ink="accent")
    turned(plate, (_X, 4.9), (_X, 6.0), [(0, 1.2), (0.3, 1.8), (0.8, 1.8), (1.1, 1.3)], gap=0.36)
    guard = np.linspace((_X - 12.4, _GUARD), (_X + 12.4, _GUARD), 60)
    girth = np.interp(np.abs(guard[:, 0] - _X), [0, 2.4, 3.2, 9, 12.4], [1.35, 1.3, 0.95, 0.9, 1.2])
    tube(plate, guard, girth, gap=0.42, outline=0.3, depth=0.8)
    for side in (-1, 1):
        sphere(plate, _X + side * 13.2, _GUARD, 1.55, 7)
    pommel(plate, _X, 3.6, 3.3, color)
