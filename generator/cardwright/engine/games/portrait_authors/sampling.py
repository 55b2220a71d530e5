"""Samples of the cards that a seat cannot see in a game, and what is sensible to do in it.

Nothing is played on: a call is weighed by what it leads to at once. A game takes hundreds of moves
more, in which simple players lose by chance what was won by thought. In trial games a player who
played on for a turn, or for a round, made some 15 points a game more than simple players do; one
who weighs each call by how often it is answered with the card, and what that card is worth, 35.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardwright.engine.games.portrait_authors import score
from cardwright.engine.games.portrait_authors.exchange import Exchange
from cardwright.engine.games.portrait_authors.layout import AuthorsLayout
from cardwright.engine.games.portrait_authors.origins import Puzzle
from cardwright.engine.games.portrait_authors.state import AuthorsState
from cardwright.engine.games.portrait_authors.view import AuthorsView
from cardwright.engine.masks import listed, mask_of
from cardwright.engine.outcome import NOBODY
from cardwright.engine.sampling import Margin
from cardwright.engine.shuffle import Chance
from cardwright.errors import InputError

if TYPE_CHECKING:
    from cardwright.engine.games.portrait_authors.form import PortraitAuthors

_CALLS = 12  # so many are thought about
_SURE = 1 - 1e-9  # parts of what is certain may add up to less
_TURN = 0.2  # what it is worth to have the turn, in books


def samples(form: "PortraitAuthors", view: AuthorsView, chance: Chance) -> Iterator[AuthorsState]:
    """States as this view may have them, without end; each agrees with all that was seen and heard.

    Each way to lie is as likely as the others, as nearly as `Exchange` has it. Raises InputError
    for a game that is over.
    """
    if view.question == "over":
        raise InputError("the deal is over", hint="take the view of an earlier moment")
    layout = AuthorsLayout(form, view)
    for lies in Exchange(view.proven, chance).ways():
        yield layout.state(lies, chance)


def candidates(view: AuthorsView, legal: Sequence[int]) -> Sequence[int]:
    """The actions that a good player considers: the likeliest calls, and what may be stacked.

    There is nothing to think about where a book can be laid down, or all that is left of one; nor
    where a call cannot miss, for the turn goes on after it.
    """
    table = view.table
    calls = legal[: bisect_left(legal, table.both)]
    others = legal[len(calls) :]
    hand = mask_of(view.hand)
    missing = table.all_cards & ~(view.evidence.down | hand)
    for action in others:
        if action < table.stop and not table.books[action - table.stack] & missing:
            return (action,)
    if not calls:
        return others
    likely = _likely(view)

    def promise(call: int) -> float:
        has = (hand & table.book_of[call % table.cards]).bit_count()
        return likely.get(call, 0.0) * (1 + has / 16)  # how likely it is decides, mostly

    sure = max(calls, key=lambda call: likely.get(call, 0.0))
    if likely.get(sure, 0.0) > _SURE:
        return (sure,)
    return (*sorted(calls, key=promise, reverse=True)[:_CALLS], *others)


def _likely(view: AuthorsView) -> dict[int, float]:
    """By call how likely it is to be answered with the card, roughly: 1 where it cannot miss.

    A card is as likely to have come from each of its places as there is room that is not taken.
    """
    evidence, shifts = view.evidence, view.table.shifts
    likely = {shifts[seat] + card: 1.0 for card, seat in evidence.where.items() if seat != NOBODY}
    places, room = _narrowed(view.proven)
    for card, among in places.items():
        if card in evidence.where:
            continue
        whole = sum(room[place] for place in among)
        for place in among:
            owner = evidence.owner[place]
            if owner != NOBODY:
                call = shifts[owner] + card
                part = room[place] / whole if len(among) > 1 else 1.0
                likely[call] = likely.get(call, 0.0) + part
    return likely


def _narrowed(puzzle: Puzzle) -> tuple[dict[int, list[int]], list[int]]:
    """By card the places that have room for it yet, and what room there is beside certain cards."""
    places = {card: [*listed(mask)] for card, mask in puzzle.origins.items()}
    room = list(puzzle.room)
    certain: set[int] = set()
    while new := [
        card for card, among in places.items() if len(among) == 1 and card not in certain
    ]:
        certain.update(new)
        for card in new:
            room[places[card][0]] -= 1
        for card, among in places.items():
            if card not in certain:
                places[card] = [place for place in among if room[place]]
    return places, room


def ahead(state: AuthorsState, side: int) -> Margin:
    """The lead of a side over the best other, in points and in hundredths of a point besides.

    What is held counts too: of a book that would bring so much the square of one’s share. It is
    good to have the turn, but for one who has just stacked: a call is still to be won. In the Bank
    game, where few sit down, what is sure to come counts as if it had come.
    """
    counted = [count.counted for count in state.counts]
    hands = _hands_worth(state)
    called = state.past[2] < state.deal.table.both
    if called and state.to_move == side:
        hands[side] += round(100 * _TURN * _book_worth(state))
    best = max(
        (seat for seat in range(state.seats) if seat != side),
        key=lambda seat: 100 * counted[seat] + hands[seat],
    )
    return Margin(counted[side] - counted[best], hands[side] - hands[best])


def _book_worth(state: AuthorsState) -> int:
    """The points of a whole book."""
    return score.BOOK if state.deal.table.rules.pairs else score.EASY_BOOK


def _hands_worth(state: AuthorsState) -> list[int]:
    """By seat, what the cards in hand are worth, in hundredths of a point."""
    table = state.deal.table
    hands = _swept(state) if table.rules.banks else [*map(state.mask, range(state.seats))]
    worth = [0] * state.seats
    for book in table.books:
        left = book & state.up
        if not left:
            continue
        brings = _book_worth(state)
        if left != book:
            brings = score.EACH_PAIR * (left.bit_count() // 2 - 1)
        for seat, hand in enumerate(hands):
            held = (hand & left).bit_count()
            worth[seat] += 100 * brings * held * held // left.bit_count() ** 2
    return worth


def _swept(state: AuthorsState) -> list[int]:
    """By seat the cards in hand, once whoever has the turn has all that it may have without fail.

    These are the cards that were seen to go into other hands, of groups of which it may call.
    """
    table, caller = state.deal.table, state.to_move
    hands = [*map(state.mask, range(state.seats))]
    if caller == NOBODY:
        return hands
    shown = state.deal.memory.recall(state.past).shown
    for book in table.books:
        if not (hands[caller] & book or state.serves(caller, book)):
            continue
        for seat in range(state.seats):
            if seat != caller:
                seen = hands[seat] & book & shown >> table.shifts[seat]
                hands[seat] ^= seen
                hands[caller] |= seen
    return hands
