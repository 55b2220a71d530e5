"""Two children of Peking with a swallow kite, the shayan, of bamboo and painted paper.

The boy in skullcap and high-collared jacket, the girl with her hair in two knots.
"""

from __future__ import annotations

import numpy as np

from engraver.figure.arm import Hold, forearm, upper_arm
from engraver.figure.bust import Body, Fold, garment
from engraver.figure.dress import cuff
from engraver.figure.face import Face
from engraver.figure.hair import Mass, draw_hair
from engraver.figure.wraps import strewn
from engraver.nations.people.ground import HEIGHT, WIDTH
from engraver.nations.people.heads import ear, front, neck
from engraver.nations.people.kite import reel, swallow_kite
from engraver.nations.people.skin import SkinPlate, YoungSkinCut
from engraver.technique.curves import ellipse
from engraver.technique.cutpaper import Cut, curve, loop
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate
from engraver.wardrobe.tresses import Strands

_BOY = Face(
    brow=0.85,
    lips=1.0,
    lids=0.2,
    gaze=(-1.2, -1.2),
    lift=0.7,
    smile=0.7,
    nose=-0.8,
    wing=0.5,
    complexion=0.04,
)
_GIRL = Face(brow=0.65, arch=0.3, lips=1.0, lift=0.7, smile=0.9, nose=-1.0, wing=0.4, lashes=True,
             jaw=-0.4, complexion=0.03)  # fmt: skip
#: Hair smooth to the head with a fringe.
_FRINGE = Mass(
    "15,34 20,36 30,33.6 42,33 54,35 63,38 68,46 72,58 77,66 84,62 92,48 92,26 80,8 58,-1 36,0 "
    "20,10",
    (Strands("18,34 34,31.6 50,32 66,42", "30,4 52,2 76,14 88,40", 11),),
)


#: A plum blossom, printed on the girl's jacket; and the part of its sleeve that is seen, mm.
_BLOSSOM = [
    ellipse(0.42 * np.cos(t), 0.42 * np.sin(t), 0.27, 0.27, 8) for t in np.arange(5) * 2 * np.pi / 5
]
_SLEEVE = "37.6,29.6 40.6,29.6 42.2,33 42.4,39 38.0,38.4 37.4,34"
#: The middle of the reel, and what its line is tied to: the bridle of the kite, mm.
_REEL, _KITE = (22.0, 40.0), (23.6, 5.4)
#: Hand, shoulder, elbow, side and sleeve of the two arms that are seen.
_ARMS = (
    (
        Hold("grip", (17.0, 40.0), turn=82, side=-1, size=0.72),
        (4.4, 28.4),
        (4.6, 42.0),
        -1,
        "deep",
    ),
    (Hold("grip", (27.0, 40.0), turn=-82, size=0.72), (39.8, 29.2), (39.4, 42.0), 1, "light"),
)


def kite_flyers() -> Plate:
    """They hold the reel between them; the kite is above, on its line."""
    plate = SkinPlate(WIDTH, HEIGHT, "tint")
    boy = YoungSkinCut(plate, 12.2, 20.6, 0.126, -1, -3, skin="tint")
    girl = YoungSkinCut(plate, 31.8, 21.6, 0.12, 1, -3, skin="tint")
    for cut, face, ink in ((boy, _BOY, "deep"), (girl, _GIRL, "light")):
        neck(cut, face, slim=4)
        _tunic(cut, ink)
    front(boy, _BOY)
    _skullcap(boy)
    ear(plate, boy)
    front(girl, _GIRL)
    _knots(girl)
    for _, shoulder, elbow, side, cloth in _ARMS:
        upper_arm(plate, shoulder, elbow, side=side, widths=(2.6, 2.6), cloth=cloth)
    strewn(plate, loop(_SLEEVE), _BLOSSOM, (3.0, 2.0), ink="accent", turn=-8)
    reel(plate, _REEL, _KITE)
    swallow_kite(plate, *_KITE)
    for hold, _, elbow, side, cloth in _ARMS:
        forearm(plate, elbow, hold.wrist, widths=(2.6, 2.0), cloth=cloth)
        with plate.bared():
            hold.draw(plate)
        cuff(plate, [elbow, hold.wrist], 2.0, 1.2, cloth="accent" if side < 0 else "deep")
    return plate


def _tunic(cut: Cut, ink: str) -> None:
    """A jacket with a standing collar, fastened across to the side with knots of cord."""
    plate = cut.plate
    x, y, way = cut.x, cut.y, -cut.facing

    def at(text: str) -> str:
        return " ".join(
            f"{x + way * (a - 12):.2f},{y + b - 20.6:.2f}"
            for a, b in (map(float, p.split(",")) for p in text.split())
        )

    jacket = garment(plate, at("9.4,22.4 5.6,24.2 3.2,27.4 2.6,33 2.4,40 2.2,45 1.6,52 21.6,52 "
                      "20.8,45 20.4,33 19.4,27 17,24.2 14,22.4"),
            (Fold(at("7,27 7.6,33 7,41"), 1.0, 0.4), Fold(at("17,27 16.6,33 17.4,41"), 1.0, 0.5)),
            ink=ink, body=Body(x, 9.5), angle=0.25)  # fmt: skip
    if ink == "light":
        strewn(plate, jacket, _BLOSSOM, (3.0, 2.0), ink="accent", turn=8)
    collar = loop(at("8.6,21 11.4,22.4 14.6,21.2 15.2,23.2 12,24.8 8.2,23"))
    plate.shape(polygon(collar), fill="accent", stroke="ink", width=0.26)
    opening = at("12,24.8 14,27 17,28.4 18,31 18,36")
    plate.stroke(polyline(curve(opening)), 1.0)
    plate.stroke(polyline(curve(opening)), 0.68, "accent")


def _skullcap(cut: Cut) -> None:
    """A black cap of six panels with a knot of cord on top, and the hair under it."""
    hair = Mass("16,28 26,23 44,22 62,27 68,44 70,56 74,60 80,62 86,52 90,30 70,8 34,6",
                (Strands("66,36 70,46 74,58", "84,34 86,46 80,60", 4),))  # fmt: skip
    draw_hair(cut, [hair])
    plate = cut.plate
    crown = cut.place(
        loop("12,24 8,8 18,-12 40,-22 62,-21 84,-8 94,12 93,28 80,28 62,22 44,19 26,20")
    )
    plate.shape(polygon(crown), fill="ink", stroke="ink", width=0.24)
    for text in ("50,-21 34,-12 24,4 22,18", "51,-21 52,-8 52,4 50,17", "53,-21 68,-10 76,4 80,24"):
        cut.scratch(text, 0.1, 0.22, 0.16, ink="light")
    band = np.vstack([curve("11,25 26,20.4 44,19 62,22 80,28 93,30"),
                      curve("94,22 80,19 62,13 44,10 26,11 9.6,16")])  # fmt: skip
    plate.shape(polygon(cut.place(band)), fill="accent", stroke="ink", width=0.24)
    ((x, y),) = cut.place([(50, -25)])
    plate.disc(float(x), float(y), 0.95, fill="accent", stroke="ink", width=0.24)


def _knots(cut: Cut) -> None:
    """The girl's hair, its two knots tied with ribbon."""
    for x, y in ((20, -6), (78, -4)):
        knot = Mass(
            f"{x - 13},{y + 2} {x - 8},{y - 11} {x + 3},{y - 15} {x + 13},{y - 8} "
            f"{x + 13},{y + 6} {x + 2},{y + 12} {x - 8},{y + 10}",
            (
                Strands(
                    f"{x - 9},{y + 4} {x - 2},{y - 8} {x + 9},{y - 5}",
                    f"{x - 4},{y + 8} {x + 3},{y - 1} {x + 9},{y + 4}",
                    4,
                    0.5,
                ),
            ),
        )
        draw_hair(cut, [knot])
    draw_hair(cut, [_FRINGE])
    for x, y, lean in ((24, 7, -1), (74, 8, 1)):
        bow = cut.place(curve(f"{x - 9},{y - 2 * lean} {x},{y} {x + 9},{y + 2 * lean}"))
        cut.plate.stroke(polyline(bow), 1.2)
        cut.plate.stroke(polyline(bow), 0.8, "accent")
