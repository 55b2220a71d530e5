"""Faces of Court: an engraved subject, its color named by badge, hatching, letter and ink."""

from __future__ import annotations

from cardwright.drawing.faces.business import business_card
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.faces.hues import game_hue, hues
from cardwright.drawing.faces.large import large_card
from cardwright.drawing.faces.parts import (
    CENTER,
    DEEP_NOTCH,
    HEIGHT,
    NOTCH,
    WIDTH,
    both_ways,
    card_back,
    card_scene,
    frame,
    index,
    name_line,
    placed,
)
from cardwright.drawing.faces.plain import badge, drawing, picture
from cardwright.drawing.scene.fit import fit_line
from cardwright.drawing.scene.model import Item, Scene, Text
from cardwright.engine.cards import Card
from cardwright.ledger import Ledger

#: Middle and width of the rosette round the figure that a card counts.
_FIGURE = (WIDTH - 9.6, 10.3)
_ROSETTE = 9.0


def front(ledger: Ledger, card: Card, edition: Edition = STANDARD) -> Scene:
    """The face of a card: its subject, the color's shield, and the figure that it counts."""
    suit, rank = ledger.suit(card.suit), ledger.rank(card.rank)
    hue, mark = hues(ledger)[suit.id], badge(ledger, suit.id)
    art = picture(ledger, f"{rank.id}-{suit.id}", rank.letter)
    if edition.size.sheet:
        count = str(rank.value or "")
        return business_card(card, rank.letter, mark, hue, art, count, size=edition.size)
    if edition.large_index:
        return large_card(card, rank.letter, mark, hue, art, str(rank.value or ""))
    items: list[Item] = [
        *frame(hue, notch=DEEP_NOTCH if rank.value else NOTCH),
        *index(rank.letter, mark, hue, str(rank.value or "")),
        placed(art, CENTER, HEIGHT / 2, 42.0, hue),
        *both_ways(name_line(card.name, 12.6, room=31.6)),
        *_figure(ledger, rank.value, hue, suit.id),
    ]
    return card_scene(card.id, card.name, *items)


def _figure(ledger: Ledger, value: int, hue: str, suit: str) -> tuple[Item, ...]:
    """Count and shield in the free corners: the source adds up “the figures on the cards”."""
    shield = drawing(ledger, f"shield-{suit}") or badge(ledger, suit)
    rosette = drawing(ledger, f"rosette-{suit}")
    if not value:
        return both_ways(placed(shield, _FIGURE[0], 12.4, 7.4, hue))
    x, y = _FIGURE
    size = fit_line(str(value), "display", 5.6, 5.0, floor=4.0)
    return both_ways(
        *([placed(rosette, x, y, _ROSETTE, hue)] if rosette else []),
        Text(x, y + size * 0.345, str(value), "display", size, "ink", "middle"),
        placed(shield, x, 19.1, 6.4, hue),
    )


def back(ledger: Ledger, _kind: str, edition: Edition = STANDARD) -> Scene:
    """The back of the cards."""
    return card_back(ledger.name, game_hue(ledger), edition)
