"""The workbooks: a page for each lesson, all answers behind them, and a page for teachers."""

from __future__ import annotations

import io
from functools import cache

import pikepdf
import pytest

from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.paper import PAPERS
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.books import HANDOUT, workbook_pdf
from cardwright.printing.guides import GuideTable, load_teachers, plain
from cardwright.printing.sheets.plan import deck_batches
from cardwright.printing.sheets.plan import sheets as deck_sheets
from tests.booklet_text import bare, stands
from tests.booklet_text import sheets as pages_of
from tests.pdf import verapdf
from tests.taught import lessons
from tests.tiers import every


@cache
def workbook(game: str) -> bytes:
    return workbook_pdf(load_ledger(game), HANDOUT, PALETTES["color"])


@cache
def sheets(game: str) -> tuple[str, ...]:
    return tuple(map(bare, pages_of(workbook(game))))


@pytest.mark.parametrize("game", every(len(GAMES), GAMES))
def test_every_lesson_begins_a_page_and_its_answers_stand_behind_all_questions(game: str) -> None:
    first = next(n for n, sheet in enumerate(sheets(game)) if "Theanswers" in sheet[:60])
    answers = "".join(sheets(game)[first:])
    for judged in (one for one in lessons(game) if one.questions):
        title = bare(judged.lesson.title)
        (page,) = (n for n, s in enumerate(sheets(game)) if title in s[:120] and "Name" in s)
        assert page < first
        assert stands(judged.lesson.story, sheets(game)[page])
        for asked in judged.questions:
            assert any(stands(asked.question, sheet) for sheet in sheets(game)[page:first])
            if asked.hand and judged.lesson.kind != "order":  # else all hold still what they held
                held = f"{asked.hand.player} holds: {asked.hand.text}"
                assert any(stands(held, sheet) for sheet in sheets(game)[page:first])
            for choice in asked.choices:
                assert stands(choice.text, answers)


@pytest.mark.parametrize("game", every(3, GAMES))
def test_a_page_for_teachers_stands_before_the_lessons(game: str) -> None:
    assert any("Forteachers" in sheet[:60] for sheet in sheets(game)[:3])


@pytest.mark.parametrize("game", GAMES)
def test_teachers_are_told_how_many_sheets_their_decks_take(game: str) -> None:
    ledger = load_ledger(game)
    teachers = load_teachers(ledger)
    assert teachers
    (table,) = (block for block in teachers.blocks if isinstance(block, GuideTable))
    head = [plain(cell) for cell in table.head]
    paper = PAPERS["a4"]
    one = len(list(deck_sheets(deck_batches(ledger, paper), paper)))
    assert [plain(row[0]) for row in table.rows][1:] == ["12", "30"]
    for row in table.rows:
        told = dict(zip(head, map(plain, row), strict=True))
        assert int(told["Sheets of card"]) == int(told["Decks"]) * one
        assert told["Trackers"] == told["Decks"]


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_verapdf_accepts_every_workbook(game: str) -> None:
    assert verapdf.accessible(workbook(game)).faults == ()


@pytest.mark.deep
def test_without_the_lines_of_drawings_verapdf_makes_the_same_checks() -> None:
    with pikepdf.open(io.BytesIO(workbook("card-tennis"))) as pdf:
        del pdf.Root.MarkInfo
        out = io.BytesIO()
        pdf.save(out)
    thinned = verapdf.accessible(out.getvalue())
    assert thinned.faults
    assert thinned == verapdf.validate(out.getvalue())
