"""A moment of a deal as a plain value: what the state of a game begins with, if it need not race.

The kernels of Court and Sixty-Six keep masks in slots instead, and play many times as fast.
"""

from dataclasses import dataclass, replace
from typing import Any, Generic, Self, TypeVar

from cardwright.engine.kernel import Form
from cardwright.engine.outcome import Award
from cardwright.engine.past import Past, actions_of

F = TypeVar("F", bound=Form[Any])


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment(Generic[F]):
    """A moment of play: seats, cards, the open question, and what was done; a game adds its table.

    >>> from cardwright.engine import load_game
    >>> form = load_game("court").form("two-handed")
    >>> dealt = Moment(form=form, order=(3, 1, 0, 2), dealer=0, hands=((1, 2), (0, 3)), to_move=1)
    >>> played = dealt.after(3, hands=dealt.hands_without(3), to_move=0)
    >>> played.hands, played.actions, dealt.actions
    (((1, 2), (0,)), (3,), ())
    """

    form: F
    order: tuple[int, ...]  # the whole pack from the top, as it was dealt
    dealer: int
    hands: tuple[tuple[int, ...], ...]  # by seat, each ascending
    to_move: int  # the seat that is asked now; NOBODY when the deal is over
    past: Past = ()

    @property
    def seats(self) -> int:
        """The number of players at the table."""
        return len(self.hands)

    @property
    def over(self) -> bool:
        """True if the deal has ended."""
        return self.to_move < 0

    @property
    def actions(self) -> tuple[int, ...]:
        """Every action since the deal."""
        return actions_of(self.past)

    @property
    def awards(self) -> tuple[Award, ...]:
        """Points made at once, before the deal is over: here, none."""
        return ()

    def hand(self, seat: int) -> tuple[int, ...]:
        """The cards a seat holds, ascending; raises InputError for no seat of the table."""
        self.form.require_seat(seat)
        return self.hands[seat]

    def after(self, action: int, **changed: Any) -> Self:  # noqa: ANN401
        """The moment after an action: this one, but for the fields that are changed."""
        return replace(self, past=(self.past, action), **changed)

    def hands_without(self, card: int) -> tuple[tuple[int, ...], ...]:
        """The hands when a card has been played from one of them."""
        return tuple(tuple(held for held in hand if held != card) for hand in self.hands)
