"""What the court holds upright: sceptre and halberd."""

from __future__ import annotations

from functools import partial

import numpy as np

from generator.engraver.court.regalia import fleur_de_lis
from generator.engraver.curves import bezier
from generator.engraver.cutpaper import curve
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.sixty_six.sash import behind
from generator.engraver.solids import hatch, rim, sphere
from generator.engraver.trimmings import ring, turned


def sceptre(plate: Plate, x: float) -> None:
    """A sceptre upright at x, 3 mm from the top of the picture, that ends in a lily."""
    _staff(plate, x, 0.42)
    for y in (9.0, 10.6):
        ring(plate, x, y, 0.85, 0.2, 0.7)
    sphere(plate, x, 8.1, 1.15, 8)
    fleur_de_lis(plate, x, 8.7, 1.25)


def halberd(plate: Plate, x: float) -> None:
    """A halberd upright at x, 1 mm from the top of the picture: spike, axe blade and beak."""
    _staff(plate, x, 0.5)
    blade = np.vstack(
        [
            curve("0.4,9.7 2.2,9.5 3.6,8.0"),
            curve("3.6,8.0 4.7,11.3 3.9,14.9", 10),
            curve("3.9,14.9 2.4,13.0 0.4,12.6"),
        ]
    )
    beak = np.vstack(
        [curve("-0.4,9.9 -2,10 -3.7,12.4"), curve("-3.7,12.4 -1.8,12 -0.4,12.6")],
    )
    for part, bright in ((blade, 2.8), (beak, -2.4)):
        steel = partial(_steel, x + bright)
        hatch(plate, part + np.array([x, 0]), steel, angle=0.9, gap=0.3, paper="paper")
        rim(plate, part + np.array([x, 0]), 0.2, 0.36)
    _spike(plate, x)
    for y in (8.5, 13.4):
        ring(plate, x, y, 0.95, 0.22, 0.75)


def _staff(plate: Plate, x: float, radius: float) -> None:
    turned(plate, (x, 8.5), (x, behind(x)), [(0, radius), (28, radius + 0.1)], gap=0.42)


def _steel(bright: float, x: Points, _y: Points) -> Points:
    """Tone of a blade that flashes at x = bright."""
    return np.asarray(np.clip(0.75 - np.abs(x - bright) / 2.6, 0.06, 0.7))


def _spike(plate: Plate, x: float) -> None:
    right = bezier((x, 1.0), (x + 0.5, 3.2), (x + 1.3, 5.4), (x + 0.55, 8.4), 24)
    left = right * [-1, 1] + np.array([2 * x, 0])
    blade = np.vstack([left, right[::-1]])
    plate.fill(polygon(blade), "paper")
    hatch(plate, np.vstack([right, [(x, 8.4)]]), 0.62, angle=0.5, gap=0.3)
    rim(plate, blade, 0.2, 0.36)
    plate.stroke(polyline([(x, 1.4), (x, 8.2)]), 0.16)
