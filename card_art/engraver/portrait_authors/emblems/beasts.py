"""Parts of animals: limbs that taper from joint to joint, smooth or furred."""

from __future__ import annotations

import numpy as np

from engraver.portrait_authors.emblems import relief
from engraver.technique.curves import normals, resample, spline
from engraver.technique.cutpaper import points
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate


def limb(joints: str | Points) -> tuple[Points, Points]:
    """The outline of a limb, rounded at both ends, and its spine.

    The joints are x, y and radius in mm, shape (n, 3) or written ``"x,y,r x,y,r"``.
    """
    x, y, r = spline(points(joints) if isinstance(joints, str) else joints, 14).T
    spine = np.stack([x, y], axis=1)
    side = normals(spine) * r[:, None]
    caps = []
    for end, sign in ((-1, 1), (0, -1)):
        start = np.arctan2(*(sign * side[end])[::-1])
        turn = np.linspace(start, start - np.pi, 9)[1:-1]
        caps.append(spine[end] + r[end] * np.stack([np.cos(turn), np.sin(turn)], axis=1))
    return np.vstack([spine + side, caps[0], (spine - side)[::-1], caps[1]]), spine


def furred(
    plate: Plate,
    joints: str | Points,
    *,
    seed: int,
    halo: float = 0.0,
    base: float = 1.02,
    apart: float = 0.44,
) -> None:
    """A limb in white-line fur that lies along it; ``halo`` mm of paper set it off.

    ``base`` above 1 leaves it darker.
    """
    outline, spine = limb(joints)
    pelt(plate, outline, spine, seed=seed, halo=halo, base=base, apart=apart)


def pelt(
    plate: Plate, outline: Points, spine: Points, *, seed: int, halo: float = 0.0,
    base: float = 1.02, apart: float = 0.44, length: float = 1.25,
) -> None:  # fmt: skip
    """An outline of any shape in white-line fur that lies along the spine."""
    if halo:
        plate.stroke(polygon(outline), 2 * halo, "paper")
    plate.fill(polygon(outline))
    course = resample(spine, 60)
    step = np.gradient(course, axis=0)
    angle = np.arctan2(step[:, 1], step[:, 0])

    def lie(x: Points, y: Points) -> Points:
        gap = np.hypot(x[:, None] - course[:, 0], y[:, None] - course[:, 1])
        return np.asarray(angle[gap.argmin(axis=1)])

    tone = relief.rounded(outline, base=base, gain=1.2, sharp=2.6)
    relief.coat(plate, outline, lie, tone, seed=seed, apart=apart, length=length)
