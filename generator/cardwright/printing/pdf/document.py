"""A PDF document: what is alike in everything that we print.

Pages of one palette, their fonts embedded and their streams packed; the metadata; how a viewer is
to print it; the boxes of a page; and the same bytes on every run. Lengths are in mm, y down.

    document = Document((paper.width, paper.height), palette)
    document.draw(items)
    document.turn_page()
    data = document.finished(About("Court: deck", "Print at 100 %."))

A document that is read aloud is drawn on through `tags`, and ends with `tagged`.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from reportlab.pdfbase import pdfdoc

from cardwright.drawing.scene.inks import Palette
from cardwright.drawing.scene.model import Item
from cardwright.printing.pdf import deflate, srgb
from cardwright.printing.pdf.fonts import printer_font
from cardwright.printing.pdf.metadata import DocumentInfo, described
from cardwright.printing.pdf.objects import (
    PDFArray,
    PDFDictionary,
    PDFDocument,
    PDFObjectReference,
    PDFStream,
    PDFString,
    packed_stream,
)
from cardwright.printing.pdf.painter import FormCanvas, Painter
from cardwright.printing.pdf.structure import add_structure, allow
from cardwright.printing.pdf.tags import Box, Element, Tags
from cardwright.printing.pdf.units import POINTS_PER_MM
from cardwright.printing.pdf.writing import written
from cardwright.system.source_date import source_date

#: Who made the document, and with what.
_MAKER = "Cardwright"


@dataclass(frozen=True, slots=True)
class About:
    """The metadata of a document, and its wishes for printing.

    `viewer` are viewer preferences as in ISO 32000-1, table 150, besides that the title is shown.
    `info` are entries of our own in the information dictionary (ISO 32000-1, 14.3.3). `language` is
    that of its words (RFC 5646).
    """

    title: str
    subject: str
    viewer: tuple[tuple[str, str], ...] = ()
    info: tuple[tuple[str, str], ...] = ()
    language: str = "en-US"


#: Print it as large as it is; and on one side, or on both, turned over its long or short edge.
ACTUAL_SIZE = (("PrintScaling", "None"),)
ONE_SIDE = (*ACTUAL_SIZE, ("Duplex", "Simplex"))
BOTH_SIDES = (*ACTUAL_SIZE, ("Duplex", "DuplexFlipLongEdge"))
BOTH_SIDES_SHORT = (*ACTUAL_SIZE, ("Duplex", "DuplexFlipShortEdge"))


class Document:
    """Pages to be drawn on, the first of them `size` mm wide and high.

    `structure` is the root of what the document is when read aloud; it may be filled beforehand.
    Raises UsageError when SOURCE_DATE_EPOCH is set and is no time.
    """

    def __init__(
        self, size: tuple[float, float], palette: Palette, structure: Element | None = None
    ) -> None:
        deflate.install()
        printer_font("body")
        self._date = source_date()
        self.canvas = FormCanvas(
            io.BytesIO(),
            invariant=1,
            pageCompression=1,
            pdfVersion=(1, 7),
            initialFontName="body",
        )
        self.file.Catalog.Outlines = None  # ReportLab's own can't be written without its help
        self.painter = Painter(self.canvas, palette)
        self.tags = Tags(self.canvas, structure)
        self.resize(size)

    @property
    def file(self) -> PDFDocument:
        """The document as ReportLab has it, for objects of one’s own."""
        return self.canvas._doc

    def annotate(self, annotation: PDFDictionary) -> PDFObjectReference:
        """Add a link or a field to this page."""
        self.canvas._addAnnotation(annotation)
        return self.file.Reference(annotation)

    def resize(self, size: tuple[float, float]) -> None:
        """Give this page and those after it this width and height."""
        self.height = size[1]
        self.canvas.setPageSize(tuple(value * POINTS_PER_MM for value in size))

    def boxes(self, trim: Box, bleed: float) -> None:
        """Give this page a TrimBox (left, top, right, bottom) and a BleedBox as much larger."""
        left, top, right, bottom = trim
        grown = (left - bleed, top - bleed, right + bleed, bottom + bleed)
        self.canvas.setTrimBox(self.area(trim))
        self.canvas.setBleedBox(self.area(grown))

    def area(self, box: Box) -> Box:
        """The box (left, top, right, bottom) in the points of this page, from its lower left."""
        left, top, right, bottom = box
        edges = (left, self.height - bottom, right, self.height - top)
        x0, y0, x1, y1 = (value * POINTS_PER_MM for value in edges)
        return x0, y0, x1, y1

    def draw(self, items: tuple[Item, ...]) -> None:
        """Draw the items on this page."""
        self.painter.page(self.height, items)

    def turn_page(self) -> None:
        """End this page."""
        self.canvas.showPage()

    def finished(self, about: About) -> bytes:
        """The document's bytes; it cannot be drawn on any more."""
        document = self.file
        document.info = _Info(about, self._date)
        catalog = document.Catalog
        catalog.Lang = PDFString(about.language)
        for name, value in (*about.viewer, ("DisplayDocTitle", "true")):
            self.canvas.setViewerPreference(name, value)
        return written(document)

    def tagged(self, about: About) -> bytes:
        """The document's bytes as PDF/UA-1 and PDF/A-2a, with what was drawn through `tags`."""
        document = self.file
        add_structure(document, self.tags.document)
        catalog = document.Catalog
        catalog.MarkInfo = PDFDictionary({"Marked": "true"})
        catalog.Metadata = self._metadata(about)
        allow(catalog, "OutputIntents")
        catalog.OutputIntents = PDFArray([_intent()])
        return self.finished(about)

    def _metadata(self, about: About) -> PDFStream:
        moment = self._date.isoformat() if self._date else ""
        told = DocumentInfo(about.title, _MAKER, about.subject, about.language, moment)
        kind = PDFDictionary({"Type": "/Metadata", "Subtype": "/XML"})
        return PDFStream(kind, described(told, tagged=True))


def _intent() -> PDFDictionary:
    """The colors that are meant, which an archive asks for."""
    profile = packed_stream({"N": 3, "Alternate": "/DeviceRGB"}, srgb.profile())
    return PDFDictionary(
        {
            "Type": "/OutputIntent",
            "S": "/GTS_PDFA1",
            "OutputConditionIdentifier": PDFString(srgb.CONDITION),
            "Info": PDFString(srgb.CONDITION),
            "DestOutputProfile": profile,
        }
    )


class _Info(pdfdoc.PDFInfo):  # type: ignore[misc]  # ReportLab ships no types
    """The information dictionary; without a date of its own a document has none."""

    def __init__(self, about: About, date: datetime | None) -> None:
        super().__init__()
        self.title, self.subject = about.title, about.subject
        self.author = self.creator = _MAKER
        self._more = dict(about.info)
        self._date = date

    def format(self, document: Any) -> Any:
        """The entries of the dictionary, written for the file."""
        said = {
            "Title": self.title,
            "Author": self.author,
            "Subject": self.subject,
            "Creator": self.creator,
            "Producer": self.producer,
            **self._more,
        }
        if self._date:
            said |= dict.fromkeys(("CreationDate", "ModDate"), f"{self._date:D:%Y%m%d%H%M%SZ}")
        told = {name: PDFString(text) for name, text in said.items()}
        return PDFDictionary(told).format(document)
