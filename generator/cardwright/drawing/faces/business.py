"""Faces of business cards, which are broken out of perforated sheets: narrow, in a white rim.

They are composed anew of what stands on a poker card: index, name, picture and count. All ends
inside the card, for no printer lays its sheets so exactly that something could run over their
edges. Measures are mm from the upper left corner of a card of either format.
"""

from __future__ import annotations

from cardwright.drawing.faces.clearance import clear_of
from cardwright.drawing.faces.large import large_name
from cardwright.drawing.faces.parts import both_ways, field, index_column, within
from cardwright.drawing.scene.card_format import CardFormat
from cardwright.drawing.scene.model import Group, Item, Scene, Shape, moved
from cardwright.engine.cards import Card

#: How far the index of a poker card is moved, off the rule: right and down.
_ASIDE = (1.0, 0.6)
#: What a picture keeps clear of, as (right edge, lower edge) from the corner: letter and badge,
#: and the count below them.
_CORNERS, _DEEP_CORNERS = ((10.4, 19.2),), ((10.4, 23.6),)
#: Where a name ends, from the right edge of the card.
_NAME = 4.6


def business_card(
    card: Card,
    letter: str,
    badge: Scene,
    hue: str,
    picture: Scene,
    count: str = "",
    *,
    size: CardFormat,
    widest: float = 42.0,
) -> Scene:
    """A card with its index in both corners, its name beside it, and one picture between them.

    The picture is at most ``widest`` mm wide with its margins.
    """
    corners = _DEEP_CORNERS if count else _CORNERS
    return business_scene(
        card,
        size,
        hue,
        clear_of(corners, picture, widest, hue, size),
        *business_index(letter, badge, hue, count, size=size),
        *business_name(card.name, size),
    )


def business_scene(card: Card, size: CardFormat, hue: str, *items: Item) -> Scene:
    """A face of this size: a field in a rule, then the items; the rim around it stays white."""
    rule = Shape(within(size), stroke=hue, width=0.35)
    return Scene(size.width, size.height, (field(size), rule, *items), card.id, card.name)


def business_index(
    letter: str, badge: Scene, hue: str, count: str = "", *, size: CardFormat
) -> tuple[Item, ...]:
    """The rank's letter over the suit's badge, in both corners; below, perhaps, what it counts."""
    column = Group(index_column(letter, badge, hue, count), moved(*_ASIDE))
    return both_ways(column, size=size)


def business_name(text: str, size: CardFormat) -> tuple[Item, ...]:
    """The name beside the index, in one line or in two, at both ends."""
    return both_ways(*large_name(text, size.width - _NAME), size=size)
