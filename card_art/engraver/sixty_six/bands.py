"""Settings of the sashes: each house's emblem, and between them the mark of the rank."""

from __future__ import annotations

import math

import numpy as np

from engraver.sixty_six.headwear import OAK
from engraver.sixty_six.sash import WIDTH, Sash
from engraver.technique.curves import bezier
from engraver.technique.cutpaper import curve
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: Distance of the emblems along the band.
STEP = 6.6


def adorn(sash: Sash, suit: str, rank: str) -> None:
    """Set the band with the emblem of the suit and, half way between, the mark of the rank."""
    with sash.plate.defined("emblem"):
        EMBLEMS[suit](sash.plate)
    with sash.plate.defined("mark"):
        _MARKS[rank](sash.plate)
    reach = WIDTH / 2 - 1.9
    for k in range(-3, 4):
        if abs(k * STEP) < reach:
            sash.set("emblem", STEP * k)
    for k in range(-4, 4):
        if abs((k + 0.5) * STEP) < reach + 1:
            sash.set("mark", STEP * (k + 0.5))


def _twice(plate: Plate, data: Points, ink: str) -> None:
    """Fill a shape and the same turned about the origin, so that the band may be turned."""
    plate.fill(polygon(data) + polygon(-data), ink)


def _crystal(plate: Plate) -> None:
    """A crystal of snow in a disc."""
    plate.disc(0, 0, 1.95, fill="deep", stroke="light", width=0.26)
    arms = []
    for k in range(6):
        c, s = math.cos(k * math.pi / 3), math.sin(k * math.pi / 3)
        turn = np.array([[c, s], [-s, c]])
        arms.append(swell(np.linspace((0, 0), (1.5, 0), 6) @ turn, 0.26))
        for side in (-1, 1):
            barb = np.linspace((0.8, 0), (1.25, side * 0.5), 5)
            arms.append(swell(barb @ turn, 0.2))
    plate.fill("".join(arms), "light")


def _rose(plate: Plate) -> None:
    """A rose of five petals, doubled so that it looks the same turned about."""
    t = np.linspace(0, 2 * math.pi, 120, endpoint=False)
    for r, n, ink in ((1.92, 10, "light"), (1.12, 6, "tint")):
        reach = r * (0.8 + 0.2 * np.abs(np.cos(n * t / 2)) ** 0.7)
        edge = np.stack([reach * np.cos(t), reach * np.sin(t)], axis=1)
        plate.shape(polygon(edge), fill=ink, stroke="deep", width=0.18)
        for k in range(n):
            way = np.array(
                [math.cos(math.pi * (2 * k + 1) / n), math.sin(math.pi * (2 * k + 1) / n)]
            )
            plate.stroke(polyline([way * r * 0.5, way * r * 0.82]), 0.16, "deep")
    plate.disc(0, 0, 0.42, fill="deep", stroke="light", width=0.2)


def _star(plate: Plate) -> None:
    """A mariner's star of eight points, each half light, half dark."""
    plate.disc(0, 0, 1.95, fill="light")
    plate.disc(0, 0, 1.72, fill="deep")
    for k in range(8):
        reach, waist = (1.62, 0.42) if k % 2 == 0 else (1.0, 0.36)
        t = k * math.pi / 4
        c, s = math.cos(t), math.sin(t)
        turn = np.array([[c, s], [-s, c]])
        plate.fill(polygon(np.array([(0, 0), (waist, waist * 0.42), (reach, 0)]) @ turn), "tint")
        plate.fill(polygon(np.array([(0, 0), (waist, -waist * 0.42), (reach, 0)]) @ turn), "light")


def _oak(plate: Plate) -> None:
    """Two oak leaves, stalk to stalk."""
    half = curve(OAK, 3)[:, ::-1] * [-2.75, 2.4]
    leaf = np.vstack([half, (half * [1, -1])[::-1]])
    turn = np.array([[math.cos(0.5), math.sin(0.5)], [-math.sin(0.5), math.cos(0.5)]])
    _twice(plate, leaf @ turn, "light")
    rib = np.linspace((0.1, 0), (2.3, 0), 8) @ turn
    plate.fill(swell(rib, 0.2) + swell(-rib, 0.2), "deep")
    plate.disc(0, 0, 0.4, fill="light", stroke="deep", width=0.2)


def _stone(plate: Plate) -> None:
    """A King's stone, cut long."""
    stone = np.array(
        [(0.55, 0), (0.3, -1.55), (-0.3, -1.55), (-0.55, 0), (-0.3, 1.55), (0.3, 1.55)]
    )
    plate.fill(polygon(stone), "light")
    _twice(plate, np.array([(0.32, 0), (0.16, -1.3), (-0.16, -1.3), (-0.32, 0)]), "deep")


def _pearls(plate: Plate) -> None:
    """A Queen's three pearls."""
    for y in (-1.15, 0, 1.15):
        plate.disc(0, y, 0.46, fill="light", stroke="deep", width=0.16)


def _dart(plate: Plate) -> None:
    """A Jack's two darts."""
    side = bezier((0, 0.3), (0.6, 0.7), (0.65, 1.3), (0, 1.85), 12)
    _twice(plate, np.vstack([side, (side * [-1, 1])[::-1]]), "light")


#: The emblem of each house about the origin, some 4 mm across.
EMBLEMS = {"spades": _crystal, "hearts": _rose, "diamonds": _star, "clubs": _oak}
_MARKS = {"king": _stone, "queen": _pearls, "jack": _dart}
