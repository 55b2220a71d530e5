"""Orb before a great scallop shell that rises from the sea, a trident for a scepter behind it."""

from __future__ import annotations

import math

import numpy as np

from engraver.court.orb import orb
from engraver.court.sheets import sides
from engraver.court.tincture import tincture
from engraver.technique.curves import spline
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_along
from engraver.technique.solids import rim
from engraver.technique.swell import swell
from engraver.technique.trimmings import turned

#: Where the ribs of the shell meet, how far the outer ones lean (radians), how many there are.
_HINGE = np.array([22.0, 43.0])
_FAN = 0.95
_RIBS = 11


def shell(color: str) -> Plate:
    """The Royal as orb and trident on a shell, 44 × 48 mm."""
    plate = Plate(44, 48)
    _trident(plate)
    order = sorted(range(_RIBS), key=lambda i: -abs(i - (_RIBS - 1) / 2))
    for i in order:
        _rib(plate, color, i)
    _sea(plate, color)
    orb(plate, 22.0, 29.2, color, 0.84)
    return plate


def _reach(lean: float) -> float:
    """The reach (mm) of the shell from its hinge at this lean."""
    return float(32.0 - 11.0 * (abs(lean) / _FAN) ** 2.2)


def _rib(plate: Plate, color: str, i: int) -> None:
    """A rib from the hinge to its rounded end, colored and plain by turns."""
    width = 2 * _FAN / _RIBS
    lean = -_FAN + width * (i + 0.5)
    edges = []
    for side in (-1, 1):
        turn = lean + side * width * 0.53
        share = np.linspace(0.08, 1, 40)
        bend = turn * (0.9 + 0.1 * share)
        far = _reach(turn) * share
        edges.append(_HINGE + np.stack([far * np.sin(bend), -far * np.cos(bend)], axis=1))
    left, right = edges
    crest = (left[-1] + right[-1]) / 2 - _HINGE
    tip = _HINGE + crest * 1.075
    swell_out = (left[-1] - right[-1]) * 0.12
    cheeks = [side[-1] * 0.35 + tip * 0.65 for side in edges]
    end = spline([left[-1], cheeks[0] + swell_out, tip, cheeks[1] - swell_out, right[-1]], 6)
    whole = np.vstack([left, end, right[::-1]])
    colored = i % 2 == 1
    plate.fill(polygon(whole), "accent" if colored else "paper")
    if colored:
        tincture(plate, whole, color)
    away = 0.5 * math.sin(lean)

    def round_(u: Points, q: float, _: Points) -> Points:
        return np.asarray(0.9 * abs(q - 0.36) ** 1.2 + away * 0.45 + 0.34 * np.clip(0.5 - u, 0, 1))

    lines = []
    for q in (0.25, 0.5, 0.75):
        dark = np.clip(round_(np.linspace(0, 1, 40), q, left), 0, 0.8)
        line = left * (1 - q) + right * q
        pitch = np.hypot(*(right - left).T) / 7
        wide = np.hypot(*(right - left).T) > 2.9
        lines.append(swell(line, pitch * dark * (1.1 if not colored else 0.9) * wide))
    plate.fill("".join(lines))
    rim(plate, whole, 0.26, 0.5)


def _sea(plate: Plate, color: str) -> None:
    """The swell the shell rises from: three rows of waves, the last one round as a bowl."""
    for k, (level, half) in enumerate(((38.2, 17.4), (40.6, 16.0), (43.0, 14.0))):
        u = np.linspace(-1, 1, 211)
        trough = 1.5 * np.abs(np.sin((3.0 - 0.5 * (k % 2)) * math.pi * u)) * (1 - u**4)
        upper = np.stack([_HINGE[0] + half * u, level + trough - 0.5 * (1 - u * u)], axis=1)
        lower = np.stack([_HINGE[0] + half * u, level + 0.3 + 3.9 * (1 - u * u) ** 0.6], axis=1)
        whole = np.vstack([upper, lower[::-1]])
        plate.fill(polygon(whole), "paper" if k == 1 else "accent")
        if k != 1:
            tincture(plate, whole, color, pitch=0.95)

        def swell_(w: Points, q: float, _: Points) -> Points:
            return np.asarray(0.85 * np.clip(0.55 - q, 0, 1) + 0.5 * np.clip(w - 0.6, 0, 1))

        rule_along(plate, upper, lower, 5, swell_, samples=110)
        rim(plate, whole, 0.3, 0.56)


def _trident(plate: Plate) -> None:
    """Upright on the middle line: a turned staff and three barbed tines."""
    x = 22.0
    turned(plate, (x, 10.5), (x, 44.0), [(0, 1.0), (33.5, 1.0)], gap=0.45)
    prong = [(0.0, 10.6), (3.4, 10.4), (5.2, 8.4), (5.2, 4.6)]
    for side in (-1, 1):
        line = spline(np.array(prong) * [side, 1] + np.array([x, 0]), 12)
        plate.fill(swell(line, 1.7))
        plate.fill(swell(line, 1.0), "paper")
        plate.fill(swell(line + np.array([0.2, 0.15]), 0.34))
        _barb(plate, x + side * 5.2, 2.0)
    turned(
        plate,
        (x, 3.5),
        (x, 13.4),
        [(0, 0.7), (6, 0.8), (6.4, 1.6), (7.6, 1.6), (8, 1), (9.9, 1.3)],
        gap=0.42,
    )
    _barb(plate, x, 0.2)


def _barb(plate: Plate, x: float, y: float) -> None:
    left, right = sides([(x, y + 0.8), (x + 0.9, y + 2.6), (x + 1.9, y + 4.4),
        (x + 0.5, y + 3.9), (x + 0.5, y + 4.6)], x)  # fmt: skip
    head = np.vstack([left, right[::-1]])
    plate.shape(polygon(head), fill="paper", stroke="ink", width=0.32, round_ends=True)
    plate.fill(polygon(np.vstack([right, [(x, y + 4.2)]])))
    plate.stroke(polyline([(x, y + 1.0), (x, y + 4.2)]), 0.2)
