"""The part of a picture that is shown: framed by a word or by percentages, or all of it."""

from __future__ import annotations

import math
import re
from typing import TypeAlias

from PIL import Image, ImageChops, ImageOps

from cardwright.drawing.engraving.tones import blurred
from cardwright.errors import InputError, excerpt

#: Left, top, right and bottom in pixels.
Box: TypeAlias = tuple[int, int, int, int]

#: The fewest pixels across that engrave well.
ENOUGH = 300

_REMEDY = (
    "write center, top, face or whole, or the left, top, right and bottom edge in percent of the "
    "picture, such as 10% 5% 80% 90%"
)
_PERCENT = re.compile(r"([0-9]{1,3}(?:\.[0-9]{1,3})?)\s*%?", re.ASCII)

_TALL = 1.5  # a picture so much taller than its upright frame shows more than a head …
_NEARER = 0.7  # … and is cut to so much of the frame
_HEADROOM = 0.04  # the most of the height that is cut off above a face
_LOOKED_AT = 96  # pixels of the longer side when detail is measured
_CLEAR = 0.8  # mm that a whole picture keeps from the edge of its place


def crop_box(size: tuple[float, float], picture: Image.Image, crop: str = "") -> Box:
    """The part of a picture for a place of this width and height, as `Image.crop` takes it.

    `crop` is center, top, face, or four percentages, which are widened to the proportions of the
    place as far as the picture allows; or whole, for all of it in its own proportions. Empty, it
    means center for a broad picture in a broad place, else face. Raises InputError.
    """
    words = crop.strip().casefold()
    width, height = picture.size
    if is_whole(crop):
        return 0, 0, width, height
    broad = size[0] > size[1] and 3 * width >= 4 * height
    word = words or ("center" if broad else "face")
    across, down = _largest(size, (width, height))
    if word == "center":
        return _placed(across, down, width / 2, height / 2, picture)
    if word == "top":
        return _placed(across, down, width / 2, 0, picture)
    if word == "face":
        return _face(across, down, picture)
    return _widened(_percentages(words, crop), size, picture)


def is_whole(crop: str) -> bool:
    """Test if a picture is shown whole, so that it does not fill its place."""
    return crop.strip().casefold() == "whole"


def whole_size(
    size: tuple[float, float], picture: Image.Image, *, oval: bool = False
) -> tuple[float, float]:
    """The width and height of a whole picture in a place, mm: as large as can be, in an oval too.

    >>> whole_size((40, 30), Image.new("L", (300, 600)))
    (14.2, 28.4)
    """
    room = [side - 2 * _CLEAR for side in size]
    parts = [have / side for have, side in zip(picture.size, room, strict=True)]
    scale = math.hypot(*parts) if oval else max(parts)
    return round(picture.width / scale, 2), round(picture.height / scale, 2)


def coarse(box: Box, width: float, enough: int = ENOUGH) -> str:
    """A hint if this part of a picture is too coarse to be printed `width` mm wide; else ""."""
    pixels = box[2] - box[0]
    if pixels >= enough:
        return ""
    return (
        f"is only {pixels} pixels across for {width:g} mm: it will look coarse. "
        f"Bring a larger picture, or crop less of it; {enough} pixels are enough"
    )


def _largest(size: tuple[float, float], picture: tuple[float, float]) -> tuple[float, float]:
    """The largest width and height in the proportions of `size` that a picture has room for."""
    scale = min(picture[0] / size[0], picture[1] / size[1])
    return size[0] * scale, size[1] * scale


def _placed(across: float, down: float, x: float, y: float, picture: Image.Image) -> Box:
    """A box about (x, y), moved into the picture, of at least one pixel."""
    wide = max(1, min(picture.width, round(across)))
    high = max(1, min(picture.height, round(down)))
    left = max(0, min(picture.width - wide, round(x - wide / 2)))
    top = max(0, min(picture.height - high, round(y - high / 2)))
    return left, top, left + wide, top + high


def _percentages(words: str, crop: str) -> tuple[float, float, float, float]:
    """The four edges as parts of one."""
    parts = [_PERCENT.fullmatch(part) for part in words.replace(",", " ").split()]
    edges = [float(part[1]) / 100 for part in parts if part]
    if len(parts) != 4 or len(edges) != 4:
        raise InputError(f"crop: “{excerpt(crop)}” is not understood", hint=_REMEDY)
    left, top, right, bottom = edges
    if not (left < right <= 1 and top < bottom <= 1):
        raise InputError(f"crop: “{excerpt(crop)}” is no part of the picture", hint=_REMEDY)
    return left, top, right, bottom


def _widened(
    edges: tuple[float, float, float, float], size: tuple[float, float], picture: Image.Image
) -> Box:
    """The box around these edges in the proportions of `size`, cut where the picture ends."""
    width, height = picture.size
    across, down = (edges[2] - edges[0]) * width, (edges[3] - edges[1]) * height
    scale = max(across / size[0], down / size[1])
    wide, high = _largest(size, (min(width, size[0] * scale), min(height, size[1] * scale)))
    x, y = (edges[0] + edges[2]) / 2 * width, (edges[1] + edges[3]) / 2 * height
    return _placed(wide, high, x, y, picture)


def _face(across: float, down: float, picture: Image.Image) -> Box:
    """A box whose upper middle is where most detail is in the upper middle of the picture.

    It begins near the upper edge, because a chest may have more detail than the head above it.
    """
    if across < down and picture.height > _TALL * down:
        across, down = across * _NEARER, down * _NEARER
    x, y = _densest(picture)
    lowest = picture.height * _HEADROOM + down / 2
    return _placed(across, down, x, min(y + 0.08 * down, lowest), picture)


def _densest(picture: Image.Image) -> tuple[float, float]:
    """The middle of the detail of a picture, which counts most in the upper middle."""
    scale = _LOOKED_AT / max(picture.size)
    size = max(1, round(picture.width * scale)), max(1, round(picture.height * scale))
    gray = ImageOps.grayscale(picture).resize(size, Image.Resampling.BICUBIC)
    detail = blurred(ImageChops.difference(gray, blurred(gray, 1)), 4)
    wide, high = detail.size
    total, across, down = 1, wide, high  # of a plain picture, near the middle
    for at, value in enumerate(detail.tobytes()):
        y, x = divmod(at, wide)
        upper = max(0, high - abs(3 * y - high))
        middle = max(0, wide - abs(2 * x - wide))
        weight = (value * upper * middle) ** 2 // 10_000
        total += 2 * weight
        across += weight * (2 * x + 1)
        down += weight * (2 * y + 1)
    return across / total * picture.width / wide, down / total * picture.height / high
