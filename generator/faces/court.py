"""Faces of Court: an engraved subject, its color named by badge, hatching, letter and ink."""

from __future__ import annotations

from generator.engine.cards import Card
from generator.engine.ledger import load_ledger
from generator.faces.edition import STANDARD, Edition
from generator.faces.large import large_card
from generator.faces.parts import (
    CENTRE,
    HEIGHT,
    INDEX,
    WIDTH,
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

BACK_HUE = "red"


def front(card: Card, edition: Edition = STANDARD) -> Scene:
    """The face of a card: subject, color's shield below it, and the figure that it counts."""
    ledger = load_ledger("court")
    suit, rank = ledger.suit(card.suit), ledger.rank(card.rank)
    hue = suit.id
    if edition.large_index:
        figure = both_ways(Text(WIDTH - 11.4, 15.6, str(card.value), "display", 8.0, hue, "middle"))
        badge, picture = motif("court", f"badge-{suit.id}"), motif("court", rank.id)
        more = figure if rank.value else ()
        return large_card(card, rank.letter, badge, hue, picture, *more)
    items: list[Item] = [
        *frame(hue),
        *index(rank.letter, motif("court", f"badge-{suit.id}"), hue),
        placed(motif("court", rank.id), CENTRE, HEIGHT / 2 - 0.6, 42.0, hue),
        *both_ways(name_line(card.name, 12.6, room=34.0)),
        *_figure(rank.value, hue, suit.id),
    ]
    return card_scene(card.id, card.name, *items)


def _figure(value: int, hue: str, suit: str) -> tuple[Item, ...]:
    """Shield and count in the free corners: the source adds up “the figures on the cards”."""
    x = WIDTH - INDEX
    shield = placed(motif("court", f"shield-{suit}"), x, 18.0, 7.4, hue)
    if not value:
        return both_ways(placed(shield.scene, x, 13.0, 7.4, hue))
    return both_ways(Text(x, 11.6, str(value), "display", 6.0, hue, "middle"), shield)


def back(_kind: str, edition: Edition = STANDARD) -> Scene:
    """The back of the cards."""
    return card_back("court", BACK_HUE, edition)
