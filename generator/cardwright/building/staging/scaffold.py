"""The folder that a build works in, beside the output that it will replace.

    .build.cardwright-k3x9q2ab/
        made-by-cardwright/     the mark: without it the folder is somebody else's
        new/                    what is being built
        old/                    the old output, for the instant that it stands aside
        gone/                   the old output, while it is removed

A build that is killed leaves its scaffold, and the next one of the same output clears it away. The
mark never leaves the scaffold and is the last to go, so that no folder of a user's is mistaken for
one, and no half of an output for a whole.
"""

from __future__ import annotations

import glob
import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path
from time import sleep

from cardwright.building.staging.place import WINDOWS

MARK = "made-by-cardwright"
#: Seconds to wait after each attempt to move a folder that some program looks into.
_PATIENCE = (0.1, 0.4, 1.0)


class Scaffold:
    """A marked folder beside `out`, made at once; `new` is the empty folder to build in."""

    def __init__(self, out: Path) -> None:
        self.out = out
        self._folder = Path(tempfile.mkdtemp(prefix=f"{prefix(out)}-", dir=out.parent))
        self.new, self.old = self._folder / "new", self._folder / "old"
        try:
            (self._folder / MARK).mkdir()
            self.new.mkdir(mode=0o755)
        except BaseException:  # a full disk, or a signal where the system holds none back
            self.clear()
            raise

    def put(self) -> None:
        """Make `new` stand where the output stands; raises OSError, and `clear` puts back the old.

        The old output stands aside for the instant between two renames.
        """
        if os.path.lexists(self.out):
            _move(self.out, self.old)
        _move(self.new, self.out)

    def clear(self) -> None:
        """Remove the scaffold with all that is in it; an output that stood aside goes back."""
        _clear(self._folder, self.out)


def prefix(out: Path) -> str:
    """The beginning of the names of files beside an output."""
    return f".{out.name}.cardwright"


def sweep(out: Path) -> None:
    """Clear away the scaffolds that killed builds of an output have left, and nothing else."""
    me = os.geteuid() if hasattr(os, "geteuid") else 0
    for left in out.parent.glob(f"{glob.escape(prefix(out))}-*"):
        if left.is_symlink() or me not in {0, left.lstat().st_uid}:
            continue
        if (left / MARK).is_dir() and not (left / MARK).is_symlink():
            _clear(left, out)
        else:
            with suppress(OSError):  # killed before the mark was set, or after it went: empty
                left.rmdir()


def _clear(folder: Path, out: Path) -> None:
    old, gone = folder / "old", folder / "gone"
    with suppress(OSError):
        if old.is_dir():  # as what is gone no half of it can be put back
            old.rename(gone if os.path.lexists(out) else out)
        for name in (folder / "new", gone):
            shutil.rmtree(name, ignore_errors=True)
        if [path.name for path in folder.iterdir()] == [MARK]:
            (folder / MARK).rmdir()
        folder.rmdir()


def _move(folder: Path, place: Path) -> None:
    """Rename a folder; on Windows wait for a virus scanner that looks into it. Raises OSError."""
    for seconds in _PATIENCE if WINDOWS else ():
        try:
            folder.rename(place)
        except PermissionError:
            sleep(seconds)
        else:
            return
    folder.rename(place)
