"""A Tuareg tent: goat skins sewn into one roof, raised on poles, with screens of mat about it."""

from __future__ import annotations

import math

import numpy as np

from engraver.nations.houses import grounds, jars
from engraver.nations.houses.plot import plot
from engraver.technique.curves import spline
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.swell import swell

#: The line of the roof's top from peg to peg, of its front edge, in mm.
TOP = spline(
    [
        (2.6, 26.8),
        (8.0, 19.6),
        (12.2, 16.6),
        (17.2, 14.6),
        (21.6, 12.4),
        (26.2, 14.3),
        (31.4, 16.2),
        (35.8, 19.4),
        (41.4, 26.6),
    ],
    10,
)
HEM = spline(
    [
        (2.6, 26.8),
        (8.4, 23.4),
        (12.4, 21.2),
        (17.0, 22.2),
        (21.8, 20.6),
        (26.6, 22.2),
        (31.2, 21.0),
        (35.4, 23.2),
        (41.4, 26.6),
    ],
    10,
)


def leather_tent() -> Plate:
    """A tent in the Ahaggar, 44 × 36 mm."""
    plate = plot("Tuareg leather tent, Ahaggar, Algeria")
    ground = [(5.2, 31.4), (38.4, 31.4), (43.2, 32.6), (9.0, 32.6)]
    grounds.shadow(plate, ground)
    _inside(plate)
    _mats(plate)
    _poles(plate)
    _roof(plate)
    _pegs(plate)
    _sand(plate)
    return plate


def _inside(plate: Plate) -> None:
    """The shade within, the carved bed, and cushions."""
    dark = np.vstack([HEM[10:-10], [(35.4, 31.2), (8.4, 31.2)]])
    plate.fill(polygon(dark))
    bed = [(14.2, 28.4), (14.2, 27.2), (25.8, 27.2), (25.8, 28.4)]
    plate.shape(polygon(bed), fill="paper", stroke="ink", width=0.2)
    _floor(plate)
    for x in (14.8, 19.6, 24.4):
        plate.fill(polygon([(x, 28.4), (x, 30.2), (x + 0.8, 30.2), (x + 0.8, 28.4)]), "paper")
    for x, wide in ((15.2, 3.6), (19.2, 3.0)):
        cushion = spline(
            [
                (x, 27.2),
                (x + 0.1, 25.6),
                (x + wide / 2, 25.3),
                (x + wide - 0.1, 25.6),
                (x + wide, 27.2),
            ],
            8,
        )
        plate.shape(polygon(cushion), fill="paper", stroke="ink", width=0.18)
        ring = [
            (x + wide / 2, 25.6),
            (x + wide * 0.78, 26.3),
            (x + wide / 2, 27.0),
            (x + wide * 0.22, 26.3),
        ]
        plate.fill(polygon(ring))


def _floor(plate: Plate) -> None:
    """Strips of the floor within, which run to one vanishing point."""
    far, near = np.linspace(15.6, 28.0, 7), np.linspace(12.8, 30.8, 7)
    strips = [polyline([(a, 29.6), (b, 31.2)]) for a, b in zip(far, near, strict=True)]
    plate.stroke("".join(strips), 0.2, "paper")


def _mats(plate: Plate) -> None:
    """Screens of palm mat, worked in bands with leather, at both sides."""
    left = [(5.4, 31.2), (5.4, 24.6), (12.6, 21.4), (12.6, 31.2)]
    right = [(31.0, 31.2), (31.0, 21.4), (38.2, 24.4), (38.2, 31.2)]
    for ring, tone in ((left, 0.0), (right, 0.34)):
        plate.shape(polygon(ring), fill="paper", stroke="ink", width=0.22)
        (x0, y0), (_, y1), (_, y2), (x1, y3) = ring
        foot, head = np.array([(x0, y0), (x1, y3)]), np.array([(x0, y1), (x1, y2)])
        for low, high in ((0.1, 0.2), (0.72, 0.82)):
            a, b = (foot * (1 - q) + head * q for q in (low, high))
            plate.fill(polygon(np.vstack([a, b[::-1]])))
        _zigzag(plate, foot, head)
        bars = []
        for q in (0.01, 0.99):
            a, b = foot[0] * (1 - q) + foot[1] * q, head[0] * (1 - q) + head[1] * q
            bars.append(polyline([a, b]))
        plate.stroke("".join(bars), 0.14)
        if tone:
            hatch(plate, np.array(ring), tone, angle=math.pi / 2, gap=0.4)


def _zigzag(plate: Plate, foot: Points, head: Points) -> None:
    n = 7
    line = []
    for k in range(2 * n + 1):
        q = k / (2 * n)
        v = 0.3 if k % 2 else 0.62
        a, b = foot[0] * (1 - q) + foot[1] * q, head[0] * (1 - q) + head[1] * q
        line.append(a * (1 - v) + b * v)
    plate.stroke(polyline(np.array(line)), 0.42)


def _poles(plate: Plate) -> None:
    """The carved poles that lift the front edge."""
    for x, top in ((12.4, 20.6), (21.8, 20.0), (31.2, 20.4)):
        half = 0.42
        foot = 31.4
        plate.shape(
            polygon([(x - half, foot), (x - half, top), (x + half, top), (x + half, foot)]),
            fill="paper",
            stroke="ink",
            width=0.2,
        )
        for y in np.arange(top + 2.4, foot - 1, 2.6):
            plate.fill(polygon([(x - half, y), (x, y - 0.55), (x + half, y), (x, y + 0.55)]))


def _roof(plate: Plate) -> None:
    """The skins, sagging between the poles, with their seams and the sewn border."""
    plate.shape(polygon(np.vstack([TOP, HEM[::-1]])), fill="accent", stroke="ink", width=0.3)
    share = np.linspace(0, 1, 14)
    n = len(TOP) - 1
    for k in range(4, n, 3):
        a, b = TOP[k], HEM[k]
        slope = (TOP[k] - TOP[k - 1])[1] + 0.12
        sag = np.stack([0.5 * np.sin(np.pi * share), 0 * share], axis=1)
        line = a + (b - a) * share[:, None] + sag
        dark = np.clip(0.05 + 0.7 * slope, 0, 0.5)
        plate.fill(swell(line, 0.14 + dark * np.sin(np.pi * share) ** 0.5 * 0.55, lift=0.13))
    for q in (0.36, 0.7):
        seam = TOP * (1 - q) + HEM * q
        plate.stroke(polyline(seam[6:-6]), 0.42, "ink")
        plate.stroke(polyline(seam[6:-6]), 0.16, "light")
    border = HEM - (0, 0.05)
    plate.fill(swell(border, 0.85))
    stitches = [polyline(np.add(p, [(-0.2, 0.18), (0.2, -0.18)])) for p in border[4:-3:2]]
    plate.stroke("".join(stitches), 0.2, "light")
    for k in (40, 20, 60):
        plate.fill(polygon(TOP[k] + np.array([(-0.5, 0.2), (-0.3, -0.9), (0.3, -0.9), (0.5, 0.2)])))


def _pegs(plate: Plate) -> None:
    """Ropes to the pegs."""
    for start, end in (((2.8, 26.8), (1.0, 29.8)), ((41.2, 26.6), (43.0, 29.6))):
        plate.stroke(polyline([start, end]), 0.22)
        x, y = end
        plate.stroke(polyline([(x, y - 0.9), (x, y + 0.7)]), 0.5)


def _sand(plate: Plate) -> None:
    """Ripples of sand, a saddle bag and a bowl."""
    marks = []
    for k, (x, y, long) in enumerate(
        ((6, 33.6, 7), (16, 34.6, 9), (28, 34.0, 8), (38, 34.9, 6), (11, 35.3, 5), (24, 32.9, 5))
    ):
        u = np.linspace(0, 1, 24)
        wave = np.stack([x - long / 2 + long * u, y + 0.22 * np.sin(u * 9 + k)], axis=1)
        marks.append(swell(wave, 0.26 * np.sin(np.pi * u)))
    plate.fill("".join(marks))
    jars.jar(plate, 25.8, 32.4, 1.9)
