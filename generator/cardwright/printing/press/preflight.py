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

from cardwright.errors import InputError, visible
from cardwright.printing.press.answer import Answer, answers
from cardwright.printing.press.folder import TABLE, Folder, read_folder
from cardwright.printing.press.image_file import JPEG, PNG
from cardwright.printing.press.job import DECK
from cardwright.printing.press.job_rules import DECK_RULES, JOB_RULES, OF_PICTURES
from cardwright.printing.press.laid import objects
from cardwright.printing.press.listed import ListedFile, Listing, listing
from cardwright.printing.press.page_rules import OF_THE_FILE, PAGE_RULES
from cardwright.printing.press.pdf_file import read_pdf
from cardwright.printing.press.picture_rules import PICTURE_RULES
from cardwright.printing.press.table_rules import OF_THE_FOLDER, TABLE_RULES
from cardwright.printing.press.unpacking import little_memory
from cardwright.printing.press.vendors import Vendor

_PDF, _PICTURES = b"%PDF-", (PNG, JPEG)
_NAME = "give a PDF, a picture, or the folder of an exported game"


def preflight(path: Path, vendor: Vendor) -> tuple[Answer, ...]:
    """The answer of each rule of the vendor for a file or a folder; raises InputError.

    Of a folder with a job sheet for a service that takes a PDF, its PDF is looked at.
    """
    file = path / DECK if vendor.medium == "pdf" and path.is_dir() else path
    try:
        found = listing(path)
        with little_memory(file):
            said = tuple(_answers(found, vendor))
    except OSError as error:
        place = os.fsdecode(error.filename or path)
        raise InputError(
            f"{visible(place)}: cannot be read ({error.strerror or 'the system refuses it'})",
            hint="check that you may read it",
        ) from None
    found.still()
    return said


def _answers(found: Listing, vendor: Vendor) -> Iterator[Answer]:
    file = found.files[found.path.name] if found.single else None
    if vendor.medium == "pdf":
        yield from _pages(file, vendor) if file else _deck(found, vendor)
        return
    if file and _is_pdf(file):
        wrong = f"{visible(file.name)} is a PDF; {vendor.title} needs pictures"
        yield Answer("format", "PNG", (wrong,))
        return
    if vendor.medium == "table" and file:
        raise InputError(
            f"{visible(str(file))}: {vendor.title} needs a folder",
            hint="give the folder of the game made by “cardwright export”",
        )
    folder = read_folder(found, vendor)
    if vendor.medium == "table":
        missing = "" if objects(folder) else f"there is no deck in {TABLE}"
        said = answers(TABLE_RULES, folder, vendor, missing, OF_THE_FOLDER)
    else:
        missing = "" if folder.pictures or folder.unread else "there is no picture"
        # Of a picture alone nobody can ask which card it is.
        asked = {
            name: rule
            for name, rule in PICTURE_RULES.items()
            if not (found.single and name in JOB_RULES)
        }
        said = answers(asked, folder, vendor, missing, ("job sheet",))
    yield from (_with_unread(answer, folder) for answer in said)


def _with_unread(answer: Answer, folder: Folder) -> Answer:
    """The answer; of a rule about pictures also that some could not be asked about."""
    if answer.rule not in OF_PICTURES:
        return answer
    asked = "" if answer.rule == "format" else "not checked: it "
    unread = (f"{name}{':' if asked else ''} {asked}{why}" for name, why in folder.unread)
    return replace(answer, faults=(*answer.faults, *unread))


def _deck(found: Listing, vendor: Vendor) -> Iterator[Answer]:
    """The answers for a folder with a PDF; raises InputError where it has none."""
    folder = read_folder(found, vendor)
    if not folder.deck:
        place = visible(str(found.path))
        linked = (f"{place}: {odd}" for odd in folder.odd if odd.startswith(DECK))
        missing = f"{visible(str(found.path / DECK))}: there is no such file"
        raise InputError(next(linked, missing), hint=_NAME)
    yield from _pages(folder.deck, vendor, folder)


def _pages(path: ListedFile, vendor: Vendor, folder: Folder | None = None) -> Iterator[Answer]:
    if not _is_pdf(path):
        wrong = f"{visible(path.name)} is not a PDF; {vendor.title} needs one"
        yield Answer("format", "PDF", (wrong,))
        return
    file = read_pdf(path)
    if folder:
        yield from answers(DECK_RULES, replace(folder, pages=len(file.pages)), vendor)
        file = replace(
            file, cards=tuple(line.name for line in (folder.job.lines if folder.job else ()))
        )
    missing = "" if file.pages else "there are no pages"
    yield from answers(PAGE_RULES, file, vendor, missing, OF_THE_FILE)


def _is_pdf(path: ListedFile) -> bool:
    """Test if it begins as a PDF does; raises InputError for a file of no size, which may not end.

    So are those that the system makes up as they are read, such as `/proc/self/mem`. Readers of PDF
    let other bytes come first, but a picture may hold those that begin a PDF.
    """
    if not path.size:
        raise InputError(f"{visible(str(path))}: is empty", hint="make the file again")
    try:
        with path.open("rb") as file:
            begun = file.read(1024)
    except InputError as error:
        raise path.named(error) from None
    return _PDF in begun and not begun.startswith(_PICTURES)
