"""Fonts of a PDF: whether each has its file in the document, and whether that is a font."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from pikepdf import Dictionary, Name, Stream

Read = Callable[[Stream], bytes]
#: How a font of TrueType or OpenType begins, and the entries of its table of contents.
_SFNT = (b"\0\1\0\0", b"true", b"OTTO")
_HEAD, _ENTRY, _MOST = 12, 16, 64
_OUTLINES = frozenset({b"glyf", b"CFF ", b"CFF2"})


def loose(font: Any, read: Read) -> list[str]:
    """What is wrong with a font, by its name: it is not embedded, or what is embedded is none."""
    if font.get("/Subtype") == Name.Type3:
        return []
    if "/DescendantFonts" in font:
        return [said for inner in font.DescendantFonts for said in loose(inner, read)]
    name = str(font.get("/BaseFont", "a font without a name")).lstrip("/")
    described = font.get("/FontDescriptor", Dictionary())
    files = [described[key] for key in _KINDS if key in described]
    if not files:
        return [f"{name} is not embedded"]
    kind = next(key for key in _KINDS if key in described)
    known = isinstance(files[0], Stream) and _KINDS[kind](read(files[0]))
    return [] if known else [f"{name} is embedded, but what is embedded is no font"]


def _is_type1(data: bytes) -> bool:
    return data.startswith((b"%!", b"\x80\x01"))


def _is_sfnt(data: bytes) -> bool:
    """Whether the tables are where they are said to be, and outlines are among them."""
    if not data.startswith(_SFNT) or len(data) < _HEAD:
        return False
    count = int.from_bytes(data[4:6])
    whole = data[_HEAD : _HEAD + _ENTRY * count]
    if not 0 < count <= _MOST or len(whole) < _ENTRY * count:
        return False
    entries = list(struct.iter_unpack(">4sIII", whole))
    fits = all(start + length <= len(data) for _, _, start, length in entries)
    return fits and any(tag in _OUTLINES for tag, *_ in entries)


def _is_compact(data: bytes) -> bool:
    """CFF (major version 1, a head of four bytes or more), alone or in OpenType."""
    return _is_sfnt(data) or (len(data) > _HEAD and data[0] == 1 and 4 <= data[2] < len(data))


_KINDS: dict[str, Callable[[bytes], bool]] = {
    "/FontFile": _is_type1,
    "/FontFile2": _is_sfnt,
    "/FontFile3": _is_compact,
}
