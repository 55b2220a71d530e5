"""Pictures for a print service: what a PNG is, and whether its bleed is really drawn."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import reduce
from pathlib import Path

from PIL import Image, ImageChops, UnidentifiedImageError

from generator import bounds
from generator.errors import InputError, shown, visible
from generator.press.vendors import DPI, FORMS

_OPAQUE, _ROWS = 255, 256
#: What counts as white, of 255, and how much of an edge is enough to call it white, or not.
_WHITE, _ALL, _MOSTLY = 253, 0.98, 0.9
_SIDES = ("left", "top", "right", "bottom")


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture: its name below its folder, kind, pixels, mode, dots to the inch, white edges.

    ``dpi`` is 0 where it says nothing. ``clear``: something can be seen through; ``bare`` are the
    sides on which the edge is white though the picture is not within. Of one that is not ``seen``,
    because it has too many pixels, neither is known.
    """

    name: str
    form: str
    size: tuple[int, int]
    mode: str
    dpi: float
    clear: bool = False
    bare: tuple[str, ...] = ()
    seen: bool = True


def read_picture(path: Path, name: str, margin: int) -> Picture:
    """The picture, with a bleed of so many pixels; raises InputError where it is none.

    Its content alone says what it is, and only PNG and JPEG are opened: of other kinds that Pillow
    knows, some are programs.
    """
    try:
        with warnings.catch_warnings(), path.open("rb") as file:
            warnings.simplefilter("ignore")
            with Image.open(file, formats=FORMS) as image:
                return _read(image, visible(name), margin)
    except UnidentifiedImageError:
        why = "it is neither PNG nor JPEG" if path.stat().st_size else "it is empty"
    except Image.DecompressionBombError:
        why = f"it has more than {bounds.PIXELS} pixels"
    except (OSError, SyntaxError, ValueError) as error:
        why = shown(str(error), 200)
    except MemoryError:
        raise
    except Exception:  # noqa: BLE001 - whatever Pillow meets in what others have made
        why = "it is damaged"
    raise InputError(
        f"{visible(str(path))}: cannot be read as a picture: {why}", hint="make the file again"
    )


def _read(image: Image.Image, name: str, margin: int) -> Picture:
    """What is asked of an open picture. Pillow calls a JPEG with others behind it MPO."""
    form = "PNG" if image.format == "PNG" else "JPEG"
    head = Picture(name, form, image.size, image.mode, _dots(image))
    if image.width * image.height > bounds.PIXELS:  # its size alone is wrong enough
        return replace(head, seen=False)
    return replace(head, clear=_is_clear(image), bare=_bare(image, margin))


def _dots(image: Image.Image) -> float:
    """The dots to the inch; of two that differ the one that is farther from what is wanted."""
    across, down = map(float, image.info.get("dpi", (0, 0)))
    return across if not abs(across - DPI) < abs(down - DPI) else down


def _is_clear(image: Image.Image) -> bool:
    """Whether any pixel can be seen through."""
    return image.has_transparency_data and any(
        strip.getchannel("A").getextrema()[0] != _OPAQUE for strip in _strips(image)
    )


def _strips(image: Image.Image) -> Iterator[Image.Image]:
    """The picture in strips of some rows, so that it is not twice in memory."""
    for top in range(0, image.height, _ROWS):
        bottom = min(top + _ROWS, image.height)
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
