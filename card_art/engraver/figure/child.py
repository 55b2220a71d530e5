"""Children's heads: the features of grown people in the proportions of six to nine years.

A child's skull is nearly grown while its face is not: the eyes lie lower and look larger, nose,
mouth and chin are close together, the cheeks are round and the neck is thin. ``ChildCut`` places
head units so, and whatever is drawn on it, features, hair and hats, grows young together.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from engraver.figure.modeling import Measured
from engraver.technique.cutpaper import Cut
from engraver.technique.pathdata import Points

#: Heights on a grown head (crown, brow, eye, lower lid, nose, mouth, chin, collar), and where
#: they lie on a child's.
_GROWN = (-40, 0, 36, 46, 54, 68, 78, 100, 140)
_YOUNG = (-36, 3, 41, 49.4, 59.4, 70.2, 77.6, 93, 128)


def young(head: ArrayLike) -> Points:
    """Head units (n, 2) of a grown person as they lie on a child's head."""
    at = np.array(head, dtype=float)
    x, y = at[:, 0], at[:, 1]
    below = np.clip((y - 60) / 30, 0, 1)
    # What stands before the face (the nose, the lips) stands out less.
    near = np.where(x < 0, x * 0.64, x)
    at[:, 1] = np.interp(y, _GROWN, _YOUNG)
    at[:, 0] = near + below * np.clip((near - 20) / 30, 0, 1) * -2.0
    return at


@dataclass(frozen=True, slots=True)
class ChildCut(Measured):
    """A place on the plate for a child's head: see ``Cut``."""

    #: The lower face is drawn together; lines that are ruled on it may not be.
    SPREAD = 1.24

    def place(self, head: ArrayLike) -> Points:
        """Head units (n, 2) of a grown person as mm on the plate."""
        return Cut.place(self, young(head))
