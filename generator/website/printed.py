"""What the pages about printing tell in numbers: papers, cuts, boxes, services, class sets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.boxes.stock import SLEEVE_SIZE, Stock
from generator.calibration.places import LETTERS
from generator.pdf.layout import CARD, layout
from generator.pdf.pick import MOST
from generator.pdf.units import PAPERS
from generator.press.vendors import EXPORTED, VENDORS, Vendor
from generator.website.shots import DECKS
from generator.website.walk import forgiven, length


@dataclass(frozen=True, slots=True)
class OnPaper:
    """A paper: its title, cards on a sheet, how they lie, its cuts from head to foot and across.

    `forgiven` is by how many mm the backs may lie aside.
    """

    title: str
    cards: int
    upright: bool
    cuts: tuple[int, int]
    forgiven: float

    @property
    def all_cuts(self) -> int:
        """Its cuts, both ways."""
        return sum(self.cuts)


@dataclass(frozen=True, slots=True)
class Printed:
    """All that those pages tell; lengths in mm.

    ``thickness`` is that of the cards that a box is made for; ``readings`` are taken from a
    calibration sheet; ``most`` decks have marks, and a class set of so many ``decks`` is shown.
    """

    papers: tuple[OnPaper, ...]
    ruler: int
    thickness: float
    sleeve: tuple[float, float]
    readings: int
    most: int
    decks: int
    services: Sequence[Vendor]


def printed() -> Printed:
    """What is told, from layouts and from what services take."""
    return Printed(
        tuple(_on(name) for name in PAPERS),
        length(),
        Stock().card,
        SLEEVE_SIZE,
        len(LETTERS),
        MOST,
        DECKS,
        [VENDORS[name] for name in EXPORTED if VENDORS[name].left_out],  # who prints cards alone
    )


def _on(name: str) -> OnPaper:
    where = layout(PAPERS[name], CARD)
    upright, level = where.cut_lines(tuple(range(where.grid.per_sheet)), back=False)
    return OnPaper(
        PAPERS[name].title,
        where.grid.per_sheet,
        not where.grid.turned,
        (len(upright), len(level)),
        forgiven(where),
    )
