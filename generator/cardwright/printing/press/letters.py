"""The letters of a font that is embedded in a PDF: whether each can be read.

fontTools reads TrueType, OpenType and CFF. Of Type 1, a program, the encrypted part is opened and
searched for its glyphs; it is not run.
"""

from __future__ import annotations

import io
import logging
import re
from typing import Any

from cardwright.errors import InputError
from cardwright.printing.press.unpacking import Allowance

#: How a font of TrueType or OpenType begins.
_OTTO = b"OTTO"
_SFNT = (b"\0\1\0\0", b"true", _OTTO)
#: What a glyph, or a part of one that others share, takes, in words that paint; bytes of the
#: encrypted part of Type 1 for one; and the head of a glyph of TrueType.
_GLYPH, _BYTES, _HEAD = 20, 8, 10
#: Type 1 (Adobe Type 1 Font Format, 7): the key, bytes that mean nothing, and glyphs by name.
_KEY, _SALT, _HEX = 55665, 4, frozenset(b"0123456789abcdefABCDEF")
_ENCRYPTED = re.compile(rb"\beexec[ \t\r\n]+")
_GLYPHS = re.compile(rb"/CharStrings\s+\d+\s+dict")
_DRAWN = re.compile(rb"/[^\s/]+\s+(\d{1,5})\s+(?:RD|-\||\S{1,8}) ")


def is_font(data: bytes, allowance: Allowance, *, type1: bool) -> bool:
    """Test if it has glyphs, each of which can be read; raises TooLarge."""
    logging.getLogger("fontTools").addHandler(logging.NullHandler())  # else it would print
    try:
        if type1:
            return _is_type1(data, allowance)
        return _is_sfnt(data, allowance) if data.startswith(_SFNT) else _is_cff(data, allowance)
    except (InputError, MemoryError):
        raise
    except Exception:  # noqa: BLE001 - whatever fontTools meets in what others have made
        return False


def _is_sfnt(data: bytes, allowance: Allowance) -> bool:
    from fontTools.ttLib import TTFont

    with TTFont(io.BytesIO(data), lazy=True) as font:
        if ("CFF " in font) != data.startswith(_OTTO):
            return False
        if "CFF " in font:
            return _is_cff(font.reader["CFF "], allowance)
        count = font["maxp"].numGlyphs
        font.setGlyphOrder([f"glyph{n}" for n in range(count)])
        table = font["glyf"]
        return count > 0 and all(_is_outline(one, table, allowance) for one in _raw(table))


def _raw(table: Any) -> list[Any]:
    return [glyph for glyph in table.glyphs.values() if getattr(glyph, "data", b"")]


def _is_outline(glyph: Any, table: Any, allowance: Allowance) -> bool:
    """Test if a glyph of TrueType can be read; its points are counted before."""
    contours = int.from_bytes(glyph.data[:2], signed=True)
    last = _HEAD + 2 * max(contours, 0)
    points = int.from_bytes(glyph.data[last - 2 : last]) if contours > 0 else 0
    allowance.word(_GLYPH + points)
    if not any(glyph.data):
        return False
    glyph.expand(table)
    return True


def _is_cff(data: bytes, allowance: Allowance) -> bool:
    from fontTools.cffLib import CFFFontSet
    from fontTools.misc.psCharStrings import SimpleT2Decompiler

    class Counted(SimpleT2Decompiler):  # type: ignore[misc] # fontTools ships no types
        """Reads glyphs, and counts their parts, which may call each other very often."""

        def execute(self, one: Any, **how: Any) -> None:
            allowance.word(_GLYPH + len(one.bytecode or one.program))
            super().execute(one, **how)

    fonts = CFFFontSet()
    fonts.decompile(io.BytesIO(data), None)
    (name,) = fonts.fontNames
    glyphs = fonts[name].CharStrings
    for glyph in map(glyphs.__getitem__, glyphs.keys()):
        subroutines = getattr(glyph.private, "Subrs", [])
        Counted(subroutines, glyph.globalSubrs, glyph.private).execute(glyph)
    return bool(glyphs.keys())


def _is_type1(data: bytes, allowance: Allowance) -> bool:
    start = _ENCRYPTED.search(data)
    if not data.startswith(b"%!") or start is None:
        return False
    hidden = data[start.end() :]
    allowance.word(len(hidden) // _BYTES)
    if _HEX.issuperset(hidden[:_SALT]):
        digits = bytes(byte for byte in hidden if byte in _HEX)
        hidden = bytes.fromhex(digits[: len(digits) // 2 * 2].decode())
    program = _decrypted(hidden)
    head = _GLYPHS.search(program)
    found = _DRAWN.search(program, head.end()) if head else None
    return found is not None and found.end() + int(found[1]) <= len(program)


def _decrypted(data: bytes) -> bytes:
    key, found = _KEY, bytearray()
    for byte in data:
        found.append(byte ^ key >> 8)
        key = (byte + key) * 52845 + 22719 & 0xFFFF
    return bytes(found[_SALT:])
