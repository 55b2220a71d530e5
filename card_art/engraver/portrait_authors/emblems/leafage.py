"""Plants about an emblem: ferns, leaves on a stem, firs far off."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from engraver.portrait_authors.emblems import relief
from engraver.technique.curves import (
    arc_length,
    bezier,
    normals,
    resample,
    spline,
    tangents,
)
from engraver.technique.pathdata import polygon
from engraver.technique.plate import Plate
from engraver.technique.swell import swell


def fern(plate: Plate, course: ArrayLike, wide: float, *, ink: str = "ink") -> None:
    """A frond along the landmarks from its root, ``wide`` mm from stem to tip at the broadest."""
    curve = spline(course, 10)
    pairs = max(8, round(arc_length(curve)[-1] / 0.66))
    stem = resample(curve, pairs)
    along, across = tangents(stem), normals(stem)
    leaves = []
    for k in range(2, pairs - 1):
        u = k / pairs
        reach = wide * np.sin(np.pi * min(1.0, 0.22 + 0.8 * u)) ** 0.8
        for side in (-1, 1):
            tip = stem[k] + across[k] * side * reach + along[k] * reach * 0.55
            mid = stem[k] + across[k] * side * reach * 0.55 + along[k] * reach * 0.12
            line = bezier(stem[k], mid, mid, tip, 10)
            leaves.append(swell(line, 0.42 * np.sin(np.linspace(0.5, 3.0, 10)) * (1.1 - 0.3 * u)))
    plate.fill("".join(leaves), ink)
    relief.pen(plate, stem, 0.4, 0.3, 0.14, ink=ink)


def leaf(
    plate: Plate, root: ArrayLike, tip: ArrayLike, half: float, *, fill: str = "accent"
) -> None:
    """A pointed leaf from root to tip, ``half`` mm from its rib to its edge, dark on one side."""
    a, b = np.asarray(root, dtype=float), np.asarray(tip, dtype=float)
    side = np.array([-(b - a)[1], (b - a)[0]]) / np.hypot(*(b - a)) * half
    bow = side * 0.18
    rib = bezier(a, a * 0.66 + b * 0.34 + bow, a * 0.33 + b * 0.67 + bow, b, 20)
    t = np.linspace(0, 1, 20)
    full = (np.sin(np.pi * t**0.85) * (1 + 0.07 * np.sin(26 * t)))[:, None]
    left, right = rib - side * full, rib + side * full
    relief.flat(plate, np.vstack([left, right[::-1]]), fill, 0.24)
    dark = right if right[10, 1] + right[10, 0] > left[10, 1] + left[10, 0] else left
    veins = []
    for k in range(2, 18, 2):
        for edge, weight in ((left, 0.16), (right, 0.16)):
            width = weight + (0.2 if edge is dark else 0.0)
            end = edge[min(19, k + 2)] * 0.86 + rib[min(19, k + 2)] * 0.14
            veins.append(swell(np.linspace(rib[k], end, 6), np.linspace(width, 0.09, 6)))
    plate.fill("".join(veins))
    relief.pen(plate, rib, 0.34, 0.14)


def fir(plate: Plate, x: float, foot: float, tall: float) -> None:
    """A far-off fir, black and saw-edged."""
    rows = max(4, round(tall / 0.75))
    t = np.repeat(np.arange(rows + 1) / rows, 2)[1:-1]
    half = tall * 0.3 * np.where(np.arange(len(t)) % 2 == 0, t * 0.45, t)
    y = foot - tall * (1 - t)
    plate.fill(polygon(np.vstack([np.stack([x - half, y], 1), np.stack([x + half, y], 1)[::-1]])))
