"""Page numbers on the site: those of a file to print are apart from those printed in a book."""

from __future__ import annotations

import io
import re
import zipfile
from pathlib import Path

import pypdf
import pytest

from cardwright.drawing.scene.inks import PALETTES
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.books import A5, HALF_LETTER, HANDOUT, rulebook_pdf, workbook_pdf
from cardwright.website.bundles import READ_ME
from tests.tiers import every
from tests.website.reading import PageRead

Pages = dict[str, PageRead]
SENT = ("teachers", "printing", "print-at-home", "print-at-a-shop", "print-by-a-service")
PAGES = (*SENT, "print-for-a-class", *(f"{game}/print" for game in GAMES))
NUMBERED = re.compile(r"[Pp]ages? \d+(?:–\d+| and \d+)?")
#: What follows a page of a file, and what comes before a page of a book.
OF_FILE = re.compile(r" of (?:(?:the|this) file|the workbook)")
IN_BOOK = re.compile(r"(?:rulebook|rulebook for US Letter|workbook|Answers), $")
#: Steps that say once, in their first words, what their page numbers count, up to other words.
STEPS = {
    "Page numbers here are those of the file": "That doesn’t work either",
    "“Print pages” counts the pages of the file": "How much card stock to buy",
}


def unclear(text: str) -> list[str]:
    """The page numbers of a text that may be those of a file, or those printed in a book."""
    for counted, ended in STEPS.items():
        begun, _, rest = text.partition(counted)
        text = begun + rest.partition(ended)[2] if rest else text
    return [
        text[max(0, found.start() - 30) : found.end() + 20]
        for found in NUMBERED.finditer(text)
        if not OF_FILE.match(text, found.end())
        and not IN_BOOK.search(text[max(0, found.start() - 25) : found.start()])
    ]


@pytest.mark.parametrize("name", PAGES)
def test_a_page_number_says_what_it_counts(pages: Pages, name: str) -> None:
    assert unclear(pages[f"{name}.html"].text) == []


def test_an_unclear_page_number_is_found() -> None:
    assert unclear("Print pages 1 and 2 of the file. See rulebook, page 6.") == []
    assert unclear("Print page 3.") == ["Print page 3."]
    assert unclear("Rulebook: page 3–12, 7 times") != []


@pytest.mark.parametrize("game", GAMES)
def test_the_text_of_a_bundle_says_what_its_page_numbers_count(site: Path, game: str) -> None:
    with zipfile.ZipFile(site / game / f"{game}-a4-black-laser-class.zip") as packed:
        text = packed.read(f"{game}-a4-black-laser-class/{READ_ME}").decode()
    assert text.index("All page numbers here are those of a file") < text.index("1-decks")


@pytest.mark.full
@pytest.mark.parametrize("game", every(len(GAMES), GAMES))
def test_books_to_read_are_numbered_as_their_files_are(game: str) -> None:
    """So a page of a rulebook or a workbook needs no second number."""
    ledger, palette = load_ledger(game), PALETTES["color"]
    for made in (
        workbook_pdf(ledger, HANDOUT, palette),
        rulebook_pdf(ledger, A5, palette),
        rulebook_pdf(ledger, HALF_LETTER, palette),
    ):
        read = pypdf.PdfReader(io.BytesIO(made))
        for number, page in enumerate(read.pages[1:-1], start=2):
            assert str(number) in page.extract_text().split()[-3:] + page.extract_text().split()[:3]
