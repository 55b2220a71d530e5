"""The Queen: in a coronet and a standing lace collar, a rose in her hand."""

from __future__ import annotations

import math

import numpy as np

from generator.engraver.cloth import velvet
from generator.engraver.curves import ellipse, resample
from generator.engraver.cutpaper import Cut, curve, loop
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.sixty_six.attire import brocade, forearm, frill
from generator.engraver.sixty_six.collars import standing_collar
from generator.engraver.sixty_six.countenances import QUEEN, QUEEN_THROAT
from generator.engraver.sixty_six.crowns import coronet, pearl_symbol
from generator.engraver.sixty_six.hands import fist
from generator.engraver.sixty_six.rose import leaf, rose
from generator.engraver.sixty_six.sash import WIDTH, Sash, behind, figure, within
from generator.engraver.sixty_six.visage import engrave_face, sheaves
from generator.engraver.swell import swell
from generator.engraver.tresses import Strands, scratch_strands

_ROSE = (33.6, 15.6)
#: Her hair in head units: behind the neck, then the far and the near wave with their lights.
_NAPE = "26,16 18,24 12,36 10,50 13,62 20,66 60,80 76,78 90,68 97,52 95,34 84,18 66,8 44,6"
_WAVES = (
    "33,11 27,17 22,25 18.6,34 16.6,43 13.6,50 10.4,48 9.4,38 13,24 22,12 34,6",
    "33,11 46,16 57,25 64,37 68.6,49 73,60 80,67 89,65 96,54 97,38 90,21 75,8 54,2",
)
_LIGHTS = (
    Strands("31.6,12.6 25.4,19 20.6,28 17.8,38 15,47", "29,9.6 19,17 14,27 12,38 12,46", 5),
    Strands("36,11.5 49,17.6 60,28 67.6,41 73,53 79,61", "50,5 74,12 89,26 94,42 93,55 86,64", 15),
)
#: Neck and shoulder on either side, the collar bones, and the neckline of the gown, in mm.
_LEFT = "17.4,17 16.6,20 16.4,21.8 15.2,23.6 12.8,24.9 10.2,25.9"
_RIGHT = "22.1,21 22.2,22.6 23.2,24 26.2,25.1 29.8,25.9"
_BONES = ("14.2,26.1 16.2,26.7 18.2,28.0", "25.6,26.3 23.8,26.9 22.2,28.0")
_NECKLINE = "10.4,26.0 11.6,28.4 14.6,30.8 19.8,32 25,30.9 28.2,28.4 29.6,26.0"
_PEARLS = "15.0,24.1 16.6,25.7 19.6,26.5 22.6,25.9 24,24.6"
_PENDANT = "19.6,27 20.2,28.2 20.2,29 19.6,29.5 19,29 19,28.2"
#: Distance of the flowers on the sash; a leaf of their vine, in two curves.
_STEP = 5.2
_BLADE = ("2.6,0 3.1,-0.85 3.05,-1.5 2.4,-2.2", "2.4,-2.2 2,-1.4 2.1,-0.6 2.6,0")


def queen() -> Plate:
    """The upper half of the Queen with the whole of her sash, 40 × 44.6 mm."""
    return figure(_bust, _ribbon)


def _bust(plate: Plate) -> None:
    cut = Cut(plate, 20.4, 21.0, 0.155, facing=-1)
    pearl_symbol(plate)
    standing_collar(plate, 20.0, 25.6, 11.2)
    cut.piece(loop(_NAPE))
    _skin(plate)
    _gown(plate)
    sheaves(cut, [QUEEN_THROAT])
    engrave_face(cut, QUEEN)
    for wave, lights in zip(_WAVES, _LIGHTS, strict=True):
        cut.piece(loop(wave))
        scratch_strands(cut, lights, ink="light")
    with plate.placed(20.2, 7.5, 1.16):
        coronet(plate)
    _jewels(plate)
    _flower(plate)


def _skin(plate: Plate) -> None:
    """Neck and shoulders down to the neckline."""
    left, right = curve(_LEFT), curve(_RIGHT)
    plate.fill(polygon(np.vstack([left, curve(_NECKLINE), right[::-1]])), "light")
    for line, widths in ((left, (0.2, 0.3, 0.24)), (right, (0.26, 0.34, 0.26))):
        share = np.linspace(0, 1, len(line))
        plate.fill(swell(line, np.interp(share, (0, 0.5, 1), widths)))
    for text in _BONES:
        fold = curve(text)
        plate.fill(swell(fold, 0.16 * np.sin(np.linspace(0.2, 3, len(fold)))))


def _gown(plate: Plate) -> None:
    neckline = curve(_NECKLINE, 10)
    bodice = np.vstack([neckline, [(33, 30), (33, behind(33)), (6, behind(6)), (7, 30)]])
    brocade(plate, bodice, field="tint", thread="accent", gap=1.7)
    for side in (-1, 1):
        _sleeve(plate, side)
    frill(plate, neckline, (0.0, 1.0), 12)


def _sleeve(plate: Plate, side: int) -> None:
    """A full sleeve of velvet from the shoulder to the left (-1) or right edge of the picture."""
    foot, seam = (behind(0), behind(9)) if side < 0 else (behind(40), behind(30))
    outer = np.vstack([curve("9.4,26.2 5,26.4 1.6,28.4 0,31.4"), [(0, foot)]])
    inner = curve(f"10.4,26 11.4,28.6 11,32 9.6,{seam}")
    if side > 0:
        outer, inner = (np.array([WIDTH, 0]) + line * [-1, 1] for line in (outer, inner))

    def fold(u: Points, q: float, _: Points) -> Points:
        crest = np.sin(q * 17 + 1.2 * u + 0.6)
        return np.asarray(0.5 * crest - 0.1 + 0.12 * side + 0.6 * np.clip(0.2 - u, 0, 1) / 0.2)

    velvet(plate, outer, inner, 16, fold, samples=40)
    plate.stroke(polyline(within(outer[:-1])) + polyline(inner), 0.28)


def _jewels(plate: Plate) -> None:
    """A string of pearls with a pendant, and a pearl in the ear."""
    for x, y in resample(curve(_PEARLS), 13):
        plate.use("pearl", float(x), float(y))
    plate.shape(polygon(loop(_PENDANT, 6)), fill="accent", stroke="ink", width=0.2)
    plate.disc(19.36, 28.6, 0.16, fill="tint")
    plate.use("pearl", 16.0, 17.3, 1.15, 1.15)


def _flower(plate: Plate) -> None:
    """The rose, and the hand that holds it."""
    x, y = _ROSE
    stem = curve("0,0 0.5,5 -0.1,9 -0.4,13.6", 10) + np.array(_ROSE)
    plate.fill(swell(stem, 0.62))
    plate.fill(swell(stem, 0.3), "tint")
    leaf(plate, (x + 0.5, y + 6.4), 3.6, 62)
    leaf(plate, (x + 0.4, y + 5.2), 3.4, -58)
    with plate.placed(x, y):
        rose(plate)
    forearm(plate, x - 0.1, 29.0, 1.9)
    with plate.placed(x - 0.2, y + 10, 0.86):
        fist(plate)
    frill(plate, curve(f"{x - 1.6},28.7 {x + 0.1},29.2 {x + 1.9},28.7"), (0.0, 1.2), 5)


def _ribbon(sash: Sash) -> None:
    """A vine that winds between seven flowers."""
    plate = sash.plate
    with plate.defined("vine"):
        x = np.linspace(0, _STEP / 2, 24)
        stem = np.stack([x, 1.45 * np.sin(2 * math.pi * x / _STEP)], axis=1)
        plate.fill(swell(stem, 0.26), "tint")
        plate.fill(polygon(np.vstack([curve(side, 6) for side in _BLADE])), "tint")
    with plate.defined("flower"):
        for t in np.linspace(0, 2 * math.pi, 6, endpoint=False):
            petal = ellipse(1.12 * math.cos(t), 1.12 * math.sin(t), 0.66, 0.66, 20)
            plate.shape(polygon(petal), fill="light", stroke="deep", width=0.16)
        plate.disc(0, 0, 0.6, fill="deep", stroke="light", width=0.24)
    for k in range(-3, 4):
        for turn in (0, 180):
            sash.set("vine", _STEP * k, turn=turn)
    for k in range(-3, 4):
        sash.set("flower", _STEP * k)
