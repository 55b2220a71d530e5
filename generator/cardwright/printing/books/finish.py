"""Finish of the page-maker's PDF: its metadata, and links into the law book.

The page-maker tags as PDF/UA-1 asks for, but will not say so of a document that holds pages of
another PDF; ours hold cards, which are drawings within figures.
"""

from __future__ import annotations

import io
from datetime import datetime

import pikepdf
from pikepdf import Array, Dictionary, Name, Stream, String

from cardwright.printing.pdf.archive import describe
from cardwright.printing.pdf.saving import saved
from cardwright.system.source_date import source_date

#: The book that the marks in the margin lead to; an address in it begins so.
LAW = "law.pdf#"
_MAKER = "Cardwright"
#: How the streams of the cards are written for the page-maker, which takes only text.
ASCII = Name.ASCIIHexDecode


def finished(data: bytes) -> bytes:
    """The PDF with metadata as our others have them, and its bytes the same on every run.

    Raises UsageError when SOURCE_DATE_EPOCH is set and is no time.
    """
    with pikepdf.open(io.BytesIO(data)) as pdf:
        _inform(pdf, source_date())
        describe(pdf)
        _head_rows(pdf.Root.StructTreeRoot)
        _pack(pdf)
        for page in pdf.pages:
            for annotation in page.obj.get("/Annots", ()):
                _lead(annotation)
        return saved(pdf)


def _inform(pdf: pikepdf.Pdf, date: datetime | None) -> None:
    pdf.docinfo["/Creator"] = _MAKER
    if date:
        for key in ("/CreationDate", "/ModDate"):
            pdf.docinfo[key] = f"{date:D:%Y%m%d%H%M%SZ}"


def _head_rows(element: pikepdf.Object) -> None:
    """Make the first cell of every row in the body of a table the header of that row."""
    for kid in _several(element.get("/K")):
        if not isinstance(kid, Dictionary) or "/S" not in kid:
            continue
        if element.get("/S") == Name.TBody and kid.S == Name.TR:
            first, *others = kid.K
            first.S = Name.TH
            first.A = Dictionary(O=Name.Table, Scope=Name.Row)
            for attributes in (each for other in others for each in _several(other.get("/A"))):
                if "/Headers" in attributes:  # which are now found by their scopes
                    del attributes.Headers
        _head_rows(kid)


def _several(value: pikepdf.Object | None) -> list[pikepdf.Object]:
    """The values of an entry that may be one, several or none."""
    if value is None:
        return []
    return list(value) if isinstance(value, Array) else [value]


def _pack(pdf: pikepdf.Pdf) -> None:
    """Have the streams of the cards as bytes again, packed as they were."""
    for stream in pdf.objects:
        filters = stream.get("/Filter") if isinstance(stream, Stream) else None
        if isinstance(filters, Array) and filters[0] == ASCII:
            packed = bytes.fromhex(stream.read_raw_bytes().rstrip(b">").decode())
            stream.write(packed, filter=Array(list(filters)[1:]))


def _lead(annotation: pikepdf.Object) -> None:
    """Have a link to a clause open the law book beside this one, at the clause."""
    address = str(annotation.get("/A", Dictionary()).get("/URI", ""))
    if address.startswith(LAW):
        clause = address.removeprefix(LAW)
        annotation.Contents = String(f"Clause {clause}, in the law book")
        file, _, _ = LAW.partition("#")
        annotation.A = Dictionary(
            Type=Name.Action, S=Name.GoToR, F=String(file), D=String(clause), NewWindow=True
        )
