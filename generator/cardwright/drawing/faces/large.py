"""Faces with a large index, for weak eyes and long tables: less on the card, and that bigger.

The letter of the index is 13 mm type (37 pt), and as narrow as that of a standard card, so that a
hand may be held as close; the picture is as large as the corners leave room for, and stands in the
middle by what is drawn of it.
"""

from __future__ import annotations

from cardwright.drawing.faces.clearance import clear_of
from cardwright.drawing.faces.parts import (
    COLUMN,
    INDEX,
    both_ways,
    card_scene,
    frame,
    indexed,
    rank_letter,
)
from cardwright.drawing.scene.fit import fit_line, fit_title
from cardwright.drawing.scene.model import Item, Scene, Text
from cardwright.engine.cards import Card

#: Baseline of the letter of the index and its size, middle and width of the badge, baseline and
#: size of what the card counts; and what the frame leaves free of it, without and with that count.
_LETTER, _SIZE, _BADGE, _BADGE_WIDTH, _COUNT, _COUNT_SIZE = 13.4, 13.0, 18.0, 5.8, 28.0, 8.6
_NOTCH, _DEEP_NOTCH = (5.7, 18.8), (5.7, 26.2)
#: Where the name stands: the baseline of one line or of two; where it begins, and its least size.
_LINE, _LINES, _START, _SMALL = 11.4, (9.4, 14.2), 11.6, 3.3
#: How far to the right a name may go.
FREE = 56.8
#: What a picture keeps clear of, as (right edge, lower edge) from the corner: the notch.
_CORNERS, _DEEP_CORNERS = ((10.4, 23.6),), ((10.4, 31.0),)


def large_index(letter: str, badge: Scene, hue: str, count: str = "") -> tuple[Item, ...]:
    """The frame, and in both corners the rank's letter over the suit's badge and what it counts."""
    counted = fit_line(count, "narrow", _COUNT_SIZE, COLUMN, floor=3.4) if count else 0.0
    shown = (Text(INDEX, _COUNT, count, "narrow", counted, "ink", "middle"),) if count else ()
    return (
        *frame(hue, notch=_DEEP_NOTCH if count else _NOTCH),
        *both_ways(
            rank_letter(letter, INDEX, _LETTER, hue, (_SIZE, COLUMN)),
            indexed(badge, INDEX, _BADGE, _BADGE_WIDTH, hue),
            *shown,
        ),
    )


def large_card(
    card: Card,
    letter: str,
    badge: Scene,
    hue: str,
    picture: Scene,
    count: str = "",
    *,
    widest: float = 48.0,
) -> Scene:
    """A card with a large index around one picture, and perhaps what the card counts.

    The picture is at most ``widest`` mm wide with its margins.
    """
    return card_scene(
        card.id,
        card.name,
        clear_of(_DEEP_CORNERS if count else _CORNERS, picture, widest, hue),
        *large_index(letter, badge, hue, count),
        *both_ways(*large_name(card.name)),
    )


def large_name(text: str, right: float = FREE) -> tuple[Text, ...]:
    """The name beside the index and left of ``right`` (mm): in one line, or else in two."""
    room, middle = right - _START, (right + _START) / 2
    lines, size = fit_title(text, "caps", 4.8, room, single=_SMALL, floor=2.4, tracking=0.04)
    places = zip(_LINES if len(lines) > 1 else (_LINE,), lines, strict=True)
    return tuple(Text(middle, y, line, "caps", size, "ink", "middle", 0.04) for y, line in places)
