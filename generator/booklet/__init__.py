"""The illustrated rule booklet of a game: how to play, every clause, every question, the sources.

Pages are 140 × 210 mm, so that two lie on a sheet of A4 or of US Letter. The PDF is tagged
(PDF/UA-1), and the same to the byte whenever it is made.
"""

from __future__ import annotations

from generator.booklet.blocks import closed
from generator.booklet.canvas import Canvas
from generator.booklet.clauses import clause_chapter, question_chapter
from generator.booklet.flow import (
    HEIGHT,
    LEFT,
    MEASURE,
    WIDTH,
    Chapter,
    Flowable,
    Page,
    anchors,
    pages,
)
from generator.booklet.front import back_cover, contents, cover, sources
from generator.booklet.lessons import lesson_chapter
from generator.booklet.look import Look, game_look, rule
from generator.booklet.telling import telling
from generator.engine.ledger import Ledger
from generator.guides import load_guide
from generator.lessons import lessons
from generator.pdf.tags import Element
from generator.scene.inks import Palette
from generator.scene.model import Text

#: A booklet is folded from sheets of four pages.
_SHEET = 4


def booklet_pdf(ledger: Ledger, palette: Palette) -> bytes:
    """The booklet of a game as PDF bytes. Raises InputError for a fault in what is printed."""
    look = game_look(ledger)
    document = Element("Document")
    chapters = _chapters(ledger, document, look)
    laid = [page for chapter in chapters for page in closed(pages(chapter), look)]
    blank = Page(Chapter("", ()), opens=True)
    laid[-1:-1] = [blank] * (-len(laid) % _SHEET)
    canvas = Canvas((WIDTH, HEIGHT), palette, document, anchors(laid, first=1))
    for number, page in enumerate(laid, start=1):
        _print(canvas, page, number, ledger.title)
    subject = f"The rules of {ledger.title}, with their sources"
    return canvas.finished(f"{ledger.title}: the rule booklet", subject)


def _chapters(ledger: Ledger, document: Element, look: Look) -> list[Chapter]:
    """All chapters in order, and their elements in the same order in the document."""
    first = cover(ledger, document, look)
    before = Element("Document")
    main = [
        telling(load_guide(ledger), ledger, before, look),
        clause_chapter(ledger, before, look),
        question_chapter(ledger, before, look),
        *lesson_chapter(ledger, lessons(ledger), before, look),
        sources(ledger, before, look),
    ]
    listed = contents(ledger, main, document, look)
    document.kids += before.kids
    return [first, listed, *main, back_cover(ledger, document, look)]


def _print(canvas: Canvas, page: Page, number: int, title: str) -> None:
    """Draw one page: its furniture, its flowables, and the places that links lead to."""
    if page.chapter.title:
        _furniture(canvas, page, number, title)
    for y, flowable in page.flowables:
        _print_flowable(canvas, flowable, y)
    canvas.turn_page()


def _print_flowable(canvas: Canvas, flowable: Flowable, y: float) -> None:
    if flowable.anchor:
        canvas.place(flowable.anchor, y - 2.0)
    if flowable.entry:
        level, text = flowable.entry
        canvas.outline(flowable.anchor, level, text)
    flowable.paint(canvas, y)


def _furniture(canvas: Canvas, page: Page, number: int, title: str) -> None:
    """The number at the foot and, where no chapter opens, game and chapter along the head."""
    middle, right = LEFT + MEASURE / 2, LEFT + MEASURE
    figure = Text(middle, 201.0, str(number), "figures", 3.6, "ink", "middle")
    canvas.ornament(figure, kind="Pagination")
    if page.opens:
        return
    style = ("caps", 3.1, "soft")
    canvas.ornament(
        Text(LEFT, 14.6, title, *style, tracking=0.05),
        Text(right, 14.6, page.chapter.title, *style, "end", tracking=0.05),
        rule(LEFT, 16.6, MEASURE),
        kind="Pagination",
    )
