"""The glyphs of an embedded font that text on a page asks for: whether each is there, and drawn.

Looked at are TrueType, fonts of two bytes (Identity-H) and fonts that are drawn (Type 3). Of simple
Type 1 and CFF it is not told which code is which glyph.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from pikepdf import Array, Dictionary, Name, Stream

from cardwright.printing.press.unpacking import Allowance

#: A flag of a font whose codes are its own (ISO 32000-1, 9.8.2).
_SYMBOLIC = 4
#: Where fonts of symbols have their codes, by platform 3 and encoding 0.
_SYMBOLS = (0xF000, 0xF100, 0xF200, 0)
#: Text encodings by the names that PDF has for them; others begin as ASCII does.
_ENCODINGS = {"/WinAnsiEncoding": "cp1252", "/MacRomanEncoding": "mac_roman"}
#: Units to the em that a font may have (OpenType, head).
_UNITS = range(16, 16385)
#: Thousandths of an em by which a width of the PDF may differ from that of the font.
_NEAR = 20.0
#: Letters that may draw nothing: the space, and the one that is not broken.
_SPACES = 2


class Glyphs:
    """The glyphs of one font: tells what is wrong with those that are asked for."""

    def __init__(self, font: Dictionary, allowance: Allowance) -> None:
        self.bytes = 2 if font.get("/Subtype") == Name.Type0 else 1
        self._asked: set[int] = set()
        self._blank: set[int] = set()
        self._glyph: Callable[[int], str | None] = lambda _: "?"
        self._width: Callable[[int], Any] = lambda _: None
        self._font: Any = None
        try:
            self._open(font, allowance)
        except (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError):
            self._glyph = lambda _: None

    def wrong(self, text: bytes) -> str:
        """What is wrong with the first letter of a text that was not asked for before; or ""."""
        step = self.bytes
        codes = {int.from_bytes(text[at : at + step]) for at in range(0, len(text), step)}
        codes -= self._asked
        self._asked |= codes
        return next((said for code in sorted(codes) for said in self._wrong(code)), "")

    def _wrong(self, code: int) -> Iterator[str]:
        name = self._glyph(code)
        if name is None:
            yield f"has no letter of the number {code}, which is used"
        elif self._font is not None:
            glyph, units = self._font["glyf"].glyphs[name], self._font["head"].unitsPerEm
            if not _is_drawn(glyph):
                self._blank.add(code)
            if len(self._blank) > _SPACES:
                yield "has letters that draw nothing"
            width = self._width(code)
            if not isinstance(width, float):
                yield f"has no width for the letter of the number {code}, which is used"
            elif units not in _UNITS:
                yield f"has {units} units to the em"
            elif abs(width - self._font["hmtx"][name][0] * 1000 / units) > _NEAR:
                yield f"has another width than the PDF says, for the letter of the number {code}"

    def _open(self, font: Dictionary, allowance: Allowance) -> None:
        """Find out how codes lead to glyphs; raises what a damaged font may raise."""
        if font.Subtype == Name.Type3:
            names = _differences(font.get("/Encoding"))
            drawn = {str(key)[1:] for key in font.CharProcs}
            self._glyph = lambda code: names.get(code) if names.get(code) in drawn else None
        elif font.Subtype == Name.Type0:
            if font.Encoding in _IDENTITY:
                self._open_pairs(font.DescendantFonts[0], allowance)
            else:
                self._glyph = lambda _: None
        elif font.Subtype == Name.TrueType and "/FontFile2" in font.FontDescriptor:
            self._font = _true_type(font.FontDescriptor.FontFile2, allowance)
            self._glyph = self._named(_simple(font, self._font))
            first, widths = int(font.FirstChar), [_number(one) for one in font.Widths]
            self._width = lambda code: (
                widths[code - first] if 0 <= code - first < len(widths) else 0
            )

    def _open_pairs(self, inner: Any, allowance: Allowance) -> None:
        """A font of two bytes: its codes are the numbers of glyphs, or a table leads to those."""
        described = inner.FontDescriptor
        if inner.Subtype != Name.CIDFontType2 or "/FontFile2" not in described:
            return
        self._font = _true_type(described.FontFile2, allowance)
        table = inner.get("/CIDToGIDMap", Name.Identity)
        if isinstance(table, Stream):
            data = allowance.unpacked(table)
            self._glyph = self._named(lambda code: int.from_bytes(data[2 * code : 2 * code + 2]))
        else:
            self._glyph = self._named(lambda code: code)
        widths = dict(_pairs(inner.get("/W", Array())))
        usual = float(inner.get("/DW", 1000))
        self._width = lambda code: widths.get(code, usual)

    def _named(self, number: Callable[[int], int | None]) -> Callable[[int], str | None]:
        """A glyph by its code, as fontTools calls it; None where there is none, or .notdef."""
        names = self._font.getGlyphOrder()

        def name(code: int) -> str | None:
            found = number(code) or 0
            return names[found] if 0 < found < len(names) else None

        return name


#: Encodings of fonts of two bytes in which a code is a number.
_IDENTITY = frozenset({Name("/Identity-H"), Name("/Identity-V")})


def _true_type(file: Any, allowance: Allowance) -> Any:
    from fontTools.ttLib import TTFont

    font = TTFont(io.BytesIO(allowance.unpacked(file)), lazy=True)
    font.setGlyphOrder([f"glyph{n}" for n in range(font["maxp"].numGlyphs)])
    return font


def _is_drawn(glyph: Any) -> bool:
    """Whether a glyph, as it is in the file, has contours or parts."""
    data = getattr(glyph, "data", None)
    return any(data[:2]) if data else bool(getattr(glyph, "numberOfContours", 0))


def _simple(font: Dictionary, file: Any) -> Callable[[int], int | None]:
    """The number of a glyph by a code of one byte (ISO 32000-1, 9.6.6.4)."""
    tables = {(one.platformID, one.platEncID): one for one in file["cmap"].tables}
    order = {name: number for number, name in enumerate(file.getGlyphOrder())}

    def number(table: tuple[int, int], code: int) -> int | None:
        return order.get(tables[table].cmap.get(code)) if table in tables else None

    def of_symbols(code: int) -> int | None:
        places = [number((3, 0), start + code) for start in _SYMBOLS]
        return next(filter(None, [*places, number((1, 0), code)]), None)

    if int(font.FontDescriptor.get("/Flags", 0)) & _SYMBOLIC:
        return of_symbols
    if "/Encoding" not in font:
        return lambda _: None
    letters = _letters(font.Encoding)

    def of_text(code: int) -> int | None:
        letter = letters(code)
        found = number((3, 1), ord(letter)) if len(letter) == 1 else None
        if not found and len(letter) == 1 and (mac := letter.encode("mac_roman", "ignore")):
            found = number((1, 0), mac[0])
        return found

    return of_text


def _letters(encoding: Any) -> Callable[[int], str]:
    """The letter of each code, by the encoding of a simple font."""
    from fontTools.agl import toUnicode

    base = encoding.get("/BaseEncoding") if isinstance(encoding, Dictionary) else encoding
    codec = _ENCODINGS.get(str(base), "ascii")
    names = _differences(encoding)

    def letter(code: int) -> str:
        if code in names or code < ord(" "):
            return str(toUnicode(names.get(code, "")))
        return bytes([code]).decode(codec, "ignore")

    return letter


def _differences(encoding: Any) -> dict[int, str]:
    """The names of glyphs by their codes; {} where none are given."""
    found: dict[int, str] = {}
    code = 0
    given = encoding.get("/Differences", ()) if isinstance(encoding, Dictionary) else ()
    for each in given:
        if isinstance(each, Name):
            found[code] = str(each)[1:]
            code += 1
        else:
            code = int(each)
    return found


def _pairs(widths: Iterable[Any]) -> Iterator[tuple[int, Any]]:
    """Widths by code, of an array of `code [width …]` and `first last width`."""
    rest = iter(widths)
    for first in rest:
        then = next(rest)
        if isinstance(then, Array):
            yield from ((int(first) + n, _number(width)) for n, width in enumerate(then))
        else:
            width = _number(next(rest))
            last = min(int(then), 0xFFFF)
            yield from ((code, width) for code in range(int(first), last + 1))


def _number(given: Any) -> float | None:
    try:
        return float(given)
    except (TypeError, ValueError):
        return None
