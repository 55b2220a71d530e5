"""Faces of the Game of Nations: maps, people and houses of four parts of the world."""

from __future__ import annotations

from generator.engine.cards import Card
from generator.engine.ledger import load_ledger
from generator.faces.edition import STANDARD, Edition
from generator.faces.large import large_card
from generator.faces.parts import (
    CENTER,
    caption,
    card_back,
    card_scene,
    frame,
    index,
    name_line,
    placed,
)
from generator.scene.model import Item, Scene, Text
from generator.scene.svg_in import motif

GAME = "nations"
BACK_HUE = "brown"
HUES = {"europe": "blue", "asia": "red", "africa": "green", "america": "brown"}


def front(card: Card, edition: Edition = STANDARD) -> Scene:
    """The face of a card: picture, rank and caption; a house card has its number writ large."""
    ledger = load_ledger(GAME)
    suit, rank = ledger.suit(card.suit), ledger.rank(card.rank)
    hue = HUES[suit.id]
    number = rank.id.removeprefix("house-") if rank.id.startswith("house-") else ""
    picture = motif(GAME, f"{rank.id}-{suit.id}")
    if edition.large_index:
        return large_card(card, rank.letter, motif(GAME, f"badge-{suit.id}"), hue, picture)
    items: list[Item] = [
        *frame(hue),
        *index(rank.letter, motif(GAME, f"badge-{suit.id}"), hue),
        name_line(suit.name, 13.0, size=5.0, room=34.0),
        name_line(rank.name, 73.2, size=4.2, room=34.0),
        *caption(picture.title, 75.0, (36.0, 6.8)),
    ]
    if number:
        items.append(placed(picture, CENTER, 38.8, 50.0, hue))
        items.append(Text(CENTER, 68.0, number, "black", 10.0, hue, "middle"))
    else:
        items.append(placed(picture, CENTER, 44.2, 43.0, hue))
    return card_scene(card.id, card.name, *items)


def back(_kind: str, edition: Edition = STANDARD) -> Scene:
    """The back of the cards."""
    return card_back(GAME, BACK_HUE, edition)
