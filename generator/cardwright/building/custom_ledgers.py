"""A ledger that somebody wrote, read to be printed: say with the authors of a class.

It is named after the game of ours by whose law it is played, and may hold a pack of its own.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from cardwright.engine.library import read_game
from cardwright.errors import LedgerError, UnknownName, UsageError, excerpt, visible
from cardwright.ledger import Ledger, load_ledger
from cardwright.ledger.games import GAMES
from cardwright.lists.slugs import latin, slug

#: Names that the folders of what is ours have in an output folder.
_TAKEN = (*GAMES, "site")
#: The most characters of such a name: every system and every path has room for as many.
_LONGEST = 100
_LONG = f"the name has more than {_LONGEST} characters"
#: Names that Windows keeps for devices, in every folder and with every ending.
_DEVICES = re.compile(r"con|prn|aux|nul|(com|lpt)[0-9]|conin|conout")


@dataclass(frozen=True)  # without slots: the digest of a ledger takes long
class CustomLedger:
    """The ledger, the folder of the output that holds what is printed of it, and its file.

    `notes` say what is doubtful in the list that it was made of.
    """

    ledger: Ledger
    folder: str
    file: str
    notes: tuple[str, ...] = ()

    @cached_property
    def digest(self) -> str:
        """The digest of the ledger."""
        return self.ledger.digest


@dataclass(frozen=True, slots=True)
class Source:
    """A game as it is printed: by our ledger, or by one of somebody's own."""

    game: str
    own: CustomLedger | None = None

    @property
    def ledger(self) -> Ledger:
        """The ledger."""
        return self.own.ledger if self.own else load_ledger(self.game)

    @property
    def folder(self) -> str:
        """The folder of the output that holds what is printed of it."""
        return self.own.folder if self.own else self.game

    @property
    def as_text(self) -> str:
        """All that it decides, as a text; our ledger is a data file, and noted as one."""
        return f"{self.game} {self.folder} {self.own.digest if self.own else ''}"


def folder_name(path: Path) -> str:
    """The name of a folder on any system, after that of a file; Latin letters lose their marks.

    Raises UsageError for a name with other letters, of a folder of ours or of a device of Windows.

    >>> folder_name(Path("Ärzte & Co.toml")), folder_name(Path("Smørrebrød.toml"))
    ('arzte-co', 'smorrebrod')
    """
    plain, folder = latin(path.stem), slug(path.stem)
    if any(letter.isalpha() and not letter.isascii() for letter in plain) or not folder:
        why = "has letters other than A to Z" if any(map(str.isalpha, plain)) else "has no letters"
        raise _misnamed(path, f"the folder is named after it, and the name {why}", "pack")
    if len(folder) > _LONGEST:
        raise _misnamed(path, f"the folder is named after it, and {_LONG}", "deck")
    if folder in _TAKEN:
        raise _misnamed(path, f"the folder “{folder}” is reserved for a Cardwright game", folder)
    if _DEVICES.fullmatch(folder):
        raise _misnamed(path, f"“{folder}” cannot be the name of a folder on Windows", folder)
    return folder


def _misnamed(path: Path, why: str, name: str) -> UsageError:
    is_folder = not path.suffix or os.path.isdir(path)  # noqa: PTH112 - the name may be too long
    what, ending = ("folder", "") if is_folder else ("file", visible(path.suffix))
    return UsageError(
        f"{excerpt(path.name)}: {why}",
        hint=f"rename the {what}, for example to my-{name}{ending}",
    )


def read_own(path: Path) -> CustomLedger:
    """The ledger in a file of somebody's own.

    Its folder is called after the file. Raises LedgerError, which names the file, for a ledger with
    faults or one that no law of ours can play, and UsageError where a folder cannot be called so.
    """
    folder = folder_name(path)
    try:
        return CustomLedger(read_game(path).ledger, folder, visible(path.name))
    except UnknownName as error:
        what = f"{path.name}: game: name: {error.message}"
        raise LedgerError(what, hint=error.hint) from error
    except LedgerError as error:
        if error.message.startswith(path.name):
            raise
        raise LedgerError(f"{path.name}: {error.message}", hint=error.hint) from error
