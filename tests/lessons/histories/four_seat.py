"""A deal for four that leads to a position: every card is dealt, and all follow from the start."""

from collections.abc import Collection, Iterator
from random import Random

from cardwright.engine.games.four_seat.state import FourSeatState
from cardwright.engine.games.four_seat.table import SEATS
from cardwright.engine.masks import mask_of, members
from tests.lessons.histories.replay import played
from tests.lessons.histories.tricks import ImpossibleError, Moment, Play, Search, Trick

FILLS = 3000  # ways to fill the hands that are not shown, before the search gives up


class FourSeatSearch(Search):
    """The search for the tricks before a state, with these hands (masks by seat)."""

    def __init__(self, state: FourSeatState, held: tuple[int, ...]) -> None:
        self.state = state
        table = state.table
        everything = (1 << table.cards) - 1
        play = Play(table.values, table.beats, table.follows, table.heads, table.ruffs, {})
        goal = Moment(
            number=sum(state.taken),
            leader=state.leader,
            held=held,
            gone=everything & ~mask_of(card for hand in held for card in members(hand)),
            taken=state.taken,
            counted=state.counted,
        )
        super().__init__(play, goal, (state.dealer + 1) % SEATS)

    def allows_trick(self, moment: Moment, trick: Trick) -> bool:
        """Test if the dealer plays the card turned up, and the right side takes the bonus."""
        turn_up, bonus = self.state.turn_up, self.state.table.bonus
        if bonus in trick.cards and moment.leader % 2 != self.state.captor:
            return False
        places = (self.state.dealer - trick.leader) % SEATS
        return turn_up not in trick.cards or trick.cards[places] == turn_up

    def accepts(self, tricks: tuple[Trick, ...]) -> bool:  # noqa: ARG002
        """Test if the cards on the table could be played to this trick."""
        cards = self.state.trick
        return all(
            self.play.must(self.goal.held[(self.goal.leader + place) % SEATS], cards[:place])
            >> card
            & 1
            for place, card in enumerate(cards)
        )

    def played(self, tricks: tuple[Trick, ...]) -> FourSeatState:
        """The state that the engine comes to, which allows every action on the way."""
        dealer, turn_up = self.state.dealer, self.state.turn_up
        dealt = [set(members(hand)) for hand in self.goal.held]
        for trick in tricks:
            for place, card in enumerate(trick.cards):
                dealt[(trick.leader + place) % SEATS].add(card)
        packets = [
            sorted(dealt[(dealer + place) % SEATS], key=lambda card: (card == turn_up, card))
            for place in range(1, SEATS + 1)
        ]
        order = [card for turn in zip(*packets, strict=True) for card in turn]
        cards = [card for trick in tricks for card in trick.cards]
        return played(self.state.form.deal(order=order, dealer=dealer), [*cards, *self.state.trick])


def history(state: FourSeatState, shown: Collection[int]) -> FourSeatState:
    """A state that play has led to, with the hands of these seats; raises ImpossibleError."""
    problem = ImpossibleError()
    for held in _fillings(state, shown):
        search = FourSeatSearch(state, held)
        try:
            return search.played(search.found())
        except ImpossibleError as error:
            problem = error
    raise problem


def seen(state: FourSeatState, shown: Collection[int]) -> tuple[object, ...]:
    """A state as a lesson shows it, with the hands of these seats."""
    return (
        [state.hand(seat) for seat in sorted(shown)],
        (state.dealer, state.to_move, state.turn_up, state.trick),
        (state.counted, state.pending, state.taken, state.captor),
    )


def _fillings(state: FourSeatState, shown: Collection[int]) -> Iterator[tuple[int, ...]]:
    """The hands with the cards on the table: as the state has them, then filled by chance."""
    hands = [mask_of(state.hand(seat)) for seat in range(SEATS)]
    on_table = [0] * SEATS
    for place, card in enumerate(state.trick):
        on_table[(state.leader + place) % SEATS] = 1 << card
    yield _with(hands, on_table)
    hidden = [seat for seat in range(SEATS) if seat not in shown]
    fixed = sum(hands[seat] for seat in shown) | sum(on_table) | 1 << state.turn_up
    for seed in range(FILLS if hidden else 0):
        cards = members((1 << state.table.cards) - 1 & ~fixed)
        Random(seed).shuffle(cards)
        for seat in hidden:
            turned = hands[seat] & 1 << state.turn_up
            size = (hands[seat] ^ turned).bit_count()
            hands[seat] = turned | mask_of(cards.pop() for _ in range(size))
        yield _with(hands, on_table)


def _with(hands: list[int], on_table: list[int]) -> tuple[int, ...]:
    return tuple(hand | card for hand, card in zip(hands, on_table, strict=True))
