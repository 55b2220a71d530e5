"""Sixty-Six for four: its rules under the options, and what a deal brings, by which clause."""

from typing import TYPE_CHECKING

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
from cardwright.engine.games.sixty_six.four_handed_messages import SAYS
from cardwright.engine.games.sixty_six.four_handed_sentences import TELLS
from cardwright.engine.outcome import NOBODY, Award, Outcome
from cardwright.engine.sentence import SeatText

if TYPE_CHECKING:
    from cardwright.engine.games.sixty_six.rules import SixtySixOptions

TARGET = 66  # S66-B11
MUCH = 100
ALL = 130  # every card and the last trick: S66-X4


def rules(options: "SixtySixOptions") -> FourSeatRules:
    """The rules for four, under these options."""
    return FourSeatRules(
        heads_in_trumps=True,  # S66-B8
        heads_in_plain=options.head_plain == "on",  # S66-B8
        must_trump=True,  # S66-4H-3
        last_trick=10,  # S66-X4
        bonus="10" if options.ten_bonus == "on" else "",  # S66-B12
    )  # and no pairs: S66-B10


TEN = Award(NOBODY, 1, "S66-B12", "took the Ten of trumps, as agreed")

_REASONS = {
    1: "made sixty-six ({tally})",
    2: "made more than a hundred ({tally})",
    3: "won every trick",
}


def outcome(state: FourSeatState) -> Outcome:
    """The outcome of a deal that is over; a point for the Ten of trumps stands first in it."""
    return settle(state, _result(state))


def _result(state: FourSeatState) -> FourSeatResult:
    first, second = state.counted
    if first == second:
        reason = f"equal counts, {first} each; a point is carried to the next deal that is won"
        return FourSeatResult("S66-B11", reason, carry=1)
    side = ahead(state)
    points = grade(state, side, TARGET, MUCH)
    if not points:  # never in play: a position need not add up to 130
        reason = SeatText("neither side made sixty-six (", standing(state), ")")
        return FourSeatResult("S66-B11", reason)
    reason = _REASONS[points].format(tally=tally(state, side))
    if points == 2 and state.counted[side] == ALL:
        uneven = f"{reason}, but not every trick"
        return FourSeatResult("S66-B11", uneven, ("S66-D6",), side, points)
    return FourSeatResult("S66-B11", reason, (), side, points)


LAW = FourSeatLaw(
    rules=rules,
    score=outcome,
    at_once=TEN,
    says=SAYS,
    tells=TELLS,
    corrects=True,  # S66-B20
)
