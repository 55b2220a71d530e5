"""Ostrich plumes, tufts of curling barbs that lap one another, and stiff feathers of close webs."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.curves import bezier, normals, resample, spline, tangents
from engraver.technique.light import facing
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: Barbs of one tuft.
_BARBS = 6
#: Samples along a barb.
_STEPS = 10


def plume(
    plate: Plate, points: ArrayLike, width: float, *, tufts: int = 8, paper: str = "paper"
) -> None:
    """A plume whose quill runs through the points from root to tip, ``width`` mm from it to edge.

    A colored plume (``paper`` an ink such as ``accent``) has pale barbs towards the light.
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


def feather(
    plate: Plate,
    points: ArrayLike,
    width: float,
    *,
    quill: float = 0.22,
    splits: int = 3,
    bars: int = 0,
    paper: str = "paper",
) -> None:
    """A stiff feather through the points from the quill's end to the tip, ``width`` mm wide.

    Its first ``quill`` of the length is bare shaft; ``splits`` clefts open each vane, and ``bars``
    dark bands cross it, as on hawk and pheasant. For pens, arrows, wings and headdresses.
    """
    shaft = resample(spline(points, 24), 161)
    first = round(quill * 160)
    vane = shaft[first:]
    along, across = tangents(vane), normals(vane)
    u = np.linspace(0, 1, len(vane))
    reach = width / 2 * np.sin(math.pi * np.clip(0.06 + 0.94 * u, 0, 1) ** 0.7) ** 0.6
    reach[-1] = 0
    for side in (-1, 1):
        dark = 0.46 - 0.4 * float(facing(across[len(vane) // 2] * side))
        barbs = [
            _straight(root, out, way)
            for root, out, way in zip(
                vane, across * (side * reach)[:, None], along * reach[:, None], strict=True
            )
        ]
        clefts = [(k + 0.62 + 0.2 * side) / (splits + 0.9) for k in range(splits)]
        _vane(plate, barbs, clefts, dark, bars, paper)
    share = np.linspace(0, 1, 161)
    plate.fill(swell(shaft, np.interp(share, [0, 0.1, 0.3, 1], [0.3, 0.75, 0.6, 0.2])))
    light = np.interp(share, [0, 0.08, 0.3, 0.5, 0.56], [0, 0.34, 0.24, 0.15, 0])
    plate.fill(swell(shaft, light), "light")


def _vane(
    plate: Plate, barbs: list[Points], clefts: list[float], dark: float, bars: int, paper: str
) -> None:
    """One side of a feather: barbs gathered in webs that part at the ``clefts``, shares of it."""
    last = len(barbs) - 1
    pitch = max(1, math.ceil(0.66 / max(float(np.hypot(*(barbs[1][0] - barbs[0][0]))), 1e-6)))
    for start, stop in pairwise([0, *(round(last * cleft) for cleft in clefts), last]):
        web = barbs[start : stop + (1 if stop == last else -2)]
        tips = np.array([barb[-1] for barb in web])
        roots = np.array([barb[0] for barb in web])
        plate.fill(polygon(np.vstack([web[0], tips, web[-1][::-1], roots[::-1]])), paper)
        lines = [
            swell(barb, _barred(i / last, dark, bars) * np.linspace(1, 0.55, _STEPS))
            for i, barb in enumerate(web[1:-1], start + 1)
            if i % pitch == 0
        ]
        plate.fill("".join(lines))
        plate.stroke(polyline(np.vstack([web[0][3:], tips, web[-1][::-1][:7]])), 0.2)


def _straight(root: Points, out: Points, ahead: Points) -> Points:
    """A barb that leaves the shaft outwards and forwards."""
    first, second = root + out * 0.35 + ahead * 0.3, root + out * 0.75 + ahead * 0.75
    return bezier(root, first, second, root + out + ahead * 1.25, _STEPS)


def _barred(share: float, dark: float, bars: int) -> float:
    """The width in mm of a barb that leaves the shaft at this share."""
    band = 0.5 + 0.5 * math.sin(2 * math.pi * bars * share) if bars else 0.0
    return 0.13 + 0.06 * max(dark, 0) + 0.07 * (band > 0.55)
