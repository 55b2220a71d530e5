"""Pack for a print service: every piece of a game with its front and back, and its number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from cardwright.drawing.faces import all_cards, back, front, reference_cards
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.scene.model import Scene
from cardwright.ledger import Ledger
from cardwright.printing.press.job import REFERENCE
from cardwright.printing.sheets.plan import beside

#: Services print cards by sheets of so many, and sell decks of a multiple of it.
SHEET = 18


@dataclass(frozen=True, slots=True)
class PressPiece:
    """One card or piece as it is printed: its two sides with bleed, and how often it is wanted."""

    id: str
    name: str
    kind: str  # card, tray or ball
    front: Scene
    back: Scene
    count: int = 1
    reference: bool = False  # no card of the pack: a reference card, with words on both sides


def pieces(ledger: Ledger, edition: Edition = STANDARD) -> dict[str, tuple[PressPiece, ...]]:
    """The pieces of a game by kind, in the order of its pack, each card once.

    Behind the cards come the reference cards, as many as fill the sheets of a service.
    """
    made: dict[str, tuple[PressPiece, ...]] = {}
    for card in all_cards(ledger):
        sides = front(ledger, card, edition), back(ledger, card.kind, edition)
        piece = PressPiece(card.id, card.name, card.kind, *sides)
        made[card.kind] = (*made.get(card.kind, ()), piece)
    told = reference_cards(ledger, edition)
    sets, _ = beside(ledger, len(told), SHEET)
    made["card"] += tuple(
        PressPiece(f"reference-{n}", _titled(n, len(told)), "card", *sides, sets, reference=True)
        for n, sides in enumerate(told, start=1)
    )
    return made


def _titled(number: int, among: int) -> str:
    return f"{REFERENCE} {number}" if among > 1 else REFERENCE


def each(pack: tuple[PressPiece, ...]) -> Iterator[PressPiece]:
    """The pieces one by one, each as often as it is wanted."""
    return (replace(piece, count=1) for piece in pack for _ in range(piece.count))


def alike(pack: tuple[PressPiece, ...]) -> tuple[PressPiece, ...]:
    """The pieces, those that look alike on both sides counted as one, by the name of the first."""
    found: dict[tuple[Scene, Scene], PressPiece] = {}
    for piece in pack:
        sides = piece.front, piece.back
        known = found.get(sides)
        found[sides] = replace(known, count=known.count + piece.count) if known else piece
    return tuple(found.values())
