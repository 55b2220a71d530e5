"""Whatever is combined of what can be asked of a deck: sheets are exact, and no card is lost."""

import io
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pikepdf
import pytest

from cardwright.building.artifacts import DeckSheets, printed_artifacts
from cardwright.building.options import DeckOptions
from cardwright.building.spec import BuildSpec
from cardwright.drawing.scene.paper import PAPERS
from cardwright.errors import UsageError
from cardwright.ledger.games import GAMES
from cardwright.printing.sheets.checklist import Checklist
from cardwright.printing.sheets.deck import SIDES, last_pages, printed_pages
from cardwright.printing.sheets.layout import PaperTurn
from cardwright.printing.sheets.marks import HAIRLINE
from cardwright.printing.sheets.plan import Sheet, deck_batches, sheets
from tests.pdf import reading
from tests.tiers import every

WITHIN = pytest.approx
#: What may be asked for, and how often each is tried.
SIZES = ("poker", "poker", "poker", "jumbo", "mini", "business")
PALETTES = ("color", "grayscale", "low-ink")
PICKED = {"court": "gold-crown,17", "card-tennis": "3,tray-1,ball-2"}


def asked(seed: int) -> BuildSpec:
    """What is asked for by this number; raises UsageError for what does not go together."""
    chance = random.Random(seed)
    game = chance.choice(GAMES)

    def some() -> bool:
        return chance.random() < 0.3

    copies = chance.choice([1, 1, 1, 2])
    choices: dict[str, Any] = {
        "paper": chance.choice([*PAPERS]),
        "palette": chance.choice(PALETTES),
        "ground": chance.choice(["cream", "none"]),
        "large_index": some(),
        "four_colors": some(),
        "plain_backs": some(),
        "size": chance.choice(SIZES),
        "sides": chance.choice([*SIDES]),
        "copies": copies,
        "deck": "c" if copies == 1 and some() else "",
        "cards": chance.choice(["", "", PICKED.get(game, "1,2,3")]),
        "gap": chance.choice([0.0, 0.0, 6.0, 9.5]),
        "round_corners": some(),
        "cut_plan": some(),
        "stacked": some(),
    }
    return BuildSpec.of([game], deck=DeckOptions(**choices))


def figures(data: bytes) -> list[str]:
    """What is said of each picture of the document."""
    with pikepdf.open(io.BytesIO(data)) as pdf:
        parts = [part for part in pdf.Root.StructTreeRoot.K.K if "plan" not in str(part.T)]
        return [str(kid.Alt) for part in parts for kid in part.K if str(kid.S) == "/Figure"]


def outside(page: reading.PageGeometry, sheet: Sheet) -> Iterator[tuple[str, float]]:
    """The hairlines around the block, each as the axis and the place of the line it is on."""
    left, top, right, bottom = page.boxes["TrimBox"]
    for p, q, pen in page.strokes:
        if pen != WITHIN(HAIRLINE, abs=1e-6) or sheet.layout.grid.piece.round:
            continue
        within = all(left - 1 <= x <= right + 1 and top - 1 <= y <= bottom + 1 for x, y in (p, q))
        if not within and abs(p[0] - q[0]) < 1e-4:
            yield "x", p[0]
        elif not within and abs(p[1] - q[1]) < 1e-4:
            yield "y", p[1]


def check_front(page: reading.PageGeometry, sheet: Sheet) -> None:
    """The cards lie in their cells, and every mark on a line that is to be cut."""
    place = sheet.layout
    middles = sorted(reading.middle(at, place.grid.piece) for _, at in page.forms)
    wide, high = place.grid.cell
    want = sorted(
        (x + wide / 2, y + high / 2)
        for back in ((False, True) if place.folded else (False,))
        for x, y in (place.cell(cell, back=back) for cell in sheet.cells)
    )
    assert len(middles) == len(want)
    for one, other in zip(middles, want, strict=True):
        assert one == WITHIN(other, abs=0.01)
    if place.folded or not place.grid.piece.cut_straight:
        return
    xs, ys = place.cut_lines(sheet.cells, back=False)
    rings = {round(v, 2) for m in reading.cross_middles(page) for v in m}
    for axis, at in outside(page, sheet):
        cuts = xs if axis == "x" else ys
        assert min(abs(at - cut) for cut in cuts) < 0.01 or round(at, 2) in rings


def check_pair(front: reading.PageGeometry, back: reading.PageGeometry, sheet: Sheet) -> None:
    """A back lies behind every front when the sheet is turned as it is to be."""
    piece, about = sheet.layout.grid.piece, sheet.layout.turn is PaperTurn.SHORT
    behind = [reading.middle(at, piece) for _, at in back.forms]
    for _, at in front.forms:
        x, y = reading.middle(at, piece)
        want = (x, front.height - y) if about else (front.width - x, y)
        assert min(max(abs(want[0] - u), abs(want[1] - v)) for u, v in behind) < 0.01


@pytest.mark.parametrize("seed", every(96, range(96), start=62, deep=6))
def test_sheets_are_exact_and_every_card_is_there(seed: int) -> None:
    with suppress(UsageError):  # what does not go together is refused before anything is made
        check(asked(seed))


def test_most_of_what_is_asked_for_goes_together() -> None:
    refused = 0
    for seed in range(96):
        try:
            asked(seed)
        except UsageError:
            refused += 1
    assert refused < 30


def check(spec: BuildSpec) -> None:
    """The first deck of a build, page by page, against the sheets that it is to have."""
    assert spec.deck
    (paper,), how = spec.deck.papers, SIDES[spec.deck.sides]
    deck = next(printed_artifacts(spec))
    assert isinstance(deck, DeckSheets)
    (data,) = deck.render().values()
    selection, cutting = spec.deck.selection(deck.ledger), spec.deck.cutting
    batches = deck_batches(deck.ledger, paper, deck.drawn, how.turn, selection, cutting)
    pages, both = reading.pages(data), len(how.printed) > 1
    before = 2 if both and how.turn is not PaperTurn.FOLD else 1
    at = before if cutting.plan else 0
    for sheet in sheets(batches, paper, how.turn):
        page = pages[at]
        left, top, right, bottom = page.boxes["TrimBox"]
        assert (left + right, top + bottom) == WITHIN((paper.width, paper.height), abs=0.01)
        if how.printed != ("backs",):
            check_front(page, sheet)
        if both and not sheet.layout.folded:
            check_pair(page, pages[at + 1], sheet)
            at += 1
        at += 1
    last = 0
    if selection.copies > 1:
        lies = printed_pages(batches, paper, how)
        last = len(last_pages(Checklist.of(deck.ledger, selection), batches, lies, how))
    assert at + last == len(pages)
    if how.printed != ("backs",):
        said = Counter(figures(data))
        wanted = Counter(face.words for batch in batches for face, _ in batch.cards)
        assert all(said[words] >= times for words, times in wanted.items() if words)
