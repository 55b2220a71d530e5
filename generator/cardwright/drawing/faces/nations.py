"""Faces of the Game of Nations: maps, people and houses of four parts of the world."""

from __future__ import annotations

from cardwright.drawing.faces.business import business_card
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.faces.hues import game_hue, hues
from cardwright.drawing.faces.large import large_card
from cardwright.drawing.faces.parts import (
    CENTER,
    NOTCH,
    caption,
    card_back,
    card_scene,
    frame,
    index,
    name_line,
    placed,
)
from cardwright.drawing.faces.plain import badge, drawing, large_monogram
from cardwright.drawing.scene.model import Item, Scene, Text
from cardwright.engine.cards import Card
from cardwright.ledger import Ledger


def front(ledger: Ledger, card: Card, edition: Edition = STANDARD) -> Scene:
    """The face of a card: picture, rank and caption; a house card has its number writ large."""
    suit, rank = ledger.suit(card.suit), ledger.rank(card.rank)
    hue, mark = hues(ledger)[suit.id], badge(ledger, suit.id)
    drawn = drawing(ledger, f"{rank.id}-{suit.id}")
    art = drawn or large_monogram(rank.letter)
    number = rank.id.removeprefix("house-") if drawn and rank.id.startswith("house-") else ""
    if edition.size.sheet:
        return business_card(card, rank.letter, mark, hue, art, size=edition.size)
    if edition.large_index:
        return large_card(card, rank.letter, mark, hue, art)
    items: list[Item] = [
        *frame(hue, notch=NOTCH),
        *index(rank.letter, mark, hue),
        name_line(suit.name, 13.0, size=5.0, room=34.0),
        name_line(rank.name, 73.2, size=4.2, room=34.0),
        *caption(art.title, 75.0, (36.0, 6.8)),
    ]
    if number:
        items.append(placed(art, CENTER, 38.8, 50.0, hue))
        items.append(Text(CENTER, 68.0, number, "black", 10.0, f"{hue}-spare", "middle"))
    else:
        items.append(placed(art, CENTER, 44.2, 43.0, hue))
    return card_scene(card.id, card.name, *items)


def back(ledger: Ledger, _kind: str, edition: Edition = STANDARD) -> Scene:
    """The back of the cards."""
    return card_back(ledger.name, game_hue(ledger), edition)
