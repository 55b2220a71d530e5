"""The glyphs of a font program that is embedded: which there are, and what each draws.

fontTools reads outlines. The tables that lead to them are read here, code by code: they are small,
and may claim to stand for billions.
"""

from __future__ import annotations

import io
from bisect import bisect_left
from math import fsum
from typing import Any

from cardwright.printing.press.unpacking import Allowance

#: Units that an em may have (OpenType, head).
LEAST_EM, MOST_EM = 16, 16384
#: Parts in parts that a glyph may have, and what looking at a glyph takes, in words that paint.
_DEEPEST, _GLYPH = 8, 20
#: The least that is left of the area of a part: a hundredth of its height and width.
_LEAST_SCALE = 1e-4
#: What keeps the codes of symbols apart from those of letters in a table for Windows.
_SYMBOLS = (0xF000, 0, 0xF100, 0xF200)


def _number(data: bytes, at: int, size: int = 2) -> int:
    return int.from_bytes(data[at : at + size])


class FontProgram:
    """A font of TrueType, OpenType or CFF; raises whatever fontTools does if it is damaged."""

    def __init__(self, data: bytes, allowance: Allowance) -> None:
        from fontTools.ttLib import TTFont  # noqa: PLC0415 - few files need it

        self.allowance = allowance
        self.maps: dict[tuple[int, int], bytes] = {}
        self.outlines: Any = None
        self.by_cid = False
        self._draws: dict[int, bool] = {}
        if data[:1] == b"\1":
            self._read_cff(data)
            return
        with TTFont(io.BytesIO(data), lazy=True) as font:
            tables = {tag: font.reader[tag] for tag in font.reader.keys()}  # noqa: SIM118
            self.em = float(_number(tables["head"], 18))
            self._maps(tables.get("cmap", b""))
            if "CFF " in tables:
                self._read_cff(tables["CFF "])
                return
            self.count = _number(tables["maxp"], 4)
            self.names: dict[str, int] = {}
            font.setGlyphOrder([f"glyph{n}" for n in range(self.count)])
            self.outlines = font["glyf"]
            self._across, self._full = tables["hmtx"], _number(tables["hhea"], 34)

    def _maps(self, cmap: bytes) -> None:
        for n in range(min(_number(cmap, 2), len(cmap) // 8)):
            at = 4 + 8 * n
            self.maps[_number(cmap, at), _number(cmap, at + 2)] = cmap[_number(cmap, at + 4, 4) :]

    def _read_cff(self, data: bytes) -> None:
        from fontTools.cffLib import CFFFontSet  # noqa: PLC0415

        fonts = CFFFontSet()
        fonts.decompile(io.BytesIO(data), None)
        self.top = fonts[fonts.fontNames[0]]
        self.order = list(self.top.charset)
        self.count = len(self.order)
        self.names = {name: number for number, name in enumerate(self.order)}
        self.by_cid = hasattr(self.top, "ROS")
        matrices = [self.top.rawDict.get("FontMatrix")]
        if self.by_cid:
            matrices.append(self.top.FDArray[0].rawDict.get("FontMatrix"))
        given = [float(matrix[0]) for matrix in matrices if matrix]
        scale = given[0] * (given[1] if len(given) > 1 else 1) if given else 0.001
        self.em = 1 / scale if scale else 0.0

    def within(self, table: tuple[int, int], code: int) -> int:
        """The number of the glyph for a code in one of its tables, or 0."""
        return _looked_up(self.maps[table], code) if table in self.maps else 0

    def symbol(self, code: int) -> int:
        """The number of the glyph for a code of a font that has codes of its own, or 0."""
        found = (self.within((3, 0), first + code) for first in _SYMBOLS)
        return next(filter(None, found), 0) or self.within((1, 0), code)

    def letter(self, text: str) -> int:
        """The number of the glyph for one letter, by its number in Unicode or on a Mac, or 0."""
        if len(text) != 1:
            return 0
        mac = text.encode("mac_roman", "ignore")
        return self.within((3, 1), ord(text)) or (self.within((1, 0), mac[0]) if mac else 0)

    def advance(self, glyph: int) -> float:
        """The advance of a glyph, in thousandths of an em."""
        if self.outlines is None:
            self.draws(glyph)
            return float(self.top.CharStrings[self.order[glyph]].width) * 1000 / self.em
        at = 4 * min(glyph, self._full - 1)
        return _number(self._across, at) * 1000 / self.em

    def draws(self, glyph: int, depth: int = 0) -> bool:
        """Test if a glyph has an outline around something."""
        if glyph not in self._draws:
            self.allowance.word(_GLYPH)
            self._draws[glyph] = False  # if it is a part of itself
            extent = self._extent_cff if self.outlines is None else self._extent
            self._draws[glyph] = extent(glyph, depth)
        return self._draws[glyph]

    def _extent(self, number: int, depth: int) -> bool:
        glyph = self.outlines[f"glyph{number}"]
        if glyph.isComposite():
            seen = [part for part in glyph.components if _stays(part)]
            parts = [int(part.glyphName[len("glyph") :]) for part in seen]
            return depth < _DEEPEST and any(self.draws(part, depth + 1) for part in parts)
        points, first, found = list(getattr(glyph, "coordinates", ())), 0, False
        for last in getattr(glyph, "endPtsOfContours", ()):
            found = found or _area(points[first : last + 1]) > 0
            first = last + 1
        return found

    def _extent_cff(self, number: int, _: int) -> bool:
        from fontTools.pens.recordingPen import DecomposingRecordingPen  # noqa: PLC0415

        glyphs = self.top.CharStrings
        pen = DecomposingRecordingPen(glyphs)
        glyphs[self.order[number]].draw(pen)
        points: list[tuple[float, float]] = []
        for name, given in pen.value:
            points += given
            if name in {"closePath", "endPath"}:
                if _area(points) > 0:
                    return True
                points = []
        return False


def _stays(part: Any) -> bool:
    """Test if something is left of a part when it has been scaled."""
    (a, b), (c, d) = getattr(part, "transform", ((1, 0), (0, 1)))
    return bool(abs(a * d - b * c) > _LEAST_SCALE)


def _area(points: list[tuple[float, float]]) -> float:
    """The area within points, in units of the font."""
    after = [*points[1:], *points[:1]]
    twice = [x * v - u * y for (x, y), (u, v) in zip(points, after, strict=True)]
    return abs(fsum(twice)) / 2


def _looked_up(table: bytes, code: int) -> int:
    """The glyph for a code in a table of OpenType (cmap) of the formats 0, 4, 6 or 12, or 0."""
    kind = _number(table, 0)
    if kind == 0:
        return _number(table, 6 + code, 1) if code < 256 else 0
    if kind == 6:
        place = code - _number(table, 6)
        return _number(table, 10 + 2 * place) if 0 <= place < _number(table, 8) else 0
    if kind == 12:
        at = bisect_left(range(_number(table, 12, 4)), code, key=lambda n: _group(table, n)[1])
        first, last, glyph = _group(table, at)
        return glyph + code - first if first <= code <= last else 0
    return _in_segments(table, code) if kind == 4 else 0


def _group(table: bytes, n: int) -> tuple[int, int, int]:
    at = 16 + 12 * n
    return _number(table, at, 4), _number(table, at + 4, 4), _number(table, at + 8, 4)


def _in_segments(table: bytes, code: int) -> int:
    width = _number(table, 6)  # bytes: two for each segment
    at = 14 + 2 * bisect_left(range(width // 2), code, key=lambda n: _number(table, 14 + 2 * n))
    first = _number(table, at + width + 2)
    if code > _number(table, at) or code < first:
        return 0
    move, offset = (_number(table, at + n * width + 2) for n in (2, 3))
    if not offset:
        return (code + move) & 0xFFFF
    glyph = _number(table, at + 3 * width + 2 + offset + 2 * (code - first))
    return (glyph + move) & 0xFFFF if glyph else 0
