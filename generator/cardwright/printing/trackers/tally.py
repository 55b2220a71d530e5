"""The tracker of a tally: players down the side, groups across, and what each stack scores.

Pairs of a list are too many for columns: there each column is a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import pairwise

from cardwright.drawing.faces.plain import badge
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.fit import Block, fit_block, fit_line
from cardwright.drawing.scene.model import Group, Item, Shape, Text, combined, moved, turned
from cardwright.errors import TextTooLong
from cardwright.ledger import FormInfo, Ledger, Suit
from cardwright.ledger.own_deck import own_game, words_of
from cardwright.printing.trackers.awards import award_table, table_height
from cardwright.printing.trackers.furniture import FINE, emblem, entry, rule, sentence
from cardwright.printing.trackers.pad import TITLE
from cardwright.printing.trackers.part import Area, TrackerPart
from cardwright.printing.trackers.places import Kind, TrackerLayout, TrackerPlace
from cardwright.printing.trackers.seating import keyed

_INTRO, _REST, _GAP = 12.0, 3.0, 6.0
#: Above a game its number and date, and the names of the groups: level, upright, or badges alone.
_DATE, _GROUPS, _UPRIGHT, _SMALL_GROUPS = 7.5, 14.6, 26.0, 7.0
_LOW, _HIGH, _SMALL_HIGH = 7.0, 9.0, 11.6
_DEALER, _NAMES, _TOTAL = 10.0, 30.0, 12.4
_SMALL = (7.0, 30.0, 9.0)
_WIDE = 150.0
_EMBLEM = 6.0
#: Type of the names of groups, mm: the most and the least.
_NAME, _LEAST = 2.7, 1.9
#: The games of a table of pairs.
_GAMES = 8


@dataclass(frozen=True, slots=True)
class TallyGrid:
    """A table: its number and area, the height of a row, and the columns of a row.

    Its columns are the groups of one game, or games of pairs. Names of groups stand upright where
    the columns are too narrow for them.
    """

    game: int
    area: Area
    players: int
    row: float
    groups: int
    pairs: bool = False
    upright: bool = False

    @property
    def small(self) -> bool:
        """True if there is no room for the names of groups."""
        return self.area.width < _WIDE

    @property
    def head(self) -> float:
        """The height of what stands over the columns."""
        if self.small or self.pairs:
            return _SMALL_GROUPS
        return _UPRIGHT if self.upright else _GROUPS

    @property
    def edges(self) -> tuple[float, ...]:
        """The left edges of dealer, name, groups and sums, and the right edge."""
        dealer, name, total = _SMALL if self.small else (_DEALER, _NAMES, _TOTAL)
        start = self.area.left + dealer
        first = start + name
        end = self.area.right - total * len(self.sums)
        each = (end - first) / self.groups
        groups = (first + i * each for i in range(self.groups))
        sums = (end + i * total for i in range(len(self.sums)))
        return self.area.left, start, *groups, *sums, self.area.right

    @property
    def sums(self) -> tuple[str, ...]:
        """The columns at the right: the total of the game and, given room, of the evening."""
        return ("total",) if self.small or self.pairs else ("total", "evening")

    @property
    def rows(self) -> float:
        """The top of the first row."""
        return self.area.top + _DATE + self.head


def tally(ledger: Ledger, form: FormInfo, area: Area, hue: str) -> TrackerLayout:
    """The page: what to do, the games, and what scores."""
    awards = keyed(ledger, form)
    foot = area.foot(table_height(awards))
    figure, places, blocks = _games(
        ledger, form, area.below(_INTRO).above(foot.height + _REST), hue
    )
    lines = _intro(ledger)
    parts = (
        *(sentence(line, area, area.top + 3.6 + 4.6 * i) for i, line in enumerate(lines)),
        figure,
        *award_table(ledger.score.unit, awards, foot, f"{hue}-deep", words_of(ledger)),
    )
    return TrackerLayout(parts, places, blocks)


def small_tally(ledger: Ledger, form: FormInfo, area: Area, hue: str) -> TrackerLayout:
    """As many games as a small area holds."""
    figure, places, blocks = _games(ledger, form, area.below(TITLE), hue)
    return TrackerLayout((figure,), places, blocks)


def _intro(ledger: Ledger) -> tuple[str, str]:
    words, say = ledger.words, words_of(ledger)
    first = (
        "Write what each {trick} scores under its {suit}, two of one {suit} beside each other; "
        "the highest total wins."
    )
    match own_game(ledger):
        case "quartets":
            first = "Write 1 under each {suit} that a player lays down; the highest total wins."
        case "pairs":
            first = "Write the pairs that each player has laid down in a game; the most pairs win."
            return say(first), say("Mark the first dealer; the deal passes to the left.")
    second = "Mark the first dealer; the deal passes to the left. “Evening” adds up the {deal}s."
    return say(first, trick=words.trick, suit=words.suit), say(second, deal=words.deal)


def _games(
    ledger: Ledger, form: FormInfo, field: Area, hue: str
) -> tuple[TrackerPart, tuple[TrackerPlace, ...], int]:
    players = max(form.seats)
    small = field.width < _WIDE
    columns = len(_columns(ledger))
    grid = TallyGrid(1, field, players, _HIGH, columns, _is_pairs(ledger))
    grid = replace(grid, upright=any(not _is_level(suit, grid) for suit in ledger.suits))
    over = _DATE + grid.head
    count = max(1, int((field.height + _GAP) // (over + players * _LOW + _GAP)))
    step = (field.height + _GAP) / count
    row = min(_SMALL_HIGH if small else _HIGH, (step - _GAP - over) / players)
    items: list[Item] = []
    places: list[TrackerPlace] = []
    for i in range(count):
        grid = replace(grid, game=i + 1, area=field.below(i * step), row=row)
        items += _heading(ledger, grid, hue)
        places += _places(ledger, grid)
    alt = _alt(ledger, players, count)
    return TrackerPart("Figure", tuple(items), alt=alt, area=field), tuple(places), count


def _alt(ledger: Ledger, players: int, count: int) -> str:
    words, say = ledger.words, words_of(ledger)
    columns = ", ".join(name for _, name in _columns(ledger))
    tables = say("A table") if count == 1 else say("{count} tables, each", count=count)
    told = (
        "{tables} for one {deal}: a line for the date, and a row for each of {players} "
        "players. A row has a place to mark the dealer, a line for the name, a place for each "
        "{suit} ({groups}), the total and the sum of the evening."
    )
    if _is_pairs(ledger):
        told = (
            "{tables} for one evening: a line for the date, and a row for each of {players} "
            "players. A row has a place to mark the dealer, a line for the name, a place for each "
            "{deal} ({groups}), and the total."
        )
    return say(
        told,
        tables=tables,
        deal=words.deal,
        players=players,
        suit=words.suit,
        groups=columns,
    )


def _is_pairs(ledger: Ledger) -> bool:
    return own_game(ledger) == "pairs"


def _columns(ledger: Ledger) -> tuple[tuple[str, str], ...]:
    """The keys and names of the columns that are written into."""
    if _is_pairs(ledger):
        deal = ledger.words.deal
        return tuple((f"game-{number}", f"{deal} {number}") for number in range(1, _GAMES + 1))
    return tuple((suit.id, suit.name) for suit in ledger.suits)


def _heading(ledger: Ledger, grid: TallyGrid, hue: str) -> list[Item]:
    """The number of the game, its date, what stands over the columns, and all the lines."""
    area, edges = grid.area, grid.edges
    say = words_of(ledger)
    y, label = area.top + 4.2, ledger.words.deal.capitalize()
    label = say("Games") if grid.pairs else f"{label} {grid.game}"
    foot = grid.rows - 2.4
    items: list[Item] = [
        Text(area.left, y, label, "caps", 4.0, "ink", tracking=0.06),
        *entry(say("Date"), area.left + 24, y, min(60.0, area.width - 24)),
        _over_column(say("Deals"), 2.4, (edges[0], edges[1]), foot),
        Text(edges[1] + 1.5, foot, say("Players"), "caps", 3.2, "ink"),
    ]
    starts = edges[-1 - len(grid.sums) :]
    for key, span in zip(grid.sums, pairwise(starts), strict=True):
        items.append(_over_column(say(key).capitalize(), 2.7, span, foot))
    spans = pairwise(edges[2:])
    return [*items, *_heads(ledger, grid, spans, hue), *_rules(grid)]


def _over_column(text: str, size: float, span: tuple[float, float], foot: float) -> Text:
    """A word in the middle over a column, no larger than `size`."""
    start, end = span
    fitted = fit_line(text, "caps", size, end - start - 0.5, floor=1.9)
    return Text((start + end) / 2, foot, text, "caps", fitted, "ink", "middle")


def _heads(
    ledger: Ledger, grid: TallyGrid, spans: Iterable[tuple[float, float]], hue: str
) -> Iterator[Item]:
    """The names and badges of the groups, or the numbers of the games of pairs."""
    if grid.pairs:
        for number, (start, end) in zip(range(1, _GAMES + 1), spans, strict=False):
            foot = grid.rows - 2.4
            yield Text((start + end) / 2, foot, str(number), "caps", 3.2, "ink", "middle")
        return
    for suit, (start, end) in zip(ledger.suits, spans, strict=False):
        middle, wide = (start + end) / 2, end - start
        if grid.small:
            size = min(wide - 0.8, _EMBLEM)
            yield emblem(badge(ledger, suit.id), middle, grid.rows - 3.5, hue, size)
            continue
        if grid.upright:
            size = fit_line(suit.name, "body", _NAME, _UPRIGHT - 9.0, floor=_LEAST)
            line = Text(0, size * 0.32, suit.name, "body", size, "ink")
            yield Group((line,), combined(moved(middle, grid.rows - 1.2), turned(-90, 0, 0)))
        else:
            name = _level_name(suit, grid)
            yield from name.texts(middle, grid.rows - 7.4 + (7.2 - name.height) / 2)
        yield emblem(badge(ledger, suit.id), middle, grid.rows - grid.head + 3.8, hue, _EMBLEM)


def _level_name(suit: Suit, grid: TallyGrid) -> Block:
    """The name of a group over its column; raises TextTooLong."""
    wide = grid.edges[3] - grid.edges[2]
    return fit_block(suit.name, _NAME, (wide - 1.4, 6.8), floor=_LEAST)


def _is_level(suit: Suit, grid: TallyGrid) -> bool:
    """Test if the name of a group has room over its column."""
    with suppress(TextTooLong):
        return bool(_level_name(suit, grid))
    return False


def _rules(grid: TallyGrid) -> list[Item]:
    left, wide, top = grid.area.left, grid.area.width, grid.area.top + _DATE
    bottom = grid.rows + grid.players * grid.row
    inner = (grid.rows + i * grid.row for i in range(1, grid.players))
    frame = outline.rectangle(left, top, wide, bottom - top)
    return [
        *(rule(left, y, wide, "soft") for y in inner),
        *(
            Shape(outline.line(x, top, x, bottom), stroke="ink", width=FINE)
            for x in grid.edges[1:-1]
        ),
        rule(left, grid.rows, wide, thick=0.4),
        Shape(frame, stroke="ink", width=0.4),
    ]


def _places(ledger: Ledger, grid: TallyGrid) -> list[TrackerPlace]:
    """The date, and of each player: dealer, name, groups, sums."""
    area, edges = grid.area, grid.edges
    say = words_of(ledger)
    what = say("Table") if grid.pairs else ledger.words.deal.capitalize()
    game = f"{what} {grid.game}"
    date = Area(area.left + 32, area.top, area.left + 24 + min(60.0, area.width - 24), area.top + 5)
    places = [
        TrackerPlace(f"{grid.game}-date", say("{game}: date", game=game), date, centered=False)
    ]
    keys = [("dealer", say("deals")), ("name", say("name"))]
    keys += [*_columns(ledger), *((key, say(key)) for key in grid.sums)]
    for player in range(grid.players):
        top = grid.rows + player * grid.row
        for (key, label), (start, end) in zip(keys, pairwise(edges), strict=True):
            said = say("{game}, player {player}: {what}", game=game, player=player + 1, what=label)
            spot = Area(start, top, end, top + grid.row)
            kind: Kind = "tick" if key == "dealer" else "text"
            name = f"{grid.game}-{key}-{player}"
            places.append(TrackerPlace(name, said, spot, kind, centered=key != "name"))
    return places
