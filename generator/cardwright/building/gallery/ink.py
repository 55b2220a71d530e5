"""The cost of printing: the ink of every page of a deck in every palette."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.scene.coverage import coverage
from cardwright.drawing.scene.inks import PALETTES, Palette
from cardwright.drawing.scene.model import Scene
from cardwright.drawing.scene.paper import Paper
from cardwright.ledger import Ledger
from cardwright.printing.sheets.deck import SheetSide, pages_of
from cardwright.printing.sheets.plan import deck_batches, sheets


@dataclass(frozen=True, slots=True)
class PageInk:
    """Cyan, magenta, yellow and black of a page, as shares of its area."""

    palette: str
    page: int
    side: str
    inks: tuple[float, float, float, float]

    @property
    def total(self) -> float:
        """All four together; a page printed full in all of them would be 4."""
        return math.fsum(self.inks)


def page_inks(
    ledger: Ledger,
    paper: Paper,
    edition: Edition = STANDARD,
    palettes: Iterable[str] = tuple(PALETTES),
) -> Iterator[PageInk]:
    """The ink of each page of the deck in each of the palettes; low ink has plain backs."""
    for name in palettes:
        palette = PALETTES[name]
        plain = Edition(edition.large_index, edition.four_colors, plain_backs=True)
        batches = deck_batches(ledger, paper, plain if name == "low-ink" else edition)
        pages = [page for sheet in sheets(batches, paper) for page in pages_of(sheet)]
        for number, page in enumerate(pages, start=1):
            yield PageInk(name, number, page.side, _page(page, palette, paper))


def _page(page: SheetSide, palette: Palette, paper: Paper) -> tuple[float, float, float, float]:
    """The cards' ink as a share of the paper; marks and bleed are less than a hundredth of it."""
    cells = [card_ink(scene, palette.name) for scene in page.scenes.values()]
    piece = page.sheet.layout.grid.piece
    share = piece.width * piece.height / (paper.width * paper.height)
    cyan, magenta, yellow, black = (math.fsum(inks) * share for inks in zip(*cells, strict=True))
    return cyan, magenta, yellow, black


@cache
def card_ink(scene: Scene, palette: str) -> tuple[float, float, float, float]:
    """Shares of cyan, magenta, yellow and black of a card, 0 to 1 of its area."""
    return coverage(scene, PALETTES[palette])
