"""Ostrich plumes: tufts of curling barbs on both sides of a quill, each tuft lapping the next."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from generator.engraver.curves import bezier, normals, resample, spline, tangents
from generator.engraver.light import facing
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.swell import swell

#: Barbs of one tuft.
_BARBS = 6
#: Samples along a barb.
_STEPS = 10


def plume(
    plate: Plate, points: ArrayLike, width: float, *, tufts: int = 8, paper: str = "paper"
) -> None:
    """A plume whose quill runs through the points from root to tip, ``width`` mm from it to edge.

    A coloured plume (``paper`` an ink such as ``accent``) has pale barbs towards the light.
    """
    quill = resample(spline(points, 20), 20 * tufts)
    for i in range(tufts - 1, -1, -1):
        for side in (-1, 1):
            _tuft(
                plate,
                quill,
                width,
                side,
                (i + (0.0 if side < 0 else 0.45)) / tufts,
                1 / tufts,
                paper,
            )
    shaft = quill[: int(len(quill) * 0.9)]
    plate.fill(swell(shaft, np.linspace(0.8, 0.3, len(shaft))))
    plate.fill(swell(shaft, np.linspace(0.42, 0.06, len(shaft))), "light")


def _tuft(
    plate: Plate, quill: Points, width: float, side: int, start: float, length: float, paper: str
) -> None:
    """The barbs that spring from the quill's share ``start`` to ``start + length`` on one side."""
    along, across = tangents(quill), normals(quill) * side
    last = len(quill) - 1
    barbs = []
    for v in np.linspace(0, 1, _BARBS):
        i = min(last, round((start + v * length * 1.25) * last))
        size = width * math.sin(math.pi * min(0.86, (start + v * length) * 0.74 + 0.12)) ** 0.5
        reach = size * (0.62 + 0.38 * math.sin(math.pi * (0.12 + 0.76 * v)))
        spread = 1 - 0.85 * max(0.0, (i / last - 0.72) / 0.28) ** 1.5
        barbs.append(_barb(quill[i], along[i], across[i] * spread, reach))
    tips = spline([barb[-1] for barb in barbs], 3)
    outline = np.vstack([barbs[0], tips, barbs[-1][::-1]])
    plate.shape(polygon(outline, 0.03), fill=paper)
    middle = min(last, round((start + length / 2) * last))
    dark = 0.42 - 0.5 * float(facing(across[middle]))
    _rule(plate, barbs, dark, pale=paper != "paper")
    edge = np.vstack([barbs[0][4:], tips, barbs[-1][::-1][:4]])
    plate.stroke(polyline(edge, tolerance=0.03), 0.16)


def _barb(root: Points, along: Points, out: Points, reach: float) -> Points:
    """A barb that leaves the quill forwards, swings out and curls over at its end."""
    tip = root + along * 0.9 * reach + out * 0.95 * reach + np.array([0, 0.2 * reach])
    bend = root + along * 1.05 * reach + out * 0.7 * reach
    return bezier(root, root + along * 0.5 * reach + out * 0.25 * reach, bend, tip, _STEPS)


def _rule(plate: Plate, barbs: list[Points], dark: float, *, pale: bool) -> None:
    """Rule a tuft with its barbs, darkest where the tuft before it casts shade (its first)."""
    taper = 0.4 + 0.6 * np.sin(np.pi * np.linspace(0.06, 0.92, _STEPS))
    lines: dict[str, list[str]] = {"ink": [], "tint": []}
    for v, barb in zip(np.linspace(0, 1, len(barbs))[1:-1], barbs[1:-1], strict=True):
        shade = dark + 0.5 * (1 - v) ** 2 - 0.15
        if pale and shade < 0.12:
            lines["tint"].append(swell(barb, (0.17 - 0.2 * shade) * taper))
        else:
            lines["ink"].append(swell(barb, (0.14 + 0.36 * min(max(shade, 0), 1.0)) * taper))
    for ink, drawn in lines.items():
        plate.fill("".join(drawn), ink)
