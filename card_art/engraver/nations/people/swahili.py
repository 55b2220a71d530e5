"""Two children of Zanzibar at bao, the game of four rows of eight holes.

He wears the long white kanzu, stitched in silk at the neck, and the embroidered cap, the kofia; she
a printed kanga about a white bodice, her hair plaited in rows. The board lies between them so that
each has two rows at hand; a dhow goes by behind.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from engraver.figure.bust import Body, Fold, garment
from engraver.figure.dress import sleeve
from engraver.figure.hair import SIDE, Mass, draw_hair
from engraver.figure.limb import wrist
from engraver.figure.side import Profile
from engraver.figure.wraps import cells, folds, strewn
from engraver.nations.people.ground import HEIGHT, WIDTH, strokes
from engraver.nations.people.heads import side, side_ear
from engraver.nations.people.skin import SkinPlate, YoungSkinCut, arm, bare_hand
from engraver.technique.curves import ellipse, resample
from engraver.technique.cutpaper import Cut, curve, loop
from engraver.technique.pathdata import dot, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell
from engraver.wardrobe.profile import Face as Outline

_CHILD = Outline(nose=9.4, upper=0.9, lower=0.9, bridge=0.6, forehead=0.4, throat=4, nape=4,
                 droop=-1.4, bulb=0.6, chin=-0.6, jowl=0.6, back=1)  # fmt: skip
#: He looks away from the light: less shade, so that his face stays open.
_BOY = Profile(outline=_CHILD, lips=1.2, lids=-0.2, brow=0.8, arch=0.4, smile=0.8, complexion=-0.16)
_GIRL = Profile(outline=replace(_CHILD, nose=8.6, forehead=0.0, chin=-1.0, jowl=0.9), lips=1.1,
                brow=0.65, arch=0.6, lashes=True, smile=1.0)  # fmt: skip
_ROWS = Mass(
    "9,17 15,23 25,26 34,32 41,43 44,54 46.6,48 49,44 54,43 58,48 57,60 62,72 69,82 77,84 85,72 "
    "90,52 88,27 77,8 60,-3 38,-5 19,3",
)
_HAND = 0.78


def players() -> Plate:
    """The boy sows his seeds, the girl has her hand ready at the holes."""
    plate = SkinPlate(WIDTH, HEIGHT, "soft")
    boy = YoungSkinCut(plate, 11.6, 21.4, 0.14, -1, -6)
    girl = YoungSkinCut(plate, 33.4, 22.4, 0.135, 1, -6)
    side(boy, _BOY)
    side(girl, _GIRL)
    _kanzu(plate)
    _kanga(plate)
    with plate.bared():
        draw_hair(boy, SIDE["curled"][1])
    side_ear(plate, boy)
    _kofia(boy)
    _plaits(plate, girl)
    _board(plate)
    _arms(plate)
    return plate


def _kanzu(plate: Plate) -> None:
    """The boy's long white shirt, its neck bound with stitched silk."""
    area = np.vstack([
        curve("8.2,23.0 5.0,24.5 2.7,27.4 2.0,33.0 1.4,40"), [(0.8, 48), (16.4, 48)],
        curve("16.4,48 16.8,40 16.4,33.6 16.0,29.2 15.2,26.4 13.4,24.2"),
        curve("13.4,24.2 11.8,25.6 9.8,25.2 8.2,23.2"),
    ])  # fmt: skip
    creases = (Fold("15.2,27.4 15.0,32 15.6,38", 1.2, 0.6),
               Fold("12.2,38.4 11.6,42 12.0,48", 1.2, 0.7),
               Fold("4.4,38 4.0,42 4.4,48", 1.1, 0.6),
               Fold("8.2,40 7.6,44 8.0,48", 1.0, 0.6))  # fmt: skip
    garment(plate, area, creases, ink="light", body=Body(8, 9.4, 0.6), angle=-0.3,
            edge=False)  # fmt: skip
    plate.stroke(polygon(area), 0.34)
    neck = curve("8.0,23.2 9.6,25.4 11.8,25.9 13.7,24.1")
    plate.stroke(polyline(neck), 1.1)
    plate.stroke(polyline(neck), 0.72, "accent")
    slit = curve("12.4,26.0 13.2,28.4 13.4,31.2")
    plate.stroke(polyline(slit), 1.0)
    plate.stroke(polyline(slit), 0.62, "accent")
    plate.fill(swell(curve("13.4,31.6 13.6,32.8 13.4,34.6"), np.linspace(0.3, 0.7, 17)), "accent")
    folds(plate, [curve(crease.line) for crease in creases], 0.34)


def _kanga(plate: Plate) -> None:
    """The girl's bodice, and the printed kanga knotted above it."""
    plate.fill(polygon(loop("32.0,26.0 35.6,25.4 35.4,27.0 33.6,28 32.0,27.4")), "soft")
    bodice = np.vstack([curve("30.8,26.0 29.2,27.8 28.2,31.0"), [(28.4, 33), (41.2, 33)],
                        curve("41.2,33 41.2,27.6 39.0,25.2 36.2,24.2"),
                        curve("36.2,24.4 34.6,26.8 32.6,27.2 30.8,26.0")])  # fmt: skip
    plate.shape(polygon(bodice), fill="light", stroke="ink", width=0.3, round_ends=True)
    neck = curve("30.8,26.0 32.6,27.3 34.6,26.9 36.2,24.4")
    plate.stroke(polyline(neck), 0.4)
    top = curve("27.8,31.0 31.4,32.4 36.6,32.2 42.0,30.6")
    area = np.vstack([top, curve("42,30.6 43.0,35 43.6,41"), [(43.6, 48), (27.2, 48)],
                      curve("27.2,48 26.8,40 27.2,34 27.8,31.0")])  # fmt: skip
    plate.fill(polygon(area), "accent")
    leaf = [ellipse(0, -0.5, 0.42, 0.42, 12), ellipse(-0.45, 0.28, 0.42, 0.42, 12),
            ellipse(0.45, 0.28, 0.42, 0.42, 12)]  # fmt: skip
    printed = np.stack([area[:, 0], np.clip(area[:, 1] + 2.4, 0, 48)], axis=1)
    strewn(plate, printed, leaf, (2.7, 1.9), ink="light")
    low = top + np.array([0.0, 2.1])
    border = np.vstack([top, low[::-1]])
    plate.shape(polygon(border), fill="ink")
    for i, _, piece in cells(border, np.arange(26, 44, 0.95), (29, 36), 0):
        middle = piece.mean(axis=0)
        if i % 2 and len(piece) > 3:
            plate.fill(polygon(middle + np.array([(0, -0.7), (0.5, 0), (0, 0.7), (-0.5, 0)])),
                       "light")  # fmt: skip
    folds(plate, [[(29.6, 34.4), (29.8, 39), (29.2, 46)], [(40.8, 33), (41.8, 39), (41.6, 46)]],
          0.4)  # fmt: skip
    plate.stroke(polygon(area), 0.3)


def _kofia(cut: Cut) -> None:
    """The cap: a pierced and embroidered band, a flat top."""
    side = loop("3,27 0,8 2,-8 12,-16 44,-19 74,-15 88,-6 91,12 90,33 64,30 34,27", 10)
    cut.edged(side, 0.3, "light")
    crown = curve("3,-8 24,-4 48,-4 70,-5 89,-5")
    cut.line(crown, 0.2, "ink")
    cut.line(curve("2.4,19 34,21 64,23 90,25"), 0.2, "ink")
    for k, x in enumerate(np.linspace(8, 84, 9)):
        y = 8.6 + 0.05 * x
        size = 6.6 if k % 2 else 4.4
        lozenge = np.array([(x, y - size * 1.2), (x + size * 0.72, y), (x, y + size * 1.2),
                            (x - size * 0.72, y)])  # fmt: skip
        cut.piece(lozenge, "accent" if k % 2 else "ink")
    for x in np.linspace(14, 78, 8):
        cut.dots([(x, -10.5 + abs(x - 46) * 0.06)], 0.24, "accent")


def _plaits(plate: SkinPlate, cut: YoungSkinCut) -> None:
    """Rows plaited from the brow to the nape, and the ends with their beads."""
    draw_hair(cut, [_ROWS])
    side_ear(plate, cut)
    rows = (
        "15,18 30,22 46,34 62,52 73,72",
        "18,11 36,14 56,27 72,46 80,66",
        "24,4 46,6 66,18 80,36 86,56",
        "36,-1 56,1 74,12 86,30 89,44",
    )
    for text in rows:
        line = resample(curve(text), 26)
        cut.line(line, 0.2, "light")
    between = ("15,14 33,18 51,30 67,49 77,69", "20,7 41,10 61,22 76,41 83,61",
               "29,1 51,3 70,15 83,33 88,50")  # fmt: skip
    for text in between:
        for x, y in resample(curve(text), 12)[1:-1]:
            chevron = np.array([(x - 1.6, y + 1.4), (x, y), (x + 1.8, y + 1.2)])
            cut.scratch(chevron, 0.06, 0.2, 0.06, ink="light")
    for x, low in ((76, 108), (84, 103)):
        end = cut.place(curve(f"{x - 2},78 {x + 3},90 {x + 3},{low}"))
        plate.fill(swell(end, np.linspace(1.1, 0.6, len(end))))
        for share in (0.72, 0.98):
            px, py = end[int(share * (len(end) - 1))]
            plate.disc(float(px), float(py), 0.52, fill="tint", stroke="ink", width=0.18)
    ((x, y),) = cut.place([(50.6, 68)])
    plate.disc(float(x), float(y), 0.72, stroke="ink", width=0.44)
    plate.disc(float(x), float(y), 0.72, stroke="light", width=0.18)


def _board(plate: Plate) -> None:
    """The board, four holes across and eight away from us, seeds in them."""
    far, near = np.array([(16.2, 36.2), (28.4, 36.2)]), np.array([(13.4, 45.4), (31.2, 45.4)])
    top = np.vstack([far, near[::-1]])
    front = np.vstack([near, near[::-1] + np.array([0, 2.0])])
    plate.shape(polygon(front), fill="accent", stroke="ink", width=0.34, round_ends=True)
    strokes(plate, "14.4,46.4 20,46.2 25,46.5 30.4,46.3", width=0.3)
    plate.shape(polygon(top), fill="tint", stroke="ink", width=0.34, round_ends=True)
    holes, seeds = [], []
    for row in range(8):
        depth = ((row + 0.62) / 8.55) ** 1.12
        left, right = far[0] * (1 - depth) + near[0] * depth, far[1] * (1 - depth) + near[1] * depth
        for k in range(4):
            x, y = left + (right - left) * (k + 0.5) / 4
            rx = 1.02 + 0.5 * depth
            holes.append(polygon(ellipse(x, y, rx, 0.36 + 0.17 * depth, 24)))
            held = range((row * 3 + k * 2) % 4)
            seeds += [dot(x - 0.6 + 0.6 * seed, y - 0.02, 0.24) for seed in held]
    plate.fill("".join(holes))
    plate.fill("".join(seeds), "light")


def _arms(plate: SkinPlate) -> None:
    """His hand that drops a seed, hers that rests at the edge of the board."""
    at = wrist("pinch", (19.4, 33.8), side=-1, turn=44, size=_HAND)
    arm(plate, [(10.4, 38.0), (12.6, 37.4), at], (1.5, 1.35, 1.05))
    line = [(6.6, 25.4), (4.9, 29.0), (4.8, 34.4), (7.6, 37.8), (12.6, 37.2)]
    sleeve(plate, line, (0.9, 2.3, 2.7, 2.6, 2.0), cloth="light", folds=0.8, lines=7)
    bare_hand(plate, "pinch", (19.4, 33.8), side=-1, turn=44, size=_HAND, elbow=(10.4, 38.0))
    plate.disc(20.0, 34.6, 0.5, fill="light", stroke="ink", width=0.22)
    where = (27.4, 36.2)
    at = wrist("spread", where, size=_HAND, turn=-6)
    arm(plate, [(39.4, 33.6), (38.4, 38.6)], (1.9, 1.7))
    arm(plate, [(38.2, 39.4), (34.8, 39.6), at], (1.75, 1.6, 1.1), joint=True)
    sleeve(plate, [(38.4, 26.4), (39.6, 29.6), (39.3, 34.6)], (0.9, 2.4, 2.3), cloth="light",
           folds=0.8, lines=6)  # fmt: skip
    bare_hand(plate, "spread", where, size=_HAND, turn=-6, elbow=(34.8, 39.6))
