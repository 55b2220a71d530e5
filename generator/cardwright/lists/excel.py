"""Workbooks of Excel, .xlsx and .xlsm: Office Open XML, ECMA-376.

Written on the standard library. openpyxl reads a workbook twice to tell a formula without a result
from an empty cell, sets no bounds, and refuses workbooks for their colors and borders.
"""

from __future__ import annotations

import posixpath
import re
from typing import ClassVar

from cardwright.errors import excerpt
from cardwright.lists.archive import Archive
from cardwright.lists.file_kind import damaged
from cardwright.lists.grid import Grid, Place
from cardwright.lists.markup import Attributes, Markup, Tags
from cardwright.lists.number_formats import BUILT_IN, shown
from cardwright.lists.sheets import Sheet, SheetCells, choose

_PLACE = re.compile(r"\$?([A-Za-z]{1,3})\$?([0-9]{1,7})")
#: A character that XML cannot hold, as Excel writes it: 22.9.2.19.
_ESCAPE = re.compile("_x([0-9A-Fa-f]{4})_")
_TRUE = ("1", "true")
_DATE = "is a date in the spreadsheet; to change it, format the cell as text and type it again"


def read_excel(grid: Grid, archive: Archive, wanted: str) -> None:
    """Read a sheet of a workbook into the grid; raises ListError."""
    tags = Tags(grid.file)
    book = _Book(tags)
    root = _Relations(tags, "")
    root.read(archive.read("_rels/.rels") or b"<none/>")
    main = root.first("/officeDocument") or "xl/workbook.xml"
    book.read(_needed(archive, main))
    folder, name = posixpath.split(main)
    parts = _Relations(tags, folder)
    parts.read(archive.read(f"{folder}/_rels/{name}.rels") or b"<none/>")
    strings, styles = _Strings(tags), _Styles(tags)
    strings.read(archive.read(parts.first("/sharedStrings")) or b"<none/>")
    styles.read(archive.read(parts.first("/styles")) or b"<none/>")
    sheets = [
        Sheet(name, parts.targets[key], hidden)
        for name, key, hidden in book.sheets
        if parts.kinds.get(key, "").endswith("/worksheet")
    ]
    sheet = choose(grid, sheets, wanted)
    cells = _Cells(tags, grid, strings.texts, styles.codes, since_1904=book.since_1904)
    cells.read(_needed(archive, sheet.place))
    cells.finish()
    if any(name.startswith(f"{folder}/media/".casefold()) for name in archive.names):
        grid.note("pictures in the workbook were not read: save them as files")


def _needed(archive: Archive, name: str) -> bytes:
    data = archive.read(name)
    if data is None:
        raise damaged(archive.file)
    return data


def _local(tag: str) -> str:
    return tag.rpartition(" ")[2]


class _Relations(Markup):
    """The parts that a part refers to, by their ids; those outside of the workbook are left out."""

    def __init__(self, tags: Tags, folder: str) -> None:
        super().__init__(tags)
        self.targets: dict[str, str] = {}
        self.kinds: dict[str, str] = {}
        self._folder = folder

    def start(self, tag: str, attributes: Attributes) -> None:
        if _local(tag) == "Relationship" and attributes.get("TargetMode") != "External":
            key = attributes.get("Id", "")
            target = attributes.get("Target", "").replace("\\", "/")
            self.targets[key] = posixpath.normpath(posixpath.join("/", self._folder, target))
            self.kinds[key] = attributes.get("Type", "")

    def first(self, kind: str) -> str:
        """The first part of a kind, without the slash in front, or ""."""
        found = (self.targets[key] for key, type_ in self.kinds.items() if type_.endswith(kind))
        return next(found, "").lstrip("/")


class _Book(Markup):
    """The names of the sheets, each with its id and if it is hidden, and the first day."""

    def __init__(self, tags: Tags) -> None:
        super().__init__(tags)
        self.sheets: list[tuple[str, str, bool]] = []
        self.since_1904 = False

    def start(self, tag: str, attributes: Attributes) -> None:
        name = _local(tag)
        if name == "sheet":
            key = next((attributes[each] for each in attributes if _local(each) == "id"), "")
            hidden = attributes.get("state", "visible") != "visible"
            self.sheets.append((attributes.get("name", ""), key, hidden))
        elif name == "workbookPr":
            self.since_1904 = attributes.get("date1904") in _TRUE


class _Strings(Markup):
    """The texts that cells share, without their readings in another script."""

    skipped: ClassVar[frozenset[str]] = frozenset({"rPh", "extLst"})

    def __init__(self, tags: Tags) -> None:
        super().__init__(tags)
        self.texts: list[str] = []
        self._pieces: list[str] = []

    def start(self, tag: str, _: Attributes) -> None:
        name = _local(tag)
        if name == "t":
            self.listen()
        elif name == "si":
            self._pieces = []

    def end(self, tag: str) -> None:
        name = _local(tag)
        if name == "t":
            self._pieces.append(self.heard())
        elif name == "si":
            self.texts.append("".join(self._pieces))


class _Styles(Markup):
    """The format codes of the styles that cells refer to by number."""

    skipped: ClassVar[frozenset[str]] = frozenset({"extLst", "dxfs"})

    def __init__(self, tags: Tags) -> None:
        super().__init__(tags)
        self.codes: list[str] = []
        self._own: dict[str, str] = {}
        self._in_cells = False

    def start(self, tag: str, attributes: Attributes) -> None:
        name = _local(tag)
        if name == "numFmt":
            self._own[attributes.get("numFmtId", "")] = attributes.get("formatCode", "")[:255]
        elif name == "cellXfs":
            self._in_cells = True
        elif name == "xf" and self._in_cells:
            key = attributes.get("numFmtId", "0")
            usual = BUILT_IN.get(int(key), "General") if key.isdecimal() else "General"
            self.codes.append(self._own.get(key, usual))

    def end(self, tag: str) -> None:
        if _local(tag) == "cellXfs":
            self._in_cells = False


class _Cells(SheetCells):
    """The cells of a sheet of Excel."""

    skipped: ClassVar[frozenset[str]] = frozenset({"rPh", "extLst"})

    def __init__(
        self, tags: Tags, grid: Grid, strings: list[str], codes: list[str], *, since_1904: bool
    ) -> None:
        super().__init__(tags, grid)
        self._strings = strings
        self._codes = codes
        self._since_1904 = since_1904
        self._place: Place = (0, -1)
        self._cell: Attributes = {}
        self._has_formula = False
        self._pieces: list[str] = []

    def start(self, tag: str, attributes: Attributes) -> None:
        match _local(tag):
            case "c":
                self._begin(attributes)
            case "v" | "t":
                self.listen()
            case "f":
                self._has_formula = True
            case "row":
                self._row(attributes)
            case "col" if attributes.get("hidden") in _TRUE:
                least, most = (_whole(attributes.get(key)) for key in ("min", "max"))
                self._hidden_columns.update(range(least - 1, min(most, 16384)))
            case "mergeCell":
                first, _, last = attributes.get("ref", "").partition(":")
                self._merged.append((_place(first), _place(last)))

    def end(self, tag: str) -> None:
        match _local(tag):
            case "v" | "t":
                self._pieces.append(self.heard())
            case "c":
                self._finish()

    def _row(self, attributes: Attributes) -> None:
        number = _whole(attributes.get("r")) or self._place[0] + 1
        self._place = (number, -1)
        if attributes.get("hidden") in _TRUE:
            self._hidden_rows.append(number)

    def _begin(self, attributes: Attributes) -> None:
        """Begin a cell; one without a reference comes after the last one."""
        number, column = self._place
        found = _place(attributes["r"]) if "r" in attributes else (number, column + 1)
        if not found[0]:
            raise damaged(self._grid.file)
        self._place = found
        self._cell = attributes
        self._has_formula = False
        self._pieces = []

    def _finish(self) -> None:
        (number, column), cell = self._place, self._cell
        raw = "".join(self._pieces)
        if self._has_formula and not raw and cell.get("t") != "str":
            what, advice = "has a formula without a result", "open the list in your spreadsheet"
            self._grid.fault(number, column, what, f"{advice} program and save it again")
        elif "vm" in cell:
            says = "has something other than text, such as a picture, which was not read"
            self._grid.doubt(number, column, says)
        elif raw:
            self._grid.put(number, column, self._shown(raw, cell.get("t", "n")))

    def _shown(self, raw: str, kind: str) -> str:
        if kind == "s":
            index = int(raw) if raw.strip().isdecimal() and len(raw) < 9 else len(self._strings)
            if index >= len(self._strings):
                raise damaged(self._grid.file)
            raw = self._strings[index]
        if kind in ("s", "str", "inlineStr"):
            return _ESCAPE.sub(lambda found: chr(int(found[1], 16)), raw)
        if kind == "b":
            return "TRUE" if raw.strip() in _TRUE else "FALSE"
        if kind == "d":
            self._doubt_date(raw)
        return self._number(raw) if kind == "n" else raw

    def _number(self, raw: str) -> str:
        style = _whole(self._cell.get("s"))
        code = self._codes[style] if style < len(self._codes) else "General"
        found = shown(raw.strip(), code, since_1904=self._since_1904)
        if found.is_date:
            self._doubt_date(found.text)
        return found.text

    def _doubt_date(self, text: str) -> None:
        self._grid.doubt(*self._place, f"“{excerpt(text)}” {_DATE}", wrong=True)


def _whole(text: str | None) -> int:
    """A small whole number, or 0 for anything else."""
    return int(text) if text and text.isdecimal() and len(text) < 9 else 0


def _place(name: str) -> Place:
    """The row and column of a cell by its name; row 0 if that is none."""
    found = _PLACE.fullmatch(name)
    if not found:
        return (0, 0)
    column = 0
    for letter in found[1].upper():
        column = column * 26 + ord(letter) - ord("A") + 1
    return int(found[2]), column - 1
