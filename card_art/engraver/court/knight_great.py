"""A great helm seen from the front, a tower for its crest, mantling flying from its torse.

Drawn about the middle of the face, where the arms of the reinforcing cross meet.
"""

from __future__ import annotations

import math

import numpy as np

from engraver.court.mantling import lappet, torse
from engraver.court.sheets import even, sheet
from engraver.court.tincture import shield
from engraver.technique.curves import spline
from engraver.technique.light import metal
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim, sphere
from engraver.technique.swell import swell

#: Half the helm's outline from the middle of its top down: crown plate, face, shoulders.
_SIDE = ((9.4, -13.0), (10.6, -9.0), (11.2, -2.4), (10.9, 4.4), (9.8, 12.0), (8.6, 17.0))


def great_helm(color: str) -> Plate:
    """The Knight's great helm, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.placed(22.0, 27.2, 0.86):
        for side in (-1, 1):
            _mantling(plate, side)
        _body(plate)
        _face(plate)
        _crest(plate)
        torse(plate, [(-9.6, -13.6), (-5, -12.0), (0, -11.5), (5, -12.0), (9.6, -13.6)], 1.7, 7)
    shield(plate, 22.0, 40.2, 14.4, color)
    return plate


def _mantling(plate: Plate, side: int) -> None:
    """Cloth that flies from the torse on one side, its lining turned out at the ends."""
    for points, lining in (
        ([(6, -12), (12, -8), (16.4, -2), (21.0, -0.6), (23.6, -3.6)], True),
        ([(6, -12), (13, -13), (18.0, -9.4), (22.0, -11.0), (23.0, -15.0)], False),
        ([(6, -11), (12.6, -4), (15.4, 5), (20.0, 8.6), (23.8, 6.0)], False),
        ([(7, -8), (11.6, 4), (13.4, 13), (17.6, 17.4), (21.8, 15.4)], True),
    ):
        lappet(plate, np.array(points) * [side, 1], (2, 3.5, 3.7, 2.7, 0.1), lining=lining)


def _body(plate: Plate) -> None:
    """The plates round the head, riveted, ruled round and polished."""
    right = spline(_SIDE, 10)
    left = right * [-1, 1]

    def steel(u: Points, q: float, _: Points) -> Points:
        keel = 0.16 * math.exp(-(((q - 0.56) / 0.05) ** 2))
        return np.asarray(metal(0.95 - abs(q - 0.3) * 1.75 - 0.12 * u) * (0.75 + 0.3 * u) + keel)

    sheet(plate, left, right, 34, steel, thin=0.3, thick=0.62)
    brow = spline([(-10.9, -6.8), (-5, -5.0), (0, -4.3), (5, -5.0), (10.9, -6.8)], 10)
    for x, y in brow[3:-3:5]:
        sphere(plate, float(x), float(y) - 1.3, 0.55, 4)
    plate.fill(swell(brow, 0.34))


def _face(plate: Plate) -> None:
    """Sights cut in the edge of the plates, the brass cross over them, and breaths below."""
    for side in (-1, 1):
        slit = np.array([(1.9, -2.4), (9.9, -3.6), (9.9, -2.2), (1.9, -0.8)]) * [side, 1]
        plate.stroke(polygon(slit), 1.5)
        plate.stroke(polygon(slit), 0.8, "paper")
        plate.fill(polygon(slit))
    bars = [np.array([(-1.5, -5.4), (1.5, -5.4), (1.5, 16.8), (0, 18.6), (-1.5, 16.8)]),
        np.array([(-11.0, -1.0), (-1.5, 0.6), (1.5, 0.6), (11.0, -1.0), (11.0, 1.4),
        (1.5, 3.0), (-1.5, 3.0), (-11.0, 1.4)])]  # fmt: skip
    for bar in bars:
        plate.fill(polygon(bar), "paper")
    for bar in bars:
        hatch(plate, bar, lambda x, _: np.clip(0.08 + 0.05 * x, 0.05, 0.5), angle=0.8, gap=0.5)
        rim(plate, bar, 0.28, 0.5)
    boss = np.array([(-1.5, 0.6), (1.5, 0.6), (1.5, 3.0), (-1.5, 3.0)])
    plate.stroke(polygon(boss), 0.3)
    sphere(plate, 0, 1.8, 0.8, 6)
    breaths = []
    for row in range(4):
        for x in (-8.2, 8.2):
            y = 4.6 + 2.6 * row
            breaths.append(
                polygon([(x - 0.6, y), (x + 0.6, y), (x + 0.6, y + 1.4), (x - 0.6, y + 1.4)])
            )
    plate.stroke("".join(breaths), 0.6, "paper")
    plate.fill("".join(breaths))


def _crest(plate: Plate) -> None:
    """The tower of the color, of boiled leather, rising from the torse."""
    shape = np.array([(-5.2, -12.4), (-4.4, -15.0), (-4.0, -23.0), (-5.4, -24.6),
        (-5.4, -30.4), (-2.9, -30.4), (-2.9, -28.4), (-1.3, -28.4), (-1.3, -30.4),
        (1.3, -30.4), (1.3, -28.4), (2.9, -28.4), (2.9, -30.4), (5.4, -30.4),
        (5.4, -24.6), (4.0, -23.0), (4.4, -15.0), (5.2, -12.4)])  # fmt: skip
    plate.fill(polygon(shape), "accent")

    def round_(x: Points, _: Points) -> Points:
        return np.asarray(np.clip(0.15 + 0.15 * x, 0, 0.85))

    hatch(plate, shape, round_, angle=math.pi / 2, gap=0.5)
    for y in (-26.4, -21.0, -19.0, -17.0, -15.0):
        plate.stroke(polyline(spline([(-4.2, y), (0, y + 0.5), (4.2, y)], 6)), 0.26, "tint")
    for i, y in enumerate((-21.0, -19.0, -17.0)):
        for x in (-2.6, 0.4, 2.8) if i % 2 else (-1.4, 1.6):
            plate.stroke(polyline([(x, y + 0.4), (x, y + 2.2)]), 0.26, "tint")
    for side in (-1, 1):
        sheet(
            plate,
            [(side * 5.4, -24.6), (side * 4.0, -23.0)],
            [(0, -24.2), (0, -22.4)],
            3,
            even(0.2),
        )
    rim(plate, shape, 0.36, 0.6)
    arch = spline([(-1.5, -12.6), (-1.5, -16.0), (0, -18.0), (1.5, -16.0), (1.5, -12.6)], 6)
    plate.shape(polygon(arch), fill="paper", stroke="ink", width=0.4)
