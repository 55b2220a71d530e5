"""The rows of a reference card: what the ledger says of a part, set in lines of one measure.

A row is as high as its lines and stands wherever the side has room for it; a head stays with the
row after it. Lengths are mm; a row is drawn from its upper left corner.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import zip_longest

from cardwright.drawing.faces.descriptions import calls
from cardwright.drawing.faces.hues import hues
from cardwright.drawing.faces.parts import placed
from cardwright.drawing.faces.plain import badge
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.fit import fit_block, fit_line, fit_title
from cardwright.drawing.scene.model import Group, Item, Shape, Text, moved
from cardwright.drawing.scene.shaping import width as text_width
from cardwright.errors import TextError
from cardwright.ledger import Author, Ledger, Rank, ReferencePart
from cardwright.ledger.wording import worded, wording

#: The font of the words. It is narrow and dark enough at 6.5 points.
_FONT = "figures"
#: From line to line, between two columns and between two steps, in shares of the type size.
_LEAD, _GUTTER, _APART = 1.14, 0.9, 0.14
#: As high as words may be where the side, not the row, is the bound.
_TALL = 1000.0
#: The least type, mm: 6.5 points; and the room between two columns of names.
LEAST, _BETWEEN = 2.3, 1.2
#: Of the name of a group: the room of its badge, in type sizes, and its tracking.
_BADGE, _HEAD_TRACKING = 1.56, 0.04
#: So many ranks stand one below the other; more stand in two columns.
_ONE_COLUMN = 5


@dataclass(frozen=True, slots=True)
class Row:
    """Something across the measure: its height, the gap above, and whether the next must follow."""

    items: tuple[Item, ...]
    height: float
    gap: float = 0.0
    keeps: bool = False


@dataclass(frozen=True, slots=True)
class TypeSetting:
    """The setting of a side: its measure and type size in mm, and the hue of its game.

    No type is smaller than `least`, whatever has no room.
    """

    measure: float
    size: float
    hue: str
    columns: bool = True
    least: float = 0.0

    @property
    def lead(self) -> float:
        """From one line to the next."""
        return self.size * _LEAD

    def text(self, x: float, words: str, font: str = _FONT, ink: str = "ink") -> Text:
        """A line of words in a row that begins at y = 0."""
        return Text(x, self.lead / 2 + self.size * 0.32, words, font, self.size, ink)


def part_rows(ledger: Ledger, part: ReferencePart, how: TypeSetting) -> Iterator[Row]:
    """The rows of a part: its head, what it shows, awards, rows, steps and notes."""
    names = wording(ledger)
    yield _written(part.head, names, partial(_head, how=how))
    match part.show:
        case "ranks":
            yield from _ranks(ledger, how)
        case "calls":
            yield from _calls(ledger, how)
        case "authors":
            yield from _authors(ledger, how)
    points = {award.name: award.points for award in ledger.score.awards}
    for name in part.awards:
        yield _dotted_row(name, str(points[name]), how)
    for row in part.rows:
        yield _written(row, names, partial(_row, how=how))
    for number, step in enumerate(part.steps, start=1):
        yield _written(step, names, partial(_step, number=number, how=how))
    for note in part.notes:
        yield _written(note, names, partial(_note, how=how))


def _written(text: str, names: Mapping[str, str], make: Callable[[str], Row]) -> Row:
    """The row that is made of a text with its names put in; a fault tells it as it was written."""
    try:
        return make(worded(text, names))
    except TextError as error:
        error.words = text
        raise


def _head(words: str, how: TypeSetting) -> Row:
    """The head in small capitals between two fine rules; in two lines where one has no room."""
    room, floor = how.measure - 8.0, max(2.3, how.least)
    most = how.size * 1.2
    lines, size = fit_title(words, "caps", most, room, single=floor, floor=floor, tracking=0.06)
    half = max(text_width(t, "caps", size, 0.06) for t in lines) / 2 + 1.4
    first, middle = how.lead * 0.62, how.measure / 2
    y = first + how.lead * (len(lines) - 1) / 2
    rules = (outline.line(0, y, middle - half, y), outline.line(middle + half, y, how.measure, y))
    return Row(
        (
            *(Shape(data, stroke=how.hue, width=0.18) for data in rules),
            *(
                Text(
                    *(middle, first + how.lead * place + size * 0.22, line, "caps", size, how.hue),
                    anchor="middle",
                    tracking=0.06,
                )
                for place, line in enumerate(lines)
            ),
        ),
        how.lead * (0.28 + len(lines)),
        gap=how.size * 0.42,
        keeps=True,
    )


def _dotted_row(
    label: str, value: str, how: TypeSetting, left: float = 0.0, right: float = 0.0
) -> Row:
    """A row with a label on the left, a line of dots, and a figure in bold on the right."""
    right = right or how.measure
    font, ink = ("display", how.hue) if value.isdigit() else (_FONT, "ink")
    start = right - text_width(value, font, how.size)
    lines, high = _lines(label, left, start - left - 3.0, how)
    last = lines[-1]
    end = last.x + text_width(last.text, last.font, last.size) + 0.8
    dots = outline.line(end, last.y, max(start - 0.9, end), last.y)
    leader = Shape(dots, stroke="soft", width=0.16, dash=(0.16, 0.9))
    return Row((*lines, leader, Text(start, last.y, value, font, how.size, ink)), high)


def _lines(words: str, x: float, room: float, how: TypeSetting) -> tuple[list[Text], float]:
    """The words in lines of this size from x on, and how high they are; raises TextTooLong."""
    block = fit_block(words, how.size, (room, _TALL), floor=how.size, leading=_LEAD, roman=_FONT)
    return block.texts(x, 0.0, anchor="start"), block.height


def _row(words: str, how: TypeSetting) -> Row:
    """Two texts, on either side of a bar."""
    label, _, value = words.partition("|")
    return _dotted_row(label.strip(), value.strip(), how)


def _step(words: str, number: int, how: TypeSetting) -> Row:
    """A numbered step, its lines clear of the number."""
    aside = how.size * 1.25
    lines, high = _lines(words, aside, how.measure - aside, how)
    mark = how.text(0.0, str(number), "display", how.hue)
    return Row((mark, *lines), high, gap=how.size * _APART)


def _note(words: str, how: TypeSetting) -> Row:
    lines, high = _lines(words, 0.0, how.measure, how)
    return Row(tuple(lines), high, gap=how.size * _APART)


def _ranks(ledger: Ledger, how: TypeSetting) -> Iterator[Row]:
    """Letter, name and, in a game where cards count, the value of each rank, from the highest."""
    letters = max(text_width(rank.letter, "display", how.size) for rank in ledger.ranks)
    counted = any(rank.value for rank in ledger.ranks)

    def cell(rank: Rank, left: float, right: float) -> Row:
        name = left + letters + how.size * 0.6
        letter = how.text(left, rank.letter, "display", how.hue)
        if not counted:
            return Row((letter, how.text(name, rank.name)), how.lead)
        row = _dotted_row(rank.name, str(rank.value), how, name, right)
        return Row((letter, *row.items), row.height)

    if len(ledger.ranks) <= _ONE_COLUMN or not how.columns:
        yield from (cell(rank, 0.0, how.measure) for rank in ledger.ranks)
        return
    half, middle = (len(ledger.ranks) + 1) // 2, how.measure / 2
    for one, other in zip_longest(ledger.ranks[:half], ledger.ranks[half:]):
        cells = [cell(one, 0.0, middle - how.size * _GUTTER)]
        if other:
            cells.append(cell(other, middle + how.size * _GUTTER, how.measure))
        yield _beside(cells)


def _calls(ledger: Ledger, how: TypeSetting) -> Iterator[Row]:
    """The call after each ball won; the one after the last call wins the game."""
    for what, said in calls(ledger):
        yield _dotted_row(what, said, how)


def _authors(ledger: Ledger, how: TypeSetting) -> Iterator[Row]:
    """The authors under their groups, two groups side by side where the names have room."""
    groups = [(suit.id, [a for a in ledger.authors if a.group == suit.id]) for suit in ledger.suits]
    groups = [(suit, authors) for suit, authors in groups if authors]
    split = _split(ledger, groups, how)
    beside = 2 if split else 1
    places = (0.0, split or how.measure)
    for first in range(0, len(groups), beside):
        pair = groups[first : first + beside]
        spans = list(zip(places, (places[1], how.measure), strict=True))
        heads = [_group(ledger, g, *span, how) for (g, _), span in zip(pair, spans, strict=False)]
        yield Row(_beside(heads).items, how.lead * 1.2, gap=how.size * 0.4, keeps=True)
        for line in zip_longest(*(authors for _, authors in pair)):
            cells = zip(line, spans, strict=False)
            yield _beside([_author(author.name, *span, how) for author, span in cells if author])


def _split(ledger: Ledger, groups: list[tuple[str, list[Author]]], how: TypeSetting) -> float:
    """The left edge of the right column, so that no name is set too small; 0: there is none.

    The right column has all the room it wants if the left one can do without it.
    """
    if not how.columns:
        return 0.0
    left, right = groups[::2], groups[1::2]

    def wide(side: list[tuple[str, list[Author]]], name: float, head: float) -> float:
        """The widest name, or head with its badge, in type of these sizes, mm."""
        names = (text_width(a.name, _FONT, name) for _, some in side for a in some)
        heads = (text_width(ledger.suit(g).name, "caps", head, _HEAD_TRACKING) for g, _ in side)
        return max(max(names, default=0.0), max(heads, default=0.0) + how.size * _BADGE)

    least = _least_head(how)
    lowest = wide(left, LEAST, least) + _BETWEEN
    highest = how.measure - wide(right, LEAST, least)
    wanted = how.measure - wide(right, how.size, least)
    return max(lowest, min(wanted, highest)) if lowest <= highest else 0.0


def _least_head(how: TypeSetting) -> float:
    """The smallest type of the name of a group."""
    return max(LEAST * 0.9, how.least)


def _group(ledger: Ledger, suit: str, x: float, end: float, how: TypeSetting) -> Row:
    """The badge and the name of a group, from x to `end` at most."""
    hue, wide = hues(ledger)[suit], how.size * 1.3
    left, name = x + how.size * _BADGE, ledger.suit(suit).name
    size = fit_line(
        *(name, "caps", how.size * 1.1, end - left),
        floor=_least_head(how),
        tracking=_HEAD_TRACKING,
    )
    mark = placed(badge(ledger, suit), x + wide / 2, how.lead / 2, wide, hue)
    return Row(
        (mark, replace(how.text(left, name, "caps", hue), size=size, tracking=_HEAD_TRACKING)),
        how.lead,
    )


def _author(name: str, x: float, end: float, how: TypeSetting) -> Row:
    room = end - x - (_BETWEEN if end < how.measure else 0.0)
    size = fit_line(name, _FONT, how.size, room, floor=max(LEAST, how.least))
    return Row((replace(how.text(x, name), size=size),), how.lead)


def _beside(rows: list[Row]) -> Row:
    """Rows side by side, which are as high as the highest."""
    items = tuple(item for row in rows for item in row.items)
    return Row(items, max(row.height for row in rows))


def draw_row(row: Row, x: float, y: float) -> Group:
    """The row with its upper left corner at (x, y)."""
    return Group(row.items, moved(x, y))
