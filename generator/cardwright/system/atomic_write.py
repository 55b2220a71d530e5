"""Files that are put in their places whole: drafts are written beside them, then moved in.

For what a person keeps under version control and a developer's tool writes anew. A disk that is
full, an interrupt or a kill leaves every file either as it was or as it should be.
"""

from __future__ import annotations

import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path

from cardwright.errors import NoRoom, OutputError
from cardwright.system.signals import held_back

_UNCHANGED = "the existing files are unchanged"


def put(files: Mapping[Path, bytes]) -> None:
    """Every file holds these bytes; where one of them cannot be written, all are as they were.

    A link stays, and what it leads to is replaced; so do the permissions of a file. Raises NoRoom
    where the disk is full, and OutputError where a file cannot be written for another reason.
    """
    with ExitStack() as drafts:
        ready = {path: _draft(path, data, drafts) for path, data in files.items()}
        for path, (draft, place) in ready.items():
            try:
                draft.replace(place)
            except OSError as error:
                raise _output_error(path, error) from None


def _draft(path: Path, data: bytes, drafts: ExitStack) -> tuple[Path, Path]:
    """A file with the data, safe on the disk, in a hidden folder beside the place it is for."""
    place = Path(os.path.realpath(path))
    if planted := planted_link(path):
        raise OutputError(
            f"{path}: could not be written: another user put the link {planted} there",
            hint="choose a file elsewhere",
        )
    if place.exists() and not place.is_file():  # a device moved away would be lost to all
        raise OutputError(f"{path}: could not be written: it is not a file", hint="choose a file")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with held_back():  # else one that nobody knows of would stay
            folder = tempfile.TemporaryDirectory(prefix=".cardwright-", dir=place.parent)
            draft = Path(drafts.enter_context(folder), place.name)
        with draft.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if place.exists():
            shutil.copymode(place, draft)
    except OSError as error:
        raise _output_error(path, error) from None
    return draft, place


def planted_link(path: Path) -> Path | None:
    """The first link on a path that another user has put where everybody may write; None for none.

    It could lead what is written anywhere that this user may write to.
    """
    if not hasattr(os, "geteuid"):
        return None
    whole = path.absolute()
    for place in reversed((whole, *whole.parents)):
        if place.is_symlink():
            above = place.parent.stat()
            own = place.lstat().st_uid in {os.geteuid(), above.st_uid}
            if above.st_mode & stat.S_IWOTH and not own:
                return place
    return None


def _output_error(path: Path, error: OSError) -> OutputError | NoRoom:
    """The error for a refusal of the system, which names the file that people know."""
    if NoRoom.is_meant(error):
        return NoRoom.at(path, error, hint=f"free space on that disk; {_UNCHANGED}")
    opened = sys.platform == "win32" and isinstance(error, PermissionError) and path.is_file()
    todo = (
        "close the program that has the file open" if opened else "check that you may write there"
    )
    return OutputError(
        f"{path}: could not be written: {error.strerror or error}", hint=f"{todo}; {_UNCHANGED}"
    )
