"""Sheets as printed: geometry read back from the PDF's content, fonts, text, boxes, bytes."""

import io
import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pikepdf
import pypdfium2
import pytest

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Gradient, Scene, Shape, Text
from cardwright.drawing.scene.paper import PAPERS
from cardwright.errors import UsageError
from cardwright.printing.sheets.deck import SIDES, deck_pdf
from cardwright.printing.sheets.layout import (
    BALL,
    CARD,
    FURNITURE,
    TRAY,
    CutPiece,
    PaperTurn,
    SheetLayout,
    layout,
)
from cardwright.printing.sheets.marks import HAIRLINE, RING, bleed
from cardwright.printing.sheets.plan import Batch, sheets
from tests.papers import USUAL
from tests.pdf import reading
from tests.tiers import every

COLOR = PALETTES["color"]
FIELD = Shape(outline.rectangle(-5, -5, 73.5, 98.9), fill="ground")
BACK = Scene(63.5, 88.9, (FIELD, Text(5, 9, "Back", "body", 5)), "back", bleed=5)
WORDS = Scene(63.5, 88.9, (FIELD, Text(5, 9, "Words", "body", 5)), "words", bleed=5)
WITHIN = pytest.approx
#: The margins of backs that have no room for marks, so far do backs bleed.
UNMARKED = {"a4": "beside", "letter": "above"}
#: What is cut, and how much of it lies on A4 and on Letter.
STOCKS = [(CARD, (9, 8)), (TRAY, (2, 2)), (BALL, (15, 12))]


def card(number: int) -> Scene:
    return Scene(63.5, 88.9, (FIELD, Text(5, 9, f"Card {number}", "body", 5)), bleed=3.2)


def deck(count: int, paper: str = "a4", sides: str = "long") -> bytes:
    cards = tuple((card(i), BACK) for i in range(count))
    return deck_pdf("Court", [Batch(CARD, cards)], PAPERS[paper], COLOR, SIDES[sides])


def text(data: bytes, page: int) -> str:
    return str(pypdfium2.PdfDocument(data)[page].get_textpage().get_text_range())


def marks(page: reading.PageGeometry) -> Iterator[tuple[reading.Point, reading.Point]]:
    """The straight hairlines of a page."""
    return ((p, q) for p, q, pen in page.strokes if pen == WITHIN(HAIRLINE, abs=1e-6))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("turn", PaperTurn)
@pytest.mark.parametrize(("piece", "counts"), STOCKS)
def test_every_stock_stands_in_the_middle_of_every_paper(
    paper: str, piece: CutPiece, counts: tuple[int, int], turn: PaperTurn
) -> None:
    on = PAPERS[paper]
    if turn is PaperTurn.FOLD:
        if piece is TRAY:
            with pytest.raises(UsageError, match=r"177.8 × 127 mm does not fit"):
                layout(on, piece, turn)
            return
        place = layout(on, piece, turn)
        wide = place.grid.block[0]
        assert place.left(back=False) + place.left(back=True) == WITHIN(on.width - wide)
    else:
        place = layout(on, piece, turn)
        known = dict(zip(USUAL, counts, strict=True))
        assert place.grid.per_sheet == known.get(paper, place.grid.per_sheet)
    wide, high = place.grid.block
    left, right = place.left(back=False), on.width - place.left(back=True) - wide
    for margin in (left, right, place.top):
        assert margin >= on.edge + bleed(back=False), "the bleed can be printed"
    assert place.top + high + place.top == WITHIN(on.height)


@pytest.mark.parametrize(("paper", "shift"), [("a4", 4.0), ("letter", 2.0)])
@pytest.mark.parametrize("piece", [CARD, TRAY])
def test_backs_may_be_laid_aside_by_millimeters(paper: str, shift: float, piece: CutPiece) -> None:
    on, place = PAPERS[paper], layout(PAPERS[paper], piece)
    for margin in (place.left(back=True), place.top):
        assert min(bleed(back=True), margin - on.edge) >= shift


@pytest.mark.parametrize("paper", UNMARKED)
def test_marks_stand_on_the_cut_lines_to_a_hundredth_of_a_millimeter(paper: str) -> None:
    place = layout(PAPERS[paper], CARD)
    cells = tuple(range(place.grid.per_sheet))
    wide, high = place.grid.cell
    for page, is_back in zip(reading.pages(deck(len(cells), paper)), (False, True), strict=True):
        xs, ys = place.cut_lines(cells, back=is_back)
        upright = {p[0] for p, q in marks(page) if p[0] == q[0] and q[1] < ys[0]}
        level = {p[1] for p, q in marks(page) if p[1] == q[1] and q[0] < xs[0]}
        cut_x = {x for x in upright if min(abs(x - cut) for cut in xs) < 0.01}
        cut_y = {y for y in level if min(abs(y - cut) for cut in ys) < 0.01}
        bare = UNMARKED[paper] if is_back else ""
        assert sorted(cut_x) == ([] if bare == "above" else WITHIN(list(xs), abs=0.01))
        assert sorted(cut_y) == ([] if bare == "beside" else WITHIN(list(ys), abs=0.01))
        assert [b - a for a, b in pairwise(xs)] == WITHIN([wide] * (len(xs) - 1), abs=0.01)
        assert [b - a for a, b in pairwise(ys)] == WITHIN([high] * (len(ys) - 1), abs=0.01)


#: How long the marks of fronts are before and behind the block, upright and level, in mm: 5, or
#: as far as a printer prints, and clear of the line of text.
LENGTHS = {"a4": ((5.0, 2.8), (2.0, 2.0)), "letter": ((2.85, 2.85), (4.9, 5.0))}


@pytest.mark.parametrize("paper", LENGTHS)
def test_marks_begin_close_beyond_the_bleed_and_are_a_quarter_point(paper: str) -> None:
    place = layout(PAPERS[paper], CARD)
    wide, high = place.grid.block
    page = reading.pages(deck(place.grid.per_sheet, paper))[0]
    spans = (
        (1, place.top, place.top + high),
        (0, place.left(back=False), place.left(back=False) + wide),
    )
    for (along, start, end), lengths in zip(spans, LENGTHS[paper], strict=True):
        drawn = [
            sorted((p[along], q[along]))
            for p, q, pen in page.strokes
            if pen == WITHIN(0.25 / 72 * 25.4, abs=0.001) and p[1 - along] == q[1 - along]
        ]
        before = {(round(start - b, 2), round(b - a, 2)) for a, b in drawn if b < start}
        behind = {(round(a - end, 2), round(b - a, 2)) for a, b in drawn if a > end}
        assert before == {(3.5, lengths[0])}
        assert behind == {(3.5, lengths[1])}


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("sides", every(3, SIDES))
def test_marks_keep_off_what_bleeds_and_lie_where_printers_print(paper: str, sides: str) -> None:
    on, turn = PAPERS[paper], SIDES[sides].turn
    place = layout(on, CARD, turn)
    wide, high = place.grid.block
    for page in reading.pages(deck(place.grid.per_sheet, paper, sides)):
        found = list(marks(page))
        assert found
        for x, y in (end for line in found for end in line):
            assert on.edge - 0.01 <= x <= on.width - on.edge + 0.01
            assert on.edge - 0.01 <= y <= on.height - on.edge + 0.01
        if turn is PaperTurn.FOLD:
            continue
        outside = [
            (p, q)
            for p, q in found
            if not (
                place.left(back=False) - 0.01 <= p[0] <= place.left(back=False) + wide + 0.01
                and place.top - 0.01 <= p[1] <= place.top + high + 0.01
            )
        ]
        assert outside
        for x, y in (end for line in outside for end in line):
            away = max(
                place.left(back=False) - x,
                x - place.left(back=False) - wide,
                place.top - y,
                y - place.top - high,
            )
            assert away >= bleed(back=False) + 0.29


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("sides", SIDES)
def test_no_mark_crosses_the_ruler_or_the_line_of_text(paper: str, sides: str) -> None:
    place = layout(PAPERS[paper], CARD, SIDES[sides].turn)
    for page in reading.pages(deck(place.grid.per_sheet, paper, sides)):
        (ruler,) = [
            (p, q) for p, q, pen in page.strokes if pen == WITHIN(0.12) and math.dist(p, q) > 99
        ]
        level = ruler[0][1] == WITHIN(ruler[1][1])
        line = ruler[0][1] if level else ruler[0][0]
        for p, q in marks(page):
            ends = sorted((p[1], q[1]) if level else (p[0], q[0]))
            across = p[0] == WITHIN(q[0]) if level else p[1] == WITHIN(q[1])
            start = ruler[0][0] if level else ruler[0][1]
            strip = max(place.grid.block[0 if level else 1], FURNITURE)
            beside = abs((p[0] if level else p[1]) - start) > strip
            if across and not beside and p[0] != WITHIN(page.width / 2, abs=0.01):
                assert not ends[0] < line < ends[1]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("sides", ["long", "short"])
def test_rings_on_the_front_are_filled_by_crosses_on_the_back(paper: str, sides: str) -> None:
    front, back = reading.pages(deck(layout(PAPERS[paper], CARD).grid.per_sheet, paper, sides))
    rings = reading.ring_middles(front, RING)
    assert len(rings) == 2
    assert math.dist(*rings) > 85
    crosses = reading.cross_middles(back)
    turned = {(front.width - x, y) if sides == "long" else (x, front.height - y) for x, y in rings}
    for want in turned:
        assert min(math.dist(want, cross) for cross in crosses) < 0.01


def test_the_ruler_measures_100_mm_upright_and_across() -> None:
    for paper in PAPERS:
        for page in reading.pages(deck(1, paper)):
            lengths = [math.dist(p, q) for p, q, pen in page.strokes if pen == WITHIN(0.12)]
            assert max(lengths) == WITHIN(100, abs=0.01)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("sides", ["long", "short", "fold"])
def test_each_back_lies_behind_its_front(paper: str, sides: str) -> None:
    """Place and direction: the upper left corner of a front lies on the upper right of its back."""
    pages = reading.pages(deck(3, paper, sides))
    front, back = (pages[0], pages[-1])

    def corner(place: tuple[float, ...], x: float) -> tuple[float, float]:
        a, b, _, _, e, f = place
        return a * x + e, b * x + f

    def turned(x: float, y: float) -> tuple[float, float]:
        return (x, front.height - y) if sides == "short" else (front.width - x, y)

    forms = [(name, place) for name, place in front.forms]
    backs = [place for _, place in back.forms]
    if sides == "fold":
        middle = front.width / 2
        backs = [place for _, place in forms if reading.middle(place, CARD)[0] > middle]
        forms = [each for each in forms if reading.middle(each[1], CARD)[0] < middle]
    assert len(forms) == 3
    for _, place in forms:
        want = turned(*corner(place, 0.0))
        assert min(math.dist(want, corner(each, 63.5)) for each in backs) < 0.01


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("count", range(1, 10))
def test_a_sheet_turned_over_its_other_edge_has_a_back_behind_every_front(
    paper: str, count: int
) -> None:
    batch = Batch(CARD, tuple((card(i), BACK) for i in range(count)))
    for sheet in sheets([batch], PAPERS[paper]):
        last = sheet.layout.grid.per_sheet - 1
        assert all(last - cell in sheet.backs for cell in sheet.cards)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("worded", range(1, 5))
def test_no_card_is_known_by_its_back_when_a_sheet_was_turned_over_the_other_edge(
    paper: str, worded: int
) -> None:
    plain = tuple((card(i), BACK) for i in range(4))
    told = tuple((card(90 + i), WORDS) for i in range(worded))
    (sheet,) = sheets([Batch(CARD, (*plain, *told))], PAPERS[paper])
    last = sheet.layout.grid.per_sheet - 1
    assert len(sheet.cards) == 4 + worded
    for cell, (_, back) in sheet.cards.items():
        assert sheet.backs[cell] == back
        if back == BACK:
            assert sheet.backs[last - cell] == BACK


def test_what_is_too_large_to_be_folded_is_printed_on_two_pages_to_be_glued() -> None:
    tray = Scene(177.8, 127.0, (Text(5, 9, "Tray", "body", 5),), "tray")
    batches = [Batch(TRAY, ((tray, tray),)), Batch(CARD, ((card(1), BACK),))]
    made = deck_pdf("Court", batches, PAPERS["a4"], COLOR, SIDES["fold"])
    assert [text(made, i).count("Tray") for i in range(3)] == [1, 1, 0]
    assert "Card 1" in text(made, 2)
    assert "Back" in text(made, 2)


def test_boxes_are_the_block_and_its_bleed() -> None:
    for page, is_back in zip(reading.pages(deck(8, "letter")), (False, True), strict=True):
        left, top, right, bottom = page.boxes["TrimBox"]
        assert (right - left, bottom - top) == WITHIN((177.8, 254.0), abs=0.01)
        grown = bleed(back=is_back)
        assert page.boxes["BleedBox"] == WITHIN(
            (left - grown, top - grown, right + grown, bottom + grown), abs=0.01
        )


def test_what_does_not_fit_is_told() -> None:
    large = replace(CARD, width=300.0)
    with pytest.raises(UsageError, match=r"300 × 88\.9 mm does not fit A4"):
        SheetLayout(PAPERS["a4"], layout(PAPERS["a4"], large).grid)


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
    data = deck_pdf("Court", [Batch(CARD, ((scene, BACK),))], PAPERS["a4"], COLOR)
    assert line in text(data, 0)


def test_each_distinct_face_is_one_form_and_every_font_is_embedded() -> None:
    with pikepdf.open(io.BytesIO(deck(18))) as pdf:
        forms = [o for o in pdf.objects if isinstance(o, pikepdf.Stream) and "/BBox" in o]
        assert len(forms) == 19
        streams = [o for o in pdf.objects if isinstance(o, pikepdf.Stream)]
        assert not [stream for stream in streams if stream.get("/Subtype") == "/Image"]
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
    data = deck_pdf("Court", [Batch(CARD, ((scene, BACK),))], PAPERS["a4"], COLOR)
    picture = pypdfium2.PdfDocument(data)[0].render(scale=72 / 72).to_pil().convert("L")
    place = layout(PAPERS["a4"], CARD, count=1)
    start, y = place.left(back=False), (place.top + 44) * 72 / 25.4
    left, right = (picture.getpixel((int((start + x) * 72 / 25.4), int(y))) for x in (4.0, 59.0))
    assert left < 70
    assert right > 220


def test_the_same_deck_is_the_same_bytes() -> None:
    assert deck(3) == deck(3)
