"""Bare limbs, and hands set at the end of them at any angle; mm.

A limb is ringed with the same bowed lines as a face, in the same light and of the same complexion,
so that arm, throat and face are of one person.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from engraver.figure.hand import HANDS, WRISTS, Skin
from engraver.figure.modeling import KIND, PITCH, skin_tone
from engraver.technique import burin
from engraver.technique.curves import arc_length, normals, resample, spline, tangents
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: The tone at which each of four neighboring rings ends.
_ENDS = (0.26, 0.38, 0.31, 0.35)


def limb(
    plate: Plate,
    axis: ArrayLike,
    widths: Sequence[float],
    *,
    complexion: float = 0.0,
    dusk: float = 0.0,
    joint: bool = False,
) -> tuple[Points, Points]:
    """A bare arm along its landmarks with half its width (mm) at even shares; its two edges.

    ``complexion`` 0 to 1 is how dark the skin is, ``dusk`` darkens the whole; with a ``joint`` it
    begins round, as shoulder and elbow are.
    """
    course = spline(axis, 12)
    n = max(4, int(arc_length(course)[-1] / (PITCH - 0.02)))
    line = resample(course, n)
    half = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(widths)), widths)
    round_ = np.ones(n)
    if joint:
        back = np.arange(0.06 - half[0], -0.2, PITCH)
        line = np.vstack([line[0] + tangents(line)[0] * back[:, None], line])
        start = np.sqrt(np.clip(half[0] ** 2 - back**2, 0, None))
        half, round_ = np.concatenate([start, half]), np.concatenate([start / widths[0], round_])
    across = normals(line)
    left, right = line - across * half[:, None], line + across * half[:, None]
    plate.fill(polygon(np.vstack([left, right[::-1]])), "light")
    first = 1 if joint else 0
    marks = _rings(line, half, np.clip(round_, 0, 1), first, complexion, dusk)
    plate.fill("".join(marks))
    edge = polyline(np.vstack([left[::-1], right])) if joint else polyline(left) + polyline(right)
    plate.stroke(edge, 0.26)
    return left, right


def _rings(
    line: Points, half: Points, round_: Points, first: int, complexion: float, dusk: float
) -> list[str]:
    """The rings round a limb from the first on; ``round_`` below 1 is where it ends in a joint."""
    across, along = normals(line), tangents(line)
    v = np.linspace(-0.96, 0.96, 17)
    z = np.sqrt(1 - v * v)
    # At a joint the rings bow back, about its knob, and turn over within the next few.
    bow = 0.5 * np.clip(np.arange(len(line)) / 5 - 1.2, -1, 1) if first else np.full(len(line), 0.5)
    bowed = across[:, None] * v[:, None] + (bow[:, None] * along)[:, None] * z[:, None]
    rings = (line[:, None] + half[:, None, None] * bowed)[first:]
    # On the inside of a bend the rings crowd: some of them are left out there.
    apart = np.hypot(*np.moveaxis(np.gradient(rings, axis=0), 2, 0))
    marks = []
    for i, ring in enumerate(rings):
        at = first + i
        shine = (across[at] @ KIND[:2]) * v + z * KIND[2]
        shine = round_[at] * shine - np.sqrt(1 - round_[at] ** 2) * (along[at] @ KIND[:2])
        pitch = burin.every(apart[i] * 0.94, i)
        dark = skin_tone(shine, complexion) + dusk
        width = burin.ruled(dark, pitch, 0.84)
        # Where the light falls full the skin is bare, as on a face.
        marks.append(swell(ring, np.where(dark < _ENDS[at % 4], 0, width)))
    return marks


def hand(
    plate: Plate,
    kind: str,
    where: tuple[float, float],
    *,
    side: int = 1,
    size: float = 0.84,
    turn: float = 0.0,
    complexion: float = 0.0,
) -> None:
    """The hand ``kind`` about ``where``; -1 is a right hand; ``turn`` in degrees clockwise."""
    name = f"hand-{kind}-{round(where[0] * 10)}-{round(where[1] * 10)}"
    with plate.defined(name):
        HANDS[kind](plate, Skin.seen(complexion, side, turn))
    plate.use(name, *where, sx=side * size, sy=size, turn=turn)


def wrist(
    kind: str,
    where: tuple[float, float],
    *,
    side: int = 1,
    size: float = 0.84,
    turn: float = 0.0,
) -> tuple[float, float]:
    """The middle of that hand's wrist: the end of its forearm."""
    x, y, _ = WRISTS[kind]
    x *= side
    angle = math.radians(turn)
    c, s = math.cos(angle), math.sin(angle)
    return (where[0] + size * (x * c - y * s), where[1] + size * (x * s + y * c))
