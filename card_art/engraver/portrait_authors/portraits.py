"""The portraits of the authors: a cut-paper profile before an engraved oval, 40 × 48 mm."""

from __future__ import annotations

from engraver.portrait_authors.ground import draw_ground
from engraver.portrait_authors.sitters import PORTRAITS
from engraver.technique import burin
from engraver.technique.cutpaper import Cut
from engraver.technique.plate import Plate
from engraver.wardrobe.profile import draw_sitter

WIDTH, HEIGHT = 40.0, 48.0
#: Where the neck stands when looking left, and mm to a head unit.
NECK_X, NECK_Y, SCALE = 18.9, 24.3, 0.172
#: A card has a portrait at this share of its size.
PRINTED = 0.86


def portrait(author: str) -> Plate:
    """The portrait of the author with this id."""
    chosen = PORTRAITS[author]
    x = NECK_X if chosen.facing == 1 else WIDTH - NECK_X
    trial = Cut(Plate(WIDTH, HEIGHT), x, NECK_Y, SCALE, chosen.facing)
    draw_sitter(trial, chosen.sitter)
    plate = Plate(WIDTH, HEIGHT)
    with burin.scaled(PRINTED):
        draw_ground(plate, trial.pieces)
        cut = Cut(plate, x, NECK_Y, SCALE, chosen.facing, finest=burin.line())
        draw_sitter(cut, chosen.sitter)
    return plate
