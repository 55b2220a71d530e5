"""Two PDFs are compared as they are after unpacking, whatever the numbers of their objects."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator

import pikepdf

from cardwright.ledger.words import LANGUAGES, words_in

#: Entries that say how a stream is packed, and the digest of the packed file.
_PACKING = {"/Length", "/Filter", "/DecodeParms", "/ID"}
#: The ink of a deck in every language, which nothing measures in a browser.
_PAGES = "about as much ink as {pages} full pages"
_TOLD = (words_in(language)(_PAGES, pages="\0") for language in LANGUAGES)
_INK = re.compile("|".join(f", {re.escape(told)}" for told in _TOLD).replace("\0", r"[\d.,]+"))


def differences(one: bytes, other: bytes) -> list[str]:
    """The places, from the root, in which two PDFs differ; the ink of a deck is left out."""
    with pikepdf.open(io.BytesIO(one)) as first, pikepdf.open(io.BytesIO(other)) as second:
        found = list(_compared(first.Root, second.Root, "Root", set()))
        told = [_told(pdf) for pdf in (first, second)]
    return found if told[0] == told[1] else [*found, f"Info: {told[0]} and {told[1]}"]


def _told(pdf: pikepdf.Pdf) -> dict[str, str]:
    """The information of a document without its ink."""
    info = {name: _INK.sub("", str(value)) for name, value in pdf.docinfo.items()}
    if deck := info.get("/CardwrightDeck"):
        info["/CardwrightDeck"] = json.dumps(json.loads(deck) | {"ink": None})
    return info


def _compared(
    one: object, other: object, path: str, seen: set[tuple[object, object]]
) -> Iterator[str]:
    if isinstance(one, pikepdf.Object) and isinstance(other, pikepdf.Object):
        pair = one.objgen, other.objgen
        if one.is_indirect and pair in seen:
            return
        seen.add(pair)
    match one, other:
        case (pikepdf.Stream(), pikepdf.Stream()):
            if _content(one) != _content(other):
                yield f"{path}: the streams"
            yield from _entries(one, other, path, seen)
        case (pikepdf.Dictionary(), pikepdf.Dictionary()):
            yield from _entries(one, other, path, seen)
        case (pikepdf.Array(), pikepdf.Array()) if len(one) == len(other):
            for number, (left, right) in enumerate(zip(one, other, strict=True)):
                yield from _compared(left, right, f"{path}[{number}]", seen)
        case _ if str(one) != str(other) or type(one) is not type(other):
            yield f"{path}: {one!r:.60} and {other!r:.60}"


def _entries(
    one: pikepdf.Object, other: pikepdf.Object, path: str, seen: set[tuple[object, object]]
) -> Iterator[str]:
    names = set(one.keys()), set(other.keys())
    for name in sorted((names[0] | names[1]) - _PACKING):
        if name in names[0] & names[1]:
            yield from _compared(one[name], other[name], f"{path}{name}", seen)
        else:
            yield f"{path}{name}: only in one"


def _content(stream: pikepdf.Stream) -> bytes:
    data = stream.read_bytes()
    return _INK.sub("", data.decode()).encode() if stream.get("/Type") == "/Metadata" else data
