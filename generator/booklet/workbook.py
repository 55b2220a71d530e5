"""The workbook of a game: its lessons as pages to hand out, a page for teachers, the answers."""

from __future__ import annotations

from generator.booklet.content import Content
from generator.booklet.drawings import Cards
from generator.booklet.dress import ornaments
from generator.booklet.exercises import answers, exercise
from generator.booklet.look import Page, told
from generator.booklet.maker import book
from generator.engine.ledger import Ledger
from generator.guides import load_teachers
from generator.lessons import lessons
from generator.scene.inks import Palette


def workbook_pdf(ledger: Ledger, page: Page, palette: Palette) -> bytes:
    """The workbook as PDF bytes. Raises InputError for a fault in what is printed."""
    content = Content(ledger, Cards(palette))
    judged = [each for each in lessons(ledger) if each.questions]
    teachers = load_teachers(ledger)
    data = {
        "ornaments": ornaments(ledger, content.cards),
        "title": ledger.title,
        "name": f"{ledger.title}: the workbook",
        "about": f"Lessons of {ledger.title} to hand out, with answers",
        "look": told(ledger, page, palette),
        "teachers": content.blocks(teachers.blocks) if teachers else [],
        "lessons": [exercise(each, content) for each in judged],
        "answers": [answers(each, content) for each in judged],
    }
    return book("lessons", data, content.cards)
