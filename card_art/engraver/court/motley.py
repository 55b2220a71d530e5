"""Motley: bells, pointed dags of two cloths, and the carved face seen from the front."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from engraver.court.tincture import tincture
from engraver.technique.cloth import velvet
from engraver.technique.curves import ellipse, spline
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch, rule_along
from engraver.technique.solids import rim, sphere
from engraver.technique.swell import swell


def bell(plate: Plate) -> None:
    """A round bell of 1.25 mm that hangs from the origin: ring, belt, hole and slot."""
    r, y = 1.25, 1.45
    sphere(plate, 0, y, r, 5)
    t = np.linspace(-1, 1, 14)
    belt = np.stack([t * 0.98 * r, y + r * (0.05 + 0.22 * (1 - t * t))], axis=1)
    plate.stroke(polyline(belt), 0.58)
    plate.stroke(polyline(belt), 0.22, "paper")
    plate.stroke(polyline([(0, y + 0.5 * r), (0, y + 0.94 * r)]), 0.24)
    plate.disc(0, y + 0.5 * r, 0.17 * r, fill="ink")
    plate.disc(0, 0.1, 0.28, fill="paper", stroke="ink", width=0.18)


def dag(
    plate: Plate, left: ArrayLike, right: ArrayLike, color: str = "", *, dark: float = 0.0
) -> None:
    """A tongue of cloth between two edges that meet at its point; plain without a color."""
    a, b = np.asarray(left, dtype=float), np.asarray(right, dtype=float)
    whole = np.vstack([a, b[::-1]])
    plate.fill(polygon(whole), "accent" if color else "paper")
    if color:
        tincture(plate, whole, color, pitch=0.85)

    def fold(u: Points, q: float, _: Points) -> Points:
        under = 0.7 * np.clip(0.25 - u, 0, 1) / 0.25
        return np.asarray(dark - 0.25 + 1.4 * abs(q - 0.4) ** 1.1 + under)

    if color:
        velvet(plate, a, b, 7, lambda u, q, p: np.clip(fold(u, q, p), 0, 1), fill="", samples=24)
    else:
        rule_along(plate, a, b, 7, fold, samples=24)
    rim(plate, whole, 0.26, 0.5)


def front_face(plate: Plate, mood: str, *, wide: float = 1.0) -> None:
    """A carved face about the origin, 16 mm wide and 19 high; it can ``grin``, ``leer``, ``mask``.

    A mask has holes for its eyes, and a leer puts out its tongue.
    """
    egg = np.array(
        [(0, -9.4), (4.6, -8.6), (7.6, -4.6), (8.0, 0.4), (6.6, 5.0), (3.6, 8.6), (0, 9.8)]
    )
    outline = np.vstack([spline(egg, 8), (spline(egg, 8) * [-1, 1])[::-1]]) * [wide, 1]
    plate.fill(polygon(outline), "paper")

    def shade(x: Points, y: Points) -> Points:
        side = np.clip((x / 8 - 0.42) * 1.3, 0, 0.75)
        return np.asarray(side + np.clip((y - 6.6) / 6, 0, 0.5) + np.clip((-7.4 - y) / 3, 0, 0.5))

    hatch(plate, outline, shade, angle=1.15, gap=0.45)
    for side in (-1, 1):
        _eye(plate, side, hollow=mood == "mask")
        _cheek(plate, side)
    _nose(plate)
    _mouth(plate, tongue=mood == "leer")
    rim(plate, outline, 0.3, 0.6)


def _line(plate: Plate, points: ArrayLike, width: float) -> None:
    curve = spline(points, 8)
    plate.fill(swell(curve, width * np.sin(np.linspace(0.15, 3.0, len(curve))) ** 0.8))


def _eye(plate: Plate, side: int, *, hollow: bool) -> None:
    """Lids, pupil and a raised brow; of a mask the dark behind it."""
    at = np.array([side, 1.0])
    almond = spline(
        np.array([(1.5, -1.4), (2.6, -2.7), (4.4, -2.8), (5.8, -1.5), (4.2, -0.7), (2.6, -0.7)])
        * at,
        6,
        closed=True,
    )
    plate.fill(polygon(almond), "ink" if hollow else "light")
    _line(plate, np.array([(1.2, -1.2), (2.6, -2.8), (4.5, -2.9), (6.2, -1.3)]) * at, 0.55)
    if not hollow:
        plate.disc(3.5 * side - 0.25, -1.8, 0.92, fill="ink")
        plate.disc(3.5 * side - 0.55, -2.15, 0.28, fill="light")
        _line(plate, np.array([(1.8, -0.9), (3.4, -0.5), (5.4, -1.0)]) * at, 0.26)
    _line(plate, np.array([(1.2, -4.0), (2.4, -5.6), (4.6, -6.0), (6.9, -4.2)]) * at, 1.0)
    for k in range(2):
        _line(
            plate,
            np.array([(6.3, -1.2 + k), (7.0, -1.5 + k * 1.3), (7.5, -1.4 + k * 1.6)]) * at,
            0.26,
        )


def _cheek(plate: Plate, side: int) -> None:
    """An apple cheek, painted as carved fools are."""
    x = side * 4.7
    apple = ellipse(x, 2.7, 1.7, 1.55, 40)
    plate.fill(polygon(apple), "tint")
    hatch(plate, apple, 0.55, angle=0.6, gap=0.5, ink="accent")
    arc = ellipse(x, 2.6, 2.1, 2.1, 40)
    plate.fill(swell(arc[2:18], 0.34 * np.sin(np.linspace(0.2, 2.9, 16))))


def _nose(plate: Plate) -> None:
    """A long bulbous nose, lit on its left."""
    for k in range(3):
        x = 0.85 + 0.56 * k
        _line(plate, [(x * 0.7, -2.8 + 0.6 * k), (x, 0.0), (x + 0.25, 2.2)], 0.32)
    bulb = spline(
        [(-1.6, 2.6), (-1.9, 3.6), (-0.9, 4.3), (0, 4.5), (0.9, 4.3), (1.9, 3.6), (1.6, 2.6)], 6
    )
    plate.fill(swell(bulb, 0.26 + 0.3 * np.linspace(0, 1, len(bulb))))
    _line(plate, [(-0.95, -2.4), (-1.0, 0.0), (-1.5, 2.4)], 0.26)
    for side in (-1, 1):
        plate.disc(side * 0.85, 3.75, 0.32, fill="ink")


def _mouth(plate: Plate, *, tongue: bool) -> None:
    """A grin from cheek to cheek, its upper teeth, the tongue if put out, the chin's cleft."""
    upper = spline([(-5.2, 4.5), (-2.6, 5.6), (0, 5.9), (2.6, 5.6), (5.2, 4.5)], 8)
    lower = spline([(-5.2, 4.5), (-3.0, 7.2), (0, 8.1), (3.0, 7.2), (5.2, 4.5)], 8)
    plate.fill(polygon(np.vstack([upper, lower[::-1]])))
    teeth = upper * 0.5 + lower * 0.5
    plate.fill(polygon(np.vstack([upper[4:-4] + np.array([0, 0.25]), teeth[4:-4][::-1]])), "light")
    if tongue:
        lick = spline([(-1.5, 7.0), (-1.6, 9.6), (0.2, 11.4), (1.9, 9.6), (1.5, 7.0)], 8)
        plate.shape(polygon(lick), fill="tint", stroke="ink", width=0.36, round_ends=True)
        plate.stroke(polyline([(0.1, 7.4), (0.2, 9.8)]), 0.24)
    for side in (-1, 1):
        _line(plate, [(side * 5.9, 3.4), (side * 6.0, 4.6), (side * 5.2, 5.4)], 0.36)
    if not tongue:
        _line(plate, [(-1.2, 8.9), (0, 8.6), (1.3, 8.9)], 0.3)
