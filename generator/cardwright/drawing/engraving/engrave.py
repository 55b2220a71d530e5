"""An engraving of a picture: one path to be filled with ink."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw, ImageOps

from cardwright.drawing.engraving import screen
from cardwright.drawing.engraving.bitmap import Bitmap
from cardwright.drawing.engraving.tones import DOTS as TONES
from cardwright.drawing.engraving.tones import blurred, tones
from cardwright.drawing.engraving.tracing import Polygon, polygons, simplified

Shape: TypeAlias = Literal["oval", "rectangle"]

#: Characters of a path on each square millimeter of its place, and at least on a small place. They
#: pack to less than a quarter: 40 KB. (Sizes that zlib gives would depend on its version.)
_DENSE, _LEAST = 112, 168_000

#: The fewest characters for each corner of the dots, measured in paths near that limit. A picture
#: with too many corners is blurred before it is traced.
_FEWEST = 1.6

_SMOOTH = 6  # tenths of a dot by which an edge may be moved
_SPECK = screen.DOTS * 4 // 10  # dots: black and white of less than 0.4 mm are left out
_CALMER = (0, 1, 3, 10)  # dots of blur, tried until the path is short enough


@dataclass(frozen=True, slots=True)
class Engraving:
    """The outline of all that is black, and the size of the picture in mm.

    The outline is path data in mm of the commands M, l and z alone, or "" if all is white. Holes
    run the other way round, so that both fill rules give the same picture.
    """

    outline: str
    width: float
    height: float


def engrave(picture: Image.Image, shape: Shape, width: float, height: float) -> Engraving:
    """Engrave a picture, at a size in mm, cut to its proportions about the middle.

    A picture so full of detail that its path would be too long is blurred until it fits.
    """
    size = (round(width * TONES), round(height * TONES))
    gray = tones(ImageOps.fit(picture, size, Image.Resampling.BICUBIC))
    mask = _mask(shape, (round(width * screen.DOTS), round(height * screen.DOTS)))
    most = max(_LEAST, _DENSE * width * height)
    outline = ""
    for calmer in _CALMER:
        ink = screen.black(blurred(gray, calmer) if calmer else gray, mask)
        if not calmer and ink.corners() * _FEWEST > most:
            continue
        outline = _path(ink)
        if len(outline) <= most:
            break
    return Engraving(outline, width, height)


def _mask(shape: Shape, size: tuple[int, int]) -> Image.Image:
    """White where the picture is."""
    if shape == "rectangle":
        return Image.new("1", size, 255)
    mask = Image.new("1", size)
    ImageDraw.Draw(mask).ellipse((0, 0, size[0] - 1, size[1] - 1), fill=255)
    return mask


def _path(black: Bitmap) -> str:
    """The outlines of a bitmap as path data in mm."""
    outlines = (simplified(polygon, _SMOOTH) for polygon in polygons(black))
    return "".join(_closed(outline) for outline in outlines if not _is_speck(outline))


def _is_speck(polygon: Polygon) -> bool:
    """Test if an outline is too small to be seen as more than dirt."""
    return all(max(along) - min(along) < 2 * _SPECK for along in zip(*polygon, strict=True))


def _closed(points: Polygon) -> str:
    """A closed path through points in half dots; the last point is the first again."""
    x, y = points[0]
    moves = [
        f"{_millimeters(to_x - at_x)} {_millimeters(to_y - at_y)}"
        for (at_x, at_y), (to_x, to_y) in pairwise(points[:-1])
    ]
    start = f"{_millimeters(x - 2 * screen.RIM)} {_millimeters(y - 2 * screen.RIM)}"
    return f"M{start}l{' '.join(moves)}z".replace(" -", "-")


@cache
def _millimeters(half_dots: int) -> str:
    """A length without needless zeros.

    >>> _millimeters(-5), _millimeters(150), _millimeters(0)
    ('-.05', '1.5', '0')
    """
    whole, part = divmod(abs(half_dots) * 50 // screen.DOTS, 100)
    digits = f"{whole or ''}.{part:02}".rstrip("0") if part else str(whole)
    return f"-{digits}" if half_dots < 0 else digits
