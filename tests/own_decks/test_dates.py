"""Cells of which a spreadsheet has made a date: faults where a card would show them."""

from __future__ import annotations

from pathlib import Path

from cardwright.building.own_decks import check
from cardwright.lists.findings import Finding
from tests.lists.workbooks import cell, open_document, row
from tests.own_decks import GROUPS

DATE = cell("25.06.2026", "date", 'office:date-value="2026-06-25"')


def found(folder: Path, heading: str) -> list[Finding]:
    """The findings about dates in a workbook that has one in this column, in its fifth row."""
    cards = [(group, name) for group, names in GROUPS.items() for name in names]
    rows = [row(cell("Group"), cell("Name"), cell(heading))]
    for number, (group, name) in enumerate(cards, 2):
        last = DATE if number == 5 else cell("1841")
        rows.append(row(cell(group), cell(name), last))
    path = folder / "instruments.ods"
    path.write_bytes(open_document("".join(rows)))
    return [finding for finding in check(path).findings if "is a date" in finding.what]


def test_a_date_that_a_card_would_show_is_a_fault_with_its_row_and_heading(tmp_path: Path) -> None:
    for heading in ("Years", "Jahre", "Text", "Work", "Short name"):
        (finding,) = found(tmp_path, heading)
        assert (finding.row, finding.column, finding.doubtful) == (5, heading, False)
        assert "format the cell as text" in finding.what


def test_a_date_in_a_column_that_is_left_out_is_a_note(tmp_path: Path) -> None:
    (finding,) = found(tmp_path, "Ordered on")
    assert finding.doubtful
