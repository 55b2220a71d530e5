"""The hidden cards of Card Tennis, drawn as they may lie for all that a view knows and remembers.

Every order of the pack in which everybody could have done what was seen is as likely as the
others; that somebody who might have played another stroke played this one is taken to tell
nothing else. Cards of a stroke are alike, so hands are counted by their strokes, and the counts
decide by lot. For two players that is exact, by counting alone: when the pack is used up each knows
the other's hand. For four the three hidden hands together are known then. What the hands came
from has to agree with that; where it does not, lots are drawn again. So that is exact as well, as
long as one of `TRIES` agrees; else the last stands, in which only the cards of now are right.
"""

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache, reduce
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from cardwright.engine.games.card_tennis.hands import (
    Course,
    Ways,
    after,
    begun,
    less,
    marked,
    more,
    rows,
)
from cardwright.engine.games.card_tennis.memory import (
    DRAWN,
    PLAYS,
    SHUFFLES,
    Counts,
    SeenMove,
    counted,
    things_of,
)
from cardwright.engine.past import actions_of
from cardwright.engine.shuffle import Chance
from cardwright.errors import InputError

if TYPE_CHECKING:
    from cardwright.engine.games.card_tennis.table import CardTennisTable
    from cardwright.engine.games.card_tennis.view import CardTennisView

TRIES = 2000
_FINE = 1 << 53  # so finely a chance number divides


class Begin(NamedTuple):
    """The point at which the memory of a seat begins."""

    held: list[int]  # by seat
    hidden: Counts  # the cards in the pack and in the hands of others, together
    together: list[Counts]  # of each shuffle, the first one first: those in the hands of others


class Lot(NamedTuple):
    """Things of which one is drawn by lot, with what they weigh, added up."""

    things: Sequence[Course]
    sums: Sequence[int]

    @classmethod
    def of(cls, weighed: Ways) -> "Lot":
        """A lot of things by their weights, none of which is nothing."""
        return cls(list(weighed), list(accumulate(weighed.values())))

    def draw(self, chance: Chance) -> Course:
        """One of them."""
        return self.things[bisect_right(self.sums, int(chance() * _FINE) * self.sums[-1] // _FINE)]


class Hidden:
    """The hands that a view does not see, to be drawn again and again.

    Raises InputError where there is no way for the cards to lie.
    """

    def __init__(self, table: "CardTennisTable", view: "CardTennisView") -> None:
        self._hidden = unseen(table, view)
        self._others = [seat for seat in range(table.seats) if seat != view.seat]
        things = things_of(view.seen)
        begin = _begin(view, things, self._hidden)
        self._together = begin.together if table.seats > 2 else []
        self._courses = _courses(table, self._others, things, begin)
        self._by_hand = [_by_hand(ways) for ways in self._courses]
        self._lots = cache(self._lot)
        if not self._ways(0, self._hidden):
            raise InputError(
                "no arrangement of the hidden cards fits the view", hint="correct the view"
            )

    def draw(self, chance: Chance) -> dict[int, Counts]:
        """The number of cards of each stroke every other seat holds."""
        for _ in range(TRIES):
            hands, rest = [], self._hidden
            for number in range(len(self._others)):
                (hand,) = self._lots(number, rest).draw(chance)
                hands.append(hand)
                rest = less(rest, hand)
            if self._agree(hands, chance):
                break
        return dict(zip(self._others, hands, strict=True))

    def _agree(self, hands: Sequence[Counts], chance: Chance) -> bool:
        """Test if ways by which the hands came about, drawn by lot, agree with the shuffles."""
        if not self._together:
            return True
        courses = [lots[hand].draw(chance) for lots, hand in zip(self._by_hand, hands, strict=True)]
        return all(
            reduce(more, (course[number] for course in courses)) == cards
            for number, cards in enumerate(self._together)
        )

    def _ways(self, number: int, rest: Counts) -> int:
        """In how many ways the rest of the hidden cards lies, in the hands from this one on."""
        if number == len(self._others):
            return rows(rest)
        sums = self._lots(number, rest).sums
        return sums[-1] if sums else 0

    def _lot(self, number: int, rest: Counts) -> Lot:
        """The hands of one of the others by the ways that each leaves, of the rest of the cards."""
        weighed: dict[Course, int] = {}
        for hand, lot in self._by_hand[number].items():
            left = less(rest, hand)
            if min(left) >= 0 and (on := self._ways(number + 1, left)):
                weighed[(hand,)] = lot.sums[-1] * on
        return Lot.of(weighed)


def unseen(table: "CardTennisTable", view: "CardTennisView") -> Counts:
    """The number of cards of each stroke in the pack or in the hands of others."""
    whole = counted(table.strokes, range(table.cards))
    for tray in (counted(table.strokes, view.hand), *view.trays):
        whole = less(whole, tray)
    return whole


def _begin(view: "CardTennisView", things: Sequence[SeenMove], hidden: Counts) -> Begin:
    """The origins of the things that were seen, reckoned back from now."""
    held, cards, together = list(view.held), list(hidden), []
    drawn = list(actions_of(view.drawn))
    for thing in reversed(things):
        mine = thing.seat == view.seat
        if thing.what == PLAYS:
            held[thing.seat] += 1
            cards[thing.stroke] += not mine
        elif thing.what in DRAWN:
            held[thing.seat] -= 1
            if mine:
                cards[drawn.pop()] += 1
        elif thing.what == SHUFFLES:
            cards = list(less(tuple(cards), thing.cards))
            together.append(tuple(cards))
    return Begin(held, tuple(cards), together[::-1])


def _courses(
    table: "CardTennisTable", others: Sequence[int], things: Sequence[SeenMove], begin: Begin
) -> list[Ways]:
    """The ways in which the hands of others may have come about, by all that was seen."""
    ways = {seat: begun(begin.held[seat], begin.hidden) for seat in others}
    together = iter(begin.together)
    for thing in things:
        if thing.what == SHUFFLES:
            cards = next(together)
            ways = {seat: marked(its, cards) for seat, its in ways.items()}
        elif thing.seat in ways:
            ways[thing.seat] = after(ways[thing.seat], thing, table.answering)
    return [ways[seat] for seat in others]


def _by_hand(ways: Ways) -> dict[Counts, Lot]:
    """The ways by the hand that they have led to."""
    found: dict[Counts, dict[Course, int]] = {}
    for course, number in ways.items():
        found.setdefault(course[-1], {})[course] = number
    return {hand: Lot.of(its) for hand, its in found.items()}
