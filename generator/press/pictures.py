"""Pictures for a print service: what a PNG is, and whether its bleed is really drawn."""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from functools import reduce
from pathlib import Path

from PIL import Image, ImageChops, UnidentifiedImageError

from generator.errors import InputError, visible

#: Pixels that a picture may have before it is looked into at all.
_MOST = 40_000_000
#: What counts as white, of 255, and how much of an edge is enough to call it white, or not.
_WHITE, _ALL, _MOSTLY = 253, 0.98, 0.9
_SIDES = ("left", "top", "right", "bottom")


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture: its name below its folder, kind, pixels, mode, dots to the inch, white edges.

    ``bare`` are the sides on which the edge is white though the picture is not within.
    """

    name: str
    form: str
    size: tuple[int, int]
    mode: str
    dpi: float
    bare: tuple[str, ...] = ()


def read_picture(path: Path, name: str, margin: int) -> Picture:
    """The picture, with a bleed of so many pixels; raises InputError where it is none."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            image = Image.open(path)
        with image:
            dpi = float(image.info.get("dpi", (0, 0))[0])
            head = Picture(visible(name), str(image.format), image.size, image.mode, dpi)
            if image.width * image.height > _MOST:  # its size alone is wrong enough
                return head
            bare = _bare(image.convert("RGBA"), margin)
    except (
        UnidentifiedImageError,
        Image.DecompressionBombError,
        OSError,
        ValueError,
        SyntaxError,
    ) as error:
        raise InputError(
            f"{visible(str(path))}: cannot be read as a picture: {visible(str(error))[:200]}",
            hint="make the file again",
        ) from None
    return Picture(head.name, head.form, head.size, head.mode, dpi, bare)


def _bare(image: Image.Image, margin: int) -> tuple[str, ...]:
    """The sides whose outermost pixels are white or clear, though those at the cut are not."""
    if not margin or min(image.size) <= 2 * margin + 2:
        return ()
    on_white = Image.alpha_composite(Image.new("RGBA", image.size, "#ffffff"), image).convert("RGB")
    wide, high = image.size
    outer = ((0, 0, 1, high), (0, 0, wide, 1), (wide - 1, 0, wide, high), (0, high - 1, wide, high))
    near, far = margin + 1, margin + 2
    inner = (
        (near, margin, far, high - margin),
        (margin, near, wide - margin, far),
        (wide - far, margin, wide - near, high - margin),
        (margin, high - far, wide - margin, high - near),
    )
    return tuple(
        side
        for side, edge, cut in zip(_SIDES, outer, inner, strict=True)
        if _white(on_white.crop(edge)) >= _ALL and _white(on_white.crop(cut)) < _MOSTLY
    )


def _white(strip: Image.Image) -> float:
    """The share of a strip that is white."""
    darkest = reduce(ImageChops.darker, strip.convert("RGB").split())
    return sum(darkest.histogram()[_WHITE:]) / (strip.width * strip.height)
