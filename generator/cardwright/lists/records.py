"""The records of a table: rows of text, and remarks on single cells."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """A row: its number as spreadsheet programs show it, counted from 1, and its cells.

    All rows of a table have the same number of cells. Texts are trimmed, composed (NFC) and in one
    line, with single spaces.
    """

    number: int
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Doubt:
    """A cell that was read and may be wrong; `column` counts from 0.

    With `wrong` it is not as a person has typed it, such as a date that was made of years.
    """

    number: int
    column: int
    says: str
    wrong: bool = False

    @property
    def cell(self) -> str:
        """The name of the cell, such as B7."""
        return cell_name(self.number, self.column)


@dataclass(frozen=True, slots=True)
class Table:
    """A table of a file.

    Rows without text are left out. Columns without text stay, so that their letters hold; only the
    last ones are left out. `notes` name what was assumed of the file, `doubts` what may be wrong in
    a cell, in the order of the rows.
    """

    file: str
    rows: tuple[Row, ...]
    notes: tuple[str, ...] = ()
    doubts: tuple[Doubt, ...] = ()


def column_letter(index: int) -> str:
    """The letter of a column, counted from 0.

    >>> [column_letter(index) for index in (0, 25, 26, 27, 701, 702)]
    ['A', 'Z', 'AA', 'AB', 'ZZ', 'AAA']
    """
    letters = ""
    while index >= 0:
        letters = chr(ord("A") + index % 26) + letters
        index = index // 26 - 1
    return letters


def cell_name(number: int, column: int) -> str:
    """The name of a cell as spreadsheet programs show it.

    >>> cell_name(7, 1)
    'B7'
    """
    return f"{column_letter(column)}{number}"
