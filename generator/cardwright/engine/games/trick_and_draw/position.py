"""A state in the middle of a deal, from what a person can say about the table.

All cards are always there: what lies neither in a hand nor on the table nor in the talon lies in
tricks, so `tricks` and the cards said must add up to the pack. Counts need not: a position may be
one that no play leads to, as long as the law can go on from it.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cardwright.engine.games.trick_and_draw.phase import (
    ANNOUNCED,
    BEFORE_DRAW,
    BEFORE_TURN_UP,
    CLOSED_ON,
    LEAD,
    OPENING,
    REPLY,
)
from cardwright.engine.games.trick_and_draw.position_cards import (
    ASKS_LEADER,
    HAND,
    Players,
    TrickAndDrawLayout,
)
from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from cardwright.engine.games.trick_and_draw.steps import LAST, may_exchange
from cardwright.engine.games.trick_and_draw.table import ANNOUNCE, CARDS, CLOSE, EXCHANGE
from cardwright.engine.masks import mask_of
from cardwright.engine.outcome import NOBODY, Count
from cardwright.engine.position_reader import Facts, check_announced, check_counts, wrong

if TYPE_CHECKING:
    from cardwright.engine.games.trick_and_draw.form import TrickAndDraw

FACTS = (
    "dealer",
    "hands",  # by seat; a hand that is not said gets cards that lie nowhere else
    "turn_up",  # the card beside the talon; not said once it is drawn …
    "trump",  # … and then this suit
    "talon",  # from the top; it goes on with cards that lie nowhere else
    "leader",  # the seat that leads to this trick; wanted once a trick is taken
    "led",  # the card led, or the announcement; it lies on the table and waits for a reply
    "question",  # where the table does not show it: announced, opening, closed-on
    "counted",  # a list by seat; an announcement that waits for its reply is counted already
    "pending",  # likewise, what waits for a trick
    "tricks",  # a list by seat
    "closed_by",  # the seat that closed
    "tricks_at_close",  # a list by seat; the closer’s opponent had what it could, if not said
    "first_to_target",  # the seat; wanted where both have the target
    "last_trick",  # the card led and the reply
    "shown",  # by seat: cards in the hand that the opponent has seen
)
MOST = 999  # any count is below


def position(form: "TrickAndDraw", facts: Mapping[str, object]) -> TrickAndDrawState:
    """The state that these facts describe; raises InputError for facts that cannot be.

    Its actions are what stands on the table, and no others: the trick before which a draw is due,
    the close, the lead.

    >>> from cardwright.engine import load_game
    >>> form = load_game("court").form("two-handed")
    >>> hands = {"0": "RS RK GC"}
    >>> state = position(form, {"hands": hands, "trump": "gold", "tricks": [5, 4],
    ...                         "leader": 1, "led": "RE"})
    >>> [form.action_name(action) for action in state.legal()]
    ['RK', '60']
    """
    said = Facts(form, facts, FACTS)
    players = Players(form, said)
    state = _placed(TrickAndDrawLayout(form, said, players))
    state.counted = players.numbers("counted", MOST)
    state.pending = players.numbers("pending", MOST)
    state.closer = players.closer
    state.at_close = _at_close(players, state)
    state.first = _first(said, state)
    _read_actions(said, state, players)
    _see(said, state)
    seats = [f"Seat {seat}" for seat in state.players]
    check_counts(seats, _counts(state), state.taken, form.ledger.words.trick)
    _check_question(state)
    return state


def _placed(layout: TrickAndDrawLayout) -> TrickAndDrawState:
    """The state in which every card lies where it is said to."""
    players = layout.players
    state = TrickAndDrawState.dealt(layout.form, layout.order, players.seats)
    state.table = layout.table
    state.phase = layout.phase
    state.turn = players.leader if ASKS_LEADER[layout.phase] else 1 - players.leader
    state.hands = (mask_of(layout.hands[0]), mask_of(layout.hands[1]))
    state.turn_up = layout.turn_up
    state.top = CARDS - len(layout.talon)
    state.led = layout.led
    state.last = layout.last
    state.taken = players.taken
    return state


def _at_close(players: Players, state: TrickAndDrawState) -> tuple[int, int]:
    """The tricks of the players at the close; the hands show how many there were together."""
    name = "tricks_at_close"
    if state.closer == NOBODY:
        if name in players.said:
            raise wrong(name, "nobody has closed", "add closed_by")
        return 0, 0
    # Who does not lead to this trick has all the cards that there were before it.
    held = state.hands[1 - players.leader].bit_count()
    drawn = held + sum(state.taken) - HAND
    other = 1 - state.closer
    his = min(state.taken[other], drawn)
    had = (his, drawn - his) if other == 0 else (drawn - his, his)
    if name in players.said:
        had = players.numbers(name, CARDS // 2)
    numbers = {drawn, drawn + state.table.rules.asks_before_draw}
    if sum(had) not in numbers or had[0] > state.taken[0] or had[1] > state.taken[1]:
        hint = " or ".join(f"{number} together" for number in sorted(numbers))
        raise wrong(
            name, f"it is impossible, because {players.tricks}", f"by the hands it is {hint}"
        )
    return had


def _first(said: Facts, state: TrickAndDrawState) -> int:
    """The player who first counted the target."""
    name = "first_to_target"
    target = state.table.rules.target
    reached = [player for player in (0, 1) if state.counted[player] >= target]
    if name in said:
        player = state.players.index(said.seat(name, state.players[0], state.players))
        if player not in reached:
            count = state.counted[player]
            raise wrong(name, f"Seat {state.players[player]} has only {count}")
        return player
    if len(reached) > 1:
        raise wrong(name, f"is missing, but both have {target}", "add the seat")
    return reached[0] if reached else NOBODY


def _read_actions(said: Facts, state: TrickAndDrawState, players: Players) -> None:
    """Read the actions that stand on the table; what was announced is shown and counted."""
    if state.phase in {BEFORE_DRAW, BEFORE_TURN_UP}:
        for card in state.last[1:]:
            state.past = (state.past, card)
    if state.closer != NOBODY:
        state.past = (state.past, CLOSE)
    if state.led == NOBODY:
        return
    action = state.led
    if said.announced("led"):
        leader = players.leader
        seat = state.players[leader]
        action = ANNOUNCE + state.table.announcements.index(state.led)
        partner = state.table.partners[action - ANNOUNCE]
        if not state.hands[leader] >> partner & 1:
            name = state.form.card_names[partner]
            raise wrong("led", f"Seat {seat} does not have the {name}, the other card of the pair")
        state.shown = (0, 1 << partner) if leader else (1 << partner, 0)
        worth = state.table.worth[action - ANNOUNCE]
        check_announced(f"Seat {seat}", _counts(state)[leader], state.taken[leader], worth)
    state.past = (state.past, action)


def _counts(state: TrickAndDrawState) -> tuple[Count, ...]:
    """The count of each player, and the points that wait."""
    return tuple(map(Count, state.counted, state.pending))


def _see(said: Facts, state: TrickAndDrawState) -> None:
    """The cards in hand that the opponent has seen."""
    shown = said.shown_cards()
    first, second = (mask_of(shown.get(seat, ())) for seat in state.players)
    state.shown = (state.shown[0] | first, state.shown[1] | second)


def _check_question(state: TrickAndDrawState) -> None:
    """The question can be open at this table."""
    nothing_led = state.led == NOBODY
    able = bool(state.hands[state.turn] & state.table.low_bit) and may_exchange(state, state.turn)
    possible, needs = {
        LEAD: (nothing_led, "no card on the table"),
        OPENING: (nothing_led and state.closer == state.turn, "a close by the leader in this turn"),
        CLOSED_ON: (
            nothing_led and state.closer == 1 - state.turn and able,
            "a close by the leader in this turn, and an opponent who may exchange",
        ),
        ANNOUNCED: (
            _announced(state) and state.taken[state.turn] > 0,
            f"an announcement, and a {state.form.ledger.words.trick} of the leader",
        ),
        REPLY: (not nothing_led, "a card led"),
        BEFORE_DRAW: (
            nothing_led and _asks_before_draw(state, able=able),
            "a choice of the leader",
        ),
        BEFORE_TURN_UP: (
            able and state.table.rules.swaps_after_last_draw,
            "a possible exchange",
        ),
    }[state.phase]
    if not possible:
        raise wrong("question", f"{state.question} is not possible", f"it needs {needs}")


def _announced(state: TrickAndDrawState) -> bool:
    return any(ANNOUNCE <= action < EXCHANGE for action in state.actions)


def _asks_before_draw(state: TrickAndDrawState, *, able: bool) -> bool:
    if state.turn_up == NOBODY or state.closer != NOBODY:
        return False
    return state.table.rules.asks_before_draw or (able and state.top == LAST)
