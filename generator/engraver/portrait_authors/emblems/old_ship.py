"""The ship that brings Hope Leslie from England: a merchantman of the 1630s under sail."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from generator.engraver.curves import bezier, resample, spline
from generator.engraver.cutpaper import curve, points
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.portrait_authors.emblems import relief, setting
from generator.engraver.portrait_authors.emblems.vignette import vignette
from generator.engraver.ruling import hatch, rule_along
from generator.engraver.solids import rim
from generator.engraver.swell import swell

#: The hull's upper edge from stem to stern: forecastle, waist, half deck, quarterdeck, poop.
SHEER = points(
    "8.4,18.4 8.8,15.4 13.4,16.0 13.6,18.0 23.8,18.4 24.0,16.0 30.0,15.0 30.2,13.2 36.8,11.0"
)
#: Her bottom edge at the water, from stem to stern.
KEEL = spline(
    [
        (8.4, 18.4),
        (8.6, 21.2),
        (10.6, 24.4),
        (20, 25.6),
        (30, 25.4),
        (34.8, 24.0),
        (36.0, 18.0),
        (36.8, 11.0),
    ],
    10,
)
#: Masts: foot x and y, head x and y.
MASTS = ((12.2, 17.0, 11.6, 3.8), (21.2, 18.2, 21.0, 1.8), (30.6, 14.6, 31.2, 5.4))
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

    setting.sky(plate, (22, 13, 20.5, 11.5), cloud, gap=0.66, foot=22, soft=0.5)
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
    _flag(plate, 21.0, 1.9, 3.6)
    _flag(plate, 11.6, 3.9, 2.6)
    relief.pen(plate, [(37.2, 11.4), (39.8, 5.6)], 0.4, 0.3)
    _flag(plate, 39.8, 6.6, -3.4)
    _sea(plate)
    return plate


def _rigging(plate: Plate) -> None:
    """Stays, and the shrouds with their ratlines abaft each mast."""
    stays = (
        ((21.0, 3.4), (12.0, 9.4)), ((21.1, 8.8), (10.2, 16.0)), ((11.7, 4.6), (2.0, 12.8)),
        ((11.9, 9.2), (4.6, 14.8)), ((31.0, 6.0), (21.4, 9.0)), ((31.2, 5.8), (36.6, 11.2)),
    )  # fmt: skip
    plate.stroke("".join(polyline(stay) for stay in stays), 0.15)
    for head, foot, spread in (((11.9, 9.2), 16.2, 3.0), ((21.1, 8.8), 18.0, 3.8)):
        lines = [polyline([head, (head[0] + q * spread, foot)]) for q in (0.25, 0.62, 1.0)]
        for u in np.linspace(0.4, 0.94, 6).tolist():
            y = head[1] + (foot - head[1]) * u
            lines.append(polyline([(head[0] + 0.25 * spread * u, y), (head[0] + spread * u, y)]))
        plate.stroke("".join(lines), 0.14)


def _bowsprit(plate: Plate) -> None:
    """Bowsprit, its spritsail on a yard beneath, and the beak."""
    relief.pen(plate, [(9.0, 17.6), (1.4, 12.4)], 0.8, 0.36)
    sail = np.vstack(
        [
            bezier((1.9, 14.6), (2.0, 16.2), (1.6, 18.0), (2.0, 19.0), 10),
            bezier((5.4, 20.0), (5.6, 18.6), (6.2, 17.0), (5.8, 16.0), 10),
        ]
    )
    _cloth(plate, sail)
    relief.pen(plate, [(1.4, 14.4), (6.3, 16.2)], 0.5, 0.5)
    beak = spline([(9.0, 17.8), (6.4, 17.6), (3.6, 16.6), (4.6, 18.2), (6.6, 19.6), (8.9, 20.8)], 6)
    relief.flat(plate, beak, "ink", 0.3)
    relief.pen(plate, "4.6,17.3 6.6,18.3 8.8,18.6", 0.14, 0.26, 0.3, ink="tint")


def _hull(plate: Plate) -> None:
    outline = np.vstack([SHEER, KEEL[::-1]])
    plate.stroke(polygon(outline), 0.7, "paper")
    plate.fill(polygon(outline), "accent")
    bottom = resample(KEEL[8:], 60)
    upper = np.stack([bottom[:, 0], np.interp(bottom[:, 0], SHEER[:, 0], SHEER[:, 1])], axis=1)

    def planks(u: Points, q: float, _p: Points) -> Points:
        return np.asarray(0.2 + 0.75 * q + 0.22 * u - 0.2 * np.sin(3.2 * u))

    rule_along(plate, upper, bottom, 15, planks, samples=60)
    for rise, weight in ((20.2, 0.62), (21.9, 0.62)):
        wale = spline(
            [
                (8.5, rise - 0.3),
                (14, rise + 0.2),
                (24, rise + 0.1),
                (31, rise - 1.5),
                (35.8, rise - 3.6),
            ],
            10,
        )
        relief.pen(plate, wale, weight, weight)
        relief.pen(plate, wale - [0, 0.34], 0.15, 0.18, 0.15, ink="tint")
    for x in (14.2, 17.2, 20.2, 23.2, 26.4, 29.6):
        y = 20.95 - max(0.0, x - 22) * 0.13
        relief.flat(
            plate,
            [(x - 0.55, y - 0.5), (x + 0.55, y - 0.55), (x + 0.55, y + 0.5), (x - 0.55, y + 0.5)],
            "ink",
            0.2,
        )
    _upperworks(plate)
    rim(plate, outline, 0.24, 0.55)


def _upperworks(plate: Plate) -> None:
    """Painted strakes on the castles, the quarter gallery and its lights, rails."""
    for strake in (
        "8.9,16.0 13.3,16.7 13.3,17.6 8.7,17.1",
        "24.3,16.7 30.0,15.7 30.0,16.7 24.3,17.6",
        "30.5,14.0 36.4,12.1 36.2,13.2 30.5,15.0",
    ):
        area = points(strake)
        relief.flat(plate, area, "tint", 0.2)
        for u in np.linspace(0.14, 0.86, 5):
            top, low = area[0] * (1 - u) + area[1] * u, area[3] * (1 - u) + area[2] * u
            relief.pen(plate, [top, low], 0.34, 0.34)
    gallery = points("31.6,16.2 35.7,14.6 35.4,17.4 31.8,18.6")
    relief.flat(plate, gallery, "ink", 0.26)
    for u in (0.08, 0.38, 0.68):
        window = [
            gallery[0] * (1 - a) + gallery[1] * a + np.array([0.05, b])
            for a, b in ((u, 0.55), (u + 0.22, 0.5), (u + 0.22, 1.7), (u, 1.8))
        ]
        plate.fill(polygon(window), "tint")
    relief.pen(plate, [(24.0, 15.6), (30.0, 14.5)], 0.16, 0.16)
    relief.pen(plate, [(30.2, 12.7), (36.8, 10.4)], 0.16, 0.16)


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
    plate.fill(swell(reef, np.full(16, 0.14)))


def _lateen(plate: Plate) -> None:
    sail = np.vstack(
        [
            bezier((26.9, 13.6), (28, 12), (33.0, 6.2), (34.6, 4.4), 12),
            bezier((34.6, 4.4), (34.0, 8.0), (34.2, 10.6), (35.2, 12.4), 10),
            bezier((35.2, 12.4), (32.6, 11.8), (29.4, 12.6), (26.9, 13.6), 10),
        ]
    )
    _cloth(plate, sail)
    relief.pen(plate, [(26.0, 14.5), (35.1, 3.8)], 0.3, 0.6, 0.26)


def _flag(plate: Plate, x: float, y: float, long: float) -> None:
    """St George's cross, streaming ``long`` mm to the left, or if below 0 to the right."""
    t = np.linspace(0, 1, 16)
    top = np.stack([x - long * t, y - 0.9 + 0.3 * np.sin(5 * t)], 1)
    low = np.add(top, (0, 1.6))
    relief.flat(plate, np.vstack([top, low[::-1]]), "light", 0.2)
    plate.fill(swell((top + low) / 2, np.full(16, 0.42)))
    plate.stroke(polyline([top[6], low[6]]), 0.4)


def _sea(plate: Plate) -> None:
    """She lies deep in a following sea: foam along her side, crests and hollows before it."""
    crest = (
        "5.2,24.9 6.8,24.2 8.2,22.8 9.2,22.2 10.2,23.2 12.4,23.8 16,23.4 20,24.0 24.6,23.5 29,23.8"
        " 33,23.1 35.6,22.4 37.2,23.4 39.4,24.6"
    )
    line = curve(crest, 8)
    plate.fill(polygon(np.vstack([line, [(39.4, 27.4), (5.2, 27.4)]])), "paper")
    relief.pen(plate, line, 0.1, 0.44, 0.3, 0.4, 0.26, 0.42, 0.3, 0.44, 0.1)
    for k in range(7):
        x = 9.6 + 3.9 * k
        relief.pen(
            plate, spline([(x, 23.5), (x + 1.2, 24.5), (x + 2.8, 24.4)], 8), 0.34, 0.28, 0.08
        )
    swells = []
    for k in range(8):
        level = 24.9 + 0.56 * k
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
