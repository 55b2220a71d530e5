"""The first page of a deck that is cut by a plan: its sheets, small, with the cuts numbered.

Level cuts come first, for they go through the whole sheet; then its strips are laid on one another
and cut upright. Of sheets that are cut alike one is drawn.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from generator.pdf.document import Document
from generator.pdf.layout import Layout
from generator.pdf.sheets import Sheet
from generator.pdf.units import Paper
from generator.scene import outline
from generator.scene.fit import fit_block, fit_line
from generator.scene.model import Item, Shape, Text

_MARGIN, _HEAD, _STEPS = 15.0, 22.0, 28.0
_TYPE, _LEAST, _LEAD, _INDENT = 3.5, 2.2, 2.0, 6.0
#: Sheets are drawn so large at most; between two of them, and for the words below each, in mm.
_SCALE, _BETWEEN, _WORDS = 0.42, 10.0, 12.0
#: The radius of a numbered disc, the lanes that discs stand in, and how near two stand in one.
_DISC, _LANE, _NEAR = 2.0, 4.4, 4.3


@dataclass(frozen=True, slots=True)
class Alike:
    """Sheets that are cut alike: how they are laid out, their cells, and runs of their pages.

    A run is the numbers of its first page and its last. Those in a stack are cut at once.
    """

    layout: Layout
    cells: tuple[int, ...]
    runs: tuple[tuple[int, int], ...]
    stacked: bool = False

    @property
    def cuts(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The y of each level cut and the x of each upright one, in mm, in the order of cutting."""
        if not self.layout.grid.piece.cut_straight:
            return (), ()
        upright, level = self.layout.cut_lines(self.cells, back=False)
        return level, upright

    @property
    def told(self) -> str:
        """The pages, and how they are cut."""
        runs = [f"{first}–{last}" if last > first else f"{first}" for first, last in self.runs]
        if len(runs) > 3:
            runs = [*runs[:2], f"… {runs[-1]}"]
        level, upright = map(len, self.cuts)
        one = len(self.runs) == 1 and "–" not in runs[0]
        named = f"Page{'' if one else 's'} {', '.join(runs)}"
        if not level:
            return f"{named}: scissors, along the dashed rings"
        if self.stacked:
            named += ", each run in one stack" if len(self.runs) > 1 else ", in one stack"
        return f"{named}: level 1 to {level}, upright {level + 1} to {level + upright}"


def cut_alike(sheets: Sequence[Sheet], before: int = 0) -> list[Alike]:
    """The kinds of sheets by how they are cut; ``sheets`` are those of page after page.

    Pages are numbered behind so many others. A stack is cut as its first sheet is, which has most
    cards, and each deck has stacks of its own.
    """
    found: dict[tuple[Layout, tuple[int, ...], bool], list[tuple[str, int, int]]] = {}
    first: dict[tuple[Layout, str], tuple[int, ...]] = {}
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
        Alike(layout, cells, tuple((one, last) for _, one, last in runs), stacked)
        for (layout, cells, stacked), runs in found.items()
    ]


def steps(kinds: Sequence[Alike]) -> Iterator[str]:
    """What is done one after the other, in words."""
    first = kinds[0]
    if first.layout.folded:
        yield "Score, fold and glue each sheet, and let it dry under books."
    if first.layout.grid.piece.apart:
        yield "To laminate: put each sheet whole through the machine, and cut what comes out."
    if first.stacked:
        yield (
            "Lay the sheets on one another, fronts up, the first page on top. Knock their edges "
            "flush: the whole stack is cut at once."
        )
    yield (
        "Level cuts: along the lines 1, 2, 3 … from edge to edge."
        + (" Between two cards there are two." if first.layout.grid.piece.apart else "")
    )
    yield (
        "Lay the strips on one another, the upper ones on top, their left ends flush."
        if first.stacked
        else "The strips have lost the marks of their margins: small crosses in the corners of the "
        "cards are left. Lay strips on one another, their ends flush, or cut each by itself."
    )
    yield "Upright cuts: the numbers that follow, from the left."
    if first.stacked:
        yield "Lay the piles on one another, the left ones on top: the cards lie in their order."
    if first.layout.grid.piece.corner:
        yield "Round the corners, just inside of the thin arcs, with scissors or a corner punch."


def draw_cut_plan(
    document: Document, title: str, line: str, kinds: Sequence[Alike], *, empty: int = 0
) -> None:
    """Draw the page and turn it; behind it come so many ``empty`` ones. ``line`` is at its foot."""
    paper = kinds[0].layout.paper
    whole = (0.0, 0.0, paper.width, paper.height)
    for number in range(1 + empty):
        if number:
            _empty(document, paper)
        else:
            _plan(document, paper, title, line, kinds)
        document.boxes(whole, 0.0)
        document.turn_page()


def _plan(document: Document, paper: Paper, title: str, line: str, kinds: Sequence[Alike]) -> None:
    """Draw a heading, the steps, and a picture of each kind of sheet, tagged."""
    section = document.tags.document.add("Sect", title="Cut plan")
    with document.tags.content(section.add("H1")):
        document.draw((Text(_MARGIN, _HEAD, f"{title}: how to cut", "display", 5.6),))
    top = _STEPS
    for number, step in enumerate(steps(kinds), start=1):
        room = (paper.width - 2 * _MARGIN - _INDENT, 20.0)
        block = fit_block(step, _TYPE, room, floor=_LEAST)
        lines = block.texts(_MARGIN + _INDENT, top, anchor="start")
        with document.tags.content(section.add("P")):
            document.draw((replace(lines[0], x=_MARGIN, text=f"{number}."), *lines))
        top += block.height + _LEAD
    foot = paper.height - _MARGIN
    places = _places(len(kinds), paper.width, top + 2.0, foot - 5.0)
    for kind, place in zip(kinds, places, strict=True):
        drawn, words, box = _picture(kind, *place)
        alt = f"A sheet with its cuts. {kind.told}."
        with document.tags.content(section.add("Figure", alt=alt, box=document.area(box))):
            document.draw(drawn)
        with document.tags.content(section.add("P")):
            document.draw(words)
    size = fit_line(line, "body", 2.4, paper.width - 2 * _MARGIN, floor=1.3)
    with document.tags.content(section.add("P")):
        document.draw((Text(_MARGIN, foot, line, "body", size),))


def _places(
    count: int, width: float, top: float, foot: float
) -> Iterator[tuple[float, float, float, float]]:
    """Left, top, width and height of the room for each of so many pictures."""
    columns = min(count, 2)
    rows = math.ceil(count / columns)
    wide = (width - 2 * _MARGIN - _BETWEEN * (columns - 1)) / columns
    high = (foot - top) / rows
    for place in range(count):
        row, column = divmod(place, columns)
        yield _MARGIN + column * (wide + _BETWEEN), top + row * high, wide, high


def _picture(
    kind: Alike, left: float, top: float, wide: float, high: float
) -> tuple[tuple[Item, ...], tuple[Item, ...], tuple[float, float, float, float]]:
    """A sheet in its room, the words below, and the area (left, top, right, bottom) of it."""
    paper, lanes = kind.layout.paper, 2 * _LANE + 1.0
    broad = paper.width / (2 if kind.layout.folded else 1)
    scale = min((wide - lanes) / broad, (high - lanes - _WORDS) / paper.height, _SCALE)
    x, y = left + lanes, top + lanes
    right, bottom = x + broad * scale, y + paper.height * scale
    sheet = outline.rectangle(x, y, right - x, bottom - y)
    items = [Shape(sheet, stroke="ink", width=0.2), *_cells(kind, x, y, scale)]
    level, upright = kind.cuts
    lanes_of = (*_lanes(level, scale), *_lanes(upright, scale))
    discs: list[Item] = []
    for number, (at, lane) in enumerate(lanes_of, start=1):
        out = 1.0 + _DISC + lane * _LANE
        across = number <= len(level)
        start = (x - out, y + at) if across else (x + at, y - out)
        end = (right, y + at) if across else (x + at, bottom)
        items.append(Shape(outline.line(*start, *end), stroke="ink", width=0.2))
        discs += _disc(number, *start)
    box = left, top, right, bottom
    words = fit_block(kind.told, 2.9, (wide, _WORDS), floor=_LEAST)
    return (*items, *discs), tuple(words.texts(left, bottom + 2, anchor="start")), box


def _lanes(cuts: Sequence[float], scale: float) -> Iterator[tuple[float, int]]:
    """Where each cut lies in the picture, and in which lane its disc stands clear of the last."""
    last = [-math.inf, -math.inf]
    for cut in cuts:
        at = cut * scale
        lane = 0 if at - last[0] >= _NEAR else 1
        last[lane] = at
        yield at, lane


def _disc(number: int, x: float, y: float) -> Iterator[Item]:
    """The number of a cut at the end of its line."""
    yield Shape(outline.circle(x, y, _DISC), fill="paper", stroke="ink", width=0.2)
    yield Text(x, y + 0.9, str(number), "display", 2.6, anchor="middle")


def _cells(kind: Alike, x: float, y: float, scale: float) -> Iterator[Item]:
    """The cards of a sheet whose upper left corner is at (x, y)."""
    wide, high = (value * scale for value in kind.layout.grid.cell)
    for cell in kind.cells:
        left, top = (value * scale for value in kind.layout.cell(cell, back=False))
        shape = outline.rounded(x + left + 1, y + top + 1, wide - 2, high - 2, 1.0)
        if kind.layout.grid.piece.round:
            shape = outline.circle(x + left + wide / 2, y + top + wide / 2, wide / 2)
        yield Shape(shape, fill="paper", stroke="soft", width=0.12)


def _empty(document: Document, paper: Paper) -> None:
    """Draw the page behind the plan: a line that says why nothing else is there."""
    text = "This side stays empty, so that fronts and backs lie on one sheet."
    section = document.tags.document.add("Sect", title="Back of the cut plan")
    with document.tags.content(section.add("P")):
        document.draw((Text(paper.width / 2, _HEAD, text, "italic", 3.0, "soft", "middle"),))
