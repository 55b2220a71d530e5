"""The leaf that comes before the sheets of a booklet to fold: what to do, in pictures and words.

It is printed on both sides as they are, and so tries the printer: a ring on the front and a cross
on the back meet, seen against the light, when the paper is turned over its short edge.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.fit import fit_block, fit_line
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Group, Item, Shape, Text, moved
from cardwright.drawing.scene.paper import Paper
from cardwright.ledger.words import ENGLISH, Words
from cardwright.printing.pdf.document import BOTH_SIDES_SHORT, About, Document

#: Pictures are this wide and high, in mm, and drawn with these lines.
PICTURE = 34.0
_LINE, _FINE = 0.4, 0.22
#: The radius of the ring, and how far its middle lies from the fold and from the head. It stands
#: off the middle of the leaf both ways: turned over the wrong edge, the cross is far away.
_RING, _ASIDE, _BELOW = 4.0, 62.0, 178.0
#: Room at the sides of the leaf, and between two steps.
_MARGIN, _GAP = 17.0, 7.5


@dataclass(frozen=True, slots=True)
class Folding:
    """A booklet to be folded: its title, pages, paper, how thick that is in mm, and its words."""

    title: str
    pages: int
    paper: Paper
    thickness: float
    say: Words = ENGLISH

    @property
    def sheets(self) -> int:
        """The number of sheets to fold, without the leaf."""
        return self.pages // 4

    @property
    def single(self) -> bool:
        """Test if it is one sheet alone, which holds together without staples."""
        return self.sheets == 1


@dataclass(frozen=True, slots=True)
class FoldStep:
    """One thing to do: its name, its text, and the picture above."""

    name: str
    told: str
    picture: tuple[Item, ...]


#: The subject of a booklet of several sheets, and of one.
_SEVERAL = (
    "{sheets} sheets of {paper} to fold and staple, and a leaf that says how. Print at 100 %, "
    "both sides, flip on the short edge. Not tagged: to have it read aloud, take the booklet "
    "of single pages."
)
_ONE = (
    "{sheets} sheet of {paper} to fold, and a leaf that says how. Print at 100 %, both sides, "
    "flip on the short edge. Not tagged: to have it read aloud, take the booklet of single pages."
)


def fold_leaf(folding: Folding) -> bytes:
    """The leaf as a PDF of two pages, which says of itself what the whole booklet will say."""
    document = Document((folding.paper.height, folding.paper.width), PALETTES["grayscale"])
    for items in (_front(folding), _back(folding)):
        whole = (0.0, 0.0, folding.paper.height, folding.paper.width)
        document.boxes(whole, 0.0)
        document.draw(items)
        document.turn_page()
    say = folding.say
    subject = say(
        _ONE if folding.single else _SEVERAL, sheets=folding.sheets, paper=folding.paper.title
    )
    title = f"{folding.title}{say(', to fold')}"
    return document.finished(About(title, subject, BOTH_SIDES_SHORT, language=say.tag))


def _front(folding: Folding) -> tuple[Item, ...]:
    """The steps, and the ring."""
    wide, steps, say = folding.paper.height, fold_steps(folding), folding.say
    column = (wide - 2 * _MARGIN - (len(steps) - 1) * _GAP) / len(steps)
    size = fit_line(folding.title, "title", 10.0, wide - 2 * _MARGIN, floor=3.5)
    items: list[Item] = [
        Text(wide / 2, 30, folding.title, "title", size, anchor="middle"),
        Text(wide / 2, 40, say("how to make it"), "caps", 5.2, anchor="middle", tracking=0.08),
        Shape(outline.line(wide / 2 - 18, 45, wide / 2 + 18, 45), stroke="soft", width=_FINE),
    ]
    for place, step in enumerate(steps):
        left = _MARGIN + place * (column + _GAP)
        middle = left + column / 2
        block = fit_block(step.told, 3.9, (column, 60.0), floor=3.2)
        items += [
            Group(step.picture, moved(middle - PICTURE / 2, 56.0)),
            Text(middle, 101.0, f"{place + 1}. {step.name}", "bold", 5.0, anchor="middle"),
            *block.texts(middle, 105.0),
        ]
    x = wide / 2 + _ASIDE
    note = say("Made for paper {thick} mm thick.", thick=say.number(f"{folding.thickness:g}"))
    return (
        *items,
        Shape(outline.circle(x, _BELOW, _RING), stroke="ink", width=_LINE),
        Text(x, _BELOW + 10, say("the ring"), "italic", 3.6, anchor="middle"),
        Text(wide / 2 - _ASIDE, _BELOW + 10, note, "italic", 3.6, anchor="middle"),
    )


def _back(folding: Folding) -> tuple[Item, ...]:
    """The cross, which the ring of the front surrounds when the leaf is turned as it should be."""
    wide = folding.paper.height
    x, arm = wide / 2 - _ASIDE, _RING * 0.7
    lines = (
        outline.line(x - arm, _BELOW, x + arm, _BELOW),
        outline.line(x, _BELOW - arm, x, _BELOW + arm),
    )
    told = folding.say(
        "This is the back of the first sheet. If it is the right way up, like the front, "
        "and the cross is in the ring, your printer turns the paper correctly."
    )
    return (
        *fit_block(told, 4.4, (120.0, 40.0), floor=3.5).texts(wide / 2, 26.0),
        *(Shape(data, stroke="ink", width=_LINE) for data in lines),
        Text(x, _BELOW + 10, folding.say("the cross"), "italic", 3.6, anchor="middle"),
    )


def fold_steps(folding: Folding) -> tuple[FoldStep, ...]:
    """The steps, in their order."""
    inside, say = folding.pages // 2, folding.say
    facts = {"last": 2 + 2 * folding.sheets, "sheets": folding.sheets}
    facts |= {"left": inside, "right": inside + 1}
    steps = _SINGLE_STEPS if folding.single else _STEPS
    return tuple(FoldStep(say(name), say(told, **facts), draw()) for name, told, draw in steps)


def _sheet(x: float, y: float, wide: float, high: float) -> Shape:
    return Shape(outline.rectangle(x, y, wide, high), fill="light", stroke="ink", width=_LINE)


def _stroke(data: str, width: float = _LINE, dash: tuple[float, ...] = ()) -> Shape:
    return Shape(data, stroke="ink", width=width, round_ends=True, dash=dash)


def _arrow(data: str, x: float, y: float, dx: float, dy: float) -> tuple[Item, ...]:
    """A curved stroke that ends at (x, y) with a head; (dx, dy) is where it comes from, 1 mm."""
    barbs = (
        outline.line(x, y, x + 1.8 * (dx - 0.6 * dy), y + 1.8 * (dy + 0.6 * dx)),
        outline.line(x, y, x + 1.8 * (dx + 0.6 * dy), y + 1.8 * (dy - 0.6 * dx)),
    )
    return (_stroke(data), *map(_stroke, barbs))


def _printing() -> tuple[Item, ...]:
    """A sheet that is turned about its upright middle, so that its short edges change places."""
    return (
        _sheet(3, 12, 28, 19.8),
        _stroke(outline.line(17, 9.5, 17, 34), _FINE, (1.2, 1.0)),
        *_arrow("M 8 9 C 11 3.5 23 3.5 26 8.6", 26, 8.6, -0.5, -0.87),
    )


def _looking() -> tuple[Item, ...]:
    """A sheet with the cross in the ring, and light around it."""
    x, y = 22.0, 24.0
    rays = ((6, 0), (-6, 0), (0, -6), (4.3, -4.3), (-4.3, -4.3), (4.3, 4.3), (-4.3, 4.3), (0, 6))
    return (
        _sheet(3, 12, 28, 19.8),
        _stroke(outline.circle(x, y, 2.6)),
        _stroke(outline.line(x - 1.7, y, x + 1.7, y), _FINE),
        _stroke(outline.line(x, y - 1.7, x, y + 1.7), _FINE),
        *(
            _stroke(outline.line(x + 0.65 * dx, y + 0.65 * dy, x + dx, y + dy), _FINE)
            for dx, dy in rays
        ),
    )


def _gathering() -> tuple[Item, ...]:
    """Sheets seen aslant, one over the other."""
    leaves = (
        outline.polygon((1, y + 12), (9, y), (33, y), (25, y + 12)) for y in (19.0, 15.0, 11.0)
    )
    return tuple(Shape(data, fill="light", stroke="ink", width=_LINE) for data in leaves)


def _bending() -> tuple[Item, ...]:
    """Sheets seen from their end: one leaf lies, the other comes over."""
    leaves = (
        "M 31 30 L 8.5 30 C 1.5 30 1 25 6 22 L 26 10",
        "M 31 27.6 L 10 27.6 C 6.4 27.6 6 25.7 9 23.8 L 27.3 12.4",
    )
    return (
        *map(_stroke, leaves),
        *_arrow("M 21 6.5 C 27 7 31 12 31 21", 31, 21, 0, -1),
    )


def _stapling() -> tuple[Item, ...]:
    """The open cover, and a staple at a quarter and at three quarters of its fold."""
    staples = (outline.line(17, 15.5, 17, 18.5), outline.line(17, 25.3, 17, 28.3))
    return (
        _sheet(3, 12, 28, 19.8),
        _stroke(outline.line(17, 12, 17, 31.8), _FINE, (1.2, 1.0)),
        *(_stroke(data, 1.0) for data in staples),
        *_arrow(outline.line(17, 4, 17, 10), 17, 10, 0, -1),
    )


#: The steps: the name of each, its text, and its picture.
_STEPS: tuple[tuple[str, str, Callable[[], tuple[Item, ...]]], ...] = (
    (
        "Try",
        (
            "Print pages 1 and 2 of this file, the two sides of this sheet. Flip on the "
            "*short* edge, at 100 % (actual size)."
        ),
        _printing,
    ),
    (
        "Look",
        (
            "Hold the sheet up to the light. The cross on the back should be in the ring, and "
            "both sides the right way up. If not, choose the other edge."
        ),
        _looking,
    ),
    (
        "Print",
        (
            "Print pages 3 to {last} the same way. Stack the {sheets} sheets: the one with the "
            "gray dashes at the bottom, its dashes down; pages {left} and {right} on top."
        ),
        _gathering,
    ),
    (
        "Fold",
        (
            "Fold all sheets at once along the dashes, with the dashes outside. Press the "
            "crease flat with the back of a spoon."
        ),
        _bending,
    ),
    (
        "Staple",
        (
            "Open the booklet, its cover up. Staple through the two gray lines, with a long "
            "stapler or onto thick cardboard, and bend the points over inside. Or sew it with "
            "thread."
        ),
        _stapling,
    ),
)
#: The same for a booklet of one sheet.
_SINGLE_STEPS: tuple[tuple[str, str, Callable[[], tuple[Item, ...]]], ...] = (
    *_STEPS[:2],
    ("Print", "Print pages 3 and 4 the same way, on both sides of one sheet.", _printing),
    (
        "Fold",
        (
            "Fold the sheet along the dashes, with the dashes outside. Press the crease flat "
            "with the back of a spoon."
        ),
        _bending,
    ),
)
