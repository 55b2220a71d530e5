"""A PDF as a press looks at it: version, boxes, inks, fonts, and what it says of itself."""

from __future__ import annotations

import hashlib
import logging
import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pikepdf
from pikepdf import Dictionary, Name

from generator import bounds
from generator.errors import InputError, TooLarge, shown, visible
from generator.pdf.units import POINTS_PER_MM
from generator.press.content import Reader
from generator.press.lively import lively
from generator.press.unpacking import unpacked, unpacking

#: Left, bottom, right and top in mm.
Edges = tuple[float, float, float, float]
#: What pikepdf and we meet in a file in which things are not what they should be.
_DAMAGE = (
    pikepdf.PdfError,
    pikepdf.ForeignObjectError,
    ArithmeticError,
    AttributeError,
    LookupError,
    NotImplementedError,
    OSError,
    RecursionError,
    RuntimeError,
    TypeError,
    ValueError,
)
_CHECK = "make the file again, or ask “qpdf --check” what is wrong with it"
#: Where an ICC profile has its mark (ICC.1:2022, 7.2), and how long its head is.
_MARK, _HEAD = slice(36, 40), 128


@dataclass(frozen=True, slots=True)
class Page:
    """One page: its boxes by name, what it paints with, what it looks like.

    `spaces`, `loose`, `clear` and `unread` as in `Painted`; `most_ink` in percent; `look` is a
    digest: pages that draw the same have the same one.
    """

    boxes: dict[str, Edges]
    most_ink: float
    spaces: frozenset[str]
    loose: frozenset[str]
    clear: frozenset[str]
    unread: frozenset[str]
    look: str


@dataclass(frozen=True, slots=True)
class PdfFile:
    """What a PDF holds. `locked`: by a password or rights; then there may be no pages.

    `standards` are what it says that it is, `intents` the output intents for a press with whether
    they carry a profile or are registered; `lively` says what it does by itself or when it is
    clicked, `damage` what had to be guessed to read it.
    """

    name: str
    version: tuple[int, int]
    locked: bool
    pages: tuple[Page, ...] = ()
    standards: frozenset[str] = frozenset()
    trapped: str = ""
    identified: bool = False
    intents: tuple[bool, ...] = ()
    lively: tuple[str, ...] = ()
    damage: tuple[str, ...] = ()


def read_pdf(path: Path) -> PdfFile:
    """The PDF; raises InputError where it is none, is damaged beyond reading or unpacks too far."""
    name = visible(path.name)
    try:
        with (
            warnings.catch_warnings(),
            unpacking(),
            _heard() as complaints,
            path.open("rb") as file,
            pikepdf.open(file, suppress_warnings=True) as pdf,
        ):
            warnings.simplefilter("ignore")  # they are told as damage
            found = _read(name, pdf)
            damage = *complaints, *map(str, pdf.get_warnings())
            return replace(found, damage=tuple(_STREAM.sub("", each) for each in damage))
    except pikepdf.PasswordError:
        return PdfFile(name, (0, 0), locked=True)
    except TooLarge as error:
        raise InputError(f"{visible(str(path))}: {error.message}", hint=error.hint) from None
    except _DAMAGE as error:
        raise InputError(
            f"{visible(str(path))}: cannot be read as PDF: {_why(error)}", hint=_CHECK
        ) from None


@contextmanager
def _heard() -> Iterator[list[str]]:
    """What pikepdf complains of beside its warnings, which else would be printed."""
    found: list[str] = []
    handler = logging.Handler(logging.WARNING)
    handler.emit = lambda record: found.append(record.getMessage().strip())  # type: ignore[method-assign]
    log = logging.getLogger("pikepdf")
    log.addHandler(handler)
    try:
        yield found
    finally:
        log.removeHandler(handler)


def _why(error: Exception) -> str:
    """What qpdf says is wrong, without its name for the file; else that something is odd."""
    if not isinstance(error, pikepdf.PdfError):
        return "an object in it is not what it should be"
    return shown(_STREAM.sub("", str(error)), 200)


#: How qpdf calls a file that was opened for it.
_STREAM = re.compile(r"(stream )?<_io\.[^>]*> ?")


def _read(name: str, pdf: pikepdf.Pdf) -> PdfFile:
    root, reader = pdf.Root, Reader()
    if len(pdf.pages) > bounds.PAGES:
        raise TooLarge(f"has more than {bounds.PAGES} pages", hint="divide it")
    major, minor = map(int, str(root.get("/Version", pdf.pdf_version)).lstrip("/").split("."))
    said = pdf.docinfo.get("/GTS_PDFXVersion") if "/Info" in pdf.trailer else None
    info = pdf.docinfo if "/Info" in pdf.trailer else Dictionary()
    return PdfFile(
        name,
        (major, minor),
        locked=pdf.is_encrypted,
        pages=tuple(_page(page, n, reader) for n, page in enumerate(pdf.pages, start=1)),
        standards=frozenset(filter(None, (str(said or ""), _told_standard(root)))),
        trapped=str(info.get("/Trapped", "")).lstrip("/"),
        identified="/ID" in pdf.trailer,
        intents=tuple(_has_profile(intent) for intent in root.get("/OutputIntents", []) or ()),
        lively=tuple(lively(pdf)),
    )


def _has_profile(intent: Any) -> bool:
    """Whether it is for a press, and has a profile that is one, or else a registered name."""
    if intent.get("/S") != Name.GTS_PDFX:
        return False
    if "/DestOutputProfile" not in intent:
        return "/RegistryName" in intent
    profile = unpacked(intent.DestOutputProfile)
    return len(profile) == int.from_bytes(profile[:4]) >= _HEAD and profile[_MARK] == b"acsp"


def _told_standard(root: Any) -> str:
    """What the metadata call the standard, whatever prefix they give its namespace."""
    if "/Metadata" not in root:
        return ""
    found = re.search(rb"GTS_PDFXVersion(?:>|=[\"'])([^<\"']{1,40})", unpacked(root.Metadata))
    return found[1].decode("utf-8", "replace").strip() if found else ""


def _page(page: pikepdf.Page, number: int, reader: Reader) -> Page:
    boxes = {
        box: _edges(page.obj[f"/{box}"] if box != "MediaBox" else page.mediabox)
        for box in ("MediaBox", "BleedBox", "TrimBox")
        if box == "MediaBox" or f"/{box}" in page.obj
    }
    try:
        look, found = _look(page), reader.page(page)
    except TooLarge as error:
        raise TooLarge(f"page {number} {error.message}", hint=error.hint) from None
    return Page(
        boxes,
        found.most_ink,
        frozenset(found.spaces),
        frozenset(found.loose),
        frozenset(found.clear),
        frozenset(found.unread),
        look,
    )


def _edges(box: Any) -> Edges:
    x0, y0, x1, y1 = (float(value) / POINTS_PER_MM for value in box)
    return min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)


def _look(page: pikepdf.Page) -> str:
    """The digest of a page's operators, with the pictures and forms that they name."""
    digest = hashlib.sha256()
    contents = page.obj.get("/Contents")
    if contents is not None:
        for stream in contents if isinstance(contents, pikepdf.Array) else [contents]:
            digest.update(unpacked(stream))
    shown_here = page.resources.get("/XObject", Dictionary())
    named = [(name, shown_here[name].objgen) for name in sorted(shown_here.keys())]
    digest.update(repr(named).encode())
    return digest.hexdigest()
