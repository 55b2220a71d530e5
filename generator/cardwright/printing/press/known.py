"""Known parts of a PDF for a press; all else is named, and no pass.

Lists of what is known: a key that is added to PDF, or that was overlooked, is told. Keys with a
prefix of the program that has written them (`PTEX.PageNumber`) mean nothing to others, and may
stay.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from typing import Any

from pikepdf import Array, Dictionary, Name, Object, Pdf

_PRIVATE = re.compile(r"/[A-Za-z]{2,}[._:]")

_STREAM = {"/Length", "/Filter", "/DecodeParms", "/DL"}
_ANYWHERE = {"/Type", "/Subtype", "/Metadata", "/PieceInfo", "/LastModified"}
_SHOWN = _STREAM | _ANYWHERE | {"/Name", "/OC", "/StructParent", "/StructParents"}

CATALOG = _ANYWHERE | {
    *("/Version", "/Extensions", "/Pages", "/PageLabels", "/PageLayout", "/PageMode", "/Lang"),
    *("/ViewerPreferences", "/OutputIntents", "/OCProperties", "/StructTreeRoot", "/MarkInfo"),
    # asked about by `lively`:
    *("/Dests", "/Names", "/Outlines", "/OpenAction", "/AA", "/AcroForm", "/AF", "/Collection"),
}
PAGE = _ANYWHERE | {
    *("/Parent", "/Resources", "/Contents", "/Group", "/Rotate", "/Thumb", "/StructParents"),
    *("/MediaBox", "/CropBox", "/BleedBox", "/TrimBox", "/ArtBox", "/UserUnit", "/BoxColorInfo"),
    *("/ID", "/Tabs", "/Annots", "/AA", "/AF"),  # the last three are asked about by `lively`
}
FORM = _SHOWN | {"/FormType", "/BBox", "/Matrix", "/Resources", "/Group"}
TILE = FORM | {"/PatternType", "/PaintType", "/TilingType", "/XStep", "/YStep"}
BLEND = _STREAM | {
    *("/ShadingType", "/ColorSpace", "/Background", "/BBox", "/AntiAlias", "/Function", "/Coords"),
    *("/Domain", "/Extend", "/Matrix", "/BitsPerCoordinate", "/BitsPerComponent", "/Decode"),
    *("/BitsPerFlag", "/VerticesPerRow"),
}
PICTURE = _SHOWN | {
    *("/Width", "/Height", "/ColorSpace", "/BitsPerComponent", "/Intent", "/ImageMask", "/Mask"),
    *("/Decode", "/Interpolate", "/SMask", "/Matte", "/ID"),
}
STATE = {
    *("/Type", "/LW", "/LC", "/LJ", "/ML", "/D", "/RI", "/OP", "/op", "/OPM", "/Font", "/FL"),
    *("/SM", "/SA", "/BM", "/SMask", "/CA", "/ca", "/AIS", "/TK"),
}
TRAILER = _STREAM | {
    *("/Type", "/Size", "/Root", "/Info", "/ID", "/Prev", "/Encrypt", "/XRefStm", "/W", "/Index"),
    "/DocChecksum",
}
#: Of a node in the tree of pages.
NODE = {"/Type", "/Parent", "/Kids", "/Count", "/Resources", "/MediaBox", "/CropBox", "/Rotate"}
_FONT = {
    *("/Type", "/Subtype", "/Name", "/BaseFont", "/FirstChar", "/LastChar", "/Widths", "/Encoding"),
    *("/FontDescriptor", "/ToUnicode", "/DescendantFonts", "/CIDSystemInfo", "/DW", "/W", "/DW2"),
    *("/W2", "/CIDToGIDMap", "/FontBBox", "/FontMatrix", "/CharProcs", "/Resources", "/Metadata"),
}
#: What may be in a dictionary, by the key that leads to it.
PLACES = {
    "/Resources": {
        *("/ExtGState", "/ColorSpace", "/Pattern", "/Shading", "/XObject", "/Font", "/ProcSet"),
        "/Properties",
    },
    "/ViewerPreferences": {
        *("/Type", "/HideToolbar", "/HideMenubar", "/HideWindowUI", "/FitWindow", "/CenterWindow"),
        *("/DisplayDocTitle", "/NonFullScreenPageMode", "/Direction", "/PrintScaling", "/Duplex"),
        "/PickTrayByPDFSize",
    },
    "/AcroForm": {"/Fields", "/DR", "/DA", "/Q", "/NeedAppearances", "/SigFlags"},
    "/Group": {"/Type", "/S", "/CS", "/I", "/K"},
    "/MarkInfo": {"/Type", "/Marked", "/UserProperties", "/Suspects"},
    "/OCProperties": {"/OCGs", "/D", "/Configs"},
    "/Encoding": {"/Type", "/BaseEncoding", "/Differences"},
    "/FontDescriptor": {
        *("/Type", "/FontName", "/FontFamily", "/FontStretch", "/FontWeight", "/Flags", "/Ascent"),
        *("/FontBBox", "/ItalicAngle", "/Descent", "/Leading", "/CapHeight", "/XHeight", "/StemV"),
        *("/StemH", "/AvgWidth", "/MaxWidth", "/MissingWidth", "/FontFile", "/FontFile2", "/Lang"),
        *("/FontFile3", "/CharSet", "/Style", "/FD", "/CIDSet", "/Metadata"),
    },
    "/DecodeParms": {
        *("/Type", "/Predictor", "/Colors", "/BitsPerComponent", "/Columns", "/EarlyChange", "/K"),
        *("/EndOfLine", "/EncodedByteAlign", "/Rows", "/EndOfBlock", "/BlackIs1", "/Name"),
        *("/DamagedRowsBeforeError", "/ColorTransform", "/JBIG2Globals"),
    },
}
#: What may be in each dictionary of a list, or of a dictionary, by the key that leads to it.
EACH = {
    "/Font": _FONT,
    "/DescendantFonts": _FONT,
    "/OutputIntents": {
        *("/Type", "/S", "/OutputCondition", "/OutputConditionIdentifier", "/RegistryName"),
        *("/Info", "/DestOutputProfile"),
    },
}
#: Of a mask that is a form, in a graphics state.
SOFT_MASK = {"/Type", "/S", "/G", "/BC"}
#: What a graphics state may only leave as the press has it.
_OF_THE_PRESS = ("/TR2", "/BG2", "/UCR2", "/HT")
INTENTS = frozenset(
    {"/AbsoluteColorimetric", "/RelativeColorimetric", "/Saturation", "/Perceptual"}
)
#: What a key that says of which kind a thing is may have.
_VALUES: dict[str, frozenset[object]] = {
    "/ShadingType": frozenset(range(1, 8)),
    "/PatternType": frozenset({1}),
    "/PaintType": frozenset({1, 2}),
    "/TilingType": frozenset({1, 2, 3}),
    "/FormType": frozenset({1}),
    "/Intent": INTENTS,
    "/RI": INTENTS,
    "/OPM": frozenset({0, 1}),
    "/LC": frozenset(range(3)),
    "/LJ": frozenset(range(3)),
}
#: Numbers of a graphics state that cannot be below zero: the width of lines, how long a miter is.
_LENGTHS = ("/LW", "/ML")
#: Numbers of a matrix, and an area that is none.
_MATRIX, _NO_AREA = 6, 1e-12
_BOX = 4
#: What a mark among the operators may not name.
RUNNING = frozenset({"/JavaScript", "/JS", "/Launch", "/AA", "/AF", "/EF", "/URI"})


def foreign(owner: Any, known: set[str]) -> list[str]:
    """The keys of an owner that are not known, without their slash."""
    return [key[1:] for key in sorted(owner.keys()) if key not in known and not _PRIVATE.match(key)]


def values(owner: Any) -> Iterator[str]:
    """The keys that say of which kind something is, and say none, or are missing."""
    for key in owner.keys() & _VALUES.keys():
        given = owner[key]
        if (str(given) if isinstance(given, Name) else given) not in _VALUES[key]:
            yield key[1:]
    is_shown = owner.get("/Subtype") == Name.Form or "/PatternType" in owner
    if is_shown and "/BBox" not in owner:
        yield "BBox"


def flat(owner: Any) -> Iterator[str]:
    """The keys of a form, a pattern or a font that leave nothing of it to be seen."""
    for key in owner.keys() & {"/Matrix", "/FontMatrix"}:
        if is_flat(_numbers(owner[key]), exactly=True):
            yield key[1:]
    for key in owner.keys() & {"/XStep", "/YStep"}:
        if not any(_numbers([owner[key]])):
            yield key[1:]
    if "/BBox" in owner and _is_empty(_numbers(owner.BBox)):
        yield "BBox"


def _is_empty(box: list[Any]) -> bool:
    """Test if a box has no area, or is none."""
    if len(box) != _BOX or not all(isinstance(side, float) for side in box):
        return True
    return bool(box[0] == box[2] or box[1] == box[3])


def _numbers(given: Any) -> list[Any]:
    """The numbers of an array as floats; what is none stays as it is."""
    parts = list(given) if isinstance(given, (Array, list)) else []
    return [float(part) if isinstance(part, (int, Decimal)) else part for part in parts]


def is_mask(picture: Any) -> bool:
    """Test if a picture says where the color that is set is painted; true, and nothing else."""
    given: object = picture.get("/ImageMask")
    return given is True


def area_of(matrix: list[Any]) -> float:
    """The area that the last six numbers make of an area of 1; 0 where they are not six."""
    if len(matrix) < _MATRIX or not all(isinstance(value, float) for value in matrix[-_MATRIX:]):
        return 0.0
    a, b, c, d = map(float, matrix[-_MATRIX:-2])
    return abs(a * d - b * c)


def is_flat(matrix: list[Any], *, exactly: bool = False) -> bool:
    """Test if the last six numbers leave nothing of an area, or are not six; or are more."""
    if exactly and len(matrix) > _MATRIX:
        return True
    return area_of(matrix) < _NO_AREA


def in_state(given: Any) -> Iterator[str]:
    """The changes of a graphics state that are the business of the press, in words."""
    left = {key for key in _OF_THE_PRESS if given.get(key) == Name.Default}
    for key in foreign(given, STATE | left):
        yield f"a graphics state with {key}, which only the press may set"
    for key in values(given):
        yield f"a graphics state with an unknown {key}"
    for key in _LENGTHS:
        length = _numbers([given.get(key, 0)])[0]
        if not isinstance(length, float) or length < 0:
            yield f"a graphics state with a wrong {key[1:]}"
    if "/D" in given and not _is_dash(given.D):
        yield "a graphics state with a D that is not a dash pattern"


def _is_dash(given: Any) -> bool:
    """Test if it is a list of dashes, not all of them without length, and where it begins."""
    parts = list(given) if isinstance(given, Array) else []
    if len(parts) != 2 or not isinstance(parts[0], Array):
        return False
    lengths = _numbers(parts[0])
    if not all(isinstance(each, float) and each >= 0 for each in lengths + _numbers(parts[1:])):
        return False
    return not lengths or any(lengths)


def is_decode(given: Any, channels: int) -> bool:
    """Test if it is two numbers for each of a picture's channels, or not given."""
    if given is None:
        return True
    numbers = _numbers(given)
    return len(numbers) == 2 * channels and all(isinstance(each, float) for each in numbers)


def hidden(layer: Any) -> Iterator[str]:
    """The reason why it is not known whether a layer, or what depends on several, is shown."""
    if not isinstance(layer, Dictionary):
        yield "a layer that does not exist"
    elif layer.get("/Type") == Name.OCMD and (
        "/VE" in layer or layer.get("/P", Name.AnyOn) not in {Name.AnyOn, Name.AllOn}
    ):
        yield "rules for content of hidden layers"


def layers(pdf: Pdf) -> Iterator[str]:
    """The layers that may be hidden when the document is printed, in sentences."""
    said = pdf.Root.get("/OCProperties")
    if said is None:
        return
    config = said.get("/D", Dictionary())
    off = config.get("/OFF", Array())
    if config.get("/BaseState", Name.ON) != Name.ON or not isinstance(off, Array) or len(off):
        yield "it has hidden layers"
    if "/AS" in config or _alternatives(said):
        yield "it has layers whose visibility depends on use"


def _alternatives(said: Object) -> bool:
    others = said.get("/Configs", Array())
    return not isinstance(others, Array) or len(others) > 0
