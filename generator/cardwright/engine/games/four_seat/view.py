"""The knowledge of one seat in a deal for four."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Self

from cardwright.engine.masks import members
from cardwright.engine.outcome import Award, Count
from cardwright.engine.past import Past

if TYPE_CHECKING:
    from cardwright.engine.games.four_seat.state import FourSeatState


@dataclass(frozen=True, slots=True)
class FourSeatView:
    """Everything that a seat may know: its hand, the open cards, and what everyone saw or heard.

    Seats, cards and counts are as in the state; fields for each seat are tuples by seat. With four
    players no rule lets you look at a completed trick, not even the last. The fields that a player
    would remember come last.

    seat: the seat of the view
    dealer: the seat that dealt
    to_move: the seat to move; NOBODY when the deal is over
    phase: the open question: lead, reply, over
    hand: the cards of the seat, ascending
    held: the number of cards in each hand
    known: the cards in each hand that everyone has seen
    trump: the id of the suit
    turn_up: the dealer's card that was turned up, in hand or on the table, or NOBODY
    leader: the seat that led to this trick, or will lead; NOBODY after the deal
    trick: the cards on the table, the one led first
    counts: the count of each side, and its waiting points
    tricks: the number of tricks of each side
    awards: points scored at once
    turned: the card that was turned up in the deal
    played: the cards that each seat has played, for a player to remember
    past: all actions since the deal, as (earlier past, last action); () at the deal
    """

    seat: int
    dealer: int
    to_move: int
    phase: str
    hand: tuple[int, ...]
    held: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    trump: str
    turn_up: int
    leader: int
    trick: tuple[int, ...]
    counts: tuple[Count, ...]
    tricks: tuple[int, ...]
    awards: tuple[Award, ...]
    turned: int = field(repr=False)
    # What a table set up in the middle of a deal need not say tells no view from another:
    played: tuple[tuple[int, ...], ...] = field(repr=False, compare=False)
    past: Past = field(repr=False, compare=False)

    @classmethod
    def of(cls, state: "FourSeatState", seat: int) -> Self:
        """The view of a seat."""
        hands = [dealt & state.unplayed for dealt in state.dealt]
        lying = 0 if state.lying < 0 else 1 << state.lying
        gone = ~(state.unplayed | lying)
        return cls(
            seat=seat,
            dealer=state.dealer,
            to_move=state.to_move,
            phase=state.question,
            hand=tuple(members(hands[seat])),
            held=tuple(hand.bit_count() for hand in hands),
            known=tuple(tuple(members(hand & state.shown)) for hand in hands),
            trump=state.table.suit,
            turn_up=state.turn_up if state.unplayed >> state.turn_up & 1 else state.lying,
            leader=state.leader,
            trick=state.trick,
            counts=state.counts,
            tricks=state.tricks,
            awards=state.awards,
            turned=state.turn_up,
            played=tuple([tuple(members(dealt & gone)) for dealt in state.dealt]),
            past=state.past,
        )
