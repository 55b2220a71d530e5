"""Leaves, sprays of leaves, and wreaths tied at the foot."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique import burin
from engraver.technique.curves import arc_length, bezier, normals, resample, tangents
from engraver.technique.light import LIGHT, facing
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import sphere
from engraver.technique.swell import swell

#: Half the width of a leaf, as a share of its greatest, at shares of its length from 0 to 1.
Margin = Callable[[Points], Points]


def smooth(u: Points) -> Points:
    """The margin of bay, laurel and olive: broadest a little below the middle."""
    return np.asarray(np.sin(math.pi * np.clip(u, 0, 1) ** 0.82) ** 0.85)


def lobed(lobes: int, depth: float = 0.36) -> Margin:
    """The margin of oak: rounded lobes, ``depth`` of the width deep."""

    def margin(u: Points) -> Points:
        wave = np.abs(np.sin(math.pi * lobes * u**0.9)) ** 0.7
        whole = np.sin(math.pi * np.clip(0.04 + 0.92 * u**1.15, 0, 1)) ** 0.7
        ends = np.clip(u * 5, 0, 1) * np.clip((1 - u) * 14, 0, 1) ** 0.5
        return np.asarray(whole * (1 - depth + depth * wave) * ends)

    return margin


def toothed(teeth: int, depth: float = 0.2) -> Margin:
    """The margin of rose and holly: teeth that point to the tip."""

    def margin(u: Points) -> Points:
        return np.asarray(smooth(u) * (1 - depth + depth * ((u * teeth) % 1)))

    return margin


def leaf(
    plate: Plate,
    rib: ArrayLike,
    width: float,
    *,
    margin: Margin = smooth,
    veins: int = 6,
    fill: str = "paper",
    ink: str = "ink",
) -> None:
    """A leaf along its midrib (n, 2) from stalk to tip, ``width`` mm wide at its broadest.

    The half that turns from the light is ruled along its veins, the other bears only their
    beginnings. A colored leaf (``fill`` an ink such as ``accent``) has pale veins towards the
    light. ``margin`` shapes its edge.
    """
    line = resample(rib, 60)
    u = np.linspace(0, 1, 60)
    half = normals(line) * (width / 2 * margin(u))[:, None]
    edges = {1: line + half, -1: line - half}
    plate.fill(polygon(np.vstack([edges[1], edges[-1][::-1]])), fill)
    for side, edge in edges.items():
        dark = float(facing(normals(line)[30] * side)) < 0
        pale = fill not in ("paper", "light", "tint") and not dark
        _veins(plate, line, edge, veins, dark=dark, ink="tint" if pale else ink)
    plate.fill(swell(line, np.interp(u, [0, 0.6, 1], [0.34, 0.24, 0.13])), ink)
    for side, edge in edges.items():
        shade = np.clip(0.5 - 0.6 * facing(normals(line) * side), 0, 1)
        plate.fill(swell(edge, 0.17 + 0.2 * shade), ink)


def _veins(plate: Plate, rib: Points, edge: Points, n: int, *, dark: bool, ink: str) -> None:
    """Veins from the rib towards the edge, with ruling between them on the dark side."""
    between = max(1, int(arc_length(rib)[-1] / n / 0.74)) if dark else 1
    lines = []
    for k in range(n * between):
        share = 0.05 + 0.83 * (k + 0.5) / (n * between)
        i = share * 59
        foot = _at(rib, i)
        reach = (_at(edge, min(59.0, i + 6.5)) - foot) * (0.97 if dark else 0.8)
        bend = tangents(rib)[round(i)] * math.hypot(*reach) * 0.12
        vein = bezier(foot, foot + reach * 0.4 + bend * 0.2, foot + reach * 0.75, foot + reach, 9)
        first = 0.36 if dark and k % between == 0 else 0.3 if dark else 0.24
        if math.hypot(*reach) > 0.5:
            lines.append(swell(vein, np.linspace(first, 0.18 if dark else 0.06, 9)))
    plate.fill("".join(lines), ink)


def _at(line: Points, i: float) -> Points:
    """The point at the fractional index i."""
    first = min(int(i), len(line) - 2)
    return np.asarray(line[first] + (line[first + 1] - line[first]) * (i - first))


def spray(
    plate: Plate,
    stem: ArrayLike,
    symbols: tuple[str, str],
    size: float,
    *,
    step: float,
    spread: float = 32.0,
    ink: str = "ink",
) -> None:
    """A stem with leaves in pairs, ``step`` mm apart and ``size`` mm long, one at its tip.

    ``symbols`` are two leaves defined on the plate, 10 mm long from the origin to the right, the
    second the mirror of the first: whichever lies right in the light is used. ``spread`` is the
    angle in degrees at which they leave the stem. Small at the tip, so draw the stem to its tip.
    """
    line = resample(stem, 200)
    long = float(arc_length(line)[-1])
    plate.fill(swell(line, np.linspace(0.5, 0.22, 200)), ink)
    count = max(1, int((long - size * 0.5) / step))
    for k in range(count):
        share = 0.08 + 0.86 * k / count
        grown = size * (1.0 - 0.42 * share**2)
        for side in (-1, 1):
            i = round((share + (0.18 / count if side > 0 else 0)) * 199)
            _spring(plate, line, i, symbols, grown / 10, side * spread)
    _spring(plate, line, 199, symbols, size * 0.062, 0)


def _spring(
    plate: Plate, line: Points, i: int, symbols: tuple[str, str], scale: float, degrees: float
) -> None:
    heading = math.degrees(math.atan2(*tangents(line)[i][::-1])) + degrees
    right = np.array([-math.sin(math.radians(heading)), math.cos(math.radians(heading))])
    symbol = symbols[0] if right @ LIGHT[:2] < 0 else symbols[1]
    x, y = line[i]
    plate.use(symbol, float(x), float(y), round(scale, 3), round(scale, 3), round(heading, 1))


def leaf_symbols(
    plate: Plate,
    name: str,
    *,
    width: float = 3.4,
    bend: float = 0.9,
    margin: Margin = smooth,
    fill: str = "paper",
    ink: str = "ink",
) -> tuple[str, str]:
    """Two leaves for ``spray`` and ``wreath``, 10 mm long: shaded on their right, on their left."""
    names = (f"{name}-a", f"{name}-b")
    for symbol, side in zip(names, (1, -1), strict=True):
        with plate.defined(symbol):
            rib = bezier((0, 0), (3, -bend * side), (7, -bend * side), (10, 0), 40)
            _half_dark(plate, rib, width, side, margin, fill, ink)
    return names


def _half_dark(
    plate: Plate, rib: Points, width: float, side: int, margin: Margin, fill: str, ink: str
) -> None:
    """A leaf for a symbol: its half on ``side`` ruled, the other with a few veins."""
    u = np.linspace(0, 1, len(rib))
    half = normals(rib) * (width / 2 * margin(u))[:, None]
    whole = polygon(np.vstack([rib + half, (rib - half)[::-1]]))
    plate.shape(whole, fill=fill, stroke=ink, width=0.36, round_ends=True)
    line = resample(rib, 60)
    out = normals(line) * (width / 2 * margin(np.linspace(0, 1, 60)))[:, None]
    lines = []
    for sign, count, first, last in ((side, 8, 0.5, 0.24), (-side, 4, 0.34, 0.2)):
        for k in range(count):
            i = 5 + round(44 * (k + 0.5) / count)
            tip = line[min(59, i + 7)] + sign * out[min(59, i + 7)] * (0.9 if sign == side else 0.6)
            lines.append(swell(np.linspace(line[i], tip, 5), np.linspace(first, last, 5)))
    plate.fill("".join(lines), ink)
    plate.stroke(polyline(line[:56]), 0.36, ink)


def wreath(
    plate: Plate,
    middle: tuple[float, float],
    radii: tuple[float, float],
    symbols: tuple[str, str],
    size: float,
    *,
    opening: float = 0.5,
    step: float = 0.0,
    berries: float = 0.5,
    ink: str = "ink",
) -> None:
    """Two branches that rise from the foot of an oval and nearly meet at its head.

    ``radii`` (mm) of the stems, ``opening`` (radians) between their tips; leaves as of ``spray``,
    ``size`` mm long; ``berries`` of that radius in mm lie between them, 0 for none. What ties the
    branches, a bow or a ribbon, is drawn over the foot.
    """
    angle = np.linspace(math.pi / 2 - 0.12, -math.pi / 2 + opening / 2, 120)
    bow = np.stack([radii[0] * np.cos(angle), radii[1] * np.sin(angle)], axis=1)
    for side in (-1, 1):
        stem = bow * [side, 1] + np.asarray(middle)
        spray(plate, stem, symbols, size, step=step or size * 0.52, ink=ink)
        if berries:
            _berries(plate, stem, berries, size)


def _berries(plate: Plate, stem: Points, radius: float, size: float) -> None:
    line = resample(stem, 200)
    radius = max(radius, burin.LINE * 2)
    for share in (0.3, 0.52, 0.72):
        i = round(share * 199)
        for side in (-1, 1):
            x, y = line[i] + normals(line)[i] * side * size * 0.34
            sphere(plate, float(x), float(y), radius, 4)
