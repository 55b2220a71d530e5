"""The finest line a burin may cut here and the narrowest gap it may leave, for home printers.

A printed line is to be 0.12 mm wide or more, and a gap 0.15 mm. Motifs are drawn a little larger
than they stand on a card, so the limits on the plate have some hundredths to spare.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from generator.engraver.pathdata import Points

#: The finest line, mm on the plate.
LINE = 0.14
#: The narrowest gap between two lines, mm on the plate.
GAP = 0.19
#: Where a swelling line would be narrower than this, mm, the burin leaves the plate.
LIFT = 0.06
#: From this tone on (0 white, 1 black) ruled lines run together: a solid, with no gap to keep.
SOLID = 0.88


def cut(widths: ArrayLike, lift: float = LIFT) -> Points:
    """The widths (mm) as they can be printed: nothing below ``lift``, LINE at least above it."""
    width = np.asarray(widths, dtype=float)
    return np.where(width < lift, 0.0, np.maximum(width, LINE))


def ruled(tone: ArrayLike, pitch: ArrayLike, depth: float = 0.95) -> Points:
    """Widths of ruled lines ``pitch`` mm apart that give the tone (0 to 1) and keep their gaps.

    They widen with the tone until only the narrowest gap is left between them, and run together
    where the tone is almost black. ``depth`` is the greatest tone that is asked for.
    """
    apart = np.asarray(pitch, dtype=float)
    dark = np.clip(tone, 0, 1) * depth
    width = np.minimum(apart * dark, np.maximum(apart - GAP, 0))
    return np.where(dark >= SOLID, apart + 0.03, width)


def every(pitch: ArrayLike, line: int) -> Points:
    """The pitch (mm) that lines really have at each place, where only some of them are drawn.

    Where lines would come too close, every second, fourth, … is left out: for a line that is
    left out the result is 0. ``line`` is its number.
    """
    apart = np.asarray(pitch, dtype=float)
    steps = np.ceil(np.log2(np.maximum((LINE + GAP) / np.maximum(apart, 1e-6), 1)))
    share = 2 ** np.minimum(steps, 12)
    return np.where(line % share == share // 2, apart * share, 0.0)
