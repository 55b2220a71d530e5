"""Our own cards of Portrait Authors: one name, and one picture as large as the frame allows."""

from __future__ import annotations

from dataclasses import replace

from cardwright.drawing.faces.author_parts import colleagues, portrait, work_of
from cardwright.drawing.faces.parts import placed
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.fit import Block, fit_block
from cardwright.drawing.scene.model import Item, Shape, Text
from cardwright.ledger import Author, Ledger, Suit

#: The middle of all that is beside the name on the spine, mm.
_MIDDLE = 34.1
#: Type (mm per em) and baselines of the class, of the forenames and of the surname; the capitals of
#: a name are 2.2 and 4 mm high.
_CLASS, _FORENAMES, _SURNAME = (3.0, 8.2), (3.37, 12.2), (5.33, 17.4)
#: The upper edge of a picture, mm.
_TOP = 20.1
#: The colleagues: their size, room, and first baseline, mm.
_COLLEAGUES, _ROOM, _FIRST = 3.0, (34.0, 10.5), 73.4
#: The life: its size, and the upper edge and the room (width, height) of its lines, mm.
_LIFE, _UPPER, _WORDS = 2.8, 53.7, (46.0, 15.0)
#: The years: size and baseline, and half the length of the rule above them and its level, mm.
_YEARS, _RULE = (3.8, 78.0), (6.0, 72.4)


def stage(ledger: Ledger, author: Author, group: Suit, side: str, hue: str) -> tuple[Item, ...]:
    """Class, name and picture of a card, and below them the colleagues or the life."""
    made = _portrait if side == "portrait" else _sketch
    return (*_head(author, group, hue), *made(ledger, author, hue))


def _head(author: Author, group: Suit, hue: str) -> tuple[Text, ...]:
    """The class, and below it the forenames in small capitals above the surname."""
    forenames, _, surname = author.name.rpartition(" ")
    lines = (
        (group.singular, "caps", _CLASS, hue, 0.12),
        (forenames, "caps", _FORENAMES, "ink", 0.06),
        (surname, "display", _SURNAME, hue, 0.0),
    )
    return tuple(
        Text(_MIDDLE, y, text, font, size, ink, "middle", tracking)
        for text, font, (size, y), ink, tracking in lines
    )


def _portrait(ledger: Ledger, author: Author, hue: str) -> tuple[Item, ...]:
    art = portrait(ledger, author)
    others = colleagues(ledger, author, _COLLEAGUES, _ROOM, 2.0)
    return (
        placed(art, _MIDDLE, _TOP + art.height / 2, art.width, hue),
        *(replace(line, x=_MIDDLE, y=_FIRST + line.y, anchor="middle") for line in others),
    )


def _sketch(ledger: Ledger, author: Author, hue: str) -> tuple[Item, ...]:
    block, art = life(author), work_of(ledger, author)
    (size, y), (half, level) = _YEARS, _RULE
    rule = outline.line(_MIDDLE - half, level, _MIDDLE + half, level)
    return (
        placed(art, _MIDDLE, _TOP + art.height / 2, art.width, hue),
        *block.texts(_MIDDLE, _UPPER + (_WORDS[1] - block.height) / 2),
        Shape(rule, stroke=f"{hue}-rule", width=0.2),
        Text(_MIDDLE, y, author.years, "figures", size, "ink", "middle"),
    )


def life(author: Author) -> Block:
    """The life as it is set on its card."""
    return fit_block(author.life, _LIFE, _WORDS, floor=2.6, leading=1.28)
