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

import hashlib
import os
import re
import stat
import tempfile
from contextlib import suppress
from pathlib import Path

#: What all entries together may take, in bytes; when it is exceeded the longest unused go.
LIMIT = 512 * 2**20
#: A share of the limit that is kept when entries go, so that it is not done at every build.
_KEPT = 0.75
_DIGEST = hashlib.sha256().digest_size
#: Begins the name of an entry that is being written.
_HALF = "half-"
_ENTRY = re.compile(rf"[0-9a-f]{{64}}|{_HALF}\w{{8}}")
_MARK = "CACHEDIR.TAG"
_MARKED = """\
Signature: 8a477f597d28d172789f06886806bc55
# This folder is a cache of Cardwright. You may delete it at any time.
"""


def usual_folder() -> Path | None:
    """The cache folder of this system: a folder of ours there; None for a user without a home."""
    from platformdirs import user_cache_path  # noqa: PLC0415 - builds alone have a cache

    try:
        return user_cache_path("cardwright", appauthor=False)
    except RuntimeError:
        return None


class Cache:
    """Entries by key, of `limit` bytes in all; without a folder it keeps nothing."""

    def __init__(self, folder: Path | None, limit: int = LIMIT) -> None:
        self.folder = folder if folder and _is_usable(folder) else None
        self._limit = limit
        self._written = False

    def get(self, key: str) -> bytes | None:
        """The content of an entry; None where there is none, or none that can be trusted."""
        if not self.has(key) or self.folder is None:
            return None
        path = self.folder / key
        try:
            entry = path.read_bytes() if path.lstat().st_size <= self._limit else b""
        except OSError:
            return None
        content = entry[_DIGEST:]
        if entry[:_DIGEST] != _seal(key, content):
            return None
        with suppress(OSError):
            os.utime(path)  # the least used go first
        return content

    def has(self, key: str) -> bool:
        """Test if a file stands there; it may be damaged."""
        return self.folder is not None and _is_file(self.folder / key)

    def put(self, key: str, content: bytes) -> None:
        """Keep the content under this key, if that can be done."""
        if self.folder is None:
            return
        half: Path | None = None
        try:
            _make(self.folder)
            handle, name = tempfile.mkstemp(prefix=_HALF, dir=self.folder)
            half = Path(name)
            with os.fdopen(handle, "wb") as file:
                file.write(_seal(key, content) + content)
            half.replace(self.folder / key)
            self._written = True
        except OSError:  # read-only, full, or gone: then without
            if half:
                with suppress(OSError):
                    half.unlink()

    def tidy(self) -> None:
        """Let the longest unused entries go when all together exceed the limit."""
        if self.folder is None or not self._written:
            return
        entries = []
        with suppress(OSError), os.scandir(self.folder) as files:
            for file in files:
                with suppress(OSError):  # another build has removed it
                    found = file.stat(follow_symlinks=False)
                    if _ENTRY.fullmatch(file.name) and stat.S_ISREG(found.st_mode):
                        entries.append((found.st_mtime_ns, found.st_size, file.path))
        total = sum(size for _, size, _ in entries)
        excess = total - int(self._limit * _KEPT) if total > self._limit else 0
        for _, size, path in sorted(entries):
            if excess <= 0:
                break
            with suppress(OSError):
                os.unlink(path)  # noqa: PTH108 - as scandir has it
            excess -= size


def _make(folder: Path) -> None:
    """Make the folder, with its mark, where it is not there; raises OSError."""
    mark = folder / _MARK
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)
    if not os.path.lexists(mark):
        with mark.open("x", encoding="utf-8", newline="\n") as file:
            file.write(_MARKED)
    elif not _is_file(mark):
        raise PermissionError(f"{mark} is not a file of a cache")


def _is_file(path: Path) -> bool:
    """Test if it is a file: no link, pipe or device."""
    return path.is_file() and not path.is_symlink()


def _seal(key: str, content: bytes) -> bytes:
    return hashlib.sha256(key.encode() + content).digest()


def _is_usable(folder: Path) -> bool:
    """Test if the folder can be made, or is a cache of this user that nobody else may write to."""
    try:
        found = folder.stat()
        names = [path.name for path in folder.iterdir()]
    except FileNotFoundError:
        return True
    except OSError:
        return False
    if hasattr(os, "geteuid"):  # Windows keeps its users' folders apart by other means
        shared = found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
        if shared or found.st_uid not in {os.geteuid(), 0}:
            return False
    return _MARK in names or all(map(_ENTRY.fullmatch, names))
