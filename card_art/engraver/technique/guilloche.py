"""Lathe-work: rings of interlaced sine lines, scalloped outlines, and woven fields.

The rose engine's figures, as on bank notes and watch cases: many copies of one wave, each a
step out of phase, inside an envelope. All lines are strokes of one even width, in mm.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate

#: Share of a ring's half width that its wave takes at an angle (radians).
Envelope = Callable[[Points], Points]


def petals(n: int, depth: float) -> Envelope:
    """An envelope of n lobes that narrows by twice ``depth`` between them."""
    return lambda t: 1 - depth + depth * np.cos(n * t)


def ring(
    plate: Plate,
    center: tuple[float, float],
    radii: tuple[float, float],
    waves: int,
    lines: int,
    *,
    envelope: Envelope | None = None,
    aspect: float = 1.0,
    width: float = 0.12,
    ink: str = "paper",
    steps: int = 12,
) -> None:
    """Interlace ``lines`` waves between two radii (mm); ``aspect`` stretches it upright.

    A wave bends in so many ``steps``: few save bytes, many are smooth where lines are heavy.
    """
    (x, y), (inner, outer) = center, radii
    t = np.linspace(0, 2 * math.pi, waves * steps, endpoint=False)
    swing = (outer - inner) / 2 * (envelope(t) if envelope else 1)
    data = []
    for k in range(lines):
        r = (inner + outer) / 2 + swing * np.sin(waves * t + 2 * math.pi * k / lines)
        data.append(
            polygon(np.stack([x + r * np.cos(t), y + aspect * r * np.sin(t)], axis=1), 0.24 / steps)
        )
    plate.stroke("".join(data), width, ink)


def scallop(
    center: tuple[float, float], radius: float, depth: float, n: int, aspect: float = 1.0
) -> Points:
    """A closed outline of n round scallops about the center, ``depth`` mm high."""
    t = np.linspace(0, 2 * math.pi, max(360, n * 16), endpoint=False)
    r = radius + depth * np.abs(np.cos(n * t / 2))
    return np.stack([center[0] + r * np.cos(t), center[1] + aspect * r * np.sin(t)], axis=1)


def weave(
    plate: Plate,
    *,
    gap: float,
    length: float,
    swing: float,
    drift: float,
    upright: bool,
    width: float = 0.12,
    ink: str = "paper",
    name: str = "weave",
) -> None:
    """Cover the plate with wavy lines whose phase drifts to and fro: a moiré of water.

    Lines lie ``gap`` mm apart, waves are ``length`` mm long and ``swing`` mm high; every 16th
    line repeats, so one band of 16 is drawn and used again. The field is symmetric about the
    plate's center.
    """
    along, across = (plate.height, plate.width) if upright else (plate.width, plate.height)
    s = np.arange(-along / 2 - 1, along / 2 + 1.001, length / 18)
    band = 16 * gap
    with plate.defined(name):
        data = []
        for i in range(16):
            phase = drift * math.sin(2 * math.pi * (i + 0.5) / 16)
            offset = (i + 0.5) * gap + swing * np.sin(2 * math.pi * s / length + phase)
            points = (offset, s) if upright else (s, offset)
            data.append(polyline(np.stack(points, axis=1), tolerance=0.03))
        plate.stroke("".join(data), width, ink, round_ends=False)
    count = math.ceil(across / 2 / band)
    for i in range(-count, count):
        x, y = plate.width / 2, plate.height / 2
        plate.use(name, x + (i * band if upright else 0), y + (0 if upright else i * band))


def outlined(
    plate: Plate, outline: ArrayLike, *, fill: str, width: float = 0.25, ink: str = "paper"
) -> None:
    """Fill a closed outline and draw its edge."""
    plate.shape(polygon(outline), fill=fill, stroke=ink, width=width, round_ends=True)
