"""Attire of the court: bodies in patterned cloth, arms that rise from behind the sash; mm."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import ArrayLike

from engraver.figure.dress import cuff, frill, sleeve
from engraver.figure.hand import HANDS, WRISTS, Skin
from engraver.sixty_six.sash import WIDTH, Course, within
from engraver.technique.cloth import velvet
from engraver.technique.curves import resample, spline
from engraver.technique.cutpaper import curve, inside, loop
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import Tone, hatch, rule_along
from engraver.technique.swell import swell

#: Shoulders from the left to the right edge of the picture: of a broad and of a slight person.
BROAD = "0,31.4 2.4,28.6 7,26.2 13.5,24.8 20,24.2 26.5,24.8 33,26.2 37.6,28.6 40,31.4"
LEFT, RIGHT = "0,34.5 3.6,29.8 8,27.2 11.6,26", "28.6,26 32,27.2 36.4,29.8 40,34.5"
SLIGHT = "0,34.5 3.6,29.8 8,27.2 13.5,25.6 20,24.8 26.5,25.6 32,27.2 36.4,29.8 40,34.5"
#: Half a unit of pattern about the origin, as closed outlines.
Pattern = Sequence[Points]


def body(plate: Plate, course: Course, *shoulders: str, cloth: str = "accent") -> Points:
    """The body in plain cloth from the shoulders to behind the sash; returns its outline.

    ``shoulders`` run from the left to the right edge of the picture, in one curve or, with a
    neckline between them, in several.
    """
    top = np.vstack([curve(text) for text in shoulders])
    x = np.linspace(WIDTH, 0, 41)
    foot = np.stack([x, course.edge(-2.6, x)], axis=1)
    area = np.vstack([top, foot])
    plate.fill(polygon(area), cloth)
    plate.stroke(polyline(within(top)), 0.3)
    return area


def bosom(plate: Plate, outline: str, complexion: float = 0.0) -> None:
    """The skin that a neckline leaves bare, with the shade of the collar bones."""
    area = loop(outline)
    plate.fill(polygon(area), "light")
    left, right = area[:, 0].min(), area[:, 0].max()

    def tone(x: Points, _: Points) -> Points:
        off = (2 * x - left - right) / (right - left)
        shade = np.where(off < 0.4, 0, 0.8 * off - 0.24)
        return np.asarray(shade + complexion * np.clip(0.85 + 0.9 * (off + 0.25) ** 2, 0, 1.6))

    def kept(x: Points, y: Points) -> Points:
        # One line after the other ends a little further on, so that the shade has no edge.
        dark = tone(x, y)
        return np.where(dark < 0.2 + 0.12 * math.sin(7 * float(y[0])), 0, np.minimum(dark, 0.62))

    hatch(plate, area, kept, angle=-0.12, gap=0.42)
    plate.stroke(polygon(area), 0.24)
    middle, y = (left + right) / 2, area[:, 1].min() + 2.6
    for side in (-1, 1):
        bone = curve(f"{middle + side * 1.2},{y + 1.3} {middle + side * 3},{y + 0.7} "
                     f"{middle + side * 5.2},{y - 0.2}")  # fmt: skip
        plate.fill(swell(bone, 0.2 * np.sin(np.linspace(0.3, 2.9, len(bone)))))


def sown(
    plate: Plate, area: Points, pattern: Pattern, step: tuple[float, float], ink: str = "tint"
) -> None:
    """Sow a pattern over the outline in rows set between each other, whole ones only."""
    low, high = area.min(axis=0), area.max(axis=0)
    edge = np.vstack(pattern)
    data = []
    for row, y in enumerate(np.arange(low[1] + 0.5, high[1], step[1])):
        for x in np.arange(low[0] + (0.5 + row % 2 * 0.5) * step[0], high[0], step[0]):
            if all(inside(area, edge * 1.12 + np.array([x, y]))):
                data += [polygon(part + np.array([x, y])) for part in pattern]
    plate.fill("".join(data), ink)


def shaded(plate: Plate, area: ArrayLike, tone: Tone, *, angle: float = math.pi / 2) -> None:
    """Rule folds and shade over a colored cloth, in the suit's deep ink."""
    hatch(plate, area, tone, angle=angle, gap=0.44, ink="deep")


def rounded(x: Points, _y: Points) -> Points:
    """The shade of a body: none on the breast, more towards the right side than the left."""
    off = x - 18
    return np.asarray(np.clip(np.where(off > 0, off - 7, -off - 12) / 13, 0, 0.6))


def brocade(plate: Plate, area: Points, *, gap: float = 2.1, slant: float = 0.98) -> None:
    """A lattice of lozenges woven over the outline, in the suit's tint."""
    for angle in (slant, -slant):
        hatch(plate, area, 0.08, angle=angle, gap=gap, ink="tint")


def panes(plate: Plate, left: ArrayLike, right: ArrayLike, n: int, *, lines: int = 4) -> None:
    """Cloth between two edges in n stripes, the suit's velvet and white silk in turn."""
    a, b = resample(left, 40), resample(right, 40)
    seams = [a * (1 - k / n) + b * (k / n) for k in range(n + 1)]
    for k in range(n):

        def fold(u: Points, q: float, _: Points) -> Points:
            return np.asarray(1.5 * abs(q - 0.42) ** 1.3 - 0.2 + 0 * u)

        if k % 2 == 0:
            velvet(plate, seams[k], seams[k + 1], lines, fold, samples=24)
        else:
            plate.fill(polygon(np.vstack([seams[k], seams[k + 1][::-1]])), "light")
            rule_along(plate, seams[k], seams[k + 1], lines - 2, fold, samples=24, depth=0.6)
    # Where all the seams begin at one place, they begin a little beyond it: no blot.
    wide = np.where(np.arange(40) < 5, 0, 0.22)
    plate.fill("".join(swell(seam, wide) for seam in seams[1:]))


def arm(
    plate: Plate,
    course: Course,
    hand: str,
    where: tuple[float, float],
    *,
    side: int = 1,
    elbow: float = 3.2,
    half: float = 2.3,
    cloth: str = "accent",
    end: str = "cuff",
    complexion: float = 0.0,
    size: float = 1.0,
    turn: float = 0.0,
) -> None:
    """A forearm that rises from behind the sash, its cuff, and its hand at ``where``.

    ``side`` -1 is an arm at the left. ``elbow``: how far beside the wrist it begins, mm; ``end``:
    ``cuff``, ``fur``, ``lace`` or ``none``; ``turn`` turns the hand, degrees clockwise.
    """
    x, y, _ = WRISTS[hand]
    angle = math.radians(turn)
    x, y = x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)
    wrist = np.array([where[0] + side * x * size, where[1] + y * size])
    inset = 1.35 * half + 0.4
    foot = float(np.clip(wrist[0] + side * elbow, inset, WIDTH - inset))
    low = course.behind(foot) + 1.6
    bend = (wrist[0] + 0.6 * (foot - wrist[0]), wrist[1] * 0.45 + low * 0.55)
    line = np.array([(foot, low), bend, wrist])
    name = f"{hand}-{side}"
    with plate.defined(name):
        HANDS[hand](plate, Skin.seen(complexion, side, turn * side))
    plate.use(name, *where, side * size, size, turn=turn * side)
    sleeve(plate, line, (half * 1.35, half * 1.15, half), cloth=cloth, lines=11)
    _END[end](plate, line, half)


def _cuff(plate: Plate, line: ArrayLike, half: float) -> None:
    cuff(plate, line, half + 0.25, 1.5)


def _deep_cuff(plate: Plate, line: ArrayLike, half: float) -> None:
    cuff(plate, line, half + 0.35, 2.2, cloth="deep")


def _fur(plate: Plate, line: ArrayLike, half: float) -> None:
    cuff(plate, line, half + 0.5, 2.0)


def _lace(plate: Plate, line: ArrayLike, half: float) -> None:
    axis = spline(line, 10)
    way = (axis[-1] - axis[-2]) / np.hypot(*(axis[-1] - axis[-2]))
    across = np.array([-way[1], way[0]]) * (half + 0.1)
    seam = np.linspace(axis[-1] - across, axis[-1] + across, 12)
    frill(plate, seam - way * 0.5, (float(way[0]) * 1.2, float(way[1]) * 1.2), 5)


def _bare(_plate: Plate, _line: ArrayLike, _half: float) -> None:
    return


_END: dict[str, Callable[[Plate, ArrayLike, float], None]] = {
    "cuff": _cuff, "deep": _deep_cuff, "fur": _fur, "lace": _lace, "none": _bare,
}  # fmt: skip
