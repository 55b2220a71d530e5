"""The decks as they are printed: pages, names of all cards, fonts, validity, places."""

import math
import re
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pypdfium2
import pytest

from generator.engine.games import GAMES
from generator.engine.ledger import load_ledger
from generator.faces import all_cards
from generator.pdf.deck import deck_batches, deck_pdf
from generator.pdf.layout import GRIDS, layout
from generator.pdf.units import PAPERS
from generator.scene.inks import PALETTES
from tests.pdf import reading
from tests.tiers import every

EACH = [(game, paper) for game in GAMES for paper in PAPERS]


@cache
def deck(game: str, paper: str) -> bytes:
    title = load_ledger(game).title
    return deck_pdf(title, deck_batches(load_ledger(game)), PAPERS[paper], PALETTES["color"])


def fronts(data: bytes) -> str:
    pdf = pypdfium2.PdfDocument(data)
    pages = (pdf[i].get_textpage().get_text_range() for i in range(0, len(pdf), 2))
    return re.sub(r"\s+", " ", " ".join(pages))


@pytest.mark.parametrize(("game", "paper"), EACH)
def test_page_count_is_two_for_every_sheet_that_the_pack_needs(game: str, paper: str) -> None:
    cards = all_cards(load_ledger(game))
    sheets = sum(
        math.ceil(sum(card.kind == kind for card in cards) / grid.per_sheet)
        for kind, grid in GRIDS.items()
    )  # the reference cards take none of their own
    assert len(pypdfium2.PdfDocument(deck(game, paper))) == 2 * sheets


@pytest.mark.parametrize(("game", "paper"), EACH)
def test_the_fronts_name_every_card_of_the_pack(game: str, paper: str) -> None:
    said = fronts(deck(game, paper))
    ledger = load_ledger(game)
    for card in all_cards(load_ledger(game)):
        if card.kind == "ball":
            continue
        for word in _names(ledger.card_name, card.name, card.author):
            assert word in said, f"{card.id}: {word}"


def _names(pattern: str, name: str, author: str) -> list[str]:
    """The words by which a card is named on its face."""
    if author:
        return [load_ledger("portrait-authors").author(author).name]
    if pattern == "{rank} of {suit}":
        return name.split(" of ")
    return [name]


@pytest.mark.parametrize(("game", "paper"), EACH)
def test_fronts_lie_in_the_cells_and_backs_behind_them(game: str, paper: str) -> None:
    pages = reading.pages(deck(game, paper))
    cards = all_cards(load_ledger(game))
    playing = sum(card.kind == "card" for card in cards)
    told = min(max(load_ledger(game).players), -playing % 9)  # reference cards, on free places
    kinds = [
        (kind, grid, sum(card.kind == kind for card in cards) + (kind == "card") * told)
        for kind, grid in GRIDS.items()
    ]
    sheets = [
        (grid, min(grid.per_sheet, count - start))
        for _, grid, count in kinds
        for start in range(0, count, grid.per_sheet)
    ]
    for (grid, count), front, back in zip(sheets, pages[::2], pages[1::2], strict=True):
        place = layout(PAPERS[paper], grid)
        for page, is_back in ((front, False), (back, True)):
            want = sorted(place.cell(i, back=is_back) for i in range(count))
            got = sorted((t[4], t[5]) for _, t in page.forms)
            for (x, y), (u, v) in zip(got, want, strict=True):
                assert (x, y) == pytest.approx((u, v), abs=0.01)


@pytest.mark.programs
@pytest.mark.parametrize(("game", "paper"), every(10, EACH))
def test_programs_find_no_fault(
    game: str, paper: str, tmp_path: Path, program: Callable[[str], str]
) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(deck(game, paper))

    def run(*command: str) -> str:
        name, *rest = command
        return subprocess.run(
            [program(name), *rest, str(path)], check=True, capture_output=True, text=True
        ).stdout

    assert "No syntax or stream encoding errors found" in run("qpdf", "--check")
    fonts = run("pdffonts").splitlines()[2:]
    assert fonts
    assert all(re.search(r" yes yes yes +\d+ +\d+$", line) for line in fonts), fonts
    assert len(run("pdfimages", "-list").splitlines()) == 2, "only the table's head"


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_stays_below_six_megabytes(game: str) -> None:
    assert len(deck(game, "a4")) < 6_000_000
