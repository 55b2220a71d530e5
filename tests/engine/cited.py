"""Which clauses the program cites, and where: gathered from seeded play, matches and vectors."""

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

from cardwright.engine import GAMES, judge, load_game
from cardwright.engine.kernel import Form
from cardwright.engine.outcome import Event
from cardwright.engine.shuffle import mixed
from cardwright.engine.state import State
from cardwright.engine.verdict import Verdict
from cardwright.errors import UnknownName
from cardwright.ledger import Ledger
from tests.engine.shown import SHOWN
from tests.engine.vector_runs import run
from tests.engine.vectors import vectors

#: Where a clause is cited: in verdicts, events, awards, score sheets and vectors; what may be
#: looked at and what a form is are shown by checks that are named in `shown.py`.
COLUMNS = ("judged", "told", "scored", "match", "vector", "view", "form")
GATED = ("rule", "ruling")  # kinds of clauses that must all be cited
ACTIONS = 50  # of a form with more, there are as many times fewer deals, but two, and moments
MATCHES = 6  # of every form


def lawful() -> list[str]:
    """The games that have a law."""
    found = []
    for name in GAMES:
        try:
            load_game(name)
        except UnknownName:  # printed, but not yet played
            continue
        found.append(name)
    return found


class Cited:
    """For each column the clauses of a game that were cited there.

    Played are so many deals of every form under every option, fewer where there are many actions;
    every action is judged at one moment in so many, rarer where there are many actions.
    """

    def __init__(self, game: str, deals: int, step: int) -> None:
        self._step = step
        self.ledger: Ledger = load_game(game).ledger
        self.by: dict[str, set[str]] = {column: set() for column in COLUMNS}
        self._known: set[tuple[str, str]] = set()  # clauses of a form, looked up
        for number, form in enumerate(tables(game)):
            for seed in range(max(2, min(deals, deals * ACTIONS // form.action_count))):
                self._deal(form, mixed(number, seed))
        for name in load_game(game).forms:
            for seed in range(MATCHES):
                self._match(load_game(game).form(name), seed)
        for shown in SHOWN:
            if shown.game == game:
                shown.check()
                self.by[shown.column].add(shown.clause)
        for vector in vectors():
            if vector.game == game:
                seen = run(vector)
                self._cite("vector", vector.form, (c for c in vector.clauses if c in seen))

    def _cite(self, column: str, form: str, clauses: Iterable[str]) -> None:
        """These were cited; raises AssertionError for a clause that is none of the form."""
        for clause in clauses:
            if (clause, form) not in self._known:
                assert form in self.ledger.clause(clause).forms, f"{clause} is not for {form} play"
                self._known.add((clause, form))
            self.by[column].add(clause)

    def _deal(self, form: Form[Any], seed: int) -> None:
        """A deal is played, and every action judged now and then, and when it is over."""
        state = form.deal(seed, dealer=seed % form.seats)
        self._told(form, form.deal_events(state))
        chance = Random(seed).random
        step = self._step * max(1, form.action_count // ACTIONS)
        while not state.over:
            verdicts = self._judge(form, state) if len(state.actions) % step == 0 else []
            calls = range(form.action_count, len(verdicts))
            open_calls = [call for call in calls if verdicts[call].ok]
            action = chosen(state, open_calls, seed, chance)
            self._told(form, form.action_events(state, action))
            state = state.apply(action)
        self._judge(form, state)
        self._scored(form, state)

    def _judge(self, form: Form[Any], state: State) -> list[Verdict]:
        verdicts = [judge(state, a) for a in range(form.action_count + len(form.calls))]
        self._cite("judged", form.name, (verdict.clause for verdict in verdicts))
        return verdicts

    def _told(self, form: Form[Any], events: Iterable[Event]) -> None:
        self._cite("told", form.name, (clause for event in events for clause in event.clauses))

    def _scored(self, form: Form[Any], state: State) -> None:
        outcome = state.outcome
        assert outcome is not None
        for award in (*state.awards, *outcome.awards):
            self._cite("scored", form.name, (award.clause, *award.basis))
        self._cite("scored", form.name, (outcome.clause, *outcome.basis))

    def _match(self, form: Form[Any], seed: int) -> None:
        match = form.match(seed)
        chance = Random(seed).random
        while not match.over:
            if match.state.over:
                match.next()
            match.play(chosen(match.state, [], seed, chance))
        for line in match.sheet:
            self._cite("match", form.name, (line.clause, *line.basis))

    # -------------------------------------------------------------- what came of it

    @property
    def missing(self) -> list[str]:
        """The clauses that nothing cites, of those that must be."""
        cited = set().union(*self.by.values())
        return [c.id for c in self.ledger.clauses if c.kind in GATED and c.id not in cited]

    def table(self) -> Iterator[str]:
        """A line for each clause: where it was cited."""
        yield _row("clause", "kind", *COLUMNS)
        for clause in self.ledger.clauses:
            marks = ("x" if clause.id in self.by[column] else "-" for column in COLUMNS)
            yield _row(clause.id, clause.kind, *marks)


def _row(clause: str, kind: str, *marks: str) -> str:
    """A line of the table."""
    return f"{clause:16} {kind:8} {' '.join(f'{mark:6}' for mark in marks)}".rstrip()


def tables(game: str) -> Iterator[Form[Any]]:
    """Every form of a game as we recommend it, and under every other choice of its options."""
    for name in load_game(game).forms:
        form = load_game(game).form(name)
        yield form
        for option, question in form.questions.items():
            for choice in question.choices:
                if choice != question.default:
                    yield form.with_options(**{option: choice})


def chosen(state: State, calls: list[int], seed: int, chance: Callable[[], float]) -> int:
    """What is done: one deal in three by simple players, others at random, few ended early."""
    form, legal = state.form, state.legal()
    if calls and chance() < 0.005:
        return calls[int(chance() * len(calls))]
    if seed % 3 == 0:
        return int(form.simple_action(state.view(state.to_move), legal, chance))
    rash = {"60", "66", "4", "z"}
    quiet = [a for a in legal if form.action_name(a) not in rash or chance() < 0.1]
    actions = quiet or legal
    return int(actions[int(chance() * len(actions))])
