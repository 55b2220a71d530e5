"""The table of Twelve, as one seat sees it."""

from typing import TYPE_CHECKING

from cardwright.engine.games.twelve.state import View
from cardwright.engine.outcome import NOBODY, Count
from cardwright.engine.seat_view import (
    Fact,
    OpenCard,
    SeatView,
    VisiblePile,
    faces,
    side_name,
    sides_of,
    tallies,
)

if TYPE_CHECKING:
    from cardwright.engine.games.twelve.rules import Twelve


def seat_view(form: "Twelve", view: View) -> SeatView:
    """What a seat sees: the card led, what was played before it, and what is counted."""
    counts = [Count(counted, 0) for counted in view.counted]
    sides = sides_of(form, view.held, counts, view.tricks)
    return SeatView(
        seat=view.seat,
        dealer=view.dealer,
        to_move=view.to_move,
        question="over" if view.to_move == NOBODY else "reply" if view.trick else "lead",
        hand=faces(form, view.hand),
        held=view.held,
        lying=tuple(OpenCard(form.face(card), "led", 1 - view.to_move) for card in view.trick),
        piles=(VisiblePile("played", cards=faces(form, view.played)),),
        sides=sides,
        said=(Fact("Dealer", side_name([view.dealer])), *tallies(form, sides)),
    )
