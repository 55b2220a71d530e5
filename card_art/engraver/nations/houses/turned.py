"""Round houses: solids turned about an upright axis, in perspective, ruled by the light."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from engraver.nations.houses.camera import Camera
from engraver.technique import burin
from engraver.technique.curves import resample
from engraver.technique.light import brightness
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell


@dataclass(frozen=True, slots=True)
class Turned:
    """A solid about the axis through (x, z) m; ``profile`` is (radius, height) m from the foot up.

    Angles are in degrees: 0 faces the viewer, -90 is the left edge and 90 the right; t runs from 0
    at the foot to 1 at the top.
    """

    camera: Camera
    x: float
    z: float
    profile: tuple[tuple[float, float], ...]

    def at(self, angle: ArrayLike, t: ArrayLike) -> Points:
        """Places on the surface on the plate, mm, shape (n, 2)."""
        turn, height = np.broadcast_arrays(np.radians(angle), np.asarray(t, float))
        line = resample(self.profile, 121)
        radius, up = (np.interp(height, np.linspace(0, 1, 121), part) for part in line.T)
        c, s = (f(math.radians(self.camera.turn)) for f in (math.cos, math.sin))
        side = np.sin(turn) * radius * self.camera.flip
        near = -np.cos(turn) * radius
        x = self.x + side * c - near * s
        z = self.z + side * s + near * c
        return self.camera.at(np.stack([x, up, z], axis=1))

    def shade(self, angle: ArrayLike, t: ArrayLike) -> Points:
        """Tone 0 to 1 of the surface there, by the light at the upper left."""
        turn, height = np.broadcast_arrays(np.radians(angle), np.asarray(t, float))
        line = resample(self.profile, 121)
        step = np.gradient(line, axis=0)
        step = step / np.hypot(*step.T)[:, None]
        share = np.linspace(0, 1, 121)
        out, up = np.interp(height, share, step[:, 1]), -np.interp(height, share, step[:, 0])
        shine = brightness(np.sin(turn) * out, -up, np.cos(turn) * out)
        return np.clip(1.08 - 1.12 * shine, 0, 1)

    def ring(self, t: float, start: float = -90, end: float = 90, n: int = 49) -> Points:
        """A level line round the solid between two angles, mm."""
        return self.at(np.linspace(start, end, n), np.full(n, t))

    def meridian(self, angle: float, low: float = 0, high: float = 1, n: int = 25) -> Points:
        """A line up the surface, mm."""
        return self.at(np.full(n, angle), np.linspace(low, high, n))

    def patch(self, start: float, low: float, end: float, high: float, n: int = 13) -> Points:
        """The outline of a part between two angles and two heights, mm."""
        return np.vstack(
            [
                self.ring(low, start, end, n),
                self.meridian(end, low, high, n)[1:],
                self.ring(high, end, start, n)[1:],
                self.meridian(start, high, low, n)[1:-1],
            ]
        )

    def outline(self) -> Points:
        """The closed outline of what is seen, mm."""
        return self.patch(-90, 0, 90, 1, 49)

    def lay(self, plate: Plate, ink: str = "paper", edge: float = 0.28) -> None:
        """Paint the solid in an ink, outlined ``edge`` mm wide, heavier on the right."""
        plate.shape(polygon(self.outline()), fill=ink, stroke="ink", width=edge, round_ends=True)
        plate.stroke(polyline(self.meridian(90)), edge * 1.4)


def rings(plate: Plate, solid: Turned, n: int, pitch: float = 0.5) -> None:
    """n level lines round the solid that widen with its shade, as if ``pitch`` mm apart."""
    angle = np.linspace(-90, 90, 61)
    lines = []
    for t in ((np.arange(n) + 0.5) / n).tolist():
        width = burin.ruled(solid.shade(angle, t) * 1.1 - 0.18, pitch) * (np.abs(angle) < 87)
        lines.append(swell(solid.ring(t, n=61), width))
    plate.fill("".join(lines))


def straws(
    plate: Plate, solid: Turned, n: int, layers: int = 4, pitch: float = 0.5, seed: int = 1
) -> None:
    """Thatch on a round roof: n strokes across it in each of its layers, darkest at each hem."""
    rng = np.random.default_rng(seed)
    lines = []
    for k in range(layers):
        low, high = k / layers, (k + 1) / layers
        count = max(5, round(n * (1 - 0.72 * low)))
        for i in range(count):
            angle = math.degrees(math.asin(-0.985 + 1.97 * (i + 0.5) / count))
            start = low + (high - low) * 0.08 * (i % 3)
            end = min(high, start + (high - low) * (0.5 + 0.45 * rng.random()))
            t = np.linspace(start, end, 7)
            tone = float(solid.shade([angle], [start])[0])
            beside = solid.at([angle, angle + 1], [start, start])
            room = abs(float(beside[1, 0] - beside[0, 0])) * _turn_to_next(angle, count)
            wide = pitch * (0.2 + 0.78 * tone) * (0.8 + 0.4 * rng.random())
            wide = min(wide, room - burin.GAP)
            if wide < burin.LIFT:
                continue
            width = wide * np.linspace(1, 0.25, 7)
            lines.append(swell(solid.at(np.full(7, angle), t), width))
    plate.fill("".join(lines))


def _turn_to_next(angle: float, count: int) -> float:
    """Degrees from a stroke of ``straws`` to the next of ``count`` in its layer."""
    return math.degrees(1.97 / count / max(math.cos(math.radians(angle)), 0.17))


def blocks(
    plate: Plate, solid: Turned, courses: int, degrees: float, width: float = 0.16, seed: int = 1
) -> None:
    """Courses of stones, each ``degrees`` wide, staggered; the joints grow in the shade."""
    rng = np.random.default_rng(seed)
    beds, joints = [], []
    angle = np.linspace(-88, 88, 41)
    for j in range(courses):
        low, high = j / courses, (j + 1) / courses
        if j:
            grown = width * (0.8 + 0.9 * solid.shade(angle, low))
            beds.append(swell(solid.at(angle, np.full(41, low)), grown))
        start = -90 - degrees * rng.random()
        for a in np.arange(start, 90, degrees).tolist():
            at = a + degrees * 0.2 * (rng.random() - 0.5)
            if abs(at) < 84:
                tone = float(solid.shade([at], [low])[0])
                line = solid.meridian(at, low, high, 5)
                joints.append(swell(line, np.full(5, width * (0.8 + 0.7 * tone))))
    plate.fill("".join(beds) + "".join(joints))
