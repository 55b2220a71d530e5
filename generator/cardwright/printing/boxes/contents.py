"""The contents of the box of a game, and the box that takes them."""

from __future__ import annotations

import math
from contextlib import suppress
from dataclasses import dataclass
from itertools import product

from cardwright.drawing.faces import reference_cards
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.scene.paper import USUAL_PAPERS, Paper
from cardwright.engine.cards import deck_pack
from cardwright.errors import UsageError
from cardwright.ledger import Ledger
from cardwright.ledger.words import ENGLISH, Words
from cardwright.printing.boxes.net import Net
from cardwright.printing.boxes.sheet import placed
from cardwright.printing.boxes.stock import Stock
from cardwright.printing.boxes.tuck import TuckBox, tuck_for, tuck_net
from cardwright.printing.sheets.layout import CARD, PaperTurn, grid
from cardwright.printing.sheets.plan import beside

#: A deck has fewer boxes than this.
_MOST_BOXES = 6


@dataclass(frozen=True, slots=True)
class BoxContents:
    """The number of cards a deck has: those of the game, reference cards, and others.

    >>> BoxContents(32, 4, 2).text(), BoxContents(52, 1, 0).total
    ('32 of the game, 4 reference cards and 2 others', 53)
    """

    game: int
    reference: int
    others: int

    @property
    def total(self) -> int:
        """All cards."""
        return self.game + self.reference + self.others

    def text(self, say: Words = ENGLISH) -> str:
        """The numbers in words for the sheet."""
        told = say.count(self.reference, "{n} reference card", "{n} reference cards")
        others = say.count(self.others, "{n} other", "{n} others")
        parts = [
            say("{cards} of the game", cards=self.game),
            *([told] if self.reference else []),
            *([others] if self.others else []),
        ]
        return say.all_of(parts)


def cards_inside(
    ledger: Ledger, edition: Edition = STANDARD, paper: Paper = USUAL_PAPERS[0]
) -> int:
    """The cards of the deck with all that is printed beside them, where there are most.

    How many reference cards there are, and whether there is a spare card, depends on what is free
    on the last sheet; one box takes the deck of any usual paper and of `paper`, printed on both
    sides or folded.
    """
    ways = product((*USUAL_PAPERS, paper), (PaperTurn.LONG, PaperTurn.FOLD))
    return max(contents(ledger, edition, on, turn).total for on, turn in ways)


def contents(
    ledger: Ledger, edition: Edition, paper: Paper, turn: PaperTurn = PaperTurn.LONG
) -> BoxContents:
    """The contents of the box of a deck on a paper."""
    told = len(reference_cards(ledger, edition))
    sets, others = beside(ledger, told, grid(paper, CARD, turn).per_sheet)
    return BoxContents(len(deck_pack(ledger)), told * sets, others)


def box_of(
    ledger: Ledger, stock: Stock, edition: Edition = STANDARD, paper: Paper = USUAL_PAPERS[0]
) -> tuple[TuckBox, Net]:
    """The tuck box of a game's deck, or of its share of one, and its net.

    The deck is one of a usual paper or of this one.
    """
    cards = cards_inside(ledger, edition, paper)
    box = tuck_for(math.ceil(cards / shares(ledger, stock, edition, paper)), stock)
    return box, tuck_net(box)


def shares(
    ledger: Ledger, stock: Stock, edition: Edition = STANDARD, paper: Paper = USUAL_PAPERS[0]
) -> int:
    """The number of boxes, all alike, that take a deck: one, unless a list is too long for that.

    Then it is the fewest that fit the usual papers.
    """
    cards = cards_inside(ledger, edition, paper)
    if ledger.own_deck:
        for number in range(1, _MOST_BOXES):
            with suppress(UsageError):
                net = tuck_net(tuck_for(math.ceil(cards / number), stock))
                for usual in USUAL_PAPERS:
                    placed(net, usual)
                return number
    return 1
