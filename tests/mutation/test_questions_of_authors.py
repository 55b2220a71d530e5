"""The questions of the judge of Portrait Authors: one left out, one turned round.

As in test_questions.py, each time some vector must be decided otherwise.
"""

from functools import cache

import pytest

from cardwright.engine import judge
from cardwright.engine.games.portrait_authors import judge as judging
from cardwright.engine.state import State
from cardwright.engine.verdict import Verdict
from cardwright.errors import InputError
from tests.engine.vector_runs import Run
from tests.engine.vectors import vectors
from tests.mutation.test_questions import changed

TABLES = ("CALL", "PAIR", "STACK", "EASY_STACK", "STOP", "OUT_OF_ORDER")


@cache
def moments() -> list[tuple[State, int]]:
    """Every state and action that a vector asks about."""
    return [
        (run.state, run.form.parse(text))
        for vector in vectors()
        if vector.game == "portrait-authors"
        for run in (Run(vector, case) for case in vector.case)
        for text in (*run.case.allows, *run.case.refuses)
    ]


def verdicts() -> list[Verdict | None]:
    """What is said of every action in question; None where the judge is at a loss."""
    said: list[Verdict | None] = []
    for state, action in moments():
        try:
            said.append(judge(state, action))
        except (StopIteration, LookupError, ValueError, InputError):
            said.append(None)
    return said


@pytest.mark.parametrize("name", TABLES)
def test_every_question_decides_somewhere(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    right = verdicts()
    for change, other in changed(getattr(judging, name)):
        monkeypatch.setattr(judging, name, other)
        assert verdicts() != right, change
