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

from cardwright import limits
from cardwright.errors import excerpt
from cardwright.printing.press.known import EACH, NODE, PLACES, TRAILER, foreign
from cardwright.printing.press.unpacking import Allowance

Entries = dict[str, Any]
#: Keys that no press wants, wherever they are.
_UNWANTED = {
    "/JS": "a script",
    "/AA": "automatic actions",
    "/XFA": "an automatic form",
    "/EF": "an embedded file",
    "/AF": "embedded files",
    "/RichMediaContent": "a film or sound",
    "/FFilter": "data in another file",
    **dict.fromkeys(("/URI", "/URL", "/URLs"), "an address"),
}
#: Kinds of dictionaries (Type) that no press wants.
_KINDS = {
    "/Annot": "a link, note or field",
    "/Filespec": "the name of another file",
    "/EmbeddedFile": "an embedded file",
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
        ((Name, String), "Name Title"),
        ((String,), "Lang OutputConditionIdentifier LastModified"),
        ((int, Decimal), "StructParent StructParents Rotate FirstChar LastChar"),
    )
    for key in keys.split()
}
#: What holds no dictionary within it.
_FLAT = frozenset({"/BBox", "/MediaBox", "/Matrix", "/Widths", "/ProcSet"})


def odd(pdf: Pdf, allowance: Allowance) -> Iterator[str]:
    """The faults of the objects of a document, in sentences, each once; raises TooLarge."""
    told: set[str] = set()
    for whole in _objects(pdf):
        for entries in _within(whole, allowance):
            said = [*_unwanted(entries), *_unknown(entries), *_amiss(entries)]
            if isinstance(whole, Stream) and "/F" in entries:
                said.append("data in another file (F)")
            if said:
                name = f"object {whole.objgen[0]}" if whole.is_indirect else "the trailer"
                told |= {f"{name} has {each}" for each in said}
        if len(told) > limits.PROBLEMS:
            break
    for key in foreign(pdf.trailer, TRAILER):
        told.add(f"the trailer has an unknown key {excerpt(key, 40)}")
    yield from sorted(told)


def is_packed(pdf: Pdf) -> bool:
    """Test if objects, or the table of them, are in streams, as of PDF 1.5."""
    kinds = {Name.ObjStm, Name.XRef}
    return "/XRefStm" in pdf.trailer or any(
        isinstance(one, Stream) and one.get("/Type") in kinds for one in pdf.objects
    )


def _objects(pdf: Pdf) -> Iterator[Any]:
    yield pdf.trailer
    yield from (one for one in pdf.objects if isinstance(one, (Dictionary, Array, Stream)))


def _within(whole: Any, allowance: Allowance) -> Iterator[Entries]:
    """The entries of an object's dictionaries, without those that are objects of their own."""
    waiting = [whole]
    while waiting:
        one = waiting.pop()
        if isinstance(one, Array):
            allowance.values(1 + len(one))
            values = list(one)
        else:
            entries = dict(one.items())
            allowance.values(1 + len(entries))
            values = list(entries.values())
            if entries:
                yield entries
        waiting += [
            value
            for value in values
            if isinstance(value, (Dictionary, Array)) and not value.is_indirect
        ]


def _unwanted(entries: Entries) -> Iterator[str]:
    """The entries of a dictionary that no press wants."""
    kind, action = str(entries.get("/Type", "")), str(entries.get("/S", ""))
    if kind in _KINDS:
        yield _KINDS[kind]
    if action in _RUNS:
        yield f"an action: {action[1:]}"
    yield from (f"{_UNWANTED[key]} ({key[1:]})" for key in entries.keys() & _UNWANTED.keys())


def _unknown(entries: Entries) -> Iterator[str]:
    """The unknown parts of a dictionary of pages, and of what a dictionary leads to."""
    if entries.get("/Type") == Name.Pages or entries.keys() >= {"/Kids", "/Count"}:
        yield from (f"pages with {excerpt(key, 40)}" for key in foreign(entries, NODE))
    for place in entries.keys() & PLACES.keys():
        yield from _keys(entries[place], PLACES[place], place)
    for place in entries.keys() & EACH.keys():
        several = entries[place]
        if isinstance(several, (Dictionary, Array)):
            for one in several if isinstance(several, Array) else dict(several.items()).values():
                yield from _keys(one, EACH[place], place)


def _keys(owner: Any, known: set[str], place: str) -> Iterator[str]:
    for key in foreign(owner, known) if isinstance(owner, Dictionary) else ():
        yield f"an unknown key {excerpt(key, 40)} in its {place[1:]}"


def _amiss(entries: Entries) -> Iterator[str]:
    """Values that are not what their key has to have."""
    for key in entries.keys() & _SHAPES.keys():
        value = entries[key]
        is_flag = isinstance(value, bool) and bool not in _SHAPES[key]
        if is_flag or not isinstance(value, _SHAPES[key]):
            yield f"a wrong {key[1:]}"
        elif key in _FLAT and any(
            isinstance(one, (Dictionary, Array)) for one in list(entries[key])
        ):
            yield f"a wrong value in its {key[1:]}"
