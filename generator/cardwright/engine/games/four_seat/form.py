"""The forms for four: what a game brings to the kernel, and what the kernel makes of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, Self

from cardwright.engine.games.four_seat import events, sampling, seat_view
from cardwright.engine.games.four_seat import judge as judging
from cardwright.engine.games.four_seat import position as positions
from cardwright.engine.games.four_seat.state import FourSeatState
from cardwright.engine.games.four_seat.table import FourSeatRules, FourSeatTable
from cardwright.engine.games.four_seat.view import FourSeatView
from cardwright.engine.kernel import Form, Options
from cardwright.engine.narration import Narration
from cardwright.engine.notation import Notation
from cardwright.engine.outcome import Award, Event, Outcome
from cardwright.engine.sampling import Sampling
from cardwright.engine.seat_view import SeatView
from cardwright.engine.shuffle import Chance, by_lot
from cardwright.engine.statistic import Statistic
from cardwright.engine.verdict import Message, Verdict
from cardwright.ledger import Ledger

Player = Callable[["FourSeat", FourSeatView, Sequence[int], Chance], int]


def announcer(
    form: "FourSeat",
    view: FourSeatView,  # noqa: ARG001
    legal: Sequence[int],
    chance: Chance,
) -> int:
    """The choice of one who announces a pair when that is open, and else plays any card."""
    pairs = [action for action in legal if action >= len(form.pack)]
    return by_lot(pairs or legal, chance)


@dataclass(frozen=True, slots=True, kw_only=True)
class FourSeatLaw:
    """The part that a game brings to the kernel: its rules, its scoring, and its words."""

    rules: Callable[[Any], FourSeatRules]  # the rules under the options of the game
    score: Callable[[FourSeatState], Outcome]  # of a deal that is over
    at_once: Award | None = None  # for the trump that brings a point, whichever side takes it
    asks: judging.Questions = judging.QUESTIONS  # of the judge
    says: Mapping[str, Message]  # what the judge says, by question
    tells: Narration  # how actions are described, and what happens at the table told
    happenings: tuple[Statistic, ...] = ()  # what runs of deals are watched for
    player: Player = announcer  # the simple one …
    quick: Callable[[FourSeatState, list[int], Chance], int] = (
        sampling.quick
    )  # … and as quickly as can be
    corrects: bool = False  # the referee is called for a card that did not follow


class FourSeat(Form[FourSeatState]):
    """A form for two partnerships: seats 0 and 2 against seats 1 and 3."""

    sides = 2

    def __init__(self, ledger: Ledger, name: str, options: Options, law: FourSeatLaw) -> None:
        super().__init__(ledger, name, options)
        self.law = law
        self.rules = law.rules(options)
        tables = {suit.id: FourSeatTable(self.pack, self.rules, suit.id) for suit in ledger.suits}
        self.tables = [tables[card.suit] for card in self.pack]  # by the card turned up
        self.happenings = law.happenings
        if self.rules.announces:
            pairs = Statistic("announced", "Pair announced", self._announced)
            self.happenings = (*law.happenings, pairs)

    def _announced(self, state: FourSeatState) -> int:
        """The number of pairs that were announced."""
        return sum(action >= len(self.pack) for action in state.actions)

    def agreeing(self, options: Options) -> Self:
        """The same form with other options."""
        return type(self)(self.ledger, self.name, options, self.law)

    def _dealt(self, order: tuple[int, ...], dealer: int, seats: int) -> FourSeatState:  # noqa: ARG002
        return FourSeatState.of_deal(self, order, dealer)

    def position(self, facts: Mapping[str, object]) -> FourSeatState:
        """The state in the middle of a deal that these facts describe.

        See `position.FACTS`. Raises InputError for facts that cannot be.
        """
        return positions.position(self, facts)

    @property
    def action_count(self) -> int:
        """The cards, and the announcements that a game knows, agreed to or not."""
        return len(self.pack) + len(self.tables[0].announcements)

    @property
    def calls(self) -> tuple[str, ...]:
        """The referee is called where a game says what becomes of a card that did not follow."""
        return tuple(f"revoke {seat}" for seat in range(self.seats)) if self.law.corrects else ()

    def shows(self, action: int) -> tuple[int, ...]:
        """Of an announcement, the card led and the one shown with it."""
        table, number = self.tables[0], action - len(self.pack)
        if not 0 <= number < len(table.announcements):
            return ()
        return table.announcements[number], table.partners[number]

    @cached_property
    def notation(self) -> Notation:
        """The notation of the actions."""
        tokens = self.pack.tokens
        announcements = [f"{tokens[card]}!" for card in self.tables[0].announcements]
        words = {name: card.number for card in self.pack for name in (card.id, card.name)}
        return Notation([*tokens, *announcements, *self.calls], words)

    def simple_action(self, view: FourSeatView, legal: Sequence[int], chance: Chance) -> int:
        """The choice of a simple player among the open actions."""
        return self.law.player(self, view, legal, chance)

    def sampling(self) -> Sampling:
        """The sampling of deals that agree with a view."""
        return Sampling(
            partial(sampling.samples, self),
            sampling.candidates,
            self.law.quick,
            warned=partial(sampling.warned, self),
        )

    def judge(self, state: FourSeatState, action: int) -> Verdict:
        """The verdict on an action, legal or not."""
        return judging.judge(state, action)

    def seat_view(self, view: FourSeatView) -> SeatView:
        """The table as the seat of a view sees it."""
        return seat_view.seat_view(self, view)

    def describe(self, action: int, state: FourSeatState) -> str:
        """An action in plain English: “lead the Gold Crown”."""
        return events.describe(state, action)

    def action_events(self, before: FourSeatState, action: int) -> tuple[Event, ...]:
        """The events of an action, in order."""
        return events.action_events(before, action)

    def deal_events(self, state: FourSeatState) -> tuple[Event, ...]:
        """The events of the deal, in order."""
        return events.deal_events(state)
