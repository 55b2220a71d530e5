"""A found history played by the engine, and a lesson judged after it."""

from collections.abc import Iterable

import pytest

from cardwright.engine.state import S, State
from cardwright.errors import LessonError
from cardwright.lessons import Judged, judging
from cardwright.lessons.records import Lesson


def played(state: S, actions: Iterable[int]) -> S:
    """The state after these actions, each of which is legal."""
    for action in actions:
        state = applied(state, action)
    return state


def applied(state: S, action: int) -> S:
    """The state after an action, which is legal."""
    assert action in state.legal(), state.form.action_name(action, state)
    return state.apply(action)


def judged_after(state: State, lesson: Lesson, monkeypatch: pytest.MonkeyPatch) -> Judged | None:
    """The lesson as it is judged from this state on; None if one of its claims does not hold."""
    states = [state]
    for text in lesson.setting.actions:
        states.append(states[-1].apply(state.form.parse(text, states[-1])))
    with monkeypatch.context() as patch:
        patch.setattr(judging, "states_of", lambda _: tuple(states))
        try:
            return judging.judged(lesson)
        except LessonError:
            return None
        finally:
            lesson.file.problems.clear()
