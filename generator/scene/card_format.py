"""The size of a card, and what lies around its cut."""

from __future__ import annotations

from dataclasses import dataclass


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

    @property
    def back(self) -> tuple[float, float]:
        """Width and height of a back with its bleed on every side."""
        return self.width + 2 * self.back_bleed, self.height + 2 * self.back_bleed


#: The format that all faces are drawn for.
POKER = CardFormat(width=63.5, height=88.9, radius=3.175, bleed=3.2, back_bleed=5.0, safe=3.0)
#: Width and height of a tray of Card Tennis, 7 × 5 inches, and the diameter of its balls, in mm.
TRAY, BALL = (177.8, 127.0), 44.0
