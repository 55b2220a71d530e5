"""ReportLab's objects of a PDF, for what its canvas has no method for.

Other packages take them from here: `cardwright.printing.pdf` is the only door to ReportLab.
"""

from __future__ import annotations

from reportlab.pdfbase import pdfdoc
from reportlab.pdfbase.pdfdoc import (
    PDFArray,
    PDFDictionary,
    PDFDocument,
    PDFObjectReference,
    PDFStream,
    PDFString,
)

__all__ = [
    "PDFArray",
    "PDFDictionary",
    "PDFDocument",
    "PDFObjectReference",
    "PDFStream",
    "PDFString",
    "packed_stream",
]


def packed_stream(entries: dict[str, object], content: bytes) -> PDFStream:
    """A stream with these entries in its dictionary, whose content is deflated in the file."""
    return PDFStream(PDFDictionary(entries), content, [pdfdoc.PDFZCompress])
