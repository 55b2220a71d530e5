"""People of Europe at their crafts, 44 × 48 mm."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from generator.engraver.curves import ellipse
from generator.engraver.cutpaper import Cut, curve, loop
from generator.engraver.figure.arm import Hold, bent_arm, rolled
from generator.engraver.figure.bust import Body, Fold, garment, seams
from generator.engraver.figure.face import Face, draw_ear, draw_face, draw_neck
from generator.engraver.figure.hair import FULL, draw_hair, draw_moustache
from generator.engraver.figure.setting import bench, ruled_air
from generator.engraver.nations.people.violin import brush, violin
from generator.engraver.pathdata import polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.solids import sphere

WIDTH, HEIGHT = 44.0, 48.0

_MAKER = Face(age=0.5, brow=1.3, nose=0.6, hump=0.8, jaw=1.0, lips=0.7, lids=-0.6)


def violin_maker() -> Plate:
    """A violin maker of Mittenwald, in waistcoat and velvet cap, varnishing."""
    plate = Plate(WIDTH, HEIGHT)
    cut = Cut(plate, 17.6, 20.4, 0.132, -1, -5)
    ruled_air(plate, 22, 22, 20, 21, foot=41)
    right = Hold("pinch", (23.4, 33.6), turn=38, side=-1)
    left = Hold("clasp", (35.0, 19.6), turn=14)
    bent_arm(plate, (29.6, 28.2), (39.4, 35.4), left.wrist, cloth="light", widths=(3.4, 2.7, 1.9))
    draw_neck(cut, _MAKER)
    _shirt(plate)
    _waistcoat(plate)
    draw_face(cut, _MAKER)
    draw_ear(cut)
    draw_hair(cut, FULL["short"][1], "light")
    draw_moustache(cut, "light")
    _spectacles(cut)
    _velvet_cap(cut)
    bench(plate, 41.6, top=2.2, front=3.6)
    violin(plate, 33.0, 33.2, 7)
    left.draw(plate)
    brush(plate, (29.4, 35.6), (16.0, 29.8))
    edges = bent_arm(plate, (8.8, 28.4), (6.6, 38.6), right.wrist, cloth="light", forearm="skin",
                     widths=(3.4, 2.8, 1.5))  # fmt: skip
    rolled(plate, edges, 0.2)
    right.draw(plate)
    return plate


def _shirt(plate: Plate) -> None:
    body = "17.8,22 12,24.6 7.6,26.6 5.6,30 7,36 8,44 31,44 32,36 33,30 30.6,26.6 26,24.6 20.4,22"
    garment(plate, body, (), ink="light", body=Body(19, 14))
    garment(plate, "12.4,21.4 17,24.6 19.4,26.6 16.6,28.6 11.4,24", ink="light", pitch=0.5)
    garment(plate, "25,21.4 21.8,24.4 19.6,26.6 23,28.6 26.4,24", ink="light", dusk=0.2, pitch=0.5)


def _waistcoat(plate: Plate) -> None:
    front = (
        "11.6,24.4 13.2,28 16,32 19.6,35.4 23,32 25.6,28 26.6,24.6 29,26 29.4,31 29.2,36 29.6,44 "
        "9.4,44 9.6,36 9.4,31 9.4,25.8"
    )
    folds = (Fold("13,38 16,37 19,38.6", 0.9, 0.5), Fold("26.4,36.4 24,38.6 21,40.4", 0.9, -0.5))
    garment(plate, front, folds, body=Body(19, 11))
    seams(plate, ["19.6,35.2 19.5,39 19.6,44"], 0.34)
    for y in (36.8, 39.2, 41.4):
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
    garment(cut.plate, crown, (), ink="deep", angle=-0.9, body=Body(float(cut.x), 9))
    band = cut.place(
        np.vstack(
            [curve("12,28 26,22.4 44,22 66,26 88,35"), curve("91,27 68,17 44,13 24,14 11.6,19")]
        )
    )
    cut.plate.shape(polygon(band), fill="accent", stroke="ink", width=0.24)
    cut.plate.stroke(
        polyline(cut.place(curve("12,23.6 25,18.6 44,17.6 67,21.6 89,31"))), 0.16, "tint"
    )


PEOPLE: dict[str, Callable[[], Plate]] = {
    "man-europe": violin_maker,
}
