"""The marks of a sheet: to cut and to register by, a ruler, and its name.

Every mark ends where common printers stop. The block is cut by the marks around it and, where a
margin has no room for them, by the crosses inside, which lie in the waste of the rounded corners.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.card_format import POKER
from cardwright.drawing.scene.fit import fit_line
from cardwright.drawing.scene.model import Group, Item, Shape, Text, Transform
from cardwright.drawing.scene.paper import Paper
from cardwright.drawing.scene.shaping import width as text_width
from cardwright.printing.sheets.layout import FURNITURE, TEXT_EDGE, SheetLayout

#: 0.25 point, the width of a mark.
HAIRLINE = 0.088
#: Between what bleeds and a mark; and how long a mark is at most, and at least to be of use.
CLEAR, LENGTH, SHORTEST = 0.3, 5.0, 1.5
#: Arms of the small crosses inside the block: they lie in the waste of the rounded corners
#: (radius 3.175 mm) and still guide each strip when the margins are cut off.
ARM = 2.0
#: So many degrees of the quarter circle of a corner are left out at either end.
_ENDS = 16.0
#: Radius of the ring that is printed on fronts, and arm of the cross that is printed on backs.
RING, CROSS = 1.2, 1.8
#: The same arm on a sheet to fold, where the cross has little room; and how far from the ends of a
#: block of one column register marks lie.
SMALL_CROSS, WITHIN = 1.0, 8.0
#: Type, in mm, that is read easily in one line, and the least in two.
_EASY, _LEAST = 2.1, 1.3
#: How far lines lie apart and how tall a letter is, in shares of the type; and how far, in mm,
#: they end from a crop mark.
_LEAD, _TALL, _ASIDE = 1.2, 0.72, 1.5


def bleed(*, back: bool) -> float:
    """The bleed of the outer cards of a block beyond the cut, in mm."""
    return POKER.back_bleed if back else POKER.bleed


def crop_marks(layout: SheetLayout, cells: tuple[int, ...], *, back: bool) -> tuple[Item, ...]:
    """Marks outside the block for every cut that these cells need, as long as there is room."""
    if not layout.grid.piece.cut_straight:
        return ()
    xs, ys = layout.cut_lines(cells, back=back)
    lines = [
        *_outside(xs, layout.top, layout.paper.height, layout, back=back, upright=True),
        *_outside(ys, layout.left(back=back), layout.paper.width, layout, back=back, upright=False),
    ]
    return tuple(Shape(data, stroke="ink", width=HAIRLINE) for data in lines)


def _outside(
    cuts: tuple[float, ...],
    start: float,
    whole: float,
    layout: SheetLayout,
    *,
    back: bool,
    upright: bool,
) -> Iterator[str]:
    """The marks of the cuts along one way, before the block and behind it."""
    wide, high = layout.grid.block
    ends = {-1: start, 1: start + (high if upright else wide)}
    for side, edge in ends.items():
        near = bleed(back=back) + CLEAR
        margin = edge if side < 0 else whole - edge
        far = min(near + LENGTH, margin - layout.paper.edge)
        text = 1 if layout.strip == "foot" or (back and not layout.folded) else -1
        told = cuts
        if upright == (layout.strip == "foot") and side == text:
            far = min(far, layout.line - 2.2)  # clear of the ruler and the line of text
            if layout.folded and back:
                told = (cuts[0], cuts[-1])  # between them it stands in two lines
        if far - near < SHORTEST or (layout.folded and not upright and _inner(side, back=back)):
            continue
        a, b = edge + side * near, edge + side * far
        for cut in told:
            yield outline.line(cut, a, cut, b) if upright else outline.line(a, cut, b, cut)


def _inner(side: int, *, back: bool) -> bool:
    """Test if a side of a folded block is that of the fold."""
    return side < 0 if back else side > 0


def crosses(layout: SheetLayout, cells: tuple[int, ...]) -> tuple[Item, ...]:
    """A small cross on every corner of the cells, in the waste of the rounded corners."""
    if not layout.grid.piece.cut_straight:
        return ()
    (wide, high), reach = layout.grid.cell, ARM
    lines: dict[str, None] = {}
    for cell in cells:
        x, y = layout.cell(cell, back=False)
        for cx, inward in ((x, 1), (x + wide, -1)):
            for cy, down in ((y, 1), (y + high, -1)):
                lines[outline.line(cx, cy, cx + inward * reach, cy)] = None
                lines[outline.line(cx, cy, cx, cy + down * reach)] = None
    return tuple(Shape(data, stroke="soft", width=HAIRLINE) for data in lines)


def corners(layout: SheetLayout, cells: tuple[int, ...]) -> tuple[Item, ...]:
    """The middle of an arc around each corner to round it by, just outside of what is kept.

    Nearer to its ends it would lie on the card beside.
    """
    radius = layout.grid.piece.corner
    if not radius:
        return ()
    wide, high = layout.grid.cell
    centers = (
        (x + across, y + down, start)
        for x, y in (layout.cell(cell, back=False) for cell in cells)
        for across, down, start in (
            (radius, radius, 180),
            (wide - radius, radius, 270),
            (wide - radius, high - radius, 0),
            (radius, high - radius, 90),
        )
    )
    lines = (
        outline.arc(x, y, radius + HAIRLINE / 2, start + _ENDS, start + 90 - _ENDS)
        for x, y, start in centers
    )
    return tuple(Shape(data, stroke="soft", width=HAIRLINE) for data in lines)


def registers(layout: SheetLayout, *, back: bool) -> tuple[Item, ...]:
    """Two rings on the front and two crosses behind them: held to the light, each fills the other.

    They lie opposite to the line of text, far from each other, so that a turn shows as well. On a
    sheet to fold they lie in the corners, and meet when it is folded.
    """
    if layout.folded:
        return _folded_registers(layout.paper, back=back)
    (wide, high), (x, y) = layout.grid.block, (layout.left(back=False), layout.top)
    (across, down), paper = layout.grid.cell, layout.paper
    if layout.strip == "foot":
        level = _middle(y, paper.edge)
        inset = across / 2 if layout.grid.columns > 1 else WITHIN
        centers = [(x + inset, level), (x + wide - inset, level)]
    else:
        level = paper.width - _middle(x, paper.edge)
        centers = [(level, y + down / 2), (level, y + high - down / 2)]
    if back:
        centers = [(paper.width - x, y) for x, y in centers]
    return tuple(shape for center in centers for shape in _register(*center, back=back))


def _folded_registers(paper: Paper, *, back: bool) -> tuple[Item, ...]:
    """Rings in the outer corners of the half with the fronts; crosses in those of the other."""
    far = TEXT_EDGE + RING
    x = paper.width - far if back else far
    centers = ((x, far), (x, paper.height - far))
    return tuple(shape for at in centers for shape in _register(*at, back=back, arm=SMALL_CROSS))


def _middle(margin: float, edge: float) -> float:
    """The distance of the middle of a register mark in a margin from the paper's edge, in mm.

    It is clear of what bleeds, and lies where printers print that leave this ``edge`` blank.
    """
    clear = margin - POKER.back_bleed - CROSS
    usual = max(TEXT_EDGE + CROSS, clear - CLEAR - 2 * CROSS)
    return max(min(usual, clear - CLEAR / 3), edge + CROSS)


def _register(x: float, y: float, *, back: bool, arm: float = CROSS) -> tuple[Item, ...]:
    if not back:
        return (Shape(outline.circle(x, y, RING), stroke="ink", width=HAIRLINE),)
    lines = (outline.line(x - arm, y, x + arm, y), outline.line(x, y - arm, x, y + arm))
    return tuple(Shape(data, stroke="ink", width=HAIRLINE) for data in lines)


def fold_line(layout: SheetLayout) -> tuple[Item, ...]:
    """The dashed line that a sheet is folded along whose fronts and backs lie on one side."""
    if not layout.folded:
        return ()
    x, edge = layout.paper.width / 2, layout.paper.edge
    line = outline.line(x, edge, x, layout.paper.height - edge)
    return (Shape(line, stroke="ink", width=HAIRLINE, dash=(2.0, 1.2)),)


def rings(layout: SheetLayout, cells: tuple[int, ...], *, back: bool) -> tuple[Item, ...]:
    """A dashed ring around each round piece, just outside the line to cut on."""
    if not layout.grid.piece.round:
        return ()
    radius = layout.grid.piece.width / 2
    shapes = []
    for i in cells:
        x, y = layout.cell(i, back=back)
        ring = outline.circle(x + radius, y + radius, radius + 0.5)
        shapes.append(Shape(ring, stroke="soft", width=HAIRLINE, dash=(1.2, 0.8)))
    return tuple(shapes)


def furniture(layout: SheetLayout, text: str, *, back: bool) -> Group:
    """The ruler, then the line of text, at the foot of the sheet or up its side."""
    wide, high = layout.grid.block
    left, line = layout.left(back=back and not layout.folded), layout.line
    if layout.strip == "foot":
        middle = layout.paper.width / 2
        room = max(wide, FURNITURE)
        place: Transform = (1, 0, 0, 1, middle - room / 2, layout.top + high + line)
    elif layout.folded:  # its letters rise toward the block: the edge is near
        room = high
        place = (0, 1, -1, 0, left - line, layout.top)
    elif back:
        room = high
        place = (0, 1, -1, 0, left + wide + line, layout.top)
    else:
        room = high
        place = (0, -1, 1, 0, left - line, layout.top + high)
    reach = POKER.back_bleed + CLEAR + (LENGTH if layout.narrow else 0.0)
    return Group((*ruler(), *_label(text, room, line - reach)), place)


@cache
def ruler() -> tuple[Item, ...]:
    """A ruler of 100 mm from the origin to the right, a tick every 10 mm, taller every 50."""
    ticks = (outline.line(x, 0, x, -1.1 if x % 50 else -1.9) for x in range(0, 101, 10))
    lines = (outline.line(0, 0, 100, 0), *ticks)
    shapes = tuple(Shape(data, stroke="ink", width=0.12) for data in lines)
    return (*shapes, Text(101.2, 0, "100 mm", "body", 2.3))


def _label(text: str, room: float, above: float) -> tuple[Item, ...]:
    """The text beside the ruler: in one line where it is read easily so, else in two or three.

    Several lines have the mm ``above`` to themselves: they lie between the crop marks of the last
    card, clear of what its back bleeds, or below the marks of a narrow block.
    """
    free = room - 113.0
    if text_width(text, "body", _EASY) <= free:
        size = fit_line(text, "body", 2.5, free, floor=_EASY)
        return (Text(room, 0, text, "body", size, anchor="end"),)
    free, x = min(free, POKER.width) - 2 * _ASIDE, room - _ASIDE
    lines = min(
        (_broken(text, parts) for parts in (2, 3)),
        key=lambda broken: any(text_width(line, "body", _LEAST) > free for line in broken),
    )
    clear = above / (_LEAD * (len(lines) - 1) + _TALL)
    most = min(max(clear, _LEAST), _EASY)
    size = min(fit_line(line, "body", most, free, floor=_LEAST) for line in lines)
    return tuple(
        Text(x, -_LEAD * size * level, line, "body", size, anchor="end")
        for level, line in zip(reversed(range(len(lines))), lines, strict=True)
    )


def _broken(text: str, parts: int) -> tuple[str, ...]:
    """The text in so many lines as alike as may be, broken where something else is told.

    In more than two also between the words for one thing.
    """
    told = re.split(r"(?<= ·) |(?<=,) " if parts > 2 else r"(?<= ·) ", text)
    ways = combinations(range(1, len(told)), parts - 1)
    lines = (tuple(" ".join(told[a:b]) for a, b in pairwise((0, *way, len(told)))) for way in ways)
    found = min(lines, key=lambda broken: max(map(len, broken)), default=(text,))
    return tuple(line.removesuffix(" ·") for line in found)
