"""The house of Spades: winter and the law. Fur, snow, a book, a balance, a key."""

from __future__ import annotations

import math

import numpy as np

from engraver.figure.dress import fur
from engraver.figure.face import Face, draw_ear, draw_face, draw_neck
from engraver.figure.hair import FULL, Mass, draw_hair, draw_mustache
from engraver.figure.locks import draw_locks
from engraver.sixty_six import instruments
from engraver.sixty_six.attire import (
    BROAD,
    SLIGHT,
    arm,
    body,
    brocade,
    rounded,
    shaded,
    sown,
)
from engraver.sixty_six.court import Courtier
from engraver.sixty_six.crowns import (
    Circlet,
    arched_crown,
    circlet,
    cresting,
    pearl_symbol,
)
from engraver.sixty_six.hairstyles import BREAST, SHOULDER
from engraver.sixty_six.sash import Course
from engraver.technique.curves import resample
from engraver.technique.cutpaper import Cut, curve, loop, points
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_along
from engraver.technique.solids import rim, sphere

_COLLAR = (
    "12.6,23.6 9.2,24.8 6.9,26.6 8.6,28.9 13,31.2 19.6,32.3 26.4,31.4 31,29.2 33.1,26.6 30.8,24.8 "
    "27.4,23.6 20,22"
)
#: Tails of ermine on the left of the collar: x, y, degrees; the right has the same.
_TAILS = ((9.0, 27.0, 38), (12.0, 28.8, 30), (15.2, 30.0, 16), (13.2, 26.5, 30))
#: The mantle of the Queen, the tails of its ermine, and the collar of the Jack.
_MANTLE = (
    "6,27.4 11,25.8 17.2,27.2 22.4,26.4 27,27.6 30.4,30.4 28.4,33 24.6,30.6 19.4,31.6 12,31.8 "
    "7,33.6 3.4,31"
)
_SPOTS = (
    (6.4, 29.8, 40), (9.4, 28.2, 30), (10.6, 30.6, 16), (13.4, 28.6, 12), (16.2, 30.2, 0),
    (18.6, 28.4, -8), (24.4, 28.6, -30), (27.0, 30.2, -44),
)  # fmt: skip
_RUCHE = (
    "9.4,25.8 10.6,22.8 13.2,21.8 15.6,23.4 18.8,24.2 21.6,23.4 23.6,22 26.4,22.8 27.6,25.8 "
    "24.6,28.8 18.8,30.2 12.6,28.8"
)
#: The veil of the Queen: within it, beside the far cheek, and over crown and shoulder.
_WITHIN = "30,4 14,20 8,44 10,72 10,100 20,128 60,134 84,124 88,90 88,50 80,20 58,4"
_FAR_VEIL = (
    "38,-4 24,0 9,13 1,36 -2,62 -4,92 -14,134",
    "38,11 24.6,20.4 17,38 13.4,58 13.6,80 15,102 11,138",
)
_NEAR_VEIL = (
    "34,-5 60,-8 87,6 101,32 106,64 111,98 121,134",
    "34,11 52,14.4 66,26 75,44 79,66 78,90 82,114 94,138",
)

#: An arm of a crystal of snow along the x axis, from its middle to its tip.
_ARM = (
    "0,0.12 0.55,0.12 0.62,0.4 0.76,0.4 0.76,0.12 1,0 0.76,-0.12 0.76,-0.4 0.62,-0.4 0.55,-0.12 "
    "0,-0.12"
)


def snow(size: float) -> list[Points]:
    """The arms of a crystal of snow about the origin, ``size`` mm from middle to tip."""
    arms = []
    for k in range(6):
        t = k * math.pi / 3
        turn = np.array([[math.cos(t), math.sin(t)], [-math.sin(t), math.cos(t)]])
        arms.append(points(_ARM) @ turn * size)
    return arms


def king(plate: Plate, who: Courtier, course: Course) -> None:
    """An old lawgiver in ermine, his white beard on his breast, the book of the law in hand."""
    cut = Cut(plate, 18.0, 22.4, 0.158, who.looks)
    pearl_symbol(plate)
    back, front = SHOULDER
    draw_locks(cut, back, "light")
    cloth = body(plate, course, BROAD)
    shaded(plate, cloth, rounded)
    sown(plate, cloth, snow(0.75), (3.0, 2.1))
    right = [(40.2 - x, y, -turn) for x, y, turn in _TAILS]
    fur(plate, loop(_COLLAR), [*_TAILS, *right])
    draw_face(cut, who.turned)
    draw_locks(cut, front, "light")
    draw_locks(cut, BREAST, "light")
    draw_mustache(cut)
    with plate.placed(18.2, 10.1, 1.06):
        arched_crown(plate)
    instruments.book(plate, 32.6, 28.0)
    arm(plate, course, "spread", (32.0, 28.0), elbow=-1.2, half=1.9, end="fur", size=0.94)


def queen(plate: Plate, who: Courtier, course: Course) -> None:
    """A grave woman in a white veil and a coronet, the balance before her."""
    cut = Cut(plate, 16.4, 22.2, 0.152, who.looks)
    pearl_symbol(plate)
    instruments.balance(plate, 33.2, 25.6)
    cut.piece(loop(_WITHIN), "ink")
    draw_neck(cut, who.turned, slim=2.0)
    cloth = body(plate, course, SLIGHT)
    shaded(plate, cloth, rounded)
    brocade(plate, cloth)
    draw_face(cut, who.turned)
    draw_hair(cut, [Mass(part.outline) for part in FULL["parted"][1]])
    _veil(cut, *_FAR_VEIL, 5)
    _veil(cut, *_NEAR_VEIL, 12)
    fur(plate, loop(_MANTLE), _SPOTS, size=0.86)
    with plate.placed(16.0, 9.0, 0.92):
        hoop = Circlet(5.2, 5.9, 1.75, 0.7)
        circlet(plate, hoop)
        cresting(plate, hoop, 0.58)
    sphere(plate, 21.6, 28.9, 1.15, 6)
    arm(plate, course, "grip", (33.2, 25.6), elbow=3.0, half=2.0, end="fur")


def _veil(cut: Cut, outer: str, inner: str, lines: int) -> None:
    """Linen that falls between two edges (head units) in long folds, ruled with so many lines."""
    a, b = (resample(cut.place(curve(edge)), 44) for edge in (outer, inner))
    area = np.vstack([a, b[::-1]])
    cut.plate.fill(polygon(area), "light")

    def fold(u: Points, q: float, _: Points) -> Points:
        return np.asarray(
            1.2 * np.sin(13 * q + 1.2 * u + 0.4) * np.clip(1.8 * u, 0.15, 1) * (q > 0.1)
        )

    rule_along(cut.plate, a, b, lines, fold, depth=0.7)
    rim(cut.plate, area, 0.22, 0.4)


def jack(plate: Plate, who: Courtier, course: Course) -> None:
    """A young gaoler in a fur hat, the great key in his hand."""
    cut = Cut(plate, 17.6, 22.2, 0.156, who.looks)
    back, front = FULL["short"]
    draw_hair(cut, back)
    draw_neck(cut, who.turned)
    cloth = body(plate, course, BROAD)
    _quilted(plate, cloth)
    shaded(plate, cloth, rounded)
    fur(plate, loop(_RUCHE))
    draw_face(cut, who.turned)
    draw_hair(cut, front)
    draw_ear(cut)
    _fur_hat(cut)
    instruments.key(plate, 33.4, 25.2)
    arm(plate, course, "grip", (33.4, 25.2), elbow=3.0, half=2.1, end="cuff")


def _quilted(plate: Plate, cloth: Points) -> None:
    """Cloth stitched in lozenges, a stud where the seams cross."""
    brocade(plate, cloth, gap=2.6, slant=0.86)
    plate.stroke(polyline(curve("20,26 19.8,30 20,34")), 0.3)
    for y in (29.4, 31.6):
        sphere(plate, 21.0, y + 1.6, 0.55, 4)


def _fur_hat(cut: Cut) -> None:
    """A velvet crown over a deep band of fur, a badge of snow in front."""
    plate = cut.plate
    crown = cut.place(loop("10,14 8,0 14,-14 32,-24 54,-24 76,-16 90,-2 92,16 50,22"))
    plate.shape(polygon(crown), fill="accent", stroke="ink", width=0.3)
    for fold in ("46,-22 32,-12 22,12", "50,-23 48,-8 44,14", "54,-23 68,-10 78,14"):
        cut.scratch(fold, 0.1, 0.4, 0.2, ink="deep")
        cut.scratch(curve(fold) + np.array([3, 0]), 0.06, 0.24, 0.1, ink="tint")
    band = cut.place(loop("8,30 4,20 6,8 22,4 46,3 72,6 92,14 97,25 93,35 76,27 50,23 26,25"))
    fur(plate, band)
    ((x, y),) = cut.place([(30, 13)])
    plate.disc(float(x), float(y), 1.35, fill="accent", stroke="ink", width=0.26)
    plate.fill("".join(polygon(part + np.array([x, y])) for part in snow(1.05)), "light")


HOUSE = (
    Courtier(
        suit="spades", rank="king", looks=1, held="book", draw=king,
        face=Face(age=0.9, brow=1.5, arch=-0.3, nose=0.8, hump=0.8, hollow=0.8, lips=0.6, jaw=0.5),
    ),
    Courtier(
        suit="spades", rank="queen", looks=-1, held="balance", draw=queen,
        face=Face(brow=0.9, arch=0.5, lips=1.05, lashes=True, jaw=-0.9, nose=0.3,
                  hump=0.3),
    ),
    Courtier(
        suit="spades", rank="jack", looks=-1, held="key", draw=jack,
        face=Face(jaw=1.4, brow=1.25, arch=-0.6, lips=0.85, nose=0.4, wing=0.4),
    ),
)  # fmt: skip
