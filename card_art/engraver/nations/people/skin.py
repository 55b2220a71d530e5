"""Brown skin: a ground of its own with lights ruled into it and shade ruled over it.

A face of ``figure`` is white paper with its shade in ink. Here the paper is brown, as in a
chromolithograph: lines that are dark in the shade go on as pale ones where the light falls, so that
a head is modeled from both ends. The whites of the eyes stay what they are.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Self

import numpy as np
from numpy.typing import ArrayLike

from engraver.figure.child import young
from engraver.figure.hand import WRISTS
from engraver.figure.limb import hand, limb, wrist
from engraver.figure.modeling import KIND, PITCH, Measured, Relief, Ruling
from engraver.figure.wraps import turned
from engraver.technique import burin
from engraver.technique.curves import (
    arc_length,
    normals,
    resample,
    signed_area,
    spline,
    tangents,
)
from engraver.technique.cutpaper import Cut, curve, inside
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

_Spot = tuple[float, float]
#: Pieces of a head larger than this, mm², are skin; smaller white ones are the whites of eyes.
_LARGE = 9.0
#: The light at which each of four neighboring pale lines ends.
_ENDS = (0.08, 0.24, 0.14, 0.19)
#: Distance of the pale lines on a head, mm, and of samples along them, head units.
_APART, _STEP = 0.44, 1.0


class SkinPlate(Plate):
    """A plate on which what would be white paper is skin for a while."""

    def __init__(self, width: float, height: float, skin: str) -> None:
        super().__init__(width, height)
        self.skin, self._bare = skin, False

    def shape(
        self,
        data: str,
        *,
        fill: str = "",
        stroke: str = "",
        width: float = 0.2,
        round_ends: bool = False,
    ) -> None:
        """Paint as ``Plate.shape`` does; white fills are skin while it is ``bared``."""
        ink = self.skin if self._bare and fill == "light" else fill
        super().shape(data, fill=ink, stroke=stroke, width=width, round_ends=round_ends)

    @contextmanager
    def bared(self) -> Iterator[None]:
        """White fills made inside are skin."""
        self._bare = True
        yield
        self._bare = False


@dataclass(frozen=True, slots=True)
class SkinCut(Measured):
    """A place on the plate for a head of this skin; ``form`` is what the light falls on."""

    skin: str = "soft"
    form: Relief | None = None
    ruling: Ruling = field(default_factory=Ruling)

    def lit(self, form: Relief, ruling: Ruling | None = None) -> Self:
        """The same cut, on which the next skin laid down is lit as this form."""
        return replace(self, form=form, ruling=ruling or Ruling())

    def piece(self, outline: ArrayLike, ink: str = "mass", *, halo: float = 0.0) -> None:
        """Lay a closed piece down: skin, and the light on it, where it is a large white one."""
        edge = np.asarray(outline, dtype=float)
        if ink != "light" or abs(signed_area(self.place(edge))) < _LARGE:
            Cut.piece(self, edge, ink, halo=halo)
            return
        Cut.piece(self, edge, self.skin, halo=halo)
        if self.form:
            self._light(edge, self.form)

    def _light(self, outline: Points, form: Relief) -> None:
        low, high = outline.min(axis=0), outline.max(axis=0)
        x = np.arange(low[0], high[0] + _STEP, _STEP)
        apart = _APART * self.SPREAD / self.scale
        lines = []
        for i, level in enumerate(np.arange(low[1] - 30, high[1] + 30, apart)):
            line = self.ruling.line(float(level), x)
            within = np.array(inside(outline, line))
            if not within.any():
                continue
            placed = self.place(line)
            after = self.place(self.ruling.line(float(level) + apart, x))
            distance = np.abs(((after - placed) * normals(placed)).sum(axis=1))
            glow = _glow(form.shine(line, self.facing))
            width = burin.ruled(glow, burin.every(distance, i), 0.8) * within
            lines.append(swell(placed, np.where(glow < _ENDS[i % 4], 0, width)))
        self.plate.fill("".join(lines), "light")


@dataclass(frozen=True, slots=True)
class YoungSkinCut(SkinCut):
    """The same for a child's head: see ``figure.child``."""

    SPREAD = 1.24

    def place(self, head: ArrayLike) -> Points:
        """Head units (n, 2) of a grown person as mm on the plate."""
        return Cut.place(self, young(head))


def _glow(shine: Points) -> Points:
    """The light on skin: none in the half tones, most where it faces the light."""
    return np.asarray(np.clip((shine - 0.71) * 2.3, 0, 0.62))


def arm(
    plate: SkinPlate, axis: ArrayLike, widths: Sequence[float], *, dusk: float = 0.0,
    joint: bool = False,
) -> tuple[Points, Points]:  # fmt: skip
    """A bare arm, as ``figure.limb`` draws it, in skin; the light runs down it. Its edges."""
    with plate.bared():
        edges = limb(plate, axis, widths, dusk=dusk, joint=joint)
    course = spline(axis, 12)
    n = max(4, int(arc_length(course)[-1] / (PITCH + 0.02)))
    line = resample(course, n)
    half = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(widths)), widths)
    across, along = normals(line), tangents(line)
    v = np.linspace(-0.94, 0.94, 17)
    z = np.sqrt(1 - v * v)
    rings = []
    for i in range(1, n - 1):
        ring = line[i] + half[i] * (across[i] * v[:, None] + 0.5 * along[i] * z[:, None])
        glow = _glow((across[i] @ KIND[:2]) * v + z * KIND[2]) * (1 - 2 * dusk)
        width = burin.ruled(glow, PITCH + 0.02, 0.8)
        rings.append(swell(ring, np.where(glow < _ENDS[i % 4], 0, width)))
    plate.fill("".join(rings), "light")
    return edges


#: Where the light lies on each hand of ``figure.hand``: along its fingers and on its back.
_SHINE = MappingProxyType(
    {
        "pinch": ("3.6,0.6 2.4,-0.45 1.2,-0.4", "3.6,2.0 2.2,1.8 1.2,2.0",
                  "3.6,3.3 2.4,3.2 1.5,3.4", "1.9,5.2 1.1,3.6 0.3,1.8", "4.4,2.6 4.5,4.2 4.2,5.6"),
        "spread": ("1.8,-1.8 0.2,-2.3 -1.4,-2.25", "1.8,-0.75 -0.4,-1.05 -1.9,-0.9",
                   "1.8,0.4 -0.2,0.2 -1.6,0.35", "1.6,1.6 0.4,1.45 -0.6,1.55",
                   "2.9,-1.4 3.8,-0.2 4.6,1.2"),
        "grip": ("1.9,-1.7 0.4,-1.7 -0.8,-1.5", "1.9,-0.7 0.3,-0.75 -0.8,-0.5",
                 "1.9,0.3 0.3,0.25 -0.7,0.5", "1.6,1.3 0.4,1.25 -0.5,1.45",
                 "2.3,-0.8 2.2,0.6 1.7,2.2"),
    }
)  # fmt: skip


def bare_hand(
    plate: SkinPlate, kind: str, where: _Spot, *, side: int = 1, size: float = 0.84,
    turn: float = 0.0, elbow: _Spot | None = None,
) -> None:  # fmt: skip
    """A hand, as ``figure.limb`` draws it, in skin with the light on it.

    With an ``elbow`` (x, y) the forearm that comes from there runs into it without a seam.
    """
    with plate.bared():
        hand(plate, kind, where, side=side, size=size, turn=turn)
    if elbow:
        _run_on(plate, wrist(kind, where, side=side, size=size, turn=turn), elbow,
                (WRISTS[kind][2] - 0.22) * size)  # fmt: skip
    shine = []
    for text in _SHINE[kind]:
        line = turned(curve(text) * [side * size, size], turn) + where
        shine.append(swell(line, 0.24 * np.sin(np.linspace(0.3, math.pi - 0.2, len(line)))))
    plate.fill("".join(shine), "light")


def _run_on(plate: SkinPlate, at: _Spot, elbow: _Spot, half: float) -> None:
    """Cover the line across a wrist, ``2 * half`` mm broad."""
    end = np.array(at)
    way = (np.array(elbow) - end) / np.hypot(*(np.array(elbow) - end))
    across = np.array([-way[1], way[0]]) * half
    back, fore = end - way * 0.6, end + way * 0.7
    patch = np.vstack([back - across, back + across, fore + across, fore - across])
    plate.fill(polygon(patch), plate.skin)
