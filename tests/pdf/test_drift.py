"""A printer lays the backs aside, and leaves the edges of the paper blank: no white is seen."""

from itertools import product

import numpy as np
import pypdfium2
import pytest
from numpy.typing import NDArray

from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.scene.card_format import JUMBO, MINI, CardFormat
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.paper import PAPERS, Paper
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.sheets.cutting import UNCUT, Cutting
from cardwright.printing.sheets.deck import SIDES, deck_pdf
from cardwright.printing.sheets.layout import PaperTurn
from cardwright.printing.sheets.plan import Sheet, deck_batches, sheets
from tests.tiers import every

#: How far backs may be laid aside on each paper, in mm; pixels in a mm.
DRIFT = {"a4": 4.0, "letter": 4.0}
SCALE = 2
#: Pixels at the edge of a cell are mixed with what lies beside.
RIM = 1
WHITE = 254


def backs(
    game: str, paper: Paper, sides: str, cutting: Cutting = UNCUT, edition: Edition = STANDARD
) -> list[NDArray[np.uint8]]:
    """The pages of backs as a printer leaves them: its edges blank, then turned over."""
    how = SIDES[sides]
    ledger = load_ledger(game)
    batches = deck_batches(ledger, paper, edition, how.turn, cutting=cutting)
    pdf = pypdfium2.PdfDocument(deck_pdf("Deck", batches, paper, PALETTES["color"], how))
    found = []
    for number in range(1, len(pdf), 2):
        page = pdf[number].render(scale=SCALE * 25.4 / 72).to_numpy()[:, :, :3].copy()
        edge = round(paper.edge * SCALE)
        for strip in (np.s_[:edge], np.s_[-edge:], np.s_[:, :edge], np.s_[:, -edge:]):
            page[strip] = 255
        found.append(page[::-1] if how.turn is PaperTurn.SHORT else page[:, ::-1])
    return found


def white(page: NDArray[np.uint8], sheet: Sheet, dx: float, dy: float) -> int:
    """How many pixels of the backs are blank, when the page lies (dx, dy) mm aside."""
    moved = np.roll(page, (round(dy * SCALE), round(dx * SCALE)), (0, 1))
    wide, high = sheet.layout.grid.cell
    blank = 0
    for cell in sheet.cells:
        x, y = sheet.layout.cell(cell, back=False)
        rows = np.arange(round(y * SCALE) + RIM, round((y + high) * SCALE) - RIM)
        columns = np.arange(round(x * SCALE) + RIM, round((x + wide) * SCALE) - RIM)
        seen = (moved[np.ix_(rows, columns)] >= WHITE).all(axis=2)
        if sheet.layout.grid.piece.round:
            away = np.hypot(rows[:, None] - rows.mean(), columns[None, :] - columns.mean())
            seen &= away < (wide / 2 * SCALE - RIM)
        blank += int(seen.sum())
    return blank


@pytest.mark.full
@pytest.mark.parametrize(
    ("game", "paper", "sides"), every(20, product(GAMES, PAPERS, ["long", "short"]), deep=3)
)
def test_backs_that_are_laid_aside_show_no_white(game: str, paper: str, sides: str) -> None:
    on, far = PAPERS[paper], DRIFT[paper]
    turn = SIDES[sides].turn
    each = list(sheets(deck_batches(load_ledger(game), on, turn=turn), on, turn))
    for sheet, page in zip(each, backs(game, on, sides), strict=True):
        for dx, dy in product((-far, 0.0, far), repeat=2):
            assert white(page, sheet, dx, dy) == 0
        assert white(page, sheet, 6.5, 0.0) > 0, "a larger shift would be seen"


@pytest.mark.parametrize(
    ("game", "paper", "cutting"),
    every(
        1,
        product(("court", "card-tennis"), PAPERS, [Cutting(6.0), Cutting(20.0, stacked=True)]),
        start=1,  # none is quick
        deep=7,
    ),
)
def test_nor_do_cards_that_lie_apart(game: str, paper: str, cutting: Cutting) -> None:
    on, far = PAPERS[paper], DRIFT[paper]
    each = list(sheets(deck_batches(load_ledger(game), on, cutting=cutting), on))
    for sheet, page in zip(each, backs(game, on, "long", cutting), strict=True):
        for dx, dy in product((-far, 0.0, far), repeat=2):
            assert white(page, sheet, dx, dy) == 0


@pytest.mark.parametrize(
    ("game", "paper", "size"),
    every(1, product(("court", "nations"), PAPERS, (JUMBO, MINI)), start=1, deep=7),  # as above
)
def test_nor_do_cards_of_other_sizes(game: str, paper: str, size: CardFormat) -> None:
    on, far = PAPERS[paper], DRIFT[paper]
    edition = Edition(large_index=size == MINI, size=size)
    each = list(sheets(deck_batches(load_ledger(game), on, edition), on))
    for sheet, page in zip(each, backs(game, on, "long", edition=edition), strict=True):
        for dx, dy in product((-far, 0.0, far), repeat=2):
            assert white(page, sheet, dx, dy) == 0
