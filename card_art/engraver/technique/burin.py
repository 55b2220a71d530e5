"""The finest line a burin may cut here and the narrowest gap it may leave, for home printers.

A printed line is to be 0.12 mm wide or more, and a gap 0.15 mm. Motifs are drawn a little larger
than they stand on a card, and their coordinates are rounded to a hundredth, so the limits on the
plate have some hundredths to spare. What is drawn to be scaled down is drawn with wider limits.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.pathdata import Points

#: The finest line, mm on the plate.
LINE = 0.14
#: The narrowest gap between two lines, mm on the plate.
GAP = 0.19
#: Where a swelling line would be narrower than this, mm, the burin leaves the plate.
LIFT = 0.06
#: From this tone on (0 white, 1 black) ruled lines run together: a solid, with no gap to keep.
SOLID = 0.88

_SCALE = ContextVar("scale", default=1.0)


@contextmanager
def scaled(scale: float) -> Iterator[None]:
    """Whatever is cut inside will be printed ``scale`` times as large as it is drawn."""
    before = _SCALE.set(_SCALE.get() * abs(scale))
    try:
        yield
    finally:
        _SCALE.reset(before)


def line() -> float:
    """The finest line in mm, as it has to be drawn here."""
    return LINE / _SCALE.get()


def gap() -> float:
    """The narrowest gap in mm, as it has to be drawn here."""
    return GAP / _SCALE.get()


def cut(widths: ArrayLike, lift: float = LIFT) -> Points:
    """The widths (mm) as they can be printed: 0 below ``lift``, else the finest line at least."""
    width = np.asarray(widths, dtype=float)
    return np.where(width < lift, 0.0, np.maximum(width, line()))


def spaced(tone: ArrayLike, pitch: ArrayLike, depth: float = 0.95) -> Points:
    """Widths of ruled lines ``pitch`` mm apart that give the tone (0 to 1) and keep their gaps.

    ``depth`` is the greatest tone that is asked for.
    """
    apart = np.asarray(pitch, dtype=float)
    dark = np.asarray(np.clip(tone, 0, 1) * depth)
    return np.asarray(np.minimum(apart * dark, np.maximum(apart - gap(), 0)))


def between(tone: ArrayLike, pitch: ArrayLike, depth: float = 0.95) -> Points:
    """Widths that fill what lies between two ruled lines where the tone is almost black, else 0."""
    solid = np.clip(tone, 0, 1) * depth >= SOLID
    return np.where(solid, np.asarray(pitch, dtype=float) + 0.03, 0.0)


def ruled(tone: ArrayLike, pitch: ArrayLike, depth: float = 0.95) -> Points:
    """Widths as of ``spaced``; where the tone is almost black, the lines run together."""
    return np.maximum(spaced(tone, pitch, depth), between(tone, pitch, depth))


def every(pitch: ArrayLike, number: int) -> Points:
    """The pitch (mm) that lines really have at each place, where only some of them are drawn.

    Where lines would come too close, every second, fourth, … is left out: for a line that is
    left out the result is 0. ``number`` is the line's.
    """
    apart = np.asarray(pitch, dtype=float)
    steps = np.ceil(np.log2(np.maximum((line() + gap()) / np.maximum(apart, 1e-6), 1)))
    share = 2 ** np.minimum(steps, 12)
    return np.where(number % share == share // 2, apart * share, 0.0)
