"""The faces of Court: every card its own picture, and its figure clear within its rosette."""

from __future__ import annotations

import math

import pytest

from cardwright.drawing.faces import all_cards, front
from cardwright.drawing.scene.model import Group, Item, Text, Use
from cardwright.drawing.scene.shaping import width
from cardwright.drawing.scene.svg_in import motif
from cardwright.engine.cards import Card
from cardwright.ledger import load_ledger

CARDS = all_cards(load_ledger("court"))


def uses(items: tuple[Item, ...]) -> list[Use]:
    """Every motif on a face, those in groups too."""
    found: list[Use] = []
    for item in items:
        if isinstance(item, Use):
            found.append(item)
        elif isinstance(item, Group):
            found += uses(item.items)
    return found


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_shows_the_picture_of_its_rank_and_color(card: Card) -> None:
    rank = load_ledger("court").rank(card.rank).id
    shown = [use.scene for use in uses(front(load_ledger("court"), card).items)]
    assert shown.count(motif("court", f"{rank}-{card.suit}")) == 1
    assert shown.count(motif("court", f"rosette-{card.suit}")) == (2 if card.value else 0)


@pytest.mark.parametrize("card", [c for c in CARDS if c.value], ids=lambda card: card.id)
def test_the_figure_stands_in_the_clear_field_of_its_rosette(card: Card) -> None:
    items = front(load_ledger("court"), card).items
    figure = next(
        item
        for item in items
        if isinstance(item, Text) and item.text == str(card.value) and item.font == "display"
    )
    rosette = next(u for u in uses(items) if u.scene == motif("court", f"rosette-{card.suit}"))
    scale, *_, left, top = rosette.transform
    x, y = left + rosette.scene.width / 2 * scale, top + rosette.scene.height / 2 * scale
    clear = 8.6 * scale
    wide = width(figure.text, figure.font, figure.size)
    high = 0.69 * figure.size
    corners = [(figure.x + s * wide / 2, figure.y - t * high) for s in (-1, 1) for t in (0, 1)]
    assert max(math.dist((x, y), corner) for corner in corners) <= clear
    assert x + rosette.scene.width / 2 * scale <= 63.5 - 4.5 - 0.5
