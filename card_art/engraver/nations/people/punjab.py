"""A woman of the Punjab spinning cotton, in the phulkari, the embroidered shawl.

She sits sideways at the wheel. Her near hand turns it by the crank; her far hand draws the thread
straight off the point of the spindle.
"""

from __future__ import annotations

import numpy as np

from engraver.figure.bust import Body, Fold, along, garment
from engraver.figure.dress import cuff, sleeve
from engraver.figure.limb import wrist
from engraver.figure.side import Profile
from engraver.figure.wraps import strewn
from engraver.nations.people.charkha import PEG, TIP, charkha, crank
from engraver.nations.people.ground import HEIGHT, WIDTH
from engraver.nations.people.heads import side
from engraver.nations.people.skin import SkinCut, SkinPlate, bare_hand
from engraver.technique.curves import normals, resample
from engraver.technique.cutpaper import Cut, curve, loop
from engraver.technique.pathdata import Points, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import rim
from engraver.wardrobe.profile import Face as Outline

_SPINNER = Profile(
    outline=Outline(nose=10.6, hump=0.5, bridge=0.2, forehead=1.4, upper=0.5, lower=0.5, throat=3,
                    nape=4, chin=0.2),
    lips=1.1, lashes=True, brow=0.9, arch=0.6, smile=0.3, lids=-0.3,
)  # fmt: skip
#: Where the far hand holds the thread, and how both hands are turned.
_THREAD, _FAR_TURN, _NEAR_TURN = (8.2, 20.4), -28.0, -55.0


def spinner() -> Plate:
    """A woman of the Punjab in an embroidered shawl, spinning cotton; she looks to the left."""
    plate = SkinPlate(WIDTH, HEIGHT, "soft")
    cut = SkinCut(plate, 28.4, 21.0, 0.134, 1, -6)
    side(cut, _SPINNER)
    cut.piece(loop("3,26 8,12 20,6 34,24 42,48 40,64 32,54 22,40 12,30"), "ink")
    _jewels(cut)
    _far_arm(plate)
    _kameez(plate)
    charkha(plate)
    plate.stroke(polyline([TIP, _THREAD]), 0.16)
    bare_hand(plate, "pinch", _THREAD, turn=_FAR_TURN)
    crank(plate)
    _near_arm(plate)
    _shawl(plate, cut)
    return plate


def _far_arm(plate: Plate) -> None:
    """The raised arm that draws out the thread."""
    at = wrist("pinch", _THREAD, turn=_FAR_TURN)
    arm = [(27.4, 31.6), (23.0, 31.0), (18.6, 28.4), at]
    sleeve(plate, arm, (2.6, 2.5, 2.1, 1.6), cloth="light", folds=0.8, lines=7)
    cuff(plate, arm, 1.7, 1.2, cloth="accent")


def _kameez(plate: Plate) -> None:
    """A white shirt."""
    garment(plate, "25.4,24.2 23.2,27.6 22.4,32 23.0,38 22.6,46.4 41,46.4 40.4,36 37.4,27.6 "
            "32,23.6 28.4,24.8",
            (Fold("26,29 26.6,36 25.4,45", 1.1, 0.5),
             Fold("31,30 31.4,38 30,45", 1.0, 0.4)),
            ink="light", body=Body(31, 11))  # fmt: skip


def _near_arm(plate: SkinPlate) -> None:
    """The arm that turns the crank."""
    at = wrist("grip", PEG, turn=_NEAR_TURN)
    arm = [(33.4, 27.0), (35.6, 31.0), (35.0, 37.4), (30.6, 39.2), (26.6, 37.2), at]
    sleeve(plate, arm, (1.4, 2.8, 2.8, 2.6, 2.2, 1.6), cloth="light", folds=0.8, lines=9)
    cuff(plate, arm, 1.75, 1.2, cloth="accent")
    bare_hand(plate, "grip", PEG, turn=_NEAR_TURN)


def _jewels(cut: Cut) -> None:
    """A ring in the wing of the nose, and a pendant on the parting."""
    ((x, y), (px, py)) = cut.place([(-0.6, 67.6), (6.6, 20)])
    cut.plate.disc(float(x), float(y), 0.55, stroke="light", width=0.24)
    cut.plate.disc(float(px), float(py), 0.7, fill="light", stroke="ink", width=0.2)


def _shawl(plate: Plate, cut: Cut) -> None:
    """The shawl over head and shoulder and down the back, worked all over in floss silk."""
    hem = cut.place(curve("12,8 22,18 33,36 39,56 40,76 36,96 32,112 36,130"))
    fall = curve("30.4,27.6 34.4,31.4 37.2,36.4 38.4,42 38.6,48")
    over = cut.place(curve("110,72 111,52 106,28 94,4 74,-12 48,-17 26,-10 12,8"))
    back = curve("46,48 45.2,41 43.0,34 40.2,28.6 38.0,24.6")
    area = np.vstack([hem, fall, back, over])
    folds = (Fold("36.6,26 40.4,32 42,45", 1.3, 0.5), Fold("35.4,14 36.4,20 38.4,27", 1.1, 0.5))
    garment(plate, area, folds, angle=0.5, body=Body(36, 11, 0.4))
    strewn(plate, area, _WORK, (2.3, 1.75), turn=12)
    line = np.vstack([hem, fall])
    _border(plate, line - normals(line) * 0.55, 30)
    rim(plate, area, 0.24, 0.4)


def _border(plate: Plate, line: Points, marks: int) -> None:
    """A white border along the hem, worked with lozenges."""
    edge = resample(line, 80)
    plate.stroke(polyline(edge), 1.1)
    plate.stroke(polyline(edge), 0.8, "light")
    along(plate, edge, [np.array([(-0.5, 0), (0, -0.34), (0.5, 0), (0, 0.34)])], marks, "accent")


_LOZENGE = np.array([(-0.4, 0), (0, -0.48), (0.4, 0), (0, 0.48)])
#: A flower of the work: four lozenges about a middle.
_WORK = [_LOZENGE + np.array(at) for at in ((0, -0.66), (0.56, 0), (0, 0.66), (-0.56, 0))]
