"""A deal that is written down: how it was dealt and what was done, one JSON object on a line.

    {"game": "court", "form": "two-handed", "options": {}, "rules": 1,
     "seed": 7, "dealer": 0, "actions": ["GK", "RJ", "x", "z"]}

Instead of "seed" stands "order", the ids of the cards from the top of the pack as dealt; "options"
and "dealer" may be left out; "seats" stands only where a form leaves a choice. Nothing else makes
a state out of a record but `replay`, and it judges every action.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from generator.engine.games import load_game
from generator.engine.kernel import Form, State, play
from generator.engine.record_reader import read_object, within
from generator.errors import InputError, RecordError, UsageError

RULES = 1
"""The version of the rules: raised when a record would be judged or scored in another way."""


@dataclass(frozen=True, slots=True)
class Record:
    """A deal and its actions in notation; `place` says where it was read, for messages."""

    game: str
    form: str
    actions: tuple[str, ...] = ()
    options: Mapping[str, str | bool] = field(default_factory=dict, hash=False)
    seed: int | None = None
    order: tuple[str, ...] | None = None  # ids of cards, when there is no seed
    seats: int | None = None  # as many as the form says
    dealer: int = 0
    rules: int = RULES
    place: str = field(default="record", compare=False)

    @classmethod
    def of(cls, state: State, seed: int | None = None) -> Self:
        """The record of a state; with the seed that dealt it the order need not be written.

        Raises InputError when the seed gives another deal, and for a position that was set up.
        """
        form = state.form
        choice = state.seats if len(form.seat_choices) > 1 else None
        if seed is not None:
            dealt = form.deal(seed, dealer=state.dealer, seats=state.seats)
            if dealt.order != state.order:
                raise InputError(f"seed {seed} does not give this deal")
        again = form.deal(order=state.order, dealer=state.dealer, seats=state.seats)
        for action in state.actions:
            again = again.apply(action)
        if again != state:
            raise InputError("a position that was set up has no record: it was not played")
        return cls(
            game=form.game,
            form=form.name,
            actions=tuple(form.action_name(action) for action in state.actions),
            options=form.agreed,
            seed=seed,
            order=tuple(form.pack[n].id for n in state.order) if seed is None else None,
            seats=choice,
            dealer=state.dealer,
        )

    def fields(self) -> dict[str, Any]:
        """The fields of the record as it is written."""
        names = ("game", "form", "options", "rules", "seed", "order", "seats", "dealer", "actions")
        values = ((name, getattr(self, name)) for name in names)
        return {name: value for name, value in values if value is not None}

    def line(self) -> str:
        """The record as one line of JSON, without the end of the line."""
        return json.dumps(self.fields(), ensure_ascii=False)

    def agreed_form(self) -> Form[Any]:
        """The form that is played, with its options; raises RecordError."""
        with within(self.place, "rules"):
            if self.rules != RULES:
                raise InputError(
                    f"the record has version {self.rules}, this program has version {RULES}",
                    hint="replay it with the release that wrote it",
                )
        with within(self.place, "game"):
            game = load_game(self.game)
        with within(self.place, "form"):
            form = game.form(self.form)
        with within(self.place, "options"):
            return form.with_options(**self.options)

    def deal(self) -> State:
        """The state right after the deal; raises RecordError."""
        form = self.agreed_form()
        order = None
        if self.order is not None:
            with within(self.place, "order"):
                order = [form.pack.card_id(card) for card in self.order]
        with within(self.place, "seed, dealer" if order is None else "order, dealer"):
            dealt: State = form.deal(self.seed, order=order, dealer=self.dealer, seats=self.seats)
            return dealt

    def states(self) -> Iterator[State]:
        """Each state from the deal on, every action judged; raises RecordError."""
        state = self.deal()
        yield state
        for number, text in enumerate(self.actions, 1):
            state = self._next(state, number, text)
            yield state

    def _next(self, state: State, number: int, text: str) -> State:
        """The state after a move; moves are counted from 1."""
        if state.over:
            raise RecordError(
                f"{self.place}: move {number} ({text}): the deal ended with move {number - 1}",
                hint="end the record there",
            )
        form = state.form
        open_now = ", ".join(form.action_name(action, state) for action in state.legal())
        hint = f"open to Seat {state.to_move}: {open_now}"
        with within(self.place, f"move {number} ({text}, Seat {state.to_move} to move)", hint=hint):
            return play(state, form.parse(text, state))


def replay(record: Record) -> State:
    """The state that a record leads to.

    Every action is judged: raises RecordError, which names the place, the move from 1, the seat
    and the action, and for an illegal action the sentence and the clause of the verdict.
    """
    *_, state = record.states()
    return state


def read_records(path: Path, line: int | None = None) -> list[Record]:
    """The records of a file, one on each line; blank lines do not count; “-” is the standard input.

    With `line`, counted from 1, only the record on that line is read. Raises RecordError, which
    names the file, the line and the field, for a record that cannot be dealt; the actions are
    judged by `replay`. Raises UsageError when there is no record on the line asked for.
    """
    piped = path == Path("-")
    name = "standard input" if piped else path.name
    if piped and sys.stdin is None:
        raise UsageError("the standard input is closed", hint="name a file instead of “-”")
    data = sys.stdin.buffer.read() if piped else path.read_bytes()
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError(f"{name}: is not UTF-8 text", hint="save it as UTF-8") from error
    return parse_records(text, name, line)


def read_record(path: Path, line: int | None = None) -> Record:
    """The one record of a file, or the one on a line. Raises as `read_records`, and UsageError."""
    records = read_records(path, line)
    if len(records) > 1:
        raise UsageError(f"{path} holds {len(records)} records", hint="choose one with --line")
    return records[0]


def parse_records(text: str, name: str, line: int | None = None) -> list[Record]:
    """The records of a text; `name` is what messages call it. Else as `read_records`."""
    lines = {n: written for n, written in enumerate(text.split("\n"), 1) if written.strip()}
    if not lines:
        raise RecordError(f"{name}: holds no record", hint="a record is a JSON object on a line")
    if line is not None:
        if line not in lines:
            raise UsageError(
                f"{name} has no record on line {line}", hint=f"its last is on line {max(lines)}"
            )
        lines = {line: lines[line]}
    return [_record(written, f"{name}: line {number}") for number, written in lines.items()]


def _record(line: str, place: str) -> Record:
    """The record of a line, dealt once to see that it can be."""
    record = Record(**read_object(line, place), place=place)
    record.deal()
    return record
