"""A state in the middle of a game of Card Tennis, from what a person can say about the table.

Cards are written as strokes, by letter or name: of cards that are alike the lowest that lies
nowhere else is meant.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cardwright.engine.games.card_tennis.memory import FINDS, LACKS, note, note_taken
from cardwright.engine.games.card_tennis.state import CardTennisDeal, CardTennisState
from cardwright.engine.games.card_tennis.steps import CLEAR, GAME, drawable
from cardwright.engine.games.card_tennis.table import HAND, STEPS, UP
from cardwright.engine.masks import mask_of
from cardwright.engine.position_reader import Facts, wrong

if TYPE_CHECKING:
    from cardwright.engine.games.card_tennis.form import CardTennis

FACTS = (
    "dealer",  # who serves
    "hands",  # by seat; one that is not said gets four cards that are not said to lie elsewhere
    "trick",  # the cards of the ball that is up, the serve first
    "hitters",  # the seats that played them; if not said, the server and the seat opposite by turns
    "to_move",  # of two partners the one who draws or has drawn; if not said, the first
    "question",  # serve, answer, help, draw or drawn; if not said, serve or answer
    "tricks",  # the balls that each side has won in this game
    "pack",  # its cards from the top, the first to be drawn first
    "trays",  # by seat: the cards of earlier balls
    "rest",  # where all other cards lie: in the pack, below those said, or on the server's tray
)
MOST = 99  # balls of a side


def position(form: "CardTennis", facts: Mapping[str, object]) -> CardTennisState:
    """The state that these facts describe; raises InputError for facts that cannot be.

    No action is said to have led to it, and nothing is remembered but what the question tells.
    """
    said = Facts(form, facts, FACTS)
    dealer = said.number("dealer", 0, form.seats - 1)
    hands = said.hands()
    trick = said.cards("trick", "with the ball that is up")
    pack = said.cards("pack", "in the pack")
    trays = said.before_seats("trays", "on the tray")
    for seat in range(form.seats):
        if seat not in hands:
            hands[seat] = said.fill(HAND, f"in the hand of Seat {seat}")
    rest = said.fill(len(form.pack), "elsewhere")
    if said.word("rest", "pack", ("pack", "trays")) == "pack":
        pack += rest
    else:
        trays[dealer] = [*trays.get(dealer, ()), *rest]
    laid = [card for tray in trays.values() for card in tray]
    held = [card for hand in hands.values() for card in hand]
    state = CardTennisState.of_deal(
        CardTennisDeal(form, form.table, (*laid, *trick, *held, *pack), dealer)
    )
    state.top = len(form.pack) - len(pack)
    state.hands = tuple(mask_of(hands[seat]) for seat in range(form.seats))
    state.trays = tuple(mask_of(trays.get(seat, ())) for seat in range(form.seats))
    state.trick = tuple(trick)
    state.won = _won(said)
    state.stroke = _last_stroke(state)
    state.hitters = _hitters(said, state)
    _ask(said, state)
    return state


def _won(said: Facts) -> tuple[int, int]:
    """The balls won, which must not have won the game already."""
    one, other = said.numbers("tricks", MOST)
    ahead, behind = max(one, other), min(one, other)
    if ahead >= GAME and ahead - behind >= CLEAR:
        raise wrong("tricks", f"{one} to {other}, and the game is over")
    return one, other


def _last_stroke(state: CardTennisState) -> int:
    """The last stroke, or UP; each must answer the one before."""
    table, last = state.deal.table, UP
    for card in state.trick:
        if not table.answers[last] >> card & 1:
            names = state.form.stroke_names
            before = f"answer a {names[last]}" if last != UP else "open a ball"
            raise wrong("trick", f"a {names[state.form.strokes[card]]} cannot {before}")
        last = state.form.strokes[card]
    return last


def _hitters(said: Facts, state: CardTennisState) -> tuple[int, ...]:
    """The players of the cards of the ball: the server, and then the sides by turns."""
    default = [state.dealer ^ (place & 1) for place in range(len(state.trick))]
    seats = said.seats("hitters", default)
    if len(seats) != len(state.trick):
        raise wrong("hitters", f"there are {len(seats)} hitters for {len(state.trick)} cards")
    if seats and seats[0] != state.dealer:
        raise wrong("hitters", f"Seat {seats[0]} cannot serve", f"Seat {state.dealer} serves")
    for place, seat in enumerate(seats):
        if state.form.side(seat ^ place) != state.form.side(state.dealer):
            raise wrong("hitters", f"Seat {seat} cannot answer a stroke of its own side")
    return tuple(seats)


def _ask(said: Facts, state: CardTennisState) -> None:
    """Set the open question and the seat that is asked, as far as the rules let it be asked."""
    partners = state.seats == 4 and state.stroke != UP
    usual = "serve" if state.stroke == UP else "answer"
    fits = [usual, "drawn", *(["help", "draw"] if partners else [])]
    asked = said.word("question", usual, STEPS)
    if asked not in fits:
        raise wrong(
            "question",
            f"“{asked}” is not possible here",
            f"use one of {', '.join(fits)}",
            word=asked,
        )
    first = state.dealer if state.stroke == UP else state.hitter ^ 1
    second = first ^ 2 if partners else first
    among = {usual: [first], "help": [second]}.get(asked, [first, second])
    state.step = STEPS[asked]
    state.to_move = seat = said.seat("to_move", among[0], among)
    if asked == "drawn":
        _drew(state, seat)
    if asked in {"help", "draw"} and _able(state, first):
        raise wrong("question", f"Seat {first} can play, so it cannot pass")
    if asked == "draw" and _able(state, second):
        raise wrong("question", f"Seat {second} can play, so no player draws")
    if asked in {"help", "draw"}:
        note(state, LACKS, first, state.stroke)
    if asked == "draw":
        note(state, LACKS, second, state.stroke)
    alone = not partners or asked == "draw"
    if alone and not _able(state, seat) and not drawable(state):
        raise wrong("pack", f"Seat {seat} can neither play nor draw: the ball is lost")


def _drew(state: CardTennisState, seat: int) -> None:
    """A seat that has drawn holds one proper card, the one it drew, and its partner none."""
    if not _able(state, seat):
        raise wrong(
            "question",
            f"Seat {seat} has not drawn a card that answers",
            "no question is open until it draws one",
        )
    if _proper(state, seat).bit_count() > 1:
        raise wrong("question", f"Seat {seat} could play before, so it does not draw")
    if state.hitters and state.seats == 4 and _able(state, seat ^ 2):
        raise wrong("question", f"Seat {seat ^ 2} can play, so no player draws")
    if state.hitters and state.seats == 4:
        note(state, LACKS, seat ^ 2, state.stroke)
    note_taken(state, seat, _proper(state, seat).bit_length() - 1)
    note(state, FINDS, seat, state.stroke)


def _able(state: CardTennisState, seat: int) -> bool:
    """Test if a seat holds a card that may be played now."""
    return bool(_proper(state, seat))


def _proper(state: CardTennisState, seat: int) -> int:
    """The cards of a seat that may be played now."""
    return state.hands[seat] & state.deal.table.answers[state.stroke]
