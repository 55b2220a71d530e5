"""One scene, two printers: a sheet of fronts as PDF (pdfium) looks as it does as SVG (resvg).

And the measure that says so has teeth: a card shifted by a point, a wrong back, a missing card
and a swapped suit are each told from the right sheet.
"""

import io
from dataclasses import replace
from functools import cache
from itertools import product

import numpy as np
import pypdfium2
import pytest
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Scene
from cardwright.drawing.scene.paper import PAPERS
from cardwright.drawing.scene.png import png
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.sheets.deck import SheetSide, deck_pdf, page_items, pages_of
from cardwright.printing.sheets.layout import SheetLayout
from cardwright.printing.sheets.plan import Sheet, deck_batches, sheets
from tests.tiers import every

#: Fine enough that no line is thinner than a pixel: pdfium fattens those that are.
DPI = 200
COLOR = PALETTES["color"]
#: Share of pixels that may differ by more than a quarter of full scale once softly blurred:
#: two renderers place the edges of fine lines differently, and no more than that.
ALIKE = 0.0002
FAULTS = ("shifted", "wrong back", "swapped suit", "missing card")


class Shifted(SheetLayout):
    """A layout that stands a point too far to the right."""

    def left(self, *, back: bool) -> float:
        return SheetLayout.left(self, back=back) + 25.4 / 72


def by_svg(page: SheetSide, text: str) -> Image.Image:
    paper = page.sheet.layout.paper
    scene = Scene(paper.width, paper.height, page_items(page, text))
    return Image.open(io.BytesIO(png(scene, COLOR, dpi=DPI))).convert("RGB")


@cache
def printed_right(*, back: bool) -> Image.Image:
    """The first sheet of Court, its front or its back."""
    batches = deck_batches(load_ledger("court"), PAPERS["a4"])
    sides = [*pages_of(next(sheets(batches, PAPERS["a4"])))]
    return by_svg(sides[back], "Court")


def by_pdf(data: bytes, page: int) -> Image.Image:
    picture: Image.Image = pypdfium2.PdfDocument(data)[page].render(scale=DPI / 72).to_pil()
    return picture.convert("RGB")


def soft(picture: Image.Image, size: tuple[int, int]) -> NDArray[np.int16]:
    same = picture.resize(size, Image.Resampling.BILINEAR)
    return np.asarray(same.filter(ImageFilter.GaussianBlur(3)), dtype=np.int16)


def difference(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that differ by more than 64 of 255 in some color."""
    a, b = soft(one, one.size), soft(other, one.size)
    return float((np.abs(a - b).max(axis=2) > 64).mean())


@pytest.mark.deep
@pytest.mark.parametrize(("game", "paper"), every(3, product(GAMES, PAPERS), deep=10))
def test_both_printers_print_the_same_sheets(game: str, paper: str) -> None:
    batches = deck_batches(load_ledger(game), PAPERS[paper])
    pages = [page for sheet in sheets(batches, PAPERS[paper]) for page in pages_of(sheet)]
    data = deck_pdf("Deck", batches, PAPERS[paper], COLOR)
    for number in (0, len(pages) - 2):
        text = (
            f"Deck · fronts · page {number + 1} of {len(pages)} · "
            "print at 100 %, both sides, flip on the long edge"
        )
        assert difference(by_svg(pages[number], text), by_pdf(data, number)) < ALIKE


@pytest.mark.deep
@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_seen(fault: str) -> None:
    batches = deck_batches(load_ledger("court"), PAPERS["a4"])
    front, _ = pages_of(next(sheets(batches, PAPERS["a4"])))
    cards, usual = front.sheet.cards, front.sheet.usual
    right = printed_right(back=fault == "wrong back")
    if fault == "shifted":
        place = Shifted(front.sheet.layout.paper, front.sheet.layout.grid)
        wrong = replace(front, sheet=replace(front.sheet, layout=place))
    elif fault == "wrong back":
        other = deck_batches(load_ledger("nations"), PAPERS["a4"])[0].cards[0]
        wrong = SheetSide(replace(front.sheet, cards=cards | {0: other}), back=True)
    elif fault == "missing card":
        fewer = {cell: card for cell, card in cards.items() if cell}
        wrong = SheetSide(Sheet(front.sheet.layout, fewer, usual), back=False)
    else:
        swapped = cards | {0: batches[0].cards[8]}
        wrong = SheetSide(Sheet(front.sheet.layout, swapped, usual), back=False)
    assert difference(right, by_svg(wrong, "Court")) > 2 * ALIKE
