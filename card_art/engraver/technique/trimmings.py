"""Tassels, twisted cords and lathe-turned staffs, for standards, cushions, robes and furniture."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.curves import arc_length, normals, resample, tangents
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import sphere, tube
from engraver.technique.swell import swell


def tassel(
    plate: Plate, x: float, y: float, length: float = 6.0, *, lean: float = 0.0, ink: str = "paper"
) -> None:
    """A tassel of ``length`` mm that hangs from (x, y); its fringe swings ``lean`` mm right."""
    r = length * 0.16
    neck, foot = y + 2.2 * r, y + length
    v = np.linspace(0, 1, 10)
    half = r * np.interp(v, [0, 0.35, 1], [0.7, 1.35, 1.6])
    middle = np.stack([x + lean * v**1.5, neck + (foot - neck) * v], axis=1)
    skirt = np.vstack([middle - np.c_[half, 0 * v], (middle + np.c_[half, 0 * v])[::-1]])
    plate.shape(polygon(skirt), fill=ink, stroke="ink", width=0.18, round_ends=True)
    threads = []
    # Every second thread begins where the skirt is wide enough to keep it clear of the others.
    count = 2 * max(2, round(length / 2.2)) - 1
    for k, share in enumerate(np.linspace(-0.74, 0.74, count).tolist()):
        first = 4 if k % 2 else 0
        thread = middle + np.c_[half * share + 0.08 * r * np.sin(5 * v + 4 * share), 0 * v]
        width = np.interp(v, [0, 0.4, 1], [0.24, 0.15, 0.2]) * (1 + 0.5 * share)
        threads.append(swell(thread[first:], width[first:]))
    plate.fill("".join(threads))
    sphere(plate, x, y + r, r, 6, paper=ink)
    collar = np.array([(x - 0.8 * r, neck - 0.15 * r), (x + 0.8 * r, neck - 0.15 * r)])
    plate.stroke(polyline(collar), 0.55)
    plate.stroke(polyline(collar), 0.25, ink)


def twisted(
    plate: Plate, center: ArrayLike, radius: float, *, pitch: float = 0.0, ink: str = "paper"
) -> None:
    """A rope along the line, laid in strands that cross it slantwise every ``pitch`` mm."""
    line = np.asarray(center, dtype=float)
    pitch = pitch or 1.5 * radius
    n = max(4, round(float(arc_length(line)[-1]) / pitch))
    axis = resample(line, n * 6 + 1)
    side, along = normals(axis), tangents(axis)
    right, left = axis + side * radius, axis - side * radius
    plate.fill(polygon(np.vstack([right, left[::-1]])), ink)
    v = np.linspace(-1, 1, 9)
    strands = []
    for i in range(0, len(axis), 6):
        reach = np.stack([v, 0.75 * (v - 0.25 * np.sin(np.pi * v))], axis=1) * radius
        strand = axis[i] + reach[:, :1] * side[i] + reach[:, 1:] * along[i]
        width = np.interp(v * _shaded(side[i]), [-1, 0, 0.7, 1], [0.16, 0.2, 0.55, 0.3])
        strands.append(swell(strand, pitch * width))
    plate.fill("".join(strands))
    plate.stroke(polyline(right) + polyline(left), 0.2)


def _shaded(side: Points) -> float:
    """1 when this side of a bar turns away from the light, else -1."""
    return 1.0 if side[0] * 0.55 + side[1] * 0.6 > 0 else -1.0


def turned(
    plate: Plate,
    start: ArrayLike,
    end: ArrayLike,
    profile: Sequence[tuple[float, float]],
    *,
    gap: float = 0.45,
    paper: str = "paper",
) -> None:
    """A staff from start to end, turned on the lathe: ``profile`` lists (mm from start, radius)."""
    a, b = np.asarray(start, dtype=float), np.asarray(end, dtype=float)
    length = float(np.hypot(*(b - a)))
    places, radii = np.array(profile).T
    shares = np.linspace(0, 1, max(60, int(length * 6)))
    radius = np.interp(shares * length, places, radii)
    tube(
        plate, a + (b - a) * shares[:, None], radius, gap=gap, outline=0.26, depth=0.75, paper=paper
    )


def ring(plate: Plate, x: float, y: float, rx: float, ry: float, height: float) -> None:
    """A level collar about an upright staff: its upper edge an ellipse (rx, ry) about (x, y)."""
    t = np.linspace(0, np.pi, 24)
    upper = np.stack([x + rx * np.cos(t), y + ry * np.sin(t)], axis=1)
    lower = upper + np.array([0, height])
    back = np.stack([x - rx * np.cos(t), y - ry * np.sin(t)], axis=1)
    plate.fill(polygon(np.vstack([lower, back])), "paper")
    strokes = []
    for i in range(1, 23):
        dark = np.clip(0.08 + 0.9 * np.cos(t[i]), 0, 1)
        strokes.append(swell(np.linspace(upper[i], lower[i], 4), 0.3 * dark))
    plate.fill("".join(strokes))
    plate.stroke(polygon(np.vstack([lower, back])) + polyline(upper), 0.22)
