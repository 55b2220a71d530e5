"""What goes into the box of a game."""

from __future__ import annotations

from generator.engine.cards import deck_pack
from generator.engine.ledger import Ledger
from generator.faces import reference_cards
from generator.faces.edition import STANDARD, Edition
from generator.pdf.layout import CARD, grid
from generator.pdf.sheets import beside
from generator.pdf.units import PAPERS, Paper


def cards_inside(ledger: Ledger, edition: Edition = STANDARD) -> int:
    """The cards of the deck with all that is printed beside them, on the paper that has most.

    How many reference cards there are, and whether there is a spare card, depends on what is free
    on the last sheet; one box takes the deck of either paper.
    """
    return max(_printed(ledger, edition, paper) for paper in PAPERS.values())


def _printed(ledger: Ledger, edition: Edition, paper: Paper) -> int:
    told = len(reference_cards(ledger, edition))
    sets, others = beside(ledger, told, grid(paper, CARD).per_sheet)
    return len(deck_pack(ledger)) + told * sets + others
