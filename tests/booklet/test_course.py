"""The course of a workbook: the order of its lessons, and the plan of six hours."""

from __future__ import annotations

import re
from itertools import groupby, pairwise

import pytest

from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.lessons.asking import CANNOT_MISS
from cardwright.lessons.judged import ASKS
from cardwright.printing.books.course import (
    HOUR,
    LEVELS,
    OPENING,
    SURE,
    CourseLesson,
    course,
    hours,
)
from cardwright.printing.guides import List, Paragraph, Try, load_guide, load_teachers, plain
from tests.taught import lessons

_NUMBERS = {"Three": 3, "Five": 5, "Seven": 7, "Ten": 10, "Fifteen": 15, "Twenty": 20}


def lessons_of(game: str) -> tuple[CourseLesson, ...]:
    return course(lessons(game), load_ledger(game))


def in_runs(values: list[str]) -> bool:
    """True if equal values stand together."""
    runs = [value for value, _ in groupby(values)]
    return len(runs) == len(set(runs))


def test_every_kind_of_lesson_that_asks_has_its_level() -> None:
    assert LEVELS.keys() == ASKS.keys() - {"deal"} | {SURE}


def test_to_work_out_which_call_cannot_miss_is_no_lesson_of_the_first_level() -> None:
    for each in lessons_of("portrait-authors"):
        if any(
            choice.verdict == CANNOT_MISS for q in each.judged.questions for choice in q.choices
        ):
            assert each.level > 1


@pytest.mark.parametrize("game", GAMES)
def test_forms_and_parts_of_the_course_do_not_alternate(game: str) -> None:
    asking = lessons_of(game)
    assert in_runs([each.judged.form for each in asking])
    assert in_runs([each.judged.lesson.level for each in asking])


@pytest.mark.parametrize("game", GAMES)
def test_within_a_part_the_easy_lessons_come_first(game: str) -> None:
    for before, after in pairwise(lessons_of(game)):
        if before.judged.lesson.level == after.judged.lesson.level:
            assert before.level <= after.level or before.judged.form != after.judged.form


@pytest.mark.parametrize("game", GAMES)
def test_deals_that_ask_nothing_come_last_so_that_site_and_workbook_number_alike(
    game: str,
) -> None:
    asked = [bool(each.questions) for each in lessons(game)]
    assert asked == sorted(asked, reverse=True)
    assert [each.number for each in lessons_of(game)] == [*range(1, asked.count(True) + 1)]


@pytest.mark.parametrize("game", GAMES)
def test_six_hours_hold_the_course_in_its_order_and_leave_time_to_compare_and_play(
    game: str,
) -> None:
    planned = hours(lessons_of(game))
    assert [hour.number for hour in planned] == [1, 2, 3, 4, 5, 6]
    assert [lesson for hour in planned for lesson in hour.lessons] == [*lessons_of(game)]
    for hour in planned:
        shared = sorted(lesson.number for lesson in (*hour.in_class, *hour.at_home))
        assert shared == [lesson.number for lesson in hour.lessons]
        assert 1 <= len(hour.in_class) <= 3
        assert hour.solving == sum(lesson.minutes for lesson in hour.in_class)
        assert hour.opening + hour.solving + hour.comparing + hour.play == HOUR
        assert hour.comparing >= 5
        assert hour.play >= (20 if hour.number > 1 else 10)


@pytest.mark.parametrize("game", GAMES)
def test_a_class_learns_what_may_be_played_and_how_it_is_scored(game: str) -> None:
    """In each form that is taught, no more than what may be played in the easy one."""
    solved = [lesson.judged for hour in hours(lessons_of(game)) for lesson in hour.in_class]
    kinds = {(judged.form, judged.lesson.kind) for judged in solved}
    assert {kind for _, kind in kinds} >= {"which", "play"}
    assert {kind for _, kind in kinds} & {"score", "walk", "count"}
    for form in {each.judged.form for each in lessons_of(game)}:
        assert {kind for one, kind in kinds if one == form} & {"which", "play", "who"}


@pytest.mark.quick(1)
@pytest.mark.parametrize("game", GAMES)
def test_the_exercise_of_the_rulebook_is_not_solved_in_class(game: str) -> None:
    tried = {
        block.lesson for block in load_guide(load_ledger(game)).blocks if isinstance(block, Try)
    }
    assert tried
    asking = {each.judged.lesson.id: each.judged.lesson.hour for each in lessons_of(game)}
    assert [asking[name] for name in tried] == [0] * len(tried)


def test_a_course_whose_lessons_have_no_hour_has_no_plan() -> None:
    homework = [each for each in lessons_of("court") if not each.judged.lesson.hour]
    assert homework
    assert hours(homework) == ()


@pytest.mark.parametrize("game", GAMES)
def test_the_first_hour_of_the_teachers_page_keeps_to_the_plan(game: str) -> None:
    teachers = load_teachers(load_ledger(game))
    assert teachers
    (steps,) = (block for block in teachers.blocks if isinstance(block, List) and block.ordered)
    told = [plain(block.inlines) for (block, *_) in steps.items if isinstance(block, Paragraph)]
    minutes = [_NUMBERS[word] for text in told for word in re.findall(r"^(\w+) minutes\.", text)]
    first = hours(lessons_of(game))[0]
    assert sum(minutes) == HOUR
    assert sum(minutes[:2]) == OPENING
    assert "first two lessons" in told[2]
    assert (len(first.in_class), first.solving + first.comparing) == (2, minutes[2])


@pytest.mark.parametrize("game", GAMES)
def test_the_title_of_a_sum_does_not_say_it(game: str) -> None:
    words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    for each in lessons(game):
        if each.lesson.kind == "count" and each.asked:
            (right,) = (choice.key for choice in each.asked.choices if choice.ok)
            said = {right} | {words[int(right)]} if int(right) < len(words) else {right}
            assert not said & set(re.findall(r"\w+", each.lesson.title.lower()))


@pytest.mark.parametrize("game", GAMES)
def test_options_answer_the_question_that_is_asked(game: str) -> None:
    for each in lessons(game):
        for asked in each.questions:
            if "your cards" in asked.question:
                assert all(choice.cards for choice in asked.choices)
            if "hese calls" in asked.question:
                assert all(choice.label.startswith("Call on") for choice in asked.choices)
            if asked.moves and each.lesson.kind in {"which", "walk"}:
                assert re.search(r"[Ww]hich of (these|them)", asked.question)
