"""Data for the templates: a deck of one's own as its site shows it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from cardwright.ledger import Clause, Ledger
from cardwright.lessons.judged import LessonQuestion
from cardwright.lessons.made import MadeSheet
from cardwright.lists.ledgers import in_english
from cardwright.website import own_deck
from cardwright.website.downloads import Offer
from cardwright.website.gallery import PictureGroup
from cardwright.website.pages import GamePage, all_games
from cardwright.website.plan import PageInfo


def _of_deck(offer: Offer) -> Offer:
    """The offer in words that are true of a deck of one's own."""
    if offer.name != "booklet":
        return offer
    editions = (
        replace(each, title="To fold") if each.title == "To fold and staple" else each
        for each in offer.editions
    )
    return replace(offer, about="How to play, with pictures.", editions=tuple(editions))


@dataclass(frozen=True)
class DeckPage(GamePage):
    """A deck as its site shows it; its name is that of its folder."""

    deck: Ledger

    @property
    def key(self) -> str:
        """The name, and all that the ledger decides, as a text."""
        return f"{self.name} {self.deck.digest}"

    def at(self, part: str) -> str:
        """The address of one of its pages."""
        return own_deck.address(self.name, part)

    @property
    def law(self) -> str:
        """The address of the page with every rule: there is but one with rules."""
        return self.at("rules")

    @cached_property
    def parts(self) -> tuple[PageInfo, ...]:
        """Its pages but for the lessons, in the order of its navigation."""
        return own_deck.PARTS

    @cached_property
    def ledger(self) -> Ledger:
        """The ledger of the deck."""
        return self.deck

    @cached_property
    def table(self) -> Ledger:
        """The ledger in English, as the page of the table is."""
        return in_english(self.deck)

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        """The files to print; its rules have no whole deal, and often but one sheet."""
        return tuple(_of_deck(offer) for offer in super().offers)

    @property
    def rules(self) -> tuple[Clause, ...]:
        """The clauses, without examples, which have cards of our own."""
        return tuple(
            clause
            for clause in self.ledger.clauses
            if not (clause.kind == "advice" and clause.id.endswith("-EX"))
        )

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each rule on the page with every rule, by its id.

        The site names rules by these: its readers do not have the law that the ids belong to.
        """
        return {clause.id: number for number, clause in enumerate(self.rules, start=1)}

    @property
    def made(self) -> tuple[MadeSheet, ...]:
        """The lessons that the deck makes itself."""
        return own_deck.sheets(self.ledger)

    def questions(self, sheet: MadeSheet) -> tuple[LessonQuestion, ...]:
        """The questions of such a lesson."""
        return own_deck.questions(sheet)

    def made_beside(self, name: str) -> tuple[MadeSheet | None, MadeSheet, MadeSheet | None]:
        """The lesson of this id, between the ones before and after it."""
        order = [None, *self.made, None]
        place = next(n for n, sheet in enumerate(order) if sheet and sheet.id == name)
        return order[place - 1], self.made[place - 1], order[place + 1]

    @cached_property
    def said(self) -> dict[str, str]:
        """The words on each face, by the file of its picture."""
        return own_deck.said(self.ledger)

    def words_of(self, group: PictureGroup) -> tuple[tuple[str, str], ...]:
        """The cards of a group that have more words than their name: the name and these words."""
        told = ((picture.name, self.said[picture.file]) for picture in group.pictures)
        return tuple((name, words) for name, words in told if words)


def game_pages(printed: Path, deck: own_deck.DeckSite | None) -> tuple[GamePage, ...]:
    """The games that a site shows: all of them, or a deck of one's own alone."""
    return (DeckPage(deck.folder, printed, deck.ledger),) if deck else all_games(printed)
