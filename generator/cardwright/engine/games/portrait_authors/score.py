"""Scoring of Portrait Authors: the points of each stack, their clauses, and the end of a game."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from cardwright.engine.games.portrait_authors.past import StackedSet
from cardwright.engine.games.portrait_authors.quartets import NARRATIONS
from cardwright.engine.masks import listed, mask_of
from cardwright.engine.outcome import NOBODY, Award, Count, Outcome
from cardwright.engine.sentence import SeatText, say

if TYPE_CHECKING:
    from cardwright.engine.games.portrait_authors.state import AuthorsState

BOOK = 10  # AUTH-CNT-1
EACH_PAIR = 3  # for each pair after the first: a pair royal 3, a double pair royal 6
PART = 9  # a part of a larger group counts at most so much, less than any book (AUTH-D9)
EASY_BOOK = 1  # AUTH-EASY-3

_NAMES = {1: "pair", 2: "pair royal", 3: "double pair royal"}


def is_book(pile: StackedSet) -> bool:
    """Test if all cards of a book were laid down at once."""
    return pile.cards == pile.book


def pairs(pile: StackedSet) -> int:
    """The number of pairs that were stacked at once."""
    return pile.cards.bit_count() // 2


def name(pile: StackedSet) -> str:
    """The name of a stack of pairs: pair, pair royal, double pair royal, four pairs, book."""
    if is_book(pile):
        return "book"
    return _NAMES.get(pairs(pile), f"set of {pairs(pile)} pairs")


def points(pile: StackedSet) -> int:
    """The points of a stack of pairs (AUTH-CNT-1, AUTH-R3b; groups of other sizes AUTH-D9)."""
    return BOOK if is_book(pile) else min(PART, EACH_PAIR * (pairs(pile) - 1))


class StackScore(NamedTuple):
    """The stacks so far and their points; what is per seat is a tuple by seat."""

    piles: tuple[StackedSet, ...]
    stacks: tuple[tuple[int, tuple[int, ...]], ...]  # each: the seat and its cards
    awards: tuple[Award, ...]  # of the stacks that brought points, in order
    counts: tuple[Count, ...]
    tricks: tuple[int, ...]  # how many stacks


def sheet(state: "AuthorsState") -> StackScore:
    """The sheet of a state. The last is kept: most actions stack nothing."""
    kept = state.deal.sheets
    if not kept or kept[0].piles is not state.piles:
        kept[:] = [_sheet(state)]
    return kept[0]


def _sheet(state: "AuthorsState") -> StackScore:
    piles, seats = state.piles, range(state.deal.seats)
    made = [award(state, place) for place in range(len(piles))]
    points = [sum(each.points for each in made if each.side == seat) for seat in seats]
    return StackScore(
        piles=piles,
        stacks=tuple((pile.seat, listed(pile.cards)) for pile in piles),
        awards=tuple(each for each in made if each.points),
        counts=tuple(Count(counted, 0) for counted in points),
        tricks=tuple(sum(pile.seat == seat for pile in piles) for seat in seats),
    )


def award(state: "AuthorsState", place: int) -> Award:
    """The award for the stack at this place among the piles: perhaps nothing."""
    pile = state.piles[place]
    table = state.deal.table
    called = state.form.book_names[table.books.index(pile.book)]
    if not table.rules.pairs:
        easy = ("AUTH-EASY-6", "AUTH-B1", "AUTH-R4a")
        is_plain = state.form.list_game in NARRATIONS
        what = f"the {state.form.ledger.words.suit}" if is_plain else "the book of the"
        reason = f"{what} {called}"
        return Award(pile.seat, EASY_BOOK, "AUTH-EASY-3", reason, easy)
    made = points(pile)
    main, *also = ["AUTH-CNT-1", "AUTH-R3b", "AUTH-B1"] if made else ["AUTH-R3a"]
    bank = ["AUTH-BANK-5"] if table.rules.banks else []
    basis = (*also, *bank, *_alone(state, place))
    return Award(pile.seat, made, main, f"a {name(pile)} of the {called}", basis)


def _alone(state: "AuthorsState", place: int) -> Iterator[str]:
    """The clauses by which a stack counts for itself, whatever of its group lies there before."""
    pile = state.piles[place]
    before = [other for other in state.piles[:place] if other.book == pile.book]
    if before:
        yield "AUTH-B7"
        if any(other.seat == pile.seat for other in before):
            yield "AUTH-R7"
        if pile.cards | sum(other.cards for other in before) == pile.book:
            yield "AUTH-B6"
    if pile.book.bit_count() != 8:
        yield "AUTH-D9"


class Totals(Outcome):
    """The outcome of a game in which nothing but the totals decides."""

    __slots__ = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the highest total (AUTH-B11)."""
        return _best(self.points)

    @property
    def winner(self) -> int:
        """The seat with the highest total, or NOBODY where several share it (AUTH-B11)."""
        return self.winners[0] if len(self.winners) == 1 else NOBODY


def outcome(state: "AuthorsState") -> Totals:
    """The outcome of a game that is over: the highest total wins, and equals share (AUTH-B11)."""
    clauses = ["AUTH-B11"] if state.deal.table.rules.pairs else ["AUTH-EASY-3", "AUTH-B11"]
    main, *basis = clauses
    points = tuple(count.counted for count in state.counts)
    return Totals(points, state.awards, 0, main, _result(state, points), tuple(basis))


def _best(points: Sequence[int]) -> tuple[int, ...]:
    """The seats that share the highest total."""
    most = max(points)
    return tuple(seat for seat, made in enumerate(points) if made == most)


def _result(state: "AuthorsState", points: Sequence[int]) -> SeatText:
    """The winner, in words."""
    best = _best(points)
    all_down, what = "all cards are stacked", "books"
    if state.form.list_game in NARRATIONS:
        words = state.form.ledger.words
        all_down = f"all {words.suits} are on the table"
        what = words.suit if max(points) == 1 else words.suits
    elif state.deal.table.rules.pairs:
        what = "points"
    most = f"{max(points)} {what}"
    text = f"{all_down}, and {{best:seats}} " + (
        "has the most, {most}" if len(best) == 1 else "share the win, {most} each"
    )
    return say(text, best=mask_of(best), most=most)
