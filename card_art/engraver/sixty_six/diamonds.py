"""The house of Diamonds: the sea and its merchants. A sphere, a shell, a spyglass."""

from __future__ import annotations

import math

import numpy as np

from engraver.figure.bust import band
from engraver.figure.dress import frill, ruff, standing_collar
from engraver.figure.face import Face, draw_ear, draw_face, draw_neck
from engraver.figure.hair import SIDE, Mass, draw_beard, draw_hair
from engraver.figure.side import Profile, draw_profile
from engraver.sixty_six import instruments, offerings
from engraver.sixty_six.attire import (
    BROAD,
    LEFT,
    RIGHT,
    arm,
    body,
    bosom,
    brocade,
    panes,
    rounded,
    shaded,
    sown,
)
from engraver.sixty_six.court import Courtier
from engraver.sixty_six.crowns import pearl_symbol
from engraver.sixty_six.headwear import jeweled, soft_cap, turban
from engraver.sixty_six.sash import Course, within
from engraver.technique.curves import normals, resample, spline
from engraver.technique.cutpaper import Cut, curve, loop, points
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.plumes import plume
from engraver.technique.solids import sphere
from engraver.wardrobe.jewels import cabochon
from engraver.wardrobe.profile import Face as Outline

_TURBAN = "12,31 5,20 2,4 10,-14 26,-26 48,-30 70,-25 86,-12 93,4 92,20 87,33 76,28 56,24 34,25"
_WRAPS = (
    "5,20 20,4 44,-8 70,-12 88,-6", "10,30 30,16 56,10 80,14 92,20",
    "3,4 18,-10 40,-20 62,-24 78,-20",
    "93,6 76,-2 56,0 36,12 20,26",
)  # fmt: skip
#: The band of the turban over the brow.
_BROW = "10.5,30 24,24.6 44,22.4 66,25 87.5,32.6"
_NECKLINE = "10.6,26 12.4,28.6 15.6,30.6 19.2,31.2 22.8,30.6 26.2,28.6 28.6,26"
#: Tightly curled hair, dressed high.
_HIGH = Mass(
    "9,17 15,23 25,25 34,31 41,42 44,54 46.6,48 49,44 54,43 58,48 57,60 62,70 70,76 80,74 90,62 "
    "97,44 100,22 96,2 82,-14 62,-20 40,-18 22,-8 12,4",
    lock=1.6, locks=38, curl=2.7,
)  # fmt: skip
_BLADE = "0,-1 0.34,-0.34 1,0 0.34,0.34 0,1 -0.34,0.34 -1,0 -0.34,-0.34"


def wave(size: float) -> list[Points]:
    """A breaking wave about the origin, ``size`` mm long."""
    crest = np.array([(-1.0, 0.5), (-0.4, 0.3), (0.0, -0.3), (0.5, -0.6), (0.9, -0.3), (0.8, 0.1),
                      (0.5, 0.0), (0.55, -0.25), (0.3, -0.2), (0.1, 0.4), (0.5, 0.5)])  # fmt: skip
    return [crest * size]


def star(size: float) -> list[Points]:
    """A four-pointed star about the origin, ``size`` mm from middle to tip."""
    return [np.array([[float(v) for v in p.split(",")] for p in _BLADE.split()]) * size]


def king(plate: Plate, who: Courtier, course: Course) -> None:
    """A merchant prince, gray-bearded, in a jeweled turban, the heavens in his hand."""
    cut = Cut(plate, 18.0, 22.6, 0.157, who.looks)
    pearl_symbol(plate)
    draw_neck(cut, who.turned)
    cloth = body(plate, course, BROAD)
    shaded(plate, cloth, rounded)
    sown(plate, cloth, star(0.72), (2.5, 1.8))
    _facings(plate)
    draw_face(cut, who.turned)
    draw_beard(cut, 0.95, ink="light", curl=2.7)
    draw_ear(cut, who.turned.complexion)
    turban(cut, _WRAPS, _TURBAN)
    brow = band(plate, cut.place(points(_BROW)), 0.8)
    jeweled(plate, brow[4:-4], 9, 0.5)
    plume(plate, ((17.9, 7.4), (18.2, 4.6), (20.0, 2.4), (23.0, 1.7), (25.6, 3.6)), 1.5, tufts=8,
          paper="accent")  # fmt: skip
    cabochon(plate, 17.6, 8.6, 1.25, 1.6)
    for t in np.linspace(0, 2 * math.pi, 11)[:-1]:
        plate.use("pearl", 17.6 + 1.75 * math.cos(t), 8.6 + 2.1 * math.sin(t))
    instruments.armillary(plate, 33.0, 25.4)
    arm(plate, course, "grip", (33.0, 25.4), elbow=3.0, half=2.3, end="deep",
        complexion=who.turned.complexion)  # fmt: skip


def _facings(plate: Plate) -> None:
    """The gown's broad facings, crossed on the breast, and a jewel on a chain."""
    for sign in (1, -1):
        band = np.vstack(
            [
                curve("-7.4,25.4 -3.8,28.6 1.6,31.6 6,34.4"),
                curve("3.2,36 -2.4,32.6 -7.6,29.4 -10.6,25.8"),
            ]
        )
        area = band * [sign, 1] + np.array([18.6, 0])
        plate.shape(polygon(area), fill="light", stroke="ink", width=0.26, round_ends=True)
        line = curve("-9,25.8 -5.6,29 -0.4,32.2 4.6,35.2") * [sign, 1] + np.array([18.6, 0])
        for x, y in resample(line, 12)[1:-1]:
            mark = star(0.55)[0] + np.array([x, y])
            plate.fill(polygon(mark), "accent")


def queen(plate: Plate, who: Courtier, course: Course) -> None:
    """A queen of the coast in profile, pearls in her high hair, a scallop on her palm."""
    cut = Cut(plate, 17.6, 22.0, 0.148, who.looks)
    pearl_symbol(plate)
    standing_collar(plate, 19.6, 26.4, 10.6)
    bosom(plate, "9.6,26.2 14,25 18,24.4 23,24.8 29.4,26.2 26.2,30.4 19.4,32.4 13,30.6",
          who.aside.complexion)  # fmt: skip
    draw_profile(cut, who.aside, foot=117)
    cloth = body(plate, course, LEFT.replace("11.6,26", "10.6,26"), _NECKLINE, RIGHT)
    shaded(plate, cloth, rounded)
    sown(plate, cloth, wave(0.95), (3.0, 1.7))
    frill(plate, curve(_NECKLINE), (0.0, 0.9), 14)
    draw_hair(cut, [_HIGH])
    for line, n in (("16,8 34,12 52,24 62,38 74,52", 13), ("10,20 28,26 42,38 50,44", 9)):
        for x, y in resample(cut.place(curve(line)), n):
            plate.use("pearl", float(x), float(y))
    _tiara(plate, cut)
    ((x, y),) = cut.place([(51.6, 70)])
    plate.disc(float(x), float(y), 0.95, stroke="ink", width=0.52)
    plate.disc(float(x), float(y), 0.95, stroke="light", width=0.2)
    for px, py in resample(curve("12.6,25 14.4,27.2 17.4,28.4 20.8,27.8 23,25.8"), 14):
        plate.use("pearl", float(px), float(py))
    cabochon(plate, 17.4, 29.7, 0.75, 1.0)
    offerings.shell(plate, 31.4, 23.0)
    arm(plate, course, "palm", (32.0, 23.6), elbow=-1.2, half=1.9, end="lace",
        complexion=who.aside.complexion, size=0.95)  # fmt: skip


def _tiara(plate: Plate, cut: Cut) -> None:
    """A little crown set on the front of the hair: shells of rays on a hoop, a pearl on each."""
    line = resample(cut.place(curve("1,12 10,0 24,-9 42,-14 60,-13")), 61)
    out = normals(line) * (1 if normals(line)[30, 1] < 0 else -1)
    for at, high in ((4, 1.7), (56, 1.7), (17, 2.3), (43, 2.3), (30, 2.9)):
        foot = line[at] + out[at] * 0.2
        side = np.array([-out[at][1], out[at][0]]) * 0.42 * high
        tip = foot + out[at] * high
        ray = spline([foot - 0.6 * side, foot + out[at] * 0.55 * high - side, tip,
                      foot + out[at] * 0.55 * high + side, foot + 0.6 * side], 6)  # fmt: skip
        plate.shape(polygon(ray), fill="light", stroke="ink", width=0.22)
        for share in (-0.5, 0.0, 0.5):
            rib = spline([foot, foot + out[at] * 0.5 * high + share * side,
                          tip - out[at] * 0.25 * high + share * 0.6 * side], 6)  # fmt: skip
            plate.stroke(polyline(rib), 0.15)
        plate.use("pearl", float(tip[0]), float(tip[1]), 1.25, 1.25)
    hoop = band(plate, line, 0.5)
    for x, y in resample(hoop, 13)[1:-1:2]:
        plate.disc(float(x), float(y), 0.26, fill="accent")


def jack(plate: Plate, who: Courtier, course: Course) -> None:
    """A young pilot in profile, plumed cap and ruff, the spyglass in his hand."""
    cut = Cut(plate, 17.8, 22.0, 0.15, who.looks)
    seam = curve("13.4,24.8 11.4,27.6 11,31 10.4,35", 10)
    outer = np.vstack([curve("13.2,24.7 7,25.8 2.2,28.6 0,32", 10), [(0, 38.6)]])
    far = [np.array([36.4, 0]) + line * [-1, 1] for line in (seam, outer)]
    cloth = body(plate, course, BROAD)
    brocade(plate, cloth, gap=1.9, slant=0.6)
    panes(plate, seam, far[0], 9)
    shaded(plate, cloth, rounded)
    plate.stroke(polyline(seam) + polyline(far[0]), 0.28)
    plate.stroke(polyline(within(curve(BROAD))), 0.3)
    for y in (28.8, 31.0, 33.0):
        sphere(plate, 18.3, y, 0.6, 4)
    ruff(plate, 18.0, 25.3, wide=7.2, deep=2.1, pleats=26)
    draw_profile(cut, who.aside, foot=121)
    ruff(plate, 18.0, 25.3, wide=7.2, deep=2.1, pleats=26, front=True)
    _, front = SIDE["curled"]
    draw_hair(cut, front)
    soft_cap(
        cut,
        "-4,18 -10,4 -6,-10 12,-20 40,-26 70,-25 94,-16 106,-1 104,14 90,24 50,14 18,16",
        "-2,19 -11,4 -4,-12 22,-22 50,-26",
        "98,24 108,6 98,-14 74,-25 50,-26",
    )
    feather = ((25.0, 9.4), (23.2, 5.6), (19.4, 3.6), (15.2, 3.8), (12.6, 6.0), (11.8, 9.4))
    plume(plate, feather, 1.7, tufts=9, paper="light")
    brim = cut.place(loop("-5,24 -8,15 4,9 26,6 50,5 76,7 97,13 102,21 98,29 76,22 50,19 24,20"))
    plate.shape(polygon(brim), fill="light", stroke="ink", width=0.26)
    middle = (resample(cut.place(curve("-6,19 4,14.6 26,12.8 50,12 76,14.6 99,21")), 14))[1:-1]
    for x, y in middle:
        plate.fill(polygon(star(0.62)[0] + np.array([x, y])), "accent")
    instruments.spyglass(plate, 32.2, 25.0)
    arm(plate, course, "grip", (32.2, 25.0), elbow=3.0, half=2.2, end="lace", turn=9,
        complexion=who.aside.complexion)  # fmt: skip


HOUSE = (
    Courtier(
        suit="diamonds", rank="king", looks=1, held="sphere", draw=king,
        face=Face(complexion=0.4, lips=1.15, wing=1.3, brow=1.35, age=0.5, jaw=1.0, hollow=0.5,
                  nose=-0.2),
    ),
    Courtier(
        suit="diamonds", rank="queen", looks=1, held="shell", draw=queen,
        face=Profile(
            outline=Outline(nose=9.6, upper=1.1, lower=1.1, bridge=0.3, forehead=1.4, throat=2.5,
                            nape=4, droop=-0.4, bulb=0.4),
            lips=1.3, lashes=True, brow=0.85, arch=0.4, complexion=0.36,
        ),
    ),
    Courtier(
        suit="diamonds", rank="jack", looks=-1, held="spyglass", draw=jack,
        face=Profile(
            outline=Outline(nose=10.0, upper=0.9, lower=0.9, forehead=2, throat=0.5, nape=1.5,
                            bulb=0.5, chin=0.5),
            lips=0.9, complexion=0.3, brow=1.1,
        ),
    ),
)  # fmt: skip
