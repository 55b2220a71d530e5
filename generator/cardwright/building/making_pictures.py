"""Pictures of decks of one's own, read and made; this loads Pillow and the engraver."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from pathlib import Path

from PIL.Image import Image

from cardwright.building.deck_pictures import (
    PLACES,
    Found,
    PictureJob,
    picture_bytes,
    picture_fault,
)
from cardwright.drawing.engraving import (
    ENOUGH,
    coarse,
    crop_box,
    engrave,
    is_whole,
    read_picture,
    whole_size,
)
from cardwright.drawing.scene.photos import photograph
from cardwright.errors import InputError, visible
from cardwright.lists.deck import ListedDeck
from cardwright.lists.findings import Finding

#: The fewest dots to the inch with which a photograph looks sharp, and millimeters in an inch.
_SHARP, _INCH = 200, 25.4


def look_at_pictures(deck: ListedDeck, found: Mapping[int, Found]) -> Iterator[Finding]:
    """The faults of the pictures that were found, and what is doubtful in them."""
    shape, *place = PLACES[deck.settings.game]
    size = place[0], place[1]
    for member in deck.members:
        path = found.get(member.row)
        if not isinstance(path, Path):
            continue
        try:
            image = _read(path)
            box = crop_box(size, image, member.crop)
        except InputError as error:
            yield picture_fault(deck, member.row, error.message, error.hint)
            continue
        width = size[0]
        if is_whole(member.crop):
            width, _ = whole_size(size, image, oval=shape == "oval")
        plain = width / _INCH * _SHARP
        enough = plain if deck.settings.pictures == "plain" else ENOUGH * width / size[0]
        if hint := coarse(box, width, math.ceil(enough)):
            what = f"{visible(path.name)} {hint}"
            yield picture_fault(deck, member.row, what, "", doubtful=True)


def _read(path: Path) -> Image:
    return read_picture(picture_bytes(path), visible(path.name))


def make_picture(job: PictureJob) -> bytes | InputError:
    """The picture of a job: a line with its size if it is whole, then JPEG or an outline.

    A fault of its file is returned, so that the other jobs go on.
    """
    shape, *place = PLACES[job.game]
    size = place[0], place[1]
    try:
        image = _read(job.path)
        part = image.crop(crop_box(size, image, job.crop))
    except InputError as error:
        return error
    head = ""
    if is_whole(job.crop):
        size = whole_size(size, part, oval=shape == "oval")
        shape, head = "rectangle", f"{size[0]} {size[1]}"
    made = photograph(part, *size) if job.plain else engrave(part, shape, *size).outline.encode()
    return head.encode() + b"\n" + made
