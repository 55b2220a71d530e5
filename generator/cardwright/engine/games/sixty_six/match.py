"""The clauses by which a match of Sixty-Six goes."""

from cardwright.engine.games.four_seat.form import FourSeat
from cardwright.engine.games.four_seat.state import FourSeatState
from cardwright.engine.games.sixty_six.rules import LAW
from cardwright.engine.games.trick_and_draw.form import TrickAndDraw
from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from cardwright.engine.games.trick_and_draw.three_handed import ThreeHandedLaw, ThreeHandedMatch
from cardwright.engine.match import Match, MatchLaw

TWO = MatchLaw(
    cut=("S66-X2",), turn=("S66-X2",), target=("S66-X15",), tie=("S66-X14",), afresh=("S66-L10",)
)

THREE = ThreeHandedLaw(
    cut=("S66-X2",),
    turn=("S66-3H-3",),
    target=("S66-X15",),
    tie=("S66-X14",),
    afresh=("S66-L10",),
    copied=("S66-3H-2",),
    capped=("S66-3H-2",),
    retires=("S66-3H-4",),
    duty=("S66-3H-6", "S66-B14"),
    remaining=("S66-D11", "S66-B14"),
    alternate=("S66-X2", "S66-B14"),
    loses=("S66-3H-5", "S66-3H-4", "S66-B14"),
    loser_deals=True,
)

FOUR = MatchLaw(
    cut=("S66-4H-2", "S66-B19"),
    turn=("S66-4H-3",),
    target=("S66-X15",),
    tie=("S66-B11",),
    at_once=("S66-B12",),
)


def make_match(
    form: FourSeat | TrickAndDraw, seed: int, dealer: int | None
) -> Match[FourSeatState] | Match[TrickAndDrawState]:
    """A match of this form, under its options."""
    if isinstance(form, FourSeat):
        return Match(form, FOUR, seed, dealer)
    if form.name == "three-handed":
        two = TrickAndDraw(form.ledger, "two-handed", form.options, LAW)
        return ThreeHandedMatch(form, two, THREE, seed, dealer)
    return Match(form, TWO, seed, dealer)
