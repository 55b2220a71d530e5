"""Scenes drawn on a ReportLab canvas: each used scene and photo once, as an XObject, then by name.

Inside a form everything is in the scene's millimeters, y down; only the page turns that into
points.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from reportlab import rl_config
from reportlab.pdfbase import pdfdoc
from reportlab.pdfgen.canvas import Canvas

from cardwright.drawing.scene.color import WHITE, Color
from cardwright.drawing.scene.digest import scene_digest
from cardwright.drawing.scene.fonts import role_for
from cardwright.drawing.scene.inks import Palette
from cardwright.drawing.scene.model import (
    IDENTITY,
    Gradient,
    Group,
    Item,
    Photo,
    Scene,
    Shape,
    Text,
    Transform,
    Use,
)
from cardwright.drawing.scene.outline import number
from cardwright.drawing.scene.shaping import Run, shape
from cardwright.printing.pdf.content import path_operators
from cardwright.printing.pdf.deflate import deflated
from cardwright.printing.pdf.fonts import printer_font
from cardwright.printing.pdf.photos import image_stream
from cardwright.printing.pdf.units import POINTS_PER_MM
from cardwright.system.fingerprints import digest, worked_out

#: Streams stay binary: as text they would be a quarter larger.
rl_config.useA85 = 0
#: SVG's limit to mitred corners; PDF's own is 10.
_MITRE = "4 M"
_SHARE = {"start": 0.0, "middle": 0.5, "end": 1.0}
#: The operators that set the color of fields and of lines, by color space.
_FILL = {"rgb": "rg", "gray": "rg", "cmyk": "k"}
_STROKE = {"rgb": "RG", "gray": "RG", "cmyk": "K"}
#: How the names of the graphics states begin in which fields (f), lines (s) or both (fs) overprint.
#: A palette that asks for it needs them among the resources of every form (`press/standard.py`).
OVERPRINT = "Over"
Inks = dict[str, str]


class FormCanvas(Canvas):  # type: ignore[misc]  # ReportLab ships no types
    """A canvas whose forms keep the shadings used in them, which ReportLab 5.1 drops.

    Our content is plain ASCII, so a form is also encoded in one step and carries no preamble.
    """

    def endForm(self, packed: bytes = b"", **_: Any) -> None:  # noqa: N802 - ReportLab's name
        """Close the form with all the resources a page would get; its content may be `packed`."""
        resources = pdfdoc.PDFResourceDictionary()
        resources.basicFonts()
        resources.allProcs()
        resources.XObject = self._doc.xobjDict(self._formsinuse)
        resources.setShading(self._shadingUsed)
        name, *box = self._formData
        form = pdfdoc.PDFFormXObject(*box)
        if packed:
            form.Contents = pdfdoc.PDFStream(content=packed, filters=[_Packed()])
        else:
            form.stream = "\n".join(self._code).encode("ascii")
            form.compression = self._pageCompression
        form.Resources = resources
        self._doc.addForm(name, form)
        self._restartAccumulators()
        self.pop_state_stack()


class _Packed:
    """The filter of a stream that is deflated already."""

    pdfname = "FlateDecode"

    def encode(self, content: bytes) -> bytes:
        return content


class Painter:
    """Draws scenes of one palette on one canvas."""

    def __init__(self, canvas: FormCanvas, palette: Palette) -> None:
        self.canvas = canvas
        self.palette = palette
        self._forms: dict[object, str] = {}
        self._words: dict[tuple[str, str, float], str] = {}

    def page(self, height: float, items: tuple[Item, ...]) -> None:
        """Draw items on the current page, whose height is given in mm."""
        for item in items:
            self._prepare(item, {})
        k = POINTS_PER_MM
        self.canvas._code.append(f"q {_MITRE} {_matrix((k, 0, 0, -k, 0, height * k))} cm")
        self._items(items, {})
        self.canvas._code.append("Q")

    def _prepare(self, item: Item, inks: Inks) -> None:
        """Make the forms and images an item uses; forms cannot be made inside one another."""
        match item:
            case Photo():
                if item.digest not in self._forms:
                    self._forms[item.digest] = self._image(item)
            case Group(items=items):
                for inner in items:
                    self._prepare(inner, inks)
            case Use(scene=scene):
                exchanged = item.exchanged(inks)
                key = _key(scene, exchanged)
                if key not in self._forms:
                    for inner in scene.items:
                        self._prepare(inner, exchanged)
                    self._forms[key] = self._form(scene, exchanged)

    def _image(self, photo: Photo) -> str:
        name = f"s{len(self._forms)}"
        doc = self.canvas._doc
        doc.Reference(image_stream(photo, self.palette), doc.getXObjectName(name))
        return name

    def _form(self, scene: Scene, inks: Inks) -> str:
        name = f"s{len(self._forms)}"
        b = scene.bleed
        self.canvas.beginForm(name, -b, -b, scene.width + b, scene.height + b)
        if _is_plate(scene.items):
            settings = digest(("plate", scene_digest(scene), str(inks), self.palette.as_text))
            self.canvas.endForm(worked_out(settings, partial(self._plate, scene, inks)))
        else:
            self._inside(scene, inks)
            self.canvas.endForm()
        return name

    def _inside(self, scene: Scene, inks: Inks) -> None:
        self.canvas._code.append(_MITRE)
        self._items(scene.items, inks)

    def _plate(self, scene: Scene, inks: Inks) -> bytes:
        """The plate of a form that is made of paths alone: drawn and packed only once for all."""
        self._inside(scene, inks)
        return deflated("\n".join(self.canvas._code).encode("ascii"))

    def _items(self, items: tuple[Item, ...], inks: Inks) -> None:
        for item in items:
            match item:
                case Shape():
                    self._shape(item, inks)
                case Text():
                    self._text(item, inks)
                case Photo():
                    # The unit square of an image has its origin at the lower left.
                    self._open((item.width, 0, 0, -item.height, item.x, item.y + item.height))
                    self.canvas.doForm(self._forms[item.digest])
                    self.canvas._code.append("Q")
                case Group():
                    self._open(item.transform)
                    self._group(item, inks)
                    self.canvas._code.append("Q")
                case Use():
                    self._open(item.transform)
                    self.canvas.doForm(self._forms[_key(item.scene, item.exchanged(inks))])
                    self.canvas._code.append("Q")

    def _open(self, transform: Transform) -> None:
        move = "" if transform == IDENTITY else f" {_matrix(transform)} cm"
        self.canvas._code.append(f"q{move}")

    def _group(self, item: Group, inks: Inks) -> None:
        if item.clip:
            self.canvas._code.append(f"{path_operators(item.clip)}\nW n")
        self._items(item.items, inks)

    def _color(self, ink: str, inks: Inks) -> Color | None:
        return self.palette.color(inks.get(ink, ink)) if ink else None

    def _field(self, ink: str, inks: Inks) -> tuple[Color | None, Color | None]:
        """The color of a field, and of the line around it when that is what shows it."""
        return self.palette.fill(inks.get(ink, ink)) if ink else (None, None)

    def _look(self, fill: Color | None, stroke: Color | None) -> list[str]:
        """The operators that set the colors of fields and of lines, and overprint."""
        over = "".join(
            kind
            for kind, color in (("f", fill), ("s", stroke))
            if color and color.is_black_ink and self.palette.overprint
        )
        return [
            f"/{OVERPRINT}{over} gs" if over else "",
            f"{_levels(fill)} {_FILL[fill.space]}" if fill else "",
            f"{_levels(stroke)} {_STROKE[stroke.space]}" if stroke else "",
        ]

    def _shape(self, item: Shape, inks: Inks) -> None:
        if isinstance(item.fill, Gradient):
            self._blend(item, item.fill, inks)
        fill, around = self._field("" if isinstance(item.fill, Gradient) else item.fill, inks)
        stroke = self._color(item.stroke, inks) or around
        if not (fill or stroke):
            return
        look = self._look(fill, stroke)
        if stroke:
            look.append(f"{number(item.width)} w")
            if item.round_ends:
                look.append("1 J 1 j")
            if item.dash:
                look.append(f"[{' '.join(map(number, item.dash))}] 0 d")
        star = "*" if item.even_odd else ""
        paint = f"B{star}" if fill and stroke else f"f{star}" if fill else "S"
        style = " ".join(filter(None, look))
        self.canvas._code.append(f"q {style}\n{path_operators(item.data)}\n{paint} Q")

    def _blend(self, item: Shape, blend: Gradient, inks: Inks) -> None:
        star = "*" if item.even_odd else ""
        self.canvas._code.append(f"q {path_operators(item.data)}\nW{star} n")
        ends = [self.palette.color(inks.get(ink, ink)) for ink in (blend.start, blend.end)]
        colors = [str(color or WHITE) for color in ends]
        self.canvas.linearGradient(blend.x1, blend.y1, blend.x2, blend.y2, colors)
        self.canvas._code.append("Q")

    def _text(self, item: Text, inks: Inks) -> None:
        color = self._color(item.ink, inks)
        if not color:
            return
        over, look, _ = self._look(color, None)
        run = shape(item.text, item.font, item.tracking)
        x = item.x - run.advance * item.size * _SHARE[item.anchor]
        size = number(item.size)
        place = f"BT {look} {size} 0 0 {number(-item.size)} {number(x)} {number(item.y)} Tm"
        # A word has the same codes wherever it stands in a document.
        word = item.text, item.font, item.tracking
        if word not in self._words:
            self._words[word] = self._codes(run, role_for(item.text, item.font))
        line = f"{place} {self._words[word]} ET"
        self.canvas._code.append(f"q {over}\n{line}\nQ" if over else line)

    def _codes(self, run: Run, role: str) -> str:
        """The operators that show the glyphs of a line in the fonts of this document."""
        face = printer_font(role)
        doc = self.canvas._doc
        out: list[str] = []
        current, rise = -1, 0.0
        codes: list[tuple[float, str, float]] = []
        for glyph in run.glyphs:
            ((subset, code),) = face.splitString(face.character(glyph), doc)
            if subset != current or glyph.y != rise:
                out += _flush(codes)
                codes = []
            if subset != current:
                current = subset
                out.append(f"{face.getSubsetInternalName(subset, doc)} 1 Tf")
            if glyph.y != rise:
                rise = glyph.y
                out.append(f"{number(rise)} Ts")
            own = face.glyph_width(glyph.number)
            before, after = -glyph.x * 1000, own - (glyph.advance - glyph.x) * 1000
            codes.append((before, code.hex(), after))
        out += _flush(codes)
        if rise:
            out.append("0 Ts")
        return " ".join(out)


def _flush(codes: list[tuple[float, str, float]]) -> list[str]:
    """Glyph codes with the spaces before and after them (thousandths of an em) as one TJ."""
    if not codes:
        return []
    parts: list[str] = []
    hexes = ""
    pending = 0.0
    for before, code, after in codes:
        shift = round(pending + before, 1)
        if shift:
            parts += [f"<{hexes}>"] if hexes else []
            parts.append(number(shift))
            hexes = ""
        hexes += code
        pending = after
    parts.append(f"<{hexes}>")
    if round(pending, 1):
        parts.append(number(pending))
    return [f"[{''.join(parts)}] TJ"]


@cache
def _levels(color: Color) -> str:
    """The components of a color as shares of one, gray as three that are alike."""
    if color.space == "cmyk":
        return " ".join(number(percent / 100) for percent in color.components)
    return " ".join(number(level / 255) for level in color.rgb)


def _matrix(transform: Transform) -> str:
    return " ".join(f"{v:.6f}".rstrip("0").rstrip(".") for v in transform)


def _is_plate(items: tuple[Item, ...]) -> bool:
    """Test if there is nothing but paths in flat inks: no type, no other scene, no blend."""
    return all(
        _is_plate(item.items)
        if isinstance(item, Group)
        else isinstance(item, Shape) and not isinstance(item.fill, Gradient)
        for item in items
    )


def _key(scene: Scene, inks: Inks) -> object:
    return scene, tuple(sorted(inks.items()))
