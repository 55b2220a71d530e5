"""Streams packed by libdeflate, and in a browser, where it is missing, by the zlib of Python.

Which deflate a Python has depends on who built it: zlib, or zlib-ng with other bytes for the same
content (Python 3.14 for Windows). Libdeflate comes with the library `deflate`, the same for every
Python there; on a deck it is three times faster than zlib, and leaves 3 % less. No browser has it:
a deck that is made in a page has the same streams, packed in another way.
"""

from __future__ import annotations

from reportlab.pdfbase import pdfdoc

try:
    from deflate import zlib_compress
except ModuleNotFoundError:  # in a browser
    from zlib import compress as zlib_compress  # type: ignore[assignment]

#: Of libdeflate's levels, 0 to 12: zlib's usual one. 9 would leave 2 % less in twice the time.
_LEVEL = 6


def deflated(data: bytes) -> bytes:
    """The data as a zlib stream (RFC 1950), the same whatever Python runs outside a browser.

    >>> import zlib
    >>> zlib.decompress(deflated(b"q 1 0 0 1 0 0 cm Q"))
    b'q 1 0 0 1 0 0 cm Q'
    """
    return bytes(zlib_compress(data, _LEVEL))  # it gives a bytearray


class _Deflate(pdfdoc.PDFStreamFilterZCompress):  # type: ignore[misc]  # ReportLab ships no types
    """ReportLab's filter of streams, with libdeflate."""

    def encode(self, text: str | bytes) -> bytes:
        return deflated(text.encode() if isinstance(text, str) else text)


def install() -> None:
    """ReportLab packs with `deflated` from now on: pages, forms and fonts ask by this name."""
    pdfdoc.PDFZCompress = _Deflate()
