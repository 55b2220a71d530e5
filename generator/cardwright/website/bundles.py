"""Bundles: the files that a print page leads to, each bundle in one ZIP."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from cardwright.ledger import Ledger
from cardwright.printing.bundles import Entries, all_files, bundle, bundle_address, bundle_size
from cardwright.printing.sheets.card_selection import CLASS, MARKS
from cardwright.website.answers import AT_HOME, HEAVIEST, Answer, book_sheets, counted
from cardwright.website.downloads import Download, in_words

#: The name of the text in a bundle, before all others.
READ_ME = "0-READ-ME.txt"
_HEAD = """{title}: {whom}
{paper}, {printer} printer

Print these files in this order. Print at 100 %, never "fit to page".
First print pages 1 and 2 of the first file as a test: the ruler on the sheet must be 100 mm long.
All page numbers here are those of a file, as your print window counts them.
A folded rulebook has other numbers printed on its pages.
"""
_STOCK = "Card stock. "
_WEIGHT = (
    "Card stock: as heavy as your printer takes.\n"
    f"Most printers at home take {AT_HOME}.\n"
    f"{HEAVIEST} needs a straight paper path, or a copy shop.\n"
)
_PLAIN = "Plain paper. "
_ONE, _LONG = "One side.", "Both sides, flip on the long edge."
_SHORT = "Both sides, flip on the SHORT edge."
#: By a file name, or its beginning: the name in the bundle, paper and sides, what else to know.
_PARTS = {
    "booklet": (
        "rulebook-to-fold",
        _PLAIN + _SHORT,
        "Pages 1 and 2 show how to fold the book. Print them once, as a test.",
        "Then print pages 3 to {last} for each book: {leaves}. Each deck needs one book.",
        "{fold}",
    ),
    "booklet-large": (
        "rulebook-in-large-print",
        _PLAIN + _ONE,
        "{pages}, 18 points. Print it for each pupil who needs large letters.",
        "The print shop of the site makes a deck with large letters: tick “Large index.”",
    ),
    "tracker": (
        "score-tracker",
        _PLAIN + _ONE,
        "{choose}, once for each deck.",
        "{forms}",
    ),
    "box": ("box", _STOCK + _ONE, "{pages}, one box for each deck. The steps are on the sheet."),
    "envelope": ("envelope", _PLAIN + _ONE, "{pages}, one envelope for each deck."),
    "lessons": (
        "workbook",
        _PLAIN + _ONE,
        "{pages}. Choose the lessons that you need, one sheet for each pupil.",
    ),
}


@dataclass(frozen=True, slots=True)
class Bundle:
    """A ZIP: its address from the root of the site, and its files by their names inside."""

    address: str
    entries: Entries

    @property
    def name(self) -> str:
        """Its file name."""
        return self.address.rpartition("/")[2]

    @property
    def size(self) -> str:
        """Its size for people, such as “2.1 MB”."""
        return in_words(bundle_size(self.entries))

    def write(self, site: Path) -> None:
        """Write it into the folder of a site."""
        bundle(self.entries, site / self.address)


def bundles(answers: Iterable[Answer], ledger: Ledger, printed: Path) -> dict[str, Bundle]:
    """The bundles of a game from its folder: of all files by "", and of each answer.

    These are by the names of the answers.
    """
    whole = {"": Bundle(bundle_address(printed.name), all_files(printed))}
    return whole | {answer.named: _bundle(answer, ledger, printed) for answer in answers}


def _bundle(answer: Answer, ledger: Ledger, printed: Path) -> Bundle:
    """The files of an answer, numbered in the order of printing, and a text that says how."""
    name = f"{printed.name}-{answer.named}"
    parts = [_deck(answer), *(_part(file, ledger) for _, file in answer.files[1:])]
    named = [f"{number}-{part}.pdf" for number, (part, *_) in enumerate(parts, start=1)]
    files = zip(named, answer.files, strict=True)
    told = "\n".join(_read_me(answer, ledger.title, named, parts))
    entries: Entries = {
        f"{name}/{READ_ME}": told.encode(),
        **{f"{name}/{inside}": printed / file.file for inside, (_, file) in files},
    }
    return Bundle(bundle_address(printed.name, name), entries)


def _read_me(
    answer: Answer, title: str, named: list[str], parts: list[tuple[str, ...]]
) -> Iterator[str]:
    """The lines of the text in a bundle."""
    whom = "a class" if answer.for_class else "one deck"
    paper, printer = answer.paper.title, answer.printer.title
    yield _HEAD.format(title=title, whom=whom, paper=paper, printer=printer)
    yield _WEIGHT
    for inside, (_, *lines) in zip(named, parts, strict=True):
        yield inside
        yield from (f"    {line}" for line in lines)
        yield ""


def _deck(answer: Answer) -> tuple[str, ...]:
    """The name of the deck, or of the decks of a class, and how to print it."""
    sheets, how = answer.deck.sheets, _STOCK + _LONG
    if not answer.for_class:
        return "deck", how, f"{counted(sheets, 'sheet')}."
    each, last = answer.pages, answer.files[0][1].pages - CLASS * answer.pages
    return (
        f"decks-{MARKS[0]}-to-{MARKS[CLASS - 1]}",
        how,
        f"{CLASS} decks. Each deck takes {counted(sheets, 'sheet')}, which are {each} pages.",
        f"Pages 1 to {each} are deck {MARKS[0]}, the next {each} are deck {MARKS[1]}, and so on.",
        "For fewer decks, print only their pages.",
        f"The last {'page is' if last == 1 else f'{last} pages are'} a checklist, for plain paper.",
    )


def _part(file: Download, ledger: Ledger) -> tuple[str, ...]:
    """The name of what belongs to a deck, and how to print it."""
    whole = file.file.removesuffix(".pdf")
    name, how, *more = _PARTS.get(whole) or _PARTS[whole.partition("-")[0]]
    sheets = book_sheets(file)
    told = {
        "pages": counted(file.pages, "page"),
        "last": file.pages,
        "leaves": counted(sheets, "sheet"),
        "fold": "Fold in the middle" + (", and staple twice." if sheets > 1 else "."),
        "choose": "Print it"
        if len(ledger.forms) == 1
        else "Print the page of the form that you play",
        "forms": "\n    ".join(_forms(ledger)),
    }
    return name, how, *(line.format_map(told) for line in more)


def _forms(ledger: Ledger) -> Iterator[str]:
    """The pages of the tracker; of one page alone, that there is no other."""
    if len(ledger.forms) == 1:
        yield "It has 1 page."
        return
    for page, form in enumerate(ledger.forms, start=1):
        yield f"Page {page}: {form.title}."
