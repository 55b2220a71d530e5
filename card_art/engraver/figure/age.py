"""Lines of age on a face, from the front or from the side; head units."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engraver.technique.cutpaper import Cut, curve


@dataclass(frozen=True, slots=True)
class Years:
    """The lines of a face: from nose to mouth, under the eye, across the brow, beside the eye."""

    fold: str
    under: str
    brow: str
    corner: tuple[float, float]  #: where the crow's feet begin
    frown: str = ""  #: between the brows


def draw_age(cut: Cut, age: float, years: Years) -> None:
    """Engrave the lines of age (0 to 1): none in youth, all of them from 0.4 on."""
    if age < 0.15:
        return
    w = 0.1 + 0.12 * age
    cut.scratch(years.fold, 0.05, w, w, 0.05, ink="ink")
    cut.scratch(years.under, 0.05, w, w, 0.05, ink="ink")
    if age > 0.4:
        for fall in (0.0, 4.4):
            line = curve(years.brow) + np.array([0, fall])
            cut.scratch(line, 0.05, w, 0.9 * w, w, 0.05, ink="ink")
        x, y = years.corner
        for k in range(3):
            foot = f"{x},{y + 2.4 * k} {x + 2.2},{y + 2.8 * k} {x + 4.8},{y - 1.6 + 3.8 * k}"
            cut.scratch(foot, 0.05, w, 0.05, ink="ink")
        if years.frown:
            cut.scratch(years.frown, 0.05, w, 0.05, ink="ink")
