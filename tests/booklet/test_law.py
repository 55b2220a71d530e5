"""The law books: everything that the ledger says is in them, with its place and its reasons."""

from __future__ import annotations

import io
import re
from functools import cache

import pikepdf
import pypdfium2
import pytest

from cardwright.drawing.scene.inks import PALETTES
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.books import A5, LAW, law_pdf
from cardwright.printing.books.law import in_order
from cardwright.printing.books.rulebook import rulebook_pages
from tests.booklet_text import sheets
from tests.pdf import verapdf
from tests.tiers import every


@cache
def law(game: str) -> bytes:
    return law_pdf(load_ledger(game), LAW, PALETTES["color"])


def bare(text: str) -> str:
    """The text without white space, asterisks of italics, and hyphens, which may end a line."""
    return re.sub(r"[\s*\u00a0\u00ad\u0002\ufffe-]+", "", text)


@cache
def words(game: str) -> str:
    """All the text of a book without white space, and without the heads and feet of its pages."""
    heads = {
        bare(text).casefold()
        for text in (load_ledger(game).title, "What was open, and what we answered", "Sources",
                     "Index of words", "Index of clauses", "Colophon", "What trial games showed")
    }  # fmt: skip
    out = ""
    with pypdfium2.PdfDocument(law(game)) as pdf:
        for number, page in enumerate(pdf, start=1):
            lines = page.get_textpage().get_text_range().split("\n")
            kept = [
                line
                for place, line in enumerate(lines)
                if not (
                    (place < 2 and number > 1 and bare(line).casefold() in heads)
                    or bare(line) == str(number)
                )
            ]
            out += "".join(map(bare, kept))
    return out


def lacking(game: str, texts: list[str]) -> list[str]:
    return [text for text in texts if bare(text) not in words(game)]


@pytest.mark.full
@pytest.mark.parametrize("game", every(len(GAMES), GAMES, start=1))
def test_every_clause_is_there_with_its_name_and_its_place(game: str) -> None:
    clauses = load_ledger(game).clauses
    assert lacking(game, [clause.id for clause in clauses]) == []
    assert lacking(game, [clause.text for clause in clauses]) == []
    assert lacking(game, [clause.place for clause in clauses if clause.kind != "ruling"]) == []


@pytest.mark.parametrize("game", every(len(GAMES), GAMES, start=1))
def test_every_question_is_there_with_readings_answer_and_reason(game: str) -> None:
    questions = load_ledger(game).questions
    assert lacking(game, [q.id + q.question for q in questions]) == []
    assert lacking(game, [q.answer for q in questions]) == []
    assert lacking(game, [q.reason for q in questions]) == []
    readings = [reading for q in questions if len(q.readings) > 1 for reading in q.readings]
    assert lacking(game, readings) == []


@pytest.mark.full
@pytest.mark.parametrize("game", every(2, GAMES, start=1))
def test_what_is_ours_is_marked_in_a_word(game: str) -> None:
    ours = [clause for clause in load_ledger(game).clauses if clause.ours]
    marked = words(game).casefold().count("·ours")
    assert marked == len(ours)


@pytest.mark.quick(1)
@pytest.mark.parametrize("game", GAMES)
def test_sources_and_colophon_say_what_they_must(game: str) -> None:
    ledger = load_ledger(game)
    assert lacking(game, [ledger.source.title, ledger.source.condition]) == []
    assert lacking(game, [reference.text for reference in ledger.references]) == []
    assert lacking(game, ["SIL Open Font License", "are rulings of this edition"]) == []
    assert (bare("no likeness is claimed") in words(game)) == bool(ledger.authors)


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_can_be_led_to_by_its_name(game: str) -> None:
    with pikepdf.open(io.BytesIO(law(game))) as pdf:
        named = {str(key) for key, _ in pikepdf.NameTree(pdf.Root.Names.Dests).items()}
    assert {clause.id for clause in load_ledger(game).clauses} <= named


def test_it_is_less_than_half_of_what_it_was() -> None:
    """The chapters of clauses, questions and sources took 35 pages of Court’s booklet."""
    with pikepdf.open(io.BytesIO(law("court"))) as pdf:
        assert len(pdf.pages) <= 17


@pytest.mark.parametrize("game", GAMES)
def test_the_index_has_the_pages_of_the_words_that_the_guide_explains(game: str) -> None:
    raw = bare("".join(sheets(law(game))))
    assert "Indexofclauses" in raw
    if game == "court":
        assert re.search(r"courtcard1,", raw)


@pytest.mark.quick(1)
@pytest.mark.parametrize("game", every(3, GAMES))
def test_the_index_has_each_clause_in_order_with_its_pages_here_and_in_the_rulebook(
    game: str,
) -> None:
    ledger = load_ledger(game)
    _, index = bare("".join(sheets(law(game)))).split("withA5pages.")
    pages = rulebook_pages(ledger, A5, PALETTES["color"])
    at = 0
    for clause in sorted((clause.id for clause in ledger.clauses), key=in_order):
        there = pages.get(clause, [])
        short = bare(clause.removeprefix(f"{ledger.prefix}-"))
        entry = re.compile(rf"{short}\d{{1,2}}?{','.join(map(str, there))}")
        found = entry.search(index, at)
        assert found, clause
        at = found.end()


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_verapdf_accepts_every_law_book(game: str) -> None:
    assert verapdf.accessible(law(game)).faults == ()
