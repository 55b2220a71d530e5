"""Dan'l Webster, the celebrated jumping frog of Calaveras County, in mid-leap."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import numpy as np

from engraver.portrait_authors.emblems import relief, setting
from engraver.portrait_authors.emblems.beasts import limb
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import spline
from engraver.technique.cutpaper import loop, points
from engraver.technique.pathdata import Points, dot, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim

BODY = loop(
    "36.6,8.9 35.4,7.2 33.6,6.3 32.6,4.9 30.9,4.7 29.8,6.2 26.6,7.1 23.4,8.6 20.6,11.0 18.0,13.0"
    " 17.6,15.4 20.2,16.9 24.2,16.9 28.4,15.9 32.4,13.8 35.4,11.6 36.6,10.0"
)
#: Where the dark back ends and the pale belly begins.
BACK = loop(
    "36.4,9.1 35.4,7.3 33.6,6.4 32.6,5.0 30.9,4.8 29.8,6.3 26.6,7.2 23.4,8.7 20.6,11.1 18.1,13.1"
    " 18.6,14.2 22.0,13.6 25.6,13.0 29.2,11.8 32.6,10.4"
)


def frog() -> Plate:
    """Stretched full length over the reeds, toes trailing."""
    plate = vignette("jumping frog", "The Celebrated Jumping Frog, 1867")
    setting.water(plate, (1.5, 26.6, 42.5, 29.4), seed=3, dark=0.4)
    _reeds(plate)
    _hind(plate, 2.2, -2.6, far=True)
    _fore(plate, "29.4,13.6,1.2 32,16,.9 35,16.6,.75", 0.35, far=True)
    _trunk(plate)
    _hind(plate, 0, 0, far=False)
    _fore(plate, "27.4,13.8,1.7 27,17.2,1.15 29.8,19.4,.85", 0.8, far=False)
    _head(plate)
    return plate


def _trunk(plate: Plate) -> None:
    plate.fill(polygon(BODY), "light")
    tone = relief.rounded(BODY, base=0.98)
    hatch(plate, BODY, lambda x, y: 0.62 * np.asarray(tone(x, y)), angle=-0.5, gap=0.4)
    plate.fill(polygon(BACK), "accent")
    hatch(plate, BACK, relief.rounded(BACK, base=0.94), angle=-0.5, gap=0.4)
    relief.pen(plate, "30.2,9.8 27.4,10.6 22.8,11.9 19.6,13.4", 0.1, 0.5, 0.4, 0.1, ink="tint")
    for x, y, r, turn in (
        (28.2, 8.4, 0.9, -0.3), (24.9, 9.6, 1.0, -0.5), (21.6, 11.8, 0.9, -0.7),
        (26.4, 12.0, 0.6, -0.2), (22.8, 13.1, 0.6, -0.3), (31.4, 9.4, 0.4, 0.0),
    ):  # fmt: skip
        _spot(plate, x, y, r, turn)
    rim(plate, BODY, 0.22, 0.55)


def _spot(plate: Plate, x: float, y: float, r: float, turn: float) -> None:
    """A dark blotch, longer than broad."""
    t = np.linspace(0, 2 * np.pi, 14)[:-1]
    reach = r * (1 + 0.16 * np.sin(3 * t + x) + 0.1 * np.sin(2 * t + y))
    u, v = reach * np.cos(t), 0.62 * reach * np.sin(t)
    c, s = np.cos(turn), np.sin(turn)
    plate.fill(polygon(spline(np.stack([x + u * c - v * s, y + u * s + v * c], 1), 4, closed=True)))


def _hind(plate: Plate, dx: float, dy: float, *, far: bool) -> None:
    """A hind leg at full stretch: thigh, shin, long ankle and webbed toes."""
    parts = (
        "20.4,14.2,2.5 16.4,15.4,2.6 11.6,17.4,1.3",
        "11.4,17.2,1.35 9.8,19.6,1.25 9.4,22.6,.8",
        "9.4,22.4,.85 6.6,23.4,.7 4.6,24.6,.6",
    )
    _web(plate, (4.9 + dx, 24.3 + dy), 2.5, far=far)
    for joints in parts[::-1]:
        _skin(plate, points(joints) + np.array([dx, dy, 0]), -0.9, far=far)
    if not far:
        for x, y, r in ((18.6, 14.2, 1.1), (16.2, 14.9, 1.2), (13.9, 15.9, 0.9), (10.3, 19.4, 0.7)):
            _spot(plate, x, y, r, 1.25 if x > 11 else 0.4)


def _web(plate: Plate, ankle: tuple[float, float], turn: float, *, far: bool) -> None:
    """Toes spread from the ankle, radians from level, a web between them."""
    x, y = ankle
    tips = [
        (x + r * np.cos(turn + a), y + r * np.sin(turn + a))
        for a, r in ((-0.75, 3.0), (-0.38, 3.8), (0.0, 4.1), (0.4, 3.6), (0.85, 2.7))
    ]
    hem: list[tuple[float, float]] = []
    for a, b in pairwise(tips):
        middle = ((a[0] + b[0]) / 2 * 0.72 + x * 0.28, (a[1] + b[1]) / 2 * 0.72 + y * 0.28)
        hem += [a, middle]
    web = np.array([ankle, *hem, tips[-1]])
    relief.flat(plate, web, "ink" if far else "tint", 0.22)
    for tip in tips:
        relief.pen(plate, [ankle, tip], 0.75, 0.4)
        plate.fill(dot(tip[0], tip[1], 0.34))


def _fore(plate: Plate, joints: str, turn: float, *, far: bool) -> None:
    """A short foreleg with four free toes."""
    arm = points(joints)
    x, y, _ = arm[-1].tolist()
    for a in (-0.75, -0.25, 0.25, 0.8):
        tip = (x + 2.3 * np.cos(turn + a), y + 2.3 * np.sin(turn + a))
        relief.pen(plate, [(x, y), tip], 0.8, 0.45)
        plate.fill(dot(tip[0], tip[1], 0.34))
    _skin(plate, arm, 0.4, far=far)


def _skin(plate: Plate, joints: Points, angle: float, *, far: bool) -> None:
    """A limb in smooth wet skin, darker on the far side."""
    outline, _ = limb(joints)
    tone = relief.rounded(outline, base=1.3 if far else 0.96)
    relief.body(plate, outline, fill="accent", angle=angle, gap=0.38, tone=tone, edge=(0.2, 0.48))


def _head(plate: Plate) -> None:
    """The bulging eye, the ear drum and the wide mouth."""
    relief.pen(plate, "36.5,9.6 34.4,10.2 31.8,10.9 29.6,11.0", 0.24, 0.42, 0.3, 0.1)
    plate.disc(31.9, 6.5, 1.45, fill="light", stroke="ink", width=0.36)
    plate.disc(32.0, 6.5, 0.9, fill="ink")
    plate.disc(31.65, 6.15, 0.3, fill="light")
    plate.disc(29.2, 9.2, 0.85, fill="tint", stroke="ink", width=0.26)
    plate.fill(dot(35.4, 8.0, 0.22))


def _reeds(plate: Plate) -> None:
    """Cattails and their blades on both sides."""
    for x, top, lean in ((39.4, 15.0, 0.9), (36.6, 19.6, -0.5), (41.6, 20.4, 0.4)):
        stalk = spline([(x - lean, 27.8), (x - 0.4 * lean, (top + 28) / 2), (x, top)], 10)
        relief.pen(plate, stalk, 0.34, 0.3, 0.24)
        head = relief.box(x - 0.62, top + 0.4, x + 0.62, top + 4)
        relief.flat(plate, spline(head, 8, closed=True), "ink", 0.3)
        relief.pen(plate, [(x - 0.25, top + 0.7), (x - 0.25, top + 3.6)], 0.16, 0.2, ink="paper")
    for x, tip, top in (
        (38.0, 33.8, 21.4), (40.2, 43.2, 18.0), (37.6, 36.0, 24.4),
        (14.6, 17.6, 22.0), (12.6, 10.8, 25.0), (15.6, 19.6, 24.6), (13.4, 13.0, 22.6),
    ):  # fmt: skip
        middle = (0.6 * x + 0.4 * tip, (28 + top) / 2 - 1)
        relief.pen(plate, spline([(x, 28.0), middle, (tip, top)], 10), 0.66, 0.5, 0.1)


EMBLEMS: dict[str, Callable[[], Plate]] = {"twain": frog}
