"""The tables of questions of the judge, which mutmut leaves alone: one left out, one turned round.

Each time a position of tests/engine/test_judge.py must be decided otherwise. Two neighbors that
change places are not tried: most of them cannot both hold.
"""

from collections.abc import Iterator

import pytest

from cardwright.engine import judge
from cardwright.engine.games.trick_and_draw import judge as judging
from cardwright.engine.games.trick_and_draw import judge_calls
from cardwright.engine.games.trick_and_draw.judge_moment import Questions
from cardwright.engine.verdict import Verdict
from tests.engine.test_judge import POSITIONS

TABLES: dict[str, Questions] = {
    **{questions[-1][0]: questions for questions, _ in judging.ASKED},
    **judge_calls.CALLS,
}
MOMENTS = [
    (state, state.form.parse(item.split(": ")[0]))
    for position in POSITIONS
    for state in [position.state()]
    for item in position.decides.split("; ")
]


def changed(questions: Questions) -> Iterator[tuple[str, Questions]]:
    """The table with one question left out, and with one answered the other way."""
    for n, (key, ok, holds) in enumerate(questions):
        yield f"without {key}", questions[:n] + questions[n + 1 :]
        yield f"not {key}", (*questions[:n], (key, not ok, holds), *questions[n + 1 :])


def verdicts() -> list[Verdict | None]:
    """What is said in every position; None where the judge is at a loss."""
    said: list[Verdict | None] = []
    for state, action in MOMENTS:
        try:
            said.append(judge(state, action))
        except (StopIteration, LookupError, ValueError):
            said.append(None)
    return said


@pytest.mark.parametrize("name", TABLES)
def test_every_question_decides_somewhere(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, right = judging.ASKED, verdicts()
    for change, other in changed(TABLES[name]):
        if name in judge_calls.CALLS:
            monkeypatch.setitem(judge_calls.CALLS, name, other)
        else:
            swapped = [(other if each is TABLES[name] else each, facts) for each, facts in asked]
            monkeypatch.setattr(judging, "ASKED", tuple(swapped))
        assert verdicts() != right, change
