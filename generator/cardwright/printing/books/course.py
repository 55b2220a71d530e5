"""The course of a workbook: its lessons in their order with aim, level and time, and its hours."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate, groupby
from operator import itemgetter

from cardwright.ledger import Ledger
from cardwright.lessons import Judged
from cardwright.lessons.asking import CANNOT_MISS

#: A lesson that asks which calls cannot miss is of a kind of its own here.
SURE = "sure"
#: The level of each kind of lesson: one rule; several, or a conclusion; tactics, or a whole deal.
LEVELS = {
    "who": 1,
    "which": 1,
    "play": 1,
    "count": 1,
    SURE: 2,
    "order": 2,
    "holds": 2,
    "score": 2,
    "best": 3,
    "walk": 3,
}
#: The minutes that a lesson of each level takes; of a walk, for each question.
_MINUTES = (5, 8, 10)
_EACH_QUESTION = 5
#: The minutes of an hour, and those in which its lessons are solved and compared.
HOUR, _LESSONS = 45, 25
#: The same minutes of the first hour, and those in which the class meets the cards and open play.
_FIRST, OPENING = 15, 20


@dataclass(frozen=True, slots=True)
class CourseLesson:
    """A lesson of the course: its number, what pupils learn, its level, and its minutes."""

    number: int
    judged: Judged
    aim: str
    level: int
    minutes: int

    @property
    def whole(self) -> bool:
        """True for a whole deal with questions, which has a sheet of its own."""
        return self.judged.lesson.kind == "walk"


@dataclass(frozen=True, slots=True)
class PlannedHour:
    """An hour of the course: its lessons, and the minutes of each part."""

    number: int
    lessons: tuple[CourseLesson, ...]

    @property
    def in_class(self) -> tuple[CourseLesson, ...]:
        """The lessons that the class solves."""
        return tuple(lesson for lesson in self.lessons if lesson.judged.lesson.hour)

    @property
    def at_home(self) -> tuple[CourseLesson, ...]:
        """The lessons for home, and for those who finish early."""
        return tuple(lesson for lesson in self.lessons if not lesson.judged.lesson.hour)

    @property
    def opening(self) -> int:
        """The minutes before the lessons, which the first hour needs."""
        return OPENING if self.number == 1 else 0

    @property
    def solving(self) -> int:
        """The minutes to solve the lessons in class."""
        return sum(lesson.minutes for lesson in self.in_class)

    @property
    def comparing(self) -> int:
        """The minutes in which pupils compare their answers and reasons."""
        return (_FIRST if self.number == 1 else _LESSONS) - self.solving

    @property
    def play(self) -> int:
        """The minutes that are left to play."""
        return HOUR - self.opening - self.solving - self.comparing


def course(lessons: Iterable[Judged], ledger: Ledger) -> tuple[CourseLesson, ...]:
    """The lessons that ask something, in their order, numbered from 1."""
    asking = (judged for judged in lessons if judged.questions)
    return tuple(_lesson(number, judged, ledger) for number, judged in enumerate(asking, 1))


def _kind(judged: Judged) -> str:
    sure = judged.asked and any(each.verdict == CANNOT_MISS for each in judged.asked.choices)
    return SURE if sure else judged.lesson.kind


def _lesson(number: int, judged: Judged, ledger: Ledger) -> CourseLesson:
    level = LEVELS[_kind(judged)]
    minutes = _MINUTES[level - 1]
    if judged.lesson.kind == "walk":
        minutes = _EACH_QUESTION * (len(judged.questions) + 1)
    return CourseLesson(number, judged, _aim(judged, ledger), level, minutes)


def _aim(judged: Judged, ledger: Ledger) -> str:
    """The aim of a lesson in a few words, by its kind and what it asks."""
    trick, deal = ledger.words.trick, ledger.words.deal
    aims = {
        "play": "Say what is allowed, and why",
        "which": "Tell what is allowed",
        "takes": f"See who takes the {trick}",
        "moves": "See whose turn it is",
        "count": "Keep the count",
        "tricks": f"Count the {ledger.words.tricks}",
        "holds": "Work out who holds a card",
        SURE: "Work out who holds a card",
        "order": "Put what happens in order",
        "best": "Compare every choice",
        "score": f"Score the {deal}",
        "walk": f"Follow a whole {deal}",
    }
    asks = getattr(judged.lesson.task, "asks", "")
    return aims.get(asks) or aims[_kind(judged)]


def hours(lessons: Sequence[CourseLesson]) -> tuple[PlannedHour, ...]:
    """The hours of the course in their order; () where no lesson has an hour.

    A lesson that is done at home follows the lessons of a class before it.
    """
    reached = accumulate((lesson.judged.lesson.hour for lesson in lessons), max)
    shares = groupby(zip(reached, lessons, strict=True), key=itemgetter(0))
    planned = ((number, tuple(lesson for _, lesson in share)) for number, share in shares)
    return tuple(PlannedHour(number, share) for number, share in planned if number)
