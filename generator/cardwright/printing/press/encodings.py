"""The meaning of codes of a font in a PDF: the names of letters, and the text that is copied.

ISO 32000-1, 9.6.6 and 9.10.3.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from pikepdf import Dictionary, Name

if TYPE_CHECKING:
    from cardwright.printing.press.glyphs import FontProgram
    from cardwright.printing.press.unpacking import Allowance

#: Names that Windows gives to codes which no letter has.
_WINDOWS = {0xA0: "space", 0xAD: "hyphen"}

#: Letters of Unicode that draw nothing, by kind, and those of other kinds.
_BLANK = frozenset({"Zs", "Zl", "Zp", "Cc", "Cf"})
_FILLERS = frozenset("\u115f\u1160\u3164\u2800\ufe0f")
#: Words of a table for copying text.
_WORDS = re.compile(rb"<[0-9A-Fa-f\s]*>|[\[\]]|beginbfchar|beginbfrange|endbf")


def is_blank(text: str) -> bool:
    """Test if nothing of a text draws anything."""
    return all(unicodedata.category(one) in _BLANK or one in _FILLERS for one in text)


def unicode_of(name: str) -> str:
    """The text for which the name of a glyph stands, or nothing."""
    from fontTools import agl  # noqa: PLC0415 - few files need it

    return str(agl.toUnicode(name)) if name else ""


def names_of(font: Any, program: FontProgram | None) -> dict[int, str]:
    """The names by code: those of the encoding, changed by its differences."""
    encoding = font.get("/Encoding")
    base, changes = encoding, []
    if isinstance(encoding, Dictionary):
        base, changes = encoding.get("/BaseEncoding"), list(encoding.get("/Differences", []))
    names = _base(base, program)
    code = 0
    for given in changes:
        if isinstance(given, Name):
            names[code] = str(given)[1:]
            code += 1
        else:
            code = int(given)
    return names


def _base(base: Any, program: FontProgram | None) -> dict[int, str]:
    from fontTools.agl import UV2AGL  # noqa: PLC0415
    from fontTools.encodings import MacRoman, StandardEncoding  # noqa: PLC0415

    standard = dict(enumerate(StandardEncoding.StandardEncoding))
    if base == Name.WinAnsiEncoding:
        letters = {code: bytes([code]).decode("cp1252", "ignore") for code in range(32, 256)}
        names = {code: UV2AGL.get(ord(one), "") for code, one in letters.items() if one}
        return names | _WINDOWS
    if base == Name.MacRomanEncoding:
        return dict(enumerate(MacRoman.MacRoman)) | {0xCA: "space"}
    own = getattr(getattr(program, "top", None), "Encoding", None)
    return dict(enumerate(own)) if base is None and isinstance(own, list) else standard


def to_unicode(data: bytes, allowance: Allowance) -> Iterable[tuple[int, str]]:
    """The text for which each code stands, of a table for copying text."""
    size = 0
    entry: list[Any] = []
    several: list[bytes] | None = None
    for word in _WORDS.findall(data):
        if word[:1] in b"be":
            size, entry, several = {b"beginbfchar": 2, b"beginbfrange": 3}.get(word, 0), [], None
        elif word == b"[":
            several = []
        elif word == b"]" or several is None:
            entry.append(word if several is None else several)
            several = None
        else:
            several.append(word)
        if size and len(entry) == size:
            yield from _meant(
                int(entry[0][1:-1], 16), int(entry[-2][1:-1], 16), entry[-1], allowance
            )
            entry = []


def _meant(low: int, high: int, given: Any, allowance: Allowance) -> Iterable[tuple[int, str]]:
    allowance.values(max(high - low + 1, 1))
    if isinstance(given, list):
        yield from zip(range(low, high + 1), map(_text, given), strict=False)
    elif start := _text(given):
        for code in range(low, high + 1):
            yield code, start[:-1] + chr(min(ord(start[-1]) + code - low, 0x10FFFF))


def _text(word: bytes) -> str:
    digits = b"".join(word[1:-1].split()).decode()
    return bytes.fromhex(digits + "0" * (len(digits) % 2)).decode("utf-16-be", "replace")
