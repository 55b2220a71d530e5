"""Tables of text files and workbooks, as spreadsheet programs show them.

Nothing but the file is read: no link in it is followed, no formula is computed, no macro is run.
"""

from __future__ import annotations

import re
from pathlib import Path

from cardwright import limits
from cardwright.errors import ListError, TooLarge, excerpt, visible
from cardwright.lists.archive import Archive
from cardwright.lists.excel import read_excel
from cardwright.lists.file_kind import kind_of, refuse_foreign
from cardwright.lists.grid import Grid
from cardwright.lists.open_document import read_open_document
from cardwright.lists.records import Table
from cardwright.lists.text_table import read_text

_OPEN_DOCUMENT = b"application/vnd.oasis.opendocument.spreadsheet"
#: The content type of the main part of a workbook or a template, with macros or without.
_EXCEL = re.compile(
    rb"(spreadsheetml\.(sheet|template)|ms-excel\.(sheet|template)\.macroEnabled)\.main\+xml"
)
_TEXT_NAMES = {".csv", ".tsv", ".tab", ".txt", ""}


def read_table(path: Path, sheet: str = "") -> Table:
    """The table of a file: .csv, .tsv, .txt, .xlsx or .ods, by its content and not by its name.

    Of a workbook, the sheet of this name, or the first that is not hidden. Raises ListError with
    everything that is wrong, by file and cell.
    """
    grid = Grid(visible(path.name))
    data = _bytes(path, grid.file)
    if kind_of(grid.file, data) == "zip":
        _read_workbook(grid, data, sheet)
        if path.suffix.lower() in _TEXT_NAMES:
            grid.note("is a workbook, whatever its name says")
    else:
        read_text(grid, data)
        if path.suffix.lower() not in _TEXT_NAMES:
            grid.note("is a text, whatever its name says")
        if sheet:
            grid.note(f"a text has no sheets: “{excerpt(sheet)}” was ignored")
    return grid.table()


def _read_workbook(grid: Grid, data: bytes, sheet: str) -> None:
    archive = Archive(grid.file, data)
    mimetype = archive.read("mimetype") or b""
    if mimetype.startswith(_OPEN_DOCUMENT):
        read_open_document(grid, archive, sheet)
    elif _EXCEL.search(archive.read("[Content_Types].xml") or b""):
        read_excel(grid, archive, sheet)
    else:
        refuse_foreign(grid.file, archive.names, mimetype)


def _bytes(path: Path, file: str) -> bytes:
    """The bytes of the file; every way in which reading fails is a ListError."""
    try:
        return limits.read(path, limits.LIST)
    except OSError as error:
        reason = error.strerror or "reading failed"
        hint = f"check {visible(str(path))}"
        raise ListError(f"{file}: cannot be read: {reason}", hint=hint) from None
    except TooLarge as error:
        is_file = path.is_file()
        hint = "remove pictures from it, or save it as CSV" if is_file else error.hint
        raise ListError(f"{file}: {error.message}", hint=hint) from None
    except ValueError:
        raise ListError(f"{file}: is no name of a file", hint="check the name") from None
