"""Lessons as exercises: the table, the question, and the choices with their letters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from string import ascii_uppercase
from typing import Any, Protocol

from cardwright.engine.sentence import closed
from cardwright.ledger import Ledger
from cardwright.ledger.words import ENGLISH, Words
from cardwright.lessons import (
    Choice,
    HeldCards,
    Judged,
    LessonQuestion,
    LessonTable,
    StoryPart,
)
from cardwright.printing.books.drawings import Cards, drawing
from cardwright.printing.diagrams.cards import row
from cardwright.printing.diagrams.hands import held

Value = dict[str, Any]
#: Widths of cards, mm: on the table and in hands; the room they have.
_CARD, _ROOM = 13.0, 100.0


class Book(Protocol):
    """The book that an exercise stands in."""

    ledger: Ledger
    cards: Cards


def exercise(judged: Judged, book: Book) -> Value:
    """A lesson without its answers: the story, and pictures, facts, moves and questions."""
    it = judged.lesson
    return {
        "k": "exercise",
        "id": it.id,
        "title": it.title,
        "form": judged.form,
        "story": it.story,
        "parts": list(_parts(judged, book)),
        "question": it.question,
        "choices": _choices(judged.asked) if judged.asked else [],
    }


def lettered(choices: Sequence[Choice]) -> tuple[tuple[str, Choice], ...]:
    """The choices of a question, each with its letter, which the answers have as well."""
    return tuple(zip(ascii_uppercase, choices, strict=False))


def _parts(judged: Judged, book: Book) -> Iterator[Value]:
    asked = judged.asked
    if asked:
        yield from _table(asked.table, book)
        yield from [_hand(asked.hand, book)] if asked.hand else _hands(judged.hands, book)
        if judged.parts:
            yield moves(judged.parts)
        return
    if judged.lesson.kind == "order":
        first = judged.questions[0]
        yield from _table(first.table, book)
        yield from _hands(judged.hands, book)
        yield {"question": "", "choices": _choices(first)}
        return
    if judged.deal:
        yield {"words": " ".join(told.text for told in judged.deal)}
    yield from _hands(judged.hands, book)
    told: list[StoryPart] = []
    for part in judged.parts:
        stop = part.first.stop
        if stop:
            if told:
                yield moves(told)
                yield from _still_held(stop)
            told = []
            yield {"question": stop.question, "choices": _choices(stop)}
        told.append(part)
    yield moves(told)


def _table(table: LessonTable, book: Book) -> Iterator[Value]:
    yield facts(table)
    for agreed in table.agreed:
        yield {"words": f"Agreed at this table: {agreed}"}
    if table.lying:
        scene = row(book.ledger, [lying.card for lying in table.lying], _CARD, _ROOM)
        yield {"caption": lying_text(table), "drawing": drawing(scene, book.cards)}


def lying_text(table: LessonTable) -> str:
    """The cards on the table, each with what it does there."""
    cards = " ".join(f"{lying.why}: {closed(lying.name)}" for lying in table.lying)
    return f"On the table. {cards}"


def facts(table: LessonTable) -> Value:
    """The facts of the table, each as a label and a sentence."""
    return {"facts": [[label, closed(text)] for label, text in table.facts]}


def _hands(hands: Sequence[HeldCards], book: Book) -> Iterator[Value]:
    for each in hands:
        yield _hand(each, book)


def _hand(hand: HeldCards, book: Book) -> Value:
    scene = held(book.ledger, [card for card, _ in hand.cards], _CARD, _ROOM)
    return {"caption": held_text(hand), "drawing": drawing(scene, book.cards)}


def held_text(hand: HeldCards, say: Words = ENGLISH) -> str:
    """The cards that a player holds, as a sentence."""
    return say("{player} holds: {cards}", player=hand.player, cards=closed(hand.text))


def _still_held(asked: LessonQuestion) -> Iterator[Value]:
    """The hand of the player who is asked, when some moves have been made."""
    if asked.hand:
        yield {"words": held_text(asked.hand)}


def moves(parts: Sequence[StoryPart]) -> Value:
    """The events, numbered by moves, or by tricks in a long deal."""
    return {
        "moves": [
            {
                "number": (part.trick or part.name).rpartition(" ")[2],
                "text": " ".join(told.text for told in part.statements),
            }
            for part in parts
        ]
    }


def _choices(asked: LessonQuestion) -> list[Value]:
    """The choices, each with its letter."""
    return [{"letter": letter, "text": choice.label} for letter, choice in lettered(asked.choices)]
