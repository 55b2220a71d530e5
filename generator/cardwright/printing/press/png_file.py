"""A PNG as a file (PNG, third edition): its chunks, their checksums and order, and its pixels."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial

from cardwright import limits
from cardwright.errors import visible
from cardwright.printing.press.image_file import PNG, DamagedImage, ImageHeader, behind

#: Chunks of an animation, and all that a decoder has to know (5.6).
_MOVING = frozenset({"acTL", "fcTL", "fdAT"})
_KNOWN = frozenset({"IHDR", "PLTE", "IDAT", "IEND"})
#: Chunks that come once, and those of them that come before the pixels (5.6).
_OF_COLORS = frozenset({"PLTE", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "bKGD", "hIST"})
_EARLY = _OF_COLORS | {"pHYs", "cICP", "mDCV", "cLLI"}
_ONCE = _EARLY | {"IHDR", "IEND", "eXIf", "tIME"}
#: Bits of a sample or an index by the kind of color, and its samples (11.2.1).
_DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
_SAMPLES = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
_RGB, _INDEXED, _BYTE = 2, 3, 8
#: Bytes of chunks that are always as long.
_LENGTHS = {"IHDR": 13, "IEND": 0, "pHYs": 9, "gAMA": 4, "cHRM": 32, "sRGB": 1, "cICP": 4}
#: Bytes of the one color that is clear, by the kind of color (11.3.1.1).
_CLEAR = {0: 2, 2: 6}
#: First column and row of each pass of Adam7, and the steps to the next (8.2).
_ADAM7 = (
    (0, 0, 8, 8),
    (4, 0, 8, 8),
    (0, 4, 4, 8),
    (2, 0, 4, 4),
    (0, 2, 2, 4),
    (1, 0, 2, 2),
    (0, 1, 1, 2),
)
_FILTERS = frozenset(range(5))
#: Bytes that a packed text or profile may unpack to, as Pillow has it, and all of them together.
_TEXT, _TEXTS = 1024 * 1024, 64 * 1024 * 1024
#: What sRGB is as a gamma, as primaries and as code points, and how near is near (11.3.2).
_GAMMA, _GAMMA_NEAR = 45455, 500
_PRIMARIES, _NEAR = (31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000), 1000
_CODES = bytes([1, 13, 0, 1])


@dataclass(slots=True)
class _Held:
    """The first chunk of each kind, and all that hold pixels."""

    first: dict[str, bytes] = field(default_factory=dict)
    pixels: list[memoryview] = field(default_factory=list)


def walk_png(data: bytes) -> ImageHeader:
    """The chunks of a PNG, held against what PNG says of them; raises Damaged."""
    chunks, moves, before, texts, end = _Held(), False, "", 0, len(PNG)
    for kind, body in _chunks(data):
        end += 12 + len(body)
        if not before and kind != "IHDR":
            raise DamagedImage("does not begin with IHDR")
        _in_order(kind, before, chunks)
        if (length := _LENGTHS.get(kind, len(body))) != len(body):
            raise DamagedImage(f"has a part {kind} of {len(body)} bytes, not {length}")
        moves |= kind in _MOVING
        if kind == "IDAT":
            chunks.pixels.append(body)
        else:
            texts += _packed(kind, body)
            chunks.first.setdefault(kind, bytes(body))
        if kind == "IHDR":
            _head(chunks.first[kind])
        if texts > _TEXTS:
            raise DamagedImage(f"has texts that unpack to more than {_TEXTS // 1024**2} MB")
        before = kind
    colors = _palette(chunks.first)
    if not chunks.pixels:
        raise DamagedImage("has no pixels")
    odd = ["is animated; use one picture"] if moves else []
    if (depth := chunks.first["IHDR"][8]) > _BYTE:
        odd.append(f"has {depth} bits per color; 8 are accepted")
    notes = tuple(_tinted(chunks.first))
    return ImageHeader((*odd, *behind(data[end:])), partial(_whole, chunks), notes, colors)


def _chunks(data: bytes) -> Iterator[tuple[str, memoryview]]:
    """The chunks to IEND, each by its kind; raises Damaged for one that is cut or damaged."""
    place, view = len(PNG), memoryview(data)
    for _ in range(limits.PARTS):
        if place + 12 > len(data):
            raise DamagedImage("is truncated")
        size, name = struct.unpack_from(">I4s", data, place)
        if place + 12 + size > len(data):
            raise DamagedImage("is truncated")
        kind = visible(name.decode("latin-1"))
        body, place = view[place + 8 : place + 8 + size], place + 12 + size
        if not name.isalpha() or (name[:1].isupper() and kind not in _KNOWN):
            raise DamagedImage(f"has an unknown part: {kind}")
        if zlib.crc32(body, zlib.crc32(name)) != int.from_bytes(view[place - 4 : place]):
            raise DamagedImage(f"is damaged: the checksum of its part {kind} is wrong")
        yield kind, body
        if kind == "IEND":
            return
    raise DamagedImage(f"has more than {limits.PARTS} parts")


def _in_order(kind: str, before: str, chunks: _Held) -> None:
    """Raise Damaged for a chunk that comes twice, or where none may be."""
    if kind in _ONCE and kind in chunks.first:
        raise DamagedImage(f"has two parts {kind}, which may differ")
    if kind in _EARLY and chunks.pixels:
        raise DamagedImage(f"has its part {kind} after the pixels, where it is not read")
    if kind == "PLTE" and "tRNS" in chunks.first:
        raise DamagedImage("has its part tRNS before its palette, where it is not read")
    if kind == "IDAT" and chunks.pixels and before != "IDAT":
        raise DamagedImage(f"has its part {before} between its pixels")


def _head(head: bytes) -> None:
    """Raise Damaged for a head that no PNG has."""
    wide, high, depth, kind, packing, filtering, interlace = struct.unpack(">IIBBBBB", head)
    if not (wide and high):
        raise DamagedImage("has a size of zero")
    if depth not in _DEPTHS.get(kind, ()):
        raise DamagedImage(
            f"states a depth of {depth} bits for color type {kind}, which is impossible in PNG"
        )
    for name, method, most in (
        ("compression", packing, 0),
        ("filter", filtering, 0),
        ("interlace", interlace, 1),
    ):
        if method > most:
            raise DamagedImage(f"states {name} method {method}, which is impossible in PNG")


def _packed(kind: str, body: memoryview) -> int:
    """The number of bytes a packed text or profile unpacks to; raises Damaged for too many."""
    if kind not in {"zTXt", "iTXt", "iCCP"}:
        return 0
    rest = bytes(body).partition(b"\0")[2]
    if kind == "iTXt":  # whether it is packed, and how; a language, a translation, the text
        packed = rest[2:].split(b"\0", 2)[-1] if rest[:1] == b"\1" else b""
    else:
        packed = rest[1:]
    if not packed:
        return 0
    try:
        unpacked = len(zlib.decompressobj().decompress(packed, _TEXT + 1))
    except zlib.error:
        raise DamagedImage(f"is damaged: its part {kind} cannot be unpacked") from None
    if unpacked > _TEXT:
        raise DamagedImage(f"has a part {kind} that unpacks to more than {_TEXT // 1024**2} MB")
    return unpacked


def _palette(first: dict[str, bytes]) -> int:
    """The number of colors the palette of an indexed picture has, else 0; raises Damaged."""
    depth, kind = first["IHDR"][8:10]
    colors, left = divmod(len(first.get("PLTE", b"")), 3)
    if "PLTE" in first and (left or not 0 < colors <= 256):
        raise DamagedImage(f"has a palette of {len(first['PLTE'])} bytes")
    if kind == _INDEXED and not colors:
        raise DamagedImage("has no palette, but its pixels are palette indices")
    if kind == _INDEXED and colors > 2**depth:
        raise DamagedImage(f"has a palette of {colors} colors; {depth} bits allow {2**depth}")
    if not kind & _RGB and colors:
        raise DamagedImage("is gray, but has a palette")
    if "tRNS" in first:
        clear = len(first["tRNS"])
        if clear > colors if kind == _INDEXED else clear != _CLEAR.get(kind):
            raise DamagedImage(f"has a part tRNS of {clear} bytes, which does not fit its colors")
    return colors if kind == _INDEXED else 0


def _tinted(first: dict[str, bytes]) -> Iterator[str]:
    """The color chunks of a PNG that are not sRGB, where no profile says more."""
    if first.get("cICP", _CODES) != _CODES:
        yield "states that its colors are not sRGB (cICP); services may show it differently"
    if {"iCCP", "sRGB"} <= first.keys():
        yield "has a profile and also claims sRGB; programs may use either"
    if {"iCCP", "sRGB", "cICP"} & first.keys():
        return
    gamma = int.from_bytes(first.get("gAMA", _GAMMA.to_bytes(4)))
    if abs(gamma - _GAMMA) > _GAMMA_NEAR:
        yield f"states a gamma of {gamma / 100_000:g}, not that of sRGB (0.45455)"
    said = struct.unpack(">8I", first["cHRM"]) if "cHRM" in first else _PRIMARIES
    if any(abs(ours - theirs) > _NEAR for ours, theirs in zip(_PRIMARIES, said, strict=True)):
        yield "states its own primary colors (cHRM), not those of sRGB"


def _whole(chunks: _Held) -> None:
    """Unpack the pixels of a PNG; raises Damaged unless there are as many as its size needs."""
    passes = tuple(_passes(chunks.first["IHDR"]))
    needed = sum(rows * length for rows, length in passes)
    packed = zlib.decompressobj()
    try:
        data = packed.decompress(b"".join(chunks.pixels), needed + 1)
    except zlib.error:
        raise DamagedImage("is damaged: its pixels cannot be unpacked") from None
    if len(data) < needed:
        raise DamagedImage("has fewer pixels than its size")
    if len(data) > needed:
        raise DamagedImage("has more pixels than its size")
    if not packed.eof:
        raise DamagedImage("is damaged: the checksum of its pixels is missing")
    if packed.unused_data:
        raise DamagedImage("has other data after its pixels")
    place = 0
    for rows, length in passes:
        end = place + rows * length
        if not _FILTERS.issuperset(data[place:end:length]):
            raise DamagedImage("is damaged: it has rows with an unknown filter")
        place = end


def _passes(head: bytes) -> Iterator[tuple[int, int]]:
    """The rows of each pass, and the bytes of a row with its filter."""
    wide, high, depth, kind, _, _, interlace = struct.unpack(">IIBBBBB", head)
    bits = depth * _SAMPLES[kind]
    for left, top, across, down in _ADAM7 if interlace else ((0, 0, 1, 1),):
        columns, rows = -(-(wide - left) // across), -(-(high - top) // down)
        if columns > 0 and rows > 0:
            yield rows, 1 + (columns * bits + 7) // 8
