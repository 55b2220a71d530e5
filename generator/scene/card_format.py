"""The size of a card, and what lies around its cut."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardFormat:
    """A card as it is cut, in mm, and how far from the cut it is drawn, printed, and left free."""

    width: float
    height: float
    radius: float  # of its corners
    bleed: float  # how far a face is drawn beyond the cut
    overrun: float  # how far of that is printed where a sheet is cut at home
    safe: float  # nothing that matters lies nearer to the cut

    @property
    def drawn(self) -> tuple[float, float]:
        """Width and height with the bleed on every side."""
        return self.width + 2 * self.bleed, self.height + 2 * self.bleed


#: The format that all faces are drawn for.
POKER = CardFormat(width=63.5, height=88.9, radius=3.175, bleed=3.0, overrun=2.5, safe=3.0)
