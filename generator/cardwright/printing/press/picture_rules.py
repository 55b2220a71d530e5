"""Rules for pictures before they go to a service, each with its name and its check.

A rule yields a sentence for each thing that breaks it, with the file; none where it is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cardwright.printing.press.answer import Note
from cardwright.printing.press.folder import Folder
from cardwright.printing.press.job_rules import JOB_RULES
from cardwright.printing.press.pictures import Picture
from cardwright.printing.press.vendors import DPI, ENDINGS, Vendor

#: Modes whose colors are RGB, also by number and with a layer that says what is seen through.
_COLORED = frozenset({"RGB", "RGBA", "P", "PA"})
#: Dots to the inch; a PNG counts them by the meter, so that 299.5 becomes a little less.
_NEAR = 0.52
Check = Callable[[Folder, Vendor], Iterator[str]]


def _form(folder: Folder, vendor: Vendor) -> Iterator[str]:
    for picture in folder.pictures:
        if picture.form not in vendor.forms:
            yield f"{picture.name} is {picture.form}, not {' or '.join(vendor.forms)}"
        elif not picture.name.casefold().endswith(ENDINGS[picture.form]):
            ending = ENDINGS[picture.form][0]
            yield f"{picture.name} is {picture.form}: its name must end in {ending}"


def _pixels(folder: Folder, vendor: Vendor) -> Iterator[str]:
    for picture in folder.pictures:
        allowed = folder.sizes(picture.name, vendor)
        if picture.size not in allowed:
            right = " or ".join("{} × {}".format(*size) for size in allowed) or "of a known piece"
            yield f"{picture.name} is {picture.size[0]} × {picture.size[1]} pixels, not {right}"


def _plain(folder: Folder, _: Vendor) -> Iterator[str]:
    for picture in folder.pictures:
        yield from (f"{picture.name} {odd}" for odd in picture.odd)
        yield from (Note(f"{picture.name} {note}") for note in picture.notes)


def _mode(folder: Folder, _: Vendor) -> Iterator[str]:
    for picture in folder.pictures:
        if picture.mode not in _COLORED:
            yield f"{picture.name} has the mode {picture.mode}; use RGB without transparency"
        elif picture.clear:
            yield f"{picture.name} is transparent; use RGB without transparency"
        else:
            yield from _unseen(picture)


def _dots(folder: Folder, _: Vendor) -> Iterator[str]:
    for picture in folder.pictures:
        if not picture.dpi:
            yield Note(f"{picture.name} does not state its resolution; only its pixels count")
        elif abs(picture.dpi - DPI) > _NEAR:
            dots = f"{round(picture.dpi, 1):g} dpi{picture.dpi_in}"
            yield f"{picture.name} states {dots}, not {DPI}"


def _drawn(folder: Folder, _: Vendor) -> Iterator[str]:
    for picture in folder.pictures:
        if picture.bare:
            yield f"{picture.name}: its bleed is empty on the {', '.join(picture.bare)}"
        yield from _unseen(picture)


def _something(folder: Folder, _: Vendor) -> Iterator[str]:
    for picture in folder.pictures:
        if picture.undrawn:
            yield f"{picture.name} is {picture.undrawn}"
        yield from _unseen(picture)


def _unseen(picture: Picture) -> Iterator[str]:
    if picture.unseen:
        yield f"{picture.name}: not checked: {picture.unseen}"


PICTURE_RULES: dict[str, tuple[str, Check]] = {
    **JOB_RULES,
    "format": ("PNG, or JPEG if accepted, with the right ending", _form),
    "plain": ("one picture, upright, 8 bits per color", _plain),
    "pixels": ("the exact pixel size of the service", _pixels),
    "mode": ("RGB, also from a palette, without transparency", _mode),
    "resolution": (f"{DPI} dpi", _dots),
    "drawn": ("every picture has content inside the cut", _something),
    "bleed drawn": ("the bleed is not white unless the edge of the card is", _drawn),
}
