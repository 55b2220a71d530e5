"""Downloads of a game: files, their pages and sizes, sheets and cuts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pikepdf

from cardwright import paths
from cardwright.drawing.scene.paper import USUAL_PAPERS
from cardwright.printing.sheets.card_selection import CLASS, CardSelection
from cardwright.printing.sheets.deck_stats import DeckStats, read_deck_stats


@dataclass(frozen=True, slots=True)
class Download:
    """A file below the game's folder: what it is printed on, its pages, its size for people.

    ``kind`` is what it is called by its format; what is no PDF has no pages. ``sheets`` of paper
    belong to decks alone, and so do straight cuts and ink, in pages covered completely in one
    ink, of all its ``decks``. ``high`` is the height of the first page where its width is 1.
    """

    file: str
    paper: str
    pages: int
    size: str
    kind: str = "PDF"
    sheets: int = 0
    cuts: int = 0
    ink: float = 0.0
    high: float = 0.0
    decks: int = 1


@dataclass(frozen=True, slots=True)
class FileEdition:
    """One way in which a thing is printed, in one file or in one for each paper."""

    title: str
    about: str
    files: tuple[Download, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing to print, and its editions; `name` is the beginning of the names of its files."""

    name: str
    title: str
    about: str
    editions: tuple[FileEdition, ...]


#: The part of a file name that a class set has.
_SET = CardSelection(copies=CLASS).named
_BY_PAPER = {paper.title: f"-{paper.name}" for paper in USUAL_PAPERS}
_Files = Mapping[str, str]  # what a file is for, and how its name ends; a PDF without its suffix
_KINDS = {".txt": "text"}
#: The figures of a PDF that is no deck.
_NONE = DeckStats(0, 0, 0.0, None)
#: Title and text of each offer, then its editions: title, text, files.
_PLAN: tuple[tuple[str, str, str, tuple[tuple[str, str, _Files], ...]], ...] = (
    (
        "deck",
        "The deck",
        "All the cards, in their real size.",
        (
            ("Both sides", "For a copy shop: fronts and patterned backs in full color.", _BY_PAPER),
            (
                "White paper, plain backs",
                "For a color printer at home.",
                {title: f"-white-paper-plain-backs{end}" for title, end in _BY_PAPER.items()},
            ),
            (
                "Low ink",
                "For a black laser: lines in pure black, plain backs.",
                {title: f"-low-ink{end}" for title, end in _BY_PAPER.items()},
            ),
            (
                "For a class, black",
                "For a black laser: decks with marks, and a checklist.",
                {title: f"-low-ink-{_SET}{end}" for title, end in _BY_PAPER.items()},
            ),
            (
                "For a class, in color",
                "For a color printer: decks with marks, and a checklist.",
                {
                    title: f"-white-paper-plain-backs-{_SET}{end}"
                    for title, end in _BY_PAPER.items()
                },
            ),
            (
                "Fronts only",
                "For paper with a back of its own; these stay blank.",
                {title: f"-fronts{end}" for title, end in _BY_PAPER.items()},
            ),
            (
                "To fold",
                "For one-sided printers, on paper of 100 to 120 g/m²: fold, glue, and cut.",
                {title: f"-fold{end}" for title, end in _BY_PAPER.items()},
            ),
            (
                "For a card service",
                "To order a printed deck: a page for each side of a card, with bleed.",
                {"DriveThruCards": "-drivethrucards"},
            ),
        ),
    ),
    (
        "booklet",
        "The rulebook",
        "How to play, with pictures and a whole deal.",
        (
            (
                "To fold and staple",
                "Flip on the short edge. The first sheet shows how.",
                {title: f"-fold{end}" for title, end in _BY_PAPER.items()},
            ),
            ("For the screen", "Single pages.", {"A5": "", "Half letter": "-letter"}),
            ("In large print", "On either paper.", {"18 points": "-large"}),
        ),
    ),
    (
        "tracker",
        "The score tracker",
        "For keeping score on paper.",
        (
            ("Whole sheets", "One for each form of the game.", _BY_PAPER),
            (
                "A pad",
                "Four small ones on a sheet, to cut apart.",
                {title: f"-pad{end}" for title, end in _BY_PAPER.items()},
            ),
            ("A form", "To fill in on a screen.", {"PDF form": "-fill"}),
        ),
    ),
    (
        "box",
        "The box",
        "A flat sheet to cut out, fold and glue. It holds the deck and its reference cards.",
        (
            ("On card", "With steps, and lines for scoring and cutting.", _BY_PAPER),
            (
                "For a machine",
                "The same in layers, for a cutting plotter or laser cutter.",
                {"Art and lines": ".svg", "Lines alone": ".dxf"},
            ),
        ),
    ),
    (
        "envelope",
        "The envelope",
        "For the trays and balls, which don’t fit the box.",
        (("", "", _BY_PAPER),),
    ),
    (
        "lessons",
        "The workbook",
        "Lessons to hand out, with answers.",
        (("", "", {"Any paper": ""}),),
    ),
    ("law", "The law book", "Every rule with its source.", (("", "", {"To read": ""}),)),
    (
        "card-list",
        "The cards in words",
        "For readers who can’t see the cards: the text of each, and how many there are.",
        (("", "", {"Page": ".html", "Plain text": ".txt"}),),
    ),
)


def offers(folder: Path) -> tuple[Offer, ...]:
    """The offers of the folder of a game's printed files: deck, books, trackers, box.

    A build for one paper alone offers that paper alone.
    """
    made = (
        Offer(name, title, about, tuple(_editions(folder, name, editions)))
        for name, title, about, editions in _PLAN
    )
    return tuple(offer for offer in made if offer.editions)


def _editions(
    folder: Path, name: str, editions: tuple[tuple[str, str, _Files], ...]
) -> Iterator[FileEdition]:
    """The editions of a thing of which the folder holds a file."""
    for title, about, ends in editions:
        named = {what: folder / _file(f"{name}{end}") for what, end in ends.items()}
        files = tuple(_download(what, file) for what, file in named.items() if file.is_file())
        if files:
            yield FileEdition(title, about, files)


def _file(name: str) -> str:
    return name if "." in name else f"{name}.pdf"


def _download(what: str, file: Path) -> Download:
    kind, size = _KINDS.get(file.suffix, file.suffix[1:].upper()), in_words(file.stat().st_size)
    if file.suffix != ".pdf":
        return Download(file.name, what, 0, size, kind)
    pages, high, taken = _facts(file, paths.look(file))
    return Download(
        *(file.name, what, pages, size, kind),
        *(taken.sheets, taken.cuts, taken.ink or 0.0, high),
        CLASS if f"-{_SET}-" in file.name else 1,
    )


@cache
def _facts(file: Path, _look: tuple[int, ...]) -> tuple[int, float, DeckStats]:
    """The pages of a PDF that looks so, how high its first one is, and what a deck takes."""
    with file.open("rb") as data, pikepdf.open(data) as pdf:
        left, foot, right, top = map(float, pdf.pages[0].mediabox)
        return len(pdf.pages), (top - foot) / (right - left), read_deck_stats(pdf) or _NONE


def in_words(size: int) -> str:
    """A number of bytes as a person says it.

    >>> in_words(812), in_words(48_200), in_words(1_449_000)
    ('1 KB', '48 KB', '1.4 MB')
    """
    if size < 999_500:
        return f"{max(1, round(size / 1000))} KB"
    return f"{size / 1e6:.1f} MB"
