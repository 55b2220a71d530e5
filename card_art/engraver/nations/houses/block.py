"""A house of four walls under a gabled roof: its faces, in perspective, in the order they hide."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engraver.nations.houses.camera import Camera
from engraver.nations.houses.face import Face, plane
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate


@dataclass(frozen=True, slots=True)
class Block:
    """Four walls and two slopes, all in m; the front's left foot is at ``place`` (x, y, z).

    The ridge is ``rise`` above the eaves; the slopes stand out ``over`` beyond the walls and
    ``verge`` beyond the gables, and are ``thick``. ``Broadside`` and ``Gabled`` say which way the
    ridge runs.
    """

    camera: Camera
    wide: float
    deep: float
    eaves: float
    rise: float
    over: float = 0.4
    verge: float = 0.4
    thick: float = 0.3
    place: tuple[float, float, float] = (0, 0, 0)

    def _plane(self, corners: list[tuple[float, float, float]]) -> Face:
        return plane(self.camera, [np.add(corner, self.place) for corner in corners])

    def _at(self, corners: list[tuple[float, float, float]]) -> Points:
        return self.camera.at(np.add(corners, self.place))


class Broadside(Block):
    """A house with its eaves to the front: the near slope shows, and the gable in shade."""

    __slots__ = ()

    @property
    def drop(self) -> float:
        """The drop of the edge of the roof below the top of the wall."""
        return self.over * self.rise / (self.deep / 2)

    @property
    def front(self) -> Face:
        """The lit front."""
        return self._plane(
            [(0, 0, 0), (self.wide, 0, 0), (self.wide, self.eaves, 0), (0, self.eaves, 0)]
        )

    @property
    def side(self) -> Face:
        """The shaded gable."""
        x, top, mid = self.wide, self.eaves, self.deep / 2
        return self._plane(
            [(x, 0, 0), (x, 0, self.deep), (x, top, self.deep), (x, top + self.rise, mid),
             (x, top, 0)]
        )  # fmt: skip

    @property
    def slope(self) -> Face:
        """The slope to the front, from its eaves to the ridge."""
        left, right = -self.verge, self.wide + self.verge
        low, top = self.eaves - self.drop, self.eaves + self.rise
        mid, near = self.deep / 2, -self.over
        return self._plane([(left, low, near), (right, low, near), (right, top, mid),
                            (left, top, mid)])  # fmt: skip

    def barge(self, plate: Plate, ink: str = "paper", width: float = 0.22) -> None:
        """The cut edge of both slopes over the gable, ``thick``."""
        x, low, top = self.wide + self.verge, self.eaves - self.drop, self.eaves + self.rise
        line = [(low, -self.over), (top, self.deep / 2), (low, self.deep + self.over)]
        upper, lower = (self._at([(x, y - d, z) for y, z in line]) for d in (0.0, self.thick))
        plate.shape(
            polygon(np.vstack([upper, lower[::-1]])),
            fill=ink, stroke="ink", width=width, round_ends=True,
        )  # fmt: skip

    def eaves_board(self, plate: Plate, width: float = 0.4) -> None:
        """The dark edge under the near eaves, ``width`` mm."""
        low, x = self.eaves - self.drop - self.thick / 2, self.wide + self.verge
        plate.stroke(polyline(self._at([(-self.verge, low, -self.over), (x, low, -self.over)])),
                     width)  # fmt: skip


class Gabled(Block):
    """A house with its gable to the front, lit; one long side and one slope, in shade, show."""

    __slots__ = ()

    @property
    def drop(self) -> float:
        """The drop of the edge of the roof below the top of the wall."""
        return self.over * self.rise / (self.wide / 2)

    @property
    def front(self) -> Face:
        """The lit gable."""
        x, top, mid = self.wide, self.eaves, self.wide / 2
        return self._plane([(0, 0, 0), (x, 0, 0), (x, top, 0), (mid, top + self.rise, 0),
                            (0, top, 0)])  # fmt: skip

    @property
    def side(self) -> Face:
        """The shaded long side."""
        x, top = self.wide, self.eaves
        return self._plane([(x, 0, 0), (x, 0, self.deep), (x, top, self.deep), (x, top, 0)])

    @property
    def slope(self) -> Face:
        """The slope over the long side, from its eaves to the ridge."""
        near, far = -self.verge, self.deep + self.verge
        out, low = self.wide + self.over, self.eaves - self.drop
        mid, top = self.wide / 2, self.eaves + self.rise
        return self._plane([(out, low, near), (out, low, far), (mid, top, far), (mid, top, near)])

    def soffit(self, plate: Plate, ink: str = "ink") -> None:
        """The dark underside of the roof where it stands out before the gable."""
        low, top, z = self.eaves - self.drop, self.eaves + self.rise, -self.verge
        under = [(-self.over, low, z), (self.wide / 2, top, z), (self.wide + self.over, low, z),
                 (self.wide, self.eaves, 0.0), (0.0, self.eaves, 0.0)]  # fmt: skip
        plate.fill(polygon(self._at(under)), ink)

    def barge(self, plate: Plate, ink: str = "paper", width: float = 0.22) -> None:
        """The boards along both edges of the roof over the gable, ``thick``."""
        low, top, z, mid = (
            self.eaves - self.drop,
            self.eaves + self.rise,
            -self.verge,
            self.wide / 2,
        )
        for out in (-self.over, self.wide + self.over):
            board = [(mid, top, z), (out, low, z), (out, low - self.thick, z),
                     (mid, top - self.thick * 1.15, z)]  # fmt: skip
            plate.shape(
                polygon(self._at(board)), fill=ink, stroke="ink", width=width, round_ends=True
            )

    def eaves_board(self, plate: Plate, width: float = 0.4) -> None:
        """The dark edge under the near eaves, ``width`` mm."""
        low, x = self.eaves - self.drop - self.thick / 2, self.wide + self.over
        ends = [(x, low, -self.verge), (x, low, self.deep + self.verge)]
        plate.stroke(polyline(self._at(ends)), width)
