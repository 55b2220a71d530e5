"""A lock that keeps a second build away from the folder that a first one is making.

It is a file beside the folder, held by the operating system for as long as the process lives, so
a killed build leaves no lock that holds. Who leaves removes the file; who has waited for it looks
whether the file it holds is still the one that has the name, for else two could each hold a file
of their own.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from cardwright.errors import OutputError

WINDOWS = sys.platform == "win32"
#: What the standard library has for locks here; the other module is not there.
SYSTEM: Any = import_module("msvcrt" if WINDOWS else "fcntl")

#: Not through a link, and never waiting for the other end of a pipe.
_OPEN = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
_BUSY = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}


class Lock:
    """The lock file at a path; `take` it before anything is touched, `leave` it at the end."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._held = -1

    def take(self) -> bool:
        """Hold the lock; False when another process, or another part of this one, has it.

        Raises OSError where no lock can be had, and OutputError when something else is in its way.
        """
        while True:
            held = self._opened()
            try:
                found = os.fstat(held)
                if not stat.S_ISREG(found.st_mode) or found.st_size:
                    raise self._in_the_way()
                if not _locked(held):
                    return False
                with contextlib.suppress(FileNotFoundError):
                    if os.path.samestat(os.lstat(self.path), found):
                        self._held = held
                        return True  # else whoever held it has removed it meanwhile
            finally:
                if self._held != held:
                    os.close(held)

    def fileno(self) -> int:
        """The file that is held; -1 for none."""
        return self._held

    def leave(self) -> None:
        """Give the lock back, and remove its file."""
        held, self._held = self._held, -1
        if held < 0:
            return
        if WINDOWS:  # where a file that somebody has open cannot be removed
            os.close(held)
        with contextlib.suppress(OSError):
            self.path.unlink()
        if not WINDOWS:
            os.close(held)

    def _opened(self) -> int:
        """The lock file, open; one that another user has left can only be read."""
        try:
            return os.open(self.path, _OPEN, 0o644)
        except PermissionError as error:
            try:
                return os.open(self.path, _OPEN & ~(os.O_RDWR | os.O_CREAT))
            except FileNotFoundError:
                raise error from None
        except OSError as error:
            if error.errno == errno.ELOOP:  # it is a link
                raise self._in_the_way() from None
            raise

    def _in_the_way(self) -> OutputError:
        return OutputError(
            f"{self.path}: is in the place of the lock that a build needs",
            hint="move it, or choose another output folder (-o)",
        )


def _locked(held: int) -> bool:
    """Lock the open file; False when it is locked already. Raises OSError where that fails."""
    try:
        if WINDOWS:
            SYSTEM.locking(held, SYSTEM.LK_NBLCK, 1)
        else:
            SYSTEM.flock(held, SYSTEM.LOCK_EX | SYSTEM.LOCK_NB)
    except OSError as error:
        if error.errno in _BUSY:
            return False
        raise
    return True
