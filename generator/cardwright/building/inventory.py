"""Rows for ``cardwright list``: plain values, ready for a table or JSON."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cardwright.drawing.faces.emblems import emblems_with
from cardwright.drawing.scene.paper import PAPERS
from cardwright.engine.cards import deck_pack, piece_cards
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES

Row = dict[str, Any]


def game_rows() -> list[Row]:
    """One row a game: its deck, its forms, and how many clauses of its ledger are of each kind.

    ``clauses`` counts those of the old source; ``rulings`` are ours.
    """
    rows = []
    for name in GAMES:
        ledger = load_ledger(name)
        kinds = Counter(clause.kind for clause in ledger.clauses)
        rulings = kinds.pop("ruling", 0)
        rows.append(
            {
                "game": name,
                "title": ledger.title,
                "year": ledger.year,
                "cards": len(deck_pack(ledger)),
                "pieces": len(piece_cards(ledger)),
                "forms": [form.name for form in ledger.forms],
                "clauses": sum(kinds.values()),
                "rulings": rulings,
                "questions": len(ledger.questions),
            }
        )
    return rows


def form_rows() -> list[Row]:
    """One row a form: game, form, possible numbers of seats, pack and its size."""
    return [
        {
            "game": name,
            "form": form.name,
            "seats": list(form.seats),
            "pack": form.pack,
            "cards": next(pack.size for pack in ledger.packs if pack.name == form.pack),
        }
        for name in GAMES
        for ledger in [load_ledger(name)]
        for form in ledger.forms
    ]


def emblem_rows(word: str = "") -> list[Row]:
    """One row an emblem in whose names the word is found: its name, and its words by language."""
    return [
        {"emblem": emblem.name, "words": {name: [*words] for name, words in emblem.words}}
        for emblem in emblems_with(word)
    ]


def paper_rows() -> list[Row]:
    """One row a paper: name, title and size in mm."""
    return [
        {"paper": p.name, "title": p.title, "width mm": p.width, "height mm": p.height}
        for p in PAPERS.values()
    ]
