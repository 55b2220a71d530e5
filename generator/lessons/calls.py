"""Calls: what the table shows where players call for cards, and whether a call can miss.

There a card is no action by itself: it can be called for from everybody. What lies stacked is told
by its authors; what a stack counts is for the reader to say.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from generator.engine.kernel import Form, State
from generator.engine.outcome import NOBODY
from generator.lessons.naming import Names, listed, so_many


def are_made(form: Form[Any]) -> bool:
    """Whether the cards of a form are called for, each from any seat."""
    return form.card_actions > len(form.pack)


def card_names(form: Any) -> tuple[str, ...]:  # noqa: ANN401
    """The cards by number, each with its group, in which its holder may call.

    >>> from generator.engine import load_game
    >>> authors = load_game("portrait-authors")
    >>> card_names(authors.form("full"))[0], card_names(authors.form("easy"))[0]
    ('portrait of Oliver Wendell Holmes (Poet)', 'Oliver Wendell Holmes (Poet)')
    """
    sides = {card.side for card in form.pack}
    names = []
    for card, spoken in zip(form.pack, form.spoken, strict=False):
        name = spoken if len(sides) > 1 else form.ledger.author(card.author).name
        names.append(f"{name} ({form.ledger.suit(card.suit).singular})")
    return tuple(names)


def facts(state: State, view: Any, names: Names) -> Iterator[tuple[str, str]]:  # noqa: ANN401
    """Whose turn it is, where the cards are, and what everybody has stacked; label and text."""
    asked = "To call" if view.question == "call" else "To stack, or to draw once more"
    yield asked, names.of(view.to_move)
    yield "In hand", ", ".join(f"{names.of(seat)} {held}" for seat, held in enumerate(view.held))
    if view.table.banks:
        yield "Bank", so_many(view.bank, "face-down card") if view.bank else "empty"
    for seat in range(state.seats):
        stacked = [_stacked(state.form, cards) for who, cards in view.piles if who == seat]
        if stacked:
            yield f"Stacked by {names.of(seat)}", "; ".join(stacked)


def _stacked(form: Any, cards: tuple[int, ...]) -> str:  # noqa: ANN401
    """What lies there as one stack: “all the Poets”, “of the Poets, … and …”."""
    if frozenset(cards) in form.books:
        return f"all the {form.book_names[form.books.index(frozenset(cards))]}"
    authors = dict.fromkeys(form.pack[card].author for card in cards)
    group = form.ledger.suit(form.pack[cards[0]].suit).name
    return f"of the {group}, {listed([form.ledger.author(author).name for author in authors])}"


# ------------------------------------------------------------------ what can be known


def is_sure(state: State, action: int) -> bool:
    """Whether a call cannot miss, for all that the caller has seen and heard."""
    seat, card = divmod(action, len(state.form.pack))
    return _holders(state, card) == (seat,)


def chance(state: State, action: int, names: Names) -> str:
    """Whether a call may miss, and why, in a sentence."""
    seat, card = divmod(action, len(state.form.pack))
    holders = _holders(state, card)
    if holders == (seat,):
        return f"It cannot miss: nobody but {names.of(seat)} can have the card."
    if seat not in holders:
        return f"It can only miss: {names.of(seat)} cannot have the card."
    several = ["the Bank" if other == NOBODY else names.of(other) for other in holders]
    return f"It may miss: {listed(several, 'or')} may have the card."


def _holders(state: State, card: int) -> tuple[int, ...]:
    """Who may hold a card, for all that the seat to move can know; NOBODY for the Bank."""
    view: Any = state.view(state.to_move)
    holders: tuple[int, ...] = view.possible[card]
    return holders
