"""An engraving of a picture: one path to be filled with ink."""

from __future__ import annotations

from dataclasses import dataclass
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
    outline = ""
    for calmer in _CALMER:
        calm = blurred(gray, calmer) if calmer else gray
        outline = _path(screen.black(calm, mask))
        if len(outline) <= max(_LEAST, _DENSE * width * height):
            break
    return Engraving(outline, width, height)


def _mask(shape: Shape, size: tuple[int, int]) -> Image.Image:
    """White where the picture is."""
    if shape == "rectangle":
        return Image.new("L", size, 255)
    mask = Image.new("L", size, 0)
    ImageDraw.Draw(mask).ellipse((0, 0, size[0] - 1, size[1] - 1), fill=255)
    return mask


def _path(black: Bitmap) -> str:
    """The outlines of a bitmap as path data in mm."""
    return "".join(
        _closed([(_hundredths(x), _hundredths(y)) for x, y in simplified(polygon, _SMOOTH)])
        for polygon in polygons(black.image())
        if not _is_speck(polygon)
    )


def _is_speck(polygon: Polygon) -> bool:
    """Test if an outline is too small to be seen as more than dirt."""
    return all(max(along) - min(along) < 2 * _SPECK for along in zip(*polygon, strict=True))


def _hundredths(half_dots: int) -> int:
    """Half dots from the corner of the bitmap as hundredths of a mm from that of the picture."""
    return (half_dots - 2 * screen.RIM) * 50 // screen.DOTS


def _closed(points: Polygon) -> str:
    """A closed path through points in hundredths of a mm; the last point is the first again."""
    (x, y), steps = points[0], pairwise(points[:-1])
    moves = [_pair(to_x - at_x, to_y - at_y) for (at_x, at_y), (to_x, to_y) in steps]
    return f"M{_pair(x, y)}l{' '.join(moves)}z".replace(" -", "-")


def _pair(x: int, y: int) -> str:
    return f"{_millimeters(x)} {_millimeters(y)}"


def _millimeters(hundredths: int) -> str:
    """A length without needless zeros.

    >>> _millimeters(-5), _millimeters(150), _millimeters(0)
    ('-.05', '1.5', '0')
    """
    whole, part = divmod(abs(hundredths), 100)
    digits = f"{whole or ''}.{part:02}".rstrip("0") if part else str(whole)
    return f"-{digits}" if hundredths < 0 else digits
