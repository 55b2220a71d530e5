"""Pictures of decks of one's own, read and made; this loads Pillow and the engraver."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from pathlib import Path

from PIL.Image import Image

from cardwright.building.deck_pictures import PLACES, PictureJob, picture_bytes, picture_fault
from cardwright.drawing.engraving import coarse, crop_box, engrave, read_picture
from cardwright.drawing.scene.photos import photograph
from cardwright.errors import InputError, visible
from cardwright.lists.deck import ListedDeck
from cardwright.lists.findings import Finding

#: The fewest dots to the inch with which a photograph looks sharp, and millimeters in an inch.
_SHARP, _INCH = 200, 25.4


def look_at_pictures(deck: ListedDeck, found: Mapping[int, Path]) -> Iterator[Finding]:
    """The faults of the pictures that were found, and what is doubtful in them."""
    _, width, height = PLACES[deck.settings.game]
    for member in deck.members:
        path = found.get(member.row)
        if path is None:
            continue
        try:
            box = crop_box((width, height), _read(path), member.crop)
        except InputError as error:
            yield picture_fault(deck, member.row, error.message, error.hint)
            continue
        if hint := coarse(box, width, *_enough(deck, width)):
            yield picture_fault(deck, member.row, f"{visible(path.name)} {hint}", "", doubtful=True)


def _enough(deck: ListedDeck, width: float) -> tuple[int, ...]:
    """The fewest pixels across that are enough for a photograph; () for an engraving."""
    plain = deck.settings.pictures == "plain"
    return (math.ceil(width / _INCH * _SHARP),) if plain else ()


def _read(path: Path) -> Image:
    return read_picture(picture_bytes(path), visible(path.name))


def make_picture(job: PictureJob) -> bytes | InputError:
    """The picture of a job; a fault of its file is returned, so that the other jobs go on."""
    shape, width, height = PLACES[job.game]
    try:
        image = _read(job.path)
        part = image.crop(crop_box((width, height), image, job.crop))
    except InputError as error:
        return error
    if job.plain:
        return photograph(part, width, height)
    return engrave(part, shape, width, height).outline.encode()
