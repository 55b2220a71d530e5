"""Cards of a class set: the number of a card on its front, the mark of its deck on its back.

So thirty pupils who sit beside each other find out whose card lies on the floor, and what is
missing. All cards of a deck have the same mark, at both ends of the back.
"""

from __future__ import annotations

from dataclasses import replace
from string import ascii_uppercase

from generator.faces.parts import placed
from generator.faces.plain import plain_badge
from generator.scene import outline
from generator.scene.model import Group, Item, Scene, Shape, Text, turned

#: The marks of decks: as many as there are letters.
LETTERS = ascii_uppercase
#: Size and baseline of a number, from the lower edge: in the rule of the frame, 3 mm from the cut.
_NUMBER, _FOOT = 2.6, 3.1
#: Width and height of the field that a deck's mark stands in, how far its middle lies from the end
#: of the back, its type and the side of its badge, in mm.
_FIELD, _END, _TYPE, _SIDE = (15.0, 7.4), 8.4, 5.4, 5.4


def numbered(front: Scene, number: int) -> Scene:
    """The front with its number in the pack, from 1, in the middle of its lower edge."""
    x, y = front.width / 2, front.height - _FOOT
    wide = 1.2 + 0.62 * _NUMBER * len(str(number))
    items: tuple[Item, ...] = (
        Shape(outline.rectangle(x - wide / 2, y - _NUMBER, wide, _NUMBER + 0.5), fill="ground"),
        Text(x, y, str(number), "body", _NUMBER, "ink", "middle"),
    )
    words = f"{front.words or front.title} Number {number}."
    return replace(front, items=(*front.items, *items), words=words)


def of_deck(back: Scene, deck: int) -> Scene:
    """The back with the mark of a deck, the first being 0: its letter and a shape, at both ends."""
    mark = _mark(deck, back.width / 2, _END)
    other = Group(mark, turned(180, back.width / 2, back.height / 2))
    title = f"{back.title}, {named(deck)}"
    return replace(back, items=(*back.items, *mark, other), name=f"{back.name}-{deck}", title=title)


def named(deck: int) -> str:
    """What a deck is called, the first being 0.

    >>> named(0), named(7)
    ('deck A', 'deck H')
    """
    return f"deck {LETTERS[deck]}"


def _mark(deck: int, x: float, y: float) -> tuple[Item, ...]:
    """A field with letter and shape about (x, y)."""
    wide, high = _FIELD
    return (
        Shape(
            outline.rounded(x - wide / 2, y - high / 2, wide, high, 1.6),
            fill="paper",
            stroke="ink",
            width=0.3,
        ),
        Text(x - 3.2, y + _TYPE * 0.36, LETTERS[deck], "display", _TYPE, "ink", "middle"),
        placed(plain_badge(deck), x + 3.4, y, _SIDE, "black"),
    )
