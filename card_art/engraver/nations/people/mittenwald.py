"""A violin maker of Mittenwald, in the Bavarian Alps, at his bench.

He works in his shirt sleeves, waistcoat and velvet cap. The violin is across the bench; the knife
is in his right hand, and the left steadies the belly.
"""

from __future__ import annotations

import numpy as np

from engraver.figure.arm import Hold, forearm, upper_arm
from engraver.figure.bench import bench
from engraver.figure.bust import Body, Fold, garment, seams
from engraver.figure.dress import cuff
from engraver.figure.face import Face, draw_ear, draw_face, draw_neck
from engraver.figure.hair import FULL, draw_hair, draw_mustache
from engraver.nations.people.ground import HEIGHT, WIDTH
from engraver.nations.people.violin import knife, violin
from engraver.technique.curves import ellipse
from engraver.technique.cutpaper import Cut, curve, loop
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import sphere

_MAKER = Face(age=0.5, brow=1.3, nose=0.6, hump=0.8, jaw=1.0, lips=0.7, lids=-0.6)


def violin_maker() -> Plate:
    """A violin maker of Mittenwald, in waistcoat and velvet cap, at his bench."""
    plate = Plate(WIDTH, HEIGHT)
    cut = Cut(plate, 20.6, 20.6, 0.132, -1, -7)
    right = Hold("pinch", (20.5, 40.2), turn=60, side=-1)
    left = Hold("spread", (26.4, 41.2), turn=-66)
    elbows = (6.8, 36.8), (38.4, 36.4)
    draw_neck(cut, _MAKER)
    with plate.placed(3.0, -0.6):
        _shirt(plate)
        _waistcoat(plate)
        _collar(plate)
    draw_face(cut, _MAKER)
    draw_ear(cut)
    draw_hair(cut, FULL["short"][1], "light")
    draw_mustache(cut, "light")
    _spectacles(cut)
    _velvet_cap(cut)
    bench(plate, 38.4, left=-1.6, right=45.6, top=6.6, front=2.6, slant=0)
    violin(plate, 14.6, 42.0, 84, flat=0.56)
    knife(plate, (22.6, 41.8), (13.6, 35.0))
    for hold, shoulder, elbow, side in ((left, (34.2, 28.2), elbows[1], 1),
                                        (right, (11.6, 28.0), elbows[0], -1)):  # fmt: skip
        upper_arm(plate, shoulder, elbow, side=side, cloth="light", widths=(3.3, 2.9))
        forearm(plate, elbow, hold.wrist, cloth="light", widths=(2.9, 1.8))
        hold.draw(plate)
        cuff(plate, [elbow, hold.wrist], 1.9, 1.2, cloth="light")
    return plate


def _shirt(plate: Plate) -> None:
    """A white shirt, its collar open over a knotted neckcloth."""
    body = (
        "17.8,23.8 13,24.4 8.6,25.8 6.4,29 7,36 8,44 31,44 32,36 33,30 30.2,26.4 26,25.0 21.4,24.2"
    )
    folds = [Fold("15,26 17,30 19,35", 0.7, 0.4), Fold("24,26 22.6,30 20.4,35", 0.7, 0.5)]
    garment(plate, body, folds, ink="light", body=Body(19, 14))
    garment(
        plate,
        "19.2,24.2 16.6,27.2 17,31.4 19.4,33.6 21.8,31 22.4,27",
        (Fold("18.6,25 17.8,28 18.6,32", 0.5, 0.6), Fold("20.6,25 21.2,28 20,33", 0.5, 0.6)),
        ink="deep",
        angle=1.4,
    )
    garment(plate, "17.6,24 21.2,24 21.6,26.2 19.4,27 17.4,26.2", ink="deep")


def _collar(plate: Plate) -> None:
    """The turned-down collar over waistcoat and neckcloth."""
    for line in (
        "13.4,23.0 13.4,25.4 15.4,28.4 17.6,26.6 19.2,25.2 16.2,24.4",
        "22.8,23.6 24.0,25.6 22.8,28.2 20.9,26.6 19.6,25.2 21.4,24.6",
    ):
        area = curve(line, 6)
        plate.shape(polygon(area), fill="light", stroke="ink", width=0.26, round_ends=True)


def _waistcoat(plate: Plate) -> None:
    front = (
        "11.8,24.4 13.2,28 16,32 19.6,35.4 23,32 25.6,28 26.8,24.4 29,26 28.8,31 28.6,36 29.6,44 "
        "9.4,44 10.4,36 10.2,31 9.8,25.4"
    )
    folds = (
        Fold("13,38 16,37 19,38.6", 0.9, 0.5),
        Fold("26.4,36.4 24,38.6 21,40.4", 0.9, -0.5),
        Fold("12,30 13,35 12.6,41", 1.2, 0.4),
    )
    garment(plate, front, folds, body=Body(19, 10.5))
    for line in (
        "11.8,24.4 10.2,27 11.6,28.4 11,29.6 15.4,34.4 19.4,38 19.6,35.4 16,32 13.2,28",
        "26.8,24.4 28.4,27 27,28.4 27.6,29.6 23.6,34.4 19.8,38 19.6,35.4 23,32 25.6,28",
    ):
        area = curve(line, 4)
        garment(plate, area, ink="deep", angle=0.9, edge=False)
        plate.stroke(polygon(area), 0.26)
    seams(plate, ["19.6,37.6 19.5,40 19.6,44"], 0.34)
    for y in (39.0, 41.2):
        sphere(plate, 20.8, y, 0.55, 4)


def _spectacles(cut: Cut) -> None:
    near, far = ellipse(47, 52, 10, 7.4, 40), ellipse(23.4, 52, 6.2, 6.8, 36)
    for lens in (near, far):
        cut.plate.stroke(polygon(cut.place(lens)), 0.17)
    cut.line("29.4,51 33,49 37,51", 0.17, "ink")
    cut.line("57,51 66,49 74,48", 0.17, "ink")


def _velvet_cap(cut: Cut) -> None:
    crown = cut.place(
        loop("13,25 10,10 20,-6 40,-13 62,-12 80,-2 90,14 91,28 84,33 66,26 44,22 26,22")
    )
    garment(cut.plate, crown, (), ink="deep", angle=-0.9, body=Body(cut.x, 9, 0.8, 0.34))
    band = cut.place(
        np.vstack(
            [curve("12,28 26,22.4 44,22 66,26 88,35"), curve("91,27 68,17 44,13 24,14 11.6,19")]
        )
    )
    cut.plate.shape(polygon(band), fill="accent", stroke="ink", width=0.24)
    cut.plate.stroke(
        polyline(cut.place(curve("12,23.6 25,18.6 44,17.6 67,21.6 89,31"))), 0.16, "tint"
    )
