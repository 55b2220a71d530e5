"""Streams packed by qpdf's deflate, and never by that of Python.

Which deflate a Python has depends on who built it: zlib, or zlib-ng with other bytes for the same
content (Python 3.14 for Windows). That of qpdf comes with pikepdf, or is the system's, and is the
same for every Python there.
"""

from __future__ import annotations

import io

import pikepdf
from reportlab.pdfbase import pdfdoc

#: The shortest zlib stream: no data at all, in one block.
_NOTHING = bytes.fromhex("789c030000000001")


def deflated(data: bytes) -> bytes:
    """The data as a zlib stream (RFC 1950), the same whatever Python runs.

    >>> import zlib
    >>> zlib.decompress(deflated(b"q 1 0 0 1 0 0 cm Q"))
    b'q 1 0 0 1 0 0 cm Q'
    """
    if not data:
        return _NOTHING  # qpdf packs no empty stream
    out = io.BytesIO()
    with pikepdf.new() as pdf:
        pdf.Root.Packed = pdf.make_stream(data)
        pdf.save(out)
    with pikepdf.open(out) as pdf:
        return bytes(pdf.Root.Packed.read_raw_bytes())


class _Deflate(pdfdoc.PDFStreamFilterZCompress):  # type: ignore[misc]  # ReportLab ships no types
    """ReportLab's filter of streams, with qpdf's deflate."""

    def encode(self, text: str | bytes) -> bytes:
        return deflated(text.encode() if isinstance(text, str) else text)


def install() -> None:
    """ReportLab packs with `deflated` from now on: pages, forms and fonts ask by this name."""
    pdfdoc.PDFZCompress = _Deflate()
