"""The layout of a sheet: a block of equal cells in the middle, and a strip for the furniture.

The block stands in the middle of the paper both ways, so that fronts and backs share one place
whichever edge the paper is turned over. As many pieces lie on a sheet as leave room for their bleed
within what a printer can reach; on US Letter eight cards lie on their side, for the edges of nine
would come so close to that of the paper that no printer could lay a bleed around them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from cardwright.drawing.scene import card_format
from cardwright.drawing.scene.card_format import POKER, CardFormat, Perforated
from cardwright.drawing.scene.model import Transform
from cardwright.drawing.scene.paper import PAPERS, Paper
from cardwright.errors import UsageError

#: No line of text comes nearer to the edge of any paper than this: a quarter of an inch.
TEXT_EDGE = 6.35
#: The line of text lies so far outside the block where there is room, and never nearer than that.
FOOT_LINE, NEAREST_LINE = 10.6, 8.2
#: Ruler and line of text are so wide together; at the foot of a block that is narrower by this they
#: lie so far outside it, clear of its marks, where there is room.
FURNITURE, NARROWER, FAR_LINE = 178.0, 10.0, 15.0
#: The room on both sides of a fold, for the bleed of what lies there.
GUTTER = 10.0
#: So far, in mm, backs are printed beyond the cut at least where a sheet of cards apart is chosen.
_ASIDE = 4.0
#: Letters reach so far below their line, in mm: so far it stays clear of what is not printed.
BELOW = 0.35
#: Lengths that differ by less than this are equal.
_SETTLED = 1e-6


@dataclass(frozen=True, slots=True)
class CutPiece:
    """A piece that is cut from a sheet: its trimmed size, and the gap to the next, in mm.

    What is broken out of a perforated `sheet` lies on its side, where the maker's sheet has it.
    A `corner` is the radius in mm that a line to round its corners by is drawn with, 0 for none.
    """

    width: float
    height: float
    gap: float = 0.0
    round: bool = False
    sheet: Perforated | None = None
    corner: float = 0.0

    @property
    def cut_straight(self) -> bool:
        """True if it is cut along straight lines, and neither by scissors nor broken out."""
        return not self.round and self.sheet is None

    @property
    def apart(self) -> bool:
        """True if straight cuts are made on both sides of a gap."""
        return self.cut_straight and self.gap > 0

    def as_large_as(self, other: CutPiece) -> bool:
        """Test if the other is of the same size, however both are cut."""
        return (self.width, self.height) == (other.width, other.height)


#: Poker cards, whose edges meet.
CARD = CutPiece(POKER.width, POKER.height)
#: Trays of Card Tennis.
TRAY = CutPiece(*card_format.TRAY)
#: Balls of Card Tennis, round, with room for scissors and bleed between them.
BALL = CutPiece(card_format.BALL, card_format.BALL, gap=12.0, round=True)

PIECES = {"card": CARD, "tray": TRAY, "ball": BALL}


def card_piece(size: CardFormat) -> CutPiece:
    """A card of this size."""
    return CutPiece(size.width, size.height, sheet=size.sheet)


class PaperTurn(Enum):
    """The turn of the paper between the printing of fronts and of backs.

    A page of backs for the short edge is that for the long edge, turned about.
    """

    LONG = "long"  # the paper is turned over its long edge
    SHORT = "short"  # over its short edge
    FOLD = "fold"  # nothing: both lie on one side, which is folded in the middle


@dataclass(frozen=True, slots=True)
class Grid:
    """So many columns and rows of a piece, upright or `turned` on its side."""

    piece: CutPiece
    columns: int
    rows: int
    turned: bool = False

    @property
    def cell(self) -> tuple[float, float]:
        """Width and height of a cell as it lies on the sheet, in mm."""
        wide, high = self.piece.width, self.piece.height
        return (high, wide) if self.turned else (wide, high)

    @property
    def per_sheet(self) -> int:
        """Cells on one sheet."""
        return self.columns * self.rows

    @property
    def block(self) -> tuple[float, float]:
        """Width and height of all cells together, in mm."""
        (wide, high), (beside, below) = self.cell, self.gaps
        return (
            self.columns * wide + (self.columns - 1) * beside,
            self.rows * high + (self.rows - 1) * below,
        )

    @property
    def gaps(self) -> tuple[float, float]:
        """The mm between two columns and between two rows."""
        aisle = self.piece.sheet.aisle if self.piece.sheet else 0.0
        return self.piece.gap + aisle, self.piece.gap


def grid(
    paper: Paper, piece: CutPiece, turn: PaperTurn = PaperTurn.LONG, count: int | None = None
) -> Grid:
    """The grid with most cells of the piece, upright where it makes no difference.

    Where only so many are `count`ed it has no empty rows.

    Raises UsageError where not even one fits the paper, or a perforated sheet is of another one.

    >>> [grid(PAPERS[name], CARD).per_sheet for name in ("a4", "letter")]
    [9, 8]
    """
    if piece.sheet:
        return _perforated(paper, piece, piece.sheet, turn)
    around = paper.edge + (_ASIDE if piece.apart else POKER.bleed)
    width = (
        (paper.width - GUTTER) / 2 - around if turn is PaperTurn.FOLD else paper.width - 2 * around
    )
    height = paper.height - 2 * around
    found = [
        Grid(piece, _fitting(width, wide, piece.gap), _fitting(height, high, piece.gap), turned)
        for turned, (wide, high) in (
            (False, (piece.width, piece.height)),
            (True, (piece.height, piece.width)),
        )
    ]
    if piece.apart:
        found = [fewer for most in found for fewer in _with_a_line(most, paper, turn)]
    best = max(found, key=lambda grid: _worth(grid, paper, turn), default=None)
    if not (best and best.per_sheet):
        raise UsageError(
            f"a piece of {piece.width:g} × {piece.height:g} mm does not fit {paper.title}",
            hint="use a smaller size, another paper, or another layout",
        )
    if count and count < best.per_sheet:
        best = replace(best, columns=min(best.columns, count))
        best = replace(best, rows=math.ceil(count / best.columns))
    return best


def _worth(grid: Grid, paper: Paper, turn: PaperTurn) -> tuple[float, ...]:
    """By what grids are compared: their cells, and of cells apart also the least margin in mm."""
    if not grid.piece.apart:
        return (grid.per_sheet,)
    place = SheetLayout(paper, grid, turn)
    return grid.per_sheet, min(place.top, place.left(back=False))


def _with_a_line(most: Grid, paper: Paper, turn: PaperTurn) -> Iterator[Grid]:
    """The grids with so many columns and rows at most that leave room for the line of text."""
    grids = (
        replace(most, columns=columns, rows=rows)
        for columns in range(most.columns, 0, -1)
        for rows in range(most.rows, 0, -1)
    )
    return (grid for grid in grids if SheetLayout(paper, grid, turn).has_a_line)


def _perforated(paper: Paper, piece: CutPiece, sheet: Perforated, turn: PaperTurn) -> Grid:
    """The cells of a maker's sheet; raises UsageError for what cannot be done with it."""
    if sheet.paper != paper.name:
        raise UsageError(
            f"{sheet.product} is not a sheet of {paper.title}",
            hint=f"use {PAPERS[sheet.paper].title}: --paper {sheet.paper}",
        )
    if turn is PaperTurn.FOLD:
        raise UsageError(
            f"cards of {sheet.product} are broken out, not folded and glued",
            hint="print both sides, or fronts and backs on separate sheets: --sides fronts",
        )
    return Grid(piece, sheet.columns, sheet.rows, turned=True)


def _fitting(room: float, length: float, gap: float) -> int:
    """The number of lengths, with gaps between them, that fit into the room."""
    return math.floor((room + gap) / (length + gap) + _SETTLED)


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """A grid in the middle of a paper, and what is done between fronts and backs."""

    paper: Paper
    grid: Grid
    turn: PaperTurn = PaperTurn.LONG

    @property
    def folded(self) -> bool:
        """True if fronts and backs lie on one side of the paper."""
        return self.turn is PaperTurn.FOLD

    @property
    def top(self) -> float:
        """The upper edge of the block, in mm from that of the page."""
        return (self.paper.height - self.grid.block[1]) / 2

    def left(self, *, back: bool) -> float:
        """The left edge of the block, in mm from that of the page as printed."""
        wide = self.grid.block[0]
        if not self.folded:
            return (self.paper.width - wide) / 2
        half = GUTTER / 2
        return self.paper.width / 2 + (half if back else -half - wide)

    @property
    def strip(self) -> str:
        """The place of the furniture: at the foot of the page, or up its side."""
        return "foot" if self._line(self.top) >= NEAREST_LINE else "side"

    @property
    def narrow(self) -> bool:
        """True if the furniture lies partly below the marks, for it is wider than the block."""
        marked = self.grid.piece.cut_straight and not self.folded
        return marked and self.grid.block[0] < FURNITURE - NARROWER

    @property
    def has_a_line(self) -> bool:
        """True if there is room for the line of text."""
        return self.line > NEAREST_LINE - _SETTLED

    @property
    def line(self) -> float:
        """The distance of the line of text from the block, in mm."""
        margin = self.top if self.strip == "foot" else self.left(back=False)
        return self._line(margin)

    def _line(self, margin: float) -> float:
        edge = self.paper.edge + BELOW if self.grid.piece.apart else TEXT_EDGE
        return min(FAR_LINE if self.narrow else FOOT_LINE, margin - edge - 0.3)

    def slot(self, index: int, *, back: bool) -> tuple[int, int]:
        """Column and row of a cell as printed; cells run in rows from the front's upper left."""
        row, column = divmod(index, self.grid.columns)
        return (self.grid.columns - 1 - column if back else column), row

    def cell(self, index: int, *, back: bool) -> tuple[float, float]:
        """Left and top of a cell in mm."""
        column, row = self.slot(index, back=back)
        (wide, high), (beside, below) = self.grid.cell, self.grid.gaps
        return self.left(back=back) + column * (wide + beside), self.top + row * (high + below)

    def lying(self, index: int, *, back: bool) -> Transform:
        """The transform that lays a piece, drawn upright at the origin, in its cell."""
        x, y = self.cell(index, back=back)
        wide, high = self.grid.cell
        if not self.grid.turned:
            return 1, 0, 0, 1, x, y
        if back:
            return 0, 1, -1, 0, x + wide, y  # its head to the right
        return 0, -1, 1, 0, x, y + high  # its head to the left

    def corners(self, cells: tuple[int, ...], *, back: bool) -> tuple[tuple[float, float], ...]:
        """Every corner (x, y) in mm of these cells, each once, sorted."""
        wide, high = self.grid.cell
        places = (self.cell(i, back=back) for i in cells)
        found = {
            (round(x + dx, 4), round(y + dy, 4))
            for x, y in places
            for dx in (0, wide)
            for dy in (0, high)
        }
        return tuple(sorted(found))

    def cut_lines(
        self, cells: tuple[int, ...], *, back: bool
    ) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The x of every upright cut and the y of every level cut of these cells, in mm."""
        corners = self.corners(cells, back=back)
        return tuple(sorted({x for x, _ in corners})), tuple(sorted({y for _, y in corners}))


def layout(
    paper: Paper, piece: CutPiece, turn: PaperTurn = PaperTurn.LONG, count: int | None = None
) -> SheetLayout:
    """As many of the piece as fit the paper, in its middle; raises UsageError where none does."""
    return SheetLayout(paper, grid(paper, piece, turn, count), turn)
