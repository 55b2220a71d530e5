"""Two children of Peking with a swallow kite, the shayan, of bamboo and painted paper.

The boy in skullcap and high-collared jacket, the girl with her hair in two knots.
"""

from __future__ import annotations

import numpy as np

from generator.engraver.cutpaper import Cut, curve, loop
from generator.engraver.figure.bust import Body, Fold, garment
from generator.engraver.figure.child import ChildCut
from generator.engraver.figure.face import Face, draw_ear, draw_face, draw_neck
from generator.engraver.figure.hair import Mass, draw_hair
from generator.engraver.nations.people.ground import HEIGHT, WIDTH, air
from generator.engraver.nations.people.kite import swallow_kite
from generator.engraver.pathdata import polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.tresses import Strands

_BOY = Face(
    brow=0.85, lips=1.0, lids=-0.1, lift=0.7, smile=0.7, nose=-0.8, wing=0.5, complexion=0.04
)
_GIRL = Face(brow=0.65, arch=0.3, lips=1.0, lift=0.7, smile=0.9, nose=-1.0, wing=0.4, lashes=True,
             jaw=-0.4, complexion=0.03)  # fmt: skip
#: Hair smooth to the head with a fringe.
_FRINGE = Mass(
    "15,34 20,36 30,33.6 42,33 54,35 63,38 68,46 72,58 77,66 84,62 92,48 92,26 80,8 58,-1 36,0 20,10",
    (Strands("18,34 34,31.6 50,32 66,42", "30,4 52,2 76,14 88,40", 11),),
)


def kite_flyers() -> Plate:
    """They hold the kite between them by the tips of its wings."""
    plate = Plate(WIDTH, HEIGHT)
    boy = ChildCut(plate, 12.2, 20.6, 0.126, -1, -3)
    girl = ChildCut(plate, 31.8, 21.6, 0.12, 1, -3)
    air(plate, 22, 20)
    for cut, face, ink in ((boy, _BOY, "deep"), (girl, _GIRL, "light")):
        draw_neck(cut, face, slim=4)
        _tunic(cut, ink)
    draw_face(boy, _BOY)
    _skullcap(boy)
    draw_ear(boy)
    draw_face(girl, _GIRL)
    _knots(girl)
    swallow_kite(plate, 22, 36.4)
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

    garment(plate, at("9.4,22.4 5.6,24.2 3.2,27.4 2.4,33 2,44 21,44 20.6,33 19.6,27 17,24.2 14,22.4"),
            (Fold(at("7,27 7.6,33 7,41"), 1.0, 0.4), Fold(at("17,27 16.6,33 17.4,41"), 1.0, 0.5)),
            ink=ink, body=Body(x, 9.5), angle=0.25)  # fmt: skip
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
