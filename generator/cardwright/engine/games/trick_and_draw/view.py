"""The knowledge of one seat in a deal for two hands and a stock."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Self

from cardwright.engine.games.trick_and_draw.table import CARDS
from cardwright.engine.masks import mask_of, members
from cardwright.engine.outcome import NOBODY, Count
from cardwright.engine.past import Past

if TYPE_CHECKING:
    from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState

EVERY = (1 << CARDS) - 1  # the mask of the whole pack


@dataclass(frozen=True, slots=True)
class TrickAndDrawView:
    """Everything that a seat may know: its hand, the open cards, and what everyone saw or heard.

    Seats, cards and counts are as in the state; fields for each seat are tuples by seat.

    The turn itself reveals something: after a close, and before the last draw in Court, only the
    holder of the low trump may exchange it (rulings, order of decisions). So everyone learns who
    has it; at a table, the pause would show it too.

    The fields that a player would remember come last.

    seat: the seat of the view
    dealer: the seat that dealt
    to_move: the seat to move; NOBODY when the deal is over
    phase: the open question: lead, opening, announced, reply, before-draw …
    hand: the cards of the seat, ascending
    held: the number of cards in each hand
    known: the cards in each hand that every other seat has seen
    trump: the id of the suit
    turn_up: the card turned up, or NOBODY once it is drawn; after a close it is face down, but seen
    stock: the number of face-down cards that may still be drawn
    closed_by: the seat that closed, or NOBODY
    led: the card that waits for a reply, or NOBODY
    last_trick: the card led and the reply of the last trick, if players may look at it
    counts: the count of each side, and its waiting points
    tricks: the number of tricks of each side
    gone: the cards of completed tricks
    at_close: the tricks of each player when the deal was closed
    first: the seat that first counted the target, or NOBODY
    last: the leader, the card led and the reply of the last trick, even if no player may look at it
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
    stock: int
    closed_by: int
    led: int
    last_trick: tuple[int, ...]
    counts: tuple[Count, ...]
    tricks: tuple[int, ...]
    gone: tuple[int, ...] = field(repr=False)
    at_close: tuple[int, ...] = field(repr=False)
    first: int = field(repr=False)
    # What a table set up in the middle of a deal need not say tells no view from another:
    last: tuple[int, ...] = field(repr=False, compare=False)
    past: Past = field(repr=False, compare=False)

    @classmethod
    def of(cls, state: "TrickAndDrawState", seat: int) -> Self:
        """The view of a seat; a dealer who sits out sees no hand."""
        by_seat = state.by_seat
        rules = state.table.rules
        first, second = state.hands
        seen = (first & state.shown[0], second & state.shown[1])
        on_table = {state.led, state.turn_up} - {NOBODY}
        there = first | second | mask_of(on_table) | mask_of(state.order[state.top :])
        last = state.last
        return cls(
            seat=seat,
            dealer=state.dealer,
            to_move=state.to_move,
            phase=state.question,
            hand=state.hand(seat),
            held=tuple(hand.bit_count() for hand in by_seat(state.hands, 0)),
            known=tuple(tuple(members(cards)) for cards in by_seat(seen, 0)),
            trump=state.table.suit,
            turn_up=state.turn_up,
            stock=state.stock,
            closed_by=NOBODY if state.closer < 0 else state.players[state.closer],
            led=state.led,
            last_trick=state.last[1:] if rules.shows_last_trick else (),
            counts=state.counts,
            tricks=state.tricks,
            gone=tuple(members(EVERY ^ there)),
            at_close=by_seat(state.at_close, 0),
            first=NOBODY if state.first < 0 else state.players[state.first],
            last=(state.players[last[0]], *last[1:]) if last else (),
            past=state.past,
        )
