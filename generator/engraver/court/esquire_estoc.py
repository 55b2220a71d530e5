"""An estoc, point up, its guard hung with prick spurs; a tower for its pommel."""

from __future__ import annotations

import math

import numpy as np

from generator.engraver.court.arms import blade, leather, spur
from generator.engraver.court.tincture import medal, tincture
from generator.engraver.curves import spline
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.ruling import hatch
from generator.engraver.solids import rim, sphere, tube
from generator.engraver.trimmings import ring

_X = 22.0
#: The level of the guard.
_GUARD = 26.4


def estoc(color: str) -> Plate:
    """The Esquire's estoc and prick spurs, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.defined("spur"):
        spur(plate, rowel=False)
    for side in (-1, 1):
        x = _X + side * 12.6
        for lean in (-3.7, 3.7):
            leather(
                plate,
                spline(
                    [(x + lean, 30.2), (x + lean * 0.95, 28.6), (x + lean * 0.15, _GUARD - 0.4)], 8
                ),
                0.8,
            )
        plate.use("spur", x, 34.9, sx=0.85, sy=0.85)
    with plate.placed(_X, _GUARD):
        blade(plate, [(0, 3.7), (-4, 3.6), (-20.0, 2.7), (-25.8, 0.05)], fuller=0)
    _ricasso(plate, color)
    _guard(plate)
    _grip(plate, color)
    _tower(plate)
    medal(plate, color, _X, _GUARD + 0.2, 3.9)
    return plate


def _ricasso(plate: Plate, color: str) -> None:
    """A sleeve of leather over the blade before the guard, laced, in the color's hatching."""
    left, right = (
        [(_X - 4.9, _GUARD - 9.6), (_X - 5.2, _GUARD - 1)],
        [(_X + 4.9, _GUARD - 9.6), (_X + 5.2, _GUARD - 1)],
    )
    whole = np.array([*left, *right[::-1]])
    plate.fill(polygon(whole), "accent")
    tincture(plate, whole, color, pitch=0.85)
    rim(plate, whole, 0.3, 0.55)
    for y in (_GUARD - 9.8, _GUARD - 2.6):
        band = [(_X - 5.6, y), (_X + 5.6, y), (_X + 5.6, y + 1.2), (_X - 5.6, y + 1.2)]
        plate.shape(polygon(band), fill="paper", stroke="ink", width=0.3)
        plate.stroke(
            "".join(polyline([(_X + k, y + 0.1), (_X + k, y + 1.1)]) for k in (1.8, 2.6, 3.4, 4.2)),
            0.2,
        )


def _guard(plate: Plate) -> None:
    """A long straight cross, writhed, with a ball on either end."""
    line = np.linspace((_X - 18.4, _GUARD), (_X + 18.4, _GUARD), 90)
    girth = 1.15 + 0.18 * np.abs(np.sin(np.linspace(0, 12 * math.pi, 90)))
    tube(plate, line, girth, gap=0.45, outline=0.3, depth=0.85)
    for side in (-1, 1):
        sphere(plate, _X + side * 19.2, _GUARD, 2.0, 9)


def _grip(plate: Plate, color: str) -> None:
    """A two-handed grip: leather crossed with wire, swelling at its middle ring."""
    y = np.linspace(_GUARD + 1.2, 40.6, 30)
    half = 1.5 + 0.35 * np.sin(np.linspace(0, 2 * math.pi, 30)) ** 2
    left, right = np.stack([_X - half, y], axis=1), np.stack([_X + half, y], axis=1)
    whole = np.vstack([left, right[::-1]])
    plate.fill(polygon(whole), "accent")
    tincture(plate, whole, color, pitch=0.75)
    hatch(plate, whole, lambda x, _: np.clip((x - _X) * 0.5, 0, 0.8), angle=math.pi / 2, gap=0.42)
    rim(plate, whole, 0.3, 0.5)
    ring(plate, _X, 35.8, 2.2, 0.4, 1.1)


def _tower(plate: Plate) -> None:
    """The pommel, a small keep on its head: battlements to the ground."""
    shape = np.array([(-1.8, 40.2), (1.8, 40.2), (2.6, 42.4), (2.6, 44.0), (3.4, 44.8),
        (3.4, 47.4), (1.9, 47.4), (1.9, 46.2), (0.8, 46.2), (0.8, 47.4), (-0.8, 47.4),
        (-0.8, 46.2), (-1.9, 46.2), (-1.9, 47.4), (-3.4, 47.4), (-3.4, 44.8),
        (-2.6, 44.0), (-2.6, 42.4)]) + np.array([_X, 0])  # fmt: skip
    plate.fill(polygon(shape), "paper")

    def round_(x: Points, _: Points) -> Points:
        return np.asarray(np.clip(0.3 + 0.22 * (x - _X), 0.05, 0.85))

    hatch(plate, shape, round_, angle=math.pi / 2, gap=0.42)
    rim(plate, shape, 0.32, 0.55)
    plate.stroke(polyline([(_X - 3.2, 44.9), (_X + 3.2, 44.9)]), 0.3)
