"""Where a net lies on a sheet, and what is printed beside it: marks, a ruler, and what to do.

A sheet lies upright or crosswise, whichever has room for the net and beside it for a strip at the
foot or up the side; the envelope leaves room beside its pocket. Everything that is cut lies where
printers print, with a dark line just outside it. The ends of every crease are shown by dashes
outside the bleed, to lay a ruler on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from generator.boxes.net import BLEED, Net, path
from generator.errors import UsageError
from generator.pdf.layout import TEXT_EDGE
from generator.pdf.marks import ruler
from generator.pdf.units import Paper
from generator.scene import outline
from generator.scene.fit import fit_block
from generator.scene.model import Group, Item, Shape, Transform

#: How deep the strip with ruler and words is, and its distance from what is cut.
STRIP, GAP = 10.0, 7.6
#: Room that the ruler takes of a strip's length, with its number and a space.
_RULER = 116.0
#: Dashes begin so far outside the net, and are so long.
_OFF, _TICK = BLEED + 1.0, 3.0
#: They and their line, mm.
_HAIR, _DASH = 0.12, (0.8, 0.6)
#: The width of the line that a knife follows.
_KNIFE = 0.2
#: Less of a dash than this says nothing.
_LEAST = 1.0


@dataclass(frozen=True, slots=True)
class Placed:
    """A net on a sheet: the sheet's width and height as it lies, and the net's upper left.

    `strip` says where words and ruler stand: at the "foot", up the "side", or "beside" the pocket.
    """

    net: Net
    width: float
    height: float
    left: float
    top: float
    strip: str


def placed(net: Net, paper: Paper, what: str = "the box") -> Placed:
    """The net in the middle of what is left of the sheet beside its strip.

    Raises UsageError where it fits neither way.
    """
    wide, high = net.size
    upright, across = (paper.width, paper.height), (paper.height, paper.width)
    strips = ("foot", "side", *(("beside",) if net.name == "envelope" else ()))
    for (width, height), strip in product((upright, across), strips):
        taken = STRIP + GAP
        right = taken if strip == "side" else 0.0
        foot = taken if strip == "foot" else 0.0
        left, top = (width - right - wide) / 2, (height - foot - high) / 2
        if min(left, top) >= TEXT_EDGE:
            return Placed(net, width, height, left, top, strip)
    raise UsageError(
        f"{what} is {wide:.0f} × {high:.0f} mm in the flat and does not fit {paper.title}",
        hint="make it for thinner cards (--card-thickness) or without sleeves, or on other paper",
    )


def cut_line(sheet: Placed) -> Item:
    """A dark line just outside the outline, where a knife at home can follow it.

    Of a stroke upon the outline only the outer half is left: none of it stays on the box.
    """
    outer = ((0.0, 0.0), (0.0, sheet.height), (sheet.width, sheet.height), (sheet.width, 0.0))
    cut = path(
        [v._replace(x=v.x + sheet.left, y=v.y + sheet.top) for v in sheet.net.cut], closed=True
    )
    line = Shape(cut, stroke="ink", width=2 * _KNIFE)
    return Group((line,), clip=f"{outline.polygon(*outer)} {cut}")


def crease_marks(sheet: Placed) -> tuple[Item, ...]:
    """Dashes in line with every crease, outside the net on both sides."""
    xs = {v.x for line in sheet.net.creases for v in line if line[0].x == line[1].x}
    ys = {v.y for line in sheet.net.creases for v in line if line[0].y == line[1].y}
    wide, high = sheet.net.size
    return tuple(
        Shape(outline.line(*ends), stroke="ink", width=_HAIR, dash=_DASH)
        for ends in (
            *_upright(sheet, sorted(xs), high),
            *((y0, x0, y1, x1) for x0, y0, x1, y1 in _level(sheet, sorted(ys), wide)),
        )
    )


_Ends = tuple[float, float, float, float]


def _upright(sheet: Placed, xs: list[float], high: float) -> Iterator[_Ends]:
    for x in xs:
        for near, far in _reaches(sheet.top, high, sheet.height):
            yield sheet.left + x, near, sheet.left + x, far


def _level(sheet: Placed, ys: list[float], wide: float) -> Iterator[_Ends]:
    for y in ys:
        for near, far in _reaches(sheet.left, wide, sheet.width):
            yield sheet.top + y, near, sheet.top + y, far


def _reaches(start: float, size: float, paper: float) -> Iterator[tuple[float, float]]:
    """From where to where a dash goes before and behind the net, on paper of that size."""
    before = max(start - _OFF - _TICK, TEXT_EDGE / 2), start - _OFF
    behind = start + size + _OFF, min(start + size + _OFF + _TICK, paper - TEXT_EDGE / 2)
    for near, far in (before, behind):
        if far - near >= _LEAST:
            yield near, far


def furniture(sheet: Placed, text: str) -> tuple[Item, ...]:
    """The ruler, and the words beside it."""
    wide, high = sheet.net.size
    if sheet.strip == "beside":
        return _beside(sheet, text)
    if sheet.strip == "foot":
        room = sheet.width - 2 * (TEXT_EDGE + 2)
        place: Transform = (1, 0, 0, 1, TEXT_EDGE + 2, sheet.top + high + GAP)
    else:
        room = sheet.height - 2 * (TEXT_EDGE + 2)
        place = (0, -1, 1, 0, sheet.left + wide + GAP, sheet.height - TEXT_EDGE - 2)
    block = fit_block(text, 2.4, (room - _RULER, STRIP), floor=1.5)
    line = Group(ruler(), (1, 0, 0, 1, 0, STRIP / 2))
    words = block.texts(_RULER, (STRIP - block.height) / 2, anchor="start")
    return (Group((line, *words), place),)


def _beside(sheet: Placed, text: str) -> tuple[Item, ...]:
    """Ruler and words up the two sides of the pocket, where the tabs leave room."""
    pocket = sheet.net.panel("pocket")
    foot, room = sheet.top + pocket.foot - 3.0, pocket.height - 6.0
    free = sheet.left + pocket.left - BLEED - 1.0 - TEXT_EDGE
    block = fit_block(text, 2.4, (room, free), floor=1.2)
    line = Group(ruler(), (0, -1, 1, 0, TEXT_EDGE + free / 2, foot))
    right = sheet.left + pocket.right + BLEED + 1.0
    words = Group(tuple(block.texts(0, 0, anchor="start")), (0, -1, 1, 0, right, foot))
    return line, words
