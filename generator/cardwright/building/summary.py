"""A summary of a build: files, sheets of paper, cuts, ink, how to print it.

What a PDF says of itself is asked of the PDF, for it may come from the cache: nothing is drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pikepdf

from cardwright.building.custom_ledgers import CustomLedger
from cardwright.building.staging.manifest import Manifest
from cardwright.printing.sheets.deck_stats import read_deck_stats

#: How decks are printed.
HOW = "Print the decks at 100 %, on the sides named on each sheet."


@dataclass(frozen=True, slots=True)
class FileSummary:
    """A file below the output folder: bytes, digest, and what only a PDF or only a deck has."""

    name: str
    size: int
    sha256: str
    pages: int | None = None
    sheets: int | None = None
    cuts: int | None = None
    ink: float | None = None  # in pages that are printed full in one ink
    stock: str | None = None  # the perforated sheets that it is printed on

    def to_dict(self) -> dict[str, Any]:
        """The summary of the file as plain values, by name."""
        said = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return {name: value for name, value in said.items() if value is not None}


def file_summaries(out: Path) -> Iterator[FileSummary]:
    """Every file of an output folder, as its manifest lists it."""
    manifest = Manifest.of(out)
    for name, entry in manifest.files.items() if manifest else ():
        known = name, int(entry["bytes"]), str(entry["sha256"])
        yield FileSummary(*known, *_of_pdf(out / name) if name.endswith(".pdf") else ())


def outdated(out: Path, own: Iterable[CustomLedger]) -> tuple[str, ...]:
    """The files of an output folder that were made of an earlier state of these ledgers."""
    manifest = Manifest.of(out)
    digests = {each.folder: each.digest for each in own}
    return tuple(
        name
        for name, entry in (manifest.files.items() if manifest else ())
        if "digest" in entry and entry["digest"] != digests.get(name.split("/")[0], entry["digest"])
    )


def _of_pdf(file: Path) -> tuple[int] | tuple[int, int, int, float, str | None]:
    """The pages of a PDF and, of a deck, sheets, cuts, ink and what it is printed on."""
    with file.open("rb") as data, pikepdf.open(data) as pdf:
        taken, pages = read_deck_stats(pdf), len(pdf.pages)
    if not taken:
        return (pages,)
    return pages, taken.sheets, taken.cuts, taken.ink or 0.0, taken.stock


def lines(out: Path, names: Sequence[str]) -> Iterator[str]:
    """The files and folders of these names, with what they take; if decks are, how to print them.

    Of a deck these are its sheets, cuts and ink, of another PDF its pages.
    """
    decks = 0
    for name in names:
        match _of_pdf(out / name) if name.endswith(".pdf") else ():
            case _, sheets, cuts, ink, stock:
                on = _so_many(sheets, "sheet") + (f" of {stock}" if stock else "")
                apart = "to break out" if stock else _so_many(cuts, "straight cut")
                yield f"  {name}: {on}, {apart}, ink of {ink:g} full pages"
                decks += 1
            case (pages,):
                yield f"  {name}: {_so_many(pages, 'page')}"
            case ():
                yield f"  {name}/" if (out / name).is_dir() else f"  {name}"
    if decks:
        yield HOW


def _so_many(number: int | None, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"
