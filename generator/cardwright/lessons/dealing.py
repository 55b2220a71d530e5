"""The deal of a lesson: set up, and played by the actions that the lesson names, each judged."""

from __future__ import annotations

from cardwright.engine import judge, load_game
from cardwright.engine.kernel import Form
from cardwright.engine.state import State
from cardwright.errors import InputError, WrongFact
from cardwright.lessons.records import Lesson
from cardwright.lessons.section import LessonSection


def form_of(lesson: Lesson) -> Form[State]:
    """The form that a lesson is about, as its table has agreed to play it."""
    form = load_game(lesson.game).form(lesson.form)
    return form.with_options(**lesson.setting.options)


def states_of(lesson: Lesson) -> tuple[State, ...]:
    """Every state from the setting to the last action.

    () when the deal cannot be set up, or an action is refused; the file then has the problem.
    """
    top = LessonSection(lesson.file, (), lesson.file.raw)
    state = _dealt(lesson, top)
    return () if state is None else _played(lesson, top, state)


def _dealt(lesson: Lesson, top: LessonSection) -> State | None:
    form, setting = form_of(lesson), lesson.setting
    state: State
    try:
        if setting.position is not None:
            return _seated(lesson, top, form.position(setting.position))
        order = [form.pack.card_id(card) for card in setting.order] or None
        seats = len(lesson.players)
        state = form.deal(setting.seed, order=order, dealer=setting.dealer, seats=seats)
    except InputError as error:
        _misdealt(lesson, top, error)
        return None
    return state


def _seated(lesson: Lesson, top: LessonSection, state: State) -> State | None:
    """The state, if as many sit at its table as the lesson names."""
    if state.seats == len(lesson.players):
        return state
    top.complain("players", f"names {len(lesson.players)}", f"write {state.seats} names, by seat")
    return None


def _misdealt(lesson: Lesson, top: LessonSection, error: InputError) -> None:
    """Complain of what cannot be dealt, in the field and the line that the message is about."""
    hint = error.hint or "correct it"
    if lesson.setting.position is None:
        top.complain("order" if lesson.setting.order else "seed", error.message, hint)
        return
    if isinstance(error, WrongFact):
        top.file.complain(("position", error.fact), error.problem, hint, error.word)
    else:
        top.complain("position", error.message, hint)


def _played(lesson: Lesson, top: LessonSection, state: State) -> tuple[State, ...]:
    states = [state]
    for number, text in enumerate(lesson.setting.actions, 1):
        problem = _refusal(state, text)
        if problem:
            what, advice = problem
            top.complain("actions", f"move {number} ({text}): {what}", advice, text)
            return ()
        state = state.apply(state.form.parse(text, state))
        states.append(state)
    return tuple(states)


def _refusal(state: State, text: str) -> tuple[str, str] | None:
    """The reason why an action is impossible, and what to do; None when it is possible."""
    form = state.form
    if state.over:
        return "the deal is over", "remove the actions after it"
    try:
        verdict = judge(state, form.parse(text, state))
    except InputError as error:
        return error.message, error.hint
    if verdict.ok:
        return None
    legal = ", ".join(form.action_name(action, state) for action in state.legal())
    return f"{verdict.text} ({verdict.clause})", f"legal for Seat {state.to_move}: {legal}"
