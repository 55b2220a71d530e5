"""All sheets of a deck in their order: the list, the table, matching, and the quiz."""

from __future__ import annotations

from cardwright.ledger import Ledger
from cardwright.lessons.made.calls import call_sheets
from cardwright.lessons.made.knowledge import knowledge_sheets, matching_sheets, quiz_sheet
from cardwright.lessons.made.sheets import MadeSheet


def made_lessons(ledger: Ledger) -> tuple[MadeSheet, ...]:
    """The sheets of a deck of your own, from its ledger alone."""
    return (
        *knowledge_sheets(ledger),
        *call_sheets(ledger),
        *matching_sheets(ledger),
        quiz_sheet(ledger),
    )
