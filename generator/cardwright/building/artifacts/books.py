"""Books: the rulebook, also to fold and in large print, the workbook, the law, a printed cover."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from cardwright.building.artifacts.base import UNNAMED, Artifact, Files, ForPress, Inked, OnPaper
from cardwright.building.custom_ledgers import Source
from cardwright.building.options import BookOptions
from cardwright.drawing.scene.paper import USUAL_PAPERS
from cardwright.ledger.own_deck import words_of
from cardwright.printing.web_addresses import Online


@dataclass(frozen=True, eq=False, kw_only=True)
class _Book(Inked):
    """A book with links to the pages of its game."""

    base_url: str = field(default="", metadata=UNNAMED)

    @property
    def online(self) -> Online | None:
        """The pages of the game; None if their address is not known."""
        source, address = self.source, self.base_url
        return Online(address, source.game) if address and not source.own else None


@dataclass(frozen=True, eq=False, kw_only=True)
class Rulebook(_Book, OnPaper):
    """The rulebook with pages of half a paper, and the same to fold."""

    names: ClassVar = ("booklet.pdf", "booklet-fold.pdf")

    @property
    def places(self) -> tuple[str, ...]:
        """The rulebook for the first paper needs no mark."""
        book, fold = super().places
        is_first = self.paper == USUAL_PAPERS[0]
        return book.replace(f"-{self.paper.name}.pdf", ".pdf") if is_first else book, fold

    def render(self) -> Files:
        """Both books."""
        from cardwright.printing.books import half_page, rulebook_pdf
        from cardwright.printing.pdf.imposition import folded

        book = rulebook_pdf(self.ledger, half_page(self.paper), self.palette, self.online)
        return dict(
            zip(
                self.places,
                (book, folded(book, self.paper, say=words_of(self.ledger))),
                strict=True,
            )
        )


class LargeRulebook(_Book):
    """The rulebook in large print."""

    names: ClassVar = ("booklet-large.pdf",)

    def render(self) -> Files:
        """The book."""
        from cardwright.printing.books import LARGE, rulebook_pdf

        return {self.place: rulebook_pdf(self.ledger, LARGE, self.palette, self.online)}


class Workbook(_Book):
    """The workbook, with lessons to write into; a deck of a list makes its own."""

    names: ClassVar = ("lessons.pdf",)

    def render(self) -> Files:
        """The book."""
        from cardwright.printing.books import HANDOUT, handouts_pdf, workbook_pdf

        if self.ledger.own_deck:
            return {self.place: handouts_pdf(self.ledger, HANDOUT, self.palette)}
        return {self.place: workbook_pdf(self.ledger, HANDOUT, self.palette, self.online)}


class LawBook(_Book):
    """The law book, with every clause."""

    names: ClassVar = ("law.pdf",)

    def render(self) -> Files:
        """The book."""
        from cardwright.printing.books import LAW, law_pdf

        return {self.place: law_pdf(self.ledger, LAW, self.palette, self.online)}


class PressCover(ForPress):
    """The cover of the rulebook for a commercial printer, the same in all editions."""

    names: ClassVar = ("cover-press.pdf",)

    def render(self) -> Files:
        """The cover, flat."""
        from cardwright.printing.books import A5
        from cardwright.printing.books.cover import cover_spread
        from cardwright.printing.boxes.net import straight
        from cardwright.printing.press.net import flat_pdf

        say = words_of(self.ledger)
        spread = cover_spread(self.ledger, A5, say("the rulebook"))
        spine = straight((A5.width, 0.0), (A5.width, A5.height))
        title = f"{self.ledger.title}: cover for a commercial printer"
        return {self.place: flat_pdf(spread, title, [spine])}


def books(source: Source, options: BookOptions) -> Iterator[Artifact]:
    """The books of a game."""
    inks, address = options.inks, options.base_url
    for paper in options.papers:
        yield Rulebook(source=source, palette=inks, base_url=address, paper=paper)
    listed = source.ledger.own_deck is not None
    # Lessons are about our own cards, or made of a list, which has no law of its own.
    lessons = (Workbook,) if listed or not source.own else ()
    law = () if listed else (LawBook,)
    for kind in (LargeRulebook, *lessons, *law):
        yield kind(source=source, palette=inks, base_url=address)
