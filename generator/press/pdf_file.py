"""A PDF as a press looks at it: version, boxes, inks, fonts, and what it says of itself."""

from __future__ import annotations

import hashlib
import re
import warnings
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pikepdf
from pikepdf import Dictionary, Name

from generator.errors import InputError, visible
from generator.pdf.units import POINTS_PER_MM
from generator.press.content import Painted, Reader

#: Left, bottom, right and top in mm.
Edges = tuple[float, float, float, float]
#: What pikepdf and we meet in a file in which things are not what they should be.
_DAMAGE = (
    pikepdf.PdfError,
    ArithmeticError,
    AttributeError,
    LookupError,
    NotImplementedError,
    RecursionError,
    TypeError,
    ValueError,
)


@dataclass(frozen=True, slots=True)
class Page:
    """One page: its boxes by name, what it paints with, what can be clicked, what it looks like."""

    boxes: dict[str, Edges]
    painted: Painted
    clickable: int
    look: str  # a digest: pages that draw the same have the same one


@dataclass(frozen=True, slots=True)
class PdfFile:
    """What a PDF holds. `locked`: by a password or rights; then there may be no pages.

    `standards` are what it says that it is, `intents` the output intents for a press with whether
    they carry a profile or are registered; `scripts` whether it runs any.
    """

    name: str
    version: tuple[int, int]
    locked: bool
    pages: tuple[Page, ...] = ()
    standards: frozenset[str] = frozenset()
    trapped: str = ""
    identified: bool = False
    intents: tuple[bool, ...] = ()
    scripts: bool = False


def read_pdf(path: Path) -> PdfFile:
    """The PDF; raises InputError where it is none or is damaged beyond reading."""
    name = visible(path.name)
    try:
        with warnings.catch_warnings(), pikepdf.open(path, suppress_warnings=True) as pdf:
            warnings.simplefilter("ignore")  # what is damaged a little is read as far as it goes
            return _read(name, pdf)
    except pikepdf.PasswordError:
        return PdfFile(name, (0, 0), locked=True)
    except _DAMAGE as error:
        raise InputError(
            f"{visible(str(path))}: cannot be read as PDF: {visible(str(error))[:200]}",
            hint="make the file again, or ask “qpdf --check” what is wrong with it",
        ) from None


def _read(name: str, pdf: pikepdf.Pdf) -> PdfFile:
    root, reader = pdf.Root, Reader()
    major, minor = map(int, str(root.get("/Version", pdf.pdf_version)).lstrip("/").split("."))
    said = pdf.docinfo.get("/GTS_PDFXVersion") if "/Info" in pdf.trailer else None
    info = pdf.docinfo if "/Info" in pdf.trailer else Dictionary()
    return PdfFile(
        name,
        (major, minor),
        locked=pdf.is_encrypted,
        pages=tuple(_page(page, reader) for page in pdf.pages),
        standards=frozenset(filter(None, (str(said or ""), _told_standard(root)))),
        trapped=str(info.get("/Trapped", "")).lstrip("/"),
        identified="/ID" in pdf.trailer,
        intents=tuple(_has_profile(intent) for intent in root.get("/OutputIntents", []) or ()),
        scripts="/JavaScript" in root.get("/Names", Dictionary()) or "/AA" in root,
    )


def _has_profile(intent: Any) -> bool:
    return intent.get("/S") == Name.GTS_PDFX and (
        "/DestOutputProfile" in intent or "/RegistryName" in intent
    )


def _told_standard(root: Any) -> str:
    """What the metadata call the standard, whatever prefix they give its namespace."""
    if "/Metadata" not in root:
        return ""
    found = re.search(rb"GTS_PDFXVersion(?:>|=[\"'])([^<\"']{1,40})", root.Metadata.read_bytes())
    return found[1].decode("utf-8", "replace").strip() if found else ""


def _page(page: pikepdf.Page, reader: Reader) -> Page:
    boxes = {
        box: _edges(page.obj[f"/{box}"] if box != "MediaBox" else page.mediabox)
        for box in ("MediaBox", "BleedBox", "TrimBox")
        if box == "MediaBox" or f"/{box}" in page.obj
    }
    return Page(boxes, reader.page(page), len(page.obj.get("/Annots", [])), _look(page))


def _edges(box: Any) -> Edges:
    x0, y0, x1, y1 = (float(value) / POINTS_PER_MM for value in box)
    return min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)


def _look(page: pikepdf.Page) -> str:
    """The digest of a page's operators, with the pictures and forms that they name."""
    digest = hashlib.sha256()
    contents = page.obj.get("/Contents")
    if contents is not None:
        for stream in contents if isinstance(contents, pikepdf.Array) else [contents]:
            digest.update(stream.read_bytes())
    shown = page.resources.get("/XObject", Dictionary())
    digest.update(repr([(name, shown[name].objgen) for name in sorted(shown.keys())]).encode())
    return digest.hexdigest()
