"""Wheels of guns and wagons."""

from __future__ import annotations

import math

import numpy as np

from engraver.portrait_authors.emblems.strokes import flat
from engraver.technique.curves import ellipse
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell


def wheel(
    plate: Plate,
    hub: tuple[float, float],
    r: float,
    lean: float,
    *,
    spokes: int = 14,
    far: bool = False,
) -> None:
    """A wheel of radius r mm: spokes, a rim of felloes, an iron tire; a far one is black.

    ``lean`` is the share of its breadth that is seen.
    """
    n = 90

    def ring(share: float) -> Points:
        return ellipse(*hub, r * share * lean, r * share, n)

    outer, inner = ring(1.0), ring(0.845)
    data = polygon(outer) + polygon(inner[::-1])
    for a in ((k + 0.35) * 2 * math.pi / spokes for k in range(spokes)):
        out = np.array([math.cos(a) * lean, math.sin(a)])
        bar = np.array([hub + out * r * 0.16, hub + out * r * 0.88])
        plate.stroke(polyline(bar), 0.12 * r, round_ends=False)
        if not far:
            plate.stroke(polyline(bar), 0.065 * r, "paper", round_ends=False)
    if far:
        plate.fill(data)
        return
    plate.fill(data, "paper")
    _felloes(plate, hub, r, lean)
    for line, weight in ((outer, 0.078 * r), (inner, 0.3)):
        plate.stroke(polygon(line), weight)
    for share, fill in ((0.2, "paper"), (0.12, "accent"), (0.05, "ink")):
        flat(plate, ring(share), fill, 0.3)


def _felloes(plate: Plate, hub: tuple[float, float], r: float, lean: float) -> None:
    """The wooden rim's shade and its joints."""
    strokes, rays = [], round(14 * r)
    for k in range(rays):
        a = 2 * math.pi * k / rays
        dark = 0.5 + 0.62 * math.cos(a - 0.85)
        if dark > 0.2:
            out = np.array([math.cos(a) * lean, math.sin(a)])
            strokes.append(
                swell(
                    np.linspace(hub + out * r * 0.86, hub + out * r * 0.97, 4),
                    min(0.3, 0.1 + 0.22 * dark),
                )
            )
    plate.fill("".join(strokes))
    joints = []
    for k in range(7):
        a = 2 * math.pi * (k + 0.1) / 7
        out = np.array([math.cos(a) * lean, math.sin(a)])
        joints.append(polyline([hub + out * r * 0.845, hub + out * r]))
    plate.stroke("".join(joints), 0.26)
