"""Faces of pairs from a list: the words of one card, large, with a picture if it has one.

Both cards of a pair have its number. The first has a disc below the number, the second a square.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.drawing.faces.business import business_card
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.faces.large import large_card
from cardwright.drawing.faces.parts import (
    CENTER,
    NOTCH,
    card_scene,
    frame,
    index,
    name_line,
    placed,
)
from cardwright.drawing.faces.plain import pictured, signs
from cardwright.drawing.faces.portrait_authors import back as back  # noqa: PLC0414 - the same back
from cardwright.drawing.faces.quartets import framed_picture, level_marks, small_words
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.fit import Block, fit_block
from cardwright.drawing.scene.model import Item, Scene, Shape, Text
from cardwright.engine.cards import Card
from cardwright.ledger import Author, Ledger
from cardwright.ledger.own_deck import own_card

#: The upper edge of a picture, mm.
_TOP = 18.5
#: The upper and lower edge of the words under a picture, mm, without small words and with them.
_UNDER = {False: (51.5, 76.5), True: (50.6, 57.6)}
#: The middle and height of the field of words, mm, without small words below it and with them.
_FIELDS = {False: (44.45, 48.0), True: (37.2, 38.0)}
#: The width of the words, mm, and their type: the most, and the least.
_WIDE, _MOST, _LEAST = 41.0, 9.0, 2.3
#: The rim of the field, mm, with its leaves.
_RIM = 8.4


def front(ledger: Ledger, card: Card, edition: Edition = STANDARD) -> Scene:
    """The face of a card; where it is small or has a large index, a picture or the words alone."""
    author = ledger.author(card.author)
    number = ledger.suit(card.suit).letter
    badge, hue = signs(ledger)[_is_second(ledger, author)]
    own = own_card(ledger, author.id)
    art = pictured(own.picture) if own.picture else _field(author.name)
    alone = (card, number, badge, hue, art)
    if edition.size.sheet:
        return business_card(*alone, size=edition.size)
    if edition.large_index:
        return large_card(*alone)
    return card_scene(
        card.id,
        card.name,
        *frame(hue, notch=NOTCH),
        *index(number, badge, hue),
        *([name_line(own.topic, 11.8, size=4.2, room=38.0)] if own.topic else []),
        *level_marks(own.level, hue),
        *_middle(ledger, author, hue),
    )


def _is_second(ledger: Ledger, author: Author) -> bool:
    first = next(one for one in ledger.authors if one.group == author.group)
    return first.id != author.id


def _middle(ledger: Ledger, author: Author, hue: str) -> Iterator[Item]:
    """The picture over the words, or the words in a field; small words below them."""
    own = own_card(ledger, author.id)
    picture, facts = own.picture, own.facts
    told = any((author.years, author.work, author.life, *facts))
    if picture:
        yield from framed_picture(pictured(picture), hue, _TOP)
        top, bottom = _UNDER[told]
        block = _words(author.name, bottom - top)
        yield from block.texts(CENTER, top + (bottom - top - block.height) / 2, ink=hue)
    else:
        middle, high = _FIELDS[told]
        field = _field(author.name, high)
        yield placed(field, CENTER, middle, field.width, hue)
    if told:
        yield from small_words(author, facts)


def _words(text: str, high: float) -> Block:
    room = (_WIDE, high)
    return fit_block(text, _MOST, room, floor=_LEAST, leading=1.12, roman="display")


def _field(text: str, high: float = 44.0) -> Scene:
    """The words in a tinted field between two leaves."""
    wide = _WIDE + 5.0
    block = _words(text, high - 2 * _RIM)
    items: tuple[Item, ...] = (
        Shape(outline.rounded(0.2, 0.2, wide - 0.4, high - 0.4, 4.2), stroke="rule", width=0.3),
        Shape(
            outline.rounded(1.2, 1.2, wide - 2.4, high - 2.4, 3.4),
            fill="tint",
            stroke="rule",
            width=0.12,
        ),
        *(Text(wide / 2, y, "❦", "figures", 5.0, "accent", "middle") for y in (7.2, high - 4.0)),
        *block.texts(wide / 2, (high - block.height) / 2, ink="deep"),
    )
    return Scene(wide, high, items, f"words-{text}")
