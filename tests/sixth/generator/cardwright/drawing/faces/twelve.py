"""Faces of Twelve: as many suns, moons or comets as the number of the card."""

from __future__ import annotations

from cardwright.drawing.faces.business import business_card
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.faces.hues import game_hue, hues
from cardwright.drawing.faces.large import large_card
from cardwright.drawing.faces.parts import (
    CENTER,
    HEIGHT,
    both_ways,
    card_back,
    card_scene,
    frame,
    index,
    name_line,
    placed,
)
from cardwright.drawing.faces.plain import badge
from cardwright.drawing.scene.model import Scene
from cardwright.engine.cards import Card
from cardwright.ledger import Ledger

#: The middles of the emblems, mm from the middle of the card, by the number of the card.
_PLACES = {
    1: ((0, 0),),
    2: ((0, -13), (0, 13)),
    3: ((0, -17), (0, 0), (0, 17)),
    4: ((-9, -13), (9, -13), (-9, 13), (9, 13)),
}


def front(ledger: Ledger, card: Card, edition: Edition = STANDARD) -> Scene:
    """The face of a card: its letter and emblem in the corners, its name, its emblems."""
    emblem, hue = badge(ledger, card.suit), hues(ledger)[card.suit]
    letter = ledger.rank(card.rank).letter
    if edition.size.sheet:
        return business_card(card, letter, emblem, hue, emblem, size=edition.size)
    if edition.large_index:
        return large_card(card, letter, emblem, hue, emblem)
    return card_scene(
        card.id,
        card.name,
        *frame(hue),
        *index(letter, emblem, hue),
        *both_ways(name_line(card.name, 12.6, room=34.0)),
        *(placed(emblem, CENTER + x, HEIGHT / 2 + y, 15.0, hue) for x, y in _PLACES[card.value]),
    )


def back(ledger: Ledger, _kind: str, edition: Edition = STANDARD) -> Scene:
    """The back of the cards."""
    return card_back("twelve", game_hue(ledger), edition)
