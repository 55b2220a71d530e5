"""Faces with a large index, for weak eyes and long tables: less on the card, and that bigger.

The letter of the index is 13 mm type (37 pt), twice what a standard card has; the picture is as
large as the corners leave room for, and stands in the middle by what is drawn of it.
"""

from __future__ import annotations

from generator.engine.cards import Card
from generator.faces.clearance import clear_of
from generator.faces.parts import both_ways, card_scene, frame, indexed, rank_letter
from generator.scene.fit import fit_line
from generator.scene.model import Item, Scene, Text
from generator.scene.shaping import width

#: Middle of the index column, from the left edge; baseline of its letter and middle of its badge.
_COLUMN, _LETTER, _BADGE = 11.2, 15.4, 21.6
_BADGE_WIDTH = 9.2
#: Where the name stands: the baseline of one line or of two; where it begins, and its least size.
_LINE, _LINES, _START, _SMALL = 11.0, (9.4, 14.2), 19.4, 3.3
#: How far to the right a name may go: where nothing stands there, and where a figure does.
FREE, FIGURE = 56.8, 45.6
#: What a picture keeps clear of, as (right edge, lower edge) from the corner: letter and badge.
_CORNERS = ((18.6, 16.6), (17.2, 28.0))


def large_index(letter: str, badge: Scene, hue: str) -> tuple[Item, ...]:
    """The rank's letter over the suit's badge, twice the usual size, in both corners."""
    return both_ways(
        rank_letter(letter, _COLUMN, _LETTER, hue, (13.0, 12.4)),
        indexed(badge, _COLUMN, _BADGE, _BADGE_WIDTH, hue),
    )


def large_card(
    card: Card,
    letter: str,
    badge: Scene,
    hue: str,
    picture: Scene,
    *figure: Item,
    widest: float = 44.0,
) -> Scene:
    """A card with a large index around one picture, and perhaps a figure in the free corner.

    The picture is at most ``widest`` mm wide with its margins.
    """
    return card_scene(
        card.id,
        card.name,
        *frame(hue),
        clear_of(_CORNERS, picture, widest, hue),
        *large_index(letter, badge, hue),
        *both_ways(*large_name(card.name, FIGURE if figure else FREE), *figure),
    )


def large_name(text: str, right: float = FREE) -> tuple[Text, ...]:
    """The name beside the index and left of ``right`` (mm): in one line, or else in two."""
    room, middle = right - _START, (right + _START) / 2
    if width(text, "caps", _SMALL, 0.04) <= room or " " not in text:
        lines = {_LINE: text}
    else:
        words = text.split()
        splits = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
        lines = dict(zip(_LINES, min(splits, key=lambda two: max(map(len, two))), strict=True))
    size = min(fit_line(t, "caps", 4.0, room, floor=2.4, tracking=0.04) for t in lines.values())
    return tuple(Text(middle, y, t, "caps", size, "ink", "middle", 0.04) for y, t in lines.items())
