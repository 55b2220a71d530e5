"""What a sheet carries besides cards: crop marks, a 100 mm ruler, and the line that names it."""

from __future__ import annotations

from generator.pdf.layout import Layout
from generator.scene import outline
from generator.scene.fit import fit_line
from generator.scene.model import Group, Item, Shape, Text, Transform

#: 0.25 point, the width of a crop mark.
HAIRLINE = 0.088
#: Marks begin this far outside the block (bleed and 1 mm) and are this long.
OFFSET, LENGTH = 3.5, 5.0
#: Arms of the small crosses inside the block: they lie in the waste of the rounded corners
#: (radius 3.175 mm) and still guide each strip when the margins are cut off.
ARM = 2.0
#: The furniture's line lies this far outside the block, at its foot or at its side.
FOOT_LINE, SIDE_LINE = 10.6, 10.2


def crop_marks(layout: Layout, count: int, *, back: bool) -> tuple[Item, ...]:
    """Marks outside the block for every cut that the first ``count`` cells need.

    Where the paper's margin is narrower than a mark it is cut short: on US Letter the crosses
    inside the block take its place.
    """
    if layout.grid.round:
        return ()
    xs, ys = layout.cut_lines(count, back=back)
    paper = layout.paper
    wide, high = layout.grid.block
    left, top = layout.block_left(back=back), layout.top
    near_x, far_x = left - OFFSET, left + wide + OFFSET
    near_y, far_y = top - OFFSET, top + high + OFFSET
    lines = []
    for x in xs:
        lines.append(outline.line(x, max(near_y - LENGTH, 0), x, near_y))
        lines.append(outline.line(x, far_y, x, min(far_y + LENGTH, paper.height)))
    for y in ys:
        lines.append(outline.line(max(near_x - LENGTH, 0), y, near_x, y))
        lines.append(outline.line(far_x, y, min(far_x + LENGTH, paper.width), y))
    return tuple(Shape(data, stroke="ink", width=HAIRLINE) for data in lines)


def crosses(layout: Layout, count: int) -> tuple[Item, ...]:
    """A small cross on every corner of the first cells, in the waste of the rounded corners."""
    if layout.grid.round or layout.grid.gap:
        return ()
    (left, top), (wide, high) = (layout.left, layout.top), layout.grid.block
    lines = []
    for x, y in layout.corners(count, back=False):
        lines.append(outline.line(max(x - ARM, left), y, min(x + ARM, left + wide), y))
        lines.append(outline.line(x, max(y - ARM, top), x, min(y + ARM, top + high)))
    return tuple(Shape(data, stroke="soft", width=HAIRLINE) for data in lines)


def rings(layout: Layout, count: int, *, back: bool) -> tuple[Item, ...]:
    """A dashed ring around each round piece, just outside the line to cut on."""
    if not layout.grid.round:
        return ()
    radius = layout.grid.width / 2
    shapes = []
    for i in range(count):
        x, y = layout.cell(i, back=back)
        ring = outline.circle(x + radius, y + radius, radius + 0.5)
        shapes.append(Shape(ring, stroke="soft", width=HAIRLINE, dash=(1.2, 0.8)))
    return tuple(shapes)


def furniture(layout: Layout, text: str, *, back: bool) -> Item:
    """The ruler and the line of text, at the foot of the sheet or up its wider side."""
    wide, high = layout.grid.block
    left = layout.block_left(back=back)
    if layout.strip == "foot":
        middle = layout.paper.width / 2
        room = max(wide, 178.0)
        place: Transform = (1, 0, 0, 1, middle - room / 2, layout.top + high + FOOT_LINE)
    elif back:
        room = high
        place = (0, 1, -1, 0, left + wide + SIDE_LINE, layout.top)
    else:
        room = high
        place = (0, -1, 1, 0, left - SIDE_LINE, layout.top + high)
    return Group((*ruler(), *_label(text, room)), place)


def ruler() -> tuple[Item, ...]:
    """A ruler of 100 mm from the origin to the right, a tick every 10 mm, taller every 50."""
    ticks = (outline.line(x, 0, x, -1.1 if x % 50 else -1.9) for x in range(0, 101, 10))
    lines = (outline.line(0, 0, 100, 0), *ticks)
    shapes = tuple(Shape(data, stroke="ink", width=0.12) for data in lines)
    return (*shapes, Text(101.2, 0, "100 mm", "body", 2.3))


def _label(text: str, room: float) -> tuple[Item, ...]:
    free = room - 113.0
    size = fit_line(text, "body", 2.5, free, floor=1.6)
    return (Text(room, 0, text, "body", size, anchor="end"),)
