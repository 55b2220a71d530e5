"""The shields of Court's four colors in Petra Sancta hatching, each with its badge.

Silvester Petra Sancta's code of 1638 shows tinctures without colour: gold by dots, blue by level
lines, red by upright lines, black by both crossed. The shields stand on faces at about 9 × 11 mm,
a third of their size here, so every line and gap is three times what a home printer can hold.
"""

from __future__ import annotations

import numpy as np

from generator.engraver.court.badges import Badge, rose, sun, tower, wave
from generator.engraver.curves import bezier
from generator.engraver.pathdata import Points, dot, polygon
from generator.engraver.plate import Plate
from generator.engraver.solids import crossings, hatch

_MIDDLE = np.array([12.85, 15.3])
#: Distance (mm) of the hatching lines and of the dots.
_PITCH = 1.45
_LINE = 0.3


def gold() -> Plate:
    """Or: dots, and the sun."""
    plate, field = _ground()
    dots = []
    for i, y in enumerate(np.arange(2.6, 29, _PITCH * 0.87)):
        for a, b in _spans(field, float(y)):
            start = np.ceil((a + 0.5 - 0.5 * (i % 2) * _PITCH) / _PITCH) * _PITCH
            xs = np.arange(start + 0.5 * (i % 2) * _PITCH, b - 0.4, _PITCH)
            dots += [dot(float(x), float(y), 0.27) for x in xs]
    plate.fill("".join(dots))
    return _finished(plate, sun())


def blue() -> Plate:
    """Azure: level lines, and the wave."""
    plate, field = _ground()
    hatch(plate, field, _LINE, gap=_PITCH, depth=1)
    return _finished(plate, wave())


def black() -> Plate:
    """Sable: level and upright lines crossed, and the tower."""
    plate, field = _ground()
    for angle in (0.0, np.pi / 2):
        hatch(plate, field, _LINE, angle=angle, gap=_PITCH, depth=1)
    return _finished(plate, tower())


def red() -> Plate:
    """Gules: upright lines, and the rose."""
    plate, field = _ground()
    hatch(plate, field, _LINE, angle=np.pi / 2, gap=_PITCH, depth=1)
    return _finished(plate, rose())


def _spans(outline: Points, y: float) -> list[tuple[float, float]]:
    ends = crossings(outline, y)
    return list(zip(ends[::2], ends[1::2], strict=True))


def _heater(width: float, height: float) -> Points:
    """A heater shield's outline about the origin, clockwise from its upper left corner."""
    a, b = width / 2, height / 2
    x = np.linspace(-a, a, 40)
    top = np.stack([x, -b + 0.5 * (1 - (x / a) ** 2)], axis=1)
    cheek = bezier(
        (a, -b),
        (a + 0.2, -b + height * 0.2),
        (a + 0.2, -b + height * 0.36),
        (a - 0.8, -b + height * 0.5),
        24,
    )
    point = bezier(
        (a - 0.8, -b + height * 0.5),
        (a - 2.9, -b + height * 0.74),
        (a * 0.42, -b + height * 0.9),
        (0, b),
        24,
    )
    right = np.vstack([cheek[1:], point[1:]])
    return np.vstack([top, right, (right * [-1, 1])[::-1][1:-1]])


def _ground() -> tuple[Plate, Points]:
    """A new shield with its shadow, rim and empty field; the outline of the field."""
    plate = Plate(26, 31)
    shield = _heater(24.2, 29.4) + _MIDDLE
    plate.fill(polygon(shield + np.array([0.7, 0.75])))
    plate.shape(polygon(shield), fill="paper", stroke="ink", width=0.85, round_ends=True)
    field = _heater(21.2, 26.0) + _MIDDLE - [0, 0.15]
    plate.fill(polygon(field), "tint")
    return plate, field


def _finished(plate: Plate, badge: Badge) -> Plate:
    """The shield with the field's edge and its badge clear of the hatching."""
    plate.stroke(polygon(_heater(21.2, 26.0) + _MIDDLE - [0, 0.15]), 0.42)
    x, y, scale = _MIDDLE[0], _MIDDLE[1] - 2.0, 1.18
    outline = badge.outline(x, y, scale)
    plate.stroke(outline, 2.2, "paper")
    plate.stroke(outline, 0.7)
    badge.paint(plate, x, y, scale)
    return plate
