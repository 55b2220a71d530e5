"""A PNG or JPEG as a file: its parts, walked before any pixel is unpacked.

What a decoder lets pass is found here: an end that is missing, something behind it, pictures beside
the first, and more parts or scans than a picture needs, by which a small file takes long.
"""

from __future__ import annotations

import re
import struct

from generator import bounds

_PNG, _JPEG = b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff"
#: Of a PNG: those of an animation, and all that a decoder has to know (PNG, third edition, 5.6).
_MOVING, _KNOWN = frozenset({b"acTL", b"fcTL", b"fdAT"}), frozenset({b"IHDR", b"PLTE", b"IDAT"})
#: A marker of a JPEG: neither a stuffed byte nor a restart within a scan (ITU-T T.81, B.1.1).
_MARKER = re.compile(rb"\xff+([\x01-\xcf\xd8-\xfe])")
_END_OF_IMAGE, _SCAN, _HEAD = 0xD9, 0xDA, 4
_DEPTH, _CRC = 24, 4
_BREAKS_OFF = "it breaks off before its end"


def moving_or_deep(data: bytes) -> tuple[str, ...]:
    """What a PNG or JPEG has that no card needs, in words, such as more than eight bits a color.

    Nothing is said of other kinds. Raises ValueError for a file whose parts are not whole, or more
    than bounds.PARTS and bounds.SCANS.
    """
    if data.startswith(_PNG):
        return tuple(_of_png(data))
    if data.startswith(_JPEG):
        return tuple(_of_jpeg(data))
    return ()


def _of_png(data: bytes) -> list[str]:
    said: list[str] = []
    place, kind = len(_PNG), b""
    for _ in range(bounds.PARTS):
        if place + 12 > len(data):
            raise ValueError(_BREAKS_OFF)
        size, kind = struct.unpack_from(">I4s", data, place)
        place += 12 + size
        if kind == b"IEND":
            break
        if kind in _MOVING and not said:
            said.append("moves; one picture is taken")
        elif kind[:1].isupper() and kind not in _KNOWN:
            raise ValueError(f"it has a part that no program knows: {kind!r}")
    else:
        raise ValueError(f"it has more than {bounds.PARTS} parts")
    if data[_DEPTH] > 8:
        said.append(f"has {data[_DEPTH]} bits for a color; 8 are taken")
    return [*said, *_behind(data[place:])]


def _of_jpeg(data: bytes) -> list[str]:
    place, scans = 2, 0
    for _ in range(bounds.PARTS):
        found = _MARKER.search(data, place)
        if not found or (found.end() + 2 > len(data) and found[1][0] != _END_OF_IMAGE):
            raise ValueError(_BREAKS_OFF)
        place = found.end()
        if found[1][0] == _END_OF_IMAGE:
            return _behind(data[place:])
        scans += found[1][0] == _SCAN
        if scans > bounds.SCANS:
            raise ValueError(f"it has more than {bounds.SCANS} scans")
        place += int.from_bytes(data[place : place + 2])
    raise ValueError(f"it has more than {bounds.PARTS} parts")


def _behind(rest: bytes) -> list[str]:
    """What lies behind the end of a picture; some programs fill up with zeros."""
    return ["has something else behind its end; save it alone"] if rest.strip(b"\0\r\n") else []
