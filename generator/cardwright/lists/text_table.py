"""Tables as text: CSV, tab-separated and the like, as spreadsheets and people write them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice

from cardwright import limits
from cardwright.errors import ListError, excerpt
from cardwright.lists.encodings import decoded
from cardwright.lists.grid import Grid

#: Separators by their names, from the one that texts contain least.
_SEPARATORS = {"\t": "tab", ";": "semicolon", "|": "vertical bar", ",": "comma"}
_NONE = "\0"  # the separator of a single column, which no text has
#: The line by which Excel names the separator; Excel does not count it as a row.
_NAMED = re.compile(r'"?sep=([^\w\s"]|\t)"?[ ]*(\n|\Z)', re.IGNORECASE)
#: A cell in curly quotation marks, which word processors and phones make of straight ones.
_CURLY = "[“„«»]([^“”„«»\n]*)[“”«»]"
#: A text that Excel must not take as a number: ="007".
_PROTECTED = re.compile('="([^"]*)"')
_CONTROLS = re.compile("[\x00-\x08\x0e-\x1a\x1c-\x1f]")
_LAST = 2**20  # row of a sheet in Excel
_SAMPLE = 65_536  # characters that decide on the separator
_RECORDS = 200


@dataclass(slots=True)
class _Record:
    """A row: its cells, and the columns of those with stray or curly quotation marks."""

    cells: list[str] = field(default_factory=list)
    stray: list[int] = field(default_factory=list)
    curly: list[int] = field(default_factory=list)


def read_text(grid: Grid, data: bytes) -> None:
    """Read a table of text into the grid; raises ListError for what is none."""
    raw, note = decoded(grid.file, data)
    text = raw.replace("\r\n", "\n").replace("\r", "\n")
    if len(_CONTROLS.findall(text[:4000])) > 2 + len(text[:4000]) // 100:
        hint = "use a list that was saved as .csv, .xlsx or .ods"
        raise ListError(f"{grid.file}: is not a text", hint=hint)
    grid.note(note)
    named = _NAMED.match(text)
    text = text[named.end() :] if named else text
    separator = named[1] if named else _separator(text)
    name = _SEPARATORS.get(separator, f"“{separator}”")
    grid.note(f"separator: {name}" if separator else "no separator: one column")
    is_curly = _has_curly_marks(text, separator)
    if is_curly:
        grid.note("curly quotation marks around cells were left out")
    for number, record in _records(text, separator or _NONE, is_curly=is_curly):
        if number > _LAST:
            hint = "use a spreadsheet with your list alone"
            raise ListError(f"{grid.file}: has more than {_LAST} rows", hint=hint)
        _put(grid, number, record)


def _put(grid: Grid, number: int, record: _Record) -> None:
    for column, cell in enumerate(record.cells):
        protected = _PROTECTED.fullmatch(cell)
        grid.put(number, column, protected[1] if protected else cell)
    for column in record.stray:
        says = "begins with a quotation mark without its counterpart, which was kept"
        grid.doubt(number, column, f"“{excerpt(record.cells[column], 30)}” {says}")
    for column in record.curly:
        grid.doubt(number, column, "curly quotation marks around the cell were left out")


def _separator(text: str) -> str:
    """The separator of a text, or "" for a single column.

    The right one is in most rows, in the same number, and more often than others.
    """
    sample = text[:_SAMPLE]
    best, found = (0, 0, 0), ""
    for separator in _SEPARATORS:
        records = islice(_records(sample, separator), _RECORDS)
        widths = [len(record.cells) for _, record in records]
        wide = [width for width in widths if width > 1]
        if wide:
            width, times = Counter(wide).most_common(1)[0]
            measure = (len(wide), times, width)
            best, found = max((best, found), (measure, separator), key=lambda each: each[0])
    return found or next((separator for separator in _SEPARATORS if separator in sample), "")


def _has_curly_marks(text: str, separator: str) -> bool:
    """Test if all cells of the first row are in curly quotation marks."""
    line = text[:_SAMPLE].lstrip().partition("\n")[0]
    cells = [cell.strip() for cell in (line.split(separator) if separator else [line])]
    return len(cells) > 1 and all(re.fullmatch(_CURLY, cell) for cell in cells if cell)


def _records(text: str, separator: str, *, is_curly: bool = False) -> Iterator[tuple[int, _Record]]:
    """The rows with their numbers, without empty ones; a quoted cell may have line breaks."""
    blank = rf"[{re.escape(separator)} \t]"
    empty = re.compile(rf"(?:{blank}*+\n)++|{blank}++\Z")
    at, number = 0, 0
    while at < len(text):
        found = empty.match(text, at)
        if found:
            number += text.count("\n", at, found.end())
            at = found.end()
            continue
        record = _Record()
        at = _read(record, text, at, separator, is_curly=is_curly)
        number += 1
        yield number, record


def _read(record: _Record, text: str, at: int, separator: str, *, is_curly: bool) -> int:
    """Read a row that begins at a place of the text; the place of the next."""
    quoted, curly, bare = _patterns(separator)
    while True:
        column = len(record.cells)
        if column > limits.COLUMNS:
            return _skip(record, text, at, separator)
        found = quoted.match(text, at)
        if found:
            record.cells.append(found[1].replace('""', '"'))
        elif (found := curly.match(text, at)) and (is_curly or separator in found[1]):
            record.cells.append(found[1])
            if not is_curly:
                record.curly.append(column)
        else:
            found = bare.match(text, at)
            cell = found[0] if found else ""
            record.cells.append(cell)
            if cell.lstrip().startswith('"') and cell.count('"') % 2:
                record.stray.append(column)
        at = found.end() if found else at
        if at >= len(text) or text[at] == "\n":
            return at + 1
        at += 1


def _skip(record: _Record, text: str, at: int, separator: str) -> int:
    """Take the rest of a line with too many cells as one, to be refused if it has text."""
    end = text.find("\n", at)
    end = len(text) if end < 0 else end
    rest = text[at:end].strip(f'{separator}" \t')
    record.cells.append(rest[: limits.TEXT])
    return end + 1


@lru_cache(maxsize=8)
def _patterns(separator: str) -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    """A cell in quotation marks, one in curly ones, and one without."""
    mark = re.escape(separator)
    space = "[ ]*+" if separator == "\t" else "[ \t]*+"
    end = rf"{space}(?={mark}|\n|\Z)"
    return (
        re.compile(rf'{space}"([^"]*+(?:""[^"]*+)*+)"{end}'),
        re.compile(rf"{space}{_CURLY}{end}"),
        re.compile(rf"[^\n{mark}]*+"),
    )
