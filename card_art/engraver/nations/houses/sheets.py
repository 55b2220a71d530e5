"""Curved surfaces of a house, ruled: slopes of thatch and tile, vaults, walls that turn away.

A sheet is a function that sets (u, v), both from 0 to 1, on the plate: u across, v up. Lines run
up it or across it and keep the burin's gaps, wherever the sheet narrows.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from engraver.nations.houses.camera import Camera
from engraver.technique import burin
from engraver.technique.curves import normals
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: Places (u, v), each of shape (n,), on the plate in mm, shape (n, 2).
Sheet = Callable[[Points, Points], Points]
#: Tone (0 white, 1 black) at places (u, v) of a sheet.
Tone = Callable[[Points, Points], ArrayLike]


def seen(camera: Camera, place: Callable[[Points, Points], ArrayLike]) -> Sheet:
    """The sheet of a surface that is given in meters, shape (3, n), as the camera sees it."""
    return lambda u, v: camera.at(np.stack(np.broadcast_arrays(*np.asarray(place(u, v)))).T)


def loft(camera: Camera, low: ArrayLike, high: ArrayLike, bulge: float = 0.0) -> Sheet:
    """The sheet between two lines (m, shape (n, 3)), lifted in its middle by ``bulge`` m."""
    ends = [np.asarray(line, dtype=float) for line in (low, high)]

    def place(u: Points, v: Points) -> Points:
        a, b = (
            np.stack([np.interp(u, np.linspace(0, 1, len(e)), e[:, k]) for k in range(3)])
            for e in ends
        )
        lift = bulge * np.sin(np.pi * v) * np.array([[0], [1], [0]])
        return np.asarray(a * (1 - v) + b * v + lift)

    return seen(camera, place)


def growing(dark: float, by: float = 0.12) -> Tone:
    """A tone that grows by ``by`` from the left of a sheet to its right."""
    return lambda u, _v: dark + by * u


def turned(sheet: Sheet) -> Sheet:
    """The same sheet with u and v exchanged, to rule it the other way."""
    return lambda u, v: sheet(v, u)


def along(sheet: Sheet, v: float, start: float = 0, end: float = 1, n: int = 40) -> Points:
    """The line across the sheet at the height v."""
    u = np.linspace(start, end, n)
    return sheet(u, np.full(n, v))


def up(sheet: Sheet, u: float, start: float = 0, end: float = 1, n: int = 40) -> Points:
    """The line up the sheet at u."""
    v = np.linspace(start, end, n)
    return sheet(np.full(n, u), v)


def patch(
    sheet: Sheet, u0: float = 0, v0: float = 0, u1: float = 1, v1: float = 1, n: int = 40
) -> Points:
    """The closed outline in mm of a part of the sheet."""
    right, left = up(sheet, u1, v0, v1, n), up(sheet, u0, v0, v1, n)
    top = along(sheet, v1, u0, u1, n)[::-1]
    return np.vstack([along(sheet, v0, u0, u1, n), right, top, left[::-1]])


def figure(sheet: Sheet, corners: ArrayLike, n: int = 7) -> Points:
    """The outline in mm of a figure with straight sides drawn on the sheet."""
    ring = np.asarray(corners, dtype=float)
    share = np.linspace(0, 1, n)[:-1, None]
    sides = [a + (b - a) * share for a, b in zip(ring, np.roll(ring, -1, axis=0), strict=True)]
    return sheet(*np.vstack(sides).T)


def lay(plate: Plate, sheet: Sheet, fill: str = "paper", width: float = 0.22) -> None:
    """Paint the whole sheet and outline it in ink ``width`` mm wide."""
    plate.shape(polygon(patch(sheet)), fill=fill, stroke="ink", width=width, round_ends=True)


@dataclass(frozen=True, slots=True)
class Rule:
    """The ruling of lines up a sheet: ``n`` of them, from v ``start`` to ``end``.

    ``depth`` is the darkest tone; ``left`` and ``right`` are the u between which they lie.
    """

    n: int
    start: float = 0.0
    end: float = 1.0
    left: float = 0.0
    right: float = 1.0
    depth: float = 0.8
    ink: str = "ink"


def rule(plate: Plate, sheet: Sheet, how: Rule, tone: Tone | float) -> None:
    """Rule the sheet with lines that run up it and swell with the tone."""
    lines = []
    step = (how.right - how.left) / how.n
    for j in range(how.n):
        u = np.full(40, how.left + (j + 0.5) * step)
        v = np.linspace(how.start, how.end, 40)
        line = sheet(u, v)
        across = sheet(u + step / 2, v) - sheet(u - step / 2, v)
        apart = np.abs((across * normals(line)).sum(axis=1))
        dark = tone(u, v) if callable(tone) else np.full(40, tone)
        lines.append(swell(line, burin.ruled(dark, burin.every(apart, j), how.depth)))
    plate.fill("".join(lines), how.ink)


def thatch(
    plate: Plate, sheet: Sheet, n: int, tiers: int, tone: Tone | float,
    *, fill: str = "paper", inset: float = 0.0,
) -> None:  # fmt: skip
    """Thatch in ``tiers`` coats, each in the shadow of the one above it; ``n`` bundles across.

    They keep a share ``inset`` of the sheet away from its left and right edge.
    """
    lay(plate, sheet, fill)

    def layered(u: Points, v: Points) -> Points:
        base = np.asarray(tone(u, v) if callable(tone) else tone)
        ragged = 0.22 * np.sin(u * 91.7) + 0.16 * np.sin(u * 37.1 + 1)
        coat = (v * tiers + ragged) % 1.0
        return np.asarray(base * (0.35 + 1.25 * coat**1.6))

    rule(plate, sheet, Rule(n, left=inset, right=1 - inset), layered)


def courses(plate: Plate, sheet: Sheet, levels: ArrayLike, width: float, ink: str = "ink") -> None:
    """Lines of even width (mm) across the sheet at these heights."""
    lines = "".join(polyline(along(sheet, float(v))) for v in np.atleast_1d(levels))
    plate.stroke(lines, width, ink)


def uprights(plate: Plate, sheet: Sheet, places: ArrayLike, width: float, ink: str = "ink") -> None:
    """Lines of even width (mm) up the sheet at these u."""
    plate.stroke("".join(polyline(up(sheet, float(u))) for u in np.atleast_1d(places)), width, ink)
