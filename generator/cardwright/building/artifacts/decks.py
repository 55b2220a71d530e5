"""Decks: sheets to print, pictures of the cards, a list of them, files for a press."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from cardwright.building.artifacts.base import Artifact, Faced, Files, ForPress, Inked, OnPaper
from cardwright.building.custom_ledgers import Source
from cardwright.building.options import DeckOptions, PressOptions
from cardwright.drawing.faces.edition import Edition, in_words
from cardwright.drawing.scene.card_format import POKER
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Scene
from cardwright.ledger.own_deck import words_of
from cardwright.ledger.words import Words
from cardwright.printing.sheets.card_selection import CLASS, WHOLE, CardSelection
from cardwright.printing.sheets.cutting import UNCUT, Cutting
from cardwright.printing.sheets.printer import Printer

if TYPE_CHECKING:
    from cardwright.printing.pdf.document import About, Document
    from cardwright.printing.sheets.checklist import Checklist
    from cardwright.printing.sheets.plan import Batch

#: The edition for small screens.
_LARGE = Edition(large_index=True)


@dataclass(frozen=True, eq=False, kw_only=True)
class DeckSheets(Faced, OnPaper):
    """The sheets of a deck."""

    names: ClassVar = ("deck.pdf",)

    selection: CardSelection = WHOLE
    cutting: Cutting = UNCUT
    sides: str = field(default="long", metadata={"words": {"short": "short-edge"}})
    printer: Printer | None = None

    def choices(self, say: Words) -> tuple[str, ...]:
        """The choices in words: also the cards, and how they are cut."""
        cards = [self.selection.text(say)] if self.selection != WHOLE else []
        return *super().choices(say), *cards, *self.cutting.text(say)

    def render(self) -> Files:
        """The deck as a PDF."""
        from cardwright.printing.sheets.deck import SIDES, deck_pdf

        made = deck_pdf(
            *(self.ledger.title, self.batches, self.paper, self.palette, SIDES[self.sides]),
            self._choices,
            printer=self.printer,
            checklist=self._checklist,
            say=words_of(self.ledger),
        )
        return {self.place: made}

    def draw(self, document: Document) -> About:
        """Draw all pages on a document of this paper and palette."""
        from cardwright.printing.sheets.deck import SIDES, Named, draw_deck

        named = Named(self.ledger.title, self._choices, words_of(self.ledger))
        return draw_deck(
            *(document, named, self.batches, self.paper, self.palette, SIDES[self.sides]),
            *(self.printer, self._checklist),
        )

    @cached_property
    def batches(self) -> list[Batch]:
        """The cards in the order in which sheets take them."""
        from cardwright.printing.sheets.deck import SIDES
        from cardwright.printing.sheets.plan import deck_batches

        turn = SIDES[self.sides].turn
        return deck_batches(self.ledger, self.paper, self.drawn, turn, self.selection, self.cutting)

    @property
    def _choices(self) -> str:
        return ", ".join(self.choices(words_of(self.ledger)))

    @property
    def _checklist(self) -> Checklist | None:
        from cardwright.printing.sheets.checklist import Checklist

        several = self.selection.copies > 1
        return Checklist.of(self.ledger, self.selection) if several else None


@dataclass(frozen=True, eq=False, kw_only=True)
class CardPictures(Faced):
    """Every picture of a deck as SVG."""

    names: ClassVar = ("cards",)

    def render(self) -> Files:
        """The pictures, in a folder."""
        from cardwright.drawing.faces import pictures

        return _svgs(self, pictures(self.ledger, self.drawn))


@dataclass(frozen=True, eq=False, kw_only=True)
class HandPictures(Inked):
    """The fronts of the cards with a large index, which a phone shows at the table of the site."""

    names: ClassVar = ("cards-large",)

    def render(self) -> Files:
        """The fronts as SVG, in a folder; without those on which a text does not fit."""
        from cardwright.drawing.faces import fronts

        return _svgs(self, fronts(self.ledger, _LARGE))

    def _drawn_in(self, say: Words) -> tuple[str, ...]:
        return in_words(_LARGE, self.palette, say)


def _svgs(artifact: Inked, scenes: Iterable[tuple[str, Scene]]) -> Files:
    """Scenes as SVG by their names, in the folder of an artifact and in its inks."""
    from cardwright.drawing.scene.svg_out import svg

    return {
        f"{artifact.place}/{name}.svg": svg(scene, artifact.palette).encode()
        for name, scene in scenes
    }


@dataclass(frozen=True, eq=False, kw_only=True)
class CardList(Artifact):
    """The cards in words, the same in all editions."""

    names: ClassVar = ("card-list.txt", "card-list.html")

    def render(self) -> Files:
        """The list as text and as a page."""
        from cardwright.printing import cardlist

        cards = cardlist.card_list(self.ledger)
        made = cardlist.as_text(cards).encode(), cardlist.as_page(cards).encode()
        return dict(zip(self.places, made, strict=True))


class PressDeck(ForPress):
    """The cards for a commercial printer."""

    names: ClassVar = ("deck-press.pdf",)
    piece: ClassVar = "card"

    def render(self) -> Files:
        """All pieces of one kind, for the pages of a file are alike."""
        from cardwright.printing.press.deck import press_pdf
        from cardwright.printing.press.pack import pieces
        from cardwright.printing.press.standard import X4

        pack = pieces(self.ledger, self.edition)[self.piece]
        return {self.place: press_pdf(self.ledger.title, pack, X4, POKER.bleed)}


class PressTrays(PressDeck):
    """The trays of Card Tennis for a commercial printer."""

    names: ClassVar = ("trays-press.pdf",)
    piece: ClassVar = "tray"


class PressBalls(PressDeck):
    """The balls of Card Tennis for a commercial printer."""

    names: ClassVar = ("balls-press.pdf",)
    piece: ClassVar = "ball"


class ServiceDeck(ForPress):
    """The cards in one file, as a print service takes them; the site offers it."""

    names: ClassVar = ("deck-drivethrucards.pdf",)

    def render(self) -> Files:
        """The deck of its parcel: a page for each side, with bleed."""
        from cardwright.printing.press.job import DECK
        from cardwright.printing.press.parcel import parcel
        from cardwright.printing.press.vendors import VENDORS

        files = parcel(self.ledger, VENDORS["drivethrucards"], self.edition)
        return {self.place: dict(files)[DECK]}


_PRESSED = {"card": PressDeck, "tray": PressTrays, "ball": PressBalls}


def decks(source: Source, options: DeckOptions) -> Iterator[Artifact]:
    """The decks of a game; the usual one also for those with little ink or one-sided printers."""
    selection = options.selection(source.ledger)
    for paper in options.papers:
        sheets = DeckSheets(
            source=source,
            palette=options.inks,
            edition=options.edition,
            selection=selection,
            cutting=options.cutting,
            sides=options.sides,
            printer=options.printer,
            paper=paper,
        )
        yield sheets
        if not source.own and options == DeckOptions(paper=options.paper):
            yield from _for_home(sheets)
            for sides in ("fronts", "fold"):
                yield replace(sheets, sides=sides)
    if selection == WHOLE and options.edition.size == POKER:
        yield CardPictures(source=source, palette=options.inks, edition=options.edition)
        yield CardList(source=source)


def class_sets(source: Source, options: DeckOptions) -> Iterator[Artifact]:
    """The sets of decks for a class, as printers at home and in schools print them."""
    for paper in options.papers:
        for sheets in _for_home(DeckSheets(source=source, paper=paper)):
            yield replace(sheets, selection=CardSelection(copies=CLASS))


def _for_home(sheets: DeckSheets) -> Iterator[DeckSheets]:
    """A deck for a color printer, and for a black one."""
    white = PALETTES["white-paper"]
    yield replace(sheets, palette=white, edition=Edition(plain_backs=True))
    yield replace(sheets, palette=PALETTES["low-ink"])


def press_decks(source: Source, options: PressOptions) -> Iterator[Artifact]:
    """The files of a deck for a commercial printer, one for each kind of piece."""
    for kind in ("card", *dict.fromkeys(piece.kind for piece in source.ledger.pieces)):
        yield _PRESSED[kind](source=source, edition=options.edition)
