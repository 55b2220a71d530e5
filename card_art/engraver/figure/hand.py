"""Hands that hold things, joint by joint; in mm, for a head some 16 mm high.

Each is a left hand at the right of the picture about the origin, where the held thing is: mirror it
with ``Plate.placed``. The wrist lies below and to the right, where ``WRISTS`` says.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import MappingProxyType

import numpy as np

from engraver.technique.curves import normals, resample, spline
from engraver.technique.cutpaper import curve, inside, loop
from engraver.technique.light import LIGHT
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

_Joints = Sequence[tuple[float, float]]
#: Distance of the lines that shade a hand, mm.
_APART = 0.7


@dataclass(frozen=True, slots=True)
class Skin:
    """The darkness of a hand, 0 to 0.6, and the way to the light as the hand itself lies (x, y)."""

    complexion: float = 0.0
    light: tuple[float, float] = (LIGHT[0], LIGHT[1])

    @classmethod
    def seen(cls, complexion: float, side: float = 1.0, turn: float = 0.0) -> Skin:
        """The skin of a hand that will be mirrored (side -1) and turned clockwise by degrees."""
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        x, y = LIGHT[0] * c + LIGHT[1] * s, LIGHT[1] * c - LIGHT[0] * s
        length = math.hypot(x, y)
        return cls(complexion, (math.copysign(1, side) * x / length, y / length))

    def widths(self) -> tuple[float, float]:
        """Widths of a shading line where it begins, away from the light, and where it ends, mm."""
        return 0.2 + 0.12 * self.complexion, 0.18


#: White skin: outlines and creases alone.
FAIR = Skin()
#: Middle and half width of each hand's wrist.
WRISTS = MappingProxyType(
    {
        "grip": (1.0, 4.1, 1.7),
        "pinch": (3.7, 7.0, 1.55),
        "palm": (5.3, 3.6, 1.6),
        "spread": (5.0, 3.5, 1.7),
        "clasp": (5.0, 2.6, 1.75),
    }
)


def grip(plate: Plate, skin: Skin = FAIR) -> None:
    """A fist about a staff that stands at the origin, the thumb up along it.

    The staff is drawn before; the hand is 5.3 mm wide and reaches from -4 to 5 mm.
    """
    _finger(plate, [(1.0, -0.6), (-0.35, -1.9), (-0.8, -3.5)], (0.85, 0.6), skin, nail=1)
    fist = loop(_FIST, 6)
    plate.fill(polygon(fist), "light")
    _shade_back(plate, loop(_FIST_BACK), skin)
    plate.stroke(polygon(fist), 0.2)
    for k, text in enumerate(_CLEFTS):
        line = curve(text, 10)
        plate.fill(swell(line, np.interp(np.linspace(0, 1, len(line)), _DEPTH, _CUT)))
        if skin.complexion and k:
            _shade_clefts(plate, line, skin)
    _folds(plate, _KNUCKLES)


#: The outline of a fist from the wrist over the knuckles to the bent fingers and back.
_FIST = (
    "2.7,4.55 2.75,3.6 3.02,2.5 3.3,1.5 3.42,0.7 3.3,0.2 3.36,-0.5 3.18,-1.0 3.12,-1.7 2.6,-2.35 "
    "1.5,-2.42 0.2,-2.2 -1.0,-2.0 -1.5,-1.62 -1.55,-1.2 -1.38,-0.92 -1.8,-0.62 -1.92,-0.12 "
    "-1.66,0.22 -1.84,0.5 -1.86,0.98 -1.56,1.26 -1.46,1.5 -1.4,2.0 -0.98,2.42 -0.85,3.0 -0.74,3.8 "
    "-0.74,4.5 1.0,4.8"
)
#: The part of it that is the back of the hand.
_FIST_BACK = "2.5,-2.1 3.1,-1.2 3.2,0.4 2.95,2.4 2.7,3.6 1.2,3.9 -0.5,3.7 0.0,2.8 1.9,2.3 2.3,0.6"
#: The clefts between its fingers and under the last, from the bent joints to the knuckles, and how
#: deep they are cut; the marks of the knuckles, of the bent joints and of the wrist.
_CLEFTS = (
    "-1.38,-0.92 -0.2,-1.14 1.0,-1.3 2.3,-1.2",
    "-1.66,0.22 -0.4,-0.04 0.9,-0.16 2.45,-0.1",
    "-1.56,1.26 -0.4,1.04 0.8,0.94 2.3,0.96",
    "-0.98,2.42 0.0,2.1 0.9,1.96 1.9,1.98",
)
_DEPTH, _CUT = (0, 0.2, 0.55, 1), (0.3, 0.26, 0.36, 0.06)
_KNUCKLES = (
    "2.5,-2.0 2.8,-1.75 2.8,-1.35", "2.75,-0.75 2.98,-0.4 2.9,0.0", "2.7,0.45 2.9,0.8 2.75,1.15",
    "-0.95,-1.85 -0.8,-1.6 -0.85,-1.3", "-1.2,-0.75 -1.02,-0.45 -1.1,-0.1",
    "-1.15,0.4 -0.98,0.7 -1.05,1.0", "-0.2,3.4 0.3,3.65 0.9,3.6", "2.1,2.4 2.35,2.9 2.3,3.4",
)  # fmt: skip


def pinch(plate: Plate, skin: Skin = FAIR) -> None:
    """A hand that holds a thin thing at the origin between thumb and forefinger.

    The thing is drawn before the hand; its fingers close over it.
    """
    back = "4.0,0.2 4.9,1.4 5.2,3.4 5.0,5.4 5.2,7.4 2.2,7.2 1.5,5.6 1.2,3.4 2.4,1.0"
    _part(plate, loop(back), skin)
    for joints, r in (
        ([(4.3, 4.6), (2.2, 4.7), (1.2, 5.2)], 0.5),
        ([(4.6, 3.5), (1.7, 3.4), (0.6, 4.1)], 0.56),
        ([(4.7, 2.3), (1.4, 2.0), (0.2, 2.8)], 0.6),
        ([(4.1, 1.2), (2.1, -0.75), (0.15, 0.1)], 0.6),
    ):
        _finger(plate, joints, (r * 1.12, r * 0.9), skin, knuckle=True)
    _finger(plate, [(2.7, 6.0), (0.85, 3.8), (0.5, 2.1), (-0.2, 0.6)], (0.95, 0.56), skin, nail=-1)
    _folds(plate, ("2.0,6.2 2.6,6.5 3.4,6.5", "4.6,3.0 4.9,3.4 4.8,4.0"))


def palm(plate: Plate, skin: Skin = FAIR) -> None:
    """An open hand that carries at the origin what is drawn before it, the thumb in front."""
    _finger(plate, [(2.4, 1.2), (-1.8, 1.0), (-4.0, -0.1)], (0.62, 0.5), skin)
    _finger(plate, [(2.6, 1.7), (-1.6, 1.75), (-3.7, 0.85)], (0.66, 0.52), skin)
    base = "1.4,0.9 3.2,0.6 4.8,1.3 6.6,2.4 4.6,5.2 2.6,4.1 0.6,3.0 -0.6,2.2"
    _part(plate, loop(base), skin)
    _finger(plate, [(2.4, 2.4), (-1.0, 2.5), (-3.0, 1.8)], (0.7, 0.54), skin)
    _finger(plate, [(3.2, 2.6), (1.4, 1.2), (0.5, -0.7)], (0.86, 0.58), skin, nail=-1)
    _folds(plate, ("4.2,3.6 4.6,3.2 5.4,3.2", "1.6,3.2 2.2,3.5 3.0,3.5"))


def spread(plate: Plate, skin: Skin = FAIR) -> None:
    """A hand laid flat at the origin on what is drawn before it, fingers to the left."""
    back = "1.4,-1.9 2.9,-2.1 4.2,-1.0 5.2,0.4 6.6,2.2 4.4,5.0 2.8,3.2 1.6,2.4"
    _part(plate, loop(back), skin)
    for joints, r in (
        ([(2.3, -1.5), (-0.4, -2.2), (-2.4, -1.9)], 0.6),
        ([(2.4, -0.45), (-0.6, -0.9), (-3.0, -0.5)], 0.62),
        ([(2.3, 0.7), (-0.5, 0.4), (-2.6, 0.8)], 0.6),
        ([(2.2, 1.8), (0.0, 1.6), (-1.7, 2.0)], 0.52),
    ):
        _finger(plate, joints, (r * 1.08, r * 0.84), skin, nail=2)
    _folds(
        plate, ("3.0,-1.2 3.4,-0.8 3.4,-0.3", "3.2,0.2 3.5,0.6 3.4,1.1", "3.0,1.4 3.3,1.8 3.2,2.2")
    )


def clasp(plate: Plate, skin: Skin = FAIR) -> None:
    """A hand about a neck or handle that stands at the origin, reached for from the right."""
    back = "0.9,-2.3 2.5,-2.5 3.9,-1.3 5.4,0.4 6.4,1.4 4.0,4.4 2.7,3.3 1.0,2.4"
    _part(plate, loop(back), skin)
    for i in range(4):
        y, r = -1.72 + 1.04 * i, 0.58 - 0.03 * i
        joints = [(2.2 - 0.12 * i, y - 0.2), (0.5, y - 0.2), (-1.3 + 0.1 * (i - 1) ** 2, y + 0.25)]
        _finger(plate, joints, (r * 1.04, r), skin)
    _folds(
        plate,
        ("2.5,-1.8 2.9,-1.5 2.8,-1.0", "2.5,-0.7 2.8,-0.4 2.7,0.1", "2.4,0.4 2.7,0.7 2.6,1.2"),
    )


#: A hand by its name.
HANDS: MappingProxyType[str, Callable[[Plate, Skin], None]] = MappingProxyType(
    {"grip": grip, "pinch": pinch, "palm": palm, "spread": spread, "clasp": clasp}
)


def _part(plate: Plate, outline: Points, skin: Skin) -> None:
    """The back of a hand as a closed outline, shaded where the skin is dark."""
    plate.fill(polygon(outline), "light")
    if skin.complexion:
        _shade_back(plate, outline, skin)
    plate.stroke(polygon(outline), 0.2)


def _finger(
    plate: Plate,
    joints: _Joints,
    radii: tuple[float, float],
    skin: Skin,
    *,
    nail: int = 0,
    knuckle: bool = False,
) -> None:
    """A finger through its joints, thinner towards the tip, shaded on its lower side.

    ``nail`` is 0 for none, 1 or -1 for one seen on the right or left, 2 for one seen from above.
    """
    axis = resample(spline(joints, 10), 24)
    across, r = normals(axis), np.linspace(*radii, 24)[:, None]
    heading = math.atan2(*(axis[-1] - axis[-3])[::-1])
    turn = np.linspace(math.pi / 2, -math.pi / 2, 9) + heading
    tip = axis[-1] + radii[1] * np.stack([np.cos(turn), np.sin(turn)], axis=1)
    outline = np.vstack([axis + across * r, tip, (axis - across * r)[::-1]])
    if knuckle:
        start = math.atan2(*(axis[2] - axis[0])[::-1]) - math.pi
        turn = np.linspace(math.pi / 2, -math.pi / 2, 9) + start
        outline = np.vstack(
            [axis[0] + radii[0] * np.stack([np.cos(turn), np.sin(turn)], 1), outline]
        )
    plate.fill(polygon(outline), "light")
    if skin.complexion:
        _shade_finger(plate, axis, across * r, skin)
    plate.stroke(polyline(outline, closed=knuckle), 0.19)
    low = 1.0 if across[12, 1] > 0 else -1.0
    shade = (axis + across * (r - 0.14) * low)[4:20]
    plate.fill(swell(shade, 0.26 * np.sin(np.linspace(0.3, math.pi - 0.2, len(shade)))))
    plate.fill(_creases(axis, across * r, (4, 19) if knuckle else (8, 15)))
    if nail:
        _nail(plate, axis, across, radii[1], nail)


def _creases(axis: Points, half: Points, at: tuple[int, int]) -> str:
    """The skin over a finger's joints: at each of them one short line that bows towards the tip."""
    lines = []
    for i, side in zip(at, (-1.0, 1.0), strict=True):
        v = np.linspace(-0.5, 0.4, 7)[:, None]
        way = (axis[i + 1] - axis[i - 1]) / np.hypot(*(axis[i + 1] - axis[i - 1]))
        bow = 0.3 * side * np.hypot(*half[i]) * way
        lines.append(swell(axis[i] + half[i] * v + bow * (1 - v * v), 0.17))
    return "".join(lines)


def _shade_clefts(plate: Plate, line: Points, skin: Skin) -> None:
    """Short lines over a cleft: the shade on the lower side of the finger above it."""
    rise = 0.42 + 0.3 * skin.complexion
    marks = [
        swell(np.linspace(line[i], line[i] + (0.1, -rise), 5), np.linspace(*skin.widths(), 5))
        for i in range(4, len(line) - 6, 5)
    ]
    plate.fill("".join(marks))


def _nail(plate: Plate, axis: Points, across: Points, r: float, nail: int) -> None:
    """The nail: its root and its sides, or only the side that is seen."""
    along = (axis[-1] - axis[-3]) / np.hypot(*(axis[-1] - axis[-3]))
    if nail == 2:
        root = [(-0.1, -0.5), (-0.45, 0.0), (-0.1, 0.5), (0.55, 0.5), (0.8, 0), (0.55, -0.5)]
        where = [axis[-1] + r * (u * along + v * across[-1]) for u, v in root]
        plate.shape(polygon(spline(where, 5, closed=True)), fill="light", stroke="ink", width=0.13)
        return
    arc = [(-0.9, 0.3), (-0.3, 0.12), (0.4, 0.2), (0.9, 0.4)]
    where = [axis[-1] + r * (u * along + v * nail * across[-1]) for u, v in arc]
    plate.fill(swell(spline(where, 5), 0.14))


def _shade_finger(plate: Plate, axis: Points, half: Points, skin: Skin) -> None:
    """Bow a few lines round a finger, from the side away from the light."""
    away = -1.0 if half[12] @ skin.light > 0 else 1.0
    step = int(np.clip(_APART / np.hypot(*(axis[1] - axis[0])), 2, 8))
    v = np.linspace(0.95, 0.4 - skin.complexion, 9)[:, None]
    lines = []
    for i in range(3, 17, step):
        along = axis[i + 1] - axis[i - 1]
        bow = 0.24 * np.hypot(*half[i]) / np.hypot(*along) * along
        ring = axis[i] + half[i] * v * away + bow * (1 - v * v)
        lines.append(swell(ring, np.linspace(*skin.widths(), 9)))
    plate.fill("".join(lines))


def _shade_back(plate: Plate, outline: Points, skin: Skin) -> None:
    """Bow lines across the back of a hand, on the side away from the light only."""
    light = np.array(skin.light)
    middle = (outline.min(axis=0) + outline.max(axis=0)) / 2
    reach = np.abs((outline - middle) @ light).max()
    # The lines run with the light, so that each begins in the shade and ends where it falls.
    across = np.array([-light[1], light[0]])
    wide = np.abs((outline - middle) @ across).max()
    # Fair skin is shaded beside its edge alone.
    u = np.linspace(-1, 0.1 + skin.complexion if skin.complexion else -0.15, 30)[:, None]
    lines = []
    for k, level in enumerate(np.arange(-wide, wide, _APART)):
        line = middle + light * reach * u + across * (level + 0.5 * (1 - u * u))
        end = (0.0, 0.3, 0.12)[k % 3]
        within = np.array(inside(outline, line)) & (u[:, 0] < u[-1, 0] - end)
        lines.append(swell(line, np.linspace(*skin.widths(), 30) * within))
    plate.fill("".join(lines))


def _folds(plate: Plate, folds: Sequence[str]) -> None:
    """Creases of the skin, short and fine."""
    for text in folds:
        line = spline([tuple(map(float, p.split(","))) for p in text.split()], 6)
        plate.fill(swell(line, 0.16 * np.sin(np.linspace(0.3, 3, len(line)))))
