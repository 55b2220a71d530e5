"""A squire's gear that every color shares: spurs, leathers, buckles and the blades of swords."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from engraver.court.tincture import medal
from engraver.technique.cloth import velvet_across
from engraver.technique.curves import normals, spline
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_along
from engraver.technique.solids import rim, tube
from engraver.technique.swell import swell
from engraver.technique.trimmings import turned

#: Where a spur's yoke ends on the right, from its middle.
YOKE_END = (4.4, -6.2)


def blade(plate: Plate, points: ArrayLike, *, fuller: float = 0.5, paper: str = "paper") -> None:
    """A straight blade upright about x = 0; ``points`` are (y, half width) from guard to tip.

    One bevel lies in the light and one in shade; the fuller runs for its share of the length.
    """
    y, half = np.asarray(points, dtype=float).T
    n = np.linspace(0, 1, 60)
    at = np.interp(n, np.linspace(0, 1, len(y)), y)
    order = np.argsort(y, kind="stable")
    wide = np.interp(at, y[order], half[order])
    left, right = np.stack([-wide, at], axis=1), np.stack([wide, at], axis=1)
    spine = right * [0, 1]
    plate.fill(polygon(np.vstack([left, right[::-1]])), paper)
    rule_along(plate, left, spine, 3, lambda u, q, _: 0.1 + 0.25 * q + 0.3 * (u < 0.06))
    plate.fill(polygon(np.vstack([spine, (spine * 0.52 + right * 0.48)[::-1]])))
    rim(plate, np.vstack([left, right[::-1]]), 0.26, 0.46)
    groove = spine[: int(60 * fuller)]
    if len(groove) > 4:
        plate.fill(swell(groove, np.linspace(0.9, 0.5, len(groove))))
        plate.fill(swell(groove, np.linspace(0.5, 0.15, len(groove))), "light")
    else:
        plate.stroke(polyline(spine), 0.2)


def spur(plate: Plate) -> None:
    """A spur seen from above about the middle of its yoke: yoke, neck and rowel, heel down."""
    x, y = YOKE_END
    yoke = spline([(-x, y), (-4.5, -2), (-3.2, 1.6), (0, 3.4), (3.2, 1.6), (4.5, -2), (x, y)], 14)
    girth = 0.8 + 0.5 * np.exp(-((yoke[:, 0] / 2.2) ** 2))
    neck = [(0, 1.4), (1.2, 0.8), (2, 1.25), (2.7, 0.8), (5.8, 0.8)]
    turned(plate, (0, 3.6), (0, 9.4), neck, gap=0.4)
    tube(plate, yoke, girth, gap=0.4, outline=0.28, depth=0.8)
    _rowel(plate, 0, 10.2)
    for side in (-1, 1):
        plate.disc(side * x, y - 0.2, 1.25, fill="paper", stroke="ink", width=0.34)
        plate.disc(side * x, y - 0.2, 0.5, fill="ink")


def _rowel(plate: Plate, x: float, y: float) -> None:
    """A pricking wheel of eight points, each with a lit and a dark side."""
    angles = np.arange(16) * math.pi / 8 - math.pi / 2
    reach = np.where(np.arange(16) % 2 == 0, 4.3, 1.9)
    star = np.stack([x + reach * np.cos(angles), y + reach * np.sin(angles)], axis=1)
    plate.shape(polygon(star), fill="paper", stroke="ink", width=0.3, round_ends=True)
    plate.fill("".join(polygon([(x, y), star[i], star[(i + 1) % 16]]) for i in range(0, 16, 2)))
    plate.disc(x, y, 1.15, fill="paper", stroke="ink", width=0.28)
    plate.disc(x, y, 0.45, fill="ink")


def leather(plate: Plate, line: Points, half: float = 0.9) -> None:
    """A flat strap along the line, 2 × ``half`` mm wide, dark where it dives under at its end."""
    across = normals(line) * half

    def fold(u: float, v: Points) -> Points:
        return np.asarray(0.9 * u**4 + 0.3 * v - 0.85 * math.exp(-(((u - 0.35) / 0.2) ** 2)))

    velvet_across(plate, line - across, line + across, max(12, round(len(line) * 1.1)), fold)
    rim(plate, np.vstack([line - across, (line + across)[::-1]]), 0.22, 0.42)


def buckle(plate: Plate) -> None:
    """The buckle of a strap that runs level through the origin."""
    frame = polygon([(-1.5, -1.4), (1.5, -1.4), (1.5, 1.4), (-1.5, 1.4)])
    plate.stroke(frame, 1.0)
    plate.stroke(frame, 0.48, "paper")
    for width, ink in ((0.72, "ink"), (0.28, "paper")):
        plate.stroke(polyline([(-1.5, 0), (1.7, 0)]), width, ink)


def pommel(plate: Plate, x: float, y: float, r: float, color: str) -> None:
    """A wheel pommel of radius r mm about (x, y), the color's badge in its middle."""
    plate.disc(x, y, r, fill="paper")
    spokes = []
    for angle in np.linspace(0, 2 * math.pi, 40, endpoint=False):
        way = np.array([math.cos(angle), math.sin(angle)])
        dark = float(np.clip(0.5 + 0.6 * (way @ [0.68, 0.73]), 0.08, 1))
        spokes.append(
            swell(
                np.linspace(np.array([x, y]) + way * r * 0.97, np.array([x, y]) + way * r * 0.7, 4),
                0.36 * dark,
            )
        )
    plate.fill("".join(spokes))
    plate.disc(x, y, r, stroke="ink", width=0.36)
    medal(plate, color, x, y, r * 0.8)
