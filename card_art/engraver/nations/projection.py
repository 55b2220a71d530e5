"""Lambert's azimuthal equal-area projection: round earth to flat map without cheating on size.

J. H. Lambert, 1772; formulas as in any handbook of map projections, on a sphere.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.pathdata import Points

#: Mean radius of the earth in km.
EARTH = 6371.0


@dataclass(frozen=True, slots=True)
class Projection:
    """A map centered on lon, lat (degrees), drawn at (x, y) mm, so many km to the millimeter."""

    lon: float
    lat: float
    x: float
    y: float
    km: float

    def place(self, degrees: ArrayLike) -> Points:
        """Places given as (longitude, latitude), shape (n, 2), in mm on the plate."""
        lon, lat = np.radians(np.asarray(degrees, dtype=float)).T
        east, home = lon - np.radians(self.lon), np.radians(self.lat)
        depth = np.sin(home) * np.sin(lat) + np.cos(home) * np.cos(lat) * np.cos(east)
        k = np.sqrt(2 / np.maximum(1 + depth, 1e-6)) * EARTH / self.km
        x = k * np.cos(lat) * np.sin(east)
        y = k * (np.cos(home) * np.sin(lat) - np.sin(home) * np.cos(lat) * np.cos(east))
        return np.stack([self.x + x, self.y - y], axis=1)

    def degrees(self, places: ArrayLike) -> Points:
        """The (longitude, latitude) of places in mm on the plate, shape (n, 2)."""
        u, v = (np.asarray(places, dtype=float) - [self.x, self.y]).T * self.km / EARTH
        v, home = -v, np.radians(self.lat)
        r = np.maximum(np.hypot(u, v), 1e-9)
        c = 2 * np.arcsin(np.clip(r / 2, 0, 1))
        lat = np.arcsin(np.cos(c) * np.sin(home) + v * np.sin(c) * np.cos(home) / r)
        east = np.arctan2(
            u * np.sin(c), r * np.cos(home) * np.cos(c) - v * np.sin(home) * np.sin(c)
        )
        return np.stack([self.lon + np.degrees(east), np.degrees(lat)], axis=1)

    def nearer(self, degrees: ArrayLike, limit: float) -> bool:
        """Test if every place lies within ``limit`` degrees of arc from the map's center."""
        away = np.hypot(*(self.place(degrees) - [self.x, self.y]).T) * self.km / EARTH
        return bool(away.max() < 2 * np.sin(np.radians(limit) / 2))
