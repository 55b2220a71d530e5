"""The labels of a tuck box: front, back, sides, and the lids at head and foot."""

from __future__ import annotations

from cardwright.drawing.scene.fit import fit_block, fit_line
from cardwright.drawing.scene.model import Group, Item, Text, moved
from cardwright.drawing.scene.shaping import width
from cardwright.printing.boxes.dress import Dress, fitted, fitted_title, line, titled
from cardwright.printing.boxes.labels import plaque, ticket
from cardwright.printing.facts import players_line, published

#: A large label's distance from the sides of its panel, and from the ends, where the notch is.
SIDE, END = 5.0, 7.6
#: A side at least so wide has two lines, one above the other; a narrower one has them in a row.
_TWO_LINES = 12.0
#: A side or a lid less wide has no room for letters, as on a box for six cards.
_NARROW = 3.0


def front(dress: Dress, wide: float, high: float) -> tuple[Item, ...]:
    """The title plate with the game's crest, who may play, and where it comes from."""
    ledger, middle, room = dress.ledger, wide / 2, wide - 2 * SIDE - 4.0
    top, foot = END + 4.0, high - END
    below = top + room * 0.74
    tail = room * 0.56
    return (
        *ticket(dress.deep, SIDE, END, wide - 2 * SIDE, high - 2 * END),
        *titled(dress, middle, top, room),
        fitted(players_line(ledger), "caps", 3.4, room - 7, (middle, below + 4.6), dress.deep),
        *dress.ornament("tailpiece", middle - tail / 2, below + 6.8, tail),
        *_imprint(dress, middle, foot - 4.4, room - 8),
    )


def _imprint(dress: Dress, x: float, y: float, room: float) -> tuple[Text, Text]:
    """The makers of the game, the place and year: two lines of one size, the second at y."""
    lines = published(dress.ledger)
    size = min(fit_line(told, "italic", 2.5, room, floor=1.1) for told in lines)
    return (
        line(lines[0], "italic", size, x, y - 1.2 * size),
        line(lines[1], "italic", size, x, y),
    )


def back(dress: Dress, wide: float, high: float) -> tuple[Item, ...]:
    """A line on the game, its players and its time."""
    ledger, middle, room = dress.ledger, wide / 2, wide - 2 * SIDE - 8.0
    top, foot = END + 5.5 + room * 0.154, high - END
    block = fit_block(" ".join(ledger.blurb), 3.5, (room, 30.5), floor=1.9)
    free = foot - 15.0 - (top + 11.4) - block.height
    return (
        *ticket(dress.deep, SIDE, END, wide - 2 * SIDE, high - 2 * END),
        *dress.ornament("headpiece", middle - room / 2, END + 5.5, room),
        *fitted_title(ledger.title, 6.2, room, (middle, top + 8.2)),
        *block.texts(middle, top + 11.4 + free / 2),
        fitted(dress.players_text, "caps", 3.1, room, (middle, foot - 10.4), dress.deep),
        fitted(dress.minutes, "caps", 3.1, room, (middle, foot - 6.4), dress.deep),
    )


def side(dress: Dress, wide: float, high: float) -> tuple[Item, ...]:
    """A side, read from its head down: the title, and who can play from what age and how long."""
    along, across = high - 2 * END, wide - 2 * min(1.8, wide * 0.16)
    if across < _NARROW:
        return ()
    told = f"{dress.players_text} · {dress.minutes}"
    lines = _stacked if across >= _TWO_LINES else _in_a_row
    items = (*plaque(dress.deep, along, across), *lines(dress, told, along, across))
    return (Group(items, (0.0, 1.0, -1.0, 0.0, (wide + across) / 2, END)),)


def _in_a_row(dress: Dress, told: str, along: float, across: float) -> tuple[Text, ...]:
    title, margin = dress.ledger.title, 3.6
    size = fit_line(title, "caps", min(5.0, across * 0.54), along * 0.42, floor=1.6)
    rest = along - 2 * margin - width(title, "caps", size) - 3.0
    small = fit_line(told, "italic", min(3.0, across * 0.4), rest, floor=1.1)
    foot = across / 2 + size * 0.3
    return (
        Text(margin, foot, title, "caps", size, dress.deep),
        Text(along - margin, foot, told, "italic", small, "ink", "end"),
    )


def _stacked(dress: Dress, told: str, along: float, across: float) -> tuple[Text, ...]:
    big = min(8.5, across * 0.46)
    at = (along / 2, across * 0.4 + big * 0.24)
    return (
        fitted(dress.ledger.title, "title", big, along - 10, at),
        fitted(
            told,
            "caps",
            min(3.4, across * 0.21),
            along - 10,
            (along / 2, across * 0.83),
            dress.deep,
        ),
    )


def end(dress: Dress, wide: float, high: float) -> tuple[Item, ...]:
    """The lid at the head or at the foot: the title."""
    inset = min(1.8, high * 0.16)
    along, across = wide - 2 * SIDE, high - 2 * inset
    if across < _NARROW:
        return ()
    size = fit_line(dress.ledger.title, "title", min(9.0, across * 0.66), along - 9, floor=1.8)
    text = line(dress.ledger.title, "title", size, along / 2, across / 2 + size * 0.3)
    return (Group((*plaque(dress.deep, along, across), text), moved(SIDE, inset)),)
