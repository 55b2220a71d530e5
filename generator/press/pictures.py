"""Pictures for a print service: what a PNG is, and whether its bleed is really drawn."""

from __future__ import annotations

import hashlib
import io
import warnings
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import reduce

from PIL import ExifTags, Image, ImageChops, UnidentifiedImageError

from generator import bounds
from generator.errors import InputError, shown, visible
from generator.press.image_file import moving_or_deep
from generator.press.listed import Listed
from generator.press.vendors import DPI, FORMS, TABLE_MOST

_OPAQUE = 255
#: Pixels that are looked at together.
_STRIP = 1024 * 1024
#: What counts as white, of 255, and how much of an edge is enough to call it white, or not.
_WHITE, _ALL, _MOSTLY = 235, 0.98, 0.9
_SIDES = ("left", "top", "right", "bottom")
#: Modes whose pixels are looked at: gray and RGB of eight bits, also by number.
_LOOKED_AT = frozenset({"1", "L", "LA", "P", "PA", "RGB", "RGBA"})
#: Where an ICC profile says its colors (ICC.1:2022, 7.2), and how a profile of RGB says them.
_COLORS, _RGB = slice(16, 20), b"RGB "


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture: its name below its folder, kind, pixels, mode, dots to the inch, white edges.

    ``dpi`` is 0 where it says nothing; ``odd`` is what no card needs, in words. ``clear``: you
    can see through it; ``bare`` are the sides on which the edge is white and the picture within is
    not; ``white``: all of it is; ``look`` is a digest of the pixels. Of one that is ``unseen``,
    in words why, none of these is known.
    """

    name: str
    form: str
    size: tuple[int, int]
    mode: str
    dpi: float
    odd: tuple[str, ...] = ()
    clear: bool = False
    bare: tuple[str, ...] = ()
    white: bool = False
    look: str = ""
    unseen: str = ""


def read_picture(file: Listed, margin: int) -> Picture:
    """The picture, with a bleed of so many pixels; raises InputError where it is none.

    Its content alone says what it is, and only PNG and JPEG are opened: of other kinds that Pillow
    knows, some are programs.
    """
    try:
        data = file.read(bounds.PICTURE)
        odd = moving_or_deep(data)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with Image.open(io.BytesIO(data), formats=FORMS) as image:
                return _read(image, visible(file.name), margin, odd)
    except InputError as error:
        why = error.message
    except UnidentifiedImageError:
        why = "it is neither PNG nor JPEG" if file.size else "it is empty"
    except Image.DecompressionBombError:
        why = f"it has more than {bounds.PIXELS} pixels"
    except (OSError, SyntaxError, ValueError) as error:
        why = shown(str(error), 200)
    except MemoryError:
        raise
    except Exception:  # noqa: BLE001 - whatever Pillow meets in what others have made
        why = "it is damaged"
    raise InputError(
        f"{visible(str(file))}: cannot be read as a picture: {why}", hint="make the file again"
    )


def _read(image: Image.Image, name: str, margin: int, odd: tuple[str, ...]) -> Picture:
    """What is asked of an open picture. Pillow calls a JPEG with others behind it MPO."""
    form = "PNG" if image.format == "PNG" else "JPEG"
    head = Picture(name, form, image.size, image.mode, _dots(image), odd)
    if image.width * image.height > bounds.PIXELS:  # its size alone is wrong enough
        return replace(head, unseen=f"it has more than {bounds.PIXELS} pixels")
    if max(image.size) > TABLE_MOST:
        return replace(head, unseen=f"it has more than {TABLE_MOST} pixels on a side")
    if odd:
        return replace(head, unseen=f"it {odd[0]}")
    if image.mode not in _LOOKED_AT:
        return replace(head, unseen=f"it is in the mode {image.mode}")
    return _looked_at(image, replace(head, odd=tuple(_turned_or_tinted(image))), margin)


def _turned_or_tinted(image: Image.Image) -> Iterator[str]:
    """What a picture says that others may do to its pixels: turn them, or take them for CMYK."""
    turn = image.getexif().get(ExifTags.Base.Orientation, 1)
    if turn != 1:
        yield f"says that it is to be turned (EXIF orientation {turn}); save it upright"
    profile = image.info.get("icc_profile")
    if profile and profile[_COLORS] != _RGB:
        colors = profile[_COLORS].decode("latin-1").strip()
        yield f"has a profile of {colors or 'no'} colors; RGB is taken"


def _looked_at(image: Image.Image, head: Picture, margin: int) -> Picture:
    """The picture with what its pixels say; each is looked at once."""
    look, darkest, alpha = hashlib.blake2b(digest_size=16), _OPAQUE, _OPAQUE
    for strip in _strips(image):
        look.update(strip.tobytes())
        red, green, blue, opacity = map(_lowest, strip.split())
        darkest, alpha = min(darkest, red, green, blue), min(alpha, opacity)
    return replace(
        head,
        clear=alpha != _OPAQUE,
        bare=_bare(image, margin),
        white=darkest >= _WHITE,
        look=look.hexdigest(),
    )


def _dots(image: Image.Image) -> float:
    """The dots to the inch; of two that differ the one that is farther from what is wanted."""
    across, down = map(float, image.info.get("dpi", (0, 0)))
    return across if not abs(across - DPI) < abs(down - DPI) else down


def _lowest(band: Image.Image) -> int:
    return next(level for level, pixels in enumerate(band.histogram()) if pixels)


def _strips(image: Image.Image) -> Iterator[Image.Image]:
    """The picture as RGBA in strips of whole rows, so that it is not twice in memory."""
    rows = max(1, _STRIP // image.width)
    for top in range(0, image.height, rows):
        bottom = min(top + rows, image.height)
        yield image.crop((0, top, image.width, bottom)).convert("RGBA")


def _bare(image: Image.Image, margin: int) -> tuple[str, ...]:
    """The sides whose outermost pixels are white or clear, though those at the cut are not."""
    if not margin or min(image.size) <= 2 * margin + 2:
        return ()
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
        if _white(image.crop(edge)) >= _ALL and _white(image.crop(cut)) < _MOSTLY
    )


def _white(strip: Image.Image) -> float:
    """The share of a strip that is white when it lies on white."""
    colors = strip.convert("RGBA")
    on_white = Image.alpha_composite(Image.new("RGBA", strip.size, "#ffffff"), colors)
    darkest = reduce(ImageChops.darker, on_white.convert("RGB").split())
    return sum(darkest.histogram()[_WHITE:]) / (strip.width * strip.height)
