"""Faces of Portrait Authors: a cut-paper profile over the colleagues, or a picture and a life.

The profiles are imagined from descriptions; no likeness is claimed. Our own cards are in
``author_stage.py``; here are those of somebody's list, and both with a large index and in other
sizes.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from cardwright.drawing.faces.author_parts import (
    colleagues,
    down_the_edge,
    emblem,
    portrait,
    work_of,
)
from cardwright.drawing.faces.author_stage import stage
from cardwright.drawing.faces.business import business_index, business_scene
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.faces.hues import game_hue, hues
from cardwright.drawing.faces.large import large_index, large_name
from cardwright.drawing.faces.parts import (
    CENTER,
    NOTCH,
    card_back,
    card_scene,
    frame,
    index,
    name_line,
    own_name,
    placed,
)
from cardwright.drawing.faces.plain import badge, flourish
from cardwright.drawing.scene.card_format import CardFormat
from cardwright.drawing.scene.fit import fit_block, fit_line
from cardwright.drawing.scene.model import Group, Item, Scene, Text, moved
from cardwright.drawing.scene.svg_in import motif
from cardwright.engine.cards import Card
from cardwright.ledger import Author, Ledger, Suit, is_ours
from cardwright.ledger.own_deck import own_card, words_of

#: Left edge, mm, of what stands beside the name that runs down a card with a large index.
_RIGHT_OF_NAME = 11.0


def front(ledger: Ledger, card: Card, edition: Edition = STANDARD) -> Scene:
    """The face of a portrait card or of a sketch card."""
    author, group = ledger.author(card.author), ledger.suit(card.suit)
    hue = hues(ledger)[group.id]
    if edition.size.sheet:
        return _business(card, ledger, author, group, edition.size)
    if edition.large_index:
        return _large(card, ledger, author, group, edition.least)
    made = stage if is_ours(ledger) else _of_list
    return card_scene(
        card.id,
        card.name,
        *frame(hue, notch=NOTCH),
        *_corners(ledger, card, hue),
        *made(ledger, author, group, card.side, hue),
    )


def _of_list(ledger: Ledger, author: Author, group: Suit, side: str, hue: str) -> tuple[Item, ...]:
    """Class and name over the picture or the life, as in somebody's own list."""
    made = _portrait if side == "portrait" else _sketch
    return (*_head(ledger, author, group, hue), *made(ledger, author, hue))


def _large(card: Card, ledger: Ledger, author: Author, group: Suit, least: float) -> Scene:
    """The class in large letters; the portrait and whom to ask for, or the life."""
    hue = hues(ledger)[group.id]
    made = partial(_large_portrait, least) if card.side == "portrait" else _large_life
    index = large_index(group.letter, badge(ledger, group.id), hue)
    side = words_of(ledger)(card.side)
    title = large_name(f"{group.singular} · {side}")
    edge = down_the_edge(side, author.name.split()[-1], 4.6, 27.0)
    return card_scene(card.id, card.name, *index, edge, *title, *made(ledger, author, hue))


def _large_portrait(least: float, ledger: Ledger, author: Author, hue: str) -> tuple[Item, ...]:
    """The oval, below it the name in two lines, and the colleagues, clear of the turned corner.

    Where no type may be smaller than `least`, they come as near to it as they may.
    """
    room, art = (40.0 if least else 34.0, 11.1), portrait(ledger, author)
    others = colleagues(ledger, author, 3.3, room, max(2.4, least))
    name = fit_block(author.name, 4.6, (34.5, 11.0), floor=3.0, leading=1.1, roman="display")
    return (
        placed(art, CENTER + 2.4, 37.8, 40.8 * art.width / art.height, hue),
        *name.texts(_RIGHT_OF_NAME, 70.4 - name.height, anchor="start", ink=hue),
        *(replace(line, x=_RIGHT_OF_NAME, y=73.4 + line.y, anchor="start") for line in others),
    )


def _business(card: Card, ledger: Ledger, author: Author, group: Suit, size: CardFormat) -> Scene:
    """Class and side beside the index, the name down the edge and over a portrait or a life."""
    hue, left = hues(ledger)[group.id], 11.0
    right = size.width - 5.0
    middle, wide = (left + right) / 2, right - left
    name = fit_block(author.name, 4.4, (wide, 9.7), floor=3.0, leading=1.1, roman="display")
    side = words_of(ledger)(card.side)
    down = down_the_edge(side, author.name.split()[-1], 3.4, 25.0, size.height - 6.0)
    title = f"{group.singular} · {side}"
    fitted = fit_line(title, "caps", 3.8, wide, floor=2.4, tracking=0.04)
    made = _business_portrait if card.side == "portrait" else _business_life
    return business_scene(
        card,
        size,
        hue,
        *business_index(group.letter, badge(ledger, group.id), hue, size=size),
        Group((down,), moved(0.9, 0.0)),
        Text(middle, 9.4, title, "caps", fitted, "ink", "middle", 0.04),
        *name.texts(middle, 11.6 + (9.7 - name.height) / 2, ink=hue),
        *made(ledger, author, hue, (left, middle, wide, size.height)),
    )


def _business_portrait(
    ledger: Ledger, author: Author, hue: str, place: tuple[float, float, float, float]
) -> tuple[Item, ...]:
    """The oval, and the colleagues at its foot; (left, middle, width, foot) is their place."""
    left, middle, wide, foot = place
    art = portrait(ledger, author)
    top, low = 22.6, foot - 19.6
    others = colleagues(ledger, author, 2.9, (wide - 5.6, 11.0), 2.2)
    broad = min(wide, (low - top) * art.width / art.height)
    return (
        placed(art, middle, (top + low) / 2, broad, hue),
        *(replace(line, x=left, y=foot - 15.4 + line.y, anchor="start") for line in others),
    )


def _business_life(
    ledger: Ledger, author: Author, hue: str, place: tuple[float, float, float, float]
) -> tuple[Item, ...]:
    """Years and life, and a thing out of a work; (left, middle, width, foot) is their place."""
    left, middle, wide, foot = place
    top, low = 27.4, foot - 25.0
    block = fit_block(author.life, 3.2, (wide, low - top), floor=2.3, leading=1.24)
    return (
        Text(middle, 25.4, author.years, "figures", 3.4, "ink", "middle"),
        *block.texts(middle, top + (low - top - block.height) / 2),
        placed(work_of(ledger, author), left + 14.4, foot - 14.6, 28.0, hue),
    )


def _large_life(ledger: Ledger, author: Author, hue: str) -> tuple[Item, ...]:
    """Name and years, the life in type a third as large again, and a thing out of a work."""
    name = fit_block(author.name, 4.6, (37.0, 11.0), floor=3.0, leading=1.1, roman="display")
    block = fit_block(author.life, 3.9, (44.0, 29.0), floor=2.4, leading=1.2)
    return (
        *name.texts(CENTER + 6.4, 13.4),
        Text(CENTER + 6.4, 16.9 + name.height, author.years, "figures", 3.8, "ink", "middle"),
        *block.texts(CENTER + 2.5, 30.0 + (30.0 - block.height) / 2),
        placed(work_of(ledger, author), 27.4, 72.0, 29.0, hue),
    )


def _head(ledger: Ledger, author: Author, group: Suit, hue: str) -> tuple[Item, ...]:
    line = name_line(group.singular, 13.0, size=4.8, room=34.0)
    if ledger.own_deck:
        return (line, *own_name(author.name, 23.4, hue, 41.0))
    size = fit_line(author.name, "display", 5.0, 46.0, floor=2.7)
    return line, Text(CENTER, 23.4, author.name, "display", size, hue, "middle")


def _corners(ledger: Ledger, card: Card, hue: str) -> tuple[Item, ...]:
    """Badge and letter of the class, and the name down the edge, for the hand held as a fan."""
    side, name = words_of(ledger)(card.side), ledger.author(card.author).name
    down = down_the_edge(side, name, 3.4, 25.0)
    letter = ledger.suit(card.suit).letter
    return (*index(letter, badge(ledger, card.suit), hue), down)


def _portrait(ledger: Ledger, author: Author, hue: str) -> tuple[Item, ...]:
    others = colleagues(ledger, author, 2.9, (36.0, 9.9), 2.0)
    return (
        placed(motif(ledger.name, "medallion"), CENTER, 48.8, 38.0, hue),
        placed(portrait(ledger, author), CENTER, 48.8, 34.5, hue),
        *(replace(line, x=CENTER, y=75.4 + line.y, anchor="middle") for line in others),
    )


def _sketch(ledger: Ledger, author: Author, hue: str) -> tuple[Item, ...]:
    block = fit_block(author.life, 3.05, (45.0, 19.8), floor=2.6, leading=1.28)
    return (
        Text(CENTER, 28.0, author.years, "figures", 3.4, "ink", "middle"),
        *block.texts(CENTER + 1.25, 29.9 + (19.8 - block.height) / 2),
        *_emblem_of(ledger, author, hue),
    )


def _emblem_of(ledger: Ledger, author: Author, hue: str) -> tuple[Item, ...]:
    """A thing out of a work, and below it the work and its year; a flourish where none is drawn."""
    art = emblem(ledger, author)
    below = " · ".join(filter(None, (author.work, *own_card(ledger, author.id).facts)))
    if art is None and not below:
        return (placed(flourish(ledger), CENTER, 66.0, 39.0, hue),)
    caption = fit_block(below, 2.6, (36.6, 5.5), floor=2.3, leading=1.12, roman="italic")
    return (
        placed(art or flourish(ledger), CENTER, 63.7, 39.0, hue),
        *caption.texts(CENTER, 77.3 + (5.5 - caption.height) / 2),
    )


def back(ledger: Ledger, _kind: str, edition: Edition = STANDARD) -> Scene:
    """The back of the cards."""
    made = card_back(ledger.name, game_hue(ledger), edition)
    return replace(made, title=words_of(ledger)(made.title))
