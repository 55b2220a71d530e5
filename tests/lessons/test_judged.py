"""What the printings are given is what the engine says, and a pupil can read it."""

from __future__ import annotations

import re

import pytest

from generator.engine import judge
from generator.engine.games import GAMES
from generator.engine.kernel import State
from generator.engine.ledger import load_ledger
from generator.lessons import Asked, Judged, lessons, taught
from generator.lessons.dealing import states_of
from generator.lessons.records import Play

LESSONS = [lesson for game in GAMES for lesson in lessons(game)]
BY_ID = [pytest.param(lesson, id=lesson.lesson.id) for lesson in LESSONS]


def questions(judged: Judged) -> list[tuple[State, Asked]]:
    """Every question about moves, and the state in which it is asked."""
    states = states_of(judged.lesson)
    stops = [(states[step.number - 1], step.stop) for step in judged.steps if step.stop]
    last = [(states[-1], judged.asked)] if judged.asked and judged.asked.moves else []
    return stops + last


@pytest.mark.parametrize("judged", BY_ID)
def test_every_verdict_is_the_judges(judged: Judged) -> None:
    for state, asked in questions(judged):
        for choice in asked.choices:
            action = state.form.parse(choice.key, state)
            verdict = judge(state, action)
            assert choice.ok == verdict.ok == (action in state.legal())
            assert choice.clauses == (verdict.clause,)
            assert choice.text == verdict.text


@pytest.mark.parametrize("judged", BY_ID)
def test_a_play_shows_every_card_in_hand_and_all_that_is_open(judged: Judged) -> None:
    if not isinstance(judged.lesson.task, Play):
        return
    ((state, asked),) = questions(judged)
    shown = {state.form.parse(choice.key, state) for choice in asked.choices}
    assert set(state.hand(state.to_move)) <= shown
    assert set(state.legal()) <= shown
    assert any(not choice.ok for choice in asked.choices)


@pytest.mark.parametrize("judged", BY_ID)
def test_of_the_answers_one_is_right_and_it_is_the_engines(judged: Judged) -> None:
    if judged.lesson.kind != "score":
        return
    outcome = states_of(judged.lesson)[-1].outcome
    assert outcome is not None
    assert judged.asked is not None
    (right,) = [choice for choice in judged.asked.choices if choice.ok]
    assert right.key == " ".join(map(str, outcome.points))
    assert {outcome.clause, *outcome.basis} <= set(right.clauses)
    ledger = load_ledger(judged.lesson.game)
    for wrong in judged.asked.choices:
        assert wrong.ok or wrong.text == ledger.clause(wrong.clauses[0]).text
        assert wrong.ok or wrong.thought


@pytest.mark.parametrize("judged", BY_ID)
def test_what_is_told_before_the_question_does_not_give_the_answer(judged: Judged) -> None:
    if judged.lesson.kind != "score":
        return
    told = " ".join(line.text for step in judged.steps for line in step.told)
    assert not re.search(r"\bscores?\b", told)


@pytest.mark.parametrize("judged", BY_ID)
def test_people_are_called_by_their_names(judged: Judged) -> None:
    told = [*judged.deal, *(line for step in judged.steps for line in step.told)]
    texts = [line.text for line in told]
    for asked in judged.questions:
        texts += [asked.table.text, *(c.label + c.text + c.thought for c in asked.choices)]
    assert not [text for text in texts if re.search(r"[Ss]eats? \d", text)]


@pytest.mark.parametrize("judged", BY_ID)
def test_it_is_short_enough_for_a_pupil(judged: Judged) -> None:
    assert len(judged.lesson.story) < 330
    assert all(len(sentence) < 160 for sentence in re.split(r"[.?!] ", judged.lesson.story))
    assert all(len(asked.choices) <= 12 for asked in judged.questions)


@pytest.mark.parametrize("game", ["court", "sixty-six"])
def test_a_game_with_law_has_five_lessons_of_all_kinds(game: str) -> None:
    found = lessons(game)
    assert len(found) == 5
    assert {one.lesson.kind for one in found} == {"play", "score", "walk"}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taught_is_cited_there(game: str) -> None:
    by_id = {judged.lesson.id: judged for judged in lessons(game)}
    for clause, ids in taught(game).items():
        assert load_ledger(game).clause(clause).id == clause
        assert all(clause in by_id[lesson].cited for lesson in ids)
    assert {clause for judged in by_id.values() for clause in judged.lesson.teaches} == set(
        taught(game)
    )
