"""A folder among the system's temporary files that lasts as long as the process that works in it.

It holds a file that the process keeps locked (`staging/lock.py`). Where a process was killed its
folder stays; the next one finds the file unlocked, and removes the folder.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from cardwright.building.staging.lock import Lock
from cardwright.errors import OutputError
from cardwright.system.signals import held_back

_PREFIX = "cardwright-site-"
#: The file that is locked.
MARK = "cardwright-is-at-work"
#: How all else in the folder begins: what is printed, what that is built in, and sites.
_KNOWN = (MARK, "printed", ".printed.cardwright", "site-")


@contextmanager
def workplace() -> Iterator[Path]:
    """An empty folder for `printed` and `site-…`, removed in the end; those left before go first.

    Raises OSError where no folder can be made.
    """
    _sweep()
    with ExitStack() as end:
        with held_back():  # else a folder without its mark would stay
            folder = Path(tempfile.mkdtemp(prefix=_PREFIX))
            lock = Lock(folder / MARK)
            end.callback(clear_workplace, folder, lock)
            with suppress(OSError):  # a file system without locks: then nobody sweeps
                lock.take()
        yield folder


def _sweep() -> None:
    """Remove the folders that killed processes of this user have left."""
    for left in Path(tempfile.gettempdir()).glob(f"{_PREFIX}*"):
        lock = Lock(left / MARK)
        with suppress(OSError, OutputError):
            if _is_workplace(left) and lock.take():
                clear_workplace(left, lock)


def _is_workplace(folder: Path) -> bool:
    """Test if the folder was made here by this user, and holds nothing else. Raises OSError."""
    mark = folder / MARK
    if folder.is_symlink() or mark.is_symlink() or not mark.is_file():
        return False
    own = not hasattr(os, "geteuid") or folder.lstat().st_uid == os.geteuid()
    return own and all(path.name.startswith(_KNOWN) for path in folder.iterdir())


def clear_workplace(folder: Path, lock: Lock) -> None:
    """Remove the folder, its mark last; what is in use there stays, with the mark, for later."""
    with held_back(), suppress(OSError):
        for path in folder.iterdir():
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path, ignore_errors=True)
            elif path.name != MARK:
                path.unlink()
        if [path.name for path in folder.iterdir()] == [MARK]:
            lock.leave()
        folder.rmdir()
