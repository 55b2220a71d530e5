"""Faces with a large index, for weak eyes and long tables: less on the card, and that bigger.

The letter of the index is 13 mm type (37 pt), twice what a standard card has.
"""

from __future__ import annotations

from generator.engine.cards import Card
from generator.faces.parts import CENTRE, both_ways, card_scene, frame, indexed, placed
from generator.scene.fit import fit_line
from generator.scene.model import Item, Scene, Text

#: Middle of the index column, from the left edge; baseline of its letter and middle of its badge.
_COLUMN, _LETTER, _BADGE = 11.4, 15.6, 22.6
#: Where the card's name stands, and how wide it may be: between the corners.
_NAME, _ROOM = 11.0, 25.0
#: Width of the picture in the middle, and its height at most, mm.
PICTURE, _HEIGHT = 34.0, 33.0


def large_index(letter: str, badge: Scene, hue: str) -> tuple[Item, ...]:
    """The rank's letter over the suit's badge, twice the usual size, in both corners."""
    size = fit_line(letter, "display", 13.0, 12.4, floor=6.4)
    return both_ways(
        Text(_COLUMN, _LETTER, letter, "display", size, hue, "middle"),
        indexed(badge, _COLUMN, _BADGE, 9.6, hue),
    )


def large_card(
    card: Card, letter: str, badge: Scene, hue: str, picture: Scene, *more: Item
) -> Scene:
    """A card with a large index around one picture, which keeps clear of the corners."""
    height = picture.height / picture.width * PICTURE
    wide = PICTURE * min(1.0, _HEIGHT / height)
    return card_scene(
        card.id,
        card.name,
        *frame(hue),
        placed(picture, CENTRE, 44.45, wide, hue),
        *large_index(letter, badge, hue),
        *both_ways(large_name(card.name)),
        *more,
    )


def large_name(text: str, x: float = CENTRE + 1.4, room: float = _ROOM) -> Text:
    """The name in one line beside the corner, about x and at most ``room`` mm wide."""
    size = fit_line(text, "caps", 4.0, room, floor=2.4, tracking=0.04)
    return Text(x, _NAME, text, "caps", size, "ink", "middle", 0.04)
