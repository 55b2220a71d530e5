"""The set: games until a side has six of them, and who serves which."""

from dataclasses import dataclass
from typing import Any

from cardwright.engine.kernel import Form
from cardwright.engine.match import Clauses, Match, MatchLaw
from cardwright.engine.sentence import say
from cardwright.engine.shuffle import mixed, shuffled
from cardwright.engine.state import State


@dataclass(frozen=True, slots=True, kw_only=True)
class SetLaw(MatchLaw):
    """The clauses by which the sets of a form go."""

    opens: Clauses  # who serves first in the next set
    game: Clauses = ("TEN-21",)  # four balls win a game …
    deuce: Clauses = ("TEN-23",)  # … and from deuce on two running


_TARGET = ("TEN-24", "TEN-B11", "TEN-B18")
SINGLES = SetLaw(
    cut=("TEN-B15",), turn=("TEN-19",), target=_TARGET, tie=(), won="won the set",
    opens=("TEN-B15",),
)  # fmt: skip
DOUBLES = SetLaw(
    cut=("TEN-B15",), turn=("TEN-20", "TEN-B14"), target=_TARGET, tie=(), won="won the set",
    opens=("TEN-D2",),
)  # fmt: skip


class Set(Match[Any]):
    """A set; its deals are games, and its points the games that a side has won."""

    law: SetLaw

    @property
    def next_first_dealer(self) -> int:
        """The seat whose turn it is to serve after this game, be it in the next set.

        Seat 0 sits opposite 1, and 2 opposite 3: so the opening server, the opponent opposite, the
        server’s partner and the last player are seats that count up from an even one, and down
        from an odd one.
        """
        step = -1 if self._deals[0].dealer % 2 else 1
        return (self.dealer + step) % self.form.seats

    def _cut(self) -> int:
        """The seat on which the lot falls."""
        seat = shuffled(self.form.seats, mixed(mixed(self.seed, 0), 0))[0]
        lot = say("the lot falls on {seat:seat}, to serve", seat=seat)
        self.note(self.form.side(seat), self.law.cut, lot)
        return seat

    def _pass_the_deal(self) -> None:
        """The sides serve by turns."""
        self.dealer = self.next_first_dealer
        self._deals_now(self.law.turn, "deals and serves")

    def _look_for_winner(self, clauses: Clauses = ()) -> None:
        """Six games win the set, and settle who opens the next."""
        super()._look_for_winner(clauses)
        if self.over:
            seat = self.next_first_dealer
            opens = say("{seat:seat} opens the next set", seat=seat)
            self.note(self.form.side(seat), self.law.opens, opens)


def make_match(form: Form[State], seed: int, dealer: int | None) -> Set:
    """A set of this form, under its options."""
    return Set(form, DOUBLES if form.seats == 4 else SINGLES, seed, dealer)
