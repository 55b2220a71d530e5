"""All sheets of a deck in their order: the list, the table, matching, and the quiz."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import own_game
from cardwright.lessons.made.calls import call_sheets
from cardwright.lessons.made.knowledge import knowledge_sheets, matching_sheets, quiz_sheet
from cardwright.lessons.made.pairs import pair_matching, pair_quiz, pair_sheets
from cardwright.lessons.made.sheets import MadeSheet


def made_lessons(ledger: Ledger) -> tuple[MadeSheet, ...]:
    """The sheets of a deck of your own, from its ledger alone.

    Where every question would give its answer away, as when all names share a word, a sheet has
    none and is left out.
    """
    made = _of_pairs(ledger) if own_game(ledger) == "pairs" else _of_groups(ledger)
    return tuple(sheet for sheet in made if sheet.questions or sheet.matching)


def _of_groups(ledger: Ledger) -> Iterator[MadeSheet]:
    yield from knowledge_sheets(ledger)
    yield from call_sheets(ledger)
    yield from matching_sheets(ledger)
    yield quiz_sheet(ledger)


def _of_pairs(ledger: Ledger) -> Iterator[MadeSheet]:
    yield from pair_sheets(ledger)
    yield from call_sheets(ledger)
    yield from pair_matching(ledger)
    yield pair_quiz(ledger)
