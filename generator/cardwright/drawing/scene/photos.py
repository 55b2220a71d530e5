"""Photographs in scenes: made as JPEG for a place, and as a palette prints them.

The same pixels give the same bytes on every run. Another version of Pillow, or of the JPEG library
in it, may give other bytes for them. Drawings without photographs need no Pillow.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL import Image

    from cardwright.drawing.scene.inks import Palette
    from cardwright.drawing.scene.model import Photo

#: The most dots to the inch that are kept.
DPI = 300
_INCH = 25.4
#: Of JPEG: next to no loss that is seen, at a tenth of the bytes of the pixels.
_QUALITY = 88
#: Light by red, green and blue (ITU-R BT.709), as for the gray of inks.
_LIGHT = (0.2126, 0.7152, 0.0722, 0.0)


def photograph(picture: Image.Image, width: float, height: float) -> bytes:
    """The picture as JPEG for a place of this size in mm, cut to its proportions about the middle.

    It has at most 300 dots to the inch, and never more than it came with.
    """
    from PIL import Image, ImageOps

    most = [round(side / _INCH * DPI) for side in (width, height)]
    scale = min(1.0, *(have / want for have, want in zip(picture.size, most, strict=True)))
    size = (max(1, round(most[0] * scale)), max(1, round(most[1] * scale)))
    return jpeg(ImageOps.fit(picture, size, Image.Resampling.LANCZOS))


def jpeg(picture: Image.Image) -> bytes:
    """The pixels as JPEG, all colors as sharp as the light; without EXIF, profile and comments."""
    plain = picture.copy()
    plain.info = {}
    out = io.BytesIO()
    # With `optimize`, Pillow fails where there are more bytes than pixels.
    plain.save(out, "JPEG", quality=_QUALITY, subsampling=0)
    return out.getvalue()


def opened(data: bytes) -> Image.Image:
    """The pixels of a JPEG."""
    from PIL import Image

    with Image.open(io.BytesIO(data), formats=("JPEG",)) as image:
        image.load()
        return image


def printed(photo: Photo, palette: Palette) -> bytes:
    """The photo as JPEG in the tones of a palette."""
    return jpeg(palette.tone(opened(photo.data))) if palette.tone else photo.data


def gray(picture: Image.Image) -> Image.Image:
    """The picture without its colors, as light as it was."""
    return picture.convert("L", _LIGHT)


def pale(picture: Image.Image) -> Image.Image:
    """The picture in gray, with half its ink."""
    return gray(picture).point([(255 + level) // 2 for level in range(256)])
