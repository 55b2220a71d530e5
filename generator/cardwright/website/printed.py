"""Figures for the pages about printing: papers, cuts, boxes, services, class sets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardwright.drawing.scene.card_format import POKER
from cardwright.drawing.scene.paper import USUAL_PAPERS, Paper
from cardwright.printing.boxes.stock import SLEEVE_SIZE, Stock
from cardwright.printing.calibration.places import LETTERS
from cardwright.printing.press.vendors import EXPORTED, VENDORS, Vendor
from cardwright.printing.sheets.card_selection import CLASS, MARKS, MOST
from cardwright.printing.sheets.fold_steps import WEIGHTS
from cardwright.printing.sheets.layout import CARD, GUTTER, layout
from cardwright.website.walk import forgiven, length


@dataclass(frozen=True, slots=True)
class PaperPlan:
    """A paper: its title, cards on a sheet, how they lie, its cuts from head to foot and across.

    `forgiven` is by how many mm the backs may lie aside.

    >>> PaperPlan("A4", 9, True, (4, 4), 4.0).all_cuts, PaperPlan("A4", 9, True, (4, 4), 4.0).singly
    (8, 16)
    """

    title: str
    cards: int
    upright: bool
    cuts: tuple[int, int]
    forgiven: float

    @property
    def all_cuts(self) -> int:
        """Its cuts, both ways, where the strips stay together."""
        return sum(self.cuts)

    @property
    def singly(self) -> int:
        """Its cuts where each strip is cut across by itself."""
        upright, level = self.cuts
        return upright + (upright - 1) * level


@dataclass(frozen=True, slots=True)
class Printed:
    """All that those pages tell; lengths in mm.

    ``fitted`` is how long the ruler is at most where a page was fitted to the paper; ``doubled``
    are the weights of a paper to fold, each with the thickness of a card made of it; ``thickness``
    is that of the cards that a box is made for; ``readings`` are taken from a calibration sheet;
    ``most`` decks have marks, up to the letter ``final``. A class set has so many ``decks``, up to
    the letter ``last``.
    """

    papers: tuple[PaperPlan, ...]
    ruler: int
    fitted: int
    card: tuple[float, float]
    waste: float
    doubled: tuple[tuple[int, float], ...]
    thickness: float
    sleeve: tuple[float, float]
    readings: int
    most: int
    final: str
    decks: int
    last: str
    services: Sequence[Vendor]


def printed() -> Printed:
    """The numbers of the pages about printing, from layouts and from what services take."""
    return Printed(
        tuple(map(_on, USUAL_PAPERS)),
        length(),
        fitted(),
        (POKER.width, POKER.height),
        GUTTER / 2,
        tuple((weight, doubled(weight)) for weight in WEIGHTS),
        Stock().card,
        SLEEVE_SIZE,
        len(LETTERS),
        MOST,
        MARKS[-1],
        CLASS,
        MARKS[CLASS - 1],
        [VENDORS[name] for name in EXPORTED if VENDORS[name].left_out],  # who prints cards alone
    )


#: The margins of a printer that reaches far, in mm; many leave more of the paper blank.
_NARROWEST = 3.0


def fitted() -> int:
    """The greatest length of the ruler on a page that was fitted to what a printer reaches, in mm.

    Such a page is shrunk at least as much as this, on its own paper or on the other one.

    >>> fitted()
    97
    """
    shares = (
        min((on.width - 2 * _NARROWEST) / page.width, (on.height - 2 * _NARROWEST) / page.height)
        for on in USUAL_PAPERS
        for page in USUAL_PAPERS
    )
    return int(length() * max(shares))


#: How thick usual paper is for each g/m², in mm, and the glue between two layers.
_BULK, _GLUE = 0.00125, 0.02


def doubled(weight: int) -> float:
    """The rough thickness, in mm, of a card of two layers of paper of so many g/m².

    >>> doubled(100), doubled(120)
    (0.27, 0.32)
    """
    return round(2 * weight * _BULK + _GLUE, 2)


def _on(paper: Paper) -> PaperPlan:
    where = layout(paper, CARD)
    upright, level = where.cut_lines(tuple(range(where.grid.per_sheet)), back=False)
    return PaperPlan(
        paper.title,
        where.grid.per_sheet,
        not where.grid.turned,
        (len(upright), len(level)),
        forgiven(where),
    )
