"""Files as they were found in a folder, each opened only while it is still the same.

Somebody may put a link or another file in the way between the look and the reading. So what is
opened is compared with what was found: its number on its disk, its size and its times.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from pathlib import Path, PurePath
from typing import BinaryIO, Literal, TypeAlias

from cardwright import limits
from cardwright.errors import InputError, visible
from cardwright.system.litter import is_passed_over

#: What tells that a file is the one it was: its disk, its number there, bytes, times of change.
_Look: TypeAlias = tuple[int, int, int, int, int]

#: No link is followed, and no pipe makes us wait; Windows has neither.
_FLAGS = "O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY"
_OPENED: int = reduce(or_, (getattr(os, flag, 0) for flag in _FLAGS), os.O_RDONLY)
#: What the system says where there is something else by now, or nothing.
_GONE = frozenset({errno.ENOENT, errno.ENOTDIR, errno.ELOOP, errno.ENXIO, errno.EISDIR})
#: How Windows marks a folder that leads to another.
_JUNCTION = getattr(stat, "IO_REPARSE_TAG_MOUNT_POINT", -1)
_CHANGED, _WAIT = (
    "changed during the check",
    "check it again while no other program writes to it",
)
#: How the names of files end that may be asked for.
_ENDINGS = (".json", ".txt", ".pdf", ".png")
_NAME = "give a PDF, a picture, or the folder of an exported game"


@dataclass(frozen=True, slots=True)
class ListedFile:
    """A file that was found: its path, its name below its folder, what it looked like."""

    path: Path
    name: str
    look: _Look = field(repr=False)
    shown: str = ""

    def __str__(self) -> str:
        """Return the path as it was given."""
        return self.shown or str(self.path)

    @property
    def size(self) -> int:
        """Its bytes."""
        return self.look[2]

    @contextmanager
    def open(self, _: Literal["rb"] = "rb") -> Iterator[BinaryIO]:
        """Open the file; raises OSError, and InputError where it is no longer the one it was.

        The message of the InputError follows the name of the file.
        """
        try:
            number = os.open(self.path, _OPENED)
        except OSError as error:
            if error.errno in _GONE:
                raise InputError(_CHANGED, hint=_WAIT) from None
            raise
        with os.fdopen(number, "rb") as file:
            self._compare(number)
            yield file
            self._compare(number)

    def read(self, most: int) -> bytes:
        """The bytes of the file, if no more than `most`; raises as `open`, and TooLarge."""
        with self.open() as file:
            return limits.read_open(file, most)

    def named(self, error: InputError) -> InputError:
        """The same error, with the path before its message."""
        return InputError(f"{visible(str(self))}: {error.message}", hint=error.hint)

    def _compare(self, number: int) -> None:
        if _look_of(os.fstat(number)) != self.look:
            raise InputError(_CHANGED, hint=_WAIT)


@dataclass(frozen=True, slots=True)
class Listing:
    """The contents of a path: files by their names, sorted; `odd`: a sentence on all else.

    ``single``: the path is that of one file.
    """

    path: Path
    files: dict[str, ListedFile]
    odd: tuple[str, ...] = ()
    single: bool = False

    def still(self) -> None:
        """Raise InputError if there is anything else by now."""
        try:
            same = listing(self.path) == self
        except (OSError, InputError):
            same = False
        if not same:
            raise InputError(f"{visible(str(self.path))}: {_CHANGED}", hint=_WAIT)


def listing(path: Path) -> Listing:
    """List a path, without litter; no link in a folder is followed.

    Raises OSError for a folder that cannot be read, and InputError for too many files, too many
    folders in each other, and for what is neither file nor folder.
    """
    if path.is_file():
        place = Path(os.path.realpath(path))
        file = ListedFile(place, path.name, _look_of(place.lstat()), shown=str(path))
        return Listing(path, {path.name: file}, single=True)
    if not path.is_dir():
        raise InputError(f"{visible(str(path))}: is neither a file nor a folder", hint=_NAME)
    files, odd = dict[str, ListedFile](), []
    for name, found in sorted(_walked(path)):
        mode = found.st_mode
        if stat.S_ISLNK(mode) or _is_junction(found):
            odd.append(f"{name} is a link, and links are not followed: put the file itself there")
        elif is_passed_over(PurePath(name), mode):
            continue
        elif stat.S_ISREG(mode):
            files[name] = ListedFile(path / name, name, _look_of(found))
        elif not stat.S_ISDIR(mode) or name.endswith(_ENDINGS):
            odd.append(f"{name} is not a file")
    return Listing(path, files, tuple(odd))


def _walked(path: Path) -> Iterator[tuple[str, os.stat_result]]:
    """The entries below a folder, by name; links and junctions, nothing behind them."""
    waiting, count = [""], 0
    while waiting:
        above = waiting.pop()
        if above.count("/") > limits.NESTED:
            raise _too_much(path, f"nested folders, more than {limits.NESTED} levels")
        with os.scandir(path / above) as entries:
            for entry in entries:
                count += 1
                if count > limits.FILES:
                    raise _too_much(path, f"more than {limits.FILES} files")
                name, found = f"{above}{entry.name}", os.lstat(entry.path)  # as `fstat` tells it
                if stat.S_ISDIR(found.st_mode) and not _is_junction(found):
                    waiting.append(f"{name}/")
                yield name, found


def _too_much(path: Path, what: str) -> InputError:
    return InputError(f"{visible(str(path))}: contains {what}", hint="give the folder of one game")


def _is_junction(found: os.stat_result) -> bool:
    return getattr(found, "st_reparse_tag", 0) == _JUNCTION


def _look_of(found: os.stat_result) -> _Look:
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns
