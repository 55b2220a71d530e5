"""Options of what is printed: a class for each command, and a field for each choice.

The command line makes its flags of the fields (`cli/flags.py`): a field has its default, its help,
and what else a flag needs. So a new option is one field here and one use of it where artifacts are
made from options (`artifacts`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

from cardwright.drawing.scene.paper import PAPERS, USUAL_PAPERS, Paper
from cardwright.errors import UsageError, excerpt

if TYPE_CHECKING:
    from cardwright.drawing.faces.edition import Edition
    from cardwright.drawing.scene.inks import Palette
    from cardwright.ledger import Ledger
    from cardwright.printing.boxes.stock import Stock
    from cardwright.printing.sheets.card_selection import CardSelection
    from cardwright.printing.sheets.cutting import Cutting
    from cardwright.printing.sheets.printer import Printer

T = TypeVar("T")

#: The help of an option that is no field: it makes a printer.
BACK_OFFSET = (
    "Offset of the backs from the fronts in mm, right and down, as seen against the light; "
    "the backs are moved the opposite way."
)
#: What can be printed of each game at home; the site is made of all of them.
PRINTED = ("deck", "book", "tracker", "box")
KINDS = (*PRINTED, "site")


def option(help_text: str, *, default: T, **more: object) -> T:
    """A field that is a flag of the command line.

    `more` is for the flag: `choices`, `between` (least and most of a whole number), `metavar`.
    """
    made: T = field(default=default, metadata={"help": help_text, **more})
    return made


@dataclass(frozen=True, kw_only=True)
class PrintOptions:
    """The paper and the inks of anything that is printed at home."""

    paper: str = option("Paper to print on.", choices=(*PAPERS, "both"), default="both")
    palette: str = option(
        "Inks to print with.", choices=("color", "grayscale", "low-ink"), default="color"
    )

    @property
    def papers(self) -> tuple[Paper, ...]:
        """The papers to print on."""
        return USUAL_PAPERS if self.paper == "both" else (PAPERS[self.paper],)

    def __post_init__(self) -> None:
        for name in ("paper", "palette"):
            chosen, known = getattr(self, name), self.__dataclass_fields__[name].metadata["choices"]
            if chosen not in known:
                raise UsageError(
                    f"there is no {name} “{excerpt(str(chosen))}”",
                    hint=f"choose one of {', '.join(known)}",
                )

    @property
    def inks(self) -> Palette:
        """The colors of all inks."""
        from cardwright.drawing.scene.inks import PALETTES

        return PALETTES[self.palette]


@dataclass(frozen=True, kw_only=True)
class FaceOptions:
    """The way cards are drawn."""

    large_index: bool = option("Large letters on simpler faces.", default=False)
    four_colors: bool = option("A different color for each suit of Sixty-Six.", default=False)
    plain_backs: bool = option("Backs that need little ink.", default=False)

    @property
    def edition(self) -> Edition:
        """The edition of the cards."""
        from cardwright.drawing.faces.edition import Edition

        return Edition(self.large_index, self.four_colors, self.plain_backs)


@dataclass(frozen=True, kw_only=True)
class DeckOptions(FaceOptions, PrintOptions):
    """Decks to print at home. A `printer` that was measured moves what is printed."""

    ground: str = option(
        "Card background; none leaves the paper white.",
        choices=("cream", "none"),
        default="cream",
    )
    size: str = option(
        "Card size; jumbo is A6, mini 1.75 × 2.5 inches, business for perforated sheets.",
        choices=("poker", "jumbo", "mini", "business"),
        default="poker",
    )
    sides: str = option(
        "Print both sides, flipped on the long or short edge; one side; or both on "
        "one page, to fold.",
        choices=("long", "short", "fronts", "backs", "fold"),
        default="long",
    )
    cards: str = option(
        "Only these cards, by id or number, such as gold-crown,17.", metavar="CARD,…", default=""
    )
    copies: int = option(
        "Print N decks, each marked on its backs, with a checklist.",
        metavar="N",
        between=(1, 26),
        default=1,
    )
    deck: str = option(
        "Only the deck with this letter, A to Z, from such a set.", metavar="LETTER", default=""
    )
    gap: float = option(
        "Space between the cards for laminating: 6 to 30 mm.", metavar="MM", default=0.0
    )
    round_corners: bool = option("Thin arcs for rounding the corners.", default=False)
    cut_plan: bool = option("A first page that numbers the cuts.", default=False)
    stacked: bool = option(
        "Arrange the cards so that all sheets are cut in one stack, in order.", default=False
    )
    printer: Printer | None = None

    def __post_init__(self) -> None:
        if self.printer and self.printer.paper and self.paper not in {self.printer.paper, "both"}:
            raise UsageError(
                f"the printer's profile is for {PAPERS[self.printer.paper].title} only",
                hint=f"cardwright calibrate --paper {self.paper} makes a sheet for "
                f"{PAPERS[self.paper].title}",
            )
        self._check_size()
        _ = self.cutting, self.decks  # which say what cannot be

    def _check_size(self) -> None:
        """Raise UsageError if cards of the size cannot be drawn or cut as asked."""
        from cardwright.drawing.scene.card_format import SIZES

        if not SIZES[self.size][0].sheet:
            return
        if self.large_index:
            raise UsageError(
                f"{self.size} cards have their own face, with one index",
                hint="leave out --large-index, or use --size jumbo",
            )
        if self.cutting.options:
            asked = " and ".join(self.cutting.options)
            raise UsageError(
                f"{self.size} cards are broken out of their sheets, not cut: {asked} cannot apply",
                hint=f"leave out {asked}, or --size {self.size}",
            )

    @property
    def papers(self) -> tuple[Paper, ...]:
        """The papers to print on: of a printer, the one that it was measured with."""
        name = (self.printer.paper if self.printer else "") or self.paper
        return USUAL_PAPERS if name == "both" else (PAPERS[name],)

    @property
    def inks(self) -> Palette:
        """The colors of all inks; the palettes without color never have a ground."""
        from cardwright.drawing.scene.inks import PALETTES

        is_white = self.palette == "color" and self.ground == "none"
        return PALETTES["white-paper" if is_white else self.palette]

    @property
    def edition(self) -> Edition:
        """The edition of the cards; small ones have large indexes."""
        from cardwright.drawing.faces.edition import Edition
        from cardwright.drawing.scene.card_format import MINI, SIZES

        size = SIZES[self.size][0]
        large = self.large_index or size == MINI
        return Edition(large, self.four_colors, self.plain_backs, size)

    @property
    def cutting(self) -> Cutting:
        """The way that cards are cut; raises UsageError for a gap that nobody can laminate."""
        from cardwright.printing.sheets.cutting import Cutting

        return Cutting(self.gap, self.round_corners, self.cut_plan, self.stacked)

    @property
    def decks(self) -> CardSelection:
        """The decks that are printed, all whole; raises UsageError if one has no such mark."""
        from cardwright.printing.sheets.card_selection import CardSelection

        return CardSelection(copies=self.copies, deck=self.deck.upper())

    def selection(self, ledger: Ledger) -> CardSelection:
        """The cards of a game that are printed; raises UsageError for one that it has not."""
        from cardwright.printing.sheets.card_selection import picked

        decks = self.decks
        return picked(ledger, self.cards, decks.copies, decks.deck) if self.cards else decks


@dataclass(frozen=True, kw_only=True)
class _Addressed:
    """The address of the site, ending with a slash; "" if it is not known."""

    base_url: str = option(
        "Future address of the site, such as https://example.org/games/.", metavar="URL", default=""
    )

    def __post_init__(self) -> None:
        from cardwright.printing.web_addresses import site_address

        object.__setattr__(self, "base_url", site_address(self.base_url))


@dataclass(frozen=True, kw_only=True)
class UsualOptions(_Addressed, PrintOptions):
    """Everything as it is usually made."""


@dataclass(frozen=True, kw_only=True)
class BookOptions(UsualOptions):
    """Rulebooks, workbooks and law books, with codes that lead to the site."""


@dataclass(frozen=True, kw_only=True)
class TrackerOptions(PrintOptions):
    """Score trackers."""


@dataclass(frozen=True, kw_only=True)
class _Boxed:
    """The cards that boxes are made for."""

    card_thickness: float = option(
        "Thickness of one card: measure ten cards and take a tenth.", metavar="MM", default=0.3
    )
    sleeved: bool = option("Boxes for cards in sleeves of 66 × 91 mm.", default=False)

    def __post_init__(self) -> None:
        _ = self.stock  # which says what cannot be

    @property
    def stock(self) -> Stock:
        """The card of the deck; raises UsageError for a thickness that no card has."""
        from cardwright.printing.boxes.stock import Stock

        return Stock(self.card_thickness, self.sleeved)


@dataclass(frozen=True, kw_only=True)
class BoxOptions(_Boxed, FaceOptions, PrintOptions):
    """Tuck boxes, and envelopes for what is no card."""


@dataclass(frozen=True, kw_only=True)
class PressOptions(_Boxed, FaceOptions):
    """Decks, boxes and covers for a commercial printer, as PDF/X-4 in CMYK."""


@dataclass(frozen=True, kw_only=True)
class SiteOptions(_Addressed):
    """The site."""
