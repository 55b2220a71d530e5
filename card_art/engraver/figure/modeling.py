"""The light on a head: a relief of swellings, and the bowed lines that its shade is ruled with.

A head's relief is a great egg with smaller swellings on it (a nose, a cheekbone) and hollows (the
sockets of the eyes). Its slope against the one light gives the tone, so that a head is lit from
the upper left whichever way it looks.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from engraver.technique import burin
from engraver.technique.curves import normals, tangents
from engraver.technique.cutpaper import Cut, inside
from engraver.technique.pathdata import Points
from engraver.technique.swell import swell

#: Unit vector towards the light on a face: more from the front than elsewhere, to be kind.
KIND = np.array([-0.46, -0.46, 0.76])
#: Distance of shading lines in mm, and of samples along them in head units.
PITCH, _STEP = 0.41, 1.1
#: Distance (mm) from the outline within which no line runs along it.
_BESIDE = 0.34
#: How far the lines follow what swells on a head, as a share of its height.
_DEFLECTION = 0.25
#: The tone at which each of four neighboring lines ends, so that shade thins out before it ends.
_ENDS = (0.16, 0.36, 0.22, 0.3)
#: The complexion from which skin is ruled all over.
_DUSKY = 0.2


@dataclass(frozen=True, slots=True)
class Swelling:
    """A rise (or, below 0, a hollow) of a relief, in head units: middle, reach, height, turn.

    ``turn`` is in degrees, clockwise on the page.
    """

    x: float
    y: float
    rx: float
    ry: float
    height: float
    turn: float = 0.0

    def at(self, x: Points, y: Points) -> Points:
        """The height at the places."""
        c, s = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        u = ((x - self.x) * c + (y - self.y) * s) / self.rx
        v = ((y - self.y) * c - (x - self.x) * s) / self.ry
        return np.asarray(self.height * np.exp(-u * u - v * v))


@dataclass(frozen=True, slots=True)
class Relief:
    """A head's form: the egg it is cut from (middle, half axes, depth) and what swells on it."""

    egg: tuple[float, float, float, float, float]
    swellings: tuple[Swelling, ...]

    def at(self, x: Points, y: Points) -> Points:
        """The height of the form at the places, in head units."""
        cx, cy, rx, ry, depth = self.egg
        round_ = np.clip(1 - ((x - cx) / rx) ** 2 - ((y - cy) / ry) ** 2, 0.01, 1)
        height = depth * np.sqrt(round_)
        for swelling in self.swellings:
            height = height + swelling.at(x, y)
        return np.asarray(height)

    def shine(self, where: Points, facing: int) -> Points:
        """The light (-1 to 1) on the places (n, 2) of a head looking that way."""
        x, y = where.T
        step = 0.7
        along = (self.at(x + step, y) - self.at(x - step, y)) / (2 * step)
        down = (self.at(x, y + step) - self.at(x, y - step)) / (2 * step)
        normal = np.stack([-along * facing, -down, np.ones_like(x)], axis=1)
        return np.asarray(normal @ KIND / np.linalg.norm(normal, axis=1))


@dataclass(frozen=True, slots=True)
class Ruling:
    """Lines that bow round a head: their slope, how far they sag, about which x; head units."""

    slope: float = -0.3
    sag: float = 7.0
    about: float = 46.0

    def line(self, level: float, x: Points) -> Points:
        """The places of the line at this level above the given x."""
        off = (x - self.about) / 34
        return np.stack(
            [x, level + self.slope * (x - self.about) + self.sag * (1 - off**2)], axis=1
        )


class Measured(Cut):
    """A place on the plate where ruled lines keep their gaps, however much they bow or crowd."""

    #: How many times as far apart the lines are ruled in head units.
    SPREAD = 1.0


def _distance(line: Points, following: Points) -> Points:
    """The distance of two neighboring lines at each place, mm: across, not down."""
    return np.asarray(np.abs(((following - line) * normals(line)).sum(axis=1)))


def shade(
    cut: Cut,
    outline: Points,
    relief: Relief,
    *,
    complexion: float = 0.0,
    spared: Iterable[Points] = (),
    ruling: Ruling | None = None,
    dusk: float = 0.0,
) -> None:
    """Rule the outline (head units) with the shade of its relief, in ink.

    ``complexion`` 0 to 1 is how dark the skin is: an even ruling under the shade that lifts where
    the light falls full. ``spared`` areas stay white: eyes. ``dusk`` darkens the whole.
    """
    rule = ruling or Ruling()
    area = _Lit(cut, outline, relief, complexion, dusk, tuple(spared))
    cut.plate.fill(area.ruled(rule), "ink")


@dataclass(frozen=True, slots=True)
class _Lit:
    """An outline with the light on it, and the lines that are cut into its shade."""

    cut: Cut
    outline: Points
    relief: Relief
    complexion: float
    dusk: float
    spared: Sequence[Points]

    def ruled(self, rule: Ruling) -> str:
        """Path data of the lines that bow round the head and swell in the shade."""
        x, levels = self._reach()
        apart = float(levels[1] - levels[0])
        lines = []
        for i, level in enumerate(levels):
            line = self._bent(rule.line(float(level), x))
            within = self._within(line)
            if not within.any():
                continue
            placed = self.cut.place(line)
            following = self.cut.place(self._bent(rule.line(float(level) + apart, x)))
            pitch = burin.every(_distance(placed, following), i)
            dark = self._tone(line)
            # Where every second line is left out, the others grow no wider: no blots.
            width = np.minimum(burin.ruled(dark, pitch, 0.84), 0.6 * PITCH) * within
            # Fair skin is left bare sooner: a few stray strokes on a cheek look like scars.
            least = _ENDS[i % 4] + 0.05 * (self.complexion < _DUSKY)
            cut = _kept(np.where(dark < least, 0, width), dark - least)
            lines.append(swell(placed, cut, flatness=0.025))
        return "".join(lines)

    def _reach(self) -> tuple[Points, Points]:
        """The x of the samples, and the levels of the lines that may meet the outline."""
        low, high = self.outline.min(axis=0), self.outline.max(axis=0)
        apart = max(PITCH, burin.line() + burin.gap()) / self.cut.scale
        if isinstance(self.cut, Measured):
            apart *= self.cut.SPREAD
        # All that is ruled on one head has its lines in common: shade on shade stays even.
        first = math.floor((low[1] - 60) / apart) * apart
        x = np.arange(low[0], high[0] + _STEP, _STEP)
        return x, np.arange(first, high[1] + 60, apart)

    def _bent(self, line: Points) -> Points:
        """The line as it runs over what swells on the head."""
        x, y = line.T
        rise = np.sum([s.at(x, y) for s in self.relief.swellings] or [np.zeros_like(x)], axis=0)
        return np.stack([x, y + _DEFLECTION * rise], axis=1)

    def _within(self, line: Points) -> NDArray[np.bool_]:
        within = np.array(inside(self.outline, line))
        for hole in self.spared:
            within &= ~np.array(inside(hole, line))
        return within & ~self._beside(line)

    def _beside(self, line: Points) -> NDArray[np.bool_]:
        """The places where the line runs so close along the outline that a sliver is left."""
        apart = np.hypot(*np.moveaxis(line[:, None] - self.outline[None], 2, 0))
        nearest = apart.argmin(axis=1)
        close = apart.min(axis=1) * self.cut.scale < _BESIDE
        way, edge = tangents(line), tangents(self.outline)[nearest]
        return np.asarray(close & (np.abs(way[:, 0] * edge[:, 1] - way[:, 1] * edge[:, 0]) < 0.4))

    def _tone(self, line: Points) -> Points:
        return skin_tone(self.relief.shine(line, self.cut.facing), self.complexion) + self.dusk


def _kept(width: Points, excess: Points) -> Points:
    """The widths along a line without its specks and, where its tone hardly exceeds, its dashes."""
    on = np.r_[False, width >= burin.LIFT, False]
    ends = np.flatnonzero(on[1:] != on[:-1])
    kept = width.copy()
    for first, last in zip(ends[::2], ends[1::2], strict=True):
        strong = excess[first:last].max() > 0.13
        if last - first < (8 if strong else 16):
            kept[first:last] = 0
    return kept


def skin_tone(shine: Points, complexion: float) -> Points:
    """The tone of skin under this light: white, gray or brown, and never a blot."""
    form = np.clip(0.66 - 1.0 * shine, 0, 0.62)
    # A tan deepens the shade; dark skin is ruled all over but for its lights.
    even = complexion * min(complexion / 0.3, 1.0)
    lifted = even * np.clip(3.1 - 2.7 * np.clip(shine, 0, 1), 0.15, 1.5)
    return np.asarray(np.clip(form * (1 - 0.4 * complexion) + lifted, 0, 0.84))


def clipped(ring: Points, upper: Points, lower: Points) -> Points:
    """The ring (n, 2) kept between two lines that run from left to right: an iris in its lids."""
    top = np.interp(ring[:, 0], upper[:, 0], upper[:, 1])
    foot = np.interp(ring[:, 0], lower[:, 0], lower[:, 1])
    return np.stack([ring[:, 0], np.clip(ring[:, 1], top, foot)], axis=1)


def between(upper: Points, lower: Points) -> Points:
    """The closed outline between two lines that run the same way."""
    return np.vstack([upper, lower[::-1]])


def moved(landmarks: ArrayLike, by: Sequence[float]) -> Points:
    """Landmarks moved by (x, y)."""
    return np.asarray(np.asarray(landmarks, dtype=float) + np.asarray(by, dtype=float))
