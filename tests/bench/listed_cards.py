"""A list of cards as its peers read it, in plain Python.

The peers run in an environment of their own, so nothing of Cardwright is imported.
"""

from __future__ import annotations

import csv
import os
import sys
from pathlib import Path
from typing import NamedTuple


class ListedCard(NamedTuple):
    """A row: group, name, years, text and the file of a picture, or ""."""

    group: str
    name: str
    years: str
    text: str
    picture: str


def cards() -> list[ListedCard]:
    """The cards of the folder that LIST names; ends with 2 unless LIST and OUT are set."""
    if not {"LIST", "OUT"} <= {*os.environ}:
        sys.stderr.write("LIST names the folder of a list, and OUT the PDF to write\n")
        sys.exit(2)
    folder = Path(os.environ["LIST"])
    with (folder / "cards.csv").open(encoding="utf-8", newline="") as file:
        return [_card(row, folder / "pictures") for row in csv.DictReader(file)]


def _card(row: dict[str, str], pictures: Path) -> ListedCard:
    name = row["Picture"]
    picture = str(pictures / f"{name}.jpg") if name else ""
    return ListedCard(row["Group"], row["Name"], row["Years"], row["Text"], picture)
