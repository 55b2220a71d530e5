"""The carved face of the fool's bauble, in profile to the left."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.curves import spline
from engraver.technique.pathdata import polygon
from engraver.technique.plate import Plate
from engraver.technique.solids import rim
from engraver.technique.swell import swell

_PROFILE = (
    (-5.6, -8.2), (-7.4, -6.4), (-8.2, -4.2), (-8.4, -2.6), (-7.7, -1.6), (-9.0, -0.4),
    (-11.2, 1.4), (-12.9, 3.4), (-13.2, 4.6), (-12.2, 4.9), (-10.0, 4.1), (-8.6, 4.2),
    (-8.3, 4.8), (-9.0, 5.4), (-8.8, 6.0), (-7.6, 6.1), (-8.4, 6.7), (-8.4, 7.4), (-7.5, 7.9),
    (-8.2, 8.6), (-10.3, 9.0), (-11.6, 9.3), (-11.5, 10.4), (-9.6, 11.5), (-6.4, 11.6),
    (-3.6, 10.8), (-1, 11.6),
)  # fmt: skip


def face(plate: Plate) -> None:
    """Forehead to chin: modeling in sheaves of lines, then the features, then the outline."""
    profile = spline(_PROFILE, 6)
    plate.fill(polygon(np.vstack([profile, [(4, 8), (4, -8)]])), "paper")
    plate.fill("".join(_cheek() + _nose() + _chin() + _brow()))
    plate.fill("".join(_features()))
    plate.disc(-5.75, -1.55, 0.55, fill="ink")
    plate.disc(-5.9, -1.72, 0.16, fill="light")
    rim(plate, profile, 0.26, 0.52, closed=False)


def _arc(points: ArrayLike, n: int, width: float) -> str:
    """A line through the points, n samples to a span, that swells to ``width`` in its middle."""
    line = spline(points, n)
    return swell(line, width * np.sin(np.linspace(0.2, 2.9, len(line))))


def _taper(points: ArrayLike, n: int, start: float, end: float) -> str:
    line = spline(points, n)
    return swell(line, np.linspace(start, end, len(line)))


def _cheek() -> list[str]:
    lines = []
    for q in np.linspace(0.44, 0.95, 4):
        side = [
            (-0.6 - 2.2 * q, -6.2 + 0.2 * q), (-1.0 - 1.6 * q, -2.5), (-0.4 - 2.2 * q, 2 + 0.5 * q),
            (-0.6 - 3.4 * q, 6.2 + q * 0.6), (-2.0 - 4.4 * q, 10.6 + 0.4 * q),
        ]  # fmt: skip
        lines.append(swell(spline(side, 6), 0.38 * (1 - q) ** 0.8 * np.linspace(0.8, 1, 25)))
    for k in range(4):
        apple = [
            (-3.0 - 0.5 * k, 1.3 + 0.6 * k), (-4.6 - 0.36 * k, 1.9 + 0.7 * k),
            (-5.9 - 0.2 * k, 3.2 + 0.56 * k), (-5.7 - 0.3 * k, 4.6 + 0.3 * k),
        ]  # fmt: skip
        lines.append(_arc(apple, 6, 0.28))
    return lines


def _nose() -> list[str]:
    sheaf = []
    for k in range(4):
        bridge = [
            (-11.8 + 0.8 * k, 4.1 - 0.1 * k),
            (-11.3 + 0.75 * k, 3.1 - 0.3 * k),
            (-10.2 + 0.6 * k, 2.2 - 0.5 * k),
        ]
        sheaf.append(_arc(bridge, 6, 0.24 * (1 - k * 0.1)))
    nostril = [(-9.4, 4.05), (-8.9, 3.2), (-9.4, 2.4), (-10.3, 2.5)]
    return [*sheaf, _taper(nostril, 6, 0.14, 0.38)]


def _chin() -> list[str]:
    return [
        _taper([(-10.6 + k, 11.0 - 0.06 * k), (-9.6 + k, 10.2), (-8.6 + k, 9.9)], 5, 0.34, 0.06)
        for k in range(5)
    ]


def _brow() -> list[str]:
    furrow = np.array([(-7.9, -5.9), (-6.4, -6.5), (-4.2, -6.1), (-3, -5.2)])
    higher = np.array([(0.2, -0.6), (0, -0.55), (0, -0.5), (0, -0.4)])
    return [_arc(furrow + k * higher, 6, 0.19) for k in range(3)]


def _features() -> list[str]:
    lid = spline([(-7.2, -1.5), (-6.2, -2.3), (-4.9, -2.2), (-3.9, -1.3)], 8)
    lines = [
        _taper([(-8.6, 6.05), (-7.0, 6.1), (-5.2, 5.3), (-4.2, 3.9)], 8, 0.46, 0.14),
        _arc([(-4.6, 4.6), (-3.7, 4.2), (-3.4, 3.2)], 6, 0.28),
        _arc([(-8.5, -3.0), (-7.2, -4.1), (-5.2, -4.0), (-3.6, -2.9)], 8, 0.62),
        swell(lid, np.interp(np.linspace(0, 1, 25), [0, 0.4, 1], [0.14, 0.46, 0.16])),
        _arc([(-6.9, -1.1), (-5.8, -0.8), (-4.6, -1.0)], 8, 0.2),
    ]
    for k in range(3):
        crow = [(-3.4, -1.7 + 0.55 * k), (-2.6, -1.9 + 0.8 * k), (-1.9, -1.8 + 1.1 * k)]
        lines.append(_arc(crow, 5, 0.2))
    return lines
