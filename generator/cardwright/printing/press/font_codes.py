"""The text of a PDF and its fonts: whether each code that is shown has a letter, and its width.

Type 1, which is a program, is not asked. What a code stands for is known by the encoding, or by the
table for copying text (ToUnicode), which may lie.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from pikepdf import Array, Dictionary, Name, Stream

from cardwright.errors import InputError, excerpt
from cardwright.printing.press.encodings import is_blank, names_of, to_unicode, unicode_of
from cardwright.printing.press.glyphs import LEAST_EM, MOST_EM, FontProgram
from cardwright.printing.press.unpacking import Allowance

#: How far a width may be from that of the font, in thousandths of an em.
_NEAR = 20
#: Flags of a font (ISO 32000-1, table 123): it has codes of its own.
_SYMBOLIC = 4
#: Letters beside each other; of those below each other (Identity-V) the widths are other ones.
_READ = frozenset({"/Identity-H"})
_NO_LETTER = "has no letter for a code in the text ({}); embed all letters that the text needs"
_EMPTY = "draws nothing for a code that is not a space ({}); embed the whole font"
_WIDTH = "has a letter with a different width ({}); embed the original font"
_NO_WIDTH = "has no width for a code in the text ({}); save the file again"


class FontCodes:
    """The codes of a font in a document: asked with each text, and each looked at once."""

    def __init__(self, font: Any, allowance: Allowance, *, is_read: bool = True) -> None:
        self.allowance = allowance
        self.font, self.wide = font, font.get("/Subtype") == Name.Type0
        self.inner = font.DescendantFonts[0] if self.wide else font
        self.name = str(self.inner.get("/BaseFont", "a font without a name")).lstrip("/")
        self._told: dict[int, str] = {}
        self._kinds: dict[str, str] = {}
        self._blank: int | None = None
        self._meant: dict[int, str] | None = None
        self.damage, self.is_drawn = "", False
        self.glyph: Callable[[int], int] = lambda _: 0
        self.width: Callable[[int], float | None] = lambda _: None
        self.program: FontProgram | None = None
        self.names: dict[int, str] = {}
        if is_read:
            self._open()

    def faults(self, text: bytes) -> set[str]:
        """The faults of the codes of a text, in words that begin with the font's name."""
        if self.damage:
            return {f"{self.name} {self.damage}"}
        if self.wide and len(text) % 2:
            return {f"{self.name} is used with half a code; save the file again"}
        codes = set(struct.unpack(f">{len(text) // 2}H", text) if self.wide else text)
        for code in sorted(codes - self._told.keys()):
            self._told[code] = self._first_of_its_kind(code)
        return {f"{self.name} {self._told[code]}" for code in codes if self._told[code]}

    def _first_of_its_kind(self, code: int) -> str:
        """The faults of a code; of each kind of fault the first code stands for all."""
        kind = self._guarded(lambda: self._fault(code))
        return self._kinds.setdefault(kind, kind.format(f"such as {code}")) if kind else ""

    def _guarded(self, ask: Callable[[], str]) -> str:
        try:
            return ask()
        except (InputError, MemoryError):
            raise
        except Exception:  # noqa: BLE001 - whatever fontTools meets in what others have made
            return "has unreadable letters; embed it again"

    def _open(self) -> None:
        kind = str(self.inner.get("/Subtype", ""))
        self.is_drawn = kind == "/Type3"
        if self.is_drawn:
            self.names = names_of(self.font, None)
            self.width = self._simple_width
            return
        described = self.inner.get("/FontDescriptor", Dictionary())
        file = described.get("/FontFile2", described.get("/FontFile3"))
        if isinstance(file, Stream):
            data = self.allowance.unpacked(file)
            self.damage = self._guarded(lambda: self._begin(kind, data))

    def _begin(self, kind: str, data: bytes) -> str:
        program = self.program = FontProgram(data, self.allowance)
        if not LEAST_EM <= program.em <= MOST_EM:
            return f"has {program.em:g} units per em, not {LEAST_EM} to {MOST_EM}"
        if self.wide:
            return self._begin_wide(kind, program)
        names = self.names = names_of(self.font, program)
        self.width = self._simple_width
        self.glyph = lambda code: program.names.get(names.get(code, ""), 0)
        if kind == "/TrueType":
            self.glyph = lambda code: self._of_true_type(program, code)
        return ""

    def _begin_wide(self, kind: str, program: FontProgram) -> str:
        encoding = self.font.get("/Encoding")
        if str(encoding) not in _READ:
            said = excerpt(str(encoding).lstrip("/"), 40) if isinstance(encoding, Name) else "own"
            return f"has an unsupported encoding ({said}); save it with Identity-H"
        if len(self.font.DescendantFonts) != 1:
            return "consists of several fonts; save the file again"
        ids = self.inner.get("/CIDToGIDMap")
        if kind == "/CIDFontType2" and isinstance(ids, Stream):
            table = self.allowance.unpacked(ids)
            self.glyph = lambda code: int.from_bytes(table[2 * code : 2 * code + 2])
        elif program.by_cid:
            names = program.names
            self.glyph = lambda code: names.get(f"cid{code:05}", 0)
        else:
            self.glyph = lambda code: code
        self.width = self._wide_widths()
        return ""

    def _of_true_type(self, program: FontProgram, code: int) -> int:
        """A font with codes of its own has them in its table; others are known by names."""
        flags = int(self.inner.get("/FontDescriptor", Dictionary()).get("/Flags", 0))
        if "/Encoding" not in self.font:
            return program.symbol(code) or program.within((3, 1), code)
        name = self.names.get(code, "")
        own = program.symbol(code) if flags & _SYMBOLIC else 0
        return own or program.letter(unicode_of(name)) or program.names.get(name, 0)

    def _simple_width(self, code: int) -> float | None:
        widths, first = self.font.get("/Widths"), self.font.get("/FirstChar")
        last = self.font.get("/LastChar")
        if not isinstance(widths, Array) or not isinstance(first, int):
            return None
        if not isinstance(last, int) or not first <= code <= last or code - first >= len(widths):
            return None
        return _as_number(widths[code - first])

    def _wide_widths(self) -> Callable[[int], float | None]:
        given = list(self.inner.get("/W", []))
        self.allowance.values(len(given))
        each: dict[int, Any] = {}
        ranges: list[tuple[int, int, Any]] = []
        at = 0
        while at + 1 < len(given):
            if isinstance(given[at + 1], Array):
                self.allowance.values(len(given[at + 1]))
                each.update(enumerate(given[at + 1], start=int(given[at])))
                at += 2
            else:
                ranges.append((int(given[at]), int(given[at + 1]), given[at + 2]))
                at += 3
        rest = self.inner.get("/DW", 1000)

        def width(code: int) -> float | None:
            self.allowance.word(len(ranges))
            within = (value for first, last, value in ranges if first <= code <= last)
            return _as_number(each[code] if code in each else next(within, rest))

        return width

    def _fault(self, code: int) -> str:
        if self.program is None:
            return self._fault_drawn(code) if self.is_drawn else ""
        glyph = self.glyph(code)
        if not 0 < glyph < self.program.count:
            return _NO_LETTER
        if not self.program.draws(glyph) and not self._is_space(code, glyph):
            return _EMPTY
        width = self.width(code)
        if width is None:
            return _NO_WIDTH
        return "" if abs(width - self.program.advance(glyph)) <= _NEAR else _WIDTH

    def _fault_drawn(self, code: int) -> str:
        glyph = self.font.get("/CharProcs", Dictionary()).get(f"/{self.names.get(code, '')}")
        if not isinstance(glyph, Stream):
            return _NO_LETTER
        return _NO_WIDTH if self.width(code) is None else ""

    def _is_space(self, code: int, glyph: int) -> bool:
        """Test if a glyph that draws nothing should not; one may, of which nothing is known."""
        if self._meant is None:
            table = self.font.get("/ToUnicode")
            data = self.allowance.unpacked(table) if isinstance(table, Stream) else b""
            self._meant = dict(to_unicode(data, self.allowance))
        named = "" if self.wide or "/Encoding" not in self.font else self.names.get(code, "")
        meant = self._meant.get(code) or unicode_of(named)
        if meant:
            return is_blank(meant)
        if self._blank is None:
            self._blank = glyph
        return glyph == self._blank


def _as_number(given: Any) -> float | None:
    try:
        return float(given)
    except (TypeError, ValueError):
        return None
