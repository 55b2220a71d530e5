"""The house of Hearts: roses and the harvest. A cup, a rose, a sheaf."""

from __future__ import annotations

import math

import numpy as np

from engraver.figure.dress import frill, ruff
from engraver.figure.face import Face, draw_ear, draw_face, draw_neck
from engraver.figure.hair import FULL, draw_beard, draw_hair
from engraver.figure.locks import draw_locks
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
from engraver.sixty_six.hairstyles import LOOSE, SHOULDER
from engraver.sixty_six.headwear import brimmed, rayed_crown, rose_wreath
from engraver.sixty_six.rose import rose
from engraver.sixty_six.sash import WIDTH, Course, within
from engraver.technique.curves import ellipse, resample
from engraver.technique.cutpaper import Cut, curve
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import sphere
from engraver.technique.swell import swell

_NECKLINE = "11.6,26 13,29.2 16.4,31.2 20.2,31.8 24,31.2 27.2,29.2 28.6,26"


def blossom(size: float) -> list[Points]:
    """A flower of five petals about the origin, ``size`` mm across its middle."""
    petals = []
    for k in range(5):
        t = 2 * math.pi * k / 5 - math.pi / 2
        petals.append(ellipse(0.62 * size * math.cos(t), 0.62 * size * math.sin(t),
                              0.36 * size, 0.36 * size, 10))  # fmt: skip
    return petals


def king(plate: Plate, who: Courtier, course: Course) -> None:
    """A host in his best years, dark and curled, a rayed crown on his head, the cup in hand."""
    cut = Cut(plate, 18.2, 22.2, 0.158, who.looks)
    pearl_symbol(plate)
    back, front = FULL["curled"]
    draw_hair(cut, back)
    cloth = body(plate, course, BROAD)
    shaded(plate, cloth, rounded)
    sown(plate, cloth, blossom(0.85), (3.0, 2.1))
    draw_neck(cut, who.turned)
    _mantle_collar(plate)
    draw_face(cut, who.turned)
    draw_beard(cut, 0.75, ink="ink", curl=2.5)
    draw_hair(cut, front)
    draw_ear(cut)
    with plate.placed(18.0, 10.0, 1.04):
        rayed_crown(plate)
    instruments.goblet(plate, 33.2, 24.6)
    arm(plate, course, "grip", (33.2, 24.6), elbow=3.0, half=2.2, end="deep")


def _mantle_collar(plate: Plate) -> None:
    """A white falling collar, and a chain of office over the breast."""
    for sign in (-1, 1):
        flap = curve("-0.1,26.9 3.0,23.4 6.4,24.0 8.8,25.6 7.2,29.4 3.6,30.4 -0.1,26.9") * [sign, 1]
        flap = flap + np.array([18.6, 0])
        plate.shape(polygon(flap), fill="light", stroke="ink", width=0.26, round_ends=True)
        for shift in (1.4, 2.8, 4.2):
            fold = curve(f"{1.0 + shift},25.0 {1.0 + shift * 1.1},27 {1.2 + shift * 1.2},28.8")
            dark = 0.34 if sign > 0 else 0.22
            way = fold * [sign, 1] + np.array([18.6, 0])
            plate.fill(swell(way, np.linspace(dark, 0.08, len(way))))
        middle = flap.mean(axis=0)
        plate.stroke(polyline(middle + (flap[4:-6] - middle) * 0.88), 0.16)
    sphere(plate, 18.6, 27.3, 1.15, 6)
    chain = curve("7.6,27 11,30.4 18.6,32.2 26.2,30.4 29.4,27")
    for x, y in resample(chain, 15):
        plate.disc(float(x), float(y), 0.62, fill="light", stroke="ink", width=0.2)
        plate.disc(float(x), float(y), 0.22, fill="ink")


def queen(plate: Plate, who: Courtier, course: Course) -> None:
    """A young woman with loose fair hair under a wreath of roses, a rose in her fingers."""
    cut = Cut(plate, 18.6, 21.8, 0.155, who.looks)
    pearl_symbol(plate)
    with plate.defined("bloom"):
        rose(plate)
    back, front = LOOSE
    draw_locks(cut, back, "soft")
    bosom(plate, "10.4,26.4 15.6,24.4 20.4,24 25,24.6 29.8,26.4 27,31 20.2,33 13,31")
    draw_neck(cut, who.turned, slim=2.5)
    cloth = body(plate, course, LEFT, _NECKLINE, RIGHT)
    shaded(plate, cloth, rounded)
    brocade(plate, cloth, gap=2.4)
    sown(plate, cloth, blossom(0.5), (2.9, 2.5))
    frill(plate, curve(_NECKLINE), (0.0, 1.0), 13)
    draw_face(cut, who.turned)
    draw_locks(cut, front, "soft")
    spots = ((11.7, 13.4, 0.46), (26.1, 13.2, 0.48), (12.7, 10.6, 0.54), (25.2, 10.2, 0.56),
             (14.8, 8.3, 0.6), (22.9, 7.9, 0.64), (18.7, 7.2, 0.7))  # fmt: skip
    rose_wreath(plate, spots)
    for x, y in resample(curve("14.8,25.4 16.6,27.2 19.2,27.9 21.8,27.2 23.8,25.2"), 13):
        plate.use("pearl", float(x), float(y))
    offerings.flower(plate, 32.4, 22.2)
    arm(plate, course, "pinch", (32.4, 22.2), elbow=0.2, half=1.9, end="lace", size=0.92)


def jack(plate: Plate, who: Courtier, course: Course) -> None:
    """A young reaper in a straw hat and a striped doublet, a sheaf of wheat in his hand."""
    cut = Cut(plate, 16.4, 22.4, 0.155, who.looks)
    back, front = SHOULDER
    draw_locks(cut, back, "soft")
    seam = curve("13.6,24.6 11.6,27.4 11.2,31 10.4,38", 10)
    sleeve_ = np.vstack([curve("12.4,24.5 7,25.4 2.2,28.2 0,31.4", 10), [(0, 37.6)]])
    mirrored = [np.array([WIDTH - 2.4, 0]) + line * [-1, 1] for line in (seam, sleeve_)]
    body(plate, course, BROAD)
    panes(plate, seam, mirrored[0], 7)
    panes(plate, sleeve_, seam, 6)
    panes(plate, np.clip(mirrored[1] + np.array([2.4, 0]), 0, WIDTH), mirrored[0], 6)
    far = np.clip(mirrored[1][:-1] + np.array([2.4, 0]), 0, WIDTH)
    shoulders = (sleeve_[:-1], np.vstack([mirrored[0][:1], far]))
    plate.stroke("".join(polyline(within(line)) for line in shoulders), 0.3)
    ruff(plate, 17.0, 25.4, wide=7.0, deep=2.0, pleats=24)
    draw_neck(cut, who.turned)
    ruff(plate, 17.0, 25.4, wide=7.0, deep=2.0, pleats=24, front=True)
    draw_face(cut, who.turned)
    draw_locks(cut, front, "soft")
    brimmed(
        cut,
        brim="-17,20 2,25 26,19 56,17 84,19 101,27 107,22 100,12 84,6 56,2 26,4 0,11",
        crown="16,12 18,-6 30,-17 52,-20 74,-15 86,-2 88,14 54,6",
        band="14,13 15,3 32,-3 54,-5 76,-1 88,6 90,16 72,9 52,7 30,9",
        weave=("22,-4 36,-10 54,-12 72,-9 84,-2", "26,-11 40,-15 54,-16 70,-13"),
    )
    for text in ("-9,20.4 14,20 40,12.6 66,12.6 99,21", "-6,15.4 24,8.4 54,6.4 80,9.6 100,16"):
        cut.scratch(text, 0.08, 0.2, 0.2, 0.08, ink="ink")
        _plait(cut, text)
    _plait(cut, "22,-7 37,-12.4 54,-14.4 72,-11.4 84,-4.6")
    offerings.wheat(plate, 32.2, 25.6)
    arm(plate, course, "grip", (32.2, 25.6), elbow=3.0, half=2.1, cloth="light", end="deep")


def _plait(cut: Cut, line: str) -> None:
    """The straws of a hat, slanting across one of its seams."""
    seam = cut.place(curve(line))
    at = resample(seam, int(float(np.hypot(*np.diff(seam, axis=0).T).sum()) / 0.62))[2:-2]
    straw = np.array([0.22, 0.46])
    plate, strokes = cut.plate, []
    for k, where in enumerate(at):
        reach = straw if k % 2 else -straw
        strokes.append(swell(np.linspace(where, where + reach, 4), 0.15))
    plate.fill("".join(strokes))


HOUSE = (
    Courtier(
        suit="hearts", rank="king", looks=-1, held="cup", draw=king,
        face=Face(brow=1.4, arch=0.2, wing=0.5, hump=0.4, jaw=1.2, lips=0.9, age=0.3,
                  complexion=0.05),
    ),
    Courtier(
        suit="hearts", rank="queen", looks=1, held="rose", draw=queen,
        face=Face(brow=0.75, arch=0.7, lids=0.6, lashes=True, lips=1.35, jaw=-1.4, smile=0.8,
                  nose=-0.6),
    ),
    Courtier(
        suit="hearts", rank="jack", looks=1, held="wheat", draw=jack,
        face=Face(brow=1.2, arch=-0.1, lips=0.8, jaw=1.4, smile=0.8, wing=0.4, chin=0.6),
    ),
)  # fmt: skip
