"""The calibration sheet: a front that tells what to do and has the scales, a back with lines.

All that a person needs stands on it: what to do, step by step, a reading drawn large, and boxes to
write the readings in. It is printed in pure black, which every printer prints with one ink.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.fit import Block, fit_block, fit_line
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Group, Item, Shape, Text, moved
from cardwright.drawing.scene.paper import Paper
from cardwright.printing.calibration.places import (
    EDGE,
    LETTERS,
    STEP,
    TRUE,
    Places,
    Vernier,
    places,
)
from cardwright.printing.calibration.scales import bar, letter, lines, slant, ticks
from cardwright.printing.pdf.document import BOTH_SIDES, About, Document
from cardwright.printing.trackers.document import draw
from cardwright.printing.trackers.furniture import rule
from cardwright.printing.trackers.part import Area, TrackerPart

#: Black is black, and the lines of the back in the drawing gray.
_PALETTE = PALETTES["grayscale"]
#: What the drawing shows: a whole number and a tenth.
_WHOLE, _TENTH = 12, 4
#: The drawing is so many times as large as a scale, and ends with this number.
_LARGER, _ENDS = 2.0, 41
#: Heights of the drawing and of the boxes, the largest type and its indent, in mm.
_DRAWING, _BOXES, _LARGEST, _INDENT = 51.0, 21.0, 3.7, 6.0
_STEPS = (
    (
        "Print this sheet as you print your cards, on thin paper: at *100 %* (“actual size”), on "
        "*both sides*, flipped on the *long edge*."
    ),
    (
        "Hold it against a window or in front of a lamp, this side toward you. The lines and "
        "numbers of the back shine through. If they are upside down, the sheet was flipped on its "
        "short edge: print it again."
    ),
    (
        "*A, B, C, D:* The arrow points at the scale. Which number has it passed? In the "
        "drawing it is *12*. Now find the line of the back that makes *one straight line* with a "
        "tick. In the drawing it is *.4*, in the ring, so you write *12.4*. If two lines fit "
        "equally well, .4 and .5, write 12.45. (If the back is exactly in its place, all four are "
        "10.0.)"
    ),
    (
        "*E, F:* Lay a ruler of 20 cm along the long line, with its 0 at the printed 0. Read the "
        "whole millimeters at the arrow. The printed line that meets a line of the ruler gives the "
        "tenth. You may get *120.3*."
    ),
    (
        "*G, H, J, K:* At each edge, find the point where the printed slanted line begins. Read "
        "the scale beside it like a ruler, such as *4.2*."
    ),
    "In a terminal, type  *cardwright calibrate {paper}--read*  and answer its questions.",
)
_SAID = (
    f"A scale and the lines of the back beneath it. The arrow has passed number {_WHOLE}, and the "
    f"line .{_TENTH} makes one straight line with a tick: the reading is {_WHOLE}.{_TENTH}."
)


def calibration_pdf(paper: Paper) -> bytes:
    """The two pages for a paper as PDF bytes, the same on every run; tagged, to be read aloud."""
    document = Document((paper.width, paper.height), _PALETTE)
    for page in (front(paper), back(paper)):
        draw(page, document.tags.document, document)
        document.turn_page()
    about = About(
        f"Calibration sheet for {paper.title}",
        "Print at 100 %, both sides, flip on the long edge; then do what it says.",
        viewer=BOTH_SIDES,
    )
    return document.tagged(about)


def front(paper: Paper) -> tuple[TrackerPart, ...]:
    """The parts of the front in reading order."""
    where = places(paper)
    column = Area(EDGE + 41, EDGE + 58, paper.width - EDGE - 41, paper.height - EDGE - 48.5)
    return (
        *_heading(paper),
        TrackerPart("", tuple(_scales(where))),
        *_instructions(column, "" if paper.name == "a4" else f"--paper {paper.name} "),
        TrackerPart("", tuple(_boxes(column.foot(_BOXES)))),
        _footer(paper, 1, 1.0),
    )


def back(paper: Paper) -> tuple[TrackerPart, ...]:
    """The parts of the back: everything that shines through is drawn as in a mirror."""
    seen = tuple(item for scale in places(paper).verniers for item in lines(scale))
    return TrackerPart("", (Group(seen, (-1, 0, 0, 1, paper.width, 0)),)), _footer(paper, 2, 9.0)


def _heading(paper: Paper) -> tuple[TrackerPart, ...]:
    middle, top = paper.width / 2, EDGE
    size = 8.6
    maker = f"Cardwright · for printers of {paper.title}"
    left, right = EDGE + 6, paper.width - EDGE - 6
    rules = (rule(left, top + 17.2, right - left), rule(left, top + 17.9, right - left, thick=0.5))
    return (
        TrackerPart("P", (Text(middle, top + 4.0, maker, "caps", 3.4, "ink", "middle", 0.08),)),
        TrackerPart(
            "H1", (Text(middle, top + 13.6, "Printer Calibration", "black", size, "ink", "middle"),)
        ),
        TrackerPart("", rules),
    )


def _scales(where: Places) -> Iterator[Item]:
    for scale in where.verniers:
        yield from ticks(scale)
        yield from letter(scale, -17, -4)
    for measured in where.bars:
        yield from bar(measured)
        yield from letter(measured, *((9.0, 7.0) if measured.down else (-8.0, -3.5)))
    for edge in where.edges:
        yield from slant(where, edge)


def _instructions(column: Area, asked: str) -> Iterator[TrackerPart]:
    """The drawing of a reading, then the steps, each with its number; `asked` names the paper."""
    drawing = Area(column.left, column.top, column.right, column.top + _DRAWING)
    yield TrackerPart("Figure", tuple(_example(drawing)), alt=_SAID, area=drawing)
    room = column.below(_DRAWING + 3).above(_BOXES + 3)
    blocks, gap = _set([step.replace("{paper}", asked) for step in _STEPS], room)
    y = room.top
    for number, block in enumerate(blocks, start=1):
        foot = y + block.leading / 2 + 0.42 * block.size
        head = Text(room.left + 3.6, foot, str(number), "display", 4.4, anchor="end")
        yield TrackerPart("P", (head, *block.texts(room.left + _INDENT, y, anchor="start")))
        y += block.height + gap


def _set(steps: Sequence[str], room: Area) -> tuple[list[Block], float]:
    """The steps set as large as the room allows, and what is free between two of them, in mm."""
    size = _LARGEST
    while True:
        wide = room.width - _INDENT
        blocks = [fit_block(s, size, (wide, 99), floor=size, italic="bold") for s in steps]
        gap = (room.height - math.fsum(block.height for block in blocks)) / (len(blocks) - 1)
        if gap >= 1.4:
            return blocks, min(gap, 3.0)
        size -= 0.05


def _example(room: Area) -> Iterator[Item]:
    """A scale as it looks against the light, larger than it is, with what is read from it."""
    scale = Vernier("", 0, 0)
    off = _WHOLE + _TENTH / 10 - TRUE
    seen = (*lines(scale, "soft", off), *ticks(scale, TRUE - 1, _ENDS))
    left = room.middle + (TRUE - 1 - _ENDS) / 2 * _LARGER + _LARGER
    top = room.top + 14.0 * _LARGER
    yield Group(seen, moved(left, top, _LARGER))
    x = left + (off + _TENTH * STEP) * _LARGER
    meets = outline.rounded(x - 1.5, top - 7.0 * _LARGER, 3.0, 14.0 * _LARGER, 1.5)
    yield Shape(meets, stroke="ink", width=0.35)


def _boxes(room: Area) -> Iterator[Item]:
    """A box for each reading, its letter in the corner, in two rows."""
    columns, gap = 5, 2.0
    wide, high = (room.width - gap * (columns - 1)) / columns, (room.height - gap) / 2
    for number, name in enumerate(LETTERS):
        row, column = divmod(number, columns)
        x, y = room.left + column * (wide + gap), room.top + row * (high + gap)
        yield Shape(outline.rounded(x, y, wide, high, 1.2), stroke="ink", width=0.3)
        yield Text(x + 1.5, y + 4.2, name, "display", 3.6)
        yield rule(x + 6.0, y + high - 2.4, wide - 7.5)


def _footer(paper: Paper, page: int, above: float) -> TrackerPart:
    """The line that names the page, so far above the edge that front and back do not mix."""
    area = Area(EDGE + 15, 0, paper.width - EDGE - 15, paper.height - EDGE)
    text = (
        f"Cardwright · calibration sheet for {paper.title} · page {page} of 2 · "
        "print at 100 %, both sides, flip on the long edge"
    )
    size = fit_line(text, "italic", 2.7, area.width, floor=2.0)
    line = Text(area.middle, area.bottom - above, text, "italic", size, anchor="middle")
    return TrackerPart("P", (line,))
