"""Checks of the place of an output: no other output, no mount point, no link that leads away.

An output is put in its place by renaming it there. A mount point cannot be renamed, and a folder
that has one in it would take somebody's disk along, so both are refused before anything is built.
A link is followed only to a folder that this tool made: what it leads to is replaced there, and
the link stays.
"""

from __future__ import annotations

import os
import re
import stat
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from cardwright.building.staging.manifest import Manifest
from cardwright.errors import OutputError, RefusedOutput, UsageError, excerpt, visible
from cardwright.system.atomic_write import planted_link
from cardwright.system.litter import is_litter

WINDOWS = sys.platform == "win32"
ELSEWHERE = "choose another output folder (-o)"
CLOSE = "close programs with the folder or its files open, such as a PDF viewer; then build again"
_NAMED = 5  # files that a message names
#: What Linux tells of everything that is mounted, its path in the fifth column.
MOUNTS = Path("/proc/self/mountinfo")


def place_of(given: Path) -> Path:
    """The folder that is meant, with all links followed.

    Raises UsageError for what is no path, and RefusedOutput for a link that leads to anything but
    a folder of our making.
    """
    if "\0" in str(given):
        raise UsageError(
            f"{visible(str(given))}: a path cannot contain NUL", hint="give an output folder (-o)"
        )
    real = Path(os.path.realpath(given))
    if planted := planted_link(given):
        raise RefusedOutput(
            f"{given}: another user put the link {planted} there",
            hint="choose an output folder elsewhere (-o)",
        )
    if given.is_symlink() and (not os.path.lexists(real) or real.is_symlink() or _is_empty(real)):
        raise RefusedOutput(
            f"{given}: is a link to {real}, which cardwright did not make",
            hint="give the folder itself (-o)",
        )
    return real


def _is_empty(folder: Path) -> bool:
    """Test if it is a folder that holds nothing but litter."""
    return folder.is_dir() and all(
        is_litter(path.name, path.lstat().st_mode) for path in folder.iterdir()
    )


def refuse_place(out: Path) -> None:
    """Raise RefusedOutput when the folder is one that cannot be replaced, whatever it holds.

    It is one that you are in, a mount point, or a folder of another user, which only that user can
    replace.
    """
    if out in (Path.cwd(), *Path.cwd().parents):
        raise RefusedOutput(
            f"{out}: is the current folder or contains it, and would be replaced",
            hint="give a folder inside it (-o)",
        )
    if os.path.ismount(out) or out in mount_points():
        raise RefusedOutput(
            f"{out}: is a mount point, so it cannot be replaced in one step",
            hint=f"give a folder inside it (-o): {out / 'cards'}",
        )
    if hasattr(os, "geteuid") and os.path.lexists(out):
        me, owner, above = os.geteuid(), out.lstat().st_uid, out.parent.stat()
        sticky = above.st_mode & stat.S_ISVTX and me != above.st_uid
        if me not in {owner, 0} and (sticky or not os.access(out, os.W_OK)):
            raise RefusedOutput(f"{out}: belongs to another user", hint=ELSEWHERE)


def refuse_foreign(out: Path) -> None:
    """Raise RefusedOutput when what stands there is neither ours nor an empty folder."""
    if os.path.lexists(out) and not _is_empty(out) and (not out.is_dir() or not Manifest.of(out)):
        raise RefusedOutput(
            f"{out}: cardwright did not make this folder, so it is left alone",
            hint=f"{ELSEWHERE}, or remove it yourself",
        )


def refuse_open(out: Path, names: Iterable[str]) -> None:
    """Raise OutputError where Windows has one of these files open, so that none can be moved."""
    opened = [name for name in names if _is_open(out / name)] if WINDOWS else []
    if opened:
        raise OutputError(
            f"{out}: another program has files in it open: {some(opened)}; nothing was changed",
            hint=CLOSE,
        )


def _is_open(file: Path) -> bool:
    try:
        file.rename(file)
    except PermissionError:
        return True
    except OSError:
        return False
    return False


def mount_points() -> set[Path]:
    """The mount points that Linux tells of; empty on other systems.

    It is asked because `os.path.ismount` does not know what is mounted from the same disk, as
    Docker and `mount --bind` do.
    """
    try:
        columns = [line.split()[4] for line in MOUNTS.read_bytes().splitlines()]
    except OSError:
        return set()
    plain = (re.sub(rb"\\(\d{3})", lambda found: bytes([int(found[1], 8)]), at) for at in columns)
    return {Path(os.fsdecode(path)) for path in plain}


def some(names: Sequence[str]) -> str:
    """The first of the names, and how many more there are."""
    more = f" and {len(names) - _NAMED} more" if len(names) > _NAMED else ""
    return ", ".join(map(excerpt, names[:_NAMED])) + more
