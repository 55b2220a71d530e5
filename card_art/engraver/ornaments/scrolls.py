"""Acanthus: leaves, and stems that wind into scrolls with something in their eyes."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.curves import arc_length, bezier, normals, resample, tangents
from engraver.technique.light import facing
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: Radius of the ball that ends a stem, by the stem's width there.
_BALL = 0.95
#: Samples along a leaf's rib.
_FINE = 90


def acanthus(
    plate: Plate,
    rib: ArrayLike,
    width: float,
    *,
    lobes: int = 5,
    fill: str = "paper",
    vein: str = "ink",
    edge: str = "ink",
) -> None:
    """A leaf along its rib (n, 2) from foot to tip, ``width`` mm at its broadest.

    Its lobes sweep to the tip; the half away from the light is ruled, the other left bare.
    """
    line = resample(rib, _FINE)
    u = np.linspace(0, 1, _FINE)
    long = float(arc_length(line)[-1])
    whole = np.sin(math.pi * np.clip(u, 0, 1) ** 0.62) ** 0.72
    wave = np.abs(np.sin(math.pi * lobes * u))
    reach = width / 2 * whole * (0.58 + 0.42 * wave**0.75)
    sweep = tangents(line) * (reach * 0.55 * np.minimum(1, (1 - u) * 4))[:, None]
    across = normals(line) * reach[:, None]
    flanks = {side: line + side * across + sweep for side in (-1, 1)}
    whole_edge = np.vstack([flanks[1], line[-1:], flanks[-1][::-1]])
    plate.shape(polygon(whole_edge, 0.045), fill=fill, stroke=edge, width=0.2, round_ends=True)
    for side, flank in flanks.items():
        dark = float(facing(normals(line)[_FINE // 2] * side)) < 0
        plate.fill(_ribs(line, flank, lobes, long, dark=dark), vein)
    plate.fill(swell(line[:-8], np.interp(u[:-8], [0, 0.5, 1], [0.4, 0.28, 0.14])), vein)
    for side, flank in flanks.items():
        shade = np.clip(-facing(normals(line) * side), 0, 1)
        plate.fill(swell(flank, 0.42 * shade, lift=0.16), edge)


def _ribs(line: Points, edge: Points, lobes: int, long: float, *, dark: bool) -> str:
    """A vein into each lobe; on the dark side as many between them as find room."""
    each = max(1, min(3, int(long / lobes / 0.62))) if dark else 1
    out = []
    for k in range(lobes * each):
        share = (k + 0.5) / (lobes * each)
        i = round(share * (_FINE - 1))
        foot = line[max(0, i - 7)]
        tip = foot + (edge[i] - foot) * (0.9 if dark else 0.72)
        if math.dist(foot, tip) > 0.6:
            first = 0.34 if dark else 0.24
            out.append(swell(np.linspace(foot, tip, 6), np.linspace(first, 0.14, 6)))
    return "".join(out)


@dataclass(frozen=True, slots=True)
class Leaf:
    """A leaf on a stem: where (share of its length), on which side, mm long, how it turns.

    ``side`` is 1 right of the way and -1 left of it; ``spread`` and ``curl`` are in radians, by
    which it leaves the stem and by which it bends on its way, towards the stem where below 0.
    """

    at: float
    side: int
    long: float
    spread: float = 0.5
    curl: float = -0.6
    wide: float = 0.42
    lobes: int = 4


def rib(line: Points, leaf: Leaf) -> Points:
    """The midrib of a leaf on the stem."""
    i = min(len(line) - 1, round(leaf.at * (len(line) - 1)))
    way = tangents(line)[i]
    start = math.atan2(way[1], way[0]) + leaf.side * leaf.spread
    turn = start + leaf.side * leaf.curl * np.linspace(0, 1, 40)
    step = leaf.long / 39
    course = np.cumsum(np.stack([np.cos(turn), np.sin(turn)], axis=1) * step, axis=0)
    return np.asarray(line[i] + course - course[0])


def stem(
    plate: Plate,
    line: ArrayLike,
    width: tuple[float, float] = (1.0, 0.6),
    *,
    leaves: Iterable[Leaf] = (),
    fill: str = "paper",
    leaf_fill: str = "paper",
) -> None:
    """A stem along the line, from and to these widths in mm, shaded below, over its leaves.

    It ends in a small ball.
    """
    course = resample(line, 160)
    for leaf in leaves:
        acanthus(plate, rib(course, leaf), leaf.long * leaf.wide, lobes=leaf.lobes, fill=leaf_fill)
    half = np.linspace(width[0] / 2, width[1] / 2, 160)[:, None] * normals(course)
    outline = polygon(np.vstack([course + half, (course - half)[::-1]]))
    plate.shape(outline, fill=fill, stroke="ink", width=0.2, round_ends=True)
    for side in (-1, 1):
        shade = np.clip(-facing(normals(course) * side) + 0.1, 0, 1)
        plate.fill(swell(course + side * half * 0.72, 0.5 * shade * half[:, 0].max(), lift=0.1))
    x, y = course[-1].tolist()
    plate.disc(x, y, width[1] * _BALL, fill=fill, stroke="ink", width=0.2)


def winding(
    start: tuple[float, float],
    lead: tuple[float, float],
    eye: tuple[float, float],
    radius: float,
    *,
    enter: float,
    turns: float,
    inner: float = 0.34,
) -> Points:
    """A stem from ``start``, heading as ``lead``, that winds about the eye from ``radius`` mm in.

    It comes to the scroll at the angle ``enter`` (radians, clockwise from the right) and winds
    ``turns`` times, clockwise where above 0, to ``inner`` of the radius.
    """
    share = np.linspace(0, 1, 140)
    angle = enter + turns * 2 * math.pi * share
    r = radius * inner**share
    coil = np.stack([eye[0] + r * np.cos(angle), eye[1] + r * np.sin(angle)], axis=1)
    way = tangents(coil)[0]
    far = math.dist(start, coil[0]) * 0.42
    way_in = bezier(start, np.asarray(start) + np.asarray(lead) * far, coil[0] - way * far, coil[0])
    return resample(np.vstack([way_in[:-1], coil]), 240)


def branch(
    parent: Points,
    at: float,
    eye: tuple[float, float],
    radius: float,
    *,
    enter: float,
    turns: float,
    inner: float = 0.34,
) -> Points:
    """A stem that leaves its parent at a share of its length and winds as ``winding`` says."""
    i = round(at * (len(parent) - 1))
    x, y = parent[i].tolist()
    u, v = tangents(parent)[i].tolist()
    return winding((x, y), (u, v), eye, radius, enter=enter, turns=turns, inner=inner)


def rosette(plate: Plate, x: float, y: float, r: float, petals: int = 6) -> None:
    """A flower seen from the front, of radius r mm about (x, y), with a dark heart."""
    angle = np.linspace(0, 2 * math.pi, petals * 16, endpoint=False)
    reach = r * (0.8 + 0.2 * np.abs(np.cos(angle * petals / 2)) ** 0.6)
    edge = np.stack([x + reach * np.cos(angle), y + reach * np.sin(angle)], axis=1)
    plate.shape(polygon(edge), fill="accent", stroke="ink", width=0.22, round_ends=True)
    seams = []
    for k in range(petals):
        turn = (k + 0.5) * 2 * math.pi / petals
        way = np.array([math.cos(turn), math.sin(turn)])
        seams.append(swell(np.linspace(way * r * 0.36, way * r * 0.78, 6) + np.array([x, y]), 0.2))
    plate.fill("".join(seams), "tint")
    plate.disc(x, y, r * 0.3, fill="paper", stroke="ink", width=0.2)


def husks(plate: Plate, x: float, y: float, sizes: Iterable[float]) -> float:
    """Bellflowers that hang in a row from (x, y), mm long each; the level of their end."""
    for long in sizes:
        for side in (-1, 0, 1):
            petal = bezier(
                (x, y), (x + side * long * 0.3, y + long * 0.15),
                (x + side * long * 0.42, y + long * 0.6), (x + side * long * 0.34, y + long * 0.92),
            )  # fmt: skip
            if side:
                acanthus(plate, petal, long * 0.3, lobes=2, fill="accent", vein="tint")
        middle = np.linspace((x, y), (x, y + long), 12)
        acanthus(plate, middle, long * 0.36, lobes=2, fill="paper")
        plate.disc(x, y, 0.42, fill="paper", stroke="ink", width=0.22)
        y += long * 0.98
    return y
