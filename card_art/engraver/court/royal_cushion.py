"""Orb on a velvet cushion, two scepters crossed behind it."""

from __future__ import annotations

import math

import numpy as np

from engraver.court.orb import orb, scepter
from engraver.court.tincture import tincture
from engraver.technique.cloth import velvet
from engraver.technique.curves import spline
from engraver.technique.pathdata import Points
from engraver.technique.plate import Plate
from engraver.technique.solids import rim
from engraver.technique.trimmings import tassel, twisted


def cushion(color: str) -> Plate:
    """The Royal as orb and crossed scepters, 44 × 48 mm."""
    plate = Plate(44, 48)
    _pillow(plate, color)
    scepter(plate, (35.6, 39.6), (8.4, 9.0), "lily")
    scepter(plate, (8.4, 39.6), (35.6, 9.0), "cross")
    orb(plate, 22.0, 23.2, color)
    return plate


def _pillow(plate: Plate, color: str) -> None:
    """A plump pillow seen from its front edge, piped, with a tassel at either corner."""
    left, right = (4.0, 37.0), (40.0, 37.0)
    upper = spline([left, (8, 34.6), (14, 32.4), (22, 31.6), (30, 32.4), (36, 34.6), right], 10)
    seam = spline([left, (8, 38.5), (15, 39.8), (22, 40.2), (29, 39.8), (36, 38.5), right], 10)
    lower = spline([left, (7, 41), (13, 44.6), (22, 45.6), (31, 44.6), (37, 41), right], 10)
    for x, lean in ((left[0], -0.3), (right[0], 0.3)):
        tassel(plate, x, 37.2, 8.4, lean=lean)

    def top(u: Points, q: float, _: Points) -> Points:
        shadow = np.exp(-(((u - 0.58) / 0.17) ** 4)) * min(1, 1.7 - 1.3 * q)
        crest = np.exp(-(((u - 0.2) / 0.1) ** 2)) + 0.8 * np.exp(-(((u - 0.85) / 0.06) ** 2))
        return np.asarray(0.12 + 0.7 * shadow - crest * math.sin(math.pi * (q * 0.8 + 0.1)))

    def front(u: Points, q: float, _: Points) -> Points:
        crest = np.exp(-(((u - 0.34) / 0.2) ** 2)) * math.exp(-(((q - 0.28) / 0.2) ** 2))
        return np.asarray(0.1 + 0.75 * q**2 + 0.6 * np.clip(u - 0.6, 0, 1) - 1.2 * crest)

    velvet(plate, upper, seam, 13, top)
    velvet(plate, seam, lower, 13, front)
    tincture(plate, np.vstack([seam, lower[::-1]]), color)
    rim(plate, np.vstack([upper, lower[::-1]]), 0.22, 0.5)
    twisted(plate, seam, 0.6)
