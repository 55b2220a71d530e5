"""Hides of animals in color: short hair in two inks that follows the body."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from engraver.portrait_authors.emblems import relief
from engraver.portrait_authors.emblems.beasts import limb
from engraver.technique.curves import resample
from engraver.technique.cutpaper import points
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.solids import rim


def hide(
    plate: Plate,
    outline: Points,
    spine: ArrayLike,
    *,
    seed: int,
    fill: str = "accent",
    halo: float = 0.42,
    base: float = 1.0,
    length: float = 1.4,
    edge: tuple[float, float] | None = (0.28, 0.55),
) -> None:
    """A part of an animal whose hair lies along the spine: dark in the shade, pale in the light.

    ``halo`` mm of paper set it off from what lies behind; ``base`` above 1 leaves it darker;
    ``edge`` is the outline towards the light and away from it, in mm.
    """
    if halo:
        plate.stroke(polygon(outline), 2 * halo, "paper")
    plate.fill(polygon(outline), fill)
    course = resample(spine, 60)
    step = np.gradient(course, axis=0)
    angle = np.arctan2(step[:, 1], step[:, 0])

    def lie(x: Points, y: Points) -> Points:
        far = np.hypot(x[:, None] - course[:, 0], y[:, None] - course[:, 1])
        return np.asarray(angle[far.argmin(axis=1)])

    tone = relief.rounded(outline, base=base, gain=1.25, sharp=2.4)
    relief.coat(
        plate,
        outline,
        lie,
        lambda x, y: 1.08 - np.asarray(tone(x, y)),
        seed=seed,
        apart=0.56,
        length=length,
        widest=0.36,
        ink="ink",
    )
    if fill == "accent":
        relief.coat(
            plate,
            outline,
            lie,
            lambda x, y: 0.5 + np.asarray(tone(x, y)),
            seed=seed + 50,
            apart=0.6,
            length=length,
            widest=0.5,
            ink="tint",
        )
    if edge:
        rim(plate, outline, *edge)


def limb_edge(plate: Plate, outline: Points, top: Points) -> None:
    """The outline of a near limb, open where it grows out of the trunk: x, y, radius of its top."""
    free = np.hypot(*(outline - top[:2]).T) > top[2] * 1.35
    start = int(np.flatnonzero(~free)[0])
    relief.pen(plate, np.roll(outline, -start, axis=0)[np.roll(free, -start)], 0.3, 0.5, 0.4, 0.3)


def far_limb(plate: Plate, joints: str) -> None:
    """A limb on the far side, black, set off from what lies behind."""
    outline, _ = limb(points(joints))
    plate.stroke(polygon(outline), 0.8, "paper")
    plate.fill(polygon(outline))
