"""A head in profile, engraved: the silhouettist's outline with light on it; head units.

The outline and its dozen features are those of ``wardrobe.profile``, so that whoever can be cut in
paper can be engraved too.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engraver.figure.age import Years, draw_age
from engraver.figure.modeling import Relief, Ruling, Swelling, between, moved, shade
from engraver.technique.curves import spline
from engraver.technique.cutpaper import Cut, loop, points
from engraver.technique.pathdata import Points
from engraver.wardrobe.profile import Face as Outline
from engraver.wardrobe.profile import head_outline

#: Samples of the outline that belong to the face and throat, and those of the nape.
_FRONT, _NAPE = 35 * 7, slice(39 * 7, 44 * 7)
#: What the years draw in a face.
_YEARS = Years(
    "4.4,64.6 9.4,69 12.4,74.4 12.2,79", "8,56 11,58 15,57 18,54.6",
    "5,26.6 12,28.2 20,27.4 27,28.6", (19.4, 50.6),
)  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """A face from the side: its outline, and what lies within it."""

    outline: Outline
    brow: float = 1.0  #: weight of the eyebrow
    arch: float = 0.0  #: how far it is arched
    lids: float = 0.0  #: how wide the eye is open
    lashes: bool = False  #: whether the lashes show
    lips: float = 1.0  #: how full and how long the lips are
    smile: float = 0.0  #: how far the corner of the mouth is raised
    age: float = 0.0  #: lines of age, 0 to 1
    complexion: float = 0.0  #: how dark the skin is, 0 to 0.6


def relief(profile: Profile) -> Relief:
    """The form that the light falls on."""
    nose, droop = profile.outline.nose, profile.outline.droop
    return Relief(
        (48, 50, 58, 60, 30),
        (
            Swelling(-nose * 0.55, 60 + droop / 2, 4, 9, 3.5, 38),
            Swelling(0.5, 65 + droop / 3, 3.6, 3.2, 3.2),
            Swelling(7, 60, 5, 8, -2.6, 20),
            Swelling(10, 48.4, 7, 4.6, -3.6),
            Swelling(10, 40.5, 9, 3, 2),
            Swelling(26, 58, 11, 6.5, 4.8, -16),
            Swelling(27, 72, 11, 8, -3.5, -10),
            Swelling(5, 78, 7, 6, 2.6),
            Swelling(7, 95, 7, 5.5, 3),
            Swelling(40, 84, 11, 7, 4.0, -36),
            Swelling(36, 107, 22, 8, -8, -24),
            Swelling(30, 37, 9, 10, -4.0),
            Swelling(15, 26, 12, 10, 2.4),
            Swelling(54, 122, 20, 40, 14),
        ),
    )


def draw_profile(cut: Cut, profile: Profile, *, ear: bool = True, foot: float = 140) -> None:
    """Lay head and neck down in light paper, shade them, and engrave the features.

    ``foot`` is where the neck ends, in head units: above what a collar hides.
    """
    edge = head_outline(profile.outline)
    edge[:, 1] = np.minimum(edge[:, 1], foot)
    cut.piece(edge, "light")
    upper, lower = _lids(profile)
    shade(
        cut,
        edge,
        relief(profile),
        complexion=profile.complexion,
        spared=[between(moved(upper, (0, -3)), moved(lower, (0, 0.6)))],
        ruling=Ruling(-0.24, 5.0, 44),
    )
    cut.scratch(edge[:_FRONT], 0.18, 0.2, 0.22, 0.26, 0.24, 0.28, 0.3, 0.3, 0.26, ink="ink")
    cut.scratch(edge[_NAPE], 0.3, 0.28, 0.2, ink="ink")
    _eye(cut, profile, upper, lower)
    _features(cut, profile)
    draw_age(cut, profile.age, _YEARS)
    if ear:
        _ear(cut, profile.complexion)


def _lids(profile: Profile) -> tuple[Points, Points]:
    wide = profile.lids
    back = (-1.0 - profile.outline.bridge * -0.4, 0)
    upper = moved(points("5.2,49.8 6.2,47.3 8.6,46.1 11.6,46.8 14.2,48.8 16.6,51.4"), back)
    lower = moved(points("5.2,49.8 5.8,51.8 7.6,53.3 10.2,53.7 13.2,53 16.6,51.4"), back)
    upper[1:-1, 1] -= wide * 0.8
    return spline(upper, 8), spline(lower, 8)


def _eye(cut: Cut, profile: Profile, upper: Points, lower: Points) -> None:
    cut.piece(between(upper, lower), "light")
    shift = upper[0, 0] - 5.2
    iris = moved(points("5.7,48 8.6,46.6 9.7,48.8 9.2,51.6 7.6,53 6.2,52 5.4,50"), (shift, 0))
    iris[1, 1] -= 0.6 * profile.lids
    cut.piece(spline(iris, 6, closed=True))
    cut.dots([(7.6 + shift, 49)], 0.13, "light")
    weight = 1.15 if profile.lashes else 1.0
    cut.scratch(upper, *(w * weight for w in (0.3, 0.42, 0.42, 0.38, 0.3, 0.1)), ink="ink")
    cut.scratch(lower, 0.16, 0.14, 0.15, 0.14, 0.05, ink="ink")
    cut.scratch(moved(upper[10:], (1.2, -3.2)), 0.05, 0.15, 0.16, 0.05, ink="ink")
    if profile.lashes:
        x, y = upper[4]
        cut.scratch(spline([(x + 2, y - 0.6), (x - 1.2, y - 1.0), (x - 3.8, y - 2.6)], 5),
                    0.3, 0.22, 0.06, ink="ink")  # fmt: skip


def _features(cut: Cut, profile: Profile) -> None:
    """Brow, wing of the nose, nostril and mouth."""
    face, arch = profile.outline, profile.arch
    brow = points("1.8,41.6 5.4,38.9 10.4,37.9 15.6,39.2 20.6,42.6") - [face.brow * 0.6, 0]
    brow[:, 1] += np.array([0.8, 0, -1, -0.6, 0.6]) * arch
    cut.scratch(spline(brow, 8), *(w * profile.brow for w in (0.2, 0.46, 0.5, 0.36, 0.06)),
                ink="ink")  # fmt: skip
    drop = face.droop * 0.35
    wing = moved(points("-4.6,66.4 -2.4,66.9 0.2,66.2 1.4,63.6 0.4,60.4"), (0, drop))
    cut.scratch(spline(wing, 8), 0.1, 0.24, 0.28, 0.22, 0.06, ink="ink")
    nostril = moved(points("-5.8,65.6 -3.6,64.8 -1.8,65.8"), (0, drop))
    cut.scratch(spline(nostril, 8), 0.1, 0.3, 0.1, ink="ink")
    full, sunk = profile.lips, face.sunk
    corner = np.array([10.4 + sunk, 77.4 - 1.6 * profile.smile])
    start = np.array([-0.9 + sunk * 0.8, 77.5])
    part = spline(np.vstack([start, (3, 77.9), (6.6, 77.4), corner]), 8)
    if full > 0.7:
        crest = np.array([-3.4 - face.upper + sunk, 75.2])
        top = spline(np.vstack([crest, (1, 75.2 - 0.3 * full), (5.6, 76.2), corner]), 8)
        cut.piece(np.vstack([part, top[::-1]]), "soft")
        swell_ = [(-2.2 - face.lower + sunk, 82), (2.6, 82.2 + 0.5 * full), (6.6, 80)]
        cut.scratch(spline(swell_, 8), 0.16, 0.2, 0.05, ink="ink")
    else:
        cut.scratch("1.4,83.4 4.6,84 7.4,82.6", 0.05, 0.2, 0.05, ink="ink")
    cut.scratch(part, 0.2, 0.3, 0.28, 0.24, 0.08, ink="ink")


def _ear(cut: Cut, complexion: float) -> None:
    """The ear, with the folds within it."""
    ear = loop("46.4,49 48.8,45 53.6,44 57,47 57,52.4 54.4,57 53.4,62.4 50.6,65.4 48,63.4 47.4,57")
    cut.edged(ear, 0.22, "light")
    if complexion:
        shade(cut, ear, Relief((52, 54, 40, 50, 12), ()), complexion=complexion, dusk=0.08)
    cut.scratch("49.2,50 51.4,47 54.6,48 54.2,52.6 52,56 51.6,60", 0.1, 0.24, 0.22, 0.08,
                ink="ink")  # fmt: skip
    cut.scratch("49,55 50.6,52.6 52.4,52.4", 0.06, 0.24, 0.06, ink="ink")
    cut.scratch("48.8,57.6 50.2,58.4 50.6,60.6", 0.06, 0.22, 0.06, ink="ink")
