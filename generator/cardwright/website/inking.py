"""The work of making a deck: its cuts, and its ink, measured on some of its cards."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from cardwright.drawing.faces import all_cards, back, front
from cardwright.drawing.faces.edition import STANDARD
from cardwright.drawing.scene.coverage import ink
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.paper import PAPERS
from cardwright.drawing.scene.svg_out import svg
from cardwright.ledger import Ledger
from cardwright.printing.sheets.plan import deck_batches, straight_cuts

#: So many faces of a deck are measured, and at so many dots to the inch.
_SAMPLE, _DPI = 5, 36


@dataclass(frozen=True, slots=True)
class DeckWork:
    """The work of making a deck: straight cuts, and the ink of fronts and backs.

    That is the share of a card that ink covers, of the usual deck, of that on white paper with
    plain backs, and of the one with little ink, in hundredths; where two inks lie over each other
    both count.
    """

    cuts: int
    usual: tuple[int, int]
    white: tuple[int, int]
    sparing: tuple[int, int]


def measured(ledger: Ledger) -> list[str]:
    """The cards, by id, that stand for a deck: some, evenly chosen."""
    cards = [card.id for card in all_cards(ledger) if card.kind == "card"]
    return cards[:: max(1, len(cards) // _SAMPLE)]


def inks(fronts: Sequence[str], behind: str) -> tuple[int, int]:
    """The ink of a front and of a back, in hundredths of the card, all four inks together.

    The fronts and the back are SVG.
    """
    each = [math.fsum(ink(drawing, _DPI)) for drawing in fronts]
    return round(100 * math.fsum(each) / len(each)), round(100 * math.fsum(ink(behind, _DPI)))


def sparing(ledger: Ledger, name: str) -> tuple[int, int]:
    """The ink of the deck with plain backs that is printed in a palette of less ink."""
    palette, edition = PALETTES[name], replace(STANDARD, plain_backs=True)
    cards = {card.id: card for card in all_cards(ledger)}
    fronts = [svg(front(ledger, cards[card], edition), palette) for card in measured(ledger)]
    return inks(fronts, svg(back(ledger, "card", edition), palette))


def work_of(ledger: Ledger, fronts: Sequence[str], behind: str) -> str:
    """The fields of the `DeckWork` of a deck on A4 as JSON, by SVG of its usual fronts and back."""
    paper = PAPERS["a4"]
    work = {
        "cuts": straight_cuts(deck_batches(ledger, paper), paper),
        "usual": inks(fronts, behind),
        "white": sparing(ledger, "white-paper"),
        "sparing": sparing(ledger, "low-ink"),
    }
    return json.dumps(work)
