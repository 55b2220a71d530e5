"""The tracker of a race: for every side a row of boxes, one for each point, in several matches."""

from __future__ import annotations

from dataclasses import dataclass

from generator.engine.ledger import Award, Ledger
from generator.scene.fit import fit_block
from generator.scene.model import Item, Scene, Text
from generator.trackers import marks
from generator.trackers.awards import award_table, table_height
from generator.trackers.furniture import divider, entry, rule, sentence
from generator.trackers.part import Area, Part

#: The clause that tells how points were once kept: with it, boxes are holes for a pin.
PIN = "COURT-NOTE-PIN"

_INTRO, _NOTE, _REST = 7.0, 8.0, 4.0
_HEAD, _GAP = 8.5, 5.0
#: Least and greatest height of a row, and the greatest pitch of boxes in it.
_LOW, _HIGH, _PITCH = 9.0, 11.5, 10.6
_NAMES, _CARRY = 40.0, 24.0
#: Room between boxes, and between the numbers' baseline and the boxes below.
_ROOM, _BASE = 1.4, 1.6


@dataclass(frozen=True, slots=True)
class Grid:
    """How the boxes of a match stand: rows, their height, boxes, their pitch, carried marks."""

    rows: int
    row: float
    target: int
    pitch: float
    pinned: bool
    carried: str

    @property
    def height(self) -> float:
        """Millimeters of a match without the gap below."""
        return _HEAD + self.rows * self.row

    @property
    def size(self) -> float:
        """The size of a box."""
        return min(self.pitch, self.row) - _ROOM

    @property
    def panel(self) -> float:
        """The width taken by carried marks."""
        return _CARRY if self.carried else 0.0


def race(ledger: Ledger, area: Area, hue: str) -> tuple[Part, ...]:
    """The parts of the page: what to do, the matches, what scores, and how it once was kept."""
    pin = [clause for clause in ledger.clauses if clause.id == PIN]
    table = table_height(ledger.score.awards)
    notes = area.foot(table + (_NOTE if pin else 0))
    field = area.below(_INTRO).above(notes.height + _REST)
    return (
        sentence(_intro(ledger, "hole" if pin else "box"), area, area.top + 4.0),
        _matches(ledger, field, f"{hue}-deep", pinned=bool(pin)),
        *award_table(ledger, notes, f"{hue}-deep"),
        *(sentence(f"{c.text} [{c.id}]", area, area.bottom - 1.6) for c in pin),
    )


def _intro(ledger: Ledger, mark: str) -> str:
    score = ledger.score
    sides = sorted({"pair of partners" if n == 4 else "player" for n in ledger.players})
    line = f"One line for each {' or '.join(reversed(sides))}, one {mark} for each {score.unit}"
    return f"{line}: whoever first has {score.target} wins."


def sides(ledger: Ledger) -> int:
    """The most sides that any form has; four play as two pairs of partners."""
    return max(2 if n == 4 else n for n in ledger.players)


def carried(awards: tuple[Award, ...]) -> str:
    """The name of the award that is carried over from a tie, "" where ties bring nothing."""
    return next((award.name for award in awards if award.carried), "")


def _matches(ledger: Ledger, field: Area, ink: str, *, pinned: bool) -> Part:
    grid, count = _fitted(ledger, field, pinned=pinned)
    step = (field.height + _GAP) / count
    items: list[Item] = []
    for i in range(count):
        area = field.below(i * step)
        if i:
            items += divider(area, area.top - (step - grid.height) / 2, ink)
        items += _match(i + 1, grid, area)
    kind = "pin-holes" if pinned else "boxes"
    alt = (
        f"Score for {count} matches: in each a line for the date and {grid.rows} lines for names, "
        f"and beside each name {grid.target} {kind}, one for every {ledger.score.unit}; "
        "the last is marked as game."
    )
    if grid.carried:
        alt += f" Further marks on the right are for “{grid.carried}”."
    return Part("Figure", tuple(items), alt=alt, area=field)


def _fitted(ledger: Ledger, field: Area, *, pinned: bool) -> tuple[Grid, int]:
    """As many matches as the field holds, their rows as high as it allows."""
    rows, over = sides(ledger), carried(ledger.score.awards)
    count = int((field.height + _GAP) // (_HEAD + rows * _LOW + _GAP))
    row = min(_HIGH, ((field.height + _GAP) / count - _HEAD - _GAP) / rows)
    target = ledger.score.target
    pitch = min(_PITCH, (field.width - _NAMES - (_CARRY if over else 0)) / target)
    return Grid(rows, row, target, pitch, pinned, over), count


def _match(number: int, grid: Grid, area: Area) -> list[Item]:
    boxes = area.right - grid.panel - grid.target * grid.pitch
    names = boxes - area.left - 4
    y = area.top + _HEAD - _BASE
    items: list[Item] = [
        Text(area.left, y, f"Match {number}", "caps", 4.2, "ink", tracking=0.08),
        *entry("Date", area.left + 27, y, names - 27),
        *_numbers(grid, boxes, area.top),
        *_carry(grid, area),
    ]
    for i in range(grid.rows):
        middle = area.top + _HEAD + (i + 0.5) * grid.row
        items.append(rule(area.left, middle + grid.size / 2 - 0.6, names))
        items += _row(grid, boxes, middle)
    return items


def _numbers(grid: Grid, left: float, top: float) -> list[Item]:
    """The numbers over the boxes; the last is called game as well."""
    *most, last = (left + (i + 0.5) * grid.pitch for i in range(grid.target))
    y = top + _HEAD - _BASE
    return [
        *(Text(x, y, str(i), "figures", 4.0, "ink", "middle") for i, x in enumerate(most, start=1)),
        Text(last, y - 3.6, "game", "italic", 2.9, "ink", "middle"),
        Text(last, y, str(grid.target), "bold", 3.6, "ink", "middle"),
    ]


def _row(grid: Grid, left: float, y: float) -> list[Item]:
    mark, last = _scenes(grid)
    xs = [left + (i + 0.5) * grid.pitch for i in range(grid.target)]
    return [*(marks.tick(mark, x, y) for x in xs[:-1]), marks.tick(last, xs[-1], y)]


def _scenes(grid: Grid) -> tuple[Scene, Scene]:
    if grid.pinned:
        return marks.hole(grid.size), marks.last_hole(grid.size)
    return marks.box(grid.size), marks.last_box(grid.size)


def _carry(grid: Grid, area: Area) -> list[Item]:
    """The marks for what a tie carries over, one beside each row, under their name."""
    if not grid.carried:
        return []
    x = area.right - grid.panel / 2 + 2
    name = fit_block(grid.carried, 2.9, (grid.panel - 4, _HEAD), floor=2.2, roman="italic")
    ys = (area.top + _HEAD + (i + 0.5) * grid.row for i in range(grid.rows))
    lozenge = marks.lozenge(grid.size)
    top = area.top + _HEAD - 0.6 - name.height
    return [*name.texts(x, top), *(marks.tick(lozenge, x, y) for y in ys)]
