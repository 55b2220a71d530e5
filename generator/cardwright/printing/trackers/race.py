"""The tracker of a race: a row of boxes for each side, and a line for each deal of a game.

A game is the series of deals to the target, as the clauses call it; a deal has the ledger's word.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardwright.drawing.scene.fit import fit_line
from cardwright.drawing.scene.model import Item, Scene, Text
from cardwright.drawing.scene.shaping import width
from cardwright.ledger import FormInfo, Ledger
from cardwright.printing.trackers import marks
from cardwright.printing.trackers.awards import award_table, table_height
from cardwright.printing.trackers.deals import DealTable, deal_table, least_height
from cardwright.printing.trackers.furniture import divider, entry, rule, sentence
from cardwright.printing.trackers.pad import title_end
from cardwright.printing.trackers.part import Area, TrackerPart
from cardwright.printing.trackers.places import TrackerLayout, TrackerPlace, square
from cardwright.printing.trackers.seating import LETTERS, keyed, limit, sides, tricks_alone

#: The clause that tells how points were once kept: with it, boxes are holes for a pin.
PIN = "COURT-NOTE-PIN"
#: Ties that can wait at one time.
TIES = 4

_INTRO, _NOTE, _REST, _GAP = 7.0, 6.5, 4.0, 8.0
#: Above the boxes stand the date, what ties carry, and the numbers of the boxes.
_HEAD, _NUMBERS = 7.4, 5.0
#: The height of a side's row, and of the line of names where they stand above the boxes.
_ROW, _NAMES = 8.8, 7.4
_PITCH, _SMALL_PITCH, _ROOM = 9.4, 7.6, 1.4
#: The least room for one name, and for the letter of a side before it.
_NAME, _LETTER = 30.0, 5.0
#: Closer boxes than this have a number at every fifth.
_CLOSE = 7.0
_DIAMOND, _TIE = 7.0, 8.6
#: Narrower than this, a game has its heading in two lines; the gap between two such games.
_WIDE, _BESIDE = 150.0, 7.0


@dataclass(frozen=True, slots=True)
class RaceGrid:
    """The grid of a game's boxes: the seats of each side, boxes, their pitch, and their kind."""

    seats: tuple[tuple[int, ...], ...]
    target: int
    pitch: float
    above: bool  # names stand above their boxes
    pinned: bool
    carried: str
    limited: bool  # a dealer stops one short of the target
    narrow: bool  # what ties carry has a line of its own
    title: float = 0.0  # on a pad, where the title ends that stands in place of a number

    @property
    def row(self) -> float:
        """Millimeters of a side."""
        return _ROW + (_NAMES if self.above else 0)

    @property
    def height(self) -> float:
        """Millimeters down to the deals."""
        return self.head + _NUMBERS + len(self.seats) * self.row

    @property
    def head(self) -> float:
        """Millimeters of the date and of what ties carry."""
        return _HEAD + (_TIE if self.narrow and self.carried else 0)

    @property
    def size(self) -> float:
        """The size of a box."""
        room = _ROOM if self.pitch > _SMALL_PITCH else min(0.6, self.pitch / 4)
        return min(self.pitch, _ROW) - room


def race(ledger: Ledger, form: FormInfo, area: Area, hue: str) -> TrackerLayout:
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
    return TrackerLayout(parts, places, blocks)


def small_race(ledger: Ledger, form: FormInfo, area: Area, _hue: str) -> TrackerLayout:
    """One game, as large as the area."""
    grid = replace(_grid(ledger, form, area), title=title_end(ledger, form, area))
    items, places = _game(1, grid, ledger, form, area)
    figure = TrackerPart("Figure", tuple(items), alt=_alt(ledger, form, 1), area=area)
    return TrackerLayout((figure,), tuple(places))


def _intro(ledger: Ledger, mark: str) -> str:
    score, words = ledger.score, ledger.words
    line = f"One {mark} for each {score.unit}: the first to {score.target} wins the game. "
    if tricks_alone(ledger):
        return f"{line}Tally the {words.tricks} that score after the dotted line."
    return f"{line}Under “Why” write the letter from the list below."


def carried(ledger: Ledger, form: FormInfo) -> str:
    """The name of the award that is carried over from a tie, "" where ties bring nothing."""
    return next((award.name for _, award in keyed(ledger, form) if award.carried), "")


def _grid(ledger: Ledger, form: FormInfo, area: Area) -> RaceGrid:
    seats, target = sides(form), ledger.score.target
    pinned = any(clause.id == PIN for clause in ledger.clauses)
    needed = _LETTER + _NAME * len(seats[0]) + 2
    above = (area.width - needed) / target < _SMALL_PITCH
    room = area.width - (_LETTER if above else needed)
    pitch = min(_PITCH, room / target)
    over, limited = carried(ledger, form), limit(ledger, form) is not None
    return RaceGrid(seats, target, pitch, above, pinned, over, limited, area.width < _WIDE)


def _games(
    ledger: Ledger, form: FormInfo, field: Area, ink: str
) -> tuple[TrackerPart, tuple[TrackerPlace, ...], int]:
    """As many games as the field holds: under one another, or else two side by side."""
    areas = _under(ledger, form, field) or _beside(ledger, form, field) or (field,)
    items: list[Item] = []
    places: list[TrackerPlace] = []
    for number, area in enumerate(areas, start=1):
        if area.top > field.top:
            items += divider(area, area.top - _GAP / 2, ink)
        drawn, found = _game(number, _grid(ledger, form, area), ledger, form, area)
        items += drawn
        places += found
    part = TrackerPart("Figure", tuple(items), alt=_alt(ledger, form, len(areas)), area=field)
    return part, tuple(places), len(areas)


def _least(ledger: Ledger, form: FormInfo, area: Area) -> float:
    """The least height of a game in an area of this width."""
    return _grid(ledger, form, area).height + least_height(ledger, area.width)


def _under(ledger: Ledger, form: FormInfo, field: Area) -> tuple[Area, ...]:
    """Areas of games under one another, or none where not even two have room."""
    count = int((field.height + _GAP) // (_least(ledger, form, field) + _GAP))
    step = (field.height + _GAP) / max(1, count)
    areas = (field.below(i * step) for i in range(count))
    return tuple(area.above(area.height - step + _GAP) for area in areas) if count > 1 else ()


def _beside(ledger: Ledger, form: FormInfo, field: Area) -> tuple[Area, ...]:
    """The areas of two games side by side, or none where they are too high, or tricks tallied."""
    wide = (field.width - _BESIDE) / 2
    left = replace(field, right=field.left + wide)
    right = replace(field, left=field.right - wide)
    if tricks_alone(ledger) or _least(ledger, form, left) > field.height:
        return ()
    return left, right


def _alt(ledger: Ledger, form: FormInfo, count: int) -> str:
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
    number: int, grid: RaceGrid, ledger: Ledger, form: FormInfo, area: Area
) -> tuple[list[Item], list[TrackerPlace]]:
    items, places = _heading(number, grid, area)
    boxes = area.right - grid.target * grid.pitch
    base = area.top + grid.head + _NUMBERS - 1.4
    items += _numbers(grid, boxes, base)
    if grid.limited and grid.title:
        items.append(Text(area.left, base, "* a dealer stops here", "italic", 2.7))
    for side in range(len(grid.seats)):
        top = area.top + grid.head + _NUMBERS + side * grid.row
        drawn, found = _side(number, grid, side, area, top)
        items += drawn
        places += found
    table = deal_table(
        DealTable.of(number, ledger, form, area.below(grid.height + 2.0), small=grid.title > 0)
    )
    return [*items, *table.items], [*places, *table.places]


def _heading(number: int, grid: RaceGrid, area: Area) -> tuple[list[Item], list[TrackerPlace]]:
    """The number of the game, the date, and the marks for ties, which are nobody's."""
    y = area.top + 5.0
    room = TIES * (_DIAMOND + 0.8)
    label = width(grid.carried, "italic", 3.0) + 2 if grid.carried else 0.0
    beside = grid.carried and not grid.narrow
    end = area.right - (room + label + 3 if beside else 0)
    start = grid.title + 4 if grid.title else area.left + 20
    date, place = _line(f"{number}-date", f"Game {number}: date", "Date", start, y, end - start)
    called = Text(area.left, y, f"Game {number}", "caps", 4.2, "ink", tracking=0.06)
    items: list[Item] = [*date] if grid.title else [called, *date]
    places = [place]
    if grid.carried:
        left = area.right - room
        y += _TIE - 0.6 if grid.narrow else 0
        items.append(Text(left - 1.2, y, grid.carried, "italic", 3.0, "ink", "end"))
        for i in range(TIES):
            x = left + (i + 0.5) * (_DIAMOND + 0.8) + 0.4
            items.append(marks.tick(marks.lozenge(_DIAMOND), x, y - 1.1))
            said = f"Game {number}: {grid.carried}, {i + 1}"
            spot = square(x, y - 1.1, _DIAMOND * 0.8)
            places.append(TrackerPlace(f"{number}-tie-{i + 1}", said, spot, "tick"))
    return items, places


def _line(
    name: str, said: str, label: str, x: float, y: float, length: float
) -> tuple[tuple[Item, ...], TrackerPlace]:
    """A label with a line to write on, and the place over that line."""
    start = x + width(label, "italic", 3.2) + 1.6
    area = Area(start, y - 5.0, x + length, y + 0.6)
    return entry(label, x, y, length), TrackerPlace(name, said, area, centered=False)


def _numbers(grid: RaceGrid, left: float, y: float) -> list[Item]:
    """The numbers over the boxes; the last wins, and where a dealer stops stands before it."""
    *most, last = (left + (i + 0.5) * grid.pitch for i in range(grid.target))
    limit_at = grid.target - 1 if grid.limited else 0
    told = {i: f"{i}*" if i == limit_at else str(i) for i in range(1, grid.target)}
    close = grid.pitch < _CLOSE
    items: list[Item] = [
        Text(x, y, told[i], "body", 3.4, "ink", "middle")
        for i, x in enumerate(most, start=1)
        if not close or i % 5 == 0
    ]
    if close:
        return [*items, Text(last, y, str(grid.target), "bold", 3.0, "ink", "middle")]
    wins = f"{grid.target} wins"
    size = fit_line(wins, "bold", 3.0, grid.pitch + 0.6, floor=1.8)
    return [*items, Text(last, y, wins, "bold", size, "ink", "middle")]


def _side(
    number: int, grid: RaceGrid, side: int, area: Area, top: float
) -> tuple[list[Item], list[TrackerPlace]]:
    """The letter of a side, lines for its names, and its boxes."""
    boxes = area.right - grid.target * grid.pitch
    end = area.right if grid.above else boxes - 3
    y = top + (_NAMES if grid.above else _ROW) - 2.6
    letter = LETTERS[side]
    items: list[Item] = [Text(area.left, y, letter, "display", 4.0)]
    places: list[TrackerPlace] = []
    seats = grid.seats[side]
    each = (end - area.left - _LETTER) / len(seats)
    for i, seat in enumerate(seats):
        start = area.left + _LETTER + i * each
        long = each - (2 if i + 1 < len(seats) else 0)
        items.append(rule(start, y + 0.9, long))
        said = f"Game {number}: name of player {seat + 1}, side {letter}"
        spot = Area(start, y - 5.4, start + long, y + 0.8)
        places.append(TrackerPlace(f"{number}-name-{seat}", said, spot, centered=False))
    middle = top + grid.row - _ROW / 2
    mark, last = _scenes(grid)
    for i in range(grid.target):
        x = boxes + (i + 0.5) * grid.pitch
        items.append(marks.tick(last if i + 1 == grid.target else mark, x, middle))
        said = f"Game {number}: side {letter}, point {i + 1}"
        spot = square(x, middle, grid.size)
        places.append(TrackerPlace(f"{number}-point-{side}-{i + 1}", said, spot, "tick"))
    return items, places


def _scenes(grid: RaceGrid) -> tuple[Scene, Scene]:
    if grid.pinned:
        return marks.hole(grid.size), marks.last_hole(grid.size)
    return marks.box(grid.size), marks.last_box(grid.size)
