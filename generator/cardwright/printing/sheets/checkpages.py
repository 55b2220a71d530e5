"""The last pages of a class set: every card with a box for each deck, and what to print again.

Parts are laid down columns, as many side by side as have room for their boxes, and on as many
pages as they take. Lengths are in mm, y down; no type is smaller than 6 points.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cardwright.drawing.faces.marked import LETTERS, shape
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.fit import fit_block, fit_line, halved
from cardwright.drawing.scene.model import Box, Item, Shape, Text
from cardwright.drawing.scene.paper import Paper
from cardwright.drawing.scene.shaping import width as text_width
from cardwright.ledger.words import ENGLISH, Words
from cardwright.printing.pdf.document import Document
from cardwright.printing.pdf.tags import Element
from cardwright.printing.sheets.checklist import ChecklistLine, CountedChecklist, SheetPart

#: The margin around, how far the foot and the last row lie above the lower edge, and where the
#: heading stands.
_MARGIN, _FOOT, _END, _HEAD = 15.0, 9.0, 14.0, 21.0
#: Type, from most to least, of names and of the foot; 6 points are 2.12 mm.
_TYPE, _LEAST, _SMALL = 3.0, 2.2, 2.4
#: Height of a row, side of a box, height of the head of a part, of a row of pages, gap below it.
_ROW, _BOX, _TOP, _PAGES, _GAP = 5.2, 3.3, 4.4, 3.3, 4.0
#: From the left edge of a column to the names, and between two columns.
_NUMBER, _AISLE = 7.5, 8.0
#: How far boxes of two decks lie apart: at most, at least, and at least in several columns.
_WIDE, _TIGHT, _EASY = 9.0, 4.6, 5.6
#: How far the numbers of two pages lie apart at least.
_APART = 0.9
#: Decks in a row of the list of marks, from one to the next, how high such a row is, and the side
#: of a shape.
_BESIDE, _PITCH, _MARK, _SIDE = 4, 45.0, 6.0, 4.0


@dataclass(frozen=True, slots=True)
class Spoken:
    """Items that are read as this role, "" for none; its kids follow. `area` is in mm."""

    role: str
    items: tuple[Item, ...] = ()
    kids: tuple[Spoken, ...] = ()
    alt: str = ""
    area: Box | None = None
    scope: str = ""

    @property
    def drawn(self) -> tuple[Item, ...]:
        """All its items, and those of its kids."""
        return (*self.items, *(item for kid in self.kids for item in kid.drawn))


#: A page in reading order.
Leaf = tuple[Spoken, ...]


@dataclass(frozen=True, slots=True)
class _Columns:
    """The widths of columns: their pitch, the room for names, and from box to box."""

    beside: int
    pitch: float
    names: float
    step: float

    def wide(self, decks: int) -> float:
        """The width of one of so many decks."""
        return _NUMBER + self.names + decks * self.step


def leaves(
    told: CountedChecklist, paper: Paper, how: str, say: Words = ENGLISH
) -> tuple[Leaf, ...]:
    """The pages of a checklist, without their feet; `how` is the way its sheets are printed."""
    begin, top = _beginning(told, paper, how, say)
    bottom = paper.height - _END
    plans = [
        (_level(told.parts, plan.beside, (bottom - top, bottom - _HEAD)), plan)
        for plan in _plans(told, paper, say)
    ]
    pages, plan = min(plans, key=lambda found: (len(found[0]), found[1].beside))
    return tuple(
        (
            *(() if number else begin),
            *(
                spoken
                for column, parts in enumerate(page)
                for spoken in _column(
                    parts,
                    told.parts,
                    plan,
                    (_MARGIN + column * plan.pitch, _HEAD if number else top),
                    say,
                )
            ),
        )
        for number, page in enumerate(pages)
    )


def draw_leaf(document: Document, section: Element, leaf: Leaf, paper: Paper, foot: str) -> None:
    """Draw a page of a checklist as part of a section, with a line at its foot."""
    _draw(document, section, leaf)
    size = fit_line(foot, "body", _SMALL, paper.width - 2 * _MARGIN, floor=1.0)
    with document.tags.artifact("Pagination"):
        document.draw((Text(_MARGIN, paper.height - _FOOT, foot, "body", size),))


def _draw(document: Document, parent: Element, parts: Sequence[Spoken]) -> None:
    for part in parts:
        if not part.role:
            with document.tags.artifact():
                document.draw(part.items)
            continue
        box = document.area(part.area) if part.area else None
        element = parent.add(part.role, alt=part.alt, box=box, scope=part.scope)
        if part.items:
            with document.tags.content(element):
                document.draw(part.items)
        _draw(document, element, part.kids)


def _beginning(told: CountedChecklist, paper: Paper, how: str, say: Words) -> tuple[Leaf, float]:
    """Heading, sentences and the marks of the decks; and where they end."""
    room, y = paper.width - 2 * _MARGIN, _HEAD + 4.0
    title = say(
        "{title}: a checklist for {decks} decks on {paper}",
        title=told.title,
        decks=len(told.decks),
        paper=paper.title,
    )
    size = fit_line(title, "display", 5.6, room, floor=1.0)
    spoken = [Spoken("H1", (Text(_MARGIN, _HEAD, title, "display", size),))]
    for text in _sentences(told, how, say):
        block = fit_block(text, _TYPE, (room, 60.0), floor=_TYPE)
        lines = (" ".join(piece.text for piece in line) for line in block.lines)
        spoken.append(
            Spoken(
                "P",
                tuple(
                    Text(_MARGIN, y + block.leading * (row + 0.8), line, "body", _TYPE)
                    for row, line in enumerate(lines)
                ),
            )
        )
        y += block.height + 1.6
    marks = tuple(_marks(told, y + 2.6, say))
    return (*spoken, *marks), y + 2.6 + math.ceil(len(told.decks) / _BESIDE) * _MARK + 3.0


def _sentences(told: CountedChecklist, how: str, say: Words) -> Iterator[str]:
    """The sentences above: how decks are counted, and how a lost card is printed again."""
    said = say(
        "Tick a box for each card that you find, deck by deck. Each back has the letter and the "
        "shape of its deck. Each front has the number of its card. (Letters in the corners of "
        "fronts belong to the game.)"
    )
    lines = [line for part in told.parts for line in part.lines]
    if any(line.reference for line in lines):
        both = "Reference cards have both above their words. Tick them when you have them all."
        said = f"{said} {say(both)}"
    if any(line.extra for line in lines):
        said = f"{said} {say('Extra cards only fill a sheet: the game does not need them.')}"
    yield said
    counts = {len(part.pages) for part in told.parts}
    if counts == {2}:
        again = (
            "the two pages of this file to print again: first the fronts of its sheet, then the "
            "backs. Print both"
        )
    elif counts == {1}:
        again = "the page of this file to print again. Print it"
    else:
        again = "the page, or the two pages, of this file to print again. Print them"
    yield say(
        "Have you lost a card? Find it below. Above it, in the column of its deck, you find "
        "{again} as before: at 100 %, {how}. Cut out the card, and keep the others as spares. "
        "Have you lost a whole deck? Print the pages that are named here with its letter.",
        again=say(again),
        how=how,
    )


def _marks(told: CountedChecklist, top: float, say: Words) -> Iterator[Spoken]:
    """The shapes as a picture, then each deck by its letter with its pages."""
    places = [
        (_MARGIN + _PITCH * (deck % _BESIDE), top + _MARK * (deck // _BESIDE) + _MARK / 2)
        for deck in range(len(told.decks))
    ]
    letters = ", ".join(LETTERS[: len(told.decks)])
    yield Spoken(
        "Figure",
        tuple(shape(deck, x + 2.2, y, _SIDE) for deck, (x, y) in enumerate(places)),
        alt=say(
            "The marks on the backs of the decks: {letters}, each with a shape of its own.",
            letters=letters,
        ),
        area=(_MARGIN, top, _MARGIN + _PITCH * _BESIDE, places[-1][1] + _MARK / 2),
    )
    for deck, ((x, y), pages) in enumerate(zip(places, told.decks, strict=True)):
        name = say("Deck {letter}: ", letter=LETTERS[deck])
        bold, (first, last) = text_width(name, "display", _TYPE), pages
        on = say("pages {first}–{last}", first=first, last=last)
        on = say("page {page}", page=first) if first == last else on
        words = (
            Text(x + 6.0, y + 1.1, name, "display", _TYPE),
            Text(x + 6.0 + bold, y + 1.1, on, "body", _TYPE),
        )
        yield Spoken("P", words)


def _plans(told: CountedChecklist, paper: Paper, say: Words) -> Iterator[_Columns]:
    """The ways to lay columns, from one on, whose boxes are not too near to each other."""
    room, decks = paper.width - 2 * _MARGIN, len(told.decks)
    names = [line.name for part in told.parts for line in part.lines]
    labels = [_on_page(side, say) for part in told.parts for side, _ in part.pages]
    widest = max(text_width(name, "body", _TYPE) for name in names) + 2.0
    least = max(text_width(label, "italic", _SMALL) for label in labels) + 2.0 - _NUMBER
    numbers = (str(page) for part in told.parts for _, pages in part.pages for page in pages)
    near = max(text_width(number, "body", _LEAST) for number in numbers) + _APART
    for beside in range(1, 5):
        wide = (room - (beside - 1) * _AISLE) / beside
        tight = max(near, _EASY if beside > 1 else _TIGHT)
        free = wide - _NUMBER
        step = min(_WIDE, max((free - widest) / decks, tight))
        held = min(max(widest, least), free - step * decks)
        if held >= max(widest * 0.8, least) or beside == 1:
            yield _Columns(beside, wide + _AISLE, held, step)


def _on_page(side: str, say: Words) -> str:
    return say("{side} on page", side=say(side))


def _level(
    parts: Sequence[SheetPart], beside: int, rooms: tuple[float, float]
) -> list[list[list[int]]]:
    """Pages with their columns, all alike in height, and no more pages than there must be."""
    most = _filled(parts, beside, rooms)
    lower = (tuple(room * share / 20 for room in rooms) for share in range(4, 20))
    found = (_filled(parts, beside, (first, others)) for first, others in lower)
    return next((pages for pages in found if len(pages) == len(most)), most)


def _filled(
    parts: Sequence[SheetPart], beside: int, rooms: tuple[float, float]
) -> list[list[list[int]]]:
    """Pages with their columns of parts, by number: a part stands whole in its column.

    The first page has the first of the rooms, in mm, all others the second.
    """
    columns: list[list[int]] = [[]]
    high = 0.0
    for place, part in enumerate(parts):
        room = rooms[len(columns) > beside]
        if columns[-1] and high + _high(part) > room:
            columns.append([])
            high = 0.0
        columns[-1].append(place)
        high += _high(part) + _GAP
    return [columns[start : start + beside] for start in range(0, len(columns), beside)]


def _high(part: SheetPart) -> float:
    """The height of a part in mm."""
    return _TOP + len(part.pages) * _PAGES + len(part.lines) * _ROW


def _column(
    places: Sequence[int],
    parts: Sequence[SheetPart],
    plan: _Columns,
    at: tuple[float, float],
    say: Words,
) -> Iterator[Spoken]:
    """These parts one below the other, each as its rules and boxes and as a table."""
    x, y = at
    for place in places:
        part = parts[place]
        name = say("Sheet {number} of each deck", number=place + 1)
        yield from _part(part, name, plan, (x, y), say)
        y += _high(part) + _GAP


def _part(
    part: SheetPart, name: str, plan: _Columns, at: tuple[float, float], say: Words
) -> tuple[Spoken, Spoken]:
    """A sheet of every deck: its boxes, and the table of its decks, pages and cards."""
    (x, y), decks = at, len(part.pages[0][1])
    middles = [x + plan.wide(decks) - plan.step * (decks - deck - 0.5) for deck in range(decks)]
    head = y + _TOP - 1.2
    rows = [
        Spoken(
            "TR",
            kids=(
                Spoken("TH", (Text(x, head, name, "bold", _SMALL),), scope="Column"),
                *(
                    Spoken("TH", (_centered(at, head, letter, "display", _TYPE),), scope="Column")
                    for at, letter in zip(middles, LETTERS, strict=False)
                ),
            ),
        )
    ]
    y += _TOP
    for side, pages in part.pages:
        rows.append(_paged(_on_page(side, say), pages, x, y + _PAGES - 1.0, middles))
        y += _PAGES
    size = _name_size(part.lines, plan.names)
    drawn: list[Item] = []
    for line in part.lines:
        drawn += _boxes(x, y, plan.wide(decks), middles)
        rows.append(_row(line, x, y + _ROW / 2 + 1.0, size, decks, plan.names))
        y += _ROW
    drawn.append(Shape(outline.line(x, y, x + plan.wide(decks), y), stroke="soft", width=0.15))
    return Spoken("", tuple(drawn)), Spoken("Table", kids=tuple(rows))


def _centered(x: float, y: float, text: str, font: str, size: float) -> Text:
    return Text(x, y, text, font, size, anchor="middle")


def _paged(
    label: str, pages: Sequence[int], x: float, y: float, middles: Sequence[float]
) -> Spoken:
    """The row that tells the page of each deck."""
    room = middles[1] - middles[0] - _APART
    widest = max(text_width(str(page), "body", _SMALL) for page in pages)
    size = max(_LEAST, min(_SMALL, _SMALL * room / widest))
    cells = (
        Spoken("TD", (_centered(at, y, str(page), "body", size),))
        for at, page in zip(middles, pages, strict=True)
    )
    return Spoken(
        "TR", kids=(Spoken("TH", (Text(x, y, label, "italic", _SMALL),), scope="Row"), *cells)
    )


def _boxes(x: float, y: float, wide: float, middles: Sequence[float]) -> Iterator[Item]:
    """The rule above a row, and its boxes."""
    yield Shape(outline.line(x, y, x + wide, y), stroke="soft", width=0.15)
    for middle in middles:
        box = outline.rectangle(middle - _BOX / 2, y + (_ROW - _BOX) / 2, _BOX, _BOX)
        yield Shape(box, stroke="ink", width=0.25)


def _row(line: ChecklistLine, x: float, y: float, size: float, decks: int, room: float) -> Spoken:
    """A line with its number, and empty cells for its boxes; a long name stands in two lines."""
    names = (line.name,) if text_width(line.name, "body", size) <= room else halved(line.name)
    number = Text(x + _NUMBER - 1.6, y, str(line.number), "bold", size, anchor="end")
    words = (
        Text(x + _NUMBER, y + rise, _short(name, size, room), "body", size)
        for name, rise in zip(names, (-1.4, 0.9) if len(names) > 1 else (0.0,), strict=True)
    )
    items = (*((number,) if line.number else ()), *words)
    return Spoken(
        "TR", kids=(Spoken("TH", items, scope="Row"), *(Spoken("TD") for _ in range(decks)))
    )


def _name_size(lines: Sequence[ChecklistLine], room: float) -> float:
    """The type of all names of a part, in mm: that of the longest, and 6 points at least."""
    widest = max(text_width(line.name, "body", _TYPE) for line in lines)
    return max(_LEAST, min(_TYPE, _TYPE * (room - 1.5) / widest))


def _short(name: str, size: float, room: float) -> str:
    """The name, or as much of it as there is room for."""
    if text_width(name, "body", size) <= room:
        return name
    while name and text_width(f"{name}…", "body", size) > room:
        name = name[:-1].rstrip()
    return f"{name}…"
