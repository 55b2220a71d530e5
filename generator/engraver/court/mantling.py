"""What a knight wears over his helm: a twisted torse, and slashed cloth that hangs from it."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from generator.engraver.cloth import velvet_across
from generator.engraver.curves import normals, resample, spline, tangents
from generator.engraver.light import facing
from generator.engraver.pathdata import Points, polygon
from generator.engraver.plate import Plate
from generator.engraver.ruling import rule_across
from generator.engraver.solids import rim
from generator.engraver.swell import swell


def torse(plate: Plate, points: ArrayLike, radius: float, turns: int = 6) -> None:
    """A wreath of two cloths twisted along the points, coloured and plain by turns."""
    line = resample(spline(points, 16), turns * 16 + 1)
    side, along = normals(line), tangents(line)
    v = np.linspace(-1, 1, 15)[:, None]
    for i in range(turns):
        ends = []
        for k in (i, i + 1):
            j = k * 16
            slant = 0.55 * radius * v
            bulge = 1.0 if 0 < k < turns else 0.72
            ends.append(line[j] + side[j] * v * radius * bulge + along[j] * slant)
        a, b = ends
        middle = line[i * 16 + 8]
        swollen = [
            middle + side[i * 16 + 8] * s * radius * 1.28 + along[i * 16 + 8] * s * 0.55 * radius
            for s in (-1, 1)
        ]
        top = spline([a[0], swollen[0], b[0]], 8)
        foot = spline([a[-1], swollen[1], b[-1]], 8)
        whole = np.vstack([top, b, foot[::-1], a[::-1]])
        coloured = i % 2 == 0
        plate.fill(polygon(whole), "accent" if coloured else "paper")
        lit = float(facing(side[i * 16 + 8 : i * 16 + 9])[0])

        def fold(u: float, w: Points, lit: float = lit) -> Points:
            edge = 0.9 * abs(u - 0.45) ** 1.4 * 1.8
            across = (w - 0.5) * (-lit) * 1.0
            return np.asarray(edge + across)

        if coloured:
            velvet_across(plate, top, foot, 7, fold, fill="")
        else:
            rule_across(plate, top, foot, 7, fold)
        rim(plate, whole, 0.24, 0.46)


def lappet(
    plate: Plate, points: ArrayLike, widths: ArrayLike, *, lining: bool = False, waves: float = 2.0
) -> None:
    """A strip of slashed cloth along the points that ends in a scrolled leaf."""
    line = resample(spline(points, 14), 70)
    u = np.linspace(0, 1, 70)
    half = np.interp(u, np.linspace(0, 1, len(np.asarray(widths))), np.asarray(widths, dtype=float))
    scallop = 1 + 0.2 * np.abs(np.sin(np.pi * waves * 1.5 * u)) * (u > 0.12)
    side = normals(line)
    a, b = line - side * (half * scallop)[:, None], line + side * (half * scallop[::-1])[:, None]
    whole = np.vstack([a, b[::-1]])
    ink = "paper" if lining else "accent"
    plate.fill(polygon(whole), ink)

    def fold(w: float, v: Points) -> Points:
        wave = 0.55 * math.sin(2 * math.pi * (waves * w + 0.1))
        return np.asarray(0.05 + wave + 0.55 * (v - 0.45) + (0.2 if lining else 0))

    if lining:
        rule_across(plate, a, b, 34, fold)
    else:
        velvet_across(plate, a, b, 34, fold, fill="")
    vein = line[8:-6]
    plate.fill(swell(vein, 0.4 * np.sin(np.linspace(0.2, 3.0, len(vein)))))
    rim(plate, whole, 0.26, 0.5)
