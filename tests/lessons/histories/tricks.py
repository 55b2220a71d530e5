"""Tricks that lead to a position, searched for from the last one back to the first.

Going back, the hands grow by the cards that were played, so it is known who had to follow. The
search knows the rules of play by itself; what it finds, the engine has to allow.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import TypeVar

from cardwright.engine.masks import members
from cardwright.engine.state import State

TRIES = 40  # searches in another order, before the search gives up
MOST = 10_000  # moments that one of them looks at

Pair = tuple[int, int]
S = TypeVar("S", bound=State)


class ImpossibleError(Exception):
    """No play leads to a position; the message says why."""


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick: its cards as they were played, and whether the first was announced with its pair."""

    leader: int
    cards: tuple[int, ...]
    announced: bool = False


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment between two tricks. Masks are by player, pairs by side."""

    number: int  # of tricks so far
    leader: int  # who leads to the next, and so took the last
    held: tuple[int, ...]  # cards that each plays from now on, or holds in the end
    gone: int  # the mask of the cards that may lie in the tricks so far
    taken: Pair
    counted: Pair  # by cards alone
    announced: tuple[Pair, ...] = ()  # in the tricks so far: the player, and what it counts


@dataclass(frozen=True, slots=True)
class Play:
    """The rules of play under one trump suit. Masks and values are by card."""

    values: Sequence[int]
    beats: Sequence[int]
    follows: Sequence[int]
    heads: Sequence[int]  # by the best card: what one who follows must play if able …
    ruffs: Sequence[int]  # … and what one must who cannot follow
    partners: dict[int, Pair]  # by card: the other card of its pair, and what the pair counts

    def best(self, cards: Sequence[int]) -> int:
        """The place of the best of these cards."""
        best = 0
        for place, card in enumerate(cards):
            if self.beats[cards[best]] >> card & 1:
                best = place
        return best

    def must(self, hand: int, cards: Sequence[int]) -> int:
        """The mask of the cards of a hand that may be played after these."""
        if not cards:
            return hand
        best = cards[self.best(cards)]
        if follow := hand & self.follows[cards[0]]:
            return follow & self.heads[best] or follow
        return hand & self.ruffs[best] or hand


class Search:
    """A search for the tricks before a moment. A game says what else it asks of them."""

    def __init__(self, play: Play, goal: Moment, first: int, free: int = 0) -> None:
        self.play = play
        self.goal = goal
        self.first = first  # the player who leads to the first trick
        self.free = free  # as many tricks nobody had to follow in
        self._chance = Random(0)
        self._left = 0

    def allows(self, moment: Moment) -> bool:  # noqa: ARG002
        """Test if a moment agrees with all that is known."""
        return True

    def allows_trick(self, moment: Moment, trick: Trick) -> bool:  # noqa: ARG002
        """Test if the trick before a moment agrees with all that is known."""
        return True

    def accepts(self, tricks: tuple[Trick, ...]) -> bool:  # noqa: ARG002
        """Test if a deal leads to all these tricks."""
        return True

    def found(self) -> tuple[Trick, ...]:
        """The tricks, the first one first; raises ImpossibleError where none are found."""
        self._check_counts()
        for seed in range(TRIES):
            self._chance, self._left = Random(seed), MOST
            ways = (way for way in self._before(self.goal) if self.accepts(way))
            tricks = next(ways, None)
            if tricks is not None:
                return tricks
            if self._left:
                raise ImpossibleError("no order of play leads there")
        raise ImpossibleError(f"{TRIES} searches have found no order of play that leads there")

    def _check_counts(self) -> None:
        """The cards that may have been played make these counts; raises ImpossibleError."""
        goal = self.goal
        counted, cards = sum(goal.counted), members(goal.gone)
        played = sum(self.play.values[card] for card in cards)
        if len(cards) == goal.number * len(goal.held) and played != counted:
            raise ImpossibleError(f"{played} was played, and {counted} is counted by cards")
        if not self._adds_up(goal):
            what = f"{goal.taken} tricks of these cards count {goal.counted}"
            raise ImpossibleError(f"no {what}")

    def _before(self, moment: Moment) -> Iterator[tuple[Trick, ...]]:
        """The ways to a moment."""
        if not self._left:
            return
        self._left -= 1
        if not self.allows(moment) or not self._adds_up(moment):
            return
        if not moment.number:
            if not moment.announced:
                yield ()
            return
        for trick in self._tricks(moment):
            for tricks in self._before(self._earlier(moment, trick)):
                yield (*tricks, trick)

    def _adds_up(self, moment: Moment) -> bool:
        """Test if the cards can make these counts in so many tricks."""
        each = len(moment.held)
        sizes = moment.taken[0] * each, moment.taken[1] * each
        return divides(self.play.values, moment.gone, sizes, moment.counted)

    def _tricks(self, moment: Moment) -> Iterator[Trick]:
        """The tricks that can be the last before a moment."""
        side = moment.leader % 2
        before = moment.taken[0] - (not side), moment.taken[1] - side
        if min(before) < 0:
            return
        players = range(len(moment.held))
        leaders = [p for p in players if before[p % 2]] if moment.number > 1 else [self.first]
        self._chance.shuffle(leaders)
        for leader in leaders:
            for cards in self._cards(moment, leader, ()):
                for trick in self._led(moment, leader, cards):
                    if self.allows_trick(moment, trick):
                        yield trick

    def _cards(
        self, moment: Moment, leader: int, cards: tuple[int, ...]
    ) -> Iterator[tuple[int, ...]]:
        """The cards of such a trick, which who leads next has taken."""
        play, seats = self.play, len(moment.held)
        has_played = (moment.leader - leader) % seats < len(cards)
        if has_played and (leader + play.best(cards)) % seats != moment.leader:
            return
        if len(cards) == seats:
            yield cards
            return
        seat = (leader + len(cards)) % seats
        pool = [card for card in members(moment.gone) if card not in cards]
        self._chance.shuffle(pool)
        for card in pool:
            hand = moment.held[seat] | 1 << card
            if moment.number <= self.free or play.must(hand, cards) >> card & 1:
                yield from self._cards(moment, leader, (*cards, card))

    def _led(self, moment: Moment, leader: int, cards: tuple[int, ...]) -> Iterator[Trick]:
        """The trick with its lead announced, where that was to be, and as a plain lead."""
        other, worth = self.play.partners.get(cards[0], (0, 0))
        if (leader, worth) in moment.announced and moment.held[leader] >> other & 1:
            yield Trick(leader, cards, announced=True)
        yield Trick(leader, cards)

    def _earlier(self, moment: Moment, trick: Trick) -> Moment:
        """The moment before a trick."""
        held, side = list(moment.held), moment.leader % 2
        gone, announced = moment.gone, list(moment.announced)
        for place, card in enumerate(trick.cards):
            held[(trick.leader + place) % len(held)] |= 1 << card
            gone ^= 1 << card
        if trick.announced:
            announced.remove((trick.leader, self.play.partners[trick.cards[0]][1]))
        return Moment(
            number=moment.number - 1,
            leader=trick.leader,
            held=tuple(held),
            gone=gone,
            taken=_less(moment.taken, side, 1),
            counted=_less(moment.counted, side, sum(self.play.values[c] for c in trick.cards)),
            announced=tuple(announced),
        )


def divides(values: Sequence[int], cards: int, sizes: Pair, sums: Pair) -> bool:
    """Test if each side can have so many of the cards, with so much on them."""
    numbers = Counter(values[card] for card in members(cards))
    return _divides(tuple(sorted(numbers.items(), reverse=True)), sizes, sums)


@cache
def _divides(numbers: tuple[Pair, ...], sizes: Pair, sums: Pair) -> bool:
    if min(*sizes, *sums) < 0:
        return False
    if not numbers:
        return not any((*sizes, *sums))
    (value, number), *rest = numbers
    if any(sums[side] > value * sizes[side] for side in (0, 1)):
        return False
    return any(
        _divides(
            tuple(rest),
            (sizes[0] - one, sizes[1] - other),
            (sums[0] - one * value, sums[1] - other * value),
        )
        for one in range(min(number, sizes[0]) + 1)
        for other in range(min(number - one, sizes[1]) + 1)
    )


def _less(pair: Pair, side: int, by: int) -> Pair:
    return (pair[0], pair[1] - by) if side else (pair[0] - by, pair[1])
