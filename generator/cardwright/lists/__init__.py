"""The lists that people bring: a spreadsheet and some settings become the deck of a game."""

from cardwright.lists.records import Doubt, Row, Table, cell_name, column_letter
from cardwright.lists.tables import read_table

__all__ = ["Doubt", "Row", "Table", "cell_name", "column_letter", "read_table"]
