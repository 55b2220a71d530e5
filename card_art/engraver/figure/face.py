"""A face in three-quarter view, from a dozen named features; head units, looking left.

The far contour lies near x = 15, the middle of the brow at x = 33 and the near ear at x = 77; the
crown is at y = 0, the chin at y = 100. Every feature of a ``Face`` is 0 (or 1) for the average
face, and small numbers change it gently.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engraver.figure.age import Years, draw_age
from engraver.figure.modeling import (
    Relief,
    Ruling,
    Swelling,
    between,
    clipped,
    moved,
    shade,
)
from engraver.technique.curves import ellipse, spline
from engraver.technique.cutpaper import Cut, curve, loop, points
from engraver.technique.pathdata import Points

#: What the years draw in a face.
_YEARS = Years(
    "39.5,65 42.6,70 44,75.6 43.2,79", "40.4,56.2 44.6,58.2 50,57.8 54,55.8",
    "22,28.4 32,29.6 44,28 55,29", (60.2, 50.6), "31.6,42.6 32.4,39.4 32,36.6",
)  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """The features of a face in three-quarter view; positive is more."""

    brow: float = 1.0  #: weight of the eyebrows: 0.7 fine, 1.6 bushy
    arch: float = 0.0  #: how far the brows are arched, negative is level and stern
    lids: float = 0.0  #: how wide the eyes are open, in head units
    lift: float = 0.0  #: how far the outer corners of the eyes are raised
    gaze: tuple[float, float] = (0.0, 0.0)  #: how far the eyes are turned back and down
    lashes: bool = False  #: whether the lashes show
    nose: float = 0.0  #: length of the nose
    hump: float = 0.0  #: how far its ridge is arched
    wing: float = 0.0  #: breadth of its wings
    lips: float = 1.0  #: fullness of the lips: 0.6 thin, 1.5 full
    smile: float = 0.0  #: how far the corners of the mouth are raised
    jaw: float = 0.0  #: breadth of the jaw: negative narrow, 3 square
    chin: float = 0.0  #: length of the chin
    hollow: float = 0.0  #: how far the cheeks have fallen in
    age: float = 0.0  #: lines of age, 0 to 1
    complexion: float = 0.0  #: how dark the skin is, 0 to 0.6


_CONTOUR = (
    "18.5,22 16,31 15,37 15.9,42 17.5,46.5 16.8,51.5 15.5,57 16,63 17.8,71 20.2,79 23,86.8 "
    "27.5,94 33.3,98.4 39.2,99.6 46.5,97.7 55.3,92 64,84 70,75.5 73.2,65.5"
)
_SKULL = "75.6,55 77,45 78,30 74,14 60,5 40,4 24,12"
#: How the landmarks of the contour answer to jaw, chin and hollow.
_JAW = dict(zip(range(9, 18), (-0.2, -0.4, -0.5, -0.2, 0.2, 0.7, 1.0, 1.1, 0.8), strict=True))
_CHIN = {11: 0.5, 12: 0.9, 13: 1.0, 14: 0.9, 15: 0.4}
_HOLLOW = {8: 0.9, 9: 1.0, 10: 0.5, 17: -0.4}


def contour(face: Face) -> Points:
    """The landmarks of the face's edge from the far temple round the chin to the near ear."""
    line = points(_CONTOUR)
    for i, share in _JAW.items():
        line[i, 0] += share * face.jaw
        line[i, 1] += 0.35 * abs(share) * face.jaw if i > 13 else 0
    for i, share in _CHIN.items():
        line[i, 1] += share * face.chin
    for i, share in _HOLLOW.items():
        line[i, 0] += share * face.hollow
    return line


def outline(face: Face) -> Points:
    """The closed outline of the bare head."""
    return spline(np.vstack([contour(face), points(_SKULL)]), 8, closed=True)


def relief(face: Face) -> Relief:
    """The form that the light falls on."""
    tip = (24.4, 64 + face.nose)
    return Relief(
        (45, 50, 36, 58, 30),
        (
            Swelling(28.4, 53.5 + face.nose / 2, 3.6, 11, 7.5, 15),
            Swelling(*tip, 4.6, 4.4, 6.5),
            Swelling(34.5, 66 + face.nose, 3.6, 3.4, 3.0),
            Swelling(48, 49.5, 8.5, 5.2, -4.2),
            Swelling(23.5, 49.5, 4.2, 5, -3.2),
            Swelling(48, 40.5, 12, 3.2, 2.0, -4),
            Swelling(57, 59, 10, 6.5, 4.2 + face.hollow, 20),
            Swelling(53, 74, 10, 8, -3.4 - 1.4 * face.hollow, 20),
            Swelling(30, 77.6, 9, 6.5, 3.2),
            Swelling(31, 86.4, 6.5, 2.6, -2.2),
            Swelling(34, 94 + face.chin, 7, 5.5, 4.2),
            Swelling(66, 34, 7, 9, -2.4),
        ),
    )


def draw_face(cut: Cut, face: Face) -> None:
    """Lay the head down in light paper, shade it, and engrave its features."""
    edge = outline(face)
    cut.piece(edge, "light")
    lids = [_lids(face, near=near) for near in (True, False)]
    shade(
        cut,
        _inset(edge),
        relief(face),
        complexion=face.complexion,
        spared=[between(moved(upper, (0, -4.2)), moved(lower, (0, 0.8))) for upper, lower in lids],
        ruling=Ruling(),
    )
    cut.scratch(
        spline(contour(face), 8), 0.2, 0.22, 0.24, 0.26, 0.3, 0.34, 0.32, 0.24, 0.1, ink="ink"
    )
    for (upper, lower), near in zip(lids, (True, False), strict=True):
        _eye(cut, face, upper, lower, near=near)
    _brows(cut, face)
    _nose(cut, face)
    _mouth(cut, face)
    draw_age(cut, face.age, _YEARS)


def _inset(edge: Points) -> Points:
    """The outline a little smaller, so that shading ends inside the contour."""
    middle = np.array([45.0, 52.0])
    return np.asarray(middle + (edge - middle) * 0.975)


def _lids(face: Face, *, near: bool) -> tuple[Points, Points]:
    """The upper and the lower lid of an eye, both from left to right."""
    wide, lift = face.lids, face.lift
    if near:
        upper = points("37.4,52 40.2,48.9 44.2,46.6 48.6,46.4 53,48.5 57.6,51.6")
        lower = points("37.4,52 40.4,53.2 44,54.1 48,54.3 52.4,53.2 57.6,51.6")
        sway = np.linspace(0, 1, 6) ** 2
    else:
        upper = points("18.9,50.5 20.6,47.9 22.9,46.6 25.6,47.4 28.4,51.2")
        lower = points("18.9,50.5 20.6,52.6 22.9,53.7 25.6,53.2 28.4,51.2")
        sway = np.linspace(1, 0, 5) ** 2
    inner = np.sin(np.linspace(0, np.pi, len(upper)))
    upper[:, 1] -= wide * inner + lift * sway
    lower[:, 1] += 0.4 * wide * inner - lift * sway
    return spline(upper, 8), spline(lower, 8)


def _eye(cut: Cut, face: Face, upper: Points, lower: Points, *, near: bool) -> None:
    cut.piece(between(upper, lower), "light")
    x, y, r = (45.2, 49.9, 3.7) if near else (22.3, 49.9, 3.1)
    x, y = x + face.gaze[0], y + face.gaze[1]
    iris = clipped(ellipse(x, y, r if near else r * 0.86, r * 1.02, 40), upper, lower)
    cut.piece(iris)
    cut.dots([(x - 1.2 * cut.facing, y - 1.35)], 0.15 if near else 0.13, "light")
    weight = 1.18 if face.lashes else 1.0
    top = [w * weight for w in (0.14, 0.34, 0.44, 0.42, 0.36, 0.16)]
    cut.scratch(upper, *(top if near else top[::-1]), ink="ink")
    cut.scratch(lower[3:-3], 0.05, 0.13, 0.15, 0.14, 0.05, ink="ink")
    fold = upper[4:] + np.array([0.8, -3.3]) if near else upper[:-5] + np.array([-0.2, -2.9])
    cut.scratch(fold, 0.05, 0.14, 0.17, 0.15, 0.05, ink="ink")
    if face.lashes:
        end = upper[-1] if near else upper[0]
        way = 1 if near else -1
        reach = 2.2 if near else 0.9
        flick = [end - (2.4 * way, 1.3), end, moved(end, (reach * way, -0.6 * reach))]
        cut.scratch(spline(flick, 5), 0.3, 0.26, 0.06, ink="ink")


def _brows(cut: Cut, face: Face) -> None:
    arch, weight = face.arch, face.brow
    near = points("35.8,43.2 41,40 47,38.6 53.5,39.8 60,44.2")
    far = points("16.8,43 19.2,40.6 22.8,40 28.2,42.8")
    near[:, 1] += np.array([0.6, 0.1, -1.0, -0.8, 0.5]) * arch
    far[:, 1] += np.array([0.4, -0.8, -0.6, 0.6]) * arch
    for line, widths in (
        (near, (0.2, 0.46, 0.5, 0.38, 0.08)),
        (far, (0.1, 0.36, 0.44, 0.2)),
    ):
        cut.scratch(spline(line, 8), *(w * weight for w in widths), ink="ink")
    if weight > 1.3:
        for x in np.arange(37.0, 58, 2.6):
            y = float(np.interp(x, near[:, 0], near[:, 1]))
            cut.scratch(
                spline([(x, y + 1), (x + 1, y - 1.2), (x + 2.4, y - 2.6)], 4), 0.2, 0.05, ink="ink"
            )


def _nose(cut: Cut, face: Face) -> None:
    """The ridge from the brow to the tip, the nostril and the near wing."""
    long, hump, wing = face.nose, face.hump, face.wing
    ridge = points("30,44.5 28.9,49 27.5,54 25.0,59.8 22.6,64.8 22.3,67.2 24.2,69.2 27,68.7")
    ridge[3:, 1] += long * np.array([0.5, 0.9, 1, 1, 1])
    ridge[1:5, 0] -= hump * np.array([0.5, 1.2, 1.0, 0.4])
    cut.scratch(spline(ridge, 8), 0.05, 0.15, 0.18, 0.2, 0.24, 0.3, 0.26, 0.1, ink="ink")
    base = moved(points("29.2,70.4 31.2,69.3 33.4,70.0"), (0, long))
    cut.scratch(spline(base, 8), 0.1, 0.36, 0.2, ink="ink")
    side = moved(points("33.4,70.0 36.2,69.5 37.5,66.8 36.3,63.2"), (0, long))
    side[1:, 0] += wing * np.array([0.8, 1.2, 1.0])
    cut.scratch(spline(side, 8), 0.2, 0.26, 0.24, 0.06, ink="ink")


def _mouth(cut: Cut, face: Face) -> None:
    """The lips in the quieter ink, the line between them, the shade under the lower."""
    full, up = face.lips, face.smile
    part = points("23,78 25.4,78.2 27.4,77.7 29.2,78.2 32.4,77.8 36.4,78.2 41.2,77")
    part[0, 1] -= 0.8 * up
    part[-1] += (0.6 * up, -1.4 * up)
    parted = spline(part, 8)
    top = points(
        f"23,78 26.4,{77.6 - 2.1 * full} 28.4,{77.7 - 1.5 * full} 30.6,{77.6 - 2.1 * full} "
        f"35.6,{77.6 - 1.1 * full} 41.2,77"
    )
    foot = points(
        f"24.4,78.4 26.6,{78.6 + 3.0 * full} 29.8,{78.8 + 3.9 * full} 34,{78.6 + 3.2 * full} "
        f"39.6,77.8"
    )
    top[0], top[-1] = part[0], part[-1]
    if full > 0.7:
        cut.piece(np.vstack([parted, spline(top, 8)[::-1]]), "soft")
        cut.scratch(spline(foot, 8), 0.05, 0.12, 0.2, 0.22, 0.05, ink="ink")
        gloss = spline(foot * [1, 0.5] + points("0,39.4"), 8)[8:-8]
        cut.scratch(gloss, 0.05, 0.2, 0.05, ink="soft")
    else:
        cut.scratch(spline(foot, 8)[6:-6], 0.05, 0.2, 0.22, 0.05, ink="ink")
    cut.scratch(parted, 0.12, 0.28, 0.22, 0.3, 0.26, 0.26, 0.1, ink="ink")
    cut.scratch(f"28.4,{81.6 + 4.4 * full} 31.2,{82.4 + 4.4 * full} 34.2,{81.4 + 4.4 * full}",
                0.06, 0.22, 0.06, ink="ink")  # fmt: skip


def draw_ear(cut: Cut, complexion: float = 0.0) -> None:
    """The near ear, where no hair covers it."""
    ear = loop("71.6,47 74.2,43.4 78.4,43.6 80,48.4 78.6,54.6 77,59 75.4,63.4 72.8,63.8 71.6,59.4")
    cut.edged(ear, 0.22, "light")
    if complexion:
        shade(cut, ear, Relief((74, 54, 30, 40, 12), ()), complexion=complexion, dusk=0.08)
    cut.scratch("73.4,49.6 75.6,46.6 77.8,48.6 77,53.4 75.2,57.2 74,60", 0.1, 0.24, 0.2, 0.08,
                ink="ink")  # fmt: skip
    cut.scratch("73,55.6 74.8,53.6 75,50.6", 0.06, 0.22, 0.06, ink="ink")


def draw_neck(cut: Cut, face: Face, *, slim: float = 0.0) -> None:
    """The neck down to the collar, in the shade of the jaw; ``slim`` draws its sides in."""
    near, far = 73 - 2 * slim, 33 + slim
    sides = (
        f"{near + 1},64 {near},84 {near + 1},112 {near + 8},132",
        f"{far - 6},132 {far},116 {far + 1},92 {far + 4},80",
    )
    edge = np.vstack([curve(side, 8) for side in sides])
    cut.piece(edge, "light")
    swellings = (Swelling(46, 97, 26, 9, -9, -14), Swelling(46, 120, 3, 14, 2, 14))
    form = Relief((52, 104, 24, 90, 26), swellings)
    shade(cut, edge, form, complexion=face.complexion, ruling=Ruling(-0.1, 5.0, 54), dusk=0.06)
    cast = loop("37,97 45,98 55,93 64,86 71,77 71.4,88 64,97 55,105 45,108 38,105")
    shade(cut, cast, form, complexion=face.complexion, ruling=Ruling(-0.1, 5.0, 54), dusk=0.42)
    cut.scratch(f"{far + 2},96 {far},116 {far - 6},132", 0.2, 0.24, 0.2, ink="ink")
    cut.scratch(
        f"{near + 1},64 {near},84 {near + 1},112 {near + 8},132", 0.2, 0.28, 0.34, 0.3, ink="ink"
    )
