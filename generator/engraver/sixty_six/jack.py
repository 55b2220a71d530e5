"""The Jack: a page in a feathered cap, in profile, the halberd in his hand."""

from __future__ import annotations

import math

import numpy as np

from generator.engraver.cloth import velvet
from generator.engraver.curves import resample, spline
from generator.engraver.cutpaper import Cut, curve, loop, points
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.plumes import plume
from generator.engraver.sixty_six.attire import forearm, frill, panes
from generator.engraver.sixty_six.coiffure import JACK
from generator.engraver.sixty_six.collars import ruff
from generator.engraver.sixty_six.countenances import (
    JACK_IRIS,
    JACK_LINES,
    JACK_PROFILE,
    JACK_THROAT,
)
from generator.engraver.sixty_six.hands import fist
from generator.engraver.sixty_six.sash import WIDTH, Sash, figure, within
from generator.engraver.sixty_six.staves import halberd
from generator.engraver.sixty_six.visage import engrave_lock, lined, sheaves
from generator.engraver.solids import rim, sphere

#: Where the halberd stands, and where the neck stands in the ruff.
_HALBERD = 34.8
_RUFF = (21.4, 24.3)
#: The neck in head units: where it meets the ruff, and its nape.
_NECK, _NAPE = "35.6,118 44,121.8 54,123.2 66,122 78,117.4", "78,117.4 80,111 84,103"
#: The cap in head units: its crown, the crown's left and right edge, and its band.
_CROWN = "0,14 -8,2 -4,-10 14,-20 40,-26 70,-25 94,-16 106,-1 104,13 90,20 50,12 18,12"
_CROWN_EDGES = ("0,15 -9,2 -2,-12 22,-22 50,-26", "98,20 108,4 98,-14 74,-25 50,-26")
_BAND = "-3,22 -7,14 4,8.4 26,5 50,4 76,6 97,12 102,20 98,28 76,21 50,18 24,18"
_BAND_EDGES = (
    "-5,13 4,8.4 26,5 50,4 76,6 97,12 101,17",
    "-4,21 4,20.4 24,18 50,18 76,21 95,27 99,26",
)
#: The quill of the feather, in mm.
_QUILL = ((14.4, 8.4), (15.3, 5.6), (18.6, 3.4), (23.6, 2.9), (28.0, 5.0), (29.6, 9.0))
#: Seam of sleeve and doublet, and the outside of the sleeve, in mm on the left.
_SEAM = "14,24.4 12,27 11.6,31 11,34.8"
_SLEEVE = "13.4,24.3 7,24.9 2.2,27.4 0,30.6"
#: Distance of the lozenges on the sash.
_STEP = 5.2


def jack() -> Plate:
    """The upper half of the Jack with the whole of his sash, 40 × 44.6 mm."""
    return figure(_bust, _chain)


def _bust(plate: Plate) -> None:
    cut = Cut(plate, 20.2, 21.4, 0.155)
    halberd(plate, _HALBERD)
    _doublet(plate)
    ruff(plate, *_RUFF)
    _head(cut)
    engrave_lock(cut, JACK)
    _cap(cut)
    _arm(plate)


def _head(cut: Cut) -> None:
    profile, neck, nape = curve(JACK_PROFILE), curve(_NECK), curve(_NAPE)
    cut.piece(np.vstack([profile, neck, nape, points("84,20 40,4")]), "light")
    cut.scratch(profile, 0.2, 0.22, 0.22, 0.24, 0.28, 0.3, 0.2, ink="ink")
    cut.scratch(neck, 0.1, 0.2, 0.2, 0.1, ink="ink")
    cut.scratch(nape, 0.26, 0.26, ink="ink")
    cut.piece(loop(JACK_IRIS))
    cut.dots([(6.6, 48.4)], 0.13, "light")
    lined(cut, JACK_LINES)
    sheaves(cut, [JACK_THROAT])


def _cap(cut: Cut) -> None:
    """A soft velvet cap with a slashed band, a jewel and an ostrich feather."""
    plate = cut.plate
    crown = cut.place(loop(_CROWN))
    plate.fill(polygon(crown), "accent")

    def fold(u: Points, q: float, _: Points) -> Points:
        gather = 1.6 * np.clip(0.25 - u, 0, 1)
        return np.asarray(0.5 * np.sin(q * 19 + 2 * u) + 0.5 * q - 0.25 + gather)

    left, right = (cut.place(curve(edge, 10)) for edge in _CROWN_EDGES)
    velvet(plate, left, right, 22, fold, fill="", samples=40)
    rim(plate, crown, 0.22, 0.4)
    plume(plate, _QUILL, 2.1, tufts=9, paper="light")
    plate.shape(polygon(cut.place(loop(_BAND))), fill="light", stroke="ink", width=0.26)
    plate.shape(_slashes(cut), fill="accent", stroke="ink", width=0.14)
    ((x, y),) = cut.place([(12, 12.6)])
    sphere(plate, float(x), float(y), 0.85, 6)


def _slashes(cut: Cut) -> str:
    """Path data of the slashes in the band of the cap."""
    upper, lower = (resample(cut.place(curve(edge)), 31)[2:30:3] for edge in _BAND_EDGES)
    half = np.array([0.34, 0])
    slits = []
    for a, b in zip(upper, lower, strict=True):
        middle, head, foot = (a + b) / 2, a * 0.85 + b * 0.15, a * 0.15 + b * 0.85
        slits.append(polygon(spline([head, middle + half, foot, middle - half], 5, closed=True)))
    return "".join(slits)


def _doublet(plate: Plate) -> None:
    """A striped doublet, buttoned, with paned sleeves."""
    seam, outer = curve(_SEAM, 10), np.vstack([curve(_SLEEVE, 10), [(0, 36.6)]])
    mirrored = [np.array([WIDTH, 0]) + line * [-1, 1] for line in (seam, outer)]
    panes(plate, seam, mirrored[0], 9, lines=4)
    for y in (28.6, 31.0):
        sphere(plate, 20, y, 0.62, 5)
    for dusk, inside, outside in ((0.0, seam, outer), (0.14, *mirrored)):
        panes(plate, outside, inside, 7, dusk=dusk)
        plate.stroke(polyline(within(outside[:-1])), 0.3)


def _arm(plate: Plate) -> None:
    x = _HALBERD
    forearm(plate, x, 29.2, 2.2)
    with plate.placed(x, 25.6, 0.94):
        fist(plate)
    frill(plate, curve(f"{x - 1.9},28.9 {x},29.5 {x + 2.1},28.9"), (0.0, 1.2), 6)


def _chain(sash: Sash) -> None:
    """Lozenges that touch, with a star in each and a dart in the gaps between."""
    plate = sash.plate
    with plate.defined("link"):
        lozenge = np.array([(-_STEP / 2, 0), (0, -2.35), (_STEP / 2, 0), (0, 2.35)])
        plate.fill(polygon(lozenge), "light")
        plate.fill(polygon(lozenge * 0.8), "deep")
        reach = np.where(np.arange(8) % 2 == 0, 1.25, 0.42)
        turn = np.arange(8) * math.pi / 4
        plate.fill(polygon(np.stack([reach * np.cos(turn), reach * np.sin(turn)], axis=1)), "tint")
    with plate.defined("dart"):
        dart = np.array([(0, 0.55), (0.9, 2.1), (-0.9, 2.1)])
        plate.fill(polygon(dart) + polygon(-dart), "tint")
    for k in range(-3, 4):
        sash.set("link", _STEP * k)
    for k in range(-4, 4):
        sash.set("dart", _STEP * (k + 0.5))
