"""Moments of a deal for two hands and a stock: what the table holds, and what each seat sees."""

from typing import Any

import pytest

from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from cardwright.engine.games.trick_and_draw.view import TrickAndDrawView
from cardwright.engine.masks import members
from cardwright.engine.outcome import NOBODY, Count
from tests.engine.dealing import dealt, form_of, played

COURT = ("RC RR RK BK KK RE", "GJ BJ KJ RJ RS BS", "GS", "BC BR")
SIXTY_SIX = ("AS KS QS 9H KD JC", "AH KH QH JD 9D 9C", "JH", "QD 10D")


def court(
    actions: str = "", name: str = "two-handed", dealer: int = 0, **agreed: str
) -> TrickAndDrawState:
    """Court for two hands, gold as court color, after these actions."""
    return played(dealt(form_of("court", name, **agreed), *COURT, dealer=dealer), actions)


def sixty_six(actions: str = "", **agreed: str) -> TrickAndDrawState:
    """Sixty-Six for two hands, hearts as trumps, after these actions."""
    return played(dealt(form_of("sixty-six", **agreed), *SIXTY_SIX), actions)


def seen(state: TrickAndDrawState, seat: int) -> dict[str, Any]:
    """What a seat sees, cards in notation."""
    view = state.view(seat)
    assert isinstance(view, TrickAndDrawView)

    def names(cards: tuple[int, ...]) -> str:
        return " ".join(state.form.action_name(card) for card in cards)

    return {
        "seat": view.seat,
        "dealer": view.dealer,
        "to move": view.to_move,
        "phase": view.phase,
        "hand": names(view.hand),
        "held": view.held,
        "known": tuple(map(names, view.known)),
        "trump": view.trump,
        "turn-up": view.turn_up if view.turn_up < 0 else names((view.turn_up,)),
        "stock": view.stock,
        "closed by": view.closed_by,
        "led": view.led if view.led < 0 else names((view.led,)),
        "last trick": names(view.last_trick),
        "counts": view.counts,
        "tricks": view.tricks,
    }


AFTER_DEAL = {
    "seat": 1,
    "dealer": 0,
    "to move": 1,
    "phase": "lead",
    "hand": "BK KK RC RR RK RE",
    "held": (6, 6),
    "known": ("", ""),
    "trump": "gold",
    "turn-up": "GS",
    "stock": 11,
    "closed by": NOBODY,
    "led": NOBODY,
    "last trick": "",
    "counts": (Count(0, 0), Count(0, 0)),
    "tricks": (0, 0),
}


def test_a_seat_sees_its_hand_and_what_lies_open() -> None:
    assert seen(court(), 1) == AFTER_DEAL
    other = {"seat": 0, "hand": "GJ BS BJ KJ RS RJ"}
    assert seen(court(), 0) == AFTER_DEAL | other


def test_a_seat_sees_what_was_shown_and_played() -> None:
    announced = {
        "to move": 0,
        "phase": "reply",
        "hand": "BK KK RR RK RE",
        "held": (6, 5),
        "known": ("", "RR"),
        "led": "RC",
        "counts": (Count(0, 0), Count(0, 20)),
    }
    assert seen(court("RC!"), 1) == AFTER_DEAL | announced
    taken = {
        "to move": 1,
        "hand": "BC BK KK RR RK RE",
        "known": ("", "RR"),
        "stock": 9,
        "last trick": "RC KJ",
        "counts": (Count(0, 0), Count(30, 0)),
        "tricks": (0, 1),
    }
    assert seen(court("RC! KJ"), 1) == AFTER_DEAL | taken
    assert seen(court("RC! KJ RR BJ"), 1)["known"] == ("", "")  # what was played is not held


def test_a_seat_sees_who_closed_and_nothing_more_is_drawn() -> None:
    closed = {"phase": "opening", "stock": 0, "closed by": 1}
    assert seen(court("z"), 1) == AFTER_DEAL | closed
    by_the_other = court("RE RJ RC GJ z")
    assert seen(by_the_other, 1)["closed by"] == by_the_other.to_move == 0


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_a_dealer_who_sits_out_has_nothing_and_sees_no_hand(dealer: int) -> None:
    first, second = (dealer + 1) % 3, (dealer + 2) % 3
    state = court("RC! KJ", "three-handed", dealer)
    assert (state.dealer, state.to_move, state.seats) == (dealer, first, 3)
    view = seen(state, dealer)
    by_seat = {first: (6, "RR", Count(30, 0), 1), second: (6, "", Count(0, 0), 0)}
    rows = [by_seat.get(seat, (0, "", Count(0, 0), 0)) for seat in range(3)]
    columns = [tuple(row[n] for row in rows) for n in range(4)]
    assert [view[name] for name in ("held", "known", "counts", "tricks")] == columns
    assert (view["hand"], view["dealer"], view["seat"]) == ("", dealer, dealer)
    closed = court("RC! KJ z", "three-handed", dealer)
    assert {seen(closed, seat)["closed by"] for seat in range(3)} == {first}


def test_what_was_once_seen_in_a_hand_stays_known_until_it_is_played() -> None:
    hands = ("GC GR GK RC BC GJ", "RS RJ BS BJ KS KJ", "GE", "KC KR RR RK BR BK RE BE KK KE GS")
    after_six = played(dealt(form_of("court"), *hands), "GR! RS x GC RJ GK BS RC BJ BC KS KC KJ")
    # The turn-up that was drawn last, and the one that was taken in exchange.
    assert seen(after_six, 0)["known"] == ("GJ", "GE")
    assert (after_six.turn_up, after_six.question) == (NOBODY, "lead")
    later = played(after_six, "GE GJ")
    assert seen(later, 0)["known"] == ("", "")
    exchanged = played(dealt(form_of("court"), *hands), "GR! RS x")
    assert seen(exchanged, 0)["known"] == ("", "GC GE")


@pytest.mark.parametrize("trump", ["hearts", "clubs"])
def test_a_table_knows_what_is_above_a_card_and_what_beats_it(trump: str) -> None:
    form = form_of("sixty-six")
    table = next(table for table in form.tables if table.suit == trump)
    ranks = ["ace", "10", "king", "queen", "jack", "9"]
    for card in form.pack:
        higher = {other.number for other in form.pack if other.suit == card.suit}
        higher &= {n for n in higher if ranks.index(form.pack[n].rank) < ranks.index(card.rank)}
        trumps = {other.number for other in form.pack if other.suit == trump != card.suit}
        assert set(members(table.higher[card.number])) == higher
        assert set(members(table.beats[card.number])) == higher | trumps


def test_nobody_looks_back_at_a_trick_of_sixty_six() -> None:
    view = seen(sixty_six("AS JD"), 0)
    assert (view["last trick"], view["tricks"], view["phase"]) == ("", (0, 1), "before-draw")


def test_the_turn_up_is_exchanged_before_all_eyes() -> None:
    state = sixty_six("AS JD x")
    assert seen(state, 0)["known"] == ("", "JH")
    assert seen(state, 0)["turn-up"] == "9H"
    assert seen(state, 1)["hand"] == "KS QS JH KD JC"


@pytest.mark.parametrize("waiting", [0, 1])
def test_what_waits_is_counted_with_the_first_trick(waiting: int) -> None:
    other = 1 - waiting
    facts: dict[str, Any] = {"dealer": 1, "trump": "gold", "leader": other}
    facts["hands"] = {str(other): "RC BK", str(waiting): "GR BC"}
    for name, of_other, of_waiting in (("tricks", 10, 0), ("counted", 30, 0), ("pending", 0, 20)):
        facts[name] = [of_other, of_waiting] if other == 0 else [of_waiting, of_other]
    state = form_of("court").position(facts)
    assert state.counts[waiting] == Count(0, 20)
    state = played(state, "RC GR")
    assert (state.counts[other], state.counts[waiting]) == (Count(30, 0), Count(38, 0))


@pytest.mark.parametrize("winner", [0, 1])
def test_who_revoked_forfeits_what_is_counted_and_what_waits(winner: int) -> None:
    form = form_of("court")
    loser = 1 - winner
    facts: dict[str, Any] = {"dealer": 1, "turn_up": "GS", "closed_by": winner, "leader": winner}
    for name, of_winner, of_loser in (("tricks", 4, 0), ("counted", 10, 0), ("pending", 0, 20)):
        facts[name] = [of_winner, of_loser] if winner == 0 else [of_loser, of_winner]
    facts["hands"] = {str(winner): "GC RK", str(loser): "BC GR"}
    state = played(form.position(facts), "GC GR")
    assert (state.counts[winner], state.counts[loser]) == (Count(28, 0), Count(0, 20))
    ended = state.apply(form.parse(f"revoke {loser}"))
    assert (ended.counts[winner], ended.counts[loser]) == (Count(28, 0), Count(0, 0))


def test_states_are_equal_and_hash_alike_when_the_same_was_done() -> None:
    state = court("RE RJ")
    assert state == court("RE RJ")
    assert hash(state) == hash(court("RE RJ"))
    others = [court("RE"), court("RC RJ"), court("RE RJ", no_sixty="carry"), sixty_six()]
    assert state not in others
    assert len({hash(other) for other in [state, *others]}) == 5
    assert state != "RE RJ"


def test_a_state_tells_what_was_done() -> None:
    state = court("RC! KJ z")
    names = [state.form.action_name(action) for action in state.actions]
    assert names == ["RC!", "KJ", "z"]
    assert court().actions == ()
    assert court().awards == ()
