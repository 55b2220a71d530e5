"""One player against another: the same shuffles from every side, so that luck of the deal is out.

A shuffle is played as often as there are sides that play; each time another side is the
challenger's, and all others are the defender's. Deal k, from 1, can be played again alone.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random  # noqa: TID251 - random() alone is the same on every version
from time import process_time
from typing import Any, NamedTuple

from cardwright.engine.figures import Mean, Share
from cardwright.engine.kernel import Form
from cardwright.engine.players import Player
from cardwright.engine.sampling import Margin
from cardwright.engine.shuffle import mixed
from cardwright.engine.state import State


class DuelDeal(NamedTuple):
    """A deal of a duel: its end, the side of the challenger, and how long its moves took, in ms."""

    state: State
    side: int
    took: tuple[float, ...]

    @property
    def ahead(self) -> int:
        """The lead of the challenger's side over the best other that plays, in points."""
        return Margin.of(self.state, self.side).points


class Duel:
    """The result of a number of deals for the challenger."""

    def __init__(self, met: Iterator[DuelDeal]) -> None:
        ahead: Counter[int] = Counter()
        took: list[float] = []
        for one in met:
            ahead[one.ahead] += 1
            took += one.took
        self.deals = ahead.total()
        self.won = Share(sum(n for more, n in ahead.items() if more > 0), self.deals)
        self.lost = Share(sum(n for more, n in ahead.items() if more < 0), self.deals)
        self.ahead = Mean.of(ahead)
        self.took = sorted(took)[len(took) // 2] if took else 0.0  # ms for a choice, the median

    def plain(self) -> dict[str, Any]:
        """All of it, for JSON."""
        shares = {"won": self.won.plain(), "lost": self.lost.plain()}
        return {"deals": self.deals, **shares, "ahead": self.ahead.plain(), "ms": self.took}


def duel(
    form: Form[State],
    challenger: Player,
    defender: Player,
    deals: int,
    seed: int,
    seats: int | None = None,
) -> Iterator[DuelDeal]:
    """So many deals of a duel, one after the other; `seats` where a form leaves a choice."""
    return (meet(form, challenger, defender, seed, number, seats) for number in range(1, deals + 1))


def meet(
    form: Form[State],
    challenger: Player,
    defender: Player,
    seed: int,
    number: int,
    seats: int | None = None,
) -> DuelDeal:
    """Deal `number` of the duel of this seed, as it is in the duel."""
    seats = form.seats if seats is None else seats
    shuffle, turn = divmod(number - 1, min(form.sides, seats) - (not form.dealer_plays))
    dealt = mixed(seed, shuffle + 1)
    dealer = shuffle % seats
    side = form.side((dealer + 1 + turn) % seats)
    chances = [Random(mixed(mixed(dealt, turn), seat)).random for seat in range(seats)]
    state = form.deal(dealt, dealer=dealer, seats=seats)
    took = []
    while not state.over:
        seat, legal = state.to_move, state.legal()
        mine = form.side(seat) == side
        begun = process_time()
        action = (challenger if mine else defender).action(state.view(seat), legal, chances[seat])
        if mine and len(legal) > 1:
            took.append(1000 * (process_time() - begun))
        state = state.apply(action)
    return DuelDeal(state, side, tuple(took))
