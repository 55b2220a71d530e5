"""Litter: what systems leave in folders, written by nobody and missed by nobody.

Finder, Explorer, Synology, unzip and NFS put such files where somebody looks or unpacks. They are
never read and never block a build, and when a folder is replaced they go with the old one. An
editor's backup (`notes~`) holds a person's work and is no litter. Neither is a trash can, which
holds what somebody may want back: it is never read, but an output with one in it is left alone.
"""

from __future__ import annotations

import re
import stat
from collections.abc import Iterable
from pathlib import Path, PurePath

#: In lower case, because some disks keep names in other cases than they were given.
_FILES = frozenset(
    {
        ".apdisk",
        ".directory",
        ".ds_store",
        ".localized",
        "desktop.ini",
        "ehthumbs.db",
        "ehthumbs_vista.db",
        "icon\r",
        "thumbs.db",
    }
)
#: The other half of a file on a disk that knows no forks; a deleted file that NFS keeps open.
_NAMED = re.compile(r"\._.+|\.nfs[0-9a-f]{8,}")
_FOLDERS = frozenset(
    {
        ".fseventsd",
        ".spotlight-v100",
        ".temporaryitems",
        "@eadir",
        "__macosx",
        "system volume information",
    }
)
_TRASH = re.compile(r"\.trash(es|-\d+)?|\$recycle\.bin|#recycle")


def is_litter(name: str, mode: int) -> bool:
    r"""Test if what has this name (without its place) and this `st_mode` is litter; no link is.

    >>> [is_litter(name, stat.S_IFREG) for name in ("Thumbs.db", "Icon\r", "notes~")]
    [True, True, False]
    >>> is_litter("Thumbs.db", stat.S_IFLNK)
    False
    """
    plain = name.casefold()
    if stat.S_ISDIR(mode):
        return plain in _FOLDERS
    return stat.S_ISREG(mode) and (plain in _FILES or bool(_NAMED.fullmatch(plain)))


def tidy(paths: Iterable[Path], below: Path | None = None) -> list[Path]:
    """The paths that are worth reading, sorted: no litter, and with `below` nothing within it.

    `below` is the folder that was searched; with it, folders of litter and trash cans count, too.
    """
    return sorted(
        path
        for path in paths
        if not is_passed_over(
            path.relative_to(below) if below else PurePath(path.name), mode_of(path)
        )
    )


def mode_of(path: Path) -> int:
    """The `st_mode` of what is there, not of what a link leads to; 0 for what has just gone."""
    try:
        return path.lstat().st_mode
    except OSError:
        return 0


def is_passed_over(path: PurePath, mode: int) -> bool:
    """Test if what has this path and this `st_mode` is litter, or within litter or a trash can."""
    above = [part.casefold() for part in path.parts[: None if stat.S_ISDIR(mode) else -1]]
    return any(part in _FOLDERS or _TRASH.fullmatch(part) for part in above) or is_litter(
        path.name, mode
    )
