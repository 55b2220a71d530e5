"""An eagle on a prickly pear, for Prescott’s Mexico."""

from __future__ import annotations

import numpy as np

from engraver.portrait_authors.emblems import relief
from engraver.portrait_authors.emblems.beasts import limb
from engraver.portrait_authors.emblems.nopal import nopal
from engraver.portrait_authors.emblems.strokes import Edges, flat, pen, rules
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import resample, spline
from engraver.technique.cutpaper import curve, inside, loop, points
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: Tips and roots of the near wing's flight feathers, from the outermost primary inwards.
_NEAR = (
    "26.6,.6 30.4,.7 34.2,1.6 37.6,3.6 40.2,6.4 41.7,9.6 41.8,12.6 40.6,15 38.4,16.4 33,17.4 31,17",
    "25.4,5 26.4,5 27,5.4 27.5,6.5 27.4,7.2 27.1,8 26.6,8.9 26,9.9 25.3,10.9 24.6,11.9 23.8,12.8",
)
#: Those of the far wing.
_FAR = (
    "13.4,0.6 9.8,0.6 6.6,1.7 4,3.7 2.3,6.4 1.8,9.3 2.4,12.1 4,14.4 6.4,16 9.2,16.8",
    "13.4,5 12.4,5 11.8,5.4 11.5,6 11.6,6.7 12,7.5 12.6,8.4 13.4,9.4 14.4,10.5 15.4,11.6",
)
#: The outlines of the two arms, down to the roots of the coverts.
_NEAR_ARM = loop("19.8,11.6 21.4,8.4 23.4,5.6 25,4.4 26.8,4.6 27.6,6.4 26.8,9 24.8,12 22,14.2", 6)
_FAR_ARM = loop("17.6,9.6 16.2,7 14.4,4.8 12.8,4.3 11.5,5.2 11.8,7.4 13.2,10 15.6,12.4 18,12.4", 6)
_TRUNK = loop(
    "17.2,8 16.4,10.2 16.2,12.8 17.2,15.6 19.8,17.6 23,18.4 26.6,18 28.8,17.4 28,15.4"
    " 25.6,12.6 23.2,9.8 21,7.2",
    6,
)


def eagle() -> Plate:
    """The sign of Mexico: on a prickly pear on a rock in the lake an eagle with a serpent."""
    plate = vignette("eagle on a cactus", "History of the Conquest of Mexico, 1843")
    rules(plate, (1.2, 26.2, 42.8, 29.8), 17, pitch=0.6, weight=0.3, cover=0.6)
    _tail(plate)
    _wing(plate, _FAR, _FAR_ARM, -1)
    nopal(plate)
    _leg(plate, "18.2,14.8,1.9 16.4,15.9,1.5 14.6,17.5,0.7", (12.9, 18.4))
    _feathered(plate, _TRUNK, (0.62, 0.78), 1.9, 0.66)
    _wing(plate, _NEAR, _NEAR_ARM, 1)
    _leg(plate, "22.4,15,2.3 21.6,17.4,1.9 20.9,20,0.8", (20.7, 21.9))
    _serpent(plate)
    _grip(plate, (12.7, 18.5), ((-0.9, -1.1), (-1.5, 0.2), (-1.0, 1.2), (0.9, 1.2)))
    _grip(plate, (20.7, 21.9), ((-2.2, 0.5), (-1.1, 1.5), (0.4, 1.6), (1.7, 0.9)))
    _head(plate)
    return plate


def _vane(root: Points, tip: Points, wide: float, bend: float) -> tuple[Points, Edges]:
    """The shaft and the two edges of a flight feather, round at its end."""
    way = tip - root
    side = np.array([-way[1], way[0]]) / float(np.hypot(*way))
    t = 1 - (1 - np.linspace(0, 1, 20)) ** 2
    axis = root + way * t[:, None] + side * (bend * np.sin(np.pi * t))[:, None]
    end = np.sqrt(np.clip(1 - ((t - 0.6) / 0.4).clip(0, 1) ** 3, 0, 1))
    half = (wide * np.clip(0.5 + 1.2 * t, 0, 1) * end)[:, None]
    return axis, (axis + side * half, axis - side * half)


def _flight(plate: Plate, root: Points, tip: Points, wide: float, bend: float) -> None:
    """A flight feather: black, a line of light about it, its shaft and some barbs scratched."""
    axis, (left, right) = _vane(root, tip, wide, bend)
    outline = polygon(np.vstack([left, right[::-1]]), 0.03)
    plate.shape(outline, fill="ink", stroke="paper", width=0.22)
    pen(plate, axis[3:-4], 0.28, 0.22, 0.16, ink="paper")
    lit = left if left[10].sum() < right[10].sum() else right
    for i in (8, 11):
        pen(plate, [axis[i], axis[i + 1] * 0.2 + lit[i + 2] * 0.8], 0.18, 0.22, 0.16, ink="paper")


def _covert(plate: Plate, root: Points, tip: Points, wide: float, dark: float) -> None:
    """A covert: pale, its root in the shade of the one above, its shaft dark."""
    axis, (left, right) = _vane(root, tip, wide, 0.0)
    outline = polygon(np.vstack([left, right[::-1]]), 0.03)
    plate.shape(outline, fill="paper", stroke="ink", width=0.26)
    pen(plate, axis[3:-5], 0.62 + dark, 0.4 + dark, 0.16)


def _wing(plate: Plate, feathers: tuple[str, str], arm: Points, side: int) -> None:
    """A raised wing: flight feathers, two rows of coverts, the arm in small feathers."""
    tips, roots = (resample(spline(points(text), 8), 11) for text in feathers)
    for tip, root in zip(tips[::-1], roots[::-1], strict=True):
        _flight(plate, root, tip, 1.2, -0.7 * side)
    dark = 0.0 if side > 0 else 0.34
    for share, wide in ((0.5, 1.05), (0.29, 0.95)):
        for tip, root in zip(tips[::-1], roots[::-1], strict=True):
            _covert(plate, root, root + (tip - root) * share, wide, dark)
    _feathered(plate, arm, (-0.9, 0.45) if side < 0 else (0.9, 0.45), 1.5, 0.6)


def _feathered(
    plate: Plate, area: Points, way: tuple[float, float], long: float, half: float
) -> None:
    """Small pointed feathers in rows over the outline, tips along ``way``; sizes in mm."""
    along = np.array(way) / np.hypot(*way)
    across = np.array([-along[1], along[0]])
    plate.shape(polygon(area), fill="ink", stroke="ink", width=0.4)
    tone = relief.rounded(area, base=0.82, gain=1.2, sharp=2.4)
    u, v = area @ along, area @ across
    pitch, t = 0.62 * long, np.linspace(0, 1, 7)
    leaf = np.sqrt(np.clip(np.sin(np.pi * np.clip(t * 0.8 + 0.16, 0, 1)), 0, 1))
    for row, level in enumerate(np.arange(u.max() - 0.6 * long, u.min(), -pitch)):
        start = v.min() + (half if row % 2 else 0)
        spots = np.array([along * level + across * w for w in np.arange(start, v.max(), 2 * half)])
        spots = spots[inside(area, spots)]
        shade = np.asarray(tone(spots[:, 0], spots[:, 1])) if len(spots) else spots
        vanes, shafts = [], []
        for spot, dark in zip(spots, shade.tolist(), strict=True):
            axis = spot + along * (long * (t - 0.35))[:, None]
            reach = (across * half * (1.02 - 0.5 * dark))[None] * leaf[:, None]
            vanes.append(polygon(np.vstack([axis + reach, (axis - reach)[::-1]]), 0.05))
            width = np.interp(t[1:5], t[[1, 4]], [0.2 + 0.4 * dark, 0.15])
            shafts.append(swell(axis[1:5], width))
        plate.shape("".join(vanes), fill="paper", stroke="ink", width=0.24)
        plate.fill("".join(shafts))


def _tail(plate: Plate) -> None:
    for tip in points("31,21.4 37.8,18.4 32.6,21.9 37.3,19.7 34.2,21.7 35.9,20.9"):
        _flight(plate, np.array([27.2, 16.6]), tip, 1.05, 0.1)


def _leg(plate: Plate, joints: str, foot: tuple[float, float]) -> None:
    """A thigh in its feathers and the bare shank below it, down to the foot."""
    outline, spine = limb(joints)
    for width, ink in ((1.5, "paper"), (1.25, "ink"), (0.62, "light")):
        pen(plate, np.linspace(spine[-3], foot, 9), width, ink=ink)
    plate.shape(polygon(outline), stroke="paper", width=0.8)
    way = spine[-1] - spine[0]
    _feathered(plate, outline, (float(way[0]), float(way[1])), 1.5, 0.54)


def _grip(plate: Plate, foot: tuple[float, float], toes: tuple[tuple[float, float], ...]) -> None:
    """Toes that close from the foot, each with its claw."""
    x, y = foot
    for dx, dy in toes:
        toe = curve(f"{x},{y} {x + 0.6 * dx},{y + 0.35 * dy - 0.2} {x + dx},{y + dy}", 8)
        claw = curve(f"{x + 0.8 * dx},{y + 0.7 * dy} {x + dx},{y + dy} {x + dx},{y + dy + 0.7}", 6)
        pen(plate, toe, 1.1, 1.1, 0.9)
        pen(plate, toe[1:-1], 0.5, 0.5, 0.36, ink="light")
        pen(plate, claw, 0.5, 0.5, 0.16)


def _serpent(plate: Plate) -> None:
    """The serpent, bitten behind the head and gripped lower down, its tail in a coil."""
    path = resample(
        curve(
            "8.4,8.3 9.8,8 11.6,8.2 13.2,8.2 14.6,8.6 15,10 13.2,11.6 11.2,13.2 10.6,15.4"
            " 12,17.6 13.2,19.4 12.6,21.4 10.2,22 7.8,21.4 6.6,19.6 7.4,17.8 8.8,17.8",
            12,
        ),
        160,
    )
    swells = (1.0, 1.0, 1.25, 1.4, 1.5, 1.5, 1.45, 1.3, 1.1, 0.7, 0.16)
    for extra, ink in ((0.9, "paper"), (0.5, "ink"), (0.0, "light")):
        pen(plate, path, *(w + extra * min(1, 2 * w - 0.3) for w in swells), ink=ink)
    for i in range(16, 150, 6):
        p, q = path[i], path[i + 3]
        wide = float(np.interp(i / 160, np.linspace(0, 1, 11), swells))
        pen(plate, [p, (p + q) / 2, q], 0.2, 0.66 * wide, 0.2)
    head = loop("9.4,7.4 8,7.3 6.4,8 5.6,8.8 6.8,9.2 8.4,9.3 9.6,8.9", 6)
    plate.stroke(polygon(head), 0.9, "paper")
    flat(plate, head, "light", 0.3)
    plate.disc(7.9, 8, 0.26, fill="ink")
    pen(plate, curve("5.7,8.7 7,8.7 8.2,8.8", 6), 0.16, 0.2, 0.14)
    for dy in (-0.5, 0.5):
        pen(plate, curve(f"5.7,8.8 4.6,9 3.8,{9.1 + dy}", 6), 0.3, 0.2, 0.2, ink="paper")


def _head(plate: Plate) -> None:
    """The head in profile: flat brow, hooked beak, lances of gold on nape and neck."""
    neck = loop(
        "16.8,8 18,6.4 20.4,5.6 21.8,6.8 23.2,8.8 24,11.2 22,12.4 19.4,12.6 17,12 16.4,10", 6
    )
    plate.stroke(polygon(neck), 0.6, "paper")
    _feathered(plate, neck, (0.3, 0.95), 2.4, 0.52)
    crown = curve(
        "16.6,8.6 16.8,7.2 16.2,6 16.4,4.6 17.6,3.7 19.2,3.6 20.6,4.4 21.5,5.8 22.2,7.2", 8
    )
    hem = points("21.2,6.9 21.3,8.6 20.3,7.4 20,9 19,7.8 18.5,9.3 17.8,8.2 17.2,9.4")
    area = np.vstack([crown, hem])
    flat(plate, area, "ink", 0.3)
    for text, weight in (
        ("17.4,4.6 18.3,4.3 19.3,4.4", 0.3),
        ("19.3,5.3 20,5.4 20.5,5.9", 0.26),
        ("19.2,6.6 19.8,6.8 20.2,7.4", 0.26),
    ):
        pen(plate, curve(text, 6), 0.13, weight, 0.14, ink="paper")
    _beak(plate)


def _beak(plate: Plate) -> None:
    """A beak made to tear, the cere at its root, the eye under a stern brow."""
    upper = curve("17,5.2 15.8,4.9 14.5,5.4 13.5,6.6 13.4,8.2", 8)
    gape = curve("13.4,8.2 14.1,7.2 15.2,7 17.2,7.2", 6)
    flat(plate, np.vstack([upper, gape]), "light", 0.28)
    tip = [curve("13.7,6.2 13.4,7 13.4,8.2", 8), curve("13.4,8.2 14.1,7.2 14.5,7.05", 6)]
    plate.fill(polygon(np.vstack(tip)))
    flat(plate, points("14.9,7.8 17,7.6 17,8.5 15.4,8.4"), "light", 0.24)
    flat(plate, points("17,5.1 16.1,4.9 15.9,6.8 17,7.1"), "tint", 0.24)
    plate.disc(17.9, 5.9, 0.5, fill="light")
    plate.disc(17.8, 5.95, 0.26, fill="ink")
    pen(plate, curve("16.9,5.2 17.8,5.4 18.7,5.8", 6), 0.34, 0.46, 0.2)


EMBLEMS = {"prescott": eagle}
