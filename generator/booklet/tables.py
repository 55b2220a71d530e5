"""Tables: ruled above, below and under the head, columns as wide as what they hold."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from generator.booklet.blocks import paragraph
from generator.booklet.canvas import Canvas
from generator.booklet.flow import LEFT, MEASURE, Flowable, Paint
from generator.booklet.look import CELL, HEAD_CELL, rule
from generator.booklet.setting import Span, Style, natural_width
from generator.pdf.tags import Element

Cell = Sequence[Span]

#: A table with no more rows than this stays on one page.
_WHOLE = 12
#: Space between columns, and above and below the text of a row.
_GUTTER, _PAD = 5.0, 0.75
#: A column whose rows are all narrower than this is set in its middle.
_NARROW = 16.0


def table(
    parent: Element, head: Sequence[Cell], rows: Sequence[Sequence[Cell]], ink: str
) -> list[Flowable]:
    """A table with a head; rows are never parted, and the head stays with the first of them."""
    element = parent.add("Table")
    widths = _widths([head, *rows])
    left = LEFT + (MEASURE - math.fsum(widths) - _GUTTER * (len(widths) - 1)) / 2
    narrow = (
        max(natural_width(c, CELL) for c in column) < _NARROW for column in zip(*rows, strict=True)
    )
    aligns = ["center" if slim and number else "left" for number, slim in enumerate(narrow)]
    styles = [replace(CELL, align=align) for align in aligns]
    heads = [replace(HEAD_CELL, align=align) for align in aligns]
    whole = left, math.fsum(widths) + _GUTTER * (len(widths) - 1)
    top = _row(element, "TH", head, heads, widths, left)
    flowables = [_ruled(top, whole, ink, above=0.5, below=0.2)]
    flowables += [_row(element, "TD", row, styles, widths, left) for row in rows]
    flowables[-1] = _ruled(flowables[-1], whole, ink, above=0.0, below=0.5)
    last = len(flowables) - 1
    together = set(range(last)) if last <= _WHOLE else {0, 1, last - 1}
    return [replace(flowable, keep=number in together) for number, flowable in enumerate(flowables)]


def _widths(rows: Sequence[Sequence[Cell]]) -> list[float]:
    """Every column as wide as its widest cell, the widest giving way until all fit the measure."""
    styles = [HEAD_CELL, *([CELL] * (len(rows) - 1))]
    columns = zip(*rows, strict=True)
    natural = [
        max(natural_width(cell, style) for cell, style in zip(column, styles, strict=True)) + 0.01
        for column in columns
    ]
    excess = math.fsum(natural) + _GUTTER * (len(natural) - 1) - MEASURE
    if excess > 0:
        natural[natural.index(max(natural))] -= excess
    return natural


def _row(
    element: Element,
    role: str,
    cells: Sequence[Cell],
    styles: Sequence[Style],
    widths: Sequence[float],
    left: float,
) -> Flowable:
    """A row as one flowable, its cells set beside each other."""
    row = element.add("TR")
    scope = "Column" if role == "TH" else ""
    columns = []
    x = left
    for cell, style, wide in zip(cells, styles, widths, strict=True):
        columns.append(paragraph(row.add(role, scope=scope), cell, style, left=x, room=wide))
        x += wide + _GUTTER
    height = max(math.fsum(flowable.height for flowable in column) for column in columns)

    def paint(canvas: Canvas, y: float) -> None:
        for column in columns:
            top = y + _PAD
            for flowable in column:
                flowable.paint(canvas, top)
                top += flowable.height

    return Flowable(height + 2 * _PAD, paint)


def _ruled(
    flowable: Flowable, whole: tuple[float, float], ink: str, *, above: float, below: float
) -> Flowable:
    """The flowable with rules of these widths (0 for none) along its upper and lower edge."""
    left, length = whole

    def lines(canvas: Canvas, y: float) -> None:
        for width, height in ((above, y), (below, y + flowable.height)):
            if width:
                canvas.ornament(rule(left, height, length, ink, width))

    return replace(flowable, paint=_after(flowable.paint, lines))


def _after(first: Paint, then: Paint) -> Paint:
    def paint(canvas: Canvas, y: float) -> None:
        first(canvas, y)
        then(canvas, y)

    return paint
