"""The keys of the house on their ring, fanned, hung from the belt strap with the badge."""

from __future__ import annotations

import math

import numpy as np

from generator.engraver.court.sheets import sheen, sheet
from generator.engraver.court.tincture import medal, tincture
from generator.engraver.curves import ellipse, spline
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.ruling import hatch, rule_along
from generator.engraver.solids import rim, sphere, tube
from generator.engraver.trimmings import turned

#: The middle of the ring, and its radius.
_RING = (22.0, 13.6)
_R = 6.2
#: The keys: how far they lean (degrees), their size, how many lobes their bows have.
_KEYS = ((32.0, 0.98, 3), (-32.0, 0.98, 4), (0.0, 0.98, 0))


def keys(color: str) -> Plate:
    """The Retainer's keys, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.defined("lobed"):
        _key(plate, 3, color)
    with plate.defined("four"):
        _key(plate, 4, color)
    with plate.defined("keep"):
        _key(plate, 0, color)
    _ring(plate, far=True)
    for (lean, size, _), name in zip(_KEYS, ("lobed", "four", "keep"), strict=True):
        turn = math.radians(lean * 1.75)
        x, y = _RING[0] - _R * math.sin(turn), _RING[1] + _R * math.cos(turn)
        plate.use(
            name, round(x, 2), round(y - 1.0, 2), -size if lean < 0 else size, size, turn=lean
        )
    _ring(plate, far=False)
    _strap(plate, color)
    return plate


def _ring(plate: Plate, *, far: bool) -> None:
    """The iron ring; its near half passes through the bows of the keys."""
    turns = np.linspace(0, 2 * math.pi, 110) if far else np.linspace(-0.35, 0.72, 30)
    line = np.stack([_RING[0] + _R * np.cos(turns), _RING[1] + _R * np.sin(turns)], axis=1)
    tube(plate, line, 0.95, gap=0.45, outline=0.3, depth=0.85)


def _bow(plate: Plate, lobes: int, color: str) -> None:
    """The key's handle under the origin: pierced lobes, or a little keep."""
    if not lobes:
        keep = np.array([(-4.4, 0.0), (-4.4, -1.8), (-2.6, -1.8), (-2.6, -0.4),
            (-0.95, -0.4), (-0.95, -1.8), (0.95, -1.8), (0.95, -0.4), (2.6, -0.4),
            (2.6, -1.8), (4.4, -1.8), (4.4, 0.0), (3.6, 1.4), (3.6, 7.6), (4.4, 9.0),
            (-4.4, 9.0), (-3.6, 7.6), (-3.6, 1.4)])  # fmt: skip
        plate.fill(polygon(keep), "accent")
        tincture(plate, keep, color, pitch=0.85)
        hatch(plate, keep, lambda x, _: np.clip(0.2 * x, 0, 0.8), angle=math.pi / 2, gap=0.45)
        rim(plate, keep, 0.34, 0.6)
        gate = spline([(-1.7, 8.2), (-1.7, 4.6), (0, 2.6), (1.7, 4.6), (1.7, 8.2)], 8)
        plate.shape(polygon(gate), fill="paper", stroke="ink", width=0.4)
        return
    centre = np.array([0.0, 4.4])
    for k in range(lobes):
        turn = 2 * math.pi * (k + (0.5 if lobes == 4 else 0.0)) / lobes
        at = centre + 2.9 * np.array([math.sin(turn), -math.cos(turn)])
        plate.disc(float(at[0]), float(at[1]), 1.7, fill="accent")
        loop = ellipse(float(at[0]), float(at[1]), 2.1, 2.1, 50)
        closed = np.vstack([loop, loop[:2]])
        tube(plate, closed, 0.9, gap=0.45, outline=0.28, depth=0.8)
    sphere(plate, 0, 4.4, 1.5, 7)


def _key(plate: Plate, lobes: int, color: str) -> None:
    """A key whose bow hangs at the origin and whose bit points right, 28 mm long."""
    top = 9.0 if not lobes else 7.4
    bit = np.array([(0.9, 20.2), (6.4, 20.2), (6.4, 21.8), (4.9, 21.8), (4.9, 22.9),
        (6.4, 22.9), (6.4, 26.0), (4.6, 26.0), (4.6, 24.6), (3.4, 24.6), (3.4, 26.0),
        (0.9, 26.0)])  # fmt: skip
    plate.fill(polygon(bit), "paper")
    hatch(
        plate,
        bit,
        lambda x, y: np.clip(0.12 + 0.08 * x + 0.03 * (y - 20), 0, 0.8),
        angle=0.9,
        gap=0.45,
    )
    rim(plate, bit, 0.3, 0.55)
    shank = [(0, 1.1), (0.6, 1.9), (1.4, 1.9), (1.9, 1.2), (2.6, 1.7), (3.3, 1.2),
        (26.4 - top, 1.15), (27.2 - top, 1.6), (28.0 - top, 0.9)]  # fmt: skip
    turned(plate, (0, top), (0, 28.0), shank, gap=0.45)
    sphere(plate, 0, 28.2, 1.2, 6)
    _bow(plate, lobes, color)


def _strap(plate: Plate, color: str) -> None:
    """The strap the ring hangs by, looped through it, stitched, with the badge on its leather."""
    left = spline([(_RING[0] - 4.4, 0.6), (_RING[0] - 4.2, 4.0), (_RING[0] - 2.6, 6.6),
        (_RING[0] - 2.4, 8.9)], 10)  # fmt: skip
    right = left * [-1, 1] + np.array([2 * _RING[0], 0])
    whole = np.vstack([left, right[::-1]])
    plate.fill(polygon(whole), "accent")
    tincture(plate, whole, color, pitch=0.85)

    def nap(u: Points, q: float, _: Points) -> Points:
        return np.asarray(np.clip(1.2 * (q - 0.6) + 0.8 * np.clip(u - 0.8, 0, 1) * 3, 0, 0.85))

    rule_along(plate, left, right, 12, nap)
    rim(plate, whole, 0.32, 0.58)
    band = np.linspace((_RING[0] - 2.9, 8.6), (_RING[0] + 2.9, 8.6), 12)
    sheet(plate, band - [0, 0.8], band + np.array([0, 0.8]), 4, sheen())
    plate.stroke(polyline([(_RING[0] - 4.6, 0.7), (_RING[0] + 4.6, 0.7)]), 0.6)
    medal(plate, color, _RING[0], 4.5, 3.6)
