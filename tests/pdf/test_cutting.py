"""Sheets that are cut: apart for laminating, with round corners, by a plan, and in one stack."""

import io
import math
import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise, product
from pathlib import Path
from typing import Any

import pikepdf
import pypdfium2
import pytest

from cardwright.building.artifacts import printed_artifacts
from cardwright.building.options import DeckOptions
from cardwright.building.remarks import remarks
from cardwright.building.spec import BuildSpec
from cardwright.cli.group import run
from cardwright.drawing.scene.card_format import JUMBO, MINI, POKER, CardFormat
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.paper import PAPERS
from cardwright.engine.cards import deck_pack, piece_cards
from cardwright.errors import UsageError
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.pdf.units import POINTS_PER_MM
from cardwright.printing.sheets.card_selection import WHOLE, CardSelection
from cardwright.printing.sheets.cut_plan import cut_alike
from cardwright.printing.sheets.cutting import LEAST_GAP, UNCUT, Cutting
from cardwright.printing.sheets.deck import SIDES, deck_pdf
from cardwright.printing.sheets.fold_steps import steps
from cardwright.printing.sheets.layout import PaperTurn, SheetLayout, layout
from cardwright.printing.sheets.marks import HAIRLINE, bleed, corners
from cardwright.printing.sheets.plan import Batch, deck_batches, sheets, straight_cuts
from tests.papers import USUAL
from tests.pdf import reading, verapdf
from tests.tiers import every

WITHIN = pytest.approx
APART = Cutting(gap=LEAST_GAP)
#: Gaps with which another number of cards lies on a sheet, and what is cut.
GAPS = (6.0, 8.0, 20.0)
KINDS = (("card", POKER), ("card", MINI), ("card", JUMBO), ("tray", POKER))


@cache
def deck(
    game: str, paper: str, cutting: Cutting, sides: str = "long", pick: CardSelection = WHOLE
) -> bytes:
    ledger, on, how = load_ledger(game), PAPERS[paper], SIDES[sides]
    batches = deck_batches(ledger, on, turn=how.turn, pick=pick, cutting=cutting)
    return deck_pdf(ledger.title, batches, on, PALETTES["color"], how)


def text(data: bytes, page: int) -> str:
    found = str(pypdfium2.PdfDocument(data)[page].get_textpage().get_text_range())
    return " ".join(found.split())


def hairlines(page: reading.PageGeometry) -> Iterator[tuple[reading.Point, reading.Point]]:
    return ((p, q) for p, q, pen in page.strokes if pen == WITHIN(HAIRLINE, abs=1e-6))


# Cards apart


@pytest.mark.parametrize(("gap", "paper", "turn"), [*product(GAPS, PAPERS, PaperTurn)])
@pytest.mark.parametrize(("kind", "size"), KINDS)
def test_cards_lie_apart_in_the_middle_with_room_for_all_that_stands_around_them(
    gap: float, paper: str, turn: PaperTurn, kind: str, size: CardFormat
) -> None:
    on = PAPERS[paper]
    piece = Cutting(gap=gap).piece(kind, size)
    if turn is PaperTurn.FOLD and (kind == "tray" or size == JUMBO):
        with pytest.raises(UsageError, match="does not fit"):
            layout(on, piece, turn)
        return
    place = layout(on, piece, turn)
    wide, high = place.grid.block
    for margin in (place.top, place.left(back=False), on.width - place.left(back=True) - wide):
        assert margin >= on.edge + bleed(back=False), "the bleed is printed"
    assert place.line >= 8.2 - 1e-6, "and the line of text is clear of it"
    assert place.top + high + place.top == WITHIN(on.height)
    _, lines = place.cut_lines(tuple(range(place.grid.per_sheet)), back=False)
    steps = [b - a for a, b in pairwise(lines)]
    assert steps[1::2] == WITHIN([gap] * (place.grid.rows - 1))
    assert steps[::2] == WITHIN([place.grid.cell[1]] * place.grid.rows)


@pytest.mark.parametrize("gap", [6.0, 9.5, 20.0, 30.0])
def test_trays_that_are_glued_have_room_for_their_steps(gap: float) -> None:
    for on in PAPERS.values():
        place = layout(on, Cutting(gap=gap).piece("tray"))
        for back in (False, True):
            assert len(steps(place, back=back)) == 4


def test_as_many_cards_as_may_be_lie_on_a_sheet() -> None:
    found = {
        (gap, paper): layout(PAPERS[paper], Cutting(gap=gap).piece("card")).grid.per_sheet
        for gap, paper in product(GAPS, USUAL)
    }
    assert found == {
        (6.0, "a4"): 8,
        (6.0, "letter"): 6,
        (8.0, "a4"): 6,
        (8.0, "letter"): 6,
        (20.0, "a4"): 4,
        (20.0, "letter"): 4,
    }


@pytest.mark.parametrize(("paper", "sides"), every(3, product(PAPERS, ["long", "short"])))
def test_each_gap_has_two_marks_and_backs_lie_behind_their_fronts(paper: str, sides: str) -> None:
    on, piece = PAPERS[paper], APART.piece("card")
    place = layout(on, piece)
    cells = tuple(range(place.grid.per_sheet))
    xs, ys = place.cut_lines(cells, back=False)
    assert (len(xs), len(ys)) == (2 * place.grid.columns, 2 * place.grid.rows)
    front, back = reading.pages(deck("nations", paper, APART, sides))[:2]
    ends = [(p, q) for p, q in hairlines(front) if not place_inside(place, p)]
    upright = {round(p[0], 2) for p, q in ends if p[0] == WITHIN(q[0])}
    level = {round(p[1], 2) for p, q in ends if p[1] == WITHIN(q[1])}
    assert sorted(upright) == WITHIN(list(xs), abs=0.01)
    assert sorted(level) == WITHIN(list(ys), abs=0.01)
    fronts = sorted(reading.middle(at, piece) for _, at in front.forms)
    turned = [reading.middle(at, piece) for _, at in back.forms]
    behind = sorted((on.width - x, y) if sides == "long" else (x, on.height - y) for x, y in turned)
    assert len(fronts) == len(cells)
    for one, other in zip(fronts, behind, strict=True):
        assert one == WITHIN(other, abs=0.01)


def place_inside(place: SheetLayout, point: reading.Point) -> bool:
    wide, high = place.grid.block
    x, y = point[0] - place.left(back=False), point[1] - place.top
    return -0.01 <= x <= wide + 0.01 and -0.01 <= y <= high + 0.01


@pytest.mark.parametrize(("paper", "gap"), every(4, product(PAPERS, GAPS)))
def test_marks_keep_off_bleed_text_and_the_edge_of_the_paper(paper: str, gap: float) -> None:
    on, place = PAPERS[paper], layout(PAPERS[paper], Cutting(gap=gap).piece("card"))
    for number, page in enumerate(reading.pages(deck("court", paper, Cutting(gap=gap)))[:2]):
        bled = page.boxes["BleedBox"]
        (ruler,) = [
            (p, q) for p, q, pen in page.strokes if pen == WITHIN(0.12) and math.dist(p, q) > 99
        ]
        axis = 1 if ruler[0][1] == WITHIN(ruler[1][1]) else 0
        line = ruler[0][axis]
        assert not bled[axis] - 2 < line < bled[axis + 2] + 2, "ticks are 1.9 mm long"
        outside = [(p, q) for p, q in hairlines(page) if not place_inside(place, p)]
        assert outside or number
        for p, q in outside:
            for x, y in (p, q):
                assert on.edge - 0.01 <= x <= on.width - on.edge + 0.01
                assert on.edge - 0.01 <= y <= on.height - on.edge + 0.01
            assert not min(p[axis], q[axis]) < line < max(p[axis], q[axis])


def asked(cutting: Cutting, **choices: Any) -> DeckOptions:  # noqa: ANN401 - as options have them
    return DeckOptions(
        gap=cutting.gap,
        round_corners=cutting.corners,
        cut_plan=cutting.plan,
        stacked=cutting.stacked,
        **choices,
    )


def test_what_nobody_can_laminate_or_lay_out_is_said_before(tmp_path: Path) -> None:
    for gap in (0.5, 5.9, 31.0, -6.0, math.nan):
        with pytest.raises(UsageError, match="must be 6 to 30 mm"):
            Cutting(gap=gap)
    with pytest.raises(UsageError, match=r"105 × 148 mm does not fit A4"):
        BuildSpec.of(deck=DeckOptions(size="jumbo", sides="fold", gap=APART.gap))
    for cutting, named in (
        (APART, "--gap"),
        (Cutting(corners=True, plan=True), "--round-corners and --cut-plan"),
        (Cutting(stacked=True), "--stacked"),
    ):
        with pytest.raises(UsageError, match=f"broken out of their sheets, not cut: {named}"):
            asked(cutting, size="business")
    with pytest.raises(UsageError, match="30 mm, not 3"):
        run(["deck", "court", "--gap", "3", "-o", str(tmp_path / "out")])
    assert not (tmp_path / "out").exists()


# Round corners


@pytest.mark.parametrize(("paper", "size"), [*product(PAPERS, (POKER, MINI, JUMBO))])
def test_arcs_go_around_every_corner_in_the_waste_alone(paper: str, size: CardFormat) -> None:
    place = layout(PAPERS[paper], Cutting(corners=True).piece("card", size))
    wide, high = place.grid.cell
    cells = tuple(range(place.grid.per_sheet))
    arcs = corners(place, cells)
    assert len(arcs) == 4 * len(cells)
    centers = [
        (x + dx, y + dy)
        for x, y in (place.cell(cell, back=False) for cell in cells)
        for dx, dy in (
            (size.radius, size.radius),
            (wide - size.radius, size.radius),
            (wide - size.radius, high - size.radius),
            (size.radius, high - size.radius),
        )
    ]
    for number, (arc, center) in enumerate(zip(arcs, centers, strict=True)):
        x, y = place.cell(number // 4, back=False)
        numbers = [float(part) for part in arc.data.split() if part not in {"M", "C"}]  # type: ignore[union-attr]
        points = [*zip(numbers[::2], numbers[1::2], strict=True)]
        for share in range(21):
            drawn = on_curve(points, share / 20)
            away = math.dist(drawn, center) - HAIRLINE / 2
            assert size.radius - 0.001 <= away <= size.radius + 0.02
            for inside, edge in zip(drawn, ((x, x + wide), (y, y + high)), strict=True):
                assert edge[0] + HAIRLINE / 2 <= inside <= edge[1] - HAIRLINE / 2, "not beside it"
        corner = min(product((x, x + wide), (y, y + high)), key=lambda c: math.dist(c, center))
        assert math.dist(on_curve(points, 0.5), corner) < size.radius * 0.42, "and across it"


def on_curve(points: list[reading.Point], t: float) -> reading.Point:
    """The point of a cubic curve."""
    shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3)
    return (
        sum(s * p[0] for s, p in zip(shares, points, strict=True)),
        sum(s * p[1] for s, p in zip(shares, points, strict=True)),
    )


def test_fronts_alone_have_them_and_only_where_they_are_asked_for() -> None:
    with_arcs = reading.pages(deck("court", "a4", Cutting(corners=True)))
    without = reading.pages(deck("court", "a4", UNCUT))
    more = [
        len(one.curves) - len(other.curves) for one, other in zip(with_arcs, without, strict=True)
    ]
    assert more == [36, 0] * 4


# A plan


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("sides", "pages"), every(3, [("long", 2), ("short", 2), ("fronts", 1), ("fold", 1)])
)
def test_the_plan_comes_first_and_leaves_fronts_with_their_backs(sides: str, pages: int) -> None:
    plain = deck("court", "a4", UNCUT, sides)
    planned = deck("court", "a4", Cutting(plan=True), sides)
    total = len(pypdfium2.PdfDocument(plain)) + pages
    assert len(pypdfium2.PdfDocument(planned)) == total
    first = (
        "Score, fold and glue" if sides == "fold" else "Put this page aside. Cut with the fronts up"
    )
    assert text(planned, 0).startswith(f"Court: how to cut 1. {first}")
    assert f"page 1 of {total}" in text(planned, 0)
    if pages == 2:
        assert text(planned, 1) == (
            "This page is empty on purpose. Print it too, or fronts and backs will not match."
        )
    assert f"page {pages + 1} of {total}" in text(planned, pages)
    assert [page.forms for page in reading.pages(planned)[pages:]] == [
        page.forms for page in reading.pages(plain)
    ]


def discs(data: bytes) -> list[tuple[int, float, float]]:
    """The numbers of the cuts on the first page, and where they stand, in mm from its corner."""
    page = pypdfium2.PdfDocument(data)[0]
    words, found = page.get_textpage(), []
    with pikepdf.open(io.BytesIO(data)) as pdf:
        plan = pdf.Root.StructTreeRoot.K.K[0]
        drawn = [[float(v) for v in kid.A.BBox] for kid in plan.K if str(kid.S) == "/Figure"]
    for place in range(words.count_rects()):
        x0, y0, x1, y1 = words.get_rect(place)
        said = str(words.get_text_bounded(x0, y0, x1, y1)).strip()
        if not said.isdigit():
            continue
        if any(a < x0 and x1 < c and b < y0 and y1 < d for a, b, c, d in drawn):
            x, y = (x0 + x1) / 2, page.get_height() - (y0 + y1) / 2
            found.append((int(said), x / POINTS_PER_MM, y / POINTS_PER_MM))
    return found


@pytest.mark.parametrize(
    ("paper", "cutting"),
    every(4, product(PAPERS, [Cutting(gap, plan=True) for gap in (0.0, 6.0, 8.0)])),
)
def test_cuts_are_numbered_in_their_order_where_they_lie_on_the_sheet(
    paper: str, cutting: Cutting
) -> None:
    data = deck("court", paper, cutting)
    kinds = cut_alike(
        [s for s in sheets(batches("court", paper, cutting), PAPERS[paper]) for _ in "fb"], 2
    )
    upright, level = kinds[0].cuts
    numbers = [number for number, _, _ in discs(data)]
    wanted = [n for kind in kinds for n in range(1, sum(map(len, kind.cuts)) + 1)]
    assert numbers == wanted
    first = discs(data)[: len(level) + len(upright)]
    down, across = first[: len(upright)], first[len(upright) :]
    for drawn, true in (([y for _, _, y in across], level), ([x for _, x, _ in down], upright)):
        scale = (drawn[-1] - drawn[0]) / (true[-1] - true[0])
        assert [v - drawn[0] for v in drawn] == WITHIN(
            [(v - true[0]) * scale for v in true], abs=0.25
        )
    for cuts in (upright, level):
        assert list(cuts) == sorted(cuts, reverse=True), "the stop holds the edge to the last"
    for cut in (*level, *upright):
        assert f"{cut:.2f}".removesuffix("0") in text(data, 0), "and how far it is from the edge"


@pytest.mark.parametrize(("paper", "gap"), every(4, product(PAPERS, GAPS)))
def test_no_two_measures_of_cuts_touch(paper: str, gap: float) -> None:
    page = pypdfium2.PdfDocument(deck("court", paper, Cutting(gap, plan=True)))[0].get_textpage()
    rects = [page.get_rect(place) for place in range(page.count_rects())]
    measures = [r for r in rects if re.fullmatch(r"\d+\.\d+", page.get_text_bounded(*r).strip())]
    assert len(measures) > 8
    for (left, low, right, high), (a, b, c, d) in combinations(measures, 2):
        assert right < a or c < left or high < b or d < low


def batches(game: str, paper: str, cutting: Cutting) -> list[Batch]:
    return deck_batches(load_ledger(game), PAPERS[paper], cutting=cutting)


@pytest.mark.full
def test_the_plan_tells_the_pages_of_sheets_that_are_cut_alike() -> None:
    said = text(deck("card-tennis", "a4", Cutting(plan=True)), 0)
    assert "Cards, pages 3–14: 1 to 4 down, 5 to 8 across" in said
    assert "Trays, pages 19–20: 1 and 2 down, 3 and 4 across" in said
    assert "Balls, pages 21–22: scissors, along the dashed rings" in said
    assert "6. " not in said.partition("Cards, pages")[0], "nothing of piles or corners"
    stacked = text(
        deck("court", "a4", Cutting(plan=True, stacked=True), pick=CardSelection(copies=3)), 0
    )
    told = "Cards, pages 3–10, 11–18, 19–26, each run a stack of its own: 1 to 4 down"
    assert told in stacked
    assert "fronts up, with page 3 on top" in stacked
    assert "Put the piles together, the upper ones on top" in stacked
    apart = text(deck("court", "a4", Cutting(6.0, corners=True, plan=True)), 0)
    assert "there are 6 mm between the cards, and each has its own cuts" in apart
    assert "small angles in the corners of each card" in apart
    assert "Round the corners (3.2 mm)" in apart


def test_what_is_round_alone_is_not_cut_along_lines() -> None:
    balls = deck("card-tennis", "a4", Cutting(plan=True), pick=CardSelection(("ball-1", "ball-2")))
    said = text(balls, 0)
    assert "1. Put this page aside. Cut with scissors, just inside the dashed rings." in said
    assert "First cut from top to bottom" not in said
    with_tray = deck(
        "card-tennis", "a4", Cutting(plan=True), pick=CardSelection(("ball-1", "tray-1"))
    )
    assert "First cut from top to bottom" in text(with_tray, 0)


@pytest.mark.deep
@pytest.mark.parametrize(
    ("game", "paper", "cutting"),
    every(
        20,
        product(GAMES, PAPERS, [Cutting(plan=True), Cutting(6.0, True, True, True)]),
        deep=3,
    ),
)
def test_a_deck_with_a_plan_is_read_aloud_without_fault(
    game: str, paper: str, cutting: Cutting
) -> None:
    data = deck(game, paper, cutting)
    assert verapdf.accessible(data).faults == ()
    with pikepdf.open(io.BytesIO(data)) as pdf:
        assert str(pdf.Root.StructTreeRoot.K.K[0].T) == "Cut plan"


# One stack


def figures(data: bytes, first: int) -> list[list[tuple[str, float, float]]]:
    """What is said of each card of each front from page `first`, and its middle in mm."""
    with pikepdf.open(io.BytesIO(data)) as pdf:
        high = float(pdf.pages[0].mediabox[3])
        found = []
        for part in pdf.Root.StructTreeRoot.K.K[first::2]:
            cards = []
            for kid in part.K:
                if str(kid.S) == "/Figure":
                    box = [float(v) for v in kid.A.BBox]
                    x, y = (box[0] + box[2]) / 2, high - (box[1] + box[3]) / 2
                    cards.append((str(kid.Alt), x / POINTS_PER_MM, y / POINTS_PER_MM))
            found.append(cards)
        return found


def cut(
    stack: list[list[tuple[str, float, float]]], cuts: Sequence[float], axis: int
) -> list[list[list[tuple[str, float, float]]]]:
    """The stacks that a knife leaves between its cuts, in their order."""
    return [
        [[card for card in sheet if low < card[1:][axis] < high] for sheet in stack]
        for low, high in pairwise(cuts)
    ]


def piled(
    data: bytes, kind_cuts: tuple[tuple[float, ...], tuple[float, ...]], first: int
) -> list[str]:
    """The cards from the top, when a stack was cut as its plan says."""
    down, across = map(sorted, kind_cuts)
    strips = [sheet for strip in cut(figures(data, first), down, 0) for sheet in strip]
    piles = [sheet for pile in cut(strips, across, 1) for sheet in pile]
    assert all(len(piece) <= 1 for piece in piles), "no two cards hang together"
    return [card[0] for piece in piles for card in piece]


@pytest.mark.parametrize(
    ("game", "paper", "gap"),
    every(12, product(("court", "portrait-authors", "sixty-six", "nations"), PAPERS, (0.0, 6.0))),
)
def test_a_stack_that_is_cut_by_its_plan_comes_out_in_order(
    game: str, paper: str, gap: float
) -> None:
    cutting = Cutting(gap=gap, plan=True, stacked=True)
    (batch,) = batches(game, paper, cutting)
    each = list(sheets([batch], PAPERS[paper]))
    (kind,) = cut_alike(each)
    assert sum(map(len, kind.cuts)) == straight_cuts([batch], PAPERS[paper])
    want = [face.words or f"{face.title}." for face, _ in batch.cards]
    assert piled(deck(game, paper, cutting), kind.cuts, 2) == want
    every_kind = cut_alike(list(sheets(batches(game, paper, Cutting(gap=gap)), PAPERS[paper])))
    assert piled(deck(game, paper, Cutting(gap=gap)), every_kind[0].cuts, 0) != want


@pytest.mark.quick(1)
@pytest.mark.parametrize(("game", "paper"), every(4, product(GAMES, PAPERS)))
def test_no_card_is_lost_and_every_front_has_its_own_back(game: str, paper: str) -> None:
    on = PAPERS[paper]
    for plain, stacked in zip(
        batches(game, paper, UNCUT), batches(game, paper, Cutting(stacked=True)), strict=True
    ):
        assert plain.cards == stacked.cards
        before, after = list(sheets([plain], on)), list(sheets([stacked], on))
        assert len(before) == len(after)
        laid = [card for sheet in after for card in sheet.cards.values()]
        assert sorted(map(repr, laid)) == sorted(map(repr, stacked.cards))
        for sheet in after:
            assert all(sheet.backs[cell] == back for cell, (_, back) in sheet.cards.items())
            last = sheet.layout.grid.per_sheet - 1
            assert all(last - cell in sheet.backs for cell in sheet.cards)


def test_that_words_may_lie_behind_playing_cards_is_said() -> None:
    stacked = Cutting(stacked=True)
    (said,) = remarks(BuildSpec.of(["court"], deck=asked(stacked)))
    assert "or their backs will be behind playing cards" in said
    for choice in ({"sides": "fronts"}, {"sides": "fold"}, {"cards": "17"}):
        assert not remarks(BuildSpec.of(["court"], deck=asked(stacked, **choice)))
    assert not remarks(BuildSpec.of(["court"], deck=asked(APART)))


# What is told


def test_names_lines_and_titles_tell_how_a_deck_is_cut(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    asked = ["--gap", "6", "--round-corners", "--cut-plan", "--stacked"]
    assert run(["deck", "court", "--paper", "a4", *asked, "-o", str(out)]) == 0
    name = "court/deck-gap-6-round-corners-cut-plan-stacked-a4.pdf"
    said = capsys.readouterr()
    assert f"  {name}: 6 sheets, 12 straight cuts, ink of" in said.out
    assert "in a stack, each pile determines the places of its reference cards" in said.err
    data = (out / name).read_bytes()
    told = "color, 6 mm apart, round corners, cut plan, one stack"
    assert f"Court · {told} · fronts · page 3 of 12 · print at 100 %" in text(data, 2)
    with pikepdf.open(io.BytesIO(data)) as pdf:
        assert str(pdf.docinfo["/Title"]).endswith(told)


def test_what_is_cut_otherwise_lies_beside_what_is_cut_as_usual() -> None:
    usual = {each.key for each in printed_artifacts(BuildSpec.usual(["court"], only=["deck"]))}
    for cutting in (APART, Cutting(corners=True), Cutting(plan=True), Cutting(stacked=True)):
        spec = BuildSpec.of(["court"], deck=asked(cutting, paper="a4"))
        made = {each.place: each for each in printed_artifacts(spec)}
        assert f"court/deck-{cutting.named}-a4.pdf" in made
        assert made[f"court/deck-{cutting.named}-a4.pdf"].key not in usual


@pytest.mark.parametrize("game", every(2, GAMES, start=1))
def test_some_cards_lie_in_the_first_places_of_a_whole_deck(game: str) -> None:
    """So that a machine that cuts at fixed places cuts them as it cuts the deck."""
    ledger = load_ledger(game)
    cards = [card.id for card in (*deck_pack(ledger), *piece_cards(ledger))]
    for (paper, on), gap, turn in product(PAPERS.items(), (0.0, 6.0), PaperTurn):
        cutting = Cutting(gap=gap)
        whole = deck_batches(ledger, on, turn=turn, cutting=cutting)
        for ids in ((cards[-1],), (cards[7], cards[3]), tuple(cards[:10])):
            for some in deck_batches(
                ledger, on, turn=turn, pick=CardSelection(ids), cutting=cutting
            ):
                (batch,) = [one for one in whole if one.piece == some.piece]
                first, other = (next(sheets([one], on, turn)) for one in (batch, some))
                assert other.layout == first.layout, (paper, gap, turn, ids)
                assert other.cells == first.cells[: len(some.cards)], (paper, gap, turn, ids)
