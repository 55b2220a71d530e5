"""The tracker of a game scored as tennis: for every game of a set the calls in their order."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardwright.drawing.scene.fit import fit_block
from cardwright.drawing.scene.model import Item, Text
from cardwright.drawing.scene.shaping import width
from cardwright.ledger import FormInfo, Ledger
from cardwright.printing.trackers import marks
from cardwright.printing.trackers.furniture import entry, rule, sentence
from cardwright.printing.trackers.pad import TITLE
from cardwright.printing.trackers.part import Area, TrackerPart
from cardwright.printing.trackers.places import TrackerLayout, TrackerPlace, square, written
from cardwright.printing.trackers.seating import LETTERS, sides

_WIDE = 150.0
_LINE, _SAMPLE_HIGH, _HEAD, _WORDS = 5.4, 20.6, 7.6, 4.6
#: Room on the left for the number of a game, its server and the letters of the sides.
_NUMBER, _LETTER = 6.0, 4.5
#: The least height of a side's half of a strip, and its greatest.
_LOW, _HIGH = 6.9, 7.6
_PAIRS, _FEWER = 6, 3
#: What stands over deuce and advantage where there is little room.
_SMALL_WORDS = ("D", "A")
#: How a sample game goes on after deuce: the side that wins each ball.
_AFTER = (1, 0, 1, 1)
#: So many calls of it are told, the last.
_MOST = 9


@dataclass(frozen=True, slots=True)
class Strip:
    """The strip of a game: its calls, its boxes, and how many deuces have a mark."""

    calls: tuple[int, ...]
    left: float
    right: float
    half: float
    pairs: int
    seats: tuple[tuple[int, ...], ...]

    @property
    def box(self) -> float:
        """The size of a box."""
        return min(7.0, self.half - 0.1) if self.half > 5.5 else self.half - 0.3

    @property
    def pitch(self) -> float:
        """From the middle of one box to the next."""
        return self.box + 0.5

    @property
    def start(self) -> float:
        """The left edge of the boxes."""
        return self.right - self.more - self.pitch * (len(self.calls) + 2 * self.pairs + 1) - 1.0

    @property
    def more(self) -> float:
        """The width of the place for further deuces."""
        return 13.0 if self.pairs == _PAIRS else 8.0

    def call(self, i: int) -> float:
        """The middle of the box of call `i`, from 0."""
        return self.start + (i + 0.5) * self.pitch

    def deuce(self, i: int) -> float:
        """The middle of deuce `i`, from 0; the advantage stands right of it."""
        return self.call(len(self.calls)) + 2 * i * self.pitch

    @property
    def rest(self) -> float:
        """The place for further deuces."""
        return self.deuce(self.pairs) - self.pitch / 2 + 0.5

    @property
    def last(self) -> float:
        """The middle of the box that wins the game."""
        return self.right - self.pitch / 2


def strips(ledger: Ledger) -> int:
    """The most games that a set can take: both sides one short, and the last."""
    return 2 * ledger.score.games - 1


def tennis(ledger: Ledger, form: FormInfo, area: Area, hue: str) -> TrackerLayout:
    """The page: what to do, a sample of a game, and a set."""
    score = ledger.score
    line = (
        f"Tick a box in a side’s own row for each {score.unit} it wins, from left to right; "
        f"{score.games} games win the set. Under “more”, strokes for further deuces."
    )
    field = area.below(_LINE + _SAMPLE_HIGH)
    sample = _sample(ledger, form, replace(field, top=area.top + _LINE), f"{hue}-deep", field)
    figure, places = _set(ledger, form, field)
    return TrackerLayout((sentence(line, area, area.top + 3.2), sample, figure), places)


def _sample(ledger: Ledger, form: FormInfo, area: Area, ink: str, field: Area) -> TrackerPart:
    """A game that is filled in, its boxes over those of the set, and what was called in it."""
    strip = _strip(ledger, form, area, _half(ledger, field))
    drawn, places = _game(strip, "0-sample", "Sample", area.top + 3.4)
    values = balls_ticked("0-sample", sample_balls(len(strip.calls)), len(strip.calls), strip.pairs)
    told = fit_block(
        _sample_calls(ledger),
        2.9,
        (strip.start - _LETTER - area.left - 3, 13.0),
        floor=2.2,
        roman="italic",
    )
    items = (
        *_words(strip, area.top + 2.2)[1:],
        *drawn,
        *written(places, values, ink),
        *told.texts(area.left, area.top + 3.4, anchor="start", ink="ink"),
    )
    shown = replace(area, bottom=area.top + _SAMPLE_HIGH)
    return TrackerPart(
        "Figure", items, alt=f"A game filled in: {_sample_calls(ledger)}", area=shown
    )


def small_tennis(ledger: Ledger, form: FormInfo, area: Area, _hue: str) -> TrackerLayout:
    """One set, as large as the area."""
    figure, places = _set(ledger, form, area.below(TITLE))
    deuce, advantage = _SMALL_WORDS
    said = f"{deuce} deuce, {advantage} advantage"
    key = Text(area.right, area.top + 5.0, said, "italic", 2.8, "ink", "end")
    return TrackerLayout((TrackerPart("P", (key,)), figure), places)


def sample_balls(calls: int) -> tuple[int, ...]:
    """The balls of a sample game, each told by the side that wins it: to deuce, and again.

    >>> sample_balls(3)
    (0, 1, 1, 0, 0, 1, 1, 0, 1, 1)
    """
    pairs = [(0, 1) if i % 2 == 0 else (1, 0) for i in range(calls)]
    return (*(side for pair in pairs for side in pair), *_AFTER)


def _sample_calls(ledger: Ledger) -> str:
    """The calls of the sample, read from the ledger."""
    calls = (0, *ledger.score.calls)
    top = len(ledger.score.calls)
    won = [0, 0]
    told = []
    *balls, last = sample_balls(top)
    for side in balls:
        won[side] += 1
        if min(won) >= top:
            ahead = "A" if won[0] > won[1] else "B"
            told.append("deuce" if won[0] == won[1] else f"advantage {ahead}")
        else:
            told.append(f"{calls[won[0]]}–{calls[won[1]]}")
    return f"Sample: {', '.join(told[-_MOST:])}, game {LETTERS[last]}."


def balls_ticked(prefix: str, balls: tuple[int, ...], calls: int, pairs: int) -> dict[str, str]:
    """The ticks for these balls of a game, each given as the side that wins it."""
    won, ticked = [0, 0], {}
    for side in balls:
        won[side] += 1
        ahead, behind = max(won), min(won)
        over = won[side] > calls and won[side] - won[1 - side] >= (2 if behind >= calls else 1)
        if over:
            ticked[f"{prefix}-game-{side}"] = "x"
        elif behind < calls:
            ticked[f"{prefix}-call-{side}-{won[side]}"] = "x"
        elif ahead > behind:
            _tick(ticked, f"{prefix}-advantage-{side}", behind - calls, pairs, prefix)
        else:
            if behind == calls:
                ticked[f"{prefix}-call-{side}-{calls}"] = "x"
            _tick(ticked, f"{prefix}-deuce", behind - calls, pairs, prefix)
    return ticked


def _tick(ticked: dict[str, str], name: str, number: int, pairs: int, prefix: str) -> None:
    """Tick the mark of this number, or add a stroke where no mark is left."""
    if number < pairs:
        ticked[f"{name}-{number + 1}"] = "x"
    elif name.endswith("-deuce"):
        more = f"{prefix}-more"
        ticked[more] = ticked.get(more, "") + "I"


def _strip(ledger: Ledger, form: FormInfo, area: Area, half: float) -> Strip:
    pairs = _PAIRS if area.width >= _WIDE else _FEWER
    return Strip(ledger.score.calls, area.left, area.right, half, pairs, sides(form))


def _half(ledger: Ledger, area: Area) -> float:
    """The height of a side's half of a strip, where a set fills the area."""
    strip = (area.height - 2 * _HEAD - _WORDS) / strips(ledger)
    return min(_HIGH, strip / 2 - 0.1)


def _set(
    ledger: Ledger, form: FormInfo, area: Area
) -> tuple[TrackerPart, tuple[TrackerPlace, ...]]:
    count = strips(ledger)
    half = _half(ledger, area)
    strip = _strip(ledger, form, area, half)
    items, places = _name_lines(strip, area)
    top = area.top + 2 * _HEAD + _WORDS
    items += _words(strip, top - 1.2)
    step = min(2 * half + 1.0, (area.bottom - top) / count)
    for game in range(count):
        y = top + game * step
        drawn, found = _game(strip, f"1-game-{game + 1}", str(game + 1), y)
        items += drawn
        places += found
        if game:
            between = y - (step - 2 * half) / 2  # up to the boxes, which part the games themselves
            items.append(rule(area.left, between, strip.start - _LETTER - area.left, "soft"))
    calls = ", ".join(map(str, ledger.score.calls))
    alt = (
        f"Score for a set: lines for the names of both sides, and {count} strips, one for every "
        f"game. A strip has a line for the server and for each side boxes for {calls}; then "
        f"{strip.pairs} times a mark for deuce and boxes for advantage, room for more, and the "
        "box that wins the game."
    )
    return TrackerPart("Figure", tuple(items), alt=alt, area=area), tuple(places)


def _name_lines(strip: Strip, area: Area) -> tuple[list[Item], list[TrackerPlace]]:
    """Lines for the names of the sides, one under the other, the date and the games won."""
    items: list[Item] = []
    places: list[TrackerPlace] = []
    wide = area.width >= _WIDE
    for side, seats in enumerate(strip.seats):
        y = area.top + 5.6 + side * _HEAD
        items.append(Text(area.left, y, LETTERS[side], "display", 4.0))
        end = area.right - (62 if wide else 18)
        each = (end - area.left - 6) / len(seats)
        for i, seat in enumerate(seats):
            x = area.left + 6 + i * each
            items.append(rule(x, y + 0.8, each - 2))
            said = f"Name of player {seat + 1}, side {LETTERS[side]}"
            spot = Area(x, y - 5.2, x + each - 2, y + 0.7)
            places.append(TrackerPlace(f"1-name-{seat}", said, spot, centered=False))
        label = "Games won" if wide else "Won"
        right = end + (30 if wide else 18)
        items += entry(label, end + 1, y, right - end - 1)
        spot = Area(end + 2.6 + width(label, "italic", 3.2), y - 5.2, right, y + 0.7)
        places.append(TrackerPlace(f"1-won-{side}", f"Games won by side {LETTERS[side]}", spot))
    if wide:
        y = area.top + 5.6
        items += entry("Date", area.right - 30, y, 30)
        places.append(
            TrackerPlace("1-date", "Date", Area(area.right - 22, y - 5.2, area.right, y + 0.7))
        )
    return items, places


def _words(strip: Strip, y: float) -> list[Item]:
    """The calls, over the boxes."""
    size, small = (3.2, 2.2) if strip.pairs == _PAIRS else (2.4, 2.4)
    deuce, advantage = ("Deuce", "Adv.") if strip.pairs == _PAIRS else _SMALL_WORDS
    items: list[Item] = [
        Text(strip.left + _NUMBER, y, "Server", "caps", max(2.4, size * 0.85), "ink"),
        *(
            Text(strip.call(i), y, str(call), "body", size, "ink", "middle")
            for i, call in enumerate(strip.calls)
        ),
        Text(strip.last, y, "Game", "caps", size * 0.8, "ink", "middle"),
        Text(
            (strip.rest + strip.last - strip.pitch / 2) / 2,
            y,
            "more",
            "italic",
            size * 0.85,
            "ink",
            "middle",
        ),
    ]
    for i in range(strip.pairs):
        x = strip.deuce(i)
        items.append(Text(x, y, deuce, "caps", small, "ink", "middle"))
        items.append(Text(x + strip.pitch, y, advantage, "caps", small, "ink", "middle"))
    return items


def _game(
    strip: Strip, prefix: str, label: str, top: float
) -> tuple[list[Item], list[TrackerPlace]]:
    """The strip of one game with its upper edge at `top`."""
    said, middle = f"Game {label}", top + strip.half
    rows = (top + strip.half / 2, top + 1.5 * strip.half)
    items: list[Item] = []
    places: list[TrackerPlace] = []
    letters = strip.start - _LETTER
    server = Area(strip.left + _NUMBER, top + 0.8, letters - 1, top + 2 * strip.half - 0.8)
    if label.isdigit():
        items.append(Text(strip.left + 2.4, middle + 1.2, label, "body", 3.6, "ink", "middle"))
        items.append(rule(server.left, server.bottom - 1.0, server.width))
        places.append(TrackerPlace(f"{prefix}-server", f"{said}: who serves", server))

    shapes = {"deuce": marks.lozenge, "game": marks.last_box}

    def mark(kind: str, spoken: str, x: float, y: float) -> None:
        size = strip.box
        scene = shapes.get(kind.partition("-")[0], marks.box)
        items.append(marks.tick(scene(size), x, y))
        at = square(x, y, size)
        places.append(TrackerPlace(f"{prefix}-{kind}", f"{said}: {spoken}", at, "tick"))

    for side, y in enumerate(rows):
        items.append(Text(letters + 1.6, y + 1.0, LETTERS[side], "display", 2.8, "ink", "middle"))
        for i, call in enumerate(strip.calls):
            mark(f"call-{side}-{i + 1}", f"side {LETTERS[side]}, {call}", strip.call(i), y)
    for i in range(strip.pairs):
        mark(f"deuce-{i + 1}", f"deuce {i + 1}", strip.deuce(i), middle)
        for side, y in enumerate(rows):
            spoken = f"advantage {LETTERS[side]}, {i + 1}"
            mark(f"advantage-{side}-{i + 1}", spoken, strip.deuce(i) + strip.pitch, y)
    more = Area(strip.rest, top + 0.8, strip.last - strip.pitch / 2 - 0.5, server.bottom)
    if label.isdigit():
        items.append(rule(more.left, more.bottom - 1.0, more.width, "soft"))
        places.append(TrackerPlace(f"{prefix}-more", f"{said}: further deuces", more))
    for side, y in enumerate(rows):
        mark(f"game-{side}", f"side {LETTERS[side]}, game", strip.last, y)
    return items, places
