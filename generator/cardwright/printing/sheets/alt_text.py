"""A sheet of cards as it is read aloud: its line of text, then card by card what stands there.

A card is a Figure, and its words are the alternative. Marks and rulers are no content. Backs that
are alike are told once for the sheet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from cardwright.drawing.scene.model import IDENTITY, Box, Group, Item, Scene, Transform, around
from cardwright.ledger.words import ENGLISH, Words
from cardwright.printing.pdf.document import Document
from cardwright.printing.sheets.marks import ruler


@dataclass(frozen=True, slots=True)
class CellCard:
    """A card in a cell (left, top, right and bottom in mm), and its drawing."""

    scene: Scene
    cell: Box
    drawn: Item


@dataclass(frozen=True, slots=True)
class PageContents:
    """All that stands on a page: cards, marks, then the ruler and the line of text as furniture.

    ``about`` is how the whole page is turned; ``notes`` tell what to do with the sheet.
    """

    cards: tuple[CellCard, ...]
    marks: tuple[Item, ...]
    furniture: Group
    about: Transform = IDENTITY
    notes: tuple[Group, ...] = ()

    @property
    def items(self) -> tuple[Item, ...]:
        """Everything in the order of drawing."""
        cards = (card.drawn for card in self.cards)
        return self.turned(*cards, *self.marks, self.furniture, *self.notes)

    def turned(self, *items: Item) -> tuple[Item, ...]:
        """The items as the page is turned."""
        return items if self.about == IDENTITY else (Group(items, self.about),)

    def area(self, cards: Iterable[CellCard]) -> Box:
        """The area of the page that has all these cards in it, in mm."""
        lefts, tops, rights, bottoms = zip(*(card.cell for card in cards), strict=True)
        return around((min(lefts), min(tops), max(rights), max(bottoms)), self.about)


def draw_sheet(document: Document, name: str, page: PageContents, say: Words = ENGLISH) -> None:
    """Draw a page as a section of this name."""
    tags = document.tags
    section = tags.document.add("Sect", title=name)
    heading = section.add("H1")
    notes = [(section.add("P"), note) for note in page.notes]
    for words, alike in card_texts(page.cards, say):
        figure = section.add("Figure", alt=words, box=document.area(page.area(alike)))
        with tags.content(figure):
            document.draw(page.turned(*(card.drawn for card in alike)))
    length = len(ruler())
    measure, line = (
        Group(items, page.furniture.transform)
        for items in (page.furniture.items[:length], page.furniture.items[length:])
    )
    with tags.artifact():
        document.draw(page.turned(*page.marks, measure))
    with tags.content(heading):
        document.draw(page.turned(line))
    for paragraph, note in notes:
        with tags.content(paragraph):
            document.draw(page.turned(note))


def card_texts(
    cards: Iterable[CellCard], say: Words = ENGLISH
) -> Iterator[tuple[str, list[CellCard]]]:
    """The words of each card with words of its own, then of all others that are alike."""
    ordered = sorted(cards, key=lambda card: not card.scene.words)
    for words, together in groupby(ordered, key=lambda card: card.scene.words):
        if words:
            yield from ((words, [card]) for card in together)
            continue
        for title, alike in groupby(together, key=lambda card: card.scene.title):
            found = list(alike)
            named = title or say("A card")
            if len(found) > 1:
                named = say("{card}, {times} times", card=named, times=len(found))
            yield f"{named}.", found
