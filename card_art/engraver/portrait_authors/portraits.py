"""The portraits of the authors: cut-paper busts to be cropped by an oval, 42 × 48 mm.

Each is imagined from a description; it is not a likeness.
"""

from __future__ import annotations

import numpy as np

from engraver.portrait_authors.sitters import PORTRAITS
from engraver.technique import burin
from engraver.technique.curves import spline
from engraver.technique.cutpaper import Cut
from engraver.technique.halo import halo
from engraver.technique.plate import Plate
from engraver.wardrobe.profile import draw_sitter

WIDTH, HEIGHT = 42.0, 48.0
#: Where the neck is when looking left, and mm to a head unit.
NECK_X, NECK_Y, SCALE = 21.6, 27.6, 0.193
#: The paper around a bust, and the width of gaps in its outline that are paper as well, mm.
KEYLINE, NARROW = 0.4, 0.5
#: A card with a large index has a portrait at this share of its size.
PRINTED = 0.86
#: Chest and back below the edge of a coat, down to where no oval reaches, in head units.
_CHEST = ((12, 158), (4, 170), (1, 184), (-1, 200), (-2, 214))
_BACK = ((120, 214), (117, 200), (112, 186), (104, 168))


def portrait(author: str) -> Plate:
    """The portrait of the author with this id."""
    plate = Plate(WIDTH, HEIGHT)
    with burin.scaled(PRINTED):
        _bust(plate, author)
        paper = halo(plate.svg(), (WIDTH, HEIGHT), KEYLINE, NARROW)
        paper.mount(plate)
    return paper


def _bust(plate: Plate, author: str) -> None:
    """Cut the sitter, with a bust that goes on below the plate."""
    chosen = PORTRAITS[author]
    x = NECK_X if chosen.facing == 1 else WIDTH - NECK_X
    cut = Cut(plate, x, NECK_Y, SCALE, chosen.facing, finest=burin.line())
    cut.piece(np.vstack([spline(_CHEST, 8), spline(_BACK, 8)]))
    draw_sitter(cut, chosen.sitter)
