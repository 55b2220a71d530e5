"""What is asked of pictures before they go to a service: each rule with its name and its question.

A rule yields a sentence for each thing that breaks it, with the file; none where it is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

from generator import bounds
from generator.press.answer import Note
from generator.press.folder import BLED, TRIM, Folder
from generator.press.pictures import Picture
from generator.press.vendors import DPI, ENDINGS, Vendor

#: Modes whose colors are RGB, also by number and with a layer that says what is seen through.
_COLORED = frozenset({"RGB", "RGBA", "P", "PA"})
_NEAR = 0.5  # dots to the inch
Check = Callable[[Folder, Vendor], Iterator[str]]


def _form(folder: Folder, vendor: Vendor) -> Iterator[str]:
    for picture in folder.pictures:
        if picture.form not in vendor.forms:
            yield f"{picture.name} is {picture.form}, not {' or '.join(vendor.forms)}"
        elif not picture.name.casefold().endswith(ENDINGS[picture.form]):
            ending = ENDINGS[picture.form][0]
            yield f"{picture.name} is {picture.form}: let its name end in {ending}"


def _pixels(folder: Folder, vendor: Vendor) -> Iterator[str]:
    for picture in folder.pictures:
        allowed = folder.sizes(picture.name, vendor)
        if picture.size not in allowed:
            right = " or ".join("{} × {}".format(*size) for size in allowed)
            yield f"{picture.name} is {picture.size[0]} × {picture.size[1]} pixels, not {right}"


def _mode(folder: Folder, _: Vendor) -> Iterator[str]:
    for picture in folder.pictures:
        if picture.mode not in _COLORED:
            yield f"{picture.name} is in the mode {picture.mode}; RGB without transparency is taken"
        elif picture.clear:
            yield f"{picture.name} can be seen through; RGB without transparency is taken"
        yield from _unseen(picture)


def _dots(folder: Folder, _: Vendor) -> Iterator[str]:
    for picture in folder.pictures:
        if not picture.dpi:
            yield Note(f"{picture.name} does not say its resolution; its pixels are what counts")
        elif not abs(picture.dpi - DPI) <= _NEAR:
            yield f"{picture.name} says {picture.dpi:.0f} dots to the inch, not {DPI}"


def _drawn(folder: Folder, _: Vendor) -> Iterator[str]:
    for picture in folder.pictures:
        if picture.bare:
            yield f"{picture.name}: its bleed is not drawn on the {', '.join(picture.bare)}"
        yield from _unseen(picture)


def _unseen(picture: Picture) -> Iterator[str]:
    if not picture.seen:
        yield f"{picture.name}: not asked: it has more than {bounds.PIXELS} pixels"


def _job(folder: Folder, vendor: Vendor) -> Iterator[str]:
    if folder.single:
        return
    if folder.job is None:
        yield "there is no job.json, so that nobody knows which picture is which card"
        return
    if not folder.job.lines:
        yield "the job sheet has no card, so that nothing can be asked"
    if folder.job.vendor != vendor.name:
        yield f"the job sheet is for {folder.job.vendor}, not for {vendor.name}"
    for file in folder.job.files:
        if file not in folder.names:
            yield f"{file} is on the job sheet, and is not there"
    for name in folder.names:
        if name.replace(TRIM, BLED, 1) not in folder.job.files:
            yield f"{name} is there, and not on the job sheet"


def _named(folder: Folder, _: Vendor) -> Iterator[str]:
    fronts = [line.front for line in folder.job.lines] if folder.job else []
    for before, after in pairwise(fronts):
        if before > after:
            yield f"{after} stands behind {before}, but comes before it by its name"


PICTURE_RULES: dict[str, tuple[str, Check]] = {
    "job sheet": ("every file is a card of the job sheet, and none is missing", _job),
    "order": ("by their names the fronts are in the order of the pack", _named),
    "format": ("PNG, or JPEG where it is taken, and called so", _form),
    "pixels": ("the canvas of the service, to the pixel", _pixels),
    "mode": ("RGB, nothing to see through", _mode),
    "resolution": (f"{DPI} dots to the inch", _dots),
    "bleed drawn": ("the edge is not white where the card is not", _drawn),
}
