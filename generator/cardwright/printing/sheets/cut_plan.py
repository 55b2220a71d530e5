"""The first page of a deck that is cut by a plan: its sheets, small, with the cuts numbered.

Cuts from head to foot come first, through the whole sheet; its strips are then cut across. A
guillotine holds the left edge, and then the top, and cuts off what is before its knife: so the
farthest cut is the first, and its millimeters hold to the last. Of sheets that are cut alike one is
drawn.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.fit import fit_block, fit_line
from cardwright.drawing.scene.model import Box, Group, Item, Shape, Text
from cardwright.drawing.scene.paper import Paper
from cardwright.ledger.words import ENGLISH, Words
from cardwright.printing.pdf.document import Document
from cardwright.printing.sheets.layout import TRAY, SheetLayout
from cardwright.printing.sheets.marks import registers
from cardwright.printing.sheets.plan import Sheet

_MARGIN, _HEAD, _STEPS = 15.0, 22.0, 27.0
_TYPE, _LEAST, _LEAD, _INDENT = 3.4, 2.2, 1.4, 6.0
#: Sheets are drawn so large at most; between two of them, and for the words below each, in mm.
_SCALE, _BETWEEN, _WORDS = 0.6, 8.0, 9.0
#: The radius of a numbered disc, the size of a measure, the lanes that both stand in, and how near
#: to each other two discs, and two measures side by side, may stand in one.
_DISC, _MEASURE, _LANE, _NEAR, _MEASURED = 2.0, 2.2, 4.8, 4.3, 7.5
#: Between two lines that hatch a card, in the mm of the sheet.
_HATCH = 7
#: Runs of pages that are told one by one.
_TOLD = 3


@dataclass(frozen=True, slots=True)
class SheetRun:
    """Sheets that are cut alike: how they are laid out, their cells, and runs of their pages.

    A run is the numbers of its first page and its last. Those in a stack are cut at once.
    """

    layout: SheetLayout
    cells: tuple[int, ...]
    runs: tuple[tuple[int, int], ...]
    stacked: bool = False

    @property
    def cuts(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The x of each cut down and the y of each one across, in mm, in the order of cutting."""
        if not self.layout.grid.piece.cut_straight:
            return (), ()
        down, across = self.layout.cut_lines(self.cells, back=False)
        return down[::-1], across[::-1]

    def text(self, say: Words = ENGLISH) -> str:
        """The line of a sheet: what is cut, on which pages, and by which cuts."""
        runs = [f"{first}–{last}" if last > first else f"{first}" for first, last in self.runs]
        if len(runs) > _TOLD:
            runs = [*runs[: _TOLD - 1], f"… {runs[-1]}"]
        one = len(runs) == 1 and "–" not in runs[0]
        pages = say(
            "{pieces}, page {pages}" if one else "{pieces}, pages {pages}",
            pieces=say(self.named),
            pages=", ".join(runs),
        )
        down, across = map(len, self.cuts)
        if not down:
            return f"{pages}: scissors, along the dashed rings"
        if self.stacked:
            several = len(runs) > 1
            pages += say(", each run a stack of its own" if several else ", in one stack")
        return say(
            "{pages}: {down} down, {across} across",
            pages=pages,
            down=_so_many(1, down, say),
            across=_so_many(down + 1, across, say),
        )

    @property
    def named(self) -> str:
        """The name of what is cut out."""
        piece = self.layout.grid.piece
        if piece.round:
            return "Balls"
        return "Trays" if piece.as_large_as(TRAY) else "Cards"


def _so_many(first: int, count: int, say: Words = ENGLISH) -> str:
    """Cuts that follow each other, by their numbers.

    >>> _so_many(1, 4), _so_many(5, 2)
    ('1 to 4', '5 and 6')
    """
    word = "{first} and {last}" if count == 2 else "{first} to {last}"
    return say(word, first=first, last=first + count - 1)


def cut_alike(sheets: Sequence[Sheet], before: int = 0) -> list[SheetRun]:
    """The kinds of sheets by how they are cut; ``sheets`` are those of page after page.

    Pages are numbered behind so many others. A stack is cut as its first sheet is, which has most
    cards, and each deck has stacks of its own.
    """
    found: dict[tuple[SheetLayout, tuple[int, ...], bool], list[tuple[str, int, int]]] = {}
    first: dict[tuple[SheetLayout, str], tuple[int, ...]] = {}
    for number, sheet in enumerate(sheets, start=before + 1):
        deck = sheet.deck if sheet.stacked else ""
        cells = sheet.cells
        if sheet.stacked:
            cells = first.setdefault((sheet.layout, deck), cells)
        runs = found.setdefault((sheet.layout, cells, sheet.stacked), [])
        if runs and (runs[-1][0], runs[-1][2]) == (deck, number - 1):
            runs[-1] = (deck, runs[-1][1], number)
        else:
            runs.append((deck, number, number))
    return [
        SheetRun(layout, cells, tuple((one, last) for _, one, last in runs), stacked)
        for (layout, cells, stacked), runs in found.items()
    ]


def steps(kinds: Sequence[SheetRun], say: Words = ENGLISH) -> Iterator[str]:
    """The steps, one after the other, in words; those of the first kind with straight cuts."""
    if kinds[0].layout.folded:
        yield say("Score, fold and glue each sheet, and let it dry under books.")
    first = next((kind for kind in kinds if kind.cuts[0]), None)
    if not first:
        yield "Put this page aside. Cut with scissors, just inside the dashed rings."
        return
    yield from _made_ready(first, say)
    piece, (wide, high) = first.layout.grid.piece, first.layout.grid.cell
    marks = "angles" if piece.apart else "crosses"
    down = say(
        "First cut from top to bottom, in the order of the numbers. Each cut goes through two "
        "short marks that face each other. Here, cards are hatched; the rest is waste."
    )
    yield f"{down} {_at_the_stop('left', wide, say)}"
    yield say(
        "Pile up the strips that have cards: the left one on top, their upper ends even."
        if first.stacked
        else "Cut each strip by itself. With a guillotine you may pile up the strips of a sheet, "
        "their upper ends even."
    )
    across = say(
        "Now cut across. The marks in the margin are cut off, so use the small {marks} in the "
        "corners of each card.",
        marks=say(marks),
    )
    yield f"{across} {_at_the_stop('top', high, say)}"
    if first.stacked:
        yield say("Put the piles together, the upper ones on top. All cards are then in order.")
    if piece.corner:
        yield say(
            "Round the corners ({radius} mm) with scissors or a punch. Cut just inside the thin "
            "arcs.",
            radius=say.number(f"{piece.corner:.1f}"),
        )


def _made_ready(first: SheetRun, say: Words) -> Iterator[str]:
    """The preparations before the first cut."""
    piece = first.layout.grid.piece
    if piece.apart:
        yield say(
            "Laminate each sheet whole. Then cut at the marks, without a rim of film. Film slips: "
            "so there are {gap} mm between the cards, and each has its own cuts.",
            gap=say.number(f"{piece.gap:g}"),
        )
    if first.stacked:
        yield say(
            "Put this page aside. Pile up the sheets, fronts up, with page {page} on top. Tap the "
            "pile even at the left and at the top. A guillotine cuts all sheets at once.",
            page=first.runs[0][0],
        )
    else:
        yield say("Put this page aside. Cut with the fronts up: the backs have fewer marks.")


def _at_the_stop(edge: str, size: float, say: Words) -> str:
    """The setting of a guillotine whose stop does not come as near as the last cut wants."""
    return say(
        "The millimeters are measured from the {edge} edge of the paper: hold it against the stop "
        "of a guillotine. For the last cut, turn the rest around and set {size} mm.",
        edge=say(edge),
        size=say.number(f"{size:g}"),
    )


def draw_cut_plan(
    document: Document,
    title: str,
    line: str,
    kinds: Sequence[SheetRun],
    say: Words,
    *,
    empty: int = 0,
) -> None:
    """Draw the page and turn it; behind it come so many ``empty`` ones. ``line`` is at its foot."""
    paper = kinds[0].layout.paper
    whole = (0.0, 0.0, paper.width, paper.height)
    for number in range(1 + empty):
        if number:
            _empty(document, paper, say)
        else:
            _plan(document, paper, title, line, kinds, say)
        document.boxes(whole, 0.0)
        document.turn_page()


def _plan(
    document: Document,
    paper: Paper,
    title: str,
    line: str,
    kinds: Sequence[SheetRun],
    say: Words,
) -> None:
    """Draw a heading, the steps, and a picture of each kind of sheet, tagged."""
    section = document.tags.document.add("Sect", title=say("Cut plan"))
    with document.tags.content(section.add("H1")):
        head = say("{title}: how to cut", title=title)
        document.draw((Text(_MARGIN, _HEAD, head, "display", 5.6),))
    top = _STEPS
    for number, step in enumerate(steps(kinds, say), start=1):
        room = (paper.width - 2 * _MARGIN - _INDENT, 20.0)
        block = fit_block(step, _TYPE, room, floor=_LEAST, even=False)
        lines = block.texts(_MARGIN + _INDENT, top, anchor="start")
        with document.tags.content(section.add("P")):
            document.draw((replace(lines[0], x=_MARGIN, text=f"{number}."), *lines))
        top += block.height + _LEAD
    foot = paper.height - _MARGIN
    for kind, place in zip(kinds, _places(len(kinds), paper.width, top, foot - 4.0), strict=True):
        drawn, words, box = _picture(kind, place, say)
        alt = say("A sheet with its cuts. {cuts}.", cuts=kind.text(say))
        with document.tags.content(section.add("Figure", alt=alt, box=document.area(box))):
            document.draw(drawn)
        with document.tags.content(section.add("P")):
            document.draw(words)
    size = fit_line(line, "body", 2.4, paper.width - 2 * _MARGIN, floor=1.3)
    with document.tags.content(section.add("P")):
        document.draw((Text(_MARGIN, foot, line, "body", size),))


def _places(count: int, width: float, top: float, foot: float) -> Iterator[Box]:
    """Left, top, right and bottom of the room for each of so many pictures."""
    columns = min(count, 2)
    rows = math.ceil(count / columns)
    wide = (width - 2 * _MARGIN - _BETWEEN * (columns - 1)) / columns
    high = (foot - top) / rows
    for place in range(count):
        row, column = divmod(place, columns)
        left = _MARGIN + column * (wide + _BETWEEN)
        yield left, top + row * high, left + wide, top + (row + 1) * high


def _picture(
    kind: SheetRun, room: Box, say: Words
) -> tuple[tuple[Item, ...], tuple[Item, ...], Box]:
    """A sheet in its room, the words below, and the area (left, top, right, bottom) of it."""
    left, top, right, foot = room
    paper, lanes = kind.layout.paper, 2 * _LANE + 1.0
    wide = paper.width / (2 if kind.layout.folded else 1)
    scale = min(
        (right - left - 2 * lanes) / wide, (foot - top - 2 * lanes - _WORDS) / paper.height, _SCALE
    )
    x, y = left + lanes, top + lanes
    right, bottom = x + wide * scale, y + paper.height * scale
    sheet = Group((*_sheet(kind, wide, say("top")),), (scale, 0, 0, scale, x, y))
    down, across = kind.cuts
    items: list[Item] = [sheet]
    for number, (cut, lane) in _numbered(down, scale, 1, _MEASURED):
        out, at = 1.0 + _DISC + lane * _LANE, x + cut * scale
        items += _line((at, y - out), (at, bottom))
        items += _disc(number, at, y - out)
        items.append(_measure(say, cut, (at, bottom + 2.6 + lane * 2.6), "middle"))
    for number, (cut, lane) in _numbered(across, scale, 1 + len(down), _NEAR):
        out, at = 1.0 + _DISC + lane * _LANE, y + cut * scale
        items += _line((x - out, at), (right, at))
        items += _disc(number, x - out, at)
        items.append(_measure(say, cut, (right + 1.0 + lane * 7.0, at + 0.8), "start"))
    below = bottom + (6.0 if down else 1.0)
    words = fit_block(kind.text(say), 2.9, (room[2] - x, _WORDS), floor=_LEAST, even=False)
    return tuple(items), tuple(words.texts(x, below, anchor="start")), (left, top, right, bottom)


def _sheet(kind: SheetRun, wide: float, top: str) -> Iterator[Item]:
    """A sheet in its own size, the corner of its paper at the origin: its cards, and its rings."""
    layout = kind.layout
    paper, piece = layout.paper, layout.grid.piece
    yield Shape(outline.rectangle(0, 0, wide, paper.height), stroke="soft", width=0.25)
    across, down = layout.grid.cell
    for cell in kind.cells:
        x, y = layout.cell(cell, back=False)
        if piece.round:
            ring = outline.circle(x + across / 2, y + across / 2, across / 2)
            yield Shape(ring, fill="paper", stroke="ink", width=0.4, dash=(3.0, 2.0))
        else:
            yield from _hatched(x, y, across, down, piece.corner)
    yield from registers(layout, back=False)
    yield Text(layout.left(back=False) + across / 5, 9.0, top, "italic", 5.0, "soft", "middle")


def _hatched(x: float, y: float, wide: float, high: float, corner: float) -> Iterator[Item]:
    """A card at (x, y): what is kept is hatched, in every palette."""
    card = outline.rounded(x, y, wide, high, corner)
    lines = (
        Shape(outline.line(x + start - high, y + high, x + start, y), stroke="soft", width=0.2)
        for start in range(_HATCH, int(wide + high), _HATCH)
    )
    yield Shape(card, fill="paper")
    yield Group(tuple(lines), clip=card)


def _numbered(
    cuts: Sequence[float], scale: float, first: int, near: float
) -> Iterator[tuple[int, tuple[float, int]]]:
    """The number of each cut, and the cut with the lane in which it is clear of the last."""
    last = [math.inf, math.inf]
    for number, cut in enumerate(cuts, start=first):
        lane = 0 if last[0] - cut * scale >= near else 1
        last[lane] = cut * scale
        yield number, (cut, lane)


def _line(start: tuple[float, float], end: tuple[float, float]) -> Iterator[Item]:
    yield Shape(outline.line(*start, *end), stroke="ink", width=0.25)


def _disc(number: int, x: float, y: float) -> Iterator[Item]:
    """The number of a cut at the end of its line."""
    yield Shape(outline.circle(x, y, _DISC), fill="paper", stroke="ink", width=0.2)
    yield Text(x, y + 0.9, str(number), "display", 2.6, anchor="middle")


def _measure(say: Words, cut: float, at: tuple[float, float], anchor: str) -> Text:
    """The distance of a cut from the edge of the paper, in mm."""
    told = say.number(f"{cut:.2f}".removesuffix("0"))
    return Text(*at, told, "body", _MEASURE, "ink", anchor)


def _empty(document: Document, paper: Paper, say: Words) -> None:
    """Draw the page behind the plan: a line that says why nothing else is there."""
    text = say("This page is empty on purpose. Print it too, or fronts and backs will not match.")
    section = document.tags.document.add("Sect", title=say("Back of the cut plan"))
    with document.tags.content(section.add("P")):
        document.draw((Text(paper.width / 2, _HEAD, text, "italic", 3.4, "ink", "middle"),))
