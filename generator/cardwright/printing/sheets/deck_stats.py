"""Statistics of a deck: what it takes to print, kept as data in the information of its document."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pikepdf

#: The entry of the information dictionary, of our own, that holds them as JSON.
_ENTRY = "CardwrightDeck"


@dataclass(frozen=True, slots=True)
class DeckStats:
    """Sheets of paper, straight cuts, ink in full pages, and the perforated sheets, if any.

    The ink is None where nothing could measure it, as in a browser.
    """

    sheets: int
    cuts: int
    ink: float | None
    stock: str | None

    @property
    def info(self) -> tuple[tuple[str, str], ...]:
        """The entry of the information dictionary, with its name."""
        return ((_ENTRY, json.dumps(asdict(self), sort_keys=True)),)


def read_deck_stats(pdf: pikepdf.Pdf) -> DeckStats | None:
    """Read the statistics of an open document of ours; None where it is no deck."""
    entry = pdf.docinfo.get(f"/{_ENTRY}")
    return DeckStats(**json.loads(str(entry))) if entry is not None else None
