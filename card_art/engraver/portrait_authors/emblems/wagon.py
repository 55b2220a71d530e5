"""A covered wagon in camp, for Parkman’s trail."""

from __future__ import annotations

import math

import numpy as np

from engraver.portrait_authors.emblems.strokes import (
    flat,
    pen,
    piece,
    rules,
    shadow,
    tuft,
)
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.portrait_authors.emblems.wheels import wheel
from engraver.technique.cutpaper import curve, loop, points
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim


def wagon() -> Plate:
    """A prairie schooner in camp, its tongue on the ground, the kettle on; Chimney Rock behind."""
    plate = vignette("covered wagon", "The Oregon Trail, 1849")
    _plains(plate)
    shadow(plate, 26.6, 27.6, 14, 0.9)
    wheel(plate, (32.6, 22.3), 4.4, 0.9, far=True)
    wheel(plate, (18.6, 22.9), 3.8, 0.9, far=True)
    _bed(plate)
    _cover(plate)
    _gear(plate)
    wheel(plate, (31.4, 22.6), 5.2, 0.98, spokes=12)
    wheel(plate, (17.2, 23.5), 4.3, 0.98, spokes=10)
    with plate.placed(-1.1, 2.4, 0.92):
        _camp(plate)
    for x, y, high in ((40.8, 28.6, 1.8), (25, 29.2, 1.4), (11.6, 28.9, 1.3), (1.8, 28.9, 1.5)):
        tuft(plate, x, y, high)
    return plate


def _plains(plate: Plate) -> None:
    """The far bluffs and the rock, the level prairie."""
    bluff = points(
        "0.8,20.4 3.6,18.2 6.2,18 7.6,16.4 8.4,16.2"
        " 8.9,10.6 9.7,10.4 10.4,16 12.6,17.8 15.6,18.4 18,20.4"
    )
    piece(
        plate,
        bluff,
        lambda x, y: np.clip(0.4 * np.sin(1.6 * x) + 0.1 * (y - 17) + 0.1, 0, 0.7),
        angle=80,
        gap=0.42,
        edge=(0.16, 0.34),
    )
    far = points("34,20.4 36.4,18 39.6,17.6 43.2,20.4")
    piece(plate, far, 0.55, angle=70, gap=0.42, edge=(0.16, 0.34))
    rules(plate, (0.8, 20.3, 43.2, 22.4), 4, pitch=0.6, weight=0.26, cover=0.5)
    rules(plate, (1, 26, 43, 29.7), 8, pitch=0.62, weight=0.32, cover=0.56)


def _bed(plate: Plate) -> None:
    """The box with its stakes and chains, the running gear under it."""
    plate.stroke(polyline(points("15.4,22.4 33,21.8")), 1.0)
    box = curve("12.8,16.2 20,17 28,17 35.8,15.8", 6), points("35.2,20.4 13.6,20.6")
    area = np.vstack(box)
    piece(
        plate,
        area,
        lambda x, y: np.clip(0.035 * (x - 18) + 0.14 * (y - 18), 0, 0.85),
        fill="accent",
        gap=0.44,
        edge=(0.26, 0.48),
    )
    pen(plate, points("13.4,18.5 24,18.9 35.4,18.2"), 0.26, 0.3, 0.26)
    for x in (15.6, 20, 24.4, 28.8, 33.2):
        plate.stroke(polyline([(x, 16.4), (x, 20.8)]), 0.62)
        plate.stroke(polyline([(x - 0.1, 16.8), (x - 0.1, 20.4)]), 0.18, "tint")
    tongue = points("15.8,23.8 12.6,25.4 9.8,27")
    plate.stroke(polyline(tongue), 0.95)
    plate.stroke(polyline(tongue + np.array([0, -0.1])), 0.34, "paper")


def _cover(plate: Plate) -> None:
    """Canvas on five hickory bows, open before, drawn together behind."""
    ridge = curve(
        "9.6,5.4 13.6,4.4 16.4,5.2 19.2,4.3 22,5.1 24.8,4.2 27.6,5.1 30.4,4.3 33.4,5 37.4,4.4", 8
    )
    rear = curve("37.4,4.4 39,8.4 38,12.8 36,16.2", 8)
    hem = curve("36,16.2 30,17.2 24.4,17.4 18,17.2 12.6,16.4", 8)
    front = curve("12.6,16.4 10.6,12.6 9.6,9 9.6,5.4", 8)
    area = np.vstack([ridge, rear, hem, front])
    plate.fill(polygon(area), "light")

    def tone(x: Points, y: Points) -> Points:
        bulge = 0.34 * np.cos((x - 13.4) * 2 * math.pi / 5.6 + 0.9)
        return np.asarray(np.clip(0.03 * (x - 18) + 0.055 * (y - 8) + bulge - 0.12, 0, 0.86))

    hatch(plate, area, tone, angle=math.radians(84), gap=0.44)
    rim(plate, area, 0.24, 0.5)
    mouth = loop("10,6.2 12.4,7.4 13.8,11 13.4,15 12.6,16 11,12.6 10.1,9")
    flat(plate, mouth, "ink", 0.26)
    pen(plate, curve("10.2,6.4 12.2,7.8 13.3,11 12.9,15", 8), 0.16, 0.34, 0.16, ink="paper")
    for x in (16.4, 22, 27.6, 33.2):
        bow = curve(f"{x},5 {x - 0.7},9.4 {x - 0.5},13.4 {x},17", 8)
        pen(plate, bow, 0.2, 0.36, 0.2)
    for x in (18, 20.4, 23, 25.6, 28.2, 30.8, 33.8):
        y = float(np.interp(x, hem[::-1, 0], hem[::-1, 1]))
        plate.stroke(polyline([(x, y), (x - 0.2, y + 1.6)]), 0.18)


def _gear(plate: Plate) -> None:
    """A water barrel at the side, a bucket of tar below."""
    cask = loop("24.6,15.6 24.2,18 24.6,20.6 28.2,20.6 28.6,18 28.2,15.6")
    piece(
        plate,
        cask,
        lambda x, _y: np.clip(0.34 * (x - 25.6), 0, 0.95),
        angle=90,
        gap=0.42,
        edge=(0.24, 0.42),
    )
    for y in (16.3, 19.8):
        pen(plate, curve(f"24.4,{y} 26.4,{y + 0.35} 28.4,{y}", 6), 0.5, 0.5)
    plate.stroke(polyline(points("24.4,22 24.4,24.2")), 0.2)
    piece(
        plate,
        points("23.2,24.2 25.6,24.2 25.3,26.8 23.5,26.8"),
        0.75,
        angle=90,
        gap=0.42,
        edge=(0.24, 0.4),
    )


def _camp(plate: Plate) -> None:
    """A kettle over the fire."""
    for text in ("3.6,27.6 7,20.6", "10.6,27.8 6.8,20.4", "7.4,27 6.9,20.4"):
        plate.stroke(polyline(points(text)), 0.42)
    plate.stroke(polyline(points("6.9,20.6 7,22.6")), 0.2)
    flame = loop("5,27.6 4.9,26.2 5.9,25.4 6.2,26 7,24.4 7.9,25.8 8.3,25.2 9.2,26.4 9,27.6 7,28.2")
    flat(plate, flame, "light", 0.24)
    plate.fill(polygon(loop("6.2,27.4 6.4,26.5 7,25.9 7.7,26.6 7.8,27.4")), "light")
    kettle = loop("5.3,22.9 5,24.2 5.8,25.3 7,25.6 8.2,25.3 9,24.2 8.7,22.9 7,22.6")
    flat(plate, kettle, "ink", 0.3)
    pen(plate, curve("5.7,23.6 5.6,24.3 6.1,24.9", 5), 0.2, 0.34, 0.2, ink="paper")
    for text in ("3.6,28.3 10.6,27.6", "4,27.5 10.4,28.5"):
        pen(plate, points(text), 0.7, 0.6)


EMBLEMS = {"parkman": wagon}
