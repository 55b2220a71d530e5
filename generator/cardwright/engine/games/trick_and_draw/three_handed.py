"""A match of three for a game for two hands: the dealer sits out and shares what is scored.

The first to the target has won and leaves; the other two find the loser in the two-handed form.
"""

from dataclasses import dataclass

from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from cardwright.engine.kernel import Form
from cardwright.engine.match import Clauses, Match, MatchLaw
from cardwright.engine.outcome import NOBODY, Award


@dataclass(frozen=True, slots=True, kw_only=True)
class ThreeHandedLaw(MatchLaw):
    """The clauses by which three play a match."""

    copied: Clauses  # the dealer scores as much as the scorer, what is carried too …
    capped: Clauses  # … but never goes out
    retires: Clauses  # the first to the target has won …
    duty: Clauses  # … but deals once more, scoring nothing, when due to deal next
    remaining: Clauses  # who deals first to the two who are left …
    alternate: Clauses  # … and who after that
    loses: Clauses  # one of the two loses
    loser_deals: bool  # first in the next match


class ThreeHandedMatch(Match[TrickAndDrawState]):
    """A match of three. Its seats are 0 to 2 all along.

    `winner` is the first to the target; the match is over when `loser` is found. After seat 0 has
    left, `table` is (1, 2): these are the seats 0 and 1 of the state then.
    """

    law: ThreeHandedLaw

    def __init__(
        self,
        form: Form[TrickAndDrawState],
        remaining: Form[TrickAndDrawState],
        law: ThreeHandedLaw,
        seed: int,
        dealer: int | None = None,
    ) -> None:
        self.remaining = remaining  # the form of the two who are left
        self.loser = NOBODY
        super().__init__(form, law, seed, dealer)

    @property
    def over(self) -> bool:
        """True if the loser is found."""
        return self.loser != NOBODY

    @property
    def next_first_dealer(self) -> int:
        """The seat that deals first in the next match; NOBODY when that is cut for."""
        return self.loser if self.law.loser_deals else NOBODY

    @property
    def _sits_out(self) -> int:
        """The dealer of three; NOBODY when only two are left."""
        return self.dealer if len(self.table) > 2 else NOBODY

    def _dealt(self, seed: int) -> TrickAndDrawState:
        if len(self.table) > 2:
            return super()._dealt(seed)
        return self.remaining.deal(seed, dealer=self.table.index(self.dealer))

    def _pass_the_deal(self) -> None:
        """The deal passes to the left, past a player who has left the table."""
        if self.winner == NOBODY:
            super()._pass_the_deal()
        elif len(self.table) < 3:
            self.dealer = self._left_of(self.dealer)
            self._deals_now(self.law.alternate)
        elif self.winner == (self.dealer + 1) % 3:
            self.dealer = self.winner
            self._deals_now(self.law.duty, "deals once more before leaving")
        else:
            self.table = tuple(seat for seat in self.table if seat != self.winner)
            self.dealer = self._left_of(self.dealer)
            self._deals_now(self.law.remaining, "deals first to the two who are left")

    def _left_of(self, seat: int) -> int:
        """The next seat to the left that is still at the table."""
        left = ((seat + 1) % 3, (seat + 2) % 3)
        return next(neighbor for neighbor in left if neighbor in self.table)

    def _score(self, award: Award) -> None:
        award = award._replace(side=self.table[award.side])
        super()._score(self._held(award) if award.side == self._sits_out else award)

    def _carried(self, side: int) -> Award:
        carried = super()._carried(side)
        if self.table[side] != self._sits_out:
            return carried
        main, *basis = self.law.copied
        return carried._replace(clause=main, basis=(*basis, carried.clause, *carried.basis))

    def _held(self, award: Award) -> Award:
        """The part of an award a dealer may take: never the last point, and nothing once out."""
        if award.side == self.winner:
            main, *basis = self.law.duty
            gone = self.told_of(award.side, "went out, and scored nothing for dealing")
            return award._replace(points=0, clause=main, reason=gone, basis=tuple(basis))
        room = self.target - 1 - self.score[award.side]
        if award.points <= room:
            return award
        main, *basis = self.law.capped
        reason = f"{award.reason}, but a dealer stops at {self.target - 1}"
        return award._replace(points=room, clause=main, reason=reason, basis=tuple(basis))

    def _look_for_winner(self, clauses: Clauses = ()) -> None:
        """The first to the target has won; after the second, the third has lost."""
        out = [seat for seat in range(3) if self.score[seat] >= self.target]
        if out and self.winner == NOBODY:
            self.winner = out[0]
            out_first = (*clauses, *self.law.target, *self.law.retires)
            self.note(self.winner, out_first, self.told_of(self.winner, "won the match"))
        elif len(out) > 1:
            (self.loser,) = (seat for seat in range(3) if seat not in out)
            self.note(self.loser, self.law.loses, self.told_of(self.loser, "lost the match"))
