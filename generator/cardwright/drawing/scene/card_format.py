"""The sizes of cards, and what lies around their cut."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Perforated:
    """A sheet that a maker sells, with cards to break out: they lie on their sides in its middle.

    `aisle` are the mm between two columns; rows meet.
    """

    product: str
    paper: str
    columns: int
    rows: int
    aisle: float = 0.0


@dataclass(frozen=True, slots=True)
class CardFormat:
    """A card as it is cut, in mm, and how far from the cut it is drawn and left free.

    A face is drawn `bleed` beyond the cut: 1/8 inch is what print services ask for. A back is drawn
    `back_bleed` beyond it, for home printers do not lay it quite behind the face.
    """

    width: float
    height: float
    radius: float  # of its corners
    bleed: float
    back_bleed: float
    safe: float  # nothing that matters lies nearer to the cut
    name: str = "poker"
    least: float = 0.0  # no type on a face is smaller, in mm as it is printed
    sheet: Perforated | None = None  # that the cards are broken out of

    @property
    def back(self) -> tuple[float, float]:
        """Width and height of a back with its bleed on every side."""
        return self.width + 2 * self.back_bleed, self.height + 2 * self.back_bleed


#: The format that all faces are drawn for.
POKER = CardFormat(width=63.5, height=88.9, radius=3.175, bleed=3.2, back_bleed=5.0, safe=3.0)
#: Width and height of a tray of Card Tennis, 7 × 5 inches, and the diameter of its balls, in mm.
TRAY, BALL = (177.8, 127.0), 44.0
#: A6, for small hands and weak eyes.
JUMBO = CardFormat(105.0, 148.0, 5.0, POKER.bleed, POKER.back_bleed, POKER.safe, "jumbo")
#: 1.75 × 2.5 inches. No type is smaller than 6 points; what is printed in the margins of a poker
#: card lies nearer to the cut, by as much as the card is smaller.
MINI = CardFormat(
    44.45, 63.5, 2.5, POKER.bleed, POKER.back_bleed, safe=2.1, name="mini", least=6 * 25.4 / 72
)


def _business(width: float, height: float, sheet: Perforated) -> CardFormat:
    """A business card, upright, of a perforated sheet: over its edges nothing is printed."""
    return CardFormat(width, height, 0.0, 0.0, 0.0, 2.4, "business", MINI.least, sheet)


#: Business cards, 85 × 54 mm on A4 and 3.5 × 2 inches on Letter, as their makers give them: 15 mm
#: and 13.5 mm lie left of and above the first, 0.75 and 0.5 inches on Letter.
BUSINESS = (
    _business(54.0, 85.0, Perforated("Avery C32010", "a4", 2, 5, aisle=10.0)),
    _business(50.8, 88.9, Perforated("Avery 5371", "letter", 2, 5)),
)
#: The formats of each size that can be asked for: one, or one for each paper.
SIZES: Mapping[str, tuple[CardFormat, ...]] = {
    "poker": (POKER,),
    "jumbo": (JUMBO,),
    "mini": (MINI,),
    "business": BUSINESS,
}


def scale(size: CardFormat) -> float:
    """The factor by which a drawing for a poker card grows at this size.

    A perforated sheet has faces of its own, drawn as large as they are printed.
    """
    if size.sheet:
        return 1.0
    return min(size.width / POKER.width, size.height / POKER.height)


def on_paper(size: CardFormat, paper: str) -> CardFormat:
    """The format of this size whose sheet is of the paper of this name; the same on any paper.

    >>> on_paper(BUSINESS[0], "letter").sheet.product, on_paper(MINI, "a4") == MINI
    ('Avery 5371', True)
    """
    formats = SIZES[size.name]
    return next((one for one in formats if one.sheet and one.sheet.paper == paper), size)
