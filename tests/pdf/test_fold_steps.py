"""Sheets that are folded or glued tell how on themselves, and show whether the fold is right."""

import io
import math
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product

import pikepdf
import pypdfium2
import pytest

from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.scene.card_format import MINI
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import (
    IDENTITY,
    Box,
    Group,
    Item,
    Scene,
    Shape,
    Text,
    Transform,
    around,
    combined,
)
from cardwright.drawing.scene.paper import PAPERS
from cardwright.drawing.scene.reach import points
from cardwright.drawing.scene.shaping import width
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.ledger.words import ENGLISH
from cardwright.printing.sheets.deck import SIDES, SheetSide, deck_pdf, pages_of
from cardwright.printing.sheets.fold_steps import LEAST, fold_steps, steps
from cardwright.printing.sheets.layout import (
    BALL,
    CARD,
    GUTTER,
    TEXT_EDGE,
    TRAY,
    CutPiece,
    PaperTurn,
    SheetLayout,
    layout,
)
from cardwright.printing.sheets.marks import (
    RING,
    bleed,
    crop_marks,
    fold_line,
    furniture,
    registers,
)
from cardwright.printing.sheets.plan import deck_batches, sheets
from tests.pdf import reading
from tests.tiers import every

MINI_CARD = CutPiece(MINI.width, MINI.height)
#: Pieces, and whether they are folded; trays are too large for that.
SORTS = ((CARD, True), (BALL, True), (MINI_CARD, True), (TRAY, False))
#: Besides ours one on which five rows leave little room above them.
TRIED = {**PAPERS, "oficio": replace(PAPERS["letter"], name="oficio", title="Oficio", height=340.0)}
PLACED = [
    (paper, piece, folded, count)
    for paper, (piece, folded), count in product(TRIED, SORTS, (None, 1, 2, 3))
]


def placed(paper: str, piece: CutPiece, count: int | None, *, folded: bool) -> SheetLayout:
    return layout(TRIED[paper], piece, PaperTurn.FOLD if folded else PaperTurn.LONG, count)


def lettered(
    items: tuple[Item, ...], outer: Transform = IDENTITY, fall: float = 0.2
) -> Iterator[tuple[Text, Box]]:
    """Every line of text with the area that its letters cover, in mm of the page.

    They reach below their line by a share of the type.
    """
    for item in items:
        if isinstance(item, Group):
            yield from lettered(item.items, combined(outer, item.transform), fall)
        elif isinstance(item, Text):
            wide = width(item.text, item.font, item.size)
            left = item.x - (wide if item.anchor == "end" else 0.0)
            high, low = item.y - 0.72 * item.size, item.y + fall * item.size
            yield item, around((left, high, left + wide, low), outer)


def apart(one: Box, other: Box) -> float:
    """How many mm lie between two areas; less than nothing where they overlap."""
    beside = max(one[0], other[0]) - min(one[2], other[2])
    below = max(one[1], other[1]) - min(one[3], other[3])
    return max(beside, below)


def area(item: Item) -> Box:
    xs, ys = zip(*points(Scene(0, 0, (item,))), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def obstacles(place: SheetLayout, *, back: bool) -> Iterator[Box]:
    """What bleeds, every mark, the ruler and the line of text."""
    cells, (wide, high) = tuple(range(place.grid.per_sheet)), place.grid.block
    sides = (False, True) if place.folded else (back,)
    for side in sides:
        left, more = place.left(back=side), bleed(back=side)
        yield left - more, place.top - more, left + wide + more, place.top + high + more
        marks = (*crop_marks(place, cells, back=side), *registers(place, back=side))
        yield from map(area, marks)
    yield from map(area, fold_line(place))
    foot = furniture(place, "A Game · color · fronts and backs · page 10 of 21 · 100 %", back=back)
    yield from (area(Group((item,), foot.transform)) for item in foot.items if item in shapes(foot))
    yield from (box for _, box in lettered((foot,)))


def shapes(group: Group) -> list[Item]:
    return [item for item in group.items if isinstance(item, Shape)]


@pytest.mark.parametrize(("paper", "piece", "folded", "count"), PLACED)
def test_steps_are_clear_of_marks_and_of_the_edge_and_large_enough(
    paper: str, piece: CutPiece, folded: bool, count: int | None
) -> None:
    place = placed(paper, piece, count, folded=folded)
    for back in (False,) if folded else (False, True):
        lines = list(lettered(steps(place, back=back)))
        assert " ".join(text.text for text, _ in lines) == " ".join(fold_steps(place))
        assert len({text.size for text, _ in lines}) == 1
        for text, box in lines:
            assert text.size >= LEAST - 1e-9
            assert min(box[0], box[1]) >= TEXT_EDGE - 0.01
            assert place.paper.width - box[2] >= TEXT_EDGE - 0.01
            for other in obstacles(place, back=back):
                assert apart(box, other) > 0.15, (text.text, box, other)


@pytest.mark.parametrize("paper", TRIED)
def test_the_line_of_a_folded_sheet_lies_within_what_printers_reach(paper: str) -> None:
    place = placed(paper, CARD, None, folded=True)
    line = furniture(place, "Court · color · fronts and backs", back=False)
    whole = [area(Group((item,), line.transform)) for item in shapes(line)]
    whole += [box for _, box in lettered((line,), fall=0.0)]
    for left, _, _, low in whole:
        assert left >= place.paper.edge
        assert low <= place.paper.height - place.paper.edge


@pytest.mark.parametrize(("paper", "piece"), list(product(TRIED, (CARD, MINI_CARD))))
def test_no_mark_crosses_the_line_of_a_folded_sheet(paper: str, piece: CutPiece) -> None:
    place = placed(paper, piece, None, folded=True)
    cells = tuple(range(place.grid.per_sheet))
    said = "The Game of Nations · color, mini · fronts and backs · page 10 of 14 · "
    line = furniture(place, f"{said}print at 100 %, {SIDES['fold'].text(ENGLISH)}", back=False)
    letters = [box for _, box in lettered((line,))]
    for back in (False, True):
        for mark in crop_marks(place, cells, back=back):
            assert all(apart(area(mark), box) > 0.15 for box in letters)


@cache
def folded(game: str, paper: str, edition: Edition = STANDARD) -> bytes:
    ledger, on = load_ledger(game), PAPERS[paper]
    batches = deck_batches(ledger, on, edition, PaperTurn.FOLD)
    return deck_pdf(ledger.title, batches, on, PALETTES["color"], SIDES["fold"], "color")


def pages(game: str, paper: str) -> list[SheetSide]:
    on = PAPERS[paper]
    batches = deck_batches(load_ledger(game), on, turn=PaperTurn.FOLD)
    return [page for sheet in sheets(batches, on, PaperTurn.FOLD) for page in pages_of(sheet)]


@pytest.mark.parametrize(
    ("game", "paper"), [("card-tennis", "a4"), *every(99, product(GAMES, PAPERS), start=99)]
)
def test_every_sheet_tells_its_steps_the_paper_and_their_number(game: str, paper: str) -> None:
    data = folded(game, paper)
    pdf = pypdfium2.PdfDocument(data)
    each = pages(game, paper)
    assert len(pdf) == len(each)
    for number, page in enumerate(each):
        said = " ".join(pdf[number].get_textpage().get_text_range().split())
        for line, _ in lettered(steps(page.sheet.layout, back=page.back)):
            assert line.text in said
        assert "on one side, paper of 100 to 120 g/m²" in said
        alone = page.sheet.layout.folded
        assert ("Score the dashed line" in said) is alone
        assert ("blank sides in" in said) is not alone
        assert ("scissors" in said) is page.sheet.layout.grid.piece.round
    with pikepdf.open(io.BytesIO(data)) as whole:
        assert f" {len(each)} sheets, " in str(whole.docinfo["/Subject"])


def test_what_is_waste_beside_the_fold_is_what_lies_between_it_and_the_cut() -> None:
    place = placed("a4", CARD, None, folded=True)
    cuts, _ = place.cut_lines((0, 1, 2, 3), back=False)
    waste = place.paper.width / 2 - max(cuts)
    assert f"{waste:g} mm along the fold" in fold_steps(place)[-1]
    assert waste == GUTTER / 2


def test_the_steps_are_read_aloud() -> None:
    with pikepdf.open(io.BytesIO(folded("court", "a4"))) as pdf:
        roles = [
            str(kid.S)
            for section in pdf.Root.StructTreeRoot.K.K
            for kid in section.K
            if isinstance(kid, pikepdf.Dictionary)
        ]
    assert roles[:5] == ["/H1", "/P", "/P", "/P", "/P"]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", ["court", "card-tennis"])
def test_the_crosses_stand_in_the_rings_when_a_sheet_is_folded_or_two_are_laid_together(
    game: str, paper: str
) -> None:
    read = reading.pages(folded(game, paper))
    each = pages(game, paper)
    for number, page in enumerate(each):
        if page.back:
            continue
        front, behind = read[number], read[number if page.sheet.layout.folded else number + 1]
        rings = reading.ring_middles(front, RING)
        assert len(rings) == 2
        assert math.dist(*rings) > 100  # so a slanting fold is seen
        crosses = reading.cross_middles(behind)
        for x, y in rings:
            over = (front.width - x, y)  # folded in the middle, or turned over
            assert min(math.dist(over, cross) for cross in crosses) < 0.01
