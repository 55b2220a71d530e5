"""The reader of what a lesson asks: a task of each kind, and what its author claims.

    play    seat; [claim] legal, all that is open, and refused, a table from an action to the clause
            that refuses it; deeds narrows what is shown and is no card, also adds to it
    which   seat; [claim] allowed and refused: these are shown
    best    seat; [claim] best: what serves the seat best, where all cards are known
    count   asks, count or tricks; side; [claim] number; two to four [[tempting]] with number,
            thought, misreads
    who     asks, takes or moves; [claim] seat; [[tempting]] with seat, thought, misreads
    holds   seat; other; cards; [claim] held: those of the cards that the other must have
    order   moves, in their order, after the actions
    score   [claim] points and clause; two to four [[tempting]] with points, thought, misreads
    walk    the same claim; one to four [[stops]] with before, question, allowed, refused
    deal    the same claim; [why], a table from the number of a move to the reason of its player

Where cards are called for, `sure` beside `refused` lists the calls that cannot miss; then that is
told of every call.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardwright import limits
from cardwright.engine.kernel import Form
from cardwright.engine.state import State
from cardwright.lessons.records import (
    Best,
    Claim,
    DealResult,
    DealTask,
    Distractor,
    Guess,
    HoldsTask,
    InOrder,
    Number,
    PlayTask,
    ScoreTask,
    Stop,
    Task,
    Walk,
    WhichTask,
    WhoTask,
)
from cardwright.lessons.section import LessonSection


def read(kind: str, top: LessonSection, form: Form[State], seats: int) -> Task:
    """The task of a lesson of this kind, at a table with so many seats."""
    reader = _Tasks(top, form, seats)
    made: Mapping[str, Callable[[], Task]] = {
        "play": reader.play,
        "which": reader.which,
        "best": reader.best,
        "count": reader.count,
        "who": reader.who,
        "holds": reader.holds,
        "order": reader.order,
        "score": reader.score,
        "walk": reader.walk,
        "deal": reader.deal,
    }
    return made[kind]()


class _Tasks:
    """The tasks that have been read."""

    def __init__(self, top: LessonSection, form: Form[State], seats: int) -> None:
        self.top = top
        self.form = form
        self.seats = seats
        self.clauses = tuple(clause.id for clause in form.ledger.clauses_for(form.name))
        self.kind = f"clause of {form.title}"

    def seat(self, section: LessonSection, name: str = "seat") -> int:
        """A field that names a seat."""
        return section.number(name, range(self.seats))

    def clause(self, section: LessonSection, name: str) -> str:
        """A field that names a clause of the form, which the lesson must teach."""
        word = section.text(name)
        if word:
            section.known(name, word, self.clauses, self.kind)
        return word

    def refused(self, section: LessonSection, *, optional: bool = False) -> Mapping[str, str]:
        """A table from an action to the clause that refuses it."""
        raw = section.plain("refused")
        if not raw and not optional:
            section.complain("refused", "names nothing", 'add one at least: refused = { RS = "…" }')
        for action, clause in raw.items():
            inner = LessonSection(section.file, (*section.steps, "refused"), raw)
            inner.known(action, str(clause), self.clauses, self.kind)
        return {action: str(clause) for action, clause in raw.items()}

    def sure(self, section: LessonSection) -> tuple[str, ...]:
        """The calls that cannot miss; said only where cards are called for."""
        if self.form.asks:
            return section.texts("sure", optional=True)
        return ()

    # -------------------------------------------------------------- the kinds

    def play(self) -> Task:
        top = self.top
        top.may("deeds")
        section = top.table("claim")
        claim = Claim(section.texts("legal"), self.refused(section), self.sure(section))
        section.close()
        deeds = top.texts("deeds") if "deeds" in top else None
        return PlayTask(self.seat(top), claim, deeds, top.texts("also", optional=True))

    def which(self) -> Task:
        section = self.top.table("claim")
        return WhichTask(self.seat(self.top), self.asked(section))

    def best(self) -> Task:
        section = self.top.table("claim")
        best = section.texts("best")
        section.close()
        return Best(self.seat(self.top), best)

    def count(self) -> Task:
        asks = self.top.choice("asks", ("count", "tricks"))
        section = self.top.table("claim")
        number = section.number("number", range(limits.NUMBER))
        section.close()
        guesses = self.guesses("number", range(limits.NUMBER), 2)
        return Number(asks, self.seat(self.top, "side"), number, guesses)

    def who(self) -> Task:
        asks = self.top.choice("asks", ("takes", "moves"))
        section = self.top.table("claim")
        seat = self.seat(section)
        section.close()
        return WhoTask(asks, seat, self.guesses("seat", range(self.seats), 1))

    def guesses(self, name: str, among: range, least: int) -> tuple[Guess, ...]:
        """The wrong answers that tempt."""
        found = []
        for section in self.top.tables("tempting", least, 4):
            thought = section.text("thought", limits.TEXT)
            found.append(
                Guess(section.number(name, among), thought, self.clause(section, "misreads"))
            )
            section.close()
        return tuple(found)

    def holds(self) -> Task:
        top = self.top
        section = top.table("claim")
        held = section.texts("held", optional=True)
        section.close()
        return HoldsTask(self.seat(top), self.seat(top, "other"), top.texts("cards"), held)

    def order(self) -> Task:
        return InOrder(self.top.texts("moves"))

    def score(self) -> Task:
        claim = self.result()
        entries = self.top.tables("tempting", 2, 4)
        return ScoreTask(claim, tuple(self.tempting(entry) for entry in entries))

    def walk(self) -> Task:
        claim = self.result()
        return Walk(claim, tuple(self.stop(entry) for entry in self.top.tables("stops", 1, 4)))

    def deal(self) -> Task:
        claim, raw = self.result(), self.top.plain("why")
        section = self.top.table("why") if raw else LessonSection(self.top.file, ("why",), {})
        found = {}
        for number in raw:
            if number.isascii() and number.isdigit() and 0 < int(number) < limits.NUMBER:
                found[int(number)] = section.text(number, limits.TEXT)
            else:
                section.complain(number, "is not the number of a move", "write 1 for the first")
        return DealTask(claim, found)

    def result(self) -> DealResult:
        section = self.top.table("claim")
        found = DealResult(section.numbers("points"), self.clause(section, "clause"))
        section.close()
        return found

    def tempting(self, section: LessonSection) -> Distractor:
        thought = section.text("thought", limits.TEXT)
        found = Distractor(section.numbers("points"), thought, self.clause(section, "misreads"))
        section.close()
        return found

    def stop(self, section: LessonSection) -> Stop:
        claim = self.asked(section, close=False)
        before, question = (
            section.number("before", range(1, 1000)),
            section.text("question", limits.TEXT),
        )
        found = Stop(before, question, claim)
        section.close()
        return found

    def asked(self, section: LessonSection, *, close: bool = True) -> Claim:
        """The allowed and the refused among a few actions."""
        allowed = section.texts("allowed", optional=True)
        refused = self.refused(section, optional=bool(allowed))
        claim = Claim(allowed, refused, self.sure(section))
        if close:
            section.close()
        return claim
