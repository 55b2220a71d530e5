"""The mantling over a knight's helm: a twisted torse, and slashed cloth that hangs from it."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.cloth import velvet_across
from engraver.technique.curves import bezier, normals, resample, spline, tangents
from engraver.technique.light import facing
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_across
from engraver.technique.solids import rim
from engraver.technique.swell import swell


def torse(plate: Plate, points: ArrayLike, radius: float, turns: int = 6) -> None:
    """A wreath of two cloths twisted along the points, colored and plain by turns."""
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
        colored = i % 2 == 0
        plate.fill(polygon(whole), "accent" if colored else "paper")
        lit = float(facing(side[i * 16 + 8 : i * 16 + 9])[0])

        def fold(u: float, w: Points, lit: float = lit) -> Points:
            edge = 0.9 * abs(u - 0.45) ** 1.4 * 1.8
            across = (w - 0.5) * (-lit) * 1.0
            return np.asarray(edge + across)

        if colored:
            velvet_across(plate, top, foot, 7, fold, fill="")
        else:
            rule_across(plate, top, foot, 7, fold)
        rim(plate, whole, 0.24, 0.46)


def lappet(
    plate: Plate, points: ArrayLike, widths: ArrayLike, *, lining: bool = False, leaves: int = 5
) -> None:
    """A strip of cloth along the points, slashed on either side to leaves that point to its tip."""
    line = resample(spline(points, 14), 140)
    u = np.linspace(0, 1, 140)
    half = np.interp(u, np.linspace(0, 1, len(np.asarray(widths))), np.asarray(widths, dtype=float))
    side, along = normals(line), tangents(line)
    edges, slashes = [], []
    for way, count in ((-1, leaves), (1, leaves - 0.5)):
        leaf = leaves - count * (1 - u)
        part = leaf - np.floor(leaf)
        part[-1] = 1.0
        # Every leaf rises slowly from the slash behind it and ends in a rounded lip.
        lip = np.sin(np.pi * part**1.6) ** 0.85 * np.clip((u - 0.06) / 0.12, 0, 1)
        reach = half * (0.5 + 0.62 * lip)
        edge = line + side * (way * reach)[:, None] + along * (0.5 * half * lip)[:, None]
        edges.append(edge)
        slashes += [_slash(edge, line, i) for i in np.flatnonzero(np.diff(part) < -0.5).tolist()]
    whole = np.vstack([edges[0], edges[1][::-1]])
    plate.fill(polygon(whole), "paper" if lining else "accent")
    lit = facing(side)

    def fold(w: float, v: Points) -> Points:
        turned = float(lit[round(w * 139)])
        root = 0.9 * max(0.0, 0.24 - w) / 0.24
        return np.asarray(0.06 + 0.12 * lining - 0.62 * turned * (2 * v - 1) + root)

    count = max(20, round(float(np.hypot(*np.diff(line, axis=0).T).sum()) / 0.6))
    if lining:
        rule_across(plate, edges[0], edges[1], count, fold, bow=0.7)
    else:
        velvet_across(plate, edges[0], edges[1], count, fold, fill="", bow=0.7)
    plate.fill("".join(slashes))
    rim(plate, whole, 0.3, 0.56)


def _slash(edge: Points, line: Points, i: int) -> str:
    """The fold that runs from a slash of the edge, at its i-th point, back to the vein."""
    back = line[max(0, i - 30)]
    fold = bezier(edge[i], edge[i] * 0.5 + line[i] * 0.5, line[max(0, i - 10)], back, 16)
    return swell(fold, np.linspace(0.7, 0.12, 16))
