"""Pictures of decks of one's own, read and made; this loads Pillow and the engraver."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from PIL.Image import Image

from cardwright.building.deck_pictures import (
    PLACES,
    Found,
    PictureJob,
    picture_bytes,
    picture_fault,
    picture_jobs,
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


class _Framed(NamedTuple):
    """The part of a picture that is printed, its shape and size in mm, and a hint if it is coarse.

    A picture that is shown `whole` is smaller than its place.
    """

    part: Image
    shape: Literal["rectangle", "oval"]
    size: tuple[float, float]
    whole: bool
    hint: str


def look_at_pictures(deck: ListedDeck, found: Mapping[int, Found]) -> Iterator[Finding]:
    """The faults of the pictures that were found, and what is doubtful in them."""
    for row, job in picture_jobs(deck, found).items():
        try:
            hint = _framed(job).hint
        except InputError as error:
            yield picture_fault(deck, row, error.message, error.hint)
        else:
            if hint:
                yield picture_fault(deck, row, hint, "", doubtful=True)


def _framed(job: PictureJob) -> _Framed:
    """The picture of a job in its place; raises InputError."""
    shape, *place = PLACES[job.game]
    size = full = place[0], place[1]
    name = visible(job.path.name)
    image = read_picture(picture_bytes(job.path), name)
    box = crop_box(size, image, job.crop)
    whole = is_whole(job.crop)
    if whole:
        size, shape = whole_size(size, image, oval=shape == "oval"), "rectangle"
    enough = size[0] / _INCH * _SHARP if job.plain else ENOUGH * size[0] / full[0]
    hint = coarse(box, size[0], math.ceil(enough))
    return _Framed(image.crop(box), shape, size, whole, f"{name} {hint}" if hint else "")


def make_picture(job: PictureJob) -> bytes | InputError:
    """The picture of a job: a line with its hint, one with its size if whole, JPEG or an outline.

    A fault of its file is returned, so that the other jobs go on.
    """
    try:
        part, shape, size, whole, hint = _framed(job)
    except InputError as error:
        return error
    head = f"{hint}\n{size[0]} {size[1]}\n" if whole else f"{hint}\n\n"
    made = photograph(part, *size) if job.plain else engrave(part, shape, *size).outline.encode()
    return head.encode() + made
