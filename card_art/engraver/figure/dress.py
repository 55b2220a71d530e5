"""Dress about neck and arms: sleeves, cuffs, folds, frills, ruffs and fur; mm.

Cloth is an outline on the plate with a light on it; sleeves run along the middle line of the arm,
from the shoulder to the wrist, so that every hand has an arm and every arm a shoulder.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.cloth import velvet
from engraver.technique.curves import normals, resample, signed_area, spline, tangents
from engraver.technique.cutpaper import inside
from engraver.technique.light import facing
from engraver.technique.pathdata import Points, dot, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_along
from engraver.technique.solids import rim
from engraver.technique.swell import swell

#: Samples of the edge for every pleat of a ruff.
_FINE = 10


def sleeve(
    plate: Plate,
    arm: ArrayLike,
    widths: Sequence[float],
    *,
    cloth: str = "accent",
    folds: float = 1.0,
    lines: int = 12,
) -> tuple[Points, Points]:
    """A sleeve along the landmarks of the arm, with half its width (mm) at even shares.

    ``cloth`` is its ink, ``accent`` or ``light``; ``folds`` how deep it is folded. Returns its
    two edges, from shoulder to wrist.
    """
    axis = resample(spline(arm, 12), 44)
    half = np.interp(np.linspace(0, 1, 44), np.linspace(0, 1, len(widths)), widths)[:, None]
    across = normals(axis)
    left, right = axis - across * half, axis + across * half
    lit = facing(across)

    def fold(u: Points, q: float, _: Points) -> Points:
        side = 2 * q - 1
        form = 0.3 - 0.5 * lit * side + 0.45 * side * side - 0.3
        ripple = 0.38 * folds * np.sin(9 * q + 7.5 * u + 2.2 * np.sin(6 * u))
        return np.asarray(form + ripple)

    if cloth == "light":
        plate.fill(polygon(np.vstack([left, right[::-1]])), "light")
        rule_along(plate, left, right, lines, lambda u, q, p: 0.8 * fold(u, q, p))
    else:
        velvet(plate, left, right, lines, fold, fill=cloth)
        # Where the cloth is black, a pale line tells the arm from the body behind it.
        plate.stroke(polyline(axis - across * (half - 0.3)), 0.16, "tint")
        plate.stroke(polyline(axis + across * (half - 0.3)), 0.16, "tint")
    plate.stroke(polyline(left) + polyline(right), 0.28)
    return left, right


def cuff(plate: Plate, arm: ArrayLike, half: float, length: float, *, cloth: str = "light") -> None:
    """A turned-back cuff at the end of the arm: ``2 * half`` mm wide, ``length`` mm deep."""
    axis = resample(spline(arm, 12), 44)
    along, side = tangents(axis)[-1], normals(axis)[-1]
    end = axis[-1] + along * 0.25
    u = np.linspace(-1, 1, 15)[:, None]
    bow = along * 0.5 * (1 - u**2)
    near, far = end + side * half * u + bow, end - along * length + side * half * 1.14 * u + bow
    band = np.vstack([near, far[::-1]])
    plate.shape(polygon(band), fill=cloth, stroke="ink", width=0.24, round_ends=True)
    ink = "tint" if cloth in ("accent", "deep") else "ink"
    rule_along(plate, near[1:-1], far[1:-1], max(2, int(length / 0.62)),
               lambda s, q, _: 0.25 + 0.4 * np.abs(np.linspace(-1, 1, len(s))) ** 2 + 0 * q,
               depth=0.7, ink=ink)  # fmt: skip


def frill(plate: Plate, seam: ArrayLike, fall: tuple[float, float], n: int) -> None:
    """A lace edging that falls from the seam by ``fall`` mm (x, y) in n scallops, eyed."""
    line = resample(seam, 10 * n + 1)
    wave = 1 + 0.45 * np.abs(np.sin(np.linspace(0, n * math.pi, 10 * n + 1)))
    edge = line + np.array([fall]) * wave[:, None]
    lace = polygon(np.vstack([line, edge[::-1]]))
    plate.shape(lace, fill="light", stroke="ink", width=0.2, round_ends=True)
    eyes = line[5::10] + np.array(fall) * 0.78
    plate.fill("".join(dot(float(x), float(y), 0.17) for x, y in eyes))


def ruff(
    plate: Plate,
    x: float,
    y: float,
    *,
    wide: float = 7.8,
    deep: float = 2.5,
    pleats: int = 30,
    front: bool = False,
) -> None:
    """A pleated ruff in whose middle, (x, y), the neck stands; half its width and depth in mm.

    Drawn whole before the neck; its ``front`` alone goes over the neck.
    """
    middle = np.array([x, y])
    turn = np.linspace(0, 2 * math.pi, pleats * _FINE + 1)
    out = np.stack([np.cos(turn), np.sin(turn)], axis=1) * [wide, deep]
    edge = middle + out * (1 + 0.075 * np.abs(np.sin(turn * pleats / 2)))[:, None]
    half = len(edge) // 2
    near = edge[: half + 1]
    foot = near + np.array([0, 0.75])
    if front:
        out = out[: half + 1]
        inner = (middle + out * [0.5, 0.42])[::-1]
        plate.fill(polygon(np.vstack([foot, inner])), "light")
        plate.stroke(polyline(foot), 0.24)
        plate.stroke(polyline(inner), 0.2)
    else:
        whole = polygon(np.vstack([foot, edge[half:]]))
        plate.shape(whole, fill="light", stroke="ink", width=0.24)
    walls = [swell(np.linspace(a, b, 4), 0.2) for a, b in zip(near, foot, strict=True)]
    plate.fill("".join(walls[::_FINE]))
    plate.stroke(polyline(near), 0.16)
    _folds(plate, middle, out[:: _FINE // 2])


def _folds(plate: Plate, middle: Points, ways: Points) -> None:
    """The folds of a ruff: from near the neck towards its edge, (n, 2) mm out of the middle."""
    folds = []
    for k, way in enumerate(ways):
        start, far = (0.56, 0.86) if k % 2 else (0.52, 0.97)
        dark = 0.24 if way[1] > 0 else 0.3
        folds.append(
            swell(middle + way * np.linspace(start, far, 7)[:, None], np.linspace(dark, 0.07, 7))
        )
    plate.fill("".join(folds))


def fur(
    plate: Plate,
    outline: ArrayLike,
    tails: Sequence[tuple[float, float, float]] = (),
    *,
    size: float = 1.0,
    ink: str = "light",
) -> None:
    """Fur within the closed outline, hairs on its edge; ermine where it has tails.

    A tail is (x, y, degrees); ``ink`` is the fur's own, ``light`` or ``ink``.
    """
    area = np.asarray(outline, dtype=float)
    plate.fill(polygon(area), ink)
    plate.fill("".join(_tail(x, y, turn, size) for x, y, turn in tails))
    plate.fill(_hairs(area), "light" if ink == "ink" else "ink")
    if ink == "ink":
        plate.fill(_pelt(area), "light")
    rim(plate, area, 0.18, 0.36)


def _hairs(area: Points) -> str:
    """Short hairs that spring inwards from the edge where it turns from the light."""
    ring = np.vstack([area, area[:1]])
    edge = resample(ring, int(np.hypot(*np.diff(ring, axis=0).T).sum() / 0.42))
    inward = normals(edge) * (1 if signed_area(edge) > 0 else -1)
    dark = np.clip(0.45 + 0.6 * facing(inward), 0, 1)
    hairs = []
    for i in range(1, len(edge) - 1):
        if dark[i] > 0.2:
            reach = (0.55 + 0.4 * math.sin(i * 2.4)) * (0.5 + 0.7 * dark[i])
            lean = np.array([-inward[i, 1], inward[i, 0]]) * 0.35
            strand = edge[i] + np.linspace(0, reach, 5)[:, None] * (inward[i] + lean)
            hairs.append(swell(strand, np.linspace(0.1 + 0.14 * dark[i], 0.05, 5)))
    return "".join(hairs)


def _pelt(area: Points) -> str:
    """Tufts all over a dark fur, lying down and outwards."""
    low, high = area.min(axis=0), area.max(axis=0)
    middle = (low[0] + high[0]) / 2
    tufts = []
    for row, y in enumerate(np.arange(low[1] + 0.8, high[1], 0.85)):
        for x in np.arange(low[0] + 0.5 + 0.55 * (row % 2), high[0], 1.1):
            lean = 0.045 * (x - middle) + 0.12 * math.sin(3.1 * x + row)
            tuft = spline([(x, y), (x + 0.4 * lean, y + 0.4), (x + lean, y + 0.75)], 4)
            if all(inside(area, tuft * 1.0 + np.array([0, 0.3]))) and all(inside(area, tuft)):
                tufts.append(swell(tuft, np.linspace(0.26, 0.08, len(tuft))))
    return "".join(tufts)


def _tail(x: float, y: float, turn: float, size: float) -> str:
    """Path data of a tail of ermine about (x, y): a forked tuft, turned by degrees."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    half = [(0, -0.95), (0.17, -0.35), (0.5, 0.62), (0.2, 0.44), (0, 0.95)]
    tuft = np.array(half + [(-a, b) for a, b in half[-2:0:-1]]) * size
    return polygon(tuft @ np.array([[c, s], [-s, c]]) + np.array([x, y]))


def draped(
    plate: Plate,
    outline: ArrayLike,
    folds: Sequence[ArrayLike],
    *,
    cloth: str = "accent",
    width: float = 0.3,
) -> None:
    """Cloth within the closed outline, its folds (lines of landmarks, mm) cut as dark and light.

    Each fold is a swelling line of shade with a light on its upper left.
    """
    area = np.asarray(outline, dtype=float)
    plate.shape(polygon(area), fill=cloth, stroke="ink", width=0.28, round_ends=True)
    dark, pale = [], []
    for fold in folds:
        line = spline(fold, 10)
        bell = np.sin(np.linspace(0.1, math.pi - 0.1, len(line)))
        dark.append(swell(line, width * 1.3 * bell))
        pale.append(swell(line - np.array([0.42, 0.1]), width * 0.6 * bell))
    plate.fill("".join(dark))
    if cloth in ("accent", "deep", "ink"):
        plate.fill("".join(pale), "tint")


def standing_collar(plate: Plate, x: float, y: float, reach: float, pleats: int = 23) -> None:
    """A fan of pleated lace that rises ``reach`` mm about (x, y), eyed in every scallop."""
    middle = np.array([x, y])
    turn = np.radians(np.linspace(172, 368, pleats * _FINE + 1))
    out = np.stack([np.cos(turn), np.sin(turn)], axis=1)
    wave = np.abs(np.sin(np.linspace(0, pleats * math.pi, len(turn))))
    edge = middle + out * (reach + 0.75 * wave)[:, None]
    plate.shape(polygon(np.vstack([edge, [middle]])), fill="light", stroke="ink", width=0.24)
    plate.stroke(polyline(middle + out * (reach - 0.7 + 0.5 * wave)[:, None]), 0.13)
    rays = []
    for k, way in enumerate(out[2::5]):
        far = reach - (1.2 if k % 2 else 2.2)
        line = middle + way * np.linspace(4, far, 8)[:, None]
        rays.append(swell(line, np.linspace(0.3, 0.08, 8)))
    plate.fill("".join(rays))
    eyes = middle + out[_FINE // 2 :: _FINE] * (reach - 0.9)
    plate.fill("".join(dot(float(a), float(b), 0.24) for a, b in eyes))
