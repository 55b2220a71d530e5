"""Faces of Portrait Authors: a cut-paper profile over the colleagues, or a life over an emblem.

The profiles are imagined from descriptions; no likeness is claimed.
"""

from __future__ import annotations

from generator.engine.cards import Card
from generator.engine.ledger import Author, Ledger, Suit, load_ledger
from generator.faces.edition import STANDARD, Edition
from generator.faces.large import large_index, large_name
from generator.faces.parts import (
    CENTER,
    HEIGHT,
    INDEX,
    card_back,
    card_scene,
    frame,
    indexed,
    name_line,
    placed,
)
from generator.scene.fit import Block, fit_block, fit_line
from generator.scene.model import Group, Item, Scene, Text, turned
from generator.scene.svg_in import motif

GAME = "portrait-authors"
BACK_HUE = "teal"
#: Left edge, mm, of what stands beside the name that runs down a card with a large index.
_RIGHT_OF_NAME = 11.0
HUES = {
    "poets": "violet",
    "journalists": "brown",
    "biographers": "blue",
    "historians": "teal",
    "humorists": "gold",
    "story-writers": "green",
    "novelists": "red",
    "essayists": "black",
}


def front(card: Card, edition: Edition = STANDARD) -> Scene:
    """The face of a portrait card or of a sketch card."""
    ledger = load_ledger(GAME)
    author, group = ledger.author(card.author), ledger.suit(card.suit)
    hue = HUES[group.id]
    if edition.large_index:
        return _large(card, ledger, author, group)
    body = _portrait(ledger, author, hue) if card.side == "portrait" else _sketch(author, hue)
    return card_scene(
        card.id,
        card.name,
        *frame(hue),
        *_head(author, group, hue),
        *_corners(card, author, group, hue),
        *body,
    )


def _large(card: Card, ledger: Ledger, author: Author, group: Suit) -> Scene:
    """The class in large letters; the portrait and whom to ask for, or the life."""
    hue = HUES[group.id]
    body = (
        _large_portrait(ledger, author, hue)
        if card.side == "portrait"
        else _large_life(author, hue)
    )
    index = large_index(group.letter, motif(GAME, f"badge-{group.id}"), hue)
    title = large_name(f"{group.singular} · {card.side}")
    edge = _down_the_edge(card, author.name.split()[-1], 4.6, 31.0)
    return card_scene(card.id, card.name, *frame(hue), *index, edge, *title, *body)


def _large_portrait(ledger: Ledger, author: Author, hue: str) -> tuple[Item, ...]:
    """The oval, below it the name in two lines, and the colleagues, clear of the turned corner."""
    others = [a.name for a in ledger.authors if a.group == author.group and a.id != author.id]
    size = min(fit_line(name, "italic", 3.3, 34.0, floor=2.4) for name in others)
    name = fit_block(author.name, 4.6, (34.5, 11.0), floor=3.0, leading=1.1, roman="display")
    return (
        placed(motif(GAME, f"portrait-{author.id}"), CENTER + 2.4, 37.8, 34.0, hue),
        *name.texts(_RIGHT_OF_NAME, 70.4 - name.height, anchor="start", ink=hue),
        *(
            Text(_RIGHT_OF_NAME, 73.4 + 3.7 * i, other, "italic", size, "ink")
            for i, other in enumerate(others)
        ),
    )


def _large_life(author: Author, hue: str) -> tuple[Item, ...]:
    """Name and years, the life in type a third as large again, and a thing out of a work."""
    name = fit_block(author.name, 4.6, (37.0, 11.0), floor=3.0, leading=1.1, roman="display")
    block = fit_block(author.life, 3.9, (44.0, 29.0), floor=2.4, leading=1.2)
    art = motif(GAME, f"emblem-{author.id}")
    return (
        *name.texts(CENTER + 6.4, 13.4),
        Text(CENTER + 6.4, 16.9 + name.height, author.years, "figures", 3.8, "ink", "middle"),
        *block.texts(CENTER + 2.5, 30.0 + (30.0 - block.height) / 2),
        placed(art, 27.4, 72.0, 29.0, hue),
    )


def _head(author: Author, group: Suit, hue: str) -> tuple[Item, ...]:
    size = fit_line(author.name, "display", 5.0, 46.0, floor=2.7)
    return (
        name_line(group.singular, 13.0, size=4.8, room=34.0),
        Text(CENTER, 23.4, author.name, "display", size, hue, "middle"),
    )


def _corners(card: Card, author: Author, group: Suit, hue: str) -> tuple[Item, ...]:
    """Badge and letter of the class, and the name down the edge, for the hand held as a fan."""
    down = _down_the_edge(card, author.name, 3.4, 25.0)
    badge = indexed(motif(GAME, f"badge-{group.id}"), INDEX, 15.6, 5.4, hue)
    corner = (Text(INDEX, 11.4, group.letter, "display", 5.4, hue, "middle"), badge)
    return (*corner, down, Group(corner, turned(180, CENTER, HEIGHT / 2)))


def _down_the_edge(card: Card, name: str, size: float, top: float) -> Item:
    """The name and the side of a card, read from top mm downward where a fan leaves it open."""
    text = f"{name} · {card.side}"
    size = fit_line(text, "caps", size, 77.0 - top, floor=2.2, tracking=0.05)
    return Group((Text(0, 0, text, "caps", size, "ink", "start", 0.05),), (0, 1, -1, 0, 6.0, top))


def _portrait(ledger: Ledger, author: Author, hue: str) -> tuple[Item, ...]:
    others = [a.name for a in ledger.authors if a.group == author.group and a.id != author.id]
    size = min(fit_line(name, "italic", 2.9, 36.0, floor=2.0) for name in others)
    return (
        placed(motif(GAME, "medallion"), CENTER, 48.8, 38.0, hue),
        placed(motif(GAME, f"portrait-{author.id}"), CENTER, 48.8, 34.5, hue),
        *(
            Text(CENTER, 75.4 + 3.3 * i, name, "italic", size, "ink", "middle")
            for i, name in enumerate(others)
        ),
    )


def life(author: Author) -> Block:
    """The life sketch as it is set on its card."""
    return fit_block(author.life, 3.05, (45.0, 19.8), floor=2.6, leading=1.28)


def _sketch(author: Author, hue: str) -> tuple[Item, ...]:
    block = life(author)
    return (
        Text(CENTER, 28.0, author.years, "figures", 3.4, "ink", "middle"),
        *block.texts(CENTER + 1.25, 29.9 + (19.8 - block.height) / 2),
        *emblem(author, hue),
    )


def emblem(author: Author, hue: str) -> tuple[Item, ...]:
    """A thing out of a work, and below it the work and its year."""
    art = motif(GAME, f"emblem-{author.id}")
    work = art.title.partition(" of ")[2]
    caption = fit_block(work, 2.6, (36.6, 5.5), floor=2.3, leading=1.12, roman="italic")
    return (
        placed(art, CENTER, 63.7, 39.0, hue),
        *caption.texts(CENTER, 77.3 + (5.5 - caption.height) / 2),
    )


def back(_kind: str, edition: Edition = STANDARD) -> Scene:
    """The back of the cards."""
    return card_back(GAME, BACK_HUE, edition)
