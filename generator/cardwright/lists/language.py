"""The language that the papers of a deck speak: by its settings, or by the headings of its list."""

from __future__ import annotations

from cardwright.ledger.words import NAMES, Language
from cardwright.lists.columns import is_head, language_of
from cardwright.lists.findings import Finding
from cardwright.lists.records import Table
from cardwright.lists.settings import SETTINGS, DeckSettings


def spoken(settings: DeckSettings, table: Table) -> tuple[Language, tuple[Finding, ...]]:
    """The language of a deck, and a note where the headings alone decide."""
    if settings.language:
        return settings.language, ()
    head = next((row for row in table.rows if is_head(row.cells)), None)
    found = language_of(head.cells) if head else "en"
    if not head or found == "en":
        return "en", ()
    name = NAMES[found]
    what = f"the headings are {name}, so everything that is printed is in {name}"
    advice = f'for English, write language = "en" in {SETTINGS}'
    return found, (Finding(table.file, what, advice, head.number, doubtful=True),)
