"""The King: bearded, in an arched crown and ermine, the sceptre in his hand."""

from __future__ import annotations

import math

import numpy as np

from generator.engraver.curves import ellipse
from generator.engraver.cutpaper import Cut, curve, loop
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.sixty_six.attire import brocade, ermine, forearm, shaded
from generator.engraver.sixty_six.coiffure import KING_FAR, KING_NEAR, beard
from generator.engraver.sixty_six.countenances import KING
from generator.engraver.sixty_six.crowns import arched_crown, pearl_symbol
from generator.engraver.sixty_six.hands import fist
from generator.engraver.sixty_six.sash import Sash, behind, figure, within
from generator.engraver.sixty_six.staves import sceptre
from generator.engraver.sixty_six.visage import engrave_face, engrave_lock

#: Where the sceptre stands.
_SCEPTRE = 33.2
_SHOULDERS = "0,31 3,28.2 8,26 13.5,24.6 20,24.2 26.5,24.6 32,26 37,28.2 40,31"
_COLLAR = (
    "12.6,23.6 9.2,24.8 6.9,26.6 8.6,28.9 13,31.2 19.6,32.3 26.4,31.4 31,29.2 33.1,26.6 30.8,24.8 "
    "27.4,23.6 20,22"
)
#: Tails of ermine on the left of the collar: x, y, degrees; the right has the same.
_TAILS = ((9.0, 27.0, 38), (12.0, 28.8, 30), (15.2, 30.0, 16), (13.2, 26.5, 30))
#: The cuff about the sceptre's x = 0.
_CUFF = "-2.6,29.2 0.2,29.9 3,29.2 3.5,30.5 3.3,31.8 0.3,32.5 -2.9,31.8 -3.1,30.5"
#: Distance of the stones on the sash.
_STEP = 5.2


def king() -> Plate:
    """The upper half of the King with the whole of his sash, 40 × 44.6 mm."""
    return figure(_bust, _belt)


def _bust(plate: Plate) -> None:
    cut = Cut(plate, 19.1, 22.4, 0.16)
    pearl_symbol(plate)
    sceptre(plate, _SCEPTRE)
    engrave_lock(cut, KING_FAR)
    _robe(plate)
    engrave_face(cut, KING)
    beard(cut)
    engrave_lock(cut, KING_NEAR)
    with plate.placed(19.3, 10.2, 1.08):
        arched_crown(plate)
    _arm(plate)


def _robe(plate: Plate) -> None:
    shoulders = curve(_SHOULDERS)
    cloth = np.vstack([[(0, behind(0))], shoulders, [(40, behind(40))]])
    brocade(plate, cloth)
    shaded(plate, cloth, lambda x, _: np.clip((np.abs(x - 19) - 13.5) / 14, 0, 0.5))
    plate.stroke(polyline(within(shoulders)), 0.3)
    right = [(40.2 - x, y, -turn) for x, y, turn in _TAILS]
    ermine(plate, loop(_COLLAR), [*_TAILS, *right])


def _arm(plate: Plate) -> None:
    x = _SCEPTRE
    forearm(plate, x + 0.2, 29.4, 2.4)
    with plate.placed(x, 26.0):
        fist(plate)
    cuff = loop(_CUFF, 6) + np.array([x, 0])
    ermine(plate, cuff, [(x - 1.6, 31.0, 8), (x + 0.3, 31.2, 0), (x + 2.1, 31.0, -8)], 0.8)


def _belt(sash: Sash) -> None:
    """Seven stones in their settings, and lozenges between."""
    plate = sash.plate
    with plate.defined("stone"):
        settings = ((1.75, 2.25, "light"), (1.5, 2.0, "ink"), (1.28, 1.78, "light"))
        for rx, ry, ink in (*settings, (0.95, 1.45, "deep")):
            plate.fill(polygon(ellipse(0, 0, rx, ry, 36)), ink)
        plate.fill(polygon(_facet()) + polygon(-_facet()), "tint")
    with plate.defined("lozenge"):
        plate.fill(polygon([(0.5, 0), (0, -1.9), (-0.5, 0), (0, 1.9)]), "tint")
    for k in range(-3, 4):
        sash.set("stone", _STEP * k)
    for k in range(-4, 4):
        sash.set("lozenge", _STEP * (k + 0.5))


def _facet() -> Points:
    """The light in one half of a stone."""
    t = np.linspace(-0.9, 0.9, 12) + math.pi / 4
    outer = np.stack([0.72 * np.cos(t), 1.18 * np.sin(t)], axis=1)
    inner = np.stack([0.5 * np.cos(t), 0.82 * np.sin(t)], axis=1)
    return np.vstack([outer, inner[::-1]])
