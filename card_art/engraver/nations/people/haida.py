"""A Haida carver at an argillite pole; Haida Gwaii.

He wears the hat woven of spruce root and painted, and over his shirt the button blanket, dark cloth
bordered with red and set with pearl buttons. The pole of black slate has three figures: raven, bear
and killer whale with its teeth; the knife is the crooked one, drawn along the stone.
"""

from __future__ import annotations

import numpy as np

from engraver.figure.arm import sleeved
from engraver.figure.bench import bench
from engraver.figure.bust import Body, Fold, garment
from engraver.figure.dress import cuff
from engraver.figure.face import Face
from engraver.figure.hair import FULL, draw_hair
from engraver.figure.limb import wrist
from engraver.nations.people.ground import HEIGHT, WIDTH, strokes
from engraver.nations.people.heads import ear, front, neck
from engraver.nations.people.skin import SkinCut, SkinPlate, bare_hand
from engraver.technique.curves import ellipse, resample
from engraver.technique.cutpaper import Cut, curve, loop
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import tube
from engraver.technique.swell import swell

_FACE = Face(complexion=0.06, brow=1.2, arch=-0.3, lift=0.5, nose=0.6, hump=0.7, wing=0.5,
             lips=0.85, jaw=2.2, chin=0.8, age=0.45, hollow=0.5, lids=-0.5,
             gaze=(-1.8, 1.4))  # fmt: skip
#: The middle line of the pole, and the edge of the table behind it, mm.
_POLE, _BENCH = 34.2, 43.4
#: An ovoid, the eye of all figures: flatter below than above, about the origin.
_OVOID = loop("-1,0.1 -0.75,-0.62 0,-0.8 0.75,-0.62 1,0.1 0.8,0.6 0,0.5 -0.8,0.6")


def carver() -> Plate:
    """The carver, looking to the right at the pole under his knife."""
    plate = SkinPlate(WIDTH, HEIGHT, "soft")
    cut = SkinCut(plate, 16.4, 22.0, 0.14, -1, -9)
    back, before = FULL["short"]
    draw_hair(cut, back)
    _shirt(plate)
    neck(cut, _FACE)
    _collar(plate)
    front(cut, _FACE)
    draw_hair(cut, before)
    ear(plate, cut)
    _hat(cut)
    _far_side(plate)
    bench(plate, _BENCH, left=-1.6, right=45.6, top=2.9, front=1.7, slant=0)
    _pole(plate)
    _far_arm(plate)
    _near_arm(plate)
    _near_side(plate)
    return plate


def _shirt(plate: Plate) -> None:
    """A white shirt, buttoned in the middle."""
    area = np.vstack([curve("10.4,25.6 8,32 8.4,40"), [(9, 48), (27, 48)],
                      curve("27,48 27.8,38 26.6,31 24.4,27.4 20.6,25.4")])  # fmt: skip
    creases = (Fold("24.2,29 23.6,34 22.4,41", 1.4, 0.8), Fold("16.4,31 17.2,36 16.6,42", 1.1, 0.6),
               Fold("26.4,33 25.4,39 25.0,47", 1.0, 0.7))  # fmt: skip
    garment(plate, area, creases, ink="light", body=Body(17.5, 10.5, 0.7), angle=-0.3, edge=False)
    plate.stroke(polygon(area), 0.3)
    opening = curve("18.6,28 20.0,34 20.2,41 19.6,48")
    plate.stroke(polyline(opening) + polyline(opening + np.array([1.5, 0])), 0.2)
    for x, y in resample(opening + np.array([0.75, 0]), 6)[1:-1]:
        plate.disc(float(x), float(y), 0.38, fill="light", stroke="ink", width=0.2)


def _collar(plate: Plate) -> None:
    """The collar of the shirt, turned down."""
    for flap in ("11.5,24.2 13.6,26.6 16.6,27.8 18.3,28.2 16.5,31.2 13.6,30.0 11.2,27.2",
                 "18.3,28.2 19.1,26.8 19.4,25.2 21.6,27.0 22.3,28.8 20.7,31.0"):  # fmt: skip
        plate.shape(polygon(loop(flap)), fill="light", stroke="ink", width=0.28, round_ends=True)
    strokes(plate, "12.8,28.0 14.6,29.3 16.4,29.8", "21.6,28.4 20.8,29.2 20.4,29.9", width=0.24)


def _hat(cut: Cut) -> None:
    """The painted hat: a cone of fine twining that flares into its brim."""
    brim = ellipse(47, 18, 60, 12.5, 80)
    lower = brim[:41]
    side = np.vstack([lower, curve("-13,18 2,6 14,-12 24,-42"), curve("24,-42 48,-47 70,-42"),
                      curve("70,-42 80,-12 92,6 107,18")])  # fmt: skip
    cut.edged(side, 0.34, "light")
    for k, rise in enumerate((3.2, 6.4, 9.6)):
        ring = ellipse(47, 18 - rise, 57 - k * 4.5, 12 - k * 1.2, 80)[2:39]
        cut.line(ring, 0.15, "ink")
    for x in np.linspace(-6, 100, 22):
        y = 18 + 12.5 * np.sqrt(max(0, 1 - ((x - 47) / 60) ** 2))
        cut.line(np.array([(x, y), (x + (47 - x) * 0.07, y - 3.4)]), 0.14, "ink")
    top = np.vstack([curve("24,-42 48,-37 70,-42"), curve("70,-42 48,-47 24,-42")])
    cut.piece(top, "accent")
    cut.line(np.vstack([top, top[:1]]), 0.24, "ink")
    band = np.vstack([curve("22.4,-34 47,-29 72,-34"), curve("70.4,-39.5 47,-34.5 23.6,-39.5")])
    cut.piece(band, "ink")
    _crest(cut)


def _crest(cut: Cut) -> None:
    """The raven on the hat, in formlines: two eyes, the beak between them, wings at the sides."""
    field = loop("24,-25 36,-23 54,-23 70,-25 79,-10 91,4 84,13 66,19 46,20 26,18 8,12 5,5 16,-10")
    cut.piece(field, "ink")
    for x, wide, y in ((24.5, 9.6, -6), (63, 12.0, -6)):
        cut.piece(_OVOID * [wide, 11.5] + [x, y], "light")
        cut.piece(_OVOID * [wide * 0.62, 7.0] + [x, y - 0.5], "ink")
        cut.piece(_OVOID * [wide * 0.3, 3.2] + [x, y - 0.6], "light")
    beak = loop("37,-20 44,-20 47,-8 46,4 40,16 34,4 34,-8")
    cut.piece(beak, "accent")
    cut.line(np.vstack([beak, beak[:1]]), 0.2, "light")
    for text in ("80,-3 87,5 82,9.5 77,8 76.5,2", "10,-2 5,5 9,9.5 14,8 14.5,2",
                 "50,8 60,9.6 70,9.4 68,14.4 56,16 50,14",
                 "17,8.4 24,9.8 31,9 31,14.6 24,14.4 16.6,12.4"):  # fmt: skip
        form = loop(text)
        cut.piece(form, "accent")
        cut.line(np.vstack([form, form[:1]]), 0.16, "light")
    for text in ("21,-18.6 26,-20.8 32,-19.2", "50,-20.4 55,-22.2 61,-20.6"):
        cut.scratch(text, 0.16, 0.42, 0.16, ink="light")


def _pole(plate: Plate) -> None:
    """The pole: three figures and the ringed hat of the topmost."""
    side = curve(
        "0.9,9.4 1.0,10.4 1.0,13.6 2.0,14.2 2.7,15.6 2.5,18.2 2.8,21.2 2.5,23.6 3.1,24.4 "
        "2.9,27.4 3.1,30.8 2.7,33.2 3.3,34.2 3.1,38 3.3,42 3.0,43.6 3.6,43.8 3.6,45.2",
        6,
    )
    pole = np.vstack([side, (side * [-1, 1])[::-1]]) + np.array([_POLE, 0])
    plate.shape(polygon(pole), fill="ink", stroke="ink", width=0.3, round_ends=True)
    for y in (10.4, 11.8, 13.2):
        plate.fill(swell(curve(f"{_POLE - 0.9},{y} {_POLE},{y + 0.3} {_POLE + 0.9},{y}"), 0.24),
                   "light")  # fmt: skip
    for y, size, kind in ((14.2, 0.92, "raven"), (24.2, 1.02, "bear"), (34.2, 1.06, "whale")):
        with plate.placed(_POLE, y, size):
            _being(plate, kind)
    shine = side[:-6] * [-0.86, 1] + [_POLE, 0]
    plate.fill(swell(shine[8:], 0.2), "light")


def _being(plate: Plate, kind: str) -> None:
    """One figure of the pole, 9.4 mm high: ears, eyes, mouth, and its limbs below."""
    for sign in (-1, 1):
        for wide, ink in ((1.22, "light"), (0.86, "ink"), (0.42, "light")):
            plate.fill(polygon(_OVOID * [wide, wide * 0.86] + [sign * 1.36, 2.8]), ink)
        plate.fill("".join(swell(curve(" ".join(f"{sign * x},{y}" for x, y in line)), 0.28)
                           for line in _LIMBS[kind]), "light")  # fmt: skip
    _FACES[kind](plate)


def _raven(plate: Plate) -> None:
    """Its long beak, pointing down."""
    beak = loop("0,2.2 0.55,3.2 0.6,4.6 0,6.6 -0.6,4.6 -0.55,3.2")
    plate.shape(polygon(beak), fill="accent", stroke="light", width=0.24)


def _bear(plate: Plate) -> None:
    """Round ears that stand, nostrils, a broad mouth and the tongue that hangs from it."""
    for sign in (-1, 1):
        plate.disc(sign * 1.75, 0.75, 0.62, fill="accent", stroke="light", width=0.26)
        plate.disc(sign * 0.36, 3.95, 0.2, fill="light")
    tongue = loop("-0.75,5.2 0.75,5.2 0.8,7.0 0,8.2 -0.8,7.0")
    plate.shape(polygon(tongue), fill="accent", stroke="light", width=0.26)
    lips = loop("-2.1,4.5 0,4.4 2.1,4.5 2.1,5.3 0,5.5 -2.1,5.3", 10)
    plate.fill(polygon(lips), "light")


def _whale(plate: Plate) -> None:
    """The fin that stands on its brow, with a hole through it, and a row of great teeth."""
    fin = loop("-0.6,2.2 -0.5,0.6 0,-0.9 0.5,0.6 0.6,2.2 0,2.5")
    plate.shape(polygon(fin), fill="accent", stroke="light", width=0.24)
    jaws = loop("-2.3,4.2 0,4.0 2.3,4.2 2.4,5.2 2.2,6.0 0,6.2 -2.2,6.0 -2.4,5.2", 10)
    plate.fill(polygon(jaws), "light")
    plate.fill(swell(curve("-2.2,5.1 0,5.0 2.2,5.1"), 0.3))
    for x in np.arange(-1.5, 1.6, 0.75):
        plate.stroke(polyline(np.array([(x, 4.2), (x, 5.9)])), 0.24)


_Line = list[tuple[float, float]]
#: Ears, wings, paws, fins and tail of each figure, right half.
_LIMBS: dict[str, list[_Line]] = {
    "raven": [
        [(0.5, 1.2), (0.9, 0.4), (1.8, 0.4), (2.2, 1.2)],
        [(2.4, 5.2), (1.5, 5.4), (1.1, 6.6), (1.2, 9.0)],
        [(2.4, 6.2), (2.0, 6.6), (1.8, 7.6), (1.9, 9.0)],
    ],
    "bear": [
        [(2.5, 6.4), (1.6, 6.3), (1.2, 7.2), (1.4, 8.7), (2.3, 8.7)],
        [(1.5, 7.1), (1.9, 7.0), (2.4, 7.1)],
        [(1.5, 7.9), (1.9, 7.8), (2.4, 7.9)],
    ],
    "whale": [
        [(0.0, 8.2), (0.7, 7.3), (1.7, 7.0), (2.5, 7.4)],
        [(0.0, 8.9), (0.9, 8.2), (1.8, 8.0), (2.5, 8.4)],
    ],
}
_FACES = {"raven": _raven, "bear": _bear, "whale": _whale}


def _near_side(plate: Plate) -> None:
    """The button blanket over the near shoulder down to the table, its border along the front."""
    near = np.vstack([curve("12.2,23.6 8.2,25.4 4.0,28.0 1.6,32.0 0.5,38 0.3,43.4"),
                      curve("15.7,43.4 15.6,40 14.4,33 12.6,28.6 12.2,23.6")])  # fmt: skip
    plate.shape(polygon(near), fill="ink", stroke="ink", width=0.3, round_ends=True)
    _border(plate, curve("12.2,23.8 12.5,28.6 14.3,33.2 15.5,40 15.6,43.2"), -2.5)
    for fold, width in (("9.0,25.6 6.2,29 4.6,34 4.0,41", 0.5), ("7.4,28.6 6.0,33 5.6,40", 0.36),
                        ("3.4,30.4 2.2,35 1.6,42", 0.5), ("9.4,33 8.6,38 8.8,43", 0.44),
                        ("10.8,36 10.4,40 10.6,43", 0.3)):  # fmt: skip
        strokes(plate, fold, width=width, ink="tint")


def _far_side(plate: Plate) -> None:
    """The blanket over the far shoulder."""
    edge = curve("20.8,25.0 23.0,28.4 24.7,31.8 25.0,38 24.6,45.4")
    far = np.vstack([curve("20.8,24.8 24.4,26.0 27.6,28.6 29.2,32.4 29.6,38 29.2,45.4"),
                     edge[::-1]])  # fmt: skip
    plate.shape(polygon(far), fill="ink", stroke="ink", width=0.3, round_ends=True)
    _border(plate, edge, 2.0)


def _border(plate: Plate, edge: Points, wide: float) -> None:
    """A red border along an edge, ``wide`` mm to its right, a row of pearl buttons within it."""
    band = np.vstack([edge, (edge + np.array([wide, 0.2]))[::-1]])
    plate.shape(polygon(band), fill="accent", stroke="ink", width=0.24, round_ends=True)
    n = int(len(edge) / 3.2) + 1
    for x, y in resample(edge + np.array([wide * 0.5, 0.1]), n)[1:-1]:
        plate.disc(float(x), float(y), 0.52, fill="light", stroke="ink", width=0.18)
    for x, y in resample(edge + np.array([wide * 1.42, 0.3]), 2 * n)[2:-1]:
        plate.disc(float(x), float(y), 0.27, fill="light")


def _far_arm(plate: SkinPlate) -> None:
    """The hand that steadies the pole at its foot."""
    where = (32.6, 41.6)
    at = wrist("spread", where, side=-1)
    arm = [(19.4, 37.6), (22.2, 41.6), (26.8, 43.8), at]
    sleeved(plate, arm, (2.2, 2.2, 2.0, 1.7), cloth="light", folds=0.45, outer=1)
    cuff(plate, arm, 1.8, 1.5)
    bare_hand(plate, "spread", where, side=-1)


def _near_arm(plate: SkinPlate) -> None:
    """The arm that draws the crooked knife along the stone."""
    where, turn = (27.2, 32.6), 62.0
    at = wrist("grip", where, side=-1, turn=turn)
    arm = [(9.2, 40.4), (13.4, 39.8), (19, 37.0), at]
    sleeved(plate, arm, (3.0, 3.0, 2.5, 1.8), cloth="light", folds=0.5, outer=1, seed=1.0)
    cuff(plate, arm, 1.95, 1.8)
    tube(plate, [(22.0, 35.4), (27.2, 32.6), (30.0, 31.1)], 0.62, gap=0.4, paper="tint")
    blade = curve("29.6,31.3 31.4,30.2 32.4,28.6 32.2,27.0")
    plate.fill(swell(blade, np.linspace(0.9, 0.3, len(blade))), "ink")
    plate.fill(swell(blade[3:-6], 0.26), "light")
    bare_hand(plate, "grip", where, side=-1, turn=turn)
