"""The naval Crown: galleys under sail on a circlet of the sea."""

from __future__ import annotations

import math

import numpy as np

from engraver.court.circlet import RADIUS, around, band, ermine, far_side, level, station
from engraver.court.tincture import laid, tincture
from engraver.technique.curves import resample, spline
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch, rule_along
from engraver.technique.solids import rim, sphere, tube

#: A galley's side, from stern to stem: its gunwale and its keel, in half lengths and mm.
_GUNWALE = (
    (-1.0, -4.4), (-0.9, -3.0), (-0.5, -1.9), (0, -1.5), (0.5, -1.9), (0.9, -3.2), (1.12, -5.6),
)  # fmt: skip
_KEEL = (
    (-1.0, -4.4), (-0.98, -1.4), (-0.74, 1.6), (0, 3.0), (0.72, 1.6), (0.98, -1.8), (1.12, -5.6),
)  # fmt: skip


def naval(color: str) -> Plate:
    """The naval Crown, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.placed(21.8, 35.8, 1.09):
        far_side(plate, -5.6)
        for degrees in (-33, 33):
            _sail(plate, color, degrees, 0.78, behind=True)
        for degrees, size in ((-62, 0.92), (62, 0.92), (0, 1.28)):
            _sail(plate, color, degrees, size)
            _hull(plate, degrees, size)
        band(plate, stones=False)
        _sea(plate)
        ermine(plate)
    return plate


def _sea(plate: Plate) -> None:
    """Waves running round the band, in the suit's color."""
    x = np.linspace(-RADIUS * 0.985, RADIUS * 0.985, 240)
    turn = np.arcsin(np.clip(x / RADIUS, -1, 1))
    for shift, ink in ((0.0, "accent"), (1.5, "tint")):
        crest = level(x, -2.6 + shift) - 0.75 * np.abs(np.sin(turn * 6.5 + shift)) ** 0.7
        foot = level(x, -1.0 + shift * 0.7)
        water = np.vstack([np.stack([x, crest], axis=1), np.stack([x, foot], axis=1)[::-1]])
        plate.shape(polygon(water), fill=ink, stroke="ink", width=0.2, round_ends=True)
    plate.stroke(polyline(around(0.15)), 0.5, "paper")
    plate.stroke(polyline(around(0.43)) + polyline(around(-0.13)), 0.16)


def _sail(plate: Plate, color: str, degrees: float, size: float, *, behind: bool = False) -> None:
    """A square sail, bellied by the wind, on its mast and yard; the badge on the middle one."""
    x, y, squeeze = station(degrees, -7.0, 16.0)
    if behind:
        y = -6.0 - 1.7 * math.cos(math.radians(degrees))
    wide, tall = 5.3 * size * squeeze, 13.0 * size
    mast = np.linspace((x, y), (x, y - tall - 4.6 * size), 20)
    tube(plate, mast, 0.62, gap=0.4, outline=0.24)
    v = np.linspace(0, 1, 24)
    half = wide * (0.9 + 0.16 * np.sin(np.pi * v))
    right = np.stack([x + half, y - tall + (tall - 2.4) * v], axis=1)
    left = right * [-1, 1] + np.array([2 * x, 0])
    u = np.linspace(1, -1, 24)
    foot = np.stack([x + half[-1] * u, right[-1, 1] - 1.5 * size * (1 - u * u)], axis=1)
    cloth = np.vstack([left[::-1], right, foot])
    plate.fill(polygon(cloth), "accent")
    tincture(plate, cloth, color, pitch=0.85)

    def belly(px: Points, py: Points) -> Points:
        across, down = (px - x) / wide, (py - y + tall) / tall
        return np.asarray(np.clip(0.75 * across - 0.12 + 0.9 * np.clip(0.18 - down, 0, 1), 0, 0.8))

    hatch(
        plate,
        cloth,
        (lambda px, py: belly(px, py) + 0.3) if behind else belly,
        angle=1.35,
        gap=0.45,
    )
    rim(plate, cloth, 0.24, 0.48)
    yard = np.linspace((x - wide * 1.16, y - tall - 0.1), (x + wide * 1.16, y - tall - 0.1), 20)
    tube(plate, yard, 0.75 * (0.6 + 0.4 * np.sin(np.linspace(0, np.pi, 20))), gap=0.4, outline=0.24)
    sphere(plate, x, float(mast[-1, 1]), 1.0, 6)
    if not behind:
        _pennant(plate, mast[-1] + np.array([0, 0.6 * size]), size)
    if not degrees:
        laid(plate, color, lambda p: np.asarray(p * 0.6 + np.array([x, y - tall * 0.5])), halo=0.9)


def _pennant(plate: Plate, top: Points, size: float) -> None:
    """A forked streamer from the masthead."""
    u = np.linspace(0, 1, 16)
    lift = 0.5 * np.sin(u * 5) * size
    upper = np.stack([top[0] + 4.4 * size * u, top[1] + lift], axis=1)
    lower = np.stack([top[0] + 4.4 * size * u, top[1] + 2.0 * size - 0.9 * size * u + lift], axis=1)
    notch = (upper[-1] + lower[-1]) / 2 - [1.2 * size, 0]
    plate.shape(
        polygon(np.vstack([upper, notch, lower[::-1]])), fill="accent", stroke="ink", width=0.24
    )


def _hull(plate: Plate, degrees: float, size: float) -> None:
    """A galley's side: strakes that follow its sheer, a painted wale with ports, a carved stem."""
    x, y, squeeze = station(degrees, -7.6, 16.0)
    shape = np.array([7.4 * size * squeeze, size])
    over, under = (
        resample(spline(np.array(e) * shape + np.array([x, y]), 10), 60) for e in (_GUNWALE, _KEEL)
    )
    whole = np.vstack([over, under[::-1]])
    plate.stroke(polygon(whole), 1.2)
    plate.fill(polygon(whole), "paper")

    def strakes(u: Points, q: float, _: Points) -> Points:
        return np.asarray(np.clip(0.12 + 0.42 * q + 0.5 * np.clip(u - 0.55, 0, 1), 0, 0.9))

    rule_along(plate, over, under, round(6 * size), strakes, samples=60)
    wale = np.vstack([over, (over * 0.68 + under * 0.32)[::-1]])
    plate.shape(polygon(wale), fill="accent", stroke="ink", width=0.26)
    rim(plate, whole, 0.34, 0.62)
    middle = over * 0.84 + under * 0.16
    for k in range(12, 49, 6 if squeeze > 0.8 else 12):
        plate.disc(float(middle[k, 0]), float(middle[k, 1]), 0.42, fill="light")
    for end in (over[0], over[-1]):
        sphere(plate, float(end[0]), float(end[1]) - 0.2, 0.95 * size**0.5, 5)
