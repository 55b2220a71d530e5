"""Vendors that print or show cards, with their demands: sizes, bleed, inks, order, words.

Measures are those that the services publish, in inches or in pixels at 300 to the inch, here in mm.
To add a service, add an entry; what it is asked about stands in `rules.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from cardwright.drawing.scene.card_format import BALL, POKER, TRAY
from cardwright.printing.press.inks import MOST, MOST_OF_A_COLOR
from cardwright.printing.press.standard import X1A, X4, Standard

INCH = 25.4
#: Pixels to the inch of what is printed.
DPI = 300
#: Pixels that a picture for Tabletop Simulator may be wide and high.
TABLE_MOST = 4096
#: Cards side by side and below one another on a sheet for it, and a card there, in pixels: a slot
#: has the shape of a poker card (5 : 7), or the cards on the table would not have it.
TABLE_SLOTS, TABLE_CARD = (10, 7), (400, 560)

#: The kinds of pictures, with how their names end.
ENDINGS = {"PNG": (".png",), "JPEG": (".jpg", ".jpeg")}
FORMS = tuple(ENDINGS)

Medium = Literal["pdf", "png", "table"]


@dataclass(frozen=True, slots=True)
class Vendor:
    """One service, or one use that files are for.

    ``bleed`` is what it wants beyond the cut in mm; ``sizes`` the pieces that it takes, trimmed, in
    mm, by their kind, () where any size will do; ``choose`` what to choose there, in sentences;
    ``left_out`` says of each kind that it does not take why. ``each``: a picture for every card,
    also where cards are alike. ``forms`` are the kinds of pictures that it says it takes.
    """

    name: str
    title: str
    medium: Medium
    bleed: float
    sizes: Mapping[str, tuple[float, float]]
    choose: tuple[str, ...] = ()
    left_out: Mapping[str, str] = field(default_factory=dict)
    each: bool = False
    forms: tuple[str, ...] = ("PNG",)
    standard: Standard = X4
    most_ink: float = MOST
    backs_first: bool = False

    def pixels(self, kind: str, bleed: float | None = None) -> tuple[int, int]:
        """Width and height of a picture of that kind, with the vendor's bleed or another."""
        around = 2 * (self.bleed if bleed is None else bleed)
        wide, high = self.sizes[kind]
        return round((wide + around) / INCH * DPI), round((high + around) / INCH * DPI)


_CARD = {"card": (POKER.width, POKER.height)}
_PIECES = _CARD | {"tray": TRAY, "ball": (BALL, BALL)}
_NO_PRODUCT = {
    "tray": "it has no product of 7 × 5 inches that we know of; let a shop cut "
    "trays-press.pdf of “cardwright press”",
    "ball": "it has no round pieces of 44 mm that we know of; let a shop cut "
    "balls-press.pdf of “cardwright press”",
}

VENDORS: Mapping[str, Vendor] = {
    vendor.name: vendor
    for vendor in (
        Vendor("pdf-x4", "a commercial printer, PDF/X-4", "pdf", 3.0, {}),
        Vendor(
            "the-game-crafter",
            "The Game Crafter",
            "png",
            INCH / 8,
            _CARD,
            choose=(
                "Component: Poker Deck (2.5 × 3.5 inches).",
                "Upload backs/back.png as the back of the deck.",
                (
                    "Upload the pictures in fronts/ in the order of their names. Set each to its "
                    "quantity in job.txt."
                ),
                "If a card has its own back, choose that back for that card alone.",
            ),
            left_out=_NO_PRODUCT,
            forms=FORMS,
        ),
        Vendor(
            "makeplayingcards",
            "MakePlayingCards",
            "png",
            36 / DPI * INCH,
            _CARD,
            choose=(
                "Product: custom game cards of poker size (2.5 × 3.5 inches).",
                "Number of cards: the smallest size that holds the count in job.txt.",
                (
                    "Fronts: “different images.” Upload all of fronts/ and let the site "
                    "fill the places; the pictures are in the order of their names."
                ),
                "Backs: “different images.” Do the same with all of backs/.",
            ),
            left_out=_NO_PRODUCT,
            each=True,
        ),
        Vendor(
            "drivethrucards",
            "DriveThruCards",
            "pdf",
            INCH / 8,
            _CARD,
            choose=(
                "Card size: poker (2.5 × 3.5 inches); the pages are 2.75 × 3.75 inches.",
                "Upload deck.pdf: each card is two pages, its back first.",
            ),
            left_out=_NO_PRODUCT,
            standard=X1A,
            most_ink=MOST_OF_A_COLOR,
            backs_first=True,
        ),
        Vendor(
            "tabletop-simulator",
            "Tabletop Simulator",
            "table",
            0.0,
            _PIECES,
            choose=(
                (
                    "Put table.json into Documents/My Games/Tabletop Simulator/Saves/Saved Objects "
                    "(on Linux ~/.local/share/Tabletop Simulator/Saves/Saved Objects)."
                ),
                "In the game: Objects, Saved Objects, and the game's title.",
                (
                    "To play with others: when the game is on the table, open the Cloud Manager "
                    "and choose Upload All, the arrow at its top. It gives every picture an "
                    "address of its own."
                ),
                "Save the game again, as another object; the one you loaded keeps the old files.",
                (
                    "If your pictures are on an ordinary website instead, make the export again "
                    "with --base-url and the address of the folder that holds the game's folder."
                ),
            ),
            forms=FORMS,
        ),
        Vendor(
            "png",
            "pictures of 300 to the inch",
            "png",
            INCH / 8,
            _PIECES,
            choose=("bleed/ has 1/8 inch around the cut, trim/ ends at it.",),
        ),
    )
}
#: For whom files are exported; a build makes those for a commercial printer.
EXPORTED = tuple(name for name in VENDORS if name != "pdf-x4")
