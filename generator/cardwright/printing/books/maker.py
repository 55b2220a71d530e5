"""The page-maker: Typst, given its files, and its errors as ours.

It sees nothing but these files and our own fonts, and asks no clock.
"""

from __future__ import annotations

import ctypes
import io
import json
import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

import pikepdf
from pikepdf import Array, Name, Stream

from cardwright import paths
from cardwright.drawing.scene.digest import scene_digest
from cardwright.drawing.scene.fonts import FILES, font
from cardwright.errors import MissingGlyph, TemplateError, TextTooLong, visible
from cardwright.printing.books.drawings import Cards
from cardwright.printing.books.finish import ASCII, finished
from cardwright.printing.pdf.document import About, Document

#: Typst works in one thread: games are made side by side already, and each thread keeps memory.
os.environ.setdefault("RAYON_NUM_THREADS", "1")
import typst

#: Of glibc's malloc.h: how many heaps the threads of a process share (M_ARENA_MAX), so that what
#: Typst's thread gives back is used again; and from how many bytes memory is given back to the
#: system at once (M_MMAP_THRESHOLD, M_TRIM_THRESHOLD), which it else puts off ever longer. Without
#: these a build takes a fifth more memory.
_MEMORY = {-8: 1, -3: 1 << 17, -1: 1 << 17}
_NO_GLIBC = (AttributeError, OSError, TypeError)  # another C library has none of this
with suppress(*_NO_GLIBC):
    for _option, _value in _MEMORY.items():
        ctypes.CDLL(None).mallopt(_option, _value)

#: The fonts that set words, each for what those before it lack.
_ROLES = ("body", "figures")
#: A word of more letters may be wider than a column of the law book.
_LONGEST = 34
#: Templates that others import.
_SHARED = ("common.typ", "sheets.typ")
#: Data that are no words.
_UNSET = ("svg", "alt", "look", "url")
#: The head of a PDF: its version, and a comment that says to programs that the file is binary.
_HEAD = 16
#: For so many more documents Typst keeps what it has reckoned for one.
_KEPT = 10
#: The cards of the last book, by what they are drawn from.
_LAST: dict[tuple[str, ...], bytes] = {}


def book(template: str, data: Mapping[str, object], cards: Cards) -> bytes:
    """The pages that a template of `templates/books` makes of the data.

    Raises MissingGlyph and TextTooLong for a text that cannot be set, and TemplateError, which
    names the template and its line, for pages that Typst refuses.
    """
    known: set[str] = set()
    for text in _texts(data):
        _check(text, known)
    with _faults_of(template):
        given = _given(template, data, cards)
        pages: bytes = typst.compile(given, font_paths=_fonts(), timestamp=0)  # dated when finished
        return finished(pages)


def page_picture(
    template: str, data: Mapping[str, object], cards: Cards, number: int, dpi: int
) -> bytes:
    """A page of the book as PNG, counted from 1; raises TemplateError as `book` does."""
    with _faults_of(template):
        given = _given(template, data, cards)
        pages = typst.compile(given, format="png", ppi=float(dpi), font_paths=_fonts())
    return bytes(pages[number - 1])


#: A page that is as large as the page of a PDF, so many dots wide.
_SHOWN = """#set page(width: auto, height: auto, margin: 0pt, fill: white)
#image("shown.pdf", page: 1, width: {wide}pt, alt: "")"""


def pdf_page(pdf: bytes, number: int, wide: int) -> bytes:
    """A page of a finished PDF as PNG, counted from 1, so many pixels wide."""
    with _faults_of("page of a PDF"):
        given: Any = {
            "main.typ": _SHOWN.format(wide=wide).encode(),
            "shown.pdf": _plain(_alone(pdf, number)),
        }
        page: bytes = typst.compile(given, format="png", ppi=72.0, font_paths=_fonts())
    return page


def _alone(data: bytes, number: int) -> bytes:
    """A page of a PDF without its links, which lead to other pages."""
    with pikepdf.open(io.BytesIO(data)) as pdf, pikepdf.new() as alone:
        alone.pages.append(pdf.pages[number - 1])
        if "/Annots" in alone.pages[0]:
            del alone.pages[0]["/Annots"]
        out = io.BytesIO()
        alone.save(out, deterministic_id=True)
    return out.getvalue()


def cited_pages(template: str, data: Mapping[str, object], cards: Cards) -> dict[str, list[int]]:
    """The pages of a book on which each clause is cited, by its id.

    Raises TemplateError as `book` does.
    """
    with _faults_of(template):
        given = _given(template, data, cards)
        cited = json.loads(typst.query(given, "<cited>", field="value", font_paths=_fonts()))
    found: dict[str, dict[int, None]] = {}
    for clause, page in cited:
        found.setdefault(clause, {})[page] = None
    return {clause: [*pages] for clause, pages in found.items()}


@contextmanager
def _faults_of(template: str) -> Iterator[None]:
    """Raise a fault of Typst as one of the template, and have it forget what it has reckoned."""
    try:
        yield
    except typst.TypstError as error:
        raise TemplateError(
            f"{_place(error, template)}: {error}", hint="fix the template"
        ) from error
    finally:
        _forget()


def _given(template: str, data: Mapping[str, object], cards: Cards) -> Any:  # noqa: ANN401
    """The files that Typst is given, which are nowhere on disk; its types do not know of that."""
    texts = {"main.typ": f"{template}.typ", **{file: file for file in _SHARED}}
    files = {name: _template(file).encode() for name, file in texts.items()}
    files |= {"data.json": json.dumps(data).encode(), "cards.pdf": cards_pdf(cards)}
    return {name: content for name, content in files.items() if content}


def _template(file: str) -> str:
    try:
        return paths.data("templates", "books", file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        what = f"templates/books/{file}: is not UTF-8 text"
        raise TemplateError(what, hint="save it as UTF-8") from None


def _place(error: typst.TypstError, template: str) -> str:
    """The template of a fault and its line, where Typst says it."""
    said = re.search(r"┌─ (\w+)\.typ:(\d+):", getattr(error, "diagnostic", ""))
    name, line = said.groups() if said else ("main", "")
    file = f"templates/books/{template if name == 'main' else name}.typ"
    return f"{file}:{line}" if line else file


def _texts(data: object) -> Iterator[str]:
    """Every text among the data that is set in type."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for name, value in data.items():
            if name not in _UNSET:
                yield from _texts(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _texts(value)


def _check(text: str, known: set[str]) -> None:
    """Raises MissingGlyph and TextTooLong; characters that a font has become known."""
    for character in sorted(set(text) - known, key=text.index):
        if not any(font(role).covers(character) for role in _ROLES):
            raise MissingGlyph(
                text,
                f": {FILES[_ROLES[0]]} has no “{visible(character)}” (U+{ord(character):04X})",
                hint="use another character",
                character=character,
            )
        known.add(character)
    word = max(re.split(r"[\s/–—-]+", text), key=len, default="")
    if len(word) > _LONGEST:
        raise TextTooLong(word, " is wider than its line")


def cards_pdf(cards: Cards) -> bytes:
    """Cards as a PDF in ASCII, each on a page of its own size; b"" for none.

    That of one book at a time is kept: its other sizes of page show the same cards.
    """
    digests = [scene_digest(card) for _, card in cards]
    shown = (cards.palette.as_text, *digests)
    if shown not in _LAST:
        _LAST.clear()
        _LAST[shown] = _plain(_drawn(cards)) if digests else b""
    return _LAST[shown]


def _drawn(cards: Cards) -> bytes:
    """Cards as pages, from what the deck has made of their pictures already."""
    document = Document((0.0, 0.0), cards.palette)
    for _, card in cards:
        document.resize((card.width, card.height))
        document.draw(card.items)
        document.turn_page()
    return document.finished(About("Cards", "Drawn for a book."))


def _plain(data: bytes) -> bytes:
    """The PDF in ASCII, for the page-maker takes no other files from memory than texts."""
    with pikepdf.open(io.BytesIO(data)) as pdf:
        if "/Metadata" in pdf.Root:
            del pdf.Root.Metadata
        for stream in pdf.objects:
            if isinstance(stream, Stream):
                packed = stream.read_raw_bytes().hex().encode()
                stream.write(packed + b">", filter=Array([ASCII, *_filters(stream)]))
        out = io.BytesIO()
        pdf.save(
            out,
            compress_streams=False,
            deterministic_id=True,
            object_stream_mode=pikepdf.ObjectStreamMode.disable,
            stream_decode_level=pikepdf.StreamDecodeLevel.none,
        )
    head, rest = out.getvalue()[:_HEAD], out.getvalue()[_HEAD:]
    return head.decode("ascii", "replace").replace("\ufffd", "-").encode() + rest


def _filters(stream: Stream) -> list[pikepdf.Object]:
    """The filters by which a stream is packed."""
    found = stream.get("/Filter")
    if found is None:
        return []
    return [found] if isinstance(found, Name) else [*found]


@paths.memoize_tracked
def _fonts() -> typst.Fonts:
    """Our own fonts, and no other."""
    for file in FILES.values():
        paths.data("card_art", "fonts", file)
    return typst.Fonts(
        include_system_fonts=False,
        include_embedded_fonts=False,
        font_paths=[paths.data("card_art", "fonts")],
    )


def _forget() -> None:
    """Have Typst give up what it has reckoned, which would grow to 170 MB, and give it back."""
    for _ in range(_KEPT + 1):
        typst.compile(b"", font_paths=_fonts())
    with suppress(*_NO_GLIBC):
        ctypes.CDLL(None).malloc_trim(0)
