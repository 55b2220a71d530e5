"""Heads with skin in a tone: the features of ``figure`` and the lights on them; head units."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from engraver.figure.face import Face, draw_ear, draw_face
from engraver.figure.face import relief as full_relief
from engraver.figure.modeling import Relief, Ruling, Swelling, shade
from engraver.figure.side import Profile, draw_profile
from engraver.figure.side import relief as side_relief
from engraver.nations.people.skin import SkinCut, SkinPlate
from engraver.technique.cutpaper import Cut, curve, loop
from engraver.technique.solids import rim

#: Lights on a face in three-quarter view: ridge and tip of the nose, lower lip, cheekbone, chin.
_FULL = ("29.6,47 28.4,53 26.4,58.6", "23.6,63.4 24.2,65.2 25.6,66.2",
         "27.6,80.6 30,81.4 33,80.8", "27.4,92.6 30.4,94.2 34,93.6")  # fmt: skip
#: The same from the side.
_SIDE = ("-1.4,48 -4.2,54 -7.2,58.8", "-1.6,79.8 0.4,80.9 2.4,80.4", "1.4,90 3.4,93 6.4,94.6")


_EAR = "46.4,49 48.8,45 53.6,44 57,47 57,52.4 54.4,57 53.4,62.4 50.6,65.4 48,63.4 47.4,57"


def _gleams(cut: SkinCut, lines: Sequence[str]) -> None:
    for line in lines:
        cut.scratch(line, 0.08, 0.22, 0.08, ink="light")


def front(cut: SkinCut, face: Face) -> None:
    """A face in three-quarter view."""
    draw_face(cut.lit(full_relief(face)), face)
    _gleams(cut, _FULL)


def side(cut: SkinCut, face: Profile) -> None:
    """A head and neck in profile."""
    draw_profile(cut.lit(side_relief(face), Ruling(-0.24, 5.0, 44)), face, ear=False)
    _gleams(cut, _SIDE)


def neck(cut: Cut, face: Face, *, slim: float = 0.0) -> None:
    """The neck under a face in three-quarter view; ``slim`` draws in its sides and its shade.

    For a child's neck, which is thin, ``figure.face.draw_neck`` casts too broad a shade.
    """
    near, far = 73 - 2 * slim, 33 + slim
    edge = np.vstack([
        curve(f"{near + 1},64 {near},84 {near + 1},112 {near + 8},132"),
        curve(f"{far - 6},132 {far},116 {far + 1},92 {far + 4},80"),
    ])  # fmt: skip
    form = Relief((52, 104, 24, 90, 26), (Swelling(46, 97, 26, 9, -9, -14),))
    ruling = Ruling(-0.1, 5.0, 54)
    laid = cut.lit(form, ruling) if isinstance(cut, SkinCut) else cut
    laid.piece(edge, "light")
    shade(cut, edge, form, complexion=face.complexion, ruling=ruling, dusk=0.06)
    cast = loop("37,97 45,98 55,93 64,86 71,77 71.4,88 64,97 55,105 45,108 38,105")
    cast[:, 0] = np.clip(cast[:, 0], far + 1.5, near - 1)
    shade(cut, cast, form, complexion=face.complexion, ruling=ruling, dusk=0.42)
    cut.scratch(f"{far + 2},96 {far},116 {far - 6},132", 0.2, 0.24, 0.2, ink="ink")
    cut.scratch(
        f"{near + 1},64 {near},84 {near + 1},112 {near + 8},132", 0.2, 0.28, 0.34, 0.3, ink="ink"
    )


def ear(plate: SkinPlate, cut: SkinCut) -> None:
    """The near ear of a face in three-quarter view."""
    with plate.bared():
        draw_ear(cut)


def side_ear(plate: SkinPlate, cut: SkinCut) -> None:
    """The ear of a head in profile, with the folds within it."""
    with plate.bared():
        cut.edged(loop(_EAR), 0.24, "light")
    cut.scratch("49.2,50 51.4,47 54.6,48 54.2,52.6 52,56 51.6,60", 0.1, 0.26, 0.24, 0.08,
                ink="ink")  # fmt: skip
    cut.scratch("47.6,50 49.2,46.4 53,45.4", 0.06, 0.22, 0.06, ink="light")


def breast(
    cut: SkinCut,
    outline: ArrayLike,
    swellings: Sequence[Swelling],
    egg: tuple[float, float, float, float, float],
    *,
    rimmed: bool = True,
) -> None:
    """Breast, shoulder or arm in one piece, lit as its swellings on an egg."""
    area = np.asarray(outline, dtype=float)
    form, ruling = Relief(egg, tuple(swellings)), Ruling(-0.06, 5.0, 52)
    cut.lit(form, ruling).piece(area, "light")
    shade(cut, area, form, ruling=ruling)
    if rimmed:
        rim(cut.plate, cut.place(area), 0.2, 0.4)
