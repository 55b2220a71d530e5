"""The house of Clubs: the forest and the hunt. A horn, a bow, a falcon."""

from __future__ import annotations

import math

import numpy as np

from engraver.figure.dress import fur
from engraver.figure.face import Face, draw_face, draw_neck
from engraver.figure.hair import FULL, draw_hair, draw_side_mustache
from engraver.figure.locks import draw_locks
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
    rounded,
    shaded,
    sown,
)
from engraver.sixty_six.court import Courtier
from engraver.sixty_six.crowns import pearl_symbol
from engraver.sixty_six.hairstyles import (
    COLLAR,
    JAW,
    JAW_SHADOW,
    MANE,
    MANE_SHADOW,
)
from engraver.sixty_six.headwear import leafed_crown, oak_leaf, quill
from engraver.sixty_six.sash import Course
from engraver.technique.curves import resample
from engraver.technique.cutpaper import Cut, curve, loop, points
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import sphere
from engraver.technique.swell import swell
from engraver.wardrobe.profile import Face as Outline

#: The King's bearskin, and the neckline of the Queen.
_BEARSKIN = (
    "7,25.4 11,23.6 15,25.4 19,25.8 22.6,24.6 26.6,25.8 30.6,28.2 29.4,31.6 24.6,30.4 18.6,31.4 "
    "12.4,31.2 7.4,33.2 2.6,33 3.4,28.6"
)
_NECKLINE = "11.6,26 14.4,28.4 18.8,31.6 20.2,32 21.6,31.6 26,28.4 28.6,26"


def foliage(size: float) -> list[Points]:
    """A sprig of three leaves about the origin, ``size`` mm high."""
    blade = points("0,0 0.22,-0.3 0.2,-0.7 0,-1 -0.2,-0.7 -0.22,-0.3")
    sprig = []
    for turn in (-1.9, 0.0, 1.9):
        c, s = np.cos(turn), np.sin(turn)
        sprig.append(blade @ np.array([[c, s], [-s, c]]) * size * 0.8 + np.array([0, 0.1 * size]))
    return sprig


def king(plate: Plate, who: Courtier, course: Course) -> None:
    """The lord of the forest in profile, crowned with oak, in a bearskin, his horn in hand."""
    cut = Cut(plate, 17.2, 22.6, 0.152, who.looks)
    cloth = body(plate, course, BROAD)
    shaded(plate, cloth, rounded)
    sown(plate, cloth, foliage(1.3), (2.6, 2.1))
    draw_profile(cut, who.aside)
    fur(plate, loop(_BEARSKIN), ink="ink")
    sphere(plate, 21.2, 28.2, 1.3, 7)
    cut.piece(loop(JAW_SHADOW), "ink")
    draw_locks(cut, JAW, "soft")
    draw_side_mustache(cut, "soft")
    cut.piece(loop(MANE_SHADOW), "ink")
    draw_locks(cut, MANE, "soft")
    with plate.placed(17.0, 9.9, 0.94):
        leafed_crown(plate)
    instruments.horn(plate, 33.6, 25.4)
    arm(plate, course, "grip", (33.6, 25.4), elbow=3.0, half=2.2, end="fur")


def queen(plate: Plate, who: Courtier, course: Course) -> None:
    """A huntress with dark loose hair and a crescent over her brow, the bow in her hand."""
    cut = Cut(plate, 18.0, 22.0, 0.154, who.looks)
    pearl_symbol(plate)
    _quiver(plate)
    back, front = FULL["loose"]
    draw_hair(cut, back)
    bosom(plate, "10.4,26.4 14.4,24.8 18,24 23,24.2 29.8,26.4 24,31 20.2,33 16,31")
    draw_neck(cut, who.turned, slim=2.5)
    cloth = body(plate, course, LEFT, _NECKLINE, RIGHT)
    shaded(plate, cloth, rounded)
    sown(plate, cloth, foliage(1.2), (2.4, 1.9))
    _hem(plate)
    draw_face(cut, who.turned)
    draw_hair(cut, front)
    _crescent(cut)
    instruments.bow(plate, 32.4, 24.6)
    arm(plate, course, "grip", (32.4, 24.6), elbow=3.0, half=2.0, end="deep")


def _hem(plate: Plate) -> None:
    """A pale hem along the neckline, and the strap of the quiver across the breast."""
    line = curve(_NECKLINE)
    plate.stroke(polyline(line), 1.1)
    plate.stroke(polyline(line), 0.66, "light")
    strap = np.vstack([curve("6.4,27.6 14,30.4 24,35.6"), curve("21.6,36 13,32.2 4.8,28.8")])
    plate.shape(polygon(strap), fill="light", stroke="ink", width=0.24)
    for x, y in resample(curve("6.6,28.6 13.5,31.3 22,35.4"), 8)[1:-1]:
        plate.disc(float(x), float(y), 0.32, fill="deep")


def _quiver(plate: Plate) -> None:
    """Arrows over the right shoulder, feathered."""
    for x, y, lean in ((5.2, 15.0, -0.9), (7.0, 13.8, -0.4), (3.6, 17.0, -1.4)):
        foot = np.array([x + 3.0 - lean, y + 14])
        top = np.array([x, y])
        shaft = np.linspace(top, foot, 8)
        plate.fill(swell(shaft, 0.5))
        way = (foot - top) / np.hypot(*(foot - top))
        side = np.array([-way[1], way[0]])
        for sign in (-1, 1):
            vane = np.array(
                [
                    top + way * 0.3,
                    top + way * 0.2 + side * sign * 1.0,
                    top + way * 3.4 + side * sign * 1.0,
                    top + way * 4.2,
                ]
            )
            plate.shape(
                polygon(vane), fill="tint" if sign > 0 else "light", stroke="ink", width=0.2
            )
    case = curve("3.6,21.6 8.4,20 9.8,24 11.4,30 6.6,31.4 4.8,25.4 3.6,21.6")
    plate.shape(polygon(case), fill="deep", stroke="ink", width=0.28)
    for shift in (0.9, 2.0):
        a, b = (3.9 + 0.25 * shift, 21.6 + shift), (8.5 + 0.3 * shift, 20.1 + shift)
        plate.stroke(polyline([a, b]), 0.24, "tint")


def _crescent(cut: Cut) -> None:
    """A fillet about the brow, a crescent moon upon it."""
    plate = cut.plate
    fillet = cut.place(curve("10,35 20,26 34,21 50,21 68,28 84,42 99,57", 12))
    plate.stroke(polyline(fillet), 1.2)
    plate.stroke(polyline(fillet), 0.74, "light")
    for x, y in resample(fillet, 17)[1:-1]:
        plate.disc(float(x), float(y), 0.2, fill="accent")
    ((x, y),) = cut.place([(32, 5)])
    t = np.linspace(-0.55, np.pi + 0.55, 40)
    outer = np.stack([3.0 * np.cos(t), 3.0 * np.sin(t)], axis=1)
    s = np.linspace(np.pi + 0.28, -0.28, 40)
    inner = np.stack([2.5 * np.cos(s), 2.15 * np.sin(s) - 0.95], axis=1)
    moon = np.vstack([outer, inner]) + np.array([x, y])
    plate.shape(polygon(moon), fill="light", stroke="ink", width=0.26, round_ends=True)
    shade = np.stack([2.62 * np.cos(t[8:22]), 2.62 * np.sin(t[8:22])], axis=1) + np.array([x, y])
    plate.fill(swell(shade, 0.3 * np.sin(np.linspace(0.2, 2.9, len(shade)))))
    plate.use("pearl", float(x), float(y) + 0.1, 1.2, 1.2)


def jack(plate: Plate, who: Courtier, course: Course) -> None:
    """A young falconer in profile, a feather in his peaked cap, the hooded bird on his glove."""
    cut = Cut(plate, 17.2, 22.2, 0.15, who.looks)
    cloth = body(plate, course, BROAD)
    shaded(plate, cloth, rounded)
    brocade(plate, cloth, gap=2.2, slant=0.78)
    draw_profile(cut, who.aside)
    _cape(plate)
    cut.piece(loop(MANE_SHADOW), "ink")
    draw_locks(cut, COLLAR, "soft")
    _peaked(cut)
    arm(plate, course, "grip", (33.0, 27.2), elbow=3.0, half=2.0, end="deep", size=1.02)
    offerings.falcon(plate, 33.2, 25.3)


def _cape(plate: Plate) -> None:
    """A dagged hood laid back on the shoulders, buttoned at the throat."""
    edge = curve("5.4,27.6 8,25.4 12,23.6 15.4,24.8 19.4,25.4 22.4,24.2 26.4,25 30,27.2")
    x = np.linspace(30.0, 5.2, 8 * 12 + 1)
    dag = np.abs(np.sin(np.linspace(0, 8 * math.pi, len(x)))) ** 0.6
    hem = np.stack([x, 30.8 - 0.022 * (x - 17.6) ** 2 + 2.2 * dag], axis=1)
    area = np.vstack([edge, hem])
    plate.shape(polygon(area), fill="light", stroke="ink", width=0.28, round_ends=True)
    plate.stroke(polyline(hem[7:-7] - [0, 0.7]), 0.16)
    for k in range(1, 8):
        off = 12.4 - 3.1 * k
        foot = 30.8 - 0.022 * off**2
        cleft = curve(
            f"{17.6 + 0.6 * off},26.4 {17.6 + 0.94 * off},{foot - 2.2} {17.6 + off},{foot}"
        )
        plate.fill(swell(cleft, np.linspace(0.1, 0.42, len(cleft))))
    for y in (26.9, 28.8):
        sphere(plate, 15.8, y, 0.6, 4)


def _peaked(cut: Cut) -> None:
    """A hunter's cap, its brim drawn to a peak in front and turned up behind."""
    plate = cut.plate
    crown = cut.place(loop("6,12 14,-8 32,-24 56,-26 78,-14 92,8 96,22 60,18 30,16"))
    plate.shape(polygon(crown), fill="accent", stroke="ink", width=0.3)
    for fold in ("30,-18 24,-4 20,12", "56,-24 52,-6 50,16", "78,-12 80,2 84,18"):
        cut.scratch(fold, 0.08, 0.42, 0.2, ink="deep")
        cut.scratch(curve(fold) - [2.6, 0], 0.06, 0.22, 0.1, ink="tint")
    start, *rest = [
        (float(x), float(y)) for x, y in cut.place(points("66,14 84,-8 100,-24 116,-36"))
    ]
    quill(plate, [start, *rest], 1.1)
    brim = cut.place(
        loop("-22,22 -4,14 20,9 46,9 72,10 94,0 106,-2 104,14 96,28 74,28 46,25 20,24 -2,24")
    )
    plate.shape(polygon(brim), fill="light", stroke="ink", width=0.28)
    edge = curve("-10,20 4,17 30,14 60,16 86,12 101,4")
    for shift in (2.2, 4.6):
        cut.scratch(edge + np.array([0, shift]), 0.06, 0.22, 0.16, 0.06, ink="ink")
    ((x, y),) = cut.place([(64, 15)])
    oak_leaf(plate, (float(x), float(y) + 1.2), 3.2, -30)
    sphere(plate, float(x), float(y) + 0.9, 0.75, 5)


HOUSE = (
    Courtier(
        suit="clubs", rank="king", looks=-1, held="horn", draw=king,
        face=Profile(
            outline=Outline(nose=11.2, hump=0.9, brow=0.8, forehead=2.4, bridge=0.4),
            brow=1.6, arch=-0.4, lips=0.6, age=0.5, complexion=0.06,
        ),
    ),
    Courtier(
        suit="clubs", rank="queen", looks=-1, held="bow", draw=queen,
        face=Face(brow=0.95, arch=0.1, lashes=True, lips=1.1, jaw=-0.6, hollow=0.2, nose=0.2,
                  hump=0.4, lift=0.6, complexion=0.1),
    ),
    Courtier(
        suit="clubs", rank="jack", looks=1, held="falcon", draw=jack,
        face=Profile(
            outline=Outline(nose=10.2, droop=-1.0, hump=-0.3, forehead=1.6, chin=0.4, throat=0.5),
            lips=0.85, brow=1.1, smile=0.6, complexion=0.1,
        ),
    ),
)  # fmt: skip
