"""The scene's fonts inside a PDF: shaped glyphs with right widths and right copy-and-paste.

ReportLab 5.1 gives glyphs that have no code point of their own (ligatures, small capitals) the
advance of one kerned occurrence as width, and a private-use character as text. This font keeps
both right: width from the font, text from what was shaped.
"""

from __future__ import annotations

import re
from typing import Any

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from cardwright.drawing.scene.fonts import font
from cardwright.drawing.scene.shaping import Glyph
from cardwright.paths import memoize_tracked

#: Private-use code points stand for glyphs without a character of their own.
_FIRST_PRIVATE = 0xE000


class PrinterFont(TTFont):  # type: ignore[misc]  # ReportLab ships no types
    """The font of a role as ReportLab embeds it, a subset in each document."""

    def __init__(self, role: str) -> None:
        source = font(role)
        super().__init__(role, str(source.path), asciiReadable=False)
        self._source = source
        self._codes: dict[tuple[int, str], int] = {}
        self._texts: dict[int, str] = {}

    def character(self, glyph: Glyph) -> str:
        """The character that stands for the glyph in this document's strings."""
        face = self.face
        if len(glyph.source) == 1 and face.charToGlyph.get(ord(glyph.source)) == glyph.number:
            return glyph.source
        return chr(self._private(glyph.number, glyph.source))

    def _private(self, number: int, text: str) -> int:
        key = number, text
        if key not in self._codes:
            face = self.face
            code = _FIRST_PRIVATE + len(self._codes)
            while code in face.charToGlyph:
                code += 1
            self._codes[key] = code
            self._texts[code] = text
            face.charToGlyph[code] = number
            face.charWidths[code] = self.glyph_width(number)
        return self._codes[key]

    def glyph_width(self, number: int) -> float:
        """The glyph's own advance in thousandths of an em."""
        return float(self._source.shaper.get_glyph_h_advance(number)) * 1000 / self._source.units

    def addObjects(self, doc: Any) -> None:  # noqa: N802 - ReportLab's name
        """Write the font's objects, with the source text of private characters as their text."""
        subsets = len(self.state[doc].subsets)
        names = [self.getSubsetInternalName(n, doc)[1:] for n in range(subsets)]
        super().addObjects(doc)
        fonts = doc.idToObject["BasicFonts"].dict
        for name in names:
            stream = doc.idToObject[fonts[name].ToUnicode.name]
            stream.content = _MAPPING.sub(self._mapped, stream.content)

    def _mapped(self, match: re.Match[str]) -> str:
        text = self._texts.get(int(match[2], 16))
        if text is None:
            return match[0]
        return f"{match[1]}<{text.encode('utf-16-be').hex().upper()}>"


_MAPPING = re.compile(r"^(<[0-9A-F]{2}> )<([0-9A-F]{4})>$", re.MULTILINE)


@memoize_tracked
def printer_font(role: str) -> PrinterFont:
    """The font of a role, registered with ReportLab under the role's name."""
    made = PrinterFont(role)
    pdfmetrics.registerFont(made)
    return made
