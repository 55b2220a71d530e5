"""Steps, printed on the sheet itself, for gluing its fronts and backs together.

Four short steps stand where a sheet has room: above the block; beside pieces that are cut by
scissors; or along the margin that has no ruler. They keep clear of marks, of what bleeds, and of
the edge that printers leave blank.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

from cardwright.drawing.scene.fit import Block, fit_block
from cardwright.drawing.scene.model import Group, Text, Transform, moved
from cardwright.errors import TextTooLong
from cardwright.ledger.words import ENGLISH, Words
from cardwright.printing.sheets.layout import BELOW, GUTTER, TEXT_EDGE, SheetLayout
from cardwright.printing.sheets.marks import CLEAR, CROSS, WITHIN, bleed

#: How heavy the paper is that makes a card when it is doubled, in g/m²: the least and the most.
WEIGHTS = (100, 120)
#: Type in mm: six points at least, and what is read easily.
LEAST, _MOST = 6 * 25.4 / 72, 2.9
#: From a mark to what is told, and from a register mark; how high it is told at most: mm.
_ASIDE, _FAR, _HIGH = 1.5, CROSS + 1.2, 12.0
#: Between pieces and what is told beside them, and how wide that is at most, in mm.
_BESIDE, _WIDE = 8.0, 46.0
#: Leading in shares of the type; what of a line of type is seen above and under its line.
_LEAD, _RISE, _FALL = 1.2, 0.74, 0.22
#: What the leading of the last line leaves blank, in mm.
_SPARE = LEAST * (_LEAD - _RISE - _FALL)

_FOLDED = (
    "1. Score the dashed line along a ruler. Fold: print outside.",
    "2. Hold it to the light. A cross out of its ring? Fold again.",
    "3. Open it. Glue one half all over. Close it, and press it dry.",
)
_PAIRED = (
    "1. Lay the sheet of fronts on the sheet of backs, blank sides in.",
    "2. Hold them to the light. Move each cross into its ring.",
    "3. Clip one edge. Glue one sheet all over. Close, and press dry.",
)
_STRAIGHT = "4. Cut at the marks, fronts up."
_ALONG = "4. Cut at the marks, fronts up. {waste} mm along the fold is waste."
_ROUND = "4. Cut out with scissors, just inside the dashed rings."

#: A place for some steps: where it begins, and its width and height in mm.
_Place = tuple[Transform, float, float]


def fold_steps(layout: SheetLayout, say: Words = ENGLISH) -> tuple[str, ...]:
    """The steps for a sheet that is folded, or for two that are glued together."""
    last = _ROUND if layout.grid.piece.round else _ALONG if layout.folded else _STRAIGHT
    told = (*(_FOLDED if layout.folded else _PAIRED), last)
    return tuple(say(step, waste=say.number(f"{GUTTER / 2:g}")) for step in told)


def steps(layout: SheetLayout, *, back: bool, say: Words = ENGLISH) -> tuple[Group, ...]:
    """Each step as lines of text, placed on the page; all in type of one size.

    Raises TextTooLong where they have no room.
    """
    *others, last = _ways(layout, back=back)
    texts = fold_steps(layout, say)
    for places in others:
        with suppress(TextTooLong):
            return _set_in(places, texts)
    return _set_in(last, texts)


def _set_in(places: Sequence[_Place], texts: Sequence[str]) -> tuple[Group, ...]:
    """The steps in these places, as many in each; raises TextTooLong where they have no room."""
    each = -(-len(texts) // len(places))
    shared = [(place, texts[n * each : (n + 1) * each]) for n, place in enumerate(places)]
    size = _MOST
    for (_, wide, high), some in shared:
        room = wide, (high + _SPARE) / len(some)
        size = min(size, *(_set(text, _MOST, room).size for text in some))
    return tuple(
        step for (at, wide, high), some in shared for step in _stacked(some, size, (wide, high), at)
    )


def _set(text: str, size: float, room: tuple[float, float]) -> Block:
    return fit_block(text, size, room, floor=LEAST, leading=_LEAD)


def _stacked(
    texts: Sequence[str], size: float, room: tuple[float, float], at: Transform
) -> Iterator[Group]:
    """The steps of one place, one under the other, in the middle of its height."""
    wide, high = room
    blocks = [_set(text, size, (wide, high + _SPARE)) for text in texts]
    lines = sum(len(block.lines) for block in blocks)
    seen = size * ((lines - 1) * _LEAD + _RISE + _FALL)
    y = (high - seen) / 2 + size * _RISE
    for block in blocks:
        items: list[Text] = []
        for line in block.lines:
            items.append(Text(0, y, " ".join(piece.text for piece in line), "body", size))
            y += size * _LEAD
        yield Group(tuple(items), at)


def _ways(layout: SheetLayout, *, back: bool) -> Iterator[list[_Place]]:
    """The places on a sheet that may have room for the steps, each in the order of reading."""
    if layout.grid.piece.round:
        yield [_beside(layout)]
        return
    foot = layout.top - bleed(back=True) - CLEAR - 0.5
    if foot - TEXT_EDGE >= 2 * LEAST * _LEAD:
        head = max(TEXT_EDGE, foot - _HIGH)
        yield [(moved(x, head), wide, foot - head) for x, wide in _columns(layout, back=back)]
    yield list(_along(layout, back=back))


def _columns(layout: SheetLayout, *, back: bool) -> Iterator[tuple[float, float]]:
    """Left edges and widths above the columns of a sheet, between their marks, in mm."""
    wide, columns = layout.grid.cell[0], layout.grid.columns
    if not layout.folded and columns == 1:  # two register marks stand at its ends
        inset = WITHIN + _FAR
        half = wide / 2 - inset - _ASIDE
        left = layout.left(back=back)
        yield left + inset, half
        yield left + wide / 2 + _ASIDE, half
        return
    for left in _lefts(layout, back=back):
        for column in range(columns):
            yield left + column * wide + _ASIDE, wide - 2 * _ASIDE


def _lefts(layout: SheetLayout, *, back: bool) -> tuple[float, ...]:
    if layout.folded:
        return layout.left(back=False), layout.left(back=True)
    return (layout.left(back=back),)


def _beside(layout: SheetLayout) -> _Place:
    """At the right of the first row of pieces that leave much of the paper free."""
    x = layout.left(back=layout.folded) + layout.grid.block[0] + _BESIDE
    wide = min(layout.paper.width - TEXT_EDGE - x, _WIDE)
    return moved(x, layout.top), wide, layout.grid.cell[1]


def _along(layout: SheetLayout, *, back: bool) -> Iterator[_Place]:
    """Four places along the margin without a ruler, between marks to cut and to register by.

    There are marks at both ends of a row, so each place lies within one.
    """
    row, below = layout.grid.cell[1], layout.grid.gaps[1]
    shared = -(-4 // layout.grid.rows)
    part, aside = row / shared, _ASIDE if layout.folded else _FAR
    length = part - 2 * aside
    edge = min(TEXT_EDGE, layout.paper.edge + BELOW)
    free = layout.left(back=False) - bleed(back=back or layout.folded) - CLEAR - edge
    for number in range(4):
        start = number // shared * (row + below) + number % shared * part + aside
        if back:  # at the left, read from the foot of the sheet
            y = layout.top + layout.grid.block[1] - start
            yield (0, -1, 1, 0, edge, y), length, free
        else:
            y = layout.top + start
            yield (0, 1, -1, 0, layout.paper.width - edge, y), length, free
