"""A hand of cards held as a fan, to see whether every index can be read."""

from __future__ import annotations

from cardwright.drawing.faces import all_cards, front
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.faces.parts import cut
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.model import Group, Scene, Shape, Transform, combined, moved, turned
from cardwright.engine.shuffle import shuffled
from cardwright.ledger import Ledger

#: Degrees from one card to the next, and how far below the cards they are held, mm.
STEP, GRIP = 9.0, 60.0
#: Size of the picture of a fan, mm.
WIDE, HIGH = 230.0, 128.0


def hand(
    ledger: Ledger, size: int, seed: int, edition: Edition = STANDARD
) -> list[tuple[str, Scene]]:
    """Ids and faces of a hand of ``size`` cards from a pack shuffled by the seed."""
    cards = [card for card in all_cards(ledger) if card.kind == "card"]
    dealt = [cards[place] for place in shuffled(len(cards), seed)[:size]]
    return [(card.id, cut(front(ledger, card, edition))) for card in dealt]


def places(size: int, width: float, height: float) -> list[Transform]:
    """The place of each card of a fan, the leftmost first and lowest, its left corner in view."""
    pivot = (width / 2, height + GRIP)
    first = -STEP * (size - 1) / 2
    middle = moved(WIDE / 2 - width / 2, 10.0)
    return [combined(middle, turned(first + STEP * i, *pivot)) for i in range(size)]


def fan(cards: list[Scene]) -> Scene:
    """The cards, each upon the one before and turned a little further, with a line around each."""
    wide, high = cards[0].width, cards[0].height
    edge = Shape(outline.rounded(0, 0, wide, high, 3.2), stroke="ink", width=0.2)
    items = tuple(
        Group((*card.items, edge), place)
        for card, place in zip(cards, places(len(cards), wide, high), strict=True)
    )
    return Scene(WIDE, HIGH, items, "fan", "A hand of cards held as a fan")
