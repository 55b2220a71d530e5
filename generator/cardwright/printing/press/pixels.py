"""The ink of pictures in a PDF, by their darkest pixel.

Pictures are unpacked where they are packed without loss or as JPEG; of others, and of those with
fewer bytes than pixels, it is said that they are not known. Where each ink has eight bits its
pixels are looked at; else the most that a color of the space can be is taken.
"""

from __future__ import annotations

import io
import zlib
from collections.abc import Iterable, Iterator
from typing import Any

from pikepdf import PdfError, Stream
from PIL import Image, ImageChops

from cardwright import limits
from cardwright.errors import InputError
from cardwright.printing.press.image_file import DamagedImage
from cardwright.printing.press.jpeg_file import whole_jpeg
from cardwright.printing.press.known import is_decode
from cardwright.printing.press.spaces import PROCESS, Ink, Space
from cardwright.printing.press.unpacking import Allowance, filters_of, unpacking, view_of

_DEPTHS = frozenset({1, 2, 4, 8, 16})
_BYTE = 8
_INKS = 4
_JPEG = ["/DCTDecode"]
_UNPACKED = frozenset(
    {"/FlateDecode", "/LZWDecode", "/RunLengthDecode", "/ASCII85Decode", "/ASCIIHexDecode"}
)
#: The values of inks as they are, and upside down, as JPEG files of Photoshop have them.
_PLAIN, _INVERTED = [0, 1] * _INKS, [1, 0] * _INKS
_ROWS = 256
#: How a JPEG says that a scan begins, and how many it may have: each goes through all pixels.
SCAN = b"\xff\xda"
#: Bytes that are kept of a JPEG which comes in several scans: two for each value.
_IN_SCANS = 128 * 1024 * 1024
_MODES = {1: "L", 3: "RGB", 4: "CMYK"}
_UNKNOWN = "a picture with unknown ink"
_DAMAGE = (PdfError, OSError, ValueError, LookupError, TypeError, AttributeError, zlib.error)


def picture_ink(picture: Stream, space: Space, allowance: Allowance) -> tuple[str, Ink]:
    """The reason why the ink of a picture is unknown, or "", and the most that a pixel has.

    Of a picture in RGB and the like no ink is told. Raises TooLarge, as `allowance` does.
    """
    if said := _odd(picture, space):
        return said, Ink()
    wide, high = int(picture.Width), int(picture.Height)
    channels, depth = space.channels, int(picture.get("/BitsPerComponent", 1))
    allowance.unpack(high * _row(wide, channels, depth))
    is_inked = space.name.startswith("CMYK") and space.palette is None
    try:
        if filters_of(picture) == _JPEG:
            strips = _of_jpeg(picture, channels, whole=is_inked)
        elif is_inked and depth != _BYTE:
            return _UNKNOWN, Ink()
        else:
            strips = _cut(picture, _row(wide, channels, depth), high, whole=is_inked)
        if not is_inked:
            any(strips)
            return space.unread, space.fullest
        return "", _darkest(strips, list(picture.get("/Decode", _PLAIN)))
    except InputError:
        raise
    except DamagedImage:
        return "a picture that is damaged or lacks pixels", Ink()
    except _DAMAGE:
        return _UNKNOWN, Ink()


def _row(wide: int, channels: int, depth: int) -> int:
    """The number of bytes a row of pixels has."""
    return (wide * channels * depth + _BYTE - 1) // _BYTE


def _odd(picture: Stream, space: Space) -> str:
    """A fault of a picture whatever its colors are, in words; "" where there is none."""
    wide, high = (picture.get(side, 0) for side in ("/Width", "/Height"))
    if not (isinstance(wide, int) and isinstance(high, int) and wide > 0 and high > 0):
        return "a picture without a size"
    if wide * high > limits.PIXELS:
        return f"a picture of {wide} × {high} pixels; the limit is {limits.PIXELS}"
    filters = filters_of(picture)
    if filters != _JPEG and (unknown := [name for name in filters if name not in _UNPACKED]):
        return f"a picture with an unsupported filter ({unknown[0].lstrip('/')})"
    depth = picture.get("/BitsPerComponent", 1 if picture.get("/ImageMask", False) else 0)
    if depth not in _DEPTHS:
        return f"a picture with {depth} bits"
    if space.channels and not is_decode(picture.get("/Decode"), space.channels):
        return "a picture with a Decode that does not fit its colors"
    return "" if space.channels else _UNKNOWN


def _darkest(strips: Iterable[Image.Image], decode: list[Any]) -> Ink:
    """The most of each ink on a pixel, of all together, and of all but black.

    Raises ValueError for odd values.
    """
    if decode not in (_PLAIN, _INVERTED):
        raise ValueError("not plain")
    levels = [0] * _INKS
    most = colored = 0
    for strip in strips:
        given = ImageChops.invert(strip) if decode == _INVERTED else strip
        highs = [band.getextrema()[1] for band in given.split()]
        levels = [max(old, int(high)) for old, high in zip(levels, highs, strict=True)]  # type: ignore[arg-type]
        cyan, magenta, yellow, black = given.split()
        most = max(most, _sum(cyan, magenta, yellow, black))
        colored = max(colored, _sum(cyan, magenta, yellow, ImageChops.constant(black, 0)))
    plates = tuple((name, 100 * level / 255) for name, level in zip(PROCESS, levels, strict=True))
    return Ink(plates, most / 255 * 400, colored / 255 * 400)


def _sum(*inks: Image.Image) -> int:
    """A quarter of the most that four inks come to on a pixel."""
    one, two, three, four = inks
    halves = ImageChops.add(one, two, 2), ImageChops.add(three, four, 2)
    return int(ImageChops.add(*halves, 2).getextrema()[1])  # type: ignore[arg-type]


def _cut(picture: Stream, row: int, high: int, *, whole: bool) -> Iterator[Image.Image]:
    """The pixels of four inks in strips of some rows; raises ValueError where bytes are missing.

    Unless they are wanted `whole`, it is only seen whether there are enough.
    """
    with unpacking(row * high + limits.UNPACKED):
        data = view_of(picture)
    if len(data) < row * high:
        raise ValueError("too few bytes")
    for y in range(0, high if whole else 0, _ROWS):
        rows = min(_ROWS, high - y)
        part = bytes(data[y * row : (y + rows) * row])
        yield Image.frombuffer("CMYK", (row // _INKS, rows), part, "raw", "CMYK", 0, 1)


def _of_jpeg(picture: Stream, channels: int, *, whole: bool) -> Iterator[Image.Image]:
    """A JPEG of four inks in strips; Pillow turns their values upside down, a PDF does not.

    Unless it is wanted `whole`, an eighth of its size is read.
    """
    if "/F" in picture:
        raise ValueError("in another file")
    data = picture.read_raw_bytes()
    if data.count(SCAN) > limits.SCANS:
        raise ValueError("too many scans")
    with Image.open(io.BytesIO(data), formats=("JPEG",)) as image:
        wide, high = image.size
        kept = wide * high * channels * 2 if image.info.get("progressive") else 0
        if image.mode != _MODES.get(channels) or image.size != (
            int(picture.Width),
            int(picture.Height),
        ):
            raise ValueError("not of the stated kind")
        if kept > _IN_SCANS:
            raise ValueError("too large to be read in scans")
        whole_jpeg(data)
        if not whole:
            image.draft(image.mode, (wide // 8 or 1, high // 8 or 1))
            image.load()
            return
        for y in range(0, high, _ROWS):
            yield ImageChops.invert(image.crop((0, y, wide, min(y + _ROWS, high))))
