"""The workbook of a game: its lessons as pages to hand out, a page for teachers, the answers."""

from __future__ import annotations

from cardwright.drawing.faces.edition import printed_in
from cardwright.drawing.scene.inks import Palette
from cardwright.ledger import Ledger
from cardwright.lessons import Judged, lessons
from cardwright.printing.books.content import Content
from cardwright.printing.books.drawings import Cards, code
from cardwright.printing.books.dress import ornaments
from cardwright.printing.books.exercises import Value, answers, exercise
from cardwright.printing.books.look import CODE, BookPage, look_values
from cardwright.printing.books.maker import book
from cardwright.printing.guides import load_teachers
from cardwright.printing.web_addresses import Online


def workbook_pdf(
    ledger: Ledger, page: BookPage, palette: Palette, online: Online | None = None
) -> bytes:
    """The workbook as PDF bytes, with a code on each page that leads to the lesson `online`.

    Raises InputError for a fault in what is printed.
    """
    content = Content(ledger, Cards(palette))

    def led(judged: Judged) -> Value:
        there = online.lesson_at(judged.lesson.id) if online else ""
        return {"online": code(there, CODE, content.cards) if there else {}}

    judged = [each for each in lessons(ledger) if each.questions]
    teachers = load_teachers(ledger)
    data = {
        "ornaments": ornaments(ledger, content.cards),
        "title": ledger.title,
        "name": f"{ledger.title}: the workbook{printed_in(palette)}",
        "about": f"Lessons of {ledger.title} to hand out, with answers",
        "look": look_values(ledger, page, palette),
        "teachers": content.blocks(teachers.blocks) if teachers else [],
        "lessons": [exercise(each, content) | led(each) for each in judged],
        "answers": [answers(each) for each in judged],
    }
    return book("lessons", data, content.cards)
