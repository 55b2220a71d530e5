"""The people: cut-paper profiles in named dress before a ruled oval, 44 × 48 mm.

Everybody is cut from the same black paper, with the same care. What tells one from another is what
they wear, and that is drawn after dress that real people made and named.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from generator.engraver.curves import resample
from generator.engraver.cutpaper import Cut
from generator.engraver.oval import Oval
from generator.engraver.pathdata import dot, polygon
from generator.engraver.plate import Plate
from generator.engraver.profile import Sitter, head_outline

WIDTH, HEIGHT = 44.0, 48.0
OVAL = Oval(22, 24, 18.9, 21.0)
#: How far outside the oval its band of beads begins and ends, in mm.
INNER, OUTER = 0.55, 2.3


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """Somebody in the oval: who, where the neck stands (mm), mm to a head unit, facing.

    ``body`` is the size of body and dress against the head: 1 for adults, less for children.
    """

    sitter: Sitter
    x: float = 20.9
    y: float = 26.6
    scale: float = 0.15
    facing: int = 1
    body: float = 1.0

    def draw(self, plate: Plate) -> Cut:
        """Cut the figure; the answer knows the outline of every piece."""
        cut = Cut(plate, self.x, self.y, self.scale, self.facing)
        head = cut.tilted(self.sitter.tilt, self.sitter.neck)
        dress = replace(
            cut, scale=self.scale * self.body, y=self.y + 3 * self.scale * (1 - self.body)
        )
        head.piece(head_outline(self.sitter.face))
        for layer in self.sitter.body:
            layer(dress)
        for layer in self.sitter.head:
            layer(head)
        return cut


def portrait(*figures: Figure) -> Plate:
    """One figure, or several from the back to the front, in the beaded oval."""
    trial = Plate(WIDTH, HEIGHT)
    pieces = [piece for figure in figures for piece in figure.draw(trial).pieces]
    plate = Plate(WIDTH, HEIGHT)
    OVAL.rule(plate, [p for p in pieces if len(p) > 3])
    plate.stroke(polygon(OVAL.rim()), 0.16)
    _beaded_band(plate)
    for figure in figures:
        figure.draw(plate)
    return plate


def _beaded_band(plate: Plate) -> None:
    """A dark band of the Nation's colour with a string of beads, between two rules."""
    plate.fill(polygon(OVAL.rim(OUTER)) + polygon(OVAL.rim(INNER)[::-1]), "deep")
    middle = OVAL.rim((INNER + OUTER) / 2, 720)
    spots = resample(np.vstack([middle, middle[:1]]), 81)[:-1]
    plate.fill("".join(dot(float(x), float(y), 0.42) for x, y in spots), "paper")
    plate.fill("".join(dot(float(x), float(y), 0.19) for x, y in spots), "deep")
    for grow, width in ((OUTER, 0.3), (INNER, 0.2)):
        plate.stroke(polygon(OVAL.rim(grow)), width)
