"""Workbooks of LibreOffice and others, .ods: OpenDocument 1.3, part 3, 9.1 and 6.1.

Written on the standard library, as the reader of .xlsx: odfpy makes an object of every tag and
takes repeated cells as they are, so that a small file may take all memory.
"""

from __future__ import annotations

from typing import ClassVar

from cardwright import limits
from cardwright.errors import excerpt
from cardwright.lists.archive import Archive
from cardwright.lists.cell_text import error_in
from cardwright.lists.file_kind import damaged, protected
from cardwright.lists.grid import Grid, Place
from cardwright.lists.markup import Attributes, Markup, Tags
from cardwright.lists.sheets import Sheet, SheetCells, choose

_URN = "urn:oasis:names:tc:opendocument:xmlns"
_OFFICE, _STYLE, _TABLE, _TEXT = (
    f"{_URN}:{name}:1.0 " for name in ("office", "style", "table", "text")
)
_CALC = "urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0 "
_DATE = "is a date in the spreadsheet; to change it, format the cell as text and type it again"
_VALUES = ("string-value", "value", "date-value", "time-value", "boolean-value")
#: Rows and columns of a sheet are no more than that, whatever a file repeats.
_ROWS, _COLUMNS = 2**20, 2**14


def read_open_document(grid: Grid, archive: Archive, wanted: str) -> None:
    """Read a sheet of a workbook into the grid; raises ListError."""
    manifest = archive.read("META-INF/manifest.xml") or b""
    if b"encryption-data" in manifest or "encrypted-package" in archive.names:
        raise protected(grid.file)
    content = archive.read("content.xml")
    if content is None:
        raise damaged(grid.file)
    listed = _Listed(Tags(grid.file))
    listed.read(content)
    sheet = choose(grid, listed.sheets, wanted)
    cells = _Cells(Tags(grid.file), grid, int(sheet.place))
    cells.read(content)
    cells.finish()
    if any(name.startswith("pictures/") for name in archive.names):
        grid.note("pictures in the workbook were not read: save them as files")


class _Listed(Markup):
    """The sheets of a workbook; a style says if one is hidden."""

    skipped: ClassVar[frozenset[str]] = frozenset({"table-row", "tracked-changes", "shapes"})

    def __init__(self, tags: Tags) -> None:
        super().__init__(tags)
        self.sheets: list[Sheet] = []
        self._style = ""
        self._hidden: set[str] = set()

    def start(self, tag: str, attributes: Attributes) -> None:
        if tag == f"{_STYLE}style":
            self._style = attributes.get(f"{_STYLE}name", "")
        elif tag == f"{_STYLE}table-properties":
            if attributes.get(f"{_TABLE}display") == "false":
                self._hidden.add(self._style)
        elif tag == f"{_TABLE}table":
            name = attributes.get(f"{_TABLE}name", "")
            hidden = attributes.get(f"{_TABLE}style-name") in self._hidden
            self.sheets.append(Sheet(name, str(len(self.sheets)), hidden))


class _Cells(SheetCells):
    """The cells of a sheet, as people see them, without notes and drawings."""

    skipped: ClassVar[frozenset[str]] = frozenset(
        {"annotation", "frame", "custom-shape", "ruby-text", "shapes", "tracked-changes", "note"}
    )

    def __init__(self, tags: Tags, grid: Grid, wanted: int) -> None:
        super().__init__(tags, grid)
        self._left = wanted  # tables before the one to read; below 0 after it
        self._open = 0  # tables in each other
        self._number, self._column = 1, 0
        self._row: Attributes = {}
        self._cell: Attributes = {}
        self._has_paragraph = False
        self._cells: list[tuple[int, str, Attributes]] = []
        self._next_column = 0

    def start(self, tag: str, attributes: Attributes) -> None:
        if tag == f"{_TABLE}table":
            self._open += 1
        if self._left or self._open != 1:
            return
        if tag in (f"{_TABLE}table-cell", f"{_TABLE}covered-table-cell"):
            self._cell, self._has_paragraph = attributes, False
            self.listen()
        elif tag == f"{_TABLE}table-row":
            self._row, self._cells, self._column = attributes, [], 0
        elif tag in (f"{_TEXT}s", f"{_TEXT}tab", f"{_TEXT}line-break"):
            self.hear(" ")
        elif tag == f"{_TABLE}table-column":
            self._columns(attributes)

    def end(self, tag: str) -> None:
        if tag == f"{_TABLE}table":
            self._open -= 1
            self._left -= self._open == 0
        if self._left or self._open != 1:
            return
        if tag in (f"{_TEXT}p", f"{_TEXT}h"):
            self._has_paragraph = True
            self.hear("\n")
        elif tag in (f"{_TABLE}table-cell", f"{_TABLE}covered-table-cell"):
            self._finish_cell()
        elif tag == f"{_TABLE}table-row":
            self._finish_row()

    def _columns(self, attributes: Attributes) -> None:
        first = self._next_column
        self._next_column += _repeated(attributes, "columns", _COLUMNS - first)
        if attributes.get(f"{_TABLE}visibility", "visible") != "visible":
            self._hidden_columns.update(range(first, self._next_column))

    def _finish_cell(self) -> None:
        """Keep the cell until the row is complete, because the row may be repeated."""
        first, cell = self._column, self._cell
        self._column += _repeated(cell, "columns", _COLUMNS - first)
        text = self.heard()
        if not text.strip():
            text = next((cell[key] for name in _VALUES if (key := f"{_OFFICE}{name}") in cell), "")
        has_result = self._has_paragraph or f"{_OFFICE}value-type" in cell
        if text.strip() or (f"{_TABLE}formula" in cell and not has_result):
            last = min(self._column, limits.COLUMNS + 1)
            self._cells += [(column, text, cell) for column in range(first, max(first + 1, last))]

    def _finish_row(self) -> None:
        first = self._number
        self._number += _repeated(self._row, "rows", _ROWS - first)
        if not self._cells:
            return
        hidden = self._row.get(f"{_TABLE}visibility", "visible") != "visible"
        for number in range(first, self._number):
            for column, text, cell in self._cells:
                self._put((number, column), text, cell)
            if hidden:
                self._hidden_rows.append(number)

    def _put(self, place: Place, text: str, cell: Attributes) -> None:
        if not text.strip():
            what, advice = "has a formula without a result", "open the list in your spreadsheet"
            self._grid.fault(*place, what, f"{advice} program and save it again")
            return
        self._grid.put(*place, text)
        kind = cell.get(f"{_CALC}value-type") or cell.get(f"{_OFFICE}value-type", "string")
        if kind == "error" and not error_in(text.strip()):
            advice = "correct the formula, or type the text in its place"
            self._grid.fault(*place, f"shows {excerpt(text.strip())}", advice)
        elif kind in ("date", "time"):
            self._grid.doubt(*place, f"“{excerpt(text.strip())}” {_DATE}", wrong=True)
        high = _whole(cell.get(f"{_TABLE}number-rows-spanned"))
        wide = _whole(cell.get(f"{_TABLE}number-columns-spanned"))
        if high > 1 and wide <= 1:
            number, column = place
            self._merged.append((place, (number + high - 1, column)))


def _repeated(attributes: Attributes, what: str, most: int) -> int:
    """The times that a row, a cell or a column is repeated: once at least, `most` at most."""
    times = _whole(attributes.get(f"{_TABLE}number-{what}-repeated"))
    return max(1, min(times, most))


def _whole(text: str | None) -> int:
    """A whole number, or 0 for anything else."""
    return int(text[:9]) if text and text.isascii() and text.isdecimal() else 0
