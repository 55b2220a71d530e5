"""A hat and a sword, for Abbott’s Napoleon."""

from __future__ import annotations

import math

import numpy as np

from engraver.portrait_authors.emblems.strokes import (
    flat,
    pen,
    rules,
    shadow,
)
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import ellipse, resample
from engraver.technique.cutpaper import curve, points
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch, rule_along
from engraver.technique.solids import rim
from engraver.technique.swell import swell

#: Half a strand of the cord, mm.
_TWIST = np.array([0.28, -0.2])


def hat() -> Plate:
    """Napoleon’s plain black hat with its cockade; his light sword before it."""
    plate = vignette("two-cornered hat", "History of Napoleon Bonaparte, 1855")
    rules(plate, (1.5, 26.8, 42.5, 29.4), 12, weight=0.3, cover=0.5)
    shadow(plate, 25.5, 24.6, 17, 0.7)
    _rays(plate)
    back = curve(
        "2.4,21.2 6.4,18.4 10.2,12.6 14.4,6.2 19.4,2.6 24.6,2.6 29.4,6.2 33.6,12.6 37.4,18.4"
        " 41.6,20.8",
        10,
    )
    _back_flap(plate, np.vstack([back, [[40, 23], [4, 23]]]))
    front = curve(
        "2.4,22 6.8,20.2 11,16 15,10.4 19.4,7 23.8,6.8 28,9.8 32,15.2 36.2,19.8 41.8,21.8",
        10,
    )
    foot = curve("41.6,22 34,24.4 26,25.6 18,25.6 9.6,24.6 2.6,22.4", 10)
    area = np.vstack([front, foot])
    plate.shape(polygon(area), fill="ink", stroke="paper", width=0.5)
    plate.fill(polygon(area))
    _felt(plate, front, foot)
    pen(plate, front + np.array([0.1, 0.3]), 0.3, 0.62, 0.62, 0.3, ink="accent")
    _cockade(plate)
    _sword(plate)
    return plate


def _rays(plate: Plate) -> None:
    """A glory on both sides of the hat."""
    strokes = []
    for k in (-7, -6, -5, -4, 4, 5, 6, 7):
        a = math.radians(-90 + 9.5 * k)
        out = np.array([math.cos(a) * 0.92, math.sin(a)])
        near, far = 20.6, 23.4 + 1.4 * (k % 2)
        strokes.append(
            swell(
                np.linspace(np.array([22, 26]) + out * near, np.array([22, 26]) + out * far, 5),
                np.linspace(0.34, 0.16, 5),
            )
        )
    plate.fill("".join(strokes), "accent")


def _back_flap(plate: Plate, area: Points) -> None:
    """The flap behind, higher than the front one, the light grazing its inner side."""
    plate.fill(polygon(area), "paper")

    def dark(x: Points, _y: Points) -> Points:
        lit = np.clip((x - 7) / 5, 0, 1) * np.clip(0.5 + 0.022 * (x - 16), 0.36, 0.8)
        return np.asarray(np.where(x > 33.6, 1.0, lit))

    hatch(plate, area, dark, angle=0.5, gap=0.42)
    rim(plate, area, 0.34, 0.5)


def _felt(plate: Plate, front: Points, foot: Points) -> None:
    """Light on the nap of the beaver felt: strokes that follow the brim."""
    low = foot[::-1]

    def sheen(u: Points, q: float, _p: Points) -> Points:
        left = (
            np.exp(-(((u - 0.26 - 0.05 * q) / 0.085) ** 2))
            * math.sin(math.pi * min(1, q * 1.15 + 0.02)) ** 0.6
        )
        right = 0.42 * np.exp(-(((u - 0.74) / 0.05) ** 2)) * math.sin(math.pi * q)
        edge = 0.75 * math.exp(-(((q - 0.94) / 0.05) ** 2)) * np.exp(-(((u - 0.36) / 0.2) ** 2))
        return np.asarray(np.clip(left + right + edge - 0.08, 0, 0.72))

    rule_along(plate, front, low, 25, sheen, samples=90, ink="paper")


def _cockade(plate: Plate) -> None:
    """The cockade under its loop of gold cord and its button."""
    x, y = 24.6, 12.6
    for r, ink in ((3.5, "light"), (2.7, "accent"), (1.75, "light"), (0.95, "ink")):
        edge = ellipse(x, y, r, r, 60)
        if r == 3.5:
            turn = np.linspace(0, 2 * math.pi, 60, endpoint=False)
            wave = r * (1 + 0.05 * np.where(np.arange(60) % 2, 1, -1))
            edge = np.stack([x + wave * np.cos(turn), y + wave * np.sin(turn)], 1)
        flat(plate, edge, ink, 0.24)
    pleats = []
    for k in range(20):
        a = 2 * math.pi * k / 20
        out = np.array([math.cos(a), math.sin(a)])
        pleats.append(polyline([np.array([x, y]) + out * 2.85, np.array([x, y]) + out * 3.35]))
    plate.stroke("".join(pleats), 0.16)
    for dx in (-0.75, 0.75):
        cord = curve(f"{x + dx},{y + 0.4} {x + dx * 1.1},{y + 4} {x + dx * 0.9},{y + 8.4}", 8)
        plate.stroke(polyline(cord), 1.15)
        plate.stroke(polyline(cord), 0.75, "tint")
        twist = "".join(polyline([p - _TWIST, p + _TWIST]) for p in resample(cord, 14)[1:-1])
        plate.stroke(twist, 0.18)
    plate.disc(x, y + 9.1, 1.15, fill="tint", stroke="ink", width=0.3)
    plate.disc(x - 0.25, y + 8.85, 0.4, fill="light")


def _sword(plate: Plate) -> None:
    """A small-sword in its scabbard, laid before the hat."""
    scabbard = points("11.4,27.6 42,25.9")
    plate.stroke(polyline(scabbard), 2.6, "paper")
    plate.stroke(polyline(scabbard), 1.35)
    plate.stroke(polyline(scabbard + np.array([0, -0.22])), 0.26, "paper")
    for t in (0.02, 0.36, 0.93):
        part = np.array([scabbard[0] * (1 - s) + scabbard[1] * s for s in (t, t + 0.05)])
        plate.stroke(polyline(part), 1.5)
        plate.stroke(polyline(part), 0.95, "tint")
    grip = points("10.2,27.7 4.8,28")
    plate.stroke(polyline(grip), 1.6)
    plate.stroke(polyline(grip), 1.05, "accent")
    rings = "".join(polyline([(x, 27.1), (x + 0.15, 28.5)]) for x in np.arange(5.6, 10, 0.8))
    plate.stroke(rings, 0.22)
    guard = curve("10.6,29.3 9.8,28 10.6,26.4 11.2,25.6", 6)
    plate.stroke(polyline(guard), 1.3)
    plate.stroke(polyline(guard), 0.7, "tint")
    bow = curve("10,27.2 8.2,25.6 5.4,25.8 4.2,27.4", 8)
    plate.stroke(polyline(bow), 0.95)
    plate.stroke(polyline(bow), 0.42, "tint")
    plate.disc(4.1, 28, 0.95, fill="tint", stroke="ink", width=0.3)


EMBLEMS = {"abbott": hat}
