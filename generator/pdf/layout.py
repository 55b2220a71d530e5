"""Where cards lie on a sheet: a block of equal cells, cut lines, and a strip for the furniture.

Fronts and backs share one block: seen from the back of the paper, turned over its long edge,
columns run the other way and left and right margins change places, heights stay.
"""

from __future__ import annotations

from dataclasses import dataclass

from generator.pdf.units import Paper
from generator.scene.card_format import POKER

#: What home printers leave blank at the edges of the paper.
PRINTER_MARGIN = 6.35
#: Room beside the block for crop marks and one line of furniture within the printer's margin.
STRIP = 18.0


@dataclass(frozen=True, slots=True)
class Grid:
    """What is cut from a sheet: trimmed size, columns, rows and the gap between cells, in mm."""

    width: float
    height: float
    columns: int
    rows: int
    gap: float = 0.0
    round: bool = False

    @property
    def per_sheet(self) -> int:
        """Cells on one sheet."""
        return self.columns * self.rows

    @property
    def block(self) -> tuple[float, float]:
        """Width and height of all cells together."""
        return (
            self.columns * self.width + (self.columns - 1) * self.gap,
            self.rows * self.height + (self.rows - 1) * self.gap,
        )


#: Poker cards, nine with shared edges on A4 and on US Letter.
CARDS = Grid(POKER.width, POKER.height, 3, 3)
#: Trays of Card Tennis, 7 × 5 inches, two to a sheet.
TRAYS = Grid(177.8, 127.0, 1, 2)
#: Balls of Card Tennis, round, with room for scissors between them.
BALLS = Grid(44.0, 44.0, 3, 4, gap=8.0, round=True)

GRIDS = {"card": CARDS, "tray": TRAYS, "ball": BALLS}


@dataclass(frozen=True, slots=True)
class Layout:
    """A grid placed on a paper: the block's left and top on the front, and the strip's side."""

    paper: Paper
    grid: Grid
    left: float
    top: float
    strip: str

    def block_left(self, *, back: bool) -> float:
        """The left edge of the block, in mm from the left of the page as printed."""
        return self.paper.width - self.left - self.grid.block[0] if back else self.left

    def slot(self, index: int, *, back: bool) -> tuple[int, int]:
        """Column and row of a cell as printed; cells run in rows from the front's upper left."""
        row, column = divmod(index, self.grid.columns)
        return (self.grid.columns - 1 - column if back else column), row

    def cell(self, index: int, *, back: bool) -> tuple[float, float]:
        """Left and top of a cell in mm."""
        column, row = self.slot(index, back=back)
        x = self.block_left(back=back) + column * (self.grid.width + self.grid.gap)
        return x, self.top + row * (self.grid.height + self.grid.gap)

    def corners(self, count: int, *, back: bool) -> tuple[tuple[float, float], ...]:
        """Every corner (x, y) in mm of the first ``count`` cells, each once, sorted."""
        wide, high = self.grid.width, self.grid.height
        cells = (self.cell(i, back=back) for i in range(count))
        found = {
            (round(x + dx, 4), round(y + dy, 4))
            for x, y in cells
            for dx in (0, wide)
            for dy in (0, high)
        }
        return tuple(sorted(found))

    def cut_lines(self, count: int, *, back: bool) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The x of every upright cut and the y of every level cut of the first cells, in mm."""
        corners = self.corners(count, back=back)
        return tuple(sorted({x for x, _ in corners})), tuple(sorted({y for _, y in corners}))


def layout(paper: Paper, grid: Grid) -> Layout:
    """The grid on the paper: the strip at the foot where there is room, else at the side."""
    wide, high = grid.block
    spare_x, spare_y = paper.width - wide, paper.height - high
    if spare_y >= STRIP + PRINTER_MARGIN:
        top = min(spare_y / 2, spare_y - STRIP)
        return Layout(paper, grid, spare_x / 2, top, "foot")
    return Layout(paper, grid, spare_x - 7.0, spare_y / 2, "side")
