"""Two children of Volendam with a model of a botter, the fishing boat of the Zuiderzee.

He wears the round cap of fur, a striped shirt with two gold buttons at the neck and a jacket; she
the pointed cap of lace, the hul, with its turned-up wings, and a string of coral.
"""

from __future__ import annotations

import numpy as np

from engraver.figure.arm import Hold, forearm, upper_arm
from engraver.figure.bench import bench
from engraver.figure.bust import Body, Fold, garment
from engraver.figure.child import ChildCut
from engraver.figure.dress import cuff, fur
from engraver.figure.face import Face, draw_ear, draw_face
from engraver.figure.hair import FULL, draw_hair
from engraver.nations.people.botter import botter
from engraver.nations.people.ground import HEIGHT, WIDTH
from engraver.nations.people.heads import neck
from engraver.technique.curves import resample
from engraver.technique.cutpaper import Cut, curve, loop
from engraver.technique.pathdata import dot, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import sphere

_BOY = Face(
    brow=1.0,
    lips=0.85,
    lids=-0.2,
    gaze=(-1.6, 1.3),
    smile=0.9,
    nose=-0.4,
    wing=0.6,
    jaw=1.6,
    chin=0.4,
)
_GIRL = Face(brow=0.55, arch=0.9, lips=1.15, lids=-0.5, gaze=(-1.6, 1.3), smile=1.5,
             nose=-2.2, jaw=0.4, chin=-2.6, lashes=True)  # fmt: skip


def sailors() -> Plate:
    """Boy and girl look at the boat, a hand of each on its hull."""
    plate = Plate(WIDTH, HEIGHT)
    boy = ChildCut(plate, 11.0, 22.6, 0.124, -1, -11)
    girl = ChildCut(plate, 33.8, 23.4, 0.122, 1, -13)
    _jacket(plate, boy)
    _bodice(plate, girl)
    draw_face(boy, _BOY)
    _hair(boy)
    draw_ear(boy)
    _fur_cap(boy)
    draw_face(girl, _GIRL)
    girl.scratch("74.6,46 75,56 73.8,65 70.6,75 64.4,84", 0.08, 0.26, 0.32, 0.32, 0.2, ink="ink")
    _hul(girl)
    bench(plate, 43.0, left=-1.6, right=45.6, top=2.4, front=2.6, slant=0)
    left = Hold("spread", (14.6, 40.4), turn=16, side=-1, size=0.7)
    right = Hold("spread", (30.2, 39.4), turn=-18, size=0.7)
    botter(plate, 22.4, 42.6)
    left.draw(plate)
    forearm(plate, (4.4, 36.6), left.wrist, widths=(2.3, 1.5), cloth="deep")
    cuff(plate, [(4.4, 36.6), left.wrist], 1.6, 0.9, cloth="accent")
    right.draw(plate)
    forearm(plate, (39.8, 37.4), right.wrist, widths=(2.2, 1.4))
    cuff(plate, [(39.8, 37.4), right.wrist], 1.5, 1.0)
    return plate


def _jacket(plate: Plate, cut: Cut) -> None:
    """The boy's jacket over the striped shirt, buttoned with gold at the neck."""
    neck(cut, _BOY, slim=3)
    shirt = garment(plate, "9.6,23.8 8,25.6 8,44 16,44 16,28 14.6,25 12.4,24", ink="light")
    hatch(plate, shirt, 0.42, angle=np.pi / 2, gap=0.8, ink="accent")
    plate.stroke(polyline(curve("8.4,24.4 10,25.6 12.2,25.8 14.2,24.6")), 0.9)
    plate.stroke(polyline(curve("8.4,24.4 10,25.6 12.2,25.8 14.2,24.6")), 0.6, "accent")
    for x in (10.6, 12.2):
        sphere(plate, x, 26.0, 0.6, 4)
    upper_arm(plate, (5.0, 28.6), (4.4, 36.6), side=-1, widths=(2.6, 2.3), cloth="deep")
    near = "8.2,24.2 5,25.6 3,28 3,36 3.4,44 10.6,44 10,36 9.6,30 9.2,27"
    far = "14.4,24.4 17,25.6 18.8,28 19,36 19,44 14.4,44 14,36 13.8,30 13.8,27"
    for line, first, second in (
        (near, "7.6,26 8.2,32 7.8,42", "5.2,37 5.6,40 5.4,43.6"),
        (far, "16.6,27 17.0,34 16.4,42", "15.0,33 15.2,38 15.0,43"),
    ):
        garment(plate, line, (Fold(first, 1.3, 0.8), Fold(second, 0.9, 0.7)), ink="deep",
                body=Body(10, 8.5, 0.6, 0.34), angle=0.3)  # fmt: skip


def _bodice(plate: Plate, cut: Cut) -> None:
    """The girl's dark jacket with its square neck, the flowered yoke, the coral."""
    neck(cut, _GIRL, slim=5)
    garment(plate, "31,25 28,26.4 26.6,29 27,36 26.8,43.4 40.4,43.4 41,36 41.4,29 39.4,26.4 "
            "36.4,25",
            (Fold("29.2,29 30,35 29.2,42.6", 1.1, 0.7), Fold("33.4,31 33.8,36 33.2,42.6", 1.1, 0.7),
             Fold("37.4,32 37.2,37 38.0,42.6", 1.1, 0.7)),
            body=Body(33.6, 8))  # fmt: skip
    upper_arm(plate, (39.6, 29.0), (39.8, 37.4), side=1, widths=(2.4, 2.2))
    yoke = np.array([(30.4, 25.2), (30.2, 30.4), (37, 30.4), (36.8, 25.2), (33.6, 26.4)])
    plate.shape(polygon(yoke), fill="light", stroke="ink", width=0.24, round_ends=True)
    for x, y in ((31.4, 29.2), (33.6, 29.2), (35.8, 29.2), (32.5, 27.9), (34.7, 27.9)):
        petals = ((0, -0.4), (0.4, 0), (0, 0.4), (-0.4, 0))
        plate.fill("".join(dot(x + a, y + b, 0.22) for a, b in petals), "accent")
    for x, y in resample(curve("31.4,24.6 32.4,25.8 34,26.2 35.6,25.8 36.6,24.6"), 8):
        plate.disc(float(x), float(y), 0.52, fill="deep", stroke="ink", width=0.16)


def _hair(cut: Cut) -> None:
    """Fair hair, cut short, a fringe combed to the side under the cap."""
    draw_hair(cut, FULL["short"][1], "soft")
    for lock in (
        "20,20 22,27 27,32",
        "28,19 31,27 37,31.6",
        "37,18 41,26 47,30",
        "46,18 51,25 57,28",
    ):
        cut.scratch(lock, 0.7, 0.6, 0.16, ink="soft")
        cut.scratch(lock, 0.06, 0.22, 0.06, ink="ink")


def _fur_cap(cut: Cut) -> None:
    """A low round cap of black fur."""
    cap = "12,25 8,14 14,-2 32,-11 58,-12 82,-4 94,12 94,27 82,31 64,26 44,23 26,24"
    fur(cut.plate, cut.place(loop(cap)), ink="ink")


def _hul(cut: Cut) -> None:
    """The cap of starched lace: a point over the crown, wings turned up beside the cheeks."""
    plate = cut.plate
    far = cut.place(loop("20,20 14,36 6,48 -6,55 -10,50 -2,40 6,26 14,10"))
    plate.shape(polygon(far), fill="light", stroke="ink", width=0.24)
    peak = loop("14,24 14,8 24,-16 38,-38 46,-42 54,-36 72,-14 88,10 95,34 94,52 84,56 76,48 70,34 "
                "58,23 44,19 28,20")  # fmt: skip
    area = cut.place(peak)
    plate.shape(polygon(area), fill="light", stroke="ink", width=0.28)
    hatch(plate, cut.place(loop("60,-22 74,-8 88,14 94,36 92,52 85,54 84,34 76,14 66,-4")), 0.3,
          angle=0.9, gap=0.44)  # fmt: skip
    near = cut.place(loop("70,34 76,48 84,60 96,68 112,70 118,62 108,52 98,38 92,22 82,22"))
    plate.shape(polygon(near), fill="light", stroke="ink", width=0.28)
    _lace_edge(cut)


def _lace_edge(cut: Cut) -> None:
    """The pattern of the lace: a band of eyes along the front, sprigs on the crown."""
    plate = cut.plate
    seam = cut.place(curve("15,17 28,13 45,12 60,16 74,28 84,44 96,58 111,64"))
    plate.stroke(polyline(seam), 0.16)
    front = resample(cut.place(curve("16,21 28,16.6 44,15.6 59,20 71,31 79,46 90,60 106,67")), 20)
    plate.fill("".join(dot(float(x), float(y), 0.16) for x, y in front))
    for x, y in ((30, -2), (44, -4), (58, 2), (38, -20), (50, -18), (72, 14)):
        ((px, py),) = cut.place([(x, y)])
        ring = [(0.42 * np.cos(t), 0.42 * np.sin(t)) for t in np.arange(5) * 2 * np.pi / 5]
        plate.fill("".join(dot(px + a, py + b, 0.15) for a, b in ring))
