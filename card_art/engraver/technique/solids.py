"""Round things in swelling lines: spheres, tubes, ruled surfaces, hatched fields, outlines."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique import burin
from engraver.technique.curves import (
    arc_length,
    normals,
    resample,
    signed_area,
    tangents,
)
from engraver.technique.light import brightness, facing
from engraver.technique.pathdata import Points, polygon, polyline, simplify
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: Tone 0..1 at points (x, y), each of shape (n,).
Tone = Callable[[Points, Points], ArrayLike]


def sphere(
    plate: Plate, x: float, y: float, r: float, lines: int = 9, paper: str = "paper"
) -> None:
    """A ball of radius r mm about (x, y), ruled with bowed parallels that swell in the shade."""
    plate.disc(x, y, r, fill=paper)
    # A large ball's lines end under its outline; a pearl's may run to the edge.
    rim_squared = (1 - 0.3 / r) ** 2 if r > 5 else 1.0
    lines = max(2, min(lines, int(2 * r / (burin.line() + burin.gap()))))
    swelling = []
    for i in range(lines):
        level = -1 + 2 * (i + 0.5) / lines
        half = math.sqrt(max(0.0, 1 - level * level))
        u = np.linspace(-half, half, max(26, int(8 * r)))
        bow = 0.38 * (1 - (u / half) ** 2) * half
        v = np.clip(level + bow * 0.6, -1, 1)
        z = np.sqrt(np.clip(1 - u * u - v * v, 0, 1))
        shade = np.clip(1.02 - 1.15 * brightness(u, v, z), 0, 1) ** 1.1
        inside = u * u + v * v <= rim_squared
        width = burin.ruled(shade, 2 * r / lines) * inside
        line = np.stack([x + u * r, y + v * r], axis=1)
        swelling.append(swell(line, width))
    plate.fill("".join(swelling))
    plate.disc(x, y, r, stroke="ink", width=min(max(0.12, r * 0.09), 1.1))


def tube(
    plate: Plate,
    center: ArrayLike,
    radius: ArrayLike,
    *,
    gap: float = 0.34,
    outline: float = 0.22,
    depth: float = 0.95,
    paper: str = "paper",
) -> None:
    """A round bar along the center line (n, 2) with radius mm (n,) or one, ringed by cross lines.

    ``gap`` is the distance of the rings and ``depth`` their greatest width as a share of it.
    """
    line = np.asarray(center, dtype=float)
    length = arc_length(line)
    gap = max(gap, burin.line() + burin.gap())
    n = max(3, int(length[-1] / gap))
    r = np.interp(np.linspace(0, length[-1], n), length, np.broadcast_to(radius, (len(line),)))
    axis = resample(line, n)
    along, across = tangents(axis), normals(axis)
    right, left = axis + across * r[:, None], axis - across * r[:, None]
    plate.fill(polygon(np.vstack([simplify(right), simplify(left)[::-1]])), paper)
    v = np.linspace(-1, 1, 17)
    z = np.sqrt(np.clip(1 - v * v, 0, 1))
    rings = []
    for i in range(n):
        ring = axis[i] + across[i] * v[:, None] * r[i]
        ring = ring + along[i] * ((1 - v * v) * r[i] * 0.45)[:, None]
        shade = 1.0 - 1.18 * brightness(across[i, 0] * v, across[i, 1] * v, z)
        rings.append(swell(ring, burin.ruled(shade, gap, depth)))
    plate.fill("".join(rings))
    plate.stroke(polyline(right) + polyline(left), outline)


def rim(
    plate: Plate, points: ArrayLike, thin: float = 0.14, thick: float = 0.42, *, closed: bool = True
) -> None:
    """An outline that is thin (mm) towards the light and thick away from it."""
    line = np.asarray(points, dtype=float)
    line = np.vstack([line, line[:1]]) if closed else line
    outward = -normals(line) * (1 if signed_area(line) > 0 else -1)
    width = thin + (thick - thin) * np.clip(0.5 - 0.6 * facing(outward), 0, 1)
    padded = np.pad(width, 2, mode="wrap") if closed else np.pad(width, 2, mode="edge")
    soft = np.convolve(padded, np.ones(5) / 5, "valid")
    plate.stroke(polygon(line) if closed else polyline(line), thin * 0.8)
    plate.fill(swell(line, soft))
