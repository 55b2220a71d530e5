"""A deal that is written down: how it was dealt and what was done, one JSON object on a line.

    {"game": "court", "form": "two-handed", "options": {}, "rules": 1,
     "seed": 7, "dealer": 0, "actions": ["GK", "RJ", "x", "z"]}

Instead of "seed" stands "order", the cards from the top of the pack as dealt, in notation or by
their ids, as they must be where cards are alike; "options" and "dealer" may be left out; "seats"
stands only where a form leaves a choice, and "ledger", the digest of a ledger or of the cards of a
list, where it is not ours: such a record is replayed by the game of that ledger or list, and
refused by any other. Nothing else makes a state out of a record but `replay`, and it judges every
action.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self, TypeAlias

from cardwright.engine.kernel import Form, play
from cardwright.engine.library import Game, load_game
from cardwright.engine.record_reader import read_object, within
from cardwright.engine.state import State
from cardwright.errors import InputError, RecordError, excerpt, visible
from cardwright.ledger.own_deck import played_digest

RULES = 1
"""The version of the rules: raised when a record would be judged or scored in another way."""

#: The game with a ledger of your own that records are replayed with, or the decks of a list, from
#: which each record takes its own; None for our games.
Played: TypeAlias = Game | Sequence[Game] | None

#: The fields of a record as they are written.
_FIELDS = (
    *("game", "form", "options", "rules", "ledger"),
    *("seed", "order", "seats", "dealer", "actions"),
)


@dataclass(frozen=True, slots=True)
class Record:
    """A deal and its actions in notation; `place` is its source, for messages."""

    game: str
    form: str
    actions: tuple[str, ...] = ()
    options: Mapping[str, str | bool] = field(default_factory=dict, hash=False)
    seed: int | None = None
    order: tuple[str, ...] | None = None  # the cards as written, when there is no seed
    seats: int | None = None  # as many as the form says
    dealer: int = 0
    rules: int = RULES
    ledger: str | None = None  # the digest of the ledger; of ours, when there is none
    place: str = field(default="record", compare=False)

    @classmethod
    def of(cls, state: State, seed: int | None = None) -> Self:
        """The record of a state; with the seed of the deal, it does not contain the order.

        Raises InputError if the seed gives another deal, or for a position. If the game has a
        ledger of your own, the record contains its digest.
        """
        form = state.form
        own = form.ledger.own_deck or form.ledger != load_game(form.game).ledger
        choice = state.seats if len(form.seat_choices) > 1 else None
        if seed is not None:
            dealt = form.deal(seed, dealer=state.dealer, seats=state.seats)
            if dealt.order != state.order:
                raise InputError(f"seed {seed} does not give this deal")
        again = form.deal(order=state.order, dealer=state.dealer, seats=state.seats)
        for action in state.actions:
            again = again.apply(action)
        if again != state:
            raise InputError("a position has no record, because it was not played")
        return cls(
            game=form.game,
            form=form.name,
            actions=tuple(form.action_name(action) for action in state.actions),
            options=form.agreed,
            seed=seed,
            order=tuple(form.pack.labels[n] for n in state.order) if seed is None else None,
            seats=choice,
            dealer=state.dealer,
            ledger=played_digest(form.ledger) if own else None,
        )

    def to_dict(self) -> dict[str, Any]:
        """The fields of the written record."""
        values = ((name, getattr(self, name)) for name in _FIELDS)
        return {name: value for name, value in values if value is not None}

    def line(self) -> str:
        """The record as one line of JSON, without the end of the line."""
        return json.dumps(self.to_dict(), ensure_ascii=False)

    def agreed_form(self, played: Played = None) -> Form[State]:
        """The form that is played, with its options; raises RecordError.

        `played` is a game from `read_game`, with a ledger of your own, or several of which the
        record names one; by default, ours.
        """
        with within(self.place, "rules"):
            if self.rules != RULES:
                raise InputError(
                    f"the record has version {self.rules}, this program has version {RULES}",
                    hint="replay it with the version that wrote it",
                )
        with within(self.place, "game"):
            game = self._game(played)
        with within(self.place, "ledger"):
            self._look_at_ledger(game)
        with within(self.place, "form"):
            form = game.form(self.form)
        with within(self.place, "options"):
            return form.with_options(**self.options)

    def _game(self, played: Played) -> Game:
        """The one of the games that the record names, else the first; ours, if none is its game."""
        ours = load_game(self.game)
        games = () if played is None else (played,) if isinstance(played, Game) else played
        fitting = [game for game in games if game.name == self.game]
        named = (game for game in fitting if played_digest(game.ledger) == self.ledger)
        return next(named, fitting[0] if fitting else ours)

    def _look_at_ledger(self, game: Game) -> None:
        """Raises InputError where the deal was played by another ledger than that of the game."""
        ours = load_game(self.game)
        if self.ledger is None and game is ours:
            return  # as nearly always: no digest need be made
        wanted = played_digest(ours.ledger) if self.ledger is None else self.ledger
        held = played_digest(game.ledger)
        if wanted == held:
            return
        if game.ledger.own_deck is None:
            raise InputError(
                f"{excerpt(wanted[:12])}… is not the ledger of this game, {held[:12]}…",
                hint="replay it with its original ledger, or with its own deck: --deck FOLDER",
            )
        if self.ledger is None:
            raise InputError("is missing: this is no record of a deck", hint="leave out --deck")
        raise InputError(
            "the cards of the deck are not those that the record was played with",
            hint="undo the changes of groups and names, or give its own deck",
        )

    def deal(self, played: Played = None) -> State:
        """The state right after the deal, in the form of `agreed_form`; raises RecordError."""
        form = self.agreed_form(played)
        # Any deal will do to try the seats, then the dealer, so that the wrong field is named.
        with within(self.place, "seats"):
            form.deal(seed=0, seats=self.seats)
        with within(self.place, "dealer"):
            form.deal(seed=0, dealer=self.dealer, seats=self.seats)
        with within(self.place, "seed" if self.order is None else "order"):
            order = None if self.order is None else list(map(form.pack.card_id, self.order))
            dealt: State = form.deal(self.seed, order=order, dealer=self.dealer, seats=self.seats)
            return dealt

    def states(self, played: Played = None) -> Iterator[State]:
        """Each state from the deal on, every action judged; raises RecordError."""
        state = self.deal(played)
        yield state
        for number, text in enumerate(self.actions, 1):
            state = self._next(state, number, text)
            yield state

    def _next(self, state: State, number: int, text: str) -> State:
        """The state after a move; moves are counted from 1."""
        if state.over:
            raise RecordError(
                f"{self.place}: move {number} ({excerpt(text)}): "
                f"the deal ended with move {number - 1}",
                hint="remove the moves after it",
            )
        form = state.form
        open_now = ", ".join(form.action_name(action, state) for action in state.legal())
        hint = f"legal for Seat {state.to_move}: {open_now}"
        move = f"move {number} ({excerpt(text)}, Seat {state.to_move} to move)"
        with within(self.place, move, hint=hint):
            return play(state, form.parse(text, state))


def replay(record: Record, played: Played = None) -> State:
    """The state at the end of a record, with our ledger or that of the game `played`.

    Every action is judged. Raises RecordError with the place, the move from 1, the seat and the
    action, and for an illegal action also the sentence and the clause of the verdict.
    """
    *_, state = record.states(played)
    return state


def parse_records(text: str, name: str, played: Played = None) -> list[Record]:
    """The records of a text, one on each line; blank lines are ignored.

    `name` is the name of the text in messages; `played` is a game from `read_game`, or several.
    Raises RecordError, with the name, the line and the field, for a record that cannot be dealt;
    `replay` judges the actions.
    """
    name = visible(name)
    lines = {n: written for n, written in enumerate(text.split("\n"), 1) if written.strip()}
    if not lines:
        raise RecordError(
            f"{name}: contains no records", hint="a record is one JSON object on one line"
        )
    return [_record(line, f"{name}: line {n}", played) for n, line in lines.items()]


def _record(line: str, place: str, played: Played) -> Record:
    """The record of a line, dealt once to see that it can be."""
    record = Record(**read_object(line, place), place=place)
    record.deal(played)
    return record
