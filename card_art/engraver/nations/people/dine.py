"""A Diné weaver before her upright loom; Arizona.

Her hair is tied behind in the tsiiyéél with white yarn; she wears a velveteen blouse with silver
buttons, a squash-blossom necklace and a belt of conchas. One hand beats the weft home with the
wooden comb, the other leads the yarn. The rug grows from below in terraced figures.
"""

from __future__ import annotations

import math

import numpy as np

from engraver.figure.dress import cuff, sleeve
from engraver.figure.hair import Mass, draw_hair
from engraver.figure.limb import wrist
from engraver.figure.side import Profile
from engraver.nations.people.ground import HEIGHT, WIDTH
from engraver.nations.people.heads import side, side_ear
from engraver.nations.people.skin import SkinCut, SkinPlate, bare_hand
from engraver.technique.cloth import velvet
from engraver.technique.curves import resample
from engraver.technique.cutpaper import Cut, curve, loop
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import tube
from engraver.technique.swell import swell
from engraver.wardrobe.profile import Face as Outline
from engraver.wardrobe.tresses import Strands

_FACE = Profile(
    outline=Outline(nose=11.6, hump=0.7, bridge=0.2, forehead=2.0, upper=0.3, lower=0.4, throat=2,
                    nape=3, chin=0.2),
    lips=1.1, brow=0.9, arch=0.2, complexion=0.05, smile=0.3, lids=-0.2,
)  # fmt: skip
_HAIR = (
    Mass("90,44 101,39 111,44 114,55 108,64 106,68 110,75 114,86 108,96 97,99 89,93 87,83 92,73 "
         "93,68 90,61 87,53",
         (Strands("92,46 94,56 95,66", "108,47 108,57 103,66", 6, 0.5),
          Strands("96,71 93,82 94,92", "103,71 108,82 107,92", 6, 0.5))),
    Mass("10,14 15,25 24,35 32,47 40,58 49,66 62,73 76,76 88,72 92,62 92,46 88,28 78,12 62,1 42,-3 "
         "24,2",
         (Strands("14,17 26,33 42,53 60,67 80,71", "34,0 62,6 82,24 89,46 90,62", 15),)),
)  # fmt: skip
#: The near and the far side of the loom: (x, foot, head), mm.
_NEAR, _FAR = (3.2, 46.4, 4.6), (17.2, 42.2, 7.4)
#: How high the rug has grown, as a share of the loom.
_FELL = 0.345


def weaver() -> Plate:
    """The weaver, looking to the left at the fell of her rug."""
    plate = SkinPlate(WIDTH, HEIGHT, "tint")
    _loom(plate)
    _rug(plate)
    cut = SkinCut(plate, 30.4, 20.6, 0.134, 1, -4, skin="tint")
    side(cut, _FACE)
    _far_arm(plate)
    _blouse(plate)
    _necklace(plate)
    draw_hair(cut, _HAIR)
    side_ear(plate, cut)
    _yarn(cut)
    _near_arm(plate)
    return plate


def _at(u: float, v: float) -> Points:
    """A place on the loom: u from the near side to the far one, v from its foot to its head."""
    near = np.array([_NEAR[0], _NEAR[1] + (_NEAR[2] - _NEAR[1]) * v])
    far = np.array([_FAR[0], _FAR[1] + (_FAR[2] - _FAR[1]) * v])
    return np.asarray(near * (1 - u) + far * u)


def _loom(plate: Plate) -> None:
    """Two posts and their beams, the warp, the rods of shed and heddle, the batten."""
    tube(plate, [(18.6, 46), (18.6, 5.4)], 0.75, gap=0.42, paper="tint")
    for u in np.linspace(0.03, 0.97, 17):
        line = np.linspace(_at(u, _FELL), _at(u, 0.93), 8)
        plate.stroke(polyline(line), 0.15)
    for v, r in ((0.93, 0.6), (0.0, 0.7)):
        tube(plate, [_at(-0.08, v), _at(1.08, v)], r, gap=0.4, paper="tint")
    tube(plate, [_at(-0.14, 1.0), _at(1.14, 1.0)], 0.8, gap=0.42, paper="tint")
    lacing = [_at(u, 0.94 + 0.05 * (k % 2)) for k, u in enumerate(np.linspace(0.02, 0.98, 13))]
    plate.stroke(polyline(np.array(lacing)), 0.26, "soft")
    for v, r in ((0.8, 0.42), (0.71, 0.36)):
        rod = polyline(np.array([_at(-0.05, v), _at(1.05, v)]))
        plate.stroke(rod, 2 * r + 0.24)
        plate.stroke(rod, 2 * r - 0.24, "tint")
    for u in np.linspace(0.06, 0.94, 16):
        plate.stroke(polyline(np.array([_at(u, 0.705), _at(u, 0.672)])), 0.2, "soft")
    batten = np.vstack([[_at(-0.07, 0.5)], [_at(1.0, 0.5)], [_at(1.06, 0.512)], [_at(1.0, 0.53)],
                        [_at(-0.07, 0.53)], [_at(-0.12, 0.515)]])  # fmt: skip
    plate.shape(polygon(batten), fill="light", stroke="ink", width=0.26, round_ends=True)
    tube(plate, [(1.4, 48), (1.4, 2.8)], 0.95, gap=0.42, paper="tint")


def _ink(i: int, j: int) -> str:
    """The yarn of the cell in column i (of 18) and row j (from below) of the rug."""
    off = abs(i - 8.5) - 0.5
    if j in (0, 1, 2, 17, 18, 19):
        return "light" if j in (2, 17) else "ink"
    step = abs((j - 3) // 2 - 3)
    for half, ink in ((2, "accent"), (4, "ink"), (6, "light")):
        if off < half - step:
            return ink
    return "accent" if 5 + (3 - step) * 0.6 < off < 7.5 else "deep"


def _rug(plate: Plate) -> None:
    """The woven part, in terraced figures; its selvage."""
    inks: dict[str, list[str]] = {"ink": [], "light": [], "accent": [], "deep": []}
    rows = 22
    for j in range(rows):
        low, high = _FELL * j / rows, _FELL * (j + 1) / rows
        start = 0
        for i in range(1, 19):
            if i == 18 or _ink(i, j) != _ink(start, j):
                corners = [_at(start / 18, low), _at(i / 18, low), _at(i / 18, high),
                           _at(start / 18, high)]  # fmt: skip
                inks[_ink(start, j)].append(polygon(np.array(corners)))
                start = i
    whole = polygon(np.array([_at(0, 0), _at(1, 0), _at(1, _FELL), _at(0, _FELL)]))
    plate.fill(whole, "accent")
    for ink, data in inks.items():
        plate.fill("".join(data), ink)
    plate.stroke(whole, 0.3)


def _blouse(plate: Plate) -> None:
    """The velveteen blouse, its collar and silver buttons, and the belt of conchas."""
    front = curve("27.2,24.4 24.4,27.6 23.2,32 23.4,38 24.6,44.6")
    back = curve("35.2,24.4 39.2,26.6 41.6,31 42.6,37 42.4,44.6")

    def fold(u: Points, q: float, _: Points) -> Points:
        return np.asarray(0.75 * (q - 0.42) ** 2 * 3 - 0.3 + 0.4 * np.sin(8 * u + 9 * q))

    velvet(plate, front, back, 15, fold)
    plate.stroke(polyline(front) + polyline(back), 0.34)
    top = np.vstack([curve("26.4,24.9 28.2,26.6 31.4,27.2 34.6,26.2 36.4,24.6"),
                     curve("36.4,24.6 35.0,22.8 33.6,22.4"), curve("33.6,22.4 31,24.6 28.4,24.4 "
                                                                    "26.4,24.9")])  # fmt: skip
    plate.shape(polygon(top), fill="accent", stroke="ink", width=0.3, round_ends=True)
    skirt = np.vstack([curve("24.4,43.6 32,45.2 42.6,43.6"), [(43.6, 48), (22.6, 48)]])
    plate.shape(polygon(skirt), fill="ink", stroke="ink", width=0.3)
    for x in (27.6, 32.2, 37.0, 41.4):
        plate.fill(swell(curve(f"{x},45.8 {x + 0.3},46.8 {x + 0.8},48"), 0.3), "tint")
    belt = np.vstack([curve("24.2,42.2 32,43.8 42.6,42.2"), curve("42.8,44.2 32,45.8 24.4,44.2")])
    plate.shape(polygon(belt), fill="deep", stroke="ink", width=0.28, round_ends=True)
    for x, y in ((26.0, 43.7), (30.4, 44.6), (35.2, 44.6), (40.0, 43.8)):
        turn = np.linspace(0, 2 * math.pi, 49)[:-1]
        wave = 1 + 0.07 * np.cos(turn * 12)
        edge = np.stack([x + 1.55 * wave * np.cos(turn), y + 1.2 * wave * np.sin(turn)], axis=1)
        plate.shape(polygon(edge), fill="light", stroke="ink", width=0.24)
        plate.fill(polygon(np.array([(x, y - 0.5), (x + 0.55, y), (x, y + 0.5), (x - 0.55, y)])))


def _necklace(plate: Plate) -> None:
    """Silver beads and squash blossoms, and the crescent, the naja, on the breast."""
    string = curve("28.0,25.6 26.4,27.2 25.9,28.8 27.0,29.9 29.2,29.6 32.4,27.8 34.6,25.6")
    spots = resample(string, 21)
    for k, (x, y) in enumerate(spots):
        if k % 4 == 2 and 2 < k < 18 and abs(k - 10) > 1:
            out = np.array([x - 29.6, y - 27.2])
            out = out / np.hypot(*out)
            side = np.array([-out[1], out[0]])
            at = np.array([x, y])
            for lean in (-0.55, 0.0, 0.55):
                tip = at + out * 1.75 + side * lean * 1.3
                plate.stroke(polyline(np.array([at, tip])), 0.5)
                plate.stroke(polyline(np.array([at, tip])), 0.24, "light")
    for x, y in spots:
        plate.disc(float(x), float(y), 0.47, fill="light", stroke="ink", width=0.19)
    with plate.placed(27.0, 31.5, 0.84):
        naja = loop("-0.9,-1.4 -1.7,-0.6 -1.9,0.6 -1.2,1.7 0,2.1 1.2,1.7 1.9,0.6 1.7,-0.6 0.9,-1.4 "
                    "0.8,-1.0 1.0,-0.2 0.8,0.6 0,1.0 -0.8,0.6 -1.0,-0.2 -0.8,-1.0")  # fmt: skip
        plate.shape(polygon(naja), fill="light", stroke="ink", width=0.26)


def _yarn(cut: Cut) -> None:
    """The white yarn wound about the waist of the knot, and a loop of turquoise at the ear."""
    band = loop("90,61.6 99,59 108.4,62.4 108,69 108.8,74.6 99,77.4 90.4,74 91.6,68", 6)
    cut.edged(band, 0.26, "light")
    for y in (64, 67.2, 70.4, 73.4):
        cut.line(curve(f"91.4,{y} 99,{y - 1.6} 107.4,{y + 0.4}"), 0.15, "ink")
    (ear,) = cut.place([(48.4, 66)])
    drop = loop("0,-0.3 0.5,0.5 0.45,1.5 0,1.9 -0.45,1.5 -0.5,0.5") + ear
    cut.plate.stroke(polygon(drop), 0.72)
    cut.plate.stroke(polygon(drop), 0.4, "tint")


def _far_arm(plate: SkinPlate) -> None:
    """The far hand, leading the yarn through the warp."""
    where = (13.6, 20.4)
    at = wrist("pinch", where, turn=-28)
    end = _at(0.35, _FELL)
    yarn = curve(f"{where[0]},{where[1]} 12.4,24.0 {end[0]:.2f},{end[1]:.2f}")
    plate.stroke(polyline(yarn), 0.62)
    plate.stroke(polyline(yarn), 0.34, "tint")
    arm = [(27.0, 31.4), (23.6, 29.0), (20.8, 26.2), at]
    sleeve(plate, arm, (2.6, 2.4, 2.0, 1.7), folds=1.3, lines=8)
    cuff(plate, arm, 1.75, 1.3)
    bare_hand(plate, "pinch", where, turn=-28)


def _near_arm(plate: SkinPlate) -> None:
    """The near arm in its full sleeve, buttoned with silver; the comb in the fist."""
    where, turn = (19.2, 33.2), -74.0
    at = wrist("grip", where, turn=turn)
    _comb(plate, where)
    arm = [(37.2, 26.4), (38.6, 30.6), (37.6, 37.8), (32.8, 39.8), (27.0, 36.8), at]
    sleeve(plate, arm, (1.2, 2.9, 3.0, 2.9, 2.5, 1.8), folds=1.3, lines=11)
    for x, y in resample(curve("38.2,29 38.9,33 37.6,37.8 33,40.2 28,38.8"), 8):
        plate.disc(float(x), float(y), 0.42, fill="light", stroke="ink", width=0.18)
    cuff(plate, arm, 1.95, 1.5)
    bare_hand(plate, "grip", where, turn=turn)


def _comb(plate: Plate, where: tuple[float, float]) -> None:
    """The weaving comb: a flat blade of oak, toothed at the far end, its handle in the hand."""
    blade = np.array([(-8.2, -2.0), (-2.6, -1.3), (4.6, -0.35), (5.2, 0.2), (4.6, 0.7), (-2.6, 0.6),
                      (-7.6, 0.9)]) + where  # fmt: skip
    plate.shape(polygon(blade), fill="light", stroke="ink", width=0.28, round_ends=True)
    for k in range(6):
        a = np.array([-8.0 + 0.1 * k, -1.6 + 0.42 * k]) + where
        plate.stroke(polyline(np.array([a, a + np.array([3.0, 0.3 - 0.12 * k])])), 0.16)
