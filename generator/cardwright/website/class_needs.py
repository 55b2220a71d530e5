"""Needs of a class for its first lesson: the files, their sheets of paper, and what they cost.

All figures come from the printed files. The prices are those of `answers.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cardwright.ledger import FormInfo, Ledger
from cardwright.printing.books.course import HOUR
from cardwright.printing.sheets.card_selection import CLASS
from cardwright.website.answers import (
    FULL_PAGE,
    PLAIN,
    PUPILS,
    TEXT_PAGE,
    Answer,
    book_sheets,
    usual_at_deck,
)
from cardwright.website.downloads import Download
from cardwright.website.lesson_plan import LessonPlan
from cardwright.website.pages import GamePage
from cardwright.website.seating import Seating, seated


@dataclass(frozen=True, slots=True)
class Need:
    """The sheets of one file and their cents: for each deck or pupil, and once for the class.

    `unit` is “deck”, “pupil”, or empty if the sheets are printed once.
    """

    unit: str
    each: int
    cents: int
    once: int = 0
    cents_once: int = 0

    def sheets(self, decks: int, pupils: int) -> int:
        """The sheets for so many."""
        return self.once + self.each * self._units(decks, pupils)

    def cost(self, decks: int, pupils: int) -> int:
        """The cents for so many."""
        return self.cents_once + self.cents * self._units(decks, pupils)

    def _units(self, decks: int, pupils: int) -> int:
        return {"deck": decks, "pupil": pupils, "": 0}[self.unit]


def beside(answer: Answer) -> Mapping[str, Download]:
    """The files besides the decks, by what they are, such as “booklet”."""
    files = (file for _, file in reversed(answer.files[1:]))  # of rulebooks, the first one counts
    return {re.split("[-.]", file.file)[0]: file for file in files}


def needs(answer: Answer, plan: LessonPlan) -> Mapping[str, Need]:
    """The needs of a class by their names, with the files of this answer for a class."""
    files = beside(answer)
    checklist = answer.files[0][1].pages - CLASS * answer.pages
    found = {
        "decks": Need("deck", answer.deck.sheets, answer.cents),
        "checklist": Need("", 0, 0, checklist, plain_cents(checklist, checklist)),
    }
    if "booklet" in files:
        each = book_sheets(files["booklet"])
        cents = plain_cents(each, 2 * each)
        found["rulebooks"] = Need("deck", each, cents, 1, plain_cents(1, 2))
    if "tracker" in files:
        found["trackers"] = Need("deck", 1, plain_cents(1, 1))
    if plan.sheets:
        each = len(plan.sheets)
        found["worksheets"] = Need("pupil", each, plain_cents(each, each))
    return found


def plain_cents(sheets: int, pages: int) -> int:
    """The cents of plain paper, with so many pages of text on it.

    >>> plain_cents(5, 10)
    15
    """
    return sheets * PLAIN + pages * FULL_PAGE // TEXT_PAGE


@dataclass(frozen=True, slots=True)
class FormPlayed:
    """A form that a class plays: its page in the tracker, its title, and the sizes of tables."""

    page: int
    title: str
    sizes: tuple[int, ...]


def forms_played(ledger: Ledger, name: str = "") -> tuple[FormPlayed, ...]:
    """The form of this name, at tables of every size; without a name, the form for each size."""
    chosen = [
        (page, form, _sizes(ledger, form, name))
        for page, form in enumerate(ledger.forms, start=1)
        if name in {"", form.name}
    ]
    return tuple(FormPlayed(page, form.title, sizes) for page, form, sizes in chosen)


def _sizes(ledger: Ledger, form: FormInfo, name: str) -> tuple[int, ...]:
    return tuple(sorted(ledger.players if name else form.seats))


def class_answer(game: GamePage, paper: str) -> Answer | None:
    """The files of a class with a black printer, on this paper; None if they are not printed."""
    found = (one for one in game.answers if one.for_class and one.printer.name == "black")
    return next((one for one in found if one.paper.name == paper), None)


def seats(game: GamePage, pupils: int = PUPILS) -> Seating:
    """The tables of a class at this game."""
    return seated(pupils, usual_at_deck(game.ledger), game.ledger.players)


def by_fitness(
    games: Iterable[GamePage], paper: str, pupils: int = PUPILS, time: int = HOUR
) -> list[GamePage]:
    """The games in the order in which we advise them.

    Those with a lesson for this class come first, then those whose whole game fits the time with
    explaining and collecting, then those with least to cut, then those for the youngest.
    """

    def key(game: GamePage) -> tuple[bool, bool, int, int]:
        plan, answer = game.lesson_plan, class_answer(game, paper)
        unfit = pupils < min(game.ledger.players) or not plan or time < plan.shortest
        cutting = len(seats(game, pupils).tables) * answer.minutes if answer else 0
        part = not plan or time < plan.with_whole_game(game.ledger.minutes)
        return unfit, part, cutting, game.ledger.age

    return sorted(games, key=key)
