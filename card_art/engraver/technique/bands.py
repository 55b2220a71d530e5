"""Bands: a hoop of metal that rings a head or a cask, and a strap of leather along a line."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.curves import arc_length, normals, resample
from engraver.technique.light import brightness, facing
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_across
from engraver.technique.swell import swell


def hoop(
    plate: Plate,
    middle: tuple[float, float],
    radius: float,
    height: float,
    *,
    sag: float = 0.14,
    flare: float = 0.0,
    gap: float = 0.36,
    molding: float = 0.8,
    paper: str = "paper",
) -> None:
    """The near half of a hoop about an upright axis, seen from a little above.

    ``middle`` is the middle of its upper rim, ``radius`` and ``height`` in mm; its rims hang by
    ``sag`` of the radius in front, and its foot is narrower by ``flare`` of the radius. Upright
    lines lie ``gap`` mm apart in front; bare moldings of ``molding`` mm run along both rims.
    """
    angle = np.linspace(-np.pi / 2, np.pi / 2, 65)

    def rim_at(y: float, grow: float = 0.0) -> Points:
        reach = radius * (1 - flare * y / height) + grow
        x = middle[0] + reach * np.sin(angle)
        return np.stack([x, middle[1] + y + sag * radius * np.cos(angle)], axis=1)

    def tone(u: float, v: Points) -> Points:
        across = np.sin(np.pi * (u - 0.5))
        shade = 1.0 - 1.18 * brightness(across, 0.12, np.sqrt(1 - across * across))
        # What stands around throws some light back on the side that is turned away.
        return np.asarray(shade * (1 - 0.5 * np.clip(across - 0.55, 0, 1)) + 0 * v)

    top, foot = rim_at(0), rim_at(height)
    plate.fill(polygon(np.vstack([top, foot[::-1]])), paper)
    even = _even(top), _even(foot)
    rule_across(plate, *even, max(8, int(2 * radius / gap)), tone, depth=0.9)
    for y in (molding / 2, height - molding / 2):
        plate.stroke(polyline(rim_at(y)), molding, paper, round_ends=False)
        for edge in (y - molding / 2, y + molding / 2):
            plate.stroke(polyline(rim_at(edge)), 0.2)
    plate.stroke(polygon(np.vstack([top, foot[::-1]])), 0.36)


def _even(rim: Points) -> Points:
    """The rim sampled evenly from side to side, as upright lines divide it."""
    x = np.linspace(rim[0, 0], rim[-1, 0], 120)
    return np.stack([x, np.interp(x, rim[:, 0], rim[:, 1])], axis=1)


def strap(
    plate: Plate,
    center: ArrayLike,
    width: float,
    *,
    fill: str = "accent",
    stitches: float = 0.9,
) -> None:
    """A flat strap ``width`` mm wide along the center line, edged, with a seam along each side.

    ``stitches`` is the length of a stitch and its gap in mm. The seams are pale where the strap is
    colored. For belts, harness, dog collars, garters.
    """
    line = np.asarray(center, dtype=float)
    long = float(arc_length(line)[-1])
    axis = resample(line, max(12, int(long / 0.25)))
    side = normals(axis)
    right, left = axis + side * width / 2, axis - side * width / 2
    plate.fill(polygon(np.vstack([right, left[::-1]])), fill)
    _turned_edges(plate, axis, side, width)
    seam = "ink" if fill in ("paper", "light", "tint") else "tint"
    count = max(2, int(long / stitches))
    ends = resample(axis, count * 5 + 1)
    across = normals(ends) * (width / 2 - min(0.55, width * 0.2))
    plate.stroke(
        "".join(
            polyline(ends[i : i + 4] + sign * across[i : i + 4])
            for sign in (-1, 1)
            for i in range(1, count * 5 - 2, 5)
        ),
        0.2,
        seam,
    )
    plate.stroke(polygon(np.vstack([right, left[::-1]])), 0.26)


def _turned_edges(plate: Plate, axis: Points, side: Points, width: float) -> None:
    """The shade along the edge that turns from the light."""
    for sign in (-1, 1):
        away = np.clip(-facing(side * sign), 0, 1)
        edge = axis + side * (sign * (width / 2 - 0.16))
        plate.fill(swell(edge, 0.4 * away))
