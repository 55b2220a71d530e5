"""The table of two hands and a stock, as one seat sees it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from cardwright.engine.games.trick_and_draw.view import TrickAndDrawView
from cardwright.engine.outcome import NOBODY
from cardwright.engine.seat_view import (
    Fact,
    OpenCard,
    SeatView,
    Side,
    VisiblePile,
    faces,
    side_name,
    sides_of,
    sightings,
    table_of,
    tallies,
)
from cardwright.engine.sentence import say, so_many, started

if TYPE_CHECKING:
    from cardwright.engine.games.trick_and_draw.form import TrickAndDraw


def seat_view(form: "TrickAndDraw", view: TrickAndDrawView) -> SeatView:
    """The table as a seat sees it: card led, card turned up, stock, and the last trick if open."""
    sides = sides_of(form, view.held, view.counts, view.tricks)
    return replace(
        table_of(form, view, view.phase, sides, _facts(form, view, sides)),
        seen=tuple(faces(form, cards) for cards in view.known),
        trump=view.trump,
        lying=tuple(_lying(form, view)),
        piles=tuple(_piles(form, view)),
    )


def _lying(form: "TrickAndDraw", view: TrickAndDrawView) -> Iterator[OpenCard]:
    if view.turn_up != NOBODY and view.closed_by == NOBODY:
        yield OpenCard(form.face(view.turn_up), "turned up")
    if view.led != NOBODY:
        yield OpenCard(form.face(view.led), "led", _leader(view))


def _leader(view: TrickAndDrawView) -> int:
    """The leader of the card that waits for a reply: of two who play, the one not asked."""
    if view.phase != "reply":
        return view.to_move  # announced, and may yet declare
    idle = view.dealer if len(view.held) > 2 else NOBODY
    return next(seat for seat in range(len(view.held)) if seat not in {view.to_move, idle})


def _piles(form: "TrickAndDraw", view: TrickAndDrawView) -> Iterator[VisiblePile]:
    """The stock, the card that was turned face down to close, and the last trick."""
    yield VisiblePile(form.ledger.words.talon, down=view.stock)
    if view.turn_up != NOBODY != view.closed_by:
        name = f"{form.face(view.turn_up).name}, face down"
        yield VisiblePile(name, view.closed_by, down=1)
    if view.last_trick:
        yield VisiblePile(f"last {form.ledger.words.trick}", cards=faces(form, view.last_trick))


def _facts(form: "TrickAndDraw", view: TrickAndDrawView, sides: tuple[Side, ...]) -> Iterator[Fact]:
    words = form.ledger.words
    turned_up = None if view.turn_up == NOBODY else form.face(view.turn_up)
    yield Fact("Dealer", side_name([view.dealer]))
    yield Fact(started(words.trump), form.ledger.suit(view.trump).name)
    if turned_up and view.closed_by != NOBODY:
        closed = "by {seat:seat}; the {card} was turned face down"
        yield Fact("Closed", say(closed, card=turned_up.name, seat=view.closed_by))
    yield Fact(started(words.talon), _stock(view))
    yield from tallies(form, sides)
    yield from sightings(view, tuple(faces(form, cards) for cards in view.known), turned_up)


def _stock(view: TrickAndDrawView) -> str:
    if view.closed_by != NOBODY:
        return "closed: nobody draws"
    if view.stock or view.turn_up != NOBODY:
        return so_many(view.stock, "face-down card")
    return "used up"
