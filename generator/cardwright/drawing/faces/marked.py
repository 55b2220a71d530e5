"""Cards of a class set: the number of a card on its front, the mark of its deck on its back.

So thirty pupils who sit beside each other find out whose card lies on the floor, and what is
missing. All cards of a deck have the same mark, at both ends of the back; a reference card, which
has words on both sides, has it small above them.
"""

from __future__ import annotations

from dataclasses import replace
from string import ascii_uppercase

from cardwright.drawing.faces.parts import HEIGHT, indexed
from cardwright.drawing.faces.plain import plain_badge
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.card_format import BALL, POKER, CardFormat, scale
from cardwright.drawing.scene.model import Group, Item, Scene, Shape, Text, turned
from cardwright.ledger.words import ENGLISH, Words

#: The marks of decks: as many as there are letters.
LETTERS = ascii_uppercase
#: Size and baseline of a number, from the lower edge: in the rule of the frame, 3 mm from the cut.
_NUMBER, _FOOT = 2.6, 3.1
#: Width and height of the field that a deck's mark stands in, how far its middle lies from the end
#: of the back, its type and the side of its badge, in mm.
_FIELD, _END, _TYPE, _SIDE = (15.0, 7.4), 8.4, 5.4, 5.4
#: The same of the small mark above words: it lies on the rules of their frame, 3 mm from the cut
#: and clear of the band below.
_SMALL_FIELD, _SMALL_END, _SMALL_TYPE, _SMALL_SIDE = (6.6, 2.75), 4.5, 2.6, 2.1


def numbered(front: Scene, number: int, say: Words = ENGLISH) -> Scene:
    """The front with its number in the pack, from 1, in the middle of its lower edge."""
    x, y = front.width / 2, front.height - _FOOT
    wide = 1.2 + 0.62 * _NUMBER * len(str(number))
    items: tuple[Item, ...] = (
        Shape(outline.rectangle(x - wide / 2, y - _NUMBER, wide, _NUMBER + 0.5), fill="ground"),
        Text(x, y, str(number), "body", _NUMBER, "ink", "middle"),
    )
    words = f"{front.words or front.title} {say('Number {number}.', number=number)}"
    return replace(front, items=(*front.items, *items), words=words)


def of_deck(back: Scene, deck: int, say: Words = ENGLISH) -> Scene:
    """The back with the mark of a deck, the first being 0: its letter and a shape, at both ends.

    On a ball, which has no ends, it stands once, in the middle.
    """
    x, y = back.width / 2, back.height / 2
    if (back.width, back.height) == (BALL, BALL):
        marks = _mark(deck, x, y)
    else:
        mark = _mark(deck, x, _END)
        marks = (*mark, Group(mark, turned(180, x, y)))
    title = f"{back.title}, {named(deck, say)}"
    return replace(back, items=(*back.items, *marks), name=f"{back.name}-{deck}", title=title)


def on_words(side: Scene, deck: int, size: CardFormat = POKER, say: Words = ENGLISH) -> Scene:
    """A side of a reference card of this size with the small mark of a deck in its head.

    It grows with the card, and is no smaller than type may be on it.
    """
    factor = scale(size)
    top = 0.0 if size.sheet else (size.height - HEIGHT * factor) / 2
    middle = (side.width / 2, top + _SMALL_END * factor)
    letter = max(_SMALL_TYPE * factor, size.least)
    wide, high = (length * factor for length in _SMALL_FIELD)
    mark = (
        _field(*middle, (wide, high), 0.5 * factor, 0.2 * factor),
        *_letter_and_shape(deck, *middle, letter, _SMALL_SIDE * factor, wide * 0.22),
    )
    title = f"{side.title}, {named(deck, say)}"
    words = f"{side.words or side.title} {say('Of {deck}.', deck=named(deck, say))}"
    return replace(side, items=(*side.items, *mark), title=title, words=words)


def named(deck: int, say: Words = ENGLISH) -> str:
    """The name of a deck, the first being 0.

    >>> named(0), named(7)
    ('deck A', 'deck H')
    """
    return say("deck {letter}", letter=LETTERS[deck])


def shape(deck: int, x: float, y: float, side: float) -> Item:
    """The shape of a deck about (x, y), so many mm wide, solid in every palette."""
    return indexed(plain_badge(deck), x, y, side, "black")


def _mark(deck: int, x: float, y: float) -> tuple[Item, ...]:
    """A field with letter and shape about (x, y)."""
    return (
        _field(x, y, _FIELD, 1.6, 0.3),
        *_letter_and_shape(deck, x + 0.1, y, _TYPE, _SIDE, 3.3),
    )


def _field(x: float, y: float, size: tuple[float, float], radius: float, line: float) -> Shape:
    wide, high = size
    data = outline.rounded(x - wide / 2, y - high / 2, wide, high, radius)
    return Shape(data, fill="paper", stroke="ink", width=line)


def _letter_and_shape(
    deck: int, x: float, y: float, letter: float, side: float, apart: float
) -> tuple[Item, Item]:
    """The letter of a deck and its shape, so far left and right of (x, y), in mm."""
    return (
        Text(x - apart, y + letter * 0.36, LETTERS[deck], "display", letter, "ink", "middle"),
        shape(deck, x + apart, y, side),
    )
