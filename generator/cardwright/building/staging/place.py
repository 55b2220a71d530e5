"""Checks of the place of an output: no other output, no mount point, no link that leads away.

An output is put in its place by renaming it there. A mount point cannot be renamed, and a folder
that has one in it would take somebody's disk along, so both are refused before anything is built.
A link is followed only to a folder that this tool made: what it leads to is replaced there, and
the link stays.
"""

from __future__ import annotations

import os
from pathlib import Path

from cardwright.building.staging.manifest import is_ours
from cardwright.building.staging.mounts import is_mount
from cardwright.errors import RefusedOutput, UsageError, visible
from cardwright.system.atomic_write import planted_link
from cardwright.system.litter import is_litter

_ELSEWHERE = "choose another folder with -o"


def place_of(given: Path) -> Path:
    """The folder that is meant, with all links followed.

    Raises UsageError for what is no path, and RefusedOutput for a link that leads to anything but
    a folder of our making.
    """
    if "\0" in str(given):
        raise UsageError(
            f"{visible(str(given))}: a path holds no NUL", hint="name a folder with -o"
        )
    real = Path(os.path.realpath(given))
    if planted := planted_link(given):
        raise RefusedOutput(
            f"{given}: another user has put the link {planted} there",
            hint="name a folder elsewhere with -o",
        )
    if given.is_symlink() and _is_free(real):
        raise RefusedOutput(
            f"{given}: is a link to {real}, where cardwright has made nothing yet",
            hint="name the folder itself with -o",
        )
    return real


def _is_free(folder: Path) -> bool:
    """Test if nothing, a link that leads nowhere or an empty folder is there."""
    if folder.is_dir():
        return _is_empty(folder)
    return folder.is_symlink() or not folder.exists()


def _is_empty(folder: Path) -> bool:
    """Test if the folder holds nothing but litter."""
    return all(is_litter(path.name, path.lstat().st_mode) for path in folder.iterdir())


def refuse_place(out: Path) -> None:
    """Raises RefusedOutput when the folder is one that cannot be replaced, whatever it holds."""
    if out in (Path.cwd(), *Path.cwd().parents):
        raise RefusedOutput(
            f"{out}: you are inside this folder, and it would be replaced",
            hint="name a folder below it with -o",
        )
    if is_mount(out):
        raise RefusedOutput(
            f"{out}: is a mount point, and so cannot be replaced in one step",
            hint=f"name a folder below it: -o {out / 'cards'}",
        )


def refuse_foreign(out: Path) -> None:
    """Raises RefusedOutput when what stands there is neither ours nor an empty folder."""
    if not os.path.lexists(out) or (out.is_dir() and _is_empty(out)):
        return
    if not out.is_dir() or not is_ours(out):
        raise RefusedOutput(
            f"{out}: not a folder that cardwright made, so it is left alone",
            hint=f"{_ELSEWHERE}, or remove it yourself",
        )
