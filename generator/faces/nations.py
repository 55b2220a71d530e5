"""Faces of the Game of Nations: maps, people and houses of four parts of the world."""

from __future__ import annotations

from generator.engine.cards import Card
from generator.engine.ledger import load_ledger
from generator.faces.parts import (
    CENTRE,
    both_ways,
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


def front(card: Card) -> Scene:
    """The face of a card; a house card carries its number large below the house."""
    ledger = load_ledger(GAME)
    suit, rank = ledger.suit(card.suit), ledger.rank(card.rank)
    hue = HUES[suit.id]
    kind, _, number = rank.id.partition("-")
    items: list[Item] = [
        *frame(hue),
        *index(rank.letter, motif(GAME, f"badge-{suit.id}"), hue),
        *both_ways(name_line(suit.name, 12.8, size=4.8, room=34.0)),
    ]
    picture = motif(GAME, f"{kind}-{suit.id}")
    if number:
        items += [
            placed(picture, CENTRE, 40.0, 42.0, hue),
            Text(CENTRE, 69.6, number, "black", 13.0, hue, "middle"),
        ]
    else:
        items += [
            placed(picture, CENTRE, 43.0, 42.0, hue),
            name_line(rank.name, 72.6, size=4.2),
        ]
    return card_scene(card.id, card.name, *items)


def back(_kind: str) -> Scene:
    """The back of the cards."""
    return card_back(GAME, BACK_HUE)
