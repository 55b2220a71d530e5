"""Houses on a round plan: drums, domes and cones, seen a little from above."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from engraver.nations.houses.sheets import Sheet
from engraver.technique.curves import resample, spline
from engraver.technique.light import brightness
from engraver.technique.pathdata import Points

#: Tone at places (u, v) of a sheet.
Shade = Callable[[Points, Points], Points]


@dataclass(frozen=True, slots=True)
class Round:
    """A round plan whose middle stands at (x, y) mm; ``dip`` is how flat its circles appear.

    Angles are radians from the viewer, positive to the right; radii and heights are mm.
    """

    x: float
    y: float
    dip: float = 0.16

    def at(self, angle: ArrayLike, radius: ArrayLike, height: ArrayLike) -> Points:
        """Places on the plate, shape (n, 2)."""
        a, r, h = np.broadcast_arrays(
            *(np.asarray(k, dtype=float) for k in (angle, radius, height))
        )
        return np.stack([self.x + r * np.sin(a), self.y + self.dip * r * np.cos(a) - h], axis=-1)

    def ring(self, radius: float, height: float, n: int = 72) -> Points:
        """A whole circle."""
        return self.at(np.linspace(0, 2 * math.pi, n, endpoint=False), radius, height)

    def sheet(self, profile: ArrayLike, reach: float = math.pi / 2, middle: float = 0.0) -> Sheet:
        """The side that a profile of (radius, height), from the foot up, turns to the viewer.

        u runs over the angles within ``reach`` of ``middle``, v along the profile.
        """
        places = resample(spline(profile, 12), 60)
        share = np.linspace(0, 1, len(places))

        def place(u: Points, v: Points) -> Points:
            radius, height = (np.interp(v, share, places[:, k]) for k in (0, 1))
            return self.at(middle + (2 * u - 1) * reach, radius, height)

        return place


def round_tone(rise: float = 0.0, reach: float = math.pi / 2, gain: float = 1.0) -> Shade:
    """The tone of a round wall; ``rise`` 0 to 1 is how far it faces up to the sky."""

    def tone(u: Points, _v: Points) -> Points:
        a = (2 * u - 1) * reach
        flat = math.sqrt(1 - rise * rise)
        lit = brightness(np.sin(a) * flat, -rise, np.cos(a) * flat)
        return np.asarray(np.clip((0.98 - 1.1 * lit) * gain, 0, 1))

    return tone
