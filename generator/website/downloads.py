"""What of a game can be taken home and printed, and how big the files are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from generator.pdf.units import PAPERS

#: The editions of a rulebook, and how the names of their files end.
_RULEBOOKS = {
    "To fold, A4": "-fold-a4",
    "To fold, US Letter": "-fold-letter",
    "For the screen": "",
    "For the screen, half letter": "-letter",
    "Large print": "-large",
}


@dataclass(frozen=True, slots=True)
class Download:
    """A file below the game's folder: what it is printed on, and its size for people."""

    file: str
    paper: str
    size: str


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing to print, in one file or in one for each paper."""

    title: str
    about: str
    files: tuple[Download, ...]


def offers(folder: Path) -> tuple[Offer, ...]:
    """What the folder of a game's printed files offers: the deck, the books, the trackers.

    A build for one paper alone offers that paper alone.
    """
    by_paper = {p.title: f"-{p.name}" for p in PAPERS.values()}
    plan = (
        ("deck", by_paper, "The deck", "All the cards, fronts and backs"),
        ("booklet", _RULEBOOKS, "The rulebook", "How to play, with pictures and a whole deal"),
        ("law", {"To read": ""}, "The law book", "Every rule with its source"),
        ("lessons", {"Any paper": ""}, "The workbook", "Lessons to hand out, with answers"),
        (
            "tracker",
            by_paper,
            "The score tracker",
            "A sheet to keep the score on, one for each form",
        ),
        ("tracker-pad", by_paper, "A pad of trackers", "Four small ones on a sheet, to cut apart"),
        ("tracker-fill", {"On a screen": ""}, "The tracker as a form", "To fill in on a screen"),
    )
    made = (
        Offer(title, about, _downloads(folder, kind, editions))
        for kind, editions, title, about in plan
    )
    return tuple(offer for offer in made if offer.files)


def _downloads(folder: Path, kind: str, editions: Mapping[str, str]) -> tuple[Download, ...]:
    """The editions of a kind that the folder holds; `editions` maps papers to ends of names."""
    files = {paper: folder / f"{kind}{end}.pdf" for paper, end in editions.items()}
    return tuple(
        Download(file.name, paper, in_words(file.stat().st_size))
        for paper, file in files.items()
        if file.is_file()
    )


def in_words(size: int) -> str:
    """A number of bytes as a person says it.

    >>> in_words(812), in_words(48_200), in_words(1_449_000)
    ('1 KB', '48 KB', '1.4 MB')
    """
    if size < 999_500:
        return f"{max(1, round(size / 1000))} KB"
    return f"{size / 1e6:.1f} MB"
