"""Faces of Court: an engraved subject, its color named by badge, hatching, letter and ink."""

from __future__ import annotations

from generator.engine.cards import Card
from generator.engine.ledger import load_ledger
from generator.faces.parts import (
    CENTRE,
    HEIGHT,
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


def front(card: Card) -> Scene:
    """The face of a card: subject, color's shield below it, and the figure that it counts."""
    ledger = load_ledger("court")
    suit, rank = ledger.suit(card.suit), ledger.rank(card.rank)
    hue = suit.id
    items: list[Item] = [
        *frame(hue),
        *index(rank.letter, motif("court", f"badge-{suit.id}"), hue),
        placed(motif("court", rank.id), CENTRE, HEIGHT / 2 - 0.6, 42.0, hue),
        *both_ways(name_line(card.name, 12.6, room=34.0)),
        *_figure(rank.value, hue, suit.id),
    ]
    return card_scene(card.id, card.name, *items)


def _figure(value: int, hue: str, suit: str) -> tuple[Item, ...]:
    """The count in the free corners, where the source looks for “the figures on the cards”."""
    shield = motif("court", f"shield-{suit}")
    corner: list[Item] = [placed(shield, 56.2, 72.6, 8.6, hue)]
    if value:
        corner.append(Text(56.2, 83.2, str(value), "display", 6.0, hue, "middle"))
    return both_ways(*corner)


def back(_kind: str) -> Scene:
    """The back of the cards."""
    return card_back("court", BACK_HUE)
