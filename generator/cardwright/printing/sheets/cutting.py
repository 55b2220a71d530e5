"""Ways to cut cards: with a gap, with round corners, by a plan, in piles."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardwright.drawing.scene.card_format import POKER, CardFormat
from cardwright.errors import UsageError
from cardwright.ledger.words import ENGLISH, Words
from cardwright.printing.sheets.layout import PIECES, CutPiece, card_piece

#: The least and the most that cards lie apart which are laminated, in mm.
LEAST_GAP, MOST_GAP = 6.0, 30.0


@dataclass(frozen=True, slots=True)
class Cutting:
    """The wishes for cutting.

    ``gap``: the mm between two cards, 0 where their edges meet; ``corners``: whether a line to
    round them by is drawn in the waste of the corners; ``plan``: whether a first page numbers the
    cuts; ``stacked``: whether all sheets are cut in one pile that comes out in order.

    Raises UsageError for a gap that nobody can laminate.
    """

    gap: float = 0.0
    corners: bool = False
    plan: bool = False
    stacked: bool = False

    def __post_init__(self) -> None:
        if self.gap and not LEAST_GAP <= self.gap <= MOST_GAP:
            raise UsageError(
                f"the gap for laminating must be {LEAST_GAP:g} to {MOST_GAP:g} mm, "
                f"not {self.gap:g}",
                hint=f"use for example --gap {LEAST_GAP:g}, or leave it out for cards without gaps",
            )

    @property
    def named(self) -> str:
        """The part of a file name; "" for the usual way.

        >>> Cutting(gap=6.5, stacked=True).named, Cutting().named
        ('gap-6.5-stacked', '')
        """
        return "-".join(self._chosen(f"gap-{self.gap:g}", "round-corners", "cut-plan", "stacked"))

    def text(self, say: Words = ENGLISH) -> tuple[str, ...]:
        """The choices in words, for lines and titles."""
        apart = say("{gap} mm apart", gap=say.number(f"{self.gap:g}"))
        return self._chosen(apart, say("round corners"), say("cut plan"), say("one stack"))

    @property
    def options(self) -> tuple[str, ...]:
        """The options by which it is asked for."""
        return self._chosen("--gap", "--round-corners", "--cut-plan", "--stacked")

    def _chosen(self, *names: str) -> tuple[str, ...]:
        asked = (self.gap, self.corners, self.plan, self.stacked)
        return tuple(name for name, chosen in zip(names, asked, strict=True) if chosen)

    def piece(self, kind: str, size: CardFormat = POKER) -> CutPiece:
        """A piece of this kind as it lies on its sheet and is cut there; cards have this size."""
        plain = card_piece(size) if kind == "card" else PIECES[kind]
        if not plain.cut_straight:
            return replace(plain, gap=max(plain.gap, self.gap))
        corner = (size if kind == "card" else POKER).radius
        return replace(plain, gap=self.gap, corner=corner if self.corners else 0.0)


#: Edges that meet, and nothing besides.
UNCUT = Cutting()
