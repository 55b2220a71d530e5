"""Drawings of what is done with a printed sheet, made of its layout and of the sheet itself.

Marks, rings, cuts and dashes are those of the layout, drawn thicker than they are printed; what is
engraved is linked from `shots.py`.
"""

from __future__ import annotations

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.card_format import POKER
from cardwright.drawing.scene.model import Group, Item, Scene, Shape, Text, Use, moved, turned
from cardwright.drawing.scene.reach import points
from cardwright.printing.sheets.layout import CARD, PaperTurn, SheetLayout, layout
from cardwright.printing.sheets.marks import crop_marks, crosses, registers, ruler
from cardwright.website.shots import PAPER, card, stand
from cardwright.website.sketch import (
    DASH,
    FINE,
    LINE,
    LOUD,
    WIDE,
    arrow,
    bold,
    joined,
    sheet,
    sketch,
    trim,
    word,
)


def place(turn: PaperTurn = PaperTurn.LONG) -> SheetLayout:
    """The places of the cards on the sheets that are shown."""
    return layout(PAPER, CARD, turn)


def cells_of(where: SheetLayout) -> tuple[int, ...]:
    """All cells of a sheet, which its first one fills."""
    return tuple(range(where.grid.per_sheet))


def marks_of(*, behind: bool) -> tuple[Item, ...]:
    """The marks of a sheet as they are seen when it is small."""
    where = place()
    cells = cells_of(where)
    small = () if behind else joined(crosses(where, cells), 0.6)
    return *small, *joined(crop_marks(where, cells, back=behind), 0.9)


def _ringed(*, behind: bool) -> tuple[Item, ...]:
    """The marks that are held against each other, with a loud circle around each."""
    shapes = registers(place(), back=behind)
    circles = (outline.circle(x, y, 5.0) for x, y in _middles())
    around = Group(tuple(Shape(circle, stroke=LOUD, width=1.6) for circle in circles))
    return *bold(shapes, 0.9), _mirrored(around) if behind else around


def _middles() -> tuple[tuple[float, float], ...]:
    """The middle of each ring of a front."""
    found = []
    for ring in registers(place(), back=False):
        xs, ys = zip(*points(Scene(0, 0, (ring,))), strict=True)
        found.append(((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2))
    return tuple(found)


def _mirrored(*items: Item) -> Group:
    """The mirror image of the back, as it shines through, or the other way round."""
    return Group(items, (-1, 0, 0, 1, PAPER.width, 0))


def sides() -> Scene:
    """The first sheet: its front and its back."""
    scale = 0.27
    both = [
        sheet(shot, moved(x, 1.5, scale), (*marks_of(behind=behind), *_ringed(behind=behind)))
        for shot, x, behind in (("front", 1.5, False), ("back", 61.8, True))
    ]
    foot = 1.5 + scale * PAPER.height
    cards = place().grid.per_sheet
    return sketch(
        "sides",
        foot + 8,
        f"Both sides of a low-ink sheet. The front has {cards} cards, with marks around them and "
        "two small rings above. The back has as many plain backs, and two crosses.",
        *both,
        word(30, foot + 6, "front: two rings"),
        word(90, foot + 6, "back: two crosses"),
    )


def colored() -> Scene:
    """The first sheet in color, beside its card seen larger."""
    scale = 0.27
    larger = Group(
        (Use(stand("card")), Shape(trim(), stroke="soft", width=FINE)), moved(67, 8.0, 0.75)
    )
    foot = 1.5 + scale * PAPER.height
    return sketch(
        "colored",
        foot + 2,
        f"A sheet in color with {place().grid.per_sheet} cards, and the first one larger: "
        f"{card().title}.",
        sheet("colored", moved(1.5, 1.5, scale), marks_of(behind=False)),
        larger,
    )


def turning() -> Scene:
    """A sheet on its way over its long edge: front, upright on that edge, back."""
    scale, top, edge, rise = 0.19, 13.0, 50.0, 0.105
    wide, high = scale * PAPER.width, scale * PAPER.height
    stands, behind = edge + rise * PAPER.width, edge + rise * PAPER.width + 2.5
    foot, tip = top + high + 8, (edge + 22, 7.6)
    return sketch(
        "turn",
        foot + 2.5,
        "A sheet is flipped on its long edge, like a page of a book: the front, the sheet on that "
        "edge, the back. Its top stays at the top.",
        sheet("front", moved(edge - wide - 1.2, top, scale), marks_of(behind=False)),
        sheet("back", moved(behind, top, scale), marks_of(behind=True)),
        sheet("back", (rise, -0.05, 0, scale, edge, top)),
        Shape(outline.line(edge, top - 6, edge, foot - 5), stroke=LOUD, width=0.7, dash=DASH),
        *arrow(
            f"M {edge - 16} 8.5 C {edge - 8} 1 {edge + 14} 1 {tip[0]} {tip[1]}", *tip, -0.6, -0.8
        ),
        word(edge - wide / 2 - 4, foot, "front"),
        word((edge + stands) / 2, foot, "long edge", LOUD),
        word(behind + wide / 2 + 3, foot, "back"),
    )


#: What is seen against the light: how far the back lies aside, in mm, or None where it was turned
#: over the other edge; what is said of it.
_SEEN: tuple[tuple[tuple[float, float] | None, str, str], ...] = (
    ((0.0, 0.0), "Good: it fills", "the ring."),
    ((1.7, -1.1), "Good: off by", "{} mm or less."),
    (None, "Wrong edge:", "no cross."),
)


def light() -> Scene:
    """A ring of the front, and what shines through there."""
    room, larger, y = 17.0, 2.3, 18.5
    far = f"{forgiven(place()):g}"
    drawn: list[Item] = []
    for number, (aside, *lines) in enumerate(_SEEN):
        x = 20.0 + 40 * number
        glass = outline.circle(x, y, room)
        drawn.append(Shape(glass, "light", "soft", LINE))
        drawn.append(Group((_through(aside, (x, y), larger),), clip=glass))
        drawn += (
            word(x, y + room + 6.5 + 6 * row, line.format(far)) for row, line in enumerate(lines)
        )
    return sketch(
        "light",
        y + room + 15,
        "A ring on a sheet held up to the light, three times. First, the cross on the back fills "
        f"the ring: good. Second, the cross is off by less than {far} mm: also good. Third, there "
        "is no cross: the sheet was flipped on the wrong edge.",
        *drawn,
    )


def _through(aside: tuple[float, float] | None, at: tuple[float, float], larger: float) -> Group:
    """The rings of a front, and the crosses that shine through it, about its first ring."""
    where = place()
    crossed = _mirrored(*bold(registers(where, back=True), 0.3, LOUD))
    if aside is None:
        seen: Item = Group((crossed,), turned(180, PAPER.width / 2, PAPER.height / 2))
    else:
        seen = Group((crossed,), moved(*aside))
    (x, y), *_ = _middles()
    items = (*bold(registers(where, back=False), 0.3), seen)
    return Group(items, moved(at[0] - larger * x, at[1] - larger * y, larger))


def forgiven(where: SheetLayout) -> float:
    """By how many mm the backs of a sheet may lie aside before white is seen at a cut.

    They run on beyond the outer cuts as far as they are drawn, or as the printer reaches; a
    millimeter of that is left to the knife.
    """
    room = min(where.left(back=True), where.top) - where.paper.edge
    return float(int(min(POKER.back_bleed, room) - 1))


def length() -> int:
    """The length of the ruler of a sheet in mm."""
    return round(max(x for x, _ in points(Scene(0, 0, ruler()))))


def measured() -> Scene:
    """The line of a sheet, and a ruler laid along it."""
    left, line, top = 9.0, 9.0, 12.0
    whole = length()
    rule: list[Item] = [
        Shape(outline.rectangle(left - 5, top, whole + 11, 15), "gold-tint", "gold-deep", LINE)
    ]
    for mm in range(0, whole + 1, 2):
        long = 5.0 if mm % 10 == 0 else 2.5
        ends = outline.line(left + mm, top, left + mm, top + long)
        rule.append(Shape(ends, stroke="ink", width=FINE))
        if mm % 20 == 0:
            rule.append(word(left + mm, top + 11, str(mm)))
    return sketch(
        "ruler",
        top + 25,
        f"The {whole} mm line at the foot of a sheet printed at 100 %, and a ruler along it. Both "
        "end at the same place.",
        Group(bold(ruler(), 0.5), moved(left, line)),
        *rule,
        word(WIDE / 2, top + 22.5, "at 100 %, both end here"),
    )


def cuts() -> Scene:
    """The sheet with its cuts in their order: along the long way first."""
    scale, where = 0.34, place()
    upright, level = where.cut_lines(cells_of(where), back=False)
    lines = [(x, 3.0, x, PAPER.height - 3) for x in upright]
    lines += [(3.0, y, PAPER.width - 3, y) for y in level]
    over: list[Item] = [
        Shape(outline.line(*ends), stroke=LOUD, width=1.1, dash=(4.0, 2.4)) for ends in lines
    ]
    for number, (x, y, x2, _) in enumerate(lines, start=1):
        at = (x, -11.5) if x == x2 else (-11.5, y)  # outside the sheet
        over.append(Shape(outline.circle(*at, 10.5), LOUD))
        over.append(Text(at[0], at[1] + 4.8, str(number), "bold", 14.0, "light", "middle"))
    laid = moved((WIDE - scale * PAPER.width) / 2, 8.5, scale)
    return sketch(
        "cuts",
        scale * PAPER.height + 10,
        f"A sheet with its {len(lines)} cuts, numbered: {len(upright)} from top to bottom, then "
        f"{len(level)} across.",
        sheet("front", laid, (*marks_of(behind=False), *over)),
    )
