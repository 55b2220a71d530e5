"""The colors of our screens and home printers as an ICC profile, which an archive asks for.

Written out by the definition of sRGB (IEC 61966-2-1) as a matrix and a curve, in version 4 of the
format (ICC.1:2004-10): 128 bytes of header, a table of tags, and their data. It bears no date.
"""

from __future__ import annotations

import struct
from functools import cache
from itertools import accumulate

#: What the profile is called by the registry of the ICC and by people.
CONDITION = "sRGB IEC61966-2.1"
_RIGHTS = "No copyright, use freely"
#: Red, green and blue as XYZ under D50, the white of it, and what brings D65 there (Bradford).
_PRIMARIES = {
    b"rXYZ": (0.43606, 0.22249, 0.01392),
    b"gXYZ": (0.38515, 0.71690, 0.09708),
    b"bXYZ": (0.14307, 0.06061, 0.71410),
}
_WHITE = (0.96420, 1.0, 0.82491)
_ADAPTED = (1.04788, 0.02292, -0.05022, 0.02959, 0.99048, -0.01707, -0.00925, 0.01508, 0.75168)
#: Light of a value x is ((x + 0.055) / 1.055) ^ 2.4 from 0.04045 on, and x / 12.92 below it.
_CURVE = (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)


@cache
def profile() -> bytes:
    """The bytes of the profile."""
    tags = {
        b"desc": _text(CONDITION),
        b"cprt": _text(_RIGHTS),
        b"wtpt": b"XYZ \0\0\0\0" + _fixed(_WHITE),
        b"chad": b"sf32\0\0\0\0" + _fixed(_ADAPTED),
        **{name: b"XYZ \0\0\0\0" + _fixed(color) for name, color in _PRIMARIES.items()},
    }
    curve = b"para\0\0\0\0" + struct.pack(">HH", 3, 0) + _fixed(_CURVE)
    names = [*tags, b"rTRC", b"gTRC", b"bTRC"]
    blocks = [data + bytes(-len(data) % 4) for data in (*tags.values(), curve)]
    start = 128 + 4 + 12 * len(names)
    offsets = [start, *(start + size for size in accumulate(map(len, blocks)))]
    table = struct.pack(">I", len(names))
    for number, name in enumerate(names):
        place = min(number, len(blocks) - 1)  # the three curves are one
        table += name + struct.pack(">II", offsets[place], len(blocks[place]))
    head = struct.pack(
        ">I4xI4s4s4s12x4s4x4x8x8xI12s48x",
        offsets[-1],
        0x04200000,
        b"mntr",
        b"RGB ",
        b"XYZ ",
        b"acsp",
        0,
        _fixed(_WHITE),
    )
    return head + table + b"".join(blocks)


def _fixed(numbers: tuple[float, ...]) -> bytes:
    """Numbers of 16 bits before the point and 16 behind it."""
    return struct.pack(f">{len(numbers)}i", *(round(number * 65536) for number in numbers))


def _text(text: str) -> bytes:
    """A text in English."""
    written = text.encode("utf-16-be")
    return b"mluc\0\0\0\0" + struct.pack(">II4sII", 1, 12, b"enUS", len(written), 28) + written
