"""The lock of a game's lessons: everything the engine said, so that no change of law goes unseen.

`site/lessons/<game>/verdicts.lock.json` is a list of rows, one on each line, that begin with the
lesson and what the row is about:

    ["follow-and-take", "table", what lies where]
    ["follow-and-take", "RS", "not allowed", "COURT-2H-R4b", the sentence]
    ["follow-and-take", "COURT-2H-R4b", the digest of the clause's text]

A lesson is read again by a person when one of its rows changes, and then the lock is written anew.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from cardwright import limits
from cardwright.errors import LessonError, TooLarge, visible
from cardwright.ledger import Ledger
from cardwright.lessons.judged import Judged, LessonQuestion, TurnView
from cardwright.lessons.reading import called, folder
from cardwright.system import atomic_write

NAME = "verdicts.lock.json"
_UPDATE = "read the lesson again, then run: cardwright lessons check --update"

Row: TypeAlias = tuple[str, ...]


def lock_path(game: str) -> Path:
    """The lock of a game."""
    return folder(game) / NAME


def lock_text(lessons: Sequence[Judged], ledger: Ledger) -> str:
    """The lock of these lessons: one form only, so that a diff shows what changed."""
    rows = [row for lesson in lessons for row in rows_of(lesson, ledger)]
    return "[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]\n"


def compare(game: str, lessons: Sequence[Judged], ledger: Ledger) -> None:
    """Raises LessonError for everything that is not as the lock has it, with its line."""
    place = called(game, NAME)
    locked = _rows(_text(lock_path(game), place), place)
    now = {row[:2]: row for lesson in lessons for row in rows_of(lesson, ledger)}
    problems = []
    for key, (line, row) in locked.items():
        if key not in now:
            problems.append(f"{place}:{line}: {': '.join(key)}: no longer exists")
        elif now[key] != row:
            change = f"was {_row_text(row)}; is {_row_text(now[key])}"
            problems.append(f"{place}:{line}: {': '.join(key)}: {change}")
    for key, row in now.items():
        if key not in locked:
            problems.append(f"{place}:1: {': '.join(key)}: is new: {_row_text(row)}")
    if problems:
        raise LessonError("\n".join(problems), hint=_UPDATE)


def _row_text(row: Row) -> str:
    return " ".join(row[2:])


def _rows(text: str, place: str) -> dict[Row, tuple[int, Row]]:
    """The rows of a lock by their first two entries, with their lines."""
    found: dict[Row, tuple[int, Row]] = {}
    for number, line in enumerate(text.split("\n"), 1):
        if line in {"[", "]", ""}:
            continue
        row = _row(line)
        if row is None:
            raise LessonError(f"{place}:{number}: is not a row of a lock", hint=_UPDATE)
        if row[:2] in found:
            what = visible(", ".join(row[:2]))
            raise LessonError(f"{place}:{number}: {what}: occurs twice", hint=_UPDATE)
        found[row[:2]] = (number, row)
    return found


def _text(path: Path, place: str) -> str:
    """The text of a lock; "" when it is missing."""
    if not os.path.lexists(path):
        return ""
    try:
        return limits.read_text(path, limits.LOCK)
    except UnicodeDecodeError:
        raise LessonError(f"{place}: is not UTF-8 text", hint=_UPDATE) from None
    except TooLarge as error:
        hint = _UPDATE if path.is_file() else "remove it"
        raise LessonError(f"{place}: {error.message}", hint=hint) from None


def _row(line: str) -> Row | None:
    """The row that a line holds; None when it is none: two texts at least."""
    try:
        row = json.loads(line.removesuffix(","))
    except (ValueError, RecursionError):
        return None
    texts = isinstance(row, list) and all(isinstance(entry, str) for entry in row)
    return tuple(row) if texts and len(row) >= 2 else None


def write(texts: Mapping[str, str]) -> Collection[str]:
    """Write the locks of games anew that are not as they should be, all or none; which they were.

    Raises LessonError where something stands in the place of one that is no file, and OutputError.
    """
    for game, text in texts.items():
        _rows(text, called(game, NAME))  # no lock is written that would then be refused
    changed = {game: text.encode() for game, text in texts.items() if not _is(game, text.encode())}
    atomic_write.put({lock_path(game): data for game, data in changed.items()})
    return changed.keys()


def _is(game: str, data: bytes) -> bool:
    """Test if the lock of a game holds this."""
    path = lock_path(game)
    try:
        return os.path.lexists(path) and limits.read(path, limits.LOCK) == data
    except TooLarge as error:
        if path.is_file():
            return False
        raise LessonError(f"{called(game, NAME)}: {error.message}", hint="remove it") from None


# ------------------------------------------------------------------ rows


def rows_of(judged: Judged, ledger: Ledger) -> Iterator[Row]:
    """The rows of a lesson: its table, verdicts, events, outcome, and the clauses cited."""
    name = judged.lesson.id
    dealt = "; ".join(f"{hand.player}: {hand.text}" for hand in judged.hands)
    yield name, "hands", judged.form, dealt
    for place, told in enumerate(judged.deal, 1):
        yield name, f"deal {place}", told.text, " ".join(told.clauses)
    for step in judged.steps:
        if step.stop:
            yield from _question_rows(name, step.stop, f"stop {step.number}: ")
        if step.turn:
            yield from _turn(name, step.turn, f"move {step.number}: ")
        for place, told in enumerate(step.told, 1):
            yield name, f"move {step.number}.{place}", told.text, " ".join(told.clauses)
    if judged.asked:
        yield from _question_rows(name, judged.asked, "")
    if judged.sheet:
        yield name, "points", " ".join(map(str, judged.sheet.points))
        for place, line in enumerate(judged.sheet.lines, 1):
            yield name, f"points {place}", line.text, " ".join(line.clauses)
    for clause in dict.fromkeys((*judged.lesson.teaches, *judged.cited)):
        yield name, clause, digest(ledger.clause(clause).text)


def _turn(name: str, turn: TurnView, where: str) -> Iterator[Row]:
    yield name, f"{where}table", turn.table.text
    yield name, f"{where}open", *turn.open
    for place, told in enumerate(turn.refused, 1):
        yield name, f"{where}refused {place}", told.text, " ".join(told.clauses)


def _question_rows(name: str, asked: LessonQuestion, where: str) -> Iterator[Row]:
    yield name, f"{where}table", asked.table.text
    if asked.hand:
        yield name, f"{where}hand", asked.hand.text
    for choice in (*asked.choices, *asked.unasked):
        clauses = " ".join(choice.clauses)
        yield name, f"{where}{choice.key}", choice.verdict, clauses, choice.text
        for place, told in enumerate(choice.then, 1):
            yield name, f"{where}{choice.key}, then {place}", told.text, " ".join(told.clauses)


def digest(text: str) -> str:
    """Sixteen digits by which a text is known again."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]
