"""The ink of pictures in a PDF, by their darkest pixel.

Pixels are looked at where they are plain: eight bits of each ink, packed without loss or as JPEG,
or a palette. Of all others it is said that their ink is not known.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

from pikepdf import Array, Name, PdfError, Stream
from PIL import Image, ImageChops

from generator import bounds
from generator.errors import TooLarge
from generator.press.spaces import BLACK, Ink, Space
from generator.press.unpacking import filters_of, unpacked, unpacking

_DEPTHS = frozenset({1, 2, 4, 8, 16})
_BYTE = 8
_INKS = 4
#: Filters whose pictures say their depth themselves.
_TELLING = frozenset({"/JPXDecode", "/JBIG2Decode", "/CCITTFaxDecode"})
#: The values of inks as they are, and upside down, as JPEG files of Photoshop have them.
_PLAIN, _INVERTED = [0, 1] * _INKS, [1, 0] * _INKS
_ROWS = 256


def odd(picture: Stream) -> str:
    """What is wrong with a picture whatever its colors are, in words; "" where nothing is."""
    wide, high = (picture.get(side, 0) for side in ("/Width", "/Height"))
    if not (isinstance(wide, int) and isinstance(high, int) and wide > 0 and high > 0):
        return "a picture without a size"
    if wide * high > bounds.PIXELS:
        return f"a picture of {wide} × {high} pixels; {bounds.PIXELS} are looked at"
    depth = picture.get("/BitsPerComponent", 1 if picture.get("/ImageMask", False) else 0)
    if depth not in _DEPTHS and not _TELLING & {*filters_of(picture)}:
        return f"a picture of {depth} bits"
    return ""


def picture_ink(picture: Stream, space: Space) -> Ink | None:
    """As much ink as the darkest pixel of a picture has; None where that is not known.

    Of a picture that is neither CMYK nor gray no ink is told.
    """
    if not space.name.startswith("CMYK"):
        return BLACK if space.name.startswith("gray") else Ink()
    decode = list(picture.get("/Decode", _PLAIN)) if not _palette(picture) else _PLAIN
    if decode not in (_PLAIN, _INVERTED):
        return None
    try:
        levels = [_darkest(strip) for strip in _strips(picture)]
    except (PdfError, TooLarge, OSError, ValueError, LookupError, TypeError, AttributeError):
        return None
    top, bottom = max(high for _, high in levels), min(low for low, _ in levels)
    darkest = 255 - bottom if decode == _INVERTED else top
    return Ink(spot=darkest / 255 * 400)


def _darkest(strip: Image.Image) -> tuple[int, int]:
    """The least and the most of all inks together on a pixel, of 255."""
    cyan, magenta, yellow, black = strip.split()
    halves = (ImageChops.add(cyan, magenta, 2), ImageChops.add(yellow, black, 2))
    found: tuple[int, int] = ImageChops.add(*halves, 2).getextrema()  # type: ignore[assignment]
    return found


def _strips(picture: Stream) -> Iterator[Image.Image]:
    """The pixels in strips of some rows; raises ValueError for those that are not plain."""
    if palette := _palette(picture):
        colors = unpacked(palette) if isinstance(palette, Stream) else bytes(palette)
        yield from _cut(colors, 1, len(colors) // _INKS)
    elif filters_of(picture) == ["/DCTDecode"]:
        yield from _of_jpeg(picture.read_raw_bytes())
    elif picture.get("/BitsPerComponent") == _BYTE:
        wide, high = int(picture.Width), int(picture.Height)
        with unpacking(wide * high * _INKS + bounds.UNPACKED):
            data = unpacked(picture)
        yield from _cut(data, wide, high)
    else:
        raise ValueError("not plain")


def _palette(picture: Stream) -> Any:
    """The colors of a picture that numbers them; None where it does not."""
    space: Any = picture.get("/ColorSpace")
    numbered = isinstance(space, Array) and space[0] == Name.Indexed
    return space[3] if numbered else None


def _cut(data: bytes, wide: int, high: int) -> Iterator[Image.Image]:
    row = wide * _INKS
    if len(data) < row * high or not high:
        raise ValueError("too few bytes")
    for y in range(0, high, _ROWS):
        rows = min(_ROWS, high - y)
        part = data[y * row : (y + rows) * row]
        yield Image.frombuffer("CMYK", (wide, rows), part, "raw", "CMYK", 0, 1)


def _of_jpeg(data: bytes) -> Iterator[Image.Image]:
    """A JPEG of four inks; Pillow turns their values upside down, a PDF does not."""
    with Image.open(io.BytesIO(data), formats=("JPEG",)) as image:
        wide, high = image.size
        if image.mode != "CMYK" or wide * high > bounds.PIXELS:
            raise ValueError("not plain")
        for y in range(0, high, _ROWS):
            yield ImageChops.invert(image.crop((0, y, wide, min(y + _ROWS, high))))
