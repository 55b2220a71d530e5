"""A round of Nations that leads to a position, searched for backward, trick by trick.

The search knows the rules by itself. Backward a trick is easy to judge: what a seat plays later, it
held then, so it is known who could have followed. What it finds is a deal and its actions, which
the engine then has to allow and to bring to the same position.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from operator import attrgetter
from random import Random

from cardwright.engine.games.four_seat.state import FourSeatState

SEATS, NATION = 4, 13  # a Nation is so many cards, the highest first
ROUNDS = 300  # that are tried before the search gives up
TRIES = 40  # for each trick of a round
Cards = frozenset[int]
Trick = tuple[tuple[int, int], ...]  # seats and cards, the one led first


def nation(card: int) -> int:
    """The Nation of a card."""
    return card // NATION


def captor(trick: Trick, star: int) -> int:
    """The seat that takes a trick: the highest Star card, or the highest of the Nation led."""
    led = nation(trick[0][1])
    able = [(nation(card) == star, -card, seat) for seat, card in trick]
    return max(each for each in able if each[0] or nation(-each[1]) == led)[2]


@dataclass(frozen=True)
class Round:
    """Tricks played backward: by seat what is held before them, and the cards still to be placed.

    `played` are cards by seat, `free` may have been played by anybody.
    """

    hands: tuple[Cards, ...]
    played: tuple[Cards, ...]
    free: Cards
    tricks: tuple[Trick, ...] = ()

    @property
    def gone(self) -> Cards:
        """All cards still to be placed."""
        return self.free.union(*self.played)

    @property
    def number(self) -> int:
        """The number of the trick to be placed; while it is 1, the card turned up lies there."""
        return len(self.gone) // SEATS

    @property
    def uneven(self) -> int:
        """The number of cards that are left where each Nation is played four at a time."""
        nations = [nation(card) for card in self.gone]
        return sum(nations.count(each) % SEATS for each in range(SEATS))

    def before(self, trick: Trick) -> "Round":
        """The round before a trick."""
        cards = frozenset(card for _, card in trick)
        hands = list(self.hands)
        for seat, card in trick:
            hands[seat] |= {card}
        played = tuple(each - cards for each in self.played)
        return Round(tuple(hands), played, self.free - cards, (trick, *self.tricks))


class Search:
    """The search for a round from the deal to a state.

    `played` has by seat cards that it played before, and `taken` by card the seat that took it.
    """

    def __init__(
        self,
        state: FourSeatState,
        played: Mapping[int, Cards] | None = None,
        taken: Mapping[int, int] | None = None,
    ) -> None:
        self.state, self.taken = state, taken or {}
        self.dealer, self.star = state.dealer, nation(state.turn_up)
        said = [(played or {}).get(seat, frozenset()) for seat in range(SEATS)]
        if not (state.unplayed >> state.turn_up & 1 or state.turn_up in state.trick):
            said[self.dealer] |= {state.turn_up} - {state.lying}
        self.played = tuple(said)

    @property
    def table(self) -> Trick:
        """The trick on the table."""
        leader = self.state.leader
        return tuple(((leader + n) % SEATS, card) for n, card in enumerate(self.state.trick))

    @cached_property
    def end(self) -> Round:
        """The round before the trick on the table, with everything before it to be placed."""
        hands = [frozenset(self.state.hand(seat)) for seat in range(SEATS)]
        for seat, card in self.table:
            hands[seat] |= {card}
        there = frozenset({self.state.lying}).union(*hands, *self.played)
        free = frozenset(range(SEATS * NATION)) - there
        return Round(tuple(hands), self.played, free)

    def faults(self) -> Iterator[str]:
        """The sums of the position that do not come out, in words."""
        names = self.state.form.card_names
        for seat, card in self.table:
            led = self.table[0][1]
            strayed = nation(card) != nation(led)
            kept = [c for c in self.state.hand(seat) if nation(c) == nation(led)]
            if strayed and kept:
                yield f"Seat {seat} did not follow the {names[led]}, and has the {names[kept[0]]}"
        for seat, cards in enumerate(self.played):
            stars = range(self.star * NATION, (self.star + 1) * NATION)
            sure = next(n for n, card in enumerate([*stars, -1]) if card not in cards)
            if sure > self.state.taken[seat % 2]:
                taken = self.state.taken[seat % 2]
                yield f"Seat {seat} played the {sure} highest Star cards, and its side took {taken}"

    def found(self) -> tuple[list[int], list[int]] | None:
        """The pack and the actions that lead to the state; None where the search finds none."""
        if any(self.faults()):
            return None
        for number in range(ROUNDS):
            round_ = self._played_back(Random(number))
            if round_ is not None:
                actions = [card for trick in round_.tricks for _, card in trick]
                return self._order(round_), [*actions, *self.state.trick]
        return None

    def _played_back(self, chance: Random) -> Round | None:
        """The round from its first trick; None where this choice of tricks comes to no such."""
        round_, taken = self.end, list(self.state.taken)
        winner = self.state.leader
        while round_.gone:
            taken[winner % 2] -= 1
            leaders = [seat for seat in range(SEATS) if taken[seat % 2]]
            if round_.number == 1:
                leaders = [(self.dealer + 1) % SEATS]
            tricks = [self._trick(round_, winner, leaders, chance) for _ in range(TRIES)]
            before = [round_.before(trick) for tries in tricks for trick in tries]
            if not before:
                return None
            round_ = min(before, key=attrgetter("uneven"))
            winner = round_.tricks[0][0][0]
        return round_

    def _trick(
        self, round_: Round, winner: int, leaders: list[int], chance: Random
    ) -> Iterator[Trick]:
        """A trick by the rules before those there are, if this choice of cards makes one."""
        leader = chance.choice(leaders)
        trick: Trick = ()
        for seat in [(leader + place) % SEATS for place in range(SEATS)]:
            later, cards = round_.hands[seat], round_.free | round_.played[seat]
            cards -= {card for _, card in trick}
            if seat == self.dealer and round_.number == 1:
                later -= {self.state.turn_up}
                cards -= {self.state.turn_up}
            if trick:
                led = nation(trick[0][1])
                able = any(nation(card) == led for card in later)
                cards = frozenset(card for card in cards if not able or nation(card) == led)
            if not cards:
                return
            due = chance.random() * round_.number < len(round_.played[seat])
            cards = (due and cards & round_.played[seat]) or cards
            trick = (*trick, (seat, chance.choice(sorted(cards))))
        takers = {self.taken.get(card, winner) for _, card in trick}
        if takers | {captor(trick, self.star)} == {winner}:
            yield trick

    def _order(self, dealt: Round) -> list[int]:
        """The pack that deals these hands, one card at a time, the one turned up last."""
        packets = []
        for place in range(SEATS):
            seat = (self.dealer + 1 + place) % SEATS
            packets.append(sorted(dealt.hands[seat] - {self.state.turn_up}))
        packets[-1].append(self.state.turn_up)
        return [packet[turn] for turn in range(NATION) for packet in packets]


def cards_of(state: FourSeatState, text: str) -> Cards:
    """The cards of a text such as "MpAS WAS"."""
    return frozenset(state.form.pack.card_id(word) for word in text.split())
