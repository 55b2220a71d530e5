"""The keys of a workbook: for each lesson its letters in a line, then the reasons of the judge."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardwright.engine.sentence import all_of
from cardwright.ledger.words import ENGLISH, Words
from cardwright.lessons import Choice, Judged, LessonQuestion
from cardwright.printing.books.citing import resting
from cardwright.printing.books.course import CourseLesson
from cardwright.printing.books.exercises import Value, lettered

#: Between choices that share a reason, and between the letters of several questions.
_AND, _NEXT = " · ", "; "
#: Words before what leads from a choice to the end of its deal.
_GOES_ON = "In this deal it goes on like this:"


def key(lesson: CourseLesson) -> Value:
    """The letters of a lesson and the reasons behind them."""
    judged = lesson.judged
    return {
        "id": judged.lesson.id,
        "number": lesson.number,
        "title": judged.lesson.title,
        "letters": _letters(judged),
        "of": [*reasons(judged)],
    }


def _letters(judged: Judged) -> str:
    """The letters of the right answers; of moves in their order."""
    if judged.lesson.kind == "order":
        letters = _by_key(judged.questions[0])
        return ", ".join(letters[_now(asked).key] for asked in judged.questions)
    each = [
        ", ".join(letter for letter, choice in lettered(asked.choices) if choice.ok)
        for asked in judged.questions
    ]
    if len(each) == 1:
        return each[0]
    return _NEXT.join(f"{number}: {letters}" for number, letters in enumerate(each, 1))


def _by_key(asked: LessonQuestion) -> dict[str, str]:
    """The letters of the choices, by their keys."""
    return {choice.key: letter for letter, choice in lettered(asked.choices)}


def _now(asked: LessonQuestion) -> Choice:
    """The move that comes now, of those that are to be put in order."""
    return next(choice for choice in asked.choices if choice.ok)


def reasons(judged: Judged) -> Iterator[Value]:
    """Every question with the verdicts of the judge and their reasons, then the score."""
    if judged.lesson.kind == "order":
        yield {"question": "", "verdicts": [*_in_order(judged)]}
    elif judged.asked:
        yield {"question": "", "verdicts": [*verdicts(judged.asked)]}
    else:
        for number, asked in enumerate(judged.questions, 1):
            yield {"question": f"{number}. {asked.question}", "verdicts": [*verdicts(asked)]}
    if not judged.asked and judged.sheet:
        lines = [
            {"label": "", "ok": True, "words": resting(told.text, told.clauses)}
            for told in judged.sheet.lines
        ]
        yield {"question": judged.lesson.question, "verdicts": lines}


def verdicts(asked: LessonQuestion, say: Words = ENGLISH) -> Iterator[Value]:
    """Every choice by its letter, and every other card that is shown, with verdict and reason."""
    letters = _by_key(asked)
    names = dict(asked.hand.cards) if asked.hand else {}
    for same in by_reason((*asked.choices, *asked.unasked)):
        named = [f"{letters[each.key]} {each.label}" for each in same if each.key in letters]
        also = [names[each.cards[0]] for each in same if each.key not in letters]
        if also:
            named.append(f"also {all_of(also)}" if named else f"Also {all_of(also)}")
        yield verdict_line(_AND.join(named), same[0], say)


def _in_order(judged: Judged) -> Iterator[Value]:
    """Each move when its turn has come, and the rules by which others have to wait."""
    letters = _by_key(judged.questions[0])
    for number, asked in enumerate(judged.questions, 1):
        now = _now(asked)
        words = resting(now.text, now.clauses)
        yield {"label": f"{number}. {letters[now.key]} {now.label}.", "ok": True, "words": words}
        waiting = [choice for choice in asked.choices if not choice.ok and choice.clauses]
        for same in by_reason(waiting):
            named = all_of([letters[choice.key] for choice in same])
            words = resting(same[0].text, same[0].clauses)
            yield {"label": f"Not yet {named}:", "ok": False, "words": words}


def by_reason(choices: Iterable[Choice]) -> tuple[tuple[Choice, ...], ...]:
    """The choices in groups that have the verdict and the reason in common."""
    found: dict[tuple[str, ...], list[Choice]] = {}
    for choice in choices:
        found.setdefault(_reason(choice), []).append(choice)
    return tuple(map(tuple, found.values()))


def verdict_line(label: str, choice: Choice, say: Words = ENGLISH) -> Value:
    """The verdict on what is labeled, and the reason, which is that of the choice."""
    thought = f"One might think: “{choice.thought}” No: " if choice.thought else ""
    told = thought + " ".join([choice.text, *_ending(choice)])
    said = f" {say(choice.verdict)}." if choice.verdict else ""
    return {
        "label": f"{label}{say(':')}{said}",
        "ok": choice.ok,
        "words": resting(told, choice.clauses),
    }


def _reason(choice: Choice) -> tuple[str, ...]:
    return choice.verdict, choice.thought, choice.text, *_ending(choice)


def _ending(choice: Choice) -> list[str]:
    """The score and its reason, where a choice ends the deal; of a deed all that leads there."""
    ends = next((n for n, told in enumerate(choice.then) if "reason" in told.facts), None)
    if ends is None:
        return []
    first = ends if choice.cards else 0
    begins = [_GOES_ON] if first < ends else []
    return [*begins, *(told.text for told in choice.then[first : ends + 1])]
