"""The ship that brings Hope Leslie from England: a merchantman of the 1630s under sail."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief, setting
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import bezier, resample, spline
from engraver.technique.cutpaper import curve, points
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch, rule_along
from engraver.technique.solids import rim
from engraver.technique.swell import swell

#: The main rail from stem to stern, the waterline, the stem and the sternpost, mm.
RAIL = spline(
    [(7.0, 17.0), (10, 18.4), (15, 19.4), (21, 19.4), (27, 18.2), (32, 16.3), (36.8, 13.8)]
)
WATER = spline([(9.4, 25.0), (15, 25.4), (22, 25.5), (29, 25.4), (34.8, 25.0)])
STEM = spline([(7.0, 17.0), (7.3, 20.2), (9.4, 25.0)])
STERN = spline([(36.8, 13.8), (35.8, 18.8), (34.8, 25.0)])
#: The castles above the rail: from x to x, and the heights of their tops there.
CASTLES = ((7.0, 13.6, 14.6, 16.4), (22.2, 29.0, 16.2, 14.8), (29.0, 37.4, 13.2, 10.4))
#: How far below their tops the painted strake begins and ends.
STRAKE = np.array([(0, 0.5), (0, 1.45)])
#: Masts: foot x and y, head x and y.
MASTS = ((12.2, 17.0, 11.6, 3.8), (21.2, 19.3, 21.0, 1.8), (30.2, 14.4, 30.5, 3.4))
#: Square sails: mast x, yard y, foot y, half the yard, half the foot.
SAILS = (
    (21.0, 9.2, 16.6, 4.9, 5.5),
    (21.0, 3.4, 8.4, 3.0, 4.5),
    (11.9, 9.6, 15.0, 3.7, 4.2),
    (11.7, 4.9, 8.9, 2.3, 3.4),
)


def old_ship() -> Plate:
    """Running before the wind, St George's cross at main and stern."""
    plate = vignette("ship from England", "Hope Leslie, 1827")

    def cloud(x: Points, y: Points) -> Points:
        return np.asarray(
            0.34 * np.clip(np.sin(0.21 * x + 0.5 * y + 1.1 * np.sin(0.3 * y)) + 0.35, 0, 1)
        )

    setting.sky(plate, (22, 13, 20.5, 11.5), cloud, gap=0.8, foot=11, soft=0.5)
    _rigging(plate)
    for x0, y0, x1, y1 in MASTS:
        relief.pen(plate, [(x0, y0), (x1, y1)], 0.8, 0.36)
    _bowsprit(plate)
    _hull(plate)
    _lateen(plate)
    for sail in SAILS:
        _square(plate, *sail)
    for x0, _y0, x1, y1 in MASTS[:2]:
        x = x1 + (x0 - x1) * 0.36
        y = y1 + 5.0 if x1 > 15 else y1 + 4.7
        relief.flat(
            plate, [(x - 1.1, y), (x + 1.1, y), (x + 0.7, y + 0.8), (x - 0.7, y + 0.8)], "ink", 0.2
        )
    _flag(plate, 21.0, 2.1, 3.6)
    _flag(plate, 11.6, 3.9, 2.6)
    relief.pen(plate, [(37.0, 10.6), (39.4, 3.4)], 0.4, 0.3)
    _flag(plate, 39.2, 4.4, 3.6)
    _sea(plate)
    return plate


def _rigging(plate: Plate) -> None:
    """Stays, and the shrouds abaft each mast."""
    stays = (
        ((21.0, 3.4), (12.0, 9.4)), ((21.1, 8.8), (10.2, 16.0)), ((11.7, 4.6), (2.0, 12.8)),
        ((11.9, 9.2), (4.6, 14.8)), ((31.0, 6.0), (21.4, 9.0)), ((31.2, 5.8), (36.6, 11.2)),
    )  # fmt: skip
    plate.stroke("".join(polyline(stay) for stay in stays), 0.2)
    for head, foot, spread in (((11.9, 9.2), 16.2, 3.0), ((21.1, 8.8), 18.0, 3.8)):
        lines = [polyline([head, (head[0] + q * spread, foot)]) for q in (0.4, 1.0)]
        plate.stroke("".join(lines), 0.18)


def _bowsprit(plate: Plate) -> None:
    """Bowsprit, its spritsail on a yard beneath, and the beak."""
    relief.pen(plate, [(9.0, 16.2), (1.2, 11.2)], 0.8, 0.36)
    sail = np.vstack(
        [
            bezier((1.8, 13.7), (1.1, 15.0), (1.1, 16.8), (1.8, 18.3), 10),
            bezier((5.0, 19.0), (4.4, 17.6), (4.8, 16.0), (5.4, 15.0), 10),
        ]
    )
    _cloth(plate, sail)
    relief.pen(plate, [(1.3, 13.45), (6.0, 15.2)], 0.5, 0.5)
    beak = spline([(7.4, 16.8), (5.4, 16.9), (2.6, 15.8), (3.6, 17.6), (5.4, 19.2), (7.7, 20.6)], 6)
    plate.stroke(polygon(beak), 0.7, "paper")
    relief.flat(plate, beak, "ink", 0.3)
    relief.pen(plate, "3.6,16.7 5.4,17.9 7.2,18.3", 0.16, 0.3, 0.3, ink="tint")


def _hull(plate: Plate) -> None:
    """The side: planks between rail and water, two wales, the ports, the stern in shade."""
    outline = np.vstack([RAIL, STERN, WATER[::-1], STEM[::-1]])
    stern = np.vstack([STERN, [(35.6, 25.0), (36.8, 18.8), (38.4, 10.6), (37.2, 10.4)]])
    plate.stroke(polygon(stern) + polygon(outline), 0.7, "paper")
    relief.flat(plate, stern, "ink", 0.3)
    plate.fill(polygon(outline), "accent")

    def planks(u: Points, q: float, _p: Points) -> Points:
        return np.asarray(0.1 + 0.6 * q + 0.3 * np.clip(3 * u - 2.2, 0, 1) * q)

    rule_along(plate, RAIL, WATER, 10, planks, samples=80)
    a, b = resample(RAIL, 60), resample(WATER, 60)
    for share in (0.27, 0.68):
        wale = a * (1 - share) + b * share
        relief.pen(plate, wale, 0.62, 0.66, 0.62)
        relief.pen(plate, wale[1:-6] - [0, 0.42], 0.15, 0.2, 0.15, ink="tint")
    for k in (15, 20, 25, 30, 35, 40):
        x, y = a[k] * 0.55 + b[k] * 0.45
        relief.flat(plate, relief.box(x - 0.55, y - 0.45, x + 0.55, y + 0.45), "ink", 0.2)
    rim(plate, outline, 0.24, 0.55)
    for left, right, high, other in CASTLES:
        _castle(plate, left, right, high, other)
    relief.pen(plate, RAIL, 0.7, 0.7)
    relief.pen(plate, RAIL[2:-2] - [0, 0.05], 0.26, 0.26, ink="tint")
    _gallery(plate)


def _castle(plate: Plate, left: float, right: float, high: float, other: float) -> None:
    """The side of a raised deck, a painted strake with its panels, the rail on stanchions."""
    x = np.linspace(left, right, 12)
    top = np.stack([x, np.linspace(high, other, 12)], axis=1)
    low = np.stack([x, np.interp(x, RAIL[:, 0], RAIL[:, 1])], axis=1)
    relief.flat(plate, np.vstack([top, low[::-1]]), "accent", 0.34)
    strake = np.vstack([top[1:-1] + STRAKE[0], top[1:-1][::-1] + STRAKE[1]])
    relief.flat(plate, strake, "tint", 0.22)
    bars = [polyline(p + STRAKE) for p in resample(top[1:-1], 7)[1:-1]]
    plate.stroke("".join(bars), 0.4)
    posts = [polyline([p, p - [0, 0.8]]) for p in resample(top, 7)]
    plate.stroke("".join(posts), 0.26)
    relief.pen(plate, top - [0, 0.85], 0.3, 0.3)


def _gallery(plate: Plate) -> None:
    """The quarter gallery with its lights, and the lantern on the taffrail."""
    box = points("32.4,14.6 36.3,13.0 36.0,16.6 35.0,17.6 32.8,17.6")
    relief.flat(plate, box, "ink", 0.26)
    for u in (0.06, 0.38, 0.7):
        corners = ((u, 0.6), (u + 0.22, 0.5), (u + 0.22, 2.3), (u, 2.4))
        window = [box[0] * (1 - a) + box[1] * a + np.array([0.05, b]) for a, b in corners]
        plate.fill(polygon(window), "light")
    relief.pen(plate, [(38.2, 10.4), (38.9, 8.8)], 0.3, 0.3)
    relief.flat(plate, relief.box(38.4, 7.2, 39.5, 8.8), "light", 0.3)
    relief.flat(plate, [(38.2, 7.2), (38.95, 6.3), (39.7, 7.2)], "ink", 0.2)


def _cloth(plate: Plate, outline: Points) -> None:
    """Canvas full of wind: white where it swells, ruled beneath and away from the light."""
    plate.stroke(polygon(outline), 0.5, "paper")
    plate.fill(polygon(outline), "light")
    tone = relief.rounded(outline, base=0.86, gain=1.1)
    hatch(plate, outline, lambda x, y: np.asarray(tone(x, y)) ** 1.25, angle=1.36, gap=0.42)
    rim(plate, outline, 0.2, 0.42)


def _square(plate: Plate, x: float, yard: float, foot: float, half: float, wide: float) -> None:
    """A square sail bellying ahead of its yard, to the left."""
    belly = 0.3 * (foot - yard)
    left = bezier(
        (x - half, yard),
        (x - half - belly, yard + 0.8),
        (x - wide - belly, foot - 1.6),
        (x - wide, foot),
        14,
    )
    right = bezier(
        (x + wide - 0.5, foot - 0.2),
        (x + wide - belly, foot - 1.8),
        (x + half - belly * 0.7, yard + 1.2),
        (x + half, yard),
        14,
    )
    hem = bezier(left[-1], (x - wide * 0.5, foot - 1.3), (x + wide * 0.4, foot - 1.4), right[0], 14)
    _cloth(plate, np.vstack([left, hem[1:-1], right]))
    relief.pen(
        plate,
        [(x - half - 0.7, yard + 0.1), (x, yard - 0.1), (x + half + 0.7, yard - 0.1)],
        0.24,
        0.6,
        0.24,
    )
    reef = bezier(
        left[4] + [0.3, 0],
        (x - half * 0.4, yard + 1.4),
        (x + half * 0.3, yard + 1.3),
        right[-5] - [0.3, 0],
        16,
    )
    plate.fill(swell(reef, np.full(16, 0.2)))


def _lateen(plate: Plate) -> None:
    sail = np.vstack(
        [
            bezier((26.1, 12.4), (27.4, 11), (32.2, 5.6), (33.8, 3.8), 12),
            bezier((33.8, 3.8), (33.0, 6.4), (33.2, 8.6), (34.4, 10.4), 10),
            bezier((34.4, 10.4), (31.8, 10.2), (28.6, 11.4), (26.1, 12.4), 10),
        ]
    )
    _cloth(plate, sail)
    relief.pen(plate, [(25.2, 13.3), (34.3, 3.2)], 0.3, 0.6, 0.26)


def _flag(plate: Plate, x: float, y: float, long: float) -> None:
    """St George's cross, streaming ``long`` mm before the wind."""
    t = np.linspace(0, 1, 16)
    top = np.stack([x - long * t, y - 0.9 + 0.3 * np.sin(5 * t)], 1)
    low = np.add(top, (0, 1.6))
    relief.flat(plate, np.vstack([top, low[::-1]]), "light", 0.2)
    plate.fill(swell((top + low) / 2, np.full(16, 0.46)), "accent")
    plate.stroke(polyline([top[6], low[6]]), 0.46, "accent", round_ends=False)
    plate.stroke(polygon(np.vstack([top, low[::-1]])), 0.2)


def _sea(plate: Plate) -> None:
    """She lies deep in a following sea: foam along her side, crests and hollows before it."""
    crest = (
        "2.6,25.2 5.2,25.0 7.2,24.5 8.6,23.5 9.6,23.6 11.4,24.4 16,24.2 20,24.7 24.6,24.3 29,24.6"
        " 33,24.1 35.8,23.9 38.0,24.8 41.4,25.2"
    )
    line = curve(crest, 8)
    plate.fill(polygon(np.vstack([line, [(41.4, 27.6), (2.6, 27.6)]])), "paper")
    relief.pen(plate, line, 0.1, 0.44, 0.3, 0.4, 0.26, 0.42, 0.3, 0.44, 0.1)
    for k in range(7):
        x = 9.6 + 3.9 * k
        relief.pen(
            plate, spline([(x, 24.4), (x + 1.2, 25.2), (x + 2.8, 25.1)], 8), 0.34, 0.28, 0.08
        )
    swells = []
    for k in range(8):
        level = 25.5 + 0.48 * k
        half = 20.6 - 0.22 * k * k
        sea = np.linspace(22 - half, 22 + half, 160)
        rise = np.sin(sea * (0.9 - 0.07 * k) + 3.6 * k) + 0.5 * np.sin(sea * 0.31 + 2.6 * k)
        width = 0.5 * np.clip(rise * 0.7 + 0.2, 0, 1)
        fade = np.clip((1 - np.abs(sea - 22) / half) * 4, 0, 1)
        swells.append(
            swell(np.stack([sea, level + 0.3 * rise], 1), width * fade, lift=0.11, flatness=0.03)
        )
    plate.fill("".join(swells))


EMBLEMS: dict[str, Callable[[], Plate]] = {"sedgwick": old_ship}
