"""Stock that a box is made for: thickness of a card, sleeve, and the size that follows."""

from __future__ import annotations

import math
from dataclasses import dataclass

from cardwright.drawing.scene.card_format import POKER
from cardwright.errors import UsageError
from cardwright.ledger.words import ENGLISH, Words

#: A card of 300 g/m², and what the two walls of a sleeve add to it, in mm: so one sleeved card has
#: 0.45. Bare cards of home printers were measured at 0.25 to 0.33, sleeved ones at 0.40 to 0.53.
CARD, SLEEVE = 0.30, 0.15
#: The outside of the sleeve that is sold for cards of 63.5 × 88.9 mm, “standard size”.
SLEEVE_SIZE = (66.0, 91.0)
#: Nobody prints on thinner card, and thicker does not go through a home printer.
THINNEST, THICKEST = 0.15, 0.80


@dataclass(frozen=True, slots=True)
class Stock:
    """The card that a deck is printed on, and the board of its box; thicknesses in mm.

    Raises UsageError for a card that nobody has.

    >>> Stock().pitch, Stock(sleeved=True).pitch, Stock(sleeved=True).size
    (0.3, 0.45, (66.0, 91.0))
    """

    card: float = CARD
    sleeved: bool = False
    board: float = 0.30

    def __post_init__(self) -> None:
        if not (math.isfinite(self.card) and THINNEST <= self.card <= THICKEST):
            raise UsageError(
                f"cards of decks are not {self.card:g} mm thick",
                hint=f"measure ten cards and take a tenth: {THINNEST:.2f} to {THICKEST:.2f} mm",
            )

    @property
    def pitch(self) -> float:
        """The thickness that one card adds to a pile, with its sleeve."""
        return round(self.card + (SLEEVE if self.sleeved else 0.0), 4)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of what is put into the box: a card, or its sleeve."""
        return SLEEVE_SIZE if self.sleeved else (POKER.width, POKER.height)

    def text(self, say: Words = ENGLISH) -> str:
        """The stock that the box is made for, in words for its sheet.

        >>> Stock().text(), Stock(0.25, sleeved=True).text()
        ('cards 0.30 mm thick', 'cards 0.25 mm thick in sleeves of 66 × 91 mm')
        """
        cards = say("cards {thick} mm thick", thick=say.number(f"{self.card:.2f}"))
        wide, high = (f"{length:g}" for length in SLEEVE_SIZE)
        sleeved = say(
            "{cards} in sleeves of {width} × {height} mm", cards=cards, width=wide, height=high
        )
        return sleeved if self.sleeved else cards


#: Bare cards of the usual thickness.
BARE = Stock()
