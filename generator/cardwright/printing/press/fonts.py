"""Fonts of a PDF: whether each has its file in the document, and whether that is a font."""

from __future__ import annotations

from typing import Any

from pikepdf import Dictionary, Stream

from cardwright.printing.press.letters import is_font
from cardwright.printing.press.unpacking import Allowance

#: Files of fonts by their key, and the kinds of fonts that have them.
_FILES = {
    "/FontFile": frozenset({"/Type1", "/MMType1"}),
    "/FontFile2": frozenset({"/TrueType", "/CIDFontType2"}),
    "/FontFile3": frozenset({"/Type1", "/MMType1", "/CIDFontType0", "/TrueType", "/CIDFontType2"}),
}


class Fonts:
    """Looks at the fonts of one document; a file that several have is read once."""

    def __init__(self, allowance: Allowance) -> None:
        self.allowance = allowance
        self._read: dict[object, bool] = {}

    def loose(self, font: Any) -> list[str]:
        """The faults of a font, by its name: not embedded, or what is embedded is none."""
        kind = str(font.get("/Subtype", ""))
        if kind == "/Type3":
            return []
        if kind == "/Type0":
            return [said for inner in font.DescendantFonts for said in self.loose(inner)]
        name = str(font.get("/BaseFont", "a font without a name")).lstrip("/")
        described = font.get("/FontDescriptor", Dictionary())
        files = _FILES.keys() & described.keys()
        if not files:
            return [f"{name} is not embedded"]
        if len(files) > 1 or kind not in _FILES[next(iter(files))]:
            return [
                f"{name} is embedded in a form that its type does not allow ({kind[1:] or 'none'})"
            ]
        known = self._is_font(next(iter(files)), described)
        return [] if known else [f"{name} is embedded, but the embedded data is not a font"]

    def _is_font(self, key: str, described: Any) -> bool:
        file = described[key]
        if not isinstance(file, Stream):
            return False
        if (known := (key, file.objgen)) not in self._read:
            data = self.allowance.unpacked(file)
            self._read[known] = is_font(data, self.allowance, type1=key == "/FontFile")
        return self._read[known]
