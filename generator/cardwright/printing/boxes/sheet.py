"""The place of a net on a sheet, and the lines to cut and fold it by at home.

A sheet lies upright or crosswise, whichever has room for the net and beside it for a strip at the
foot or up the side; the envelope leaves room beside its pocket, and where that is all the room
there is it lies as far to the left as printers print. Everything that is cut lies where they print.
A knife follows the edge of a white course in the bleed, with a line as fine as a hair: what a slip
leaves of it on the box is white as the edge of the card. Creases are dashes on a white bed, and
shown once more by short dashes outside the bleed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.model import Group, Item, Shape
from cardwright.drawing.scene.paper import Paper
from cardwright.errors import UsageError
from cardwright.printing.boxes.net import BLEED, Line, Net, path
from cardwright.printing.sheets.layout import TEXT_EDGE

#: How deep the strip with ruler and words is, and its distance from what is cut.
STRIP, GAP = 10.0, 7.6
#: Dashes begin so far outside the net, and are so long.
_OFF, _TICK = BLEED + 1.0, 3.0
#: They and their line, mm.
_HAIR, _DASH = 0.12, (0.8, 0.6)
#: The width of the line that a knife follows; and by the name of a net that of the white course
#: around it and of the bed of a crease, wider than the lines of the weave that they lie on.
KNIFE = 0.1
COURSE, BED = {"box": 0.4, "envelope": 0.8}, {"box": 0.44, "envelope": 0.6}
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

    def at(self, line: Line) -> Line:
        """The line where it lies on the sheet."""
        return tuple(v._replace(x=v.x + self.left, y=v.y + self.top) for v in line)


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
            left = TEXT_EDGE if strip == "beside" else left
            return Placed(net, width, height, left, top, strip)
    raise UsageError(
        f"{what} is {wide:.0f} × {high:.0f} mm unfolded and does not fit {paper.title}",
        hint="use thinner cards (--card-thickness), no sleeves, or other paper",
    )


def cut_line(sheet: Placed) -> Item:
    """A white course just outside the outline and at its inner edge a fine line, to cut along.

    Of a stroke upon the outline only the outer half is left: none of it lies on the box. On white
    paper the fine line is all that is seen.
    """
    outer = ((0.0, 0.0), (0.0, sheet.height), (sheet.width, sheet.height), (sheet.width, 0.0))
    cut = path(sheet.at(sheet.net.cut), closed=True)
    lines = (
        Shape(cut, stroke="light", width=2 * COURSE[sheet.net.name]),
        Shape(cut, stroke="soft", width=2 * KNIFE),
    )
    return Group(lines, clip=f"{outline.polygon(*outer)} {cut}")


def crease_beds(sheet: Placed, dash: tuple[float, ...]) -> tuple[Item, ...]:
    """The light beds below the dashes of every crease, which are seen on any picture."""
    return tuple(
        Shape(path(sheet.at(line)), stroke="light", width=BED[sheet.net.name], dash=dash)
        for line in sheet.net.creases
    )


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
