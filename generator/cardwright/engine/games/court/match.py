"""The clauses by which a match of Court goes."""

from dataclasses import replace

from cardwright.engine.games.court.rules import LAW
from cardwright.engine.games.four_seat.form import FourSeat
from cardwright.engine.games.four_seat.state import FourSeatState
from cardwright.engine.games.trick_and_draw.form import TrickAndDraw
from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from cardwright.engine.games.trick_and_draw.three_handed import ThreeHandedLaw, ThreeHandedMatch
from cardwright.engine.match import Match, MatchLaw

_TIE = ("COURT-2H-R8", "COURT-B8")
_NONE = ("COURT-B7",)

TWO = MatchLaw(
    cut=("COURT-B20",),
    turn=("COURT-B20",),
    target=("COURT-CNT-1", "COURT-B33"),
    tie=_TIE,
    none=_NONE,
)

THREE = ThreeHandedLaw(
    cut=("COURT-B20",),
    turn=("COURT-B20",),
    target=("COURT-CNT-1", "COURT-B33"),
    tie=_TIE,
    none=_NONE,
    copied=("COURT-3H-3", "COURT-B23"),
    capped=("COURT-3H-5", "COURT-3H-4", "COURT-B23"),
    retires=("COURT-B22",),
    duty=("COURT-3H-6", "COURT-B22"),
    remaining=("COURT-D11", "COURT-B22"),
    alternate=("COURT-B20", "COURT-B22"),
    loses=("COURT-B22",),
    loser_deals=False,
)

FOUR = MatchLaw(
    cut=("COURT-B20",),
    turn=("COURT-B20",),
    target=("COURT-4H-9", "COURT-B33"),
    tie=("COURT-4H-12", *_TIE),
    none=("COURT-B26",),
    at_once=("COURT-4H-11", "COURT-B28"),
    keeps_carry=("COURT-D5",),
)


def make_match(
    form: FourSeat | TrickAndDraw, seed: int, dealer: int | None
) -> Match[FourSeatState] | Match[TrickAndDrawState]:
    """A match of this form, under its options."""
    add_up = form.agreed.get("tie_carry") != "single"
    if isinstance(form, FourSeat):
        return Match(form, replace(FOUR, ties_add_up=add_up), seed, dealer)
    if form.name == "three-handed":
        two = TrickAndDraw(form.ledger, "two-handed", form.options, LAW)
        return ThreeHandedMatch(form, two, replace(THREE, ties_add_up=add_up), seed, dealer)
    return Match(form, replace(TWO, ties_add_up=add_up), seed, dealer)
