"""A cache of finished files, under the digest of everything they were made from.

An entry is a file named by its key. It begins with the SHA-256 of key and content, so that one
that is damaged, half written or in the wrong place is as good as none. Entries are written beside
their place and moved in, so any number of builds may share the folder, and it may be deleted at
any time. Where it cannot be read or written, work is only done again: no error comes from here.

Nobody but its owner may write to the folder, and it is marked as a cache by `CACHEDIR.TAG`
(bford.info/cachedir), so that programs that make backups pass it by. Files that are no entries are
neither read nor removed, and a folder that held such files before it was marked is not used.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import stat
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

#: What all entries together may take, in bytes; when it is exceeded the longest unused go.
LIMIT = 256 * 2**20
#: A share of the limit that is kept when entries go, so that it is not done at every build.
_KEPT = 0.75
_DIGEST = hashlib.sha256().digest_size
#: Begins the name of an entry that is being written.
_HALF = "half-"
#: The folders that entries lie in, by the first two digits of a key, and the names of files there.
_SHELF = re.compile(r"[0-9a-f]{2}")
_ENTRY = re.compile(rf"[0-9a-f]{{62}}|{_HALF}\w{{8}}")
_MARK = "CACHEDIR.TAG"
#: How the mark is made: never through a link, and not over what is there.
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0)
_MARKED = """\
Signature: 8a477f597d28d172789f06886806bc55
# This folder is a cache of Cardwright. You may delete it at any time.
"""


def usual_folder() -> Path | None:
    """The cache folder of this system: a folder of ours there; None if it has none.

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
        self.folder = folder if folder and _is_usable(folder) else None
        self._limit = limit
        self._written = False

    def get(self, key: str) -> bytes | None:
        """The content of an entry; None where there is none, or none that can be trusted."""
        if self.folder is None:
            return None
        path = _place(self.folder, key)
        try:
            entry = self._read(path)
        except OSError:
            return None
        content = entry[_DIGEST:]
        if entry[:_DIGEST] != _seal(key, content):
            return None
        with contextlib.suppress(OSError):
            os.utime(path)  # the least used go first
        return content

    def _read(self, path: Path) -> bytes:
        """All bytes of an entry; raises OSError, also for what is no file of this user."""
        _look_at_shelf(path.parent)
        flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
        with os.fdopen(os.open(path, flags | getattr(os, "O_BINARY", 0)), "rb") as file:
            found = os.fstat(file.fileno())
            if not (stat.S_ISREG(found.st_mode) and _is_private(found)):
                raise PermissionError(f"{path} is no entry")
            if found.st_size > self._limit:
                raise OSError(f"{path} is too large")
            return file.read()

    def has(self, key: str) -> bool:
        """Test if something stands there; it may be damaged."""
        return self.folder is not None and _place(self.folder, key).is_file()

    def put(self, key: str, content: bytes) -> None:
        """Keep the content under this key, if that can be done."""
        if self.folder is None:
            return
        path = _place(self.folder, key)
        half: Path | None = None
        try:
            _make(self.folder)
            path.parent.mkdir(mode=0o700, exist_ok=True)
            _look_at_shelf(path.parent)
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


def _make(folder: Path) -> None:
    """Make the folder, with its mark, where it is not there; raises OSError."""
    mark = folder / _MARK
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)
    try:
        found = mark.lstat()
    except FileNotFoundError:
        with os.fdopen(os.open(mark, _NEW, 0o644), "w", encoding="utf-8", newline="\n") as file:
            file.write(_MARKED)
    else:
        if not stat.S_ISREG(found.st_mode):
            raise PermissionError(f"{mark} is no file of a cache")


def _look_at_shelf(shelf: Path) -> None:
    """Raise PermissionError for a folder of entries that somebody else may write to."""
    if not _is_private(shelf.lstat()):
        raise PermissionError(f"{shelf} is not this user's alone")


def _entries(cache: Path) -> Iterator[tuple[int, int, Path]]:
    """Time, size and path of every entry, and of what was left half written."""
    with contextlib.suppress(OSError), os.scandir(cache) as shelves:
        for shelf in shelves:
            if _SHELF.fullmatch(shelf.name) and shelf.is_dir(follow_symlinks=False):
                yield from _on_shelf(shelf.path)


def _on_shelf(shelf: str) -> Iterator[tuple[int, int, Path]]:
    with contextlib.suppress(OSError), os.scandir(shelf) as files:
        for file in files:
            look = file.stat(follow_symlinks=False)
            if _ENTRY.fullmatch(file.name) and stat.S_ISREG(look.st_mode):
                yield look.st_mtime_ns, look.st_size, Path(file.path)


def _seal(key: str, content: bytes) -> bytes:
    return hashlib.sha256(key.encode() + content).digest()


def _is_usable(folder: Path) -> bool:
    """Test if the folder can be made, or is a cache of this user that nobody else may write to."""
    try:
        found = folder.stat()
        if not (stat.S_ISDIR(found.st_mode) and _is_private(found)):
            return False
        names = [path.name for path in folder.iterdir()]
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return _MARK in names or all(map(_SHELF.fullmatch, names))


def _is_private(found: os.stat_result) -> bool:
    """Test if a file or folder belongs to this user or to root, and only they may write to it."""
    if not hasattr(os, "geteuid"):  # Windows keeps its users' folders apart by other means
        return True
    shared = found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    return found.st_uid in {os.geteuid(), 0} and not shared
