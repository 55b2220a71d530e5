"""A sprig of hickory, for Parton’s Old Hickory."""

from __future__ import annotations

import math

import numpy as np

from engraver.portrait_authors.emblems.strokes import (
    flat,
    knob,
    pen,
    piece,
    shadow,
)
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import ellipse, spline
from engraver.technique.cutpaper import curve, loop
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim
from engraver.technique.swell import swell


def hickory() -> Plate:
    """A sprig of shagbark hickory: leaves of five leaflets, nuts in the husk, one husk split."""
    plate = vignette("hickory sprig", "Life of Andrew Jackson, 1859–60")
    twig = curve("1.6,9.6 8,10.2 14.6,12 20.4,14 25,15", 10)
    _leaf(plate, (12.6, 11.2), -72, 0.64, dark=0.2)
    _leaf(plate, (21.4, 14.2), -30, 1.0, dark=0.0)
    _leaf(plate, (16.4, 12.5), 141, 0.84, dark=0.3)
    pen(plate, twig, 1.9, 1.3, 1.0, 0.8)
    pen(plate, twig[2:-4] + np.array([-0.1, -0.22]), 0.5, 0.36, 0.2, ink="paper")
    for i in (12, 22, 31):
        knob(plate, twig[i] + np.array([0, 0.1]), 0.75)
    _nut(plate, (24.6, 19.4), 3.5, 6, 1.26)
    _nut(plate, (18.2, 19.7), 3.3, -8, 1.9)
    _split(plate, (33.4, 24.6))
    return plate


def _leaf(
    plate: Plate, root: tuple[float, float], heading: float, size: float, dark: float
) -> None:
    """A compound leaf: three great leaflets at its end and two small ones below."""
    a = math.radians(heading)
    out, side = np.array([math.cos(a), math.sin(a)]), np.array([-math.sin(a), math.cos(a)])
    base = np.array(root)
    stalk = base + out * np.linspace(0, 7.2 * size, 9)[:, None]
    pen(plate, stalk, 0.5, 0.34, 0.26)
    parts = ((0.46, 62, 6.2), (0.46, -62, 6.2), (0.94, 48, 9.4), (0.94, -48, 9.4), (1.0, 0, 11.2))
    for share, turn, length in parts:
        start = base + out * 7.2 * size * share
        b = math.radians(turn)
        way = out * math.cos(b) + side * math.sin(b)
        _leaflet(plate, start, way, length * size, dark)


def _leaflet(plate: Plate, root: Points, way: Points, length: float, dark: float) -> None:
    """One leaflet, toothed, broadest beyond its middle, one half in the light."""
    side = np.array([-way[1], way[0]])
    t = np.linspace(0, 1, 34)
    wide = 0.27 * length * np.sin(np.pi * t**1.25) ** 0.8 * (1 - 0.12 * t)
    wide = wide * (1 + 0.07 * np.where(np.arange(34) % 2, 1, -1) * (t > 0.12) * (t < 0.95))
    bend = side * (0.07 * length * np.sin(np.pi * t))[:, None]
    rib = root + way * (length * t)[:, None] + bend
    left, right = rib + side * wide[:, None], rib - side * wide[:, None]
    flat(plate, np.vstack([left, right[::-1]]), "accent", 0.2)
    lit = side @ np.array([-0.68, -0.73]) > 0
    shaded, bright = (right, left) if lit else (left, right)
    plate.fill(polygon(np.vstack([rib, bright[::-1]])), "tint")
    plate.stroke(polygon(np.vstack([left, right[::-1]])), 0.2)
    veins = []
    for i in range(4, 31, 4):
        j = min(33, i + 4)
        for edge, share in ((shaded, 0.94), (bright, 0.82)):
            end = rib[i] + (edge[j] - rib[i]) * share
            mid = (rib[i] + end) / 2 - way * 0.035 * length
            weight = 0.26 if edge is shaded else 0.15
            veins.append(
                swell(spline([rib[i], mid, end], 5), np.linspace(weight + dark * 0.4, 0.13, 11))
            )
    plate.fill("".join(veins))
    pen(plate, rib, 0.36, 0.26, 0.14)


def _nut(plate: Plate, where: tuple[float, float], r: float, tilt: float, stem: float) -> None:
    """A nut in its green husk, four seams meeting at its foot; its stalk is ``stem`` radii long."""
    a = math.radians(tilt)
    turn = np.array([[math.cos(a), math.sin(a)], [-math.sin(a), math.cos(a)]])
    x, y = where
    stalk = np.array([[x, y]]) + np.array([[0, -r * 0.95], [0, -r * stem]]) @ turn
    plate.stroke(polyline(stalk), 0.62)
    globe = ellipse(0, 0, r, r * 1.04, 60) @ turn + where
    plate.fill(polygon(globe), "paper")

    def tone(px: Points, py: Points) -> Points:
        u, v = (px - x) / r, (py - y) / r
        return np.asarray(np.clip(0.62 * u + 0.66 * v + 0.12, 0, 1))

    hatch(plate, globe, tone, angle=math.radians(38), gap=0.4)
    for bulge in (-0.86, -0.06, 0.72):
        s = np.linspace(-0.98, 0.98, 24)
        seam = np.stack([r * bulge * np.sqrt(1 - s * s), r * 1.03 * s], 1) @ turn + where
        pen(plate, seam, 0.16, 0.5, 0.24)
        pen(plate, seam[3:-4] + np.array([0.34, 0.05]), 0.13, 0.2, 0.13, ink="light")
    rim(plate, globe, 0.22, 0.5)
    knob(plate, np.array([0, r * 1.04]) @ turn + where, 0.34)


#: The opened husk about its middle, mm: two valves behind, the nut, a valve before and its inside.
_VALVES = loop(
    "-4.4,0.6 -4.3,-2.6 -3,-5.4 -2.3,-5.6 -1.2,-4.9 0,-4.6"
    " 1.2,-4.9 2.3,-5.6 3,-5.4 4.3,-2.6 4.4,0.6 0,2.6"
)
_NUT = loop("0,-4.6 2.5,-3 3,-0.2 1.8,2.2 0,3 -1.8,2.2 -3,-0.2 -2.5,-3")
_FLAP = loop("0.8,3.7 3,1.8 4.2,-1 7.2,-2.8 7.6,0.6 5.4,3.2 2.6,4")
_HOLLOW = curve("1.6,3 3.6,1.8 4.6,-0.6 6.8,-2.2", 8)


def _split(plate: Plate, where: tuple[float, float]) -> None:
    """A husk that has opened in quarters, and the white four-ridged nut in it."""
    x, y = where
    shadow(plate, x + 0.6, y + 3.6, 8.2, 0.75)
    back = _VALVES + where
    flat(plate, back, "ink", 0.3)
    nut = _NUT + where
    plate.fill(polygon(nut), "light")

    def tone(px: Points, py: Points) -> Points:
        return np.asarray(np.clip(0.24 * (px - x) + 0.1 * (py - y) + 0.06, 0, 0.9))

    hatch(plate, nut, tone, angle=math.radians(80), gap=0.42)
    for s in (-0.45, 0.3):
        pen(plate, curve(f"{x},{y - 4.4} {x + 4.6 * s},{y - 1} {x},{y + 2.9}", 8), 0.16, 0.36, 0.16)
    rim(plate, nut, 0.2, 0.4)
    for sign in (-1, 1):
        flap = _FLAP * [sign, 1] + where
        piece(
            plate,
            flap,
            0.78 if sign > 0 else 0.2,
            angle=-50 * sign,
            fill="accent",
            gap=0.42,
            edge=(0.24, 0.42),
        )
        inner = _HOLLOW * [sign, 1] + where
        pen(plate, inner, 0.2, 0.8, 0.3, ink="tint")


EMBLEMS = {"parton": hickory}
