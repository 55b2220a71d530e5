"""The finished deck of the page “Make your own”: its files, and pictures of what is printed."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import ClassVar

from PIL import Image

from cardwright.drawing.faces import pictures
from cardwright.drawing.faces.edition import STANDARD
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.png import png
from cardwright.ledger import Ledger
from cardwright.printing.books import A5, rulebook_picture
from cardwright.printing.boxes.contents import box_of
from cardwright.printing.boxes.dress import Dress
from cardwright.printing.boxes.folded import folded
from cardwright.printing.boxes.stock import Stock
from cardwright.printing.bundles import EXAMPLE, bundle_address
from cardwright.website.downloads import Download, in_words, offers

#: The lists to download alone, by name, and what they are in the folder of the deck.
LISTS = {f"{EXAMPLE}.xlsx": "cards.xlsx", f"{EXAMPLE}.csv": "csv/cards.csv"}
#: The cards that are shown, one of each of four groups.
SHOWN = ("iceland", "sicily", "madagascar", "sulawesi")
#: So many shades are enough, at so many dots to the inch of a card, the box and a page.
_COLORS, _CARD, _BOX, _PAGE = 64, 110, 84, 72
#: The ground on which the box is drawn, as that of the other drawings of the site.
_GROUND = "#fffdf7"
#: The page of the rules that is shown.
_FIRST = 2


@dataclass(frozen=True, slots=True)
class ExamplePicture:
    """A picture: its address, the words for it, its size in pixels as it is shown."""

    address: str
    alt: str
    width: int
    height: int


@dataclass(frozen=True)
class Example:
    """The example as the page shows it; `printed` is the folder that holds the printed files."""

    printed: Path
    name: ClassVar[str] = EXAMPLE

    @property
    def is_there(self) -> bool:
        """True if the example is made, which needs the game Portrait Authors."""
        return (self.printed / EXAMPLE).is_dir()

    @cached_property
    def files(self) -> Mapping[str, Download]:
        """The PDFs, by name."""
        made = (
            file
            for offer in offers(self.printed / EXAMPLE)
            for edition in offer.editions
            for file in edition.files
        )
        return {file.file: file for file in made}

    @cached_property
    def sources(self) -> tuple[tuple[str, str], ...]:
        """Address and size of the folder as a ZIP, and of each list."""
        names = (bundle_address(EXAMPLE), *(f"{EXAMPLE}/{name}" for name in LISTS))
        return tuple((name, in_words((self.printed / name).stat().st_size)) for name in names)

    @cached_property
    def pictures(self) -> tuple[ExamplePicture, ...]:
        """The cards, the box and the rules."""
        cards = {
            name: f"The card {name.title()}: a map, two sentences, the group" for name in SHOWN
        }
        words = cards | {"box": "The box, folded", "rules": "The first page of the rules"}
        return tuple(self._picture(name, alt) for name, alt in words.items())

    def _picture(self, name: str, alt: str) -> ExamplePicture:
        address = f"{EXAMPLE}/{name}.png"
        with Image.open(self.printed / address, formats=("PNG",)) as image:
            width, height = image.size
        return ExamplePicture(address, alt, width, height)


def example_pictures(ledger: Ledger) -> Iterator[tuple[str, bytes]]:
    """The pictures of the deck as PNG, by file name."""
    color = PALETTES["color"]
    drawn = dict(pictures(ledger, STANDARD))
    for name in SHOWN:
        yield f"{name}.png", _in_few_colors(png(drawn[f"{name}-portrait"], color, dpi=_CARD))
    box = folded(Dress(ledger, STANDARD), box_of(ledger, Stock())[1])
    yield "box.png", _in_few_colors(png(box, color, dpi=_BOX, background=_GROUND))
    yield "rules.png", _in_few_colors(rulebook_picture(ledger, A5, color, _FIRST, _PAGE))


def _in_few_colors(drawn: bytes) -> bytes:
    out = io.BytesIO()
    with Image.open(io.BytesIO(drawn), formats=("PNG",)) as image:
        few = image.convert("RGB").quantize(_COLORS, dither=Image.Dither.NONE)
    few.save(out, "PNG", optimize=True)
    return out.getvalue()
