"""The slots of a sheet for Tabletop Simulator: what is drawn in each."""

from __future__ import annotations

import hashlib
import io
import re
import warnings
from collections.abc import Iterable, Iterator, Mapping

from PIL import Image, ImageStat

from cardwright import limits
from cardwright.errors import InputError
from cardwright.printing.press.job import file_of_side
from cardwright.printing.press.listed import ListedFile
from cardwright.printing.press.pictures import Picture
from cardwright.printing.press.vendors import FORMS, TABLE_SLOTS

#: How a job sheet names a slot.
_SLOT = re.compile(r"[^#]+#([0-9]{2})")
#: Values of a color that differ less, of 255, are one: a JPEG is never quite even.
_EVEN = 24


def looks_of_slots(
    files: Mapping[str, ListedFile], pictures: Iterable[Picture], sides: Iterable[str]
) -> dict[str, str]:
    """A digest of the pixels of each slot that is named, by its name; "" where nothing is drawn.

    Sheets that are not whole, or not divided into slots, have none. Raises OSError, InputError.
    """
    columns, rows = TABLE_SLOTS
    seen: dict[str, str] = {}
    named = [side for side in dict.fromkeys(sides) if _SLOT.fullmatch(side)]
    for picture in pictures:
        wide, high = picture.size
        of_this = [side for side in named if file_of_side(side) == picture.name]
        if of_this and not (picture.unseen or wide % columns or high % rows):
            seen |= dict(_looks(files[picture.name], of_this))
    return seen


def _looks(file: ListedFile, sides: list[str]) -> Iterator[tuple[str, str]]:
    """The slots of one sheet, which was read as a picture before."""
    columns, rows = TABLE_SLOTS
    try:
        data = file.read(limits.PICTURE)
    except InputError as error:
        raise file.named(error) from None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with Image.open(io.BytesIO(data), formats=FORMS) as sheet:
            wide, high = sheet.width // columns, sheet.height // rows
            for side in sides:
                row, column = divmod(int(side[-2:]), columns)
                if row < rows:
                    place = (column * wide, row * high, (column + 1) * wide, (row + 1) * high)
                    yield side, _look(sheet.crop(place).convert("RGB"))


def _look(slot: Image.Image) -> str:
    if all(most - least < _EVEN for least, most in ImageStat.Stat(slot).extrema):
        return ""
    return hashlib.blake2b(slot.tobytes(), digest_size=16).hexdigest()
