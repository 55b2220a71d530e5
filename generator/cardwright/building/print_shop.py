"""The print shop of the site: decks made in a page, by the options of ``cardwright deck``.

A browser runs this, beside the page, and JSON comes and goes. The page asks for a plan, for one
page of it as SVG, and for the PDF:

    shop = PrintShop("court", tell)
    shop.answer({"do": "plan", "options": {"paper": "letter", "copies": "3"}})
    shop.answer({"do": "page", "options": {...}, "number": 0})
    shop.answer({"do": "make", "options": {...}})

An option has the name of its flag, and as its value the text after the flag; the page names only
those that are set. An answer with a `fault` is the sentence of the command, with its `hint`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from pathlib import Path
from tempfile import gettempdir
from typing import TYPE_CHECKING, Any

from cardwright.building.artifacts.decks import DeckSheets, decks
from cardwright.building.options import BACK_OFFSET, DeckOptions, option
from cardwright.building.remarks import remarks
from cardwright.building.spec import BuildSpec
from cardwright.drawing.scene.model import Item, Scene
from cardwright.drawing.scene.svg_out import svg
from cardwright.errors import CardwrightError, UsageError, excerpt
from cardwright.printing.pdf.document import About, Document
from cardwright.printing.pdf.tags import Element
from cardwright.printing.sheets.printer import Printer, read_offset

if TYPE_CHECKING:
    from dataclasses import Field


@dataclass(frozen=True, kw_only=True)
class ShopOptions(DeckOptions):
    """The options of the page: those of a deck, and how far the backs of a printer are off."""

    back_offset: str = option(BACK_OFFSET, metavar="X,Y", default="")


@dataclass(frozen=True, slots=True)
class Sketch:
    """A deck before it is made: the names of its pages, the drawings on them, its metadata."""

    names: tuple[str, ...]
    pages: tuple[tuple[Item, ...], ...]
    about: About


class PrintShop:
    """The decks of a game; `tell` hears how many pages of a deck are drawn, and of how many."""

    def __init__(self, game: str, tell: Callable[[int, int], object]) -> None:
        self.game = game
        self._tell = tell

    def answer(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to a message of the page, or the fault of its options."""
        try:
            spec = BuildSpec.of((self.game,), deck=read_options(message["options"]))
            sheets = _sheets(spec)
            match message["do"]:
                case "plan":
                    return _plan(sheets) | {"notes": remarks(spec)}
                case "page":
                    return {"svg": _page(sheets, message["number"])}
                case _:
                    return self._make(sheets)
        except CardwrightError as error:
            return {"fault": error.message, "hint": error.hint}

    def _make(self, sheets: DeckSheets) -> dict[str, Any]:
        """The PDF as a file, and the name that the page gives it."""
        place = Path(sheets.place)
        out = Path(gettempdir()) / place.name  # before the page takes it
        out.write_bytes(deck_pdf(sheets, self._tell))
        return {"file": str(out), "name": f"{self.game}-{place.name}"}


def deck_pdf(sheets: DeckSheets, tell: Callable[[int, int], object]) -> bytes:
    """The PDF of a deck; `tell` hears how many pages are drawn, and of how many."""
    count = len(sketched(sheets).pages)
    document = _Counted(sheets, lambda drawn: tell(drawn, count))
    return document.tagged(sheets.draw(document))


def read_options(given: Mapping[str, str]) -> DeckOptions:
    """The options of a deck by the names of their flags; raises UsageError for what is none."""
    flags = {_flag(each): each for each in fields(ShopOptions) if "help" in each.metadata}
    for name in given:
        if name not in flags:
            raise UsageError.among("option", name, flags)
    values = {flags[name].name: _value(flags[name], text) for name, text in given.items()}
    offset = values.pop("back_offset", "")
    printer = Printer(offset=read_offset(offset)) if offset else None
    return DeckOptions(**values, printer=printer)


def _flag(option: Field[Any]) -> str:
    return option.name.replace("_", "-")


def _value(option: Field[Any], text: str) -> Any:  # noqa: ANN401 - as the field has it
    """The value of an option by the text after its flag."""
    allowed, flag = option.metadata, f"--{_flag(option)}"
    if option.default is False:
        return True
    if "choices" in allowed and text not in allowed["choices"]:
        raise UsageError.among(option.name, text, allowed["choices"])
    if "between" in allowed:
        least, most = allowed["between"]
        if not (text.isascii() and text.isdigit() and least <= int(text[:6]) <= most):
            raise UsageError(f"{flag}: “{excerpt(text)}” is not a number from {least} to {most}")
        return int(text)
    if isinstance(option.default, float):
        try:
            return float(text)
        except ValueError:
            raise UsageError(f"{flag}: “{excerpt(text)}” is not a number") from None
    return text


@lru_cache(maxsize=1)
def _sheets(spec: BuildSpec) -> DeckSheets:
    """The sheets of a deck on one paper; those asked for last are kept, with their drawings."""
    (source,), options = spec.sources, spec.deck or DeckOptions()
    return next(each for each in decks(source, options) if isinstance(each, DeckSheets))


@lru_cache(maxsize=1)
def sketched(sheets: DeckSheets) -> Sketch:
    """The pages of a deck as its PDF has them; the PDF is not made."""
    document = _Sketched(sheets)
    about = sheets.draw(document)
    return Sketch(tuple(document.names), tuple(document.pages), about)


def _plan(sheets: DeckSheets) -> dict[str, Any]:
    """The pages of a deck by their names, and what the deck takes."""
    sketch = sketched(sheets)
    ((_, taken),) = sketch.about.info
    rounds = sum(len(batch.cards) for batch in sheets.batches if batch.piece.round)
    return {**json.loads(taken), "pages": sketch.names, "rounds": rounds}


def _page(sheets: DeckSheets, number: int) -> str:
    """A page as SVG; the first one is 0."""
    sketch, paper = sketched(sheets), sheets.paper
    items, name = sketch.pages[number], sketch.names[number]
    return svg(Scene(paper.width, paper.height, items, title=name), sheets.palette)


class _Counted(Document):
    """The document of a deck, which counts the pages that are drawn."""

    def __init__(self, sheets: DeckSheets, tell: Callable[[int], object]) -> None:
        super().__init__((sheets.paper.width, sheets.paper.height), sheets.palette)
        self._tell = tell
        self._drawn = 0

    def turn_page(self) -> None:
        """End the page, and report its number."""
        super().turn_page()
        self._drawn += 1
        self._tell(self._drawn)


class _Sketched(Document):
    """A document that keeps what would be drawn on its pages."""

    def __init__(self, sheets: DeckSheets) -> None:
        super().__init__((sheets.paper.width, sheets.paper.height), sheets.palette)
        self.names: list[str] = []
        self.pages: list[tuple[Item, ...]] = []
        self._items: tuple[Item, ...] = ()

    def draw(self, items: tuple[Item, ...]) -> None:
        """Keep the items of the page."""
        self._items += items

    def turn_page(self) -> None:
        """End the page: its name and its items are kept."""
        super().turn_page()
        *_, section = self.tags.document.kids
        self.names.append(section.title if isinstance(section, Element) else "")
        self.pages.append(self._items)
        self._items = ()
