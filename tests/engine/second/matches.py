"""Matches once more: deals into a match, read straight from the rules, for every game.

Each of these keeps a score sheet as a person at the table would: it is told what a deal has brought
(by the second model of the deal) and says who has won, what is carried, and who deals next. Nothing
comes from the engine. The clause ids are those of the ledgers.
"""

from collections.abc import Sequence
from typing import Protocol

AT_ONCE = {"COURT-4H-11", "S66-B12"}  # a point made in the middle of a deal
AFRESH = "S66-L10"  # a deal that does not count


class Made(Protocol):
    """Points that a deal has brought."""

    @property
    def points(self) -> int:
        """How many."""

    @property
    def clause(self) -> str:
        """By which clause."""


def side_of(award: Made) -> int:
    """Whose points they are: the models of deals name the first field side or seat."""
    side: int = award[0]  # type: ignore[index]
    return side


class Race:
    """Points to a target: Court and Sixty-Six for two and for four, and Nations.

    What a tie carries goes to whoever next scores by a deal (COURT-B8, S66-X14), but not to a point
    made at once, which leaves it alone (COURT-D5).
    """

    def __init__(self, seats: int, score: Sequence[int], dealer: int, target: int) -> None:
        self.seats = seats
        self.score = list(score)
        self.dealer = dealer
        self.target = target
        self.carry = 0
        self.adds_up = True  # COURT-B8
        self.winner = -1
        self.seen = 0  # awards of this deal that stand on the sheet

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return self.winner != -1

    def watch(self, awards: Sequence[Made], *, over: bool, carry: int, clause: str) -> None:
        """What a deal has brought by now; `over` says that it has ended, `clause` by which."""
        by_the_deal = False
        for award in awards[self.seen :]:
            self.seen += 1
            side = side_of(award)
            self.score[side] += award.points
            if award.clause not in AT_ONCE:
                by_the_deal = True
                self.score[side] += self.carry
            if self.score[side] >= self.target:  # COURT-B33, NAT-D1
                self.winner = side
                self.carry = 0 if by_the_deal else self.carry
                return
        if over:
            self._keep(by_the_deal=by_the_deal, carry=carry)
            self.clause = clause

    def _keep(self, *, by_the_deal: bool, carry: int) -> None:
        """What is carried on."""
        if by_the_deal:
            self.carry = 0
        elif self.adds_up:
            self.carry += carry
        else:
            self.carry = max(self.carry, carry)

    def next_deal(self) -> None:
        """The deal passes to the left, or goes round again with the same dealer (S66-L10)."""
        self.seen = 0
        if self.clause != AFRESH:
            self.dealer = (self.dealer + 1) % self.seats


class Three(Race):
    """Three for a game of two hands: the dealer sits out and scores what the scorer does.

    COURT-3H-3 to -6, COURT-B22, COURT-B23, COURT-D11; S66-3H-2 to -6, S66-B14, S66-D11.
    """

    def __init__(self, score: Sequence[int], dealer: int) -> None:
        super().__init__(3, score, dealer, 7)
        self.table = [0, 1, 2]  # who sits at it
        self.first_out = -1
        self.loser = -1

    @property
    def over(self) -> bool:
        """Whether the loser is found."""
        return self.loser != -1

    def watch(self, awards: Sequence[Made], *, over: bool, carry: int, clause: str) -> None:
        """Only at its end does a deal bring anything."""
        if not over:
            return
        self.clause = clause
        for award in awards:
            seat = self.table[side_of(award)]
            self.score[seat] += self._counts(seat, award.points + self.carry)
        self._keep(by_the_deal=bool(awards), carry=carry)
        out = [seat for seat in range(3) if self.score[seat] >= self.target]
        if out and self.first_out == -1:
            self.winner = self.first_out = out[0]
        elif len(out) == 2:
            self.loser = 3 - sum(out)

    def _counts(self, seat: int, points: int) -> int:
        """A dealer without cards stops at six, and one who has gone out scores nothing."""
        if len(self.table) == 2 or seat != self.dealer:
            return points
        return 0 if seat == self.first_out else min(points, self.target - 1 - self.score[seat])

    def next_deal(self) -> None:
        """To the left; the first out deals once more when due, and then leaves."""
        if self.clause == AFRESH:
            return
        left = (self.dealer + 1) % 3
        if self.first_out != -1 and len(self.table) == 3 and left != self.first_out:
            self.table.remove(self.first_out)
        if left not in self.table:
            left = (left + 1) % 3
        self.dealer = left


class TennisSet(Race):
    """Games to six (TEN-24, TEN-B11); who serves goes round (TEN-19, TEN-20, TEN-B14)."""

    def __init__(self, seats: int, score: Sequence[int], dealer: int) -> None:
        super().__init__(seats, score, dealer, 6)
        facing = {0: 1, 1: 0, 2: 3, 3: 2}
        partner = {0: 2, 2: 0, 1: 3, 3: 1}
        other = partner[facing[dealer]]
        four = [dealer, facing[dealer], partner[dealer], other]
        self.order = four if seats == 4 else [dealer, 1 - dealer]

    @property
    def opens_next_set(self) -> int:
        """Whose turn it is after the last game (TEN-B15, TEN-D2)."""
        return self.order[(self.order.index(self.dealer) + 1) % self.seats]

    def next_deal(self) -> None:
        """The next in order deals and serves."""
        self.seen = 0
        self.dealer = self.opens_next_set


def cut(ranks: Sequence[int], packs: Sequence[Sequence[int]]) -> int:
    """The seat that deals first: the best card cut has the deal, and equals cut again.

    `ranks` says by card how good it is, the least the best; `packs` are the packs that are cut,
    from the top, one for each time. COURT-B20, S66-X2, NAT-B4, AUTH-D10.
    """
    seats = list(range(len(packs[0])))
    for pack in packs:
        found = {seat: ranks[pack[place]] for place, seat in enumerate(seats)}
        best = min(found.values())
        seats = [seat for seat in seats if found[seat] == best]
        if len(seats) == 1:
            return seats[0]
    raise AssertionError("equal for ever")
