"""The kind of a file, recognized by its first bytes and not by its name."""

from __future__ import annotations

import re
from typing import Literal

from cardwright.errors import ListError

Kind = Literal["text", "zip"]

_SAVE = "open it in your spreadsheet program and save it as .xlsx, .ods or .csv"
_COPY = "copy the table into a spreadsheet, and save that as .xlsx, .ods or .csv"
_TYPE = "type the list into a spreadsheet, and save that as .xlsx, .ods or .csv"
_EXPORT = "open it in Numbers, choose Export To, then Excel or CSV"
_PASSWORD = "open it, save a copy without a password, and use that"  # noqa: S105 - advice

#: Kinds of files by their first bytes: what they are, and what to do.
_BEGINNINGS: tuple[tuple[bytes, str, str], ...] = (
    (b"%PDF", "a PDF file", _COPY),
    (b"\x89PNG", "a picture (PNG)", _TYPE),
    (b"\xff\xd8\xff", "a picture (JPEG)", _TYPE),
    (b"GIF8", "a picture (GIF)", _TYPE),
    (b"RIFF", "a picture or a recording", _TYPE),
    (b"II*\x00", "a picture (TIFF)", _TYPE),
    (b"MM\x00*", "a picture (TIFF)", _TYPE),
    (b"{\\rtf", "a text document (RTF)", _COPY),
    (b"SQLite format 3", "a database", "export its table as CSV"),
    (b"\x1f\x8b", "a compressed file (gzip)", "unpack it first"),
    (b"7z\xbc\xaf", "a compressed file (7z)", "unpack it first"),
    (b"Rar!", "a compressed file (RAR)", "unpack it first"),
    (b"\x09\x08", "a workbook of an old Excel (.xls)", _SAVE),
)
#: Streams of a compound file of Microsoft, whose names are UTF-16, in the order of asking.
_STREAMS: tuple[tuple[str, str, str], ...] = (
    ("EncryptedPackage", "protected by a password", _PASSWORD),
    ("WordDocument", "a document of an old Word (.doc)", _COPY),
    ("PowerPoint Document", "a presentation (.ppt)", _COPY),
    ("Workbook", "a workbook of an old Excel (.xls)", _SAVE),
    ("Book", "a workbook of an old Excel (.xls)", _SAVE),
)
_COMPOUND = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
#: Members of a ZIP archive by their beginnings.
_MEMBERS: tuple[tuple[str, str, str], ...] = (
    ("xl/workbook.bin", "a binary workbook of Excel (.xlsb)", _SAVE),
    ("word/", "a document of Word (.docx)", _COPY),
    ("ppt/", "a presentation (.pptx)", _COPY),
    ("index/", "a file of Numbers, Pages or Keynote", _EXPORT),
    ("index.zip", "a file of Numbers, Pages or Keynote", _EXPORT),
    ("index.apxl", "a file of Numbers, Pages or Keynote", _EXPORT),
)
_MARKUP: tuple[tuple[str, str, str], ...] = (
    (r"(<!doctype html|<html|<table|<head|<meta)", "a web page (HTML)", _SAVE),
    (r"<\?xml.{0,2000}<(\w+:)?workbook\b", "a workbook as XML", _SAVE),
    (r"<\?xml.{0,2000}<office:document\b", "a flat workbook (.fods)", _SAVE),
    (r"<\?xml|<svg", "an XML file", _SAVE),
    (r"\{\s*\"(url|doc_id)\"", "a link to a document of Google", "download it as .xlsx or .csv"),
)


def kind_of(file: str, data: bytes) -> Kind:
    """The kind of a file; raises ListError for one that is neither text nor a ZIP archive."""
    if not data.strip(b"\0\t\n\r "):
        raise ListError(f"{file}: is empty", hint=_TYPE)
    for start, what, advice in _BEGINNINGS:
        if data.startswith(start):
            raise _no_list(file, what, advice)
    if data.startswith(_COMPOUND):
        raise _compound(file, data)
    if data[4:8] == b"ftyp":
        raise _no_list(file, "a picture or a recording", _TYPE)
    if data.startswith(b"BM") and data[6:10] == b"\0\0\0\0":
        raise _no_list(file, "a picture (BMP)", _TYPE)
    if data.startswith(b"PK\x03\x04"):
        return "zip"
    _refuse_markup(file, data[:4000])
    return "text"


def refuse_foreign(file: str, names: tuple[str, ...], mimetype: bytes) -> None:
    """Raise the ListError for a ZIP archive with these members, which is no workbook."""
    for start, what, advice in _MEMBERS:
        if any(name.startswith(start) for name in names):
            raise _no_list(file, what, advice)
    if mimetype.startswith(b"application/vnd.oasis.opendocument"):
        raise _no_list(file, "a document of LibreOffice, but no spreadsheet", _COPY)
    raise _no_list(file, "a ZIP archive, but no workbook", "unpack it, and use the list in it")


def protected(file: str) -> ListError:
    """The error for a workbook that cannot be read without its password."""
    return ListError(f"{file}: is protected by a password", hint=_PASSWORD)


def damaged(file: str) -> ListError:
    """The error for a workbook of which a part cannot be read."""
    message = f"{file}: is damaged, or was not copied as a whole"
    return ListError(message, hint="open it in your spreadsheet program and save it again")


def _compound(file: str, data: bytes) -> ListError:
    for name, what, advice in _STREAMS:
        if "".join(f"{letter}\0" for letter in name).encode() in data:  # UTF-16
            return ListError(f"{file}: is {what}", hint=advice)
    return _no_list(file, "a file of an old program of Microsoft", _SAVE)


def _refuse_markup(file: str, beginning: bytes) -> None:
    text = beginning.replace(b"\0", b"").decode("latin-1").lstrip("ï»¿ÿþ \t\r\n")
    for pattern, what, advice in _MARKUP:
        if re.match(pattern, text, re.IGNORECASE | re.DOTALL):
            raise _no_list(file, what, advice)


def _no_list(file: str, what: str, advice: str) -> ListError:
    return ListError(f"{file}: is {what}, whatever its name says", hint=advice)
