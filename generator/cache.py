"""What was made before, kept on disk under the digest of all that it was made from.

An entry is a file named by its key. It begins with the SHA-256 of key and content, so that one
that is damaged, half written or in the wrong place is as good as none. Entries are written beside
their place and moved in, so any number of builds may share the folder, and it may be deleted at
any time. Where it cannot be read or written, work is only done again: no error comes from here.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import stat
import sys
import tempfile
from pathlib import Path

#: What all entries together may take, in bytes; when it is exceeded the longest unused go.
LIMIT = 256 * 2**20
#: A share of the limit that is kept when entries go, so that it is not done at every build.
_KEPT = 0.75
_DIGEST = hashlib.sha256().digest_size
#: Begins the name of an entry that is being written.
_HALF = "half-"


def usual_folder() -> Path | None:
    """Where this system keeps what may be deleted: a folder of ours there; None if it has none.

    `XDG_CACHE_HOME` is honored where it is an absolute path, as its specification wants.
    """
    given = Path(os.environ.get("XDG_CACHE_HOME") or ".")
    if given.is_absolute():
        return given / "cardwright"
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return Path(local, "cardwright", "Cache") if local else None
    try:
        home = Path.home()
    except RuntimeError:  # a user without a home
        return None
    above = ("Library", "Caches") if sys.platform == "darwin" else (".cache",)
    return home.joinpath(*above, "cardwright")


class Cache:
    """Entries by key, of `limit` bytes in all; without a folder it keeps nothing."""

    def __init__(self, folder: Path | None, limit: int = LIMIT) -> None:
        self.folder = folder if folder and _is_trusted(folder) else None
        self._limit = limit
        self._written = False

    def get(self, key: str) -> bytes | None:
        """What was put there; None where there is nothing, or nothing that can be trusted."""
        if self.folder is None:
            return None
        path = _place(self.folder, key)
        try:
            found = path.lstat()
            if not stat.S_ISREG(found.st_mode) or found.st_size > self._limit:
                return None
            entry = path.read_bytes()
        except OSError:
            return None
        content = entry[_DIGEST:]
        if entry[:_DIGEST] != _seal(key, content):
            return None
        with contextlib.suppress(OSError):
            os.utime(path)  # the least used go first
        return content

    def has(self, key: str) -> bool:
        """Whether something stands there; it may be damaged."""
        return self.folder is not None and _place(self.folder, key).is_file()

    def put(self, key: str, content: bytes) -> None:
        """Keep the content under this key, if that can be done."""
        if self.folder is None:
            return
        path = _place(self.folder, key)
        half: Path | None = None
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(prefix=_HALF, dir=path.parent)
            half = Path(name)
            with os.fdopen(handle, "wb") as file:
                file.write(_seal(key, content) + content)
            half.replace(path)
            self._written = True
        except OSError:  # read-only, full, or gone: then without
            if half:
                with contextlib.suppress(OSError):
                    half.unlink()

    def tidy(self) -> None:
        """Let the longest unused entries go when all together exceed the limit."""
        if self.folder is None or not self._written:
            return
        entries = sorted(_entries(self.folder))
        excess = sum(size for _, size, _ in entries)
        if excess <= self._limit:
            return
        excess -= int(self._limit * _KEPT)
        for _, size, path in entries:
            if excess <= 0:
                break
            with contextlib.suppress(OSError):
                path.unlink()
            excess -= size


def _place(folder: Path, key: str) -> Path:
    return folder / key[:2] / key[2:]


def _entries(cache: Path) -> list[tuple[int, int, Path]]:
    """Time, size and path of every entry, and of what was left half written."""
    found = []
    for folder, _, names in os.walk(cache):
        for name in names:
            path = Path(folder, name)
            with contextlib.suppress(OSError):
                look = path.lstat()
                found.append((look.st_mtime_ns, look.st_size, path))
    return found


def _seal(key: str, content: bytes) -> bytes:
    return hashlib.sha256(key.encode() + content).digest()


def _is_trusted(folder: Path) -> bool:
    """Whether the folder is ours or can be made: nobody else may write what we would print."""
    try:
        found = folder.stat()
    except FileNotFoundError:
        return True
    except OSError:
        return False
    if not stat.S_ISDIR(found.st_mode):
        return False
    own = not hasattr(os, "geteuid") or found.st_uid in (os.geteuid(), 0)
    return own and not found.st_mode & stat.S_IWOTH
