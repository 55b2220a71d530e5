"""Who may hold which card, found by dealing everything that a seat cannot see in every way.

For tiny packs only. A deal agrees with what a seat has seen when the same actions are open after
it, are answered alike, and leave the seat with the same view.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import Any

from cardwright.engine.games.portrait_authors.state import AuthorsState

Hands = tuple[tuple[int, ...], ...]


def holders(states: Sequence[AuthorsState], seat: int) -> Hands:
    """By card, the seats that hold it in any deal that agrees with what the seat has seen."""
    found: list[set[int]] = [set() for _ in states[-1].order]
    for again in agreeing(states, seat):
        for other in range(again.seats):
            for card in again.hand(other):
                found[card].add(other)
        for card in again.undrawn:
            found[card].add(-1)
    return tuple(tuple(sorted(seats)) for seats in found)


def agreeing(states: Sequence[AuthorsState], seat: int) -> Iterator[AuthorsState]:
    """The last state after each deal that agrees with what the seat has seen."""
    last = states[-1]
    for order in _orders(last, seat):
        again = _again(states, order)
        if again is not None and again.view(seat) == last.view(seat):
            yield again


def _orders(last: AuthorsState, seat: int) -> Iterator[tuple[int, ...]]:
    """Every deal in which the seat was dealt and drew what it did, but for the order in a hand."""
    deal = last.deal
    of = [(deal.dealer + 1 + place) % deal.seats for place in range(deal.first)]
    of += [*last.drawers, *[-1] * len(last.undrawn)]
    hands = [[n for n in range(deal.first) if of[n] == other] for other in range(deal.seats)]
    drawn = [[n] for n in range(deal.first, deal.first + len(last.drawers)) if of[n] != seat]
    left = list(range(deal.first + len(last.drawers), len(of)))
    blocks = [hand for other, hand in enumerate(hands) if other != seat] + drawn + [left]
    hidden = [last.order[n] for block in blocks for n in block]
    for cards in _spread(blocks, hidden):
        yield tuple(cards.get(n, card) for n, card in enumerate(last.order))


def _spread(blocks: list[list[int]], cards: list[int]) -> Iterator[dict[int, int]]:
    """Every way to put the cards into the blocks, where the order within a block is the same."""
    if not blocks:
        yield {}
        return
    for chosen in combinations(cards, len(blocks[0])):
        rest = [card for card in cards if card not in chosen]
        for others in _spread(blocks[1:], rest):
            yield {**others, **dict(zip(blocks[0], chosen, strict=True))}


def _again(states: Sequence[AuthorsState], order: tuple[int, ...]) -> AuthorsState | None:
    """The last state after this deal and the same actions, if all happens as it did."""
    first, last = states[0], states[-1]
    state: Any = first.form.deal(order=order, dealer=first.dealer, seats=first.seats)
    if state.piles != first.piles:
        return None
    for before, after in pairwise(states):
        action = after.actions[-1]
        if state.to_move != before.to_move or action not in state.legal():
            return None
        state = state.apply(action)
        if (state.past[1:], state.piles) != (after.past[1:], after.piles):
            return None
    return state if state.to_move == last.to_move else None
