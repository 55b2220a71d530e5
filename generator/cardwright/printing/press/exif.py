"""Exif of a picture: its orientation and its resolution."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Any

from PIL import ExifTags, Image

from cardwright.printing.press.vendors import DPI

_TAGS = ExifTags.Base
_INCH, _CENTIMETER, _CM = 2, 3, 2.54
_UPRIGHT, _TURNS = 1, range(2, 9)
#: Units of the density of a JPEG that are measures (JFIF 1.02).
_MEASURES = frozenset({1, 2})
#: Where Photoshop keeps a resolution.
_PHOTOSHOP = 0x03ED


def read_exif(image: Image.Image) -> Image.Exif | None:
    """The EXIF of a picture, empty where it has none; None where it cannot be read."""
    try:
        return image.getexif()
    except Exception:  # noqa: BLE001 - whatever Pillow meets in what others have made
        return None


def turned(exif: Image.Exif) -> str:
    """The turn that a picture asks for, in words; "" where it is upright."""
    turn = exif.get(_TAGS.Orientation, _UPRIGHT)
    if isinstance(turn, bytes) and len(turn) == 1:
        turn = turn[0]
    if turn == _UPRIGHT:
        return ""
    told = f"{turn}" if isinstance(turn, int) and turn in _TURNS else "that is unknown"
    return f"is marked to be rotated (EXIF orientation {told}); save it upright"


def resolution(image: Image.Image, exif: Image.Exif | None) -> tuple[float, str]:
    """The dots to the inch and where it says so, in words; 0 where it does not.

    Of several that differ the one that is farthest from what is wanted.
    """
    said = sorted(_resolutions(image, exif), key=lambda found: abs(found[0] - DPI))
    return said[-1] if said else (0.0, "")


def _resolutions(image: Image.Image, exif: Image.Exif | None) -> Iterator[tuple[float, str]]:
    """Each resolution that a picture says, across and down."""
    info = image.info
    if image.format == "PNG" or info.get("jfif_unit") in _MEASURES:
        yield from _numbers(info.get("dpi", ()), "")
    if exif:
        unit = exif.get(_TAGS.ResolutionUnit, _INCH)
        pair = [exif.get(tag) for tag in (_TAGS.XResolution, _TAGS.YResolution)]
        if unit in {_INCH, _CENTIMETER}:
            yield from _numbers(pair, " in its EXIF", _CM if unit == _CENTIMETER else 1.0)
    blocks = info.get("photoshop")
    block = blocks.get(_PHOTOSHOP) if isinstance(blocks, dict) else None
    if isinstance(block, dict):
        pair = [block.get(side) for side in ("XResolution", "YResolution")]
        yield from _numbers(pair, " in its part for Photoshop")


def _numbers(values: Iterable[Any], where: str, scale: float = 1.0) -> Iterator[tuple[float, str]]:
    for value in values:
        try:
            dots = float(value) * scale
        except (TypeError, ValueError, ArithmeticError):
            continue
        if math.isfinite(dots) and dots > 0:
            yield dots, where
