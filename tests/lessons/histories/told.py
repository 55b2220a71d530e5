"""A lesson as the engine judges it after a whole game, and not from its position."""

import pytest

from cardwright.engine.state import State
from cardwright.errors import LessonError
from cardwright.lessons import Judged, judging
from cardwright.lessons.records import Lesson


def told_after(state: State, lesson: Lesson, monkeypatch: pytest.MonkeyPatch) -> Judged | None:
    """The lesson as it is told from this state on; None where one of its claims does not hold."""
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
