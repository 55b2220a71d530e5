"""Sheets as printed: geometry read back from the PDF's content, fonts, text, boxes, bytes."""

import io
from itertools import pairwise

import pikepdf
import pypdfium2
import pytest

from generator.pdf.deck import BLEED, Batch, deck_pdf
from generator.pdf.layout import BALLS, CARDS, TRAYS, Grid, layout
from generator.pdf.marks import LENGTH, OFFSET
from generator.pdf.units import PAPERS
from generator.scene import outline
from generator.scene.inks import PALETTES
from generator.scene.model import Gradient, Scene, Shape, Text
from tests.pdf import reading

COLOR = PALETTES["color"]
FIELD = Shape(outline.rectangle(-3, -3, 69.5, 94.9), fill="ground")
BACK = Scene(63.5, 88.9, (FIELD, Text(5, 9, "Back", "body", 5)), "back", bleed=3)
WITHIN = pytest.approx


def card(number: int) -> Scene:
    return Scene(63.5, 88.9, (FIELD, Text(5, 9, f"Card {number}", "body", 5)), bleed=3)


def deck(count: int, paper: str = "a4") -> bytes:
    cards = tuple((card(i), BACK) for i in range(count))
    return deck_pdf("Court", [Batch(CARDS, cards)], PAPERS[paper], COLOR)


def text(data: bytes, page: int) -> str:
    return str(pypdfium2.PdfDocument(data)[page].get_textpage().get_text_range())


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("grid", "count"), [(CARDS, 9), (TRAYS, 2), (BALLS, 12)])
def test_every_stock_fits_every_paper_with_its_strip(paper: str, grid: Grid, count: int) -> None:
    place = layout(PAPERS[paper], grid)
    wide, high = place.grid.block
    assert place.grid.per_sheet == count
    for back in (False, True):
        left = place.block_left(back=back)
        assert left >= BLEED
        assert left + wide + BLEED <= place.paper.width
    assert place.top >= BLEED
    assert place.top + high + BLEED <= place.paper.height


@pytest.mark.parametrize("paper", PAPERS)
def test_marks_stand_on_the_cut_lines_to_a_hundredth_of_a_millimeter(paper: str) -> None:
    front, back = reading.pages(deck(9, paper))
    for page, is_back in ((front, False), (back, True)):
        place = layout(PAPERS[paper], CARDS)
        xs, ys = place.cut_lines(9, back=is_back)
        drawn = [(p, q) for p, q, pen in page.strokes if pen == WITHIN(0.088, abs=1e-6)]
        above = sorted({p[0] for p, q in drawn if p[0] == q[0] and q[1] < ys[0]})
        beside = sorted({p[1] for p, q in drawn if p[1] == q[1] and q[0] < xs[0]})
        assert above == WITHIN(list(xs), abs=0.01)
        assert beside == WITHIN(list(ys), abs=0.01)
        assert [b - a for a, b in pairwise(xs)] == WITHIN([63.5] * 3, abs=0.01)
        assert [b - a for a, b in pairwise(ys)] == WITHIN([88.9] * 3, abs=0.01)


def test_marks_keep_off_the_cards_and_are_a_quarter_point() -> None:
    page = reading.pages(deck(9))[0]
    place = layout(PAPERS["a4"], CARDS)
    _, ys = place.cut_lines(9, back=False)
    outside = [
        (p, q)
        for p, q, pen in page.strokes
        if pen == WITHIN(0.25 / 72 * 25.4, abs=0.001) and (q[1] < ys[0] or p[1] > ys[-1])
    ]
    upright = [(p, q) for p, q in outside if p[0] == WITHIN(q[0])]
    assert len(upright) == 8
    for p, q in upright:
        near = min(abs(v - edge) for v in (p[1], q[1]) for edge in (ys[0], ys[-1]))
        assert near == WITHIN(OFFSET, abs=0.01)
        assert abs(p[1] - q[1]) == WITHIN(LENGTH, abs=0.01)


def test_the_ruler_measures_100_mm_upright_and_across() -> None:
    for paper in PAPERS:
        for page in reading.pages(deck(1, paper)):
            lengths = [
                ((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2) ** 0.5
                for p, q, pen in page.strokes
                if pen == WITHIN(0.12)
            ]
            assert max(lengths) == WITHIN(100, abs=0.01)


@pytest.mark.parametrize("paper", PAPERS)
def test_each_back_lies_behind_its_front_when_the_sheet_is_turned(paper: str) -> None:
    front, back = reading.pages(deck(5, paper))
    fronts = {(f[4], f[5]) for name, f in front.forms}
    assert len(fronts) == 5
    turned = {(front.width - x - 63.5, y) for x, y in fronts}
    backs = {(f[4], f[5]) for name, f in back.forms}
    for one, other in zip(sorted(backs), sorted(turned), strict=True):
        assert one == WITHIN(other, abs=0.01)


def test_boxes_are_the_block_and_its_bleed() -> None:
    for page in reading.pages(deck(9, "letter")):
        left, top, right, bottom = page.boxes["TrimBox"]
        assert (right - left, bottom - top) == WITHIN((190.5, 266.7), abs=0.01)
        assert page.boxes["BleedBox"] == WITHIN(
            (left - BLEED, top - BLEED, right + BLEED, bottom + BLEED), abs=0.01
        )


def test_page_count_and_the_line_that_names_every_page() -> None:
    data = deck(20)
    assert len(pypdfium2.PdfDocument(data)) == 6
    for i in range(6):
        line = text(data, i)
        assert f"Court · {'backs' if i % 2 else 'fronts'} · page {i + 1} of 6" in line
        assert "print at 100 %" in line
        assert "100 mm" in line


def test_text_of_fronts_names_every_card() -> None:
    data = deck(20)
    fronts = "\n".join(text(data, i) for i in (0, 2, 4))
    assert [f"Card {i}" in fronts for i in range(20)] == [True] * 20


def test_ligatures_and_kerning_come_out_as_plain_text() -> None:
    line = "AVALON office fjord, waffle"
    scene = Scene(63.5, 88.9, (Text(2, 9, line, "body", 4),))
    data = deck_pdf("Court", [Batch(CARDS, ((scene, BACK),))], PAPERS["a4"], COLOR)
    assert line in text(data, 0)


def test_each_distinct_face_is_one_form_and_every_font_is_embedded() -> None:
    with pikepdf.open(io.BytesIO(deck(18))) as pdf:
        forms = [o for o in pdf.objects if isinstance(o, pikepdf.Stream) and "/BBox" in o]
        assert len(forms) == 19
        assert not [o for o in pdf.objects if getattr(o, "Subtype", None) == "/Image"]
        fonts = [
            o
            for o in pdf.objects
            if isinstance(o, pikepdf.Dictionary) and o.get("/Type") == "/Font"
        ]
        assert fonts
        for font in fonts:
            assert "/FontFile2" in font.FontDescriptor


def test_title_language_and_print_preferences() -> None:
    with pikepdf.open(io.BytesIO(deck(1))) as pdf:
        assert str(pdf.docinfo["/Title"]) == "Court: deck to print on A4"
        assert str(pdf.Root.Lang) == "en-US"
        assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
        assert pdf.Root.ViewerPreferences.Duplex == "/DuplexFlipLongEdge"
        assert pdf.Root.ViewerPreferences.DisplayDocTitle


def test_gradients_inside_a_card_are_printed() -> None:
    blend = Shape(outline.rectangle(0, 0, 63.5, 88.9), fill=Gradient(0, 0, 63.5, 0, "ink", "light"))
    scene = Scene(63.5, 88.9, (blend,))
    data = deck_pdf("Court", [Batch(CARDS, ((scene, BACK),))], PAPERS["a4"], COLOR)
    picture = pypdfium2.PdfDocument(data)[0].render(scale=72 / 72).to_pil().convert("L")
    place = layout(PAPERS["a4"], CARDS)
    y = (place.top + 44) * 72 / 25.4
    left, right = (
        picture.getpixel((int((place.left + x) * 72 / 25.4), int(y))) for x in (4.0, 59.0)
    )
    assert left < 70
    assert right > 220


def test_the_same_deck_is_the_same_bytes() -> None:
    assert deck(3) == deck(3)
