"""Rulebooks read aloud: what a screen reader says, from the first page to the last.

`pytest -s tests/booklet/test_aloud.py` prints each book as it is heard.
"""

import io
from functools import cache

import pikepdf
import pytest
from pikepdf import Name

from cardwright.drawing.scene.inks import PALETTES
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.books import A5, rulebook_pdf
from cardwright.printing.guides import Figure, Heading, Paragraph, load_guide, plain
from tests.booklet_text import bare
from tests.pdf.aloud import kids_of, read_aloud
from tests.tiers import every


@cache
def book(game: str) -> bytes:
    return rulebook_pdf(load_ledger(game), A5, PALETTES["color"])


@cache
def heard(game: str) -> list[tuple[str, str]]:
    return read_aloud(book(game))


@pytest.mark.full
@pytest.mark.parametrize("game", every(len(GAMES), GAMES))
def test_all_of_a_guide_is_heard_in_its_order(game: str) -> None:
    told = bare(" ".join(words for _, words in heard(game)))
    place = 0
    for block in load_guide(load_ledger(game)).blocks:
        if isinstance(block, (Heading, Paragraph)):
            words = block.text if isinstance(block, Heading) else plain(block.inlines)
            found = told.find(bare(words)[:60], place)
            assert found >= 0, words
            place = found


@pytest.mark.parametrize("game", every(len(GAMES), GAMES))
def test_a_picture_is_told_in_words_and_its_caption_is_one(game: str) -> None:
    told = heard(game)
    guide = load_guide(load_ledger(game))
    captions = [plain(block.caption) for block in guide.blocks if isinstance(block, Figure)]
    wanted = [bare(caption) for caption in captions if caption]
    assert [bare(words) for role, words in told if role == "Caption"] == wanted
    figures = [words for role, words in told if role == "Figure"]
    assert len(figures) >= len(wanted)


@pytest.mark.parametrize("game", every(len(GAMES), GAMES))
def test_a_figure_has_no_text_but_its_alternative(game: str) -> None:
    with pikepdf.open(io.BytesIO(book(game))) as pdf:
        figures = [element for element in elements(pdf) if Name.Figure == element.S]
        assert figures
        assert all(str(figure.get("/Alt", "")).strip() for figure in figures)


@pytest.mark.parametrize("game", every(len(GAMES), GAMES))
def test_rows_of_a_table_have_headers(game: str) -> None:
    with pikepdf.open(io.BytesIO(book(game))) as pdf:
        bodies = [element for element in elements(pdf) if Name.TBody == element.S]
        assert bodies
        for row in (row for body in bodies for row in kids_of(body)):
            first, *others = kids_of(row)
            assert (first.S, first.A.Scope) == (Name.TH, Name.Row)
            assert {other.S for other in others} == {Name.TD}


def elements(pdf: pikepdf.Pdf) -> list[pikepdf.Object]:
    """All elements of the structure tree."""
    found: list[pikepdf.Object] = []
    waiting: list[pikepdf.Object] = [pdf.Root.StructTreeRoot]
    while waiting:
        kids = [kid for kid in kids_of(waiting.pop()) if isinstance(kid, pikepdf.Dictionary)]
        found += [kid for kid in kids if "/S" in kid]
        waiting += kids
    return found
