"""Uncle Tom's cabin: logs notched at the corners, a stick chimney, a bignonia over the door."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief, setting
from engraver.portrait_authors.emblems.timber import log
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import resample, spline
from engraver.technique.cutpaper import curve, points
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch, rule_along
from engraver.technique.solids import rim
from engraver.technique.swell import swell

#: Front wall: left, right, eaves, foot; the gable end's far edge and its levels; mm.
LEFT, RIGHT, EAVES, FOOT = 6.2, 26.0, 14.6, 25.6
FAR, FAR_EAVES, FAR_FOOT = 37.6, 15.4, 24.0
#: The ridge from its left end to its right.
RIDGE = points("11.6,6.0 31.4,6.0")
COURSES = 8


def log_cabin() -> Plate:
    """The cabin from its corner, smoke rising, a garden patch before it."""
    plate = vignette("log cabin", "Uncle Tom’s Cabin, 1852")
    _trees(plate)
    _smoke(plate)
    setting.ground(plate, 22, 26.6, 20.8, 5)
    setting.shadow(plate, 35.6, 24.6, 7.2, 5)
    _gable(plate)
    _chimney(plate)
    _front(plate)
    _roof(plate)
    _openings(plate)
    _vine(plate)
    setting.grass(
        plate,
        [
            (3.4, 26.8, 1.6),
            (8.0, 28.0, 1.5),
            (22.4, 28.2, 1.7),
            (29.0, 27.2, 1.4),
            (39.6, 27.4, 1.6),
            (34.2, 28.4, 1.2),
        ],
    )
    return plate


def _trees(plate: Plate) -> None:
    """Dark woods behind: lumps of leaves picked out in white, on thin trunks."""
    turn = np.linspace(0, 2 * np.pi, 50)
    lumps = (
        (3.0, 17.8, 2.2), (7.6, 17.2, 2.4), (3.6, 14.4, 2.5), (6.6, 14.6, 2.4), (6.0, 11.2, 2.6),
        (9.0, 10.6, 2.4), (6.6, 8.2, 2.1), (39.0, 19.0, 2.0), (41.0, 17.4, 2.0), (38.4, 16.2, 2.4),
        (40.8, 14.0, 2.1), (38.4, 13.0, 2.3), (39.4, 10.4, 2.1),
    )  # fmt: skip
    for x in (5.6, 39.6):
        relief.pen(plate, [(x, 14.0), (x + 0.3, 26.2)], 0.9, 1.1)
    for k, (x, y, r) in enumerate(lumps):
        wave = 1 + 0.09 * np.abs(np.sin(turn * 5 + x))
        crown = np.stack([x + r * wave * np.cos(turn), y + 0.92 * r * wave * np.sin(turn)], 1)
        plate.fill(polygon(crown))
        relief.coat(
            plate,
            crown,
            lambda px, py: 0.7 * np.sin(3 * px) + 0.5 * np.cos(3 * py),
            relief.rounded(crown, base=1.06),
            length=0.8,
            apart=0.52,
            widest=0.34,
            seed=k,
        )


def _smoke(plate: Plate) -> None:
    for k in range(5):
        course = spline(
            [
                (32.2 + 0.35 * k, 3.4),
                (33.0 + 0.5 * k, 2.0),
                (35.4 + 0.7 * k, 1.7 - 0.1 * k),
                (38.4 + 0.9 * k, 2.2 - 0.3 * k + 0.5 * (k % 2)),
            ],
            10,
        )
        plate.fill(swell(course, 0.28 * np.sin(np.linspace(0.3, 3.0, len(course)))))


def _front(plate: Plate) -> None:
    """Round logs, and at each corner the ends of those that cross them."""
    high = (FOOT - EAVES) / COURSES
    for k in range(COURSES):
        y = FOOT - high * (k + 0.5)
        log(plate, (LEFT - 0.9, y), (RIGHT + 0.3, y), high * 0.47, dark=0.8, seed=k)
    for k in range(COURSES):
        y = FOOT - high * k - 0.02
        if k > 0:
            plate.disc(RIGHT + 0.2, y, 0.62, fill="light", stroke="ink", width=0.28)
            plate.disc(LEFT - 0.2, y, 0.5, fill="light", stroke="ink", width=0.26)


def _gable(plate: Plate) -> None:
    """The end in shade: logs to the eaves, boards in the gable."""
    end = np.array(
        [
            (RIGHT, EAVES),
            tuple(RIDGE[1] + [0.2, 0.4]),
            (FAR, FAR_EAVES),
            (FAR, FAR_FOOT),
            (RIGHT, FOOT),
        ]
    )
    relief.flat(plate, end, "paper", 0.3)
    for k in range(COURSES):
        a, b = k / COURSES, (k + 0.86) / COURSES
        strip = np.array(
            [
                (RIGHT, EAVES + (FOOT - EAVES) * a),
                (FAR, FAR_EAVES + (FAR_FOOT - FAR_EAVES) * a),
                (FAR, FAR_EAVES + (FAR_FOOT - FAR_EAVES) * b),
                (RIGHT, EAVES + (FOOT - EAVES) * b),
            ]
        )
        rule_along(
            plate,
            strip[[0, 1]],
            strip[[3, 2]],
            3,
            lambda u, q, _p: 0.5 + 0.6 * q + 0.16 * np.sin(30 * u + 9 * q),
            samples=50,
        )
    hatch(plate, end[:3], 0.62, angle=np.pi / 2, gap=0.42)
    relief.pen(plate, [(RIGHT, EAVES), (FAR, FAR_EAVES)], 0.4, 0.4)


def _chimney(plate: Plate) -> None:
    """Sticks laid crosswise in clay, drawn in from a broad hearth to the flue."""
    outline = points(
        "29.2,25.6 29.2,18.0 30.6,15.4 30.8,3.4 34.2,3.4 34.4,15.0 36.0,17.4 36.0,25.0"
    )
    plate.stroke(polygon(outline), 0.7, "paper")
    relief.flat(plate, outline, "tint", 0.34)
    for y in np.arange(4.2, 25.0, 0.72).tolist():
        half = np.interp(y, [15.2, 17.8], [1.75, 3.35])
        x = 32.55
        relief.pen(plate, [(x - half, y), (x + half, y - 0.1)], 0.3, 0.5)
    shade = points("33.2,25.3 33.2,3.6 34.2,3.6 34.4,15.0 36.0,17.4 36.0,25.0")
    hatch(plate, shade, 0.74, angle=np.pi / 2, gap=0.4)
    rim(plate, outline, 0.3, 0.55)
    relief.flat(plate, points("30.3,2.8 34.7,2.8 34.7,3.7 30.3,3.7"), "ink", 0.2)


def _roof(plate: Plate) -> None:
    """Split shakes in courses, held down by weight poles."""
    slope = np.array(
        [tuple(RIDGE[0]), tuple(RIDGE[1]), (RIGHT + 0.9, EAVES + 0.7), (LEFT - 1.4, EAVES + 0.7)]
    )
    plate.stroke(polygon(slope), 0.7, "paper")
    relief.flat(plate, slope, "paper", 0.3)
    rng = np.random.default_rng(4)
    for j in range(7):
        a, b = j / 7, (j + 1) / 7
        ends = (
            [slope[0] * (1 - q) + slope[3] * q for q in (a, b)],
            [slope[1] * (1 - q) + slope[2] * q for q in (a, b)],
        )
        relief.pen(plate, [ends[0][1], ends[1][1]], 0.4, 0.34, 0.44)
        for k in range(16):
            u = (k + 0.2 + 0.6 * rng.random()) / 16
            top, low = (ends[0][i] * (1 - u) + ends[1][i] * u for i in (0, 1))
            relief.pen(plate, [top * 0.85 + low * 0.15, low], 0.14, 0.3 + 0.4 * rng.random() * u)
    for q in (0.42, 0.86):
        a, b = slope[0] * (1 - q) + slope[3] * q, slope[1] * (1 - q) + slope[2] * q
        relief.pen(plate, np.add([a, b], [(-0.6, 0), (0.6, 0)]), 0.95, 0.9)
        relief.pen(plate, np.add([a, b], [(-0.4, -0.14), (0.2, -0.14)]), 0.24, 0.2, ink="paper")
    edge = [tuple(RIDGE[1]), (RIGHT + 0.9, EAVES + 0.7)]
    relief.pen(plate, edge, 0.7, 0.7)
    far = [tuple(RIDGE[1]), (FAR + 0.9, FAR_EAVES + 1.0)]
    relief.pen(plate, far, 0.6, 0.7)
    relief.pen(plate, [slope[3] + [0, 0.15], slope[2] + [0, 0.15]], 0.6, 0.7)


def _openings(plate: Plate) -> None:
    """A plank door, ajar on the dark, and a small window."""
    relief.flat(plate, points("11.2,17.0 16.2,17.0 16.2,25.5 11.2,25.5"), "ink", 0.5)
    relief.flat(plate, points("11.7,17.5 14.6,18.0 14.6,26.1 11.7,25.4"), "accent", 0.3)
    for x in (12.7, 13.7):
        relief.pen(plate, [(x, 17.8), (x, 25.6)], 0.2, 0.26)
    for y in (19.0, 24.0):
        relief.pen(plate, [(11.8, y), (14.5, y + 0.2)], 0.5, 0.5)
    relief.flat(plate, points("19.2,18.2 23.4,18.2 23.4,22.4 19.2,22.4"), "light", 0.4)
    for x, y in ((19.7, 18.7), (21.5, 18.7), (19.7, 20.5), (21.5, 20.5)):
        plate.fill(polygon([(x, y), (x + 1.4, y), (x + 1.4, y + 1.4), (x, y + 1.4)]), "ink")
    relief.flat(plate, points("10.6,25.4 17.0,25.4 17.4,26.3 10.2,26.3"), "paper", 0.3)


def _vine(plate: Plate) -> None:
    """The scarlet bignonia that covers the front of the cabin, with its trumpets."""
    for course in (
        "9.4,25.6 9.2,22.0 9.8,18.6 9.2,16.4 12.0,15.4 16.0,15.8 19.6,15.2 23.6,15.9",
        "18.2,25.6 17.6,22.0 18.2,18.6 17.6,16.2",
    ):
        stem = resample(curve(course, 8), 60)
        relief.pen(plate, stem, 0.9, 0.8, ink="paper")
        relief.pen(plate, stem, 0.46, 0.36)
        n = 18 if len(course) > 60 else 9
        for k in range(n):
            p = stem[round((k + 0.5) * 59 / n)]
            a = 2.4 * k
            for turn in (a, a + 2.6):
                tip = p + 1.25 * np.array([np.cos(turn), np.sin(turn)])
                plate.fill(
                    swell(
                        np.linspace(p, tip, 8),
                        1.1 * np.sin(np.linspace(0.3, 2.9, 8)),
                        flatness=0.02,
                    ),
                    "paper",
                )
                plate.fill(
                    swell(
                        np.linspace(p, tip, 8),
                        0.78 * np.sin(np.linspace(0.3, 2.9, 8)),
                        flatness=0.02,
                    )
                )
            if k % 2:
                _trumpet(plate, p, a + 1.2)


def _trumpet(plate: Plate, root: Points, turn: float) -> None:
    way = np.array([np.cos(turn), 0.4 + 0.6 * abs(np.sin(turn))])
    side = np.array([-way[1], way[0]])
    bell = np.array(
        [root, root + 1.3 * way + 0.75 * side, root + 1.55 * way, root + 1.3 * way - 0.75 * side]
    )
    relief.flat(plate, bell, "accent", 0.22)


EMBLEMS: dict[str, Callable[[], Plate]] = {"stowe": log_cabin}
