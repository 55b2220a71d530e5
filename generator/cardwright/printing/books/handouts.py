"""The workbook of a deck of your own: the lessons that it makes itself, then the answers."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_uppercase

from cardwright.drawing.faces.edition import printed_in
from cardwright.drawing.scene.inks import Palette
from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import words_of
from cardwright.ledger.words import Words
from cardwright.lessons.made import MadeSheet, Matching, Moment, made_lessons
from cardwright.printing.books.content import Content
from cardwright.printing.books.drawings import Cards
from cardwright.printing.books.dress import ornaments
from cardwright.printing.books.exercises import Book, Value, lettered
from cardwright.printing.books.keys import verdicts
from cardwright.printing.books.look import BookPage, look_values
from cardwright.printing.books.maker import book
from cardwright.printing.books.worksheets import pictures, question

#: Between the answers of a sheet.
_NEXT = " · "


def handouts_pdf(ledger: Ledger, page: BookPage, palette: Palette) -> bytes:
    """The workbook of a deck of a list as PDF bytes.

    Raises InputError for a text that cannot be set.
    """
    content, say = Content(ledger, Cards(palette)), words_of(ledger)
    sheets = made_lessons(ledger)
    data = {
        "ornaments": ornaments(ledger, content.cards),
        "title": ledger.title,
        "name": say("{title}: the workbook", title=ledger.title) + printed_in(palette, say),
        "about": say("Lessons of {title} to hand out, with answers", title=ledger.title),
        "look": look_values(ledger, page, palette),
        "sheets": [
            _headed(number, sheet) | _sheet(sheet, content)
            for number, sheet in enumerate(sheets, 1)
        ],
        "answers": [
            _headed(number, sheet) | _answers(sheet, say) for number, sheet in enumerate(sheets, 1)
        ],
    }
    return book("handouts", data, content.cards)


def _headed(number: int, sheet: MadeSheet) -> Value:
    return {
        "number": number,
        "id": sheet.id,
        "title": sheet.title,
        "aim": sheet.aim,
        "minutes": sheet.minutes,
        "story": sheet.story,
    }


# ---------------------------------------------------------------- what is asked


def _sheet(sheet: MadeSheet, book: Book) -> Value:
    """The questions of a sheet, its two lists, or the moment that it is about."""
    if sheet.matching:
        return {"hint": sheet.hint, "lists": _lists(sheet.matching)}
    if sheet.moment:
        asked = question(sheet.questions[0], words_of(book.ledger)) | {"hint": sheet.hint}
        parts = [*_moment(sheet.moment, book), asked]
        return {"hint": "", "parts": parts}
    numbered = [
        question(each) | {"number": str(number), "hint": ""}
        for number, each in enumerate(sheet.questions, 1)
    ]
    return {"hint": sheet.hint, "questions": {"of": numbered}}


def _lists(matching: Matching) -> Value:
    values = zip(ascii_uppercase, matching.values, strict=False)
    return {
        "names": [*matching.names],
        "values": [{"letter": letter, "text": value} for letter, value in values],
    }


def _moment(moment: Moment, book: Book) -> Iterator[Value]:
    """The calls that were heard, then the table and the hand."""
    if moment.heard:
        numbers = [str(call.turn) for call in moment.heard]
        first = {numbers.index(number) for number in numbers}
        moves = [
            {"number": number if place in first else "", "text": call.text}
            for place, (number, call) in enumerate(zip(numbers, moment.heard, strict=True))
        ]
        yield {"k": "moves", "moves": moves}
    yield from pictures(words_of(book.ledger)("Cards now"), moment.table, [moment.hand], book)


# ---------------------------------------------------------------- what is right


def _answers(sheet: MadeSheet, say: Words) -> Value:
    """The letters in a line; of a moment also the reasons."""
    if sheet.matching:
        return {
            "letters": _numbered(ascii_uppercase[each] for each in sheet.matching.answers),
            "of": [],
        }
    each = [
        ", ".join(letter for letter, choice in lettered(asked.choices) if choice.ok)
        for asked in sheet.questions
    ]
    if not sheet.moment:
        return {"letters": _numbered(each), "of": []}
    reasons = [{"question": "", "verdicts": [*verdicts(asked, say)]} for asked in sheet.questions]
    return {"letters": each[0], "of": reasons}


def _numbered(letters: Iterator[str] | list[str]) -> str:
    return _NEXT.join(f"{number} {letter}" for number, letter in enumerate(letters, 1))
