"""The check of all lessons of a game, and the lessons that have passed it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cardwright.errors import LessonError, UnknownName
from cardwright.ledger import Ledger, is_ours, load_ledger
from cardwright.lessons import lock
from cardwright.lessons.judged import Judged
from cardwright.lessons.judging import judged
from cardwright.lessons.reading import called, read_lessons
from cardwright.paths import memoize_tracked


@dataclass(frozen=True, slots=True)
class Report:
    """The result of the check of a game: its lessons and choices, and the lock."""

    game: str
    lessons: int
    choices: int
    updated: bool

    @property
    def text(self) -> str:
        """The report in a line."""
        if not self.lessons:
            return f"{self.game}: no lessons"
        state = "lock updated" if self.updated else "as locked"
        lessons = f"{self.lessons} lesson{'s' * (self.lessons != 1)}"
        return f"{self.game}: {lessons}, {self.choices} verdicts, {state}"


@memoize_tracked
def lessons(ledger: Ledger) -> tuple[Judged, ...]:
    """The lessons of a game, judged and as locked.

    None for a ledger that somebody wrote: ours tell of our own cards. Raises LessonError with all
    problems of all of them; nothing is printed then.
    """
    if not is_ours(ledger):
        return ()
    found = _judged(ledger.name)
    lock.compare(ledger.name, found, ledger)
    return found


def load_lesson(game: str, name: str) -> Judged:
    """The lesson of this id in the course of a game, judged.

    Raises UnknownName for an unknown game or lesson, and LessonError as `lessons` does.

    >>> load_lesson("court", "follow-and-take").asks
    'What may you do?'
    """
    found = {judged.lesson.id: judged for judged in lessons(load_ledger(game))}
    if name not in found:
        raise UnknownName.among(f"lesson of {game}", name, found)
    return found[name]


def check(games: Iterable[str], *, update: bool = False) -> tuple[Report, ...]:
    """The lessons of these games are in order; with `update` their locks are written anew.

    Raises LessonError with all problems of all games; then no lock is written.
    """
    found: dict[str, tuple[Judged, ...]] = {}
    problems, hint = [], ""
    for game in games:
        try:
            found[game] = _judged(game)
            if not (update and found[game]):
                lock.compare(game, found[game], load_ledger(game))
        except LessonError as error:
            problems.append(error.message)
            hint = hint or error.hint
    if problems:
        raise LessonError("\n".join(problems), hint=hint)
    texts = {game: lock.lock_text(told, load_ledger(game)) for game, told in found.items() if told}
    written = lock.write(texts) if update else ()
    return tuple(_report(game, told, updated=game in written) for game, told in found.items())


def _report(game: str, found: tuple[Judged, ...], *, updated: bool) -> Report:
    choices = sum(len(asked.choices) for lesson in found for asked in lesson.questions)
    return Report(game, len(found), choices, updated)


def taught(game: str) -> Mapping[str, tuple[str, ...]]:
    """The clauses that lessons teach, each with the ids of its lessons; raises LessonError."""
    found: dict[str, tuple[str, ...]] = {}
    for lesson in read_lessons(game):
        for clause in lesson.teaches:
            found[clause] = (*found.get(clause, ()), lesson.id)
    return found


def _judged(game: str) -> tuple[Judged, ...]:
    found: list[Judged] = []
    problems = []
    for lesson in read_lessons(game):
        if lesson.id in {one.lesson.id for one in found}:
            name = called(game, lesson.file.name.rpartition("/")[2])
            problems.append(f"{name}:1: id: “{lesson.id}” is already used; rename the file")
        try:
            found.append(judged(lesson))
        except LessonError as error:
            problems.append(error.message)
    if problems:
        raise LessonError("\n".join(problems))
    return tuple(found)
