"""Names of the cards in a diagram, in few words, for readers who lay them out."""

from __future__ import annotations

from collections.abc import Iterable

from cardwright.engine.cards import Card
from cardwright.ledger import Ledger
from cardwright.printing.diagrams.directive import Diagram
from cardwright.printing.diagrams.hands import drawn_names


def card_names(ledger: Ledger, diagram: Diagram) -> dict[str, str]:
    """The cards of each hand by its player, or all that are drawn; none for other diagrams."""
    it = diagram.moment
    if it is None or diagram.kind not in {"hand", "hands", "draws"}:
        return {}
    if diagram.kind == "draws":
        return {"Drawn": drawn_names(it.deal)}
    state = it.deal.before(it.move)
    seats = [it.seat] if diagram.kind == "hand" else range(state.seats)
    pack = state.form.pack
    return {
        it.deal.names.of(seat): by_suit(ledger, [pack[number] for number in state.hand(seat)])
        for seat in seats
    }


def by_suit(ledger: Ledger, held: Iterable[Card]) -> str:
    """A hand, suit by suit: Gold: Knight, Esquire; Blue: Royal."""
    suits: dict[str, list[Card]] = {}
    for card in held:
        suits.setdefault(card.suit, []).append(card)
    return "; ".join(
        f"{ledger.suit(suit).name}: {_short(ledger, cards)}" if suit else _short(ledger, cards)
        for suit, cards in suits.items()
    )


def _short(ledger: Ledger, cards: Iterable[Card]) -> str:
    """Cards of one suit by rank, or by author, whose two cards are a pair."""
    authors: dict[str, str] = {}
    names = []
    for card in cards:
        if card.author:
            authors[card.author] = "pair" if card.author in authors else card.side
        else:
            names.append(ledger.rank(card.rank).name)
    names += [f"{ledger.author(id_).name.split()[-1]} ({side})" for id_, side in authors.items()]
    return ", ".join(names)
