"""The course of a workbook: its lessons in their order with aim, level and time, and six hours."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate, starmap

from cardwright.ledger import Ledger
from cardwright.lessons import Judged

#: The level of each kind of lesson: one rule; several, or a conclusion; tactics, or a whole deal.
LEVELS = {
    "who": 1,
    "which": 1,
    "play": 1,
    "count": 1,
    "order": 1,
    "holds": 2,
    "score": 2,
    "best": 3,
    "walk": 3,
}
#: The minutes that a lesson of each level takes; of a walk, for each question.
_MINUTES = (5, 8, 10)
_EACH_QUESTION = 5
#: The minutes of an hour, and those that its lessons may take.
HOUR, _LESSONS = 45, 25
#: The minutes of the first hour in which the class meets the cards and plays an open deal.
OPENING = 20
#: The minutes of lessons in each of the planned hours at most.
_PLANNED = (10, *[_LESSONS] * 5)


@dataclass(frozen=True, slots=True)
class CourseLesson:
    """A lesson of the course: its number, what pupils practice, its level, and its minutes."""

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
    """An hour of the course: its lessons in class and at home, and the minutes of each part."""

    number: int
    in_class: tuple[CourseLesson, ...]
    at_home: tuple[CourseLesson, ...]

    @property
    def opening(self) -> int:
        """The minutes before the lessons, which the first hour needs."""
        return OPENING if self.number == 1 else 0

    @property
    def lessons(self) -> tuple[CourseLesson, ...]:
        """Its lessons in the order of the course."""
        return tuple(sorted((*self.in_class, *self.at_home), key=lambda one: one.number))

    @property
    def in_lessons(self) -> int:
        """The minutes of the lessons in class."""
        return sum(lesson.minutes for lesson in self.in_class)

    @property
    def play(self) -> int:
        """The minutes that are left to play."""
        return HOUR - self.opening - self.in_lessons


def course(lessons: Iterable[Judged], ledger: Ledger) -> tuple[CourseLesson, ...]:
    """The lessons that ask something, in their order, numbered from 1."""
    asking = (judged for judged in lessons if judged.questions)
    return tuple(_lesson(number, judged, ledger) for number, judged in enumerate(asking, 1))


def _lesson(number: int, judged: Judged, ledger: Ledger) -> CourseLesson:
    level = LEVELS[judged.lesson.kind]
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
        "order": "Put a turn in order",
        "best": "Compare every choice",
        "score": f"Score the {deal}",
        "walk": f"Follow a whole {deal}",
    }
    asks = getattr(judged.lesson.task, "asks", "")
    return aims.get(asks) or aims[judged.lesson.kind]


def hours(lessons: Sequence[CourseLesson]) -> tuple[PlannedHour, ...]:
    """Six hours, each with a share of the course by its time; () for a course of fewer lessons.

    What does not fit into an hour is done at home.
    """
    if len(lessons) < len(_PLANNED):
        return ()
    shares: list[list[CourseLesson]] = [[] for _ in _PLANNED]
    ends = [*accumulate(lesson.minutes for lesson in lessons)]
    bounds = [bound / sum(_PLANNED) for bound in accumulate(_PLANNED)]
    for lesson, end in zip(lessons, ends, strict=True):
        middle = (end - lesson.minutes / 2) / ends[-1]
        shares[bisect(bounds, middle)].append(lesson)
    return tuple(starmap(_hour, enumerate(shares, 1)))


def _hour(number: int, share: Sequence[CourseLesson]) -> PlannedHour:
    """An hour of this share: in class what there is time for, in its order, the rest at home."""
    left = _PLANNED[number - 1]
    in_class = []
    for lesson in share:
        if lesson.minutes <= left:
            in_class.append(lesson)
            left -= lesson.minutes
    at_home = (lesson for lesson in share if lesson not in in_class)
    return PlannedHour(number, tuple(in_class), tuple(at_home))
