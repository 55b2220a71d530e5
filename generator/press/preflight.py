"""Preflight: a file or a folder held against everything that a service asks of it.

It says what can be told without a program besides: boxes, inks, fonts, sizes, edges, names. A rule
that cannot be asked is broken, with the reason. It is no certificate: a service may ask for more
than is known here.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from generator.errors import InputError, visible
from generator.press.answer import Answer, answers
from generator.press.folder import TABLE, Folder, read_folder
from generator.press.job import DECK
from generator.press.job_rules import DECK_RULES
from generator.press.laid import objects
from generator.press.page_rules import OF_THE_FILE, PAGE_RULES
from generator.press.pdf_file import read_pdf
from generator.press.picture_rules import PICTURE_RULES
from generator.press.table_rules import OF_THE_FOLDER, TABLE_RULES
from generator.press.unpacking import little_memory
from generator.press.vendors import Vendor

_PDF = b"%PDF-"
_NAME = "name a PDF, a picture, or the folder of a game that was exported"


def preflight(path: Path, vendor: Vendor) -> tuple[Answer, ...]:
    """What each rule of the vendor says of a file or a folder; raises InputError.

    Of a folder with a job sheet for a service that takes a PDF, its PDF is looked at.
    """
    if not (path.is_file() or path.is_dir()):
        raise InputError(f"{visible(str(path))}: is neither a file nor a folder", hint=_NAME)
    file = path / DECK if vendor.medium == "pdf" and path.is_dir() else path
    try:
        with little_memory(file):
            return tuple(_answers(path, vendor))
    except OSError as error:
        place = os.fsdecode(error.filename or path)
        raise InputError(
            f"{visible(place)}: cannot be read ({error.strerror or 'the system refuses it'})",
            hint="see whether you may read it",
        ) from None


def _answers(path: Path, vendor: Vendor) -> Iterator[Answer]:
    if vendor.medium == "pdf":
        yield from _deck(path, vendor) if path.is_dir() else _pages(path, vendor)
        return
    if path.is_file() and _is_pdf(path):
        wrong = f"{visible(path.name)} is a PDF; {vendor.title} is given pictures"
        yield Answer("format", "PNG", (wrong,))
        return
    if vendor.medium == "table" and not path.is_dir():
        raise InputError(
            f"{visible(str(path))}: {vendor.title} is given a folder",
            hint="name the folder of the game, which “cardwright export” has made",
        )
    folder = read_folder(path, vendor)
    if vendor.medium == "table":
        missing = "" if objects(folder) else f"there is no deck in {TABLE}"
        yield from answers(TABLE_RULES, folder, vendor, missing, OF_THE_FOLDER)
    else:
        missing = "" if folder.pictures else "there is no picture"
        yield from answers(PICTURE_RULES, folder, vendor, missing, ("job sheet",))


def _deck(path: Path, vendor: Vendor) -> Iterator[Answer]:
    """What is said of a folder with a PDF; raises InputError where it has none."""
    folder = read_folder(path, vendor)
    if DECK not in folder.names:
        linked = (f"{visible(str(path))}: {odd}" for odd in folder.odd if odd.startswith(DECK))
        missing = f"{visible(str(path / DECK))}: there is no such file"
        raise InputError(next(linked, missing), hint=_NAME)
    yield from _pages(path / DECK, vendor, folder)


def _pages(path: Path, vendor: Vendor, folder: Folder | None = None) -> Iterator[Answer]:
    if not path.is_file():
        raise InputError(f"{visible(str(path))}: there is no such file", hint=_NAME)
    if not _is_pdf(path):
        wrong = f"{visible(path.name)} is no PDF; {vendor.title} is given one"
        yield Answer("format", "PDF", (wrong,))
        return
    file = read_pdf(path)
    if folder:
        yield from answers(DECK_RULES, replace(folder, pages=len(file.pages)), vendor)
        file = replace(
            file, cards=tuple(line.name for line in (folder.job.lines if folder.job else ()))
        )
    missing = "" if file.pages else "there is no page to look at"
    yield from answers(PAGE_RULES, file, vendor, missing, OF_THE_FILE)


def _is_pdf(path: Path) -> bool:
    """Whether it begins as a PDF does; raises InputError for a file of no size, which may not end.

    So are those that the system makes up as they are read, such as `/proc/self/mem`.
    """
    if not path.stat().st_size:
        raise InputError(f"{visible(str(path))}: is empty", hint="make the file again")
    with path.open("rb") as file:
        return _PDF in file.read(1024)
