"""What the parts of a PDF for a press may say of themselves; all else is named, and no pass.

Lists of what is known: a key that is added to PDF, or that was overlooked, is told. Keys with a
prefix of the program that has written them (`PTEX.PageNumber`) mean nothing to others, and may
stay.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
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
PICTURE = _SHOWN | {
    *("/Width", "/Height", "/ColorSpace", "/BitsPerComponent", "/Intent", "/ImageMask", "/Mask"),
    *("/Decode", "/Interpolate", "/SMask", "/Matte", "/ID"),
}
STATE = {
    *("/Type", "/LW", "/LC", "/LJ", "/ML", "/D", "/RI", "/OP", "/op", "/OPM", "/Font", "/FL"),
    *("/SM", "/SA", "/BM", "/SMask", "/CA", "/ca", "/AIS", "/TK"),
}
#: What a graphics state may only leave as the press has it.
_OF_THE_PRESS = ("/TR2", "/BG2", "/UCR2", "/HT")
INTENTS = frozenset(
    {"/AbsoluteColorimetric", "/RelativeColorimetric", "/Saturation", "/Perceptual"}
)
#: Operators that matter to what is printed, and those that build paths or place what is shown.
_OPERATORS = (
    "b B b* B* BDC BMC BT BX c cm cs CS d d0 d1 Do DP EMC ET EX f F f* g G gs h i j J k K l m M MP "
    "n q Q re RG rg ri s S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' \" "
    "BI ID EI"
)
OPERATORS = frozenset(_OPERATORS.split())


def foreign(owner: Any, known: set[str]) -> list[str]:
    """The keys of an owner that are not known, without their slash."""
    return [key[1:] for key in sorted(owner.keys()) if key not in known and not _PRIVATE.match(key)]


def in_state(given: Any) -> Iterator[str]:
    """What a graphics state changes that is the business of the press, in words."""
    left = {key for key in _OF_THE_PRESS if given.get(key) == Name.Default}
    for key in foreign(given, STATE | left):
        yield f"a graphics state with {key}, which is the business of the press"


def hidden(layer: Any) -> Iterator[str]:
    """Why it is not known whether a layer, or what depends on several, is shown."""
    if not isinstance(layer, Dictionary):
        yield "a layer that is not there"
    elif layer.get("/Type") == Name.OCMD and (
        "/VE" in layer or layer.get("/P", Name.AnyOn) not in {Name.AnyOn, Name.AllOn}
    ):
        yield "what is shown if layers are hidden"


def layers(pdf: Pdf) -> Iterator[str]:
    """What may hide a layer when the document is printed, in sentences."""
    said = pdf.Root.get("/OCProperties")
    if said is None:
        return
    config = said.get("/D", Dictionary())
    off = config.get("/OFF", Array())
    if config.get("/BaseState", Name.ON) != Name.ON or not isinstance(off, Array) or len(off):
        yield "it has layers that are hidden"
    if "/AS" in config or _alternatives(said):
        yield "it has layers that are shown or hidden by what is done with it"


def _alternatives(said: Object) -> bool:
    others = said.get("/Configs", Array())
    return not isinstance(others, Array) or len(others) > 0
