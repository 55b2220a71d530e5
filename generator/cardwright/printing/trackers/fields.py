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

import pikepdf
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from pikepdf import Array, Dictionary, Name, Stream, String

from cardwright.drawing.scene.fonts import font
from cardwright.drawing.scene.inks import Palette
from cardwright.drawing.scene.paper import Paper
from cardwright.drawing.scene.shaping import width
from cardwright.errors import UsageError
from cardwright.ledger import FormInfo
from cardwright.paths import memoize_tracked
from cardwright.printing.pdf.document import About, Document
from cardwright.printing.pdf.tags import Annotation, tagged_pdf
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
    for number, (form, layout) in enumerate(pages):
        draw(layout.parts, document.tags.document, document)
        group = document.tags.document.add("Div")
        for index, place in enumerate(layout.places):
            label = _label(form, place, alone=len(pages) == 1)
            group.add("Form", alt=label).kids.append(Annotation(number, index, label))
        document.turn_page()
    data = document.finished(about)
    return tagged_pdf(_with_fields(data, pages, paper, values), document.tags)


def _label(form: FormInfo, place: TrackerPlace, *, alone: bool) -> str:
    return place.label if alone else f"{form.title}. {place.label}"


def _with_fields(
    data: bytes,
    pages: Sequence[tuple[FormInfo, TrackerLayout]],
    paper: Paper,
    values: Mapping[str, Values],
) -> bytes:
    with pikepdf.open(io.BytesIO(data)) as pdf:
        maker = _FieldMaker(pdf, paper)
        for (form, layout), page in zip(pages, pdf.pages, strict=True):
            told = values.get(form.name, {})
            fields = []
            for place in layout.places:
                label = _label(form, place, alone=len(pages) == 1)
                name = f"{form.name} {place.name}"
                fields.append(maker.field(place, name, label, told.get(place.name, ""), page.obj))
            page.obj.Annots = pdf.make_indirect(Array(fields))
        pdf.Root.AcroForm = maker.form()
        out = io.BytesIO()
        pdf.save(out, deterministic_id=True)
    return out.getvalue()


class _FieldMaker:
    """Makes the fields of one document."""

    def __init__(self, pdf: pikepdf.Pdf, paper: Paper) -> None:
        self.pdf = pdf
        self.paper = paper
        self.font = _embedded(pdf)
        self.fields: list[pikepdf.Object] = []
        self._boxes: dict[tuple[float, float], tuple[pikepdf.Object, pikepdf.Object]] = {}

    def form(self) -> pikepdf.Object:
        """The form with all the fields made, in the order in which they are read."""
        resources = Dictionary(Font=Dictionary({f"/{_FONT}": self.font}))
        look = String(f"/{_FONT} 0 Tf {_COLOR} rg")
        return self.pdf.make_indirect(Dictionary(Fields=Array(self.fields), DR=resources, DA=look))

    def field(
        self, place: TrackerPlace, name: str, label: str, value: str, page: pikepdf.Object
    ) -> pikepdf.Object:
        """A field of this name over the place, which holds the value."""
        made = Dictionary(
            Type=Name.Annot, Subtype=Name.Widget, Rect=self._box(place), T=String(name),
            TU=String(label), P=page, F=4,
        )  # fmt: skip
        if place.kind == "tick":
            self._tickable(made, place, ticked=bool(value))
        else:
            self._writable(made, place, value)
        field = self.pdf.make_indirect(made)
        self.fields.append(field)
        return field

    def _box(self, place: TrackerPlace) -> Array:
        k, height = POINTS_PER_MM, self.paper.height
        area = place.area
        edges = (area.left, height - area.bottom, area.right, height - area.top)
        return Array([round(value * k, 3) for value in edges])

    def _tickable(self, made: Dictionary, place: TrackerPlace, *, ticked: bool) -> None:
        size = _points(place)
        if size not in self._boxes:
            self._boxes[size] = (self._look(size, _cross(size)), self._look(size, b""))
        on, off = self._boxes[size]
        state = Name.Yes if ticked else Name.Off
        made.FT, made.V, made.AS = Name.Btn, state, state
        made.AP = Dictionary(N=Dictionary(Yes=on, Off=off))
        made.MK = Dictionary()

    def _writable(self, made: Dictionary, place: TrackerPlace, value: str) -> None:
        wide, high = _points(place)
        size = round(place.size * POINTS_PER_MM, 1)
        made.FT, made.V, made.Q = Name.Tx, String(value), 1 if place.centered else 0
        made.DA = String(f"/{_FONT} {size} Tf {_COLOR} rg")
        made.AP = Dictionary(N=self._look((wide, high), _line(value, size, place)))

    def _look(self, size: tuple[float, float], content: bytes) -> pikepdf.Object:
        """An appearance of this width and height, in points."""
        resources = Dictionary(Font=Dictionary({f"/{_FONT}": self.font}))
        box = Array([0, 0, *size])
        made = Stream(self.pdf, content)
        made.stream_dict = Dictionary(
            Type=Name.XObject, Subtype=Name.Form, BBox=box, Resources=resources
        )
        return self.pdf.make_indirect(made)


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


def _embedded(pdf: pikepdf.Pdf) -> pikepdf.Object:
    """The font as an object of the document, with Western characters and all that it needs."""
    face = _face()
    program = Stream(pdf, face.program)
    program.Length1 = len(face.program)
    descriptor = Dictionary(
        Type=Name.FontDescriptor, FontName=Name(f"/{face.name}"), Flags=_FONT_FLAGS,
        FontBBox=Array(face.box), ItalicAngle=face.angle, Ascent=face.ascent,
        Descent=face.descent, CapHeight=face.ascent, StemV=80,
        FontFile2=pdf.make_indirect(program),
    )  # fmt: skip
    return pdf.make_indirect(
        Dictionary(
            Type=Name.Font,
            Subtype=Name.TrueType,
            BaseFont=Name(f"/{face.name}"),
            FirstChar=_CODES[0],
            LastChar=_CODES[-1],
            Widths=Array(face.widths),
            Encoding=Name.WinAnsiEncoding,
            FontDescriptor=pdf.make_indirect(descriptor),
        )
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
