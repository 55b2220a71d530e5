"""The two- and three-handed forms of Court and Sixty-Six."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, Literal, Self

from cardwright.engine.games.trick_and_draw import ending, events, player, sampling, seat_view
from cardwright.engine.games.trick_and_draw import judge as judging
from cardwright.engine.games.trick_and_draw import position as positions
from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from cardwright.engine.games.trick_and_draw.statistics import HAPPENINGS
from cardwright.engine.games.trick_and_draw.table import (
    ACTIONS,
    CLOSE,
    TrickAndDrawRules,
    TrickAndDrawTable,
)
from cardwright.engine.games.trick_and_draw.view import TrickAndDrawView
from cardwright.engine.kernel import Form, Options
from cardwright.engine.narration import Narration
from cardwright.engine.notation import Notation
from cardwright.engine.outcome import Event, Outcome
from cardwright.engine.sampling import Sampling
from cardwright.engine.seat_view import SeatView
from cardwright.engine.shuffle import Chance
from cardwright.engine.verdict import Message, Verdict
from cardwright.ledger import Ledger

# The deal goes on; it ends; or it ends and the count of the player called is nothing.
Effect = Literal["goes on", "ends", "forfeits"]


@dataclass(frozen=True, slots=True)
class TrickAndDrawLaw:
    """The part that a game brings to the kernel: its rules, its scoring, and its words."""

    rules: Callable[[Any], TrickAndDrawRules]  # the rules under the options of the game
    score: Callable[[TrickAndDrawState], Outcome]  # of a deal that is over
    says: Mapping[str, Message]  # what the judge says, by predicate
    tells: Narration  # how actions are described, and what happens at the table told
    words: Mapping[str, int]  # what people say for an action that is no card
    calls: Mapping[str, Effect]  # what a referee may call, “{seat}” in it, and what it does


class TrickAndDraw(Form[TrickAndDrawState]):
    """A form for two hands and a stock; with three seats the dealer sits out."""

    happenings = HAPPENINGS

    def __init__(self, ledger: Ledger, name: str, options: Options, law: TrickAndDrawLaw) -> None:
        super().__init__(ledger, name, options)
        self.sides = self.seats
        self.dealer_plays = self.seats == 2
        self.law = law
        self.rules = law.rules(options)
        tables = {
            suit.id: TrickAndDrawTable(self.pack, self.rules, suit.id) for suit in ledger.suits
        }
        self.tables = [tables[card.suit] for card in self.pack]  # by the card turned up
        # (the call without its seat, the seat or 0), in the order of their ids
        self._called = [
            (call, seat)
            for call in law.calls
            for seat in (range(self.seats) if "{seat}" in call else (0,))
        ]

    def agreeing(self, options: Options) -> Self:
        """The same form with other options."""
        return type(self)(self.ledger, self.name, options, self.law)

    def _dealt(self, order: tuple[int, ...], dealer: int, seats: int) -> TrickAndDrawState:
        return TrickAndDrawState.dealt(self, order, ((dealer + 1) % seats, (dealer + 2) % seats))

    def position(self, facts: Mapping[str, object]) -> TrickAndDrawState:
        """The state in the middle of a deal that these facts describe.

        See `position.FACTS`. Raises InputError for facts that cannot be.
        """
        return positions.position(self, facts)

    @property
    def action_count(self) -> int:
        """Cards, announcements, and what else a player may do."""
        return ACTIONS

    @cached_property
    def calls(self) -> tuple[str, ...]:
        """The referee's calls, as they are written; call n has the id action_count + n."""
        return tuple(call.format(seat=seat) for call, seat in self._called)

    def called(self, action: int) -> tuple[str, int]:
        """The call of this id without its seat (“revoke {seat}”), and the seat."""
        return self._called[action - ACTIONS]

    def effect(self, action: int) -> Effect:
        """The effect of a call."""
        return self.law.calls[self.called(action)[0]]

    def shows(self, action: int) -> tuple[int, ...]:
        """Of an announcement, the card led and the one shown with it."""
        table, number = self.tables[0], action - len(self.pack)
        if not 0 <= number < len(table.announcements):
            return ()
        return table.announcements[number], table.partners[number]

    @cached_property
    def notation(self) -> Notation:
        """The notation of the actions and, after them, of the calls."""
        tokens = self.pack.tokens
        table = self.tables[0]
        announcements = [f"{tokens[card]}!" for card in table.announcements]
        declare = str(self.rules.target)
        words = {
            **{card.id: card.number for card in self.pack},
            **{card.name: card.number for card in self.pack},
            **self.law.words,
        }
        return Notation(
            [*tokens, *announcements, "x", "z", declare, "p", "d", "4", *self.calls], words
        )

    def simple_action(self, view: TrickAndDrawView, legal: Sequence[int], chance: Chance) -> int:
        """The choice of a simple player among the open actions, by this view alone."""
        return player.simple_action(self, view, legal, chance)

    def sampling(self) -> Sampling:
        """The sampling of deals that agree with a view."""
        return Sampling(
            partial(sampling.samples, self),
            partial(sampling.candidates, self),
            sampling.quick,
            warned=partial(sampling.warned, self),
            sure=partial(sampling.sure, self),
            close=CLOSE,
        )

    def score(self, state: TrickAndDrawState) -> Outcome:
        """The outcome of a deal that is over."""
        return self.law.score(state)

    def judge(self, state: TrickAndDrawState, action: int) -> Verdict:
        """The verdict on an action, legal or not."""
        return judging.judge(state, action)

    def seat_view(self, view: TrickAndDrawView) -> SeatView:
        """The table as the seat of a view sees it."""
        return seat_view.seat_view(self, view)

    def describe(self, action: int, state: TrickAndDrawState) -> str:
        """An action in plain English: “lead the Gold Crown”."""
        return events.describe(state, action)

    def action_events(self, before: TrickAndDrawState, action: int) -> tuple[Event, ...]:
        """The events of an action, in order."""
        return events.action_events(before, action)

    def deal_events(self, state: TrickAndDrawState) -> tuple[Event, ...]:
        """The events of the deal, in order."""
        return events.deal_events(state)

    def story(self, state: TrickAndDrawState) -> str:
        """The way a deal that is over came to its points."""
        return ending.story(state)
