"""Every object of a PDF, whether a page leads to it or not: what runs, is not known, or is amiss.

A viewer may follow ways that no page leads to. So each dictionary is looked at, that of a stream
and one within another too, for three things: keys and kinds that no press wants, keys that are not
known at their place, and values that are not what their key has to have.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

from pikepdf import Array, Dictionary, Name, Pdf, Stream, String

from generator import bounds
from generator.errors import shown
from generator.press.known import EACH, NODE, PLACES, TRAILER, foreign
from generator.press.unpacking import Allowance

#: Keys that no press wants, wherever they are.
_UNWANTED = {
    "/JS": "a script",
    "/AA": "actions that run by themselves",
    "/XFA": "a form that runs by itself",
    "/EF": "a file within it",
    "/AF": "files within it",
    "/RichMediaContent": "a film or sound",
    "/FFilter": "data in another file",
    **dict.fromkeys(("/URI", "/URL", "/URLs"), "an address"),
}
#: Kinds of dictionaries (Type) that no press wants.
_KINDS = {
    "/Annot": "a link, note or field",
    "/Filespec": "the name of another file",
    "/EmbeddedFile": "a file within it",
    "/Sig": "a signature",
    "/Rendition": "a film or sound",
}
#: Actions by their kind (S), but for GoTo, which leads to another place of the document.
_ACTIONS = (
    "GoToR GoToE GoToDp Launch Thread URI Sound Movie Hide Named SubmitForm ResetForm ImportData "
    "JavaScript SetOCGState Rendition Trans GoTo3DView RichMediaExecute"
)
_RUNS = frozenset(f"/{kind}" for kind in _ACTIONS.split())
#: What the value of a key is, wherever it is.
_SHAPES: dict[str, tuple[type, ...]] = {
    f"/{key}": kinds
    for kinds, keys in (
        ((Dictionary,), "Resources ExtGState XObject Properties Group CharProcs FontDescriptor"),
        ((Dictionary,), "Outlines AcroForm ViewerPreferences OCProperties MarkInfo StructTreeRoot"),
        ((Dictionary,), "PieceInfo Extensions BoxColorInfo PageLabels Parent Dests Pages"),
        ((Dictionary, int), "First Last Prev"),
        ((Dictionary, Array), "Font OpenAction Names Next"),
        ((Stream,), "Metadata DestOutputProfile ToUnicode Thumb FontFile FontFile2 FontFile3"),
        ((Array,), "Kids Annots OutputIntents BBox MediaBox Matrix DescendantFonts ProcSet Widths"),
        ((Array, String), "ID"),
        ((bool,), "ImageMask Interpolate OP op SA AIS TK"),
        ((Name,), "PageMode PageLayout Tabs Trapped BaseFont"),
        ((Name, String), "Name"),
        ((String,), "Lang Title OutputConditionIdentifier LastModified"),
        ((int, Decimal), "StructParent StructParents Rotate FirstChar LastChar"),
    )
    for key in keys.split()
}
#: What holds no dictionary within it.
_FLAT = frozenset({"/BBox", "/MediaBox", "/Matrix", "/Widths", "/ProcSet"})


def odd(pdf: Pdf, allowance: Allowance) -> Iterator[str]:
    """What is wrong with the objects of a document, in sentences; each only once."""
    told: set[str] = set()
    for name, whole in _objects(pdf):
        for owner in _within(whole, allowance):
            for said in _unwanted(owner), _unknown(owner), _amiss(owner):
                told |= {f"{name} has {each}" for each in said}
        if len(told) > bounds.PROBLEMS:
            break
    for key in foreign(pdf.trailer, TRAILER):
        told.add(f"the trailer has {shown(key, 40)}, which is not known here")
    yield from sorted(told)


def is_packed(pdf: Pdf) -> bool:
    """Whether objects, or the table of them, are in streams, as of PDF 1.5."""
    kinds = {Name.ObjStm, Name.XRef}
    return "/XRefStm" in pdf.trailer or any(
        isinstance(one, Stream) and one.get("/Type") in kinds for one in pdf.objects
    )


def _objects(pdf: Pdf) -> Iterator[tuple[str, Any]]:
    yield "the trailer", pdf.trailer
    for one in pdf.objects:
        if isinstance(one, (Dictionary, Array, Stream)):
            yield f"object {one.objgen[0]}", one


def _within(whole: Any, allowance: Allowance) -> Iterator[Any]:
    """An object's dictionaries, without those that are objects of their own."""
    waiting = [whole]
    while waiting:
        one = waiting.pop()
        allowance.values(len(one) if isinstance(one, Array) else len(one.keys()))
        if not isinstance(one, Array):
            yield one
        waiting += [
            value
            for value in _values(one)
            if isinstance(value, (Dictionary, Array)) and not value.is_indirect
        ]


def _values(one: Any) -> list[Any]:
    return list(one) if isinstance(one, Array) else [value for _, value in one.items()]


def _unwanted(owner: Any) -> Iterator[str]:
    """What no press wants of a dictionary."""
    kind, action = (str(owner.get(key, "")) for key in ("/Type", "/S"))
    if kind in _KINDS:
        yield _KINDS[kind]
    if action in _RUNS:
        yield f"an action: {action[1:]}"
    if isinstance(owner, Stream) and "/F" in owner:
        yield "data in another file (F)"
    yield from (f"{_UNWANTED[key]} ({key[1:]})" for key in owner.keys() & _UNWANTED.keys())


def _unknown(owner: Any) -> Iterator[str]:
    """What is not known of a dictionary of pages, and of what a dictionary leads to."""
    if owner.get("/Type") == Name.Pages or owner.keys() >= {"/Kids", "/Count"}:
        yield from (f"pages with {shown(key, 40)}" for key in foreign(owner, NODE))
    for place in owner.keys() & PLACES.keys():
        if isinstance(one := owner[place], Dictionary):
            yield from _keys(one, PLACES[place], place)
    for place in owner.keys() & EACH.keys():
        if isinstance(several := owner[place], (Dictionary, Array)):
            for one in _values(several):
                if isinstance(one, Dictionary):
                    yield from _keys(one, EACH[place], place)


def _keys(owner: Any, known: set[str], place: str) -> Iterator[str]:
    for key in foreign(owner, known):
        yield f"{shown(key, 40)} in its {place[1:]}, which is not known here"


def _amiss(owner: Any) -> Iterator[str]:
    """Values that are not what their key has to have."""
    for key in owner.keys() & _SHAPES.keys():
        value = owner[key]
        is_flag = isinstance(value, bool) and bool not in _SHAPES[key]
        if is_flag or not isinstance(value, _SHAPES[key]):
            yield f"what cannot be its {key[1:]}"
        elif key in _FLAT and any(isinstance(one, (Dictionary, Array)) for one in _values(value)):
            yield f"what cannot be in its {key[1:]}"
