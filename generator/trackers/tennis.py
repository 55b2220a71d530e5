"""The tracker of a game scored as tennis: a strip for every game of a set, filled in outward."""

from __future__ import annotations

from dataclasses import dataclass

from generator.engine.ledger import Ledger, Score
from generator.scene import outline
from generator.scene.model import Item, Shape, Text
from generator.trackers import marks
from generator.trackers.furniture import FINE, entry, rule, sentence
from generator.trackers.part import Area, Part

_INTRO, _REST = 16.0, 1.0
#: The names over a set, the words over its strips, and the gap below it.
_NAMES, _WORDS, _GAP = 9.6, 4.4, 4.4
_BOX = 7.0
#: Least and greatest height of a strip; room for a game's number at either end.
_LOW, _HIGH, _NUMBER = 7.4, 9.0, 5.2
#: Boxes of a side besides its calls: advantage and game.
_MORE = ("Adv.", "Game")


@dataclass(frozen=True, slots=True)
class Grid:
    """How a set is laid out: calls outward from the middle, strips, and their height."""

    calls: tuple[int | str, ...]  # the numbers that are called, then _MORE
    strips: int
    row: float

    @property
    def rows(self) -> int:
        """Strips stand in two columns; the last place of the second is for the result."""
        return (self.strips + 1) // 2

    @property
    def height(self) -> float:
        """Millimeters of a set without the gap below."""
        return _NAMES + _WORDS + self.rows * self.row

    @property
    def width(self) -> float:
        """Millimeters of a strip with room for its number at both ends."""
        return _BOX * (2 * len(self.calls) + 1) + 2 * _NUMBER


def tennis(ledger: Ledger, area: Area, _hue: str) -> tuple[Part, ...]:
    """The parts of the page: what to do, and the sets."""
    field = area.below(_INTRO).above(_REST)
    score = ledger.score
    lines = (
        f"Tick every {score.unit} won, outward from the middle; {score.games} games win the set.",
        "The side that serves first stands on the left; name the partner first who serves first.",
        "Each game is numbered on its server’s side, in a ring where the second partner serves.",
    )
    return (
        *(sentence(line, area, area.top + 3.4 + 4.5 * i) for i, line in enumerate(lines)),
        _sets(score, field),
    )


def strips(score: Score) -> int:
    """The most games that a set can take: both sides one short, and the last."""
    return 2 * score.games - 1


def _sets(score: Score, field: Area) -> Part:
    calls: tuple[int | str, ...] = (*score.calls, *_MORE)
    told = ", ".join(map(str, score.calls))
    least = Grid(calls, strips(score), _LOW)
    count = int((field.height + _GAP) // (least.height + _GAP))
    row = ((field.height + _GAP) / count - _GAP - _NAMES - _WORDS) / least.rows
    grid = Grid(calls, least.strips, min(_HIGH, row))
    step = (field.height + _GAP) / count
    items: list[Item] = []
    for i in range(count):
        items += _set(i + 1, grid, field.below(i * step))
    alt = (
        f"Score for {count} sets: in each a line for the names of either side, and "
        f"{grid.strips} strips, one for every game. A strip has in its middle a box for deuce, "
        f"and outward on either side boxes for {told}, advantage and game. "
        "The number of the game stands on the server’s side. After the last strip is room for "
        "the games that each side has won."
    )
    return Part("Figure", tuple(items), alt=alt, area=field)


def _set(number: int, grid: Grid, area: Area) -> list[Item]:
    columns = (area.left + grid.width / 2, area.right - grid.width / 2)
    items = _heading(number, area)
    top = area.top + _NAMES + _WORDS
    for x in columns:
        items += _words(grid, x, top - 1.5)
    for game in range(grid.strips):
        column, row = divmod(game, grid.rows)
        y = top + (row + 0.5) * grid.row
        items += _number(grid, game + 1, columns[column], y)
        items += _strip(grid, columns[column], y)
    items += _result(grid, columns[1], top + (grid.rows - 0.5) * grid.row)
    return items


def _heading(number: int, area: Area) -> list[Item]:
    """Set and number in the middle, and lines for the names of both sides."""
    y, half = area.top + 5.6, 11.0
    length = area.width / 2 - half
    return [
        *entry("Serves first", area.left, y, length),
        Text(area.middle, y, f"Set {number}", "caps", 4.4, "ink", "middle", 0.08),
        *entry("Serves next", area.middle + half, y, length),
    ]


def _words(grid: Grid, x: float, y: float) -> list[Item]:
    """The calls over the boxes of a strip with its middle at x."""
    out: list[Item] = [_word("Deuce", x, y)]
    for i, call in enumerate(grid.calls, start=1):
        out += [_word(call, x - i * _BOX, y), _word(call, x + i * _BOX, y)]
    return out


def _word(call: int | str, x: float, y: float) -> Text:
    """What is called over a box: numbers stand in large figures, words in small capitals."""
    if isinstance(call, int):
        return Text(x, y, str(call), "figures", 3.6, "ink", "middle")
    return Text(x, y, call, "caps", 2.5, "ink", "middle")


def _strip(grid: Grid, x: float, y: float) -> list[Item]:
    """The boxes of one game: deuce in the middle, the last on either side framed twice."""
    last = len(grid.calls)
    items: list[Item] = [marks.tick(marks.lozenge(_BOX), x, y)]
    for i in range(1, last + 1):
        mark = marks.last_box(_BOX) if i == last else marks.box(_BOX)
        items += [marks.tick(mark, x - i * _BOX, y), marks.tick(mark, x + i * _BOX, y)]
    return items


def _number(grid: Grid, game: int, x: float, y: float) -> list[Item]:
    """The number of a game on the side of its server, ringed where the second partner serves."""
    side = -1 if game % 2 else 1
    at = x + side * (grid.width / 2 - 2.3)
    figure = Text(at, y + 1.2, str(game), "figures", 3.8, "ink", "middle")
    second = (game - 1) % 4 >= 2
    ring = Shape(outline.circle(at, y, 1.9), stroke="ink", width=FINE)
    return [figure, ring] if second else [figure]


def _result(grid: Grid, x: float, y: float) -> list[Item]:
    """Room for the games that each side has won."""
    length = grid.width / 2 - 13
    label = Text(x, y + 1.2, "Games won", "caps", 3.4, "ink", "middle", 0.06)
    foot = y + _BOX / 2 - 1
    return [
        rule(x - 12 - length, foot, length),
        label,
        rule(x + 12, foot, length),
    ]
