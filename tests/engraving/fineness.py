"""How fine printed lines and gaps are, measured in the dots of a good printer."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from scipy import ndimage

DPI = 1200
#: The thinnest line and the narrowest gap that a printer at home can print, mm.
LINE, GAP = 0.12, 0.15
#: The share of the ink or of the paper of a picture that may be finer.
MOST = 0.0005

Dots = npt.NDArray[np.bool_]


def fine(dots: Dots, across: float) -> Dots:
    """The dots that no disc of so many mm reaches, apart from corners and line ends.

    The disc is the widest of an odd number of dots. A corner is within two dots of one: 0.04 mm.
    """
    reach = (int(across / 25.4 * DPI) - 1) // 2
    y, x = np.mgrid[-reach : reach + 1, -reach : reach + 1]
    reached = ndimage.binary_opening(dots, np.hypot(x, y) <= reach + 0.5)
    found: Dots = dots & (ndimage.distance_transform_edt(~reached) > 2)
    return found


def too_fine(dots: Dots, across: float) -> float:
    """The share of the dots that are too fine."""
    return float(fine(dots, across).sum() / dots.sum())
