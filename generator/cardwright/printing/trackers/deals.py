"""The table of a race's deals: who deals, what each side counts and scores, and why."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from math import fsum

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.fit import fit_line
from cardwright.drawing.scene.model import Item, Shape, Text
from cardwright.ledger import FormInfo, Ledger
from cardwright.printing.trackers.furniture import FINE, rule
from cardwright.printing.trackers.part import Area
from cardwright.printing.trackers.places import TrackerPlace
from cardwright.printing.trackers.seating import LETTERS, sides, tricks_alone

#: The least deals that a game has room for: two sides may need so many to reach seven points.
DEALS = 13
_HEAD, _HIGH, _GUTTER = 8.4, 8.0, 5.0
#: The least height of a line on a page, and on a pad.
_LOW, _SMALL_LOW = 6.0, 5.2
#: Where a table is this wide it stands in two columns, unless tricks are tallied in it.
_WIDE = 150.0
_NUMBER = 6.0
#: The share of a line that a column has, and what stands over it.
_SHARES = {"dealer": 13.0, "count": 12.0, "points": 9.0, "why": 16.0}
_TALLY = 26.0


@dataclass(frozen=True, slots=True)
class DealColumn:
    """A column: its key in the names of places, its words, what a reader hears, its share."""

    key: str
    head: str
    under: str
    label: str
    share: float
    over: str = ""  # the key of its second half, where tricks are tallied


@dataclass(frozen=True, slots=True)
class DealTable:
    """The table of one game: its number, its area, its columns, and how it calls a deal."""

    game: int
    area: Area
    columns: tuple[DealColumn, ...]
    deal: str
    halves: int
    low: float

    @classmethod
    def of(cls, game: int, ledger: Ledger, form: FormInfo, area: Area, *, small: bool) -> DealTable:
        """The table of a form that fills the area."""
        halves = _halves(ledger, area.width)
        low = _SMALL_LOW if small else _LOW
        return cls(game, area, _columns(ledger, form), ledger.words.deal, halves, low)

    @property
    def rows(self) -> int:
        """The number of lines under one another."""
        return max(1, int((self.area.height - _HEAD + 1e-6) // self.low))

    @property
    def row(self) -> float:
        """The height of a line, mm."""
        return min(_HIGH, (self.area.height - _HEAD) / self.rows)

    @property
    def width(self) -> float:
        """The width of one half."""
        return (self.area.width - _GUTTER * (self.halves - 1)) / self.halves


@dataclass(frozen=True, slots=True)
class DrawnTable:
    """A drawn table, and the places in it."""

    items: list[Item]
    places: list[TrackerPlace]


def _halves(ledger: Ledger, width: float) -> int:
    return 2 if width >= _WIDE and not tricks_alone(ledger) else 1


def least_height(ledger: Ledger, width: float) -> float:
    """Millimeters that the deals of a game need at least in an area of this width."""
    halves = _halves(ledger, width)
    return 2.0 + _HEAD + _LOW * -(-DEALS // halves)


def _columns(ledger: Ledger, form: FormInfo) -> tuple[DealColumn, ...]:
    letters = LETTERS[: len(sides(form))]
    tallied = tricks_alone(ledger)
    head, share = (ledger.words.tricks, _TALLY) if tallied else ("count", _SHARES["count"])
    head = head.capitalize()
    return (
        DealColumn("dealer", "Dealer", "", "who deals", _SHARES["dealer"]),
        *(
            DealColumn(
                f"count-{i}",
                head,
                side,
                f"{head.lower()} of side {side}",
                share,
                f"over-{i}" if tallied else "",
            )
            for i, side in enumerate(letters)
        ),
        *(
            DealColumn(f"points-{i}", "Points", side, f"points of side {side}", _SHARES["points"])
            for i, side in enumerate(letters)
        ),
        DealColumn("why", "Why", "", "why, by letter", _SHARES["why"]),
    )


def deal_table(table: DealTable) -> DrawnTable:
    """The table and its places, read down the first half and then the second."""
    items: list[Item] = []
    places: list[TrackerPlace] = []
    for half in range(table.halves):
        left = table.area.left + half * (table.width + _GUTTER)
        drawn = _half(table, left, half * table.rows)
        items += drawn.items
        places += drawn.places
    return DrawnTable(items, places)


def _edges(table: DealTable, left: float) -> list[float]:
    """The left edges of the columns, and the right edge of the last."""
    scale = (table.width - _NUMBER) / fsum(column.share for column in table.columns)
    edges = [left + _NUMBER]
    for column in table.columns:
        edges.append(edges[-1] + column.share * scale)
    return edges


def _half(table: DealTable, left: float, before: int) -> DrawnTable:
    edges, top = _edges(table, left), table.area.top
    head = top + _HEAD
    bottom = head + table.rows * table.row
    items = _heads(table, edges, top)
    places: list[TrackerPlace] = []
    for row in range(table.rows):
        y, deal = head + row * table.row, before + row + 1
        figure = Text(
            left + _NUMBER / 2, y + table.row / 2 + 1.1, str(deal), "body", 3.0, "soft", "middle"
        )
        items.append(figure)
        if row:
            items.append(rule(left, y, table.width, "soft"))
        for column, start, end in zip(table.columns, edges, edges[1:], strict=False):
            said = f"Game {table.game}, {table.deal} {deal}: {column.label}"
            spot = Area(start, y, end, y + table.row)
            if column.over:
                middle = (start + end) / 2
                over = replace(spot, left=middle)
                spot = replace(spot, right=middle)
                items.append(_dots(middle, y, table.row))
            places.append(TrackerPlace(f"{table.game}-deal-{deal}-{column.key}", said, spot))
            if column.over:
                name = f"{table.game}-deal-{deal}-{column.over}"
                places.append(TrackerPlace(name, f"{said}, those that score", over))
    items += _rules(left, top, bottom, table, edges)
    return DrawnTable(items, places)


def _dots(x: float, y: float, row: float) -> Shape:
    """A dotted line, behind which stand the tricks that score."""
    data = outline.line(x, y + 1.0, x, y + row - 1.0)
    return Shape(data, stroke="soft", width=FINE, dash=(0.6, 0.6))


def _heads(table: DealTable, edges: list[float], top: float) -> list[Item]:
    """The heads of the columns: a word over those of all sides, and the letter of each."""
    items: list[Item] = []
    for head in dict.fromkeys(column.head for column in table.columns):
        own = [i for i, column in enumerate(table.columns) if column.head == head]
        start, end = edges[own[0]], edges[own[-1] + 1]
        alone = not table.columns[own[0]].under
        size = fit_line(head, "caps", 3.2, end - start - 0.8, floor=2.2)
        y = top + (5.2 if alone else 3.6)
        items.append(Text((start + end) / 2, y, head, "caps", size, "ink", "middle"))
        for i in own:
            middle = (edges[i] + edges[i + 1]) / 2
            if table.columns[i].under:
                items.append(
                    Text(middle, top + 7.3, table.columns[i].under, "display", 2.8, "ink", "middle")
                )
    return items


def _drops(table: DealTable) -> list[float]:
    """The drop of the line left of each column below the top: under a word for several."""
    heads = ["", *(column.head for column in table.columns)]
    return [4.6 if one == other else 0.0 for one, other in pairwise(heads)]


def _rules(
    left: float, top: float, bottom: float, table: DealTable, edges: list[float]
) -> list[Item]:
    frame = outline.rectangle(left, top, table.width, bottom - top)
    return [
        *(
            Shape(outline.line(x, top + drop, x, bottom), stroke="ink", width=FINE)
            for x, drop in zip(edges, _drops(table), strict=False)
        ),
        rule(left, top + _HEAD, table.width, thick=0.4),
        Shape(frame, stroke="ink", width=0.4),
    ]
