"""One light, upper left and in front, for every engraving; tone is what it leaves dark."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.pathdata import Points

_RAW = (-0.55, -0.6, 0.58)
_LENGTH = math.sqrt(math.fsum(v * v for v in _RAW))
#: Unit vector towards the light: x right, y down, z out of the page.
LIGHT = tuple(v / _LENGTH for v in _RAW)


def brightness(nx: ArrayLike, ny: ArrayLike, nz: ArrayLike) -> Points:
    """The light (0 to 1) on a surface with the unit normal (nx, ny, nz)."""
    shine = np.asarray(nx) * LIGHT[0] + np.asarray(ny) * LIGHT[1] + np.asarray(nz) * LIGHT[2]
    return np.clip(shine, 0, 1)


def facing(normal: ArrayLike) -> Points:
    """-1 to 1: how far flat outward normals (n, 2) turn towards the light."""
    flat = np.asarray(LIGHT[:2]) / math.hypot(*LIGHT[:2])
    return np.asarray(np.asarray(normal, dtype=float) @ flat)


def metal(shine: ArrayLike) -> Points:
    """Tone (0 white, 1 black) of polished metal for a shine from -1 to 1: bright, dark, glint."""
    stops = [-1, -0.7, -0.3, 0.1, 0.45, 0.72, 0.82, 0.9, 1]
    tones = [0.36, 0.5, 0.88, 0.70, 0.40, 0.12, 0.0, 0.0, 0.1]
    return np.asarray(np.interp(np.asarray(shine, dtype=float), stops, tones))
