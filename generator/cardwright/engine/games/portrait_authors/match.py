"""A match of Portrait Authors is one game; its dealer is cut for."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardwright.engine.cards import Card
from cardwright.engine.games.portrait_authors.state import AuthorsState
from cardwright.engine.kernel import Form
from cardwright.engine.match import Match, MatchLaw
from cardwright.engine.state import State

if TYPE_CHECKING:
    from cardwright.engine.games.portrait_authors.form import PortraitAuthors

LAW = MatchLaw(
    cut=("AUTH-B18", "AUTH-D10"),
    cut_best="the first in the alphabet",
    turn=("AUTH-B18",),
    target=("AUTH-B11", "AUTH-B22"),
)


class SingleGameMatch(Match[AuthorsState]):
    """One game: every stack that counts is on the sheet at once, and the highest total wins.

    `winner` is NOBODY as long as nobody has won, and where several share the win; `winners` has
    them all.
    """

    def __init__(
        self, form: "PortraitAuthors", seed: int, dealer: int | None, seats: int | None = None
    ) -> None:
        self._winners: tuple[int, ...] = ()
        super().__init__(form, LAW, seed, dealer, seats=seats)
        # Books of the easy form may have been dealt whole.
        self._count(self.state, 0)

    def restack(self, order: Sequence[int]) -> AuthorsState:
        """As in any match; books that are dealt whole are put down."""
        state = super().restack(order)
        self._lines = [line for line in self._lines if not line.points]
        self._count(state, 0)
        return state

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the highest total; none before all cards are stacked."""
        return self._winners

    @property
    def over(self) -> bool:
        """True if all cards are stacked."""
        return bool(self.winners)

    @property
    def next_first_dealer(self) -> int:
        """The seat that deals in the next game: the deal passes to the left (AUTH-B18)."""
        return (self.dealer + 1) % self.seats

    def _cut_place(self, card: Card) -> str:
        """The last name of the author (AUTH-D10)."""
        return self.form.ledger.author(card.author).name.split()[-1].casefold()

    def _count(self, state: AuthorsState, counted: int) -> None:
        """Put down the stacks after so many that counted, and the end of the game."""
        for award in state.awards[counted:]:
            self._score(award)
        if state.outcome:
            self._settle(state.outcome, ())
            self._winners, self.winner = state.outcome.winners, state.outcome.winner
            shares = "won" if len(self.winners) == 1 else "shared the win"
            for seat in self.winners:
                self.note(seat, self.law.target, self.told_of(seat, shares))


def make_match(form: Form[State], seed: int, dealer: int | None) -> Match[Any]:
    """A match of this form, among as many as are best."""
    match: Match[Any] = form.match(seed, dealer=dealer)
    return match
