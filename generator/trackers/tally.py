"""The tracker of a tally: groups down the side, players across, and what each stack scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.engine.ledger import Award, Ledger, Suit
from generator.faces.parts import placed
from generator.faces.plain import badge
from generator.scene import outline
from generator.scene.fit import fit_block, fit_line
from generator.scene.model import Item, Scene, Shape, Text
from generator.trackers import marks
from generator.trackers.awards import award_table, table_height
from generator.trackers.furniture import FINE, emblem, entry, rule, sentence
from generator.trackers.part import Area, Part

_INTRO, _DATE = 7.0, 9.0
_LABELS, _NAMES, _TOTAL, _EXTRA, _GAP = 37.0, 16.0, 11.0, 10.0, 3.0
_HIGHEST = 17.5
#: A bubble, and the pitch of bubbles that stand together.
_BUBBLE, _PITCH = 7.0, 7.5
#: How far a row of bubbles lies from the middle of two, as a share of the pitch; both rows, mm.
_RISE = 0.433
_DEEP = _BUBBLE + 2 * _RISE * _PITCH
_EMBLEM = 6.4


@dataclass(frozen=True, slots=True)
class Grid:
    """The ruled table: its area, the height of a group's row, and the players' columns."""

    area: Area
    row: float
    players: int

    @property
    def column(self) -> float:
        """The width of a player's column."""
        return (self.area.width - _LABELS) / self.players

    def middle(self, player: int) -> float:
        """The x of the middle of a player's column."""
        return self.area.left + _LABELS + (player + 0.5) * self.column


def tally(ledger: Ledger, area: Area, hue: str) -> tuple[Part, ...]:
    """The parts of the page: what to do, the table to fill in, and what scores."""
    foot = area.foot(table_height(ledger.score.awards))
    field = area.below(_INTRO + _DATE).above(foot.height + 3)
    date = area.top + _INTRO + 4.0
    half = area.width / 2 - 4
    dated = (
        *entry("Date", area.left, date, half),
        *entry("Winner", area.middle + 4, date, half),
    )
    return (
        sentence(_intro(ledger), area, area.top + 4.0),
        _table(ledger, field, dated, hue),
        *award_table(ledger, foot, f"{hue}-deep"),
    )


def _intro(ledger: Ledger) -> str:
    words = ledger.words
    return (
        f"Tick what each player lays down of a {words.suit}; "
        "what scores twice is ticked twice. The highest total wins."
    )


def own_form(award: Award) -> bool:
    """Whether the award is of one form only, which stands before a colon in its name."""
    return ":" in award.name


def values(awards: Sequence[Award]) -> tuple[int, ...]:
    """What a stack of the common count can score, each value once, without nothing."""
    return tuple(dict.fromkeys(a.points for a in awards if a.points and not own_form(a)))


def _table(ledger: Ledger, field: Area, dated: tuple[Item, ...], hue: str) -> Part:
    score = ledger.score
    extra = [award.name for award in score.awards if own_form(award)]
    fixed = _NAMES + _TOTAL + (_GAP + _EXTRA) * len(extra)
    row = min(_HIGHEST, (field.height - fixed) / len(ledger.suits))
    used = field.above(field.height - fixed - row * len(ledger.suits))
    grid = Grid(used, row, max(ledger.players))
    items = [*dated, *_names(grid)]
    y = field.top + _NAMES
    for suit in ledger.suits:
        items += _group(grid, y, suit, badge(ledger, suit.id), values(score.awards), hue)
        y += row
    items += _line(grid, y, _TOTAL, "Total", "caps", 4.2)
    items += _rules(grid, y + _TOTAL, len(ledger.suits))
    y += _TOTAL
    for name in extra:
        items += _extra(grid, y + _GAP, name)
        y += _GAP + _EXTRA
    return Part("Figure", tuple(items), alt=_alt(ledger, grid, extra), area=grid.area)


def _alt(ledger: Ledger, grid: Grid, extra: Sequence[str]) -> str:
    groups = ", ".join(suit.name for suit in ledger.suits)
    scores = ", ".join(map(str, values(ledger.score.awards)))
    alt = (
        f"Lines for the date and the winner, and a table for {grid.players} players: for each a "
        f"column with the name at its head, and for each {ledger.words.suit} a row: {groups}. "
        f"In every cell stand rings marked {scores} to tick. The last row is for totals."
    )
    return alt + "".join(f" Below it is a row for “{name}”." for name in extra)


def _names(grid: Grid) -> list[Item]:
    """The heads of the columns, each with its number and room for a name."""
    y = grid.area.top
    label = Text(grid.area.left + 2, y + _NAMES - 3, "Players", "caps", 4.2, "ink", tracking=0.06)
    figures = (
        Text(grid.middle(i), y + 4.0, str(i + 1), "figures", 3.6, "soft", "middle")
        for i in range(grid.players)
    )
    return [label, *figures]


def _group(
    grid: Grid, y: float, suit: Suit, art: Scene, scores: Sequence[int], hue: str
) -> list[Item]:
    """A group's row: emblem, name, and rings for every player."""
    middle, left = y + grid.row / 2, grid.area.left
    size = fit_line(suit.name, "display", 3.6, _LABELS - 12, floor=2.6)
    items: list[Item] = [
        Text(left + 10.5, middle + 1.2, suit.name, "display", size),
        emblem(art, left + 5.4, middle, hue, min(_EMBLEM, grid.row - 1)),
    ]
    for i in range(grid.players):
        items += _bubbles(grid.middle(i), middle, scores, min(1.0, (grid.row - 1) / _DEEP))
    return items


def _bubbles(x: float, y: float, scores: Sequence[int], scale: float) -> list[Item]:
    """Rings for the scores about (x, y), in two rows, the lower with fewer; `scale` makes small."""
    upper = (len(scores) + 1) // 2
    size = marks.bubble(_BUBBLE, 0).width * scale
    items: list[Item] = []
    for row, rise in ((scores[:upper], -1), (scores[upper:], 1)):
        left = x - (len(row) - 1) * _PITCH * scale / 2
        height = y + rise * _PITCH * scale * _RISE
        items += [
            placed(marks.bubble(_BUBBLE, score), left + i * _PITCH * scale, height, size)
            for i, score in enumerate(row)
        ]
    return items


def _line(grid: Grid, y: float, height: float, label: str, font: str, size: float) -> list[Item]:
    """The label of a row to write numbers in."""
    block = fit_block(label, size, (_LABELS - 4, height), floor=2.6, roman=font)
    return list(block.texts(grid.area.left + 2, y + (height - block.height) / 2, anchor="start"))


def _extra(grid: Grid, y: float, name: str) -> list[Item]:
    """A ruled row of its own for what one form counts."""
    return [*_line(grid, y, _EXTRA, name, "italic", 3.4), *_box(grid, y, y + _EXTRA)]


def _rules(grid: Grid, bottom: float, groups: int) -> list[Item]:
    """The frame of the table, its columns, and a rule above every row."""
    top = grid.area.top
    head = top + _NAMES
    inner = (head + i * grid.row for i in range(1, groups))
    return [
        *_box(grid, top, bottom),
        *(rule(grid.area.left, y, grid.area.width) for y in inner),
        rule(grid.area.left, head, grid.area.width, thick=0.4),
        rule(grid.area.left, head + groups * grid.row, grid.area.width, thick=0.4),
    ]


def _box(grid: Grid, top: float, bottom: float) -> list[Item]:
    """A frame from top to bottom with the lines between the columns."""
    area = grid.area
    xs = (area.left + _LABELS + i * grid.column for i in range(grid.players))
    frame = outline.rectangle(area.left, top, area.width, bottom - top)
    return [
        *(Shape(outline.line(x, top, x, bottom), stroke="ink", width=FINE) for x in xs),
        Shape(frame, stroke="ink", width=0.4),
    ]
