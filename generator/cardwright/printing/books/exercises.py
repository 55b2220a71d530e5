"""Lessons as exercises: what lies on the table, the question, and the judge's answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol

from cardwright.engine.sentence import closed
from cardwright.ledger import Ledger
from cardwright.lessons import (
    Choice,
    HeldCards,
    Judged,
    LessonQuestion,
    LessonTable,
    StoryPart,
)
from cardwright.printing.books.citing import resting
from cardwright.printing.books.drawings import Cards, drawing
from cardwright.printing.diagrams.cards import row
from cardwright.printing.diagrams.hands import held

Value = dict[str, Any]
_LETTERS = "abcdefgh"
#: Between choices that share a verdict.
_AND = " · "
#: Widths of cards, mm: on the table and in hands; the room they have.
_CARD, _ROOM = 14.0, 100.0


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


def answers(judged: Judged) -> Value:
    """The judge's answers to all questions of a lesson."""
    found = []
    for part in judged.parts:
        if judged.lesson.kind == "order" and part.first.stop:
            verdicts = _verdicts(part.first.stop)
            found.append({"question": f"{part.first.number}.", "verdicts": verdicts})
        elif part.first.stop:
            place = part.place[:1].upper() + part.place[1:]
            question = f"{place}. {part.first.stop.question}"
            found.append({"question": question, "verdicts": _verdicts(part.first.stop)})
    if judged.asked:
        found.append({"question": "", "verdicts": _verdicts(judged.asked)})
    elif judged.sheet:
        lines = [
            {"label": "", "ok": True, "words": resting(told.text, told.clauses)}
            for told in judged.sheet.lines
        ]
        found.append({"question": judged.lesson.question, "verdicts": lines})
    return {"k": "answers", "id": judged.lesson.id, "title": judged.lesson.title, "of": found}


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
    if table.lying:
        scene = row(book.ledger, [lying.card for lying in table.lying], _CARD, _ROOM)
        yield {"caption": lying_text(table), "drawing": drawing(scene, book.cards)}
    yield facts(table)
    for agreed in table.agreed:
        yield {"words": f"Agreed at this table: {agreed}"}


def lying_text(table: LessonTable) -> str:
    """The cards on the table, each with what it does there."""
    cards = " ".join(f"{lying.why}: {closed(lying.name)}" for lying in table.lying)
    return f"On the table. {cards}"


def facts(table: LessonTable) -> Value:
    """What is said of the table, each fact as a label and a sentence."""
    return {"facts": [[label, closed(text)] for label, text in table.facts]}


def _hands(hands: Sequence[HeldCards], book: Book) -> Iterator[Value]:
    for each in hands:
        yield _hand(each, book)


def _hand(hand: HeldCards, book: Book) -> Value:
    scene = held(book.ledger, [card for card, _ in hand.cards], _CARD, _ROOM)
    return {"caption": held_text(hand), "drawing": drawing(scene, book.cards)}


def held_text(hand: HeldCards) -> str:
    """The cards that a player holds, as a sentence."""
    return f"{hand.player} holds: {closed(hand.text)}"


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
    """The choices, each with its letter; cards in hand have one for all."""
    choices = asked.others if asked.moves else asked.choices
    texts = [choice.label for choice in choices]
    if texts and len(texts) < len(asked.choices):
        texts = ["One of the cards above, and which?", *texts]
    return [{"letter": letter, "text": text} for letter, text in zip(_LETTERS, texts, strict=False)]


def _verdicts(asked: LessonQuestion) -> list[Value]:
    """Every choice with its verdict and the reason; those with the same reason together."""
    return [
        verdict_line(_AND.join(choice.label for choice in same), same[0])
        for same in by_reason(asked.choices)
    ]


def by_reason(choices: Iterable[Choice]) -> tuple[tuple[Choice, ...], ...]:
    """The choices in groups that have the verdict and the reason in common."""
    found: dict[tuple[str, ...], list[Choice]] = {}
    for choice in choices:
        found.setdefault(_reason(choice), []).append(choice)
    return tuple(map(tuple, found.values()))


def verdict_line(label: str, choice: Choice) -> Value:
    """The verdict on what is labeled, and the reason, which is that of the choice."""
    thought = f"One might think: “{choice.thought}” No: " if choice.thought else ""
    told = thought + " ".join([choice.text, *_ending(choice)])
    return {
        "label": f"{label}: {choice.verdict}.",
        "ok": choice.ok,
        "words": resting(told, choice.clauses),
    }


def _reason(choice: Choice) -> tuple[str, ...]:
    return choice.verdict, choice.thought, choice.text, *_ending(choice)


def _ending(choice: Choice) -> list[str]:
    """The score and its reason, where a choice that is allowed ends the deal."""
    return [told.text for told in choice.then if "reason" in told.facts]
