"""A woman of the Punjab spinning cotton, in the phulkari, the embroidered shawl.

Her right hand turns the wheel by the crank at its back, her left draws the thread out of a sliver
from the point of the spindle.
"""

from __future__ import annotations

import numpy as np

from engraver.figure.arm import bent_arm, forearm
from engraver.figure.bust import Body, Fold, along, band, garment
from engraver.figure.face import Face
from engraver.figure.hair import FULL, draw_hair
from engraver.figure.limb import wrist
from engraver.figure.wraps import strewn
from engraver.nations.people.charkha import charkha, crank
from engraver.nations.people.distance import haze
from engraver.nations.people.ground import HEIGHT, WIDTH, air
from engraver.nations.people.heads import front, neck
from engraver.nations.people.skin import SkinCut, SkinPlate, bare_hand
from engraver.technique.curves import normals, resample, spline
from engraver.technique.cutpaper import Cut, curve, loop
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim
from engraver.technique.swell import swell
from engraver.wardrobe.tresses import locks

_SPINNER = Face(
    complexion=0.06, lashes=True, brow=1.0, lips=1.15, nose=0.2, hump=0.3, jaw=-0.4, lids=0.2
)


def spinner() -> Plate:
    """A woman of the Punjab in an embroidered shawl, the phulkari, spinning cotton."""
    plate = SkinPlate(WIDTH, HEIGHT, "tint")
    cut = SkinCut(plate, 22.4, 20.2, 0.13, -1, -4, skin="tint")
    air(plate, 22, 21)
    _village(plate)
    crank_at, thread_at = (17.3, 33.4), (36.6, 21.8)
    right = wrist("grip", crank_at, turn=58, side=-1, size=0.72)
    left = wrist("pinch", thread_at, turn=-8, size=0.78)
    _shawl_behind(plate)
    neck(cut, _SPINNER, slim=3)
    _kameez(plate)
    _shawl_far(plate)
    front(cut, _SPINNER)
    draw_hair(cut, FULL["parted"][1], "ink")
    _jewels(cut)
    bent_arm(plate, (31.2, 29.0), (37.0, 37.6), left, side=1, cloth="light",
             widths=(2.8, 2.4, 1.5))  # fmt: skip
    _shawl_before(plate, cut)
    crank(plate, crank_at)
    forearm(plate, (8.6, 38.6), right, cloth="light", widths=(2.4, 1.4))
    bare_hand(plate, "grip", crank_at, turn=58, side=-1, size=0.72)
    charkha(plate)
    plate.stroke(polyline([(38.0, 40.2), (36.5, 22.2)]), 0.15)
    bare_hand(plate, "pinch", thread_at, turn=-8, size=0.78)
    return plate


def _village(plate: Plate) -> None:
    """A tree of the plain far behind."""
    plate.fill(swell(curve("5.6,25 5.9,22.4 5.4,19"), np.linspace(1.1, 0.6, 17)), "soft")
    plate.fill(swell(curve("5.7,22.4 7.2,20.6 8.6,19.6"), np.linspace(0.5, 0.3, 17)), "soft")
    leaves = spline([(1.4, 18.6), (1.0, 15.6), (2.6, 12.6), (5.8, 11.2), (9.0, 12.6), (10.6, 15.6),
                     (10.2, 18.8), (7.4, 20.2), (4.2, 20.0)], 8, closed=True)  # fmt: skip
    crown = locks(leaves, 0.5, 17, 3)
    plate.shape(polygon(crown), fill="light", stroke="soft", width=0.24)
    hatch(plate, crown, lambda x, y: np.clip((x - 5.6 + 0.9 * (y - 15.4)) / 7, 0, 0.6), angle=0.5,
          gap=0.46, ink="soft")  # fmt: skip
    for tuft in (
        "2.6,16.4 3.4,15.4 4.4,16.2 5.4,15.2 6.2,16.2",
        "4.6,13.8 5.6,12.8 6.6,13.8 7.6,13.2",
    ):
        plate.fill(swell(curve(tuft), 0.24), "soft")
    haze(plate, 0.8, 13.0, 24.0)


#: Half-way down the far side of the shawl, and its near side, mm.
_FAR = "25.4,6.7 27.6,8.4 29.2,11 30.2,14 30.6,18 32,22.4 35,26.4 36,33 35.4,39 36,44.6"
_NEAR_OUTER = "10.6,25.6 7.4,29 6,34 5.6,39 5,45"
_NEAR_INNER = "12.6,45 12.4,38 13.6,32.6 15.4,27.6"


def _shawl_behind(plate: Plate) -> None:
    """The inside of the shawl, dark, behind head and shoulders."""
    area = loop("20,7 25,6.6 28.4,10 29,16 30,22 34,27 34,44 10,44 12,30 17.6,22 18,10", 6)
    garment(plate, area, (), ink="deep", angle=1.3, dusk=0.2)


def _shawl_far(plate: Plate) -> None:
    """Its far side, over the shoulder and down the breast."""
    inner = curve("26.2,8.8 28.4,12 29,17 28.6,23 27.4,27 26.8,32 26.8,38 27.2,44.6")
    side = np.vstack([curve(_FAR), inner[::-1]])
    folds = (Fold("33,27 33.6,34 33,43", 1.0, 0.5), Fold("30,26 30.4,34 30,43", 0.8, 0.4))
    garment(plate, side, folds, angle=0.3)
    strewn(plate, side, _WORK, (2.3, 1.75), turn=-8)
    _border(plate, inner + np.array([0.5, 0.0]), 24)


def _border(plate: Plate, line: Points, marks: int) -> None:
    """A white border along the hem, worked with lozenges."""
    edge = resample(line, 80)
    plate.stroke(polyline(edge), 1.1)
    plate.stroke(polyline(edge), 0.8, "light")
    along(plate, edge, [np.array([(-0.5, 0), (0, -0.34), (0.5, 0), (0, 0.34)])], marks, "accent")


def _kameez(plate: Plate) -> None:
    """A white shirt with a slit at the neck, edged with braid."""
    garment(plate, "20.8,23.8 15,25.2 11,27.6 10,34 10,44 32,44 33,34 32.4,27.6 29,25.2 24.8,23.8",
            (Fold("17,30 18,36 17.4,43", 1.0, 0.4), Fold("27,29 26,36 27,43", 1.0, 0.5)),
            ink="light", body=Body(22, 12.5))  # fmt: skip
    band(
        plate, [(18.4, 24.2), (20, 25.6), (22.4, 26.2), (25, 25.6), (26.8, 24.2)], 0.45, ink="deep"
    )
    band(plate, [(22.6, 26.4), (22.9, 29), (22.8, 32)], 0.5, ink="deep")


def _jewels(cut: Cut) -> None:
    """A ring in the near wing of the nose, and a pendant on the parting."""
    ((x, y), (px, py)) = cut.place([(39.6, 69.4), (35, 22)])
    cut.plate.disc(float(x), float(y), 0.52, stroke="ink", width=0.22)
    cut.line("34,8 34.4,14 35,19", 0.2, "light")
    cut.plate.disc(float(px), float(py), 0.6, fill="light", stroke="ink", width=0.2)
    cut.plate.disc(float(px), float(py), 0.26, fill="accent")


def _shawl_before(plate: Plate, cut: Cut) -> None:
    """The shawl over the head and down the near side, worked all over in floss silk."""
    hem = curve("16.6,16 24,9.6 36,7.6 48,9 60,16 70,30 77,48 81,66 86,84 96,104 104,118")
    over = curve("122,130 112,104 107,78 105,52 101,26 88,2 65,-12 40,-15 24,-9 12,5")
    outer, inner = curve(_NEAR_OUTER), curve(_NEAR_INNER)
    area = np.vstack([cut.place(over)[::-1], outer, inner, cut.place(hem)[::-1]])
    folds = (Fold("12,24 9.6,30 9.2,37 8.6,44", 1.2, 0.5),)
    garment(plate, area, folds, angle=0.5, body=Body(14, 12, 0.3))
    strewn(plate, area, _WORK, (2.3, 1.75), turn=12)
    line = np.vstack([cut.place(hem), inner[::-1]])
    _border(plate, line + normals(line) * 0.55, 30)
    rim(plate, area, 0.24, 0.4)


_LOZENGE = np.array([(-0.4, 0), (0, -0.48), (0.4, 0), (0, 0.48)])
#: A flower of the work: four lozenges about a middle.
_WORK = [_LOZENGE + np.array(at) for at in ((0, -0.66), (0.56, 0), (0, 0.66), (-0.56, 0))]
