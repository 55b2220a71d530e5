"""The course of a workbook: the order of its lessons, and the plan of six hours."""

from __future__ import annotations

import re
from itertools import groupby, pairwise

import pytest

from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.lessons.judged import ASKS
from cardwright.printing.books.course import HOUR, LEVELS, OPENING, CourseLesson, course, hours
from cardwright.printing.guides import List, Paragraph, load_teachers, plain
from tests.taught import lessons

_NUMBERS = {"Five": 5, "Ten": 10, "Fifteen": 15, "Twenty": 20}


def lessons_of(game: str) -> tuple[CourseLesson, ...]:
    return course(lessons(game), load_ledger(game))


def in_runs(values: list[str]) -> bool:
    """True if equal values stand together."""
    runs = [value for value, _ in groupby(values)]
    return len(runs) == len(set(runs))


def test_every_kind_of_lesson_that_asks_has_its_level() -> None:
    assert LEVELS.keys() == ASKS.keys() - {"deal"}


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
def test_six_hours_hold_the_whole_course_in_its_order_and_leave_time_to_play(game: str) -> None:
    planned = hours(lessons_of(game))
    assert [hour.number for hour in planned] == [1, 2, 3, 4, 5, 6]
    assert [lesson for hour in planned for lesson in hour.lessons] == [*lessons_of(game)]
    for hour in planned:
        assert hour.in_class
        assert hour.opening + hour.in_lessons + hour.play == HOUR
        assert hour.in_lessons == sum(lesson.minutes for lesson in hour.in_class)
        assert hour.play >= HOUR // 3


def test_a_course_of_five_lessons_has_no_plan() -> None:
    assert hours(lessons_of("court")[:5]) == ()


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
    assert (len(first.in_class), first.in_lessons) == (2, minutes[2])


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
