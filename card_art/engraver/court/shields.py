"""The shields of Court's four colors in Petra Sancta hatching, each with its badge.

Silvester Petra Sancta's code of 1638 shows tinctures without color: gold by dots, blue by level
lines, red by upright lines, black by both crossed. The shields stand on faces at about 9 × 11 mm,
a third of their size here, so every line and gap is three times what a home printer can hold.
"""

from __future__ import annotations

import numpy as np

from engraver.court.badges import Badge
from engraver.court.tincture import BADGES, heater, tincture
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate

_MIDDLE = np.array([12.85, 15.3])
#: Distance (mm) of the hatching lines and of the dots.
_PITCH = 1.9
_LINE = 0.58


def shield(color: str) -> Plate:
    """The shield of a color, 26 × 31 mm."""
    plate, field = _ground()
    tincture(plate, field, color, pitch=_PITCH, line=_LINE, ink="ink")
    return _finished(plate, BADGES[color])


def _ground() -> tuple[Plate, Points]:
    """A new shield with its shadow, rim and empty field; the outline of the field."""
    plate = Plate(26, 31)
    shield = heater(24.2, 29.4) + _MIDDLE
    plate.fill(polygon(shield + np.array([0.7, 0.75])))
    plate.shape(polygon(shield), fill="paper", stroke="ink", width=0.85, round_ends=True)
    field = heater(21.2, 26.0) + _MIDDLE - [0, 0.15]
    plate.fill(polygon(field), "tint")
    return plate, field


def _finished(plate: Plate, badge: Badge) -> Plate:
    """The shield with the field's edge and its badge clear of the hatching."""
    plate.stroke(polygon(heater(21.2, 26.0) + _MIDDLE - [0, 0.15]), 0.42)
    x, y, scale = _MIDDLE[0], _MIDDLE[1] - 2.0, 1.18
    outline = badge.outline(x, y, scale)
    plate.stroke(outline, 2.2, "paper")
    plate.stroke(outline, 0.7)
    badge.paint(plate, x, y, scale)
    return plate
