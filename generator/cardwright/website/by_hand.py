"""Drawings of what hands do with a sheet: put it back into the printer, cut it by strips, fold it.

As in `walk.py`, they are made of the layout and of the sheets themselves.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.model import Group, Item, Scene, Shape, Transform, moved
from cardwright.printing.sheets.layout import GUTTER, PaperTurn, SheetLayout
from cardwright.printing.sheets.marks import crop_marks, crosses, fold_line, registers
from cardwright.website.shots import PAPER
from cardwright.website.sketch import FINE, LINE, LOUD, arrow, bold, joined, sheet, sketch, word
from cardwright.website.walk import cells_of, place

#: What is seen of a printer, by whether it prints the side of the paper that lies up, and how a
#: sheet with a cross of pencil on that side is put back to be printed behind.
AGAIN = (
    (True, "Cross on the print:", "back in, print down"),
    (False, "Cross on the blank side:", "back in, print up"),
)


def again() -> Scene:
    """The way a sheet goes back into the printer, found with a cross of pencil."""
    top, scale = 11.0, 0.105
    wide, high = scale * PAPER.width, scale * PAPER.height
    foot = top + high + 10.5
    drawn: list[Item] = []
    for number, (upper, seen, done) in enumerate(AGAIN):
        x = 1.5 + 60.0 * number
        drawn += (
            word(x + 29, 7.5, seen),
            _side(moved(x, top, scale), printed=upper, crossed=True),
            *arrow(outline.line(x + wide + 1, top + 22, x + 30, top + 22), x + 30, top + 22, -1, 0),
            _side(moved(x + 33, top + 3.5, scale), printed=not upper, crossed=False),
            *_printer(x + 31, top, wide + 4),
            word(x + 29, foot, done),
        )
    drawn.append(word(60, foot + 8, "The end with the cross goes in first again.", LOUD))
    return sketch(
        "again",
        foot + 11,
        "A sheet with page 1 and a pencil cross, made on the side that faced up, at the end that "
        "went in first. If the cross is on the printed side, the sheet goes back in print side "
        "down. If it is on the blank side, print side up. The same end goes in first.",
        *drawn,
    )


def _side(at: Transform, *, printed: bool, crossed: bool) -> Group:
    """A side of the paper, its end with the cross above."""
    paper = outline.rectangle(0, 0, PAPER.width, PAPER.height)
    x, y, arm = PAPER.width / 4, 15.0, 9.0
    rising = outline.line(x - arm, y + arm, x + arm, y - arm)
    cross = f"{outline.line(x - arm, y - arm, x + arm, y + arm)} {rising}"
    shown = (Shape(cross, stroke=LOUD, width=5.0, round_ends=True),) if crossed else ()
    if printed:
        return sheet("front", at, shown)
    return Group((Shape(paper, "light", "soft", 1.2), *shown), at)


def _printer(x: float, y: float, wide: float) -> Iterator[Item]:
    """A printer and the end of a sheet that goes into it."""
    yield Shape(outline.rounded(x, y, wide, 10.0, 2.0), "black-tint", "ink", LINE)
    yield Shape(outline.line(x + 3, y + 7, x + wide - 3, y + 7), stroke="ink", width=FINE)


def strips() -> Scene:
    """The cuts across: through all strips that lie together, or through one, by its crosses."""
    scale, where, top = 0.2, place(), 3.0
    high, foot = scale * PAPER.height, top + scale * PAPER.height + 7
    (across, down), count = where.grid.cell, where.grid.columns
    left, gap = where.left(back=False), 1.2
    y = where.top + down
    drawn: list[Item] = []
    for number in range(count):
        x = left + number * across
        drawn.append(_strip(where, x, moved(3 + scale * -left + number * gap, top, scale)))
    end = 3 + scale * count * across + (count - 1) * gap
    level = top + scale * y
    cut = outline.line(1.0, level, end + 2, level)
    drawn.append(Shape(cut, stroke=LOUD, width=0.7, dash=(2.0, 1.4)))
    larger, at = 0.42, (66.0, top + high / 2 - 0.42 * y)
    one = _strip(where, left, moved(at[0] + 12 - larger * left, at[1], larger), wide=True)
    glass = outline.rectangle(at[0] + 4, top, larger * across + 16, high)
    ends = (at[0] + 12, at[0] + 12 + larger * across)
    middle = top + high / 2
    drawn += (
        Group((one,), clip=glass),
        Shape(
            outline.line(at[0] + 4, middle, at[0] + 20 + larger * across, middle),
            stroke=LOUD,
            width=0.7,
            dash=(2.0, 1.4),
        ),
        *(Shape(outline.circle(x, middle, 3.2), stroke=LOUD, width=0.7) for x in ends),
        word(3 + (end - 3) / 2, foot, "strips together"),
        word((ends[0] + ends[1]) / 2, foot, "one strip: by its crosses"),
    )
    return sketch(
        "strips",
        foot + 3,
        f"{count} strips of a sheet side by side, and one cut across all of them. Then a single "
        "strip, cut through the two small crosses at its edges.",
        *drawn,
    )


def _strip(where: SheetLayout, x: float, at: Transform, *, wide: bool = False) -> Group:
    """A column of the sheet, cut out; the crosses of the first one are seen when it is large."""
    first = tuple(range(0, where.grid.per_sheet, where.grid.columns))
    small = joined(crosses(where, first), 0.9) if wide else ()
    clip = outline.rectangle(x, 0, where.grid.cell[0], PAPER.height)
    edge = Shape(clip, stroke="soft", width=1.2)
    return Group((sheet("front", moved(0, 0), small), edge), at, clip)


def folding() -> Scene:
    """A sheet to fold as it is printed, on its way, and glued, with its cuts and its waste."""
    scale, top = 0.2, 12.0
    wide, high = scale * PAPER.width, scale * PAPER.height
    left, hinge, last = 53.0, 53.0 + wide / 2, 95.5
    half = outline.rectangle(0, 0, PAPER.width / 2, PAPER.height)
    dashes = bold(fold_line(place(PaperTurn.FOLD)), 1.6, LOUD)
    away: Transform = (0.12, -0.055, 0, scale, hinge, top)
    blank = Shape(half, "paper", "soft", 1.2)
    tip = (hinge + 5, top - 4.0)
    foot = top + high + 7
    return sketch(
        "fold",
        foot + 3,
        "A sheet with fronts on its left half and backs on its right, with rings in the left "
        "corners and crosses in the right. It is folded along the dashes between them, print "
        "outside; then glued, and cut. The strip along the fold is waste.",
        sheet("fold", moved(1.5, top, scale), (*_fold_marks(), *_ringed())),
        Group((blank,), away),
        Group((sheet("fold", moved(0, 0), dashes),), moved(left, top, scale), half),
        *arrow(
            f"M {hinge + 18} {top + 3} C {hinge + 17} {top - 7} {hinge + 11} {top - 8}"
            f" {tip[0]} {tip[1]}",
            *tip,
            0.75,
            -0.66,
        ),
        Group(
            (sheet("fold", moved(0, 0), (*_waste(), *_halved())),),
            moved(last, top, scale),
            half,
        ),
        word(1.5 + wide / 2, foot, "as printed"),
        word(hinge + 2, foot, "folded"),
        word(last + wide / 4, foot, "glued, cut"),
    )


def _fold_marks() -> tuple[Item, ...]:
    where = place(PaperTurn.FOLD)
    cuts = (crop_marks(where, cells_of(where), back=back) for back in (False, True))
    small = (shape for side in cuts for shape in joined(side, 0.9))
    return *small, *bold(fold_line(where), 1.6, LOUD)


def _ringed() -> tuple[Item, ...]:
    """The rings and crosses that meet when the sheet is folded, so that they are seen."""
    where = place(PaperTurn.FOLD)
    return tuple(
        shape for back in (False, True) for shape in bold(registers(where, back=back), 1.0, LOUD)
    )


def _halved() -> tuple[Item, ...]:
    """The cuts of a folded sheet."""
    where = place(PaperTurn.FOLD)
    upright, level = where.cut_lines(cells_of(where), back=False)
    lines = [outline.line(x, 3, x, PAPER.height - 3) for x in upright]
    lines += [outline.line(3, y, PAPER.width / 2, y) for y in level]
    return tuple(Shape(line, stroke=LOUD, width=1.4, dash=(5.0, 3.0)) for line in lines)


def _waste() -> tuple[Item, ...]:
    """The strip along the fold, hatched."""
    fold, wide = PAPER.width / 2, GUTTER / 2
    ground = Shape(outline.rectangle(fold - wide, 0, wide, PAPER.height), "light")
    slants = range(0, int(PAPER.height), 8)
    hatch = " ".join(outline.line(fold - wide, y + wide, fold, y) for y in slants)
    return ground, Shape(hatch, stroke="ink", width=0.9)
