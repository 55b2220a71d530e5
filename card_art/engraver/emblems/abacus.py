"""A counting frame with six wires of ten beads."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.emblems.parts import rod
from engraver.portrait_authors.emblems import relief
from engraver.technique.curves import ellipse
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch

#: Levels of the wires in mm, and how many beads of each are pushed to the left.
_WIRES = ((6.2, 10), (9.8, 7), (13.4, 4), (17.0, 9), (20.6, 2), (24.2, 5))
#: The inner sides of the frame, and the step from bead to bead, in mm.
_LEFT, _RIGHT, _STEP = 7.6, 36.4, 2.16


def abacus(plate: Plate) -> None:
    """A counting frame on two feet; on each wire five beads in color and five plain."""
    for name, fill in (("bead-color", "accent"), ("bead-plain", "paper")):
        with plate.defined(name):
            _bead(plate, fill)
    for level, pushed in _WIRES:
        relief.wire(plate, [(_LEFT, level), (_RIGHT, level)], 0.34)
        for k in range(10):
            free = 0 if k < pushed else _RIGHT - _LEFT - 10 * _STEP - 0.3
            x = _LEFT + 0.15 + free + _STEP * (k + 0.5)
            plate.use("bead-color" if k < 5 else "bead-plain", x, level)
    _frame(plate)


def _bead(plate: Plate, fill: str) -> None:
    """A bead about the origin, a little flat."""
    outline = ellipse(0, 0, 1.04, 1.62, 40)
    relief.body(plate, outline, fill=fill, angle=np.pi / 2, gap=0.42, edge=(0.22, 0.4))
    if fill == "accent":
        relief.pen(plate, "-0.62,-0.2 -0.52,-0.7 -0.2,-1.05", 0.12, 0.32, 0.12, ink="tint")


def _frame(plate: Plate) -> None:
    for level in (3.6, 27.0):
        rod(plate, [(5.0, level), (39.0, level)], 1.0, lines=3)
    for left in (4.2, 37.0):
        rod(plate, [(left + 1.4, 2.0), (left + 1.4, 28.0)], 1.4, lines=5)
        foot = np.array(
            [(left - 2.2, 29.2), (left - 1.4, 28.0), (left + 4.2, 28.0), (left + 5.0, 29.2)]
        )
        relief.flat(plate, foot, "accent", 0.34)
        hatch(plate, foot, 0.3, angle=0.7, gap=0.44)
        knob = ellipse(left + 1.4, 1.7, 1.4, 0.8)
        relief.flat(plate, knob, "accent", 0.34)


EMBLEMS: dict[str, Callable[[Plate], None]] = {"abacus": abacus}
