"""The naval Crown: square sails and the sterns of ships by turns on a circlet of the sea."""

from __future__ import annotations

import math

import numpy as np

from generator.engraver.court.circlet import RADIUS, around, band, ermine, far_side, level, station
from generator.engraver.court.sheets import sides
from generator.engraver.court.tincture import laid, tincture
from generator.engraver.curves import spline
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.ruling import hatch
from generator.engraver.solids import rim, sphere, tube
from generator.engraver.swell import swell

#: Half a galleon's stern from the middle of its foot: tumblehome, gallery, taffrail.
_STERN = ((0.9, 0.6), (3.0, -1.0), (3.7, -3.4), (3.3, -5.6), (3.6, -7.6), (3.3, -8.6))


def naval(color: str) -> Plate:
    """The naval Crown, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.placed(21.8, 35.8, 1.09):
        far_side(plate, -5.6)
        for degrees in (-20, 20):
            _sail(plate, color, degrees, 0.84, behind=True)
        for degrees in (-66, 66):
            _sail(plate, color, degrees, 1.04)
        for degrees in (-38, 38):
            _stern(plate, degrees)
        _sail(plate, color, 0, 1.34)
        band(plate, stones=False)
        _sea(plate)
        ermine(plate)
    return plate


def _sea(plate: Plate) -> None:
    """Waves running round the band, in the suit's colour."""
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
    x, y, squeeze = station(degrees, -4.6, 16.0)
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


def _stern(plate: Plate, degrees: float) -> None:
    """The stern of a galleon as seen from behind: planks, gallery with windows, three lanterns."""
    x, y, squeeze = station(degrees, -5.0)
    left, right = sides(spline(np.array(_STERN) * [squeeze, 1], 6))
    frame = np.array([x, y])
    hull = np.vstack([left, right[::-1]]) + frame
    plate.fill(polygon(hull), "paper")

    def planks(px: Points, _: Points) -> Points:
        return np.asarray(np.clip(0.36 + 0.4 * (px - x) / (3.7 * squeeze), 0.12, 0.85))

    hatch(plate, hull, planks, gap=0.5)
    rim(plate, hull, 0.26, 0.5)
    for low, high in ((-5.9, -3.5), (-8.0, -6.5)):
        reach = 2.9 * squeeze
        row = np.array([(-reach, low), (reach, low), (reach, high), (-reach, high)]) + frame
        plate.shape(polygon(row), fill="paper", stroke="ink", width=0.24)
        for k in (-1, 0, 1):
            cx, w = x + k * reach * 0.66, reach * 0.24
            pane = [(cx - w, y + low + 0.4), (cx + w, y + low + 0.4),
                (cx + w, y + high - 0.4), (cx - w, y + high - 0.4)]  # fmt: skip
            plate.fill(polygon(pane), "accent" if low < -6 else "ink")
    arch = spline([(-3.6 * squeeze, -8.5), (0, -9.9), (3.6 * squeeze, -8.5)], 10) + frame
    plate.fill(swell(arch, 1.3))
    plate.fill(swell(arch, 0.7), "paper")
    for k in (-1, 0, 1):
        place = frame + np.array([k * 2.7 * squeeze, -10.1 - (0.5 if not k else 0)])
        plate.stroke(polyline([place, place + np.array([0, -1.2])]), 0.4)
        sphere(plate, float(place[0]), float(place[1] - 1.9), 0.85, 5)
