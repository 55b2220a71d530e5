"""The folder that a build works in, beside the output that it will replace.

    .build.cardwright-k3x9q2ab/
        made-by-cardwright      the mark: without it the folder is somebody else's
        new/                    what is being built; after the exchange, what was there before
        old/                    the old output, for the instant that it stands aside
        gone/                   the old output, while it is removed

A build that is killed leaves its scaffold, and the next one of the same output clears it away. The
mark never leaves the scaffold and is the last to go, so that no folder of a user's is mistaken for
one, and no half of an output for a whole.
"""

from __future__ import annotations

import ctypes
import glob
import os
import shutil
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from time import sleep

MARK = "made-by-cardwright"
_SAYS = b"Cardwright builds here, and removes this folder when it is done.\n"
_WINDOWS = sys.platform == "win32"
#: Seconds to wait after each attempt to move a folder that some program looks into.
_PATIENCE = (0.1, 0.4, 1.0)
_AT_FDCWD = -100 if sys.platform == "linux" else -2
_SWAP = 2


class Scaffold:
    """A marked folder beside `out`, made at once; `new` is the empty folder to build in."""

    def __init__(self, out: Path) -> None:
        self.out = out
        self._folder = Path(tempfile.mkdtemp(prefix=f"{prefix(out)}-", dir=out.parent))
        try:
            (self._folder / MARK).write_bytes(_SAYS)
            self.new = self._folder / "new"
            self.new.mkdir(mode=0o755)
        except BaseException:  # a full disk, or a signal where the system holds none back
            self.clear()
            raise

    def put(self) -> None:
        """Make `new` stand where the output stands; raises OSError, and `clear` puts back the old.

        Where the system cannot exchange two folders, the old one stands aside for an instant.
        """
        if not os.path.lexists(self.out):
            _move(self.new, self.out)
        elif not exchange_folders(self.new, self.out):
            _move(self.out, self._folder / "old")
            _move(self.new, self.out)

    def aside(self) -> Path | None:
        """Put an output back that stands aside; where it is, if it cannot be."""
        with suppress(OSError):
            _restore(self._folder, self.out)
        old = self._folder / "old"
        return old if old.is_dir() else None

    def clear(self) -> None:
        """Remove the scaffold with all that is in it; an output that stood aside goes back."""
        _clear(self._folder, self.out)


def prefix(out: Path) -> str:
    """The beginning of the names of files beside an output."""
    return f".{out.name}.cardwright"


def sweep(out: Path) -> None:
    """Clear away the scaffolds that killed builds of an output have left, and nothing else."""
    for left in out.parent.glob(f"{glob.escape(prefix(out))}-*"):
        if not _is_of_this_user(left):
            continue
        if _is_marked(left):
            _clear(left, out)
        elif not left.is_symlink():
            with suppress(OSError):  # killed before the mark was set, or after it went: empty
                left.rmdir()


def _is_of_this_user(folder: Path) -> bool:
    """Test if this user may clear the folder away: its owner, and root."""
    if not hasattr(os, "geteuid"):
        return True
    return os.geteuid() in {0, folder.lstat().st_uid}


def _is_marked(folder: Path) -> bool:
    """Test if the folder has our mark whole, or a beginning of it and nothing else."""
    mark = folder / MARK
    if folder.is_symlink() or mark.is_symlink() or not mark.is_file():
        return False
    with suppress(OSError):
        if mark.stat().st_size <= len(_SAYS):
            says = mark.read_bytes()
            return says == _SAYS or (_SAYS.startswith(says) and _names(folder) == {MARK})
    return False


def _names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def _clear(folder: Path, out: Path) -> None:
    with suppress(OSError):
        _restore(folder, out)
        gone, old = folder / "gone", folder / "old"
        for name in (folder / "new", gone):
            shutil.rmtree(name, ignore_errors=True)
        if old.is_dir():
            old.rename(gone)  # else half of it might be put back
            shutil.rmtree(gone, ignore_errors=True)
        if _names(folder) <= {MARK}:
            (folder / MARK).unlink(missing_ok=True)
            folder.rmdir()


def _restore(folder: Path, out: Path) -> None:
    """Put an output back that stands aside, when its place is free. Raises OSError."""
    old = folder / "old"
    if old.is_dir() and not os.path.lexists(out):
        old.rename(out)


def _move(folder: Path, place: Path) -> None:
    """Rename a folder; on Windows wait for a virus scanner that looks into it. Raises OSError."""
    for seconds in _PATIENCE:
        try:
            folder.rename(place)
        except PermissionError:
            if not _WINDOWS:
                raise
            sleep(seconds)
        else:
            return
    folder.rename(place)


def exchange_folders(one: Path, other: Path) -> bool:
    """Swap two folders in one step of the kernel (Linux, macOS); False where it cannot."""
    name = {"linux": "renameat2", "darwin": "renameatx_np"}.get(sys.platform, "")
    swap = getattr(ctypes.CDLL(None), name, None) if name else None
    if swap is None:
        return False
    paths = [os.fsencode(path) for path in (one, other)]
    return bool(swap(_AT_FDCWD, paths[0], _AT_FDCWD, paths[1], _SWAP) == 0)
