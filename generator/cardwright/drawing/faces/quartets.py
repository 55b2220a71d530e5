"""Faces of quartets from a list: group, name, picture, a few words, and the whole group."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from cardwright.drawing.faces.business import business_card
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.faces.hues import hues
from cardwright.drawing.faces.large import large_card
from cardwright.drawing.faces.parts import (
    CENTER,
    NOTCH,
    card_scene,
    frame,
    index,
    name_line,
    own_name,
    placed,
)
from cardwright.drawing.faces.plain import badge, monogram, monograms, pictured
from cardwright.drawing.faces.portrait_authors import back as back  # noqa: PLC0414 - the same back
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.fit import fit_block, fit_line
from cardwright.drawing.scene.model import Item, Scene, Shape, Text
from cardwright.drawing.scene.shaping import width as text_width
from cardwright.engine.cards import Card
from cardwright.errors import TextTooLong
from cardwright.ledger import Author, Ledger
from cardwright.ledger.own_deck import own_card

#: The upper left corner of a picture, and its width and height, mm.
_LEFT, _TOP = 10.0, 26.4
PICTURE = (43.5, 31.0)
#: The least type, mm per em: 6.5 points; and that of the names of the group, as on our own cards.
_LEAST, _SMALL = 2.3, 2.0
#: The room of the words: their width, and from where to where; and so of the names of the group.
_WORDS, _FROM, _TO = 39.0, 62.2, 72.2
_NAMES, _FIRST, _LEAD = 37.0, 76.4, 3.1
#: The baseline of the first line of years and facts, and from there to the second.
_HEAD, _NEXT = 60.9, 3.3


def front(ledger: Ledger, card: Card, edition: Edition = STANDARD) -> Scene:
    """The face of a card; where it is small or has a large index, the picture and the name."""
    author, group = ledger.author(card.author), ledger.suit(card.suit)
    hue = hues(ledger)[group.id]
    alone = (card, group.letter, badge(ledger, group.id), hue, _art(ledger, author))
    if edition.size.sheet:
        return business_card(*alone, size=edition.size)
    if edition.large_index:
        return large_card(*alone)
    return card_scene(
        card.id,
        card.name,
        *frame(hue, notch=NOTCH),
        *index(group.letter, badge(ledger, group.id), hue),
        name_line(group.name, 11.8, size=4.2, room=38.0),
        *level_marks(own_card(ledger, author.id).level, hue),
        *own_name(author.name, 23.3, hue, 41.0),
        *framed_picture(_art(ledger, author), hue, _TOP),
        *small_words(author, own_card(ledger, author.id).facts),
        *_group(ledger, author, hue),
    )


def level_marks(level: int, hue: str) -> Iterator[Item]:
    """One to three diamonds below the name of the group."""
    for place in range(level):
        x, y = CENTER + 2.4 * (place - (level - 1) / 2), 14.6
        diamond = outline.polygon((x, y - 0.7), (x + 0.7, y), (x, y + 0.7), (x - 0.7, y))
        yield Shape(diamond, fill=hue)


def framed_picture(art: Scene, hue: str, top: float) -> Iterator[Item]:
    """A picture in its window, from `top` mm down; what is drawn upright has no frame."""
    wide, high = PICTURE
    yield placed(art, CENTER, top + high / 2, min(wide, high * art.width / art.height), hue)
    if art.width > art.height:
        yield Shape(outline.rectangle(_LEFT, top, wide, high), stroke=hue, width=0.3)


def _art(ledger: Ledger, author: Author) -> Scene:
    """The picture of a card; the initials where there is none."""
    picture = own_card(ledger, author.id).picture
    return pictured(picture) if picture else monogram(monograms(ledger)[author.id])


def small_words(author: Author, facts: Sequence[str]) -> Iterator[Item]:
    """Years, work and facts in one line or two, and the text, in the middle of their room."""
    lines, top = _head(*_parts((author.years, author.work), facts)), _FROM
    for number, line in enumerate(lines):
        size = fit_line(line, "figures", 3.2, _WORDS, floor=_LEAST)
        yield Text(CENTER, _HEAD + number * _NEXT, line, "figures", size, "ink", "middle")
        top = _FROM + number * _NEXT
    if author.life:
        room = (_WORDS, _TO - top)
        block = fit_block(author.life, 3.0, room, floor=_LEAST, leading=1.2)
        yield from block.texts(CENTER, top + (room[1] - block.height) / 2)


def _parts(known: Sequence[str], facts: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """What may have two lines: facts by themselves only where one has no room for them."""
    if any(known) or text_width(" · ".join(filter(None, facts)), "figures", _LEAST) <= _WORDS:
        return known, facts
    return facts[:1], facts[1:]


def _head(*parts: Sequence[str]) -> list[str]:
    """The texts in one line if they have room at full size, else in a line for each part."""
    lines = [" · ".join(filter(None, part)).replace("*", "") for part in parts]
    whole = " · ".join(filter(None, lines))
    if text_width(whole, "figures", 3.2) <= _WORDS:
        lines = [whole]
    return [*filter(None, lines)]


def _group(ledger: Ledger, author: Author, hue: str) -> Iterator[Item]:
    """The names of the group, clear of the turned corner: in two columns, this one in its hue.

    Raises TextTooLong for the longest where they have no room, so that a list gives short names.
    """
    names = {one.id: brief(ledger, one) for one in ledger.authors if one.group == author.group}
    left, wide = CENTER - _NAMES / 2, (_NAMES - 2.0) / 2
    yield Shape(outline.line(left, 73.3, left + _NAMES, 73.3), stroke=f"{hue}-rule", width=0.15)
    fonts = {id_: "bold" if id_ == author.id else "italic" for id_ in names}
    size = min(2.7, *(wide / text_width(name, fonts[id_], 1.0) for id_, name in names.items()))
    if size < _SMALL:
        yield from _in_a_row(names, author.id, wide, hue)
        return
    rows = -(-len(names) // 2)
    for place, (id_, name) in enumerate(names.items()):
        column, row = divmod(place, rows)
        x, y = left + column * (wide + 2.0), _FIRST + _LEAD * row
        yield Text(x, y, name, fonts[id_], size, hue if id_ == author.id else "ink")


def _in_a_row(names: Mapping[str, str], own: str, column: float, hue: str) -> Iterator[Text]:
    """Names that are too long for columns of this width: one after the other, by their ids."""
    listed = ", ".join(f"*{name}*" if id_ == own else name for id_, name in names.items())
    room = (_NAMES, 9.0)
    try:
        block = fit_block(
            listed, 2.7, room, floor=_SMALL, leading=1.14, roman="italic", italic="bold"
        )
    except TextTooLong:
        fit_line(max(names.values(), key=len), "italic", _SMALL, column, floor=_SMALL)
        raise
    for text in block.texts(CENTER, 74.4):
        yield replace(text, ink=hue) if text.font == "bold" else text


def brief(ledger: Ledger, author: Author) -> str:
    """The name of a card where there is little room: the list's short name, or all of it."""
    return own_card(ledger, author.id).short or author.name
