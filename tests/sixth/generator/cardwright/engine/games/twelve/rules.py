"""What a table may agree on in Twelve, its form, and the clauses of a match."""

from dataclasses import dataclass
from typing import Any, Literal

from cardwright.engine.games.twelve.judge import judge
from cardwright.engine.games.twelve.seat_view import seat_view
from cardwright.engine.games.twelve.sentences import action_events, deal_events, describe
from cardwright.engine.games.twelve.state import State, View
from cardwright.engine.kernel import Form, Options
from cardwright.engine.match import Match, MatchLaw
from cardwright.engine.outcome import Event
from cardwright.engine.seat_view import SeatView
from cardwright.engine.statistic import Statistic
from cardwright.engine.verdict import Verdict
from cardwright.ledger import Ledger


@dataclass(frozen=True, slots=True)
class TwelveOptions(Options):
    """The agreements of a table; each field is an option of the ledger."""

    equal_counts: Literal["nothing", "carry"] = "nothing"  # TWELVE-B1


DEFAULTS = TwelveOptions()

MATCH = MatchLaw(
    cut=("TWELVE-3", "TWELVE-B2"),
    turn=("TWELVE-3",),
    target=("TWELVE-11",),
    tie=("TWELVE-B1",),
    none=("TWELVE-B1",),
)


class Twelve(Form[State]):
    """Twelve for two. Its actions are its cards, and no referee is called."""

    sides = 2
    happenings = (
        Statistic("swept", "Every trick taken by one player", lambda state: 0 in state.tricks),
    )

    def _dealt(self, order: tuple[int, ...], dealer: int, seats: int) -> State:  # noqa: ARG002
        return State.of_deal(self, order, dealer)

    def judge(self, state: State, action: int) -> Verdict:
        """The verdict on an action, legal or not."""
        return judge(state, action)

    def seat_view(self, view: View) -> SeatView:
        """The table as the seat of a view sees it."""
        return seat_view(self, view)

    def describe(self, action: int, state: State) -> str:
        """An action in plain English: “lead the Four of Suns”."""
        return describe(state, action)

    def action_events(self, before: State, action: int) -> tuple[Event, ...]:
        """What happens at the table when an action is taken, in order."""
        return action_events(before, action)

    def deal_events(self, state: State) -> tuple[Event, ...]:
        """How the cards were dealt, in order."""
        return deal_events(state)


def make_form(ledger: Ledger, name: str, options: Options) -> Twelve:
    """The form of this name, under these options."""
    return Twelve(ledger, name, options)


def make_match(form: Form[Any], seed: int, dealer: int | None) -> Match[Any]:
    """A match of this form, under its options."""
    return Match(form, MATCH, seed, dealer)
