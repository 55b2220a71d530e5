"""One scene, two printers: a sheet of fronts as PDF (pdfium) looks as it does as SVG (resvg).

And the measure that says so has teeth: a card shifted by a point, a wrong back, a missing card
and a swapped suit are each told from the right sheet.
"""

import io
from dataclasses import replace
from itertools import product

import numpy as np
import pypdfium2
import pytest
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from generator.engine.games import GAMES
from generator.pdf.deck import Sheet, deck_batches, deck_pdf, page_items, sheets
from generator.pdf.units import PAPERS
from generator.scene.inks import PALETTES
from generator.scene.model import Scene
from generator.scene.png import png
from tests.tiers import every

#: Fine enough that no line is thinner than a pixel: pdfium fattens those that are.
DPI = 200
COLOR = PALETTES["color"]
#: Share of pixels that may differ by more than a quarter of full scale once softly blurred:
#: two renderers place the edges of fine lines differently, and no more than that.
ALIKE = 0.0002
FAULTS = ("shifted", "wrong back", "swapped suit", "missing card")


def by_svg(sheet: Sheet, text: str) -> Image.Image:
    paper = sheet.layout.paper
    scene = Scene(paper.width, paper.height, page_items(sheet, text))
    return Image.open(io.BytesIO(png(scene, COLOR, dpi=DPI))).convert("RGB")


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


@pytest.mark.parametrize(("game", "paper"), every(10, product(GAMES, PAPERS), start=2))
def test_both_printers_print_the_same_sheets(game: str, paper: str) -> None:
    batches = deck_batches(game)
    pages = list(sheets(batches, PAPERS[paper]))
    data = deck_pdf("Deck", batches, PAPERS[paper], COLOR)
    for number in (0, len(pages) - 2):
        text = (
            f"Deck · fronts · page {number + 1} of {len(pages)} · "
            "print at 100 %, both sides, flip on the long edge"
        )
        assert difference(by_svg(pages[number], text), by_pdf(data, number)) < ALIKE


@pytest.mark.parametrize("fault", every(4, FAULTS))
def test_a_planted_fault_is_seen(fault: str) -> None:
    batches = deck_batches("court")
    front, back, *_ = sheets(batches, PAPERS["a4"])
    right = by_svg(back if fault == "wrong back" else front, "Court")
    if fault == "shifted":
        place = replace(front.layout, left=front.layout.left + 25.4 / 72)
        wrong = replace(front, layout=place)
    elif fault == "wrong back":
        other = deck_batches("nations")[0].cards[0][1]
        wrong = replace(back, scenes=(other, *back.scenes[1:]))
    elif fault == "missing card":
        wrong = replace(front, scenes=front.scenes[:-1])
    else:
        cards = [card for card, _ in batches[0].cards]
        wrong = replace(front, scenes=(cards[8], *front.scenes[1:]))
    assert difference(right, by_svg(wrong, "Court")) > 2 * ALIKE
