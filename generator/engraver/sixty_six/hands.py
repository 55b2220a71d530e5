"""Hands that hold something upright."""

from __future__ import annotations

import math

import numpy as np

from generator.engraver.cutpaper import curve, loop
from generator.engraver.pathdata import Points, polygon
from generator.engraver.plate import Plate
from generator.engraver.swell import swell


def fist(plate: Plate) -> None:
    """A left hand about a staff that stands at the origin: knuckles right, thumb up along it.

    About 4.6 mm wide, from 3 mm above the origin to the wrist 3.6 mm below.
    """
    back = loop(
        "1.4,-2.0 2.3,-1.5 2.65,-0.2 2.5,1.2 2.0,2.6 1.9,3.8 -1.1,3.8 -1.2,2.2 -0.4,-1.6", 8
    )
    _part(plate, back)
    _part(
        plate,
        loop(
            "-0.7,-1.4 -1.35,-1.9 -1.62,-2.7 -1.4,-3.35 -0.95,-3.3 -0.55,-2.6 0.2,-1.8 0.6,-1.2", 8
        ),
    )
    for i in range(4):
        knuckle = 2.2 - 0.16 * (i - 1) ** 2 * 0.6
        _finger(
            plate, (knuckle, -1.5 + 0.96 * i), (-1.5 + 0.14 * i, -1.22 + 0.96 * i), 0.52 - 0.03 * i
        )
    folds = (curve("2.1,2.3 1.5,2.9 0.7,3.1", 6), curve("-0.8,2.5 -0.3,2.9 0.3,3.0", 6))
    plate.fill(
        "".join(swell(fold, 0.15 * np.sin(np.linspace(0.3, 3, len(fold)))) for fold in folds)
    )


def _part(plate: Plate, outline: Points) -> None:
    plate.shape(polygon(outline), fill="light", stroke="ink", width=0.2, round_ends=True)


def _finger(plate: Plate, knuckle: tuple[float, float], tip: tuple[float, float], r: float) -> None:
    """A bent finger from knuckle to tip, shaded along its lower side."""
    a, b = np.array(knuckle), np.array(tip)
    axis = math.atan2(*(b - a)[::-1])
    turn = np.linspace(-math.pi / 2, math.pi / 2, 9)
    ends = [
        middle + r * np.stack([np.cos(axis + sign + turn), np.sin(axis + sign + turn)], axis=1)
        for middle, sign in ((b, 0.0), (a, math.pi))
    ]
    _part(plate, np.vstack(ends))
    shade = np.linspace(a, b, 20)[1:14] + np.array([0, 0.56 * r])
    plate.fill(swell(shade, 0.15 * np.sin(np.linspace(0.5, math.pi, len(shade)))))
