"""Test if a folder or a file is a mount point, which no system renames.

A disk of its own is known by its number. What is mounted from the same disk, as Docker and
`mount --bind` do, has the number of its neighbors; of that Linux alone tells, by `statx`.
"""

from __future__ import annotations

import ctypes
import os
import struct
import sys
from pathlib import Path

_AT_FDCWD = -100
_AT_SYMLINK_NOFOLLOW = 0x100
_MOUNT_ROOT = 0x2000
_STATX_SIZE = 256  # bytes
#: In them: a mask, a block size, the attributes.
_HEAD = struct.Struct("=IIQ")


def is_mount(path: Path) -> bool:
    """Test if something is mounted there."""
    return os.path.ismount(path) or bool(_attributes(path) & _MOUNT_ROOT)


def _attributes(path: Path) -> int:
    """The attributes that Linux has of a path; none where it does not tell."""
    statx = getattr(ctypes.CDLL(None), "statx", None) if sys.platform == "linux" else None
    told = ctypes.create_string_buffer(_STATX_SIZE)
    if statx is None or statx(_AT_FDCWD, os.fsencode(path), _AT_SYMLINK_NOFOLLOW, 0, told):
        return 0
    attributes: int = _HEAD.unpack_from(told)[2]
    return attributes
