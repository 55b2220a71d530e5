"""Court for four: its rules under the options, and what a round brings, by which clause."""

from typing import TYPE_CHECKING

from cardwright.engine.games.court.four_handed_messages import SAYS
from cardwright.engine.games.court.four_handed_sentences import TELLS
from cardwright.engine.games.court.score import carried
from cardwright.engine.games.four_seat.ending import (
    FourSeatResult,
    ahead,
    grade,
    settle,
    standing,
    tally,
)
from cardwright.engine.games.four_seat.form import FourSeatLaw
from cardwright.engine.games.four_seat.state import FourSeatState
from cardwright.engine.games.four_seat.table import FourSeatRules
from cardwright.engine.outcome import NOBODY, Award, Outcome
from cardwright.engine.sentence import SeatText

if TYPE_CHECKING:
    from cardwright.engine.games.court.rules import CourtOptions


TARGET = 60  # COURT-4H-10
MUCH = 100  # COURT-B24


def rules(options: "CourtOptions") -> FourSeatRules:
    """The rules for four, under these options."""
    return FourSeatRules(
        heads_in_trumps=True,  # COURT-4H-13
        heads_in_plain=False,  # COURT-B29
        must_trump=False,  # COURT-4H-7
        last_trick=10,  # COURT-4H-8
        bonus="standard",  # COURT-4H-11
        pair="crown",  # and the Royal, which is next
        announces=options.marriages == "on",  # COURT-B25
        plain_pair=20,
        trump_pair=30,
    )


STANDARD = Award(
    NOBODY,
    1,
    "COURT-4H-11",
    "took the Standard of the court color",
    ("COURT-B27", "COURT-B28"),
)

_REASONS = {
    1: "made sixty ({tally})",
    2: "made more than a hundred ({tally})",
    3: "took every couplet",
}


def outcome(state: FourSeatState) -> Outcome:
    """The outcome of a round that is over; the point for the Standard stands first in it."""
    return settle(state, _result(state))


def _result(state: FourSeatState) -> FourSeatResult:
    first, second = state.counted
    if first == second:
        reason = f"equal counts, {first} each; {carried(state.form)}"
        short = ("COURT-B26",) if first < TARGET else ()
        return FourSeatResult("COURT-4H-12", reason, ("COURT-2H-R8", "COURT-B8", *short), carry=1)
    side = ahead(state)
    points = grade(state, side, TARGET, MUCH)
    if not points:
        reason = SeatText("neither side made sixty (", standing(state), ")")
        return FourSeatResult("COURT-B26", reason)
    # With marriages a count may pass one hundred and thirty; it still brings two.
    agreed = ("COURT-B25",) if points == 2 and state.counted[side] >= 130 else ()
    reason = _REASONS[points].format(tally=tally(state, side))
    return FourSeatResult("COURT-4H-10", reason, ("COURT-B24", *agreed), side, points)


LAW = FourSeatLaw(
    rules=rules,
    score=outcome,
    at_once=STANDARD,
    says=SAYS,
    tells=TELLS,
    corrects=True,  # COURT-B41
)
