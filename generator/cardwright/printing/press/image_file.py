"""A PNG or JPEG as a file: its parts, walked before any pixel is unpacked, and whether it is whole.

A decoder lets much pass that is found here: an end that is missing, something behind it, pictures
beside the first, pixels that are missing or left over, and more parts or scans than it needs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

#: How a PNG and a JPEG begin.
_FILLED = 64 * 1024
PNG, JPEG = b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff"


class DamagedImage(ValueError):
    """The file is not whole, or not what it says; its words complete "it …"."""


@dataclass(frozen=True, slots=True)
class ImageHeader:
    """The header of a picture file: what is known before its pixels are unpacked.

    ``odd`` is what no card needs, and ``notes`` what is worth reading, both in words that follow
    the name of the file; ``colors`` are those of a palette, 0 without one. ``whole`` unpacks the
    pixels and raises Damaged where some are missing, damaged or left over.
    """

    odd: tuple[str, ...]
    whole: Callable[[], None]
    notes: tuple[str, ...] = ()
    colors: int = 0


def behind(rest: bytes) -> list[str]:
    """The bytes behind the end of a picture; some programs fill up with a few zeros."""
    odd = len(rest) > _FILLED or rest.strip(b"\0\r\n")
    return ["has other data after its end; save it alone"] if odd else []
