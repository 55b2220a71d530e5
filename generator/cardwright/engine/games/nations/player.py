"""A simple player of Nations: a sensible beginner at whist, who sets the scale for better ones.

It keeps to the maxims: lead from the longest Nation, and from five Star cards lead those; play low
as the second hand and high as the third; win as cheaply as you can; leave to your partner what he
has won, and capture the rest. It knows its view and nothing else, and remembers no trick.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from cardwright.engine.games.four_seat.state import FourSeatState
from cardwright.engine.games.four_seat.table import FourSeatTable
from cardwright.engine.games.four_seat.view import FourSeatView
from cardwright.engine.masks import mask_of, members
from cardwright.engine.shuffle import Chance, by_lot

if TYPE_CHECKING:
    from cardwright.engine.games.four_seat.form import FourSeat

MANY = 5  # Star cards, of which one is led


def simple_action(
    form: "FourSeat", view: FourSeatView, legal: Sequence[int], chance: Chance
) -> int:
    """The simple player's choice of the open actions; `chance` gives numbers from 0 up to 1."""
    table = next(table for table in form.tables if table.suit == view.trump)
    return _reply(table, view, legal) if view.trick else _lead(table, legal, chance)


class _Seen(NamedTuple):
    """As much of a view as a reply asks for."""

    trick: tuple[int, ...]
    hand: tuple[int, ...]


def quick(state: FourSeatState, legal: list[int], chance: Chance) -> int:
    """The same in a state, for players who try out what may come."""
    table = state.table
    if not state.trick:
        return _lead(table, legal, chance)
    hand = members(state.dealt[state.to_move] & state.unplayed)
    return _reply(table, _Seen(state.trick, tuple(hand)), legal)


def _lead(table: FourSeatTable, legal: Sequence[int], chance: Chance) -> int:
    """The lowest card of the longest Nation, or its best, where nothing beats that but the next."""
    suits: dict[int, list[int]] = {}
    for card in legal:
        suits.setdefault(table.follows[card], []).append(card)
    stars = suits.pop(table.trumps, [])
    if len(stars) >= MANY or not suits:
        return _led_from(table, stars)
    by_merit: dict[tuple[int, int], list[list[int]]] = {}
    for suit in suits.values():
        by_merit.setdefault((len(suit), -_below_top(table, suit[0])), []).append(suit)
    return _led_from(table, by_lot(by_merit[max(by_merit)], chance))


def _led_from(table: FourSeatTable, suit: list[int]) -> int:
    """The highest card of the Nation, or of two that touch the higher; else the lowest."""
    touching = suit[1:2] == [suit[0] + 1]
    return suit[0] if touching or not _below_top(table, suit[0]) else suit[-1]


def _reply(table: FourSeatTable, view: FourSeatView | _Seen, legal: Sequence[int]) -> int:
    """As cheap as can be where the trick is lost, or won already; else by the place in it."""
    trick = view.trick
    best = trick[0]
    for card in trick:
        best = card if table.beats[best] >> card & 1 else best
    winning = [card for card in legal if table.beats[best] >> card & 1]
    if not winning or _is_won(table, view, best):
        return _cheapest(table, legal)
    if table.follows[trick[0]] >> legal[0] & 1:
        if len(trick) == 1:
            return _cheapest(table, legal)
        if len(trick) == 2:
            return _end_of_run(winning)
    return _cheapest(table, winning)


def _is_won(table: FourSeatTable, view: FourSeatView | _Seen, best: int) -> bool:
    """Test if the partner wins the trick, and nobody else holds a higher card of that Nation."""
    if view.trick[-2:-1] != (best,):
        return False
    return len(view.trick) == 3 or not table.higher[best] & ~mask_of(view.hand)


def _cheapest(table: FourSeatTable, cards: Sequence[int]) -> int:
    """The lowest card of any Nation but the Star Suit, or if there is none the lowest Star card."""
    return max(cards, key=lambda card: (not table.trumps >> card & 1, _below_top(table, card)))


def _end_of_run(cards: Sequence[int]) -> int:
    """The lowest card that is as good as the highest: those between are all there."""
    return next(card for card in reversed(cards) if card - cards[0] == cards.index(card))


def _below_top(table: FourSeatTable, card: int) -> int:
    """The number of cards of its Nation that are higher."""
    return table.higher[card].bit_count()
