"""Codes in printed books lead a phone to the page that belongs there, and only where it is."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import partial

import pypdfium2
import pytest
import zxingcpp
from pypdf import PdfReader

from cardwright.drawing.scene.inks import PALETTES, Palette
from cardwright.drawing.scene.model import Shape
from cardwright.drawing.scene.pathdata import bounds
from cardwright.ledger import load_ledger
from cardwright.printing.books import A5, HANDOUT, LAW, law_pdf, rulebook_pdf, workbook_pdf
from cardwright.printing.pdf.qr import QUIET, qr
from cardwright.printing.web_addresses import Online
from tests.pdf import verapdf
from tests.taught import lessons

COURT, COLOR = load_ledger("court"), PALETTES["color"]
SQUARE = zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)
HERE = Online("https://example.org/cardwright/", "court")


def codes(book: bytes) -> dict[int, list[str]]:
    """The codes that a camera reads on each page as it is printed, by page from 1."""
    found: dict[int, list[str]] = {}
    for number, page in enumerate(pypdfium2.PdfDocument(book), start=1):
        picture = page.render(scale=2.5).to_pil()
        for code in zxingcpp.read_barcodes(picture, formats=SQUARE):
            if str(code.format) == "QR Code":  # hatching may pass for a smaller kind of it
                found.setdefault(number, []).append(code.text)
    return found


def links(book: bytes) -> set[str]:
    """The addresses that the pages of a book link to."""
    notes = (note for page in PdfReader(io.BytesIO(book)).pages for note in page.annotations or ())
    return {str(note["/A"]["/URI"]) for note in notes if "/URI" in note.get("/A", {})}


@pytest.mark.full
def test_the_rulebook_leads_to_its_game() -> None:
    book = rulebook_pdf(COURT, A5, COLOR, HERE)
    assert codes(book) == {2: [f"{HERE.base}court.html"]}
    assert f"{HERE.base}court.html" in links(book), "on a screen it is a link"


@pytest.mark.deep
def test_where_nobody_knows_where_the_site_stands_there_is_no_code() -> None:
    book = rulebook_pdf(COURT, A5, COLOR)
    assert codes(book) == {}
    assert not [link for link in links(book) if link.startswith("http")]


@pytest.mark.deep
def test_each_page_of_the_workbook_leads_to_its_lesson() -> None:
    asked = [one.lesson for one in lessons("court") if one.questions]
    found = codes(workbook_pdf(COURT, HANDOUT, COLOR, HERE))
    assert [text for texts in found.values() for text in texts] == [
        f"{HERE.base}court/lessons/{lesson.id}.html" for lesson in asked
    ]


@pytest.mark.deep
def test_the_law_book_leads_to_the_law() -> None:
    (texts,) = codes(law_pdf(COURT, LAW, COLOR, HERE)).values()
    assert texts == [f"{HERE.base}court/law.html"]


@pytest.mark.parametrize("address", ["https://a.example/", "https://example.org/" + "long/" * 40])
def test_a_code_keeps_its_rim_white(address: str) -> None:
    scene = qr(address, 20)
    (shape,) = scene.items
    assert isinstance(shape, Shape)
    left, top, right, bottom = bounds(shape.data)
    module = left / QUIET
    assert (20 - right, top, 20 - bottom) == pytest.approx((left, left, left), abs=0.002)
    modules = (right - left) / module
    assert modules == pytest.approx(round(modules), abs=0.02)
    assert (round(modules) - 17) % 4 == 0, "a size that the standard has"


@pytest.mark.deep
@pytest.mark.parametrize(
    "book",
    [
        pytest.param(partial(rulebook_pdf, COURT, A5), id="rulebook", marks=pytest.mark.long),
        pytest.param(partial(law_pdf, COURT, LAW), id="law"),
        pytest.param(partial(workbook_pdf, COURT, HANDOUT), id="lessons", marks=pytest.mark.long),
    ],
)
def test_books_with_codes_can_be_read_aloud(book: Callable[[Palette, Online], bytes]) -> None:
    assert verapdf.accessible(book(COLOR, HERE)).faults == ()
