"""The sheets of a workbook, the one to read, and its cells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardwright.errors import ListError, did_you_mean, excerpt
from cardwright.lists.grid import Grid, Place, some
from cardwright.lists.markup import Markup, Tags
from cardwright.lists.records import column_letter


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet: its name as people see it, the place of its cells in the file, and if it is hidden.

    The place is a part of an Excel workbook, or the number of a table from 0.
    """

    name: str
    place: str
    hidden: bool


def choose(grid: Grid, sheets: Sequence[Sheet], wanted: str) -> Sheet:
    """The sheet of this name, or the first that is not hidden; raises ListError for none."""
    if not sheets:
        raise ListError(f"{grid.file}: has no sheet with cells", hint="add a sheet with your list")
    if wanted:
        chosen = _named(grid.file, sheets, wanted)
    else:
        chosen = next((sheet for sheet in sheets if not sheet.hidden), sheets[0])
    name = f"sheet “{excerpt(chosen.name)}”"
    if len(sheets) > 1:
        name += f", number {sheets.index(chosen) + 1} of {len(sheets)}"
    grid.note(f"{name}, which is hidden" if chosen.hidden else name)
    return chosen


class SheetCells(Markup):
    """The cells of a sheet, for the grid; a subclass takes their tags."""

    def __init__(self, tags: Tags, grid: Grid) -> None:
        super().__init__(tags)
        self._grid = grid
        self._merged: list[tuple[Place, Place]] = []
        self._hidden_rows: list[int] = []
        self._hidden_columns: set[int] = set()

    def finish(self) -> None:
        """Fill merged cells and note what is hidden, when all cells are read."""
        grid = self._grid
        for first, last in self._merged:
            grid.fill_down(first, last)
        if numbers := [number for number in self._hidden_rows if grid.has_row(number)]:
            grid.note(f"hidden rows were read, too: {some(numbers)}")
        columns = [column for column in self._hidden_columns if grid.has_column(column)]
        if columns:
            grid.note(f"hidden columns were read, too: {some(map(column_letter, columns))}")


def _named(file: str, sheets: Sequence[Sheet], wanted: str) -> Sheet:
    for same in (str, _loosely):
        for sheet in sheets:
            if same(sheet.name) == same(wanted):
                return sheet
    names = [sheet.name for sheet in sheets]
    known = some(f"“{excerpt(name)}”" for name in names)
    raise ListError(
        f"{file}: there is no sheet “{excerpt(wanted)}”",
        hint=did_you_mean(wanted, names) or f"its sheets are {known}",
    )


def _loosely(name: str) -> str:
    return " ".join(name.split()).casefold()
