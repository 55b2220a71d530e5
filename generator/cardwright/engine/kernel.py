"""Protocol of every game: games with forms, forms that deal, states, views.

A *form* (two-handed Court) deals a *state*. A state is a value: `apply` gives the next one and
changes nothing. Cards, seats and actions are small ints from 0; what they are called stands in
the form. The rules are stated twice, by code that does not call each other: `State.legal` fast,
`Form.judge` with reasons.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, Self

from cardwright.engine.cards import Face, Pack, make_pack
from cardwright.engine.law import law_of
from cardwright.engine.notation import Notation
from cardwright.engine.outcome import NOBODY, Event
from cardwright.engine.sentence import Seats, SeatText
from cardwright.engine.shuffle import SEEDS, Chance, by_lot, require_seed, shuffled
from cardwright.engine.state import S, State
from cardwright.engine.statistic import Statistic
from cardwright.engine.verdict import IllegalAction, Verdict
from cardwright.errors import InputError, UnknownName, excerpt
from cardwright.ledger import Ledger, Question

if TYPE_CHECKING:
    from cardwright.engine.match import Match
    from cardwright.engine.sampling import Sampling
    from cardwright.engine.seat_view import Certainty, SeatView


@dataclass(frozen=True, slots=True)
class Options:
    """The agreements of a table, one field for each option of the ledger; a game adds the fields.

    The values are the ledger's words for them; the defaults are the readings we recommend.
    """


class Form(ABC, Generic[S]):
    """A way to play a game: its seats, its pack, its options, and the law that deals and judges."""

    sides: int  # at the largest table, where the seats are sides and a form leaves a choice
    dealer_plays = True  # else the dealer sits out, and shares what the others make
    happenings: tuple[Statistic, ...] = ()  # what runs of deals are watched for
    parts: Mapping[str, str] = {}  # what figures call a side by its part, where not “the leader”

    def __init__(self, ledger: Ledger, name: str, options: Options) -> None:
        record = ledger.form(name)
        self.game = ledger.name
        self.name = name
        self.title = record.title
        self.ledger = ledger
        self.options = options
        self.seats = record.seats[0]
        self.seat_choices = record.seats
        self.pack: Pack = make_pack(ledger, record.pack)

    def __reduce__(self) -> tuple[Callable[..., "Form[Any]"], tuple[Ledger, str, Options]]:
        return _made_again, (self.ledger, self.name, self.options)

    def __repr__(self) -> str:
        return f"<{self.title}{''.join(f' {k}={v}' for k, v in self.agreed.items())}>"

    @cached_property
    def card_names(self) -> tuple[str, ...]:
        """The names of the cards, by number."""
        return tuple(card.name for card in self.pack)

    def face(self, card: int) -> Face:
        """The id and the name of a card."""
        return self._faces[card]

    @cached_property
    def _faces(self) -> tuple[Face, ...]:
        """All cards as they are shown."""
        return tuple(Face(card.id, card.name) for card in self.pack)

    @cached_property
    def only_tricks_count(self) -> bool:
        """True if cards have no values, so only tricks count."""
        return not any(card.value for card in self.pack)

    @property
    def agreed(self) -> dict[str, str]:
        """The options that are not at their default."""
        chosen = ((f.name, getattr(self.options, f.name), f.default) for f in fields(self.options))
        return {name: value for name, value, default in chosen if value != default}

    @cached_property
    def questions(self) -> dict[str, Question]:
        """The questions that the ledger leaves to the table in this form, by option."""
        forms = {clause.id: clause.forms for clause in self.ledger.clauses}
        return {
            question.key: question
            for question in self.ledger.questions
            if question.option and self.name in forms.get(question.id, (self.name,))
        }

    def with_options(self, /, **choices: str | bool) -> Self:
        """The same form with other options; True and False mean on and off.

        Raises UnknownName for an unknown option or choice.
        """
        values = {}
        for name, choice in choices.items():
            if name not in self.questions:
                raise UnknownName.among(f"option of {self.title}", name, self.questions)
            value = choice if isinstance(choice, str) else "on" if choice else "off"
            question = self.questions[name]
            if not question.offers(value):
                raise UnknownName(
                    f"there is no choice of {name} “{excerpt(str(choice))}”",
                    hint=f"known: {question.offer}",
                )
            values[name] = value
        return self.agreeing(replace(self.options, **values))

    def deal(
        self,
        seed: int | None = None,
        *,
        order: Sequence[int] | None = None,
        dealer: int = 0,
        seats: int | None = None,
    ) -> S:
        """The state right after the deal, from a seed or from the whole pack in `order`.

        `order` is the pack from the top, as dealt. Raises InputError if it is not the whole pack,
        if a seat does not exist, or if the seed is not a whole number below SEEDS.
        """
        seats = self.seats if seats is None else seats
        self.require_seats(seats)
        if not _whole(dealer) or not 0 <= dealer < seats:
            raise InputError(f"there is no seat {dealer}; seats are 0 to {seats - 1}")
        if (seed is None) == (order is None):
            raise InputError("a deal needs either a seed or the order of the whole pack")
        if seed is not None:
            require_seed(seed, below=SEEDS)
            return self._dealt(shuffled(len(self.pack), seed), dealer, seats)
        return self._dealt(self._whole_pack(order or ()), dealer, seats)

    def _whole_pack(self, order: Sequence[int]) -> tuple[int, ...]:
        """The order, which must hold every card once."""
        numbers = [card for card in order if _whole(card)]
        if len(order) != len(self.pack) or sorted(numbers) != list(range(len(self.pack))):
            raise InputError(
                f"the order does not have each of the {len(self.pack)} cards exactly once"
            )
        return tuple(numbers)

    def position(self, facts: Mapping[str, object]) -> S:  # noqa: ARG002
        """The state in the middle of a deal that these facts describe: plain data, as in TOML.

        Raises InputError for impossible or unknown facts.
        """
        raise InputError(
            f"{self.title} does not support positions", hint="deal from a seed or an order"
        )

    def match(
        self, seed: int, *, dealer: int | None = None, seats: int | None = None
    ) -> "Match[S]":
        """A new match; `dealer` deals first, or by default the player who cuts the highest card.

        `seats` is the number of players, if the form leaves a choice. Raises InputError for a
        negative seed, a seat that does not exist, or a wrong number of players.
        """
        self.require_seats(self.seats if seats is None else seats)
        match: Match[S] = law_of(self.game).make_match(self, seed, dealer)
        return match

    def side(self, seat: int) -> int:
        """The side that a seat plays for."""
        return seat % self.sides

    def warnings(self, seats: int) -> tuple[Event, ...]:  # noqa: ARG002
        """Warnings for this number of players, before play; usually none."""
        return ()

    def simple_action(
        self,
        view: Any,  # noqa: ANN401, ARG002
        legal: Sequence[int],
        chance: Chance,
    ) -> int:
        """The choice of a simple player among the legal actions: here, any of them.

        It uses only the view of its seat; `chance` returns numbers from 0 up to 1.
        """
        return by_lot(legal, chance)

    def sampling(self) -> "Sampling":
        """The sampling of deals that agree with a view; raises UnknownName if there is none."""
        raise UnknownName(f"{self.title} has only beginners so far", hint="known: beginner")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Form) and (self.game, self.name, self.options) == (
            other.game,
            other.name,
            other.options,
        )

    def __hash__(self) -> int:
        return hash((self.game, self.name, self.options))

    def action_name(self, action: int, state: S | None = None) -> str:  # noqa: ARG002
        """An action, or a call of the referee, in short notation; raises UnknownName."""
        self.require(action)
        return self.notation.names[action]

    def parse(self, text: str, state: S | None = None) -> int:  # noqa: ARG002
        """The action with this notation; raises UnknownName with the nearest one.

        Capitals do not matter, and long words also work: “close”, “Gold Crown”, “gold-crown”.
        """
        return self.notation.parse(text)

    def require(self, action: int) -> None:
        """Raise UnknownName if this is not the number of an action or a call of the referee."""
        if not _whole(action):
            raise UnknownName(
                f"an action must be a number, not {action!r}",
                hint="use form.parse to read notation",
            )
        if action not in self.every_action:
            raise UnknownName(f"{self.title} has no action {action}")

    def require_seats(self, seats: int) -> None:
        """Raise InputError for a wrong number of players."""
        if seats not in self.seat_choices:
            choices = ", ".join(map(str, self.seat_choices))
            raise InputError(f"{self.title} is not for {seats} players", hint=f"seats: {choices}")

    @cached_property
    def every_action(self) -> range:
        """The numbers of all actions, and of the referee's calls after them."""
        return range(self.action_count + len(self.calls))

    def require_seat(self, seat: int) -> None:
        """Raise InputError for a seat that does not exist."""
        if not _whole(seat) or not 0 <= seat < self.seat_choices[-1]:
            raise InputError(f"there is no seat {seat} at this table")

    # -------------------------------------------------------------- where only cards are played

    @property
    def action_count(self) -> int:
        """The number of actions; their ids are 0 … action_count − 1.

        Higher ids are the calls of a referee, see `calls`. By default, all actions are cards.
        """
        return len(self.pack)

    @property
    def card_actions(self) -> int:
        """The number of leading actions that are just a card, played or called for."""
        return len(self.pack)

    def plays(self, action: int) -> Sequence[int]:
        """The cards that an action may play: several if cards are alike."""
        return (action,) if action < len(self.pack) else ()

    def shows(self, action: int) -> Sequence[int]:  # noqa: ARG002
        """The cards that an announcement shows, the card led first; by default, none."""
        return ()

    @property
    def calls(self) -> tuple[str, ...]:
        """The notation of the referee's calls; call n has the id action_count + n. Here, none."""
        return ()

    @cached_property
    def notation(self) -> Notation:
        """The notation of the actions, then of the calls; by default, of the cards."""
        words = {name: card.number for card in self.pack for name in (card.id, card.name)}
        return Notation(self.pack.tokens, words)

    def agreeing(self, options: Options) -> Self:
        """The same form with other options."""
        return type(self)(self.ledger, self.name, options)

    # -------------------------------------------------------------- where cards are called for

    asks = False  # whether one asks others for cards
    round = ""  # what a long deal is told by, where that is no trick: a turn

    def called_for(self, action: int) -> tuple[int, int] | None:  # noqa: ARG002
        """The seat and the card that an action asks for; None for any other action."""
        return None

    def certainty(
        self,
        view: Any,  # noqa: ANN401, ARG002
        action: int,  # noqa: ARG002
    ) -> "Certainty | None":
        """Test if asking for a card may miss, given what the seat of this view can know.

        None for an action that asks for no card.
        """
        return None

    def evidence(
        self,
        view: Any,  # noqa: ANN401, ARG002
        card: int,  # noqa: ARG002
        holder: int,  # noqa: ARG002
    ) -> tuple[Event, ...]:
        """The reasons why another seat must have a card, if they need words."""
        return ()

    # -------------------------------------------------------------- what every game brings

    @abstractmethod
    def _dealt(self, order: tuple[int, ...], dealer: int, seats: int) -> S:
        """The state after the pack, in this order from the top, was dealt."""

    @abstractmethod
    def judge(self, state: S, action: int) -> Verdict:
        """The verdict on an action, legal or not."""

    @abstractmethod
    def seat_view(self, view: Any) -> "SeatView":  # noqa: ANN401 - the view of its own state
        """The table as the seat of a view sees it: the places of the cards, and their captions."""

    @abstractmethod
    def describe(self, action: int, state: S) -> str:
        """An action in plain English: “lead the Gold Crown”."""

    @abstractmethod
    def action_events(self, before: S, action: int) -> tuple[Event, ...]:
        """The events of an action, in order."""

    def story(self, state: S) -> str:
        """The way a deal that is over came to its points: “Seats 0 and 2 won 8 tricks”.

        It is a sentence without an end; "" for a deal that was broken off.
        """
        outcome = state.outcome
        if outcome is None or outcome.winner == NOBODY:
            return outcome.reason if outcome else ""
        winners = (seat for seat in range(state.seats) if self.side(seat) == outcome.winner)
        return SeatText(Seats(tuple(winners)), " ", outcome.reason)

    @abstractmethod
    def deal_events(self, state: S) -> tuple[Event, ...]:
        """The events of the deal, in order."""


def _made_again(ledger: Ledger, name: str, options: Options) -> Form[Any]:
    """The form in another process: its law is not sent, but found there."""
    form: Form[Any] = law_of(ledger.name).make_form(ledger, name, options)
    return form


def require_run(form: object, seed: object) -> None:
    """Raise InputError for what is no form, such as a game, or no seed: what every run takes."""
    if not isinstance(form, Form):
        raise InputError(
            f"{excerpt(repr(form))} is not a form",
            hint="get one from a game: load_game(“court”).form(“two-handed”)",
        )
    require_seed(seed)


def _whole(number: object) -> bool:
    """Test if what a caller gave for a number is one; True and 1.0 are not."""
    return isinstance(number, int) and not isinstance(number, bool)


def judge(state: State, action: int) -> Verdict:
    """The verdict on an action in a state; it cites a clause, legal or not.

    Raises UnknownName for a number that is not an action of the form.
    """
    form = state.form
    form.require(action)
    return form.judge(state, action)


def play(state: S, action: int) -> S:
    """The state after an action; raises IllegalAction with the verdict if it is illegal."""
    verdict = judge(state, action)
    if not verdict.ok:
        raise IllegalAction(verdict)
    return state.apply(action)
