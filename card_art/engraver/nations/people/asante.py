"""An Asante weaver of kente at his narrow loom, shuttle in hand; Bonwire, Gold Coast.

He wears the man's cloth over the left shoulder, the right one bare. The loom is the narrow one of
the Gold Coast: two pairs of heddles hang from a carved pulley, the warp runs far out before the
weaver, and the woven strip, a hand wide, winds up on a beam at his lap.
"""

from __future__ import annotations

import math

import numpy as np

from engraver.figure.bust import Fold
from engraver.figure.face import Face
from engraver.figure.hair import FULL, draw_hair
from engraver.figure.limb import wrist
from engraver.figure.modeling import Swelling
from engraver.figure.wraps import cells, folds
from engraver.nations.people.ground import HEIGHT, WIDTH
from engraver.nations.people.heads import breast, ear, front, neck
from engraver.nations.people.skin import SkinCut, SkinPlate, arm, bare_hand
from engraver.technique.curves import resample
from engraver.technique.cutpaper import curve, loop, points
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import tube
from engraver.technique.swell import swell

_FACE = Face(lips=1.3, wing=1.3, brow=1.15, nose=-1.0, jaw=0.8, arch=0.2,
             smile=0.5)  # fmt: skip
#: A weft-faced block: inks of its bars and how deep each is, mm; ground lies between blocks.
_BARS = (("ink", 0.5), ("tint", 0.44), ("ink", 0.44), ("light", 0.62), ("ink", 0.44),
         ("tint", 0.44), ("ink", 0.5))  # fmt: skip
_BLOCK = math.fsum(deep for _, deep in _BARS)
#: The warp of the strip: its far edge, and from there to the near edge (mm).
_FAR, _DEEP = points("0,36.6 30.4,39.2"), np.array([1.9, 4.9])


def weaver() -> Plate:
    """The weaver at work, looking to the left along his warp."""
    plate = SkinPlate(WIDTH, HEIGHT, "soft")
    _posts(plate)
    cut = SkinCut(plate, 27.6, 17.6, 0.138, 1, -3)
    _breast(plate)
    neck(cut, _FACE, slim=1.0)
    shuttle = (20.8, 32.0)
    at = wrist("pinch", shuttle, side=-1, turn=38)
    arm(plate, [(10.6, 37.6), (12.4, 37.0), at], (2.0, 1.9, 1.35))
    _cloth(plate)
    front(cut, _FACE)
    with plate.bared():
        draw_hair(cut, FULL["curled"][1])
    ear(plate, cut)
    _strip(plate)
    _shuttle(plate, *shuttle)
    bare_hand(plate, "pinch", shuttle, side=-1, turn=38, elbow=(11.4, 37.4))
    _bracelet(plate, at)
    arm(plate, [(38.8, 41.0), (36.2, 40.4), (33.6, 39.6)], (1.7, 1.6, 1.4))
    bare_hand(plate, "spread", (29.2, 37.2), turn=-8, elbow=(38.8, 41.0))
    _sleeve_of_cloth(plate)
    return plate


def _posts(plate: Plate) -> None:
    """The loom's post and cross-bar, and the carved pulley that the heddles hang from."""
    tube(plate, [(2.2, 48), (2.2, 8.6)], 0.85)
    tube(plate, [(0.4, 10.4), (13.0, 10.4)], 0.8)
    plate.fill(swell(np.linspace((6.9, 10.6), (6.9, 15.4), 6), 0.3))
    with plate.placed(6.9, 18.2, 1.1):
        frame = loop("0,-2.6 1.3,-1.9 1.7,-0.2 1.6,2.1 0.7,2.6 0.5,0.6 -0.5,0.6 -0.7,2.6 -1.6,2.1 "
                     "-1.7,-0.2 -1.3,-1.9")  # fmt: skip
        plate.shape(polygon(frame), fill="deep", stroke="ink", width=0.24)
        plate.disc(0, 1.4, 0.95, fill="light", stroke="ink", width=0.24)
        plate.disc(0, 1.4, 0.3, fill="ink")
    for x in (5.0, 7.8):
        plate.fill(swell(np.linspace((6.9 + (x - 6.4) * 0.7, 20.2), (x, 26.6), 6), 0.22))


def _breast(plate: Plate) -> None:
    """The bare breast and the right shoulder."""
    body = SkinCut(plate, 27.6, 17.6, 0.138)
    outline = loop("36,116 22,127 -4,137 -28,144 -44,156 -54,178 -64,206 -76,232 -74,246 -58,250 "
                   "-40,240 0,250 70,220 90,150 84,126 70,116")  # fmt: skip
    swellings = (Swelling(-46, 196, 16, 60, 14, 18), Swelling(-26, 190, 5, 34, -9, 14),
                 Swelling(0, 176, 24, 18, 6), Swelling(20, 138, 26, 5, 5, -10),
                 Swelling(46, 180, 5, 40, -5))  # fmt: skip
    breast(body, outline, swellings, (20, 190, 130, 110, 50))
    body.scratch("-27,190 -30,198 -34,208 -40,226", 0.06, 0.3, 0.36, 0.3, ink="ink")
    body.scratch("24,128 8,134 -8,137", 0.06, 0.26, 0.06, ink="ink")


def _cloth(plate: Plate) -> None:
    """Kente over the left shoulder: strips of checked and barred blocks, folded at the breast."""
    edge = curve("30.9,20.8 29.0,24.6 25.4,28.8 21.0,32.8 17.6,36.4 16.6,40")
    back = curve("43.8,41 43.2,34 41.8,28.6 38.6,24.6 34.6,22.4 30.9,20.8")
    area = np.vstack([edge, curve("16.6,40.6 11.6,41.9 7.8,44.2 6.2,48"), [(44, 48)], back])
    plate.fill(polygon(area), "accent")
    _kente(plate, area, 3.1, 14)
    _shade(plate, area)
    roll = np.vstack([edge[:-6], curve("19.4,38.4 21.6,35.6 25.4,31.8 29.6,27.4 32.6,21.6")])
    plate.fill(polygon(roll), "accent")
    for i, _, piece in cells(roll, np.arange(-60, 60, 1.1), (-80, 80), -52):
        if i % 2:
            plate.fill(polygon(piece), "light" if i % 4 == 1 else "ink")
    plate.stroke(polyline(edge) + polyline(roll[len(edge[:-6]) :]), 0.28)
    plate.stroke(polyline(back), 0.34)


def _shade(plate: Plate, area: Points) -> None:
    """The folds that run from the shoulder, and the shade of the far side."""
    creases = (Fold("33.0,22.6 31.4,28 27.6,34 24,40.4", 1.3, 0.7),
               Fold("36.4,24.2 36.2,30 34.4,36 33,42", 1.2, 0.7),
               Fold("39.8,26.4 40.8,31 40.4,36 40.6,42", 1.1, 0.6))  # fmt: skip

    def tone(x: Points, y: Points) -> Points:
        where = np.stack([x, y], axis=1)
        depth = sum((crease.tone(where) for crease in creases), np.zeros(len(where)))
        depth = depth + 0.6 * np.clip((x - 37.5) / 6, 0, 1) ** 1.5
        return np.asarray(np.where(depth < 0.16, 0, np.clip(depth, 0, 0.8)))

    hatch(plate, area, tone, angle=-0.5, gap=0.44)
    folds(plate, [curve(crease.line) for crease in creases], 0.4)


def _kente(plate: Plate, area: Points, wide: float, turn: float) -> None:
    """Strips sewn side by side: barred blocks set between each other, pinstripes between."""
    period = 2.06 * _BLOCK
    laid: dict[str, list[str]] = {"ink": [], "light": [], "deep": [], "tint": []}
    for i, left in enumerate(np.arange(-40.0, 70.0, wide)):
        for start in np.arange(-40.0 + (i % 2) * period / 2, 80.0, period):
            rows = start + np.cumsum([0.0, *(deep for _, deep in _BARS), period - _BLOCK])
            for _, j, piece in cells(area, (left, left + wide), rows.tolist(), turn):
                if j < len(_BARS):
                    laid[_BARS[j][0]].append(polygon(piece))
        for share in (0.3, 0.7):
            pin = (left + wide * share - 0.14, left + wide * share + 0.14)
            for start in np.arange(-40.0 + (i % 2) * period / 2, 80.0, period):
                rows = (start + _BLOCK + 0.25, start + period - 0.25)
                laid["tint"] += [polygon(p) for _, _, p in cells(area, pin, rows, turn)]
    for ink, data in laid.items():
        plate.fill("".join(data), ink)
    seams = [piece for _, _, piece in cells(area, np.arange(-40.0, 70.0, wide), (-60, 90), turn)]
    plate.stroke("".join(polygon(seam) for seam in seams), 0.2)


def _strip(plate: Plate) -> None:
    """The warp, the heddles and the reed, the woven strip and the beam it winds on."""
    far = resample(_FAR, 40)
    area = np.vstack([_FAR, _FAR[::-1] + _DEEP])
    plate.fill(polygon(area), "light")
    for share in np.linspace(0.04, 0.96, 9):
        plate.fill(swell(far + _DEEP * share, np.linspace(0.13, 0.24, 40)))
    woven = area + 0
    woven[0], woven[3] = far[21], far[21] + _DEEP
    plate.fill(polygon(woven), "accent")
    heading = float(np.degrees(np.arctan2(*(_FAR[1] - _FAR[0])[::-1])))
    for k, left in enumerate(np.arange(15.0, 34.0, 0.62)):
        ink = ("light", "", "ink", "", "light", "deep", "ink", "deep")[k % 8]
        for _, _, piece in cells(woven, (left, left + 0.62), (20, 60), heading - 6):
            if ink:
                plate.fill(polygon(piece), ink)
    plate.stroke(polygon(area), 0.24)
    for x in (4.0, 6.8):
        _heddle(plate, x)
    _reed(plate)
    end = _FAR[1]
    tube(plate, [end - _DEEP * 0.4, end + _DEEP * 1.7], 0.95, gap=0.4)
    tube(plate, [end - _DEEP * 0.03, end + _DEEP * 1.03], 1.6, gap=0.44, paper="accent")


def _heddle(plate: Plate, x: float) -> None:
    """A pair of bars with the leashes between them."""
    top, foot = np.array([x, 25.4]), np.array([x, 40.2])
    for share in np.linspace(0.08, 0.92, 5):
        plate.fill(swell(np.linspace(top + _DEEP * share, foot + _DEEP * share, 8), 0.15))
    for at in (top, foot):
        plate.stroke(polyline(np.array([at - _DEEP * 0.06, at + _DEEP * 1.06])), 0.62)
        plate.stroke(polyline(np.array([at, at + _DEEP])), 0.24, "tint")


def _reed(plate: Plate) -> None:
    """The comb that beats the weft home."""
    top, foot = np.array([10.0, 34.0]), np.array([10.0, 41.6])
    frame = np.array([top, top + _DEEP, foot + _DEEP, foot])
    for share in np.linspace(0.1, 0.9, 6):
        plate.fill(swell(np.linspace(top + _DEEP * share, foot + _DEEP * share, 6), 0.16))
    plate.stroke(polygon(frame), 0.6)
    plate.stroke(polygon(frame), 0.2, "tint")


def _shuttle(plate: Plate, x: float, y: float) -> None:
    """A boat of wood with the bobbin in its hollow."""
    at = np.array([x, y])
    boat = loop("-4.4,-0.5 -2,-1.25 1.2,-1.3 4.6,-0.6 2.4,0.8 -1.6,0.9", 10) + at
    plate.shape(polygon(boat), fill="light", stroke="ink", width=0.26)
    hollow = loop("-2,-0.5 0,-0.7 2.2,-0.4 0.6,0.15 -1.2,0.1") + at
    plate.fill(polygon(hollow), "ink")
    plate.stroke(polyline(np.array([(-1.5, -0.2), (1.6, -0.25)]) + at), 0.36, "accent")


def _bracelet(plate: Plate, at: tuple[float, float]) -> None:
    """A bracelet of gold beads at the wrist."""
    across = np.array([0.78, -0.5])
    for share in np.linspace(-1.5, 1.5, 5):
        x, y = np.array(at) + across * share
        plate.disc(float(x), float(y), 0.42, fill="tint", stroke="ink", width=0.17)


def _sleeve_of_cloth(plate: Plate) -> None:
    """The end of the cloth that falls over the left forearm."""
    fall = loop("43.4,37.2 41.2,36.6 38.6,38.0 37.1,40.4 37.4,43.6 39.6,45.2 42.6,45.0 43.8,41.4")
    plate.fill(polygon(fall), "accent")
    _kente(plate, fall, 3.1, 62)
    plate.fill(swell(curve("37.5,43.4 37.3,40.7 38.6,38.4 41.0,36.9 43.2,37.3"), 0.6))
    plate.stroke(polyline(fall, closed=True), 0.3)
