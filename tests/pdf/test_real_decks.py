"""The decks as they are printed: pages, names of all cards, fonts, validity, places."""

import math
import re
import subprocess
from collections.abc import Callable, Iterable
from functools import cache
from itertools import product
from pathlib import Path

import pypdfium2
import pytest

from cardwright.drawing.faces import all_cards
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.paper import PAPERS
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.sheets.deck import deck_pdf
from cardwright.printing.sheets.plan import Sheet, deck_batches, sheets
from tests.papers import USUAL
from tests.pdf import reading
from tests.tiers import every

EACH = [*product(GAMES, PAPERS)]


@cache
def deck(game: str, paper: str) -> bytes:
    ledger, on = load_ledger(game), PAPERS[paper]
    return deck_pdf(ledger.title, deck_batches(ledger, on), on, PALETTES["color"])


def fronts(data: bytes) -> str:
    pdf = pypdfium2.PdfDocument(data)
    pages = (pdf[i].get_textpage().get_text_range() for i in range(0, len(pdf), 2))
    return re.sub(r"\s+", " ", " ".join(pages))


#: Sheets on A4 and on Letter: of cards nine and eight lie on one, with reference cards behind
#: them; of trays two, and eight balls on one.
SHEETS = {
    "court": (4, 5),
    "portrait-authors": (8, 9),
    "card-tennis": (6 + 3 + 1, 7 + 3 + 1),
    "sixty-six": (4, 5),
    "nations": (6, 7),
}


@pytest.mark.parametrize(("game", "paper"), every(3, product(GAMES, USUAL)))
def test_page_count_is_two_for_every_sheet_that_the_pack_needs(game: str, paper: str) -> None:
    want = dict(zip(USUAL, SHEETS[game], strict=True))[paper]
    assert len(pypdfium2.PdfDocument(deck(game, paper))) == 2 * want


@pytest.mark.parametrize(("game", "paper"), every(3, EACH))
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


def middles(sheet: Sheet, cells: Iterable[int], *, back: bool) -> list[tuple[float, float]]:
    """The middles of these cells of a sheet, in mm."""
    wide, high = sheet.layout.grid.cell
    corners = (sheet.layout.cell(cell, back=back) for cell in cells)
    return sorted((round(x + wide / 2, 4), round(y + high / 2, 4)) for x, y in corners)


@pytest.mark.parametrize(("game", "paper"), every(3, EACH))
def test_fronts_lie_in_the_cells_and_backs_behind_them(game: str, paper: str) -> None:
    pages = reading.pages(deck(game, paper))
    on = PAPERS[paper]
    each = list(sheets(deck_batches(load_ledger(game), on), on))
    for sheet, front, back in zip(each, pages[::2], pages[1::2], strict=True):
        fronts = sorted(reading.middle(place, sheet.layout.grid.piece) for _, place in front.forms)
        behind = sorted(reading.middle(place, sheet.layout.grid.piece) for _, place in back.forms)
        turned = sorted((front.width - x, y) for x, y in fronts)
        over = sorted((x, front.height - y) for x, y in fronts)
        for want in (turned, over):  # over the long edge, and by mistake over the short one
            for x, y in want:
                near = min(behind, key=lambda m: math.hypot(m[0] - x, m[1] - y))
                assert near == pytest.approx((x, y), abs=0.01)
        for got, want in (
            (fronts, middles(sheet, sheet.fronts, back=False)),
            (behind, middles(sheet, sheet.backs, back=True)),
        ):
            assert [x for at in got for x in at] == pytest.approx(
                [x for at in want for x in at], abs=0.01
            )
        assert len(fronts) == len(set(fronts)) == len(sheet.cards)
        assert len(behind) == len(set(behind))


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
