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
    """All that a seat may know: its hand, what lies open, and what everybody saw or heard.

    Seats, cards and counts are as in the state; what is per seat is a tuple by seat.

    Whose turn it is tells something too: after a close, and before the last draw in Court, only a
    holder of the low trump is asked whether to exchange it (rulings, order of decisions), so that
    all see who has it; at a table the pause would show it as well.

    What lies nowhere any more, and is for a player to remember, comes last.
    """

    seat: int
    dealer: int
    to_move: int
    phase: str  # which question is open: lead, opening, announced, reply, before-draw …
    hand: tuple[int, ...]
    held: tuple[int, ...]  # how many cards each seat holds
    known: tuple[tuple[int, ...], ...]  # cards that every other seat has seen go into a hand
    trump: str  # the id of the suit
    turn_up: int  # NOBODY once it is drawn; when closed it lies face down, but was seen
    stock: int  # how many face-down cards may still be drawn
    closed_by: int  # the seat that closed, or NOBODY
    led: int  # the card that waits for a reply, or NOBODY
    last_trick: tuple[int, ...]  # card led and reply, where they may be looked at
    counts: tuple[Count, ...]
    tricks: tuple[int, ...]
    gone: tuple[int, ...] = field(repr=False)  # the cards of tricks that were taken
    at_close: tuple[int, ...] = field(repr=False)  # tricks when the deal was closed
    first: int = field(repr=False)  # the seat that first counted the target, or NOBODY
    # What a table set up in the middle of a deal need not say tells no view from another:
    last: tuple[int, ...] = field(repr=False, compare=False)  # seat that led, card led, reply
    past: Past = field(repr=False, compare=False)  # what was done since the deal; all saw it

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
