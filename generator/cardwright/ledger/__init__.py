"""The ledger of a game: what the old source says, clause by clause, and what its packs hold.

`load_ledger` gives the ledger of a game of ours, `read_ledger` that of any file, strictly. The
records they are made of are those of `records.py`, and are imported from here.
"""

from dataclasses import fields
from pathlib import Path
from typing import Any

from cardwright.errors import LedgerError, UnknownName
from cardwright.ledger.agreements import agreements
from cardwright.ledger.clauses import Clause, Question
from cardwright.ledger.games import GAMES
from cardwright.ledger.json_schema import file_schema
from cardwright.ledger.portable import from_json
from cardwright.ledger.reader import Reading
from cardwright.ledger.records import (
    Author,
    AwardRule,
    FormInfo,
    GameInfo,
    GameWords,
    Ledger,
    PackRecipe,
    Piece,
    Rank,
    Reference,
    ReferencePart,
    ReferenceSide,
    ScoreRules,
    Source,
    Suit,
)
from cardwright.ledger.schema import RecordClass
from cardwright.ledger.studies import Study
from cardwright.paths import data, memoize_tracked

__all__ = [
    "Author",
    "AwardRule",
    "Clause",
    "FormInfo",
    "GameInfo",
    "GameWords",
    "Ledger",
    "PackRecipe",
    "Piece",
    "Question",
    "Rank",
    "Reference",
    "ReferencePart",
    "ReferenceSide",
    "ScoreRules",
    "Source",
    "Study",
    "Suit",
    "is_ours",
    "load_ledger",
    "read_ledger",
]


#: The tables of a ledger besides `[game]`; its lists of tables, and whether one may be left out.
TABLES: dict[str, type[RecordClass]] = {"words": GameWords, "source": Source, "score": ScoreRules}
LISTS: dict[str, tuple[type[RecordClass], bool]] = {
    "references": (Reference, True),
    "forms": (FormInfo, False),
    "suits": (Suit, True),
    "ranks": (Rank, True),
    "authors": (Author, True),
    "packs": (PackRecipe, False),
    "pieces": (Piece, True),
    "clauses": (Clause, False),
    "questions": (Question, True),
    "studies": (Study, True),
    "reference_sides": (ReferenceSide, True),
}


def ledger_schema() -> str:
    """The schema of a ledger as JSON Schema."""
    tables: dict[str, type[RecordClass]] = {"game": GameInfo, **TABLES}
    return file_schema("Ledger of a game of Cardwright", tables=tables, lists=LISTS)


@memoize_tracked
def load_ledger(game: str) -> Ledger:
    """The ledger of a game such as "card-tennis", read once.

    In a page that plays with somebody’s deck, it is the ledger of the deck, as JSON in place of the
    ledger of the game by whose law the deck is played. Raises UnknownName for a name that is not in
    GAMES, LedgerError for a ledger with faults.
    """
    if game not in GAMES:
        raise UnknownName.among("game", game, GAMES)
    path = data("seeds", f"{game.replace('-', '_')}.toml")
    if not path.is_file() and (deck := path.with_suffix(".json")).is_file():
        return from_json(deck.read_text(encoding="utf-8"))
    ledger = read_ledger(path)
    if ledger.name != game:
        message = f'{path.name}: game: name: "{ledger.name}" does not match the file name'
        raise LedgerError(f'{message}; write name = "{game}"')
    return ledger


def is_ours(ledger: Ledger) -> bool:
    """Test if this is the ledger of a game of ours, and not one that somebody else wrote."""
    return ledger.name in GAMES and ledger == load_ledger(ledger.name)


def read_ledger(path: Path) -> Ledger:
    """The ledger in a TOML file.

    Raises LedgerError with every problem of the file, in its order, one on each line.
    """
    reading = Reading(path)
    game = reading.table("game", GameInfo)
    values: dict[str, Any] = {field.name: getattr(game, field.name) for field in fields(game)}
    values |= {name: reading.table(name, record) for name, record in TABLES.items()}
    for name, (record, optional) in LISTS.items():
        values[name] = reading.tables(name, record, optional=optional)
    ledger = Ledger(**values)
    reading.finish(agreements(ledger))
    return ledger
