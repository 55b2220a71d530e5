"""Preflight: a file or a folder held against everything that a service asks of it.

It says what can be told without a program besides: boxes, inks, fonts, sizes, edges, names. It is
no certificate: a service may ask for more than is known here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from generator.errors import InputError, visible
from generator.litter import tidy
from generator.press.folder import read_folder
from generator.press.job import read_job
from generator.press.page_rules import PAGE_RULES
from generator.press.parcel import DECK
from generator.press.pdf_file import read_pdf
from generator.press.picture_rules import PICTURE_RULES
from generator.press.table_rules import TABLE_RULES
from generator.press.vendors import Vendor

_PDF = b"%PDF-"
_NAME = "name a PDF, a PNG, or the folder of a game that was exported"


@dataclass(frozen=True, slots=True)
class Answer:
    """A rule by its name, what it asks in words, and the sentences that say how it is broken."""

    rule: str
    asks: str
    faults: tuple[str, ...]


def preflight(path: Path, vendor: Vendor) -> tuple[Answer, ...]:
    """What each rule of the vendor says of a file or a folder; raises InputError.

    Of a folder with a job sheet for a service that takes a PDF, its PDF is looked at.
    """
    if not (path.is_file() or path.is_dir()):
        raise InputError(f"{visible(str(path))}: is neither a file nor a folder", hint=_NAME)
    if vendor.medium == "pdf":
        return tuple(_pages(path / DECK if path.is_dir() else path, vendor))
    if path.is_file() and _is_pdf(path):
        wrong = f"{visible(path.name)} is a PDF; {vendor.title} is given pictures"
        return (Answer("format", "PNG", (wrong,)),)
    if vendor.medium == "table" and not path.is_dir():
        raise InputError(
            f"{visible(str(path))}: {vendor.title} is given a folder",
            hint="name the folder of the game, which “cardwright export” has made",
        )
    if path.is_dir() and read_job(path) is None and _games(path):
        raise InputError(
            f"{visible(str(path))}: holds several games",
            hint=f"name the folder of one: {', '.join(_games(path))}",
        )
    folder = read_folder(path, vendor)
    table = TABLE_RULES if vendor.medium == "table" else PICTURE_RULES
    return tuple(
        Answer(rule, asks, tuple(check(folder, vendor))) for rule, (asks, check) in table.items()
    )


def _pages(path: Path, vendor: Vendor) -> Iterator[Answer]:
    if not path.is_file():
        raise InputError(f"{visible(str(path))}: there is no such file", hint=_NAME)
    if not _is_pdf(path):
        wrong = f"{visible(path.name)} is no PDF; {vendor.title} is given one"
        yield Answer("format", "PDF", (wrong,))
        return
    file = read_pdf(path)
    for rule, (asks, check) in PAGE_RULES.items():
        if file.pages or rule == "encryption":  # nothing is seen of one that does not open
            yield Answer(rule, asks, tuple(check(file, vendor)))


def _is_pdf(path: Path) -> bool:
    with path.open("rb") as file:
        return _PDF in file.read(1024)


def _games(path: Path) -> list[str]:
    """The folders of games in an export of several."""
    return [found.parent.name for found in tidy(path.glob("*/job.json"), path)]
