"""Samples of the cards that a seat cannot see in a deal for two hands and a stock.

A hidden card lies in the hand of another player or in the stock. What is known of it besides its
absence elsewhere follows from the rules: after a close who did not follow, or did not take, could
not; and a player is asked about the low trump only if he holds it.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from cardwright.engine.games.trick_and_draw.table import (
    ANNOUNCE,
    CARDS,
    CLOSE,
    DECLARE,
    DRAW,
    EXCHANGE,
    FOUR,
    PASS,
    TrickAndDrawTable,
)
from cardwright.engine.games.trick_and_draw.view import EVERY, TrickAndDrawView
from cardwright.engine.lots import Lots
from cardwright.engine.masks import mask_of, members
from cardwright.engine.outcome import NOBODY
from cardwright.engine.past import actions_of
from cardwright.engine.shuffle import Chance, by_lot
from cardwright.errors import InputError

if TYPE_CHECKING:
    from cardwright.engine.games.trick_and_draw.form import TrickAndDraw

_DEAR = 8  # a card that counts so much is not led without need
STOCK = 2  # the room of the stock, beside those of the two players


class KnownCards(NamedTuple):
    """Knowledge of hidden cards that follows from play, by player: masks."""

    holds: tuple[int, int]
    lacks: tuple[int, int]


def samples(
    form: "TrickAndDraw", view: TrickAndDrawView, chance: Chance
) -> Iterator[TrickAndDrawState]:
    """States as this view may have them, each way to lie as likely as the others, without end.

    Raises InputError for a deal that is over.
    """
    if view.phase == "over":
        raise InputError("the deal is over", hint="take the view of an earlier moment")
    players = _players(form, view)
    table = _table(form, view)
    known = [mask_of(view.known[seat]) for seat in players]
    if view.seat in players:
        known[players.index(view.seat)] = mask_of(view.hand)
    elsewhere = {view.led, view.turn_up} - {NOBODY}
    hidden = EVERY & ~(mask_of(view.gone) | mask_of(elsewhere) | known[0] | known[1])
    sizes = [
        view.held[seat] - cards.bit_count() for seat, cards in zip(players, known, strict=True)
    ]
    certain = _certain(view, players, table)
    places = {
        card: tuple(room for room in (0, 1, STOCK) if _may_lie(card, room, certain))
        for card in members(hidden)
    }
    lots = Lots(places, (*sizes, hidden.bit_count() - sum(sizes)))
    while True:
        first, second, stock = lots.draw(chance)
        hands = (known[0] | mask_of(first), known[1] | mask_of(second))
        yield TrickAndDrawState.supposed(form, view, players, hands, stock)


def candidates(form: "TrickAndDraw", view: TrickAndDrawView, legal: Sequence[int]) -> Sequence[int]:
    """The actions that a good player considers: the target is declared as soon as it is reached.

    There is nothing to think about where four are laid down, which end the deal, nor where the low
    trump can be exchanged, which costs nothing, nor where a pair makes the target.
    """
    counted = view.counts[view.seat].counted
    if DECLARE in legal and counted >= form.rules.target:
        return (DECLARE,)
    for plain in (FOUR, EXCHANGE):
        if plain in legal:
            return (plain,)
    if view.tricks[view.seat]:
        table = _table(form, view)
        for action in legal:
            announced = ANNOUNCE <= action < EXCHANGE and table.worth[action - ANNOUNCE]
            if announced and counted + announced >= form.rules.target:
                return (action,)
    return [action for action in legal if action != DECLARE]


def warned(form: "TrickAndDraw", view: TrickAndDrawView, legal: Sequence[int]) -> Mapping[int, str]:
    """The cards that are better kept: dear ones to lead or to give away, and those of a pair.

    While nobody has to follow, any trump could take a dear card that is led.
    """
    table = _table(form, view)
    cards = [card for card in legal if card < CARDS]
    if view.phase == "reply":
        found = _given_away(form, table, cards, view.led)
    elif view.phase == "lead" and view.turn_up != NOBODY and view.closed_by == NOBODY:
        found = _led_dear(form, table, cards)
    else:
        found = {}
    hand, closed = mask_of(view.hand), view.turn_up == NOBODY or view.closed_by != NOBODY
    if table.rules.late_pairs or not closed:
        for card, partner in zip(table.announcements, table.partners, strict=True):
            if card in cards and hand >> partner & 1:
                found[card] = f"It keeps the {form.face(card).name} for its pair."
    return found


def _led_dear(
    form: "TrickAndDraw", table: TrickAndDrawTable, cards: Sequence[int]
) -> dict[int, str]:
    """The dear cards that any trump could take."""
    words = form.ledger.words
    trump = "trump" if words.trump == "trump" else f"card of the {words.trump}"
    return {
        card: f"It keeps back the {form.face(card).name}, which any {trump} could take."
        for card in cards
        if table.values[card] >= _DEAR and not table.trumps >> card & 1
    }


def _given_away(
    form: "TrickAndDraw", table: TrickAndDrawTable, cards: Sequence[int], led: int
) -> dict[int, str]:
    """The cards that lose the trick and count more than another that does."""
    losing = {card: table.values[card] for card in cards if not table.beats[led] >> card & 1}
    least = min(losing.values(), default=0)
    return {
        card: f"It gives less away than the {form.face(card).name}."
        for card, value in losing.items()
        if value > least + 1
    }


def sure(form: "TrickAndDraw", view: TrickAndDrawView, action: int) -> str:
    """The reason why nobody can beat a card that is led; "" if the other player might."""
    if view.phase != "lead" or action >= CARDS:
        return ""
    table = _table(form, view)
    above = table.beats[action] & ~(mask_of(view.gone) | mask_of(view.hand))
    turn_up = 0 if view.turn_up == NOBODY else 1 << view.turn_up
    if above & ~turn_up:
        return ""
    face_up = view.closed_by == NOBODY and above
    return f"nobody can beat it{': the only higher card lies face up' if face_up else ''}"


def quick(state: TrickAndDrawState, legal: list[int], chance: Chance) -> int:
    """The simple player, quickly: it does not close, and announces and exchanges when it may."""
    if legal[-1] >= CARDS:
        if DECLARE in legal:
            if state.counted[state.turn] >= state.table.rules.target:
                return DECLARE
            legal = [action for action in legal if action != DECLARE]
        for action in (FOUR, EXCHANGE, DRAW, PASS):
            if action in legal:
                return action
        legal = [action for action in legal if action != CLOSE]
        pairs = [action for action in legal if action >= ANNOUNCE]
        return by_lot(pairs or legal, chance)
    return by_lot(legal, chance)


def _table(form: "TrickAndDraw", view: TrickAndDrawView) -> TrickAndDrawTable:
    """The table of a view: the cards under its trumps."""
    return next(table for table in form.tables if table.suit == view.trump)


def _players(form: "TrickAndDraw", view: TrickAndDrawView) -> tuple[int, int]:
    """The seats of the players, who led first before the other."""
    return (view.dealer + 1) % form.seats, (view.dealer + 2) % form.seats


def _may_lie(card: int, room: int, certain: KnownCards) -> bool:
    """Test if a hidden card may lie in a room, for what is certain."""
    holders = [player for player in (0, 1) if certain.holds[player] >> card & 1]
    if holders:
        return room in holders
    return room == STOCK or not certain.lacks[room] >> card & 1


def _certain(
    view: TrickAndDrawView, players: tuple[int, int], table: TrickAndDrawTable
) -> KnownCards:
    """The hidden cards that play has made certain."""
    holds, lacks = [0, 0], [0, 0]
    if view.phase in {"closed-on", "before-turn-up"} or (
        view.phase == "before-draw" and not table.rules.asks_before_draw
    ):
        holds[players.index(view.to_move)] |= table.low_bit
    actions = actions_of(view.past)
    if CLOSE in actions and view.closed_by != NOBODY:
        closer = players.index(view.closed_by)
        other = 1 - closer
        after = actions[actions.index(CLOSE) + 1 :]
        if after[:1] == (PASS,) or (not after and view.phase == "closed-on"):
            holds[other] |= table.low_bit
        elif after[:1] != (EXCHANGE,) and _window(view, players, table, other):
            lacks[other] |= table.low_bit
        for player, led, card in _replies(after, closer, table):
            lacks[player] |= _lacked(table, led, card)
    return KnownCards((holds[0], holds[1]), (lacks[0], lacks[1]))


def _window(
    view: TrickAndDrawView, players: tuple[int, int], table: TrickAndDrawTable, other: int
) -> bool:
    """Test if the other player would have been asked at the close, had he held the low trump."""
    first_lead = not any(view.at_close)
    return view.at_close[players[other]] > 0 or (first_lead and table.rules.swaps_on_first_close)


def _replies(
    actions: tuple[int, ...], leader: int, table: TrickAndDrawTable
) -> Iterator[tuple[int, int, int]]:
    """The replies among these actions, which begin with a lead: who replied, to what, with what."""
    led = NOBODY
    for action in actions:
        if action >= EXCHANGE:
            continue
        card = action if action < CARDS else table.announcements[action - ANNOUNCE]
        if led == NOBODY:
            led = card
            continue
        yield 1 - leader, led, card
        if table.beats[led] >> card & 1:
            leader = 1 - leader
        led = NOBODY


def _lacked(table: TrickAndDrawTable, led: int, card: int) -> int:
    """The cards that one cannot have held who was bound to follow and to take, and played this."""
    suit = table.follows[led]
    if not suit >> card & 1:
        return suit if table.trumps >> card & 1 else suit | table.trumps
    return 0 if table.higher[led] >> card & 1 else table.higher[led]
