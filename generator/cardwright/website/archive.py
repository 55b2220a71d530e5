"""A ZIP that is the same to the byte on every Python, however its zlib was built."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from zlib import crc32

from cardwright.printing.pdf.deflate import deflated

#: A ZIP's name for deflate, and the version that reads it, on a system where names are UTF-8.
_DEFLATE, _VERSION, _UTF8, _UNIX = 8, 20, 1 << 11, 3
#: The first moment that a ZIP can tell: midnight of January 1, 1980.
_DATE = (1 << 5) | 1
_MODE = 0o100644 << 16
#: Around the stream of deflate zlib puts two bytes before and four after.
_HEAD, _TAIL = 2, 4


def archive(files: Mapping[str, bytes]) -> bytes:
    """A ZIP of these files, by name, in the order of their names (APPNOTE 6.3).

    >>> import io, zipfile
    >>> packed = zipfile.ZipFile(io.BytesIO(archive({"b/c.txt": b"cc", "a.txt": b""})))
    >>> packed.namelist(), packed.read("b/c.txt"), packed.testzip()
    (['a.txt', 'b/c.txt'], b'cc', None)
    """
    entries, directory = bytearray(), bytearray()
    for name, content in sorted(files.items()):
        told = name.encode()
        packed = deflated(content)[_HEAD:-_TAIL]
        facts = struct.pack(
            "<HHHHHLLLHH",
            *(_VERSION, _UTF8, _DEFLATE, 0, _DATE),
            *(crc32(content), len(packed), len(content), len(told), 0),
        )
        directory += b"PK\1\2" + bytes((_VERSION, _UNIX)) + facts
        directory += struct.pack("<HHHLL", 0, 0, 0, _MODE, len(entries)) + told
        entries += b"PK\3\4" + facts + told + packed
    count = len(files)
    end = struct.pack("<HHHHLLH", 0, 0, count, count, len(directory), len(entries), 0)
    return bytes(entries + directory + b"PK\5\6" + end)
