"""The net of 1887: tarred cords between posts under a white band; square on or seen aslant; mm."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.curves import resample
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import rim, sphere, tube
from engraver.technique.swell import swell

Corner = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Net:
    """A net between two posts: ``a`` and ``b`` their (x, top, foot), ``sag`` mm in the middle.

    ``columns`` and ``rows`` count its meshes. A ball in it, (x, y, r), draws the cords about it
    by ``pull`` (x, y) mm.
    """

    a: tuple[float, float, float]
    b: tuple[float, float, float]
    columns: int = 22
    rows: int = 11
    sag: float = 1.4
    band: float = 2.2
    caught: tuple[float, float, float] | None = None
    pull: tuple[float, float] = (0.0, 0.9)

    def at(self, p: ArrayLike, v: ArrayLike) -> Points:
        """Points p (0 to 1) along the net and v (0 to 1) from its top to its foot."""
        along, down = np.broadcast_arrays(np.asarray(p, float), np.asarray(v, float))
        (xa, ta, fa), (xb, tb, fb) = self.a, self.b
        top = ta + (tb - ta) * along + self.sag * (1 - (2 * along - 1) ** 2)
        foot = fa + (fb - fa) * along
        points = np.stack([xa + (xb - xa) * along, top + (foot - top) * down], axis=-1)
        if self.caught is None:
            return points
        x, y, r = self.caught
        away = points - [x, y]
        near = np.exp(-((np.hypot(away[..., 0], away[..., 1]) / (1.5 * r)) ** 2))
        return np.asarray(points + near[..., None] * (np.asarray(self.pull) + 0.34 * away))

    def cords(self, plate: Plate, width: float = 0.19) -> None:
        """The meshes, heavier where the ball hangs in them."""
        v, p = np.linspace(0.04, 1, 60), np.linspace(0, 1, 90)
        # The outermost cords keep clear of the posts.
        clear = 1.75 / abs(self.b[0] - self.a[0])
        lines = [self.at(k, v) for k in np.linspace(clear, 1 - clear, self.columns - 1)]
        lines += [self.at(p, 0.04 + 0.96 * k / self.rows) for k in range(1, self.rows + 1)]
        plate.stroke("".join(polyline(line) for line in lines), width)
        if self.caught is None:
            return
        x, y, r = self.caught
        taut, halo = [], []
        for line in lines:
            fine = resample(line, 120)
            near = np.hypot(*(fine - [x, y]).T) / r
            taut.append(swell(fine, np.where(near < 1.9, 0.42 * np.clip(2.1 - near, 0, 1), 0)))
            halo.append(swell(fine, np.where((near < 0.97) & (r > 3), 0.8, 0)))
        plate.fill("".join(halo), "light")
        plate.fill("".join(taut))

    def tape(self, plate: Plate) -> None:
        """The band along the top, sewn near its edge."""
        p = np.linspace(0, 1, 60)
        depth = np.interp(p, [0, 1], [self.band, self.band * self._shrink()])
        upper = self.at(p, 0) - [0, 0.3]
        lower = upper + np.stack([0 * p, depth], axis=1)
        strip = np.vstack([upper, lower[::-1]])
        plate.fill(polygon(strip), "light")
        rim(plate, strip, 0.2, 0.42)
        plate.fill(swell(lower - [0, 0.62], 0.15))

    def _shrink(self) -> float:
        (_, ta, fa), (_, tb, fb) = self.a, self.b
        return (fb - tb) / (fa - ta)

    def posts(self, plate: Plate, which: Sequence[int] = (0, 1), r: float = 0.95) -> None:
        """Its posts, turned and topped with a ball: 0 at ``a``, 1 at ``b``."""
        for k in which:
            x, top, foot = (self.a, self.b)[k]
            size = r * (self._shrink() if k else 1)
            tube(
                plate, resample([(x, top - 1.8), (x, foot + 1.0)], 40), size, gap=0.42,
                outline=0.3, paper="accent",
            )  # fmt: skip
            sphere(plate, x, top - 2.1 - size * 0.5, size * 1.35, 5)
