"""The workbook of a game: a plan for teachers, its lessons as sheets to hand out, the answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from cardwright.drawing.faces.edition import printed_in
from cardwright.drawing.scene.inks import Palette
from cardwright.ledger import Ledger
from cardwright.lessons import lessons
from cardwright.printing.books.content import Content
from cardwright.printing.books.course import HOUR, OPENING, CourseLesson, PlannedHour, course, hours
from cardwright.printing.books.drawings import Cards, code
from cardwright.printing.books.dress import ornaments
from cardwright.printing.books.exercises import Value
from cardwright.printing.books.keys import key
from cardwright.printing.books.look import CODE, BookPage, look_values
from cardwright.printing.books.maker import book
from cardwright.printing.books.worksheets import second_sheet, worksheet
from cardwright.printing.guides import Try, load_guide, load_teachers
from cardwright.printing.web_addresses import Online


def workbook_pdf(
    ledger: Ledger, page: BookPage, palette: Palette, online: Online | None = None
) -> bytes:
    """The workbook as PDF bytes, with a code on each page that leads to the lesson `online`.

    Raises InputError for a fault in what is printed.
    """
    content = Content(ledger, Cards(palette))
    lessons_of = course(lessons(ledger), ledger)
    teachers = load_teachers(ledger)
    tried = {block.lesson for block in load_guide(ledger).blocks if isinstance(block, Try)}

    def led(lesson: CourseLesson) -> Value:
        there = online.lesson_at(lesson.judged.lesson.id) if online else ""
        return {"online": code(there, CODE, content.cards) if there else {}}

    data = {
        "ornaments": ornaments(ledger, content.cards),
        "title": ledger.title,
        "name": f"{ledger.title}: the workbook{printed_in(palette)}",
        "about": f"Lessons of {ledger.title} to hand out, with answers",
        "look": look_values(ledger, page, palette),
        "contents": [*contents(lessons_of)],
        "hours": [_hour(hour) for hour in hours(lessons_of)],
        "opening": OPENING,
        "hour": HOUR,
        "deal": ledger.words.deal,
        "teachers": content.blocks(teachers.blocks) if teachers else [],
        "lessons": [worksheet(lesson, content) | led(lesson) for lesson in lessons_of],
        "outcomes": [second_sheet(lesson, content) for lesson in lessons_of if lesson.whole],
        "tried": [lesson.number for lesson in lessons_of if lesson.judged.lesson.id in tried],
        "answers": [*map(key, lessons_of)],
    }
    return book("lessons", data, content.cards)


def contents(lessons_of: Sequence[CourseLesson]) -> Iterator[Value]:
    """The parts of the course, each with its form and its lessons."""
    parts = groupby(lessons_of, key=lambda one: (one.judged.lesson.level, one.judged.form))
    for (part, form), same in parts:
        lines = [
            {
                "id": lesson.judged.lesson.id,
                "number": lesson.number,
                "title": lesson.judged.lesson.title,
                "aim": lesson.aim,
                "level": lesson.level,
                "minutes": lesson.minutes,
                "whole": lesson.whole,
            }
            for lesson in same
        ]
        yield {"part": part, "form": form, "lessons": lines}


def _hour(hour: PlannedHour) -> Value:
    """An hour of the plan: the numbers of its lessons, and its minutes."""
    return {
        "number": hour.number,
        "in_class": [lesson.number for lesson in hour.in_class],
        "at_home": [lesson.number for lesson in hour.at_home],
        "opening": hour.opening,
        "solving": hour.solving,
        "comparing": hour.comparing,
        "play": hour.play,
    }
