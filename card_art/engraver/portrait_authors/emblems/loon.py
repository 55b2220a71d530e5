"""The loon that Thoreau chased about Walden Pond in his boat and never caught."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief, setting
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import bezier, resample, spline
from engraver.technique.cutpaper import curve, loop, points
from engraver.technique.pathdata import Points, dot, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.swell import swell

BACK = "17.2,14.9 20,14.5 25,13.4 30.5,14.2 35.4,16.6 38.6,19.0 36.4,20.2"
BODY = np.vstack(
    [
        curve(BACK, 10),
        curve("36.4,20.2 33,21.4 25,22.2 17,22.2 12.6,20.9 11,18.8 11.3,16.6 12.8,14.4", 8),
    ]
)
HEAD = loop(
    "12.0,11.7 11.3,10.7 11.5,9.2 13.1,7.9 15.2,7.7 17.1,8.8 17.7,10.9 17.3,12.9 17.4,14.6"
    " 17.6,16.2 15.6,16.9 13.4,15.4 12.9,13.8 13.0,12.4"
)
BILL = points("12.0,9.1 9.4,9.7 5.6,11.3 8.4,11.4 11.6,11.5 12.6,10.6")


def loon() -> Plate:
    """A common loon in summer dress, afloat, the wooded shore behind."""
    plate = vignette("loon on a pond", "Walden, 1854")
    _shore(plate)
    setting.water(plate, (1.5, 12.4, 42.5, 20.0), seed=6, gap=0.6, dark=0.3)
    _rings(plate)
    _reflection(plate)
    _bird(plate)
    return plate


def _shore(plate: Plate) -> None:
    """Low hills of pine, their tops pointed, ruled in the card's color."""
    x = np.linspace(1.5, 42.5, 130)
    hill = 10.0 - 4.2 * np.exp(-(((x - 33) / 6) ** 2)) - 3.0 * np.exp(-(((x - 7.5) / 4) ** 2))
    hill = np.minimum(hill + 2.2 * np.clip((np.abs(x - 22) - 16) / 4.5, 0, 1) ** 2, 11.5)
    pines = np.abs(((x * 0.83 + 0.5 * np.sin(x)) % 1) - 0.5) * 2.2 * (0.6 + 0.4 * np.sin(x * 2.1))
    top = np.stack([x, hill + pines], 1)
    area = np.vstack([top, [(42.5, 11.9), (1.5, 11.9)]])
    plate.fill(polygon(area, 0.03), "accent")
    hatch(
        plate,
        area,
        lambda px, py: 0.5 - 0.1 * (py - 7.5) + 0.1 * np.sin(px),
        angle=1.9,
        gap=0.46,
        ink="tint",
    )
    relief.pen(plate, [(0.8, 12.0), (43.2, 12.0)], 0.1, 0.5, 0.5, 0.1)


def _rings(plate: Plate) -> None:
    """Rings that run out from the bird, broken by the ripples."""
    for k in range(5):
        grow = 1 + 0.17 * k
        turn = np.linspace(0.1 - 0.16 * k, np.pi + 0.05 + 0.14 * k, 90)
        ring = np.stack([24 + 14.4 * grow * np.cos(turn), 20.7 + 2.3 * grow**1.7 * np.sin(turn)], 1)
        shown = (ring[:, 0] > 1.2) & (ring[:, 0] < 42.8)
        width = 0.38 * np.clip(0.5 + 0.7 * np.sin(turn * 5 + 2 * k), 0, 1) * shown
        plate.fill(swell(ring, width))


def _reflection(plate: Plate) -> None:
    """The bird's dark image, broken into level bars."""
    bars = []
    for k, y in enumerate(np.arange(21.4, 26.6, 0.5).tolist()):
        deep = (y - 21.4) / 5.2
        for a, b in ((13.4 + 1.2 * deep, 18.2 - 0.8 * deep), (18.6 + deep, 36.6 - 7 * deep)):
            x = np.linspace(a + 0.6 * np.sin(3 * k), b + 0.9 * np.sin(2 * k + 1), 30)
            line = np.stack([x, y + 0.06 * np.sin(x)], 1)
            bars.append(
                swell(line, 0.28 * (1 - 0.5 * deep) * np.sin(np.linspace(0.1, 3.04, 30)) ** 0.4)
            )
    plate.fill("".join(bars))


def _bird(plate: Plate) -> None:
    plate.stroke(polygon(BODY), 0.7, "paper")
    plate.fill(polygon(BODY))
    breast = np.vstack(
        [
            curve("13.2,15.0 12.0,16.6 11.7,18.7 13.2,20.5 17,21.6 20.0,21.75", 8),
            curve("19.2,20.2 17.4,19.4 17.0,18.0 17.6,16.6 16,15.6", 8),
        ]
    )
    plate.fill(polygon(breast), "light")
    for k in range(4):
        line = spline(
            [(16.6 - 0.44 * k, 16.3 + 0.05 * k), (16.7 - 0.6 * k, 18.6), (17.4 - 0.7 * k, 20.8)], 6
        )
        relief.pen(plate, line, 0.3 - 0.03 * k, 0.22, 0.08)
    _squares(plate)
    plate.stroke(polygon(HEAD), 0.6, "paper")
    plate.fill(polygon(HEAD))
    _collar(plate)
    plate.stroke(polygon(BILL), 0.5, "paper")
    plate.fill(polygon(BILL))
    relief.pen(plate, "6.4,11.15 9.2,10.5 11.4,10.3", 0.1, 0.2, 0.16, ink="paper")
    plate.fill(dot(13.5, 9.6, 0.62), "light")
    plate.fill(dot(13.5, 9.6, 0.46), "accent")
    plate.fill(dot(13.5, 9.6, 0.2), "ink")
    relief.pen(plate, "12.4,8.9 13.6,8.3 15.2,8.2 16.6,9.0", 0.08, 0.26, 0.26, 0.08, ink="paper")
    for k in range(2):
        cheek = [(15.4 + 0.7 * k, 9.5 + 0.2 * k), (16.1 + 0.5 * k, 10.8), (16.0 + 0.5 * k, 12.0)]
        relief.pen(plate, spline(cheek, 6), 0.07, 0.2, 0.07, ink="paper")


def _collar(plate: Plate) -> None:
    """The necklace: upright white stripes in a band across the black neck."""
    for k in range(6):
        x = 13.3 + 0.72 * k
        low = 13.2 + 0.16 * np.sin(k)
        relief.pen(plate, [(x, low), (x + 0.1, low + 1.25)], 0.28, 0.34, 0.24, ink="light")


def _squares(plate: Plate) -> None:
    """White squares on the back in rows that follow it, smaller towards the tail and the rump."""
    marks = []
    for row in range(6):
        drop = 0.75 + 0.98 * row
        line = bezier(
            (18.2 + 0.35 * row, 15.0 + drop * 0.9),
            (24, 13.2 + drop),
            (30, 14.0 + drop * 0.9),
            (37.0 - 0.6 * row, 18.3 + 0.28 * drop),
            60,
        )
        n = 17 - row
        where = resample(line, 2 * n)
        for i in range(1, n):
            p, q = where[2 * i - 1], where[2 * i]
            size = 0.36 * (1 - 0.45 * i / n) * (1 - 0.1 * row)
            marks.append(_square(p, q, size))
    plate.fill("".join(marks), "light")
    dots = [
        dot(19.8 + 1.2 * i + 0.5 * (j % 2), 20.4 + 0.55 * j - 0.02 * i, 0.13)
        for j in range(3)
        for i in range(11)
    ]
    plate.fill("".join(dots), "light")


def _square(p: Points, q: Points, size: float) -> str:
    along = (q - p) / np.hypot(*(q - p)) * size
    side = np.array([-along[1], along[0]]) * 0.95
    return polygon([p + along + side, p - along + side, p - along - side, p + along - side])


EMBLEMS: dict[str, Callable[[], Plate]] = {"thoreau": loon}
