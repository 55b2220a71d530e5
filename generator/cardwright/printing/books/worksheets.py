"""Lessons as sheets to write on: the table at one moment, what happens, the question.

The parts of a sheet are in the order of time. Pictures above the moves are of the moment before
them, pictures below of the moment after; the line over the pictures says which.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cardwright.engine.cards import deck_pack
from cardwright.ledger.own_deck import words_of
from cardwright.ledger.words import ENGLISH, Words
from cardwright.lessons import (
    HeldCards,
    Judged,
    LessonQuestion,
    LessonTable,
    Statement,
    StoryPart,
)
from cardwright.lessons.answers import BEST, RIGHT
from cardwright.lessons.asking import ALLOWED, CANNOT_MISS
from cardwright.printing.books.course import CourseLesson
from cardwright.printing.books.drawings import drawing
from cardwright.printing.books.exercises import (
    Book,
    Value,
    facts,
    held_text,
    lettered,
    lying_text,
    moves,
)
from cardwright.printing.diagrams.cards import row
from cardwright.printing.diagrams.hands import held
from cardwright.printing.diagrams.naming import by_suit

#: The width of a card, mm, and the room for a row of them; where many hands are shown, for each.
_CARD, _ROOM, _HALF = 14.0, 100.0, 48.0
#: So many hands, each of so many cards, are shown two in a row.
_HANDS, _MANY = 2, 4

_NOW = "Cards now"
_BEFORE = "Cards before {}"
_AFTER = "Cards now, after {}"
_UNORDERED = "Cards before any of it happens"
_DEALT = "Cards as they were dealt"
_QUESTIONS_FIRST = "Answer the questions first. Then ask for the page “What happened.”"
#: How to answer, by the verdicts among the choices, and where there is but one right answer.
_HINTS = {
    CANNOT_MISS: "Tick each call that cannot miss.",
    ALLOWED: "Tick all that the rules allow, wise or not.",
    RIGHT: "Tick the right answer.",
    BEST: "Tick one.",
}
_SEVERAL = "Tick each right answer: there may be several."
_IN_ORDER = "Write the letters in the right order."
#: The first word on the lines below an answer that was ticked.
_FIRST_WORD = "Because"
#: A whole hand of so many cards at most is named card by card.
_NAMED = 8
#: A question to which there is nothing to tick.
_OPEN: Value = {"hint": "", "choices": [], "blanks": 0, "first": ""}


def worksheet(lesson: CourseLesson, book: Book) -> Value:
    """The sheet of a lesson, without its answers."""
    judged = lesson.judged
    it = judged.lesson
    parts = _questions_of_deal(judged, book) if lesson.whole else _one_moment(judged, book)
    return {
        "id": it.id,
        "number": lesson.number,
        "title": it.title,
        "about": " · ".join(
            filter(None, [judged.form, it.level, f"about {lesson.minutes} minutes"])
        ),
        "story": it.story,
        "parts": [*parts],
    }


def second_sheet(lesson: CourseLesson, book: Book) -> Value:
    """The second sheet of a whole deal: what happened, and a question about the score."""
    it = lesson.judged.lesson
    return {
        "id": it.id,
        "number": lesson.number,
        "title": it.title,
        "parts": [*_whole_deal(lesson.judged, book)],
    }


# ---------------------------------------------------------------- one moment


def _one_moment(judged: Judged, book: Book) -> Iterator[Value]:
    asked = judged.asked
    if asked is None:
        yield from _unordered(judged, book)
        return
    if judged.deal:
        yield {"k": "words", "text": " ".join(told.text for told in judged.deal)}
    if not judged.parts:
        yield from pictures(_NOW, asked.table, _held_now(judged, asked), book)
    elif asked.hand:
        yield _happened(judged.parts)
        yield from pictures(
            _AFTER.format(judged.parts[-1].name.lower()), asked.table, [asked.hand], book
        )
    else:
        yield from pictures(
            _BEFORE.format(judged.parts[0].name.lower()), asked.table, judged.hands, book
        )
        yield _happened(judged.parts)
    yield question(asked)


def _held_now(judged: Judged, asked: LessonQuestion) -> Sequence[HeldCards]:
    """The hands that are shown: of the player who is asked, or of all where all are known."""
    all_known = judged.lesson.kind == "best" and not judged.lesson.setting.actions
    return judged.hands if all_known or not asked.hand else [asked.hand]


def _unordered(judged: Judged, book: Book) -> Iterator[Value]:
    """Moves that are to be put in order."""
    first = judged.questions[0]
    yield from pictures(_UNORDERED, first.table, judged.hands, book)
    yield question(first) | {"hint": _IN_ORDER, "blanks": len(first.choices)}


def question(asked: LessonQuestion, say: Words = ENGLISH) -> Value:
    """A question with its choices, and a hint on how to answer."""
    verdicts = {choice.verdict for choice in asked.choices}
    return {
        "k": "ask",
        "question": asked.question,
        "hint": next((hint for verdict, hint in _HINTS.items() if verdict in verdicts), _SEVERAL),
        "choices": [
            {"letter": letter, "text": choice.label} for letter, choice in lettered(asked.choices)
        ],
        "blanks": 0,
        "first": say(_FIRST_WORD),
    }


# ---------------------------------------------------------------- a whole deal


def _questions_of_deal(judged: Judged, book: Book) -> Iterator[Value]:
    """The questions of a whole deal, each with the table and the hand when it is asked."""
    yield {"k": "words", "text": _QUESTIONS_FIRST}
    stops = [number for number, part in enumerate(judged.parts) if part.first.stop]
    for place, number in enumerate(stops, 1):
        part, asked = judged.parts[number], judged.questions[place - 1]
        heard = [_happened(judged.parts[:number], briefly=True)] if _rests_on_calls(asked) else []
        shown = [_table(asked.table, book)]
        shown += [_hand(asked.hand, _HALF, book)] if asked.hand else []
        yield {
            "k": "panel",
            "head": f"Question {place}, {part.place}",
            "heard": heard,
            "shown": shown,
            "ask": question(asked),
        }


def _rests_on_calls(asked: LessonQuestion) -> bool:
    """True for a question that one answers from all calls that were heard."""
    return any(choice.verdict == CANNOT_MISS for choice in asked.choices)


def _whole_deal(judged: Judged, book: Book) -> Iterator[Value]:
    """A whole deal: the hands, all that happened but for the score, and the last question."""
    yield {"k": "moment", "text": _DEALT}
    yield from _dealt(judged, book)
    last = judged.steps[-1]
    unscored = tuple(told for told in last.told if "reason" not in told.facts)
    parts = replace(judged, steps=(*judged.steps[:-1], replace(last, told=unscored))).parts
    yield _happened(_joined(parts), briefly=True)
    yield {"k": "ask", "question": judged.lesson.question} | _OPEN


def _dealt(judged: Judged, book: Book) -> Iterator[Value]:
    """The hands that were dealt, with the names of their cards where a line or two has room."""
    pack = {card.id: card for card in deck_pack(book.ledger)}
    for hand, shown in zip(judged.hands, _hands(judged.hands, book), strict=True):
        names = by_suit(book.ledger, [pack[card] for card, _ in hand.cards])
        short = len(hand.cards) <= _NAMED
        yield shown | {"caption": f"{hand.player}: {names}." if short else hand.player}


def _joined(parts: Sequence[StoryPart]) -> list[StoryPart]:
    """The parts with those of one trick together, which a question has parted."""
    found: list[StoryPart] = []
    for part in parts:
        if part.trick and not part.first.head:
            found[-1] = replace(found[-1], steps=(*found[-1].steps, *part.steps))
        else:
            found.append(part)
    return found


# ---------------------------------------------------------------- parts of a sheet


def _happened(parts: Sequence[StoryPart], *, briefly: bool = False) -> Value:
    """The moves; briefly, each call is a line of its own with yes or no for its answer."""
    if not briefly:
        return {"k": "moves", **moves(parts)}
    calls = [one for part in parts for one in _calls(part)]
    found: Value = {"k": "moves", **moves(calls)}
    last = ""
    for part, line in zip(calls, found["moves"], strict=True):
        number, line["text"] = line["number"], " ".join(_brief(part.statements))
        line["number"], last = "" if number == last else number, number
    return found


def _calls(part: StoryPart) -> Sequence[StoryPart]:
    """A part by its calls, or whole where nobody calls for a card."""
    if not any("asked" in told.facts for told in part.statements):
        return [part]
    return [replace(part, steps=(step,)) for step in part.steps]


def _brief(statements: Sequence[Statement]) -> Iterator[str]:
    """The sentences, with yes or no in place of one about the answer to a call."""
    for told in statements:
        if {"asked", "card"} <= told.facts.keys() or "asked" not in told.facts:
            yield told.text
        else:
            yield "Yes." if "seat" in told.facts else "No."


def pictures(
    moment: str, table: LessonTable, hands: Sequence[HeldCards], book: Book
) -> Iterator[Value]:
    """The moment, and the table and the hands then."""
    yield {"k": "moment", "text": moment}
    yield _table(table, book)
    yield from _hands(hands, book)


def _table(table: LessonTable, book: Book) -> Value:
    shown: Value = {"k": "table", **facts(table)}
    if table.lying:
        scene = row(book.ledger, [lying.card for lying in table.lying], _CARD, _ROOM)
        shown |= {"caption": lying_text(table), "drawing": drawing(scene, book.cards)}
    return shown


def _hands(hands: Sequence[HeldCards], book: Book) -> Iterator[Value]:
    many = len(hands) > _HANDS and max(len(each.cards) for each in hands) > _MANY
    for each in hands:
        yield _hand(each, _HALF if many else _ROOM, book)


def _hand(hand: HeldCards, room: float, book: Book) -> Value:
    scene = held(book.ledger, [card for card, _ in hand.cards], _CARD, room)
    caption = held_text(hand, words_of(book.ledger))
    return {"k": "picture", "caption": caption, "drawing": drawing(scene, book.cards)}
