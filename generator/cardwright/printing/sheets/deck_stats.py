"""Statistics of a deck, from the sentence in its document that `sheets/deck.py` writes."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pikepdf

_SAID = re.compile(
    r"(\d+) sheets?(?: of ([^,]+))?, (\d+) straight cuts?, "
    r"about as much ink as ([\d.]+) full pages"
)


@dataclass(frozen=True, slots=True)
class DeckStats:
    """Sheets of paper, straight cuts, ink in full pages, and the perforated sheets, if any."""

    sheets: int
    cuts: int
    ink: float
    stock: str | None


def read_deck_stats(pdf: pikepdf.Pdf) -> DeckStats | None:
    """Read the statistics of an open document; None where it is no deck."""
    said = _SAID.search(str(pdf.docinfo.get("/Subject", "")))
    return DeckStats(int(said[1]), int(said[3]), float(said[4]), said[2]) if said else None
