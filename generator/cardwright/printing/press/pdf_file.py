"""A PDF as a press looks at it: version, boxes, inks, fonts, and what it says of itself."""

from __future__ import annotations

import logging
import mmap
import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, BinaryIO

import pikepdf
from pikepdf import Array, Dictionary, Name

from cardwright import limits
from cardwright.errors import InputError, TooLarge, excerpt, visible
from cardwright.printing.press.boxes import Edges, boxes_of
from cardwright.printing.press.claims import intents_in, standard_in
from cardwright.printing.press.content import Reader
from cardwright.printing.press.known import layers
from cardwright.printing.press.listed import ListedFile
from cardwright.printing.press.lively import lively
from cardwright.printing.press.objects import is_packed
from cardwright.printing.press.unpacking import Allowance, unpacked, unpacking

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
_CHECK = "make the file again, or find the fault with “qpdf --check”"
#: What qpdf says where a table of objects leaves out its own place, which nobody looks up.
_HARMLESS = "a common error handled correctly"
_HEADER, _END, _WHITE = b"%PDF-", b"%%EOF", b"\0\t\n\f\r \x1a"


@dataclass(frozen=True, slots=True)
class PressPage:
    """One page: its boxes by name, what it paints with, what it looks like.

    `turned` by so many degrees; `wrong` says what is not right about boxes and size. `spaces`,
    `loose`, `clear`, `unread` and `strange` as in `Painted`; `most_ink` in percent; `look` is a
    digest: pages that draw the same have the same one.
    """

    boxes: dict[str, Edges]
    turned: int
    wrong: tuple[str, ...]
    most_ink: float
    spaces: frozenset[str]
    loose: frozenset[str]
    clear: frozenset[str]
    unread: frozenset[str]
    strange: frozenset[str]
    look: str


@dataclass(frozen=True, slots=True)
class PdfFile:
    """A PDF as a press sees it. `locked`: by a password or rights; then there may be no pages.

    `told` and `claimed` are the standard that its information and its metadata name, `information`
    the keys of the first that say something, `intents` how it says for which press it is
    (`claims`). `lively` says what it does by itself or when it is clicked, and what is not known of
    its objects; they are `packed` in streams. `cards` are those on its pages by a job sheet,
    `layered` says that it has layers, `hidden` why some may not be seen, `damage` what is wrong
    with how it is written.
    """

    name: str
    version: tuple[int, int]
    locked: bool
    pages: tuple[PressPage, ...] = ()
    told: str = ""
    claimed: str = ""
    trapped: str = ""
    information: frozenset[str] = frozenset()
    identified: bool = False
    intents: tuple[str, ...] = ()
    lively: tuple[str, ...] = ()
    packed: bool = False
    cards: tuple[str, ...] = ()
    layered: bool = False
    hidden: tuple[str, ...] = ()
    damage: tuple[str, ...] = ()


def read_pdf(path: ListedFile) -> PdfFile:
    """The PDF; raises InputError where it is none, is damaged beyond reading or unpacks too far."""
    name = visible(path.name)
    try:
        with (
            warnings.catch_warnings(),
            unpacking(),
            _captured_warnings() as complaints,
            path.open("rb") as file,
            pikepdf.open(
                file,
                suppress_warnings=True,
                inherit_page_attributes=False,
                attempt_recovery=False,
            ) as pdf,
        ):
            warnings.simplefilter("ignore")  # they are told as damage
            found = _read(name, pdf, Allowance(path.size))
            heard = [said for said in map(str, pdf.get_warnings()) if _HARMLESS not in said]
            counted = _miscounted(pdf.Root, len(found.pages))
            damage = *_around(file), *complaints, *heard, *counted
            return replace(
                found, damage=tuple(_STREAM.sub("", each).lstrip(", :") for each in damage)
            )
    except pikepdf.PasswordError:
        return PdfFile(name, (0, 0), locked=True)
    except InputError as error:
        raise InputError(f"{visible(str(path))}: {error.message}", hint=error.hint) from None
    except _DAMAGE as error:
        raise InputError(
            f"{visible(str(path))}: cannot be read as PDF: {_error_text(error)}", hint=_CHECK
        ) from None


@contextmanager
def _captured_warnings() -> Iterator[list[str]]:
    """Capture the complaints of pikepdf beside its warnings, which else would be printed."""
    found: list[str] = []
    handler = logging.Handler(logging.WARNING)
    handler.emit = lambda record: found.append(record.getMessage().strip())  # type: ignore[method-assign]
    log = logging.getLogger("pikepdf")
    log.addHandler(handler)
    try:
        yield found
    finally:
        log.removeHandler(handler)


def _error_text(error: Exception) -> str:
    """The error of qpdf, without its name for the file; else that something is odd."""
    if not isinstance(error, pikepdf.PdfError):
        return "an object in it has the wrong type"
    if "unfilterable" in str(error):
        return "a stream in it cannot be unpacked, or exceeds the limit"
    return excerpt(_STREAM.sub("", str(error)).lstrip(", :"), 200)


#: How qpdf calls a file that was opened for it.
_STREAM = re.compile(r"(stream )?<_io\.[^>]*> ?")


def _around(file: BinaryIO) -> Iterator[str]:
    """The bytes before and behind a PDF, or a second one: others may read it as that."""
    with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        start, end = data.find(_HEADER), data.rfind(_END)
        if start:
            yield f"{start} bytes that are not PDF come before it"
        if data.find(_HEADER, start + 1) > 0:
            yield "another PDF is joined to it"
        if end >= 0 and data[end + len(_END) :].strip(_WHITE):
            yield "bytes that are not PDF come after its end"


def _read(name: str, pdf: pikepdf.Pdf, allowance: Allowance) -> PdfFile:
    root, reader = pdf.Root, Reader(allowance)
    _few_pages(root)
    major, minor = map(int, str(root.get("/Version", pdf.pdf_version)).lstrip("/").split("."))
    info = pdf.docinfo if "/Info" in pdf.trailer else Dictionary()
    trapped = info.get("/Trapped")
    return PdfFile(
        name,
        (major, minor),
        locked=pdf.is_encrypted,
        pages=tuple(_page(page, n, reader) for n, page in enumerate(pdf.pages, start=1)),
        told=str(info.get("/GTS_PDFXVersion", "")),
        claimed=standard_in(unpacked(root.Metadata)) if "/Metadata" in root else "",
        trapped=str(trapped)[1:] if isinstance(trapped, Name) else "",
        information=frozenset(key[1:] for key, value in info.items() if str(value).strip()),
        identified=_is_identified(pdf.trailer.get("/ID")),
        intents=intents_in(root),
        lively=tuple(lively(pdf, allowance)),
        packed=is_packed(pdf),
        layered="/OCProperties" in root,
        hidden=tuple(layers(pdf)),
    )


def _is_identified(given: Any) -> bool:
    """Test if it is two texts, neither of which is empty."""
    return isinstance(given, Array) and len(given) == 2 and all(len(bytes(part)) for part in given)


def _miscounted(root: Any, count: int) -> Iterator[str]:
    """The number of pages that the page tree gives, where that is wrong."""
    said = root.Pages.get("/Count")
    if said != count:
        yield f"it claims to have {said} pages, but has {count}"


def _few_pages(root: Any) -> None:
    """Raise TooLarge for too many pages, before qpdf makes each that is named again a new one."""
    waiting, seen, count = [root.get("/Pages")], set(), 0
    while waiting:
        node = waiting.pop()
        kids = node.get("/Kids") if isinstance(node, Dictionary) else None
        if not isinstance(kids, Array):
            count += 1
        elif node.objgen not in seen:
            seen.add(node.objgen)
            if len(kids) + len(waiting) <= limits.PAGES:
                waiting += [kids[n] for n in range(len(kids))]
            else:
                count = limits.PAGES + 1
        if count > limits.PAGES:
            raise TooLarge(f"has more than {limits.PAGES} pages", hint="split it")


def _page(page: pikepdf.Page, number: int, reader: Reader) -> PressPage:
    boxes, turned, wrong = boxes_of(page)
    try:
        look, found = reader.page(page)
    except InputError as error:
        raise TooLarge(f"page {number} {error.message}", hint=error.hint) from None
    return PressPage(
        boxes,
        turned,
        wrong,
        found.most_ink,
        frozenset(found.spaces),
        frozenset(found.loose),
        frozenset(found.clear),
        frozenset(found.unread),
        frozenset(found.strange),
        look,
    )
