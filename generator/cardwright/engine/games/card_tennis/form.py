"""The two forms of Card Tennis."""

from collections.abc import Mapping, Sequence
from functools import cached_property, partial

from cardwright.engine.cards import counted_pack
from cardwright.engine.games.card_tennis import events, sampling, seat_view
from cardwright.engine.games.card_tennis import judge as judging
from cardwright.engine.games.card_tennis import position as positions
from cardwright.engine.games.card_tennis.player import saver
from cardwright.engine.games.card_tennis.rules import CardTennisOptions
from cardwright.engine.games.card_tennis.state import CardTennisDeal, CardTennisState
from cardwright.engine.games.card_tennis.statistics import HAPPENINGS
from cardwright.engine.games.card_tennis.table import DRAW, HAND, PASS, CardTennisTable
from cardwright.engine.games.card_tennis.view import CardTennisView
from cardwright.engine.kernel import Form
from cardwright.engine.notation import Notation
from cardwright.engine.outcome import Event
from cardwright.engine.sampling import Sampling
from cardwright.engine.seat_view import SeatView, side_name
from cardwright.engine.sentence import SeatText
from cardwright.engine.shuffle import Chance
from cardwright.engine.verdict import Verdict
from cardwright.errors import UnknownName
from cardwright.ledger import Ledger


class CardTennis(Form[CardTennisState]):
    """A form for two players, or for two and two: seats 0 and 2 against seats 1 and 3.

    Of four, seat 0 sits opposite seat 1, and seat 2 opposite seat 3; see `table.ROUND`.
    """

    sides = 2
    happenings = HAPPENINGS
    parts: Mapping[str, str] = {"leader": "the server", "other": "the striker-out"}

    options: CardTennisOptions

    def __init__(self, ledger: Ledger, name: str, options: CardTennisOptions) -> None:
        super().__init__(ledger, name, options)
        self.stroke_ids = tuple(rank.id for rank in ledger.ranks)
        self.stroke_names = tuple(rank.name.lower() for rank in ledger.ranks)
        self.pack = counted_pack(ledger, options.deck, options.copies)
        self.strokes = tuple(self.stroke_ids.index(card.rank) for card in self.pack)  # by card
        if len(self.pack) <= self.seats * HAND:
            raise UnknownName(
                f"a pack of {len(self.pack)} cards is too small for {self.title}",
                hint=f"use more than {self.seats * HAND}: {HAND} for each player, and a "
                "card to draw",
            )
        self.table = CardTennisTable(self.strokes, self.seats, options.rules)

    def _dealt(self, order: tuple[int, ...], dealer: int, seats: int) -> CardTennisState:  # noqa: ARG002
        return CardTennisState.of_deal(CardTennisDeal(self, self.table, order, dealer))

    def position(self, facts: Mapping[str, object]) -> CardTennisState:
        """The state in the middle of a game that these facts describe.

        See `position.FACTS`. Raises InputError for facts that cannot be.
        """
        return positions.position(self, facts)

    def side_name(self, side: int) -> SeatText:
        """A side by its seats: “Seat 0”, “Seats 0 and 2”."""
        return side_name(range(side, self.seats, 2))

    @property
    def action_count(self) -> int:
        """The strokes, drawing, and passing, which two never do."""
        return PASS + 1

    @property
    def card_actions(self) -> int:
        """The strokes."""
        return DRAW

    def plays(self, action: int) -> list[int]:
        """The cards that bear the stroke of an action."""
        return [card for card, stroke in enumerate(self.strokes) if stroke == action]

    @cached_property
    def notation(self) -> Notation:
        """The notation of the actions: a stroke by its name or letter."""
        letters = {rank.letter: number for number, rank in enumerate(self.ledger.ranks)}
        words = {"draw": DRAW, "fault": DRAW, "pass": PASS}
        return Notation([*self.stroke_ids, "d", "p"], letters | words)

    def simple_action(
        self,
        view: CardTennisView,  # noqa: ARG002
        legal: Sequence[int],
        chance: Chance,  # noqa: ARG002
    ) -> int:
        """The choice of a simple player: the lowest proper stroke."""
        return saver(legal)

    def sampling(self) -> Sampling:
        """The sampling of games that agree with a view."""
        return Sampling(
            partial(sampling.samples, self), partial(sampling.candidates, self), sampling.quick
        )

    def judge(self, state: CardTennisState, action: int) -> Verdict:
        """The verdict on an action, legal or not."""
        return judging.judge(state, action)

    def seat_view(self, view: CardTennisView) -> SeatView:
        """The table as the seat of a view sees it."""
        return seat_view.seat_view(self, view)

    def describe(self, action: int, state: CardTennisState) -> str:
        """An action in plain English: “play a return”."""
        return events.describe(state, action)

    def action_events(self, before: CardTennisState, action: int) -> tuple[Event, ...]:
        """The events of an action, in order."""
        return events.action_events(before, action)

    def deal_events(self, state: CardTennisState) -> tuple[Event, ...]:
        """The events of the deal, in order."""
        return events.deal_events(state)


def make_form(ledger: Ledger, name: str, options: CardTennisOptions) -> CardTennis:
    """The form of this name, under these options; raises UnknownName for a pack too small."""
    return CardTennis(ledger, name, options)
