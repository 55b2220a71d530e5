"""Half-figures: the cloth of a body seen from the front, and the long folds in it; mm.

A garment is a closed outline ruled with lines that swell where the cloth turns from the light, on
the shaded side of the body and on the far side of every fold, so that folds are modeled and not
only drawn.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.curves import normals, resample, spline
from engraver.technique.cutpaper import curve, loop
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim
from engraver.technique.swell import swell

#: Distance of the ruled lines of cloth, mm; finer than this a home printer clogs.
PITCH = 0.4
#: The tone at which each of four neighboring lines ends.
_ENDS = (0.13, 0.3, 0.18, 0.24)
#: Inks on which light is cut with pale lines.
_COLORED = ("accent", "deep", "soft", "ink")


@dataclass(frozen=True, slots=True)
class Fold:
    """A fold along landmarks (mm, from its start to its end): how broad (mm) and how deep (0–1).

    Its shade lies to the right of travel where ``deep`` is positive, its light to the left.
    """

    line: str
    broad: float = 1.0
    deep: float = 0.5

    def tone(self, where: Points) -> Points:
        """The tone that the fold adds at the places (n, 2)."""
        axis = resample(curve(self.line), 40)
        side = normals(axis)
        apart = where[:, None, :] - axis[None, :, :]
        nearest = np.argmin((apart**2).sum(axis=2), axis=1)
        rows = np.arange(len(where))
        off = (apart[rows, nearest] * side[nearest]).sum(axis=1) / self.broad
        far = np.hypot(*apart[rows, nearest].T) / self.broad
        along = np.sin(math.pi * np.clip((nearest + 1) / 41, 0, 1)) ** 0.7
        # Past the ends of the fold the distance grows, but not the offset: it dies out there.
        bell = np.exp(-((far - np.abs(off)) ** 2)) * along
        return np.asarray(
            self.deep * bell * (np.exp(-((off - 0.35) ** 2) / 0.18)
                                - 0.7 * np.exp(-((off + 0.55) ** 2) / 0.3))
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Body:
    """The rounding of a body: its middle x and half its breadth (mm), its shade and shine."""

    x: float
    half: float
    dark: float = 0.75
    shine: float = 0.17

    def tone(self, where: Points) -> Points:
        """The tone at the places (n, 2): light to the left of the middle, dark at the right."""
        off = (where[:, 0] - self.x) / self.half
        shade = np.clip(off - 0.12, 0, 1.2) ** 1.4 + 0.7 * np.clip(-off - 0.78, 0, 1) ** 1.0
        return np.asarray(self.dark * shade - self.shine * np.exp(-(((off + 0.42) / 0.3) ** 2)))


@dataclass(frozen=True, slots=True)
class _Shading:
    """The tone of a cloth, and where its lines, ``pitch`` mm apart at ``angle``, are cut."""

    forms: Sequence[Fold | Body]
    dusk: float
    angle: float
    pitch: float

    def tone(self, x: Points, y: Points) -> Points:
        """The tone at the places, -1 (light) to 1."""
        where = np.stack([x, y], axis=1)
        total = np.full(len(where), self.dusk)
        for form in self.forms:
            total = total + form.tone(where)
        return np.asarray(np.clip(total, -1, 0.86))

    def least(self, x: Points, y: Points) -> float:
        """The tone at which this line ends: not its neighbors', so that no shade has an edge."""
        level = float(y[0] * math.cos(self.angle) - x[0] * math.sin(self.angle))
        return _ENDS[math.floor(level / self.pitch) % 4]

    def dark(self, x: Points, y: Points) -> Points:
        """The tool that cuts dark lines."""
        shade = self.tone(x, y)
        return np.where(shade < self.least(x, y), 0, shade)

    def pale(self, x: Points, y: Points) -> Points:
        """The tool that cuts pale lines."""
        shine = -self.tone(x, y)
        return np.where(shine < 0.7 * self.least(x, y), 0, 0.8 * shine)


def garment(
    plate: Plate,
    outline: str | Points,
    folds: Sequence[Fold] = (),
    *,
    ink: str = "accent",
    body: Body | None = None,
    angle: float = 0.12,
    pitch: float = PITCH,
    dusk: float = 0.0,
    edge: bool = True,
) -> Points:
    """Cloth within the closed outline (landmarks are rounded), ruled with its shade and folds.

    ``ink`` is the cloth: ``accent``, ``deep``, ``soft`` and ``ink`` are cut with dark and pale
    lines, ``light``, ``paper`` and ``tint`` with dark ones. ``angle`` is the slope of the lines in
    radians, ``dusk`` darkens the whole. Returns the outline.
    """
    area = loop(outline) if isinstance(outline, str) else outline
    shading = _Shading((*folds, *([body] if body else [])), dusk, angle, pitch)
    plate.fill(polygon(area), ink)
    if ink != "ink":
        hatch(plate, area, shading.dark, angle=angle, gap=pitch)
    if ink in _COLORED:
        hatch(plate, area, shading.pale, angle=angle, gap=pitch, ink="tint")
    if edge:
        rim(plate, area, 0.2, 0.4)
    return area


def seams(plate: Plate, lines: Sequence[str], width: float = 0.22, ink: str = "ink") -> None:
    """Hems, seams and openings: swelling lines through landmarks, thin at both ends."""
    data = []
    for text in lines:
        line = curve(text)
        data.append(swell(line, width * np.sin(np.linspace(0.5, math.pi - 0.3, len(line)))))
    plate.fill("".join(data), ink)


def band(plate: Plate, middle: ArrayLike, half: float, *, ink: str = "light") -> Points:
    """A strip of cloth ``2 * half`` mm broad along the landmarks: a strap, a border, a sash.

    Returns its middle line, for a pattern.
    """
    line = resample(spline(middle, 10), 60)
    side = normals(line) * half
    area = np.vstack([line - side, (line + side)[::-1]])
    plate.shape(polygon(area), fill=ink, stroke="ink", width=0.2, round_ends=True)
    return line


def along(plate: Plate, middle: Points, marks: Sequence[Points], n: int, ink: str) -> None:
    """Repeat marks (closed outlines about the origin, x along) n times along a line."""
    at, way = resample(middle, 2 * n + 1)[1::2], resample(middle, 2 * n + 1)
    step = np.gradient(way, axis=0)[1::2]
    data = []
    for where, (dx, dy) in zip(at, step / np.hypot(*step.T)[:, None], strict=True):
        turn = np.array([[dx, dy], [-dy, dx]])
        data += [polygon(mark @ turn + where) for mark in marks]
    plate.fill("".join(data), ink)
