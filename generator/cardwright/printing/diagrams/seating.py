"""Seating plan: the seats of a form around a table, the sides, and the way that play goes."""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.drawing.faces.hues import game_hue
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.model import Item, Scene, Shape, Text
from cardwright.engine.kernel import Form
from cardwright.engine.library import load_game
from cardwright.engine.state import State
from cardwright.errors import InputError
from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import words_of

#: Where the others sit, as shares of the drawing's width and height: by how many they are, from
#: the left of whoever looks on, and so clockwise.
OTHERS = {
    1: ((0.5, 0.0),),
    2: ((0.16, 0.0), (0.84, 0.0)),
    3: ((0.0, 0.5), (0.5, 0.0), (1.0, 0.5)),
    4: ((0.0, 0.62), (0.2, 0.0), (0.8, 0.0), (1.0, 0.62)),
    5: ((0.0, 0.7), (0.06, 0.0), (0.5, 0.0), (0.94, 0.0), (1.0, 0.7)),
}
#: Where two and two sit who face each other, by seat.
_FACING = [(0.24, 1.0), (0.24, 0.0), (0.76, 1.0), (0.76, 0.0)]
_ACROSS = "/"
_WIDE, _HIGH = 46.0, 30.0  # mm, the table
_ROUND, _DISK = 12.0, 4.2
_NAME, _NOTE = 3.2, 2.75


def seating(ledger: Ledger, words: Sequence[str], room: float) -> Scene:
    """The seats of a form: its name, then who sits there, the dealer first, then to the left.

    The dealer sits below. Where partners sit on one side of the table, those of the dealer stand
    first, and after a stroke the others, who sit across from them: `doubles Ann Cy / Ben Di`.
    Raises InputError for a number of players that the form has not.
    """
    name, *written = words or ("",)
    players, across = _by_seat(written)
    form: Form[State] = load_game(ledger.name).form(name)
    if len(players) not in form.seat_choices:
        seats = " or ".join(map(str, form.seat_choices))
        raise InputError(f"{name} has {seats} seats", hint="write a name for each")
    state = form.deal(seed=0, dealer=0, seats=len(players))
    hue = game_hue(ledger)
    left, top = (room - _WIDE) / 2, 12.5
    places = _FACING if across else [(0.5, 1.0), *OTHERS[len(players) - 1]]
    board = outline.rounded(left, top, _WIDE, _HIGH, _ROUND)
    items: list[Item] = [Shape(board, fill=f"{hue}-tint", stroke=f"{hue}-deep", width=0.35)]
    told = []
    say = words_of(ledger)
    begins = say("calls first" if form.asks else "leads")
    for seat, (player, (x, y)) in enumerate(zip(players, places, strict=True)):
        notes = [ledger.words.deals] * (seat == 0) + [begins] * (seat == state.to_move > 0)
        notes += ["sits out"] * (not state.hand(seat) and form.sides == len(players))
        partner = form.sides < len(players)
        at = left + x * _WIDE, top + y * _HIGH
        items += _seat(player, notes, at, (x, y), f"{hue}-deep" if form.side(seat) else "ink")
        told.append(
            " ".join((player, *([say.all_of(notes)] if notes else [])))
            + partner * f" (side {form.side(seat) + 1})"
        )
    order = "Two facing two: {players}." if across else "Around the table, clockwise: {players}."
    title = say(order, players=", ".join(told))
    return Scene(room, top + _HIGH + 12.5, tuple(items), "seats", title)


def _by_seat(written: list[str]) -> tuple[list[str], bool]:
    """The players by seat, and whether partners sit on one side of the table."""
    if _ACROSS not in written:
        return written, False
    cut = written.index(_ACROSS)
    pairs = zip(written[:cut], written[cut + 1 :], strict=False)
    return [player for pair in pairs for player in pair], True


def _seat(
    player: str, notes: Sequence[str], at: tuple[float, float], share: tuple[float, float], ink: str
) -> list[Item]:
    """A seat as a disk at the table's edge, its player and what is to be said of them."""
    x, y = at
    across, down = share
    disk = Shape(outline.circle(x, y, _DISK), fill="light", stroke=ink, width=0.5)
    letter = Text(x, y + 1.25, player[:1], "bold", 3.6, ink, "middle")
    beside = 0.25 < down < 0.75 or (down <= 0.75 and across in {0.0, 1.0})
    if beside:
        side = -1 if across < 0.5 else 1
        anchor, tx, ty = ("end", "start")[side > 0], x + side * (_DISK + 2.0), y - 0.4
    else:
        above = 1.6 + 3.4 * bool(notes)
        anchor, tx, ty = "middle", x, y - _DISK - above if down < 0.5 else y + _DISK + 3.8
    name = Text(tx, ty, player, "bold", _NAME, "ink", anchor)
    if not notes:
        return [disk, letter, name]
    note = Text(tx, ty + 3.4, ", ".join(notes), "italic", _NOTE, "ink", anchor)
    return [disk, letter, name, note]
