"""The tracker of a race: a row of boxes for each side, and a line for each deal of a game.

A game is the series of deals to the target, as the clauses call it; a deal has the ledger's word.
"""

from __future__ import annotations

from dataclasses import dataclass

from generator.engine.ledger import Form, Ledger
from generator.scene.fit import fit_line
from generator.scene.model import Item, Scene, Text
from generator.scene.shaping import width
from generator.trackers import marks
from generator.trackers.awards import award_table, table_height
from generator.trackers.deals import DealTable, deal_table, least_height
from generator.trackers.furniture import divider, entry, rule, sentence
from generator.trackers.part import Area, Part
from generator.trackers.places import Layout, Place, square
from generator.trackers.seating import LETTERS, keyed, limit, sides

#: The clause that tells how points were once kept: with it, boxes are holes for a pin.
PIN = "COURT-NOTE-PIN"
#: Ties that can wait at one time.
TIES = 4

_INTRO, _NOTE, _REST, _GAP = 7.0, 6.5, 4.0, 8.0
#: Above the boxes stand the date, what ties carry, and the numbers of the boxes.
_HEAD, _NUMBERS = 8.0, 5.4
#: The height of a side's row, and of the line of names where they stand above the boxes.
_ROW, _NAMES = 9.4, 7.4
_PITCH, _SMALL_PITCH, _ROOM = 9.4, 7.6, 1.4
#: The least room for one name, and for the letter of a side before it.
_NAME, _LETTER = 38.0, 5.0
_DIAMOND = 7.0


@dataclass(frozen=True, slots=True)
class Grid:
    """How the boxes of a game stand: the seats of each side, boxes, their pitch, and their kind."""

    seats: tuple[tuple[int, ...], ...]
    target: int
    pitch: float
    above: bool  # names stand above their boxes
    pinned: bool
    carried: str
    limited: bool  # a dealer stops one short of the target

    @property
    def row(self) -> float:
        """Millimeters of a side."""
        return _ROW + (_NAMES if self.above else 0)

    @property
    def height(self) -> float:
        """Millimeters down to the deals."""
        return _HEAD + _NUMBERS + len(self.seats) * self.row

    @property
    def size(self) -> float:
        """The size of a box."""
        return min(self.pitch, _ROW) - (_ROOM if self.pitch > _SMALL_PITCH else 0.6)


def race(ledger: Ledger, form: Form, area: Area, hue: str) -> Layout:
    """The page: what to do, the games, what scores, and how it once was kept."""
    pin = [clause for clause in ledger.clauses if clause.id == PIN]
    capped = limit(ledger, form)
    notes = [clause for clause in (capped, *pin) if clause]
    table = table_height(keyed(ledger, form))
    foot = area.foot(table + _NOTE * len(notes))
    field = area.below(_INTRO).above(foot.height + _REST)
    figure, places, blocks = _games(ledger, form, field, f"{hue}-deep")
    told = [f"* {clause.text}" if clause is capped else clause.text for clause in notes]
    lines = [
        sentence(text, area, area.bottom - 1.4 - _NOTE * (len(told) - 1 - i))
        for i, text in enumerate(told)
    ]
    parts = (
        sentence(_intro(ledger, "hole" if pin else "box"), area, area.top + 4.0),
        figure,
        *award_table(ledger.score.unit, keyed(ledger, form), foot, f"{hue}-deep"),
        *lines,
    )
    return Layout(parts, places, blocks)


def small_race(ledger: Ledger, form: Form, area: Area, _hue: str) -> Layout:
    """One game, as large as the area."""
    items, places = _game(1, _grid(ledger, form, area), ledger, form, area)
    figure = Part("Figure", tuple(items), alt=_alt(ledger, form, 1), area=area)
    return Layout((figure,), tuple(places))


def _intro(ledger: Ledger, mark: str) -> str:
    score, words = ledger.score, ledger.words
    return (
        f"One {mark} for each {score.unit}: whoever first has {score.target} wins the game. "
        f"Below, a line for each {words.deal}; the letter of what was scored stands under “Why”."
    )


def carried(ledger: Ledger, form: Form) -> str:
    """The name of the award that is carried over from a tie, "" where ties bring nothing."""
    return next((award.name for _, award in keyed(ledger, form) if award.carried), "")


def _grid(ledger: Ledger, form: Form, area: Area) -> Grid:
    seats, target = sides(form), ledger.score.target
    pinned = any(clause.id == PIN for clause in ledger.clauses)
    needed = _LETTER + _NAME * len(seats[0]) + 2
    above = (area.width - needed) / target < _SMALL_PITCH
    room = area.width - (_LETTER if above else needed)
    pitch = min(_PITCH, room / target)
    over, limited = carried(ledger, form), limit(ledger, form) is not None
    return Grid(seats, target, pitch, above, pinned, over, limited)


def _games(ledger: Ledger, form: Form, field: Area, ink: str) -> tuple[Part, tuple[Place, ...], int]:
    """As many games as the field holds, under one another."""
    grid = _grid(ledger, form, field)
    least = grid.height + least_height(ledger, field.width)
    count = max(1, int((field.height + _GAP) // (least + _GAP)))
    step = (field.height + _GAP) / count
    items: list[Item] = []
    places: list[Place] = []
    for i in range(count):
        area = field.below(i * step)
        area = area.above(area.height - step + _GAP)
        if i:
            items += divider(area, area.top - _GAP / 2, ink)
        drawn, found = _game(i + 1, grid, ledger, form, area)
        items += drawn
        places += found
    part = Part("Figure", tuple(items), alt=_alt(ledger, form, count), area=field)
    return part, tuple(places), count


def _alt(ledger: Ledger, form: Form, count: int) -> str:
    grid_kind = "pin-holes" if any(c.id == PIN for c in ledger.clauses) else "boxes"
    seats, score = sides(form), ledger.score
    games = "one game" if count == 1 else f"{count} games"
    alt = (
        f"Score for {games}: a line for the date, for each of {len(seats)} sides lines for names "
        f"and {score.target} {grid_kind}, one for every {score.unit}; and a table with a row for "
        f"every {ledger.words.deal}: who deals, what each side counts and scores, and why."
    )
    over = carried(ledger, form)
    return alt + (f" Marks that belong to no side are for “{over}”." if over else "")


def _game(
    number: int, grid: Grid, ledger: Ledger, form: Form, area: Area
) -> tuple[list[Item], list[Place]]:
    items, places = _heading(number, grid, area)
    boxes = area.right - grid.target * grid.pitch
    items += _numbers(grid, boxes, area.top + _HEAD + _NUMBERS - 1.4)
    for side in range(len(grid.seats)):
        top = area.top + _HEAD + _NUMBERS + side * grid.row
        drawn, found = _side(number, grid, side, area, top)
        items += drawn
        places += found
    table = deal_table(DealTable.of(number, ledger, form, area.below(grid.height + 2.0)))
    return [*items, *table.items], [*places, *table.places]


def _heading(number: int, grid: Grid, area: Area) -> tuple[list[Item], list[Place]]:
    """The number of the game, the date, and the marks for ties, which are nobody's."""
    y = area.top + 5.0
    room = TIES * (_DIAMOND + 0.8)
    label = width(grid.carried, "italic", 3.0) + 2 if grid.carried else 0.0
    end = area.right - (room + label + 3 if grid.carried else 0)
    start = area.left + 20
    date, place = _line(f"{number}-date", f"Game {number}: date", "Date", start, y, end - start)
    items: list[Item] = [Text(area.left, y, f"Game {number}", "caps", 4.2, "ink", tracking=0.06)]
    items += date
    places = [place]
    if grid.carried:
        left = area.right - room
        items.append(Text(left - 1.5, y, grid.carried, "italic", 3.0, "ink", "end"))
        for i in range(TIES):
            x = left + (i + 0.5) * (_DIAMOND + 0.8) + 0.4
            items.append(marks.tick(marks.lozenge(_DIAMOND), x, y - 1.1))
            said = f"Game {number}: {grid.carried}, {i + 1}"
            spot = square(x, y - 1.1, _DIAMOND * 0.8)
            places.append(Place(f"{number}-tie-{i + 1}", said, spot, "tick"))
    return items, places


def _line(
    name: str, said: str, label: str, x: float, y: float, length: float
) -> tuple[tuple[Item, ...], Place]:
    """A label with a line to write on, and the place over that line."""
    start = x + width(label, "italic", 3.2) + 1.6
    area = Area(start, y - 5.0, x + length, y + 0.6)
    return entry(label, x, y, length), Place(name, said, area, centered=False)


def _numbers(grid: Grid, left: float, y: float) -> list[Item]:
    """The numbers over the boxes; the last wins, and where a dealer stops stands before it."""
    xs = [left + (i + 0.5) * grid.pitch for i in range(grid.target)]
    items: list[Item] = [
        Text(x, y, str(i), "body", 3.4, "ink", "middle")
        for i, x in enumerate(xs[:-1], start=1)
    ]
    items.append(Text(xs[-1], y, f"{grid.target} wins", "bold", 3.0, "ink", "middle"))
    if grid.limited:
        items[grid.target - 2] = Text(
            xs[-2] + 0.3, y, f"{grid.target - 1}*", "body", 3.4, "ink", "middle"
        )
    return items


def _side(
    number: int, grid: Grid, side: int, area: Area, top: float
) -> tuple[list[Item], list[Place]]:
    """The letter of a side, lines for its names, and its boxes."""
    boxes = area.right - grid.target * grid.pitch
    end = area.right if grid.above else boxes - 3
    y = top + (_NAMES if grid.above else _ROW) - 2.6
    letter = LETTERS[side]
    items: list[Item] = [Text(area.left, y, letter, "display", 4.0)]
    places: list[Place] = []
    seats = grid.seats[side]
    each = (end - area.left - _LETTER) / len(seats)
    for i, seat in enumerate(seats):
        start = area.left + _LETTER + i * each
        long = each - (2 if i + 1 < len(seats) else 0)
        items.append(rule(start, y + 0.9, long))
        said = f"Game {number}: name of player {seat + 1}, side {letter}"
        spot = Area(start, y - 5.4, start + long, y + 0.8)
        places.append(Place(f"{number}-name-{seat}", said, spot, centered=False))
    middle = top + grid.row - _ROW / 2
    mark, last = _scenes(grid)
    for i in range(grid.target):
        x = boxes + (i + 0.5) * grid.pitch
        items.append(marks.tick(last if i + 1 == grid.target else mark, x, middle))
        said = f"Game {number}: side {letter}, point {i + 1}"
        spot = square(x, middle, grid.size)
        places.append(Place(f"{number}-point-{side}-{i + 1}", said, spot, "tick"))
    return items, places


def _scenes(grid: Grid) -> tuple[Scene, Scene]:
    if grid.pinned:
        return marks.hole(grid.size), marks.last_hole(grid.size)
    return marks.box(grid.size), marks.last_box(grid.size)
