"""The ruling of the judge on an action at some moment of a record."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from cardwright.engine.agreed import agreements, overruling
from cardwright.engine.kernel import judge
from cardwright.engine.record import Played, Record
from cardwright.engine.state import State
from cardwright.engine.verdict import Verdict
from cardwright.errors import UnknownName
from cardwright.ledger.clauses import Clause


@dataclass(frozen=True, slots=True)
class Ruling:
    """A verdict, the moment it was asked for, and the clause it rests on."""

    move: int  # before which the action was asked about, from 1
    state: State
    action: int
    verdict: Verdict
    clause: Clause

    def lines(self) -> Iterator[str]:
        """The ruling as a person reads it: moment, action, sentence, clause."""
        form = self.state.form
        yield f"{form.title}, {self._moment()}"
        name = form.action_name(self.action, self.state)
        word = "legal" if self.action < form.action_count else "in order"
        answer = word if self.verdict.ok else f"not {word}"
        yield f"{name} ({form.describe(self.action, self.state)}): {answer}"
        coded = form.ledger.own_deck is None  # a deck of one's own has no law book
        yield f"{self.verdict.text} ({self.verdict.clause})" if coded else self.verdict.text
        yield ""
        place = f"{self.clause.id}, {self.clause.place}" if coded else "The rule"
        yield f"{place}: {self.clause.text}"
        for agreement in overruling(agreements(form), [self.clause.id]):
            yield agreement.text

    def to_dict(self) -> dict[str, Any]:
        """The ruling as values that JSON knows; the facts of the sentence have cards by name."""
        form = self.state.form
        return {
            "game": form.game,
            "form": form.name,
            "move": self.move,
            "seat": None if self.state.over else self.state.to_move,
            "action": form.action_name(self.action, self.state),
            "says": form.describe(self.action, self.state),
            "ok": self.verdict.ok,
            "clause": self.verdict.clause,
            "text": self.verdict.text,
            "facts": self.verdict.named_facts,
            "clauses": {self.clause.id: self.clause.text},
            "agreements": [agreement._asdict() for agreement in agreements(form)],
        }

    def _moment(self) -> str:
        if self.state.over:
            return f"after move {self.move - 1}, the deal is over"
        return f"before move {self.move}, Seat {self.state.to_move} to move"


def ruling(record: Record, move: int, text: str, played: Played = None) -> Ruling:
    """The ruling on the action that is written `text`, asked before a move, counted from 1.

    `played` is as in `parse_records`.

    Raises UnknownName for a move that the record does not reach and for what is no action,
    RecordError when the moves before cannot be replayed.
    """
    last = len(record.actions) + 1
    if not 1 <= move <= last:
        raise UnknownName(
            f"{record.place}: there is no move {move}",
            hint=f"use 1 to {last}; {last} is after the last move",
        )
    state = next(islice(record.states(played), move - 1, None))
    action = state.form.parse(text, state)
    verdict = judge(state, action)
    clause = state.form.ledger.clause(verdict.clause)
    return Ruling(move, state, action, verdict, clause)
