"""Positions for tests: deals of Court or Sixty-Six for four, from the hands as written."""

import copy
from collections.abc import Iterator
from random import Random

from cardwright.engine import load_game, play
from cardwright.engine.games.four_seat.form import FourSeat
from cardwright.engine.games.four_seat.state import FourSeatState
from cardwright.engine.outcome import NOBODY

# Gold is the court color. Seat 2 has no red, seats 0 and 2 have high gold.
COURT_HANDS = (
    "RE RS RJ GR GRt BC BR BK",
    "RK RRt GS GC KC KR BJ GJ",
    "GE GK KJ BE BS BRt BSf KK",
    "RC RR RSf KE KS KRt KSf GSf",
)
# Hearts are trumps. Only seats 0 and 1 have spades.
SIXTY_SIX_HANDS = (
    "9S AS 10S QS JS 8S AH 7H",
    "KS 7S AD 10D QC JC 9C 10H",
    "KD KH 8H 9D 8D 7D 8C 7C",
    "JH QH QD JD AC 10C KC 9H",
)
HANDS = {"court": COURT_HANDS, "sixty-six": SIXTY_SIX_HANDS}
# Every seat has a color of its own, seat 0 gold.
COLORS = tuple(
    " ".join(color + rank for rank in ("C", "R", "K", "E", "S", "J", "Rt", "Sf"))
    for color in "GBKR"
)
AGREED: list[tuple[str, dict[str, str]]] = [
    ("court", {}),
    ("court", {"marriages": "on"}),
    ("sixty-six", {}),
    ("sixty-six", {"head_plain": "off"}),
    ("sixty-six", {"ten_bonus": "on"}),
]


def form_of(game: str, **agreed: str | bool) -> FourSeat:
    """A form for four."""
    form = load_game(game).form("four-handed").with_options(**agreed)
    assert isinstance(form, FourSeat)
    return form


def dealt(form: FourSeat, dealer: int = 3, hands: tuple[str, ...] = ()) -> FourSeatState:
    """The state where these hands were dealt, the dealer's last card turned up."""
    cards = [[form.parse(card) for card in hand.split()] for hand in hands or HANDS[form.game]]
    order = [cards[(dealer + 1 + place) % 4][place // 4] for place in range(32)]
    return form.deal(order=order, dealer=dealer)


def played(state: FourSeatState, actions: str) -> FourSeatState:
    """The state after actions in notation, each of which is judged."""
    for action in actions.split():
        state = play(state, state.form.parse(action))
    return state


def open_to(state: FourSeatState) -> str:
    """The legal actions in notation, ascending."""
    return " ".join(state.form.action_name(action) for action in state.legal())


def random_play(form: FourSeat, seeds: range) -> Iterator[FourSeatState]:
    """Every state of deals that are played at random."""
    draw = Random(3).random
    for seed in seeds:
        state = form.deal(seed=seed, dealer=seed % 4)
        yield state
        for _ in state.order:
            legal = state.legal()
            state = state.apply(legal[int(draw() * len(legal))])
            yield state


def counted(form: FourSeat, counts: tuple[int, int], taken: tuple[int, int]) -> FourSeatState:
    """A deal that is over with these counts and tricks, the bonus taken by nobody."""
    *_, end = random_play(form, range(1))
    end = copy.copy(end)
    end.counted, end.taken, end.captor = counts, taken, NOBODY
    return end
