"""The cells that a reader finds, and everything that is wrong with them at once."""

from __future__ import annotations

from collections.abc import Iterable

from cardwright import limits
from cardwright.errors import ListError
from cardwright.lists.cell_text import cleaned, error_in, unusable
from cardwright.lists.records import Doubt, Row, Table, cell_name, column_letter

#: The most rows, cells or columns that a note names.
_NAMED = 10
#: Columns are counted from 0 here, rows from 1.
Place = tuple[int, int]


class Grid:
    """A table that is being read.

    A fault never stops the reading, so that all of them are in one ListError at the end; too many
    rows do, and raise it at once.
    """

    def __init__(self, file: str) -> None:
        self.file = file
        self._rows: dict[int, dict[int, str]] = {}
        self._faults: list[tuple[Place, str]] = []
        self._doubts: list[Doubt] = []
        self._notes: list[str] = []
        self._merged: dict[str, None] = {}  # the names of their first and last cells, in order

    def put(self, number: int, column: int, raw: str) -> None:
        """Write a text into a cell; an empty one leaves no trace."""
        most = limits.TEXT
        raw = raw.strip()
        text, doubts = cleaned(raw) if len(raw) <= 4 * most else (raw[: most + 1], ())
        if not text:
            return
        if column >= limits.COLUMNS:
            last = column_letter(limits.COLUMNS - 1)
            what = f"is beyond column {last}, the last of {limits.COLUMNS}"
            self.fault(number, column, what, "move it to the left, or clear it")
        elif len(text) > most:
            what = f"has more than {most} characters"
            self.fault(number, column, what, "shorten the text")
        elif advice := error_in(text):
            self.fault(number, column, f"shows {text}", advice)
        elif what := unusable(text):
            self.fault(number, column, what, "type the text again")
        for says in doubts:
            self.doubt(number, column, says)
        self._row(number)[column] = text[:most]

    def _row(self, number: int) -> dict[int, str]:
        if number not in self._rows and len(self._rows) >= limits.ROWS:
            message = f"{self.file}: has more than {limits.ROWS} rows; split it into several lists"
            raise ListError("\n".join([message, *self._lines()[: limits.PROBLEMS - 1]]))
        return self._rows.setdefault(number, {})

    def has_row(self, number: int) -> bool:
        """Test if a row has text."""
        return number in self._rows

    def has_column(self, column: int) -> bool:
        """Test if a column has text."""
        return any(column in row for row in self._rows.values())

    def text(self, number: int, column: int) -> str:
        """The text of a cell, or ""."""
        return self._rows.get(number, {}).get(column, "")

    def fault(self, number: int, column: int, what: str, advice: str) -> None:
        """Note a cell that cannot be used: what is wrong, and what to do about it."""
        self._row(number)
        if len(self._faults) < limits.PROBLEMS:
            line = f"{self.file}: {cell_name(number, column)}: {what}; {advice}"
            self._faults.append(((number, column), line))

    def doubt(self, number: int, column: int, says: str, *, wrong: bool = False) -> None:
        """Note a cell that may be wrong."""
        if len(self._doubts) < limits.PROBLEMS:
            self._doubts.append(Doubt(number, column, says, wrong))

    def note(self, says: str) -> None:
        """Note what was assumed of the file."""
        if says and says not in self._notes:
            self._notes.append(says)

    def fill_down(self, first: Place, last: Place) -> None:
        """Give the text of a merged cell to all of its rows that have other text.

        Only a cell of one column is filled: people merge “Baroque” over the rows of its composers,
        but a title over the columns below it.
        """
        (top, column), (bottom, end) = first, last
        text = self.text(top, column)
        cells = f"{cell_name(top, column)}:{cell_name(bottom, column)}"
        if column != end or bottom <= top or not text or cells in self._merged:
            return
        if len(self._merged) >= limits.ENTRIES:
            message = f"{self.file}: has more than {limits.ENTRIES} merged cells"
            raise ListError(message, hint="split them in your spreadsheet program")
        for number in self._rows:
            if top < number <= bottom:
                self._rows[number].setdefault(column, text)
        self._merged[cells] = None

    def table(self) -> Table:
        """The table; raises ListError with all faults, or for a table without any text."""
        if self._faults:
            raise ListError("\n".join(self._lines()))
        if not self._rows:
            raise ListError(
                f"{self.file}: has no text in any cell",
                hint="write a heading for each column, and a row for each card",
            )
        if self._merged:
            cells = some(self._merged)
            self.note(f"merged cells {cells}: the text was used for each of their rows")
        width = 1 + max(column for row in self._rows.values() for column in row)
        rows = tuple(
            Row(number, tuple(self._rows[number].get(column, "") for column in range(width)))
            for number in sorted(self._rows)
        )
        doubts = sorted(self._doubts, key=lambda doubt: (doubt.number, doubt.column))
        return Table(self.file, rows, tuple(self._notes), tuple(doubts))

    def _lines(self) -> list[str]:
        """The faults in the order of the rows."""
        return [line for _, line in sorted(self._faults, key=lambda fault: fault[0])]


def some(names: Iterable[object]) -> str:
    """The first names of many, for a note.

    >>> some([3, 4, 9])
    '3, 4, 9'
    """
    named = [str(name) for name in names]
    return ", ".join(named[:_NAMED]) + (", …" if len(named) > _NAMED else "")
