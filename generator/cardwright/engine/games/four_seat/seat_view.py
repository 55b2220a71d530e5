"""The table of four, as one seat sees it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from cardwright.engine.games.four_seat.table import SEATS
from cardwright.engine.games.four_seat.view import FourSeatView
from cardwright.engine.outcome import NOBODY
from cardwright.engine.seat_view import (
    Fact,
    OpenCard,
    SeatView,
    Side,
    faces,
    side_name,
    sides_of,
    sightings,
    table_of,
    tallies,
)
from cardwright.engine.sentence import started

if TYPE_CHECKING:
    from cardwright.engine.games.four_seat.form import FourSeat


def seat_view(form: "FourSeat", view: FourSeatView) -> SeatView:
    """The table as a seat sees it: the trick, and the card turned up while it lies there."""
    sides = sides_of(form, view.held, view.counts, view.tricks)
    return replace(
        table_of(form, view, view.phase, sides, _facts(form, view, sides)),
        seen=tuple(faces(form, cards) for cards in view.known),
        trump=view.trump,
        lying=tuple(_lying(form, view)),
        awards=view.awards,
    )


def _in_hand(view: FourSeatView) -> bool:
    """Test if the card turned up lies in the hand of the dealer."""
    return view.turn_up in view.known[view.dealer]


def _lying(form: "FourSeat", view: FourSeatView) -> Iterator[OpenCard]:
    if view.turn_up != NOBODY and not _in_hand(view):
        yield OpenCard(form.face(view.turn_up), "turned up")
    for place, card in enumerate(view.trick):
        seat = (view.leader + place) % SEATS
        yield OpenCard(form.face(card), "played" if place else "led", seat)


def _facts(form: "FourSeat", view: FourSeatView, sides: tuple[Side, ...]) -> Iterator[Fact]:
    turned_up = None if view.turn_up == NOBODY else form.face(view.turn_up)
    yield Fact("Dealer", side_name([view.dealer]))
    yield Fact(started(form.ledger.words.trump), form.ledger.suit(view.trump).name)
    if turned_up and _in_hand(view):
        yield Fact("Turned up at the deal", f"the {turned_up.name}, in the dealer’s hand")
    yield from tallies(form, sides)
    yield from sightings(view, tuple(faces(form, cards) for cards in view.known), turned_up)
