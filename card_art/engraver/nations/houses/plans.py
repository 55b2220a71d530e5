"""Houses whose walls turn their corners in a curve: drystone, poles under lime, roped thatch."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from engraver.nations.houses.camera import Camera
from engraver.nations.houses.sheets import Sheet, Tone
from engraver.technique.light import brightness
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate

#: A ridge of thatch is so many m thick to each side, and as round at its ends.
CROWN = 0.45


@dataclass(frozen=True, slots=True)
class Plan:
    """A rectangle ``long`` by ``deep`` m, its corners rounded by ``radius``, front at z = 0.

    A half circle at each end where ``radius`` is half the depth. u runs from 0 to 1 along what
    the camera sees of its outline, from left to right.
    """

    camera: Camera
    long: float
    deep: float
    radius: float

    def _outline(self) -> tuple[Points, Points]:
        """The outline clockwise from the middle of the back, (x, z) m, and its outward normals."""
        turns = np.linspace(0, math.pi / 2, 60)
        corners = [
            (self.radius, self.deep - self.radius, math.pi / 2),
            (self.radius, self.radius, math.pi),
            (self.long - self.radius, self.radius, 1.5 * math.pi),
            (self.long - self.radius, self.deep - self.radius, 0.0),
        ]
        places, out = [], []
        for x, z, start in corners:
            way = np.stack([np.cos(start + turns), np.sin(start + turns)], axis=1)
            places.append(way * self.radius + (x, z))
            out.append(way)
        back = np.array([(self.long / 2, self.deep)])
        line = np.vstack([back, *places, back])
        up = np.array([(0.0, 1.0)])
        steps = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
        share = np.linspace(0, steps[-1], 720)
        normal = np.vstack([up, *out, up])
        evenly = [np.stack([np.interp(share, steps, k) for k in part.T], 1)
                  for part in (line, normal)]  # fmt: skip
        return evenly[0], evenly[1] / np.hypot(*evenly[1].T)[:, None]

    def _seen(self) -> tuple[Points, Points]:
        """The part of the outline whose walls face the camera, and its normals."""
        line, normal = self._outline()
        camera = self.camera
        turn = math.radians(camera.turn)
        eye = (camera.pivot + camera.far * math.sin(turn), -camera.far * math.cos(turn))
        faces = ((np.asarray(eye) - line) * normal).sum(axis=1) > 0
        return line[faces], normal[faces]

    def around(self, u: ArrayLike) -> tuple[Points, Points]:
        """Places (x, z) m on the outline at these u, and the outward normals there."""
        line, normal = self._seen()
        share = np.linspace(0, 1, len(line))
        at, out = (
            np.stack([np.interp(np.asarray(u, float), share, k) for k in part.T], axis=-1)
            for part in (line, normal)
        )
        return at, out

    def wall(self, top: float, lean: float = 0.0, out: float = 0.0, foot: float = 0.0) -> Sheet:
        """The wall from ``foot`` to ``top`` (m), ``out`` of the outline, its head ``lean`` in."""

        def place(u: Points, v: Points) -> Points:
            at, normal = self.around(u)
            at = at + normal * (out - lean * v)[:, None]
            return self.camera.at(np.stack([at[:, 0], foot + (top - foot) * v, at[:, 1]], axis=1))

        return place

    def roof(self, eaves: float, top: float, out: float, ridge: float, bulge: float) -> Sheet:
        """The roof from its eaves, ``out`` of the outline, to a ridge ``ridge`` m long.

        It rises straight for a ``bulge`` of 0 and is rounded, like a loaf, for 1.
        """

        def place(u: Points, v: Points) -> Points:
            at, normal = self.around(u)
            low = at + normal * out
            middle = self.long / 2
            head = np.clip(at[:, 0], middle - ridge / 2, middle + ridge / 2)
            high = np.stack([head, np.full(len(head), self.deep / 2)], axis=1) + normal * CROWN
            rise = (1 - bulge) * v + bulge * np.sin(v * math.pi / 2)
            plan = low + (high - low) * v[:, None]
            return self.camera.at(
                np.stack([plan[:, 0], eaves + (top - eaves) * rise, plan[:, 1]], axis=1)
            )

        return place

    def tone(self, rise: float = 0.0, gain: float = 1.0) -> Tone:
        """The tone of a wall, or of a roof that faces the sky by ``rise`` (0 to 1)."""
        turn = math.radians(self.camera.turn)

        def dark(u: Points, _v: Points) -> Points:
            x, z = self.around(u)[1].T
            side = x * math.cos(turn) + z * math.sin(turn)
            near = x * math.sin(turn) - z * math.cos(turn)
            flat = math.sqrt(1 - rise * rise)
            shine = brightness(side * flat, -rise, near * flat)
            return np.asarray(np.clip((1.0 - 1.1 * shine) * gain, 0, 1))

        return dark


def rubble(
    plate: Plate, sheet: Sheet, tone: Tone, courses: int, across: int, seed: int = 1
) -> None:
    """Field stones laid dry, in rough courses, about ``across`` to a course.

    Each is white where the light falls and dark on its lower right, the more so in the shade.
    """
    rng = np.random.default_rng(seed)
    dark, lit = [], []
    for j in range(courses):
        u = -rng.random() / across
        while u < 1:
            end = u + (0.6 + 0.8 * rng.random()) / across
            left, right = max(u, 0.0), min(end, 1.0)
            u = end
            ring = _stone((left, right), (j / courses, (j + 1) / courses), rng)
            outline = sheet(*ring.T)
            if np.ptp(outline[:, 0]) < 0.5:
                continue
            shade = float(np.asarray(tone(np.array([(left + right) / 2]), np.array([0.5])))[0])
            middle = outline.mean(axis=0)
            dark.append(polygon(middle + (outline - middle) * 1.16))
            size = np.clip(1 - 0.26 / np.ptp(outline, axis=0) - 0.2 * shade, 0.3, 1)
            lit.append(polygon(middle - 0.22 * shade + (outline - middle) * size))
    plate.shape("".join(dark), fill="ink", stroke="ink", width=0.2)
    plate.fill("".join(lit), "paper")


def _stone(u: tuple[float, float], v: tuple[float, float], rng: np.random.Generator) -> Points:
    """A rectangle (u, v) with worn corners, no two alike."""
    (a, b), (low, high) = u, v
    c, d = 0.24 * (b - a), 0.28 * (high - low)
    worn = [
        (a, low + d), (a + c, low), (b - c, low), (b, low + d),
        (b, high - d), (b - c, high), (a + c, high), (a, high - d),
    ]  # fmt: skip
    tremble = (rng.random((8, 2)) - 0.5) * (0.14 * (b - a), 0.2 * (high - low))
    return np.clip(np.array(worn) + tremble, 0, 1)
