"""Samples of the cards that a seat cannot see in a deal for four.

A hidden card lies in one of three hands. What is known of it besides its absence elsewhere follows
from the rules: who did not follow, did not beat the best card or did not trump, though bound to,
could not.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from cardwright.engine.games.four_seat.state import FourSeatState
from cardwright.engine.games.four_seat.table import SEATS, FourSeatTable
from cardwright.engine.games.four_seat.view import FourSeatView
from cardwright.engine.lots import Lots
from cardwright.engine.masks import mask_of, members
from cardwright.engine.outcome import NOBODY
from cardwright.engine.past import actions_of
from cardwright.engine.shuffle import Chance, by_lot
from cardwright.errors import InputError

if TYPE_CHECKING:
    from cardwright.engine.games.four_seat.form import FourSeat

_LAST = SEATS - 1  # so many cards lie there when the last player is to play
_SURE = 0.7  # how often a simple player plays a card that nothing can beat


def samples(form: "FourSeat", view: FourSeatView, chance: Chance) -> Iterator[FourSeatState]:
    """States as this view may have them, each way to lie as likely as the others, without end.

    Raises InputError for a deal that is over.
    """
    if view.phase == "over":
        raise InputError("the deal is over", hint="take the view of an earlier moment")
    table = next(table for table in form.tables if table.suit == view.trump)
    known = [mask_of(cards) for cards in view.known]
    known[view.seat] = mask_of(view.hand)
    gone = mask_of(card for cards in view.played for card in cards)
    hidden = (1 << table.cards) - 1 & ~(gone | 1 << view.turned | known[0] | known[1])
    hidden &= ~(known[2] | known[3])
    lacks = _lacks(view, table)
    places = {
        card: tuple(s for s in range(SEATS) if s != view.seat and not lacks[s] >> card & 1)
        for card in members(hidden)
    }
    rooms = [held - mask.bit_count() for held, mask in zip(view.held, known, strict=True)]
    lots = Lots(places, rooms)
    while True:
        dealt = lots.draw(chance)
        hands = [mask | mask_of(cards) for mask, cards in zip(known, dealt, strict=True)]
        yield FourSeatState.supposed(form, view, table, tuple(hands))


def candidates(_view: FourSeatView, legal: Sequence[int]) -> Sequence[int]:
    """All that is open is thought about."""
    return legal


def warned(form: "FourSeat", view: FourSeatView, legal: Sequence[int]) -> Mapping[int, str]:
    """The cards that follow against the rules of thumb, where tricks count and no card does.

    Second to play, play low; third, play high, unless the partner is winning.
    """
    place = len(view.trick)
    table = next(table for table in form.tables if table.suit == view.trump)
    follows = table.follows[view.trick[0]] if place else 0
    if not form.only_tricks_count or not all(follows >> card & 1 for card in legal):
        return {}
    if place == 1:
        why = "Second to play, play low: your partner still has a turn."
        return dict.fromkeys([card for card in legal if card != max(legal)], why)
    if place != _LAST - 1:
        return {}
    first, second = view.trick
    partner = not table.beats[first] >> second & 1
    winning = [card for card in legal if table.beats[first if partner else second] >> card & 1]
    if not winning or len(winning) == len(legal):
        return {}
    if partner:
        return dict.fromkeys(winning, "Your partner is winning already, so save your high cards.")
    low = [card for card in legal if card not in winning]
    return dict.fromkeys(low, "Third to play, play high: you are the last of your side.")


def quick(state: FourSeatState, legal: list[int], chance: Chance) -> int:
    """A sensible beginner, quickly: announces, leads what is sure to win, wins last and cheaply.

    It gives points to a partner who is sure of the trick, and else the least that it can.
    """
    table = state.table
    if legal[-1] >= table.cards:
        return by_lot([action for action in legal if action >= table.cards], chance)
    others = state.unplayed & ~state.dealt[state.to_move]
    if not state.trick:
        sure = [card for card in legal if not table.higher[card] & others]
        return by_lot(sure if sure and chance() < _SURE else legal, chance)
    best, place = state.best, len(state.trick)
    winning = [card for card in legal if table.beats[best] >> card & 1]
    if (
        place > 1
        and state.trick[-2] == best
        and (place == _LAST or not table.higher[best] & others)
    ):
        return max(legal, key=lambda card: (card not in winning, table.values[card], card))
    if not winning or place == 1:
        sure = [card for card in winning if not table.higher[card] & others]
        return by_lot(sure, chance) if sure and chance() < _SURE else _least(table, legal)
    return _least(table, winning) if place == _LAST else winning[0]


def _least(table: FourSeatTable, cards: list[int]) -> int:
    """The card that counts least, no trump if it can be, and low."""
    trumps = table.trumps
    return min(cards, key=lambda card: (table.values[card], trumps >> card & 1, -card))


def _lacks(view: FourSeatView, table: FourSeatTable) -> list[int]:
    """By seat the cards that it cannot hold, for what it played to the tricks so far: masks."""
    lacks = [0] * SEATS
    for leader, trick in _tricks(view, table):
        best = NOBODY
        for place, card in enumerate(trick):
            if place:
                lacks[(leader + place) % SEATS] |= _lacked(table, trick[0], best, card)
            best = card if table.beats[best] >> card & 1 else best
    return lacks


def _tricks(view: FourSeatView, table: FourSeatTable) -> Iterator[tuple[int, list[int]]]:
    """The tricks since the past begins, the last one first: who led, and the cards."""
    cards = [
        action if action < table.cards else table.announcements[action - table.cards]
        for action in actions_of(view.past)
        if action < table.cards + len(table.announcements)
    ]
    leader, size = view.leader, len(view.trick)
    while len(cards) >= size:
        trick, cards = cards[len(cards) - size :], cards[: len(cards) - size]
        if size == SEATS:
            best = NOBODY
            for card in trick:
                best = card if table.beats[best] >> card & 1 else best
            leader = (leader - trick.index(best)) % SEATS
        yield leader, trick
        size = SEATS


def _lacked(table: FourSeatTable, led: int, best: int, card: int) -> int:
    """The cards that one cannot have held who played this card when that one was the best."""
    suit = table.follows[led]
    if suit >> card & 1:
        heads = suit & table.heads[best]
        return 0 if heads >> card & 1 else heads
    ruffs = table.ruffs[best]
    return suit if ruffs >> card & 1 else suit | ruffs
