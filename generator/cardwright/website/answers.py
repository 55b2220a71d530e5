"""The answers of a print page: the files for a paper, a printer and one deck or a class.

Time and cost follow from what a deck says of itself by the rules of this module, which stand on the
page. We assume the prices.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from cardwright.drawing.scene.paper import USUAL_PAPERS, Paper
from cardwright.ledger import Ledger
from cardwright.printing.sheets.card_selection import CLASS, CardSelection
from cardwright.website.downloads import Download, Offer
from cardwright.website.seating import seated

#: The seconds of a straight cut with knife and ruler, and of a round piece with scissors.
CUT, ROUND = 30, 60
#: The cents of a page covered completely in one ink, of a sheet of card stock, and of plain paper.
FULL_PAGE, SHEET, PLAIN = 20, 10, 1
#: The sheets of card stock that a paper cutter may take at once.
STACK = 4
#: The card stock that most printers at home take, and the heaviest, for the pages that say so.
AT_HOME = "160 to 200 g/m² (65 lb cover to 110 lb index)"
HEAVIEST = "300 g/m² (110 lb cover)"
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
#: The rulebook in large print.
_LARGE = "booklet-large.pdf"
#: What belongs to a deck, by the beginnings of the names of the files.
_BESIDE = ("booklet-fold", "tracker", "box", "envelope")
#: What a class has besides: lessons, and the rulebook for pupils who need large letters.
_IN_CLASS = ("lessons.pdf", _LARGE)


@dataclass(frozen=True, slots=True)
class Answer:
    """The files for a paper, a printer, and one deck or a class, each with its title.

    The first file is the deck, or the set of decks for a class. `deck` is a single deck: `minutes`
    is the time to cut it, and `cents` the cost of its paper and ink.
    """

    paper: Paper
    printer: Inkwell
    files: tuple[tuple[str, Download], ...]
    deck: Download
    minutes: int
    cents: int
    for_class: bool = False

    @property
    def named(self) -> str:
        """The end of the name of the bundle of these files."""
        words = (
            self.paper.name,
            *self.printer.title.split(),
            *(["class"] if self.for_class else []),
        )
        return "-".join(words)

    @property
    def pages(self) -> int:
        """The pages of each deck in the set for a class."""
        return 2 * self.deck.sheets

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
        file.file: (f"{offer.title} in large print" if file.file == _LARGE else offer.title, file)
        for offer in offered
        for edition in offer.editions
        for file in edition.files
    }
    return tuple(_answers(found, rounds))


def _answers(found: dict[str, tuple[str, Download]], rounds: int) -> Iterator[Answer]:
    for paper in USUAL_PAPERS:
        for printer in PRINTERS:
            beside = [f"{name}-{paper.name}.pdf" for name in _BESIDE]
            one = f"deck-{printer.deck}-{paper.name}.pdf"
            many = f"deck-{printer.deck}-{CardSelection(copies=CLASS).named}-{paper.name}.pdf"
            for first, *others in ([one, *beside], [many, *beside, *_IN_CLASS]):
                if {one, first} <= found.keys():
                    files = tuple(found[name] for name in (first, *others) if name in found)
                    _, deck = found[one]
                    takes = minutes(deck, rounds), cents(deck)
                    yield Answer(paper, printer, files, deck, *takes, for_class=first == many)


def minutes(deck: Download, rounds: int) -> int:
    """The minutes to cut decks with so many round pieces each, a begun one as a whole one.

    >>> minutes(Download("deck-a4.pdf", "A4", 8, "1 MB", sheets=4, cuts=33), 1)
    18
    """
    return _minutes(deck, rounds, 1)


def stacked_minutes(deck: Download, rounds: int) -> int:
    """The minutes to cut a deck whose sheets are cut in stacks; round pieces are cut one by one.

    >>> stacked_minutes(Download("deck-a4.pdf", "A4", 8, "1 MB", sheets=4, cuts=32), 1)
    5
    """
    return _minutes(deck, rounds, STACK)


def _minutes(deck: Download, rounds: int, stack: int) -> int:
    return math.ceil((deck.cuts * CUT / stack + deck.decks * rounds * ROUND) / 60)


def cents(deck: Download) -> int:
    """The cents that a deck costs in card stock and ink.

    >>> cents(Download("deck-a4.pdf", "A4", 8, "1 MB", sheets=4, ink=0.6))
    52
    """
    return deck.sheets * SHEET + round(deck.ink * FULL_PAGE)


def text_pages(ink: float) -> int:
    """The pages of text that take as much ink as so many pages covered completely.

    >>> text_pages(0.6)
    12
    """
    return round(ink * TEXT_PAGE)


def book_sheets(file: Download) -> int:
    """The sheets of each rulebook to fold, without the first one, which shows how.

    >>> book_sheets(Download("booklet-fold-a4.pdf", "A4", 12, "1 MB"))
    5
    """
    return math.ceil(file.pages / 2) - 1


def at_decks(ledger: Ledger) -> tuple[int, ...]:
    """The numbers of players who may share a deck of the game."""
    return tuple(sorted(ledger.players))


def usual_at_deck(ledger: Ledger) -> int:
    """The players at a deck that a page begins with: as many as can play, but no large table."""
    return max((number for number in ledger.players if number <= AT_DECK), default=2)


def decks_for(pupils: int, at_deck: int, players: Collection[int]) -> int:
    """The decks for so many pupils, so many of them at a deck: one for each table.

    >>> decks_for(1, 4, (2, 3, 4)), decks_for(7, 4, (2, 4)), decks_for(30, 4, (4,))
    (1, 2, 7)
    """
    return len(seated(pupils, at_deck, players).tables)


def class_set(answer: Answer, pupils: int, at_deck: int, players: Collection[int]) -> ClassSet:
    """The set of decks for so many pupils, made as an answer says."""
    decks = decks_for(pupils, at_deck, players)
    return ClassSet(decks, decks * answer.deck.sheets, decks * answer.minutes, decks * answer.cents)


def pages_to_print(decks: int, each: int) -> str:
    """The pages to print for so many decks, of a class set with so many pages for each.

    >>> pages_to_print(7, 8), pages_to_print(8, 8), pages_to_print(14, 8), pages_to_print(17, 8)
    ('pages 1–56', 'all pages', 'all pages, then pages 1–48', 'all pages 2 times, then pages 1–8')
    """
    sets, left = divmod(decks, CLASS)
    whole = ["all pages" if sets == 1 else f"all pages {sets} times"] if sets else []
    return ", then ".join([*whole, *([f"pages 1–{left * each}"] if left else [])])


def duration(number: int) -> str:
    """A number of minutes as a person says it.

    >>> duration(1), duration(16), duration(60), duration(112)
    ('1 minute', '16 minutes', '1 hour', '1 hour 52 minutes')
    """
    hours, left = divmod(number, 60)
    parts = [(hours, "hour"), (left, "minute")]
    return " ".join(counted(n, name) for n, name in parts if n) or "no time"


def counted(number: int, thing: str) -> str:
    """A number of things as a person says it.

    >>> counted(1, "sheet"), counted(4, "sheet")
    ('1 sheet', '4 sheets')
    """
    return f"{number} {thing}{'' if number == 1 else 's'}"


def times(number: int) -> str:
    """A number of times in words, such as “twice”.

    >>> times(1), times(7)
    ('once', '7 times')
    """
    return "once" if number == 1 else f"{number} times"


def money(number: int) -> str:
    """A number of cents as a person says it.

    >>> money(52), money(364)
    ('52 cents', '$3.64')
    """
    return f"{number} cents" if number < 100 else f"${number // 100}.{number % 100:02}"
