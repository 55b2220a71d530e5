"""The ZIP archive of a workbook or a project: its members by name, unpacked in bounds."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib

from cardwright import limits
from cardwright.errors import ListError
from cardwright.lists.file_kind import damaged, protected

_MEGABYTE = 1024 * 1024
#: Packed by Deflate or not at all: the others may take any memory.
_PLAIN = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_BROKEN = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    NotImplementedError,
    OSError,
    OverflowError,
    ValueError,
)


class Archive:
    """The members of an archive; raises ListError for one that is damaged or has too many.

    They unpack to `most` bytes in all. Names are compared without regard to case, as Office does.
    Nothing is written to disk.
    """

    def __init__(self, file: str, data: bytes, most: int = limits.WORKBOOK) -> None:
        self.file = file
        self._most = self._left = most
        if data.count(b"PK\x01\x02") > limits.FILES:
            raise ListError(
                f"{file}: has more than {limits.FILES} parts",
                hint="copy the table into a new workbook",
            )
        try:
            self._zip = zipfile.ZipFile(io.BytesIO(data))
        except _BROKEN:
            raise damaged(file) from None
        self._members = {_plain(info.filename): info for info in self._zip.infolist()}

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all members, in small letters."""
        return tuple(self._members)

    @property
    def written(self) -> tuple[str, ...]:
        """The names of all members as they are written, without folders."""
        return tuple(info.filename for info in self._members.values() if not info.is_dir())

    def read(self, name: str) -> bytes | None:
        """The bytes of a member, or None; raises ListError for one that is too large or damaged."""
        info = self._members.get(_plain(name))
        if info is None:
            return None
        if info.flag_bits & 1:
            raise protected(self.file)
        if info.compress_type not in _PLAIN:
            raise damaged(self.file)
        try:
            with self._zip.open(info) as member:
                data = member.read(self._left + 1)
        except (*_BROKEN, RuntimeError):
            raise damaged(self.file) from None
        self._left -= len(data)
        if self._left < 0:
            raise ListError(
                f"{self.file}: unpacks to more than {self._most // _MEGABYTE} MB",
                hint="copy only the table into a new workbook",
            )
        return data


def _plain(name: str) -> str:
    """The name of a part as all programs mean it: some write backslashes, or a slash in front."""
    return name.replace("\\", "/").lstrip("/").casefold()
