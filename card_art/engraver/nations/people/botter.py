"""A model of a botter, a bluff fishing boat with a curved gaff, in its cradle; mm."""

from __future__ import annotations

import numpy as np

from engraver.figure.bust import Fold, garment
from engraver.technique.cutpaper import curve, loop
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell


def botter(plate: Plate, x: float, y: float) -> None:
    """The model, its bow to the left, whose cradle stands at (x, y)."""
    with plate.placed(x, y):
        _sails(plate)
        _hull(plate)


def _sails(plate: Plate) -> None:
    """Mast, gaff and boom, the mainsail and the foresail, a vane at the truck."""
    plate.stroke(polyline([(0, -4.6), (-0.2, -34)]), 0.62)
    plate.stroke(polyline([(0.05, -4.6), (-0.12, -34)]), 0.2, "light")
    plate.fill(polygon(loop("-0.2,-33.8 2,-34.4 4.6,-33.4 6.4,-34 4.4,-32.6 2,-33.2 -0.2,-33", 5)),
               "accent")  # fmt: skip
    head = curve("0.3,-26.6 2,-29 3.6,-30")
    leech = curve("3.6,-30 4.4,-22 6.0,-14 8.2,-9.4")
    foot = curve("8.2,-9.4 4.6,-9.2 0.4,-10")
    main = np.vstack([head, leech, foot, [(0.4, -10)]])
    slack = (Fold("1.6,-26 2.6,-18 4.6,-10.6", 1.2, 0.5), Fold("3.2,-28 3.8,-20 6,-12", 0.9, 0.4))
    garment(plate, main, slack, ink="soft", angle=1.35)
    plate.stroke(polyline(curve("0.0,-26.2 1.8,-29 3.9,-30.4")), 0.5)
    plate.stroke(polyline([(0, -9.6), (8.8, -8.9)]), 0.5)
    for t in (0.3, 0.62):
        a, b = np.array((0.4, -26.6 + 16.6 * t)), leech[int(t * (len(leech) - 1))] - (0.3, 0)
        plate.stroke(polyline([a, b]), 0.15, "tint")
    fore = np.vstack([curve("-0.8,-27 -3.4,-18 -8.0,-8.6"), curve("-8,-8.6 -4.4,-9.8 -1.0,-9.6")])
    garment(plate, fore, (Fold("-1.4,-22 -3,-16 -4.4,-10.4", 1.0, 0.5),), ink="soft", angle=1.2)
    plate.stroke(polyline([(-0.3, -32), (-9.2, -7)]), 0.16)
    plate.stroke(polyline([(7.6, -9.0), (7.0, -6.2)]), 0.16)


def _hull(plate: Plate) -> None:
    """The bluff hull with its wale and leeboard, on two chocks."""
    for x in (-3.4, 4.0):
        chock = np.array([(x - 1, -2.6), (x + 1, -2.6), (x + 1.5, 0.3), (x - 1.5, 0.3)])
        plate.shape(polygon(chock), fill="light", stroke="ink", width=0.24)
    side = np.vstack(
        [
            curve("-9.4,-8.2 -5,-6.2 1,-5.6 7,-6.0 10,-6.8"),
            curve("10,-6.8 9.6,-4 8.4,-2.2 4,-0.9 -2,-0.8 -6.4,-1.8 -8.8,-4.6 -9.4,-8.2"),
        ]
    )
    garment(plate, side, (Fold("9,-2.6 2,-1.6 -5,-2.4", 1.4, 0.7),), ink="light", angle=0.06)
    strake = curve("-8.6,-4.4 -4,-2.6 1,-2.2 6,-2.5 9.0,-3.4")
    low = np.vstack([strake, curve("9,-3.4 8.4,-2.2 4,-0.9 -2,-0.8 -6.4,-1.8 -8.6,-4.4")])
    plate.fill(polygon(low))
    wale = curve("-9.2,-6.9 -5,-4.9 1,-4.3 7,-4.7 9.9,-5.6")
    plate.stroke(polyline(wale), 0.7)
    plate.stroke(polyline(wale), 0.34, "light")
    plate.fill(swell(curve("-8.6,-4.8 -4,-3 1,-2.6 6,-2.9 9.2,-3.7"), 0.16))
    board = loop("0.6,-5.2 2.4,-5.2 4.6,-2.4 4.8,-0.8 3.4,-0.4 1.6,-1.6")
    plate.shape(polygon(board), fill="light", stroke="ink", width=0.24)
    plate.stroke(polyline([(1.6, -4.6), (3.8, -1.4)]), 0.16)
    plate.stroke(polyline([(-9.4, -8.2), (-9.9, -9.0)]), 0.5)
