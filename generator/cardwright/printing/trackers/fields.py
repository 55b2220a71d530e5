"""A tracker as a form to fill in on a screen (AcroForm, PDF/UA-1).

Every place is a field: text where one writes, a check box where one ticks. ReportLab's own forms
know the fourteen standard fonts alone, which are not embedded; so fields are made here, with their
appearances in a font of ours. Nothing in them is a script. Sources: ISO 32000-1, 12.7 (forms);
ISO 14289-1, 7.18 (annotations of a tagged document).
"""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from cardwright.drawing.scene.fonts import font
from cardwright.drawing.scene.inks import Palette
from cardwright.drawing.scene.paper import Paper
from cardwright.drawing.scene.shaping import width
from cardwright.errors import UsageError
from cardwright.ledger import FormInfo
from cardwright.paths import memoize_tracked
from cardwright.printing.pdf.document import About, Document
from cardwright.printing.pdf.objects import (
    PDFArray,
    PDFDictionary,
    PDFDocument,
    PDFObjectReference,
    PDFStream,
    PDFString,
    packed_stream,
)
from cardwright.printing.pdf.units import POINTS_PER_MM
from cardwright.printing.trackers.document import draw
from cardwright.printing.trackers.places import HAND, REACH, TrackerLayout, TrackerPlace, Values

#: What a field’s font is called in its default appearance, and which of its characters there are.
_FONT = "Hand"
_CODES = range(32, 256)
#: Flags of the font: not symbolic, and italic.
_FONT_FLAGS = 1 << 5 | 1 << 6
_COLOR = "0.10 0.20 0.45"


@dataclass(frozen=True, slots=True)
class _Face:
    """A font program with Western characters, its widths, and its measures in thousandths."""

    name: str
    program: bytes
    widths: tuple[int, ...]
    ascent: int
    descent: int
    box: tuple[int, int, int, int]
    angle: float


def fillable(
    about: About,
    pages: Sequence[tuple[FormInfo, TrackerLayout]],
    paper: Paper,
    palette: Palette,
    values: Mapping[str, Values],
) -> bytes:
    """The pages as a form, in PDF bytes; `values` fill it in, by the name of a form."""
    document = Document((paper.width, paper.height), palette)
    maker = _FieldMaker(document)
    for form, layout in pages:
        draw(layout.parts, document.tags.document, document)
        group = document.tags.document.add("Div")
        told = values.get(form.name, {})
        for place in layout.places:
            label = place.label if len(pages) == 1 else f"{form.title}. {place.label}"
            maker.add(place, f"{form.name} {place.name}", label, told.get(place.name, ""))
            document.tags.annotation(group.add("Form", alt=label), label)
        document.turn_page()
    document.file.Catalog.AcroForm = maker.form
    return document.tagged(about)


class _FieldMaker:
    """Makes the fields of one document, each on the page that is being drawn."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._file = document.file
        font = self._file.Reference(_embedded(self._file))
        self._resources = PDFDictionary({"Font": PDFDictionary({_FONT: font})})
        self._fields: list[PDFObjectReference] = []
        self._boxes: dict[tuple[float, float], tuple[PDFObjectReference, ...]] = {}

    @property
    def form(self) -> PDFDictionary:
        """The form with all the fields made, in the order in which they are read."""
        look = PDFString(f"/{_FONT} 0 Tf {_COLOR} rg")
        return PDFDictionary({"Fields": PDFArray(self._fields), "DR": self._resources, "DA": look})

    def add(self, place: TrackerPlace, name: str, label: str, value: str) -> None:
        """Add a field of this name over the place, which holds the value."""
        made = {
            "Type": "/Annot",
            "Subtype": "/Widget",
            "Rect": self._box(place),
            "T": PDFString(name),
            "TU": PDFString(label),
            "P": self._file.thisPageRef(),
        }
        kind = self._tickable if place.kind == "tick" else self._writable
        field = PDFDictionary(made | kind(place, value))
        self._fields.append(self._document.annotate(field))

    def _box(self, place: TrackerPlace) -> PDFArray:
        k, height = POINTS_PER_MM, self._document.height
        area = place.area
        edges = (area.left, height - area.bottom, area.right, height - area.top)
        return PDFArray([round(value * k, 3) for value in edges])

    def _tickable(self, place: TrackerPlace, value: str) -> dict[str, object]:
        size = _points(place)
        if size not in self._boxes:
            self._boxes[size] = (self._look(size, _cross(size)), self._look(size, b""))
        on, off = self._boxes[size]
        state = "/Yes" if value else "/Off"
        looks = PDFDictionary({"N": PDFDictionary({"Yes": on, "Off": off})})
        return {"FT": "/Btn", "V": state, "AS": state, "AP": looks, "MK": PDFDictionary()}

    def _writable(self, place: TrackerPlace, value: str) -> dict[str, object]:
        size = round(place.size * POINTS_PER_MM, 1)
        look = self._look(_points(place), _line(value, size, place))
        return {
            "FT": "/Tx",
            "V": PDFString(value),
            "Q": int(place.centered),
            "DA": PDFString(f"/{_FONT} {size} Tf {_COLOR} rg"),
            "AP": PDFDictionary({"N": look}),
        }

    def _look(self, size: tuple[float, float], content: bytes) -> PDFObjectReference:
        """An appearance of this width and height, in points."""
        told = {
            "Type": "/XObject",
            "Subtype": "/Form",
            "BBox": PDFArray([0, 0, *size]),
            "Resources": self._resources,
        }
        return self._file.Reference(PDFStream(PDFDictionary(told), content))


def _points(place: TrackerPlace) -> tuple[float, float]:
    wide, high = place.area.width * POINTS_PER_MM, place.area.height * POINTS_PER_MM
    return round(wide, 2), round(high, 2)


def _cross(size: tuple[float, float]) -> bytes:
    """The strokes of a tick."""
    wide, high = size
    x, y, reach = wide / 2, high / 2, REACH * min(size)
    left, low, right, top = x - reach, y - reach, x + reach, y + reach
    ends = ((left, top, right, low), (left, low, right, top))
    strokes = " ".join(f"{a:.2f} {b:.2f} m {c:.2f} {d:.2f} l" for a, b, c, d in ends)
    return f"q {_COLOR} RG 1.4 w 1 J {strokes} S Q".encode()


def _line(value: str, size: float, place: TrackerPlace) -> bytes:
    """The text of a field as it stands before anybody writes; smaller where it is long.

    Raises UsageError for a character that the font of the form does not have.
    """
    if not value:
        return b"/Tx BMC EMC"
    try:
        code = value.encode("cp1252")
    except UnicodeEncodeError:
        raise UsageError(f"{value!r} has a character that the form cannot show") from None
    wide, high = _points(place)
    long = width(value, HAND, size)
    size = min(size, size * (wide - 4) / long)
    x = (wide - long * min(1, (wide - 4) / long)) / 2 if place.centered else 2.0
    y = high / 2 - size * 0.3
    told = f"/{_FONT} {size:.2f} Tf {_COLOR} rg {x:.2f} {y:.2f} Td <{code.hex()}> Tj"
    return f"/Tx BMC q BT {told} ET Q EMC".encode()


def _embedded(document: PDFDocument) -> PDFDictionary:
    """The font for a document, with Western characters and all that it needs."""
    face = _face()
    descriptor = {
        "Type": "/FontDescriptor",
        "FontName": f"/{face.name}",
        "Flags": _FONT_FLAGS,
        "FontBBox": PDFArray(face.box),
        "ItalicAngle": face.angle,
        "Ascent": face.ascent,
        "Descent": face.descent,
        "CapHeight": face.ascent,
        "StemV": 80,
        "FontFile2": packed_stream({"Length1": len(face.program)}, face.program),
    }
    return PDFDictionary(
        {
            "Type": "/Font",
            "Subtype": "/TrueType",
            "BaseFont": f"/{face.name}",
            "FirstChar": _CODES[0],
            "LastChar": _CODES[-1],
            "Widths": PDFArray(face.widths),
            "Encoding": "/WinAnsiEncoding",
            "FontDescriptor": document.Reference(PDFDictionary(descriptor)),
        }
    )


@memoize_tracked
def _face() -> _Face:
    """The font of what is written, with the characters of Windows’ Western code page."""
    options = Options(glyph_names=False, hinting=False, layout_features=[], notdef_outline=True)
    options.recalc_timestamp = False
    options.drop_tables += ["FFTM", "PfEd"]  # what the font’s editor keeps for itself
    source = TTFont(font(HAND).path, recalcTimestamp=False)
    letters = [bytes([code]).decode("cp1252", "ignore") for code in _CODES]
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(letters))
    subsetter.subset(source)
    cmap, metrics, head = source.getBestCmap(), source["hmtx"].metrics, source["head"]
    k = 1000 / head.unitsPerEm
    glyphs = [cmap.get(ord(letter), ".notdef") if letter else ".notdef" for letter in letters]
    out = io.BytesIO()
    source.save(out)
    post, hhea = source["post"], source["hhea"]
    box = (round(head.xMin * k), round(head.yMin * k), round(head.xMax * k), round(head.yMax * k))
    return _Face(
        "CWHAND+" + source["name"].getDebugName(6),
        out.getvalue(),
        tuple(round(metrics[glyph][0] * k) for glyph in glyphs),
        round(hhea.ascent * k),
        round(hhea.descent * k),
        box,
        float(post.italicAngle),
    )
