"""A ledger that somebody wrote, read to be printed: say with the authors of a class.

It is named after the game of ours by whose law it is played, and may hold a pack of its own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from generator.engine.games import GAMES
from generator.engine.ledger import Ledger
from generator.engine.library import read_game
from generator.errors import LedgerError, UnknownName, UsageError

#: Names that the folders of what is ours have in an output folder.
_TAKEN = (*GAMES, "site")


@dataclass(frozen=True, slots=True)
class Own:
    """The ledger, and the folder of the output that holds what is printed of it."""

    ledger: Ledger
    folder: str


def read_own(path: Path) -> Own:
    """The ledger in a file of somebody's own.

    Its folder is called after the file. Raises LedgerError, which names the file, for a ledger with
    faults or one that no law of ours can play, and UsageError for a name that our own folders have.
    """
    folder = re.sub(r"[^a-z0-9]+", "-", path.stem.casefold()).strip("-")
    if folder in _TAKEN or not folder:
        raise UsageError(
            f"{path.name}: what is printed of it would have the folder “{folder or '-'}”, "
            + ("which is for our own" if folder else "which is no name"),
            hint=f"call the file something else, such as my-{folder or 'pack'}.toml",
        )
    try:
        return Own(read_game(path).ledger, folder)
    except UnknownName as error:
        what = f"{path.name}: game: name: {error.message}"
        raise LedgerError(what, hint=error.hint) from error
    except LedgerError as error:
        if error.message.startswith(path.name):
            raise
        raise LedgerError(f"{path.name}: {error.message}", hint=error.hint) from error
