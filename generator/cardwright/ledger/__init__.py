"""The ledger of a game: what the old source says, clause by clause, and what its packs hold.

`load_ledger` gives the ledger of a game of ours, `read_ledger` that of any file, strictly. The
records they are made of are those of `records.py`, and are imported from here.
"""

from dataclasses import fields
from pathlib import Path

from cardwright.errors import LedgerError, UnknownName
from cardwright.ledger.agreements import agreements
from cardwright.ledger.games import GAMES
from cardwright.ledger.reader import Reading
from cardwright.ledger.records import (
    Author,
    AwardRule,
    Clause,
    FormInfo,
    GameInfo,
    GameWords,
    Ledger,
    PackRecipe,
    Piece,
    Question,
    Rank,
    Reference,
    ReferencePart,
    ReferenceSide,
    ScoreRules,
    Source,
    Suit,
)
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


@memoize_tracked
def load_ledger(game: str) -> Ledger:
    """The ledger of a game such as "card-tennis", read once.

    Raises UnknownName for a name that is not in GAMES, LedgerError for a ledger with faults.
    """
    if game not in GAMES:
        raise UnknownName.among("game", game, GAMES)
    path = data("seeds", f"{game.replace('-', '_')}.toml")
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
    ledger = Ledger(
        **{field.name: getattr(game, field.name) for field in fields(game)},
        words=reading.table("words", GameWords),
        source=reading.table("source", Source),
        references=reading.tables("references", Reference, optional=True),
        score=reading.table("score", ScoreRules),
        forms=reading.tables("forms", FormInfo),
        suits=reading.tables("suits", Suit, optional=True),
        ranks=reading.tables("ranks", Rank, optional=True),
        authors=reading.tables("authors", Author, optional=True),
        packs=reading.tables("packs", PackRecipe),
        pieces=reading.tables("pieces", Piece, optional=True),
        clauses=reading.tables("clauses", Clause),
        questions=reading.tables("questions", Question, optional=True),
        studies=reading.tables("studies", Study, optional=True),
        reference_sides=reading.tables("reference_sides", ReferenceSide, optional=True),
    )
    reading.finish(agreements(ledger))
    return ledger
