"""Places of a thing that is turned about: drawn along its own axis, set on the plate."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.pathdata import Points

#: Places in a thing’s own measure, set on the plate.
Place = Callable[[ArrayLike], Points]


def turned(x: float, y: float, degrees: float) -> Place:
    """A thing’s own origin at (x, y) mm, and its axis turned clockwise by degrees."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    turn = np.array([[c, s], [-s, c]])
    return lambda points: np.asarray(np.asarray(points, dtype=float) @ turn + (x, y))
