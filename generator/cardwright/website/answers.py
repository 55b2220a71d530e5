"""The answers of a print page: for a paper and a printer the files to print, and what they take.

Time and cost follow from what a deck says of itself by the rules of this module, which stand on the
page. We assume the prices.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cardwright.drawing.scene.paper import USUAL_PAPERS, Paper
from cardwright.ledger import Ledger
from cardwright.website.downloads import Download, Offer

#: The seconds of a straight cut with knife and ruler, and of a round piece with scissors.
CUT, ROUND = 30, 60
#: The cents of a page covered completely in one ink, and of a sheet of card stock.
FULL_PAGE, SHEET = 20, 10
#: A page that is covered to one part in so many is a page of text.
TEXT_PAGE = 20
#: The pupils of the class that a page begins with, and the most at one deck.
PUPILS, AT_DECK = 28, 4


@dataclass(frozen=True, slots=True)
class Inkwell:
    """A printer: its name, its title, the end of the names of its decks, options that make them."""

    name: str
    title: str
    deck: str
    options: str


PRINTERS = (
    Inkwell("black", "black laser", "low-ink", "--palette low-ink"),
    Inkwell("color", "color", "white-paper-plain-backs", "--ground none --plain-backs"),
)
#: What belongs to a deck, by the beginnings of the names of the files.
_BESIDE = ("booklet-fold", "tracker", "box", "envelope")


@dataclass(frozen=True, slots=True)
class Answer:
    """The files for a paper and a printer, each with its title, the deck first.

    `minutes` is the time to cut one deck, and `cents` the cost of its paper and ink.
    """

    paper: Paper
    printer: Inkwell
    files: tuple[tuple[str, Download], ...]
    minutes: int
    cents: int

    @property
    def deck(self) -> Download:
        """The file of the deck."""
        return self.files[0][1]

    def command(self, game: str, decks: int) -> str:
        """The command that prints a set of so many marked decks."""
        command = f"cardwright deck {game} --copies {decks}"
        return f"{command} --paper {self.paper.name} {self.printer.options}"


@dataclass(frozen=True, slots=True)
class ClassSet:
    """The decks of a class, with the sheets, the minutes to cut and the cents that they take."""

    decks: int
    sheets: int
    minutes: int
    cents: int


def answers(offered: Sequence[Offer], rounds: int) -> tuple[Answer, ...]:
    """The answers that the files on offer allow, for a game with so many round pieces."""
    found = {
        file.file: (offer.title, file)
        for offer in offered
        for edition in offer.editions
        for file in edition.files
    }
    return tuple(_answers(found, rounds))


def _answers(found: dict[str, tuple[str, Download]], rounds: int) -> Iterator[Answer]:
    for paper in USUAL_PAPERS:
        for printer in PRINTERS:
            names = [f"{name}-{paper.name}.pdf" for name in (f"deck-{printer.deck}", *_BESIDE)]
            files = tuple(found[name] for name in names if name in found)
            if names[0] in found:
                deck = files[0][1]
                yield Answer(paper, printer, files, minutes(deck, rounds), cents(deck))


def minutes(deck: Download, rounds: int) -> int:
    """The minutes to cut a deck with so many round pieces, a begun one as a whole one.

    >>> minutes(Download("deck-a4.pdf", "A4", 8, "1 MB", sheets=4, cuts=33), 1)
    18
    """
    return math.ceil((deck.cuts * CUT + rounds * ROUND) / 60)


def cents(deck: Download) -> int:
    """The cents that a deck costs in card stock and ink.

    >>> cents(Download("deck-a4.pdf", "A4", 8, "1 MB", sheets=4, ink=0.6))
    52
    """
    return deck.sheets * SHEET + round(deck.ink * FULL_PAGE)


def at_decks(ledger: Ledger) -> tuple[int, ...]:
    """The numbers of players who may share a deck of the game."""
    return tuple(sorted(ledger.players))


def usual_at_deck(ledger: Ledger) -> int:
    """The players at a deck that a page begins with: as many as can play, but no large table."""
    return max((number for number in ledger.players if number <= AT_DECK), default=2)


def decks_for(pupils: int, at_deck: int, fewest: int) -> int:
    """The decks for so many pupils, so many of them at a deck.

    The pupils that are left over have a deck of their own if they are enough to play.

    >>> decks_for(1, 4, 2), decks_for(7, 4, 2), decks_for(30, 4, 2), decks_for(30, 4, 4)
    (1, 2, 8, 7)
    """
    whole, over = divmod(pupils, at_deck)
    return max(1, whole + (over >= fewest))


def class_set(answer: Answer, pupils: int, at_deck: int, fewest: int) -> ClassSet:
    """The set of decks for so many pupils, made as an answer says."""
    decks = decks_for(pupils, at_deck, fewest)
    return ClassSet(decks, decks * answer.deck.sheets, decks * answer.minutes, decks * answer.cents)


def duration(number: int) -> str:
    """A number of minutes as a person says it.

    >>> duration(1), duration(16), duration(60), duration(112)
    ('1 minute', '16 minutes', '1 hour', '1 hour 52 minutes')
    """
    hours, left = divmod(number, 60)
    parts = [(hours, "hour"), (left, "minute")]
    return " ".join(f"{n} {name}{'' if n == 1 else 's'}" for n, name in parts if n) or "no time"


def money(number: int) -> str:
    """A number of cents as a person says it.

    >>> money(52), money(364)
    ('52 cents', '$3.64')
    """
    return f"{number} cents" if number < 100 else f"${number // 100}.{number % 100:02}"
